"""The move of a robot (4.2): walks with skipping, walks back, swaps and jumps, and what copied ideas add to them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from rules.kernel.flows import unless_silent
from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.transmissions import barred
from rules.transmissions.components import COMPONENTS, ELECTRICITY, FIELDS, IDEAS, PLACES, ROBOT_NAMES, ROBOTS, SWITCHES
from rules.transmissions.goods import destination, pay
from rules.transmissions.state import Player, State
from rules.transmissions.wording import DOES, FIELD, PLACE, ROBOT, idea_name

PAID = {type_.use: type_.pay.get(ELECTRICITY, 0) for type_ in COMPONENTS.idea_types.list}

DEAREST = max(PAID.values())
"""So much electricity pays for any move."""
LOOKING = {id_ for id_, type_ in IDEAS.items() if type_.looks}
"""The ideas that copy those of a neighbour."""


class Copy(NamedTuple):
    """A COPY tile and the tile it copies."""

    tile: str
    copied: str


class Way(NamedTuple):
    """One way to move: `kind` is walk, back, swap or jump, `steps` the fields counted in a walk."""

    kind: str
    target: int
    steps: int = 0
    copies: tuple[Copy, ...] = ()
    partner: str = ""

    @property
    def id(self) -> str:
        """Return the id of the option."""
        where = self.partner or f"f{self.target}"
        return ":".join(
            [self.kind, where, *(["+".join(f"{c.tile}>{c.copied}" for c in self.copies)] * bool(self.copies))]
        )


def walk(start: int, step: int, count: int, occupied: Sequence[int]) -> list[int]:
    """Return the fields a walk counts, first to last; occupied ones are skipped (R-9)."""
    fields: list[int] = []
    field = start
    while len(fields) < count:
        field = (field + step) % FIELDS
        if field not in occupied:
            fields.append(field)
    return fields


def is_unused(s: State, tile: str) -> bool:
    """Say whether a tile may still be used in this sub-turn (R-14)."""
    return s.used.count(tile) < SWITCHES.idea_uses_per_subturn


def neighbour(player: Player, robot: str, looks: int) -> list[str]:
    """Return the tiles on the robot to the right (1) or left (-1); none beyond the ends (R-18)."""
    place = ROBOT_NAMES.index(robot) + looks
    return player.robots[ROBOT_NAMES[place]] if 0 <= place < len(ROBOT_NAMES) else []


def copies(s: State, player: Player, robot: str) -> list[Copy]:
    """Return every idea that an unused COPY tile of the robot can copy, whatever its timing."""
    tiles = [tile for tile in player.robots[robot] if tile in LOOKING and is_unused(s, tile)]
    return [Copy(tile, copied) for tile in tiles for copied in _seen(player, robot, tile)] if tiles else []


def _seen(player: Player, robot: str, copy: str) -> list[str]:
    found = [tile for tile in neighbour(player, robot, IDEAS[copy].looks) if tile in IDEAS]
    if SWITCHES.copy_may_copy_copy:
        for tile in [tile for tile in found if IDEAS[tile].use == "copy"]:
            found += [far for far in neighbour(player, robot, IDEAS[tile].looks) if far in IDEAS and far != copy]
    return [tile for tile in found if IDEAS[tile].use not in {"copy", "end"}]


def of_use(found: Sequence[Copy], *uses: str) -> list[Copy]:
    """Return the copies whose idea has one of these uses."""
    return [copy for copy in found if IDEAS[copy.copied].use in uses] if found else []


def choices(found: Sequence[Copy]) -> Iterator[tuple[Copy, ...]]:
    """Yield every choice of copies with at most one for each COPY tile, none first."""
    by_tile = [[None, *(copy for copy in found if copy.tile == tile)] for tile in dict.fromkeys(c.tile for c in found)]
    for picks in product(*by_tile):
        yield tuple(copy for copy in picks if copy is not None)


class Means(NamedTuple):
    """What the ways of a robot depend on: where all robots are, its own ideas, those it can copy, electricity."""

    robot: str
    robots: tuple[tuple[str, int], ...]
    ideas: tuple[str, ...]
    copies: tuple[Copy, ...]
    electricity: int


def _means(s: State, seat: Seat, robot: str) -> Means:
    player = s.players[seat]
    own = tuple([tile for tile in player.robots[robot] if tile in IDEAS])
    found = tuple(copies(s, player, robot)) if own else ()
    return Means(robot, tuple(s.robots.items()), own, found, min(player.electricity, DEAREST))


def ways(s: State, seat: Seat, robot: str) -> tuple[Way, ...]:
    """Return every way in which the player may move that robot now."""
    return _ways(_means(s, seat, robot))


@lru_cache(maxsize=8_192)
def _ways(means: Means) -> tuple[Way, ...]:
    own = [IDEAS[tile] for tile in means.ideas]
    uses = {type_.use for type_ in own}
    reach = ROBOTS[means.robot].speed + sum(type_.steps for type_ in own)
    return (
        *_walks(means, reach, has_reverse="reverse" in uses),
        *_swaps(means, _sources("swap", uses, means.copies)),
        *_jumps(means, _sources("jump", uses, means.copies)),
    )


def _sources(use: str, own: set[str], found: Sequence[Copy]) -> list[tuple[Copy, ...]]:
    """A swap or jump names a copy only if the robot has no such tile of its own, and then one (C107)."""
    return [()] if use in own else [(copy,) for copy in of_use(found, use)]


def _walks(means: Means, reach: int, *, has_reverse: bool) -> Iterator[Way]:
    start = dict(means.robots)[means.robot]
    others = [field for name, field in means.robots if name != means.robot]
    for named in choices(of_use(means.copies, "walk", "reverse")):
        turned = sum(IDEAS[copy.copied].use == "reverse" for copy in named)
        if turned > (not has_reverse):
            continue
        bonuses = [IDEAS[copy.copied].steps for copy in named if IDEAS[copy.copied].steps]
        most = reach + sum(bonuses)
        least = most - min(bonuses, default=most)  # a copied bonus may not be superfluous
        for kind, step in _directions(has_reverse=has_reverse, copies_it=bool(turned)):
            fields = walk(start, step, most, others)
            yield from (Way(kind, fields[n - 1], n, named) for n in range(least + 1, most + 1))


def _directions(*, has_reverse: bool, copies_it: bool) -> Iterator[tuple[str, int]]:
    """Yield how a robot may walk: forwards, unless the idea of walking back was copied for it; back by that idea."""
    if not copies_it:
        yield "walk", 1
    if has_reverse or copies_it:
        yield "back", -1


def _swaps(means: Means, sources: list[tuple[Copy, ...]]) -> Iterator[Way]:
    if means.electricity < PAID["swap"]:
        return
    for named in sources:
        yield from (Way("swap", field, 0, named, other) for other, field in means.robots if other != means.robot)


def _jumps(means: Means, sources: list[tuple[Copy, ...]]) -> Iterator[Way]:
    if means.electricity < PAID["jump"]:
        return
    taken = dict(means.robots).values()
    for named in sources:
        yield from (Way("jump", field, 0, named) for field in range(FIELDS) if field not in taken)


@cache
def way_option(way: Way) -> Option:
    """Return the option for a way to move."""
    goes: dict[str, int | Text] = {"steps": way.steps, "field": FIELD[way.target]}
    if way.partner:
        goes["robot"] = ROBOT[way.partner]
    named = [text("copied", copy=idea_name(copy.tile), idea=idea_name(copy.copied)) for copy in way.copies]
    there = text("hint-there", does=DOES[PLACES[way.target // 2]])
    hint = text("hint-copies", copies=named) if named else there
    return Option(way.id, Text(f"opt-{way.kind}", dict(goes)), hint, way.kind, PLACE[PLACES[way.target // 2]].key)


@unless_silent
def others(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield the fields that no way leads to, and moves that lack an idea or its price."""
    found = ways(s, seat, s.active)
    kinds = {way.kind for way in found}
    most = max(way.steps for way in found)
    yield from barred.unreached(s, kinds, {way.target for way in found}, most)
    usable = {IDEAS[copy.copied].use for copy in copies(s, s.players[seat], s.active)}
    yield from barred.no_leap(s, seat, kinds, usable)


