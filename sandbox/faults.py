"""Everything that can go wrong on the way to Discord, switched on from Python (tests) or from the sandbox's page."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from sandbox import messages, places

if TYPE_CHECKING:
    from sandbox.entities import Guild
    from sandbox.errors import Json
    from sandbox.gateway import Gateway
    from sandbox.world import World

Drop = Literal["", "before", "after"]


@dataclass(slots=True)
class HttpFault:
    """One trap on the HTTP side: the first `after` matching requests pass, the next `times` suffer (None: all)."""

    method: str
    pattern: str
    status: int = 0
    body: Json | str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    latency: float = 0.0
    drop: Drop = ""
    times: int | None = 1
    after: int = 0
    hits: int = 0

    def strikes(self, method: str, path: str) -> bool:
        """Whether this request suffers; counts it."""
        if self.spent or self.method not in {"*", method} or not fnmatch.fnmatchcase(path, self.pattern):
            return False
        if self.after > 0:
            self.after -= 1
            return False
        self.hits += 1
        return True

    @property
    def spent(self) -> bool:
        """Whether it has struck as often as it should."""
        return self.times is not None and self.hits >= self.times

    def __str__(self) -> str:
        what = (
            f"status {self.status}" if self.status else f"drop {self.drop}" if self.drop else f"{self.latency} s late"
        )
        left = "always" if self.times is None else f"{self.times - self.hits} more"
        return f"{self.method} {self.pattern}: {what}, {left}"


@dataclass(slots=True)
class _EventFault:
    name: str
    action: Literal["drop", "double"]
    times: int


class Faults:
    """The fault panel of one sandbox; paths are patterns such as "/channels/*/messages"."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world, self._gateway = world, gateway
        self._http: list[HttpFault] = []
        self._events: list[_EventFault] = []
        self._closed_dms: set[int] = set()
        gateway.event_filter = self._copies

    # HTTP

    def fail(
        self,
        method: str,
        path: str,
        status: int,
        *,
        times: int | None = 1,
        after: int = 0,
        body: Json | str | None = None,
        headers: dict[str, str] | None = None,
    ) -> HttpFault:
        """Answers matching requests with a status without handling them."""
        return self._add(HttpFault(method, path, status, body, headers or {}, times=times, after=after))

    def rate_limit(
        self, method: str, path: str, seconds: float, *, times: int = 1, everywhere: bool = False
    ) -> HttpFault:
        """Answers 429 with Retry-After, for the route or globally."""
        body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
        headers = {"Via": "1.1 sandbox", "Retry-After": f"{seconds:.3f}"}
        headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        return self.fail(method, path, 429, times=times, body=body, headers=headers)

    def slow(self, method: str, path: str, seconds: float, *, times: int | None = None) -> HttpFault:
        """Delays matching requests by real seconds before they are handled."""
        return self._add(HttpFault(method, path, latency=seconds, times=times))

    def drop(
        self, method: str, path: str, *, handled: bool = False, times: int | None = 1, after: int = 0
    ) -> HttpFault:
        """Cuts the connection before the request is handled, or after: done, but the answer is lost."""
        return self._add(HttpFault(method, path, drop="after" if handled else "before", times=times, after=after))

    def _add(self, fault: HttpFault) -> HttpFault:
        self._http.append(fault)
        return fault

    def http_fault(self, method: str, path: str) -> HttpFault | None:
        """The first trap a request falls into."""
        return next((f for f in self._http if f.strikes(method, path)), None)

    # people and channels

    def close_dms(self, user_id: int, *, closed: bool = True) -> None:
        """Makes a person refuse direct messages (50007)."""
        self._world.users[user_id].takes_dms = not closed
        (self._closed_dms.add if closed else self._closed_dms.discard)(user_id)

    def deny(self, channel_id: int, bits: int) -> None:
        """Takes permission bits from the bot in one channel; 0 gives them back."""
        if bits:
            self._world.denied[channel_id] = bits
        else:
            self._world.denied.pop(channel_id, None)

    def guild_outage(self, guild_id: int, *, on: bool = True) -> None:
        """Makes a guild unavailable, or brings it back."""
        self._gateway.guild_outage(guild_id, on=on)

    def leave(self, user_id: int, guild_id: int | None = None) -> None:
        """Makes a person leave a guild (the first one); for the bot's own id it is thrown out."""
        places.member_leaves(self._world, self._guild(guild_id), user_id)

    def join(self, user_id: int, guild_id: int | None = None) -> None:
        """Brings a person, or the bot, into a guild (the first one)."""
        places.member_joins(self._world, self._guild(guild_id), user_id)

    def _guild(self, guild_id: int | None) -> Guild:
        return self._world.guild if guild_id is None else self._world.guilds[guild_id]

    def delete_channel(self, channel_id: int) -> None:
        """Deletes a channel or thread, as a moderator would (10003 from now on)."""
        places.delete_channel(self._world, self._world.channels[channel_id])

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Deletes a message, as a moderator would (10008 from now on)."""
        messages.delete(self._world, self._world.messages[channel_id][message_id])

    # gateway

    def close_gateway(self, code: int = 4000) -> None:
        """Closes every gateway connection with a code."""
        self._gateway.close_all(code)

    def abort_gateway(self) -> None:
        """Cuts every gateway connection without a goodbye."""
        self._gateway.abort_all()

    def ask_reconnect(self) -> None:
        """Sends op 7 to everybody."""
        self._gateway.send_all({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Sends op 9 to everybody; sessions that cannot be resumed are forgotten."""
        self._gateway.invalidate_all(resumable=resumable)

    def forget_sessions(self) -> None:
        """Loses every session, as a restarted gateway would."""
        self._gateway.sessions.clear()

    def stall_gateway(self, seconds: float) -> None:
        """Holds back everything the gateway would send, acknowledgements too, for real seconds."""
        self._gateway.stall(seconds)

    def refuse_identify(self, code: int | None) -> None:
        """Closes new connections with a code at identify, until None."""
        self._gateway.refusal = code

    def drop_event(self, name: str, times: int = 1) -> None:
        """Loses the next events of a name."""
        self._events.append(_EventFault(name, "drop", times))

    def double_event(self, name: str, times: int = 1) -> None:
        """Sends the next events of a name twice."""
        self._events.append(_EventFault(name, "double", times))

    def _copies(self, name: str) -> int:
        for fault in self._events:
            if fault.name == name and fault.times > 0:
                fault.times -= 1
                return 0 if fault.action == "drop" else 2
        return 1

    # time

    def jump(self, seconds: float) -> None:
        """Moves the world's clock; deadlines that pass take effect at once."""
        self._world.offset += seconds
        self._world.tick()

    # overview

    def active(self) -> list[str]:
        """What is switched on, in words."""
        out = [str(f) for f in self._http if not f.spent]
        out += [f"{e.action} {e.name}, {e.times} more" for e in self._events if e.times > 0]
        out += [f"DMs closed: {self._world.users[u].username}" for u in self._closed_dms]
        out += [f"permissions taken in channel {c}: {bits:#x}" for c, bits in self._world.denied.items()]
        out += [f"gateway refuses identify with {self._gateway.refusal}"] if self._gateway.refusal else []
        out += [f"gateway stalled for {s:.1f} s" for s in [self._gateway.stalled_for] if s > 0]
        out += [f"guild {g.name} unavailable" for g in self._world.guilds.values() if not g.available]
        out += [f"clock {self._world.offset:+.1f} s"] if self._world.offset else []
        return out

    def clear(self) -> None:
        """Switches everything off; the clock keeps its time, since it cannot run backwards."""
        self._http.clear()
        self._events.clear()
        self._world.denied.clear()
        for user_id in list(self._closed_dms):
            self.close_dms(user_id, closed=False)
        for guild in [g for g in self._world.guilds.values() if not g.available]:
            self.guild_outage(guild.id, on=False)
        self._gateway.refusal = None
        self._gateway.stall(0.0)
