"""A game's rulebook as tests read it."""

import re

from host.handbook import Section, handbook
from rules.kernel import registry
from rules.kernel.words import languages_of

COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
ONLY_SEARCHED = re.compile(r"[^\W\d_]+:")
"""What stands in a comment behind a word with a colon, `also:` in any language, is for searching; before it stand the
rulings that the section gives."""


class Rulebook:
    """The sections of one game, what they cite, and what a search finds among them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.languages = languages_of(game)

    def section(self, lang: str, id_: str) -> Section:
        found = handbook().section(self.game, lang, id_)
        assert found is not None, f"{lang}: there is no section {id_}"
        return found

    def sections(self, lang: str) -> tuple[Section, ...]:
        return handbook().sections(self.game, lang)

    def found(self, lang: str, query: str, most: int = 3) -> list[str]:
        """Return the ids of the first sections that a search finds."""
        return [hit.id for hit in handbook().search(self.game, lang, query, most)]

    def cited(self, lang: str) -> dict[str, list[str]]:
        """Return by section which rulings and clarifications of the dossier it answers."""
        page = (registry.folder(self.game) / "help" / f"{lang}.md").read_text(encoding="utf-8")
        return {part.split(":")[0]: _cited(part) for part in re.split(r"(?m)^#+ ", page)[1:]}

    def answered(self, lang: str) -> set[str]:
        """Return every ruling and clarification that some section answers."""
        return {ruling for cited in self.cited(lang).values() for ruling in cited}


def _cited(section: str) -> list[str]:
    return [ruling for comment in COMMENT.findall(section) for ruling in ONLY_SEARCHED.split(comment)[0].split()]


def numbers(text: str) -> list[int]:
    """Return the numbers in a text, without those that are part of a component's id."""
    return [int(number) for number in re.findall(r"(?<![A-Za-z\d])\d+", text)]
