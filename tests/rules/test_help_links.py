"""Links in the rulebooks read as part of their sentence: a title in lists and behind "see", words of their own else."""

import re
from pathlib import Path

import pytest

from rules.kernel import registry
from rules.kernel.words import languages_of

SPOKEN = [(game, lang) for game in registry.games() for lang in languages_of(game)]
LINK = r"\[\[[^\]]+\]\]"
BARE = r"\[\[[\w-]+\]\]"
RUN = re.compile(rf"{BARE}(?:(?:,? (?:and|or|und|oder|et|ou|[yeou]) |, | – ){LINK})*")
"""Links in a row; in a row of three everybody sees titles."""
OPENS = re.compile(r"(?:^|^(?:[-*]|\d+\.) |[:;(.|>!?/] ?|\b(?:see|siehe|voir|mira) )(?:\*\*)?$", re.IGNORECASE)
CLOSES = re.compile(r"(?:\*\*)?(?:\s?[.;)|,/:]|$)")
NAMED = re.compile(
    r"(machine|assistant|robot|specialist|item|idea|forest|inventor|invention|tile|project|team)-[\w-]+ = "
)
ARTICLE = re.compile(
    r"\b(?:the|your|an?|de[rnms]|die|das|d?eine?[rnms]?|l[ae]s?|el|los|un[ae]?s?|des|du|t[ao]n?) $", re.IGNORECASE
)
SECOND = re.compile(r"(?:The|Your|An?|Der|Die|Das|Ein(?:e)?|Dein(?:e)?|L[ae]s?|El|Los|Un[ae]?s?|Des|T[ao]n?) ")


def text_of(game: str, kind: str, lang: str) -> str:
    suffix = "md" if kind == "help" else "ftl"
    path: Path = registry.folder(game) / kind / f"{lang}.{suffix}"
    return path.read_text(encoding="utf-8")


def titles(page: str) -> dict[str, str]:
    return dict(re.findall(r"^##? ([\w-]+): (.+)$", page, re.MULTILINE))


def names(game: str, lang: str) -> set[str]:
    """Return what components are called; such a name reads well anywhere."""
    lines = text_of(game, "text", lang).splitlines()
    return {line.split(" = ", 1)[1].strip().casefold() for line in lines if NAMED.match(line)}


def is_name(title: str, known: set[str]) -> bool:
    return re.sub(r" \(.*\)$", "", title).casefold() in known


def broken(line: str, titled: dict[str, str], known: set[str]) -> list[str]:
    """Return the links of a line whose titles do not read well where they stand."""
    return [run[0] for run in RUN.finditer(line) if not reads_well(run, line, titled, known)]


def reads_well(run: re.Match[str], line: str, titled: dict[str, str], known: set[str]) -> bool:
    ids = re.findall(r"\[\[([\w-]+)\]\]", run[0])
    before, after = line[: run.start()], line[run.end() :]
    if ARTICLE.search(before) and SECOND.match(titled[ids[0]]):
        return False
    is_list = len(re.findall(LINK, run[0])) >= 3
    stands_apart = OPENS.search(before) and (len(ids) > 1 or CLOSES.match(after))
    return is_list or bool(stands_apart) or all(is_name(titled[id_], known) for id_ in ids)


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_no_link_breaks_its_sentence(game: str, lang: str) -> None:
    page = text_of(game, "help", lang)
    titled, known = titles(page), names(game, lang)
    lines = enumerate(
        re.sub(r"<!--.*?-->", lambda found: "\n" * found[0].count("\n"), page, flags=re.DOTALL).splitlines(), 1
    )
    assert [(number, *wrong) for number, line in lines if (wrong := broken(line, titled, known))] == []


TITLED = {
    "play": "Playing a machine",
    "repair": "Repairing a machine",
    "workshop": "Your workshop",
    "m-1": "The Jug (1)",
}


@pytest.mark.parametrize(
    ("line", "reads"),
    [
        ("Do one of two things: [[play]] a card, or pass.", False),
        ("A machine in the [[workshop]].", False),
        ("A machine in your [[workshop|workshop]].", True),
        ("More about that: [[play]].", True),
        ("You may repair (see [[repair]]).", True),
        ("- [[play]]", True),
        ("[[play]], [[repair]] and [[workshop]] are enough.", True),
        ("It takes [[m-1]] and goes.", True),
        ("It takes the [[m-1]] and goes.", False),
    ],
)
def test_what_reads_well_is_told_from_what_does_not(line: str, reads: bool) -> None:
    assert (broken(line, TITLED, {"the jug"}) == []) is reads
