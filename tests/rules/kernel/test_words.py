"""Messages that are parsed one by one say what whole files say."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rules.kernel.model import Arg, text, verbatim, who
from rules.kernel.words import FUNCTIONS, LANGUAGES, SAID, Bundle, Words, capital

SOURCE = """
# A comment = is no message
-brand = Brass
  .gender = feminine

plain = One line
spaced  =   One line and what is behind it\x20\x20
signs = [one] *two .three #four "five" -six = seven
short=x
attributed = Named
  .about = With a few words
many =
  Two lines,

  with a gap
told = { $n ->
    [one] one { thing }
   *[other] { NUMBER($n) } { thing }s
}
thing = cog
deep = A { told } of { -brand } and { -brand(case: "x") }
"""
ROOT = Path(__file__).parents[3]


def bundles(lang: str, files: list[Path]) -> tuple[Bundle, FluentBundle]:
    whole = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for file in files:
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Bundle(lang, files), whole


def said(bundle: Bundle | FluentBundle, key: str) -> tuple[str, list[Exception]]:
    value: Any = bundle.get_message(key).value
    assert value is not None
    words, errors = bundle.format_pattern(value, {"n": 2})
    return str(words), errors


@pytest.mark.parametrize("key", ["plain", "spaced", "signs", "short", "attributed", "many", "told", "thing", "deep"])
def test_a_message_says_the_same_whether_or_not_the_rest_was_read(tmp_path: Path, key: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(SOURCE, encoding="utf-8")
    one_by_one, whole = bundles("en", [file])
    words, errors = said(one_by_one, key)
    assert (words, [str(error) for error in errors]) == (said(whole, key)[0], [])


def test_comments_terms_and_parts_of_messages_are_no_messages(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(SOURCE, encoding="utf-8")
    bundle = Bundle("en", [file])
    assert not any(bundle.has_message(key) for key in ("-brand", "brand", "A", "about", "with", "comment", "none"))
    assert Words((bundle,))(text("none")) == "none"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_ours_says_the_same_as_in_the_whole_file(lang: str) -> None:
    folders = [ROOT / "cogs" / "text", *sorted((ROOT / "rules").glob("*/text"))]
    for folder in folders:
        one_by_one, whole = bundles(lang, sorted(folder.glob(f"*{lang}.ftl")))
        keys = [key for key in whole._messages if whole.get_message(key).value is not None]
        assert [key for key in keys if said(one_by_one, key)[0] != said(whole, key)[0]] == []


OPENED = """
sold = { CAPITAL($what) } for { $n }, no { $what }
press = press 1
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [("¿reparar la máquina?", "¿Reparar la máquina?"), ("¡éxito!", "¡Éxito!"), ("<:cog:1> ¿qué?", "<:cog:1> ¿Qué?")],
)
def test_a_mark_that_opens_a_question_or_a_call_stands_before_the_capital_letter(words: str, said: str) -> None:
    assert capital(words) == said


def test_a_part_may_open_a_message_with_a_capital_letter_and_stand_within_it_without(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(OPENED, encoding="utf-8")
    words = Words((Bundle("en", [file]),))
    assert words(text("sold", what=text("press"), n=2)) == "Press 1 for 2, no press 1"
    assert words(text("sold", what="", n=2)) == " for 2, no "
    assert words(text("sold", what=3, n=2)) == "3 for 2, no 3"


NAMED = """
seated = { $who } takes { $what } for { $n }
cog = a cog
"""


def test_what_was_said_once_is_said_anew_to_a_table_with_other_names(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(NAMED, encoding="utf-8")
    words = Words((Bundle("en", [file]),))
    ours, theirs = words.named(("Ann", "Bob").__getitem__), words.named(("Cid", "Dee").__getitem__)
    one = text("seated", who=who(1), what=text("cog"), n=1000)
    assert [each(one) for each in (ours, theirs, ours)] == [
        "Bob takes a cog for 1000",
        "Dee takes a cog for 1000",
        "Bob takes a cog for 1000",
    ]


def test_what_is_remembered_of_what_was_said_stays_bounded(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("told = number { $n }", encoding="utf-8")
    words = Words((Bundle("en", [file]),))
    assert [words(text("told", n=number)) for number in range(SAID + 10)][-1] == f"number {SAID + 9}"
    assert len(words._said) <= SAID


def test_a_guard_has_its_say_on_names_and_on_what_was_typed_but_not_on_labels(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(NAMED, encoding="utf-8")
    words = Words((Bundle("en", [file]),)).named(lambda _: "*Ann*").guarded(lambda name: name.replace("*", "+"))
    said = text("seated", who=who(0), what=verbatim("a *cog*"), n=2)
    assert words(said) == "+Ann+ takes a +cog+ for 2"
    assert words.plain(said) == "*Ann* takes a *cog* for 2"
    assert words.beside(words)(who(0)) == words.named(lambda _: "*Bob*")(who(0)).replace("Bob", "Ann") == "+Ann+"


LINES = """
comes = { $who } comes to { $where }
figure = the saboteur of { $who }
field = field { $number }
"""


def spoken(tmp_path: Path, name: str) -> Words:
    file = tmp_path / "en.ftl"
    file.write_text(LINES, encoding="utf-8")
    return Words((Bundle("en", [file]),)).named(lambda _: name)


@pytest.mark.parametrize(
    ("name", "first", "said"),
    [
        ("Bob", text("figure", who=who(0)), "The saboteur of Bob comes to field 3"),
        ("bell hooks", who(0), "bell hooks comes to field 3"),
        ("bell", [who(0), text("figure", who=who(0))], "bell and the saboteur of bell comes to field 3"),
        ("th", text("figure", who=who(0)), "The saboteur of th comes to field 3"),
        ("Bob", verbatim("éva"), "éva comes to field 3"),
        ("Bob", "3 wood", "3 wood comes to field 3"),
        ("Bob", "", " comes to field 3"),
    ],
)
def test_a_line_begins_with_a_capital_unless_a_name_comes_first(
    tmp_path: Path, name: str, first: Arg, said: str
) -> None:
    words = spoken(tmp_path, name)
    assert words.sentence(text("comes", who=first, where=text("field", number=3))) == said


@pytest.mark.parametrize("long", ["x" * 6_000, verbatim("x" * 6_000), [text("field", number=1)] * 500])
def test_an_argument_too_long_to_be_said_is_cut(tmp_path: Path, long: Arg) -> None:
    said = spoken(tmp_path, "Bob")(text("comes", who=long, where="y"))
    assert said.endswith("… comes to y")
    assert len(said) < 2_500
