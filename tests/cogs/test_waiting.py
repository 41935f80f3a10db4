"""The sentence that says why a table waits."""

import pytest
from msgspec.structs import replace

from cogs.ui.panels import words_for
from cogs.ui.waiting import is_my_turn, waiting_line
from host.model import Table
from host.time.preferences import DAY
from rules.kernel.registry import find
from rules.kernel.words import LANGUAGES
from tests.cogs.test_names import table_with

NOW = 1_800_000_000.0
SENTENCES = {
    "waiting": "Waiting for Ann and Bob",
    "vacation": "Waiting for Bob · Waiting for Ann, away until <t:1800864000:D>",
    "past vacation": "Waiting for Ann and Bob",
    "idle": "Waiting for Bob · Ann has not moved for 3 days: the table can free the seat",
    "absent": "Waiting for Bob · Ann has let three turns run out of time: the table can free the seat",
    "free": "Waiting for Bob · Ann's seat is free: anyone can take it",
    "private": "Waiting for Bob · Ann's seat is free: anyone with the table's code can take it",
    "players": "Paused by agreement since <t:1799913600:D>",
    "manager": "Paused by a server manager since <t:1799913600:D>",
    "update": "Paused since <t:1799913600:D>: I can't continue it after an update",
}


def table_in(case: str) -> Table:
    """Return a game in progress that waits for Ann and Bob in that situation."""
    table = replace(table_with(find("imaginarium"), ("Ann", "Bob", "Cid"), 3), status="playing", waiting=(0, 1))
    ann, *others = table.players
    until = NOW + 10 * DAY if case == "vacation" else NOW - DAY
    ann = replace(ann, away=case in {"free", "private"}, absent=case == "absent", vacation=until)
    options = {"access": "private"} if case == "private" else {}
    if case == "idle":
        options = {"idle-0": repr(NOW - 3.5 * DAY)}
    if case in {"players", "manager", "update"}:
        options = {"paused": repr(NOW - DAY), "paused-by": case}
    return replace(table, players=(ann, *others), options=options)


@pytest.mark.parametrize("case", SENTENCES)
def test_each_situation_has_its_sentence(case: str) -> None:
    table = table_in(case)
    assert waiting_line(table, NOW, words_for(table, "en")) == SENTENCES[case]
    assert is_my_turn(table, 1) == (not SENTENCES[case].startswith("Paused"))
    assert waiting_line(replace(table, status="finished"), NOW, words_for(table, "en")) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", SENTENCES)
def test_no_menu_shows_the_markup_of_a_date(case: str, lang: str) -> None:
    table = table_in(case)
    line = waiting_line(table, NOW, words_for(table, lang).plain, dated=False)
    assert line
    assert "<t:" not in line
    assert "none" not in line
    assert ("Bob" in line) == (not SENTENCES[case].startswith("Paused"))


def test_who_plays_alone_is_not_told_that_others_can_free_the_seat() -> None:
    table = table_in("idle")
    alone = replace(table, players=table.players[:1], waiting=(0,))
    assert waiting_line(alone, NOW, words_for(alone, "en")) == "Waiting for Ann"
