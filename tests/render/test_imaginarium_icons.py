"""Imaginarium's icons: one for every option, each unlike the others, and texts that lose no word without them."""

import itertools
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.imaginarium import PICTURES
from render.kit.icons import COMMON
from rules.imaginarium.components import ASSISTANTS, GOODS, MACHINES, PROJECTS, RING
from rules.kernel.model import Line, Option, Shortcut, Text, text, who
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game

LANGUAGES = languages_of("imaginarium")
ICONS = {key: f"<:i{number}:{number + 100}>" for number, key in enumerate(sorted({*PICTURES.icons, *COMMON}))}
TABLES = ((2, 4), (3, 2), (5, 4))
"""Seats and seeds of the games."""


@cache
def played() -> tuple[list[Option | Shortcut], list[Text]]:
    """Return all options and shortcuts of whole games, and all that is said in them, each once."""
    offered: dict[Any, Option | Shortcut] = {}
    said: list[Text] = []
    for seats, seed in TABLES:
        play, rng = Play.new(find("imaginarium"), seed, seats, {}), Rng(seed)
        while not play.over:
            (decision,) = play.pending
            said.append(decision.prompt)
            both: list[Option | Shortcut] = [*decision.options, *play.game.shortcuts(play.state, decision)]
            for one in both:
                offered[repr(one)] = one
            play.answer(decision.seat, decision.key, random_picks(decision, rng))
            lines: list[Line] = [line for _, line in play.take_news().lines]
            said += [line.text for line in lines]
    texts = [part for one in offered.values() for part in (one.text, one.hint) if part is not None]
    return list(offered.values()), list({repr(one): one for one in (*said, *texts)}.values())


class TestOptions:
    def test_every_one_of_whole_games_has_an_icon_that_exists(self) -> None:
        missing = {one.icon for one in played()[0]} - set(ICONS)
        assert missing == set()

    def test_what_is_about_a_machine_a_person_or_a_project_shows_it(self) -> None:
        shown = {one.id: one.icon for one in played()[0]}
        assert shown["repair:P1"] == "machine-P1"
        assert shown["hire:AS10"] == "assistant-AS10"
        assert shown["sell:copper"] == "copper"
        assert shown["extract"] == "action-extract"


def rich(lang: str) -> Iterator[tuple[str, str]]:
    """Yield each text of whole games without icons and with them."""
    words = of_game("imaginarium", lang)
    shown = words.iconed(ICONS)
    for one in played()[1]:
        yield words.plain(one), shown(one)


@pytest.mark.parametrize("lang", LANGUAGES)
class TestTexts:
    def test_show_no_mark_of_ours(self, lang: str) -> None:
        for both in rich(lang):
            assert not any(unicodedata.category(sign) == "Co" for said in both for sign in said), both

    def test_have_few_icons_a_line(self, lang: str) -> None:
        for plain, shown in rich(lang):
            assert shown.count("<:") <= 8, plain

    def test_say_amounts_in_words_where_no_picture_can_be_shown(self, lang: str) -> None:
        words = of_game("imaginarium", lang).named(lambda seat: ["Ada", "Bob"][seat])
        paid = text("amount", number=2, good=Text("wood"))
        line = text("log-repair", who=who(0), machine=Text("machine-P1"), goods=[paid])
        expected = {
            "en": "Ada repairs Charcoal-maker for 2 wood.",
            "de": "Ada repariert Kohlette für 2 Holz.",
            "fr": "Ada répare Charbonneuse pour 2 bois.",
        }
        assert words.plain(line) == expected[lang]
        assert words.iconed(ICONS)(line).count("<:") == 2
        assert "2 <:" in words.iconed(ICONS)(line)


class TestIcons:
    def test_are_there_for_all_that_texts_name(self) -> None:
        named = {*GOODS, "vp", "choice", *(f"machine-{one}" for one in MACHINES)}
        named |= {f"assistant-{one}" for one in ASSISTANTS} | {f"project-{one}" for one in PROJECTS}
        named |= {f"action-{one}" for one in RING}
        assert named <= set(PICTURES.icons)
        assert len(PICTURES.icons) <= 400

    @pytest.mark.parametrize("size", [22, 48])
    def test_are_squares_that_differ_from_each_other(self, size: int) -> None:
        drawn = {key: draw(size) for key, draw in PICTURES.icons.items()}
        assert {image.size for image in drawn.values()} == {(size, size)}
        for one, other in itertools.combinations(drawn, 2):
            if {one, other} not in SAME:
                assert difference(drawn[one], drawn[other]) > 1, f"{one} looks like {other}"


SAME = [{"wrench", "action-repair"}]
"""What is one sign for two names."""


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how far two icons are apart on white, of 255 in the mean."""
    white = Image.new("RGBA", one.size, "white")
    flat = [Image.alpha_composite(white, image).convert("RGB") for image in (one, other)]
    counts = ImageChops.difference(*flat).convert("L").histogram()
    return sum(value * count for value, count in enumerate(counts)) / (one.width * one.height)
