"""The score sheet (8.2, 9.5): eight lines for every side, the solo game's two more, ranks and the last word."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rules.kernel.amounts import written
from rules.kernel.model import Rival, Score, Seat, Standing, Text, text
from rules.transmissions.components import CARDS, FIGURES, IDEAS, ITEMS, KINDS, PIPES, ROBOTS, SOLO
from rules.transmissions.pipes import longest_run, run_length, run_points
from rules.transmissions.state import HARVEY, Board, Harvey, Placed, Player, State, side
from rules.transmissions.wording import PIPE

PLAYER_LINES = ("creatures", "pipes", "run", "robots", "items", "ideas", "forest", "acorns")


class Sheet(Struct, frozen=True):
    """One side's score, line by line; `halves` are the half points lost for what lies in the pool."""

    creatures: int
    pipes: int
    run: int
    robots: int
    items: int
    ideas: int
    forest: int
    acorns: int
    cards: int = 0
    halves: int = 0
    run_tiles: int = 0
    birds: int = 0
    butterflies: int = 0

    @property
    def doubled(self) -> int:
        """Return twice the total, a whole number."""
        whole: int = sum(getattr(self, line) for line in PLAYER_LINES)
        return 2 * (whole + self.cards) - self.halves


def tiles_of(board: Board) -> list[str]:
    """Return all tiles on a board."""
    return [tile for tiles in board.robots.values() for tile in tiles]


def attached(board: Board) -> list[str]:
    """Return the pipes that score by themselves: a player's attached ones, all of Harvey's."""
    if isinstance(board, Player):
        return [placed.pipe for placed in board.pipes if placed.pipe in PIPES]
    return list(board.pipes) if isinstance(board, Harvey) else []


def aside_of(board: Board) -> int:
    """Return the number of pipes set aside."""
    return len(board.set_aside) if isinstance(board, Player) else 0


def creatures(tiles: Sequence[str], pipes: Sequence[str]) -> tuple[int, int]:
    """Return birds and butterflies on items, ideas and attached pipes."""
    pairs = [(ITEMS[tile].birds, ITEMS[tile].butterflies) for tile in tiles if tile in ITEMS]
    pairs += [(IDEAS[tile].birds, IDEAS[tile].butterflies) for tile in tiles if tile in IDEAS]
    pairs += [(PIPES[pipe].birds, PIPES[pipe].butterflies) for pipe in pipes]
    return sum(birds for birds, _ in pairs), sum(butterflies for _, butterflies in pairs)


def item_points(board: Board) -> dict[str, int]:
    """Return the points of every item on a board (R-42, R-43)."""
    return _item_points(tiles_of(board), len(attached(board)) + aside_of(board))


def _item_points(tiles: Sequence[str], pipes: int) -> dict[str, int]:
    items = [tile for tile in tiles if tile in ITEMS]
    numbers = {"items": len(items), "ideas": len(tiles) - len(items), "pipes": pipes}
    copies = Counter(ITEMS[tile].kind for tile in items)
    return {tile: _points_of(ITEMS[tile].kind, copies, numbers) for tile in items}


def _points_of(kind: str, copies: Counter[str], numbers: dict[str, int]) -> int:
    figures = KINDS[kind]
    if figures.per:
        return min(figures.per.most, figures.per.points * numbers[figures.per.what])
    if figures.each:
        return figures.each[min(copies[kind], len(figures.each)) - 1]
    return figures.points


def run_of(board: Board) -> int:
    """Return the length of the run: a player's longest path, the number of Harvey's pipes."""
    return run_length(board.pipes) if isinstance(board, Player) else len(attached(board))


def half_points_lost(s: State) -> int:
    """Return the half points the solo player loses for what is left in the pool (9.5)."""
    return sum(SOLO.half_points_left.get(good, 0) * number for good, number in s.pool.items())


def acorn_bonus(boards: list[Board]) -> list[int]:
    """Return the bonus of each side: fewest acorns among those with any (R-45)."""
    acorns = [board.acorns() for board in boards]
    fewest = min((number for number in acorns if number), default=0)
    return [FIGURES.acorn_bonus.value if number and number == fewest else 0 for number in acorns]


def sheet(s: State, board: Board, bonus: int) -> Sheet:
    """Return a side's score sheet."""
    run = run_of(board)
    return replace(
        _printed(tuple(tiles_of(board)), tuple(attached(board)), aside_of(board)),
        run=run_points(run),
        robots=sum([figures.points for robot, figures in ROBOTS.items() if not board.free(robot)]),
        forest=sum([CARDS[card].points for card in board.forest]),
        acorns=bonus,
        cards=FIGURES.harvey_forest_points.value * len(board.forest) if isinstance(board, Harvey) else 0,
        halves=half_points_lost(s) if s.is_solo and isinstance(board, Player) else 0,
        run_tiles=run,
    )


