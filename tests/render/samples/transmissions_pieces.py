"""What views of Transmissions are made of: boards, networks, displays and scores, each read from a few words."""

from rules.transmissions.components import CARDS, IDEAS, PLACES, ROBOTS, SLOTS
from rules.transmissions.pipes import TURNED, placements, run_length
from rules.transmissions.state import Placed
from rules.transmissions.view import (
    Column,
    Field,
    ForestCard,
    Ghost,
    Laid,
    Line,
    PipeStack,
    Reach,
    RobotBoard,
    Score,
)

LINES = ("creatures", "pipes", "run", "robots", "items", "ideas", "forest", "acorns")


def robots(written: str) -> tuple[RobotBoard, ...]:
    """Read `yellow S1 A1; red E5` as a board."""
    lying = {part.split()[0]: tuple(part.split()[1:]) for part in written.split(";") if part.strip()}
    return tuple(
        RobotBoard(
            name,
            one.speed,
            one.slots,
            one.slots - sum(SLOTS[tile] for tile in lying.get(name, ())),
            one.points,
            lying.get(name, ()),
        )
        for name, one in ROBOTS.items()
    )


def network(pipes: str, which: int = -1) -> list[Placed]:
    """Attach these pipes one after the other, each at the last (or `which`) place that is legal."""
    placed = [Placed("start", 0, 0, 0)]
    for pipe in pipes.split():
        found = placements(placed, pipe)
        placed.append(found[which % len(found)])
    return placed


def lying(placed: list[Placed]) -> tuple[Laid, ...]:
    """The pipes as a view has them."""
    return tuple(Laid(one.pipe, one.x, one.y, one.turn, TURNED[one.pipe][one.turn]) for one in placed)


def ghosts(placed: list[Placed], pipe: str) -> tuple[Ghost, ...]:
    """Every legal place for a pipe."""
    return tuple(
        Ghost(
            number,
            f"at:{one.x},{one.y}:{one.turn}",
            one.x,
            one.y,
            one.turn,
            TURNED[pipe][one.turn],
            run_length([*placed, one]),
        )
        for number, one in enumerate(placements(placed, pipe), 1)
    )


def forest(written: str) -> tuple[ForestCard, ...]:
    """Read `FC01 FC05!`; an exclamation mark stands for used."""
    ids = [(word.rstrip("!"), word.endswith("!")) for word in written.split()]
    return tuple(ForestCard(id_, CARDS[id_].id, CARDS[id_].acorns, used) for id_, used in ids)


def fields(**standing: int) -> tuple[Field, ...]:
    """The rondel with robots on these fields."""
    robots_by_field = {field: robot for robot, field in standing.items()}
    return tuple(
        Field(number, PLACES[number // 2], bool(number % 2), robots_by_field.get(number, ""))
        for number in range(2 * len(PLACES))
    )


def column(number: int, item: str, idea: str, *, payable: bool = False) -> Column:
    """A column of the display; a dash is an empty place."""
    price = (IDEAS[idea].price or 0) if idea != "-" else 0
    item, idea = item.strip("-"), idea.strip("-")
    return Column(
        number, item, idea, 5 - number, price, int(number < 3), payable and bool(item), payable and bool(idea)
    )


def display(items: str, ideas: str, *, payable: bool = False) -> tuple[Column, ...]:
    """The display with these tiles."""
    pairs = zip(items.split(), ideas.split(), strict=True)
    return tuple(column(number, item, idea, payable=payable) for number, (item, idea) in enumerate(pairs, 1))


def stacks(tops: str, *heights: int) -> tuple[PipeStack, ...]:
    """The pipe stacks; a dash is an empty one."""
    return tuple(
        PipeStack(number, top.strip("-"), height, payable=False)
        for number, (top, height) in enumerate(zip(tops.split(), heights, strict=True), 1)
    )


def score(points: int, rank: int, tiles: int, /, parts: int = 1, **lines: int) -> Score:
    """A score; whatever is not named is nought."""
    told = tuple(Line(f"points-{line}", lines.get(line, 0)) for line in (*LINES, *(set(lines) - set(LINES))))
    return Score(points, rank, 2, 3, tiles, told, parts)


def walks(*targets: int) -> tuple[Reach, ...]:
    """Walks of one, two and more fields."""
    return tuple(Reach(f"walk:f{field}", "walk", field, steps, (), "") for steps, field in enumerate(targets, 1))
