// One message as an element: head, reply line, text, embeds, pictures, components, foot.

import { interact } from "./acts.js";
import { avatar, byId, el, icon } from "./dom.js";
import { components } from "./components.js";
import { embeds } from "./embeds.js";
import { emojiNode } from "./emoji.js";
import { markdown, plain } from "./markdown.js";
import { attachments } from "./media.js";
import { channelName, currentGuild, isEphemeral, isForMe, isThread, store, userName } from "./store.js";
import { messageTime } from "./time.js";

const FLAG_LOADING = 1 << 7,
  FLAG_V2 = 1 << 15;
const PIN = 6,
  JOIN = 7,
  RENAME = 4,
  ADDED = 1,
  REMOVED = 2,
  THREAD_CREATED = 18,
  REPLY = 19,
  THREAD_STARTER = 21;

export const messageElementId = (id) => `message-${id}`;

/** Draw a message; `ondismiss` hides an ephemeral one. */
export function messageElement(message, ondismiss) {
  const line = systemLine(message);
  if (line) return systemElement(message, line);
  const classes = ["message", isForMe(message) && "for-me", isEphemeral(message) && "ephemeral"]
    .filter(Boolean)
    .join(" ");
  const node = el("article", {
    class: classes,
    id: messageElementId(message.id),
    "aria-label": spokenLabel(message),
    tabindex: "-1",
  });
  const place = () => node;
  node.append(
    ...[
      origin(message),
      more(message),
      head(message),
      el("div", { class: "message-body" }, body(message, place)),
      foot(message, ondismiss),
    ].filter(Boolean),
  );
  return node;
}

function body(message, place) {
  const flags = message.flags ?? 0;
  if (flags & FLAG_LOADING) return thinking(message);
  const v2 = Boolean(flags & FLAG_V2);
  const source = message.type === THREAD_STARTER ? (message.referenced_message ?? message) : message;
  return [
    source.content && el("div", { class: "markdown" }, markdown(source.content), edited(message)),
    !v2 && attachments(source.attachments ?? []),
    !v2 && embeds(source.embeds),
    el("div", { class: "components" }, components(source.components, message, place)),
    message.poll && poll(message, place),
    reactions(message.reactions),
    !source.content && edited(message),
    threadLink(message),
  ];
}

function thinking(message) {
  const name = userName(message.author.id);
  return el(
    "p",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    `${name} is thinking…`,
  );
}

function head(message) {
  const { author } = message;
  return el(
    "header",
    { class: "message-head" },
    avatar(store.users.get(author.id) ?? author),
    el(
      "span",
      { class: "author" },
      userName(author.id) === "someone" ? author.global_name || author.username : userName(author.id),
    ),
    author.bot && el("span", { class: "tag" }, "Bot"),
    messageTime(message.timestamp),
  );
}

const more = (message) =>
  el(
    "button",
    {
      type: "button",
      class: "icon-button more",
      "aria-label": "More about this message",
      "aria-haspopup": "dialog",
      data: { menu: message.id },
    },
    icon("more"),
  );

const edited = (message) =>
  message.edited_timestamp && el("span", { class: "edited", title: message.edited_timestamp }, "(edited)");

/* Where a message comes from: a reply or a command */

function origin(message) {
  if (message.type === REPLY || (message.message_reference && message.referenced_message && message.type === 0))
    return replyLine(message);
  const used = message.interaction_metadata;
  const name = message.interaction?.name ?? used?.name;
  if (!used && !message.interaction) return null;
  const fromMenu = Boolean(used?.target_user || used?.target_message_id);
  const user = used?.user ?? message.interaction.user;
  if (name)
    return el(
      "p",
      { class: "origin" },
      icon("turn"),
      el("strong", {}, userName(user.id)),
      " used ",
      el("code", {}, fromMenu ? name : `/${name}`),
    );
  return null;
}

function replyLine(message) {
  const target = message.referenced_message;
  const reference = message.message_reference ?? {};
  if (!target) return el("p", { class: "origin" }, icon("turn"), "The message answered here was deleted.");
  const words = target.content ? plain(target.content).slice(0, 90) : "a message";
  const data = { channel: reference.channel_id ?? message.channel_id, message: target.id };
  return el(
    "button",
    { type: "button", class: "origin", data, "aria-label": `In reply to ${userName(target.author.id)}: ${words}` },
    icon("turn"),
    el("strong", {}, userName(target.author.id)),
    " ",
    words,
  );
}

/* Beneath the content */

