"""What newcomers ask, and whether the first answer is right.

`questions/<game>.<language>.jsonl` has a question a line, with the sections any of which answers it. The files can be
given to `python bot.py ask --batch` as they are.
"""

import io
import json
import re
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from host.handbook import BOT, handbook
from host.rulebook.asking import Unanswerable, ask
from host.rulebook.language import language
from rules.kernel import registry

QUESTIONS = Path(__file__).parent / "questions"
FIRST, AMONG = 85, 95
"""Per cent of questions whose answer comes first, and among the first three."""
BESIDE_FIRST, BESIDE_AMONG = 70, 90
"""The same of questions about the bot that are asked at a game's table; some ask of the game as well."""
SETTLED = {"undo": "ruling-undo", "leave": "ruling-leaving", "absent": "ruling-leaving", "time": "ruling-leaving"}
"""Where a game's own book settles what the bot's book tells."""
MISTAKEN = 20
"""Per cent of questions about anything else that are answered all the same; some share too many words with a game."""
NONSENSE = {
    "en": [
        *("who is the president", "my cat is hungry", "best pizza near me", "lorem ipsum dolor", "xyzzy", "asdfgh"),
        *("how tall is mount everest", "where is my homework", "how do i cook pasta", "can you drive a car"),
        *("does santa exist", "how old are you", "is water wet", "who sang that song", "capital of france"),
    ],
    "de": [
        *("wer ist bundeskanzler", "meine katze hat hunger", "wie koche ich nudeln", "erzähl einen witz", "asdfgh"),
        *("wo ist meine hausaufgabe", "ich liebe dich", "wie hoch ist der everest", "wie wird das wetter"),
    ],
    "fr": [
        *("qui est le président", "mon chat a faim", "comment cuire des pâtes", "raconte une blague", "asdfgh"),
        *("où sont mes devoirs", "quel temps fait-il demain", "la capitale de la france"),
    ],
}
BOOKS = [*registry.games(), BOT]
ASKED = [path for path in sorted(QUESTIONS.glob("*.jsonl")) if path.name.split(".")[0] in BOOKS]


def asked(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def answers(path: Path) -> list[list[str]]:
    """Return the ids of the sections that the command finds for each question of a file."""
    out = io.StringIO()
    ask(Namespace(batch=str(path), game=None, question=None, language=None), out)
    return [[result["id"] for result in json.loads(line)["results"]] for line in out.getvalue().splitlines()]


def per_cent(found: list[bool]) -> float:
    return 100 * sum(found) / len(found)


@pytest.mark.parametrize("path", ASKED, ids=lambda path: path.stem)
def test_newcomers_questions_are_answered_by_the_first_section_or_among_three(path: Path) -> None:
    questions, found = asked(path), answers(path)
    assert len(found) == len(questions)
    right = [set(question["right"]) for question in questions]
    assert all(handbook().section(line["game"], line["lang"], id_) for line in questions for id_ in line["right"])
    pairs = list(zip(questions, right, found, strict=True))
    wrong = [(question["q"], ids[:3]) for question, ids_right, ids in pairs if not ids_right.intersection(ids[:1])]
    assert per_cent([not ids_right.isdisjoint(ids[:1]) for _, ids_right, ids in pairs]) >= FIRST, wrong
    assert per_cent([not ids_right.isdisjoint(ids[:3]) for _, ids_right, ids in pairs]) >= AMONG, wrong


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_bot_is_asked_about_at_a_table_of_any_game(lang: str) -> None:
    games = list(handbook().games)
    questions = asked(QUESTIONS / f"{BOT}.{lang}.jsonl")[:: len(games)]
    right = [{*line["right"], *(SETTLED[id_] for id_ in line["right"] if id_ in SETTLED)} for line in questions]
    found = [
        [hit.id for hit in handbook().answer(games[at % len(games)], lang, line["q"], 3).hits]
        for at, line in enumerate(questions)
    ]
    pairs = list(zip(questions, right, found, strict=True))
    wrong = [(line["q"], ids) for line, ids_right, ids in pairs if not ids_right.intersection(ids[:1])]
    assert per_cent([not ids_right.isdisjoint(ids[:1]) for _, ids_right, ids in pairs]) >= BESIDE_FIRST, wrong
    assert per_cent([not ids_right.isdisjoint(ids) for _, ids_right, ids in pairs]) >= BESIDE_AMONG, wrong


@pytest.mark.parametrize(("lang", "questions"), NONSENSE.items())
def test_hardly_a_question_about_something_else_is_answered_as_if_it_were_one(lang: str, questions: list[str]) -> None:
    asked = [(game, question) for game in handbook().titles for question in questions]
    sure = [(game, question) for game, question in asked if handbook().answer(game, lang, question).is_sure]
    assert len(sure) <= MISTAKEN * len(asked) / 100, sure


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_there_are_enough_questions_to_go_by(game: str, lang: str) -> None:
    path = QUESTIONS / f"{game}.{lang}.jsonl"
    if game not in {BOT, *registry.games()} or not path.exists():
        pytest.skip("a game of its own package keeps its questions there")
    assert len({question["q"] for question in asked(path)}) >= 40


@pytest.mark.parametrize("game", BOOKS)
def test_every_way_to_name_a_game_is_understood(game: str) -> None:
    outs = []
    for name in (game, handbook().titles[game].upper()):
        out = io.StringIO()
        ask(Namespace(batch=None, game=name, question="how to play", language="en"), out)
        outs.append(out.getvalue())
    assert outs[0] == outs[1]
    first = json.loads(outs[0])["results"][0]
    section = handbook().section(game, "en", first["id"])
    assert section is not None
    assert first == {"id": section.id, "title": section.title, "text": section.body}


@pytest.mark.parametrize(
    ("game", "question", "complaint"), [("chess", "who begins", "no game 'chess'"), (None, None, "--batch")]
)
def test_what_cannot_be_answered_is_said(game: str | None, question: str | None, complaint: str) -> None:
    with pytest.raises(Unanswerable, match=complaint):
        ask(Namespace(batch=None, game=game, question=question, language=None), io.StringIO())


def test_a_line_that_is_no_question_is_named(tmp_path: Path) -> None:
    file = tmp_path / "asked.jsonl"
    file.write_text('{"game": "bot", "q": "undo"}\n\n{"game": "bot"}\n', encoding="utf-8")
    out = io.StringIO()
    with pytest.raises(Unanswerable, match=r"asked\.jsonl:3"):
        ask(Namespace(batch=str(file), game=None, question=None, language=None), out)
    assert json.loads(out.getvalue())["results"][0]["id"] == "undo"


def test_a_comment_names_a_thing_and_what_is_asked_of_it() -> None:
    speech = language("en")
    assert "how to get coal" in speech.spelt_out("money, {get} coal, fee").split(", ")
    books = [handbook()._books[game, lang] for game in BOOKS for lang in ("en", "de")]
    hidden = " ".join(searched.hidden for book in books for searched in book.searched.values())
    assert set(re.findall(r"{(\w*)}", hidden)) <= language("en").asking.keys() == language("de").asking.keys()
