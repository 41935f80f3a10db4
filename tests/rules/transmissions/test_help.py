"""The help of Transmissions: complete, and in agreement with the figures that the engine plays with."""

import re
from collections import Counter

import pytest

from rules.kernel.amounts import amount
from rules.kernel.model import Text
from rules.kernel.words import of_game
from rules.transmissions.buying import ITEM_PRICES
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    COMPONENTS,
    EDGES,
    FIELDS,
    FIGURES,
    IDEA_SETS,
    IDEAS,
    ITEM_SETS,
    ITEMS,
    LOCATIONS,
    PIPES,
    PLACES,
    PLAYERS,
    ROBOTS,
    SOLO,
    STARTING_IDEAS,
    TRANSMISSIONS,
    tiles_of_sets,
)
from rules.transmissions.harvey import deck_of
from rules.transmissions.pipes import fits, network, placements, run_length, run_points
from rules.transmissions.scoring import PLAYER_LINES, sheet
from rules.transmissions.state import Placed
from rules.transmissions.wording import tally, worth
from tests.rules.rulebook import Rulebook, numbers
from tests.rules.transmissions.table import player, position

GAME = "transmissions"
BOOK = Rulebook(GAME)
section, LANGUAGES = BOOK.section, BOOK.languages
RULINGS = {f"R-{number}" for number in range(1, 53)} | {f"S-{number}" for number in range(1, 13)}
CLARIFICATIONS = {f"C{number}" for number in range(101, 123)}
WORDS = {
    "en": {
        "o": "round",
        "q": "rectangular",
        "point": "point",
        "points": "points",
        "creatures": (", bird", ", butterfly"),
        "cost": "Price",
        "sold": "Price {price} electricity. Tiles: {tiles}.",
        "dealt": "Starting idea, not for sale. Tiles: {tiles}.",
        "both": "Price {price} electricity. Tiles: {tiles}; starting ideas {start}.",
        "cards": "{cards} cards, {acorns} {name} on each.",
        "acorns": ("acorn", "acorns"),
        "card": " (forest card)",
        "colon": ":",
        "semicolon": ";",
    },
    "de": {
        "o": "rund",
        "q": "eckig",
        "point": "Punkt",
        "points": "Punkte",
        "creatures": (", Vogel", ", Schmetterling"),
        "cost": "Preis",
        "sold": "Preis {price} Strom. Plättchen: {tiles}.",
        "dealt": "Startidee, nicht zu kaufen. Plättchen: {tiles}.",
        "both": "Preis {price} Strom. Plättchen: {tiles}; Startideen {start}.",
        "cards": "{cards} Karten, je {acorns} {name}.",
        "acorns": ("Eichel", "Eicheln"),
        "card": " (Waldkarte)",
        "colon": ":",
        "semicolon": ";",
    },
    "fr": {
        "o": "ronde",
        "q": "carrée",
        "point": "point",
        "points": "points",
        "creatures": (", oiseau", ", papillon"),
        "cost": "Prix",
        "sold": "Prix en électricité\N{NO-BREAK SPACE}: {price}. Tuiles\N{NO-BREAK SPACE}: {tiles}.",
        "dealt": "Idée de départ, pas à vendre. Tuiles\N{NO-BREAK SPACE}: {tiles}.",
        "both": (
            "Prix en électricité\N{NO-BREAK SPACE}: {price}. "
            "Tuiles\N{NO-BREAK SPACE}: {tiles}\N{NO-BREAK SPACE}; idées de départ {start}."
        ),
        "cards": "{cards} cartes, {acorns} {name} sur chacune.",
        "acorns": ("gland", "glands"),
        "card": " (carte Forêt)",
        "colon": "\N{NO-BREAK SPACE}:",
        "semicolon": "\N{NO-BREAK SPACE};",
    },
}
ONE = {"en": {1}, "de": {1}, "fr": {0, 1}}
"""The numbers that are said in the singular."""
OTHERS = {"en": ("de",), "de": ("en",), "fr": ("en", "de")}
TURNS = {
    "en": ("turned once", "turned twice"),
    "de": ("einmal gedreht", "zweimal gedreht"),
    "fr": ("tourné une fois", "tourné deux fois"),
}
TYPES = {figures.id: figures for figures in COMPONENTS.idea_types.list}
FOREST = {figures.id: figures for figures in CARDS.values()}
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def lines(lang: str, id_: str) -> list[str]:
    return [line for line in section(lang, id_).body.splitlines() if re.match(r"- |\d\. ", line)]


