"""The help and the translated texts of Imaginarium: complete, and in agreement with the figures it is played with."""

import re
from itertools import combinations

import pytest

from host.handbook import Section
from rules.imaginarium.components import (
    ASSISTANTS,
    FIELDS,
    FIGURES,
    MACHINES,
    MARKET,
    PRESSES,
    PROJECTS,
    RESOURCES,
    RING,
    WORKSHOPS,
    Assistant,
    Machine,
    Project,
)
from rules.kernel.amounts import amount
from rules.kernel.words import of_game
from tests.rules.rulebook import Rulebook, numbers

BOOK = Rulebook("imaginarium")
LANGUAGES = BOOK.languages
RULINGS = {f"RUL-{number:02}" for number in range(1, 71)}
CLARIFICATIONS = {f"C{number}" for number in range(1, 21)}
WORDS = {
    "en": {
        "P": "Production",
        "T": "Transformation",
        "A": "Attack",
        "D": "Defence",
        "S": "Special",
        "stats": "**{kind}** · level {level} · repair {cost} · {copies}",
        "card": "card",
        "cards": "cards",
        "combines": "Combines with ",
        "own": " (its own kind)",
        "broken": r"broken (.*); repaired (.*) or (\d) VP\.",
        "or": " or ",
        "never": "Can never be dismantled",
        "price": "**Price {price} charcoal.** ",
        "project": "**{points} VP** for the first, {later} later: ",
        "foreign": "French: {french}. German: {de}.",
        "and": " and ",
        "then": "; ",
    },
    "de": {
        "P": "Produktion",
        "T": "Transformation",
        "A": "Angriff",
        "D": "Defensive",
        "S": "Spezial",
        "stats": "**{kind}** · Stufe {level} · Reparatur {cost} · {copies}",
        "card": "Karte",
        "cards": "Karten",
        "combines": "Kombiniert mit ",
        "own": " (ihresgleichen)",
        "broken": r"kaputt (.*); repariert (.*) oder (\d) SP\.",
        "or": " oder ",
        "never": "Lässt sich nie demontieren",
        "price": "**Preis {price} Kohlium.** ",
        "project": "**{points} SP**, später {later}: ",
        "foreign": "Französisch: {french}. Englisch: {en}.",
        "and": " und ",
        "then": "; ",
    },
    "fr": {
        "P": "Production",
        "T": "Transformation",
        "A": "Attaque",
        "D": "Défense",
        "S": "Spéciale",
        "stats": "**{kind}** · niveau {level} · réparation {cost} · {copies}",
        "card": "carte",
        "cards": "cartes",
        "combines": "Se combine avec ",
        "own": " (de même type)",
        "broken": r"cassée? (.*) ; réparée? (.*) ou (\d) PV\.",
        "or": " ou ",
        "never": "Ne se démonte jamais",
        "price": "**Prix {price} charboniums.** ",
        "project": "**{points} PV** en premier, {later} ensuite : ",
        "foreign": "Carte : {french}. Allemand : {de}. Anglais : {en}.",
        "and": " et ",
        "then": " ; ",
    },
}
FRENCH = {
    "P1": "L’extraordinaire Charbonneuse",
    "P2": "La sublime Menuisette",
    "P3": "La splendide Coperette",
    "P4": "L’époustouflante Rotativette",
    "P5": "L’ébouriffante Productivette",
    "P6": "Le mirifique Flamelleur",
    "T1": "L’épatant Combustoir",
    "T2": "Le génialissime Transmutoir",
    "T3": "L’incomparable Surtransmutoir",
    "T4": "Le fantastique Surcombustoir",
    "A1": "La terrifiante Larcinette",
    "A2": "L’effroyable Sylvisiteuse",
    "A3": "L’épouvantable Copobrigandeuse",
    "A4": "La monstrueuse Cristarnaqueuse",
    "A5": "L’horrifiante Neuralisatrice",
    "A6": "La redoutable Embrouillette",
    "D1": "La sidérante Verrouillette",
    "D2": "Le phénoménal Cadenassoir",
    "D3": "Le prodigieux Breveteur",
    "S1": "La mirobolante Recyclatrice",
    "S2": "La providentielle Diplomatrice",
}
ASKED = {
    "PR01": [4],
    "PR02": [2],
    "PR03": [2],
    "PR04": [1, 1],
    "PR05": [2],
    "PR06": [3],
    "PR07": [6],
    "PR08": [3, 2],
    "PR09": [2, 3],
    "PR10": [6, 2],
    "PR11": [1, 1, 1],
    "PR12": [3],
    "PR13": [3],
    "PR14": [15],
}
"""The numbers in the condition of each project, as the tiles show them."""

