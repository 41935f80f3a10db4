// The drawer beside the messages: faults to switch on, and what goes between the bot and the sandbox.

import { byId, el } from "./dom.js";
import { FaultPanel } from "./faults.js";
import { Traffic } from "./traffic.js";

const TABS = [
  ["faults", "Faults"],
  ["traffic", "Traffic"],
];

export class Tools {
  constructor() {
    this.drawer = byId("tools");
    this.opener = byId("tools-open");
    this.panels = { faults: new FaultPanel(byId("tab-faults")), traffic: new Traffic(byId("tab-traffic")) };
    this.shown = "faults";
    this.opener.addEventListener("click", () => (this.drawer.hidden ? this.open() : this.close()));
    byId("tools-close").addEventListener("click", () => this.close());
    this.drawer.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    byId("tools-tabs").append(...TABS.map(([key, label]) => this.#tab(key, label)));
  }

  open() {
    this.drawer.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
    this.#show(this.shown);
    byId(`tabs-${this.shown}`).focus();
  }

  close() {
    this.drawer.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    this.panels.traffic.stop();
    this.opener.focus();
  }

  /** After a new hello: what was shown is asked for again. */
  renew() {
    this.panels.traffic.forget();
    if (!this.drawer.hidden) this.#show(this.shown);
  }

  faultsChanged(state) {
    this.panels.faults.draw(state);
    this.opener.classList.toggle("has-news", state.active.length > 0);
  }

  entryAdded(entry) {
    this.panels.traffic.add(entry);
  }

  #tab(key, label) {
    const step = (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const other = TABS.find(([name]) => name !== key)[0];
      this.#show(other);
      byId(`tabs-${other}`).focus();
    };
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        class: "tab",
        id: `tabs-${key}`,
        "aria-controls": `tab-${key}`,
        onclick: () => this.#show(key),
        onkeydown: step,
      },
      label,
    );
  }

  #show(key) {
    this.shown = key;
    for (const [name] of TABS) {
      const here = name === key;
      byId(`tabs-${name}`).setAttribute("aria-selected", String(here));
      byId(`tabs-${name}`).tabIndex = here ? 0 : -1;
      byId(`tab-${name}`).hidden = !here;
      if (here) this.panels[name].start();
      else this.panels[name].stop();
    }
  }
}
