"""Words as messages show them: with icons where Discord has them, else as words alone."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import discord

from cogs.transport import is_about_emoji
from cogs.words import both
from rules.kernel.words import Words

Markup = Mapping[str, Mapping[str, str]]
"""By game, then by the icon's key; those under no game are every game's."""


class Icons:
    """What icons texts may show just now; there are none until Discord is known to have them."""

    def __init__(self) -> None:
        """Begin without any."""
        self._markup: Markup = {}
        self._words: dict[tuple[str, str], Words] = {}

    def show(self, markup: Markup) -> None:
        """Show these from now on, and no others."""
        if markup != self._markup:
            self._markup, self._words = markup, {}

    def words(self, game: str, lang: str) -> Words:
        """Return a game's words with the bot's own behind them, for the text of messages."""
        known = self._words.get((game, lang))
        if known is None:
            icons = {**self._markup.get("", {}), **self._markup.get(game, {})}
            bare = both(game, lang)
            known = self._words[game, lang] = bare.iconed(icons) if icons else bare
        return known

    @contextmanager
    def doubted(self) -> Iterator[None]:
        """Send a message; if Discord refuses it for an icon that is gone, show none until it was looked again."""
        try:
            yield
        except discord.HTTPException as fault:
            if is_about_emoji(fault):
                self.show({})
            raise
