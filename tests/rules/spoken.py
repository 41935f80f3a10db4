"""Everything a game says: which messages it is made of, how much room it has, whether it is a sentence."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from rules.kernel.model import Arg, Option, Shortcut, Side, Text
from rules.kernel.play import Play
from rules.kernel.words import Bundle, Words

LABEL, CHOICE, HINT, LINE = 80, 100, 100, 400
"""Characters that a button's label, a choice in a menu, the words below it, and a line on a phone have room for."""
VARIANT: Final = re.compile(r"\[(\d+)\]")
"""A number for which a message has a form of its own."""
SINGULAR: Final = frozenset({0, 1})
"""Numbers that may have a form of their own in any language of ours; all others are said alike."""
THING, REASON = 60, 75
"""What cannot be picked, and why, which are one line together."""
FEW = 5
"""So many shortcuts are buttons, and what there is to say about them stands above in lines."""


class Said(NamedTuple):
    """One text as it is said."""

    text: Text
    room: int
    """Characters."""
    sentence: bool
    opens: bool = True
    """Whether it stands by itself and not within a list."""


def said(play: Play[Any, Any], *, with_presses: bool = True) -> Iterator[Said]:
    """Yield everything that is said at this point of a game, and take the lines away that were said since last time.

    There may be dozens of presses beside a question; `with_presses` says whether they are heard too.
    """
    for _, line in play.news.lines:
        yield Said(line.text, LINE, True)
    play.news.lines.clear()
    for decision in play.pending:
        yield Said(decision.prompt, LINE, True)
        shortcuts = play.game.shortcuts(play.state, decision) if with_presses else ()
        yield from _choices(decision.options, HINT)
        yield from _choices(shortcuts, LINE if len(shortcuts) <= FEW else HINT)
        for one in decision.barred:
            yield Said(one.text, THING, False)
            yield Said(one.reason, REASON, False, False)
    if play.over:
        rivals = play.game.rivals(play.state)
        yield from (Said(Text(rival.name), LABEL, False) for rival in rivals)
        sides: list[Side] = [*play.game.standing(play.state), *rivals]
        for score in sides:
            yield from (Said(note, LINE, False) for note in score.notes)
            yield from (Said(Text(key), LABEL, False, False) for key, _ in (*score.breakdown, *score.ties))


def _choices(choices: Sequence[Option | Shortcut], room: int) -> Iterator[Said]:
    for choice in choices:
        is_button = isinstance(choice, Shortcut) or choice.plain
        yield Said(choice.text, LABEL if is_button else CHOICE, False)
        if choice.hint is not None:
            yield Said(choice.hint, room, False)


def keys_of(arg: Arg) -> Iterator[str]:
    """Yield the messages that a text is made of; a seat's name is none."""
    if isinstance(arg, list):
        for part in arg:
            yield from keys_of(part)
    elif isinstance(arg, Text):
        if arg.key != "@seat":
            yield arg.key
        for inner in arg.args.values():
            yield from keys_of(inner)


def variants(spoken: Collection[Words]) -> frozenset[int]:
    """Return the numbers that messages may say otherwise than others."""
    sources = [
        text for words in spoken for one in words.bundles if isinstance(one, Bundle) for text in one._sources.values()
    ]
    return SINGULAR | {int(number) for text in sources for number in VARIANT.findall(text)}


def form_of(arg: Arg, apart: Collection[int]) -> object:
    """Return a text without its numbers but for how many digits they have, and those to be told apart.

    Texts of one form are made of the same messages in the same variants, and are of one length in every language.
    """
    if isinstance(arg, int):
        return arg if arg in apart else (len(str(arg)),)
    if isinstance(arg, list):
        return tuple([form_of(part, apart) for part in arg])
    if isinstance(arg, Text):
        return arg.key, *[(name, form_of(inner, apart)) for name, inner in arg.args.items()]
    return arg
