"""Which time zone somebody means by what they type: a city, a country, an offset such as UTC+2, a habit such as EST."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location
from babel.languages import get_official_languages
from rapidfuzz import fuzz, process

from rules.kernel.verbatim import folded, forms, holds, holds_words
from rules.kernel.words import LANGUAGES

MOST: Final = 25
"""Places that are offered at once, as many as a menu holds."""
NEARLY: Final = 80
"""How alike a place and what was typed must be, of 100."""
LONGEST: Final = 100
"""Characters of what was typed that are looked at."""
SHORT: Final = 4
"""Characters that must have been typed before anything is like them."""
_OFFSET: Final = re.compile(r"(?:utc|gmt|z)?\s*([+−-])\s*(\d{1,2}):?([0-5]\d)?(?:\s*h)?", re.IGNORECASE)
_NO_PLACES: Final = {"localtime", "posixrules", "Factory"}
WELL_KNOWN: Final = (
    *("Europe/London", "Europe/Berlin", "Europe/Paris", "Europe/Madrid", "America/New_York", "America/Chicago"),
    *("America/Denver", "America/Los_Angeles", "America/Toronto", "Europe/Vienna", "Europe/Zurich", "Europe/Brussels"),
    *("Europe/Amsterdam", "Europe/Rome", "Europe/Dublin", "Europe/Lisbon", "Europe/Stockholm", "Europe/Warsaw"),
    *("Europe/Athens", "Europe/Kyiv", "Europe/Istanbul", "Europe/Moscow", "Africa/Cairo", "Africa/Lagos"),
    *("Africa/Johannesburg", "Africa/Nairobi", "Asia/Jerusalem", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Dhaka", "Asia/Bangkok", "Asia/Jakarta", "Asia/Singapore", "Asia/Shanghai", "Asia/Hong_Kong"),
    *("Asia/Manila", "Asia/Tokyo", "Asia/Seoul", "Australia/Perth", "Australia/Brisbane", "Australia/Sydney"),
    *("Pacific/Auckland", "Pacific/Honolulu", "America/Anchorage", "America/Phoenix", "America/Halifax"),
    *("America/St_Johns", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "America/Santiago"),
    *("America/Bogota", "America/Lima", "America/Caracas", "America/Mexico_City"),
)
"""Places that stand for all whose clocks go like theirs, the first before the later ones."""
_CENTRAL_EUROPE: Final = ("Europe/Berlin", "Europe/Paris", "Europe/Madrid")
HABITS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("utc", "zulu", "z"), ("UTC",)),
    **dict.fromkeys(("gmt", "wez"), ("Europe/London", "UTC")),
    **dict.fromkeys(("bst", "uk time"), ("Europe/London",)),
    **dict.fromkeys(("cet", "cest", "mez", "mesz", "hec", "met", "mest"), _CENTRAL_EUROPE),
    **dict.fromkeys(("wet", "west"), ("Europe/Lisbon", "Atlantic/Canary")),
    **dict.fromkeys(("eet", "eest", "oez", "oesz"), ("Europe/Athens", "Europe/Kyiv", "Europe/Helsinki")),
    **dict.fromkeys(("est", "edt", "et", "eastern", "eastern time"), ("America/New_York",)),
    **dict.fromkeys(("cdt", "ct", "central time"), ("America/Chicago",)),
    "cst": ("America/Chicago", "Asia/Shanghai", "America/Havana"),
    **dict.fromkeys(("mdt", "mt", "mountain time"), ("America/Denver",)),
    "mst": ("America/Denver", "America/Phoenix"),
    **dict.fromkeys(("pst", "pdt", "pt", "pacific", "pacific time"), ("America/Los_Angeles",)),
    **dict.fromkeys(("akst", "akdt"), ("America/Anchorage",)),
    "hst": ("Pacific/Honolulu",),
    **dict.fromkeys(("ast", "adt", "atlantic time"), ("America/Halifax", "America/Puerto_Rico")),
    **dict.fromkeys(("nst", "ndt"), ("America/St_Johns",)),
    "ist": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
    "brt": ("America/Sao_Paulo",),
    "art": ("America/Argentina/Buenos_Aires",),
    "msk": ("Europe/Moscow",),
    "sast": ("Africa/Johannesburg",),
    "pkt": ("Asia/Karachi",),
    "sgt": ("Asia/Singapore",),
    "hkt": ("Asia/Hong_Kong",),
    "jst": ("Asia/Tokyo",),
    "kst": ("Asia/Seoul",),
    "awst": ("Australia/Perth",),
    **dict.fromkeys(("aest", "aedt"), ("Australia/Sydney", "Australia/Brisbane")),
    **dict.fromkeys(("acst", "acdt"), ("Australia/Adelaide", "Australia/Darwin")),
    **dict.fromkeys(("nzst", "nzdt"), ("Pacific/Auckland",)),
}
"""What people call their time; the one whose places speak the reader's language comes first."""
_COUNTRIES: Final = {
    **dict.fromkeys(("uk", "england", "scotland", "wales", "great britain", "grossbritannien", "schottland"), "GB"),
    **dict.fromkeys(("angleterre", "grande bretagne", "ecosse", "inglaterra", "gran bretana", "escocia"), "GB"),
    **dict.fromkeys(("usa", "america", "amerika", "amerique", "etats unis", "estados unidos", "eeuu"), "US"),
    "holland": "NL",
    "hollande": "NL",
    "holanda": "NL",
    "uae": "AE",
    "schweiz": "CH",
}


