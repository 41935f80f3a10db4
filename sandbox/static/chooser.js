// The list in which one or several things are picked: a sheet on a phone, a small window elsewhere.

import { byId, el, icon, iconButton } from "./dom.js";
import { emojiNode } from "./emoji.js";

const SEARCH_FROM = 9;

/** Let the person pick; resolves to the picked values, or null when the list was closed. */
export function choose({ title, options, low = 1, high = 1, picked = [] }) {
  return new Promise((done) => new Chooser({ title, options, low, high, picked, done }).show());
}

class Chooser {
  constructor({ title, options, low, high, picked, done }) {
    Object.assign(this, { options, low, high, done });
    this.single = high === 1;
    this.picked = new Set(picked);
    this.rows = options.map((option) => this.#row(option));
    this.list = el(
      "div",
      { class: "chooser-list", role: "listbox", "aria-multiselectable": String(!this.single), "aria-label": title },
      this.rows,
    );
    this.count = el("span", { class: "chooser-count", "aria-live": "polite" });
    this.finish = el(
      "button",
      { type: "button", class: "button style-1", onclick: () => this.#close([...this.picked]) },
      "Done",
    );
    const away = iconButton("close", "Close the list", () => this.#close(null));
    this.dialog = el(
      "dialog",
      { class: "sheet", "aria-label": title },
      el("div", { class: "sheet-head" }, el("h2", {}, title), away),
      options.length >= SEARCH_FROM && this.#search(),
      this.list,
      (!this.single || low === 0) && el("div", { class: "sheet-foot" }, this.count, this.finish),
    );
    this.dialog.addEventListener("cancel", () => this.done(null));
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.#close(null));
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
    this.dialog.addEventListener("close", () => this.dialog.remove());
  }

  show() {
    this.#refresh();
    byId("dialogs").append(this.dialog);
    this.dialog.showModal();
    // On a phone the search field would bring up the keyboard over the list.
    const search = matchMedia("(hover: hover)").matches ? this.dialog.querySelector("input") : null;
    (search ?? this.rows.find((row) => row.getAttribute("aria-selected") === "true") ?? this.rows[0])?.focus();
  }

  #search() {
    const filter = (event) => {
      const words = event.target.value.toLowerCase();
      this.rows.forEach((row, index) => {
        const { label, description } = this.options[index];
        row.hidden = !`${label} ${description ?? ""}`.toLowerCase().includes(words);
      });
    };
    return el("input", {
      type: "search",
      class: "chooser-search",
      placeholder: "Search",
      "aria-label": "Search the list",
      oninput: filter,
    });
  }

  #row(option) {
    const words = el(
      "span",
      { class: "row-words" },
      el("span", { class: "row-label" }, option.label),
      option.description && el("span", { class: "row-detail" }, option.description),
    );
    const mark = el("span", { class: "row-mark" }, icon("tick"));
    return el(
      "button",
      {
        type: "button",
        role: "option",
        class: "chooser-row",
        data: { value: option.value },
        onclick: () => this.#pick(option.value),
      },
      option.emoji && el("span", { class: "row-emoji" }, emojiNode(option.emoji)),
      words,
      mark,
    );
  }

  #pick(value) {
    if (this.single && this.low > 0) {
      this.#close([value]);
      return;
    }
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.single) this.picked = new Set([value]);
    else if (this.picked.size < this.high) this.picked.add(value);
    this.#refresh();
  }

  #refresh() {
    const full = !this.single && this.picked.size >= this.high;
    this.rows.forEach((row, index) => {
      const chosen = this.picked.has(this.options[index].value);
      row.setAttribute("aria-selected", String(chosen));
      row.setAttribute("aria-disabled", String(full && !chosen));
    });
    const range = this.low === this.high ? `${this.low}` : `${this.low} to ${this.high}`;
    this.count.textContent = `${this.picked.size} chosen, ${range} wanted`;
    this.finish.disabled = this.picked.size < this.low;
  }

  #key(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const shown = this.rows.filter((row) => !row.hidden);
    const at = shown.indexOf(document.activeElement);
    const next = event.key === "ArrowDown" ? at + 1 : at - 1;
    shown[Math.max(0, Math.min(shown.length - 1, next))]?.focus();
  }

  #close(values) {
    // The order of picking does not matter to a bot; the order of the list reads better.
    const ordered = values && this.options.map((option) => option.value).filter((value) => values.includes(value));
    this.dialog.close();
    this.done(ordered);
  }
}
