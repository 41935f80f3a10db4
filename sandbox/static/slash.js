// A slash command being filled in: its name, a field for every option in use, chips for the rest.

import { spoken } from "./commands.js";
import { el, iconButton, packFile } from "./dom.js";
import { ATTACHMENT, botSuggestions, fixedSuggestions, isAutocompleted, namesAnId, read } from "./options.js";

const PAUSE = 120;

export class CommandLine {
  constructor(root, suggestions, { onsend, onleave }) {
    Object.assign(this, { root, suggestions, onsend, onleave });
    this.leaf = null;
    this.fields = [];
    this.question = 0;
  }

  get active() {
    return this.leaf !== null;
  }

  /** Begin filling in a command. */
  start(leaf) {
    this.leaf = leaf;
    this.fields = leaf.options.filter((option) => option.required).map((option) => this.#field(option));
    this.#draw();
    this.focusNext();
  }

  leave() {
    this.leaf = null;
    this.fields = [];
    this.root.hidden = true;
    this.root.replaceChildren();
    this.suggestions.hide();
  }

  /** Focus the first field without a value, else the send button's owner. */
  focusNext() {
    const empty = this.fields.find((field) => !field.filled());
    if (empty) empty.input.focus();
    else {
      this.suggestions.hide();
      this.root.focus();
    }
  }

  /** All values by option name, or null after marking what is missing. */
  async values() {
    const values = {},
      ids = {},
      files = {};
    for (const field of this.fields) {
      const given = await field.read();
      if (given instanceof Error) return this.#complain(field, given.message);
      if (given === undefined) continue;
      const shelf = field.option.type === ATTACHMENT ? files : namesAnId(field.option) ? ids : values;
      shelf[field.option.name] = given;
    }
    return { path: this.leaf.path, options: values, ids, files };
  }

  #complain(field, message) {
    this.hint.textContent = message;
    this.hint.classList.add("wrong");
    field.input.setAttribute("aria-invalid", "true");
    field.input.focus();
    return null;
  }