class Moves(NamedTuple):
    """What is offered for the move, and the way of each option by its id."""

    options: tuple[Option, ...]
    ways: Mapping[str, Way]


def moves(s: State, seat: Seat) -> Moves:
    """Return every way to move the active robot; not to be changed."""
    return _moves(_means(s, seat, s.active))


@lru_cache(maxsize=8_192)
def _moves(means: Means) -> Moves:
    found = {way.id: way for way in _ways(means)}
    return Moves(tuple(way_option(way) for way in found.values()), found)


def move(s: State, seat: Seat, way: Way) -> Flow[None]:
    """Move the active robot; a swap or a jump is paid first (R-12, V114)."""
    if PAID.get(way.kind):
        price = {ELECTRICITY: PAID[way.kind]}
        to = yield from destination(s, seat, price)
        pay(s, seat, price, to)
    start = s.robots[s.active]
    if way.partner:
        s.robots[way.partner] = start
    s.robots[s.active] = way.target
    s.used += [copy.tile for copy in way.copies]
    s.settle()
    if not s.silent:
        _tell(s, seat, way, start)


def _tell(s: State, seat: Seat, way: Way, start: int) -> None:
    for copy in way.copies:
        s.say("log-copy", who=who(seat), copy=idea_name(copy.tile), idea=idea_name(copy.copied))
    robot, start_field, field = ROBOT[s.active], FIELD[start], FIELD[way.target]
    if way.partner:
        s.say("log-swap", who=who(seat), robot=robot, other=ROBOT[way.partner], start=start_field, field=field)
    else:
        s.say(f"log-{way.kind}", who=who(seat), robot=robot, start=start_field, field=field, steps=way.steps)
