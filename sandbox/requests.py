"""A request of the page as it came over the socket: read once, so that whatever works on it may trust its shape."""

from __future__ import annotations

import base64
import binascii
import json
import math
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from sandbox.errors import Json

_PLAIN: Final = (str, int, float, type(None))
_NESTED: Final = {
    "files": (dict, list),
    "values": (list,),
    "with": (dict, *_PLAIN),  # a fault's figures, or the person a direct message goes to
    **dict.fromkeys(("fields", "ids", "options"), (dict,)),
}
"""The fields that hold several things; every other is a single word, number or switch."""
_INT64: Final = 2**63


def read(text: str) -> Json:
    """Returns a request.

    Raises:
        ValueError: it is none, or holds something no page sends: not a number, no end of nesting, half a letter.
    """
    try:
        body = json.loads(text, parse_constant=_no_number, parse_float=_finite, parse_int=_small)
        # Half of a letter that takes two could not be sent on.
        json.dumps(body, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(body, dict) or type(body.get("number")) is not int or not isinstance(body.get("ask"), str):
        raise ValueError("not a request")
    return body


def check(body: Json) -> None:
    """Checks what each field of a request is; ValueError for one of another kind."""
    for name, value in body.items():
        if value is not None and not isinstance(value, _NESTED.get(name, _PLAIN)):
            raise ValueError(f"{name} cannot be {type(value).__name__}.")
    chosen = [body.get("values") or [], *(one for one in (body.get("fields") or {}).values() if isinstance(one, list))]
    if not all(isinstance(one, _PLAIN) for several in chosen for one in several):
        raise ValueError("What was chosen comes as words.")


def whole(body: Json, name: str) -> int:
    """Returns an id or a number; LookupError or ValueError where there is none."""
    return int(str(body[name]))


def options(body: Json) -> Json:
    """Returns a command's options: plain values, ids (which outgrow the page's numbers and come as text) and files."""
    ids = {name: int(str(value)) for name, value in (body.get("ids") or {}).items()}
    sent = {name: file(entry) for name, entry in _named(body.get("files")).items()}
    return {**(body.get("options") or {}), **ids, **sent}


def files_in(entries: object) -> list[tuple[str, bytes]]:
    """Returns the files of a list."""
    if not isinstance(entries, list):
        raise ValueError("Files come as a list.")  # noqa: TRY004 (what a page sent wrongly is a refusal)
    return [file(entry) for entry in entries]


def files_by_field(body: Json) -> dict[str, list[tuple[str, bytes]]]:
    """Returns the files of a form, by the field they were put into."""
    return {name: files_in(entries) for name, entries in _named(body.get("files")).items()}


def file(entry: object) -> tuple[str, bytes]:
    """Returns a file of the page, name and content."""
    if not isinstance(entry, dict) or not isinstance(entry.get("data"), str):
        raise ValueError("A file has a name and its data.")  # noqa: TRY004 (as above)
    try:
        return str(entry["name"]), base64.b64decode(entry["data"], validate=True)
    except binascii.Error as error:
        raise ValueError("The file arrived damaged.") from error


def _named(value: object) -> Json:
    if value and not isinstance(value, dict):
        raise ValueError("Files come by their names.")
    return dict(value or {})  # type: ignore[call-overload, no-any-return]


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _finite(letters: str) -> float:
    number = float(letters)
    if not math.isfinite(number):
        raise ValueError(f"{letters} is too large")
    return number


def _small(digits: str) -> int:
    number = int(digits)
    if abs(number) >= _INT64:
        raise ValueError(f"{digits} is too large")
    return number
