"""One open window of the page: what it hears of the world and what it may ask, as one person at a time.

What a person may see is decided in `permissions` and `visibility`; nothing here widens it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from aiohttp import WSMsgType

from sandbox import panel, permissions
from sandbox.actors import Actor
from sandbox.calls import calls
from sandbox.entities import DM, GUILD_TEXT, THREAD_STARTER
from sandbox.errors import Json, Refusal, Violation, told
from sandbox.requests import check, files_by_field, files_in, options, read, whole
from sandbox.serialise import guild_json, member_json, message_json, user_json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from aiohttp import web

    from sandbox.actors import Interaction
    from sandbox.entities import Message
    from sandbox.service import Service
    from sandbox.world import Viewers, World

REFUSED: Final = 4001
PAGE_SIZE: Final = 60
MOST_PEOPLE: Final = 25
OPEN_MODALS: Final = 20
ANSWER_SECONDS: Final = 4.0
LOCALES: Final = (
    "en-US", "en-GB", "bg", "cs", "da", "de", "el", "es-ES", "es-419", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja",
    "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip

_PLACE_EVENTS: Final = ("CHANNEL_", "THREAD_", "GUILD_")
_MESSAGE_ID_EVENTS: Final = ("MESSAGE_REACTION_", "MESSAGE_POLL_VOTE_")
_REFUSALS: Final = (Refusal, Violation, ValueError, LookupError, PermissionError, TimeoutError)

log = logging.getLogger(__name__)


class Window:
    """One open window: its socket, and the person who sits before it once it has said hello."""

    def __init__(self, service: Service, socket: web.WebSocketResponse, present: Callable[[], set[int]]) -> None:
        self.service, self.socket, self.present = service, socket, present
        self.me = 0
        self.outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.modals: OrderedDict[str, Interaction] = OrderedDict()
        self.unwatch: Callable[[], None] = lambda: None
        self.states: dict[str, tuple[str, Callable[[], Json]]] = {
            "COMMANDS_UPDATE": ("commands", dict),
            "BOT_PRESENCE": ("bot", lambda: {"online": self.world.bot_is_online}),
            "FAULTS_UPDATE": ("faults", lambda: panel.state(service.faults)),
        }
        self.asks: dict[str, Callable[[Json], Awaitable[object]]] = {
            "hello": self._hello, "open": self._open, "commands": self._commands, "autocomplete": self._autocomplete,
            "say": self._say, "slash": self._slash, "click": self._click, "choose": self._choose,
            "submit": self._submit, "menu": self._menu, "vote": self._vote, "dm": self._dm,
            "add_person": self._add_person, "set_person": self._set_person, "faults": self._faults,
            "fault": self._fault, "watch": self._watch, "entry": self._entry,
        }  # fmt: skip

    @property
    def world(self) -> World:
        """What the window looks at."""
        return self.service.world

    @property
    def actor(self) -> Actor:
        """The person before the window."""
        return Actor(self.service, self.me)

    async def run(self) -> None:
        """Serves the window until it closes."""
        writer = asyncio.create_task(self._write())
        stop = self.world.subscribe(self._hear)
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT and not await self._receive(frame.data):
                    break
        finally:
            stop()
            self.unwatch()
            for task in (writer, *self.tasks):
                task.cancel()
            await asyncio.gather(writer, *self.tasks, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            frame = await self.outgoing.get()
            try:
                await self.socket.send_str(json.dumps(frame))
            except ConnectionError:
                return

    async def _receive(self, text: str) -> bool:
        """Starts work on one request; False when the window must be shut."""
        try:
            body = read(text)
            number, ask = body["number"], self.asks[body["ask"]]
        except (ValueError, LookupError):
            return await self._refuse("Not a request of this page.")
        if body["ask"] == "hello" and not self._knows_capability(body):
            return await self._refuse("Wrong capability.")
        if not self.me and body["ask"] != "hello":
            return await self._refuse("Say hello first.")
        # Requests overlap: a bot may take seconds over a command while its owner goes on typing.
        task = asyncio.create_task(self._answer(number, ask, body))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return True

    def _knows_capability(self, body: Json) -> bool:
        given = str(body.get("capability") or "")
        return hmac.compare_digest(given.encode(), self.service.capability.encode())

    async def _refuse(self, reason: str) -> bool:
        await self.socket.close(code=REFUSED, message=reason.encode())
        return False

    async def _answer(self, number: int, ask: Callable[[Json], Awaitable[object]], body: Json) -> None:
        try:
            answer = {"number": number, "answer": await self._done(ask, body)}
        except _REFUSALS as error:
            answer = {"number": number, "error": told(error)}
        except Exception:
            log.exception("The page's request %s failed", body.get("ask"))
            answer = {"number": number, "error": "The sandbox stumbled over this; its log says how."}
        self.outgoing.put_nowait(answer)

    async def _done(self, ask: Callable[[Json], Awaitable[object]], body: Json) -> object:
        me = self.me
        check(body)
        answer = await ask(body)
        if body["ask"] != "hello" and self.me != me:
            raise PermissionError("This window is somebody else's by now.")
        return answer

    # what the window hears

    def _hear(self, event: str, payload: Json, viewers: Viewers) -> None:
        if not self.me:
            return
        if viewers is not None and self.me not in viewers:
            self._nudge(event, payload, viewers)
        elif event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            self._pass_on(event, payload, viewers)
            self._recall(payload)
        elif event.startswith("MESSAGE_DELETE"):
            if self._may_see(payload):
                gone = payload.get("ids") or [payload["id"]]
                self._push("gone", channel=payload["channel_id"], messages=gone)
                self._recall(payload)
        elif event.startswith(_MESSAGE_ID_EVENTS):
            self._pass_on_again(payload)
        elif event in self.states:
            what, content = self.states[event]
            self._push(what, **content())
        elif event.startswith(_PLACE_EVENTS):
            self._push("places", **self._places())

    def _pass_on(self, event: str, payload: Json, viewers: Viewers) -> None:
        if self._may_see(payload):
            message = self._found(payload["channel_id"], payload["id"])
            shown = self._json(message) if message else payload
            self._push("message", message=self._shown(shown), fresh=event == "MESSAGE_CREATE")
        if event == "MESSAGE_CREATE":
            self._nudge(event, payload, viewers)

    def _pass_on_again(self, payload: Json) -> None:
        if self._may_see(payload):
            message = self._found(payload["channel_id"], payload["message_id"])
            if message is not None and message.private_to in {None, self.me}:
                self._push("message", message=self._shown(self._json(message)), fresh=False)

    def _nudge(self, event: str, payload: Json, viewers: Viewers) -> None:
        """Tells this window that people without a window of their own were addressed, and nothing of what was said."""
        if event != "MESSAGE_CREATE":
            return
        addressed = set(viewers or ()) | {int(user["id"]) for user in payload.get("mentions", ())}
        channel = self.world.channels.get(int(payload["channel_id"]))
        if channel is not None and channel.type == DM and channel.recipient_id is not None:
            addressed.add(channel.recipient_id)
        for person in addressed - self.present() - {int(payload["author"]["id"])}:
            if not self.world.users[person].bot:
                self._push("nudge", person=str(person))

    def _recall(self, payload: Json) -> None:
        """Says whether a place waits for this person after a message of it has changed."""
        if self._may_see(payload):
            channel = payload["channel_id"]
            self._push("call", channel=channel, message=calls(self.world, [int(channel)], self.me).get(channel))

    def _may_see(self, payload: Json) -> bool:
        channel = self.world.channels.get(int(payload["channel_id"]))
        return channel is not None and permissions.can_view(self.world, channel, self.me)

    def _push(self, what: str, **content: object) -> None:
        self.outgoing.put_nowait({"push": what, **content})

    # what the window asks

    async def _hello(self, body: Json) -> Json:
        self.me = self._whom(body.get("person"))
        self.modals.clear()
        channel = self._first_channel(body.get("channel"))
        page = self._history(channel, None) if channel else {"messages": [], "more": False}
        me = {"me": str(self.me), "now": self.world.now(), "channel": channel and str(channel)}
        me |= {"calls": calls(self.world, [int(c["id"]) for c in self.actor.channels()], self.me)}
        about = {"locales": LOCALES, "online": self.world.bot_is_online, "opener": self.service.opener}
        return me | about | page | self._places()

    def _whom(self, wanted: object) -> int:
        people = self._people()
        if wanted and str(wanted).isdigit() and int(str(wanted)) in people:
            return int(str(wanted))
        return people[0]

    def _people(self) -> list[int]:
        return [user.id for user in self.world.users.values() if not user.bot]

    def _places(self) -> Json:
        guilds = [g for g in self.world.guilds.values() if self.me in g.members]
        me = self.world.users[self.me]
        return {
            "users": [user_json(user) for user in self.world.users.values()],
            "people": [str(person) for person in self._people()],
            "habits": {"locale": me.locale, "takes_dms": me.takes_dms},
            "guilds": [
                guild_json(g) | {"members": [member_json(self.world, m) for m in g.members.values()]} for g in guilds
            ],
            "channels": self.actor.channels(),
        }

    def _first_channel(self, wanted: object) -> int | None:
        seen = {int(c["id"]): int(c["type"]) for c in self.actor.channels()}
        if wanted and str(wanted).isdigit() and int(str(wanted)) in seen:
            return int(str(wanted))
        texts = [channel for channel, kind in seen.items() if kind == GUILD_TEXT]
        return next(iter([*texts, *seen]), None)

    async def _open(self, body: Json) -> Json:
        channel = whole(body, "channel")
        if channel not in {int(c["id"]) for c in self.actor.channels()}:
            raise PermissionError("You cannot see that channel.")
        return self._history(channel, body.get("before"))

    def _history(self, channel: int, before: object) -> Json:
        seen = sorted(self.actor.messages(channel), key=lambda m: int(m["id"]))
        if before:
            seen = [m for m in seen if int(m["id"]) < int(str(before))]
        return {"messages": [self._shown(m) for m in seen[-PAGE_SIZE:]], "more": len(seen) > PAGE_SIZE}

    def _shown(self, payload: Json) -> Json:
        """A message with what the page wants beside it, and without a quoted message of somebody else's own."""
        source = self._source(payload)
        if source is not None and source.private_to not in {None, self.me}:
            return payload | {"referenced_message": None}
        if payload["type"] == THREAD_STARTER and source is not None:
            return payload | {"referenced_message": self._json(source)}
        return payload

    def _source(self, payload: Json) -> Message | None:
        reference = payload.get("message_reference") or {}
        return self._found(reference.get("channel_id"), reference.get("message_id"))

    def _found(self, channel_id: str | None, message_id: str | None) -> Message | None:
        return self.world.messages.get(int(channel_id or 0), {}).get(int(message_id or 0))

    def _json(self, message: Message) -> Json:
        return message_json(self.world, message, viewer=self.me)

    async def _commands(self, body: Json) -> list[Json]:
        return self.actor.commands(whole(body, "channel"))

    async def _autocomplete(self, body: Json) -> list[Json]:
        return await self.actor.autocomplete(
            whole(body, "channel"), str(body["path"]), str(body["focused"]), str(body["text"]), **options(body)
        )

    async def _say(self, body: Json) -> Json:
        files = files_in(body.get("files") or [])
        reply = whole(body, "reply_to") if body.get("reply_to") else None
        message = await self.actor.say(whole(body, "channel"), str(body["content"]), files, reply)
        return {"message": message["id"]}

    async def _slash(self, body: Json) -> Json:
        return await self._outcome(self.actor.slash(whole(body, "channel"), str(body["path"]), **options(body)))

    async def _click(self, body: Json) -> Json:
        return await self._outcome(self.actor.click(whole(body, "message"), str(body["custom_id"])))

    async def _choose(self, body: Json) -> Json:
        values = [str(value) for value in body["values"] or ()]
        return await self._outcome(self.actor.choose(whole(body, "message"), str(body["custom_id"]), values))

    async def _menu(self, body: Json) -> Json:
        return await self._outcome(self.actor.menu(whole(body, "channel"), str(body["name"]), whole(body, "target")))

    async def _vote(self, body: Json) -> Json:
        await self.actor.vote(whole(body, "message"), whole(body, "answer"), on=bool(body["on"]))
        return {}

    async def _submit(self, body: Json) -> Json:
        opener = self.modals.get(str(body["interaction"]))
        if opener is None:
            raise LookupError("This form is no longer open.")
        files = files_by_field(body)
        return await self._outcome(self.actor.submit(opener, dict(body["fields"] or {}), files=files))

    async def _outcome(self, acting: Awaitable[Interaction]) -> Json:
        interaction = await acting
        with contextlib.suppress(TimeoutError):
            await interaction.answered(ANSWER_SECONDS)
        if interaction.modal is not None:
            self.modals[str(interaction.id)] = interaction
            while len(self.modals) > OPEN_MODALS:
                self.modals.popitem(last=False)
        told = {"id": str(interaction.id), "state": interaction.state, "error": interaction.error}
        return told | {"modal": interaction.modal}

    async def _dm(self, body: Json) -> Json:
        del body
        channel = await self.actor.open_dm()
        return {"channel": str(channel)}

    async def _add_person(self, body: Json) -> Json:
        name = str(body.get("name") or "").strip()
        taken = {user.username for user in self.world.users.values()}
        if not 2 <= len(name) <= 32 or name.lower() in taken or len(self._people()) >= MOST_PEOPLE:
            raise ValueError("A name has 2 to 32 letters and is not in use yet.")
        user = self.world.add_user(name)
        guild = self.world.guild
        member = self.world.join(guild, user.id)
        joined = member_json(self.world, member) | {"guild_id": str(guild.id)}
        self.world.announce("GUILD_MEMBER_ADD", joined, guild.id)
        return {"person": str(user.id)}

    async def _set_person(self, body: Json) -> Json:
        me = self.world.users[self.me]
        if body.get("locale") in LOCALES:
            me.locale = str(body["locale"])
        if isinstance(body.get("takes_dms"), bool):
            me.takes_dms = body["takes_dms"]
        return {"locale": me.locale, "takes_dms": me.takes_dms}

    async def _faults(self, _body: Json) -> Json:
        faults = self.service.faults
        return panel.state(faults) | {"known": panel.known(faults)}

    async def _fault(self, body: Json) -> Json:
        panel.switch(self.service.faults, body)
        return panel.state(self.service.faults)

    async def _watch(self, body: Json) -> Json:
        """Begins or ends to show what goes between the bot and the sandbox: `on`."""
        self.unwatch()
        self.unwatch = lambda: None
        if not body.get("on"):
            return {"entries": []}
        self.unwatch = self.service.inspector.watch(lambda entry: self._push("entry", entry=entry))
        return {"entries": self.service.inspector.summaries()}

    async def _entry(self, body: Json) -> Json:
        return self.service.inspector.entry(whole(body, "entry"))
