"""A sandbox with windows before it and a bare gateway client as the bot behind it, for the tests of the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiohttp

from sandbox import start
from sandbox.entities import Message
from sandbox.testing import Conformance

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sandbox import Sandbox

Json = dict[str, Any]
EPHEMERAL = 64
GREET: Json = {
    "name": "greet", "type": 1, "description": "Says hello",
    "options": [
        {"type": 3, "name": "whom", "description": "Who is greeted", "required": True, "autocomplete": True},
        {"type": 11, "name": "card", "description": "A picture", "required": False},
    ],
}  # fmt: skip
WHISPER: Json = {"name": "whisper", "type": 1, "description": "Says something to you alone"}
ASK: Json = {"name": "ask", "type": 1, "description": "Opens a form"}
EXPLAIN: Json = {"name": "Explain", "type": 3}
SLEEP: Json = {"name": "sleep", "type": 1, "description": "Never answers"}
BUTTONS: list[Json] = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Again", "custom_id": "again"}]}]
FORM: Json = {
    "custom_id": "form", "title": "A form", "components": [
        {"type": 18, "label": "Reason", "component": {"type": 4, "custom_id": "reason", "style": 1}},
    ],
}  # fmt: skip


@dataclass
class Window:
    """A browser window: asks, and keeps what was pushed meanwhile."""

    socket: aiohttp.ClientWebSocketResponse
    pushed: list[Json]
    number: int = 0

    async def ask(self, what: str, **body: Any) -> Any:
        self.number += 1
        await self.socket.send_json({"number": self.number, "ask": what, **body})
        while True:
            frame = await self.socket.receive_json(timeout=10)
            if frame.get("number") == self.number:
                if "error" in frame:
                    raise RuntimeError(frame["error"])
                return frame["answer"]
            self.pushed.append(frame)

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        for old in self.pushed:
            if wanted(old):
                return old
        while True:
            frame: Json = await self.socket.receive_json(timeout=10)
            self.pushed.append(frame)
            if wanted(frame):
                return frame

    async def settle(self) -> str:
        """Everything heard so far, as text, after one more round trip."""
        await self.ask("commands", channel=str(self.channel))
        return json.dumps(self.pushed)

    channel: int = 0


class Desk:
    """A sandbox with a bot behind it and windows before it."""

    def __init__(self, sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
        self.sandbox, self.web = sandbox, web
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.origin = sandbox.api_url.removesuffix("/api/v10")
        self.world = sandbox.world
        self.lobby = self.world.channel_named("lobby").id

    def id_of(self, name: str) -> str:
        return str(self.world.person(name).id)

    def put(self, **parts: Any) -> Message:
        """A message of the bot in the lobby that nobody was told of."""
        world = self.world
        message = Message(world.snowflake(), self.lobby, world.bot_id, world.now(), world.iso(), **parts)
        world.messages[self.lobby][message.id] = message
        return message

    async def socket(self, origin: str | None = None, host: str | None = None) -> aiohttp.ClientWebSocketResponse:
        headers = {"Origin": self.origin if origin is None else origin}
        if host:
            headers["Host"] = host
        socket = await self.web.ws_connect(f"{self.origin}/page", headers=headers)
        self.sockets.append(socket)
        return socket

    async def window(self, name: str, channel: int | None = None) -> tuple[Window, Json]:
        window = Window(await self.socket(), [], channel=channel or self.lobby)
        snapshot = await window.ask(
            "hello", capability=self.sandbox.capability, person=self.id_of(name), channel=str(channel or self.lobby)
        )
        return window, snapshot

    async def api(self, method: str, path: str, body: Any) -> Any:
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        async with self.web.request(method, self.sandbox.api_url + path, json=body, headers=headers) as answer:
            assert answer.status < 300, await answer.text()
            return await answer.json() if answer.status != 204 else None

    async def bot(self) -> None:
        """Identifies at the gateway and answers interactions until cancelled."""
        async with self.web.ws_connect(f"{self.sandbox.gateway_url}?v=10&encoding=json") as gateway:
            await gateway.receive_json()
            properties = {"os": "linux", "browser": "test", "device": "test"}
            identify = {"token": self.sandbox.token, "intents": 1 << 9 | 1, "properties": properties}
            await gateway.send_json({"op": 2, "d": identify})
            async for frame in gateway:
                event = json.loads(frame.data)
                if event["t"] == "INTERACTION_CREATE":
                    await self._answer(event["d"])

    async def _answer(self, interaction: Json) -> None:
        answer = _reply(interaction)
        if answer is not None:
            await self.api("POST", f"/interactions/{interaction['id']}/{interaction['token']}/callback", answer)


def _reply(interaction: Json) -> Json | None:
    data = interaction["data"]
    match interaction["type"], data.get("name") or data.get("custom_id"):
        case 2, "greet":
            card = data.get("resolved", {}).get("attachments", {})
            words = ["Hello", data["options"][0]["value"], *(a["filename"] for a in card.values())]
            return {"type": 4, "data": {"content": " ".join(words), "components": BUTTONS}}
        case 2, "whisper":
            return {"type": 4, "data": {"content": "a secret word", "flags": EPHEMERAL}}
        case 2, "Explain":
            said = data["resolved"]["messages"][data["target_id"]]["content"]
            return {"type": 4, "data": {"content": f"That says {said}", "flags": EPHEMERAL}}
        case 2, "ask":
            return {"type": 9, "data": FORM}
        case 3, "again":
            return {"type": 7, "data": {"content": "Hello again", "components": BUTTONS}}
        case 4, "greet":
            return {"type": 8, "data": {"choices": [{"name": "Everybody", "value": "all"}]}}
        case 5, "form":
            reason = data["components"][0]["component"]["value"]
            return {"type": 4, "data": {"content": f"Because {reason}"}}
    return None


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[Desk]:
    sandbox = await start(people=("Ann", "Bob", "Cleo"))
    conformance = Conformance(sandbox)
    async with aiohttp.ClientSession() as web:
        made = Desk(sandbox, web)
        await made.api(
            "PUT", f"/applications/{sandbox.world.application_id}/commands", [GREET, WHISPER, ASK, EXPLAIN, SLEEP]
        )
        bot = asyncio.create_task(made.bot())
        yield made
        for socket in made.sockets:
            await socket.close()
        bot.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await bot
    await sandbox.close()
    assert conformance.problems() == []


def message_with(text: str) -> Callable[[Json], bool]:
    return lambda frame: frame.get("push") == "message" and text in frame["message"]["content"]
