// Modals: the form a bot opens, with every field kind that may stand in one.

import { ask } from "./acts.js";
import { byId, el, fileSize, iconButton, packFile } from "./dom.js";
import { markdown } from "./markdown.js";
import { isSelect, selectControl } from "./selects.js";

const ACTION_ROW = 1,
  TEXT_INPUT = 4,
  TEXT = 10,
  LABEL = 18,
  UPLOAD = 19,
  RADIO = 21,
  CHECKBOXES = 22,
  CHECKBOX = 23;
let counter = 0;

/** Open the modal an interaction was answered with. */
export function openModal({ id, modal }) {
  const fields = [];
  const parts = (modal.components ?? []).map((part) => drawPart(part, fields));
  const trouble = el("p", { class: "form-error", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "button style-1" }, "Submit");
  const dialog = el("dialog", { class: "sheet modal", "aria-label": modal.title });
  const form = drawForm(modal.title, parts, trouble, send, () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit({ id, fields, dialog, trouble, send });
  });
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  byId("dialogs").append(dialog);
  dialog.showModal();
  (
    dialog.querySelector(".sheet-body input, .sheet-body textarea, .sheet-body select, .sheet-body .select") ?? send
  ).focus();
}

function drawForm(title, parts, trouble, send, close) {
  return el(
    "form",
    { method: "dialog", novalidate: true },
    el("div", { class: "sheet-head" }, el("h2", {}, title), iconButton("close", "Close without sending", close)),
    el("div", { class: "sheet-body" }, parts),
    trouble,
    el(
      "div",
      { class: "sheet-foot" },
      el("button", { type: "button", class: "button style-2", onclick: close }, "Cancel"),
      send,
    ),
  );
}

async function submit({ id, fields, dialog, trouble, send }) {
  const wrong = fields.map((field) => field.check()).find(Boolean);
  trouble.textContent = wrong ?? "";
  trouble.hidden = !wrong;
  if (wrong || send.getAttribute("aria-busy") === "true") return;
  send.setAttribute("aria-busy", "true");
  try {
    const values = {},
      files = {};
    for (const field of fields) {
      if (field.files) files[field.key] = await Promise.all(field.files().map(packFile));
      else values[field.key] = field.value();
    }
    const outcome = await ask("submit", { interaction: id, fields: values, files });
    if (outcome.state === "failed") throw new Error(outcome.error || "Something went wrong. Try again.");
    dialog.close();
  } catch (error) {
    trouble.textContent = error.message;
    trouble.hidden = false;
  } finally {
    send.removeAttribute("aria-busy");
  }
}

function drawPart(part, fields) {
  if (part.type === TEXT) return el("div", { class: "markdown" }, markdown(part.content));
  if (part.type === ACTION_ROW) return part.components.map((input) => labelled(input.label ?? "", null, input, fields));
  if (part.type === LABEL) return labelled(part.label, part.description, part.component, fields);
  return el("p", { class: "unknown" }, `A part of kind ${part.type}, which this page does not know.`);
}

function labelled(label, description, component, fields) {
  const id = `field-${++counter}`;
  const required = component.required !== false && component.type !== CHECKBOX;
  const { node, field, group } = control(component, { id, label, required });
  fields.push({ key: component.custom_id, ...field });
  const star = required && el("span", { class: "required", title: "required" }, " *");
  const hint = description && el("p", { class: "field-hint", id: `${id}-hint` }, description);
  if (description) node.setAttribute("aria-describedby", `${id}-hint`);
  if (group) return el("fieldset", { class: "field" }, el("legend", {}, label, star), hint, node);
  return el("div", { class: "field" }, el("label", { for: id }, label, star), hint, node);
}

function control(component, context) {
  switch (component.type) {
    case TEXT_INPUT:
      return textInput(component, context);
    case UPLOAD:
      return upload(component, context);
    case RADIO:
      return radios(component, context);
    case CHECKBOXES:
      return checkboxes(component, context);
    case CHECKBOX:
      return checkbox(component, context);
    default:
      return isSelect(component) ? selectField(component, context) : unknownField(component);
  }
}

