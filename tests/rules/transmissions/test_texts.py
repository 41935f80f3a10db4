"""The texts of Transmissions in every language: complete, short enough, and in agreement with the figures."""

import re
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from rules.kernel.model import Option, Text, text
from rules.kernel.words import languages_of, of_game
from rules.transmissions.buying import ITEM_PRICES, SURCHARGES, payment_option
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    COMPONENTS,
    ELECTRICITY,
    FIELDS,
    FIGURES,
    IDEAS,
    ITEMS,
    LOCATIONS,
    PIPES,
    ROBOTS,
    STARTING_IDEAS,
    TRANSMISSIONS,
    Effect,
)
from rules.transmissions.engine import INFO
from rules.transmissions.moving import PAID, Copy, Way, way_option
from rules.transmissions.wording import (
    CARD,
    DOES,
    IDEA,
    KIND,
    TRANSMISSION,
    amounts,
    card_option,
    column_option,
    destination_options,
    goods_option,
    idea_name,
    keep_option,
    pipe_option,
    placing_option,
    play_option,
    price_of,
    robot_option,
    slot_option,
    start_option,
    tally,
    use_option,
)
from tests.rules.transmissions.table import before_action, player

KEY = INFO.key
LANGUAGES = languages_of(KEY)
BUTTON = 80
HINT = 100
TYPES = {type_.id: type_ for type_ in COMPONENTS.idea_types.list}
COPIERS = [tile for tile, figures in IDEAS.items() if figures.use == "copy"]
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def said(lang: str, told: Text) -> str:
    return of_game(KEY, lang)(told)


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def goods(lang: str, stock: dict[str, int]) -> list[str]:
    return [f"{number} {said(lang, Text(good))}" for good, number in stock.items()]


# Names


@in_every_language
@pytest.mark.parametrize("names", [KIND, IDEA, CARD, TRANSMISSION], ids=["items", "ideas", "cards", "transmissions"])
def test_names_are_told_apart(names: dict[str, Text], lang: str) -> None:
    assert len({said(lang, name) for name in names.values()}) == len(names)


# The figures


@in_every_language
@pytest.mark.parametrize("effect", [*TYPES.values(), *{CARDS[card].id: CARDS[card] for card in CARDS}.values()])
def test_an_effect_names_what_it_costs_and_brings(effect: Effect, lang: str) -> None:
    words = said(lang, Text(f"effect-{getattr(effect, 'id')}"))  # noqa: B009  ideas and cards both have one
    assert [part for part in goods(lang, {**effect.pay, **effect.gain}) if part not in words] == []
    asked = [effect.give_back, *effect.pay.values(), *effect.gain.values(), effect.take.number if effect.take else 0]
    assert {number for number in asked if number} <= set(numbers(words))


@in_every_language
@pytest.mark.parametrize("type_", [type_ for type_ in TYPES.values() if type_.use == "end"], ids=lambda type_: type_.id)
def test_an_idea_for_the_end_names_its_points_and_creatures(type_: Any, lang: str) -> None:
    words = said(lang, Text(f"effect-{type_.id}"))
    assert numbers(words) == [number for number in (type_.points, type_.birds, type_.butterflies) if number]


@in_every_language
@pytest.mark.parametrize("place", LOCATIONS)
def test_a_location_names_what_can_be_taken_there(place: str, lang: str) -> None:
    words = said(lang, DOES[place])
    assert [part for gives in LOCATIONS[place].gives for part in goods(lang, dict(gives)) if part not in words] == []
    prompt = said(lang, text("ask-action", place=Text(f"place-{place}"), does=DOES[place]))
    assert words in prompt


@in_every_language
@pytest.mark.parametrize("kind", ["swap", "jump"])
def test_a_swap_and_a_jump_name_their_price_and_what_can_be_done_there(kind: str, lang: str) -> None:
    option = way_option(Way(kind, 6, partner="blue" if kind == "swap" else ""))
    (price,) = goods(lang, {ELECTRICITY: PAID[kind]})
    assert price in said(lang, option.text)
    assert option.hint is not None
    assert said(lang, DOES["village"]) in said(lang, option.hint)


@in_every_language
def test_the_limit_and_the_points_set_aside_are_those_of_the_components(lang: str) -> None:
    assert numbers(said(lang, text("ask-discard", number=3))) == [FIGURES.engram_limit.value, 3]
    assert numbers(said(lang, Text("hint-set-aside"))) == [FIGURES.set_aside_points.value]


@pytest.mark.parametrize(
    ("lang", "words", "hint"),
    [
        (
            "en",
            "Column 2: Sock for 1 white, 1 green and 3 electricity",
            "Each is worth 1/5/8 points if you have 1/2/3; Forest draw leaves the game",
        ),
        (
            "de",
            "Spalte 2: Socke für 1 Weiß, 1 Grün und 3 Strom",
            "Bei 1/2/3 Stück ist jedes 1/5/8 Punkte wert; aus dem Spiel: Waldkarte ziehen",
        ),
        (
            "fr",
            "Colonne 2\N{NO-BREAK SPACE}: Chaussette pour 1 blanc, 1 vert et 3 électricités",
            "1/5/8 points pièce si tu en as 1/2/3\N{NO-BREAK SPACE}; hors jeu\N{NO-BREAK SPACE}: Pioche en forêt",
        ),
    ],
)
def test_a_purchase_says_what_it_costs_what_it_brings_and_what_is_lost(lang: str, words: str, hint: str) -> None:
    price = price_of({**tally(ITEMS["A1"].cost), ELECTRICITY: ITEM_PRICES[1]})
    option = column_option("buy-item", 2, "A1", price, 0, "Z3")
    assert option.hint is not None
    assert (said(lang, option.text), said(lang, option.hint)) == (words, hint)


