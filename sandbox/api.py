"""The HTTP side: finding the route, checking the token, reading bodies, rate limits, faults and the request log."""

from __future__ import annotations

import asyncio
import json
import re
import traceback
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

from aiohttp import web

from sandbox.errors import Json, Refusal, Violation, only
from sandbox.uploads import Upload, safe_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.buckets import Buckets
    from sandbox.faults import Faults
    from sandbox.gateway import Gateway
    from sandbox.world import World

PREFIX: Final = "/api/v10"
Answer = Json | list[Json] | None


@dataclass(slots=True)
class Call:
    """One request, taken apart: path parameters, query, JSON body and files."""

    world: World
    gateway: Gateway
    method: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    raw: Any = None
    files: list[Upload] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """A path parameter as a snowflake."""
        return int(self.params[name])

    def number(self, name: str, default: int, low: int = 1, high: int = 100) -> int:
        """A query parameter as an integer inside its bounds (50035 otherwise)."""
        text = self.query.get(name)
        if text is None:
            return default
        if not text.isdigit() or not low <= int(text) <= high:
            raise Refusal(
                50035,
                text="Invalid Form Body",
                errors={
                    name: {"_errors": [{"code": "NUMBER_TYPE_MAX", "message": f"int value should be {low}-{high}."}]}
                },
            )
        return int(text)

    def flag(self, name: str) -> bool:
        """A query parameter as a boolean."""
        return self.query.get(name, "").lower() in {"1", "true"}

    @property
    def body(self) -> Json:
        """The JSON object of the request; an absent body counts as empty."""
        if self.raw is None:
            return {}
        if not isinstance(self.raw, dict):
            raise Refusal(50109)
        return self.raw


@dataclass(frozen=True, slots=True)
class Route:
    """One line of the route table; `fields` None means the handler checks the body itself."""

    method: str
    template: str
    pattern: re.Pattern[str]
    handler: Callable[[Call], Answer]
    fields: frozenset[str] | None
    query: frozenset[str]
    auth: bool
    exempt: bool
    status: int


ROUTES: Final[list[Route]] = []


def route(
    method: str,
    template: str,
    *,
    fields: frozenset[str] | set[str] | None = frozenset(),
    query: str = "",
    auth: bool = True,
    exempt: bool = False,
    status: int = 200,
) -> Callable[[Callable[[Call], Answer]], Callable[[Call], Answer]]:
    """Enters a handler into the route table; names ending in _id match snowflakes only."""

    def enter(handler: Callable[[Call], Answer]) -> Callable[[Call], Answer]:
        pattern = re.sub(r"\{(\w+)\}", _parameter, template)
        known = None if fields is None else frozenset(fields)
        allowed = frozenset(query.split())
        ROUTES.append(Route(method, template, re.compile(pattern), handler, known, allowed, auth, exempt, status))
        return handler

    return enter


def _parameter(match: re.Match[str]) -> str:
    name = match[1]
    return rf"(?P<{name}>\d+)" if name.endswith("_id") else rf"(?P<{name}>[^/]+)"


