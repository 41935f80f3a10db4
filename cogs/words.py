"""The bot's own words: every Fluent file in `text`, and command names and descriptions in each language."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import discord
from discord import app_commands
from discord.utils import escape_mentions

from host.model import Player, Table
from rules.kernel.model import Arg, Seat, Text, verbatim
from rules.kernel.verbatim import isolated, one_line
from rules.kernel.words import LANGUAGES, Words, bundle_of, language, of_game

TEXTS = Path(__file__).parent / "text"
MARKUP: Final = re.compile(r"[\\*_~`|<>#\[\]/]|^[-+]|(?<=\d)\.")
"""What could begin emphasis, a link, a mention, a heading, a quotation or a list."""


def escaped(name: str) -> str:
    """Return a name that reads the same in a message: no emphasis, link, mention, heading or list comes of it."""
    return escape_mentions(MARKUP.sub(r"\\\g<0>", name))


@cache
def own(lang: str) -> Words:
    """Return the bot's words in a language, with English behind it; names in them are written for messages."""
    order = dict.fromkeys((lang, "en"))
    return Words(tuple(bundle_of(code, *sorted(TEXTS.glob(f"*{code}.ftl"))) for code in order)).guarded(escaped)


def say(locale: discord.Locale | str | None, key: str, **args: Arg) -> str:
    """Return one of the bot's messages in the reader's language."""
    return own(language(str(locale) if locale else None)).say(key, args)


def name_of(table: Table, seat: Seat, lang: str) -> str:
    """Return who sits there, as lists and pictures show it; of who has been deleted nothing but the place is left.

    A computer has its level with its name; whom one stands in for has a word that says so.
    """
    name, player = called(table, seat, lang), _player(table, seat)
    if player is None or not player.computer or not player.is_computer:
        return name
    words = own(lang).plain
    return words.say("computer-called", {"name": verbatim(name), "level": words.say(f"level-{player.computer}")})


def called(table: Table, seat: Seat, lang: str) -> str:
    """Return who sits there, as a sentence says it: of a computer the name alone."""
    name = table.name(seat)
    if not name:
        return own(lang).say("former-player")
    shown, player = isolated(one_line(name)) or str(seat + 1), _player(table, seat)
    if player is None or player.is_computer or not player.computer:
        return shown
    return own(lang).plain.say("computer-stands-in", {"name": verbatim(shown)})


def _player(table: Table, seat: Seat) -> Player | None:
    return next((player for player in table.players if player.seat == seat), None)


def names_of(table: Table, lang: str) -> tuple[str, ...]:
    """Return the names of all players in the order of their seats."""
    return tuple(name_of(table, player.seat, lang) for player in table.players)


def names(table: Table, seats: Iterable[Seat], locale: discord.Locale | str | None) -> list[Text]:
    """Return who sits on those seats, as an argument of a message."""
    lang = language(str(locale) if locale else None)
    return [verbatim(name_of(table, seat, lang)) for seat in seats]


@cache
def both(game: str, lang: str) -> Words:
    """Return a game's words with the bot's own behind them; names in them are written for messages."""
    return of_game(game, lang).beside(own(lang)).guarded(escaped)


def named(key: str, game: str | None = None) -> app_commands.locale_str:
    """Return the name of a command or parameter, `<key>-name`, in English with what finds the other languages."""
    return _command_text(f"{key}-name", game)


def about(key: str, game: str | None = None) -> app_commands.locale_str:
    """Return the description of a command or parameter, `<key>-description`."""
    return _command_text(f"{key}-description", game)


def _command_text(key: str, game: str | None) -> app_commands.locale_str:
    words = both(game, "en") if game else own("en")
    return app_commands.locale_str(words.say(key), key=key, game=game)


_OTHER_LANGUAGES: Final = {
    locale: lang
    for locale in discord.Locale
    if (lang := language(locale.value)) != "en" and locale.value.split("-")[0] in LANGUAGES
}
"""Those of Discord's locales in which we say more than in English."""


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language we have.

    A `locale_str` carries the id of its message as `key`, and of the game whose words it is from as `game`.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  the library's signature
    ) -> str | None:
        """Return the string in that language, or None where we have no other words for it."""
        lang = _OTHER_LANGUAGES.get(locale)  # asked first: some twenty thousand times at each start the answer is None
        if lang is None or (key := string.extras.get("key")) is None:
            return None
        game = string.extras.get("game")
        words = both(game, lang) if game else own(lang)
        # A game without that language keeps its English names, which Discord shows to everybody anyway.
        return words.say(key) if words.language_of(key) == lang else None
