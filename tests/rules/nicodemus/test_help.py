"""The help texts of Nicodemus: complete, and in agreement with the figures that the engine plays with."""

import re

import pytest

from rules.nicodemus.components import FIGURES, MACHINES, PIECES, PROJECTS, STARTING_GOODS, Machine, Project
from tests.rules.rulebook import Rulebook, numbers

BOOK = Rulebook("nicodemus")
section, LANGUAGES = BOOK.section, BOOK.languages
RULINGS = {f"RU-{number:02}" for number in range(1, 62)}
WORDS = {
    "en": {
        "charcoalium": "charcoalium",
        "wood": "wood",
        "copper": "copper",
        "crystal": "crystal",
        "joker": "a joker",
        "blue": "Blue",
        "purple": "Purple",
        "red": "Red",
        "yellow": "Yellow",
        "stats": "**{colour}** · {points} {point} · makes {product} · costs {cost} · {copies} cards",
        "point": "point",
        "points": "points",
        "for": "for {machines} machines",
        "numbers": "numbers",
        "to": "to",
    },
    "de": {
        "charcoalium": "Charcoalium",
        "wood": "Holz",
        "copper": "Kupfer",
        "crystal": "Kristall",
        "joker": "einen Joker",
        "blue": "Blau",
        "purple": "Lila",
        "red": "Rot",
        "yellow": "Gelb",
        "stats": "**{colour}** · {points} {point} · macht {product} · kostet {cost} · {copies} Karten",
        "point": "Punkt",
        "points": "Punkte",
        "for": "für {machines} Maschinen",
        "numbers": "Nummern",
        "to": "bis",
    },
    "fr": {
        "charcoalium": "charbonium",
        "wood": "bois",
        "copper": "cuivre",
        "coppers": "cuivres",
        "crystal": "cristal",
        "crystals": "cristaux",
        "joker": "joker",
        "blue": "Bleue",
        "purple": "Violette",
        "red": "Rouge",
        "yellow": "Jaune",
        "stats": "**{colour}** · {points} {point} · produit {product} · coûte {cost} · {copies} cartes",
        "point": "point",
        "points": "points",
        "for": "pour {machines} machines\N{NO-BREAK SPACE}",
        "numbers": "numéros",
        "to": "à",
    },
    "es": {
        "charcoalium": "carbonio",
        "wood": "madera",
        "woods": "maderas",
        "copper": "cobre",
        "coppers": "cobres",
        "crystal": "cristal",
        "crystals": "cristales",
        "joker": "un comodín",
        "blue": "Azul",
        "purple": "Morada",
        "red": "Roja",
        "yellow": "Amarilla",
        "stats": "**{colour}** · {points} {point} · produce {product} · cuesta {cost} · {copies} cartas",
        "point": "punto",
        "points": "puntos",
        "for": "por {machines} máquinas",
        "numbers": "números",
        "to": "a",
    },
}


def point(words: dict[str, str], points: int) -> str:
    return words["point"] if points == 1 else words["points"]


def units(words: dict[str, str], good: str, number: int) -> str:
    """Return a part of a cost in words; most goods have no plural."""
    several = words.get(f"{good}s", words[good])
    return f"{number} {words[good] if number == 1 else several}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("machine", MACHINES.values(), ids=lambda machine: str(machine.id))
def test_a_machine_is_described_with_the_figures_on_its_card(machine: Machine, lang: str) -> None:
    words = WORDS[lang]
    stats = words["stats"].format(
        colour=words[machine.colour],
        points=machine.points,
        point=point(words, machine.points),
        product=words[machine.product],
        cost=", ".join(units(words, good, number) for good, number in machine.cost.items()),
        copies=machine.copies,
    )
    page = section(lang, f"machine-{machine.id}")
    assert page.body.splitlines()[0] == stats
    assert page.title.endswith(f"({machine.id})")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("project", PROJECTS.values(), ids=lambda project: str(project.id))
def test_a_project_is_described_with_the_figures_on_its_tile(project: Project, lang: str) -> None:
    words = WORDS[lang]
    body = section(lang, f"project-{project.id}").body
    start = f"**{project.points} {point(words, project.points)}** {words['for'].format(machines=project.machines)}: "
    assert body.startswith(start)
    if project.condition == "product":
        said = re.findall("|".join(words[good] for good in PIECES), body.splitlines()[0])
        assert set(said) == {words[str(good)] for good in project.wanted}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("project", PROJECTS.values(), ids=lambda project: str(project.id))
def test_the_machines_listed_for_a_project_are_those_that_fit(project: Project, lang: str) -> None:
    words = WORDS[lang]
    listed = re.search(f"{words['numbers']} (.*)\\.", section(lang, f"project-{project.id}").body)
    fitting = [m.id for m in MACHINES.values() if getattr(m, project.condition, None) in project.wanted]
    if listed and len(set(project.wanted)) == 1:
        said = [int(number) for number in re.findall(r"\d+", listed[1].split(".")[0])]
        is_range = re.search(rf"\b{words['to']}\b", listed[1]) is not None
        assert said == ([fitting[0], fitting[-1]] if is_range else fitting)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_set_up_and_the_limits_are_those_of_the_components(lang: str) -> None:
    cards = sum(machine.copies for machine in MACHINES.values())
    dealt = FIGURES.starting_machines.value + 2 * FIGURES.starting_hand.value
    first, second = STARTING_GOODS
    reserve = [PIECES[good] - first.get(good, 0) - second.get(good, 0) for good in PIECES]
    figures = {
        "setup": [
            *first.values(),
            *second.values(),
            FIGURES.starting_machines.value,
            cards - dealt,
            FIGURES.open_projects.value,
            len(PROJECTS) - FIGURES.open_projects.value,
            41,
            *reserve,
        ],
        "goods": [PIECES["charcoalium"], PIECES["wood"]],
        "cards": [len(MACHINES), cards],
        "end": [FIGURES.winning_points.value],
    }
    for id_, expected in figures.items():
        body = section(lang, id_).body
        assert numbers(body) == expected, id_


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_of_the_dossier_is_answered_somewhere(lang: str) -> None:
    assert BOOK.answered(lang) == RULINGS