def word(lang: str, key: str) -> str:
    return of_game(GAME, lang)(Text(key))


def goods(lang: str, cost: tuple[str, ...]) -> str:
    stock = tally(cost)
    said = of_game(GAME, lang)
    return ", ".join(said(amount(colour, stock[colour])) for colour in COLOURS if colour in stock)


def creatures(lang: str, birds: int, butterflies: int) -> str:
    bird, butterfly = WORDS[lang]["creatures"]
    return f"{bird if birds else ''}{butterfly if butterflies else ''}"


# Pipes


def shape(edges: str) -> str:
    """Return the section that lists a pipe, by where its openings are."""
    openings = [place for place, edge in enumerate(edges) if edge != "-"]
    if len(openings) > 2:
        return "pipes-branch"
    return "pipes-straight" if openings[1] - openings[0] == 2 else "pipes-bend"


@in_every_language
def test_every_pipe_is_listed_with_its_openings_its_price_and_its_points(lang: str) -> None:
    said = WORDS[lang]
    listed: dict[str, list[str]] = {}
    for pipe, figures in PIPES.items():
        openings = " + ".join(str(said[edge]) for edge in EDGES[pipe] if edge != "-")
        points = f"{figures.points} {said['point' if figures.points in ONE[lang] else 'points']}"
        line = f"- **{pipe}** {openings}{said['colon']} {goods(lang, figures.cost)}{said['semicolon']} {points}"
        line += creatures(lang, figures.birds, figures.butterflies)
        listed.setdefault(shape(EDGES[pipe]), []).append(line)
    assert {id_: lines(lang, id_) for id_ in listed} == listed


def test_a_pipe_with_two_or_three_openings_is_printed_as_the_lists_say() -> None:
    for pipe, edges in EDGES.items():
        if shape(edges) == "pipes-bend":
            assert edges.endswith("--"), f"{pipe}: the first opening named is clockwise before the second"
        elif edges.count("-") == 1:
            assert edges.endswith("-"), f"{pipe}: the middle opening is opposite the closed edge"


@in_every_language
def test_the_example_of_attaching_is_legal_and_makes_the_runs_it_says(lang: str) -> None:
    placed = [Placed("start", 0, 0, 0)]
    runs = []
    for line, turn in zip(lines(lang, "attach-example"), (1, 2, 2), strict=True):
        found = re.match(r"\d\. (P\d\d),.* \((\d), (\d)\)", line)
        assert found is not None, line
        laid = Placed(found[1], int(found[2]), int(found[3]), turn)
        assert laid in placements(placed, found[1])
        assert TURNS[lang][turn - 1] in line
        placed.append(laid)
        runs.append(run_length(placed))
        assert f"{runs[-1]} " in line.split(":")[-1]
    assert f"{run_points(runs[-1])} " in lines(lang, "attach-example")[-1].split(",")[-1]
    net = network(placed)
    every = [edges[-turn:] + edges[:-turn] for edges in EDGES.values() for turn in range(4)]
    assert not any(fits(net, (1, 1), edges) for edges in every)
    branch = next(one for one in placements(placed, "P01") if (one.x, one.y) == (-1, 0))
    assert run_length([*placed, branch]) == runs[-1]


@in_every_language
def test_the_points_of_a_run_are_those_of_the_game(lang: str) -> None:
    _, table_, _ = section(lang, "run").body.split("\n\n")
    said = numbers(table_)
    pairs = list(zip(said[:10:2], said[1:10:2], strict=True))
    assert pairs == [(tiles, run_points(tiles)) for tiles in range(1, 6)]
    assert said[10:] == [FIGURES.run_step.value, 7, run_points(7)]


