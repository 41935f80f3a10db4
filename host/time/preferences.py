"""What players prefer of notices: when, how often, and when not; `/settings` changes them."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final, Literal
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from db import users
from db.transaction import Transaction

known_zones = cache(available_timezones)  # each call of the library's reads all the files of all the zones
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
Turn = Literal["ping", "silent", "digest"]
Where = Literal["direct", "thread", "both"]

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("ping", "silent", "digest"),
    "where": ("direct", "thread", "both"),
    "remind": ("0", "4", "12", "24", "48"),
    "next": ("no", "yes"),
    "quiet": ("none", "21-7", "22-7", "22-8", "23-8", "0-9"),
    "digest": ("7", "9", "12", "17", "19", "21"),
}
"""What can be chosen for each preference; the first is the default, except for `remind` (24 hours) and `digest` (9)."""
DEFAULTS: Final = {key: choices[0] for key, choices in CHOICES.items()} | {"remind": "24", "digest": "9", "zone": "UTC"}
VACATION: Final = "vacation"
ZONE: Final = "zone"
MUTE: Final = "mute"
"""Prefix of the preference that silences one table for one turn."""


class Preferences(Struct, frozen=True):
    """One player's preferences. Hours of quiet and of the digest are on the clock of their time zone."""

    turn: Turn = "ping"
    where: Where = "direct"
    """Where a turn is announced; without a thread it is always by direct message, and where those are closed never."""
    remind: float = DAY
    """Seconds between reminders; 0 for none."""
    next: bool = False
    quiet: tuple[int, int] | None = None
    digest: int = 9
    zone: str = "UTC"
    vacation: float = 0
    """Until when the player is away, in seconds since the epoch."""

    def wakes(self, now: float) -> float:
        """Return when the player may be disturbed next: now, or when quiet hours or a vacation end."""
        if now < self.vacation:
            return self.wakes(self.vacation)
        return now if self.quiet is None else _after(now, self.quiet, self.zone)

    def may_ping(self, now: float) -> bool:
        """Say whether a turn may be announced with a sound now."""
        return self.turn == "ping" and self.wakes(now) <= now

    def next_digest(self, now: float) -> float:
        """Return when the next daily digest is due."""
        return _next(now, self.digest, self.zone)


def _after(now: float, quiet: tuple[int, int], zone: str) -> float:
    """Return now, or the end of the quiet hours that now falls into."""
    begin, end = quiet
    hour = datetime.fromtimestamp(now, ZoneInfo(zone)).hour
    inside = begin <= hour < end if begin < end else hour >= begin or hour < end
    return _next(now, end, zone) if inside else now


def _next(now: float, hour: int, zone: str) -> float:
    """Return the next moment after now at which the clock of a zone shows that full hour."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    day = here.date()
    while True:
        # Made from the date and not by adding 24 hours: a day on which clocks change has 23 or 25.
        moment = datetime(day.year, day.month, day.day, hour, tzinfo=here.tzinfo).astimezone(UTC).timestamp()
        if moment > now:
            return moment
        day += timedelta(days=1)


def preferences_from(told: Mapping[str, str]) -> Preferences:
    """Return preferences from what is stored; what cannot be understood counts as not said."""
    said = {key: told.get(key, default) for key, default in DEFAULTS.items()}
    fine = {key: value if value in CHOICES[key] else DEFAULTS[key] for key, value in said.items() if key in CHOICES}
    quiet = None if fine["quiet"] == "none" else tuple(int(hour) for hour in fine["quiet"].split("-"))
    turn: dict[str, Turn] = {"ping": "ping", "silent": "silent", "digest": "digest"}
    where: dict[str, Where] = {"direct": "direct", "thread": "thread", "both": "both"}
    return Preferences(
        turn=turn[fine["turn"]],
        where=where[fine["where"]],
        remind=int(fine["remind"]) * HOUR,
        next=fine["next"] == "yes",
        quiet=None if quiet is None else (quiet[0], quiet[1]),
        digest=int(fine["digest"]),
        zone=said["zone"] if said["zone"] in known_zones() else "UTC",
        vacation=float(told.get(VACATION, "0")),
    )


async def preferences_of(tx: Transaction, user: int) -> Preferences:
    """Return a user's preferences."""
    return preferences_from(await users.preferences(tx, user))
