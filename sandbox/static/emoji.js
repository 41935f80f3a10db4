// Emojis: custom ones as pictures from this sandbox's CDN, and by their names where only text will do.

import { el } from "./dom.js";

const CUSTOM = /<(a?):(\w{2,32}):(\d+)>/;

/** The rule for custom emojis in Markdown. */
export const emojiRule = [CUSTOM, (m) => picture(m[2], m[3], Boolean(m[1]))];

/** Text with every custom emoji by its name, as it is read aloud. */
export const named = (text) => text.replace(new RegExp(CUSTOM, "g"), ":$2:");

export const emojiText = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : "");

/** An emoji of a button, an option or a reaction as something to show; nothing for none. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  return emoji.id ? picture(emoji.name, emoji.id, emoji.animated) : emoji.name;
}

function picture(name, id, animated) {
  const words = `:${name}:`;
  const source = `/cdn/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`;
  const shown = el("img", { class: "custom-emoji", src: source, alt: words, title: words, draggable: "false" });
  shown.addEventListener("error", () => shown.replaceWith(el("span", { class: "emoji-name" }, words)));
  return shown;
}
