"""What is listed can be typed with any keyboard, in suggestions, commands and the rulebooks."""

import unicodedata
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.moves import Moves
from cogs.typed import decision_for, listed, picks_of, shortcut_of
from cogs.ui.panels import words_for
from cogs.words import own
from host.errors import Unplayable
from host.handbook import handbook
from rules.kernel.game import Move
from rules.kernel.model import Barred, Decision, Option, Text, verbatim
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import sight_of, table_of
from tests.cogs.test_wrong_commands import positions

ASKED = (
    ("nicodemus", "qu'est-ce que l'atelier ?"),
    ("imaginarium", "combien d'actions par tour"),
    ("bot", "quelqu'un ne joue plus"),
)


@pytest.mark.parametrize(("game", "query"), ASKED)
def test_a_question_is_answered_alike_however_it_is_typed(game: str, query: str) -> None:
    typed, printed = (handbook().search(game, "fr", asked) for asked in (query, query.replace("'", "’")))
    assert typed
    assert [one.id for one in typed] == [one.id for one in printed]


HERMIT = "Manoir de l’ermite : 3 pièces"


def meant(names: list[str], typed: str, *, high: int = 1, absent: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the ids that a command picks among choices of those names; they are numbered from 0."""
    options = tuple(Option(f"play:{number}", verbatim(name)) for number, name in enumerate(names))
    others = [Barred(f"play:9{number}", verbatim(name), Text("absent")) for number, name in enumerate(absent)]
    asked = Decision(0, "TURN", Text("ask"), options, low=1, high=high)
    return picks_of(table_of(find("nicodemus"), 2, {}), asked, Move("play", ("TURN",)), typed, own("fr"), others)


@pytest.mark.parametrize(
    "typed",
    [
        "Manoir de l'ermite : 3 pièces",  # ordinary spaces before the colon, and an apostrophe as keyboards have it
        "manoir de l’ermite: 3 pieces",
        "MANOIR DE L'ERMITE 3 PIECES",
        "  manoir   de l´ermite",
        "ermite",
        unicodedata.normalize("NFD", HERMIT),
    ],
)
def test_a_name_is_known_however_it_is_typed(typed: str) -> None:
    assert meant([HERMIT, "Jarre"], typed) == ("play:0",)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("München", "Muenchen"),
        ("München", "munchen"),
        ("Straße", "strasse"),
        ("Œuvre", "oeuvre"),
        ("«Ohne Angst»", '"ohne angst"'),
        ("Self‑play", "self play"),
        ("2 × Kupfer", "2 x kupfer"),
        ("−1", "-1"),
        ("Jarre → Vase", "jarre -> vase"),
    ],
)
def test_what_a_person_takes_as_equal_is_equal(name: str, typed: str) -> None:
    assert meant([name, "Jarre"], typed) == ("play:0",)


def test_what_differs_is_not_mixed_up() -> None:
    assert meant(["+1", "−1"], "-1") == ("play:1",)
    assert meant(["Résumé", "Resume"], "Resume") == ("play:1",)
    assert meant(["Résumé", "Resume"], "RESUME") == ("RESUME",)


def test_a_part_of_several_names_is_asked_back() -> None:
    with pytest.raises(Unplayable, match="nearly"):
        meant(["Grande jarre", "Petite jarre"], "jarre")
    with pytest.raises(Unplayable, match="nearly"):
        meant(["Grande jarre"], "jarre", absent=("Petite jarre",))


def test_a_comma_in_a_name_parts_nothing() -> None:
    assert meant(["Jarre, pleine", "Vase"], "vase, jarre, pleine", high=2) == ("play:1", "play:0")


def as_typed(name: str) -> str:
    """Return a name as somebody in a hurry types it: small letters, no accents, ordinary spaces and apostrophes."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'"))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).lower().split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_listed_choice_of_every_game_can_be_typed(key: str, lang: str) -> None:
    game, tried = find(key), 0
    for play in islice(positions(game, Rng(5)), 0, 120, 4):
        table = table_of(game, len(play.game.standing(play.state)), {}, waiting=play.waiting())
        words = words_for(table, lang).plain
        for seat in play.waiting():
            sight = sight_of(play, table, seat)
            for asked in sight.questions:
                move = Move("move", (asked.decision.key,))
                shown = [listed(one, words) for one in asked.decision.options]
                shown += [words(one.text) for one in asked.shortcuts]
                for option in asked.decision.options:
                    name, typed = listed(option, words), as_typed(listed(option, words))
                    if [as_typed(one) for one in shown].count(typed) == 1 and asked.decision.high == 1:
                        tried += 1
                        picked = decision_for(sight, seat, move, typed, words)
                        assert shortcut_of(sight, picked, move, typed, words) is None
                        assert picks_of(table, picked, move, typed, words) == (option.id,), (name, typed)
                        assert name in [one.name for one in suggested(sight, move, typed, lang)], (name, typed)
    assert tried > 20


def suggested(sight: Any, move: Move, typed: str, lang: str) -> Any:
    return Moves._options(SimpleNamespace(locale=lang), sight, move, typed)  # type: ignore[arg-type]
