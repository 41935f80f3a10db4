// The list of suggestions over the writing box: arrow keys, Tab, Enter, Escape, and pressing.

import { byId, el } from "./dom.js";

export class Suggestions {
  constructor() {
    this.box = byId("suggestions");
    this.rows = [];
    this.items = [];
    this.at = -1;
    this.input = null;
  }

  get open() {
    return !this.box.hidden;
  }

  /** Show items for an input; `first` marks the first one, so that Enter takes it. */
  show(input, items, onpick, { title = "", empty = "", first = true } = {}) {
    this.input?.setAttribute("aria-expanded", "false");
    Object.assign(this, { input, items, onpick });
    if (!items.length && !empty) return this.hide();
    this.rows = items.map((item, index) => this.#row(item, index));
    const list = el("div", { role: "listbox", id: "suggestion-list", "aria-label": title || "Suggestions" }, this.rows);
    this.box.replaceChildren(
      ...[
        title && el("p", { class: "suggest-title" }, title),
        items.length ? list : el("p", { class: "suggest-empty" }, empty),
      ].filter(Boolean),
    );
    this.box.hidden = false;
    input.setAttribute("aria-controls", "suggestion-list");
    input.setAttribute("aria-expanded", "true");
    this.#mark(first && items.length ? 0 : -1);
  }

  hide() {
    this.box.hidden = true;
    this.rows = [];
    this.items = [];
    this.at = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Handle a key of the input; says whether the key was used up. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
    if (event.key in steps && this.rows.length) this.#move(steps[event.key]);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) this.pick(this.at);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  pick(index) {
    const item = this.items[index];
    if (item) this.onpick(item);
  }

  #row(item, index) {
    const words = el(
      "span",
      { class: "row-words" },
      el("span", { class: "row-label" }, item.label),
      item.detail && el("span", { class: "row-detail" }, item.detail),
    );
    // Pressing must not take the focus from the input, or a phone's keyboard would close and open.
    return el(
      "div",
      {
        role: "option",
        class: "suggestion",
        id: `suggestion-${index}`,
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.pick(index),
      },
      words,
      item.hint && el("span", { class: "row-hint" }, item.hint),
    );
  }

  #move(by) {
    const last = this.rows.length - 1;
    const next = this.at + by;
    this.#mark(Math.abs(by) > 1 ? Math.max(0, Math.min(last, next)) : next < 0 ? last : next > last ? 0 : next);
  }

  #mark(index) {
    this.rows[this.at]?.setAttribute("aria-selected", "false");
    this.at = index;
    const row = this.rows[index];
    if (!row) {
      this.input?.removeAttribute("aria-activedescendant");
      return;
    }
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", row.id);
  }
}
