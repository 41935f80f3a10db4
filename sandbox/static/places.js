// The people at the top and the servers, channels, threads and direct messages at the side.

import { avatar, byId, el, icon } from "./dom.js";
import { keyHelp } from "./keys.js";
import {
  ANNOUNCEMENT,
  callsForMe,
  CATEGORY,
  channelName,
  compareIds,
  DM,
  FORUM,
  GUILD_TEXT,
  isThread,
  isUnread,
  store,
  userName,
} from "./store.js";

const GROUP_DM = 3;
const HOLDERS = new Set([GUILD_TEXT, ANNOUNCEMENT, FORUM]);

/** The address of this page as another person. */
export function addressAs(personId) {
  const parts = new URLSearchParams({ as: personId });
  return `#${store.capability}&${parts}`;
}

export function drawPeople() {
  const had = byId("people").contains(document.activeElement) ? document.activeElement.dataset.person : null;
  byId("people").replaceChildren(...store.people.map((id) => personChip(store.users.get(id) ?? { id })));
  if (had) byId("people").querySelector(`[data-person="${had}"]`)?.focus();
  byId("people").querySelector(".me")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const other = store.people.find((id) => id !== store.me) ?? store.me;
  byId("window").href = addressAs(other);
}

function personChip(user) {
  const mine = user.id === store.me;
  const news = store.nudged.has(user.id);
  const name = user.global_name || user.username || "Somebody";
  const label = mine ? `You are ${name}` : `Play as ${name}${news ? ", has news" : ""}`;
  return el(
    "a",
    {
      class: `person ${mine ? "me" : ""}`,
      href: addressAs(user.id),
      "aria-current": mine ? "true" : null,
      "aria-label": label,
      title: `${label}`,
      data: { person: user.id },
    },
    avatar(user),
    el("span", { class: "person-name" }, name),
    news && el("span", { class: "badge" }),
  );
}

/** Say at the top when no bot is connected, since whatever one asks of it then comes to nothing. */
export function drawBot(online) {
  byId("banner").classList.toggle("alone", !online);
  byId("banner-words").textContent = online ? "Everything stays on this computer." : "No bot is connected yet.";
}

/** Chips that lead to where a bot waits for this person. */
export function drawCalls() {
  const calls = callsForMe();
  byId("calls").hidden = !calls.length;
  byId("calls").replaceChildren(
    ...calls.map(({ channel, message }) =>
      el(
        "button",
        { type: "button", class: "call", data: { channel: channel.id, message } },
        icon("jump"),
        el("span", {}, `${isThread(channel) ? "Your turn" : "For you"}: ${channelName(channel)}`),
      ),
    ),
  );
}

export function drawTree() {
  drawCalls();
  const sections = [...store.guilds.values()].map(guildSection);
  byId("tree").replaceChildren(...sections, directSection());
  const elsewhere = [...store.channels.values()].some(isUnread);
  byId("menu").classList.toggle("has-news", elsewhere);
  byId("menu").setAttribute("aria-label", elsewhere ? "Channels, with something new" : "Channels");
  drawTitle(elsewhere);
}

function guildSection(guild) {
  const inside = [...store.channels.values()].filter((channel) => channel.guild_id === guild.id);
  const tops = inside
    .filter((channel) => HOLDERS.has(channel.type) && !known(inside, channel.parent_id))
    .sort(byPosition);
  const groups = inside.filter((channel) => channel.type === CATEGORY).sort(byPosition);
  const rows = (list) => list.flatMap((channel) => [row(channel), ...threadsOf(channel, inside).map(row)]);
  const orphans = inside.filter((channel) => isThread(channel) && !known(inside, channel.parent_id));
  return el(
    "section",
    { class: "place-group" },
    el("h2", {}, guild.name),
    el("ul", {}, rows(tops), orphans.map(row)),
    groups.map((group) => [
      el("h3", {}, channelName(group)),
      el(
        "ul",
        {},
        rows(inside.filter((channel) => channel.parent_id === group.id && HOLDERS.has(channel.type)).sort(byPosition)),
      ),
    ]),
  );
}

const known = (list, id) => id && list.some((channel) => channel.id === id);

const byPosition = (one, other) => (one.position ?? 0) - (other.position ?? 0) || compareIds(one.id, other.id);

