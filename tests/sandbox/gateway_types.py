"""Checks every frame of the gateway against the types that the JavaScript world keeps of Discord's gateway.

They come from the package discord-api-types and are not part of the repository. `python -m tests.sandbox.gateway_types`
makes the file .cache/discord/gateway.json.gz with npm; DISCORD_GATEWAY_TYPES names another place.
"""

from __future__ import annotations

import functools
import gzip
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import jsonschema_rs

PACKAGES = ("discord-api-types@0.38.57", "ts-json-schema-generator@2.4.0")
MADE = Path(__file__).parents[2] / ".cache" / "discord" / "gateway.json.gz"
# Events of the sandbox's own making or of kinds that the types leave out.
_UNTYPED = frozenset({"RESUMED"})


def types_path() -> Path | None:
    """Where the types lie, if anywhere."""
    path = Path(os.environ.get("DISCORD_GATEWAY_TYPES", "") or MADE)
    return path if path.is_file() else None


@functools.cache
def _definitions() -> dict[str, Any]:
    path = types_path()
    assert path is not None
    definitions: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))["definitions"]
    for name, definition in definitions.items():
        if name.endswith("Flags"):
            # TypeScript lists the single bits; what travels is any sum of them.
            definitions[name] = {"type": "integer"}
        else:
            _relax(definition)
    return definitions


def _relax(schema: Any) -> None:
    """Lets unknown fields pass, which Discord adds without notice, and drops conditions that exclude everything."""
    if isinstance(schema, list):
        for one in schema:
            _relax(one)
    elif isinstance(schema, dict):
        schema.pop("additionalProperties", None)
        if schema.get("not") == {}:
            del schema["not"]
        for one in schema.values():
            _relax(one)


@functools.cache
def _event_names() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, definition in _definitions().items():
        kind = definition.get("properties", {}).get("t", {})
        for event in [kind["const"]] if kind.get("const") else kind.get("enum", []):
            found.setdefault(event, []).append(name)
    return found


@functools.cache
def _validator(event: str) -> Any:
    names = _event_names().get(event, [])
    parts = [{"$ref": f"#/definitions/{_escaped(name)}"} for name in names]
    if not parts:
        return None
    # One type alone tells what is wrong with a frame; a choice of several only that none fits.
    schema = parts[0] if len(parts) == 1 else {"anyOf": parts}
    return jsonschema_rs.Draft7Validator(schema | {"definitions": _definitions()})


@functools.cache
def _plain_validator(opcode: int) -> Any:
    name = {1: "HeartbeatRequest", 7: "Reconnect", 9: "InvalidSession", 10: "Hello", 11: "HeartbeatAck"}[opcode]
    schema = {"$ref": f"#/definitions/Gateway{name}", "definitions": _definitions()}
    return jsonschema_rs.Draft7Validator(schema)


def _escaped(name: str) -> str:
    return "".join(c if c.isalnum() or c in "-_." else f"%{ord(c):02X}" for c in name)


def check_frames(frames: list[dict[str, Any]]) -> list[str]:
    """What the frames have against the types; empty when sound, or when the types are not here."""
    if types_path() is None:
        return []
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


def _told(event: str | None, error: Any) -> str:
    where = ".".join(map(str, error.instance_path)) or "frame"
    return f"{event}: {where}: {error.message[:200]}"


def make() -> Path:
    """Makes the file with npm."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)
        source = "node_modules/discord-api-types/gateway/v10.d.ts"
        command = ["npx", "ts-json-schema-generator", "--path", source, "--type", "GatewayReceivePayload"]
        subprocess.run([*command, "--no-type-check", "-o", "gateway.json"], cwd=folder, check=True)
        raw = Path(folder, "gateway.json").read_bytes()
    MADE.parent.mkdir(parents=True, exist_ok=True)
    MADE.write_bytes(gzip.compress(raw, mtime=0))
    return MADE


if __name__ == "__main__":
    sys.stdout.write(f"{make()}\n")
