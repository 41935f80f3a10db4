// Embeds of classic messages.

import { cssColour } from "./components.js";
import { el, webAddress } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { absolute } from "./time.js";

export function embeds(list) {
  return (list ?? []).map(embed);
}

function embed(data) {
  const accent = data.color === null || data.color === undefined ? {} : { "--accent-band": cssColour(data.color) };
  return el(
    "div",
    { class: "container accented embed", css: accent },
    el(
      "div",
      { class: "section" },
      headTexts(data),
      data.thumbnail?.url && el("div", { class: "section-side" }, picture(data.thumbnail, undefined, "thumbnail")),
    ),
    data.fields?.length > 0 && el("dl", { class: "embed-fields" }, data.fields.map(field)),
    data.image?.url && picture(data.image),
    foot(data),
  );
}

function headTexts(data) {
  return el(
    "div",
    { class: "section-texts" },
    data.provider?.name && el("p", { class: "subtext" }, data.provider.name),
    data.author?.name && el("p", { class: "embed-author" }, maybeLink(data.author.url, data.author.name)),
    data.title && el("p", { class: "embed-title" }, maybeLink(data.url, inlineMarkdown(data.title))),
    data.description && el("div", { class: "markdown" }, markdown(data.description)),
  );
}

function field({ name, value, inline }) {
  return el(
    "div",
    { class: inline ? "inline-field" : "" },
    el("dt", {}, inlineMarkdown(name)),
    el("dd", { class: "markdown" }, markdown(value)),
  );
}

function foot({ footer, timestamp }) {
  const moment = timestamp && absolute(new Date(timestamp).getTime() / 1000, "f");
  const words = [footer?.text, moment].filter(Boolean).join(" · ");
  return words && el("p", { class: "subtext" }, words);
}

function maybeLink(address, label) {
  const safe = address && webAddress(address);
  return safe ? el("a", { href: safe, target: "_blank", rel: "noopener noreferrer" }, label) : label;
}
