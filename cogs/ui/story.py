"""What happened since a player's last turn, on their own panel: as much as there is room for, and never nothing."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from cogs.ui import coach
from cogs.ui.height import FRAME, GAP, ROOM, height
from cogs.ui.panels import Item, characters, told_lines
from cogs.ui.questions import SMALL
from cogs.ui.recaps import TEXT
from host.model import Observation, Said
from host.past.history import News, named
from rules.kernel.words import Words

BRIEFLY: Final = 6
"""Lines of what happened, at most."""
ABOVE: Final = height([ui.TextDisplay[Any]("\n".join([f"{SMALL}x"] * BRIEFLY))]) - FRAME
"""Pixels of as many lines as may lie above the screen."""
EARLIER: Final = "… "
"""Before lines on end: others came before them."""


def spare(head: Item) -> int:
    """Return by how many pixels a panel may be higher than a screen for what happened: its head and some lines more."""
    return height([head]) - FRAME + GAP + ABOVE


def story(
    observation: Observation, words: Words, recap: News | None, head: Item, rest: Sequence[Item], ratio: float
) -> list[Item]:
    """Return what happened since the player's last turn, as much as there is room for beside the rest.

    For it the head may lie above the screen, and some lines of it rather than that they are not told: what a rival's
    turn began with is found there by scrolling up a little, and the newest line is nearest to the picture.
    """
    if coach.has_yet_to_begin(observation):
        return []
    most, characters_left = ROOM + spare(head), TEXT - characters([head, *rest])
    for room, is_whole in ((most - ABOVE, True), (most, False)):
        for told, leaves_out in _forms(observation, words, recap, characters_left):
            text = ui.TextDisplay[Any](told)
            if not (leaves_out and is_whole) and height([head, text, *rest], ratio) <= room:
                return [text]
    return []


def _forms(observation: Observation, words: Words, recap: News | None, room: int) -> Iterator[tuple[str, bool]]:
    """Return ways to tell it, the fullest first: each line apart, and in the room of fewer on end.

    With each comes whether it leaves something out.
    """
    said, more = (_of_late(observation), 0) if recap is None else (recap.said, recap.more)
    for number in range(BRIEFLY, 0, -1):
        # The one line before takes no more room than a word of it.
        kept = weightiest(said, number if more or len(said) != number + 1 else number + 1)
        earlier = 0 if recap is None else more + len(said) - len(kept)
        before = f"{SMALL}{words.say('recap-more', {'number': earlier})}" if earlier else ""
        told = told_lines(kept, words, room - len(before) - 1, SMALL)
        if told:
            yield "\n".join(filter(None, [before, told])), earlier > 0
            on_end = " · ".join(line.removesuffix(".") for line in told.removeprefix(SMALL).split(f"\n{SMALL}"))
            yield f"{SMALL}{EARLIER if earlier else ''}{on_end}", earlier > 0


def _of_late(observation: Observation) -> Sequence[Said]:
    return [one for one in observation.said if one.turn >= observation.table.turn - 1]


def weightiest(said: Sequence[Said], number: int) -> Sequence[Said]:
    """Return so many of the newest lines; others go first that name no player, which the picture shows."""
    spare = max(0, len(said) - number)
    of_nobody = [place for place, one in enumerate(said) if not set(named(one.line.text))]
    left_out = frozenset(of_nobody[:spare])
    return [one for place, one in enumerate(said) if place not in left_out][-number:]
