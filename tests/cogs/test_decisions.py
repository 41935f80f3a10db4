"""How a question is drawn: buttons, menus, pages, picks in turn. Every drawn thing is pressed to see what it means."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

from cogs.typed import listed
from cogs.ui import private as of_ones_own
from cogs.ui.decisions import Form, rows
from cogs.ui.ids import Asked, Browse, Picks, read, write
from cogs.ui.panels import Look
from cogs.ui.private import private
from cogs.words import own
from host.model import Observation, Question, mark_of
from rules.kernel.model import Answer, Decision, Option, Shortcut, Text, text
from rules.kernel.play import Play
from rules.kernel.words import Words
from tests.cogs.observations import LINK, PICTURE, sight_of, table_of
from tests.cogs.pressing import Recorder, press
from tests.limits import BUTTON, ROW, SELECT, TEXT, Json, message_faults, walk
from tests.rules.kernel.toys import NIGHT

ASKED = Asked(999_999_999_999, 99, 999_999, 999_999, "zz")
"""The longest a question's name can be."""
GREY, BLUE, GREEN = 2, 1, 3


def speaking() -> Words:
    """Return words that say an option's own name, and its hint."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("it = { $name }\ngroup-tools = Tools\ngroup-goods = Goods\n"))
    return Words((bundle,)).beside(own("en"))


WORDS = speaking()


def options(number: int, *, group: str = "", prefix: str = "Option", plain: bool = False) -> list[Option]:
    return [
        Option(f"{prefix}{i}", text("it", name=f"{prefix} {i}"), group=group, plain=plain) for i in range(1, number + 1)
    ]


def decision(some: Sequence[Option], low: int = 1, high: int = 1, *, ordered: bool = False) -> Decision:
    return Decision(ASKED.seat, "KEY", text("it", name="Which?"), tuple(some), low, high, ordered)


def drawn(asked: Decision, browse: Browse | None = None, form: Form = "buttons") -> list[Json]:
    """Return the rows of a question as Discord receives them, which must be rows that it takes."""
    made = [cast("Any", row).to_component_dict() for row in rows(ASKED, Question(asked, 0), WORDS, browse, form)]
    assert message_faults(made) == []
    return made


def labels(made: list[Json]) -> list[list[str]]:
    """Return what can be read, row by row."""
    return [
        [part["label"] for part in row["components"] if part["type"] == BUTTON]
        or [option["label"] for part in row["components"] for option in part["options"]]
        for row in made
    ]


def part(made: list[Json], label: str) -> Json:
    return next(one for one in walk(made) if one["type"] == BUTTON and one["label"] == label)


def menus(made: list[Json]) -> list[Json]:
    return [one for one in walk(made) if one["type"] == SELECT]


def answer(told: Recorder) -> Picks:
    assert told.browsed == []
    assert len(told.answers) == 1
    asked, picks = told.answers[0]
    assert asked == ASKED
    return picks


def shown(told: Recorder) -> Browse:
    assert told.answers == []
    assert len(told.browsed) == 1
    return told.browsed[0]


def pick(asked: Decision, browse: Browse | None, number: int) -> Browse:
    """Pick an option from the menu, turning pages until it is there."""
    for _ in range(200):
        made = drawn(asked, browse)
        values = [option["value"] for option in menus(made)[0]["options"]]
        if str(number) in values:
            return shown(press(menus(made)[0], [str(number)]))
        pages = [one for one in walk(made) if one["type"] == BUTTON and " / " in one["label"]]
        here = next(index for index, page in enumerate(pages) if page["disabled"])
        browse = shown(press(pages[here + 1]))
    raise AssertionError(f"no page shows {number}")


class TestOnePick:
    def test_up_to_five_short_options_are_buttons(self) -> None:
        made = drawn(decision(options(5)))
        assert labels(made) == [[f"Option {i}" for i in range(1, 6)]]
        assert [answer(press(button)) for button in made[0]["components"]] == [(i,) for i in range(5)]

    @pytest.mark.parametrize("number", [6, 25])
    def test_six_to_twenty_five_are_one_menu(self, number: int) -> None:
        made = drawn(decision(options(number)))
        assert labels(made) == [[f"Option {i}" for i in range(1, number + 1)]]
        assert answer(press(menus(made)[0], [str(number - 1)])) == (number - 1,)

    def test_a_label_too_long_for_a_phone_makes_a_menu(self) -> None:
        long = Option("long", text("it", name="x" * 39), hint=text("it", name="y" * 150))
        made = drawn(decision([long, *options(1)]))
        assert len(menus(made)) == 1
        assert menus(made)[0]["options"][0]["description"] == "y" * 99 + "…"

    @pytest.mark.parametrize(("number", "pages"), [(26, 2), (64, 3), (65, 3), (300, 12), (4096, 164)])
    def test_more_are_paged_and_each_is_on_one_page(self, number: int, pages: int) -> None:
        asked, found, browse = decision(options(number)), [], None
        for page in range(pages):
            made = drawn(asked, browse)
            found += [
                pick for value in menus(made)[0]["options"] for pick in answer(press(menus(made)[0], [value["value"]]))
            ]
            if page < pages - 1:
                browse = shown(press(part(made, f"{page + 2} / {pages}")))
        assert found == list(range(number))

    def test_the_page_shown_cannot_be_turned_to(self) -> None:
        made = drawn(decision(options(60)), Browse(ASKED, page=1))
        assert [(one["label"], one["disabled"]) for one in made[1]["components"]] == [
            ("1 / 3", False),
            ("2 / 3", True),
            ("3 / 3", False),
        ]

    def test_what_merely_ends_the_matter_is_last_and_quiet(self) -> None:
        made = drawn(decision([*options(1, prefix="Stop", plain=True), *options(3)]))
        assert labels(made) == [["Option 1", "Option 2", "Option 3"], ["Stop 1"]]
        assert [button["style"] for button in made[0]["components"]] == [BLUE] * 3
        assert made[1]["components"][0]["style"] == GREY
        assert answer(press(part(made, "Stop 1"))) == (0,)

    def test_buttons_beside_menus_are_quiet(self) -> None:
        asked = decision([*options(3, group="tools"), *options(1, prefix="Beside")])
        made = drawn(replace(asked, menus=True))
        assert part(made, "Beside 1")["style"] == GREY, "nothing is recommended beside what the menus hold"

    def test_what_stands_open_beside_a_question_is_quiet(self) -> None:
        made = drawn(replace(decision(options(1)), waits=False))
        assert part(made, "Option 1")["style"] == GREY, "it must not look like the answer to the question"

    def test_groups_have_rows_and_menus_of_their_own_named_after_them(self) -> None:
        made = drawn(decision([*options(7, group="tools"), *options(2, group="goods", prefix="Good")]))
        assert [len(row) for row in labels(made)] == [7, 2]
        assert menus(made)[0]["placeholder"] == "Tools"
        assert answer(press(part(made, "Good 2"))) == (8,)

    def test_pages_of_two_groups_are_turned_apart(self) -> None:
        asked = decision([*options(30, group="tools"), *options(60, group="goods", prefix="Good")])
        made = drawn(asked)
        second = part(made, "2 / 3")
        turned = labels(drawn(asked, shown(press(second))))
        assert turned[0][0] == "Option 1"
        assert turned[2][0] == "Good 26"

    def test_more_groups_than_a_panel_holds_are_one_menu_that_is_not_named_after_the_first(self) -> None:
        some = [
            option for group in ("tools", "goods", "a", "b", "c") for option in options(3, group=group, prefix=group)
        ]
        made = drawn(decision(some))
        assert len(made) == 1
        assert menus(made)[0]["placeholder"] == "Which?"
        assert [answer(press(menus(made)[0], [str(i)])) for i in range(15)] == [(i,) for i in range(15)]

    def test_in_a_tight_place_everything_is_in_one_menu(self) -> None:
        some = [*options(1, prefix="Stop", plain=True), *options(3, group="tools"), *options(30, group="goods")]
        made = drawn(decision(some), form="one menu")
        assert len(menus(made)) == 1
        assert labels(drawn(decision(some), Browse(ASKED, page=1), form="one menu"))[0][-1] == "Stop 1"

    def test_in_a_tight_place_what_is_beside_menus_is_one_menu_more(self) -> None:
        some = [*options(9, group="tools"), *options(9, group="goods", prefix="Good"), *options(1, prefix="Rest")]
        asked = replace(decision([*some, *options(1, prefix="Stop", plain=True)]), menus=True)
        assert labels(drawn(asked))[-1] == ["Rest 1", "Stop 1"]
        made = drawn(asked, form="one menu")
        assert [menu["placeholder"] for menu in menus(made)] == ["Tools", "Goods", "Instead…"]
        assert labels(made)[-1] == ["Rest 1", "Stop 1"]
        assert [answer(press(menus(made)[-1], [str(number)])) for number in (18, 19)] == [(18,), (19,)]

    def test_a_menu_of_one_entry_is_called_what_it_holds(self) -> None:
        some = [*options(9, group="tools"), *options(1, prefix="Stop", plain=True)]
        asked = replace(decision(some), menus=True)
        assert [menu["placeholder"] for menu in menus(drawn(asked, form="one menu"))] == ["Tools", "Stop 1"]
        assert [menu["placeholder"] for menu in menus(drawn(decision(options(1)), form="one menu"))] == ["Option 1"]


class TestSeveralPicks:
    def test_up_to_twenty_five_are_one_menu_that_takes_so_many(self) -> None:
        menu = menus(drawn(decision(options(25), 2, 4)))[0]
        assert (menu["min_values"], menu["max_values"]) == (2, 4)
        assert answer(press(menu, ["3", "24", "0"])) == (3, 24, 0)

    def test_picking_nothing_is_a_button_where_it_is_allowed(self) -> None:
        made = drawn(decision(options(4), 0, 2))
        assert answer(press(part(made, "None"))) == ()
        assert answer(press(menus(made)[0], ["1"])) == (1,)
        assert labels(drawn(decision(options(4), 1, 2))) == [[f"Option {i}" for i in range(1, 5)]]

    def test_more_than_twenty_five_are_picked_one_by_one(self) -> None:
        asked = decision(options(40), 2, 3)
        browse = pick(asked, None, 39)
        made = drawn(asked, browse)
        assert [row for row in labels(made) if "Done" in row] == []
        browse = pick(asked, browse, 0)
        made = drawn(asked, browse)
        assert labels(made)[-1] == ["Done", "Start again"]
        assert part(made, "Done")["style"] == GREEN
        assert answer(press(part(made, "Done"))) == (39, 0)
        assert shown(press(part(made, "Start again"))) == Browse(ASKED)

    def test_what_was_picked_is_not_offered_again_and_no_more_than_allowed(self) -> None:
        asked = decision(options(40), 1, 2)
        browse = pick(asked, None, 7)
        assert "Option 8" not in labels(drawn(asked, browse))[0]
        browse = pick(asked, browse, 30)
        assert labels(drawn(asked, browse)) == [["Done", "Start again"]]

    def test_turning_a_page_keeps_what_was_picked(self) -> None:
        asked = decision(options(60), 2, 5)
        browse = pick(asked, None, 59)
        turned = shown(press(part(drawn(asked, browse), "3 / 3")))
        assert turned.picked == (59,)
        assert turned.page == 2

    def test_nothing_at_all_may_be_picked_from_a_long_list(self) -> None:
        made = drawn(decision(options(40), 0, 40))
        assert answer(press(part(made, "None"))) == ()

    def test_an_order_is_picked_in_turn(self) -> None:
        asked = decision(options(4), 4, 4, ordered=True)
        browse: Browse | None = None
        for number in (2, 0, 3, 1):
            browse = pick(asked, browse, number)
        assert answer(press(part(drawn(asked, browse), "Done"))) == (2, 0, 3, 1)

    def test_all_of_sixty_four_can_be_picked(self) -> None:
        asked = decision(options(64), 64, 64, ordered=True)
        browse: Browse | None = None
        wanted = tuple(range(63, -1, -1))
        for number in wanted:
            browse = pick(asked, browse, number)
        assert answer(press(part(drawn(asked, browse), "Done"))) == wanted

    def test_from_more_than_sixty_four_as_many_can_be_picked_as_an_id_has_room_for(self) -> None:
        asked = decision(options(200), 1, 200)
        browse: Browse | None = None
        wanted = tuple(range(199, 170, -1))
        for number in wanted:
            browse = pick(asked, browse, number)
        made = drawn(asked, browse)
        assert answer(press(part(made, "Done"))) == wanted
        assert menus(made) == []


class TestWhereAReaderIs:
    @pytest.mark.parametrize(
        "other",
        [ASKED._replace(number=3), ASKED._replace(epoch=1), ASKED._replace(mark="aa"), ASKED._replace(seat=1)],
        ids=["an earlier question", "before an undo", "beside it", "another seat"],
    )
    def test_picks_for_another_question_do_not_count(self, other: Asked) -> None:
        asked = decision(options(40), 1, 3)
        assert drawn(asked, Browse(other, page=1, picked=(1, 2, 3))) == drawn(asked)

    def test_picks_that_are_not_on_offer_or_repeated_are_dropped(self) -> None:
        asked = decision(options(40), 1, 3)
        made = drawn(asked, Browse(ASKED, picked=(63, 5, 5)))
        assert answer(press(part(made, "Done"))) == (5,)

    def test_a_page_beyond_the_last_is_the_last(self) -> None:
        assert labels(drawn(decision(options(30)), Browse(ASKED, page=99)))[0][0] == "Option 26"

    @pytest.mark.parametrize("picks", [(), (0,), (63, 0, 12), (64,), (0, 4095, 63), tuple(range(64))])
    def test_picks_survive_the_id(self, picks: Picks) -> None:
        assert read(write(picks)) == picks


def crowded(*asked: Decision) -> Observation:
    """Return an observation of a table where one seat is asked all that at once."""
    play = Play.new(NIGHT, 1, 2)
    observation = sight_of(play, table_of(NIGHT, 2, {}, waiting=(0,)), 0)
    questions = tuple(Question(one, 5, mark_of(one.key)) for one in asked)
    return Observation(observation.table, 0, None, questions, observation.said, observation.standing, can_undo=True)


def panel(observation: Observation, browse: Browse | None = None) -> list[Json]:
    message = private(observation, PICTURE, Look("en", LINK), browse)
    made: list[Json] = cast("Any", message.view).to_components()
    assert message_faults(made, [file.filename for file in message.files]) == []
    return made


def texts(made: list[Json]) -> str:
    return "\n".join(one["content"] for one in walk(made) if one["type"] == TEXT)


def descriptions(made: list[Json]) -> dict[str, str]:
    """Return what the menus say of each option."""
    entries = [entry for one in menus_of_questions(made) for entry in one["options"]]
    return {entry["label"]: entry["description"] for entry in entries if "description" in entry}


def menus_of_questions(made: list[Json]) -> list[Json]:
    return [one for one in menus(made) if one["custom_id"].startswith("c:")]


def hinted(name: str, hint: str = "", *, group: str = "", plain: bool = False, warns: bool = False) -> Option:
    told = text("it", name=hint or f"hint of {name}")
    return Option(name, text("it", name=name), told, group, plain=plain, warns=warns)


def question(key: str, some: Sequence[Option], *, waits: bool = True) -> Decision:
    return Decision(0, key, Text("it", {"name": key * 20}), tuple(some), waits=waits)


@pytest.fixture
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_ones_own, "words_for", lambda table, *_: WORDS.named(table.name))


@pytest.mark.usefixtures("own_words")
class TestFullPanels:
    def test_long_questions_are_drawn_tighter_when_the_panel_would_burst(self) -> None:
        long = [option for group in "abcd" for option in options(30, group=group, prefix=group)]
        made = panel(crowded(question("A", long), question("B", long), question("C", options(3))))
        assert len(menus_of_questions(made)) == 3

    def test_one_question_with_full_groups_is_drawn_whole(self) -> None:
        long = [option for group in "abcd" for option in options(30, group=group, prefix=group)]
        menus_ = menus_of_questions(panel(crowded(question("A", long))))
        assert sum(len(menu["options"]) for menu in menus_) >= 25

    def test_what_the_game_waits_for_is_shown_before_standing_offers(self) -> None:
        offers = [question(f"O{i}", options(30), waits=False) for i in range(6)]
        made = panel(crowded(*offers, question("MUST", options(30))))
        assert any("MUST" in one["content"] for one in walk(made) if one["type"] == TEXT)

    def test_two_questions_open_since_the_same_answer_have_ids_of_their_own(self) -> None:
        observation = crowded(question("A", options(2)), question("B", options(2)))
        buttons = [
            one for one in walk(panel(observation)) if one["type"] == BUTTON and one.get("custom_id", "")[:2] == "d:"
        ]
        assert len({one["custom_id"] for one in buttons}) == 4
        marks = [press(one).answers[0][0].mark for one in buttons]
        assert marks == [mark_of("A")] * 2 + [mark_of("B")] * 2

    def test_what_was_picked_so_far_is_told_at_its_own_question_only(self) -> None:
        first = Decision(0, "A", text("it", name="First?"), tuple(options(40)), 1, 3)
        second = Decision(0, "B", text("it", name="Second?"), tuple(options(40, prefix="Other")), 1, 3)
        observation = crowded(first, second)
        asked = Asked(observation.table.id, 0, 5, observation.table.epoch, mark_of("B"))
        said = [one["content"] for one in walk(panel(observation, Browse(asked, picked=(2,)))) if one["type"] == TEXT]
        assert "**First?**" in said
        assert "**Second?**\n-# Picked so far: Other 3" in said

    @pytest.mark.parametrize("number", [1, 2])
    def test_every_hint_of_buttons_is_told_above_them_where_a_phone_shows_all_at_once(self, number: int) -> None:
        ways = [hinted(f"Way {i}", group="ab"[i % 2], plain=i == 1) for i in range(number)]
        made = panel(crowded(question("A", ways)))
        assert menus_of_questions(made) == []
        assert [f"\n-# **Way {i}**: hint of Way {i}" in texts(made) for i in range(number)] == [True] * number

    def test_more_hints_than_a_phone_has_room_for_are_in_menus_at_their_options(self) -> None:
        ways = [hinted(f"Way {i}", group="ab"[i % 2]) for i in range(8)]
        made = panel(crowded(question("A", [*ways, hinted("End", plain=True)])))
        assert descriptions(made) == {f"Way {i}": f"hint of Way {i}" for i in range(8)}
        assert "\n-# **End**: hint of End" in texts(made)
        assert "hint of Way" not in texts(made)

    def test_hints_too_long_to_be_told_are_in_menus_too(self) -> None:
        ways = [hinted(f"Way {i}", "h" * 300) for i in range(5)]
        made = panel(crowded(question("A", ways), question("B", options(2))))
        assert descriptions(made) == {f"Way {i}": "h" * 99 + "…" for i in range(5)}
        assert "hhh" not in texts(made)

    def test_hints_of_more_ways_out_than_nine_are_in_one_menu(self) -> None:
        made = panel(crowded(question("A", [hinted(f"End {i}", plain=True) for i in range(10)])))
        assert descriptions(made) == {f"End {i}": f"hint of End {i}" for i in range(10)}

    def test_a_warning_stands_out_at_a_button_and_above_it(self) -> None:
        made = panel(crowded(question("A", [hinted("Way 0"), hinted("Way 1", warns=True)])))
        assert "\n-# **Way 0**: hint of Way 0\n⚠️ **Way 1**: hint of Way 1" in texts(made)
        signs = {one["label"]: one.get("emoji", {}).get("name") for one in walk(made) if one["type"] == BUTTON}
        assert (signs["Way 0"], signs["Way 1"]) == (None, "⚠️")

    def test_a_warning_stands_out_among_the_suggestions_of_a_command(self) -> None:
        assert listed(hinted("Way 1"), WORDS) == "Way 1 · hint of Way 1"
        assert listed(hinted("Way 1", warns=True), WORDS) == "⚠️ Way 1 · hint of Way 1"
        assert listed(hinted("W" * 99, warns=True), WORDS)[:5] == "⚠️ WW"

    def test_a_warning_stands_out_in_a_menu(self) -> None:
        ways = [hinted(f"Way {i}", warns=i == 5) for i in range(7)]
        entries = [entry for one in menus_of_questions(panel(crowded(question("A", ways)))) for entry in one["options"]]
        assert [entry["label"] for entry in entries if entry.get("emoji")] == ["Way 5"]
        assert entries[5]["description"] == "hint of Way 5"

    def test_hints_of_a_menu_are_in_the_menu_alone(self) -> None:
        hinted = [Option(f"o{i}", text("it", name=f"Way {i}"), hint=text("it", name=f"hint {i}")) for i in range(6)]
        made = panel(crowded(question("A", hinted)))
        assert not any("hint 1" in one["content"] for one in walk(made) if one["type"] == TEXT)
        assert any(option["description"] == "hint 1" for one in walk(made) for option in one.get("options", []))

    def test_rows_hold_at_most_five_buttons(self) -> None:
        made = panel(crowded(question("A", [*options(3), *options(12, plain=True, prefix="Stop")])))
        assert all(len(one["components"]) <= 5 for one in walk(made) if one["type"] == ROW)


@pytest.mark.parametrize(("prompt", "title"), [("ask-which", "In one go, which?"), ("ask-else", "All in one go…")])
def test_a_menu_of_presses_has_the_games_own_title_or_that_of_all_games(prompt: str, title: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"it = {{ $name }}\n{prompt} = Which?\nquick-which = In one go, which?\n"))
    one, *_ = some = options(2)
    asked = Decision(ASKED.seat, "KEY", Text(prompt), tuple(some))
    quick = Shortcut("quick", text("it", name="Quick"), None, (Answer(ASKED.seat, "KEY", (one.id,)),))
    question = Question(asked, 0, shortcuts=(quick,) * 6)
    first, *_ = rows(ASKED, question, Words((bundle,)).beside(own("en")))
    (select,) = cast("Any", first).to_component_dict()["components"]
    assert select["placeholder"] == title
