// Discord's Markdown as a tree of elements. Text is only ever inserted as text, and the tags
// made here are the whole set, so nothing a bot or a person writes can become markup.

import { el, webAddress } from "./dom.js";
import { emojiRule, named } from "./emoji.js";
import { channelName, role, store, userName } from "./store.js";
import { timestamp } from "./time.js";

const JUMP = /^https:\/\/(?:[a-z]+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Render text with blocks (headings, lists, quotes, code) into a fragment. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(text ?? ""));
  return fragment;
}

/** Render text without blocks, as in an embed's title. */
export function inlineMarkdown(text) {
  const fragment = document.createDocumentFragment();
  fragment.append(...inline(text ?? ""));
  return fragment;
}

/** The words alone, for announcements and previews. */
export function plain(text) {
  return markdown(named(text ?? "")).textContent.replace(/\s+/g, " ").trim();
}

/* Blocks */

const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

function blocks(text) {
  const nodes = [];
  const pieces = text.split(/(```[\s\S]*?```)/);
  for (const [index, piece] of pieces.entries()) {
    const code = /^```(?:([\w+#-]*)\n)?([\s\S]*?)\n?```$/.exec(piece);
    if (code && code[2].trim()) nodes.push(el("pre", { tabindex: "0" }, el("code", {}, code[2])));
    else if (piece) nodes.push(...proseAround(piece, index > 0, index < pieces.length - 1));
  }
  return nodes;
}

// The line breaks that belong to a neighbouring code block are not empty lines of the text.
function proseAround(piece, after, before) {
  const text = piece.replace(after ? /^\n/ : /^$/, "").replace(before ? /\n$/ : /$^/, "");
  return text ? lines(text.split("\n")) : [];
}

function lines(rows) {
  const nodes = [];
  let at = 0;
  while (at < rows.length) {
    const [node, next] = quote(rows, at) ?? list(rows, at) ?? heading(rows, at) ?? paragraph(rows, at);
    if (node) nodes.push(node);
    at = next;
  }
  return nodes;
}

function quote(rows, at) {
  if (rows[at].startsWith(">>> ")) {
    const rest = [rows[at].slice(4), ...rows.slice(at + 1)];
    return [el("blockquote", {}, lines(rest)), rows.length];
  }
  let end = at;
  while (end < rows.length && rows[end].startsWith("> ")) end += 1;
  if (end === at) return null;
  return [el("blockquote", {}, lines(rows.slice(at, end).map((row) => row.slice(2)))), end];
}

