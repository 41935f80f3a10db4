"""Lessons as files: what is wrong with one is told by its step, and where a learner is follows from the answers."""

from pathlib import Path

import pytest

from rules.kernel import lesson
from rules.kernel.errors import BadLessonError
from rules.kernel.lesson import Reply, Script, Step, narrowed, next_replies, whereabouts
from rules.kernel.model import Answer, Barred, Decision, Option, Text

PAGE, ASK, LAST = Step("hello"), Step("turn", "TURN", ("play", "pass")), Step("bye")
SCRIPT = Script(1, 3, (PAGE, ASK, Step("more"), Step("again", "TURN", ("play",)), LAST), (Reply("TURN", ("x",)),))
MINE, THEIRS = Answer(0, "TURN", ("play",)), Answer(1, "TURN", ("x",))
TOML = 'seed = 1\nseats = 2\n[[step]]\nkey = "hello"\n'


@pytest.mark.parametrize(
    ("given", "turned", "step"),
    [
        ([], 0, "hello"),
        ([], 1, "turn"),
        ([MINE], 1, "more"),
        ([MINE, THEIRS], 3, "again"),
        ([Answer(0, "TURN", ("pass",))], 9, "again"),
        ([MINE, THEIRS, MINE], 0, "bye"),
        ([MINE, THEIRS, Answer(2, "TURN", ("y",))], 0, "more"),
    ],
)
def test_the_step_follows_from_the_answers_and_the_pages_turned(given: list[Answer], turned: int, step: str) -> None:
    number = whereabouts(SCRIPT, given, turned)
    assert number is not None
    assert SCRIPT.step[number].key == step


def test_after_the_last_step_there_is_none() -> None:
    assert whereabouts(SCRIPT, [MINE, THEIRS, MINE], 5) == len(SCRIPT.step)


@pytest.mark.parametrize(
    "other", [Answer(0, "TURN", ("run",)), Answer(0, "DRAW", ("play",)), Answer(1, "TURN", ("y",))]
)
def test_an_answer_of_ones_own_leaves_the_script(other: Answer) -> None:
    assert whereabouts(SCRIPT, [other]) is None
    assert next_replies(SCRIPT, [other], 1) == ()


def test_the_others_answer_each_reply_once() -> None:
    assert next_replies(SCRIPT, [MINE], 1) == (THEIRS,)
    assert next_replies(SCRIPT, [MINE, THEIRS], 1) == ()


def test_a_step_leaves_its_picks_and_wants_all_of_several() -> None:
    options = tuple(Option(id_, Text("t")) for id_ in "abcd")
    one = Decision(0, "ONE", Text("t"), options, barred=(Barred("e", Text("t"), Text("r")),))
    left = narrowed(one, Step("s", "ONE", ("d", "b")))
    assert ([option.id for option in left.options], left.low, left.high, left.barred) == (["b", "d"], 1, 1, ())
    some = Decision(0, "SOME", Text("t"), options, low=0, high=3)
    left = narrowed(some, Step("s", "SOME", ("d", "b")))
    assert ([option.id for option in left.options], left.low, left.high) == (["b", "d"], 2, 2)
    left = narrowed(some, Step("s", "SOME"))
    assert (left.options, left.low, left.high) == ((), 0, 0)


@pytest.mark.parametrize(
    ("script", "told", "fault"),
    [
        ("seed =", "## hello\nHi.", "script.toml"),
        (TOML + "colour = 3\n", "## hello\nHi.", "colour"),
        (TOML + '[[step]]\nkey = "hello"\n', "## hello\nHi.", "'hello' occurs twice"),
        (TOML + 'picks = ["a"]\n', "## hello\nHi.", "'hello' picks and asks nothing"),
        (TOML + 'asks = "A"\nshows = "table"\n', "## hello\nHi.", "'hello' asks and shows the table"),
        (TOML + '[[reply]]\nseat = 2\nasks = "A"\npicks = []\n', "## hello\nHi.", "seat 2"),
        (TOML, "## hi\nHi.", "says nothing at 'hello'"),
        (TOML, "## hello\nHi.\n## hi\nHi.", "'hi', which is no step"),
        (TOML, "## hello\nHi.\n## hello\nHi.", "twice hello"),
        (TOML + "".join(f'[[step]]\nkey = "s{n}"\n' for n in range(40)), "## hello\nHi.", "41 presses"),
    ],
)
def test_a_lesson_that_is_wrong_says_where(tmp_path: Path, script: str, told: str, fault: str) -> None:
    (tmp_path / "script.toml").write_text(script)
    (tmp_path / "en.md").write_text(told)
    with pytest.raises(BadLessonError, match=fault):
        lesson._read(tmp_path)


def test_paragraphs_are_lines_and_what_stands_above_is_not_told(tmp_path: Path) -> None:
    (tmp_path / "script.toml").write_text(TOML)
    (tmp_path / "en.md").write_text(
        "# For writers\n\n## hello\nOne \ntwo\N{NO-BREAK SPACE}!\n\nThree.\n", encoding="utf-8"
    )
    found = lesson._read(tmp_path)
    assert found is not None
    assert found.sentence("hello", "fr") == "One two\N{NO-BREAK SPACE}!\nThree."


def test_without_english_there_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "script.toml").write_text(TOML)
    with pytest.raises(BadLessonError, match=r"no en\.md"):
        lesson._read(tmp_path)
