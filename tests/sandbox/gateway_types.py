"""Checks every frame of the gateway against the types that the JavaScript world keeps of Discord's gateway.

They come from the package discord-api-types; `data/gateway.json.gz` holds them as a JSON schema, cut down to what is
checked here. `python -m tests.sandbox.gateway_types` makes it anew with npm; `data/README.md` says under which licence.
"""

from __future__ import annotations

import functools
import gzip
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import jsonschema_rs

PACKAGES = ("discord-api-types@0.38.57", "ts-json-schema-generator@2.4.0")
TYPES = Path(__file__).parent / "data" / "gateway.json.gz"
# Events of the sandbox's own making or of kinds that the types leave out.
_UNTYPED = frozenset({"RESUMED"})
_TOLD_ONLY = frozenset({"description", "deprecated", "$comment"})


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
        whole = json.loads(Path(folder, "gateway.json").read_bytes())["definitions"]
    relaxed = _relaxed(whole)
    frames = [name for name, one in relaxed.items() if "op" in one.get("properties", {})]
    cut = json.dumps(reached(frames, relaxed, "#/definitions/"), separators=(",", ":"), sort_keys=True)
    TYPES.write_bytes(gzip.compress(cut.encode(), mtime=0))
    return TYPES


def _relaxed(definitions: dict[str, Any]) -> dict[str, Any]:
    """Takes any sum of bits, of which TypeScript lists the single ones, and shortens all other definitions."""
    return {
        name: {"type": "integer"} if name.endswith("Flags") else _shortened(one) for name, one in definitions.items()
    }


def _shortened(schema: Any, *, named: bool = False) -> Any:
    """Lets unknown fields pass, which Discord adds without notice, and drops words and conditions that bar everything.

    `named` says that the keys are names of Discord's and none of the schema's own.
    """
    if isinstance(schema, list):
        return [_shortened(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    kept = schema if named else {key: one for key, one in schema.items() if not _is_dropped(key, one)}
    return {key: _shortened(one, named=key == "properties" and not named) for key, one in kept.items()}


def _is_dropped(key: str, value: Any) -> bool:
    return key in _TOLD_ONLY or key == "additionalProperties" or (key == "not" and value == {})


def reached(first: Iterable[str], definitions: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Only the definitions of these names, and what they refer to by references with that prefix."""
    names, found = [*first], {}
    while names:
        name = names.pop()
        if name not in found:
            found[name] = definitions[name]
            names += references(definitions[name], prefix)
    return found


def references(schema: Any, prefix: str) -> Iterator[str]:
    """The names that a schema refers to."""
    for key, one in schema.items() if isinstance(schema, dict) else enumerate(schema):
        if key == "$ref":
            yield unquote(one.removeprefix(prefix))
        elif isinstance(one, dict | list):
            yield from references(one, prefix)


if __name__ == "__main__":
    sys.stdout.write(f"{make()}\n")
