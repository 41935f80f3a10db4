"""What the game says with icons, and without: a number and a good read well both ways."""

import unicodedata
from collections.abc import Iterable

import pytest

from rules.kernel.amounts import amount
from rules.kernel.model import Text, text, who
from rules.kernel.testkit import simulate
from rules.kernel.words import Words, languages_of, of_game
from rules.nicodemus.components import GOODS, MACHINES, PROJECTS
from rules.nicodemus.engine import GAME
from rules.nicodemus.wording import MACHINE, PROJECT, play_option, repair_option
from tests.rules.spoken import Said, said

LANGUAGES = languages_of("nicodemus")
KEYS = [*GOODS, "joker", "resources", "points", *(f"machine-{id_}" for id_ in MACHINES)]
ICONS = {key: f"<:{key.replace('-', '_')}:1>" for key in [*KEYS, *(f"project-{id_}" for id_ in PROJECTS)]}


def words(lang: str) -> Words:
    """The game's words with Ann and Bo at the table."""
    return of_game("nicodemus", lang).named(lambda seat: ("Ann", "Bo")[seat])


REPAIRS = repair_option(3, 13, 2, (0, 1, 1), ("crystal",), 1, is_choice=True)
PLAYS = play_option(12, 4, is_possible=True)
PLAIN: dict[str, tuple[Text, str, str]] = {
    "an amount": (amount("wood", 2), "2 wood", "2 Holz"),
    "a gain": (text("opt-gain", goods=amount("crystal", 1)), "Gain 1 crystal", "1 Kristall nehmen"),
    "a play": (PLAYS.text, "Play Hermit Manor", "Einsiedler-Villa ausspielen"),
    "what a play yields": (
        PLAYS.hint or Text(""),
        "1 charcoalium, 1 charcoalium, or 4 charcoalium by counting",
        "1 Charcoalium, 1 Charcoalium oder 4 Charcoalium durch Zählen",
    ),
    "a repair": (
        REPAIRS.text,
        "Repair 3: Swan Jug for 2 charcoalium, 1 copper and 1 crystal",
        "Repariere 3: Schwanenkanne (2 Charcoalium, 1 Kupfer und 1 Kristall)",
    ),
    "what a repair brings": (
        REPAIRS.hint or Text(""),
        "2 VP, then saves 1 copper; 1 charcoalium on it; jokers cover 1 crystal",
        "2 Punkte, spart dann 1 Kupfer; 1 Charcoalium darauf; Joker decken 1 Kristall",
    ),
    "a line about a play": (
        text("log-play", who=who(0), machine=MACHINE[13], spot=4),
        "Ann plays Swan Jug on spot 4.",
        "Ann spielt „Schwanenkanne“ auf Platz 4 aus.",
    ),
    "a line about points": (
        text("log-score", who=who(1), points=1, score=7),
        "Bo scores 1 VP and has 7.",
        "Bo erhält 1 Punkt und hat jetzt 7.",
    ),
    "a line about a project": (
        text("log-complete", who=who(0), project=PROJECT[20], machines=[MACHINE[11], MACHINE[11]]),
        "Ann completes twins with Bonsai Tankard and Bonsai Tankard.",
        "Ann schließt „Zwillinge“ ab, mit Bonsai-Krug und Bonsai-Krug.",
    ),
    "a press": (
        text("press-count", machine=MACHINE[14], use=amount("crystal", 3)),
        "Crystal Scorpion: 3 crystal by counting",
        "Kristallskorpion: 3 Kristall durch Zählen",
    ),
    "what is discarded": (
        text("ask-discard-machine", number=1, charcoalium=1),
        "Which machine do you discard? You gain 1 resource of its cost and 1 charcoalium.",
        "Welche Maschine entfernst du? Aus ihren Kosten bekommst du 1 Rohstoff und 1 Charcoalium.",
    ),
}


@pytest.mark.parametrize(("asked", "english", "german"), PLAIN.values(), ids=PLAIN.keys())
def test_no_word_is_lost_where_no_picture_can_be_shown(asked: Text, english: str, german: str) -> None:
    assert [words(lang).plain(asked) for lang in ("en", "de")] == [english, german]


