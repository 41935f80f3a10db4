"""Help files: Markdown that is read into sections, with links, words that are only searched, and decisions.

`# id: Title` opens a chapter, `## id: Title` a section of it; ids are the same in every language.
`[[id]]` links to a section and shows its title, `[[id|words]]` shows the words. A comment is searched but never shown.
The English file may open with `<!-- decisions: KEY=id, ... -->`: which section explains which decision.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

_HEADING = re.compile(r"^(#+)(.*)$", re.MULTILINE)
_NAMED = re.compile(r" *([a-z0-9-]+): (\S.*)")
_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
_LINK = re.compile(r"\[\[([^\]|]*)(?:\|([^\]]*))?\]\]")
_DECISIONS = "decisions:"


class HandbookError(Exception):
    """A help file is malformed; the message names file and line."""


class Section(NamedTuple):
    """A piece of a rulebook: Markdown with links in words, and the ids linked to in order of mention.

    `chapter` is the id of the chapter it stands in; a chapter itself is a section whose chapter is its own id.
    """

    id: str
    title: str
    body: str
    links: tuple[str, ...]
    chapter: str


class Searched(NamedTuple):
    """What of a section is only for the search: the words of its comments, and its text without what links say."""

    hidden: str
    text: str


class Book(NamedTuple):
    """One help file: sections by id in order, what of them is searched by id, sections by decision."""

    sections: dict[str, Section]
    searched: dict[str, Searched]
    decisions: dict[str, str]


class _Reader:
    """Reads one help file; knows lines, to complain about them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")

    def error(self, place: int, complaint: str) -> HandbookError:
        """Return an error about the line of a place in the text."""
        line = self.text.count("\n", 0, place) + 1
        return HandbookError(f"{self.path}:{line}: {complaint}")

    def book(self) -> Book:
        """Return the file's contents."""
        headings = list(_HEADING.finditer(self.text))
        first = headings[0].start() if headings else len(self.text)
        if not headings or _shown(self.text[:first]):
            raise self.error(0, "only a comment may stand before the first chapter, `# id: Title`")
        raw, hidden = self._raw(headings)
        titles = {section.id: section.title for section in raw.values()}
        sections = {section.id: self._linked(section, place, titles) for place, section in raw.items()}
        searched = {
            section.id: Searched(hidden[section.id], _LINK.sub(" ", _shown(section.body))) for section in raw.values()
        }
        return Book(sections, searched, self._decisions(first, titles))

    def _raw(self, headings: list[re.Match[str]]) -> tuple[dict[int, Section], dict[str, str]]:
        """Return the sections by the place of their body, comments cut out, and the comments by id."""
        raw: dict[int, Section] = {}
        hidden: dict[str, str] = {}
        chapter = ""
        ends = [heading.start() for heading in headings[1:]] + [len(self.text)]
        for heading, end in zip(headings, ends, strict=True):
            id_, title = self._name(heading, hidden, chapter)
            chapter = id_ if heading[1] == "#" else chapter
            body = self.text[heading.end() : end]
            hidden[id_] = " ".join(_COMMENT.findall(body))
            if not _shown(body):
                raise self.error(heading.start(), f"section {id_!r} says nothing")
            if "<!--" in _shown(body):
                raise self.error(heading.end() + body.rindex("<!--"), "the comment does not end in its section")
            raw[heading.end()] = Section(id_, title, body, (), chapter)
        return raw, hidden

    def _name(self, heading: re.Match[str], known: Mapping[str, str], chapter: str) -> tuple[str, str]:
        name = _NAMED.fullmatch(heading[2].rstrip())
        if len(heading[1]) > 2 or not name:
            raise self.error(heading.start(), "a heading is `# id: Title` or `## id: Title`, the id of a-z, 0-9 and -")
        if name[1] in known:
            raise self.error(heading.start(), f"there are two sections {name[1]!r}")
        if len(heading[1]) == 2 and not chapter:
            raise self.error(heading.start(), "a section stands in a chapter, `# id: Title`")
        return name[1], name[2]

    def _linked(self, section: Section, place: int, titles: Mapping[str, str]) -> Section:
        """Return the section with its links in words."""
        links = []
        for link in _LINK.finditer(section.body):
            if link[1] not in titles:
                raise self.error(place + link.start(), f"there is no section {link[1]!r} to link to")
            links.append(link[1])
        body = _LINK.sub(lambda link: f"*{link[2] or titles[link[1]]}*", _shown(section.body))
        return section._replace(body=body, links=tuple(dict.fromkeys(links)))

    def _decisions(self, first: int, titles: Mapping[str, str]) -> dict[str, str]:
        comment = _COMMENT.search(self.text, 0, first)
        if not comment or not comment[1].strip().startswith(_DECISIONS):
            return {}
        table: dict[str, str] = {}
        for pair in comment[1].strip().removeprefix(_DECISIONS).split(","):
            key, _, id_ = (part.strip() for part in pair.partition("="))
            if not key or id_ not in titles:
                place = comment.start() + comment[0].index(pair) + len(pair) - len(pair.lstrip())
                raise self.error(place, f"{pair.strip()!r} is no `KEY=id` of a decision and a section")
            table[key] = id_
        return table


def read(path: Path) -> Book:
    """Return what a help file holds.

    Raises:
        HandbookError: The file is malformed.
    """
    return _Reader(path).book()


def _shown(body: str) -> str:
    return _COMMENT.sub("", body).strip()
