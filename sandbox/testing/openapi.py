"""Checks what bots send, and what the sandbox answers, against Discord's own description of its HTTP API.

`data/http.json.gz` holds the part of it that the sandbox serves; `data/README.md` says how it is made. The file that
DISCORD_OPENAPI names (openapi.json of Discord's public repository discord-api-spec, gzipped or not) is read instead.
"""

from __future__ import annotations

import functools
import gzip
import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import jsonschema_rs

if TYPE_CHECKING:
    from sandbox import Sandbox

DESCRIPTION: Final = Path(__file__).parent / "data" / "http.json.gz"
_BODYLESS: Final = frozenset({"GET", "DELETE"})
_BITS: Final = frozenset({"allow", "deny", "default_member_permissions"})


@functools.cache
def _description() -> dict[str, Any]:
    path = Path(os.environ.get("DISCORD_OPENAPI", "") or DESCRIPTION)
    raw = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    description: dict[str, Any] = json.loads(raw)
    _follow_the_documentation(description)
    return description


def _follow_the_documentation(description: dict[str, Any]) -> None:
    """Where the description and Discord's documentation differ, the latter is right."""
    # Snowflakes are taken as numbers too, permission bits as text, and an application's description as plain text.
    schemas = description["components"]["schemas"]
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
    _take_bits_as_text(description)
    for name in ("CreateRoleRequest", "UpdateRoleRequestPartial"):
        schemas[name]["properties"]["permissions"] = {"type": ["string", "integer", "null"], "pattern": "^[0-9]+$"}
    schemas["ApplicationFormPartial"]["properties"]["description"] = {"type": ["string", "object", "null"]}


def _take_bits_as_text(schema: dict[str, Any] | list[Any]) -> None:
    for part in schema.values() if isinstance(schema, dict) else schema:
        if isinstance(part, dict | list):
            _take_bits_as_text(part)
    if isinstance(schema, dict):
        for name in _BITS & set(schema.get("properties") or ()):
            schema["properties"][name] = {"type": ["string", "integer", "null"], "pattern": "^[0-9]+$"}


@functools.cache
def _operations() -> list[tuple[str, re.Pattern[str], dict[str, Any]]]:
    out = []
    for template, item in _description()["paths"].items():
        pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template))
        out += [(m.upper(), pattern, op) for m, op in item.items() if m in {"get", "post", "put", "patch", "delete"}]
    return out


def _operation(method: str, path: str) -> dict[str, Any] | None:
    found = [(p, op) for m, p, op in _operations() if m == method and p.fullmatch(path)]
    # The literal path wins over one with a placeholder in the same place.
    return min(found, key=lambda pair: pair[0].pattern.count("[^/]+"))[1] if found else None


def is_described(method: str, path: str) -> bool:
    """Whether the description knows the operation."""
    return _operation(method, path) is not None


_validators: dict[int, jsonschema_rs.Draft202012Validator] = {}


def _validator(schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator:
    key = id(schema)
    if key not in _validators:
        whole = {**schema, "components": _description()["components"]}
        _validators[key] = jsonschema_rs.Draft202012Validator(whole)
    return _validators[key]


def _request_schema(operation: dict[str, Any]) -> dict[str, Any] | None:
    content = operation.get("requestBody", {}).get("content", {})
    chosen = content.get("application/json") or content.get("multipart/form-data") or {}
    schema: dict[str, Any] | None = chosen.get("schema")
    return schema


def _answer_schema(operation: dict[str, Any], status: int) -> dict[str, Any] | None:
    answer = operation.get("responses", {}).get(str(status), {})
    schema: dict[str, Any] | None = answer.get("content", {}).get("application/json", {}).get("schema")
    return schema


def _faults(schema: dict[str, Any], value: object, where: str) -> list[str]:
    errors = list(_validator(schema).iter_errors(value))
    return [f"{where}: {'.'.join(map(str, e.instance_path)) or 'body'}: {e.message[:300]}" for e in errors[:3]]


def check_requests(sandbox: Sandbox, *, answers: bool = False) -> list[str]:
    """What the recorded requests, and on demand their answers, have against it; empty when sound."""
    found: list[str] = []
    for entry in list(sandbox.world.requests):
        if entry["status"] in {400, 429, 501}:
            continue
        operation = _operation(entry["method"], entry["path"])
        if operation is None:
            continue
        where = f"{entry['method']} {entry['route']}"
        schema = _request_schema(operation)
        if schema is not None and entry["body"] is not None and entry["method"] not in _BODYLESS:
            found += _faults(schema, entry["body"], where)
        schema = _answer_schema(operation, entry["status"])
        if answers and schema is not None and entry["answer"] is not None:
            found += _faults(schema, entry["answer"], f"answer of {where}")
    return found
