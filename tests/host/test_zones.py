"""Time zones: what people type for theirs is understood, or there are places to choose from."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfoNotFoundError

import pytest

from host.time import zones
from host.time.preferences import quiet_as_stored, quiet_with
from host.time.zones import known_zones, listed, zone_named, zones_meant

WINTER = datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp()
SUMMER = datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("London", "Europe/London"),
        ("londres", "Europe/London"),
        ("Moskau", "Europe/Moscow"),
        ("new york", "America/New_York"),
        ("Zuerich", "Europe/Zurich"),
        ("Kiev", "Europe/Kyiv"),
        ("Calcutta", "Asia/Kolkata"),
        ("Deutschland", "Europe/Berlin"),
        ("Allemagne", "Europe/Berlin"),
        ("Alemania", "Europe/Berlin"),
        ("DE", "Europe/Berlin"),
        ("England", "Europe/London"),
        ("Österreich", "Europe/Vienna"),
        ("EST", "America/New_York"),
        ("eastern time", "America/New_York"),
        ("JST", "Asia/Tokyo"),
        ("utc", "UTC"),
        ("UTC+0", "UTC"),
        ("+5:30", "Asia/Kolkata"),
        ("+5:45", "Asia/Kathmandu"),
        ("UTC+0545", "Asia/Kathmandu"),
        ("europe/berlin", "Europe/Berlin"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("york", "America/New_York"),
    ],
)
def test_one_meaning_is_taken(typed: str, zone: str) -> None:
    assert zones_meant(typed, "en", WINTER) == [zone]


@pytest.mark.parametrize(("lang", "zone"), [("de", "Berlin"), ("fr", "Paris"), ("es", "Madrid")])
@pytest.mark.parametrize("typed", ["CET", "MEZ", "cest"])
def test_central_european_time_is_that_of_the_readers_language(typed: str, lang: str, zone: str) -> None:
    assert zones_meant(typed, lang, WINTER) == [f"Europe/{zone}"]


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("USA", ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]),
        ("Spain", ["Europe/Madrid", "Atlantic/Canary"]),
        ("CST", ["America/Chicago", "Asia/Shanghai"]),
        ("GMT", ["Europe/London", "UTC"]),
        ("Berln", ["Europe/Berlin"]),
    ],
)
def test_several_meanings_are_asked_back(typed: str, places: list[str]) -> None:
    meant = zones_meant(typed, "en", WINTER)
    assert 1 < len(meant) <= 25
    assert meant[: len(places)] == places


def test_an_offset_is_that_of_the_places_now_and_its_sign_is_the_peoples() -> None:
    winter, summer = zones_meant("UTC+2", "de", WINTER), zones_meant("GMT +2", "de", SUMMER)
    assert "Europe/Berlin" not in winter
    assert summer[0] == "Europe/Berlin"
    assert winter[-1] == summer[-1] == "Etc/GMT-2"
    assert zone_named("Etc/GMT-2", "de") == "UTC+2"
    assert "Etc/GMT+2" not in zones_meant("GMT", "en", WINTER)


@pytest.mark.parametrize("typed", ["xyzzy", "UTC+25", "x" * 6000, "{???}", "**Mars**/Olympus"])
def test_nonsense_means_nothing(typed: str) -> None:
    assert zones_meant(typed, "en", WINTER) == []


def test_places_are_listed_in_the_readers_language_with_the_time_there() -> None:
    assert listed(["Europe/Vienna", "UTC"], "de", WINTER) == [
        ("Europe/Vienna", "Wien, Österreich · 13:00"),
        ("UTC", "UTC · 12:00"),
    ]


def test_before_anything_is_typed_places_of_the_readers_language_come_first() -> None:
    assert zones_meant("", "de", WINTER)[:2] == ["Europe/Berlin", "Europe/London"]  # one place for each clock
    assert "Europe/Vienna" not in zones_meant("", "de", WINTER)
    assert zones_meant("", "en", WINTER)[:2] == ["Europe/London", "America/New_York"]
    assert len(zones_meant("", "fr", WINTER)) == 25


def test_all_that_is_offered_can_be_chosen() -> None:
    for typed in ("", "a", "America", "UTC+1", "Russia"):
        assert set(zones_meant(typed, "en", WINTER)) <= known_zones()


def test_a_machine_without_time_zones_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise ZoneInfoNotFoundError(name)

    zones.check()
    monkeypatch.setattr(zones, "ZoneInfo", none)
    with pytest.raises(zones.NoZones, match="pip install tzdata"):
        zones.check()


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("22-8", "22:00-08:00"),
        ("22:30–7:00", "22:30-07:00"),
        ("10 pm to 7 am", "22:00-07:00"),
        ("12am-12pm", "00:00-12:00"),
        ("von 22 Uhr bis 6:15 Uhr", "22:00-06:15"),
        ("de 22h30 à 7h", "22:30-07:00"),
        ("21 - 24", "21:00-00:00"),
        ("keine", "none"),
        ("None", "none"),
        ("25-7", None),
        ("7-7", None),
        ("night", None),
    ],
)
def test_quiet_hours_are_understood_as_people_write_them(typed: str, stored: str | None) -> None:
    assert quiet_as_stored(typed) == stored


def test_either_end_of_the_quiet_hours_can_be_chosen_alone() -> None:
    assert quiet_with(None, "quietfrom", "22:00") == "22:00-07:00"
    assert quiet_with((22 * 60, 7 * 60), "quietto", "06:00") == "22:00-06:00"
    assert quiet_with((22 * 60 + 30, 7 * 60), "quietfrom", "07:00") == "07:00-16:00"
    assert quiet_with((22 * 60, 7 * 60), "quietfrom", "none") == "none"
    assert quiet_with(None, "quietto", "06:00") is None