by_language = pytest.mark.parametrize("lang", LANGUAGES)
by_machine = pytest.mark.parametrize("machine", MACHINES.values(), ids=lambda machine: str(machine.id))


def name(lang: str, key: str) -> str:
    return of_game("imaginarium", lang).say(key)


def pieces(lang: str, cost: dict[str, int], between: str) -> str:
    words = of_game("imaginarium", lang)
    return between.join(words(amount(good, number)) for good, number in cost.items() if number)


def section(lang: str, id_: str) -> Section:
    """Return a section with plain spaces: French sets some that do not break."""
    found = BOOK.section(lang, id_)
    return found._replace(body=found.body.replace("\u00a0", " "))


# Machines


@by_language
@by_machine
def test_a_machine_is_described_with_the_figures_on_its_card(machine: Machine, lang: str) -> None:
    words = WORDS[lang]
    cards = words["card"] if machine.copies == 1 else words["cards"]
    stats = words["stats"].format(
        kind=words[machine.kind],
        level=machine.level,
        cost=pieces(lang, machine.goods, ", "),
        copies=f"{machine.copies} {cards}",
    )
    page = section(lang, f"machine-{machine.id.lower()}")
    assert page.title == f"{name(lang, f'machine-{machine.id}')} ({machine.id})"
    assert page.body.splitlines()[0] == stats


@by_language
@by_machine
def test_a_machine_names_what_it_makes_steals_or_stops(machine: Machine, lang: str) -> None:
    page = section(lang, f"machine-{machine.id.lower()}")
    effect = page.body.split("\n\n")[1]
    if machine.steals:
        assert numbers(effect) == [machine.steals.number] * 2
        assert name(lang, machine.steals.good) in effect
    elif machine.input:
        runs = [[machine.input, gain] for gain in machine.yields]
        assert numbers(effect) == [*(number for run in runs for number in run), machine.yields[0]]
    elif machine.yields and "+" not in machine.output:
        assert numbers(effect) == list(machine.yields)
    stops_all_theft = {"A1", "A2", "A3", "A4"} <= set(machine.blocks)
    for stopped in ("A6",) if stops_all_theft else machine.blocks:
        assert name(lang, f"machine-{stopped}") in effect


@by_language
@by_machine
def test_the_machines_that_fit_into_its_slot_are_all_named(machine: Machine, lang: str) -> None:
    words = WORDS[lang]
    line = section(lang, f"machine-{machine.id.lower()}").body.split("\n\n")[2].splitlines()[0]
    said = {id_ for id_ in MACHINES if f"({id_})" in line}
    if f"{name(lang, f'machine-{machine.id}')}{words['own']}" in line:
        said.add(machine.id)
    assert said == set(machine.combines)
    assert line.startswith(words["combines"]) == bool(machine.combines)


@by_language
@by_machine
def test_dismantling_yields_what_the_cost_and_the_level_say(machine: Machine, lang: str) -> None:
    words = WORDS[lang]
    line = section(lang, f"machine-{machine.id.lower()}").body.split("\n\n")[2].splitlines()[1]
    if not machine.dismantles:
        assert line.startswith(words["never"])
        return
    found = re.search(words["broken"], line)
    assert found is not None
    units = [good for good, number in machine.goods.items() for _ in range(number)]
    ways = {
        pieces(lang, {good: picked.count(good) for good in RESOURCES}, " + ")
        for picked in combinations(units, machine.level)
    }
    assert set(found[1].split(words["or"])) == ways
    assert found[2] == pieces(lang, {good: 2 * number for good, number in machine.goods.items()}, " + ")
    assert int(found[3]) == machine.level


@by_language
@by_machine
def test_a_machine_is_found_by_its_names_in_all_three_languages(machine: Machine, lang: str) -> None:
    id_ = f"machine-{machine.id.lower()}"
    names = {other: name(other, f"machine-{machine.id}") for other in LANGUAGES}
    foreign = WORDS[lang]["foreign"].format(french=FRENCH[machine.id], **names)
    assert section(lang, id_).body.endswith(foreign)
    told = [named for other, named in names.items() if other == lang or f"{{{other}}}" in WORDS[lang]["foreign"]]
    for query in (FRENCH[machine.id].split()[-1], *told):
        assert id_ in BOOK.found(lang, query, 2), query


# Assistants and projects


@by_language
@pytest.mark.parametrize("assistant", ASSISTANTS.values(), ids=lambda assistant: str(assistant.id))
def test_an_assistant_is_described_with_its_price(assistant: Assistant, lang: str) -> None:
    page = section(lang, f"assistant-{assistant.id.lower()}")
    assert page.title == f"{name(lang, f'assistant-{assistant.id}')} ({assistant.id})"
    assert page.body.startswith(WORDS[lang]["price"].format(price=assistant.price))


