"""Tells a translator what is there and what is missing: `python -m tests.language fr`.

`python -m tests.language` says how much of each language there is. With a language: what it lacks, what is too long,
what does not parse. `--of nicodemus` looks at one game (or `bot`) alone; `--sheet` writes what is missing as an empty
sheet, with the English text and where it appears; `--about KEY` tells all about one text; `--pseudo` says the English
texts as the made-up language has them.
"""

import argparse
import sys
from collections.abc import Iterator

from fluent.syntax import FluentSerializer, ast

from tests.language.faults import amount, arguments, faults
from tests.language.parts import ON_THE_WAY, Part, languages, parts, shown
from tests.language.pseudo import pseudo
from tests.language.rooms import room_of, said_in


def main() -> int:
    """Print what was asked for; the return code says whether a language has faults."""
    parser = argparse.ArgumentParser(prog="python -m tests.language", description=__doc__)
    parser.add_argument("language", nargs="?")
    parser.add_argument("--of", metavar="GAME")
    parser.add_argument("--about", metavar="KEY")
    parser.add_argument("--sheet", action="store_true")
    parser.add_argument("--pseudo", action="store_true")
    args = parser.parse_args()
    some = [part for part in parts() if args.of in {None, part.owner}]
    if args.pseudo:
        print(*_made_up(some), sep="\n")  # noqa: T201
    elif args.about:
        print(*_all_about(some, args.about), sep="\n")  # noqa: T201
    elif args.language is None:
        print(*_table(some), sep="\n")  # noqa: T201
    elif args.sheet:
        print(*_sheet(some, args.language), sep="\n")  # noqa: T201
    else:
        return _report(some, args.language)
    return 0


def _report(some: list[Part], lang: str) -> int:
    found = [fault for fault in faults(lang) if fault.part in some]
    for part in some:
        there, wanted = amount(part, lang)
        print(f"{there:4} of {wanted:4}  {part.name}: {part.shown(lang)}")  # noqa: T201
    print(*(["", *map(str, found), ""] if found else []), f"{len(found)} faults in {lang}", sep="\n")  # noqa: T201
    return 1 if found else 0


def _table(some: list[Part]) -> Iterator[str]:
    yield "  ".join([f"{'':40}", *(f"{lang:>5}" for lang in languages())])
    for part in some:
        yield "  ".join([f"{part.name:40}", *(_per_cent(part, lang) for lang in languages())])
    yield from (
        f"{lang} is on its way: where it lacks something, the bot says it in English" for lang in sorted(ON_THE_WAY)
    )


def _per_cent(part: Part, lang: str) -> str:
    there, wanted = amount(part, lang)
    return f"{100 * there // wanted:4}%"


# One text, and all that are missing


def _all_about(some: list[Part], key: str) -> Iterator[str]:
    for part in (part for part in some if key in part.entries("en")):
        yield f"{part.name}: {shown(part.file('en'))}"
        yield from (f"  {line}" for line in _context(part, key))
        for lang in languages():
            text = _text(part, key, lang)
            yield f"  {lang}: {text}" if text else f"  {lang} lacks it"


def _context(part: Part, key: str) -> Iterator[str]:
    room, message = room_of(part, key), part.entries("en")[key]
    yield room.where + (f"; at most {room.most} characters" if room.most else "")
    if isinstance(message, ast.Message) and (given := sorted(arguments(message))):
        yield f"given: {' '.join(given)}"
    if isinstance(message, ast.Message) and (modules := said_in(part, key)):
        yield f"said in {', '.join(modules[:3])}"


def _text(part: Part, key: str, lang: str) -> str:
    entry = part.entries(lang).get(key)
    if isinstance(entry, ast.Message):
        return FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    return "" if entry is None else str(entry).strip()


def _sheet(some: list[Part], lang: str) -> Iterator[str]:
    """Yield what a language lacks: messages to be filled in, sections with their English text to be put over."""
    for part in some:
        missing = [key for key in part.entries("en") if key not in part.entries(lang)]
        if missing:
            yield f"### {part.name}: {part.shown(lang)}\n"
        for key in missing:
            yield from (f"# {line}" for line in _context(part, key))
            told = _text(part, key, "en").splitlines()
            yield from (f"# {line}".rstrip() for line in told)
            yield f"{key} =\n" if part.ending == "ftl" else f"{key}\n"


def _made_up(some: list[Part]) -> Iterator[str]:
    for part in some:
        if part.ending in {"ftl", "md"}:
            yield f"### {part.name}\n"
            yield pseudo(part.file("en"))


if __name__ == "__main__":
    sys.exit(main())
