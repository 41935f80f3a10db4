"""The rulebook as Discord shows it: pages of a section, and the buttons and menus that turn them.

Pages are built from the handbook alone; their components carry game, language and section, so they outlive a restart.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self, TypeAlias, TypeVar, cast

import discord
from discord import ui

from cogs.ui.languages import SECTION, languages
from cogs.ui.surface import Press, View, ask
from cogs.words import own
from host.handbook import BOT, Handbook, Hit, Section, handbook
from rules.kernel.words import clip

Item: TypeAlias = ui.Item[ui.LayoutView]
Button: TypeAlias = ui.Button[ui.LayoutView]
Select: TypeAlias = ui.Select[ui.LayoutView]
T = TypeVar("T")

CHOICE = 100
"""Characters of a suggestion or of a line in a menu."""
CHOICES = 25
LABEL = 80
ROW = 5
TEXT = 3900
"""Characters of all text of a page, a little under what Discord takes."""
LINKS = 10
"""Buttons to other sections on a page, at most."""
ALSO = 4
"""Other hits of a search that a page offers."""
_PAGE = re.compile(r"r:(?P<game>[a-z0-9_]+):(?P<lang>[a-z]{2}):(?P<section>[a-z0-9-]+)")
_CONTENTS = re.compile(r"rc:(?P<game>[a-z0-9_]+):(?P<lang>[a-z]{2}):(?P<part>\d+)")
_GAMES = re.compile(r"rg:(?P<lang>[a-z]{2})")
_ELSEWHERE = re.compile(r"ro:(?P<lang>[a-z]{2})")


OVERVIEW: Final = "how-to-play"
"""Stands for a section: the opening of a rulebook, its goal and its turn on one page."""


class SectionRequest(NamedTuple):
    """A section of a rulebook, to be read in a language."""

    game: str
    lang: str
    section: str


class RuleButton(ui.DynamicItem[Button], template=_PAGE):
    """A button that opens a section of a rulebook."""

    def __init__(self, item: Button, game: str, lang: str, section: str) -> None:
        """Take the drawn button and what its id says."""
        super().__init__(item)
        self.game, self.lang, self.section = game, lang, section

    @classmethod
    def make(cls, game: str, lang: str, section: str, label: str) -> Self:
        """Return a button with that label."""
        return cls(ui.Button(label=clip(label, LABEL), custom_id=f"r:{game}:{lang}:{section}"), game, lang, section)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls(cast("Button", item), match["game"], match["lang"], match["section"])

    async def callback(self, press: Press) -> None:
        """Open the section."""
        await ask(press, SectionRequest(self.game, self.lang, self.section))


class ContentsSelect(ui.DynamicItem[Select], template=_CONTENTS):
    """A menu of sections or chapters of a rulebook."""

    def __init__(self, item: Select, game: str, lang: str) -> None:
        """Take the drawn menu and what its id says."""
        super().__init__(item)
        self.game, self.lang = game, lang

    @classmethod
    def make(cls, game: str, lang: str, part: int, sections: Iterable[Section], here: str, label: str) -> Self:
        """Return a menu of at most 25 sections, the one shown `here` marked; `part` tells a page's menus apart."""
        options = [
            discord.SelectOption(label=clip(section.title, CHOICE), value=section.id, default=section.id == here)
            for section in sections
        ]
        return cls(ui.Select(custom_id=f"rc:{game}:{lang}:{part}", options=options, placeholder=label), game, lang)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), match["game"], match["lang"])

    async def callback(self, press: Press) -> None:
        """Open what was chosen."""
        await ask(press, SectionRequest(self.game, self.lang, self.item.values[0]))