// Archived threads stay out of the list, as they would otherwise pile up for ever.
function threadsOf(channel, inside) {
  return inside
    .filter(
      (thread) =>
        isThread(thread) &&
        thread.parent_id === channel.id &&
        (!thread.thread_metadata?.archived || thread.id === store.open),
    )
    .sort((one, other) => compareIds(one.id, other.id));
}

function directSection() {
  const direct = [...store.channels.values()].filter((channel) => channel.type === DM || channel.type === GROUP_DM);
  const bots = [...store.users.values()].filter(
    (user) => user.bot && !direct.some((channel) => (channel.recipients ?? []).some((end) => end.id === user.id)),
  );
  const openers = bots.map((bot) =>
    el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "place", data: { dm: bot.id } },
        avatar(bot, "small"),
        el("span", { class: "place-name" }, `Message ${bot.global_name || bot.username}`),
      ),
    ),
  );
  return el(
    "section",
    { class: "place-group" },
    el("h2", {}, "Direct messages"),
    el("ul", {}, direct.map(row), openers),
  );
}

function sign(channel) {
  if (channel.type === DM || channel.type === GROUP_DM)
    return avatar(
      (channel.recipients ?? []).find((user) => user.id !== store.me),
      "small",
    );
  if (isThread(channel)) return icon(channel.type === 12 ? "lock" : "thread");
  return icon("hash");
}

function row(channel) {
  const open = channel.id === store.open;
  const unread = isUnread(channel);
  const called = store.mentioned.has(channel.id) && !open;
  const classes = ["place", isThread(channel) && "thread", open && "open", unread && "unread"]
    .filter(Boolean)
    .join(" ");
  const label = `${isThread(channel) ? "Thread " : ""}${channelName(channel)}${called ? ", you are mentioned" : unread ? ", unread" : ""}`;
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: classes,
        "aria-current": open ? "page" : null,
        "aria-label": label,
        data: { channel: channel.id },
      },
      sign(channel),
      el("span", { class: "place-name" }, channelName(channel)),
      (unread || called) && el("span", { class: `badge ${called ? "called" : ""}` }),
    ),
  );
}

export function drawHead() {
  const channel = store.channels.get(store.open);
  const parent = isThread(channel) ? store.channels.get(channel.parent_id) : null;
  const title = el("h1", {}, channel ? channelName(channel) : "Sandbox");
  const back =
    parent &&
    el(
      "button",
      { type: "button", class: "crumb", data: { channel: parent.id }, "aria-label": `Back to ${channelName(parent)}` },
      icon("hash"),
      channelName(parent),
      el("span", { class: "crumb-mark" }, "›"),
    );
  const slow = channel?.rate_limit_per_user;
  const state = channel?.thread_metadata?.locked ? "locked" : channel?.thread_metadata?.archived ? "archived" : "";
  byId("channel-head").replaceChildren(
    ...[
      back,
      channel && sign(channel),
      title,
      state && el("span", { class: "tag" }, state),
      slow > 0 && el("span", { class: "tag" }, `slow mode, ${slow} s`),
      channel?.topic && el("p", { class: "topic" }, channel.topic),
    ].filter(Boolean),
  );
  drawTitle([...store.channels.values()].some(isUnread));
}

function drawTitle(news) {
  const channel = store.channels.get(store.open);
  document.title = `${news ? "• " : ""}${userName(store.me)} in ${channel ? channelName(channel) : "no channel"} · Sandbox`;
}

/** What the person has set for themselves: language, and whether bots may write to them. */
export function drawHabits(onchange) {
  const languages = new Intl.DisplayNames(["en"], { type: "language" });
  const locale = el(
    "select",
    { onchange: (event) => onchange({ locale: event.target.value }) },
    store.locales.map((code) =>
      el("option", { value: code, selected: code === store.habits.locale }, languages.of(code)),
    ),
  );
  const dms = el("input", {
    type: "checkbox",
    checked: store.habits.takes_dms,
    onchange: (event) => onchange({ takes_dms: event.target.checked }),
  });
  byId("habits").replaceChildren(
    el("h2", {}, `${userName(store.me)}’s settings`),
    el("label", {}, "Language", locale),
    el("label", {}, dms, "Accept direct messages"),
    keyHelp(),
  );
}
