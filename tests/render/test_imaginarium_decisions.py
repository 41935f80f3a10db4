"""The picture to decide from in Imaginarium: for every question of whole games, low enough for a phone, told whole."""

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from render.imaginarium import PICTURES
from render.imaginarium.decision import AREAS, canvas
from render.imaginarium.reasons import REASONS
from render.kit.picture import LARGE, Drawing, finished
from rules.imaginarium.view import View
from rules.kernel.model import Decision, Option, Text, text
from rules.kernel.registry import find
from rules.kernel.words import languages_of, of_game
from tests.phone import played
from tests.render.positions import assert_told_whole
from tests.render.samples import imaginarium as samples
from tests.unpainted import unpainted

LANGUAGES = languages_of("imaginarium")
TABLES = ((2, 2), (3, 2), (5, 4))
"""Seats and seeds of the games."""
EACH = 6
"""Positions looked at for each key, spread over the game."""


@cache
def asked() -> dict[str, list[tuple[View, Decision]]]:
    """Return what is asked in whole games by key, each time with the view of whom it is asked."""
    found: dict[str, list[tuple[View, Decision]]] = {}
    for seats, seed in TABLES:
        for observation in played(find("imaginarium"), seats, {}, seed):
            (question,) = observation.questions
            found.setdefault(question.decision.key, []).append((observation.view, question.decision))
    return found


def some(key: str) -> Iterator[tuple[View, Decision]]:
    """Yield positions in which that is asked, the last of them among them."""
    positions = asked()[key]
    step = max(1, len(positions) // EACH)
    yield from positions[::-step]


def drawn(view: View, decision: Decision, lang: str = "en") -> Drawing:
    draw = PICTURES.decision
    assert draw is not None
    return draw(view, of_game("imaginarium", lang), samples.LONG_NAMES[: len(view.players)], [decision])


USUAL = sorted(set(AREAS) - {"DEC-16", "DEC-17", "DEC-17a", "DEC-12a", "DEC-12b"})
"""What these games ask; the others are rare or never put."""
OF_NO_KIND = {"DEC-03 draft", "DEC-05", "DEC-16 draft"}
"""Questions whose picture is the same whatever is on offer."""


@pytest.mark.parametrize("key", USUAL)
class TestEveryQuestion:
    def test_has_a_picture_that_leaves_room_for_the_answers(self, key: str) -> None:
        for view, decision in some(key):
            made = finished(drawn(view, decision))
            wide, tall = made.size
            assert (wide, tall <= 0.85 * wide) == (800, True), f"{decision}: {tall}"
            assert len(made.data) <= LARGE

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_is_told_whole(self, key: str, lang: str) -> None:
        with unpainted():
            for view, decision in some(key):
                assert_told_whole([drawn(view, decision, lang).alt])

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_has_room_for_all_words_but_names(self, key: str, lang: str) -> None:
        with unpainted():
            for view, decision in some(key):
                names = ("Ada",) * len(view.players)
                assert canvas(view, of_game("imaginarium", lang), names, decision).misfits == []

    def test_shows_the_own_stock(self, key: str) -> None:
        view, decision = asked()[key][-1]
        assert view.mine
        richer = replace(view, mine=replace(view.mine, screen=replace(view.mine.screen, crystal=88)))
        before, after = drawn(view, decision), drawn(richer, decision)
        assert after.image != before.image
        assert "88" in after.alt

    def test_shows_what_is_on_offer(self, key: str) -> None:
        view, decision = next((pair for pair in asked()[key] if len(pair[1].options) > 2), asked()[key][-1])
        fewer = replace(decision, options=decision.options[-1:])
        if fewer == decision or key in OF_NO_KIND:
            return
        assert drawn(view, fewer).image != drawn(view, decision).image


def reasons(decision: Decision) -> list[Text]:
    return [one.reason for one in decision.barred]


@pytest.mark.parametrize("key", ["DEC-02", "DEC-04", "DEC-05", "DEC-10", "DEC-11", "DEC-13", "DEC-18"])
def test_what_is_greyed_shows_and_tells_what_bars_it(key: str) -> None:
    view, decision = next(pair for pair in reversed(asked()[key]) if any(map(REASONS.line, reasons(pair[1]))))
    free, made = drawn(view, replace(decision, barred=())), drawn(view, decision)
    assert made.image != free.image
    assert len(made.alt) > len(free.alt)


def question(key: str, prompt: Text, *ids: str) -> Decision:
    """A question to the first seat with these options."""
    return Decision(0, key, prompt, tuple(Option(id_, Text(id_)) for id_ in ids))


RARE = {
    "DEC-12a": question("DEC-12a", Text("ask-remove"), "remove:PR01", "remove:PR05"),
    "DEC-12b": question("DEC-12b", Text("ask-switch-off"), "off:1:P1", "off:1:D1+D3"),
    "DEC-17": question("DEC-17", Text("ask-fetch"), "fetch:P1", "fetch:T2"),
    "DEC-17a": question("DEC-17a", text("ask-run-now", machine=Text("machine-P1")), "run", "leave"),
}


@pytest.mark.parametrize("decision", RARE.values(), ids=RARE.keys())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rare_question_is_shown_and_told_too(decision: Decision, lang: str) -> None:
    made = drawn(samples.SCREEN, decision, lang)
    assert_told_whole([made.alt])
    assert made.image != drawn(samples.SCREEN, replace(decision, options=decision.options[:1]), lang).image or (
        decision.key == "DEC-17a"
    )


def test_every_question_has_a_picture() -> None:
    asks = {key for move in find("imaginarium").info.moves for key in move.keys}
    assert set(AREAS) == asks | {"DEC-12a", "DEC-12b"}


def test_whom_a_defence_keeps_safe_from_an_attack_shows_and_is_told() -> None:
    decision = question("DEC-12", text("ask-run-now", machine=Text("machine-A1")), "run", "leave")
    made = drawn(samples.SCREEN, decision)
    first, second, *others = samples.SCREEN.players
    bare = replace(samples.SCREEN, players=(first, replace(second, slots=()), *others))
    assert "Protected: " in made.alt
    assert "Protected: " not in drawn(bare, decision).alt
    assert drawn(bare, decision).image != made.image
