"""Makes the description of Discord's gateway that `sandbox.testing.frames` reads, out of npm's discord-api-types.

`python -m sandbox.tests.gateway_types` writes `sandbox/testing/data/gateway.json.gz` anew with npm; `README.md` beside
it says under which licence.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from sandbox.testing.frames import TYPES

PACKAGES = ("discord-api-types@0.38.57", "ts-json-schema-generator@2.4.0")
_TOLD_ONLY = frozenset({"description", "deprecated", "$comment"})


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
