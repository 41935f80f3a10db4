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
"""Key of a user's vacations: begin and end of each, in seconds since the epoch, as `vacations_told` writes them."""
VACATION_DAYS: Final = 42
"""The most days that a vacation lasts, and that vacations keep a seat at one table in any `VACATIONS_COUNT_FOR`."""
VACATIONS_COUNT_FOR: Final = 180 * DAY
ZONE: Final = "zone"
SMALLEST: Final = 1.0
"""Seconds of vacation that are not worth counting."""
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
        vacation=vacation_until(told),
    )


def vacations_in(told: Mapping[str, str]) -> tuple[tuple[float, float], ...]:
    """Return begin and end of each vacation that is stored, in order.

    Of older ones only the end is known; they begin as early as they may have.
    """
    spans = [one.split(":") for one in told.get(VACATION, "").split()]
    return tuple(
        [
            (float(span[0]), float(span[1])) if span[1:] else (float(span[0]) - VACATION_DAYS * DAY, float(span[0]))
            for span in spans
        ]
    )


def vacation_until(told: Mapping[str, str]) -> float:
    """Return when a user's last vacation ends, in seconds since the epoch; 0 if they have had none."""
    return max((end for _, end in vacations_in(told)), default=0.0)


def vacations_told(before: tuple[tuple[float, float], ...], now: float, until: float) -> str:
    """Return what is stored of a user's vacations once the current one ends at `until`, which may be now."""
    past = [(begin, end) for begin, end in before if now - VACATIONS_COUNT_FOR < end <= now]
    current = next((begin for begin, end in before if begin <= now < end), now)
    return " ".join(f"{begin!r}:{end!r}" for begin, end in [*past, (current, until)] if end > begin)


def kept_until(vacations: tuple[tuple[float, float], ...], since: float, now: float) -> float:
    """Return until when vacations keep a seat that a player has had since some time; 0 where none does.

    That may be later than now. A vacation keeps the seat until it ends, or until vacations have kept it for
    `VACATION_DAYS` of the days before.
    """
    begun = [(max(begin, since), end) for begin, end in vacations if begin <= now and end > since]
    if not begun:
        return 0.0
    moment, end = begun[-1]
    while moment < end:
        first = moment - VACATIONS_COUNT_FOR
        used = sum(max(0.0, min(until, moment) - max(begin, first)) for begin, until in begun)
        left = VACATION_DAYS * DAY - used
        if left < SMALLEST:
            break
        moment = min(end, moment + left)
    return moment


async def preferences_of(tx: Transaction, user: int) -> Preferences:
    """Return a user's preferences."""
    return preferences_from(await users.preferences(tx, user))
