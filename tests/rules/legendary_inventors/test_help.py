"""The help and the translated texts of Legendary Inventors: complete, and in agreement with the figures of the game."""

import re

import pytest

from rules.kernel.model import text
from rules.kernel.words import of_game
from rules.legendary_inventors import series
from rules.legendary_inventors.components import (
    CATEGORIES,
    FIGURES,
    INVENTIONS,
    INVENTORS,
    REWARDS,
    TEAMS,
    TILES,
    Invention,
    Reward,
    Team,
)
from rules.legendary_inventors.engine import INFO
from rules.legendary_inventors.wording import INVENTION, INVENTOR, SCIENCE, TILE, send_option
from tests.rules.rulebook import Rulebook, numbers

GAME = "legendary_inventors"
BOOK = Rulebook(GAME)
section, LANGUAGES = BOOK.section, BOOK.languages
RULINGS = {f"RU-{number:02}" for number in range(1, 57)} | {f"C{number}" for number in range(1, 15)}
AGES = {1: "age-one", 2: "age-two", 3: "age-three"}
WORDS = {
    "en": {
        "sciences": ("physics", "chemistry", "mechanics", "mathematics"),
        "inventor": "- **{name}** starts with {start}. Goal: {goal} for {points} points.",
        "age": "**{fields} fields and {points} {point} each.**",
        "points": ("point", "points"),
        "patents": "add (\\d+) points",
        "together": "Together \\*\\*(\\d+)\\*\\*",
        "without": "so (\\d+):",
    },
    "de": {
        "sciences": ("Physik", "Chemie", "Mechanik", "Mathematik"),
        "inventor": "- **{name}** beginnt mit {start}. Ziel: {goal} für {points} Punkte.",
        "age": "**Je {fields} Felder und {points} {point}.**",
        "points": ("Punkt", "Punkte"),
        "patents": "noch (\\d+) Punkte",
        "together": "Zusammen \\*\\*(\\d+)\\*\\*",
        "without": "also (\\d+):",
    },
    "fr": {
        "sciences": ("physique", "chimie", "mécanique", "mathématiques"),
        "inventor": "- **{name}** commence avec {start}. But\N{NO-BREAK SPACE}: {goal} pour {points} points.",
        "age": "**{fields} cases et {points} {point} chacune.**",
        "points": ("point", "points"),
        "patents": "ajoutent encore (\\d+) points",
        "together": "En tout \\*\\*(\\d+)\\*\\*",
        "without": "donc (\\d+)\N{NO-BREAK SPACE}:",
    },
}
COLON = {"en": ":", "de": ":", "fr": "\N{NO-BREAK SPACE}:"}
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def known(lang: str, values: tuple[int, ...]) -> str:
    """Return values by science as a section writes them: physics 1, mathematics 1."""
    named = zip(WORDS[lang]["sciences"], values, strict=True)
    return ", ".join(f"{science} {value}" for science, value in named if value)


def counted(lang: str, values: tuple[int, ...]) -> str:
    """Return fields by science as a section writes them: 1 physics, 2 mechanics."""
    named = zip(WORDS[lang]["sciences"], values, strict=True)
    return ", ".join(f"{value} {science}" for science, value in named if value)


# The figures


@in_every_language
@pytest.mark.parametrize("team", TEAMS.values(), ids=lambda team: team.id)
def test_a_team_is_described_with_the_figures_on_its_tiles(team: Team, lang: str) -> None:
    lines = [line for line in section(lang, f"team-{team.id}").body.splitlines() if line.startswith("- ")]
    assert lines == [
        str(WORDS[lang]["inventor"]).format(
            name=getattr(inventor.names, lang),
            start=known(lang, inventor.start),
            goal=known(lang, inventor.goal),
            points=inventor.points,
        )
        for inventor in team.inventors
    ]


@in_every_language
@pytest.mark.parametrize("age", AGES)
def test_an_age_lists_its_inventions_with_the_figures_on_their_cards(age: int, lang: str) -> None:
    first, *lines = section(lang, AGES[age]).body.splitlines()
    cards = [card for card in INVENTIONS.values() if card.age == age]
    ((fields, points),) = {(sum(card.fields), card.points) for card in cards}
    point = WORDS[lang]["points"][points > 1]
    assert first.startswith(str(WORDS[lang]["age"]).format(fields=fields, points=points, point=point))
    assert lines == [
        f"- **{getattr(card.names, lang)}** ({card.order}){COLON[lang]} {counted(lang, card.fields)}" for card in cards
    ]


@in_every_language
def test_every_category_lists_its_inventions_in_order_of_age(lang: str) -> None:
    lines = [line for line in section(lang, "categories").body.splitlines() if line.startswith("- ")]
    for number, line in zip(CATEGORIES, lines, strict=True):
        assert line.startswith(f"- **{number} ")
        cards = sorted((card for card in INVENTIONS.values() if card.order == number), key=lambda card: card.age)
        assert line.split(f"{COLON[lang]}** ")[1].split(", ") == [getattr(card.names, lang) for card in cards]


@in_every_language
@pytest.mark.parametrize("kind", dict.fromkeys(reward.kind for reward in REWARDS.values()))
def test_a_kind_of_tile_is_described_with_its_values_and_counts(kind: str, lang: str) -> None:
    tiles: list[Reward] = [reward for reward in REWARDS.values() if reward.kind == kind]
    said = numbers(section(lang, f"tile-{kind}").body)
    if len(tiles) == 1:
        assert said[0] == tiles[0].count
    else:
        pairs = [tuple(said[place : place + 2]) for place in range(0, 2 * len(tiles), 2)]
        assert pairs == [(tile.count, tile.value) for tile in tiles]
        assert section(lang, f"tile-{kind}").title.endswith(f"({', '.join(str(tile.value) for tile in tiles)})")