# Items


@in_every_language
@pytest.mark.parametrize("set_", ITEM_SETS)
def test_a_set_lists_its_items_with_what_they_cost_and_score(set_: str, lang: str) -> None:
    tiles = tiles_of_sets([set_])
    colon, semicolon = WORDS[lang]["colon"], WORDS[lang]["semicolon"]
    expected = []
    for kind in dict.fromkeys(ITEMS[tile].kind for tile in tiles):
        copies = [tile for tile in tiles if ITEMS[tile].kind == kind]
        scores = of_game(GAME, lang)(worth(kind))
        scores = scores[0].lower() + scores[1:] if lang == "en" else scores
        costs = f"{semicolon} ".join(f"{goods(lang, ITEMS[tile].cost)} ({tile})" for tile in copies)
        extra = creatures(lang, ITEMS[copies[0]].birds, ITEMS[copies[0]].butterflies)
        name = word(lang, f"item-{kind}")
        expected.append(f"- **{name}{colon}** {scores}{extra}. {WORDS[lang]['cost']}{colon} {costs}.")
    assert lines(lang, f"set-{set_.lower()}") == expected


# Ideas


@in_every_language
@pytest.mark.parametrize("type_", TYPES)
def test_an_idea_is_described_with_its_effect_its_price_and_its_tiles(type_: str, lang: str) -> None:
    tiles = [tile for tile, figures in IDEAS.items() if figures.id == type_]
    start = [tile for tile in tiles if tile in STARTING_IDEAS]
    sold = [tile for tile in tiles if tile not in start]
    form = str(WORDS[lang]["both" if start and sold else "sold" if sold else "dealt"])
    facts = form.format(price=TYPES[type_].price, tiles=", ".join(sold or start), start=", ".join(start))
    page = section(lang, f"idea-{type_.lower()}")
    assert page.title == word(lang, f"idea-{type_}")
    assert page.body.splitlines()[0] == f"**{word(lang, f'effect-{type_}')}.** {facts}"


@in_every_language
def test_the_sets_of_ideas_are_listed_with_their_prices(lang: str) -> None:
    assert lines(lang, "idea-sets") == [
        f"- **{set_}{WORDS[lang]['colon']}** "
        + ", ".join(f"{word(lang, f'idea-{IDEAS[tile].id}')} ({IDEAS[tile].price})" for tile in tiles_of_sets([set_]))
        for set_ in IDEA_SETS
    ]


@in_every_language
def test_the_starting_ideas_are_all_named(lang: str) -> None:
    named = {link for link in section(lang, "starting-ideas").links if link.startswith("idea-")}
    assert named == {f"idea-{IDEAS[tile].id.lower()}" for tile in STARTING_IDEAS}
    assert numbers(section(lang, "starting-ideas").body)[:2] == [FIGURES.starting_ideas.value, len(STARTING_IDEAS)]


# Forest cards


@in_every_language
@pytest.mark.parametrize("card", FOREST)
def test_a_forest_card_is_described_with_its_effect_its_copies_and_its_acorns(card: str, lang: str) -> None:
    copies = sum(figures.id == card for figures in CARDS.values())
    acorns = FOREST[card].acorns
    name = WORDS[lang]["acorns"][acorns > 1]
    facts = str(WORDS[lang]["cards"]).format(cards=copies, acorns=acorns, name=name)
    page = section(lang, f"card-{card.lower()}")
    assert page.title == f"{word(lang, f'forest-{card}')}{WORDS[lang]['card']}"
    assert page.body.splitlines()[0] == f"**{word(lang, f'effect-{card}')}.** {facts}"


@in_every_language
def test_the_time_to_play_every_forest_card_is_told(lang: str) -> None:
    told = set(section(lang, "playing-forest").links)
    assert told == {f"card-{card.lower()}" for card, figures in FOREST.items() if figures.use != "end"}
    cards = Counter(figures.id for figures in CARDS.values())
    acorns = sum(figures.acorns for figures in CARDS.values())
    assert numbers(section(lang, "forest-cards").body)[:3] == [sum(cards.values()), len(cards), acorns]


