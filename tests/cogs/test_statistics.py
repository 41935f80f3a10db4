"""Profiles, head to head and leaderboards as they are read: lines, charts, alternative texts, in every language."""

import asyncio
import re
from typing import Any

import pytest

from cogs.privacy import ForgetButton
from cogs.ui import figures
from cogs.words import name_of, own
from host.model import Place, Player, Table
from host.past.statistics import Board, Duel, Leader, Profile, Tally
from host.past.turntimes import TurnTimes
from render import charts
from render.kit.picture import ALT_LIMIT
from rules.kernel.registry import games
from rules.kernel.words import LANGUAGES
from tests.limits import message_faults

KEYS = list(games())
LONG = "W" * 32
PROFILES = {
    "nobody yet": Profile(1, (), 0, None, listed=True),
    "one game": Profile(1, (Tally(KEYS[0], 1, 1, 1, 0, 1105),), 1, TurnTimes(1, 30, 30, 30), listed=False),
    "alone": Profile(1, (Tally(KEYS[0], 3, 0, 0, 1),), 2, None, listed=True),
    "much": Profile(
        1, tuple(Tally(key, 400, 399, 199, 12, 2222) for key in (*KEYS, *KEYS, "a-game-of-yore")), 40,
        TurnTimes(99999, 10, 5_000, 3_000_000), listed=True,
    ),
}  # fmt: skip
BOARD = Board(KEYS[0], tuple(Leader(number, LONG, 2000 - number, number) for number in range(1, 11)))
DUELS = tuple(Duel(key, 3, 1, 2) for key in KEYS)


def charts_of(lang: str) -> dict[str, charts.Chart | None]:
    found = {name: figures.profile_chart(profile, LONG, lang) for name, profile in PROFILES.items()}
    duel, board = figures.duel_chart(DUELS, LONG, lang), figures.board_chart(BOARD, lang)
    return {**found, "duel": duel, "board": board, "no duel": figures.duel_chart((), LONG, lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_charts_tell_their_words_in_full_but_for_long_names(lang: str) -> None:
    for name, chart in charts_of(lang).items():
        if chart is not None:
            cut = [words for words in charts.sheet(chart).misfits if LONG not in words]
            assert cut == [], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_discord_takes_every_page(lang: str) -> None:
    lines = {name: figures.profile_lines(profile, LONG, lang) for name, profile in PROFILES.items()}
    lines |= {"duel": figures.duel_lines(DUELS, LONG, lang), "board": figures.board_lines(BOARD, lang)}
    made = charts_of(lang)
    for name, told in lines.items():
        chart = made[name]
        picture = None if chart is None else charts.draw(chart)
        message = asyncio.run(page(told, picture))
        assert message_faults(*message) == [], name


async def page(told: list[str], picture: Any) -> tuple[list[dict[str, Any]], list[str]]:
    message = figures.page(told, picture)
    parts: list[dict[str, Any]] = message.view.to_components()  # type: ignore[no-untyped-call]
    return parts, [file.filename for file in message.files]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_cannot_see_the_chart_is_told_the_same(lang: str) -> None:
    for name, chart in charts_of(lang).items():
        if chart is None:
            continue
        assert charts.draw(chart).alt.startswith(chart.title), name
        assert len(charts.draw(chart).alt) <= ALT_LIMIT
        assert not re.search(r"\*\*|-#|\.\.", chart.alt), chart.alt
        for number in (part for bar in chart.bars for part in bar.parts[:1] if part):
            assert re.search(rf"\b{number:g}\b", chart.alt), f"{name}: {number} is not told"


TIMES = {20: "20 s", 119: "119 s", 600: "10 min", 7_000: "117 min", 7_200: "2 h", 100_000: "28 h", 600_000: "7 d"}


@pytest.mark.parametrize("seconds", TIMES)
def test_a_time_is_told_in_a_unit_that_suits_it(seconds: int) -> None:
    assert figures.told(own("en"), seconds) == TIMES[seconds]


def test_a_profile_says_what_somebody_would_ask() -> None:
    profile = Profile(1, (Tally(KEYS[0], 5, 4, 3, 1, 1105),), 1, TurnTimes(9, 300, 1800, 7200), listed=False)
    told = "\n".join(figures.profile_lines(profile, "Ann", "en"))
    for words in ("Ann: 5 finished games", "won 3 of 4", "1 alone", "gave up once", "rating 1105"):
        assert words in told
    assert "One game is running." in told
    assert "Half of 9 turns took less than 30 min; the middle half took 5 min to 2 h." in told
    assert "Only you see this" in told
    german = "\n".join(figures.profile_lines(profile, "Ann", "de"))
    assert "3 von 4 gewonnen" in german
    assert "5 min bis 2 h" in german


def test_a_head_to_head_is_told_from_ones_own_side() -> None:
    chart = figures.duel_chart((Duel(KEYS[0], 3, 1, 2),), "Bob", "en")
    assert chart is not None
    assert list(chart.bars[0].parts) == [3, 2, 1]
    assert chart.legend == ("you ahead", "Bob ahead", "level")
    assert "you came out ahead 3 times, Bob 2 times" in "\n".join(
        figures.duel_lines((Duel(KEYS[0], 3, 1, 2),), "Bob", "en")
    )


def test_nothing_to_draw_is_no_chart_and_still_a_kind_word() -> None:
    assert figures.duel_chart((), "Bob", "en") is None
    assert figures.board_chart(Board(KEYS[0], ()), "en") is None
    assert figures.profile_chart(PROFILES["nobody yet"], "Ann", "en") is None
    assert "not finished a game together" in figures.duel_lines((), "Bob", "en")[1]
    assert "Nobody is rated here yet" in figures.board_lines(Board(KEYS[0], ()), "en")[1]


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "former player"), ("de", "jemand von früher"), ("fr", "ancien joueur"), ("es", "alguien de antes")],
)
def test_whoever_was_deleted_is_called_a_former_player_in_the_readers_language(lang: str, name: str) -> None:
    players = (Player(0, -5, ""), Player(1, 11, "Bob"))
    table = Table(1, KEYS[0], "t", "finished", 2, {}, 11, 0, 1, 1, Place(), players, ())
    assert [name_of(table, seat, lang) for seat in (0, 1)] == [name, "Bob"]


def test_the_button_that_deletes_knows_by_its_id_whom_it_is_about() -> None:
    async def whose() -> int:
        made = ForgetButton.make(123456789012345678, "x")
        match = ForgetButton.__discord_ui_compiled_template__.fullmatch(made.custom_id)
        assert match is not None
        return (await ForgetButton.from_custom_id(None, made.item, match)).user  # type: ignore[arg-type]

    assert asyncio.run(whose()) == 123456789012345678
