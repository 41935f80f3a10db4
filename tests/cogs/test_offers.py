"""Which questions a panel shows at once: what was begun alone, and standing offers behind buttons where it is full."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from discord import ui
from fluent.runtime import FluentBundle, FluentResource

from cogs.ui import private as of_ones_own
from cogs.ui.height import height
from cogs.ui.ids import Browse
from cogs.ui.offers import in_view
from cogs.ui.panels import QUIET, Look
from cogs.ui.private import private
from cogs.words import own
from host.model import Observation, Question, mark_of
from rules.kernel.model import Decision, Option, text
from rules.kernel.play import Play
from rules.kernel.words import Words
from tests.cogs.observations import LINK, PICTURE, sight_of, table_of
from tests.cogs.pressing import of_decision, press
from tests.limits import BUTTON, SELECT, Json, message_faults
from tests.rules.kernel.toys import NIGHT


def speaking() -> Words:
    """Return words that say an option's own name."""
    bundle = FluentBundle(["en"], use_isolating=False)
    said = "it = { $name }\ntopic-tools = Use a tool\ngroup-goods = Buy goods\ngroup-left = Left\ngroup-right = Right\n"
    bundle.add_resource(FluentResource(said))
    return Words((bundle,)).beside(own("en"))


WORDS = speaking()


@pytest.fixture(autouse=True)
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_ones_own, "words_for", lambda table, *_: WORDS.named(table.name))


def options(number: int, prefix: str, group: str = "") -> tuple[Option, ...]:
    return tuple(Option(f"{prefix}{i}", text("it", name=f"{prefix} {i}"), group=group) for i in range(number))


def question(key: str, some: Sequence[Option], **more: Any) -> Decision:
    return Decision(0, key, text("it", name=f"{key}?"), tuple(some), **more)


def asked(*decisions: Decision) -> Observation:
    """Return an observation of a table where one seat is asked all that at once."""
    seen = sight_of(Play.new(NIGHT, 1, 2), table_of(NIGHT, 2, {}, waiting=(0,)), 0)
    questions = tuple(Question(one, 5, mark_of(one.key)) for one in decisions)
    return Observation(seen.table, 0, None, questions, (), seen.standing, can_undo=True)


def panel(observation: Observation, browse: Browse | None = None) -> list[Json]:
    """Return the components of the questions, from top to bottom."""
    message = private(observation, PICTURE, Look("en", LINK), browse)
    made: list[Json] = cast("Any", message.view).to_components()
    assert message_faults(made, [file.filename for file in message.files]) == []
    return of_decision(made)


def answered(parts: list[Json]) -> set[str]:
    """Return the marks of the questions that can be answered there."""
    found = [press(one, [one["options"][0]["value"]] if one["type"] == SELECT else []).answers for one in parts]
    return {given[0][0].mark for given in found if given}


def opening(parts: list[Json]) -> dict[str, Browse]:
    """Return what buttons open, by their labels."""
    told = {one["label"]: press(one).browsed for one in parts if one["type"] == BUTTON}
    return {label: browsed[0] for label, browsed in told.items() if browsed}


TURN = question("TURN", [*options(3, "a", "left"), *options(3, "b", "right"), *options(1, "end")], menus=True)
TOOLS = question("TOOLS", options(30, "tool"), waits=False, topic="tools")
MORE_TOOLS = question("MORE", options(30, "more"), waits=False, topic="tools")
GOODS = question("GOODS", options(30, "good"), waits=False, topic="goods")
FULL = asked(TURN, TOOLS, GOODS, MORE_TOOLS)