class Api:
    """Answers /api/v10 for one world."""

    def __init__(self, world: World, gateway: Gateway, faults: Faults, buckets: Buckets, token: str) -> None:
        self._world, self._gateway, self._faults, self._buckets = world, gateway, faults, buckets
        self._token = token

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answers one request, faults included."""
        path = request.raw_path.partition("?")[0].removeprefix(PREFIX)
        fault = self._faults.http_fault(request.method, path)
        if fault is None:
            return await self._serve(request, path)
        if fault.latency:
            await asyncio.sleep(fault.latency)
        if fault.drop == "before":
            return _cut(request)
        if fault.status and not fault.handled:
            self._log(request.method, path, None, fault.status)
            self._count(fault.status, fault.headers)
            return _reply(fault.status, fault.body, fault.headers)
        answer = await self._serve(request, path)
        if fault.status:
            return _reply(fault.status, fault.body, fault.headers)
        return _cut(request) if fault.drop == "after" else answer

    async def _serve(self, request: web.Request, path: str) -> web.Response:
        if self._buckets.banned:
            return _reply(429, "You are being blocked from accessing our API temporarily.", {})
        found = _match(request.method, path)
        template = found[0].template if found else path
        call = Call(self._world, self._gateway, request.method, path, {}, dict(request.query))
        try:
            status, body = await self._answer(request, call, found)
        except Refusal as refusal:
            status, body = refusal.status, refusal.body()
            if refusal.status == 429:
                call.headers |= {"Via": "1.1 sandbox", "Retry-After": str(refusal.retry_after)}
        except Violation as violation:
            status, body = 501, {"message": f"sandbox: {violation}", "code": 0}
            self._world.violations.append(f"{request.method} {path}: {violation}")
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # A body so odd that a rule stumbled over it; the traceback belongs to whoever sent it.
            status, body = 501, {"message": f"sandbox: malformed request ({error!r})", "code": 0}
            self._world.violations.append(f"{request.method} {path}: {traceback.format_exc(limit=-3)}")
        self._log(request.method, template, call, status, body)
        self._count(status, call.headers)
        return _reply(status, body, call.headers)

    def _count(self, status: int, headers: dict[str, str]) -> None:
        # A shared limit is other people's doing and is not held against the bot.
        if status in {401, 403, 429} and headers.get("X-RateLimit-Scope") != "shared":
            self._buckets.count_invalid()

    async def _answer(
        self, request: web.Request, call: Call, found: tuple[Route, dict[str, str]] | None
    ) -> tuple[int, Answer]:
        if found is None:
            raise Violation("unknown route")
        line, call.params = found
        if line.auth and request.headers.get("Authorization") != f"Bot {self._token}":
            return 401, {"message": "401: Unauthorized", "code": 0}
        major = next((call.params[k] for k in ("channel_id", "guild_id", "token") if k in call.params), "")
        wait, call.headers = self._buckets.take(line.method, line.template, major, exempt=line.exempt)
        if wait:
            call.headers |= {"Via": "1.1 sandbox", "Retry-After": f"{wait:.3f}"}
            return 429, _limited(wait, call.headers)
        call.raw, call.files = await _read(request)
        if strange := sorted(set(call.query) - line.query):
            raise Violation(f"unknown query {', '.join(strange)}")
        if line.fields is not None and isinstance(call.raw, dict):
            only(call.raw, line.fields, f"{line.method} {line.template}")
        answer = line.handler(call)
        return (204 if answer is None else line.status), answer

    def _log(self, method: str, template: str, call: Call | None, status: int, answer: Answer = None) -> None:
        entry = {
            "method": method, "route": template, "path": call.path if call else template,
            "query": call.query if call else {}, "body": call.raw if call else None, "status": status,
            "answer": answer, "files": [f.filename for f in call.files] if call else [],
        }  # fmt: skip
        self._world.requests.append(entry)
        for watcher in self._world.request_watchers:
            watcher(entry)


def _match(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    best: tuple[Route, dict[str, str]] | None = None
    for line in ROUTES:
        if line.method == method and (hit := line.pattern.fullmatch(path)):
            params = {k: unquote(v) for k, v in hit.groupdict().items()}
            if best is None or len(params) < len(best[1]):
                best = (line, params)
    return best


def _limited(wait: float, headers: dict[str, str]) -> Json:
    return {
        "message": "You are being rate limited.", "retry_after": round(wait, 3),
        "global": "X-RateLimit-Global" in headers,
    }  # fmt: skip


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_form(request)
    text = await request.text()
    if not text:
        return None, []
    return _parse(text), []


def _parse(text: str) -> Any:  # noqa: ANN401 (raw JSON)
    try:
        return json.loads(text)
    except ValueError as error:
        raise Refusal(50109) from error


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    raw: Any = None
    files: list[Upload] = []
    form = await request.post()
    for name, value in form.items():
        index = re.fullmatch(r"files\[(\d+)\]", name)
        if name == "payload_json":
            data = value.file.read() if isinstance(value, web.FileField) else value
            # Clients that give this part a content type have it arrive as bytes.
            raw = _parse(data if isinstance(data, str) else bytes(data).decode())
        elif index and isinstance(value, web.FileField):
            files.append(Upload(int(index[1]), safe_name(value.filename), value.file.read()))
        else:
            raise Violation(f"unknown form part {name}")
    return raw, sorted(files, key=lambda f: f.index)


def _reply(status: int, body: Answer | str, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    if isinstance(body, str):
        return web.Response(status=status, text=body, headers=headers)
    # discord.py parses JSON only under exactly this content type, so no charset may follow.
    data = json.dumps(body, separators=(",", ":")).encode()
    return web.Response(status=status, body=data, headers={"Content-Type": "application/json", **headers})


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
