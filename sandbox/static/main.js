// The start of the page: the connection, what arrives over it, and moving between places and people.

import { ask, prepareActs, tell } from "./acts.js";
import { Composer } from "./composer.js";
import { byId, el } from "./dom.js";
import { prepareKeys } from "./keys.js";
import { Log } from "./log.js";
import { prepareViewer } from "./media.js";
import { pointAt } from "./messages.js";
import { openMenu } from "./menu.js";
import { openModal } from "./modal.js";
import { addressAs, drawBot, drawCalls, drawHabits, drawHead, drawPeople, drawTree } from "./places.js";
import * as memory from "./store.js";
import { keepFresh } from "./time.js";
import { Tools } from "./tools.js";
import { Wire } from "./wire.js";

const { store } = memory;
const wire = new Wire({
  onopen: () => hello(),
  onpush: (frame) => PUSHES[frame.push]?.(frame),
  onlost: (refused) => lost(refused),
});
const log = new Log(() => showEarlier());
const composer = new Composer();
const tools = new Tools();

/* Who we are: the fragment holds the capability and the person, and never leaves the browser */

function readFragment() {
  const [capability, ...rest] = location.hash.slice(1).split("&");
  const wishes = new URLSearchParams(rest.join("&"));
  return { capability, person: wishes.get("as"), channel: wishes.get("in") };
}

const lastPlace = (person) => `place:${store.capability}:${person}`;

async function hello() {
  const { capability, person, channel } = readFragment();
  store.capability = capability;
  const wanted = channel ?? sessionStorage.getItem(lastPlace(person));
  let snapshot;
  try {
    snapshot = await ask("hello", { capability, person, channel: wanted });
  } catch (error) {
    curtain(error.message);
    return;
  }
  wire.steady();
  curtain("");
  store.me = snapshot.me;
  store.clockOffset = snapshot.now * 1000 - Date.now();
  store.commands.clear();
  store.messages.clear();
  store.mentioned.clear();
  store.nudged.delete(store.me);
  store.locales = snapshot.locales;
  store.calls = new Map(Object.entries(snapshot.calls));
  store.opener = snapshot.opener;
  memory.setPlaces(snapshot);
  if (!person) history.replaceState(null, "", addressAs(store.me));
  drawBot(snapshot.online);
  store.open = snapshot.channel;
  if (snapshot.channel) memory.setMessages(snapshot.channel, snapshot.messages, snapshot.more);
  arrive();
  tools.renew();
}

function arrive() {
  const channel = store.channels.get(store.open);
  if (channel) {
    memory.markSeen(channel.id);
    sessionStorage.setItem(lastPlace(store.me), channel.id);
  }
  drawPeople();
  drawTree();
  drawHabits(setHabit);
  drawHead();
  log.fill();
  composer.moveTo(channel);
}

/* Moving */

async function go(channelId, messageId) {
  closeDrawer();
  if (channelId !== store.open && !(await openChannel(channelId))) return;
  if (messageId && !pointAt(messageId))
    tell(byId("remarks"), "That message is no longer here, or further up than what is shown.");
}

async function openChannel(channelId) {
  let page;
  try {
    page = await ask("open", { channel: channelId });
  } catch (error) {
    tell(byId("remarks"), error.message);
    return false;
  }
  store.open = channelId;
  memory.setMessages(channelId, page.messages, page.more);
  arrive();
  if (matchMedia("(hover: hover)").matches) composer.text.focus();
  return true;
}

async function showEarlier() {
  const oldest = memory.messagesOf(store.open)[0];
  const page = await ask("open", { channel: store.open, before: oldest?.id });
  memory.addEarlier(store.open, page.messages, page.more);
  log.prepend();
}

/* What arrives */

const PUSHES = {
  message({ message, fresh }) {
    const isNew = memory.putMessage(message) && fresh;
    const here = message.channel_id === store.open;
    if (here) log.put(message, isNew);
    if (isNew && !here && (memory.isForMe(message) || store.channels.get(message.channel_id)?.type === memory.DM)) {
      store.mentioned.add(message.channel_id);
    }
    if (here && !document.hidden) memory.markSeen(store.open);
    if (isNew) drawTree();
  },
  gone({ channel, messages }) {
    memory.dropMessages(channel, messages);
    if (channel === store.open) log.drop(messages);
  },
  places(frame) {
    memory.setPlaces(frame);
    drawPeople();
    drawTree();
    if (store.open && !store.channels.has(store.open)) leaveLostChannel();
    else drawHead();
    for (const message of memory.messagesOf(store.open)) if (store.channels.has(message.id)) log.put(message, false);
  },
  call({ channel, message }) {
    if (message) store.calls.set(channel, message);
    else store.calls.delete(channel);
    drawCalls();
  },
  commands() {
    store.commands.clear();
  },
  faults(state) {
    tools.faultsChanged(state);
  },
  entry({ entry }) {
    tools.entryAdded(entry);
  },
  bot({ online }) {
    drawBot(online);
  },
  nudge({ person }) {
    if (person === store.me) return;
    store.nudged.add(person);
    drawPeople();
  },
};

