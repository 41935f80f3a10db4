"""The score sheet at the end of a game: what stands on it, in every game and language, and that it can all be heard."""

from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from render.jobs import SheetJob, draw_sheet
from render.kit import fonts
from render.kit.canvas import stencil
from render.kit.ending import End, Sheet, sheet_of, told
from render.kit.picture import ALT_LIMIT, LARGE
from render.kit.scoresheet import SMALL, TALLEST
from rules.kernel.game import Game
from rules.kernel.model import Rival, Score, Side
from rules.kernel.model import text as message
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import LANGUAGES
from tests.render.sheets import GOLDEN_NAME, NAMES, golden, nicodemus, spoken
from tests.render.similar import GOLDEN, assert_image_similar, on_a_phone

LONG = tuple(f"Wilhelmina-Theresia von der Au {seat}" for seat in range(5))
"""As long as Discord lets a name be."""
CASES = [(key, seats) for key, game in games().items() for seats in game.info.seats]


def played(game: Game[Any, Any], seats: int) -> tuple[End, Any]:
    """Return the end of a random game, and what is seen of it then."""
    play, rng = Play.new(game, 7, seats), Rng(7)
    while not play.over:
        decision = play.pending[rng.below(len(play.pending))]
        play.answer(decision.seat, decision.key, random_picks(decision, rng))
    sides: tuple[Side, ...] = (*game.standing(play.state), *game.rivals(play.state))
    first = [side for side in sides if side.rank == 1]
    end = End(
        sides,
        tuple(side.seat for side in first if isinstance(side, Score)),
        tuple(side.name for side in first if isinstance(side, Rival)),
    )
    return end, game.view(play.state, None)


@pytest.fixture(scope="module")
def over() -> dict[tuple[str, int], tuple[End, Any]]:
    return {(key, seats): played(find(key), seats) for key, seats in CASES}


@pytest.fixture(scope="module")
def ends(over: dict[tuple[str, int], tuple[End, Any]]) -> dict[tuple[str, int], End]:
    return {case: end for case, (end, _) in over.items()}


def jobs(over: dict[tuple[str, int], tuple[End, Any]], key: str, seats: int, lang: str) -> list[SheetJob]:
    """Return the sheets of a game with short names and with the longest ones."""
    return [SheetJob(key, lang, names, *over[key, seats]) for names in (NAMES, LONG)]


def on_sheet(end: End, game: str = "nicodemus", lang: str = "en") -> Sheet:
    return sheet_of(end, *spoken(game, lang))


def in_words(end: End, game: str = "nicodemus", lang: str = "en", names: tuple[str, ...] = NAMES) -> str:
    words, labels = spoken(game, lang, names)
    return told(sheet_of(end, words, labels), find(game).info.title, labels)


def number(written: str, parts: int) -> int:
    """Return so many parts of a point as are written in figures."""
    halves = written.replace("–", "0").replace("½", ".5").replace("−", "-")
    halves = {".5": "0.5", "-.5": "-0.5"}.get(halves, halves)
    return round(float(halves) * parts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), CASES)
class TestAnyGame:
    def test_adds_up(self, ends: dict[tuple[str, int], End], key: str, seats: int, lang: str) -> None:
        end = ends[key, seats]
        shown = on_sheet(end, key, lang)
        assert len(shown.columns) == len(end.sides)
        for column in shown.columns:
            rows = [number(column.points(source), column.side.parts) for source, _ in shown.sources]
            assert sum(rows) == number(column.total, column.side.parts) == column.side.points

    def test_is_heard_whole(self, ends: dict[tuple[str, int], End], key: str, seats: int, lang: str) -> None:
        end = ends[key, seats]
        shown, heard = on_sheet(end, key, lang), in_words(end, key, lang)
        for source, label in shown.sources:
            assert f"{label} {', '.join(column.points(source) for column in shown.columns)}" in heard
        assert ", ".join(column.total for column in shown.columns) in heard
        assert ", ".join(column.name for column in shown.columns) in heard
        assert len(in_words(end, key, lang, LONG)) <= ALT_LIMIT

    def test_fits_a_phone(self, over: dict[tuple[str, int], tuple[End, Any]], key: str, seats: int, lang: str) -> None:
        for job in jobs(over, key, seats, lang):
            made = draw_sheet(job)
            assert made.size[0] == 800
            assert made.size[1] <= TALLEST == 1080
            assert len(made.data) <= LARGE
            assert len(made.alt) <= ALT_LIMIT

    def test_is_written_so_that_it_can_be_read(
        self,
        monkeypatch: pytest.MonkeyPatch,
        over: dict[tuple[str, int], tuple[End, Any]],
        key: str,
        seats: int,
        lang: str,
    ) -> None:
        sizes: set[int] = set()

        def noted(words: str, face: fonts.Face, size: int, anchor: str) -> Image.Image:
            sizes.add(size)
            return stencil(words, face, size, anchor)

        monkeypatch.setattr("render.kit.canvas.stencil", noted)
        draw_sheet(jobs(over, key, seats, lang)[-1])
        assert min(sizes) >= SMALL == 29