class GamesSelect(ui.DynamicItem[Select], template=_GAMES):
    """A menu of games; opens the rulebook of the one chosen."""

    def __init__(self, item: Select, lang: str) -> None:
        """Take the drawn menu and what its id says."""
        super().__init__(item)
        self.lang = lang

    @classmethod
    def make(cls, book: Handbook, lang: str) -> Self:
        """Return the menu of all games that have rules to read, and of the bot itself."""
        options = [discord.SelectOption(label=clip(title, CHOICE), value=game) for game, title in book.titles.items()]
        placeholder = own(lang).say("rules-games")
        return cls(ui.Select(custom_id=f"rg:{lang}", options=options[:CHOICES], placeholder=placeholder), lang)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), match["lang"])

    async def callback(self, press: Press) -> None:
        """Open the rulebook."""
        game = self.item.values[0]
        section = first_section(handbook(), game, self.lang)
        await ask(press, SectionRequest(game, self.lang, section))


class ElsewhereSelect(ui.DynamicItem[Select], template=_ELSEWHERE):
    """A menu of other games in which the same was looked up; opens what was found there."""

    def __init__(self, item: Select, lang: str) -> None:
        """Take the drawn menu and what its id says."""
        super().__init__(item)
        self.lang = lang

    @classmethod
    def make(cls, book: Handbook, lang: str, hits: Sequence[Hit], label: str = "rules-other") -> Self:
        """Return the menu of these hits, one a game; its label is that message."""
        options = [
            discord.SelectOption(
                label=clip(book.titles[hit.game], CHOICE),
                description=clip(hit.title, CHOICE),
                value=clip(f"{hit.game}:{hit.id}", CHOICE),
            )
            for hit in hits[:CHOICES]
        ]
        return cls(ui.Select(custom_id=f"ro:{lang}", options=options, placeholder=own(lang).say(label)), lang)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), match["lang"])

    async def callback(self, press: Press) -> None:
        """Open the section that was found in the game chosen."""
        game, _, section = self.item.values[0].partition(":")
        await ask(press, SectionRequest(game, self.lang, section))


ITEMS: Final = (RuleButton, ContentsSelect, GamesSelect, ElsewhereSelect)


def section_page(
    book: Handbook,
    game: str,
    lang: str,
    section: Section,
    *,
    note: str = "",
    also: Sequence[Hit] = (),
    elsewhere: Sequence[Hit] = (),
) -> View:
    """Return the page of a section: its text, its links, other hits, those in other games, and the contents.

    Where the book is in English only, the page says so.
    """
    words = own(lang)
    if not book.speaks(game, lang):
        note = "\n".join([*([note] if note else []), f"-# {words.say('rules-only-english')}"])
    chapter = book.section(game, lang, section.chapter) or section
    footer = words.say("rules-footer", {"game": book.titles[game], "chapter": chapter.title})
    told = f"{section.body}\n\n{languages(lang)}" if (game, section.id) == (BOT, SECTION) else section.body
    text = f"### {section.title}\n{told}\n-# {footer}"
    view = View(timeout=None)
    if note:
        view.add_item(ui.TextDisplay(note))
    linked = [book.section(game, lang, link) for link in section.links if link != section.id][:LINKS]
    buttons = [RuleButton.make(game, lang, link.id, link.title) for link in linked if link]
    rows = [ui.ActionRow(*cast("Sequence[Item]", some)) for some in parts(buttons, ROW)]
    view.add_item(ui.Container(ui.TextDisplay(clip(text, TEXT - len(note))), *rows))
    shown = {section.id, *section.links}
    others = [hit for hit in also if hit.game != game or hit.id not in shown][:ALSO]
    for item in (*_others(book, game, lang, others), *_elsewhere(book, lang, elsewhere)):
        view.add_item(item)
    for menu in _menus(book, game, lang, section, chapter):
        view.add_item(ui.ActionRow(menu))
    return view


