"""The line that calls somebody says everything on a lock screen, in every language and for every question."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.ui.calls import DAY, HOUR, LENGTH, MINUTE, in_thread, time_left, to_player
from cogs.ui.panels import Look, public
from cogs.ui.private import private
from cogs.ui.time import digest
from cogs.words import own
from host.model import Observation
from host.time.calls import CALLED
from host.time.clocks import PAUSED
from rules.kernel.game import Game
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import PICTURE, sight_of, table_of
from tests.cogs.test_first_words import read
from tests.games import several

MARKUP = re.compile(r"\*\*|__|`|<a?:|\]\(|^#|^-# |\n")
ANSWERS = 60
NOW = 1_700_000_000.0


def late(observation: Observation, left: float) -> Observation:
    """Return it with so many seconds left on the clock."""
    return replace(observation, until=NOW + left)


def positions(game: Game[Any, Any], seats: int) -> list[Observation]:
    """Return what those who are asked see of a game that is played at random."""
    settings = {one.key: one.default for one in game.info.settings}
    play, rng = Play.new(game, 3, seats, settings), Rng(3)
    seen = []
    for _ in range(ANSWERS):
        table = table_of(game, seats, settings, waiting=play.waiting())
        seen += [sight_of(play, table, seat) for seat in play.waiting()]
        if play.over:
            break
        decision = play.pending[rng.below(len(play.pending))]
        play.answer(decision.seat, decision.key, random_picks(decision, rng))
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_question_calls_in_one_plain_line(key: str, lang: str) -> None:
    game = find(key)
    for observation in positions(game, several(key) or min(game.info.seats)):
        line = to_player(late(observation, 11 * HOUR), lang, NOW)
        name = f"{observation.table.title} #{observation.table.id}"
        assert line.startswith(name)
        assert time_left(own(lang), 11 * HOUR) in line[: len(name) + 20]
        assert not MARKUP.search(line), line
        assert len(line) <= LENGTH
        there = in_thread(late(observation, 11 * HOUR), lang, [10**18], NOW)
        assert there.startswith(name)
        assert not MARKUP.search(there), there


def test_one_question_is_named_and_several_are_a_turn() -> None:
    seen = next(one for one in positions(find("nicodemus"), 2) if len(one.questions) == 1)
    table = f"Nicodemus #{seen.table.id}"
    assert to_player(seen, "en", NOW) == f"{table}: Play a machine or repair one."
    twice = replace(seen, questions=(*seen.questions, *seen.questions))
    assert to_player(late(twice, 2 * DAY), "en", NOW) == f"{table}, 2 days left: it is your turn."


def test_the_thread_is_not_told_what_is_asked() -> None:
    seen = next(one for one in positions(find("nicodemus"), 2) if len(one.questions) == 1)
    table = f"Nicodemus #{seen.table.id}"
    assert in_thread(seen, "en", [7], NOW) == f"{table}: <@7>, it is your turn."
    assert in_thread(late(seen, HOUR), "en", [7, 8], NOW) == f"{table}, 1 h left: Waiting for <@7> and <@8>."


def test_a_clock_that_has_run_out_is_not_said_to_have_time_left() -> None:
    seen = positions(find("nicodemus"), 2)[0]
    assert "left" not in to_player(late(seen, -HOUR), "en", NOW)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (7 * DAY, "7 days"),
        (3 * DAY - 1, "3 days"),
        (2 * DAY - MINUTE, "47 h"),
        (90 * MINUTE, "1 h"),
        (HOUR - MINUTE, "59 min"),
        (5, "1 min"),
    ],
)
def test_time_left_is_never_half_a_minute_more_than_there_is_but_for_the_last_minute(seconds: float, said: str) -> None:
    assert time_left(own("en"), seconds) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_who_has_won(lang: str) -> None:
    seen = positions(find("nicodemus"), 2)[0]
    over = replace(seen, table=replace(seen.table, status="finished", winners=(0,), waiting=()))
    assert seen.table.name(0) in to_player(over, lang, NOW)
    assert seen.table.name(0) in in_thread(over, lang, [7], NOW)


def test_a_panel_shows_when_the_clock_runs_out_where_a_phone_has_room_for_it() -> None:
    seen = late(positions(find("nicodemus"), 2)[0], DAY)
    low, high = (replace(PICTURE, size=(800, tall)) for tall in (400, 4_000))
    line = f"-# Clock runs out: <t:{int(NOW + DAY)}:R>"
    assert line in read(private(seen, low, Look("en")))
    assert line not in read(private(seen, high, Look("en")))
    assert line in read(public(seen, high, Look("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reminder_says_so_to_whom_it_reminds(lang: str) -> None:
    seen = late(positions(find("nicodemus"), 2)[0], 11 * HOUR)
    seat = seen.table.waiting[0]
    user = next(player.user for player in seen.table.players if player.seat == seat)
    again = replace(seen, table=replace(seen.table, options={CALLED: f"{seat}:3:{NOW}:r"}))
    for line, reminder in (
        (to_player(seen, lang, NOW), to_player(again, lang, NOW)),
        (in_thread(seen, lang, [user], NOW), in_thread(again, lang, [user], NOW)),
    ):
        assert reminder.endswith(line)
        assert len(reminder) > len(line)


def test_the_daily_list_counts_no_paused_table() -> None:
    table = positions(find("nicodemus"), 2)[0].table
    paused = replace(table, id=77, options={PAUSED: str(NOW)})
    head, *lines = read(digest([(table, None), (paused, None)], "en")).split("\n")
    assert head == "### One table waits for you"
    assert lines == [f"- Nicodemus #{table.id}", "- Nicodemus #77 · paused"]
