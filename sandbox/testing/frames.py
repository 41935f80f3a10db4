"""Checks every frame of the gateway against the types that the JavaScript world keeps of Discord's gateway.

They come from the package discord-api-types; `data/gateway.json.gz` holds them as a JSON schema, cut down to what is
checked here. `data/README.md` says how it is made and under which licence.
"""

from __future__ import annotations

import functools
import gzip
import json
from pathlib import Path
from typing import Any, Final

import jsonschema_rs

TYPES: Final = Path(__file__).parent / "data" / "gateway.json.gz"
# Events of the sandbox's own making or of kinds that the types leave out.
_UNTYPED: Final = frozenset({"RESUMED"})


@functools.cache
def _definitions() -> dict[str, Any]:
    definitions: dict[str, Any] = json.loads(gzip.decompress(TYPES.read_bytes()))
    return definitions


@functools.cache
def _event_names() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, definition in _definitions().items():
        kind = definition.get("properties", {}).get("t", {})
        for event in [kind["const"]] if kind.get("const") else kind.get("enum", []):
            found.setdefault(event, []).append(name)
    return found


@functools.cache
def _validator(event: str) -> jsonschema_rs.Draft7Validator | None:
    names = _event_names().get(event, [])
    parts = [{"$ref": f"#/definitions/{_escaped(name)}"} for name in names]
    if not parts:
        return None
    # One type alone tells what is wrong with a frame; a choice of several only that none fits.
    schema = parts[0] if len(parts) == 1 else {"anyOf": parts}
    return jsonschema_rs.Draft7Validator(schema | {"definitions": _definitions()})


@functools.cache
def _plain_validator(opcode: int) -> jsonschema_rs.Draft7Validator:
    name = {1: "HeartbeatRequest", 7: "Reconnect", 9: "InvalidSession", 10: "Hello", 11: "HeartbeatAck"}[opcode]
    schema = {"$ref": f"#/definitions/Gateway{name}", "definitions": _definitions()}
    return jsonschema_rs.Draft7Validator(schema)


def _escaped(name: str) -> str:
    return "".join(c if c.isalnum() or c in "-_." else f"%{ord(c):02X}" for c in name)


def check_frames(frames: list[dict[str, Any]]) -> list[str]:
    """What the frames have against the types; empty when sound."""
    found: list[str] = []
    for frame in frames:
        event = frame.get("t")
        if event in _UNTYPED:
            continue
        validator = _validator(event) if event else _plain_validator(frame["op"])
        if validator is None:
            found.append(f"{event}: no such event")
            continue
        found += [_told(event, error) for error in list(validator.iter_errors(frame))[:3]]
    return found


def _told(event: str | None, error: jsonschema_rs.ValidationError) -> str:
    where = ".".join(map(str, error.instance_path)) or "frame"
    return f"{event}: {where}: {error.message[:200]}"
