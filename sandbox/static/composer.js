// The writing box: plain messages with files, and the way into a slash command.

import { ask, interact, tell } from "./acts.js";
import { byId, el, fileSize, iconButton, packFile } from "./dom.js";
import { flatten, matching, spoken, typedOut } from "./commands.js";
import { CommandLine } from "./slash.js";
import { channelName, noteUse, store, usedCommands, userName } from "./store.js";
import { Suggestions } from "./suggest.js";

const MOST_COMMANDS = 400;

export class Composer {
  constructor() {
    this.form = byId("composer");
    this.text = byId("text");
    this.remarks = byId("remarks");
    this.status = byId("status");
    this.files = [];
    this.answered = null;
    this.drafts = new Map();
    this.place = null;
    this.suggestions = new Suggestions();
    this.command = new CommandLine(byId("command"), this.suggestions, {
      onsend: () => this.send(),
      onleave: () => this.#leave(),
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () =>
      setTimeout(
        () => this.suggestions.input === this.text && document.activeElement !== this.text && this.suggestions.hide(),
        150,
      ),
    );
    this.form.addEventListener("keydown", (event) => event.target === this.command.root && this.#rootKey(event));
    byId("slash").addEventListener("click", () => this.beginCommand(""));
    byId("attach").addEventListener("change", (event) => this.#attach(event.target));
  }

  /** Adjust to the channel that was opened. */
  moveTo(channel) {
    if (this.place) this.drafts.set(this.place, this.text.value);
    this.place = `${store.me}:${channel?.id}`;
    if (this.command.active) this.#leave(false);
    this.suggestions.hide();
    this.text.value = this.drafts.get(this.place) ?? "";
    this.text.disabled = !channel;
    this.text.placeholder = channel
      ? `Message ${channel.guild_id ? "#" : ""}${channelName(channel)}`
      : "Choose a channel";
    this.remarks.replaceChildren();
    this.replyTo(null);
    this.#grow();
  }

  /** Put a command's name into the box and list what fits. */
  beginCommand(name) {
    if (this.command.active) this.#leave(false);
    this.text.value = `/${name}`;
    this.text.focus();
    this.#typed();
  }

  /** Begin filling in the command of that path; where it is not offered, list what is. */
  async startCommand(path) {
    if (this.command.active) this.#leave(false);
    const leaf = (await this.#commands()).find((one) => one.path === path);
    if (leaf) this.#start(leaf);
    else this.beginCommand("");
  }

  /** Make the next message an answer to this one, or to none. */
  replyTo(message) {
    this.answered = message;
    const line = byId("replying");
    line.hidden = !message;
    if (!message) return;
    line.replaceChildren(
      el("span", {}, `Replying to ${userName(message.author.id)}`),
      iconButton("close", "Do not reply", () => this.replyTo(null)),
    );
    if (this.command.active) this.#leave(false);
    this.text.focus();
  }

  async send() {
    if (this.command.active) return this.#run();
    const content = this.text.value.trim();
    if (!content && !this.files.length) return;
    if (content.startsWith("/") && this.suggestions.open) return;
    const [files, channel, reply] = [this.files, store.open, this.answered];
    this.text.value = "";
    this.replyTo(null);
    this.#setFiles([]);
    this.#grow();
    try {
      await ask("say", { channel, content, reply_to: reply?.id, files: await Promise.all(files.map(packFile)) });
    } catch (error) {
      if (channel === store.open) {
        this.text.value = content;
        this.replyTo(reply);
      }
      this.#setFiles(files);
      tell(this.remarks, error.message);
    }
  }

  async #run() {
    const { leaf } = this.command;
    const given = await this.command.values();
    if (!given) return;
    noteUse(leaf.path);
    this.#leave();
    this.status.textContent = `/${leaf.name} …`;
    const went = await interact("slash", { channel: store.open, ...given }, this.remarks);
    this.status.textContent = "";
    if (!went) this.remarks.querySelector(".note span")?.prepend(`/${leaf.name}: `);
  }

  #leave(focus = true) {
    this.command.leave();
    this.text.hidden = false;
    this.text.value = "";
    this.#grow();
    if (focus) this.text.focus();
  }

  #typed() {
    this.#grow();
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) return this.suggestions.hide();
    return this.#offerCommands(value.slice(1));
  }

  async #offerCommands(typed) {
    if (!typed) store.commands.delete(store.open);
    const list = await this.#commands();
    if (this.text.value !== `/${typed}`) return;
    const whole = typedOut(list, typed);
    if (whole) {
      this.#start(whole);
      return;
    }
    const items = matching(list, typed, usedCommands())
      .slice(0, MOST_COMMANDS)
      .map((leaf) => ({ label: `/${leaf.name}`, detail: leaf.description, hint: optionNames(leaf), leaf }));
    this.suggestions.show(this.text, items, (item) => this.#start(item.leaf), {
      title: "Commands",
      empty: list.length ? "No command fits." : "No bot offers a command here yet.",
    });
  }

  async #commands() {
    const channel = store.open;
    if (!store.commands.has(channel)) {
      try {
        store.commands.set(channel, flatten(await ask("commands", { channel })));
      } catch {
        return [];
      }
    }
    return store.commands.get(channel) ?? [];
  }

  #start(leaf) {
    this.suggestions.hide();
    this.text.value = "";
    this.text.hidden = true;
    this.command.start(leaf);
  }

  #key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.send();
  }

  #rootKey(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" || event.key === "Backspace") this.#leave();
  }

  #grow() {
    this.text.style.setProperty("height", "auto");
    this.text.style.setProperty("height", `${Math.min(this.text.scrollHeight, 180)}px`);
  }

  #attach(input) {
    this.#setFiles([...this.files, ...input.files].slice(0, 10));
    input.value = "";
    this.text.focus();
  }

  #setFiles(files) {
    this.files = files;
    const chips = files.map((file, index) =>
      el(
        "li",
        { class: "file-chip" },
        `${file.name} · ${fileSize(file.size)}`,
        iconButton("close", `Leave out ${file.name}`, () =>
          this.#setFiles(files.filter((_, other) => other !== index)),
        ),
      ),
    );
    byId("attached").replaceChildren(...chips);
  }
}

function optionNames(leaf) {
  return leaf.options
    .filter((option) => option.required)
    .map((option) => spoken(option, "name"))
    .join(" ");
}