class NoZones(Exception):
    """There are no time zones; the message is one sentence for the bot's owner."""


def check() -> None:
    """Look one time zone up.

    Raises:
        NoZones: the machine has none, and Python neither.
    """
    try:
        ZoneInfo(WELL_KNOWN[0])
    except ZoneInfoNotFoundError:
        raise NoZones("There are no time zones here: install them with `pip install tzdata`.") from None


@cache
def known_zones() -> frozenset[str]:
    """Return all time zones; each call of the library's reads all their files."""
    return frozenset(available_timezones() - _NO_PLACES)


def zones_meant(typed: str, lang: str, now: float) -> list[str]:
    """Return the zones that somebody may mean, the likeliest first; a single one is what they mean.

    Of several places whose clocks go alike, one stands for all, unless the places themselves were typed.
    """
    wanted = typed.strip()[:LONGEST]
    word = folded(wanted)
    if word in HABITS:
        return _one_a_clock(_ordered(HABITS[word], lang), now)
    if wanted in known_zones():
        return [wanted]
    offset = _OFFSET.fullmatch(wanted)
    if offset:
        return _at_offset(offset, lang, now)
    if not word:
        return _one_a_clock(_ordered(WELL_KNOWN, lang), now)[:MOST]
    return _named(wanted, word, lang, now)[:MOST]


def zone_named(zone: str, lang: str) -> str:
    """Return a zone's city and country, or its offset where it is no place."""
    if zone.startswith("Etc/GMT"):
        hours = -int(zone.removeprefix("Etc/GMT") or 0)
        return f"UTC{hours:+d}" if hours else "UTC"
    canonical = _canonical(zone)
    country = get_global("zone_territories").get(canonical, "")
    if canonical not in _places():
        return zone
    city, land = _city(canonical, lang), Locale(lang).territories.get(country, country)
    return city if city == land else f"{city}, {land}"


def listed(zones: Iterable[str], lang: str, now: float) -> list[tuple[str, str]]:
    """Return zones with a line for each: the place, and what its clocks show."""
    return [(zone, f"{zone_named(zone, lang)} · {datetime.fromtimestamp(now, ZoneInfo(zone)):%H:%M}") for zone in zones]


def _named(typed: str, word: str, lang: str, now: float) -> list[str]:
    """Return the zones of that city or country; else of places with those words, or letters; else of places like it."""
    cities, countries = _names()
    exact = [zone for form in forms(typed) for zone in cities.get(form, ())]
    if exact:
        return list(dict.fromkeys(exact))
    code = _COUNTRIES.get(word) or next((countries[form] for form in forms(typed) if form in countries), None)
    if code is None and len(typed) == 2 and typed.isupper():
        code = typed
    if code is not None and code in get_global("territory_zones"):
        there = [zone for zone in get_global("territory_zones")[code] if zone in known_zones()]
        return _one_a_clock(_ordered(there, lang), now)
    for has in (holds_words, holds):
        found = [zone for zone, names in _spoken().items() if has(names, typed)]
        if found:
            return _ordered(found, lang)
    if len(word) < SHORT:
        return []
    near = process.extract(word, [*cities, *countries], scorer=fuzz.ratio, score_cutoff=NEARLY, limit=5)
    best = [zone for name, *_ in near for zone in cities.get(name) or _named(countries.get(name, ""), "", lang, now)]
    return list(dict.fromkeys(best))


