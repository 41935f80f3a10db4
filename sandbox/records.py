"""Records as plain JSON values and back, by their type hints; what a record has learnt since is filled in by default.

Knows the kinds of fields that the world's records have, and no world.
"""

from __future__ import annotations

import base64
import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from sandbox.errors import Json


def plain(value: Any) -> Any:  # noqa: ANN401 (any field's value)
    """The value as JSON can hold it; a table whose keys are no texts becomes a list of pairs."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict) and not all(isinstance(key, str) for key in value):
        return [[key, plain(item)] for key, item in value.items()]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def restored(kind: Any, value: Any) -> Any:  # noqa: ANN401 (a type hint, and any field's value)
    """What `plain` made plain, as the type hint says it was."""
    if value is None or kind is Any:
        return value
    if is_dataclass(kind) and isinstance(kind, type):
        known = _hints(kind)
        return kind(**{name: restored(known[name], item) for name, item in value.items() if name in known})
    origin, inside = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return restored(next((one for one in inside if _fits(one, value)), Any), value)
    if origin is dict:
        pairs = value.items() if isinstance(value, dict) else value
        return {key: restored(inside[1], item) for key, item in pairs}
    if origin is list:
        return [restored(inside[0], item) for item in value]
    return base64.b64decode(value) if kind is bytes else value


def _fits(kind: Any, value: Any) -> bool:  # noqa: ANN401 (a type hint, and any field's value)
    if kind is type(None) or get_origin(kind) is Literal:
        return False
    if isinstance(value, dict):
        return is_dataclass(kind) or get_origin(kind) is dict
    return get_origin(kind) is list if isinstance(value, list) else kind is type(value)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, localns={"Json": Json, "State": Any})