@by_language
@pytest.mark.parametrize("project", PROJECTS.values(), ids=lambda project: str(project.id))
def test_a_project_is_described_with_its_points_and_its_condition(project: Project, lang: str) -> None:
    page = section(lang, f"project-{project.id.lower()}")
    later = project.points - FIGURES.later_completion.value
    lead = WORDS[lang]["project"].format(points=project.points, later=later)
    assert page.title == f"{name(lang, f'project-{project.id}')} ({project.id})"
    assert page.body.startswith(lead)
    assert numbers(page.body.splitlines()[0].removeprefix(lead)) == ASKED[project.id]


# The rulebook


@by_language
def test_the_figures_in_the_rules_are_those_of_the_components(lang: str) -> None:
    figures = {
        "setup": [
            FIGURES.open_assistants.value,
            len(ASSISTANTS) - FIGURES.open_assistants.value,
            FIGURES.extra_projects.value,
            len(PROJECTS),
        ],
        "belt": [*FIELDS.values(), 1 + min(FIELDS.values()), 3 + max(FIELDS.values())],
        "extract": [FIGURES.extract.value],
        "trade": [FIGURES.deals.value, *MARKET.values(), 1, FIGURES.vp_price.value],
        "workshop": [FIGURES.slots.value, FIGURES.assistant_places.value],
        "end": [FIGURES.winning_points.value],
        "majorities": [*[FIGURES.majority.value] * 4, FIGURES.majority_from.value, FIGURES.majority_high.value],
        "assistant-as06": [ASSISTANTS["AS06"].price, FIGURES.slots_extended.value, FIGURES.slots.value],
        "machines": [sum(machine.copies for machine in MACHINES.values()), len(MACHINES), 1, 3],
    }
    said = {id_: numbers(re.sub(r"\*[^*]*\(AS\d+\)\*", "", section(lang, id_).body)) for id_ in figures}
    said["assistant-as06"].sort()
    assert said == figures | {"assistant-as06": sorted(figures["assistant-as06"])}
    assert numbers(section(lang, "presses").body.splitlines()[0]) == list(PRESSES.values())


@by_language
def test_the_workshops_are_listed_with_what_they_begin_with(lang: str) -> None:
    words, lines = WORDS[lang], []
    for number, board in WORKSHOPS.items():
        goods = {"charcoal": board.charcoal, **dict(zip(RESOURCES, board.goods, strict=True))}
        machines = words["and"].join(name(lang, f"machine-{machine}") for machine in board.machines)
        lines.append(f"{number}. {pieces(lang, goods, ', ')}{words['then']}{machines}")
    assert re.findall(r"(?m)^\d\. .*$", section(lang, "workshops").body) == lines


@by_language
def test_the_actions_stand_in_the_order_of_the_ring(lang: str) -> None:
    ring = next(line for line in section(lang, "dial").body.splitlines() if line.startswith("*") and "–" in line)
    assert re.findall(r"\*([^*]+)\*", ring) == [name(lang, f"action-{action}") for action in RING]


@by_language
def test_every_ruling_and_clarification_of_the_dossier_is_answered_somewhere(lang: str) -> None:
    assert BOOK.answered(lang) == RULINGS | CLARIFICATIONS


# The texts


@by_language
def test_names_are_told_apart(lang: str) -> None:
    groups = [f"machine-{id_}" for id_ in MACHINES], [f"assistant-{id_}" for id_ in ASSISTANTS]
    for keys in (*groups, [f"project-{id_}" for id_ in PROJECTS], [f"action-{action}" for action in RING]):
        names = [name(lang, key) for key in keys]
        assert len(set(names)) == len(names)
        assert not set(names) & set(keys)


@by_language
@by_machine
def test_the_texts_about_a_machine_fit_beside_a_choice_on_a_phone(machine: Machine, lang: str) -> None:
    words = of_game("imaginarium", lang)
    named, cost = words.say(f"machine-{machine.id}"), pieces(lang, machine.goods, ", ")
    effect = words.say(f"effect-{machine.id}")
    for hint in ("hint-place", "hint-place-tight"):
        assert len(words.say(hint, {"effect": effect, "goods": cost, "resources": 12})) <= 100
    buttons = {
        "opt-place": words.say("opt-place", {"place": "F1", "machine": named, "price": 7}),
        "opt-repair": words.say("opt-repair", {"machine": named, "goods": cost}),
        "opt-run-now": words.say("opt-run-now", {"effect": effect}),
        "opt-dismantle": words.say("opt-dismantle-workshop", {"machine": named}),
    }
    assert {key: label for key, label in buttons.items() if len(label) > 80} == {}
