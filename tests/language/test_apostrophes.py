"""An apostrophe as keyboards have it finds what is printed with another, in suggestions and in the rulebooks."""

import pytest

from cogs.typed import picks_of
from cogs.words import own
from host.handbook import handbook
from rules.kernel.game import Move
from rules.kernel.model import Decision, Option, Text, verbatim
from rules.kernel.registry import find
from tests.cogs.observations import table_of

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


@pytest.mark.parametrize("typed", ["Manoir de l'ermite", "manoir de l’ermite"])
def test_a_name_is_known_however_it_is_typed(typed: str) -> None:
    options = (Option("play:12", verbatim("Manoir de l’ermite")), Option("play:13", verbatim("Jarre")))
    assert picks_of(
        table_of(find("nicodemus"), 2, {}),
        Decision(0, "TURN", Text("ask"), options),
        Move("play", ("TURN",)),
        typed,
        own("fr"),
    ) == ("play:12",)