@in_every_language
def test_the_tiles_are_counted_by_kind(lang: str) -> None:
    kinds = dict.fromkeys(reward.kind for reward in REWARDS.values())
    counts = [sum(reward.count for reward in REWARDS.values() if reward.kind == kind) for kind in kinds]
    body = section(lang, "tiles").body
    assert [int(number) for number in re.findall(r"(?m)^(?:- |\*\*)(\d+)", body)] == [len(TILES), *counts]


@in_every_language
def test_the_numbers_of_inventions_by_players_are_those_of_the_game(lang: str) -> None:
    shown = [players + FIGURES.more_than_players.value for players in INFO.seats]
    assert numbers(section(lang, "setup").body) == shown
    assert numbers(section(lang, "end").body) == [number - FIGURES.unfinished.value for number in shown]


# The examples


@in_every_language
def test_the_example_of_series_can_be_checked_by_hand(lang: str) -> None:
    body, words = section(lang, "series-example").body, WORDS[lang]
    by_name = {getattr(card.names, lang): card for card in INVENTIONS.values()}
    cards: list[Invention] = []
    for name, order in re.findall(r"(\w+) \((\d)\)", body):
        cards.append(by_name[name])
        assert cards[-1].order == int(order)
    counts = tuple(sum(card.order == number for card in cards) for number in CATEGORIES)
    said = {key: re.search(str(words[key]), body) for key in ("together", "without", "patents")}
    points = {key: int(found[1]) for key, found in said.items() if found}
    best, parts = series.best(counts, 1)
    assert points == {
        "together": best,
        "without": series.best(counts, 0)[0],
        "patents": sum(card.points for card in cards),
    }
    lines = [line for line in body.splitlines() if line.startswith("- ")]
    for line, part in zip(lines, parts, strict=True):
        assert series.written(part) in line
        assert f"**{series.points(part)}**" in line


@in_every_language
def test_the_example_of_a_send_fits_edison_and_the_wheel(lang: str) -> None:
    edison, wheel = INVENTORS["edison"], INVENTIONS["wheel"]
    placed = sum(map(min, edison.start, wheel.fields))
    example = section(lang, "send").body.split("Thomas Edison ")[1]
    assert example.casefold().startswith(f"({known(lang, edison.start)})".casefold())
    said = [int(number) for number in re.findall(r"\d+", example)]
    asked = [number for number in wheel.fields if number]
    assert said == [*filter(None, edison.start), *asked, 1, 1, sum(wheel.fields) - placed]


@in_every_language
def test_the_example_of_a_goal_is_that_of_lovelace(lang: str) -> None:
    lovelace = INVENTORS["lovelace"]
    example = section(lang, "goals").body.split("Ada Lovelace ")[1]
    said = [int(number) for number in re.findall(r"\d+", example)]
    last = lovelace.goal[3]
    steps = range(lovelace.start[3] + 1, last + 1)
    assert said == [*filter(None, lovelace.start), *filter(None, lovelace.goal), *steps, lovelace.points]


# The rulings


@in_every_language
def test_every_ruling_and_clarification_of_the_dossier_is_answered_somewhere(lang: str) -> None:
    assert BOOK.answered(lang) == RULINGS


# Searching


@in_every_language
def test_a_component_is_found_by_its_name_in_any_of_three_languages(lang: str) -> None:
    places = {each: f"team-{team.id}" for team in TEAMS.values() for each in team.inventors}
    names = [(name, place) for each, place in places.items() for name in (each.names.en, each.names.de, each.names.fr)]
    for card in INVENTIONS.values():
        names += [(name, AGES[card.age]) for name in (card.names.en, card.names.de, card.names.fr)]
    missed = {name for name, place in names if place not in BOOK.found(lang, name, 4)}
    # In German the one is what pieces are called, and the other an article, as it is in French without its accent.
    assert missed <= {"en": set(), "de": {"Würfel", "Dés"}, "fr": {"Dés"}}[lang]


# The texts


@in_every_language
def test_the_texts_name_the_components_as_the_box_does(lang: str) -> None:
    words = of_game(GAME, lang)
    components = {f"inventor-{each.id}": each.names for each in INVENTORS.values()}
    components |= {f"invention-{card.id}": card.names for card in INVENTIONS.values()}
    assert {key: words.say(key) for key in components} == {key: getattr(n, lang) for key, n in components.items()}


@in_every_language
def test_the_longest_buttons_and_hints_are_short_enough(lang: str) -> None:
    words = of_game(GAME, lang)
    top = FIGURES.highest_knowledge.value
    sends = [
        send_option(inventor, card.id, tuple(min(top, number) for number in card.fields), 4, 3, 20)
        for inventor in INVENTORS
        for card in INVENTIONS.values()
    ]
    assert [label for label in (words(option.text) for option in sends) if len(label) > 100] == [], "always in a menu"
    buttons = [
        text(f"opt-{use}", tile=tile, inventor=inventor, science=science, value=top)
        for use in ("upgrade", "flip")
        for tile in TILE.values()
        for inventor in INVENTOR.values()
        for science in SCIENCE.values()
    ]
    buttons += [text("opt-patent", invention=invention, points=3) for invention in INVENTION.values()]
    buttons += [text("opt-form-inventor", name=inventor) for inventor in INVENTOR.values()]
    assert [label for label in map(words, buttons) if len(label) > 80] == []
    assert [hint for hint in (words(option.hint) for option in sends if option.hint) if len(hint) > 100] == []
