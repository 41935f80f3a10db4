"""When a player may be disturbed, on the clock of their own time zone."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from db import outbox, users
from host.errors import Refused
from host.time.preferences import DAY, HOUR, Preferences, kept_until, preferences_from, vacations_in
from tests.host.conftest import ANN, Room

BERLIN = ZoneInfo("Europe/Berlin")


def at(*when: int, zone: ZoneInfo = BERLIN) -> float:
    return datetime(*when, tzinfo=zone).timestamp()  # type: ignore[misc,arg-type]


def quiet(begin: int, end: int) -> Preferences:
    return Preferences(quiet=(begin * 60, end * 60), zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("now", "wakes"),
    [
        (at(2026, 5, 1, 21, 59), at(2026, 5, 1, 21, 59)),
        (at(2026, 5, 1, 22, 0), at(2026, 5, 2, 7, 0)),
        (at(2026, 5, 2, 6, 59), at(2026, 5, 2, 7, 0)),
        (at(2026, 5, 2, 7, 0), at(2026, 5, 2, 7, 0)),
    ],
)
def test_quiet_hours_end_in_the_morning(now: float, wakes: float) -> None:
    assert quiet(22, 7).wakes(now) == wakes


def test_quiet_hours_after_midnight_do_not_reach_the_evening() -> None:
    preferred = Preferences(quiet=(0, 9 * 60), zone="UTC")
    evening = datetime(2026, 5, 1, 23, tzinfo=UTC).timestamp()
    assert preferred.wakes(evening) == evening
    assert preferred.wakes(evening + 2 * HOUR) == datetime(2026, 5, 2, 9, tzinfo=UTC).timestamp()


def test_a_night_in_which_the_clocks_change_ends_at_the_same_hour() -> None:
    night = at(2026, 3, 28, 23, 30)
    assert quiet(22, 7).wakes(night) == at(2026, 3, 29, 7, 0)
    assert quiet(22, 7).wakes(night) - night == 6.5 * HOUR


def test_a_vacation_outlasts_quiet_hours() -> None:
    now = at(2026, 5, 1, 12)
    preferred = Preferences(quiet=(22 * 60, 7 * 60), zone="Europe/Berlin", vacation=at(2026, 5, 10, 23))
    assert preferred.wakes(now) == at(2026, 5, 11, 7)
    assert not preferred.may_ping(now)


def test_the_digest_comes_at_the_next_such_hour() -> None:
    preferred = Preferences(digest=9, zone="Europe/Berlin")
    assert preferred.next_digest(at(2026, 5, 1, 8, 59)) == at(2026, 5, 1, 9)
    assert preferred.next_digest(at(2026, 5, 1, 9)) == at(2026, 5, 2, 9)


@pytest.mark.parametrize("told", [{"quiet": "99-1"}, {"zone": "Mars/Olympus"}, {"turn": "shout"}, {"remind": "x"}])
def test_what_cannot_be_understood_counts_as_not_said(told: dict[str, str]) -> None:
    assert preferences_from(told) == Preferences()


@pytest.mark.asyncio
async def test_wishes_are_kept_and_wrong_ones_refused(room: Room) -> None:
    notices = room.host.notices
    await notices.prefer(ANN, "quiet", "22-8")
    await notices.prefer(ANN, "zone", "Asia/Tokyo")
    assert await room.again().host.notices.preferences(ANN) == Preferences(quiet=(22 * 60, 8 * 60), zone="Asia/Tokyo")
    for key, value in [("quiet", "25-2"), ("quietto", "07:00x"), ("zone", "Nowhere"), ("colour", "red")]:
        with pytest.raises(Refused):
            await notices.prefer(ANN, key, value)
    with pytest.raises(Refused, match="vacation-too-long"):
        await notices.go_away(ANN, 43)


@pytest.mark.asyncio
async def test_a_digest_is_asked_for_once_a_day_however_often_it_is_chosen(room: Room) -> None:
    for _ in range(3):
        await room.host.notices.prefer(ANN, "turn", "digest")
    assert await room.host.notices.waiting_for(ANN) == ()
    async with room.db.read() as tx:
        due = await outbox.take_due(tx, room.clock.time + 2 * DAY)
    assert [(one.kind, one.recipient) for one in due] == [("digest", ANN)]


def test_vacations_keep_a_seat_for_42_days_in_any_180() -> None:
    day = 1_800_000_000.0 / DAY

    def kept(*spans: tuple[float, float], now: float, since: float = -1000) -> float:
        moved = tuple((DAY * (day + begin), DAY * (day + end)) for begin, end in spans)
        until = kept_until(moved, DAY * (day + since), DAY * (day + now))
        return round(until / DAY - day, 3) if until else 0

    assert kept((0, 40), now=10) == 40
    assert kept((0, 40), (41, 81), now=50) == 43
    assert kept((0, 40), (41, 81), now=50, since=30) == 73, "what was before the player sat there does not count"
    assert kept((0, 42), (60, 70), now=65) == 60, "nothing is left of the days"
    assert kept((0, 42), (190, 232), now=200) == 232, "the first vacation is too long ago by then"
    assert kept((0, 42), (170, 212), now=200) == 170
    assert kept((0, 10), now=50) == 10
    assert kept((20, 30), now=10) == 0
    assert kept((0, 10), now=50, since=20) == 0


def test_a_vacation_of_before_its_begin_was_stored_ends_as_it_did() -> None:
    assert vacations_in({"vacation": "5000000.0"}) == ((5_000_000.0 - 42 * DAY, 5_000_000.0),)
    assert vacations_in({"vacation": "0"})[-1][1] == 0
    assert vacations_in({}) == ()


@pytest.mark.asyncio
async def test_a_vacation_that_is_made_longer_or_ended_early_is_one_vacation(room: Room) -> None:
    begun = room.clock.time
    await room.host.notices.go_away(ANN, 10)
    room.clock.time += 8 * DAY
    await room.host.notices.go_away(ANN, 10)
    assert (await room.host.notices.preferences(ANN)).vacation == begun + 18 * DAY
    room.clock.time += 4 * DAY
    assert (await room.host.notices.go_away(ANN, 0)).vacation == begun + 12 * DAY
    async with room.db.read() as tx:
        assert vacations_in(await users.preferences(tx, ANN)) == ((begun, begun + 12 * DAY),)
