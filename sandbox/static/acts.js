// What a person does: asking the server and showing how it went, beside the thing that was pressed.

import { el, iconButton } from "./dom.js";

const FAILED = "This interaction failed.";
let asker = null;
let modalOpener = null;

export function prepareActs(ask, openModal) {
  asker = ask;
  modalOpener = openModal;
}

export const ask = (what, body) => asker(what, body);

/** Press, choose or submit; a modal that comes back is opened, a failure is told at `place`. */
export async function interact(what, body, place) {
  try {
    const outcome = await ask(what, body);
    if (outcome.modal) modalOpener(outcome);
    if (outcome.state === "failed") tell(place, outcome.error || FAILED);
    return outcome.state !== "failed";
  } catch (error) {
    tell(place, error.message);
    return false;
  }
}

/** Keep a control marked as busy while its interaction is under way, and refuse a second press. */
export async function whileBusy(control, work) {
  if (control.getAttribute("aria-busy") === "true") return;
  control.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    control.removeAttribute("aria-busy");
  }
}

/** A small remark under a message or above the writing box; only this window sees it. */
export function tell(place, text) {
  const note = el("div", { class: "note", role: "alert" }, el("span", {}, text));
  note.append(iconButton("close", "Dismiss this remark", () => note.remove()));
  place?.querySelector(":scope > .note")?.remove();
  place?.append(note);
  return note;
}
