"""What a language lacks or has wrong is found, with its name, in everything there is to translate."""

from pathlib import Path

import pytest

from rules.kernel import registry
from rules.kernel.words import LANGUAGES, languages_of
from tests.games import is_guest
from tests.language.faults import MISSING, amount, part_faults
from tests.language.parts import (
    ASKED,
    BOT,
    GLOSSARY,
    GUIDE,
    LESSON,
    MESSAGES,
    PICTURES,
    RULEBOOK,
    SEARCH,
    SYMBOLS,
    TYPED,
    Part,
    complete,
    languages,
    parts,
)
from tests.language.rooms import room_of, said_in

ALL = [
    pytest.param(part.owner, part, lang, id=f"{part.name}, {lang}")
    for part in parts()
    for lang in languages()
    # An installed game speaks the languages it likes.
    if part.owner == BOT or not is_guest(part.owner) or lang in languages_of(part.owner)
]
GROWN, GROWING = ([one for one in ALL if (one.values[2] in complete()) is whole] for whole in (True, False))


@pytest.mark.parametrize(("owner", "part", "lang"), GROWN)
def test_a_language_lacks_nothing_and_has_nothing_wrong(owner: str, part: Part, lang: str) -> None:
    assert part.owner == owner
    assert [str(fault) for fault in part_faults(part, lang)] == []


@pytest.mark.parametrize(("owner", "part", "lang"), GROWING)
def test_what_there_is_of_a_language_on_its_way_is_sound(owner: str, part: Part, lang: str) -> None:
    assert part.owner == owner
    assert [str(one) for one in part_faults(part, lang) if one.what != MISSING and one.part.what != ASKED] == []


def test_the_bot_knows_the_languages_there_are() -> None:
    assert set(languages()) == set(LANGUAGES)
    assert {"en", "de"} <= set(complete())


def test_nothing_that_is_to_be_translated_is_overlooked() -> None:
    of_a_game = {RULEBOOK, LESSON, MESSAGES, PICTURES, GUIDE, SYMBOLS, ASKED, TYPED, GLOSSARY}
    for owner in [game for game in registry.games() if not is_guest(game)]:
        assert {part.what for part in parts() if part.owner == owner} >= of_a_game, owner
    bots = {MESSAGES, PICTURES, SYMBOLS, RULEBOOK, SEARCH, ASKED, GLOSSARY}
    assert {part.what for part in parts() if part.owner == BOT} == bots
    assert all(amount(part, "en").wanted > 0 for part in parts())


def part_of(folder: Path, what: str = MESSAGES, ending: str = "ftl", **texts: str) -> Part:
    for lang, text in texts.items():
        (folder / f"{lang}.{ending}").write_text(text, encoding="utf-8")
    return Part("toy", what, folder, ending)


ENGLISH = """
opt-play = Play { $card } for { price }
price = a fee
cmd-play-name = play
"""
WRONG = [
    ("opt-play = Joue { $card } pour { price }\nprice = un tarif\n", "cmd-play-name: missing"),
    (ENGLISH.replace("{ $card }", "la carte"), "opt-play: lacks $card"),
    (ENGLISH.replace("{ $card }", "{ $cart }"), "opt-play: lacks $card, has $cart, which is not given"),
    (ENGLISH.replace("{ price }", "{ prix }"), "opt-play: speaks of 'prix', which is no message"),
    (ENGLISH + "opt-stop = Arrête\n", "opt-stop: not in English"),
    (ENGLISH + "price = un tarif\n", "price: there twice"),
    (ENGLISH + "oups\n", "oups: does not parse"),
    (ENGLISH.replace("a fee", "l'octroi"), "price = l'octroi: has ' for ’"),
    (ENGLISH.replace("Play ", "Joue tout de suite " * 5), "opt-play: 106 characters or more, room for 80: an option"),
    (ENGLISH.replace("= play", "= jouer une carte"), "cmd-play-name: 'jouer une carte' is not the name of a command"),
]


@pytest.mark.parametrize(("french", "told"), WRONG)
def test_a_fault_of_a_message_is_told_by_its_name(french: str, told: str, tmp_path: Path) -> None:
    part = part_of(tmp_path, en=ENGLISH, fr=french)
    assert list(part_faults(part, "en")) == []
    (fault,) = part_faults(part, "fr")
    assert f"toy, messages, {told}" in str(fault)


def test_a_file_that_is_not_there_is_told_once(tmp_path: Path) -> None:
    part = part_of(tmp_path, en=ENGLISH)
    assert [(fault.key, fault.what) for fault in part_faults(part, "fr")] == [(str(tmp_path / "fr.ftl"), MISSING)]
    assert amount(part, "fr") == (0, 3)


def test_a_section_a_link_and_a_step_that_a_language_lacks_are_told(tmp_path: Path) -> None:
    english = "# goal: Goal\n\nWin, see [[end]].\n\n## end: End\n\nIt ends.\n"
    part = part_of(
        tmp_path, RULEBOOK, "md", en=english, fr="# goal: But\n\nGagner.\n", de=english.replace("[[end]]", "x")
    )
    assert [str(fault) for fault in part_faults(part, "fr")] == [
        "toy, rulebook, end: missing",
        "toy, rulebook, goal: links: lacks [end], has [] beyond the English ones",
    ]
    assert [fault.key for fault in part_faults(part, "de")] == ["goal"]
    (tmp_path / "lesson").mkdir()
    steps = part_of(
        tmp_path / "lesson", LESSON, "md", en="## one\nOne.\n\n## two\nTwo.\n", fr="## one\nUn {bois}." + " Oh." * 110
    )
    assert [(fault.key, fault.what.split(":")[0]) for fault in part_faults(steps, "fr")] == [
        ("two", "missing"),
        ("one", "names {bois}, which is no message"),
        ("one", "445 characters, room for 420"),
    ]


def test_a_translator_is_told_where_a_text_appears_and_how_long_it_may_be() -> None:
    found = {part.name: part for part in parts()}
    messages, bots = found["nicodemus, messages"], found["bot, messages"]
    assert room_of(bots, "ui-join").most == 38
    assert room_of(messages, "opt-repair").most == 80
    assert room_of(messages, "cmd-turn-play-name").where.startswith("the name of a command")
    assert "rules/nicodemus/wording.py" in said_in(messages, "opt-repair")
    assert said_in(bots, "ui-join")
    assert all(said_in(messages, key) for key in messages.entries("en") if key.startswith(("log-", "ask-", "hint-")))
