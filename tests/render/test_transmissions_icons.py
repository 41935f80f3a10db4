"""The icons of Transmissions: every option has one, and no text loses a word where none can be shown."""

import unicodedata
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from render.kit.icons import COMMON
from render.transmissions import PICTURES
from render.transmissions.pictograms import ICONS
from rules.kernel.model import Option, Shortcut, Text, text
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.words import Words, languages_of, of_game
from rules.transmissions.components import ITEMS
from rules.transmissions.engine import GAME
from rules.transmissions.state import State
from rules.transmissions.view import View
from rules.transmissions.wording import PIPE, ROBOT, TRANSMISSION, amounts, gives, idea_name, item_name

LANGUAGES = languages_of("transmissions")


def plays(games: int) -> Iterator[Play[State, View]]:
    """Yield random games at every one of their questions, from one player to four."""
    for number in range(games):
        play, rng = Play.new(GAME, number, 1 + number % 4, {"advanced": "both"}), Rng(number)
        while not play.over:
            yield play
            decision = play.pending[0]
            play.answer(decision.seat, decision.key, random_picks(decision, rng))


def marked(words: Words) -> Words:
    """The same words with a mark in place of each icon."""
    return words.iconed({key: f"<:{key.replace('-', '_')}:1>" for key in {*ICONS, *COMMON}})


@pytest.mark.parametrize("games", [4])
def test_every_option_and_every_press_has_an_icon_that_exists(games: int) -> None:
    found = set()
    for play in plays(games):
        for decision in play.pending:
            found |= {(decision.key, one.id, one.icon) for one in decision.options}
            found |= {(decision.key, one.id, one.icon) for one in GAME.shortcuts(play.state, decision)}
    assert [one for one in found if one[2] not in {*PICTURES.icons, *COMMON}] == []
    assert len({icon for _, _, icon in found}) > 60


def test_icons_are_square_and_look_different() -> None:
    assert len(ICONS) <= 400
    for size in (22, 48):
        drawn = {key: icon(size) for key, icon in ICONS.items()}
        assert {image.size for image in drawn.values()} == {(size, size)}
    pairs = {image.tobytes() for key, image in drawn.items() if not key.startswith("pipe-P")}
    assert len(pairs) == len([key for key in drawn if not key.startswith("pipe-P")])


@pytest.mark.parametrize("ground", ["#FFFFFF", "#313338"])
def test_icons_stand_out_on_light_and_on_dark_ground(ground: str) -> None:
    for key, icon in ICONS.items():
        image = icon(22)
        sheet = Image.new("RGB", image.size, ground)
        sheet.paste(image, (0, 0), image)
        difference = ImageChops.difference(sheet, Image.new("RGB", image.size, ground)).convert("L")
        seen = sum(difference.point(lambda value: 255 if value > 60 else 0).histogram()[255:])
        assert seen > 40, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_a_game_shows_what_holds_an_icons_place(lang: str) -> None:
    words = of_game("transmissions", lang).named(lambda seat: f"Player {seat}")
    rich, said = marked(words), set()
    for play in plays(2):
        texts = [line.text for _, line in play.take_news().lines]
        for decision in play.pending:
            offered: list[Option | Shortcut] = [*decision.options, *GAME.shortcuts(play.state, decision)]
            texts += [decision.prompt, *(one.text for one in offered), *(one.hint for one in offered if one.hint)]
        said |= {each(one) for each in (words.plain, rich) for one in texts}
    assert not [one for one in said if any(unicodedata.category(letter) == "Co" for letter in one)]
    assert not [one for one in said if "  " in one or " ," in one or " ." in one]


@pytest.mark.parametrize(
    ("lang", "told", "plain", "with_icons"),
    [
        (
            "en",
            text("log-gain", who="Ann", goods=amounts({"white": 1, "electricity": 4})),
            "Ann takes 1 white and 4 electricity.",
            "Ann takes 1 <:white:1> and 4 <:electricity:1>.",
        ),
        (
            "de",
            text("log-pay", who="Ann", goods=amounts({"blue": 2})),
            "Ann zahlt 2 Blau.",
            "Ann zahlt 2 <:blue:1>.",
        ),
        (
            "en",
            text("log-buy", who="Ann", tile=item_name("A1"), column=2),
            "Ann buys Sock from column 2.",
            "Ann buys <:item_sock:1> Sock from column 2.",
        ),
        (
            "de",
            text("log-use", who="Ann", idea=idea_name("E3")),
            "Ann nutzt „Sammeln + Blau“.",
            "Ann nutzt „<:idea_GATHB:1> Sammeln + Blau“.",
        ),
        (
            "en",
            text("log-filled", who="Ann", robot=ROBOT["red"], points=3),
            "Ann has filled the red robot: 3 points.",
            "Ann has filled the <:robot_red:1> red robot: 3 <:points:1>.",
        ),
        (
            "en",
            text("log-play", who="Ann", card=TRANSMISSION["T6"]),
            "Ann plays Meadow, Lake.",
            "Ann plays <:transmission_T6:1> Meadow, Lake.",
        ),
        (
            "de",
            text("log-set-aside", who="Ann", pipe=PIPE["P07"], points=4),
            "Ann legt P07 beiseite, für 4 Punkte.",
            "Ann legt <:pipe:1> P07 beiseite, für 4 <:points:1>.",
        ),
        (
            "en",
            text("hint-lost", gives=gives("A7"), tile=idea_name("E6")),
            "3 points, bird; Bird leaves the game",
            "3 <:points:1>, <:bird:1>; <:idea_END1B:1> Bird leaves the game",
        ),
    ],
)
def test_a_text_reads_well_with_icons_and_without(lang: str, told: Text, plain: str, with_icons: str) -> None:
    words = of_game("transmissions", lang)
    assert words.plain(told) == plain
    assert marked(words)(told) == with_icons


def test_every_item_is_named_by_its_own_icon() -> None:
    assert {item_name(tile).key for tile in ITEMS} <= set(ICONS)
