"""The texts of Mech A Dream in three languages: complete, named as in the dossier, short, and open about prices."""

import re
from itertools import product

import pytest

from rules.kernel.model import Text, text
from rules.kernel.words import Words, capital, of_game
from rules.mech_a_dream import wording
from rules.mech_a_dream.components import COMPONENTS, MACHINES, ROBOTS, SPECIALISTS
from rules.mech_a_dream.engine import INFO
from tests.rules.spoken import LABEL

LANGS = ("en", "de", "fr")
"""French is the rulebook's second language."""
NAMES = {
    "robot-RB1": ("Dreamer", "Der Träumer", "Le Rêveur"),
    "robot-RB2": ("Rainbow Maker", "Der Regenbogenmacher", "Le Faiseur d’arcs-en-ciel"),
    "robot-RB3": ("All-rounder", "Der Allrounder", "Le Polyvalent"),
    "robot-RB4": ("Night Courier", "Der Nachtkurier", "Le Coursier de nuit"),
    "robot-RB5": ("Alchemist", "Der Alchemist", "L’Alchimiste"),
    "robot-RB6": ("Prism Dealer", "Der Prismenhändler", "Le Marchand de prismes"),
    "robot-RB7": ("Night Builder", "Der Nachtbauer", "Le Bâtisseur de nuit"),
    "robot-RB8": ("Copycat", "Der Nachahmer", "Le Copieur"),
    "specialist-S1": ("Foreman", "Die Vorarbeiterin", "Le Contremaître"),
    "specialist-S2": ("Mechanic", "Die Mechanikerin", "La Mécanicienne"),
    "specialist-S3": ("Supplier", "Der Zulieferer", "Le Fournisseur"),
    "specialist-S4": ("Postmaster", "Der Postmeister", "Le Maître de poste"),
    "specialist-S5": ("Docker", "Die Rampenarbeiterin", "Le Docker"),
    "specialist-S6": ("Electrician", "Die Elektrikerin", "L’Électricienne"),
    "specialist-S7": ("Storekeeper", "Der Lagerist", "Le Magasinier"),
    "specialist-S8": ("Gardener", "Die Gärtnerin", "La Jardinière"),
    "specialist-S9": ("Broker", "Der Händler", "Le Courtier"),
    "specialist-S10": ("Collector", "Die Sammlerin", "La Collectionneuse"),
    "type-resource": ("Resource machine", "Rohstoffmaschine", "Machine à ressources"),
    "type-power": ("Power machine", "Kraftmaschine", "Machine de puissance"),
    "type-economical": ("Economical machine", "Sparmaschine", "Machine économique"),
    "type-crystal": ("Crystal machine", "Kristallmaschine", "Machine de cristal"),
    "opt-stock": ("Stock room", "Lagerraum", "Magasin de stockage"),
    "setting-robots": ("Enlightened Robots", "Die erleuchteten Roboter", "Les Robots éclairés"),
    "setting-specialists": ("Specialists", "Die Spezialisten", "Les Spécialistes"),
}

NAME_AT_MOST = 24
"""Characters of a machine's name: with its number and price it still fits a button."""
BELT = COMPONENTS.figures.belt_slots.value
"""Slots."""

in_every_language = pytest.mark.parametrize("lang", LANGS)


def words_in(lang: str) -> Words:
    return of_game(INFO.key, lang).named(lambda seat: f"Bartholomew the Younger of York{seat}")


@in_every_language
def test_components_are_named_as_in_the_dossier(lang: str) -> None:
    words = words_in(lang)
    assert {key: words.say(key) for key in NAMES} == {key: names[LANGS.index(lang)] for key, names in NAMES.items()}


@in_every_language
def test_every_machine_has_a_name_of_its_own(lang: str) -> None:
    words = words_in(lang)
    names = {id_: words.say(f"machine-{id_}") for id_ in MACHINES}
    assert len(set(names.values())) == len(MACHINES) == 50
    assert not [name for name in names.values() if len(name) > NAME_AT_MOST or any(sign.isdigit() for sign in name)]
    assert all(words(wording.MACHINE[id_]) == f"{name} ({id_})" for id_, name in names.items())


@in_every_language
def test_robots_and_specialists_are_told_apart(lang: str) -> None:
    words = words_in(lang)
    names = [words.say(f"robot-{id_}") for id_ in ROBOTS] + [words.say(f"specialist-{id_}") for id_ in SPECIALISTS]
    assert len(set(names)) == len(names)