@lru_cache(maxsize=4096)
def _printed(tiles: tuple[str, ...], pipes: tuple[str, ...], aside: int) -> Sheet:
    """Return the lines for tiles and pipes, with nothing in the others; as they seldom change they are remembered."""
    birds, butterflies = creatures(tiles, pipes)
    return Sheet(
        creatures=birds * butterflies,
        pipes=sum(PIPES[pipe].points for pipe in pipes) + FIGURES.set_aside_points.value * aside,
        run=0,
        robots=0,
        items=sum(_item_points(tiles, len(pipes) + aside).values()),
        ideas=sum(IDEAS[tile].points for tile in tiles if tile in IDEAS),
        forest=0,
        acorns=0,
        birds=birds,
        butterflies=butterflies,
    )


def sheets(s: State) -> list[Sheet]:
    """Return the score sheets of all sides, Harvey's last."""
    boards = s.boards()
    return [sheet(s, board, bonus) for board, bonus in zip(boards, acorn_bonus(boards), strict=True)]


def parts_of(s: State) -> int:
    """Return in how many parts of a point the score is counted: the solo game knows halves (S-12)."""
    return 2 if s.is_solo else 1


def points(one: Sheet, parts: int) -> int:
    """Return the total in parts of a point."""
    return one.doubled * parts // 2


def ranks(s: State, found: list[Sheet]) -> list[int]:
    """Return the rank of every side: points, then fewest acorns; equal sides share (R-48, C122)."""
    keys = [(one.doubled, -board.acorns()) for one, board in zip(found, s.boards(), strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]


def lines(one: Sheet, parts: int, *, is_solo: bool, is_harvey: bool = False) -> tuple[tuple[str, int], ...]:
    """Return the breakdown of a score: message keys and points, in parts of a point."""
    found = [(f"points-{line}", getattr(one, line) * parts) for line in PLAYER_LINES]
    if is_harvey:
        found.append(("points-cards", one.cards * parts))
    elif is_solo:
        found.append(("points-pool", -one.halves * parts // 2))
    return tuple(found)


def standing(s: State) -> Standing:
    """Return points and ranks of the seats; in the solo game Harvey's result stands among the tie-breaks."""
    found, boards = sheets(s), s.boards()
    places, parts = ranks(s, found), parts_of(s)
    against: tuple[tuple[str, int], ...] = ()
    if s.is_solo:
        against = (("points-harvey", points(found[-1], 1)), ("acorns-harvey", boards[-1].acorns()))
    return tuple(
        Score(
            points(found[seat], parts),
            places[seat],
            lines(found[seat], parts, is_solo=s.is_solo),
            (("acorns", board.acorns()), *against),
            (_note(s, found, seat),),
            parts,
            seat=seat,
        )
        for seat, board in enumerate(s.players)
    )


def rivals(s: State) -> tuple[Rival, ...]:
    """Return Harvey's points and rank in the solo game."""
    if s.harvey is None:
        return ()
    his, parts = sheets(s)[-1], parts_of(s)
    breakdown = lines(his, parts, is_solo=True, is_harvey=True)
    ties = (("acorns", s.harvey.acorns()),)
    return (Rival(points(his, parts), ranks(s, sheets(s))[-1], breakdown, ties, parts=parts, name=HARVEY.key),)


def _note(s: State, found: list[Sheet], seat: Seat) -> Text:
    """Return the longest run pipe by pipe."""
    one = found[seat]
    return text("note-run", tiles=one.run_tiles, pipes=_run_names(s.players[seat].pipes), points=one.run)


def _told(s: State, one: Sheet) -> str:
    parts = parts_of(s)
    return written(points(one, parts), parts)


def _told_lines(s: State, one: Sheet, *, is_harvey: bool) -> list[Text]:
    parts = parts_of(s)
    told = lines(one, parts, is_solo=s.is_solo, is_harvey=is_harvey)
    return [text("score-line", line=Text(key), points=written(scored, parts)) for key, scored in told]


# The last words


def announce_end(s: State) -> None:
    """Tell every side's score with its longest run, and who has won."""
    found = sheets(s)
    for number, one in enumerate(found):
        _tell_score(s, number, one)
        if number < len(s.players):
            names = _run_names(s.players[number].pipes)
            s.say("log-run", who=side(s, number), points=one.run, tiles=one.run_tiles, pipes=names)
        else:
            s.say("log-run-harvey", points=one.run, tiles=one.run_tiles)
    winners = [number for number, rank in enumerate(ranks(s, found)) if rank == 1]
    best = found[winners[0]].doubled
    is_tie = sum(one.doubled == best for one in found) > len(winners)
    key = "log-end-shared" if len(winners) > 1 else "log-end-tie" if is_tie else "log-end"
    s.say(key, who=[side(s, number) for number in winners], points=_told(s, found[winners[0]]))


def _tell_score(s: State, number: int, one: Sheet) -> None:
    told = _told_lines(s, one, is_harvey=number == len(s.players))
    s.say("log-score", who=side(s, number), points=_told(s, one), lines=told)


def _run_names(placed: list[Placed]) -> list[Text]:
    at = {(one.x, one.y): PIPE[one.pipe] for one in placed}
    return [at[cell] for cell in longest_run(placed)]