function threadLink(message) {
  const thread =
    message.thread ?? [...store.channels.values()].find((channel) => channel.id === message.id && isThread(channel));
  if (!thread || !store.channels.has(thread.id)) return null;
  const known = store.channels.get(thread.id);
  return el(
    "button",
    { type: "button", class: "thread-link", data: { channel: thread.id } },
    icon("thread"),
    el("span", { class: "thread-name" }, channelName(known)),
    el("span", { class: "thread-go" }, "Open thread"),
  );
}

function reactions(list) {
  if (!list?.length) return null;
  return el(
    "p",
    { class: "reactions" },
    list.map((entry) => el("span", { class: "reaction" }, emojiNode(entry.emoji), ` ${entry.count}`)),
  );
}

function poll(message, place) {
  const data = message.poll;
  const counts = new Map((data.results?.answer_counts ?? []).map((entry) => [entry.id, entry]));
  const closed = Boolean(data.results?.is_finalized);
  const rows = data.answers.map((answer) => {
    const { count = 0, me_voted: mine = false } = counts.get(answer.answer_id) ?? {};
    const vote = () => interact("vote", { message: message.id, answer: answer.answer_id, on: !mine }, place());
    const props = {
      type: "button",
      class: "poll-answer",
      "aria-pressed": String(mine),
      disabled: closed,
      onclick: vote,
    };
    return el(
      "button",
      props,
      el("span", {}, emojiNode(answer.poll_media.emoji), ` ${answer.poll_media.text ?? ""}`),
      el("span", { class: "poll-count" }, String(count)),
    );
  });
  const foot = closed ? "Closed" : data.allow_multiselect ? "Several answers are allowed" : "One answer";
  return el(
    "div",
    { class: "container poll", role: "group", "aria-label": data.question.text },
    el("p", { class: "embed-title" }, data.question.text),
    rows,
    el("p", { class: "subtext" }, foot),
  );
}

function foot(message, ondismiss) {
  if (!isEphemeral(message)) return null;
  const away = el("button", { type: "button", class: "text-button", onclick: () => ondismiss(message) }, "Dismiss");
  return el("footer", { class: "only-you" }, icon("eye"), el("span", {}, "Only you can see this"), away);
}

/* Lines that Discord itself writes */

function systemLine(message) {
  const name = el("strong", {}, userName(message.author.id));
  switch (message.type) {
    case ADDED:
      return [name, " added ", el("strong", {}, userName(message.mentions?.[0]?.id)), " to the thread."];
    case REMOVED:
      return [name, " removed ", el("strong", {}, userName(message.mentions?.[0]?.id)), " from the thread."];
    case RENAME:
      return [name, " named this ", el("strong", {}, message.content)];
    case PIN:
      return [name, " pinned a message here."];
    case JOIN:
      return [name, " joined the server."];
    case THREAD_CREATED:
      return [name, " started a thread: ", threadMention(message)];
    default:
      return null;
  }
}

function threadMention(message) {
  const id = message.message_reference?.channel_id;
  if (!id || !store.channels.has(id)) return el("strong", {}, message.content);
  return el(
    "button",
    { type: "button", class: "mention", data: { channel: id } },
    message.content || channelName(store.channels.get(id)),
  );
}

function systemElement(message, line) {
  return el(
    "article",
    { class: "system-message", id: messageElementId(message.id), tabindex: "-1" },
    icon("dot"),
    el("p", {}, line),
    messageTime(message.timestamp),
  );
}

/* For ears */

/** What a screen reader says of a new message. */
export function spokenText(message) {
  const parts = [
    message.content ? plain(message.content) : "",
    ...textsOf(message.components),
    ...(message.embeds ?? []).flatMap(embedTexts),
  ];
  const alts = (message.attachments ?? []).map((entry) => entry.description).filter(Boolean);
  const whisper = isEphemeral(message) ? " (only you can see this)" : "";
  const name = userName(message.author.id, currentGuild());
  return `${name}${whisper}: ${[...parts, ...alts].filter(Boolean).join(". ") || "a message"}`;
}

const embedTexts = (data) => [data.title, data.description].filter(Boolean).map(plain);

function textsOf(list) {
  return (list ?? []).flatMap((component) => [
    component.content ? plain(component.content) : "",
    ...textsOf(component.components),
  ]);
}

const spokenLabel = (message) => `Message from ${userName(message.author.id)}`;

/** Scroll to a message, mark it for a moment, and say whether it was there. */
export function pointAt(messageId) {
  const node = byId(messageElementId(messageId));
  if (!node) return false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("pointed");
  node.focus({ preventScroll: true });
  setTimeout(() => node.classList.remove("pointed"), 2500);
  return true;
}