# The rules


@in_every_language
def test_the_board_lists_the_locations_in_their_order(lang: str) -> None:
    page = section(lang, "board")
    titles = [section(lang, place.replace("_", "-")).title for place in PLACES]
    colon = WORDS[lang]["colon"]
    expected = [f"- f{2 * number}, f{2 * number + 1}{colon} *{title}*" for number, title in enumerate(titles)]
    assert lines(lang, "board") == expected
    assert numbers(page.body)[0] == FIELDS
    assert titles == [word(lang, f"place-{place}") for place in PLACES]


@in_every_language
def test_what_a_location_gives_is_told_there_and_in_the_overview(lang: str) -> None:
    overview = dict(zip(PLACES, lines(lang, "places"), strict=True))
    for place, figures in LOCATIONS.items():
        page = section(lang, place.replace("_", "-")).body
        for gives in figures.gives:
            for good, number in gives.items():
                assert f"{number} {word(lang, good)}" in overview[place]
                assert f"{number} {word(lang, good)}" in page.splitlines()[0]


@in_every_language
def test_the_robots_are_listed_with_speed_slots_and_points(lang: str) -> None:
    assert [numbers(line) for line in lines(lang, "robots")] == [
        [robot.speed, robot.slots, robot.points] for robot in ROBOTS.values()
    ]
    first = section(lang, "moving").body.splitlines()[0]
    assert numbers(first) == [1, *(robot.speed for robot in ROBOTS.values())]


@in_every_language
def test_the_transmission_cards_are_listed(lang: str) -> None:
    own, *locations = lines(lang, "cards")
    assert all(word(lang, f"transmission-{card}") in own for card, figures in TRANSMISSIONS.items() if figures.robot)
    assert locations == [
        f"- {word(lang, f'transmission-{card}')}" for card, figures in TRANSMISSIONS.items() if figures.locations
    ]


@in_every_language
def test_the_figures_in_the_rules_are_those_of_the_components(lang: str) -> None:
    slots = sum(robot.slots for robot in ROBOTS.values())
    columns = list(range(1, FIGURES.columns.value + 1))
    item, idea = FIGURES.item_slots.value, FIGURES.idea_slots.value
    engrams = {len(figures.cost) for figures in ITEMS.values()}
    assert numbers(section(lang, "engram-limit").body) == [FIGURES.engram_limit.value]
    assert numbers(section(lang, "set-aside").body)[0] == FIGURES.set_aside_points.value
    assert numbers(lines(lang, "display")[0]) == [*engrams, *ITEM_PRICES, *columns]
    assert numbers(section(lang, "village").body.splitlines()[0]) == [1, *engrams, *ITEM_PRICES, *columns]
    assert numbers(section(lang, "slots").body) == [item, idea, item, idea]
    assert slots in numbers(section(lang, "end").body)
    assert slots in numbers(section(lang, "robots").body)
    assert numbers(section(lang, "acorns").body)[:2] == [FIGURES.acorn_bonus.value, 1]


@in_every_language
def test_the_set_up_says_how_much_is_in_the_game(lang: str) -> None:
    rows = []
    for players in (2, 3, 4):
        tiles = 7 * PLAYERS.sets[players]
        alone = [1] if players == 3 else []
        named = [players] if lang == "en" else []
        height = PLAYERS.pipe_stack_height[players]
        rows.append([*named, *alone, tiles, tiles, FIGURES.pipe_stacks.value, height])
    assert [numbers(line) for line in lines(lang, "setup")] == rows
    assert (PLAYERS.sets[1], PLAYERS.pipe_stack_height[1]) == (PLAYERS.sets[3], PLAYERS.pipe_stack_height[3])


@in_every_language
def test_the_purchase_after_which_the_display_stays_incomplete(lang: str) -> None:
    last = section(lang, "end").body.rsplit(". ", 1)[-1]
    every = {players: 7 * PLAYERS.sets[players] - FIGURES.columns.value + 1 for players in (2, 3, 4)}
    said = [number for number in numbers(last) if number > max(every)]
    assert said == list(every.values())


