// Ways about the page without a mouse: between messages, to the writing box, and between places.

import { byId, el } from "./dom.js";

const KEYS = [
  ["Alt ↑ ↓", "the place above or below"],
  ["Page ↑ ↓", "from message to message, from the writing box too"],
  ["Tab", "through what can be pressed in a message"],
  ["Ctrl Home, Ctrl End", "the first message, the writing box"],
  ["/", "a command"],
  ["Esc", "away with what is open"],
];

/** Listen to the keys that work everywhere but inside an open dialog. */
export function prepareKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    if (moved(event)) event.preventDefault();
  });
}

function moved({ key, altKey, ctrlKey, metaKey, target }) {
  if (altKey) return (key === "ArrowUp" && nextPlace(-1)) || (key === "ArrowDown" && nextPlace(1));
  // When what had the focus is gone, the body has it; that must be no dead end.
  const inMessages = byId("messages").contains(target) || target === byId("log") || target === document.body;
  const beneath = byId("below").contains(target);
  if (ctrlKey || metaKey) {
    if (!inMessages && !(beneath && target.tagName === "BUTTON")) return false;
    return (key === "Home" && focusMessage(messages()[0])) || (key === "End" && focusWriting());
  }
  if (key !== "PageUp" && key !== "PageDown") return false;
  return (inMessages || beneath) && nextMessage(target, key === "PageUp" ? -1 : 1);
}

function nextPlace(by) {
  const places = [...byId("tree").querySelectorAll("[data-channel], [data-dm]")];
  const at = places.findIndex((place) => place.classList.contains("open"));
  places.at((at + by) % places.length)?.click();
  return true;
}

const messages = () => [...byId("messages").querySelectorAll(":scope > article")];

function nextMessage(target, by) {
  const all = messages();
  const here = all.indexOf(target.closest("article"));
  if (here < 0) return by < 0 && focusMessage(all.at(-1));
  if (here + by >= all.length) return focusWriting();
  return focusMessage(all[Math.max(0, here + by)]);
}

function focusMessage(message) {
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: "nearest" });
  return Boolean(message);
}

function focusWriting() {
  byId("text").focus();
  return true;
}

/** The keys as a list that folds out. */
export function keyHelp() {
  const rows = KEYS.map(([keys, does]) => el("div", {}, el("dt", {}, el("kbd", {}, keys)), el("dd", {}, does)));
  return el("details", { class: "key-help" }, el("summary", {}, "Keys"), el("dl", {}, rows));
}
