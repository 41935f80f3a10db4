"""The rules of message components and modals: which part may stand where, how many, and how long its texts.

Limits are those of Discord's component reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandbox.errors import Json, Path, Problems, Violation

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS: Final = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

_SELECT: Final = {"custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
_FIELDS: Final[dict[int, set[str]]] = {
    ROW: {"components"},
    BUTTON: {"custom_id", "style", "label", "disabled", "emoji", "url", "sku_id"},
    STRING_SELECT: _SELECT | {"options"},
    TEXT_INPUT: {"custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"},
    USER_SELECT: _SELECT | {"default_values"},
    ROLE_SELECT: _SELECT | {"default_values"},
    MENTIONABLE_SELECT: _SELECT | {"default_values"},
    CHANNEL_SELECT: _SELECT | {"default_values", "channel_types"},
    SECTION: {"components", "accessory"},
    TEXT: {"content"},
    THUMBNAIL: {"media", "description", "spoiler"},
    GALLERY: {"items"},
    FILE: {"file", "spoiler", "name", "size"},
    SEPARATOR: {"divider", "spacing"},
    CONTAINER: {"components", "accent_color", "spoiler"},
    LABEL: {"label", "description", "component"},
    FILE_UPLOAD: {"custom_id", "min_values", "max_values", "required"},
    RADIO_GROUP: {"custom_id", "options", "required"},
    CHECKBOX_GROUP: {"custom_id", "options", "min_values", "max_values", "required"},
    CHECKBOX: {"custom_id", "default"},
}
_CLASSIC: Final = (ROW,)
_LAYOUT: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_IN_LABEL: Final = (*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
_MAX_COMPONENTS, _MAX_TEXT = 40, 4_000


def walk(parts: list[Json]) -> Iterator[Json]:
    """Every component of a tree, parents first."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


def find(parts: list[Json], custom_id: str) -> Json | None:
    """The component with a custom id."""
    return next((part for part in walk(parts) if part.get("custom_id") == custom_id), None)


def without_nulls(thing: Any) -> Any:  # noqa: ANN401 (raw JSON)
    """JSON without its null fields, which mean the same as absent ones here."""
    if isinstance(thing, dict):
        return {key: without_nulls(value) for key, value in thing.items() if value is not None}
    return [without_nulls(one) for one in thing] if isinstance(thing, list) else thing


def _bound(part: Json, key: str) -> Any:  # noqa: ANN401 (raw JSON)
    return 1 if part.get(key) is None else part[key]


def check_message(
    problems: Problems, parts: list[Json], *, layout: bool, names: set[str], emojis: Container[int], path: Path
) -> None:
    """Notes what is wrong with a message's components; `names` are the files it may refer to, `emojis` the bot's."""
    checker = _Checker(problems, names, emojis)
    if layout:
        checker.children(parts, path, _LAYOUT, 0, _MAX_COMPONENTS)
    else:
        checker.children(parts, path, _CLASSIC, 0, 5)
    checker.totals(parts, path)


def check_modal(problems: Problems, modal: Json, path: Path) -> None:
    """Notes what is wrong with a modal: title 45, one to five parts, no buttons."""
    if strange := sorted(set(modal) - {"custom_id", "title", "components"}):
        raise Violation(f"modal: unknown field {', '.join(strange)}")
    problems.length((*path, "title"), modal.get("title"), 1, 45)
    problems.length((*path, "custom_id"), modal.get("custom_id"), 1, 100)
    checker = _Checker(problems, set(), (), modal=True)
    checker.children(modal.get("components", []), (*path, "components"), (ROW, LABEL, TEXT), 1, 5)
    checker.totals(modal.get("components", []), (*path, "components"))


