// One option of a slash command: what it suggests while one types, and the value it ends with.

import { ask } from "./acts.js";
import { spoken } from "./commands.js";
import { channels } from "./selects.js";
import { companions, store } from "./store.js";

export const STRING = 3,
  INTEGER = 4,
  BOOLEAN = 5,
  USER = 6,
  CHANNEL = 7,
  ROLE = 8,
  MENTIONABLE = 9,
  NUMBER = 10,
  ATTACHMENT = 11;

const fits = (words) => (item) =>
  item.label.toLowerCase().includes(words) || (item.detail ?? "").toLowerCase().includes(words);

/** Whether the value is the id of somebody or something, which must travel as text. */
export const namesAnId = (option) => [USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type);

/** Whether the bot itself is asked for suggestions. */
export const isAutocompleted = (option) => Boolean(option.autocomplete);

/** The suggestions that need no question to the bot, or null when any text will do. */
export function fixedSuggestions(option, typed) {
  const words = typed.toLowerCase().replace(/^[@#]/, "");
  const all = closedList(option);
  return all && all.filter(fits(words)).slice(0, 25);
}

function closedList(option) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ label: spoken(choice, "name"), value: choice.value }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    case USER:
      return people();
    case CHANNEL:
      return channels(option.channel_types).map(({ value, label, description }) => ({
        value,
        label,
        detail: description,
      }));
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    default:
      return null;
  }
}

function people() {
  return companions(store.open).map((user) => ({
    value: user.id,
    label: user.global_name || user.username,
    detail: user.bot ? "bot" : `@${user.username}`,
  }));
}

function roles() {
  const guild = store.guilds.get(store.channels.get(store.open)?.guild_id);
  return (guild?.roles ?? []).map((entry) => ({ value: entry.id, label: `@${entry.name.replace(/^@/, "")}` }));
}

/** Ask the bot; answers that arrive after a newer question are the caller's to drop. */
export async function botSuggestions(leaf, option, typed, others) {
  const found = await ask("autocomplete", {
    channel: store.open,
    path: leaf.path,
    focused: option.name,
    text: typed,
    ...others,
  });
  return found.map((choice) => ({ label: spoken(choice, "name"), value: choice.value }));
}

/** The value of a typed text, or an Error that says what is wrong with it. */
export function read(option, typed) {
  const text = typed.trim();
  const closed = closedList(option);
  if (closed) {
    const words = text.toLowerCase().replace(/^[@#]/, "");
    const exact = closed.find((item) => item.label.toLowerCase().replace(/^[@#]/, "") === words);
    return exact ? exact.value : new Error(`Pick one of the offered values for ${option.name}.`);
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text);
  if (option.min_length && text.length < option.min_length)
    return new Error(`${option.name} needs at least ${option.min_length} characters.`);
  if (option.max_length && text.length > option.max_length)
    return new Error(`${option.name} takes at most ${option.max_length} characters.`);
  return text;
}

function number(option, text) {
  const value = Number(text);
  if (text === "" || Number.isNaN(value)) return new Error(`${option.name} must be a number.`);
  if (option.type === INTEGER && !Number.isInteger(value)) return new Error(`${option.name} must be a whole number.`);
  if (option.min_value !== undefined && value < option.min_value)
    return new Error(`${option.name} must be at least ${option.min_value}.`);
  if (option.max_value !== undefined && value > option.max_value)
    return new Error(`${option.name} must be at most ${option.max_value}.`);
  return value;
}
