// Points in time as people read them; relative ones are kept fresh while they stand on the page.

import { el } from "./dom.js";
import { now, store } from "./store.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const formats = new Map();

// Times are written in the person's language, as their own client would.
function format(kind, options) {
  const language = store.habits?.locale ?? "en";
  const key = `${language} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new kind(language, options));
  return formats.get(key);
}

export function relative(seconds) {
  const gap = Math.round(seconds - now() / 1000);
  const [unit, length] = STEPS.find(([, size]) => Math.abs(gap) >= size) ?? STEPS.at(-1);
  return format(Intl.RelativeTimeFormat, { numeric: "auto" }).format(Math.trunc(gap / length), unit);
}

export function absolute(seconds, style) {
  return format(Intl.DateTimeFormat, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

/** A timestamp of the text: `<t:1700000000:R>`. */
export function timestamp(seconds, style) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return el("span", {}, "an unknown time");
  const shown = style === "R" ? relative(seconds) : absolute(seconds, style);
  const data = style === "R" ? { relative: String(seconds) } : {};
  return el("time", { class: "timestamp", datetime: moment.toISOString(), title: absolute(seconds, "F"), data }, shown);
}

/** The small time in a message's head: the hour today, the date before. */
export function messageTime(iso) {
  const moment = new Date(iso);
  const today = new Date(now()).toDateString() === moment.toDateString();
  const shown = absolute(moment.getTime() / 1000, today ? "t" : "s");
  return el("time", { class: "message-time", datetime: iso, title: absolute(moment.getTime() / 1000, "F") }, shown);
}

/** Begin refreshing the relative times on the page. */
export function keepFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      node.textContent = relative(Number(node.dataset.relative));
    }
  }, 5000);
}