class _Checker:
    def __init__(self, problems: Problems, names: set[str], emojis: Container[int], *, modal: bool = False) -> None:
        self.problems, self.names, self.emojis, self.modal = problems, names, emojis, modal
        self._rules: dict[int, Callable[[Json, Path], None]] = {
            ROW: self._row, BUTTON: self._button, STRING_SELECT: self._string_select, TEXT_INPUT: self._text_input,
            SECTION: self._section, TEXT: self._text, THUMBNAIL: self._thumbnail, GALLERY: self._gallery,
            FILE: self._file, SEPARATOR: self._separator, CONTAINER: self._container, LABEL: self._label,
            FILE_UPLOAD: self._file_upload, RADIO_GROUP: self._radio, CHECKBOX_GROUP: self._checkboxes,
            CHECKBOX: self._custom_id,
        }  # fmt: skip

    def children(self, parts: list[Json], path: Path, allowed: tuple[int, ...], low: int, high: int) -> None:
        self.problems.count(path, len(parts), low, high)
        for index, part in enumerate(parts):
            self.one(part, (*path, index), allowed)

    def one(self, part: Json, path: Path, allowed: tuple[int, ...]) -> None:
        kind = part.get("type")
        if kind not in allowed:
            self.problems.choice((*path, "type"), kind, allowed)
            return
        if strange := sorted(set(part) - _FIELDS[kind] - {"type", "id"}):
            raise Violation(f"component {kind}: unknown field {', '.join(strange)}")
        self._rules.get(kind, self._select)(part, path)

    def totals(self, parts: list[Json], path: Path) -> None:
        every = list(walk(parts))
        if len(every) > _MAX_COMPONENTS:
            text = f"The total number of components cannot exceed {_MAX_COMPONENTS}"
            self.problems.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
        if sum(len(p.get("content") or "") for p in every if p.get("type") == TEXT) > _MAX_TEXT:
            text = f"The total length of text displays cannot exceed {_MAX_TEXT} characters"
            self.problems.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
        self._unique(every, path, "custom_id", "Component custom id cannot be duplicated")
        self._unique(every, path, "id", "Component id cannot be duplicated")

    def _unique(self, parts: list[Json], path: Path, key: str, text: str) -> None:
        values = [p[key] for p in parts if p.get(key)]
        if len(values) != len(set(values)):
            self.problems.add(path, f"COMPONENT_{key.upper()}_DUPLICATED", text)

    def _optional(self, part: Json, path: Path, key: str, high: int, low: int = 0) -> None:
        if part.get(key) is not None:
            self.problems.length((*path, key), part[key], low, high)

    def _custom_id(self, part: Json, path: Path) -> None:
        if part.get("custom_id") is None:
            self.problems.required((*path, "custom_id"))
        else:
            self.problems.length((*path, "custom_id"), part["custom_id"], 1, 100)

    def _emoji(self, part: Json, path: Path) -> None:
        emoji = part.get("emoji") or {}
        if emoji.get("id"):
            wrong = "" if str(emoji["id"]).isdecimal() and int(emoji["id"]) in self.emojis else "id"
        else:
            wrong = "name" if emoji and str(emoji.get("name") or "").isascii() else ""
        if wrong:
            # Of an entry of a menu, too, Discord says that a button's emoji is wrong.
            self.problems.add((*path, "emoji", wrong), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _row(self, part: Json, path: Path) -> None:
        parts = part.get("components", [])
        inside = (*path, "components")
        if self.modal:
            self.children(parts, inside, (TEXT_INPUT,), 1, 1)
            return
        self.children(parts, inside, (BUTTON, *SELECTS), 1, 5)
        if len(parts) > 1 and any(p.get("type") in SELECTS for p in parts):
            self.problems.add(
                inside, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the max width"
            )

    def _button(self, part: Json, path: Path) -> None:
        style = part.get("style")
        self.problems.choice((*path, "style"), style, (1, 2, 3, 4, LINK, PREMIUM))
        self._optional(part, path, "label", 80)
        self._emoji(part, path)
        if style == LINK:
            self._link(part, path)
        elif style == PREMIUM:
            if part.get("sku_id") is None:
                self.problems.required((*path, "sku_id"))
        else:
            self._custom_id(part, path)
            if not part.get("label") and not part.get("emoji"):
                self.problems.add(path, "BUTTON_COMPONENT_MISSING_CONTENT", "A button needs a label or an emoji")
            if part.get("url") is not None:
                self.problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "No url with a custom id")

    def _link(self, part: Json, path: Path) -> None:
        if not part.get("url"):
            self.problems.required((*path, "url"))
            return
        self.problems.length((*path, "url"), part["url"], 1, 512)
        if not str(part["url"]).startswith(("https://", "http://", "discord://")):
            self.problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of (http, https, discord)")
        if part.get("custom_id") is not None:
            self.problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "No custom id with a url")

    def _select(self, part: Json, path: Path) -> None:
        self._custom_id(part, path)
        self._optional(part, path, "placeholder", 150)
        low, high = _bound(part, "min_values"), _bound(part, "max_values")
        self.problems.number((*path, "min_values"), low, 0, 25)
        self.problems.number((*path, "max_values"), high, 1, 25)
        if isinstance(low, int) and isinstance(high, int) and low > high:
            self.problems.add((*path, "min_values"), "SELECT_COMPONENT_MIN_EXCEEDS_MAX", "More wanted than allowed")

    def _string_select(self, part: Json, path: Path) -> None:
        self._select(part, path)
        options = part.get("options", [])
        self._options(options, (*path, "options"), 1, 25)
        for key in ("min_values", "max_values"):
            if isinstance(part.get(key), int) and part[key] > len(options):
                self.problems.add((*path, key), "SELECT_COMPONENT_TOO_FEW_OPTIONS", "More values than options")
        if sum(bool(o.get("default")) for o in options) > _bound(part, "max_values"):
            self.problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults")

    def _options(self, options: list[Json], path: Path, low: int, high: int) -> None:
        self.problems.count(path, len(options), low, high)
        for index, option in enumerate(options):
            here = (*path, index)
            if strange := sorted(set(option) - {"label", "value", "description", "emoji", "default"}):
                raise Violation(f"option: unknown field {', '.join(strange)}")
            self.problems.length((*here, "label"), option.get("label"), 1, 100)
            self.problems.length((*here, "value"), option.get("value"), 1, 100)
            self._optional(option, here, "description", 100)
            self._emoji(option, here)
        values = [o.get("value") for o in options]
        if len(values) != len(set(values)):
            self.problems.add(
                path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )

    def _text_input(self, part: Json, path: Path) -> None:
        self._custom_id(part, path)
        self.problems.choice((*path, "style"), part.get("style"), (1, 2))
        self._optional(part, path, "label", 45)
        self._optional(part, path, "placeholder", 100)
        self._optional(part, path, "value", 4_000)
        for key, low in (("min_length", 0), ("max_length", 1)):
            if part.get(key) is not None:
                self.problems.number((*path, key), part[key], low, 4_000)

    def _section(self, part: Json, path: Path) -> None:
        self.children(part.get("components", []), (*path, "components"), (TEXT,), 1, 3)
        if not isinstance(part.get("accessory"), dict):
            self.problems.required((*path, "accessory"))
        else:
            self.one(part["accessory"], (*path, "accessory"), (BUTTON, THUMBNAIL))

    def _text(self, part: Json, path: Path) -> None:
        self.problems.length((*path, "content"), part.get("content"), 1, _MAX_TEXT)

    def _media(self, media: Json | None, path: Path, *, file_only: bool = False) -> None:
        url = (media or {}).get("url")
        if not isinstance(url, str):
            self.problems.required((*path, "url"))
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.names:
                text = "The referenced attachment was not found"
                self.problems.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)
        elif file_only or not url.startswith(("https://", "http://127.0.0.1")):
            self.problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of (attachment, https)")
        elif len(url) > 2_048:
            self.problems.length((*path, "url"), url, 1, 2_048)

    def _thumbnail(self, part: Json, path: Path) -> None:
        self._media(part.get("media"), (*path, "media"))
        self._optional(part, path, "description", 1_024)

    def _gallery(self, part: Json, path: Path) -> None:
        items = part.get("items", [])
        self.problems.count((*path, "items"), len(items), 1, 10)
        for index, item in enumerate(items):
            if strange := sorted(set(item) - {"media", "description", "spoiler"}):
                raise Violation(f"gallery item: unknown field {', '.join(strange)}")
            self._thumbnail(item, (*path, "items", index))

    def _file(self, part: Json, path: Path) -> None:
        self._media(part.get("file"), (*path, "file"), file_only=True)

    def _separator(self, part: Json, path: Path) -> None:
        self.problems.choice((*path, "spacing"), part.get("spacing", 1), (1, 2))

    def _container(self, part: Json, path: Path) -> None:
        self.children(part.get("components", []), (*path, "components"), _IN_CONTAINER, 1, _MAX_COMPONENTS)
        if part.get("accent_color") is not None:
            self.problems.number((*path, "accent_color"), part["accent_color"], 0, 0xFFFFFF)

    def _label(self, part: Json, path: Path) -> None:
        self.problems.length((*path, "label"), part.get("label"), 1, 45)
        self._optional(part, path, "description", 100)
        if not isinstance(part.get("component"), dict):
            self.problems.required((*path, "component"))
        else:
            self.one(part["component"], (*path, "component"), _IN_LABEL)

    def _file_upload(self, part: Json, path: Path) -> None:
        self._custom_id(part, path)
        self.problems.number((*path, "min_values"), _bound(part, "min_values"), 0, 10)
        self.problems.number((*path, "max_values"), _bound(part, "max_values"), 1, 10)

    def _radio(self, part: Json, path: Path) -> None:
        self._custom_id(part, path)
        self._options(part.get("options", []), (*path, "options"), 2, 10)

    def _checkboxes(self, part: Json, path: Path) -> None:
        self._custom_id(part, path)
        self._options(part.get("options", []), (*path, "options"), 1, 10)
        self.problems.number((*path, "min_values"), _bound(part, "min_values"), 0, 10)
        if part.get("max_values") is not None:
            self.problems.number((*path, "max_values"), part["max_values"], 1, 10)
