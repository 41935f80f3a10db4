// What can be done with a message besides reading it: answering, and the bots' own menu entries.

import { ask, interact } from "./acts.js";
import { choose } from "./chooser.js";
import { spoken } from "./commands.js";
import { byId } from "./dom.js";
import { messageElementId } from "./messages.js";
import { isEphemeral, store, userName } from "./store.js";

const USER_MENU = 2,
  MESSAGE_MENU = 3;

/** Offer the menu of a message; `reply` starts an answer to it. */
export async function openMenu(messageId, reply) {
  const message = store.messages.get(store.open)?.get(messageId);
  if (!message) return;
  const offered = await ask("commands", { channel: store.open });
  const author = userName(message.author.id);
  const entries = [
    !isEphemeral(message) && { value: "reply", label: "Reply", run: () => reply(message) },
    ...offered
      .filter(({ type }) => type === MESSAGE_MENU)
      .map((command) => entry(command, message, message.id, "on this message")),
    ...offered
      .filter(({ type }) => type === USER_MENU)
      .map((command) => entry(command, message, message.author.id, `on ${author}`)),
    { value: "copy", label: "Copy the text", run: () => navigator.clipboard.writeText(message.content) },
  ].filter(Boolean);
  const picked = await choose({ title: `Message from ${author}`, options: entries });
  entries.find(({ value }) => value === picked?.[0])?.run();
}

function entry(command, message, target, description) {
  const run = () =>
    interact("menu", { channel: store.open, name: command.name, target }, byId(messageElementId(message.id)));
  return { value: command.id, label: spoken(command, "name"), description, run };
}
