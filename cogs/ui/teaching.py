"""Which pages of the rulebook are pictures: a game's symbols, and how it is played in two minutes.

They are asked for like sections, by ids that no section has, so every button and menu of the rulebook leads there too.
"""

import re
from functools import cache
from typing import Final

from cogs.ui.rulebook import OVERVIEW, RuleButton
from cogs.words import own
from host.handbook import handbook
from render.registry import pictures
from rules.kernel.verbatim import same
from rules.kernel.words import LANGUAGES

LEGEND: Final = "legend"
"""Stands for a section: the first page of a game's symbols. Further ones are legend-2, legend-3 and so on."""
_PAGE: Final = re.compile(rf"{LEGEND}(?:-(\d{{1,2}}))?")


def page_of(section: str) -> int | None:
    """Return which page of symbols an id stands for, from 0; None for any other section."""
    match = _PAGE.fullmatch(section)
    return None if match is None else max(int(match[1] or 1), 1) - 1


def legend_id(page: int) -> str:
    """Return the id of a page of symbols, counted from 0."""
    return f"{LEGEND}-{page + 1}"


def has_legend(game: str) -> bool:
    """Say whether a game's symbols can be shown."""
    return pages_of(game) > 0


def has_guide(game: str) -> bool:
    """Say whether a game has pictures that teach how it is played."""
    try:
        return bool(pictures(game).guide.scenes)
    except LookupError:
        return False


def is_illustrated(game: str, section: str) -> bool:
    """Say whether a section of a game is a page of pictures."""
    page = page_of(section)
    return page < pages_of(game) if page is not None else section == OVERVIEW and has_guide(game)


def meant_by(query: str) -> str | None:
    """Return the pictures that somebody asks for in any of our languages, as a section's id; None for a question."""
    for section, key in ((LEGEND, "rules-words-symbols"), (OVERVIEW, "rules-words-how")):
        if any(same(query, word) for lang in LANGUAGES for word in own(lang).say(key).split(",")):
            return section
    return None


@cache
def pages_of(game: str) -> int:
    """Return how many pages of symbols a game has; each panel asks for that."""
    try:
        return len(pictures(game).legend.pages)
    except LookupError:
        return 0


def teaching_buttons(game: str, lang: str) -> list[RuleButton]:
    """Return the buttons that show how a game is played, and its symbols."""
    words, made = own(lang), []
    if game in handbook().games or has_guide(game):
        made.append(RuleButton.make(game, lang, OVERVIEW, words.say("ui-how")))
    if has_legend(game):
        made.append(RuleButton.make(game, lang, LEGEND, words.say("ui-symbols")))
    return made
