// The column of messages of the open channel: filling, inserting, replacing without losing
// the focus or the place one has scrolled to.

import { announce, byId, el } from "./dom.js";
import { messageElement, messageElementId, spokenText } from "./messages.js";
import { channelName, compareIds, dismiss, isDismissed, isThread, messagesOf, store } from "./store.js";

const NEAR_THE_END = 120;
const SAME_BREATH = 7 * 60 * 1000;
const BY_COMMAND = 2;

/** Whether somebody waits for this message because they have just written it or run its command. */
const isMine = ({ author, interaction_metadata: used }) =>
  author.id === store.me || (used?.type === BY_COMMAND && used.user?.id === store.me);

export class Log {
  constructor(onearlier) {
    this.scroller = byId("log");
    this.column = byId("messages");
    this.newer = byId("newer");
    this.earlier = el(
      "button",
      { type: "button", class: "button style-2 earlier", onclick: onearlier },
      "Show earlier messages",
    );
    this.newer.addEventListener("click", () => this.toEnd());
    this.scroller.addEventListener("scroll", () => this.#scrolled());
    const sizes = new ResizeObserver(() => this.#resized());
    sizes.observe(this.column);
    sizes.observe(this.scroller);
  }

  /** Draw the open channel from the beginning. */
  fill() {
    const shown = messagesOf(store.open).filter((message) => !isDismissed(message.id));
    this.column.replaceChildren(this.#beginning(), ...shown.map((message) => this.#element(message)));
    this.#regroup();
    this.following = true;
    this.toEnd();
  }

  /** Draw earlier messages above, keeping the ones on screen where they are. */
  prepend() {
    const before = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.following = false;
    const shown = messagesOf(store.open).filter((message) => !isDismissed(message.id));
    this.column.replaceChildren(this.#beginning(), ...shown.map((message) => this.#element(message)));
    this.#regroup();
    this.scroller.scrollTop = this.scroller.scrollHeight - before;
  }

  /** Draw a new or changed message of the open channel. */
  put(message, fresh) {
    if (isDismissed(message.id)) return;
    const whole = store.messages.get(message.channel_id)?.get(message.id) ?? message;
    const node = this.#element(whole);
    const old = byId(messageElementId(message.id));
    if (old) this.#replace(old, node);
    else this.#insert(node, message);
    this.#regroup();
    if (!fresh || message.author.id === store.me) return;
    announce(spokenText(whole));
    if (!this.following) this.newer.hidden = false;
  }

  drop(ids) {
    for (const id of ids) byId(messageElementId(id))?.remove();
    this.#regroup();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.newer.hidden = true;
    this.following = true;
    this.#measure();
  }

  // Only somebody who scrolls up ends the following. A size that changes scrolls too, and then the end is meant.
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const stood = scrollHeight === this.height && clientHeight === this.window;
    if (this.#nearEnd()) {
      this.following = true;
      this.newer.hidden = true;
    } else if (stood && scrollTop < this.top) this.following = false;
    this.#measure();
  }

  #resized() {
    if (this.following) this.toEnd();
    else this.#measure();
  }

  #measure() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    Object.assign(this, { top: scrollTop, height: scrollHeight, window: clientHeight });
  }

  #element(message) {
    const node = messageElement(message, (gone) => {
      dismiss(gone.id);
      this.drop([gone.id]);
    });
    node.dataset.author = message.author.id;
    node.dataset.time = String(new Date(message.timestamp).getTime());
    node.dataset.snowflake = message.id;
    return node;
  }

  #replace(old, node) {
    const key = old.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const note = old.querySelector(":scope > .note");
    old.replaceWith(node);
    if (note) node.append(note);
    if (!key) return;
    const heir = [...node.querySelectorAll("[data-key]")].find(
      (control) => control.dataset.key === key && !control.disabled,
    );
    (heir ?? node).focus({ preventScroll: true });
  }

  #insert(node, message) {
    const after = [...this.column.children].find(
      (entry) => entry.dataset.snowflake && compareIds(entry.dataset.snowflake, message.id) > 0,
    );
    this.column.insertBefore(node, after ?? null);
    this.column.querySelector(".opener")?.remove();
    if (isMine(message)) this.toEnd();
  }

  #regroup() {
    let before = null;
    for (const node of this.column.children) {
      if (!node.dataset.snowflake) continue;
      const follows =
        before?.classList.contains("message") &&
        before.dataset.author === node.dataset.author &&
        node.dataset.time - before.dataset.time < SAME_BREATH &&
        before.classList.contains("ephemeral") === node.classList.contains("ephemeral") &&
        !node.querySelector(":scope > .origin");
      node.classList.toggle("follows", Boolean(follows));
      before = node;
    }
  }

  #beginning() {
    if (store.more.get(store.open)) return this.earlier;
    const channel = store.channels.get(store.open);
    if (!channel) return el("p", { class: "beginning" }, "Choose a channel.");
    const words =
      channel.type === 1
        ? "Only the two of you read this conversation."
        : isThread(channel)
          ? "This is the start of the thread."
          : "This is the start of the channel. Press / to see what the bots here can do. At the top you choose who you are; add people there, or open another window for another person.";
    return el("div", { class: "beginning" }, el("h2", {}, channelName(channel)), el("p", {}, words), this.#opener(channel));
  }

  // What to begin with, where nothing has been said yet.
  #opener(channel) {
    if (!store.opener || isThread(channel) || messagesOf(channel.id).length) return null;
    const { label, command } = store.opener;
    return el(
      "button",
      { type: "button", class: "opener", data: { begin: command } },
      el("strong", {}, label),
      el("span", {}, `with the command /${command}`),
    );
  }

  #nearEnd() {
    return this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight < NEAR_THE_END;
  }
}