@in_every_language
def test_one_and_several_are_told_apart(lang: str) -> None:
    words = words_in(lang)
    for symbol in "FRDBA":
        one, two = (words(wording.amount(symbol, number)) for number in (1, 2))
        assert one.replace("1", "2") != two
        assert two.startswith("2 ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann buys Petal Propeller (B01) for nothing"),
        ("de", "Ann kauft Blütenpropeller (B01) und zahlt nichts"),
        ("fr", "Ann achète Hélice à pétales (B01) pour rien"),
    ],
)
def test_a_free_purchase_is_said_to_cost_nothing(lang: str, said: str) -> None:
    line = text("log-buy", who="Ann", machine=wording.MACHINE["B01"], price=wording.amounts([("I", 0)]), slot=0)
    assert of_game(INFO.key, lang)(line) == f"{said}."


# What something costs and gives


@in_every_language
@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("slot", [3, 0, -2])
def test_a_tile_for_sale_says_what_it_costs_where_it_lands_and_what_it_gives(
    machine: str, slot: int, lang: str
) -> None:
    words, tile = words_in(lang), MACHINES[machine]
    option = wording.buy_option(machine, tile.currency, tile.price, slot)
    label, hint = words(option.text), words(option.hint or Text(""))
    assert label.startswith(f"{words.say(f'machine-{machine}')} ({machine})")
    assert label.endswith(words(wording.amount(tile.currency, tile.price)))
    lands, at_once = (words(wording.buy_option("C1", "R", 1, number).hint or Text("")) for number in (3, 0))
    landing = (lands if slot > 0 else at_once).split(";")[0].strip().casefold()
    assert landing in hint.casefold()
    assert "-2" not in hint
    for gained in tile.on_complete:
        assert words(wording.amount(*gained)) in hint
    if tile.effect:
        for gained in (*tile.effect.cost.items(), *tile.effect.gain):
            assert words(wording.amount(*gained)) in hint


@in_every_language
def test_the_last_step_of_a_machine_says_all_that_it_gives(lang: str) -> None:
    words = words_in(lang)
    crystal = wording.boost_option("C4", 1, 7, 1)
    assert words(crystal.hint or Text("")).endswith(words(wording.amount("D", 10)))
    green = words(wording.boost_option("E4a", 1, 9, 3).hint or Text(""))
    assert words(wording.amount("R", 2)) in green
    assert words(wording.amount("D", 3)) in green
    assert "4" in words(wording.boost_option("B01", 1, 4, 0).hint or Text(""))


@in_every_language
def test_the_alternatives_of_a_robot_are_not_taken_for_one_list(lang: str) -> None:
    words = words_in(lang)
    one, other = re.split(r"\s*; (?:or|oder|ou) ", words(wording.robot_text("RB3")))
    flower, ink, boost = (words(wording.amount(symbol, 1)) for symbol in "FIB")
    assert (one, other) == (words.listed([flower, ink]), words.listed([flower, boost]))


@in_every_language
@pytest.mark.parametrize("robot", [id_ for id_ in ROBOTS if id_ != "RB0"])
def test_a_robot_to_keep_says_what_it_does_and_starts_with(robot: str, lang: str) -> None:
    words = words_in(lang)
    hint = words(wording.robot_option(robot).hint or Text(""))
    for good, number in ROBOTS[robot].start.items():
        assert not number or words(wording.amount(good, number)) in hint
    assert hint.startswith(capital(words(wording.robot_text(robot))))


@in_every_language
@pytest.mark.parametrize("card", SPECIALISTS)
def test_a_specialist_says_its_reward_its_work_and_its_price(card: str, lang: str) -> None:
    words, specialist = words_in(lang), SPECIALISTS[card]
    option = wording.take_option(card, 2, None)
    hint = words(option.hint or Text(""))
    assert words(wording.amount("R", 2)) in words(option.text)
    for gained in (*specialist.bonus, *specialist.choose_one):
        assert words(wording.amount(*gained)) in hint
    for trigger in specialist.trigger:
        assert words.say(f"trigger-{trigger}") in hint


@in_every_language
@pytest.mark.parametrize("machine", MACHINES)
def test_every_way_to_boost_a_machine_fits_on_a_button(machine: str, lang: str) -> None:
    words = words_in(lang)
    for slot, number in product(range(BELT), range(1, BELT + 1)):
        several = text("press-boosts", machine=wording.MACHINE[machine], number=number, slot=slot)
        for label in (words(several), words(text("opt-boost", machine=wording.MACHINE[machine], slot=slot))):
            assert len(label) <= LABEL, label
