"""The bot's hello: three buttons, and what each shows first; their ids say all, so they work for good."""

import re
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Self, cast

import discord
from discord import ui

from cogs.ui.panels import ACCENT, Message, message, plain
from cogs.ui.rulebook import CHOICE, CHOICES, OVERVIEW, ElsewhereSelect
from cogs.ui.surface import Press, ask
from cogs.ui.teaching import has_guide
from cogs.words import both, own
from host.handbook import Handbook, Hit
from render.kit.banner import players
from rules.kernel.registry import find, games
from rules.kernel.words import Words, clip

Button = ui.Button[ui.LayoutView]
Select = ui.Select[ui.LayoutView]
Wish = Literal["alone", "open", "games"]
ABOUT: Final = "about-game"
"""The game's message that says in one sentence what it is about."""
WISHES: Final[tuple[tuple[Wish, str, discord.ButtonStyle], ...]] = (
    ("alone", "ui-try-alone", discord.ButtonStyle.success),
    ("open", "ui-open-table", discord.ButtonStyle.primary),
    ("games", "ui-what-games", discord.ButtonStyle.secondary),
)
_BUTTON: Final = re.compile(r"hi:(?P<wish>alone|open|games)")
_MENU: Final = re.compile(r"hg:(?P<wish>alone|open)")


class Hello(NamedTuple):
    """What somebody who meets the bot would like."""

    wish: Wish


class WithGame(NamedTuple):
    """The same, with the game that they chose."""

    wish: Wish
    game: str


class HelloButton(ui.DynamicItem[Button], template=_BUTTON):
    """A button of the hello."""

    def __init__(self, item: Button, wish: Wish) -> None:
        """Take the drawn button and what it is for."""
        super().__init__(item)
        self.wish = wish

    @classmethod
    def make(cls, wish: Wish, label: str, style: discord.ButtonStyle) -> Self:
        """Return a button."""
        return cls(ui.Button(custom_id=f"hi:{wish}", label=label, style=style), wish)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls(cast("Button", item), cast("Wish", match["wish"]))

    async def callback(self, press: Press) -> None:
        """Show what was wished for."""
        await ask(press, Hello(self.wish))


class WithGameSelect(ui.DynamicItem[Select], template=_MENU):
    """A menu of games for what somebody would like to do."""

    def __init__(self, item: Select, wish: Wish) -> None:
        """Take the drawn menu and what it is for."""
        super().__init__(item)
        self.wish = wish

    @classmethod
    def make(cls, wish: Wish, offered: Sequence[str], lang: str) -> Self:
        """Return the menu of these games, each with what it is about."""
        options = [
            discord.SelectOption(label=clip(find(key).info.title, CHOICE), value=key, description=_short(key, lang))
            for key in offered[:CHOICES]
        ]
        placeholder = own(lang).say("hello-choose")
        return cls(ui.Select(custom_id=f"hg:{wish}", options=options, placeholder=placeholder), wish)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), cast("Wish", match["wish"]))

    async def callback(self, press: Press) -> None:
        """Do it with the game that was chosen."""
        await ask(press, WithGame(self.wish, self.item.values[0] if self.item.values else ""))


def hello(lang: str) -> Message:
    """Return what the bot says when it comes to a server."""
    words = own(lang)
    buttons = [HelloButton.make(wish, words.say(label), style) for wish, label, style in WISHES]
    return message([ui.TextDisplay(words.say("hello")), ui.ActionRow[Any](*buttons)], ACCENT)


def which_game(wish: Wish, offered: Sequence[str], lang: str) -> Message:
    """Return a question for the game, and the games there are."""
    words = own(lang)
    menu = WithGameSelect.make(wish, offered, lang)
    return message([ui.TextDisplay(words.say(f"hello-which-{wish}")), ui.ActionRow[Any](menu)], ACCENT)


def what_games(book: Handbook, lang: str) -> Message:
    """Return all games, each in a sentence, with a menu of how they are played and the ways to begin one."""
    words = own(lang)
    told = "\n".join([words.say("hello-games"), *(_told(key, words) for key in games())])
    ways = [Hit(key, OVERVIEW, words.say("ui-how"), "") for key in book.games if has_guide(key)]
    buttons = [HelloButton.make(wish, words.say(label), style) for wish, label, style in WISHES if wish != "games"]
    menus = [ui.ActionRow[Any](ElsewhereSelect.make(book, lang, ways, "help-how"))] if ways else []
    return message([ui.TextDisplay(told), *menus, ui.ActionRow[Any](*buttons)], ACCENT)


def _told(key: str, words: Words) -> str:
    """Return a game in a few lines: for how many, how long, and what it is about."""
    info, about = find(key).info, both(key, words.lang)
    most, minutes = info.seats[-1], info.minutes
    head = words.say("hello-game", {"title": info.title, "players": players(info), "most": most, "minutes": minutes})
    return "\n".join([head, *([about.say(ABOUT)] if about.has(ABOUT) else [])])


def _short(key: str, lang: str) -> str | None:
    """Return what a game is about in as many whole words as a menu has room for."""
    about = both(key, lang).plain
    told = about.say(ABOUT) if about.has(ABOUT) else ""
    if len(told) > CHOICE:
        room = told[: CHOICE - 1]
        told = (room.rpartition(" ")[0] or room).rstrip(",;:") + "…"
    return told or None


def begun_elsewhere(title: str, address: str, lang: str) -> Message:
    """Return the line that leads from where somebody asked for a game to the direct message in which it is."""
    words = own(lang)
    way = ui.ActionRow[Any](ui.Button(label=words.say("ui-go-there"), url=address))
    return plain(words.say("begun-elsewhere", {"title": title}), way)
