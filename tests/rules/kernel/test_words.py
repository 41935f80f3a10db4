"""Messages that are parsed one by one say what whole files say."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rules.kernel.model import text, who
from rules.kernel.words import LANGUAGES, SAID, Bundle, Words

SOURCE = """
# A comment = is no message
-brand = Brass
  .gender = feminine

plain = One line
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
    whole = FluentBundle([lang], use_isolating=False)
    for file in files:
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Bundle(lang, files), whole


def said(bundle: FluentBundle, key: str) -> tuple[str, list[Exception]]:
    value = bundle.get_message(key).value
    assert value is not None
    words, errors = bundle.format_pattern(value, {"n": 2})
    return str(words), errors


@pytest.mark.parametrize("key", ["plain", "attributed", "many", "told", "thing", "deep"])
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
