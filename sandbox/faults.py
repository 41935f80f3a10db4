"""Everything that can go wrong on the way to Discord, switched on from Python (tests) or from the sandbox's page.

Python calls the methods of `Faults`. The page sends the same over its socket, after `hello`; every request carries a
`number`, which its answer repeats, as all requests of the page do:

    {"number": 1, "ask": "faults"}
    {"number": 2, "ask": "fault", "on": "slow", "with": {"method": "POST", "path": "/channels/*", "seconds": 2}}
    {"number": 3, "ask": "fault", "off": 7}                                one of the active faults, by its id
    {"number": 4, "ask": "fault", "off": "all"}                            every one; the clock keeps its time

All of them answer alike; `known` comes only with the first:

    {"active": [{"id": 7, "fault": "slow", "words": "POST /channels/*: 2.0 s late, always"}],
     "clock": 0.0,                                       seconds the world's clock is ahead
     "known": [{"group": "requests", "fault": "slow", "does": "Delays matching requests ...", "takes": [
         {"name": "method", "kind": "text", "needed": true, "default": null},
         {"name": "times", "kind": "whole", "needed": false, "default": null}]}]}

`kind` is text, number, whole (a number), flag, json, or a person or place by its id, as text: user, channel, message,
guild.
`choices` beside it lists the only values allowed. A null means "none" or "always" where `default` or `does` says so.
Faults without a lasting effect, such as closing the gateway, never appear under `active`.
Whenever the list changes, each window is sent {"push": "faults", "active": [...], "clock": 0.0}.
What cannot be done is answered with {"number": 2, "error": "..."}, in words for the person at the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import messages, places, slowmode, threads
from sandbox.switches import Entry, Switches
from sandbox.traps import Action, ClickFault, EventFault, HttpFault, Scope

if TYPE_CHECKING:
    from sandbox.buckets import Buckets
    from sandbox.entities import Guild
    from sandbox.errors import Json
    from sandbox.gateway import Gateway
    from sandbox.world import World


class Faults:
    """Everything that can be made to go wrong; paths are patterns such as "/channels/*/messages"."""

    def __init__(self, world: World, gateway: Gateway, buckets: Buckets) -> None:
        self._world, self._gateway, self._buckets = world, gateway, buckets
        self._http: list[HttpFault] = []
        self._events: list[EventFault] = []
        self._clicks: list[ClickFault] = []
        self._switches = Switches(self._tell)
        gateway.fate = self._fate

    # requests

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
        handled: bool = False,
    ) -> HttpFault:
        """Answers matching requests with a status, without handling them, or after."""
        if not 400 <= status <= 599:
            raise ValueError(f"{status} is no status of a failure.")
        how = HttpFault(method, path, status, body, headers or {}, times=times, after=after, handled=handled)
        return self._trap("fail", how)

    def rate_limit(
        self,
        method: str,
        path: str,
        seconds: float,
        *,
        times: int | None = 1,
        scope: Scope = "user",
        via: bool = True,
    ) -> HttpFault:
        """Answers 429 with Retry-After; without `via` it comes from in front of Discord, as a ban does."""
        body = {"message": "You are being rate limited.", "retry_after": seconds, "global": scope == "global"}
        headers = {"Retry-After": f"{seconds:.3f}", "X-RateLimit-Scope": scope}
        headers |= {"X-RateLimit-Global": "true"} if scope == "global" else {}
        headers |= {"Via": "1.1 sandbox"} if via else {}
        return self._trap("rate_limit", HttpFault(method, path, 429, body, headers, times=times))

    def slow(self, method: str, path: str, seconds: float, *, times: int | None = None) -> HttpFault:
        """Delays matching requests by real seconds before they are handled."""
        return self._trap("slow", HttpFault(method, path, latency=seconds, times=times))

    def drop(
        self, method: str, path: str, *, handled: bool = False, times: int | None = 1, after: int = 0
    ) -> HttpFault:
        """Cuts the connection before a request is handled, or after: done, but the answer is lost."""
        how = HttpFault(method, path, drop="after" if handled else "before", times=times, after=after)
        return self._trap("drop", how)

    def _trap(self, name: str, fault: HttpFault) -> HttpFault:
        self._http.append(fault)
        self._switches.on(
            (name, id(fault)), fault.__str__, lambda: self._http.remove(fault), lambda: fault.spent
        )  # fmt: skip
        return fault

    def http_fault(self, method: str, path: str) -> HttpFault | None:
        """The first trap a request falls into."""
        found = next((f for f in self._http if f.strikes(method, path)), None)
        if found:
            self._tell()
        return found

    # rate limits

    def bucket(self, method: str, route: str, limit: int, seconds: float) -> None:
        """Gives a route, such as /channels/{channel_id}/messages, another size of bucket."""
        self._buckets.set(method, route, limit, seconds)
        words = f"{method} {route}: {limit} in {seconds} s"
        self._switches.on(("bucket", method, route), words, lambda: self._buckets.reset(method, route))

    def global_limit(self, requests: int) -> None:
        """Lets the bot make only so many requests a second."""
        words = f"{requests} requests a second"
        self._switches.put(("global_limit",), self._buckets, "global_limit", requests, words)

    def invalid_limit(self, answers: int) -> None:
        """Shuts the bot out after so many answers of 401, 403 or 429 within ten minutes."""
        words = f"banned after {answers} refusals"
        self._switches.put(("invalid_limit",), self._buckets, "invalid_limit", answers, words)

    # people, places and messages

    def close_dms(self, user_id: int, *, closed: bool = True) -> None:
        """Makes a person refuse direct messages (50007)."""
        person = self._world.users[user_id]
        if closed:
            self._switches.put(("close_dms", user_id), person, "takes_dms", False, f"DMs closed: {person.username}")
        else:
            self._switches.drop(("close_dms", user_id))
            person.takes_dms = True

    def estrange(self, user_id: int, *, on: bool = True) -> None:
        """Makes a person share no server with the bot, as far as direct messages go (50278)."""
        strangers, key = self._world.estranged, ("estrange", user_id)
        if on:
            strangers.add(user_id)
            words = f"no server in common: {self._world.users[user_id].username}"
            self._switches.on(key, words, lambda: strangers.discard(user_id))
        else:
            self._switches.drop(key)

    def deny(self, channel_id: int, permissions: int) -> None:
        """Takes permission bits from the bot in one channel, such as 1024 for seeing it; 0 gives them back."""
        key = ("deny", channel_id)
        if not permissions:
            self._switches.drop(key)
            return
        self._set_denied(channel_id, permissions)
        words = f"permissions taken in channel {channel_id}: {permissions:#x}"
        self._switches.on(key, words, lambda: self._set_denied(channel_id, 0))

    def _set_denied(self, channel_id: int, permissions: int) -> None:
        before = places.seen_by_bot(self._world)
        self._world.denied[channel_id] = permissions
        places.tell_regained(self._world, before)

    def archive(self, channel_id: int, *, locked: bool = False) -> None:
        """Archives a thread, as a moderator would; locked, it takes no posts (50083)."""
        thread = self._world.channels[channel_id]
        threads.put(self._world, thread, archived=True, locked=locked)
        words = f"thread {thread.name} archived" + (" and locked" if locked else "")
        self._switches.on(
            ("archive", channel_id), words, lambda: self._reopen(channel_id), lambda: not thread.archived
        )  # fmt: skip

    def lock(self, channel_id: int) -> None:
        """Locks a thread that stays open to read (160005)."""
        thread = self._world.channels[channel_id]
        threads.put(self._world, thread, archived=thread.archived, locked=True)
        words = f"thread {thread.name} locked"
        self._switches.on(("lock", channel_id), words, lambda: self._reopen(channel_id), lambda: not thread.locked)

    def _reopen(self, channel_id: int) -> None:
        if channel_id in self._world.channels:
            threads.put(self._world, self._world.channels[channel_id], archived=False, locked=False)

    def slow_mode(self, channel_id: int, seconds: int) -> None:
        """Makes people wait between two messages in a channel (20016), as a moderator would; the bot never waits."""
        if not 0 <= seconds <= slowmode.MOST_SECONDS:
            raise ValueError(f"Slow mode goes up to {slowmode.MOST_SECONDS} seconds.")
        channel = self._world.channels[channel_id]
        usual = channel.slowmode
        places.slow_down(self._world, channel, seconds)
        words = f"slow mode in {channel.name}: {seconds} s"
        self._switches.on(("slow_mode", channel_id), words, lambda: self._set_slowmode(channel_id, usual))

    def _set_slowmode(self, channel_id: int, seconds: int) -> None:
        if channel_id in self._world.channels:
            places.slow_down(self._world, self._world.channels[channel_id], seconds)

    def old_edits(self, edits: int, seconds: float) -> None:
        """Allows only so many edits of messages older than an hour in so many seconds (30046)."""
        words = f"{edits} edits of old messages in {seconds} s"
        self._switches.put(("old_edits",), self._world, "old_edit_allowance", (edits, seconds), words)

    def guild_outage(self, guild_id: int, *, on: bool = True) -> None:
        """Makes a server unavailable, or brings it back."""
        key, guild = ("guild_outage", guild_id), self._world.guilds[guild_id]
        if not on:
            self._switches.drop(key)
            return
        self._gateway.guild_outage(guild_id, on=True)
        words = f"guild {guild.name} unavailable"
        self._switches.on(key, words, lambda: self._gateway.guild_outage(guild_id, on=False))

    def leave(self, user_id: int, guild_id: int | None = None) -> None:
        """Makes a person leave a server (the first one); for the bot's own id it is thrown out."""
        places.member_leaves(self._world, self._guild(guild_id), user_id)

    def join(self, user_id: int, guild_id: int | None = None) -> None:
        """Brings a person, or the bot, into a server (the first one)."""
        places.member_joins(self._world, self._guild(guild_id), user_id)

    def _guild(self, guild_id: int | None) -> Guild:
        return self._world.guild if guild_id is None else self._world.guilds[guild_id]

    def delete_channel(self, channel_id: int) -> None:
        """Deletes a channel or thread, as a moderator would (10003 from now on)."""
        places.delete_channel(self._world, self._world.channels[channel_id])

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Deletes a message, as a moderator would (10008 from now on)."""
        messages.delete(self._world, self._world.messages[channel_id][message_id])

    def double_click(self, times: int = 1, by: int | None = None) -> None:
        """Sends the next clicks twice in one moment: again from the same person, or also from another."""
        fault = ClickFault(by, times)
        self._clicks.append(fault)
        key = ("double_click", id(fault))
        self._switches.on(key, fault.__str__, lambda: self._clicks.remove(fault), lambda: fault.spent)

    def also_clicks(self, user_id: int) -> list[int]:
        """Who else clicks at the moment when somebody does."""
        found = [f for f in self._clicks if not f.spent]
        for fault in found:
            fault.times -= 1
            self._tell()
        return [user_id if f.by is None else f.by for f in found]

    # the gateway

    def close_gateway(self, code: int = 4000) -> None:
        """Closes every gateway connection with a code."""
        self._gateway.close_all(_close_code(code))

    def abort_gateway(self) -> None:
        """Cuts every gateway connection without a goodbye."""
        self._gateway.abort_all()

    def ask_reconnect(self) -> None:
        """Asks every client to connect again (op 7)."""
        self._gateway.send_all({"op": 7, "d": None})

    def ask_heartbeat(self) -> None:
        """Asks every client for a heartbeat at once (op 1)."""
        self._gateway.send_all({"op": 1, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Declares every session invalid (op 9); one that cannot be resumed is forgotten."""
        self._gateway.invalidate_all(resumable=resumable)

    def forget_sessions(self) -> None:
        """Loses every session, as a restarted gateway would."""
        self._gateway.sessions.clear()

    def stall_gateway(self, seconds: float) -> None:
        """Holds back everything the gateway would send, acknowledgements too, for real seconds."""
        gateway = self._gateway
        gateway.stall(seconds)
        self._switches.on(
            ("stall_gateway",), lambda: f"gateway stalled for {gateway.stalled_for:.1f} s",
            lambda: gateway.stall(0.0), lambda: gateway.stalled_for <= 0,
        )  # fmt: skip

    def swallow_acks(self, *, on: bool = True) -> None:
        """Leaves heartbeats without an acknowledgement."""
        if on:
            self._switches.put(("swallow_acks",), self._gateway, "acks", False, "heartbeats not acknowledged")
        else:
            self._switches.drop(("swallow_acks",))

    def refuse_identify(self, code: int | None) -> None:
        """Closes new connections at identify with a code: 4004, or 4010 to 4014; null takes them again."""
        self._switches.drop(("refuse_identify",))
        if code:
            words = f"gateway refuses identify with {code}"
            self._switches.put(("refuse_identify",), self._gateway, "refusal", _close_code(code), words)

    def identify_limits(self, seconds: float = 5.0, a_day: int = 1_000) -> None:
        """Takes one identify in so many seconds (op 9 otherwise), and so many a day (4004: the token is reset)."""
        words = f"one identify in {seconds} s, {a_day} a day"
        self._switches.put(("identify_limits",), self._gateway, "identify_limits", (seconds, a_day), words)

    def drop_event(self, name: str, times: int = 1) -> None:
        """Loses the next events of a name, such as INTERACTION_CREATE."""
        self._event(EventFault(name, "drop", times))

    def double_event(self, name: str, times: int = 1) -> None:
        """Sends the next events of a name twice."""
        self._event(EventFault(name, "double", times))

    def late_event(self, name: str, times: int = 1) -> None:
        """Sends the next events of a name only behind the event that follows them."""
        self._event(EventFault(name, "late", times))

    def _event(self, fault: EventFault) -> None:
        self._events.append(fault)

        def off() -> None:
            self._events.remove(fault)
            self._gateway.release()

        self._switches.on((f"{fault.action}_event", id(fault)), fault.__str__, off, lambda: fault.spent)

    def _fate(self, name: str) -> Action | None:
        fault = next((f for f in self._events if f.name == name and not f.spent), None)
        if fault is None:
            return None
        fault.times -= 1
        self._tell()
        return fault.action

    # time

    def jump(self, seconds: float) -> None:
        """Moves the world's clock on; deadlines that pass take effect at once."""
        if seconds < 0:
            raise ValueError("The clock runs forwards only.")
        self._world.offset += seconds
        self._world.tick()
        self._tell()

    @property
    def clock(self) -> float:
        """Seconds the world's clock is ahead of the real one."""
        return self._world.offset

    # overview

    def entries(self) -> list[Entry]:
        """What is switched on, oldest first."""
        return self._switches.entries()

    def active(self) -> list[str]:
        """What is switched on, in words."""
        clock = [f"clock {self.clock:+.1f} s"] if self.clock else []
        return [entry.words() for entry in self.entries()] + clock

    def switch_off(self, number: int) -> None:
        """Switches one entry off; LookupError when it is over already."""
        self._switches.off(number)

    def clear(self) -> None:
        """Switches everything off; the clock keeps its time, since it cannot run backwards."""
        self._switches.clear()
        self._http.clear()
        self._events.clear()
        self._clicks.clear()

    def _tell(self) -> None:
        self._world.announce("FAULTS_UPDATE", {}, to_bot=False)


def _close_code(code: int) -> int:
    if code not in {1000, 1001} and not 4000 <= code <= 4999:
        raise ValueError(f"{code} is no code to close a gateway with.")
    return code
