"""How much there is in each language: everything, or the bot and the games of which every text is translated."""

from functools import cache
from typing import Final

from cogs.words import own
from host.handbook import BOT, Handbook, handbook
from render.registry import pictures
from rules.kernel.lesson import lesson_of
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, Words, load, of_game

SECTION: Final = "language"
"""The section of the bot's own book that tells of languages."""


def languages(lang: str) -> str:
    """Return what languages the bot speaks and how much of each there is, a line each, in the reader's."""
    return "\n".join([own(lang).say("languages-head"), *(f"- {_line(one, lang)}" for one in LANGUAGES)])


def _line(one: str, lang: str) -> str:
    words, name = own(lang), own(one).say("language-name")
    whole = whole_in(one)
    if len(whole) == 1 + len(games()):
        return words.say("languages-all", {"language": name})
    told = [words.say("languages-bot") if key == BOT else find(key).info.title for key in whole]
    return words.say("languages-some", {"language": name, "what": words.listed(told) or words.say("languages-parts")})


@cache
def whole_in(lang: str) -> tuple[str, ...]:
    """Return what is wholly in a language: `bot`, and the keys of games."""
    book = handbook()
    bots = (BOT,) if own(lang).has_all_in(lang) and book.speaks(BOT, lang) else ()
    return (*bots, *(game for game in games() if _is_whole(game, lang, book)))


def _is_whole(game: str, lang: str, book: Handbook) -> bool:
    """Say whether every message of a game and of its pictures, its rulebook and its lesson are in a language."""
    drawn, lesson = pictures(game), lesson_of(game)
    said: list[Words] = [of_game(game, lang), drawn.labels(lang), load(drawn.guide.folder, lang)]
    said.append(drawn.legend.words(lang, of_game(game, lang)))
    told = lesson is None or lang in lesson.sentences
    return told and book.speaks(game, lang) and all(words.has_all_in(lang) for words in said)
