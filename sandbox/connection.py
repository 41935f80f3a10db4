"""One gateway connection and the session behind it: writing, reading, replay buffer."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.packing import Packer

DISPATCH: Final = 0
REPLAY: Final = 5_000
SENDS_A_MINUTE: Final = 120
PAYLOAD_LIMIT: Final = 4_096


@dataclass(eq=False)
class Session:
    """What survives a lost connection: the sequence and the events since."""

    id: str
    shard: tuple[int, int]
    intents: int
    seq: int = 0
    buffer: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))
    connection: Connection | None = None

    def dispatch(self, name: str, data: Json | None) -> None:
        """Numbers an event, keeps it for a replay and sends it if anybody listens."""
        self.seq += 1
        frame = {"op": DISPATCH, "t": name, "s": self.seq, "d": data}
        self.buffer.append(frame)
        if self.connection:
            self.connection.send(frame)

    def hears(self, guild_id: int | None) -> bool:
        """Whether a guild's events, or DMs for None, belong to this shard."""
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)


class Owner(Protocol):
    """What a connection needs of its gateway."""

    async def flowing(self) -> None:
        """Waits for the end of a stall."""
        ...

    def handle(self, connection: Connection, op: int, data: Any) -> None:  # noqa: ANN401 (raw JSON)
        """Acts on one client frame."""
        ...

    def sends(self, frame: Json) -> None:
        """Notes a frame on its way to a client."""
        ...


class Connection:
    """One websocket; a single writer sends, so a close frame never overtakes or breaks a message."""

    def __init__(
        self, owner: Owner, socket: web.WebSocketResponse, packer: Packer, transport: asyncio.Transport | None
    ) -> None:
        self._owner, self.socket, self._packer, self._transport = owner, socket, packer, transport
        self.closing = False
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()
        self._received: deque[float] = deque()
        self.session: Session | None = None
        self._beaten = time.monotonic()

    def beat(self) -> None:
        """Notes a heartbeat."""
        self._beaten = time.monotonic()

    @property
    def silent_for(self) -> float:
        """Real seconds since the last heartbeat."""
        return time.monotonic() - self._beaten

    def send(self, frame: Json) -> None:
        """Queues a frame; those that are no events carry their empty number and name, as Discord's do."""
        frame = {"t": None, "s": None} | frame
        self._owner.sends(frame)
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Queues the end of the connection behind everything said before."""
        self._queue.put_nowait(code)

    def abort(self) -> None:
        """Cuts the line without a goodbye."""
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        """Sends what is queued until a close code comes."""
        while True:
            item = await self._queue.get()
            await self._owner.flowing()
            if isinstance(item, int):
                self.closing = True
                await self.socket.close(code=item)
                return
            packed = self._packer.pack(json.dumps(item, separators=(",", ":")))
            try:
                if isinstance(packed, str):
                    await self.socket.send_str(packed)
                else:
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return

    async def read(self) -> None:
        """Handles what the client sends until either side closes."""
        async for message in self.socket:
            if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            if len(message.data) > PAYLOAD_LIMIT:
                self.close(4002)
            elif self._too_many():
                self.close(4008)
            else:
                self._decode(message.data)

    def _too_many(self) -> bool:
        now = time.monotonic()
        self._received.append(now)
        while now - self._received[0] > 60:
            self._received.popleft()
        return len(self._received) > SENDS_A_MINUTE

    def _decode(self, data: str | bytes) -> None:
        try:
            frame = json.loads(data)
            op, payload = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            self.close(4002)
            return
        self._owner.handle(self, op, payload)