function heading(rows, at) {
  const head = /^(#{1,3}) +(.+?) *#*$/.exec(rows[at]);
  if (head) {
    const level = head[1].length;
    return [
      el("div", { class: `heading h${level}`, role: "heading", "aria-level": String(level + 2) }, inline(head[2])),
      at + 1,
    ];
  }
  const small = /^-# +(.+)$/.exec(rows[at]);
  return small ? [el("p", { class: "subtext" }, inline(small[1])), at + 1] : null;
}

function list(rows, at, depth = 0) {
  const first = LIST_ITEM.exec(rows[at]);
  if (!first || depth > 10) return null;
  const indent = first[1].length;
  const ordered = /\d/.test(first[2]);
  const items = [];
  while (at < rows.length) {
    const item = LIST_ITEM.exec(rows[at]);
    if (item && item[1].length > indent && items.length) {
      const nested = list(rows, at, depth + 1);
      if (!nested) break;
      items.at(-1).append(nested[0]);
      at = nested[1];
    } else if (item && item[1].length === indent && /\d/.test(item[2]) === ordered) {
      items.push(el("li", {}, inline(item[3])));
      at += 1;
    } else if (!item && /^ {2,}\S/.test(rows[at])) {
      items.at(-1).append(el("br"), ...inline(rows[at].trim()));
      at += 1;
    } else break;
  }
  return [ordered ? el("ol", { start: parseInt(first[2], 10) }, items) : el("ul", {}, items), at];
}

function paragraph(rows, at) {
  let end = at + 1;
  while (end < rows.length && !startsBlock(rows, end)) end += 1;
  const text = rows.slice(at, end).join("\n");
  return [text.trim() ? el("p", {}, inline(text)) : el("p", { class: "blank" }), end];
}

const startsBlock = (rows, at) => /^(>>> |> |#{1,3} +\S|-# +\S)/.test(rows[at]) || LIST_ITEM.test(rows[at]);

/* Inline: the first rule that matches at the leftmost place wins */

const RULES = [
  [/\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].replace(/^ (.*) $/, "$1"))],
  [/<(https?:\/\/[^\s<>]+)>/, (m) => link(m[1], [m[1]])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+)>?(?: "[^"\n]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))*(?:\([^\s<>()]*\)|[^\s<>()"'.,:;\]|*_~!?])/, (m) => link(m[0], [m[0]])],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/<@!?(\d+)>/, (m) => el("span", { class: `mention ${m[1] === store.me ? "mine" : ""}` }, `@${userName(m[1])}`)],
  [/<@&(\d+)>/, (m) => el("span", { class: "mention" }, `@${role(m[1])?.name ?? "role"}`)],
  [/<#(\d+)>/, (m) => place(m[1])],
  [
    /<\/([^:<>\n]{1,100}):\d+>/,
    (m) => el("button", { type: "button", class: "mention", data: { command: m[1] } }, `/${m[1]}`),
  ],
  emojiRule,
  [/(?<![\w.])@(everyone|here)\b/, (m) => el("span", { class: "mention mine" }, m[0])],
  [/\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/\*\*\*([^\s*][\s\S]*?)\*\*\*(?!\*)/, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
  [/\*\*(?!\*\*)([\s\S]+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
  [/__(?!__)([\s\S]+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
  [/~~([\s\S]+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/\*(?![\s*])((?:\*\*|[^*])+?)(?<=\S)\*(?!\*)/, (m) => el("em", {}, inline(m[1]))],
  [/(?<!\w)_(?=\S)((?:__|[^_])+?)_(?!\w)/, (m) => el("em", {}, inline(m[1]))],
  [/\n/, () => el("br")],
];

function inline(text) {
  const nodes = [];
  const found = RULES.map(([pattern]) => ({ pattern: new RegExp(pattern, "g"), match: null, spent: false }));
  let at = 0;
  while (at < text.length) {
    const first = leftmost(found, text, at);
    if (first < 0) break;
    const { match } = found[first];
    if (match.index > at) nodes.push(text.slice(at, match.index));
    nodes.push(RULES[first][1](match));
    at = match.index + match[0].length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}

// Every rule keeps its next match, so a long text is searched once a rule and not once a word.
function leftmost(found, text, at) {
  let best = -1;
  found.forEach((rule, index) => {
    if (!rule.spent && (!rule.match || rule.match.index < at)) {
      rule.pattern.lastIndex = at;
      rule.match = rule.pattern.exec(text);
      rule.spent = !rule.match;
    }
    if (!rule.spent && (best < 0 || rule.match.index < found[best].match.index)) best = index;
  });
  return best;
}

function spoiler(text) {
  const label = "Hidden text, press to show";
  return el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": label, data: { spoiler: "" } },
    el("span", {}, inline(text)),
  );
}

/** A link; those that point into a channel stay inside the page. */
export function link(address, label) {
  const jump = JUMP.exec(address);
  if (jump) {
    const known = store.channels.get(jump[1]);
    const bare = label.length === 1 && label[0] === address;
    const words = bare ? [`#${channelName(known)}${jump[2] ? " › message" : ""}`] : label;
    return el(
      "button",
      { type: "button", class: bare ? "mention" : "text-link", data: destination(jump[1], jump[2]) },
      words,
    );
  }
  const safe = webAddress(address);
  if (!safe) return el("span", {}, label);
  return el("a", { href: safe, target: "_blank", rel: "noopener noreferrer", title: safe }, label);
}

/** The channel and message a Discord jump link names, or null. */
export function jumpOf(address) {
  const jump = JUMP.exec(address ?? "");
  return jump ? destination(jump[1], jump[2]) : null;
}

const destination = (channel, message) => (message ? { channel, message } : { channel });

function place(id) {
  const known = store.channels.get(id);
  if (!known) return el("span", { class: "mention" }, "#no access");
  return el("button", { type: "button", class: "mention", data: { channel: id } }, `#${channelName(known)}`);
}
