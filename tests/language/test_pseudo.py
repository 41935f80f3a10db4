"""Every game played through in the made-up language: nothing is cut, nothing is English, nothing is glued together."""

import re
from collections.abc import Iterator

import pytest

from rules.kernel.registry import find, games
from rules.kernel.testkit import spread_tables
from tests.language import pseudo
from tests.language.hearing import CALL, SAID, SINGLE, Heard, Listener
from tests.language.parts import parts
from tests.language.pseudo import CLOSE, LONGER, OPEN

SEED = 3
FIXED = re.compile(r"`[^`]*`|<[^<>\s]+>|https?://\S+")
WORD = re.compile(r"[^\W\d_]{3,}")
CODE = re.compile(r"[A-Z]+|[qo]+|max")
"""What names a component or its sides, and what is printed on tiles, the same in every language."""


@pytest.fixture(scope="module", params=games())
def listened(request: pytest.FixtureRequest) -> Iterator[Listener]:
    game = find(request.param)
    seats, settings = spread_tables(game, 2)[-1]
    with pseudo.spoken():
        listener = Listener(request.param, seats, settings, "en")
        listener.whole_game(SEED)
        yield listener


def english(heard: Heard, title: str) -> list[str]:
    """Return the words of a text that have no accent, which no message of the made-up language has."""
    words = WORD.findall(FIXED.sub(" ", heard.text.replace(title, "")))
    return [word for word in words if word.isascii() and not CODE.fullmatch(word)]


def whole() -> set[str]:
    """Return the messages that end with an ellipsis of their own."""
    shown = [pseudo.pseudo(part.file("en")) for part in parts() if part.ending == "ftl"]
    return {line.partition(" = ")[2] for text in shown for line in text.splitlines() if line.endswith("…")}


def test_the_made_up_language_is_longer_and_keeps_what_is_no_words() -> None:
    told = "Take **two** of `/table new`, <@1> and {wood}: [[end|the end]]."
    made = pseudo.stretched(told)
    assert all(kept in made for kept in ("`/table new`", "<@1>", "{wood}", "[[end|", "**", "]]."))
    plain = "Two inventors race to repair broken machines."
    assert 1 + LONGER - 0.1 < len(pseudo.stretched(plain)) / len(plain) < 1 + LONGER + 0.05


def test_nothing_is_cut(listened: Listener) -> None:
    own, told = whole(), "\n".join(one.text for one in listened.heard if one.where == SAID)
    cut = [one for one in listened.heard if one.where in SINGLE and one.text.endswith("…") and one.text not in own]
    assert [one for one in cut if one.text[:-1] not in told] == []
    assert list(listened.cut) == []


def seams(text: str) -> tuple[int, str]:
    """Return how many messages a text is made of, and what stands outside of them."""
    depth = messages = 0
    outside = ""
    for sign in text:
        messages += sign == OPEN and depth == 0
        depth += (sign == OPEN) - (sign == CLOSE)
        outside += sign if depth == 0 and sign != CLOSE else ""
    return messages, outside


@pytest.mark.parametrize("key", games())
def test_what_a_button_or_a_menu_says_is_one_message_and_not_glued_together(key: str) -> None:
    seats, settings = spread_tables(find(key), 2)[-1]
    with pseudo.spoken(seams=True):
        listener = Listener(key, seats, settings, "en", looks_at_pictures=False)
        listener.whole_game(SEED)
    single = [one for one in listener.heard if one.text and one.where in {*SINGLE, CALL}]
    assert len(single) > 30
    glued = [one for one in single if seams(one.text)[0] != 1 or WORD.search(seams(one.text)[1])]
    assert glued == []


def test_no_word_comes_from_the_code(listened: Listener) -> None:
    assert len(listened.heard) > 100
    found = [(one, words) for one in listened.heard if (words := english(one, listened.game.info.title))]
    assert found == []
