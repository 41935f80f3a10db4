"""The help of Mech A Dream: complete, the same in every language, and in agreement with the figures of the game."""

from collections.abc import Iterable

import pytest

from rules.kernel.words import of_game
from rules.mech_a_dream import wording
from rules.mech_a_dream.components import (
    BASE_ROBOT,
    CAP,
    COMPONENTS,
    DELIVERIES,
    FIGURES,
    FLOORS,
    MACHINES,
    OFFER,
    PARTS,
    ROBOTS,
    SPECIALISTS,
    Delivery,
    Machine,
    Robot,
)
from tests.rules.mech_a_dream.table import Sits, Table, filler, position
from tests.rules.rulebook import Rulebook, numbers

GAME = "mech_a_dream"
BOOK = Rulebook(GAME)
section, LANGUAGES = BOOK.section, BOOK.languages
LETTERS = {"A": 10, "B": 3, "C": 9, "D": 12, "E": 4, "F": 5, "G": 7, "H": 8}
LETTERS |= {"I": 9, "J": 3, "K": 6, "L": 5, "M": 16, "N": 20, "O": 4}
RULINGS = {f"RU{letter}{number}" for letter, last in LETTERS.items() for number in range(1, last + 1)}
RULINGS |= {f"RUC{number}" for number in range(101, 121)}
WORDS = {
    "en": {
        "slot": "slot",
        "colon": ":",
        "semicolon": "; ",
        "or": "; or b) ",
        "starts": "Starts with ",
        "effect": " Effect",
        "ink": "Blue, red and green tiles cost you 1 ink less.",
        "time": "All tiles you buy start 1 slot further on.",
        "crystal": "Yellow tiles cost you 1 rainbow less.",
        "dock": "The delivery dock costs you 1 flower less.",
    },
    "de": {
        "slot": "Feld",
        "colon": ":",
        "semicolon": "; ",
        "or": "; oder b) ",
        "starts": "Beginnt mit ",
        "effect": " Effekt",
        "ink": "Blaue, rote und grüne Plättchen kosten dich 1 Tinte weniger.",
        "time": "Alle Plättchen, die du kaufst, beginnen 1 Feld weiter.",
        "crystal": "Gelbe Plättchen kosten dich 1 Regenbogen weniger.",
        "dock": "Die Lieferrampe kostet dich 1 Blume weniger.",
    },
    "fr": {
        "slot": "case",
        "colon": " :",
        "semicolon": " ; ",
        "or": " ; ou b) ",
        "starts": "Commence avec ",
        "effect": " Effet",
        "ink": "Les tuiles bleues, rouges et vertes te coûtent 1 encre de moins.",
        "time": "Toutes les tuiles que tu achètes partent 1 case plus loin.",
        "crystal": "Les tuiles jaunes te coûtent 1 arc-en-ciel de moins.",
        "dock": "Le quai de livraisons te coûte 1 fleur de moins.",
    },
}
PLACES = {"resource": "blue", "power": "red"}
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def body(lang: str, id_: str) -> str:
    """Return a section's text with plain spaces: French sets some that do not break."""
    return section(lang, id_).body.replace("\u00a0", " ")


def lines(lang: str, id_: str) -> list[str]:
    return [line for line in body(lang, id_).splitlines() if line.startswith("- ")]


def goods(lang: str, gains: Iterable[tuple[str, int]]) -> str:
    return ", ".join(of_game(GAME, lang)(wording.amount(*gained)) for gained in gains if gained[1])


# The figures


def place_of(machine: Machine) -> str:
    """Return the section that lists a machine."""
    if machine.effect is None:
        return "green" if machine.power else "yellow"
    return f"{PLACES[machine.type]}-{'conversion' if machine.effect.cost else 'production'}"


def described(lang: str, ids: list[str], machine: Machine) -> str:
    words = WORDS[lang]
    if machine.effect:
        gives = goods(lang, machine.effect.gain)
        gives = f"{goods(lang, machine.effect.cost.items())} → {gives}" if machine.effect.cost else gives
    else:
        gives = goods(lang, machine.on_complete)
    price = goods(lang, [(machine.currency, machine.price)])
    named = ", ".join(f"**{id_}** {of_game(GAME, lang).say(f'machine-{id_}')}" for id_ in ids)
    line = f"- {named} ({price}, {words['slot']} {machine.slot}){words['colon']} {gives}"
    return f"{line}. {words[machine.power]}" if machine.power else line


@in_every_language
@pytest.mark.parametrize("place", sorted({place_of(machine) for machine in MACHINES.values()}))
def test_machines_are_listed_with_the_figures_on_their_tiles(place: str, lang: str) -> None:
    listed = [machine for machine in MACHINES.values() if place_of(machine) == place]
    if place == "green":
        pairs = list(zip(listed[::2], listed[1::2], strict=True))
        for one, other in pairs:
            assert (one.price, one.slot, one.on_complete, one.power) == (
                other.price,
                other.slot,
                other.on_complete,
                other.power,
            )
        assert lines(lang, place) == [described(lang, [one.id, other.id], one) for one, other in pairs]
    else:
        assert lines(lang, place) == [described(lang, [machine.id], machine) for machine in listed]


