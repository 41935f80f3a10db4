// What goes between the bot and the sandbox: requests with their answers, and frames of the gateway, the latest first.

import { ask } from "./acts.js";
import { el } from "./dom.js";

const SHOWN = 200;

export class Traffic {
  constructor(root) {
    this.running = false;
    this.filter = el("input", {
      type: "search",
      class: "chooser-search",
      placeholder: "Show only, e.g. PATCH or 4",
      "aria-label": "Show only what has these words: method, path, event or status",
      oninput: () => this.#sift(),
    });
    this.rows = el("ol", { class: "traffic", "aria-label": "Requests and events, the latest first" });
    root.append(this.filter, this.rows);
  }

  async start() {
    if (this.running) return;
    this.running = true;
    this.rows.replaceChildren();
    try {
      const { entries } = await ask("watch", { on: true });
      for (const entry of entries.slice(-SHOWN)) this.add(entry);
    } catch (error) {
      this.running = false;
      this.rows.replaceChildren(el("li", {}, error.message));
    }
  }

  stop() {
    if (!this.running) return;
    this.running = false;
    ask("watch", { on: false }).catch(() => {});
  }

  /** The connection is a new one, which watches nothing yet. */
  forget() {
    this.running = false;
  }

  add(entry) {
    if (!this.running) return;
    this.rows.prepend(this.#row(entry));
    while (this.rows.childElementCount > SHOWN) this.rows.lastElementChild.remove();
  }

  #row(entry) {
    const { number, kind, name, status, at } = entry;
    const bad = kind !== "EVENT" && status >= 400;
    const line = el(
      "summary",
      {},
      el("span", { class: `traffic-kind ${kind === "EVENT" ? "event" : ""}` }, kind),
      el("span", { class: "traffic-name" }, name),
      status !== null && el("span", { class: `traffic-status ${bad ? "bad" : ""}` }, String(status)),
      el("time", { datetime: new Date(at * 1000).toISOString() }, clock(at)),
    );
    const whole = el("details", {}, line);
    whole.addEventListener("toggle", () => whole.open && this.#unfold(whole, number));
    const row = el("li", { data: { words: `${kind} ${name} ${status ?? ""}`.toLowerCase() } }, whole);
    row.hidden = !this.#fits(row);
    return row;
  }

  async #unfold(whole, number) {
    if (whole.childElementCount > 1) return;
    let parts;
    try {
      ({ parts } = await ask("entry", { entry: number }));
    } catch (error) {
      parts = { gone: error.message };
    }
    const told = Object.entries(parts).map(([name, text]) => [
      el("h3", {}, name),
      el("pre", { tabindex: "0", "aria-label": name }, el("code", {}, text)),
    ]);
    whole.append(...(told.length ? told.flat() : [el("p", { class: "subtext" }, "Nothing more was said.")]));
  }

  #fits = (row) => row.dataset.words.includes(this.filter.value.trim().toLowerCase());

  #sift() {
    for (const row of this.rows.children) if (row.dataset.words) row.hidden = !this.#fits(row);
  }
}

const clock = (seconds) => new Date(seconds * 1000).toLocaleTimeString("en-GB", { hour12: false });
