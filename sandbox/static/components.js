// The components of a message, classic and V2, as elements that act on their message.

import { interact, whileBusy } from "./acts.js";
import { el, icon, webAddress } from "./dom.js";
import { emojiNode, emojiText } from "./emoji.js";
import { jumpOf, markdown } from "./markdown.js";
import { covered, fileCard, gallery, picture } from "./media.js";
import { isSelect, selectControl } from "./selects.js";

const ACTION_ROW = 1,
  BUTTON = 2,
  SECTION = 9,
  TEXT = 10,
  THUMBNAIL = 11,
  GALLERY = 12,
  FILE = 13,
  SEPARATOR = 14,
  CONTAINER = 17;
const LINK_STYLE = 5,
  PREMIUM_STYLE = 6;

/** Draw a list of components; `place` finds the element under which failures are told. */
export function components(list, message, place) {
  return (list ?? []).map((component) => draw(component, message, place));
}

function draw(component, message, place) {
  const inner = () => components(component.components, message, place);
  switch (component.type) {
    case ACTION_ROW:
      return el("div", { class: "action-row" }, inner());
    case BUTTON:
      return button(component, message, place);
    case SECTION:
      return el(
        "div",
        { class: "section" },
        el("div", { class: "section-texts" }, inner()),
        el("div", { class: "section-side" }, draw(component.accessory, message, place)),
      );
    case TEXT:
      return el("div", { class: "markdown" }, markdown(component.content));
    case THUMBNAIL:
      return picture(
        { ...component.media, description: component.description, spoiler: component.spoiler },
        undefined,
        "thumbnail",
      );
    case GALLERY:
      return gallery(component.items ?? []);
    case FILE:
      return file(component);
    case SEPARATOR:
      return separator(component);
    case CONTAINER:
      return container(component, inner());
    default:
      return isSelect(component)
        ? select(component, message, place)
        : el("p", { class: "unknown" }, `A component of kind ${component.type}, which this page does not know.`);
  }
}

function button(component, message, place) {
  const label = [
    component.emoji && el("span", { class: "button-emoji" }, emojiNode(component.emoji)),
    component.label && el("span", {}, component.label),
  ];
  if (component.style === LINK_STYLE) return linkButton(component, label);
  if (component.style === PREMIUM_STYLE)
    return el("button", { type: "button", class: "button style-2", disabled: true }, label, "Purchase");
  const control = el(
    "button",
    {
      type: "button",
      class: `button style-${component.style}`,
      disabled: component.disabled,
      data: { key: component.custom_id },
    },
    label,
  );
  if (!component.label) control.setAttribute("aria-label", emojiText(component.emoji));
  control.addEventListener("click", () =>
    whileBusy(control, () => interact("click", { message: message.id, custom_id: component.custom_id }, place())),
  );
  return control;
}

function linkButton(component, label) {
  const inside = jumpOf(component.url);
  if (inside)
    return el(
      "button",
      { type: "button", class: "button style-2", disabled: component.disabled, data: inside },
      label,
      icon("jump"),
    );
  const address = webAddress(component.url);
  if (component.disabled || !address)
    return el("button", { type: "button", class: "button style-2", disabled: true }, label, icon("out"));
  return el(
    "a",
    { class: "button style-2", href: address, title: address, target: "_blank", rel: "noopener noreferrer" },
    label,
    icon("out"),
  );
}

function select(component, message, place) {
  const onpick = async (values, control) => {
    let went = true;
    await whileBusy(control, async () => {
      went = await interact("choose", { message: message.id, custom_id: component.custom_id, values }, place());
    });
    return went;
  };
  return selectControl(component, { onpick }).control;
}

function file(component) {
  const { file: media } = component;
  const name = component.name || decodeURIComponent(media.url.split("/").at(-1).split("?")[0]);
  return fileCard({ url: media.url, filename: name, size: component.size, spoiler: component.spoiler });
}

function separator(component) {
  const kind = `${component.divider === false ? "bare" : "ruled"} ${component.spacing === 2 ? "wide" : "narrow"}`;
  return el("div", { class: `separator ${kind}`, role: component.divider === false ? null : "separator" });
}

/** A colour number as CSS. */
export const cssColour = (number) => `#${Number(number).toString(16).padStart(6, "0")}`;

function container(component, inner) {
  const accent = component.accent_color;
  const known = accent !== null && accent !== undefined;
  const box = el(
    "div",
    { class: `container ${known ? "accented" : ""}`, css: known ? { "--accent-band": cssColour(accent) } : {} },
    inner,
  );
  return component.spoiler ? covered(box, "Hidden content, press to show") : box;
}