def overview_page(book: Handbook, game: str, lang: str) -> View | None:
    """Return a page that tells how a game is played, to begin with; None of a game without a rulebook."""
    told = book.overview(game, lang)
    if not told:
        return None
    first, *rest = told
    texts = [first.body, *(f"### {section.title}\n{section.body}" for section in rest)]
    title = own(lang).say("rules-how", {"game": book.titles[game]})
    shown = {section.id for section in told}
    links = dict.fromkeys(link for section in told for link in section.links if link not in shown)
    return section_page(book, game, lang, Section(first.id, title, "\n".join(texts), tuple(links), first.id))


def _others(book: Handbook, game: str, lang: str, hits: Sequence[Hit]) -> Iterator[Item]:
    """Yield the buttons to a search's other hits."""
    if hits:
        buttons = [RuleButton.make(hit.game, lang, hit.id, hit_label(book, hit, game)) for hit in hits]
        yield ui.TextDisplay(f"-# {own(lang).say('rules-also')}")
        yield ui.ActionRow(*cast("Sequence[Item]", buttons))


def _elsewhere(book: Handbook, lang: str, hits: Sequence[Hit]) -> Iterator[Item]:
    """Yield the menu of what was found in other games."""
    if hits:
        yield ui.ActionRow(cast("Item", ElsewhereSelect.make(book, lang, hits)))


def _menus(book: Handbook, game: str, lang: str, section: Section, chapter: Section) -> Iterator[ContentsSelect]:
    """Yield the menus below a page: the sections of its chapter, then the chapters."""
    words = own(lang)
    inside = [other for other in book.sections(game, lang) if other.chapter == chapter.id != other.id]
    more = clip(words.say("rules-more", {"chapter": chapter.title}), CHOICE)
    menus = list(parts(inside, CHOICES))
    for part, some in enumerate(menus, start=1):
        title = f"{more} · {part}/{len(menus)}" if len(menus) > 1 else more
        yield ContentsSelect.make(game, lang, part, some, section.id, title)
    yield ContentsSelect.make(
        game, lang, 0, book.chapters(game, lang)[:CHOICES], chapter.id, words.say("rules-chapters")
    )


def games_page(book: Handbook, lang: str, text: str) -> View:
    """Return a page with that text and the menu of games."""
    view = View(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(clip(text, TEXT))))
    if book.games:
        view.add_item(ui.ActionRow(GamesSelect.make(book, lang)))
    return view


def help_page(book: Handbook, lang: str, groups: Iterable[str], learn: str = "") -> View:
    """Return the page of /help, with these groups of commands; `learn` is the command for whoever is new."""
    first = [own(lang).say("new-here", {"learn": learn})] if learn else []
    view = games_page(book, lang, "\n".join([*first, own(lang).say("help-about"), *groups]))
    if book.games:
        ways = [Hit(game, OVERVIEW, own(lang).say("ui-how"), "") for game in book.games]
        view.add_item(ui.ActionRow(ElsewhereSelect.make(book, lang, ways, "help-how")))
    return view


def hit_label(book: Handbook, hit: Hit, game: str | None) -> str:
    """Return a hit's title, with its game's unless that is the one meant anyway."""
    return hit.title if hit.game == game else f"{hit.title} · {book.titles[hit.game]}"


def first_section(book: Handbook, game: str, lang: str) -> str:
    """Return the id of a rulebook's first chapter behind how to play, or nothing if there is no such game."""
    return next((chapter.id for chapter in book.chapters(game, lang) if chapter.id != OVERVIEW), "")


def is_private_page(message: discord.Message | None) -> bool:
    """Say whether that is a page only its reader sees; a hand with a rule button on it must not be turned over."""
    if message is None or not message.flags.ephemeral:
        return False
    ids = (str(getattr(item, "custom_id", "")) for item in View.from_message(message).walk_children())
    return any(_CONTENTS.fullmatch(id_) or _GAMES.fullmatch(id_) for id_ in ids)


def parts(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Yield the items in parts of at most that size."""
    return (items[start : start + size] for start in range(0, len(items), size))
