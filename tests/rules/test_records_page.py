"""Every game's records.md against what is: decisions, option ids, events and set-ups, as records hold them."""

import re
from functools import cache
from typing import NamedTuple

import msgspec
import pytest

from rules.kernel.play import Play
from rules.kernel.record import Record, finished_record, random_answer
from rules.kernel.registry import find, folder, games
from rules.kernel.rng import Rng
from rules.kernel.testkit import every_table
from tests.games import material

SEEDS = range(2)
VALUE = r"[\w-]+"
SELDOM = re.compile(r"`([^`]+)` \(seldom\)")
"""A form that is told and seldom comes up."""


class Page(NamedTuple):
    """What the page of one game says."""

    prose: str
    decisions: dict[str, list[str]]
    seldom: set[tuple[str, str]]
    events: dict[str, set[str]]
    setup: set[str]


@cache
def page(key: str) -> Page:
    prose = (folder(key) / "records.md").read_text(encoding="utf-8")
    tables = {table.split(" |")[0].strip("| "): rows(table) for table in prose.split("\n\n") if table.startswith("| ")}
    decisions = {coded(name)[0]: coded(forms) for name, forms, _ in tables["decision"]}
    seldom = {(coded(name)[0], form) for name, forms, _ in tables["decision"] for form in SELDOM.findall(forms)}
    events = {coded(name)[0]: set(coded(fell)) for name, fell in tables.get("event", [])}
    return Page(prose, decisions, seldom, events, {name for names, _ in tables["set-up"] for name in coded(names)})


def rows(table: str) -> list[list[str]]:
    """Return the cells of a table's lines below its head."""
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in table.splitlines()[2:]]


def coded(cell: str) -> list[str]:
    return [code.replace("\\|", "|") for code in re.findall("`([^`]+)`", cell)]


def pattern(form: str) -> str:
    """Return a form of ids as a regular expression."""
    if "[" in form:
        before, _, rest = form.partition("[")
        inner, _, after = rest.partition("]")
        return f"{pattern(before)}(?:{pattern(inner)})?{pattern(after)}"
    return ":".join(part_pattern(part) for part in form.split(":"))


def part_pattern(part: str) -> str:
    for sign in "|+":
        if part.endswith(f"{sign}…"):
            unit = part_pattern(part[:-2])
            return f"{unit}(?:{re.escape(sign)}{unit})*"
    return "".join(VALUE if piece.startswith("<") else re.escape(piece) for piece in re.split(r"(<\w+>)", part))


def forms_of(id_: str, forms: list[str]) -> list[str]:
    """Return the forms that an id has."""
    return [form for form in forms if re.fullmatch(pattern(form), id_)]


@cache
def recorded(key: str) -> tuple[set[tuple[str, str]], list[Record]]:
    """Return every option on offer by its decision, steps of dialogues apart, and records of many games."""
    game = find(key)
    offered: set[tuple[str, str]] = set()
    files = sorted(material(key).fixtures.glob("*.json"))
    found = [msgspec.json.decode(path.read_bytes(), type=Record) for path in files]
    for seats, settings in every_table(game):
        for seed in SEEDS:
            play, rng = Play.new(game, seed, seats, settings), Rng(seed)
            while not play.over:
                offered |= {(one.key, option.id) for one in play.pending for option in one.options}
                answer = random_answer(play, rng)
                play.answer(answer.seat, answer.key, answer.picks)
            found.append(finished_record(play, seats, settings, seed))
    offered |= {(one["key"], pick) for record in found for one in record["answers"] for pick in one["picks"]}
    return {(name, id_) for name, id_ in offered if not game.is_sketch(name, (id_,))}, found


@pytest.mark.parametrize("key", games())
def test_every_option_id_has_a_form_that_the_page_knows(key: str) -> None:
    known = page(key).decisions
    offered, _ = recorded(key)
    assert {name for name, _ in offered} <= set(known)
    assert [(name, id_) for name, id_ in sorted(offered) if not forms_of(id_, known[name])] == []


@pytest.mark.parametrize("key", games())
def test_every_form_on_the_page_comes_up(key: str) -> None:
    offered, _ = recorded(key)
    known = page(key).decisions
    met = {(name, form) for name, id_ in offered for form in forms_of(id_, known[name])}
    told = {(name, form) for name, forms in known.items() for form in forms}
    assert sorted(told - met - page(key).seldom) == []


@pytest.mark.parametrize("key", games())
def test_every_value_in_an_id_is_explained(key: str) -> None:
    prose = page(key).prose
    used = {value for forms in page(key).decisions.values() for form in forms for value in re.findall(r"<\w+>", form)}
    assert sorted(value for value in used if f"`{value}`" not in prose) == []


@pytest.mark.parametrize("key", games())
def test_the_page_names_every_event_and_what_fell(key: str) -> None:
    game = find(key)
    met: dict[str, set[str]] = {}
    for record in recorded(key)[1]:
        for event in record["events"]:
            after = event["after"]
            if after < 0 or not game.is_sketch(record["answers"][after]["key"], ()):
                met.setdefault(event["event"], set()).update(event.keys() - {"event", "after"})
    assert met == page(key).events


@pytest.mark.parametrize("key", games())
def test_the_page_names_every_key_of_a_set_up(key: str) -> None:
    game = find(key)
    met: set[str] = set()
    for seats, settings in every_table(game):
        complete = game.info.complete_settings(seats, settings)
        met |= game.arrangement(game.setup(1, seats, complete)).keys()
    assert met == page(key).setup


def test_a_form_is_read_as_the_page_says() -> None:
    repair = "repair:<spot>:<machine>[:<good>+…]"
    assert [forms_of(id_, [repair]) == [repair] for id_ in ("repair:3:15:wood+copper", "repair:3:15")] == [True, True]
    assert [forms_of(id_, [repair]) for id_ in ("repair:3", "repair:3:15:wood+", "play:3:15")] == [[], [], []]
    assert forms_of("arrange:P1+P1|P2", ["arrange:<machine>+…|…", "stop"]) == ["arrange:<machine>+…|…"]