function leaveLostChannel() {
  const next =
    [...store.channels.values()].find((channel) => channel.type === memory.GUILD_TEXT) ??
    [...store.channels.values()][0];
  if (next) go(next.id);
}

function lost(refused) {
  if (refused)
    curtain(
      "This address has lost its key, or the sandbox was started anew. Open the address the sandbox printed when it started.",
    );
  else curtain("The sandbox does not answer. Trying again…");
}

function curtain(text) {
  byId("curtain").hidden = !text;
  byId("curtain-text").textContent = text;
}

/* The page as a whole */

const narrow = matchMedia("(max-width: 799px)");

function openDrawer() {
  byId("places").inert = false;
  document.body.classList.add("drawer");
  byId("menu").setAttribute("aria-expanded", "true");
  byId("tree").querySelector(".open, button")?.focus();
}

function closeDrawer() {
  document.body.classList.remove("drawer");
  byId("menu").setAttribute("aria-expanded", "false");
  byId("places").inert = narrow.matches;
}

async function press(event) {
  const target = event.target.closest("[data-channel], [data-dm], [data-command], [data-spoiler], [data-menu], [data-begin]");
  if (!target || target.disabled) return;
  const { channel, message, dm, command, spoiler, menu, begin } = target.dataset;
  if (spoiler !== undefined) {
    target.classList.add("open");
    target.removeAttribute("aria-label");
  } else if (channel) await go(channel, message);
  else if (dm) await openDirect(dm);
  else if (menu) await openMenu(menu, (chosen) => composer.replyTo(chosen));
  else if (command) await composer.startCommand(command);
  else if (begin) await composer.startCommand(begin);
}

async function setHabit(change) {
  try {
    store.habits = await ask("set_person", change);
    store.commands.clear();
    if (change.locale) log.fill();
  } catch (error) {
    tell(byId("remarks"), error.message);
  }
}

async function openDirect(bot) {
  try {
    const { channel } = await ask("dm", { with: bot });
    await go(channel);
  } catch (error) {
    tell(byId("remarks"), error.message);
  }
}

function addPerson() {
  const input = el("input", { type: "text", id: "new-name", maxlength: "32", autocomplete: "off", required: true });
  const trouble = el("p", { class: "form-error", role: "alert" });
  const dialog = el("dialog", { class: "sheet", "aria-label": "Add a person" });
  const form = el(
    "form",
    { method: "dialog" },
    el("h2", {}, "Add a person"),
    el("div", { class: "field" }, el("label", { for: "new-name" }, "Name"), input),
    trouble,
    el(
      "div",
      { class: "sheet-foot" },
      el("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, "Cancel"),
      el("button", { type: "submit", class: "button style-1" }, "Add"),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    join(input.value.trim(), dialog, trouble);
  });
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  byId("dialogs").append(dialog);
  dialog.showModal();
}

/** Add somebody of that name and become them, or say what is wrong. */
async function join(name, dialog, trouble) {
  try {
    const { person } = await ask("add_person", { name });
    dialog.close();
    location.hash = addressAs(person);
  } catch (error) {
    trouble.textContent = error.message;
  }
}

function prepare() {
  prepareActs((what, body) => wire.ask(what, body), openModal);
  prepareViewer();
  keepFresh();
  prepareKeys();
  document.addEventListener("click", press);
  document.addEventListener("keydown", (event) => {
    const spoiler = (event.key === "Enter" || event.key === " ") && event.target.dataset?.spoiler !== undefined;
    if (spoiler) press(event);
    else if (event.key === "Escape" && document.body.classList.contains("drawer")) {
      closeDrawer();
      byId("menu").focus();
    }
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !store.open) return;
    memory.markSeen(store.open);
    drawTree();
  });
  byId("menu").addEventListener("click", () =>
    document.body.classList.contains("drawer") ? closeDrawer() : openDrawer(),
  );
  byId("backdrop").addEventListener("click", closeDrawer);
  byId("add-person").addEventListener("click", addPerson);
  narrow.addEventListener("change", closeDrawer);
  addEventListener("hashchange", hello);
  closeDrawer();
  wire.connect();
}

prepare();