const needed = (label) => `“${label}” needs an answer.`;

function textInput(component, { id, label, required }) {
  const props = {
    id,
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length,
    autocomplete: "off",
  };
  const node =
    component.style === 2 ? el("textarea", { ...props, rows: "4" }) : el("input", { ...props, type: "text" });
  node.value = component.value ?? "";
  const low = component.min_length ?? 0;
  const check = () => {
    if (required && !node.value) return needed(label);
    return node.value && node.value.length < low ? `“${label}” needs at least ${low} characters.` : null;
  };
  return { node, field: { value: () => node.value, check } };
}

function selectField(component, { id, label, required }) {
  const { control: node, current, low } = selectControl(component, { label, required });
  node.id = id;
  const check = () => (required && current().length < Math.max(low, 1) ? needed(label) : null);
  return { node, field: { value: () => current(), check } };
}

function choices(component, kind, id) {
  return (component.options ?? []).map((option, index) => {
    const input = el("input", {
      type: kind,
      name: id,
      value: option.value,
      id: `${id}-${index}`,
      checked: option.default,
    });
    const words = el(
      "span",
      { class: "row-words" },
      el("span", { class: "row-label" }, option.label),
      option.description && el("span", { class: "row-detail" }, option.description),
    );
    return { input, row: el("label", { class: "choice-row" }, input, words) };
  });
}

function radios(component, { id, label, required }) {
  const rows = choices(component, "radio", id);
  const value = () => rows.find(({ input }) => input.checked)?.input.value ?? null;
  const node = el(
    "div",
    { class: "choice-list", role: "radiogroup", "aria-label": label },
    rows.map(({ row }) => row),
  );
  return { node, group: true, field: { value, check: () => (required && value() === null ? needed(label) : null) } };
}

function checkboxes(component, { id, label, required }) {
  const rows = choices(component, "checkbox", id);
  const low = component.min_values ?? (required ? 1 : 0);
  const high = component.max_values ?? rows.length;
  const value = () => rows.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const check = () => {
    const count = value().length;
    if (count === 0 && !required) return null;
    return count < low || count > high ? `“${label}” wants ${low === high ? low : `${low} to ${high}`} ticks.` : null;
  };
  return {
    node: el(
      "div",
      { class: "choice-list", role: "group", "aria-label": label },
      rows.map(({ row }) => row),
    ),
    group: true,
    field: { value, check },
  };
}

function checkbox(component, { id, label }) {
  const input = el("input", { type: "checkbox", id, checked: component.default });
  const node = el("span", { class: "choice-row" }, input, el("label", { class: "row-label", for: id }, "Yes"));
  input.setAttribute("aria-label", label);
  return { node, field: { value: () => input.checked, check: () => null } };
}

function upload(component, { id, label, required }) {
  const high = component.max_values ?? 1;
  const low = required ? Math.max(component.min_values ?? 1, 1) : (component.min_values ?? 0);
  const input = el("input", { type: "file", id, multiple: high > 1, class: "file-input" });
  const shown = el("ul", { class: "file-list" });
  input.addEventListener("change", () =>
    shown.replaceChildren(...[...input.files].map((file) => el("li", {}, `${file.name} · ${fileSize(file.size)}`))),
  );
  const check = () => {
    const count = input.files.length;
    if (count === 0 && !required) return null;
    return count < low || count > high ? `“${label}” wants ${low === high ? low : `${low} to ${high}`} files.` : null;
  };
  return { node: el("div", {}, input, shown), field: { files: () => [...input.files], check } };
}

function unknownField(component) {
  const node = el("p", { class: "unknown" }, `A field of kind ${component.type}, which this page does not know.`);
  return { node, field: { value: () => null, check: () => null } };
}