  #draw() {
    this.hint = el("p", { class: "command-hint", "aria-live": "polite" }, this.leaf.description);
    const unused = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
    const chips = unused.map((option) =>
      el(
        "button",
        {
          type: "button",
          class: "option-chip",
          title: spoken(option, "description"),
          onclick: () => this.#add(option),
        },
        `+ ${spoken(option, "name")}`,
      ),
    );
    const name = el("span", { class: "command-name" }, `/${this.leaf.name}`);
    this.root.replaceChildren(
      el(
        "div",
        { class: "command-head" },
        name,
        this.hint,
        iconButton("close", "Leave the command", () => this.onleave()),
      ),
      el(
        "div",
        { class: "command-fields" },
        this.fields.map((field) => field.node),
        chips,
      ),
    );
    this.root.hidden = false;
  }

  #add(option) {
    const field = this.#field(option);
    this.fields.push(field);
    this.#draw();
    field.input.focus();
  }

  #remove(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    this.#draw();
    const neighbour = this.fields[Math.max(0, at - 1)];
    (neighbour?.input ?? this.root).focus();
  }

  /* A field is its option, its input, and the value last picked from the suggestions */

  #field(option) {
    const field = option.type === ATTACHMENT ? fileField(option) : textField(option);
    const label = el("span", { class: "option-name" }, spoken(option, "name"));
    const away = !option.required && iconButton("close", `Leave out ${option.name}`, () => this.#remove(field));
    field.node = el("label", { class: "option-field" }, label, field.input, away);
    field.input.addEventListener("focus", () => this.#focused(field));
    field.input.addEventListener("input", () => this.#typed(field));
    field.input.addEventListener("keydown", (event) => this.#key(event, field));
    field.input.addEventListener("blur", () =>
      setTimeout(
        () =>
          this.suggestions.input === field.input && document.activeElement !== field.input && this.suggestions.hide(),
        150,
      ),
    );
    return field;
  }

  #focused(field) {
    const { option } = field;
    this.hint.classList.remove("wrong");
    this.hint.textContent = spoken(option, "description");
    this.#suggest(field, 0);
  }

  #typed(field) {
    field.picked = undefined;
    field.input.removeAttribute("aria-invalid");
    fit(field.input);
    this.#suggest(field, PAUSE);
    if (field.option.type === ATTACHMENT) this.focusNext();
  }

  async #suggest(field, pause) {
    const question = ++this.question;
    const { option, input } = field;
    if (option.type === ATTACHMENT) return this.suggestions.hide();
    const typed = field.picked === undefined ? input.value : "";
    if (!isAutocompleted(option)) {
      const fixed = fixedSuggestions(option, typed);
      return fixed ? this.#offer(field, fixed) : this.suggestions.hide();
    }
    await new Promise((done) => setTimeout(done, pause));
    if (question !== this.question || document.activeElement !== input) return null;
    try {
      const found = await botSuggestions(this.leaf, option, input.value, this.#others(field));
      if (question === this.question && document.activeElement === input) this.#offer(field, found);
    } catch (error) {
      if (question === this.question)
        this.suggestions.show(input, [], () => {}, { title: option.name, empty: error.message });
    }
    return null;
  }

  #offer(field, items) {
    const { option, input } = field;
    const take = (item) => {
      field.picked = item.value;
      input.value = item.label;
      input.removeAttribute("aria-invalid");
      fit(input);
      this.suggestions.hide();
      this.#after(field);
    };
    const first = field.picked === undefined;
    this.suggestions.show(input, items, take, { title: spoken(option, "name"), empty: "Nothing fits.", first });
  }

  #after(field) {
    const rest = this.fields.slice(this.fields.indexOf(field) + 1).find((other) => !other.filled());
    if (rest) rest.input.focus();
    else this.focusNext();
  }

  #others(field) {
    const others = this.fields.filter((other) => other !== field && other.filled() && other.option.type !== ATTACHMENT);
    const told = { options: {}, ids: {} };
    for (const { option, picked, input } of others) {
      const value = picked ?? read(option, input.value);
      if (!(value instanceof Error)) told[namesAnId(option) ? "ids" : "options"][option.name] = value;
    }
    return told;
  }

  #key(event, field) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.onsend();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.onleave();
    } else if (event.key === "Backspace" && field.input.value === "" && event.target.type !== "file") {
      event.preventDefault();
      if (!field.option.required) this.#remove(field);
      else if (this.fields.indexOf(field) === 0) this.onleave();
      else this.fields[this.fields.indexOf(field) - 1].input.focus();
    }
  }
}

function textField(option) {
  const numeric = option.type === 4 || option.type === 10;
  const input = el("input", {
    type: "text",
    inputmode: numeric && !option.autocomplete ? "decimal" : null,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-label": `${option.name}. ${option.description ?? ""}`,
    "aria-required": String(Boolean(option.required)),
  });
  const field = { option, input, picked: undefined };
  field.filled = () => field.picked !== undefined || input.value.trim() !== "";
  field.read = async () => {
    if (field.picked !== undefined) return field.picked;
    if (input.value.trim() === "") return option.required ? new Error(`${option.name} is needed.`) : undefined;
    return read(option, input.value);
  };
  fit(input);
  return field;
}

function fileField(option) {
  const input = el("input", { type: "file", "aria-label": `${option.name}. ${option.description ?? ""}` });
  const field = { option, input, picked: undefined, filled: () => input.files.length > 0 };
  field.read = async () => {
    if (input.files.length) return packFile(input.files[0]);
    return option.required ? new Error(`${option.name} is needed.`) : undefined;
  };
  return field;
}

const fit = (input) => input.style.setProperty("--letters", String(Math.max(6, Math.min(28, input.value.length + 1))));