@in_every_language
def test_delivery_cards_are_listed_with_their_prices_and_packages(lang: str) -> None:
    words, parts = WORDS[lang], {part: of_game(GAME, lang).say(part) for part in PARTS}

    def line(card: Delivery) -> str:
        packages = (f"{parts[part]} {goods(lang, card.packages(part))}" for part in PARTS)
        return f"- **{card.id}** ({goods(lang, [('F', card.price)])}){words['colon']} " + words["semicolon"].join(
            packages
        )

    assert lines(lang, "delivery-cards") == [line(card) for card in DELIVERIES.values()]


@in_every_language
@pytest.mark.parametrize("robot", [robot for robot in ROBOTS.values() if robot is not BASE_ROBOT], ids=lambda r: r.id)
def test_a_robot_is_described_with_its_start_goods_and_its_effect(robot: Robot, lang: str) -> None:
    words, page = WORDS[lang], section(lang, f"robot-{robot.id.lower()}")
    assert page.title == f"{of_game(GAME, lang).say(f'robot-{robot.id}')} ({robot.id})"
    first = body(lang, page.id).splitlines()[0]
    assert first.startswith(f"**{words['starts']}{goods(lang, robot.start.items())}.{words['effect']}")
    effects = [
        f"{goods(lang, effect.cost.items())} → {goods(lang, effect.gain)}" if effect.cost else goods(lang, effect.gain)
        for effect in robot.options
        if effect.special is None
    ]
    if len(effects) == len(robot.options):
        written = effects[0] if len(effects) == 1 else f"a) {words['or'].join(effects)}"
        assert first.endswith(f"{words['effect']}{words['colon']} {written}.**")
    for effect in effects:
        assert effect in first


@in_every_language
def test_specialists_are_listed_by_the_work_that_they_reward(lang: str) -> None:
    text = of_game(GAME, lang)
    triggers = dict.fromkeys(card.trigger for card in SPECIALISTS.values())
    blocks = [block for block in body(lang, "specialist-cards").split("\n\n") if "\n- " in block]
    for trigger, block in zip(triggers, blocks, strict=True):
        cards = [card for card in SPECIALISTS.values() if card.trigger == trigger]
        assert block.splitlines()[1:] == [
            f"- **{text.say(f'specialist-{card.id}')} ({card.id})**{WORDS[lang]['colon']} "
            + (text(wording.choice_text(card.choose_one)) if card.choose_one else goods(lang, card.bonus))
            for card in cards
        ]


@in_every_language
def test_the_floors_of_the_stock_room_give_what_the_game_gives(lang: str) -> None:
    for part, line in zip(PARTS, lines(lang, "stock-room"), strict=True):
        floor = FLOORS[part]
        fixed, choice = [number for _, number in floor.fixed], floor.choice[0][1]
        assert numbers(line) == [*fixed, sum(fixed) + choice]
    first = body(lang, "stock-room").splitlines()[0]
    assert all(goods(lang, [gained]) in first for gained in FLOORS["morning"].choice)


@in_every_language
def test_the_figures_in_the_rules_are_those_of_the_components(lang: str) -> None:
    start, revealed = COMPONENTS.workshop.start, COMPONENTS.specialists.revealed
    used, tiles = FIGURES.delivery_cards_used.value, [machine.type for machine in MACHINES.values()]
    spaces, bonus = FIGURES.workshop_spaces.value, COMPONENTS.last_spaces.points
    last = range(spaces - len(bonus) + 1, spaces + 1)
    figures = {
        "setup": [start["F"], start["I"], used, len(DELIVERIES)],
        "goal": [1, 1, FIGURES.resources_per_point.value, FIGURES.end_machines.value, FIGURES.days.value],
        "end": [FIGURES.end_machines.value, FIGURES.days.value],
        "last-spaces": [*(number for pair in zip(last, bonus, strict=True) for number in pair), 3],
        "machines": [len(tiles), *(tiles.count(kind) for kind in dict.fromkeys(tiles))],
        "tokens": [FIGURES.token_after_taking.value, 2, 1, 1, FIGURES.token_at_start.value],
    }
    assert {id_: numbers(body(lang, id_)) for id_ in figures} == figures
    assert FIGURES.extra_machine.value == 3
    assert numbers(body(lang, "goods"))[0] == CAP
    assert sorted(revealed.values()) == [3, 3, 4]
    assert sum(OFFER.values()) + 3 == 6


@in_every_language
def test_the_help_says_that_figures_are_a_reconstruction(lang: str) -> None:
    for id_ in ("machines", "delivery-cards"):
        assert "reconstruction" in section(lang, id_).links


