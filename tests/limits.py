"""Discord's limits for messages and commands, as its documentation states them. Knows nothing of the bot.

Faults are told as text, one a line; an empty list means that Discord would take the thing.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

Json = dict[str, Any]

ROW, BUTTON, SELECT, TEXT, GALLERY, CONTAINER = 1, 2, 3, 10, 12, 17
LINK = 5
PARTS = 40
CHARACTERS = 4000
EMOJI = re.compile(r"<a?:\w{2,32}:\d{17,20}>")
"""How an emoji of the bot's stands in a text."""
LETTERS = re.compile(r"<a?:\w")
"""How one begins, of which people read the letters where there is no text, or where it is cut."""
NAME = re.compile(r"[-_'\w]{1,32}")


def walk(parts: Sequence[Json]) -> Iterator[Json]:
    """Yield every component of a tree, parents first."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        if "accessory" in part:
            yield from walk([part["accessory"]])


def message_faults(components: Sequence[Json], files: Sequence[str] = ()) -> list[str]:
    """Return what Discord would refuse in a message made of components; `files` are the names of what is attached."""
    parts = list(walk(components))
    faults = [f"{len(parts)} components"] if len(parts) > PARTS else []
    characters = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
    faults += [f"{characters} characters"] if characters > CHARACTERS else []
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    faults += [f"the id {id_!r} twice" for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1})]
    faults += [f"an id of {len(id_)} characters: {id_!r}" for id_ in ids if not 1 <= len(id_) <= 100]
    shown = [item["media"]["url"] for part in parts if part["type"] == GALLERY for item in part["items"]]
    faults += [f"{url!r} shows nothing" for url in shown if url.removeprefix("attachment://") not in files]
    faults += [f"nothing shows {name!r}" for name in files if f"attachment://{name}" not in shown]
    faults += [f"{len(files)} files"] if len(files) > 10 else []
    return faults + [fault for part in parts for fault in _part_faults(part)]


def _part_faults(part: Json) -> Iterator[str]:
    kind = part["type"]
    if kind == TEXT and not part["content"].strip():
        yield "an empty text"
    if kind == TEXT and LETTERS.search(EMOJI.sub("", part["content"])):
        yield f"an emoji that is cut: {part['content']!r}"
    if kind == CONTAINER and any(inside["type"] == CONTAINER for inside in part["components"]):
        yield "a container in a container"
    if kind == ROW:
        yield from _row_faults(part["components"])
    if kind == BUTTON:
        yield from _button_faults(part)
    if kind == SELECT:
        yield from _select_faults(part)
    if kind == GALLERY:
        yield from _gallery_faults(part["items"])


def _row_faults(parts: Sequence[Json]) -> Iterator[str]:
    if not 1 <= len(parts) <= 5:
        yield f"{len(parts)} components in a row"
    if len(parts) > 1 and any(part["type"] == SELECT for part in parts):
        yield "a select that shares its row"


def _button_faults(button: Json) -> Iterator[str]:
    yield from _length("a button's label", button.get("label") or "", 1, 80)
    if (button["style"] == LINK) is ("custom_id" in button):
        yield "a button must have either a link or an id"
    if button["style"] == LINK:
        yield from _length("a link", button["url"], 1, 512)


def _select_faults(select: Json) -> Iterator[str]:
    options = select["options"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= low <= high <= len(options) or high < 1:
        yield f"{low} to {high} of {len(options)} options"
    yield from _length("a placeholder", select.get("placeholder") or "", 0, 150)
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        yield f"values twice: {values}"
    for option in options:
        yield from _length("an option's label", option["label"], 1, 100)
        yield from _length("an option's value", option["value"], 1, 100)
        yield from _length("an option's hint", option.get("description") or "", 0, 100)


def _gallery_faults(items: Sequence[Json]) -> Iterator[str]:
    if not 1 <= len(items) <= 10:
        yield f"{len(items)} pictures in a gallery"
    for item in items:
        yield from _length("an alternative text", item.get("description") or "", 1, 1024)


def _length(what: str, text: str, low: int, high: int) -> Iterator[str]:
    """Yield what is wrong with a text that shows letters alone."""
    if LETTERS.search(text):
        yield f"{what} with the letters of an emoji: {text!r}"
    if not low <= len(text) <= high:
        yield f"{what} of {len(text)} characters: {text!r}"


def command_faults(commands: Sequence[Json]) -> list[str]:
    """Return what Discord would refuse in a set of global slash commands."""
    faults = [f"{len(commands)} commands"] if len(commands) > 100 else []
    faults += _siblings(commands, "")
    for command in commands:
        faults += _command_faults(command, command["name"], 0)
        faults += [f"{command['name']}: {_size(command)} characters in total"] if _size(command) > 8000 else []
    return faults


def _command_faults(thing: Json, path: str, depth: int) -> Iterator[str]:
    for name in (thing["name"], *_translations(thing, "name").values()):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: the name {name!r}"
    for text in (thing["description"], *_translations(thing, "description").values()):
        yield from _length(f"{path}: a description", text, 1, 100)
    yield from _choice_faults(thing, path)
    options = thing.get("options", [])
    if len(options) > 25:
        yield f"{path}: {len(options)} options"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: something required after something that is not"
    nested = {option["type"] in {1, 2} for option in options}
    if len(nested) > 1 or (nested == {True} and depth > 1):
        yield f"{path}: commands among parameters, or too deep"
    yield from _siblings(options, path)
    for option in options:
        yield from _command_faults(option, f"{path} {option['name']}", depth + 1)


def _choice_faults(option: Json, path: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if len(choices) > 25:
        yield f"{path}: {len(choices)} choices"
    if choices and option.get("autocomplete"):
        yield f"{path}: both choices and suggestions"
    for choice in choices:
        for name in (choice["name"], *_translations(choice, "name").values()):
            yield from _length(f"{path}: a choice", name, 1, 100)
        yield from _length(f"{path}: a choice's value", str(choice["value"]), 1, 100)


def _siblings(things: Sequence[Json], path: str) -> Iterator[str]:
    """Yield names that two siblings share in some language."""
    locales = {locale for thing in things for locale in _translations(thing, "name")}
    for locale in ("", *sorted(locales)):
        names = [str(_translations(thing, "name").get(locale, thing["name"])) for thing in things]
        twice = {name for name in names if names.count(name) > 1}
        yield from (f"{path}: {name!r} twice in {locale or 'English'}" for name in sorted(twice))


def _translations(thing: Json, key: str) -> dict[str, str]:
    found: dict[str, str] | None = thing.get(f"{key}_localizations")
    return found or {}


def _size(thing: Json) -> int:
    """Return the characters that count towards a command's 8,000: of each text its longest translation."""
    texts = [[thing.get(key) or "", *_translations(thing, key).values()] for key in ("name", "description")]
    total = sum(max(map(len, versions)) for versions in texts) + len(str(thing.get("value", "")))
    return total + sum(_size(part) for key in ("options", "choices") for part in thing.get(key) or [])
