// What this window knows: the person, the places, the messages, what has been read. No drawing here.

const FLAG_EPHEMERAL = 1 << 6;

export const GUILD_TEXT = 0,
  DM = 1,
  CATEGORY = 4,
  ANNOUNCEMENT = 5,
  FORUM = 15;
const THREADS = new Set([10, 11, 12]);

export const store = {
  me: null,
  habits: null,
  locales: [],
  capability: "",
  users: new Map(),
  people: [],
  guilds: new Map(),
  channels: new Map(),
  messages: new Map(),
  commands: new Map(),
  open: null,
  more: new Map(),
  nudged: new Set(),
  mentioned: new Set(),
  calls: new Map(),
  opener: null,
  clockOffset: 0,
};

/** Order of snowflakes, which outgrow a number's precision. */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

export const isThread = (channel) => THREADS.has(channel?.type);
export const isEphemeral = (message) => Boolean((message.flags ?? 0) & FLAG_EPHEMERAL);

/** Take over a fresh picture of people, servers and channels. */
export function setPlaces({ users, people, guilds, channels, habits }) {
  store.habits = habits;
  store.users = new Map(users.map((user) => [user.id, user]));
  store.people = people;
  store.guilds = new Map(guilds.map((guild) => [guild.id, guild]));
  store.channels = new Map(channels.map((channel) => [channel.id, channel]));
  for (const id of store.messages.keys()) if (!store.channels.has(id)) store.messages.delete(id);
}

export function setMessages(channelId, messages, more) {
  const known = new Map(messages.map((message) => [message.id, message]));
  store.messages.set(channelId, known);
  store.more.set(channelId, more);
}

export function addEarlier(channelId, messages, more) {
  const known = store.messages.get(channelId) ?? new Map();
  for (const message of messages) if (!known.has(message.id)) known.set(message.id, message);
  store.messages.set(channelId, known);
  store.more.set(channelId, more);
}

/** Insert or change one message; says whether it was new. */
export function putMessage(message) {
  const channel = store.channels.get(message.channel_id);
  if (channel && (!channel.last_message_id || compareIds(message.id, channel.last_message_id) > 0)) {
    channel.last_message_id = message.id;
  }
  const known = store.messages.get(message.channel_id);
  if (!known) return true;
  const fresh = !known.has(message.id);
  known.set(message.id, { ...known.get(message.id), ...message });
  return fresh;
}

export function dropMessages(channelId, ids) {
  for (const id of ids) store.messages.get(channelId)?.delete(id);
}

export function messagesOf(channelId) {
  const known = store.messages.get(channelId);
  return known ? [...known.values()].sort((one, other) => compareIds(one.id, other.id)) : [];
}

/* Names */

export function member(guildId, userId) {
  return store.guilds.get(guildId)?.members?.find((entry) => entry.user?.id === userId);
}

export function userName(userId, guildId) {
  const user = store.users.get(userId);
  return member(guildId ?? currentGuild(), userId)?.nick || user?.global_name || user?.username || "someone";
}

export function role(roleId) {
  for (const guild of store.guilds.values()) {
    const found = guild.roles?.find((entry) => entry.id === roleId);
    if (found) return found;
  }
  return null;
}

export function channelName(channel) {
  if (!channel) return "unknown";
  if (channel.name) return channel.name;
  const others = (channel.recipients ?? []).filter((user) => user.id !== store.me);
  return others.map((user) => user.global_name || user.username).join(", ") || "Direct message";
}

export function currentGuild() {
  return store.channels.get(store.open)?.guild_id ?? null;
}

/** People and bots who can be named in a channel: the server's members, or both ends of a DM. */
export function companions(channelId) {
  const channel = store.channels.get(channelId);
  const guild = store.guilds.get(channel?.guild_id);
  if (guild?.members) return guild.members.map((entry) => ({ ...store.users.get(entry.user.id), ...entry.user }));
  const ends = (channel?.recipients ?? []).map((user) => store.users.get(user.id) ?? user);
  const self = store.users.get(store.me);
  return self && !ends.some((user) => user.id === self.id) ? [self, ...ends] : ends;
}

/** The places in which a bot waits for me, other than the open one; direct messages only where nothing else is. */
export function callsForMe() {
  const called = [...store.calls]
    .map(([channelId, message]) => ({ channel: store.channels.get(channelId), message }))
    .filter(({ channel }) => channel);
  const threads = called.filter(({ channel }) => isThread(channel));
  if (threads.length) return threads.filter(({ channel }) => channel.id !== store.open);
  return called.filter(({ channel }) => isUnread(channel));
}

/** The paths of the commands I have run, the latest first; to begin with, of the one to begin with. */
const usedKey = () => `used:${store.capability}:${store.me}`;

export function usedCommands() {
  const kept = sessionStorage.getItem(usedKey());
  return kept ? JSON.parse(kept) : store.opener ? [store.opener.command] : [];
}

export function noteUse(path) {
  const paths = [path, ...usedCommands().filter((other) => other !== path)];
  sessionStorage.setItem(usedKey(), JSON.stringify(paths.slice(0, 8)));
}

export function isForMe(message) {
  if (message.author?.id === store.me) return false;
  const mine = new Set(member(currentGuild(), store.me)?.roles ?? []);
  return Boolean(
    message.mention_everyone ||
    message.mentions?.some((user) => user.id === store.me) ||
    message.mention_roles?.some((id) => mine.has(id)),
  );
}

/* What has been read, kept per person for the life of the tab */

const seenKey = (channelId) => `seen:${store.capability}:${store.me}:${channelId}`;

export function markSeen(channelId) {
  const last = store.channels.get(channelId)?.last_message_id;
  store.mentioned.delete(channelId);
  if (last) sessionStorage.setItem(seenKey(channelId), last);
}

export function isUnread(channel) {
  if (channel.id === store.open || !channel.last_message_id) return false;
  const seen = sessionStorage.getItem(seenKey(channel.id));
  return !seen || compareIds(seen, channel.last_message_id) < 0;
}

const dismissedKey = () => `dismissed:${store.capability}:${store.me}`;
const dismissedIds = () => new Set(JSON.parse(sessionStorage.getItem(dismissedKey()) ?? "[]"));

export function dismiss(messageId) {
  sessionStorage.setItem(dismissedKey(), JSON.stringify([...dismissedIds().add(messageId)].slice(-500)));
}

export const isDismissed = (messageId) => dismissedIds().has(messageId);

export const now = () => Date.now() + store.clockOffset;