@pytest.mark.parametrize(
    ("tile", "hint"),
    [
        ("A6", "6 points"),
        ("A7", "3 points, bird"),
        ("X7", "4 points, bird, butterfly"),
        ("X3", "2 points for each of your ideas, 10 at most"),
        ("F5", "Take 2 electricity"),
    ],
)
def test_a_tile_with_nothing_beside_it_says_only_what_it_brings(tile: str, hint: str) -> None:
    option = column_option("buy-item", 4, tile, (), 0, "")
    assert option.hint is not None
    assert said("en", option.hint) == hint


@pytest.mark.parametrize(
    ("stock", "words"),
    [
        ({"white": 1, "green": 1}, "1 blanc et 1 vert"),
        ({"white": 2, "yellow": 3, "green": 4, "blue": 5}, "2 blancs, 3 jaunes, 4 verts et 5 bleus"),
        ({ELECTRICITY: 1}, "1 électricité"),
        ({"blue": 1, ELECTRICITY: 2}, "1 bleu et 2 électricités"),
    ],
)
def test_colours_agree_with_their_number_in_french(stock: dict[str, int], words: str) -> None:
    assert said("fr", text("opt-take", goods=amounts(stock))) == f"Prendre {words}"


@pytest.mark.parametrize(("lang", "words"), [("en", "Ann takes nothing."), ("fr", "Ann ne prend rien.")])
def test_who_gains_nothing_is_told_so(lang: str, words: str) -> None:
    assert said(lang, text("log-gain", who="Ann", goods=amounts({}))) == words


def test_an_idea_that_costs_nothing_is_not_sold_for_nothing_in_french() -> None:
    option = column_option("buy-idea", 4, "E5", (), 0, "")
    assert said("fr", option.text) == "Colonne 4\N{NO-BREAK SPACE}: 1 case de plus, gratis"


@in_every_language
def test_a_place_for_a_pipe_says_the_run_it_makes(lang: str) -> None:
    owner = player("W W Y", pipes="P10 1,0 r1; P08 2,0 r2")
    table = before_action("red", 12, owner, stacks=("P05", "", "", "")).pick("pipe:1:P05").through()
    hints = {option.id: said(lang, option.hint) for option in table.options("at:") if option.hint}
    assert {id_: numbers(hint) for id_, hint in hints.items()} == {"at:2,1:2": [4, 10], "at:-1,0:1": [3, 6]}


# Discord's limits


def options() -> Iterator[Option]:
    """Yield every option by its components, with the longest neighbours."""
    yield from (play_option(card) for card in TRANSMISSIONS)
    yield from (robot_option(robot, field, 4) for robot in ROBOTS for field in range(FIELDS))
    yield from (slot_option(robot, free, "E2", is_last=True) for robot in ROBOTS for free in (1, 4))
    yield from (slot_option(robot, 4, "A1") for robot in ROBOTS)
    for (first, second), robot, other in product(permutations(STARTING_IDEAS, 2), ROBOTS, ROBOTS):
        yield start_option(first, robot, second, other)
    yield from (use_option(tile, copy) for tile in IDEAS for copy in ("", *COPIERS))
    yield from (make(card) for card in CARDS for make in (card_option, keep_option))
    yield from purchases()
    yield from (pipe_option(stack, pipe, left) for pipe in PIPES for stack, left in ((4, 1), (4, 7)))
    yield from moves()
    yield from destination_options(tuple((colour, 1) for colour in (*COLOURS, ELECTRICITY)))
    yield from (goods_option(kind, (*COLOURS, "blue")) for kind in ("take", "return"))
    yield payment_option("pay:white+green+blue:FC18")
    yield placing_option(30, -10, -10, 3, 20, 90)


def purchases() -> Iterator[Option]:
    one_of_each = {figures.kind: item for item, figures in ITEMS.items()}.values()
    one_of_each_type = {figures.id: idea for idea, figures in IDEAS.items()}.values()
    for column, electricity, surcharge in zip((1, 2, 3, 4), ITEM_PRICES, SURCHARGES, strict=True):
        for item, idea in product(one_of_each, one_of_each_type):
            price = price_of({**tally(ITEMS[item].cost), ELECTRICITY: electricity})
            yield column_option("buy-item", column, item, price, 0, idea)
            paid = ((ELECTRICITY, IDEAS[idea].price or 0),)
            yield column_option("buy-idea", column, idea, paid, surcharge, item)
            yield column_option("buy-idea", column, idea, paid, surcharge, item, ends=True)


def moves() -> Iterator[Option]:
    bonuses = [tile for tile, figures in IDEAS.items() if figures.use in {"walk", "reverse", "swap", "jump"}]
    for kind, field in product(("walk", "back", "swap", "jump"), range(FIELDS)):
        yield way_option(Way(kind, field, 8, (), "green" if kind == "swap" else ""))
    for first, second in product(bonuses, repeat=2):
        yield way_option(Way("walk", 5, 8, (Copy(COPIERS[0], first), Copy(COPIERS[1], second))))


@in_every_language
def test_every_option_fits_on_a_button_and_its_hint_beside_it(lang: str) -> None:
    words = of_game(KEY, lang)
    every = list(options())
    assert {label for label in (words(option.text) for option in every) if len(label) > BUTTON} == set()
    assert {hint for hint in (words(option.hint) for option in every if option.hint) if len(hint) > HINT} == set()


@in_every_language
def test_the_longest_question_is_short_enough_for_a_phone(lang: str) -> None:
    asked = [
        text("ask-start-ideas", first=idea_name(first), second=idea_name(second))
        for first, second in permutations(STARTING_IDEAS, 2)
    ]
    assert max(len(said(lang, question)) for question in asked) <= 300
