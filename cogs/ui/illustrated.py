"""The pages of the rulebook that are pictures, as messages."""

from typing import Any, Final

from discord import ui

from cogs.ui.panels import ACCENT, Item, Message, gallery, message
from cogs.ui.rulebook import CHOICES, OVERVIEW, ContentsSelect, ElsewhereSelect, RuleButton, first_section
from cogs.ui.surface import View
from cogs.ui.teaching import LEGEND, has_guide, has_legend, legend_id
from cogs.words import own
from host.handbook import Handbook, Hit, Section
from render.kit.picture import Picture
from render.kit.symbols import title_of
from render.registry import pictures
from rules.kernel.registry import find
from rules.kernel.words import clip, of_game

TEXT: Final = 3000
"""Characters of what is told below the pictures."""


def legend_message(book: Handbook, game: str, lang: str, page: int, picture: Picture) -> Message:
    """Return a page of a game's symbols, with a menu of all pages."""
    words, legend = own(lang), pictures(game).legend
    named = legend.words(lang, of_game(game, lang))
    pages = [
        Section(legend_id(number), title_of(one, named), "", (), LEGEND) for number, one in enumerate(legend.pages)
    ]
    menu = ContentsSelect.make(game, lang, 0, pages, legend_id(page), words.say("rules-symbols-pages"))
    items: list[Item] = [gallery(picture), ui.ActionRow[Any](menu)]
    return message([*items, *_leads_on(book, game, lang)], ACCENT, [picture])


def guide_message(book: Handbook, game: str, lang: str, shown: list[Picture], note: str = "") -> Message:
    """Return how a game is played: its pictures one below the other, a few words, and where to read on.

    The note says before all that why it is shown.
    """
    words = own(lang)
    head = "\n".join(filter(None, [note, f"### {words.say('rules-how', {'game': find(game).info.title})}"]))
    told = _told(book, game, lang)
    items: list[Item] = [ui.TextDisplay(head), *map(gallery, shown), *([ui.TextDisplay(told)] if told else [])]
    rest = [*_further(game, lang), *_contents(book, game, lang)]
    return message([*items, *rest], ACCENT, shown)


def _told(book: Handbook, game: str, lang: str) -> str:
    """Return what the rulebook tells for a first game, else what it opens with."""
    section = book.section(game, lang, OVERVIEW)
    told = [section] if section else book.overview(game, lang)[:1]
    return clip("\n".join(one.body for one in told), TEXT)


def _further(game: str, lang: str) -> list[Item]:
    """Return the button that leads on from what teaches: to the symbols."""
    if not has_legend(game):
        return []
    return [ui.ActionRow[Any](RuleButton.make(game, lang, LEGEND, own(lang).say("ui-symbols")))]


def _contents(book: Handbook, game: str, lang: str) -> list[Item]:
    """Return the menu of the rulebook's chapters, if there is a rulebook."""
    chapters = book.chapters(game, lang)[:CHOICES]
    if not chapters:
        return []
    return [ui.ActionRow[Any](ContentsSelect.make(game, lang, 1, chapters, "", own(lang).say("rules-chapters")))]


def _leads_on(book: Handbook, game: str, lang: str) -> list[Item]:
    """Return the buttons that lead on from symbols: to how the game is played, and into the rulebook."""
    words, buttons = own(lang), []
    if has_guide(game):
        buttons.append(RuleButton.make(game, lang, OVERVIEW, words.say("ui-how")))
    if start := first_section(book, game, lang):
        buttons.append(RuleButton.make(game, lang, start, words.say("ui-rulebook")))
    return [ui.ActionRow[Any](*buttons)] if buttons else []


def which_game(book: Handbook, lang: str, section: str) -> View:
    """Return a page that asks of which game the pictures are to be shown."""
    words = own(lang)
    title = words.say("ui-symbols" if section == LEGEND else "ui-how")
    hits = [Hit(game, section, title, "") for game in book.games if section != LEGEND or has_legend(game)]
    view = View(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(words.say("rules-which-pictures")), accent_colour=ACCENT))
    view.add_item(ui.ActionRow[Any](ElsewhereSelect.make(book, lang, hits)))
    return view
