"""The limits of messages, embeds, polls and commands that Discord enforces beyond its OpenAPI file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from sandbox import components
from sandbox.entities import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS
from sandbox.errors import Json, Path, Problems, Refusal, Violation, only
from sandbox.world import FILE_LIMIT

if TYPE_CHECKING:
    from collections.abc import Container

    from sandbox.uploads import Upload

SETTABLE: Final = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL
REQUEST_LIMIT: Final = 25 * 1024 * 1024

_EMBED_FIELDS: Final = frozenset(
    {"title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail", "author", "fields"}
    | {"provider", "video", "flags", "content_scan_version"}
)
_EMBED_TEXTS: Final = (("title", 256), ("description", 4_096), ("url", 2_048))
_ATTACHMENT_FIELDS: Final = frozenset(
    {"id", "filename", "description", "title", "is_spoiler", "duration_secs", "waveform", "content_type", "size"}
    | {"url", "proxy_url", "height", "width", "ephemeral", "spoiler", "flags", "placeholder", "placeholder_version"}
)


def check_message(
    body: Json, uploads: list[Upload], *, flags: int, emojis: Container[int], kept: frozenset[str] = frozenset()
) -> None:
    """Raises 50035 for a message body over a limit; `kept` are names of files the message already has."""
    problems = Problems()
    if body.get("content") is not None:
        problems.length(("content",), body["content"], 0, 2_000)
    _check_embeds(problems, body.get("embeds") or [])
    _check_attachments(problems, body.get("attachments") or [], uploads)
    names = {upload.filename for upload in uploads} | kept
    layout = bool(flags & COMPONENTS_V2)
    parts, path = body.get("components") or [], ("components",)
    components.check_message(problems, parts, layout=layout, names=names, emojis=emojis, path=path)
    if layout:
        _check_layout_alone(problems, body)
    if body.get("poll"):
        _check_poll(problems, body["poll"])
    if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
        problems.length(("nonce",), str(body["nonce"]), 0, 25)
    problems.settle()
    check_files(uploads)


def check_files(uploads: list[Upload]) -> None:
    """Raises 40005 for a file over 10 MiB or files over 25 MiB together."""
    sizes = [len(upload.data) for upload in uploads]
    if any(size > FILE_LIMIT for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise Refusal(40005)


def _check_layout_alone(problems: Problems, body: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            problems.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


def _check_embeds(problems: Problems, embeds: list[Json]) -> None:
    problems.count(("embeds",), len(embeds), 0, 10)
    total = 0
    for index, embed in enumerate(embeds):
        only(embed, _EMBED_FIELDS, "embed")
        total += _check_embed(problems, embed, ("embeds", index))
    if total > 6_000:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_embed(problems: Problems, embed: Json, path: Path) -> int:
    texts: list[tuple[Path, Any, int, int]] = [((key,), embed.get(key), 0, high) for key, high in _EMBED_TEXTS]
    texts += [(("footer", "text"), (embed.get("footer") or {}).get("text"), 0, 2_048)]
    texts += [(("author", "name"), (embed.get("author") or {}).get("name"), 0, 256)]
    fields = embed.get("fields") or []
    problems.count((*path, "fields"), len(fields), 0, 25)
    for index, field in enumerate(fields):
        only(field, frozenset({"name", "value", "inline"}), "embed field")
        texts += [
            (("fields", index, key), field.get(key) or "", 1, high) for key, high in (("name", 256), ("value", 1_024))
        ]
    for inside, text, low, high in texts:
        if text is not None:
            problems.length((*path, *inside), text, low, high)
    return sum(len(str(text)) for inside, text, *_ in texts if text and inside != ("url",))


def _check_attachments(problems: Problems, attachments: list[Json], uploads: list[Upload]) -> None:
    problems.count(("attachments",), max(len(attachments), len(uploads)), 0, 10)
    for index, attachment in enumerate(attachments):
        only(attachment, _ATTACHMENT_FIELDS, "attachment")
        if attachment.get("id") is None:
            problems.required(("attachments", index, "id"))
        if attachment.get("description") is not None:
            problems.length(("attachments", index, "description"), attachment["description"], 0, 1_024)
        if attachment.get("filename") is not None:
            problems.length(("attachments", index, "filename"), attachment["filename"], 1, 1_024)


def _check_poll(problems: Problems, poll: Json) -> None:
    only(poll, frozenset({"question", "answers", "duration", "allow_multiselect", "layout_type"}), "poll")
    problems.length(("poll", "question", "text"), poll["question"].get("text"), 1, 300)
    problems.count(("poll", "answers"), len(poll["answers"]), 1, 10)
    for index, answer in enumerate(poll["answers"]):
        problems.length(("poll", "answers", index, "poll_media", "text"), answer["poll_media"].get("text"), 1, 55)
    problems.number(("poll", "duration"), int(poll.get("duration") or 24), 1, 768)


# application commands

_NAME: Final = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)
_COMMAND_FIELDS: Final = frozenset(
    {"id", "name", "name_localizations", "description", "description_localizations", "options", "type", "nsfw"}
    | {"default_member_permissions", "default_permission", "dm_permission", "contexts", "integration_types", "handler"}
)
_OPTION_FIELDS: Final = frozenset(
    {"type", "name", "name_localizations", "description", "description_localizations", "required", "choices"}
    | {"options", "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete"}
)
_COUNTS: Final = {1: 100, 2: 15, 3: 15}
LOCALES: Final = frozenset(
    {"ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id"}
    | {"it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN"}
    | {"zh-TW"}
)


def check_commands(commands: list[Json]) -> None:
    """Raises 30032 for too many commands of a kind and 50035 for any badly formed one."""
    for kind, most in _COUNTS.items():
        if sum((c.get("type") or 1) == kind for c in commands) > most:
            raise Refusal(30032, text=f"Maximum number of application commands reached ({most})")
    problems = Problems()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path: Path = (index,) if len(commands) > 1 else ()
        check_command(problems, command, path)
        key = ((command.get("type") or 1), str(command.get("name")))
        if key in seen:
            text = "Application command names must be unique"
            problems.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
    problems.settle()


def check_command(problems: Problems, command: Json, path: Path) -> None:
    """Notes what is wrong with one command, its options and their localisations."""
    only(command, _COMMAND_FIELDS, "command")
    kind = command.get("type") or 1
    problems.choice((*path, "type"), kind, (1, 2, 3))
    if kind != 1:
        problems.length((*path, "name"), command.get("name"), 1, 32)
        if command.get("description"):
            problems.add(
                (*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET", "No text"
            )
        return
    _check_names(problems, command, path)
    options = command.get("options") or []
    _check_options(problems, options, (*path, "options"), depth=0)
    if _size(command) > 8_000:
        text = "Command exceeds maximum size (8000)"
        problems.add(path or ("name",), "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_names(problems: Problems, thing: Json, path: Path) -> None:
    names = {"name": thing.get("name"), **_localised(problems, thing, "name_localizations", path)}
    for key, name in names.items():
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            text = "Command name is invalid"
            problems.add((*path, key), "APPLICATION_COMMAND_INVALID_NAME", text)
    problems.length((*path, "description"), thing.get("description"), 1, 100)
    for text in _localised(problems, thing, "description_localizations", path).values():
        problems.length((*path, "description_localizations"), text, 1, 100)


def _localised(problems: Problems, thing: Json, key: str, path: Path) -> dict[str, str]:
    texts: dict[str, str] = thing.get(key) or {}
    for locale in texts:
        if locale not in LOCALES:
            problems.add((*path, key, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid locale.')
    return texts


def _check_options(problems: Problems, options: list[Json], path: Path, depth: int) -> None:
    problems.count(path, len(options), 0, 25)
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, index)
        only(option, _OPTION_FIELDS, "option")
        _check_names(problems, option, here)
        if option.get("name") in names:
            problems.add(path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name must be unique")
        names.add(str(option.get("name")))
        _check_option(problems, option, here, depth)
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen |= not option.get("required")
    nested = {option.get("type") in {1, 2} for option in options}
    if len(nested) > 1:
        text = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)


def _check_option(problems: Problems, option: Json, path: Path, depth: int) -> None:
    kind = option.get("type")
    allowed = tuple(range(1, 12)) if depth == 0 else (1, *range(3, 12)) if depth == 1 else tuple(range(3, 12))
    problems.choice((*path, "type"), kind, allowed)
    if kind in {1, 2}:
        _check_options(problems, option.get("options") or [], (*path, "options"), 2 if kind == 1 else 1)
        return
    if option.get("options"):
        raise Violation("option: nested options on a plain option")
    choices = option.get("choices") or []
    problems.count((*path, "choices"), len(choices), 0, 25)
    check_choices(problems, choices, (*path, "choices"))
    if choices and option.get("autocomplete"):
        problems.add(
            (*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Choices or autocomplete"
        )
    if option.get("autocomplete") and kind not in {3, 4, 10}:
        problems.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID", "Not for this type")


def check_choices(problems: Problems, choices: list[Json], path: Path) -> None:
    """Notes choices with names or text values outside 1 to 100 characters, and more than 25 of them."""
    problems.count(path, len(choices), 0, 25)
    for index, choice in enumerate(choices):
        only(choice, frozenset({"name", "name_localizations", "value"}), "choice")
        problems.length((*path, index, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length((*path, index, "value"), choice["value"], 0, 100)
        for text in (choice.get("name_localizations") or {}).values():
            problems.length((*path, index, "name_localizations"), text, 1, 100)


def _size(thing: Json) -> int:
    """Characters of names, descriptions and values; of each text only its longest localisation counts."""
    total = sum(
        max([len(thing.get(key) or ""), *(len(t) for t in (thing.get(f"{key}_localizations") or {}).values())])
        for key in ("name", "description")
    )
    total += len(str(thing["value"])) if "value" in thing else 0
    return total + sum(_size(part) for key in ("options", "choices") for part in thing.get(key) or [])