FRENCH: dict[str, tuple[Text, str]] = {
    "none": (amount("crystal", 0), "0 cristal"),
    "one": (amount("copper", 1), "1 cuivre"),
    "several": (amount("crystal", 2), "2 cristaux"),
    "what has no plural": (amount("wood", 3), "3 bois"),
    "a play": (PLAYS.hint or Text(""), "1 charbonium, 1 charbonium ou 4 charboniums en comptant"),
    "a repair": (REPAIRS.text, "Réparer 3 : Aiguière-cygne (2 charboniums, 1 cuivre et 1 cristal)"),
    "a repair for nothing": (
        repair_option(1, 12, 0, (0, 0, 0), (), 0, is_choice=False).text,
        "Réparer 1 : Manoir de l’ermite sans rien payer",
    ),
    "what a repair brings": (
        REPAIRS.hint or Text(""),
        "2 points, épargne ensuite 1 cuivre ; 1 charbonium dessus ; jokers pour 1 cristal",
    ),
    "what a rival has": (
        text("barred-rival", who=who(0), number=2, good=Text("crystal")),
        "Ann n’a que 2 cristaux",
    ),
    "what there is to rob": (
        text("hint-rob", opponent=who(0), number=1, what=Text("resources"), cards=0),
        "Ann a 1 ressource et 0 carte",
    ),
}


@pytest.mark.parametrize(("asked", "french"), FRENCH.values(), ids=FRENCH.keys())
def test_french_counts_agree_and_keep_a_space_before_their_signs(asked: Text, french: str) -> None:
    said = words("fr").plain(asked)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == french
    assert not any(f" {sign}" in said for sign in ":;")


SPANISH: dict[str, tuple[Text, str]] = {
    "none": (amount("wood", 0), "0 maderas"),
    "one": (amount("wood", 1), "1 madera"),
    "several": (amount("crystal", 2), "2 cristales"),
    "a play": (PLAYS.hint or Text(""), "1 carbonio, 1 carbonio o 4 carbonios por recuento"),
    "a repair": (REPAIRS.text, "Reparar 3: Jarrón Cisne por 2 carbonios, 1 cobre y 1 cristal"),
    "a repair for nothing": (
        repair_option(1, 12, 0, (0, 0, 0), (), 0, is_choice=False).text,
        "Reparar 1: Casona Ermitaña gratis",
    ),
    "what a repair brings": (
        REPAIRS.hint or Text(""),
        "2 puntos; luego ahorra 1 cobre; lleva 1 carbonio encima; los comodines cubren 1 cristal",
    ),
    "what there is to rob": (
        text("hint-rob", opponent=who(0), number=1, what=Text("resources"), cards=0),
        "Ann tiene 1 recurso y 0 cartas",
    ),
    "exchanges that are left": (text("ask-exchange", left=1), "Te queda 1 cambio. ¿Qué cambias?"),
}


@pytest.mark.parametrize(("asked", "spanish"), SPANISH.values(), ids=SPANISH.keys())
def test_spanish_counts_agree(asked: Text, spanish: str) -> None:
    assert words("es").plain(asked) == spanish


def test_goods_and_points_are_icons_where_they_can_be_shown() -> None:
    rich = words("en").iconed(ICONS)
    assert rich(amount("wood", 2)) == "2 <:wood:1>"
    assert rich(text("log-score", who=who(1), points=2, score=7)) == "Bo scores 2 <:points:1> and has 7."
    assert rich(PLAYS.hint or Text("")) == "1 <:charcoalium:1>, 1 <:charcoalium:1>, or 4 <:charcoalium:1> by counting"
    assert rich(text("log-play", who=who(0), machine=MACHINE[13], spot=4)) == (
        "Ann plays <:machine_13:1> Swan Jug on spot 4."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_only_marks_an_icon_is_ever_read(lang: str) -> None:
    plain, rich = words(lang), words(lang).iconed(ICONS)
    for seed in range(3):
        simulate(GAME, 2, {}, seed, lambda play: check(said(play), plain, rich))


def check(texts: Iterable[Said], plain: Words, rich: Words) -> None:
    """Say every text both ways; without icons there is no markup, with them no private sign."""
    for one in texts:
        asked = one.text
        bare, shown = plain(asked), rich(asked)
        assert not any(unicodedata.category(sign) == "Co" for sign in bare + shown), asked
        assert "<:" not in bare
        assert shown.count("<:") <= 6, shown
