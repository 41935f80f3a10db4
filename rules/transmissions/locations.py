"""The actions of the seven locations (section 5): how each may be performed now, and what comes of it."""

from collections.abc import Iterable, Iterator
from functools import cache

from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.transmissions import barred, buying, forest
from rules.transmissions.components import ELECTRICITY, FIGURES, IDEAS, LOCATIONS
from rules.transmissions.goods import gain
from rules.transmissions.moving import choices, copies, of_use
from rules.transmissions.state import State
from rules.transmissions.wording import amounts, idea_name, tally

GATHERING = ("meadow", "lake")
NOTHING = Option("gather:nothing", Text("opt-gather-nothing"), Text("hint-gather-nothing"), icon="pass")
POWER = LOCATIONS["power_plant"].gives[0]["electricity"]


def candidates(s: State, seat: Seat) -> Iterable[Option | Barred]:
    """Return every way to perform the action of the active robot's location, and what bars others; not skipping."""
    match s.place():
        case "meadow" | "lake":
            return gatherings(s, seat)
        case "power_plant":
            return [_power_option(min(POWER, s.available(ELECTRICITY)), s.players[seat].electricity)]
        case "village":
            return buying.items(s, seat)
        case "junkyard":
            return buying.ideas(s, seat)
        case "forest":
            return forest.sources(s)
        case _:
            return buying.pipes(s, seat)


def perform(s: State, seat: Seat, picked: str) -> Flow[None]:
    """Perform the action as picked; it then counts as performed, whatever it yields (C110)."""
    place = s.place()
    number = int(picked.split(":")[1]) if place in {"village", "junkyard", "pipes"} else 0
    match place:
        case "meadow" | "lake":
            gather(s, seat, picked)
        case "power_plant":
            gain(s, seat, dict(LOCATIONS[place].gives[0]))
        case "village":
            yield from buying.buy_item(s, seat, number)
        case "junkyard":
            yield from buying.buy_idea(s, seat, number)
        case "forest":
            yield from forest.look(s, seat, picked)
        case _:
            yield from buying.buy_pipe(s, seat, number)
    s.done = place


@cache
def _power_option(there: int, held: int) -> Option:
    if not there:
        return Option("power", NOTHING.text, NOTHING.hint, icon=NOTHING.icon)
    then = text("hint-then", stock=amounts({ELECTRICITY: held + there}))
    return Option("power", text("opt-power", goods=amounts({ELECTRICITY: there})), then, icon=ELECTRICITY)


# Meadow and lake


def gatherings(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Yield what can be gathered, each with every choice of copied ideas that add to it (C108), and what is gone."""
    own = tuple(own_ideas(s, seat))
    found = list(choices(of_use(copies(s, s.players[seat], s.active), "gather")))
    player, offered = s.players[seat], False
    for colour, number in [pair for goods in LOCATIONS[s.place()].gives for pair in goods.items()]:
        if there := min(number, s.available(colour)):
            offered = True
            over = max(0, player.total() + there - FIGURES.engram_limit.value)
            then = (player.engrams[colour] + there, over)
            for named in found:
                yield _gather_option(colour, there, own, tuple((c.tile, c.copied) for c in named), then)
        elif not s.silent:
            yield barred.exhausted(s, colour, number)
    if not offered:
        yield NOTHING


@cache
def _gather_option(
    colour: str, number: int, own: tuple[str, ...], named: tuple[tuple[str, str], ...], then: tuple[int, int]
) -> Option:
    """Return the option to gather; `then` is how much of the colour is held after it, and engrams over the limit."""
    suffix = ":" + "+".join(f"{copy}>{tile}" for copy, tile in named) if named else ""
    words = text("opt-gather", goods=amounts({colour: number}))
    copied = [text("copied", copy=idea_name(copy), idea=idea_name(tile)) for copy, tile in named]
    more = amounts(tally(unit for tile in (*own, *(tile for _, tile in named)) for unit in _units(tile)))
    hint = text("hint-gather", stock=amounts({colour: then[0]}), number=then[1])
    if copied:
        hint = text("hint-gather-copies", copies=copied, goods=more)
    elif own:
        hint = text("hint-gather-ideas", goods=more)
    return Option(f"gather:{colour}{suffix}", words, hint, icon=colour)


def _units(tile: str) -> list[str]:
    """Return what an idea adds to what is gathered, one by one."""
    return [good for good, number in IDEAS[tile].gain.items() for _ in range(number)]


def own_ideas(s: State, seat: Seat) -> list[str]:
    """Return the ideas of the active robot that add to what is gathered."""
    return [tile for tile in s.players[seat].robots[s.active] if tile in IDEAS and IDEAS[tile].use == "gather"]


def gather(s: State, seat: Seat, picked: str) -> None:
    """Gain the engrams; if there were any, own ideas that add to it work, then the copied ones named (C108)."""
    _, colour, *named = picked.split(":")
    pairs = [pair.split(">") for pair in named[0].split("+")] if named else []
    s.used += [copy for copy, _ in pairs]
    goods = next((goods for goods in LOCATIONS[s.place()].gives if colour in goods), {})
    if not gain(s, seat, dict(goods)):
        return
    for tile in (*own_ideas(s, seat), *(tile for _, tile in pairs)):
        s.say("log-use", who=who(seat), idea=idea_name(tile))
        gain(s, seat, dict(IDEAS[tile].gain))
