// Building elements without ever parsing markup: all text reaches the page as text.

/** Make an element: properties become attributes, `on…` listeners, `data` and `css` their tables. */
export function el(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) setProperty(node, name, value);
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setProperty(node, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name === "data") Object.assign(node.dataset, value);
  else if (name === "css") for (const [key, entry] of Object.entries(value)) node.style.setProperty(key, entry);
  else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else node.setAttribute(name, value === true ? "" : value);
}

/** A drawn icon, cloned from the page's own templates. */
export function icon(name) {
  return document.getElementById(`icon-${name}`).content.firstElementChild.cloneNode(true);
}

/** An icon button with a spoken name. */
export function iconButton(name, label, onclick, props = {}) {
  return el(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...props },
    icon(name),
  );
}

export const byId = (id) => document.getElementById(id);

/** An address that may stand in a link: web addresses only. */
export function webAddress(text) {
  try {
    const address = new URL(text, location.href);
    return address.protocol === "http:" || address.protocol === "https:" ? address.href : null;
  } catch {
    return null;
  }
}

/** Whether the page may load this address: this machine's server and nothing else. */
export function isOurs(text) {
  const address = webAddress(text);
  if (!address) return false;
  const { hostname } = new URL(address);
  return hostname === "127.0.0.1" || hostname === "localhost";
}

/** Loopback has two names; media are asked from the one the page itself came from. */
export function localised(text) {
  if (!isOurs(text)) return text;
  const address = new URL(text, location.href);
  if (address.port === location.port) address.hostname = location.hostname;
  return address.href;
}

/** A picture of a person: the initial letter on a colour made from the name. */
export function avatar(user, size = "") {
  const name = user?.global_name || user?.username || "?";
  const hue =
    ([...(user?.username ?? "")].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 997, 7) * 47) % 360;
  const initials = [...name.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, 1).join("").toUpperCase() || "?";
  return el(
    "span",
    { class: `avatar ${size} ${user?.bot ? "bot" : ""}`, "aria-hidden": "true", css: { "--hue": hue } },
    initials,
  );
}

/** Say something to screen readers without moving the focus. */
export function announce(text) {
  const place = byId("announcer");
  place.append(el("p", {}, text.slice(0, 600)));
  while (place.childElementCount > 8) place.firstElementChild.remove();
}

/** Read a chosen file as name, type and base64 content. */
export async function packFile(file) {
  const address = await new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = () => failed(new Error(`${file.name} could not be read.`));
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: address.slice(address.indexOf(",") + 1) };
}

export function fileSize(bytes) {
  if (bytes === undefined || bytes === null) return "";
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
