"""What players prefer of notices: when, how often, and when not; `/settings` changes them."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo

from msgspec import Struct

from db import users
from db.transaction import Transaction
from host.time.zones import known_zones
from rules.kernel.verbatim import folded

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
Turn = Literal["ping", "silent", "digest"]
Where = Literal["direct", "thread", "both"]

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("ping", "silent", "digest"),
    "where": ("direct", "thread", "both"),
    "remind": ("0", "4", "12", "24", "48"),
    "next": ("no", "yes"),
    "digest": ("7", "9", "12", "17", "19", "21"),
}
"""What can be chosen for each preference; the first is the default, except for `remind` (24 hours) and `digest` (9)."""
DEFAULTS: Final = {key: choices[0] for key, choices in CHOICES.items()} | {"remind": "24", "digest": "9"}
QUIET: Final = "quiet"
QUIET_FROM: Final = "quietfrom"
QUIET_TO: Final = "quietto"
"""One end of the quiet hours, which are stored together."""
NO_QUIET: Final = "none"
NIGHT: Final = 9 * 60
"""Minutes of quiet if only their beginning was chosen."""
_SPAN: Final = re.compile(
    r"(?:from |von |ab |de |desde (?:las )?)?(\d{1,2})(?:[ :.h]([0-5]\d))?(?: ?(am|pm|uhr|h))?"
    r" ?(?:-|to|until|till|bis|a|jusqu'a|hasta(?: las)?|/) ?"
    r"(\d{1,2})(?:[ :.h]([0-5]\d))?(?: ?(am|pm|uhr|h))?"
)
_NONE: Final = {
    "none",
    "no",
    "off",
    "never",
    "keine",
    "nein",
    "aus",
    "nie",
    "aucune",
    "non",
    "jamais",
    "ninguna",
    "nunca",
}
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
    """When quiet hours begin and end, in minutes since midnight."""
    digest: int = 9
    zone: str = ""
    """The player's time zone; none as long as they have not said, which counts as UTC."""
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
        return _next(now, self.digest * 60, self.zone)


def _after(now: float, quiet: tuple[int, int], zone: str) -> float:
    """Return now, or the end of the quiet hours that now falls into."""
    begin, end = quiet
    here = _here(now, zone)
    minute = here.hour * 60 + here.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    return _next(now, end, zone) if inside else now


def _here(now: float, zone: str) -> datetime:
    return datetime.fromtimestamp(now, ZoneInfo(zone or "UTC"))


def _next(now: float, minute: int, zone: str) -> float:
    """Return the next moment after now at which the clock of a zone shows that minute of a day."""
    here = _here(now, zone)
    day = here.date()
    while True:
        # Made from the date and not by adding 24 hours: a day on which clocks change has 23 or 25.
        moment = (
            datetime(day.year, day.month, day.day, *divmod(minute, 60), tzinfo=here.tzinfo).astimezone(UTC).timestamp()
        )
        if moment > now:
            return moment
        day += timedelta(days=1)


def preferences_from(told: Mapping[str, str]) -> Preferences:
    """Return preferences from what is stored; what cannot be understood counts as not said."""
    said = {key: told.get(key, default) for key, default in DEFAULTS.items()}
    fine = {key: value if value in CHOICES[key] else DEFAULTS[key] for key, value in said.items() if key in CHOICES}
    turn: dict[str, Turn] = {"ping": "ping", "silent": "silent", "digest": "digest"}
    where: dict[str, Where] = {"direct": "direct", "thread": "thread", "both": "both"}
    return Preferences(
        turn=turn[fine["turn"]],
        where=where[fine["where"]],
        remind=int(fine["remind"]) * HOUR,
        next=fine["next"] == "yes",
        quiet=quiet_hours(told.get(QUIET, NO_QUIET)),
        digest=int(fine["digest"]),
        zone=zone if (zone := told.get(ZONE, "")) in known_zones() else "",
        vacation=vacation_until(told),
    )


def quiet_hours(typed: str) -> tuple[int, int] | None:
    """Return the quiet hours that somebody means, such as 22-7, 22:30–6:15 or 10 pm to 7 am; None if none."""
    match = _SPAN.fullmatch(" ".join(typed.casefold().replace("–", "-").replace("à", "a").replace("’", "'").split()))
    if match is None:
        return None
    begin, end = _minute(match[1], match[2], match[3]), _minute(match[4], match[5], match[6])
    return None if begin is None or end is None or begin == end else (begin, end)


def quiet_as_stored(typed: str) -> str | None:
    """Return what was typed for quiet hours as it is stored; None if it cannot be understood."""
    if folded(typed) in _NONE:
        return NO_QUIET
    quiet = quiet_hours(typed)
    return None if quiet is None else "-".join(shown_minute(minute) for minute in quiet)


def quiet_with(quiet: tuple[int, int] | None, key: str, value: str) -> str | None:
    """Return quiet hours of which one end is chosen, as they are stored; None if there is no such choice."""
    if key == QUIET_FROM and value == NO_QUIET:
        return NO_QUIET
    chosen = re.fullmatch(r"(\d\d):([0-5]\d)", value)
    minute = None if chosen is None else _minute(chosen[1], chosen[2], None)
    if minute is None or (quiet is None and key != QUIET_FROM):
        return None
    begin, end = quiet or (minute, (minute + NIGHT) % (24 * 60))
    begin, end = (minute, end) if key == QUIET_FROM else (begin, minute)
    if begin == end:
        end = (begin + NIGHT) % (24 * 60)
    return f"{shown_minute(begin)}-{shown_minute(end)}"


def shown_minute(minute: int) -> str:
    """Return a minute of a day as clocks show it."""
    return "{:02}:{:02}".format(*divmod(minute, 60))


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return the minute of a day; None if no clock shows it."""
    number = int(hour)
    if half in {"am", "pm"}:
        if not 1 <= number <= 12:
            return None
        number = number % 12 + 12 * (half == "pm")
    total = number * 60 + int(minute or 0)
    return total % (24 * 60) if total <= 24 * 60 else None


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
