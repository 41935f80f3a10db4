// The faults: what is switched on, and a form for each that can be, made from the server's own list.

import { ask } from "./acts.js";
import { el } from "./dom.js";
import { channelName, compareIds, store, userName } from "./store.js";

const GROUPS = {
  requests: "Requests",
  people: "People",
  places: "Places and messages",
  gateway: "Gateway",
  time: "Time",
};
const EXAMPLES = {
  method: "POST",
  path: "/channels/*/messages",
  route: "/channels/{channel_id}/messages",
  name: "INTERACTION_CREATE",
  status: 500,
  seconds: 5,
  limit: 5,
  edits: 3,
  requests: 10,
  answers: 10,
  permissions: 2048,
  code: 4000,
};
let counter = 0;

export class FaultPanel {
  constructor(root) {
    this.active = el("div", { class: "fault-active" });
    this.trouble = el("p", { class: "form-error", role: "alert" });
    this.list = el("div", {});
    root.append(this.active, this.trouble, this.list);
  }

  async start() {
    try {
      const { known, ...state } = await ask("faults", {});
      this.draw(state);
      if (!this.list.childElementCount) this.#offer(known);
    } catch (error) {
      this.trouble.textContent = error.message;
    }
  }

  stop() {}

  /** Draw what is switched on. */
  draw({ active, clock }) {
    const rows = active.map(({ id, words }) =>
      el("li", {}, el("span", {}, words), this.#off(id, "Switch off", `Switch off: ${words}`)),
    );
    this.active.replaceChildren(
      el("p", { role: "status" }, active.length ? `Switched on: ${active.length}` : "Nothing is switched on."),
      el("ul", {}, rows),
      ...[
        active.length > 1 && this.#off("all", "Switch all off"),
        clock > 0 && el("p", { class: "subtext" }, `The sandbox’s clock is ${span(clock)} ahead, and stays so.`),
      ].filter(Boolean),
    );
  }

  #off(which, words, label = words) {
    const press = () => this.#switch({ off: which });
    return el("button", { type: "button", class: "button style-2", "aria-label": label, onclick: press }, words);
  }

  async #switch(request) {
    this.trouble.textContent = "";
    try {
      this.draw(await ask("fault", request));
      return true;
    } catch (error) {
      this.trouble.textContent = error.message;
      this.trouble.scrollIntoView({ block: "nearest" });
      return false;
    }
  }

  #offer(known) {
    for (const group of new Set(known.map((entry) => entry.group))) {
      const entries = known.filter((entry) => entry.group === group);
      this.list.append(el("h2", {}, GROUPS[group] ?? group), ...entries.map((entry) => this.#form(entry)));
    }
  }

  #form({ fault, does, takes }) {
    const holder = el("details", { class: "fault", data: { fault } }, el("summary", {}, fault.replaceAll("_", " ")));
    // People and places come and go, so the form is made anew whenever it is opened.
    holder.addEventListener("toggle", () => holder.open && this.#fill(holder, fault, does, takes));
    return holder;
  }

  #fill(holder, fault, does, takes) {
    const fields = takes.map(field);
    const form = el(
      "form",
      {},
      el("p", { class: "subtext" }, does),
      fields.map(({ node }) => node),
      el("button", { type: "submit", class: "button style-1" }, takes.length ? "Switch on" : "Do it"),
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      let given;
      try {
        const values = fields.map(({ name, value }) => [name, value()]);
        given = Object.fromEntries(values.filter(([, value]) => value !== undefined));
      } catch {
        this.trouble.textContent = `${fault}: that is no JSON.`;
        return;
      }
      if (await this.#switch({ on: fault, with: given })) holder.open = false;
      holder.querySelector("summary").focus();
    });
    holder.replaceChildren(holder.firstElementChild, form);
  }
}

/* The fields of a form, by the kind of value; undefined leaves a value to the server */

function field(about) {
  const { name, needed } = about;
  const id = `fault-${++counter}`;
  const { node, value } = control(about, id);
  const label = el("label", { for: id }, name.replaceAll("_", " "), needed && el("span", { class: "required" }, " *"));
  return { name, value, node: el("div", { class: "fault-field" }, label, node) };
}

function control({ name, kind, needed, default: preset, choices }, id) {
  const options = choices?.map((choice) => [choice, choice]) ?? OFFERED[kind]?.();
  if (options) return select(id, options, needed, preset);
  if (kind === "flag") {
    const input = el("input", { type: "checkbox", id, checked: Boolean(preset) });
    return { node: input, value: () => input.checked };
  }
  const input = el("input", {
    type: kind === "number" ? "number" : "text",
    step: kind === "number" ? "any" : null,
    min: kind === "number" ? "0" : null,
    id,
    required: needed,
    autocomplete: "off",
    autocapitalize: "off",
    value: preset ?? (needed ? EXAMPLES[name] : null),
    placeholder: preset === null && !needed ? "none, or always" : null,
  });
  return { node: input, value: () => read(kind, input.value.trim(), preset) };
}

function read(kind, text, preset) {
  if (text === "") return preset === null || preset === undefined ? undefined : null;
  if (kind === "number") return Number(text);
  return kind === "json" ? JSON.parse(text) : text;
}

function select(id, options, needed, preset) {
  const rows = needed ? options : [["", "nobody, or the same"], ...options];
  const node = el(
    "select",
    { id },
    rows.map(([value, words]) => el("option", { value, selected: value === preset }, words)),
  );
  return { node, value: () => node.value || undefined };
}

const OFFERED = {
  user: () => store.people.map((id) => [id, userName(id)]),
  guild: () => [...store.guilds.values()].map((guild) => [guild.id, guild.name]),
  channel: () => channels().map((channel) => [channel.id, channelName(channel)]),
  message: () => latest().map((message) => [message.id, `${userName(message.author.id)}, ${message.id}`]),
};

const channels = () =>
  [...store.channels.values()].sort((one, other) => (other.id === store.open) - (one.id === store.open));

const latest = () =>
  [...(store.messages.get(store.open)?.values() ?? [])]
    .sort((one, other) => compareIds(other.id, one.id))
    .slice(0, 25);

function span(seconds) {
  const [size, unit] = [
    [86_400, "days"],
    [3_600, "hours"],
    [60, "minutes"],
  ].find(([length]) => seconds >= length) ?? [1, "seconds"];
  return `${Math.round((seconds / size) * 10) / 10} ${unit}`;
}
