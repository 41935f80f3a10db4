"""Makes the description of Discord's HTTP API that `sandbox.testing.openapi` reads, out of npm's discord-api-spec.

The package has the operations as types of TypeScript and the objects for Zod; here they become one small OpenAPI
document, cut down to what the sandbox serves. `python -m sandbox.tests.http_types` writes
`sandbox/testing/data/http.json.gz` anew with npm; `README.md` beside it says under which licence.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sandbox.api import ROUTES
from sandbox.testing.openapi import DESCRIPTION
from sandbox.tests.gateway_types import reached, references

PACKAGES = ("discord-api-spec@10.0.266135", "zod@4.6.7", "ts-json-schema-generator@2.4.0")
_CONVERTER = Path(__file__).with_suffix(".mjs")
_OPERATIONS = "node_modules/discord-api-spec/build/discord-api-spec.ts"
_NAMED = "#/components/schemas/"

_TOLD_ONLY = frozenset({"$schema", "$id", "title", "description", "format", "propertyNames"})
# The package knows integers of 32 bits only, and no sets. Discord counts in integers but for these fields,
_FRACTIONS = frozenset({"duration_secs", "max_value", "min_value", "retry_after", "value", "volume"})
# and a list under one of these names never holds a thing twice.
_SETS = frozenset({
    "by_month", "by_month_day", "by_weekday", "by_year_day", "channel_types", "contexts", "event_webhooks_types",
    "features", "integration_types", "mention_roles", "parse", "participants", "roles", "scopes", "tags", "users",
})  # fmt: skip


def make() -> Path:
    """Makes the file with npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        sys.exit("This needs npm and node, which come with Node.js.")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)
        command = ["npx", "ts-json-schema-generator", "--path", _OPERATIONS, "--type", "Paths", "--no-type-check"]
        operations = _told(folder, *command)
        shutil.copy(_CONVERTER, folder)
        schemas = _told(folder, "node", _CONVERTER.name)
    cut = json.dumps(described(operations, schemas), separators=(",", ":"), sort_keys=True)
    DESCRIPTION.write_bytes(gzip.compress(cut.encode(), mtime=0))
    return DESCRIPTION


def _told(folder: str, *command: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE).stdout)
    return told


def described(operations: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """The document: operations that the sandbox serves, and the objects that they refer to."""
    every = operations["definitions"]["Paths"]["properties"]
    paths = {path: served for path, one in every.items() if (served := dict(_served(path, one["properties"])))}
    named = {name: _exact(schema) for name, schema in schemas.items()}
    return {"paths": paths, "components": {"schemas": reached(references(paths, _NAMED), named, _NAMED)}}


def _served(path: str, methods: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    # A figure fits whatever the sandbox's routes leave open.
    example = re.sub(r"\{\w+\}", "1", path)
    for method, operation in methods.items():
        if any(route.method == method.upper() and route.pattern.fullmatch(example) for route in ROUTES):
            yield method, _operation(operation["properties"])


def _operation(told: dict[str, Any]) -> dict[str, Any]:
    answers = {s: _content(one) for s, one in told["responses"]["properties"].items() if s.startswith("2")}
    operation: dict[str, Any] = {"responses": answers}
    if "requestBody" in told and told["requestBody"] != {"not": {}}:
        operation["requestBody"] = _content(told["requestBody"])
    return operation


def _content(told: dict[str, Any]) -> dict[str, Any]:
    """A body, the same as JSON and in a form; nothing where nothing is known of it."""
    schema = _exact(told)
    return {"content": {"application/json": {"schema": schema}}} if schema else {}


def _exact(schema: Any, field: str = "") -> Any:
    """A schema of the field as Discord means it, without words."""
    if isinstance(schema, list):
        return [_exact(one, field) for one in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: _part(key, one, field) for key, one in schema.items() if not _is_dropped(key, schema)}
    if field in _SETS and kept.get("type") == "array":
        kept["uniqueItems"] = True
    match kept:
        # Said at once, so that a fault is found in its place and not in the choice.
        case {"anyOf": [{"type": str(kind), **rest}, {"type": "null"}], **others}:
            return others | rest | {"type": [kind, "null"]}
    return kept


def _part(key: str, value: Any, field: str) -> Any:
    if key == "properties":
        return {name: _exact(one, name) for name, one in value.items()}
    if key == "type":
        return _counted(value) if field not in _FRACTIONS else value
    if key == "$ref":
        return value.replace("#/definitions/", _NAMED)
    # A choice is still one of the same field; a list's items are not.
    return _exact(value, field if key == "anyOf" else "")


def _counted(kinds: str | list[str]) -> str | list[str]:
    if isinstance(kinds, list):
        return ["integer" if kind == "number" else kind for kind in kinds]
    return "integer" if kinds == "number" else kinds


def _is_dropped(key: str, schema: dict[str, Any]) -> bool:
    """Drops words, the type of what is listed, and what would forbid unknown fields or the offset of a time."""
    if key == "type":
        return "const" in schema or "enum" in schema
    if key == "pattern":
        return "format" in schema
    return key in _TOLD_ONLY or (key == "additionalProperties" and schema[key] is False)


if __name__ == "__main__":
    sys.stdout.write(f"{make()}\n")