def test_the_winner_comes_first_and_is_crowned() -> None:
    columns = on_sheet(End((nicodemus(0, 2, (3, 0)), nicodemus(1, 1, (5, 2))), winners=(1,))).columns
    assert [(column.name, column.place, column.won) for column in columns] == [("Bob", 1, True), ("Ann", 2, False)]


def test_the_games_own_side_can_win() -> None:
    mine = Score(-24, 2, (("points-forest", -24),), parts=2, seat=0)
    his = Rival(87, 1, (("points-run", 87),), parts=2, name="harvey")
    shown = on_sheet(End((mine, his), winning_rivals=("harvey",)), "transmissions")
    assert shown.verdict == "Harvey wins"
    assert [(column.name, column.total, column.won) for column in shown.columns] == [
        ("Harvey", "43½", True),
        ("Ann", "−12", False),
    ]
    assert [shown.columns[0].points(source) for source, _ in shown.sources] == ["43½", "–"]


def test_where_nobody_has_won_there_is_no_crown() -> None:
    shown = on_sheet(End((nicodemus(0, 1, (3, 0)), nicodemus(1, 2, (2, 0)))))
    assert shown.verdict == "Nobody at the table has won"
    assert not any(column.won for column in shown.columns)


def test_who_gave_up_comes_last_without_a_place_and_moves_the_others_up() -> None:
    sides = (nicodemus(0, 1, (9, 0)), nicodemus(1, 3, (5, 0)), nicodemus(2, 2, (6, 0)))
    shown = on_sheet(End(sides, winners=(2,), gone=(0,)))
    assert [(column.name, column.place) for column in shown.columns] == [("Cid", 1), ("Bob", 2), ("Ann", None)]
    assert shown.below == ("Ann gave up.",)
    assert "Places 1, 2, –." in in_words(End(sides, winners=(2,), gone=(0,)))


class TestTies:
    def test_what_decided_is_told(self) -> None:
        end = End((nicodemus(0, 2, (4, 3), (1, 9)), nicodemus(1, 1, (5, 2), (2, 0))), winners=(1,))
        (line,) = on_sheet(end).below
        assert line == "Tied at 7, decided by charcoalium (Bob 2, Ann 1)."
        assert line in in_words(end)

    def test_what_was_even_before_is_told_too(self) -> None:
        end = End((nicodemus(0, 1, (4, 3), (2, 9)), nicodemus(1, 2, (5, 2), (2, 0))), winners=(0,))
        told = "Tied at 7, decided by charcoalium (Ann 2, Bob 2) and resources (Ann 9, Bob 0)."
        assert on_sheet(end).below == (told,)

    def test_a_shared_place_says_in_what_they_are_even(self) -> None:
        end = End((nicodemus(0, 1, (4, 3), (2, 5)), nicodemus(1, 1, (5, 2), (2, 5))), winners=(0, 1))
        shown = on_sheet(end)
        assert shown.verdict == "Shared victory: Ann and Bob"
        told = "Tied at 7, and in this too: charcoalium and resources. They share the place: Ann and Bob."
        assert shown.below == (told,)

    def test_different_points_need_no_word(self) -> None:
        assert on_sheet(End((nicodemus(0, 1, (4, 3)), nicodemus(1, 2, (4, 2))), winners=(0,))).below == ()

    def test_a_tie_with_somebody_who_gave_up_is_none(self) -> None:
        end = End((nicodemus(0, 1, (4, 3)), nicodemus(1, 2, (4, 3))), winners=(1,), gone=(0,))
        assert on_sheet(end).below == ("Ann gave up.",)


def test_the_games_notes_are_told_as_long_as_there_is_room() -> None:
    note = message("longest-run")
    one = replace(nicodemus(0, 1, (4, 3)), notes=(note,))
    assert in_words(End((one, nicodemus(1, 2, (1, 1))), winners=(0,))).endswith("Ann: longest-run.")
    many: tuple[Side, ...] = tuple(
        replace(nicodemus(seat, seat + 1, (9 - seat, 0)), notes=(note,) * 20) for seat in range(5)
    )
    heard = in_words(End(many, winners=(0,)), names=LONG)
    assert len(heard) <= ALT_LIMIT
    assert heard.endswith("longest-run.")


def test_looks_as_it_was_approved() -> None:
    with Image.open(GOLDEN / f"{GOLDEN_NAME}.png") as approved:
        assert_image_similar(on_a_phone(golden()), approved.convert("RGB"), 0.75)


def test_a_player_is_shown_as_at_the_table(over: dict[tuple[str, int], tuple[End, Any]]) -> None:
    job = jobs(over, "legendary_inventors", 2, "en")[0]
    first, second = job.view.players
    swapped = (replace(first, team=second.team), replace(second, team=first.team))
    assert draw_sheet(job).data != draw_sheet(replace(job, view=replace(job.view, players=swapped))).data
