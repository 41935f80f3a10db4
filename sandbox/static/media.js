// Pictures, files and the viewer. A picture carries its alternative text twice: for screen
// readers as the image's own, and under an ALT button for everybody.

import { byId, el, fileSize, icon, isOurs, localised, webAddress } from "./dom.js";

const IMAGE = /\.(png|jpe?g|gif|webp|avif)$/i;

export function isImage(attachment) {
  return attachment.content_type?.startsWith("image/") || IMAGE.test(attachment.filename ?? "");
}

/** One picture: `media` has url, width, height; `group` lists its neighbours for the viewer. */
export function picture(media, group = [media], extra = "") {
  if (!isOurs(media.url)) return outsidePicture(media);
  const alt = media.description || "";
  const image = el("img", {
    src: localised(media.url),
    alt: alt || "Picture without a description",
    loading: "lazy",
    decoding: "async",
    width: media.width || null,
    height: media.height || null,
  });
  if (media.width && media.height) {
    // Room is kept before the picture has come, so that an edit does not make the log jump.
    image.style.setProperty("--width", media.width);
    image.style.setProperty("--height", media.height);
    image.classList.add("sized");
  }
  const open = () => showViewer(group, group.indexOf(media));
  const button = el(
    "button",
    { type: "button", class: "picture-button", "aria-label": `Enlarge picture. ${alt}`, onclick: open },
    image,
  );
  const frame = el("figure", { class: `picture ${extra}` }, button, alt && altToggle(alt));
  return media.spoiler ? covered(frame, "Hidden picture, press to show") : frame;
}

function altToggle(alt) {
  const text = el("figcaption", { class: "alt-text", hidden: true }, alt);
  const flip = (event) => {
    text.hidden = !text.hidden;
    event.currentTarget.setAttribute("aria-expanded", String(!text.hidden));
  };
  const label = "Description of the picture";
  return [
    el(
      "button",
      { type: "button", class: "alt-button", "aria-label": label, "aria-expanded": "false", onclick: flip },
      el("span", {}, "ALT"),
    ),
    text,
  ];
}

function outsidePicture(media) {
  const address = webAddress(media.url);
  const words = media.description || "A picture from another address, which the sandbox does not load";
  if (!address) return el("p", { class: "outside-picture" }, words);
  return el(
    "a",
    { class: "outside-picture", href: address, target: "_blank", rel: "noopener noreferrer" },
    icon("picture"),
    words,
  );
}

/** Cover something until it is pressed. */
export function covered(content, label) {
  const lid = el("button", { type: "button", class: "lid", "aria-label": label }, "Spoiler");
  const box = el("div", { class: "covered" }, content, lid);
  content.inert = true;
  lid.addEventListener("click", () => {
    content.inert = false;
    box.classList.add("open");
    lid.remove();
  });
  return box;
}

export function gallery(items) {
  const shown = items.map((item) => ({ ...item.media, description: item.description, spoiler: item.spoiler }));
  return el(
    "div",
    { class: `gallery of-${Math.min(shown.length, 4)}` },
    shown.map((item) => picture(item, shown)),
  );
}

export function fileCard({ url, filename, size, description, spoiler }) {
  const details = [fileSize(size), description].filter(Boolean).join(" · ");
  const card = el(
    "a",
    { class: "file-card", href: webAddress(localised(url)), download: filename, target: "_blank", rel: "noopener" },
    icon("file"),
    el(
      "span",
      { class: "file-words" },
      el("span", { class: "file-name" }, filename),
      details && el("span", { class: "file-size" }, details),
    ),
  );
  return spoiler ? covered(card, "Hidden file, press to show") : card;
}

/** The attachments of a classic message: pictures together, then files. */
export function attachments(list) {
  const shown = list.map((entry) => ({ ...entry, spoiler: entry.filename?.startsWith("SPOILER_") }));
  const pictures = shown.filter(isImage);
  const files = shown.filter((entry) => !isImage(entry));
  return [
    pictures.length > 0 &&
      el(
        "div",
        { class: `gallery of-${Math.min(pictures.length, 4)}` },
        pictures.map((entry) => picture(entry, pictures)),
      ),
    files.map(fileCard),
  ];
}

/* The viewer */

let shownGroup = [];
let shownIndex = 0;

function showViewer(group, index) {
  shownGroup = group.filter((media) => isOurs(media.url));
  shownIndex = Math.max(0, shownGroup.indexOf(group[index]));
  fillViewer();
  byId("viewer").showModal();
}

function fillViewer() {
  const media = shownGroup[shownIndex];
  const image = el("img", { src: localised(media.url), alt: media.description || "Picture without a description" });
  const stage = el(
    "div",
    {
      class: "stage",
      tabindex: "0",
      "aria-label": "Picture, press to change its size",
      onclick: (event) => zoom(event),
    },
    image,
  );
  byId("viewer-stage").replaceChildren(stage);
  byId("viewer-alt").textContent = media.description || "";
  byId("viewer-count").textContent = shownGroup.length > 1 ? `${shownIndex + 1} of ${shownGroup.length}` : "";
  byId("viewer-original").href = localised(media.url);
  for (const id of ["viewer-before", "viewer-after"]) byId(id).hidden = shownGroup.length < 2;
}

function zoom(event) {
  const stage = event.currentTarget;
  const box = stage.firstElementChild.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width;
  const y = (event.clientY - box.top) / box.height;
  if (!stage.classList.toggle("large")) return;
  const large = stage.firstElementChild.getBoundingClientRect();
  stage.scrollTo(x * large.width - stage.clientWidth / 2, y * large.height - stage.clientHeight / 2);
}

function step(by) {
  shownIndex = (shownIndex + by + shownGroup.length) % shownGroup.length;
  fillViewer();
}

/** Wire the viewer's buttons and keys once. */
export function prepareViewer() {
  const viewer = byId("viewer");
  byId("viewer-close").addEventListener("click", () => viewer.close());
  byId("viewer-before").addEventListener("click", () => step(-1));
  byId("viewer-after").addEventListener("click", () => step(1));
  viewer.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "Enter" && event.target.classList.contains("stage")) event.target.classList.toggle("large");
  });
  viewer.addEventListener("click", (event) => {
    if (event.target === viewer) viewer.close();
  });
}
