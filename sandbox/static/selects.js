// Select menus of all five kinds: what can be picked, and the control that shows what is.

import { choose } from "./chooser.js";
import { el, icon } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { channelName, companions, isThread, store } from "./store.js";

export const STRING = 3,
  USER = 5,
  ROLE = 6,
  MENTIONABLE = 7,
  CHANNEL = 8;
const SELECTS = new Set([STRING, USER, ROLE, MENTIONABLE, CHANNEL]);
const DEFAULTS = { 5: "Choose a person", 6: "Choose a role", 7: "Choose a person or a role", 8: "Choose a channel" };

export const isSelect = (component) => SELECTS.has(component.type);

/** Everything a select offers, as rows of value, label, description and emoji. */
export function selectOptions(component) {
  if (component.type === STRING) return component.options ?? [];
  if (component.type === USER) return people();
  if (component.type === ROLE) return roles();
  if (component.type === MENTIONABLE) return [...people(), ...roles()];
  return channels(component.channel_types);
}

function people() {
  return companions(store.open).map((user) => ({
    value: user.id,
    label: user.global_name || user.username,
    description: user.bot ? "bot" : `@${user.username}`,
  }));
}

function roles() {
  const guild = store.guilds.get(store.channels.get(store.open)?.guild_id);
  return (guild?.roles ?? []).map((entry) => ({
    value: entry.id,
    label: `@${entry.name.replace(/^@/, "")}`,
    description: "role",
  }));
}

export function channels(types) {
  const guild = store.channels.get(store.open)?.guild_id;
  return [...store.channels.values()]
    .filter((channel) => channel.guild_id === guild && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({
      value: channel.id,
      label: `#${channelName(channel)}`,
      description: isThread(channel) ? "thread" : (channel.topic ?? ""),
    }));
}

function preset(component) {
  if (component.type === STRING)
    return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((entry) => entry.id);
}

/** The control of a select. `onpick` gets the values; `current()` tells them at any time. */
export function selectControl(component, { onpick = () => {}, label = "", required = true } = {}) {
  const low = required === false ? 0 : (component.min_values ?? 1);
  const high = component.max_values ?? 1;
  let picked = preset(component);
  const placeholder = component.placeholder || DEFAULTS[component.type] || "Make a choice";
  const words = el("span", { class: "select-words" });
  const control = el(
    "button",
    { type: "button", class: "select", "aria-haspopup": "listbox", data: { key: component.custom_id } },
    words,
    icon("down"),
  );
  const show = (values) => {
    picked = values;
    const options = selectOptions(component).filter((option) => values.includes(option.value));
    showPicked(control, words, options, placeholder, label || placeholder);
  };
  control.disabled = Boolean(component.disabled);
  control.addEventListener("click", async () => {
    if (control.getAttribute("aria-busy") === "true") return;
    const values = await choose({ title: label || placeholder, options: selectOptions(component), low, high, picked });
    control.focus();
    if (values === null) return;
    const before = picked;
    show(values);
    if ((await onpick(values, control)) === false) show(before);
  });
  show(picked);
  return { control, current: () => picked, low, high };
}

function showPicked(control, words, options, placeholder, label) {
  words.replaceChildren(...(options.length ? options.map(chip) : [placeholder]));
  words.classList.toggle("empty", !options.length);
  const names = options.map((option) => option.label).join(", ");
  control.setAttribute("aria-label", [label, names].filter(Boolean).join(": "));
}

const chip = (option) =>
  el("span", { class: "select-chip" }, option.emoji && [emojiNode(option.emoji), " "], option.label);