@in_every_language
def test_the_example_of_scoring_is_computed_as_the_game_does(lang: str) -> None:
    owner = player(
        tiles="yellow: A1 A2; blue: X1 S9 E6; green: A7 E7; red: F6 S1",
        pipes="P10 1,0 r1; P08 2,0 r2; P05 2,1 r2; P12 -1,0 r0",
        aside="P33",
        forest="FC01",
    )
    one = sheet(position(owner), owner, 0)
    points = [getattr(one, line) for line in PLAYER_LINES[:-1]]
    body = section(lang, "scoring-example").body
    assert [int(number) for number in re.findall(r"\*\*(\d+)\*\*", body)] == [*points, sum(points)]


# Harvey


@in_every_language
def test_the_pool_and_what_is_left_in_it_are_told(lang: str) -> None:
    pool = section(lang, "pool").body
    assert numbers(pool)[:2] == [SOLO.pool["white"], SOLO.pool["electricity"]]
    assert len({SOLO.pool[colour] for colour in COLOURS}) == 1
    first = section(lang, "solo-score").body.splitlines()[0]
    halves = SOLO.half_points_left
    assert numbers(first) == [halves["green"] // 2, halves["white"] // 2]
    assert "½" in first
    assert halves == {"white": 2, "yellow": 2, "green": 4, "blue": 4, "electricity": 1}


@in_every_language
def test_what_harvey_adds_to_the_pool_is_told_field_by_field(lang: str) -> None:
    for place, line in zip(("meadow", "lake", "power_plant"), lines(lang, "harvey-actions"), strict=False):
        figures = LOCATIONS[place]
        far, near = (next(iter(goods_.items())) for goods_ in (figures.pool_far, figures.pool_near))
        assert line.startswith(f"- **{word(lang, f'place-{place}')}{WORDS[lang]['colon']}**")
        assert numbers(line) == [far[1], near[1]]
        assert f"{far[1]} {word(lang, far[0])}" in line


@in_every_language
def test_every_level_is_told_with_the_size_of_his_deck(lang: str) -> None:
    said = lines(lang, "levels")
    sizes = [len(deck_of(level)) for level in ("normal", "easier", "easiest")]
    assert [numbers(line) for line in said[:3]] == [[size] for size in sizes]
    assert numbers(section(lang, "harvey-turn").body) == [sizes[0]]
    removed = [card for before, card in enumerate(("T5", "T7", "T6")) if deck_of(f"without-{3 * before + 1}")]
    places = [word(lang, f"transmission-{card}") for card in removed]
    assert [said[3].index(place) for place in places] == sorted(said[3].index(place) for place in places)


def test_location_cards_leave_harveys_deck_in_the_order_told() -> None:
    kinds = [set(deck_of(level)) for level in ("normal", "easier", "without-7")]
    assert kinds[0] - kinds[1] == {"T5"}
    assert kinds[1] - kinds[2] == {"T7"}


# The book


@in_every_language
def test_every_ruling_and_clarification_of_the_dossier_is_answered_somewhere(lang: str) -> None:
    assert BOOK.answered(lang) == RULINGS | CLARIFICATIONS


# Searching


@in_every_language
def test_a_component_is_found_by_its_name_in_other_languages_too(lang: str) -> None:
    names = {f"idea-{type_}": f"idea-{type_.lower()}" for type_ in TYPES}
    names |= {f"forest-{card}": f"card-{card.lower()}" for card in FOREST}
    names |= {f"item-{figures.kind}": f"set-{figures.set.lower()}" for figures in ITEMS.values()}
    names |= {f"place-{place}": place.replace("_", "-") for place in PLACES}
    missed = {
        word(each, key)
        for key, page in names.items()
        for each in (lang, *OTHERS[lang])
        if page not in BOOK.found(lang, word(each, key), 4)
    }
    # Whoever types that in English does not look for the Lake.
    assert missed <= ({"See"} if lang == "en" else set())