# The examples, played


def test_the_example_of_a_gain_beyond_the_limit() -> None:
    assert Table(position(Sits((8, 8, 0, 0)))).pick("stock", "2F").goods()[:2] == (CAP, CAP)


def test_the_example_of_a_visit_to_the_dock() -> None:
    table = Table(position(Sits((3, 0, 0, 0), wk="P10"), card="L01")).pick("dock")
    assert table.goods() == (0, 2, 0, 3)
    assert table.pick("P10").goods() == (0, 1, 0, 5)


def test_the_example_of_a_machine_bought_in_the_morning() -> None:
    table = Table(position(Sits(), red="P09/P01")).pick("buy", "P09").others()
    for _ in range(2):
        table.pick("stock", "2F").others()
    assert (table.s.stage, table.wk(), table.key()) == ("night", "P09", "NIGHT_MENU")
    assert "P09" in table.offers()


@pytest.mark.parametrize(("slot", "belt"), [(4, "P02@2x2"), (1, "")])
def test_the_examples_of_an_advance(slot: int, belt: str) -> None:
    table = Table(position(Sits(belt=f"P02@{slot}x1"), stage="afternoon"))
    assert table.pick("build").others().belt() == belt


def test_the_example_of_two_boosts() -> None:
    for picks, belt in ((("P01", "P03"), "P03@4x0"), (("P03", "P03"), "P01@1x0 P03@3x0")):
        table = Table(position(Sits((2, 0, 0, 0), belt="P01@1 P03@5"), card="L05", stage="evening"))
        table.pick("dock", *picks)
        assert table.belt() == belt


def test_the_examples_of_tiles_that_land_beyond_the_belt() -> None:
    bought = Table(position(Sits((3, 4, 0, 0), wk="E2a E2b"), blue="B01 B02")).pick("buy", "B01")
    assert bought.wk().endswith("B01")
    by_robot = Table(position(Sits((0, 4, 0, 0), wk="E2a", robot="RB7"), red="P09", stage="night"))
    assert by_robot.pick("robot", "b", "P09").wk().endswith("P09")


def test_the_example_of_taking_a_specialist() -> None:
    table = Table(position(Sits((0, 0, 1, 0)), Sits((0, 0, 0, 0), cards="S3:1")))
    table.pick("stock", "S3")
    assert (table.goods(), table.token("S3"), table.owner("S3")) == ((2, 2, 0, 0), 2, 0)


@in_every_language
def test_the_example_of_scoring_adds_up(lang: str) -> None:
    example = body(lang, "scoring").split("\n\n")[1]
    dreams, rainbows, flowers, ink, pooled, point, *_, total = numbers(example)
    table = Table(position(Sits((flowers, ink, rainbows, dreams)), stage="night", day=7))
    score = table.play.game.standing(table.s)[0]
    assert (flowers + ink, score.points) == (pooled, total)
    assert dict(score.breakdown)["points-resources"] == point


def test_the_last_spaces_bring_what_the_help_says() -> None:
    for machines, dreams in ((6, 1), (7, 2), (8, 3), (9, 3), (10, 3)):
        table = Table(position(Sits((0, 0, 0, 0), wk=filler(machines), belt="P01@1"), stage="evening", card="L05"))
        assert table.pick("build").others().goods()[3] == dreams


# The rulings


@in_every_language
def test_every_ruling_and_clarification_of_the_dossier_is_answered_somewhere(lang: str) -> None:
    assert BOOK.answered(lang) == RULINGS


@in_every_language
def test_every_section_names_the_same_figures_in_every_language(lang: str) -> None:
    for english in BOOK.sections("en"):
        assert sorted(numbers(body(lang, english.id))) == sorted(numbers(body("en", english.id))), english.id


# Searching


@in_every_language
def test_a_robot_or_specialist_is_found_by_its_name_in_any_language(lang: str) -> None:
    names = {f"robot-{id_}": f"robot-{id_.lower()}" for id_ in ROBOTS if id_ != BASE_ROBOT.id}
    names |= {f"specialist-{id_}": "specialist-cards" for id_ in SPECIALISTS}
    missed = {
        name
        for key, place in names.items()
        for name in (of_game(GAME, other).say(key) for other in ("en", "de", "fr"))
        if place not in BOOK.found(lang, name, 3)
    }
    assert missed == set()


@in_every_language
def test_a_tile_or_card_is_found_by_its_number(lang: str) -> None:
    places = {id_: place_of(machine) for id_, machine in MACHINES.items()}
    places |= dict.fromkeys(DELIVERIES, "delivery-cards") | dict.fromkeys(SPECIALISTS, "specialist-cards")
    places |= {id_: f"robot-{id_.lower()}" for id_ in ROBOTS if id_ != BASE_ROBOT.id}
    missed = {id_ for id_, place in places.items() if place not in BOOK.found(lang, id_, 2)}
    assert missed == set()
