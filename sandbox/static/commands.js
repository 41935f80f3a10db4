// The bots' slash commands as a flat list of things one can actually run.

import { store } from "./store.js";

const SUBCOMMAND = 1,
  GROUP = 2;
const CHAT_INPUT = 1;

/** A name or description in the person's own language, where the bot gave one. */
export function spoken(node, key) {
  return node[`${key}_localized`] ?? node[`${key}_localizations`]?.[store.habits?.locale] ?? node[key] ?? "";
}

/** Flatten application commands into leaves: path, name, description, options. */
export function flatten(commands) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) =>
      leaves(command, [spoken(command, "name")], [command.name]).map((leaf) => ({
        ...leaf,
        restricted: Boolean(command.default_member_permissions),
      })),
    );
}

function leaves(node, shown, path) {
  const nested = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (!nested.length) {
    const options = [...(node.options ?? [])];
    return [{ path: path.join(" "), name: shown.join(" "), description: spoken(node, "description"), options }];
  }
  return nested.flatMap((option) => leaves(option, [...shown, spoken(option, "name")], [...path, option.name]));
}

/** Leaves that fit what was typed after the slash: the best first, then those in use, those for the few last. */
export function matching(list, typed, used = []) {
  const words = typed.toLowerCase().trim();
  const recency = (leaf) => (used.includes(leaf.path) ? used.indexOf(leaf.path) : used.length);
  // What fits equally well stays in the order in which the bot lists it.
  return list
    .map((leaf) => ({ leaf, order: [rank(leaf, words), recency(leaf), Number(leaf.restricted)] }))
    .filter(({ order }) => order[0] < 9)
    .sort((one, other) => firstDifference(one.order, other.order))
    .map(({ leaf }) => leaf);
}

const firstDifference = (one, other) => one.map((value, at) => value - other[at]).find((value) => value !== 0) ?? 0;

function rank(leaf, words) {
  const name = leaf.name.toLowerCase();
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  if (name.split(" ").some((part) => part.startsWith(words))) return 2;
  if (words && name.includes(words)) return 3;
  if (words.length > 2 && leaf.description.toLowerCase().includes(words)) return 4;
  return 9;
}

/** The one leaf whose whole name was typed, with a space after it. */
export function typedOut(list, typed) {
  return typed.endsWith(" ")
    ? (list.find((leaf) => leaf.name.toLowerCase() === typed.trim().toLowerCase()) ?? null)
    : null;
}