def _at_offset(offset: re.Match[str], lang: str, now: float) -> list[str]:
    """Return a place for each way in which clocks have that offset now, and last the offset all year round."""
    sign = 1 if offset[1] == "+" else -1
    away = sign * timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
    if not away:
        return ["UTC"]
    moment = datetime.fromtimestamp(now, UTC)
    there = [zone for zone in _places() if moment.astimezone(ZoneInfo(zone)).utcoffset() == away]
    hours, rest = divmod(away, timedelta(hours=1))
    fixed = f"Etc/GMT{-hours:+d}"
    found = _one_a_clock(_ordered(there, lang), now)[: MOST - 1]
    return [*found, fixed] if not rest and fixed in known_zones() else found


def _ordered(zones: Iterable[str], lang: str) -> list[str]:
    """Return zones with those first in which the reader's language is official, and of these the best known."""
    return sorted(zones, key=lambda zone: (not _is_spoken(zone, lang), _rank(zone)))


def _rank(zone: str) -> int:
    return WELL_KNOWN.index(zone) if zone in WELL_KNOWN else len(WELL_KNOWN)


@lru_cache(4096)
def _is_spoken(zone: str, lang: str) -> bool:
    return lang in get_official_languages(get_global("zone_territories").get(_canonical(zone), ""), de_facto=True)


def _one_a_clock(zones: Sequence[str], now: float) -> list[str]:
    """Return the first of those zones whose clocks show the same all year round."""
    moments = [datetime.fromtimestamp(now, UTC) + timedelta(days=30 * month) for month in range(13)]
    found: dict[tuple[timedelta | None, ...], str] = {}
    for zone in zones:
        found.setdefault(tuple(moment.astimezone(ZoneInfo(zone)).utcoffset() for moment in moments), zone)
    return list(found.values())


def _canonical(zone: str) -> str:
    return str(get_global("zone_aliases").get(zone, zone))


@cache
def _places() -> tuple[str, ...]:
    """Return the zones that are places, each once."""
    lands = get_global("zone_territories")
    return tuple(zone for zone in lands if zone in known_zones() and "/" in zone and not zone.startswith("Etc/"))


def _city(zone: str, lang: str) -> str:
    return get_timezone_location(zone, locale=lang, return_city=True)


@cache
def _names() -> tuple[dict[str, list[str]], dict[str, str]]:
    """Return zones by their city in each language and by their names, and codes of countries by theirs."""
    cities: dict[str, list[str]] = {}
    old = [(name, zone) for name, zone in get_global("zone_aliases").items() if zone in known_zones()]
    called = [(zone, zone) for zone in _places()] + old
    named = [(_city(zone, lang), zone) for zone in _places() for lang in LANGUAGES]
    for name, zone in [*named, *((name.split("/")[-1], zone) for name, zone in called if "/" in name), *called]:
        for form in forms(name):
            if zone not in cities.setdefault(form, []):
                cities[form].append(zone)
    lands = [Locale(lang).territories for lang in LANGUAGES]
    return cities, {
        form: code
        for code in get_global("territory_zones")
        for territories in lands
        if code in territories
        for form in forms(territories[code])
    }


@cache
def _spoken() -> dict[str, str]:
    """Return all names of each place, its country's too, in one text to search."""
    lands = [Locale(lang).territories for lang in LANGUAGES]
    country = get_global("zone_territories")
    return {
        zone: " | ".join(
            dict.fromkeys(
                [zone, *(_city(zone, lang) for lang in LANGUAGES), *(land.get(country[zone], "") for land in lands)]
            )
        )
        for zone in _places()
    }
