"""The faults as the page's panel asks for them: a list of switches with their parameters, made from `Faults` itself.

The JSON is described in `faults`.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final, get_args

from sandbox.traps import Scope

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.faults import Faults

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "requests": ("fail", "rate_limit", "slow", "drop", "bucket", "global_limit", "invalid_limit"),
    "people": ("close_dms", "estrange", "leave", "join", "double_click"),
    "places": ("deny", "archive", "lock", "slow_mode", "old_edits", "delete_channel", "delete_message", "guild_outage"),
    "gateway": (
        "close_gateway", "abort_gateway", "ask_reconnect", "ask_heartbeat", "invalidate", "forget_sessions",
        "stall_gateway", "swallow_acks", "refuse_identify", "identify_limits", "drop_event", "double_event",
        "late_event",
    ),
    "time": ("jump",),
}  # fmt: skip
_KINDS: Final = {"str": "text", "int": "whole", "float": "number", "bool": "flag", "Scope": "text"}
_IDS: Final = {"user_id": "user", "by": "user", "channel_id": "channel", "message_id": "message", "guild_id": "guild"}
# Switching off goes by the list of what is active, so these need not be asked for.
_IMPLIED: Final = frozenset({"on", "closed"})
_MOST: Final = 2**53


def state(faults: Faults) -> Json:
    """What is switched on, and how far the clock is ahead."""
    active = [{"id": entry.id, "fault": entry.name, "words": entry.words()} for entry in faults.entries()]
    return {"active": active, "clock": faults.clock}


def known(faults: Faults) -> list[Json]:
    """Every switch: what it does and what it takes."""
    return [
        {"group": group, "fault": name, "does": inspect.getdoc(getattr(faults, name)), "takes": _takes(faults, name)}
        for group, names in GROUPS.items()
        for name in names
    ]


def _takes(faults: Faults, name: str) -> list[Json]:
    parameters = inspect.signature(getattr(faults, name)).parameters.values()
    return [_described(one) for one in parameters if one.name not in _IMPLIED]


def _described(parameter: inspect.Parameter) -> Json:
    needed = parameter.default is inspect.Parameter.empty
    out = {
        "name": parameter.name, "kind": _kind(parameter), "needed": needed,
        "default": None if needed else parameter.default,
    }  # fmt: skip
    return out | ({"choices": list(get_args(Scope))} if parameter.annotation == "Scope" else {})


def _kind(parameter: inspect.Parameter) -> str:
    first = str(parameter.annotation).partition(" ")[0]
    return _IDS.get(parameter.name) or _KINDS.get(first, "json")


def switch(faults: Faults, body: Json) -> None:
    """Switches one fault on or off as a request of the page says; ValueError or LookupError for a bad request."""
    off = body.get("off")
    if off == "all":
        faults.clear()
    elif isinstance(off, int):
        faults.switch_off(off)
    else:
        name = next((name for names in GROUPS.values() for name in names if name == body.get("on")), None)
        if name is None:
            raise LookupError("There is no such fault.")
        values = body.get("with") or {}
        if not isinstance(values, dict):
            raise ValueError("The fault's values come by their names.")
        getattr(faults, name)(**_given(faults, name, values))


def _given(faults: Faults, name: str, values: Json) -> dict[str, Any]:
    takes = {one["name"]: one for one in _takes(faults, name)}
    if strange := sorted(set(values) - set(takes)):
        raise ValueError(f"{name} does not take {', '.join(strange)}.")
    if missing := [one for one in takes if takes[one]["needed"] and one not in values]:
        raise ValueError(f"{name} needs {', '.join(missing)}.")
    return {key: _value(takes[key], value) for key, value in values.items()}


def _value(about: Json, value: Any) -> Any:  # noqa: ANN401 (a parameter's value)
    kind, default = about["kind"], about["default"]
    if kind in _IDS.values() and str(value).isdigit():
        return int(value)
    nullable = about["name"] in {"code", "times"} or (not about["needed"] and default is None)
    fits = {
        "text": isinstance(value, str), "flag": isinstance(value, bool), "json": isinstance(value, dict | str),
        "number": _is_number(value), "whole": _is_number(value) and int(value) == value,
    }  # fmt: skip
    if not fits.get(kind) and not (value is None and nullable):
        raise ValueError(f"{about['name']} cannot be {value!r}.")
    if "choices" in about and value not in about["choices"]:
        raise ValueError(f"{about['name']} is one of {', '.join(about['choices'])}.")
    return int(value) if kind == "whole" and value is not None else value


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < _MOST
