"""The gateway: identify, resume, shards, and what each session hears of the world."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from sandbox import intents
from sandbox.connection import Connection, Session
from sandbox.packing import PACKERS
from sandbox.serialise import guild_create_json, member_json, user_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json
    from sandbox.traps import Action
    from sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
)  # fmt: skip
HEARTBEAT_SECONDS: Final = 41.25
# The library notes when it has beaten after the frame is gone; an answer sooner than that, which no real line is
# quick enough for, would count as one to the beat before, and the line as a whole interval slow.
ACK_SECONDS: Final = 0.02
IDENTIFIES_A_DAY: Final = 1_000
_DAY: Final = 86_400.0


class Gateway:
    """All connections and sessions of one world; faults act on it from outside."""

    def __init__(self, world: World, token: str) -> None:
        self._world, self._token = world, token
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.fate: Callable[[str], Action | None] = lambda _name: None
        self.refusal: int | None = None
        self.acks = True
        self.acks_after = ACK_SECONDS
        self.heartbeat = HEARTBEAT_SECONDS
        self.shards = 1
        self.identifies: list[float] = []
        self.identify_limits: tuple[float, int] = (0.0, IDENTIFIES_A_DAY)
        self.watchers: list[Callable[[Json], None]] = []
        self._held: list[tuple[str, Json, int | None]] = []
        self._stalled_until = 0.0
        self._release: asyncio.TimerHandle | None = None
        self._flowing = asyncio.Event()
        self._flowing.set()
        world.connect_gateway(self._spread)

    # the socket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Accepts a client at /gateway?v=10&encoding=json&compress=…."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        query = request.query
        if query.get("v", "10") != "10":
            await socket.close(code=4012)
            return socket
        compress = query.get("compress")
        if query.get("encoding", "json") != "json" or compress not in PACKERS:
            self._world.violations.append(f"gateway: {request.query_string}")
            await socket.close(code=4002)
            return socket
        await self._attend(Connection(self, socket, PACKERS[compress](), request.transport))
        return socket

    async def _attend(self, connection: Connection) -> None:
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": []}})
        try:
            await connection.read()
        finally:
            self.connections.discard(connection)
            self._leave(connection)
            # A writer cut short inside its close frame would turn the code into an abnormal end.
            if not connection.closing:
                writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def _leave(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        # A client answers our close frame with 1000 whatever we said, so only its own goodbye ends the session.
        if connection.socket.close_code in {1000, 1001} and not connection.closing:
            self.sessions.pop(session.id, None)
        if not any(s.connection for s in self.sessions.values()):
            self._world.presence = {"status": "offline", "activities": []}
        self._world.announce("BOT_PRESENCE", self._world.presence, to_bot=False)

    # what clients say

    def handle(self, connection: Connection, op: int, data: Any) -> None:  # noqa: ANN401 (raw JSON)
        """Acts on one client frame; unknown opcodes close with 4001."""
        if op == HEARTBEAT:
            connection.beat()
            if self.acks:
                asyncio.get_running_loop().call_later(self.acks_after, connection.send, {"op": ACK, "d": None})
        elif op in {IDENTIFY, RESUME} and not isinstance(data, dict):
            connection.close(4002)
        elif op == IDENTIFY:
            self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif op not in {PRESENCE, VOICE, MEMBERS}:
            connection.close(4001)
        elif connection.session is None:
            connection.close(4003)
        elif op == PRESENCE:
            self._world.presence = data
            self._world.announce("BOT_PRESENCE", data, to_bot=False)
        elif op == MEMBERS:
            self._chunk(connection.session, data)

    def sends(self, frame: Json) -> None:
        """Shows a frame on its way out to those who watch."""
        for watcher in self.watchers:
            watcher(frame)

    def _identify(self, connection: Connection, data: Json) -> None:
        code = self._identify_refusal(connection, data)
        if code:
            connection.close(code)
            return
        if self.identifies and self._world.now() - self.identifies[-1] < self.identify_limits[0]:
            connection.send({"op": INVALID, "d": False})
            return
        self.identifies.append(self._world.now())
        number, count = data.get("shard") or (0, 1)
        session = Session(self._world.secret(16), (number, count), data["intents"], connection=connection)
        self.sessions[session.id] = session
        connection.session = session
        self._world.presence = data.get("presence") or {"status": "online", "activities": []}
        self._greet(session)
        self._world.announce("BOT_PRESENCE", self._world.presence, to_bot=False)

    @property
    def identifies_left(self) -> int:
        """How often clients may still identify today."""
        today = [at for at in self.identifies if self._world.now() - at < _DAY]
        return max(self.identify_limits[1] - len(today), 0)

    def _identify_refusal(self, connection: Connection, data: Json) -> int | None:
        if self.refusal:
            return self.refusal
        if self.identifies_left == 0:
            # Discord ends every session and makes the token void.
            self.sessions.clear()
            self.close_all(4004)
            return 4004
        if connection.session is not None:
            return 4005
        if data.get("token", "").removeprefix("Bot ") != self._token:
            return 4004
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            return 4010
        wanted = data.get("intents")
        if not isinstance(wanted, int) or wanted & ~intents.KNOWN:
            return 4013
        if wanted & intents.PRIVILEGED & ~self._world.privileged_intents:
            return 4014
        return None

    def _greet(self, session: Session) -> None:
        world = self._world
        guilds = [g for g in world.guilds.values() if world.bot_id in g.members and session.hears(g.id)]
        application = {"id": str(world.application_id), "flags": 0, "flags_new": "0"}
        session.dispatch(
            "READY",
            {
                "v": 10, "user": user_json(world.bot) | {"verified": True, "mfa_enabled": True, "email": None},
                "user_settings": {}, "relationships": [], "private_channels": [], "presences": [],
                "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds], "session_id": session.id,
                "session_type": "normal", "resume_gateway_url": self.url, "shard": list(session.shard),
                "application": application, "guild_join_requests": [], "geo_ordered_rtc_regions": [], "_trace": [],
            },
        )  # fmt: skip
        for guild in guilds:
            if guild.available:
                all_members = bool(session.intents & intents.MEMBERS)
                session.dispatch("GUILD_CREATE", guild_create_json(world, guild, all_members=all_members))

    def _resume(self, connection: Connection, data: Json) -> None:
        if data.get("token", "").removeprefix("Bot ") != self._token:
            connection.close(4004)
            return
        session = self.sessions.get(data.get("session_id", ""))
        seq = data.get("seq") or 0
        if session and seq > session.seq:
            connection.close(4007)
            return
        if session is None or (session.buffer and seq < session.buffer[0]["s"] - 1):
            connection.send({"op": INVALID, "d": False})
            return
        if session.connection:
            session.connection.session = None
            session.connection.close(4000)
        session.connection, connection.session = connection, session
        for frame in [f for f in session.buffer if f["s"] > seq]:
            connection.send(frame)
        session.dispatch("RESUMED", {"_trace": []})

    def _chunk(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(int(data.get("guild_id", 0)))
        if guild is None:
            return
        wanted = data.get("user_ids")
        ids = [int(u) for u in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])]
        found = [m for m in guild.members.values() if not ids or m.user_id in ids]
        if (query := data.get("query")) and not ids:
            found = [m for m in found if self._world.users[m.user_id].username.startswith(query.lower())]
        limit = data.get("limit") or len(found)
        payload: Json = {
            "guild_id": str(guild.id), "members": [member_json(self._world, m) for m in found[:limit]],
            "chunk_index": 0, "chunk_count": 1, "not_found": [str(u) for u in ids if u not in guild.members],
        }  # fmt: skip
        if data.get("nonce"):
            payload["nonce"] = data["nonce"]
        if data.get("presences"):
            payload["presences"] = []
        session.dispatch("GUILD_MEMBERS_CHUNK", payload)

    # what the world says

    def _spread(self, name: str, payload: Json, guild_id: int | None) -> None:
        if guild_id is not None and not self._world.guilds[guild_id].available:
            return
        fate = self.fate(name)
        if fate == "late":
            self._held.append((name, payload, guild_id))
        elif fate != "drop":
            for _ in range(2 if fate == "double" else 1):
                self._deliver(name, payload, guild_id)
            self.release()

    def _deliver(self, name: str, payload: Json, guild_id: int | None) -> None:
        for session in self.sessions.values():
            if session.hears(guild_id) and intents.allows(name, guild_id, session.intents):
                session.dispatch(name, intents.blanked(self._world, name, payload, session.intents))

    def release(self) -> None:
        """Sends the events that were held back."""
        held, self._held = self._held, []
        for name, payload, guild_id in held:
            self._deliver(name, payload, guild_id)

    # faults

    @property
    def stalled_for(self) -> float:
        """Seconds until sending goes on."""
        return max(self._stalled_until - time.monotonic(), 0.0)

    def stall(self, seconds: float) -> None:
        """Holds back all sending for real seconds."""
        self._stalled_until = time.monotonic() + seconds
        if self._release:
            self._release.cancel()
        self._flowing.set()
        if seconds > 0:
            self._flowing.clear()
            self._release = asyncio.get_running_loop().call_later(seconds, self._flowing.set)

    async def flowing(self) -> None:
        """Waits for the end of a stall."""
        await self._flowing.wait()

    def drop_silent(self) -> None:
        """Gives up connections from which no heartbeat has come for two rounds (4009)."""
        for connection in [one for one in self.connections if one.silent_for > 2 * self.heartbeat]:
            connection.close(4009)

    def close_all(self, code: int) -> None:
        """Closes every connection with a code."""
        for connection in list(self.connections):
            connection.close(code)

    def abort_all(self) -> None:
        """Cuts every connection at the transport."""
        for connection in list(self.connections):
            connection.abort()

    def send_all(self, frame: Json) -> None:
        """Sends one frame to every connection."""
        for connection in list(self.connections):
            connection.send(frame)

    def invalidate_all(self, *, resumable: bool) -> None:
        """Sends op 9 to every connection."""
        if not resumable:
            self.sessions.clear()
        for connection in list(self.connections):
            if not resumable:
                connection.session = None
            connection.send({"op": INVALID, "d": resumable})

    def guild_outage(self, guild_id: int, *, on: bool) -> None:
        """Takes a guild away from the bot for a while, or gives it back."""
        guild = self._world.guilds[guild_id]
        if guild.available is not on:
            return
        if on:
            self._spread("GUILD_DELETE", {"id": str(guild_id), "unavailable": True}, guild_id)
            guild.available = False
            return
        guild.available = True
        for session in self.sessions.values():
            if session.hears(guild_id):
                all_members = bool(session.intents & intents.MEMBERS)
                session.dispatch("GUILD_CREATE", guild_create_json(self._world, guild, all_members=all_members))