class TestAFullPanel:
    def test_has_a_button_for_each_topic_instead_of_the_standing_offers(self) -> None:
        parts = panel(FULL)
        assert answered(parts) == {mark_of("TURN")}
        assert list(opening(parts)) == ["Use a tool", "Buy goods"]

    def test_a_button_opens_all_offers_of_its_topic_and_nothing_else(self) -> None:
        browse = opening(panel(FULL))["Use a tool"]
        assert {one.decision.key for one in in_view(FULL, browse)} == {"TOOLS", "MORE"}
        assert answered(panel(FULL, browse)) == {mark_of("TOOLS"), mark_of("MORE")}

    def test_there_is_a_way_back(self) -> None:
        opened = panel(FULL, opening(panel(FULL))["Buy goods"])
        back = opening(opened)["Back to your turn"]
        assert panel(FULL, back) == panel(FULL)

    def test_an_older_button_opens_nothing(self) -> None:
        browse = opening(panel(FULL))["Use a tool"]
        earlier = browse._replace(asked=browse.asked._replace(number=4))
        assert in_view(FULL, earlier) == FULL.questions


def test_offers_that_have_room_are_beside_the_question() -> None:
    few = asked(question("TURN", options(2, "a")), question("TOOLS", options(2, "tool"), waits=False))
    assert answered(panel(few)) == {mark_of("TURN"), mark_of("TOOLS")}
    assert opening(panel(few)) == {}


def test_offers_are_never_closed_where_nothing_is_waited_for() -> None:
    assert answered(panel(asked(TOOLS, GOODS))) == {mark_of("TOOLS"), mark_of("GOODS")}


@pytest.mark.parametrize(("waiting", "told"), [((1,), True), ((0,), False)])
def test_what_may_be_done_while_others_are_waited_for_says_so_and_has_a_quiet_frame(
    waiting: tuple[int, ...], *, told: bool
) -> None:
    seen = sight_of(Play.new(NIGHT, 1, 2), table_of(NIGHT, 2, {}, waiting=waiting), 0)
    offer = question("TOOLS", options(2, "tool"), waits=False)
    questions = (Question(offer, 5, mark_of(offer.key)),)
    observation = Observation(seen.table, 0, None, questions, (), seen.standing, can_undo=True)
    made: list[Json] = cast("Any", private(observation, PICTURE, Look("en", LINK)).view).to_components()
    above = [one["content"] for one in made[0]["components"] if "**TOOLS?**" in one.get("content", "")]
    assert [text.startswith("-# Waiting for") for text in above] == [told]
    assert (made[0]["accent_color"] == QUIET.value) is told


def test_what_was_begun_is_shown_alone() -> None:
    begun = asked(TURN, TOOLS, question("FORM", options(3, "step"), waits=False, begun=True))
    assert [one.decision.key for one in in_view(begun, None)] == ["FORM"]
    assert answered(panel(begun)) == {mark_of("FORM")}


class TestMenusForGroups:
    def test_each_named_group_is_a_menu_however_few_it_holds(self) -> None:
        one_each = [*options(1, "a", "left"), *options(1, "b", "right"), *options(1, "end")]
        parts = panel(asked(question("TURN", one_each, menus=True)))
        assert [one.get("placeholder", one.get("label")) for one in parts] == ["Left", "Right", "end 0"]

    def test_without_it_few_options_are_buttons(self) -> None:
        parts = panel(asked(question("TURN", [*options(1, "a", "left"), *options(1, "b", "right")])))
        assert [one["type"] for one in parts] == [BUTTON, BUTTON]


class TestHeight:
    """What is bold is wider, so that it takes more lines: a panel must never be reckoned too low."""

    def test_a_bold_title_makes_its_line_wrap_sooner(self) -> None:
        plain, bold = (
            ui.TextDisplay[Any](line) for line in ("A" * 20 + " " + "b" * 19, "**" + "A" * 20 + "** " + "b" * 19)
        )
        assert height([plain]) < height([bold])

    def test_an_address_behind_a_title_takes_no_room(self) -> None:
        named, linked = (ui.TextDisplay[Any](line) for line in ("**Title** and", f"**[Title]({LINK})** and"))
        assert height([named]) == height([linked])
