"""Cards and tiles that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.kernel.absent import ids_of, not_named
from rules.kernel.model import Barred, Decision, Text, text
from rules.transmissions.components import CARDS, IDEAS, ITEMS, PIPES
from rules.transmissions.wording import CARD, PIPE, idea_name, tile_name

NOT_OWNED, NOT_HELD = Text("absent-robots"), Text("absent-forest")
OTHER_COLUMN, NOT_SHOWN = Text("absent-column"), Text("absent-display")
NOT_ON_TOP, NOT_DRAWN = Text("absent-top"), Text("absent-drawn")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what the game has and the question does not name, each with the reason."""
    return not_named(decision, _things(decision))


def _things(decision: Decision) -> Iterator[Barred]:
    ids = ids_of(decision)
    kinds = {id_.partition(":")[0] for id_ in ids}
    if "buy" in kinds:
        yield from _tiles(ids)
    if "pipe" in kinds:
        yield from _pipes(ids)
    if "keep" in kinds:
        yield from _cards("keep", NOT_DRAWN)
    if decision.key.startswith(("D2", "D4", "D5", "D6")):
        yield from _cards("card", NOT_HELD)
    if decision.key.startswith(("D4", "D5", "D6")):
        used = {id_.rpartition(">")[2].removeprefix("use:") for id_ in ids if id_.startswith("use:")}
        for tile in (tile for tile in IDEAS if tile not in used and IDEAS[tile].use == "free"):
            yield Barred(f"use:{tile}", idea_name(tile), NOT_OWNED, f"idea-{IDEAS[tile].id}")


def _cards(kind: str, reason: Text) -> Iterator[Barred]:
    return (Barred(f"{kind}:{id_}", CARD[CARDS[id_].id], reason, f"forest-{CARDS[id_].id}") for id_ in CARDS)


def _tiles(ids: list[str]) -> Iterator[Barred]:
    """Yield the items or ideas, of whichever are for sale here, that are not; each by any column."""
    bought = [id_.split(":") for id_ in ids if id_.startswith("buy:")]
    columns = {parts[1] for parts in bought if parts[1].isdigit()}
    shown = {parts[2] for parts in bought if len(parts) > 2}
    for tile in (tile for some in (ITEMS, IDEAS) if shown & some.keys() for tile in some):
        reason = OTHER_COLUMN if tile in shown else NOT_SHOWN
        for column in sorted(columns):
            words = text("barred-column", tile=tile_name(tile), column=int(column))
            yield Barred(f"buy:{column}:{tile}", words, reason, tile_name(tile).key)


def _pipes(ids: list[str]) -> Iterator[Barred]:
    stacks = {id_.split(":")[1] for id_ in ids if id_.startswith("pipe:")}
    for stack in sorted(stack for stack in stacks if stack.isdigit()):
        for pipe in PIPES:
            words = text("barred-pipe", pipe=PIPE[pipe], stack=int(stack))
            yield Barred(f"pipe:{stack}:{pipe}", words, NOT_ON_TOP, f"pipe-{pipe}")
