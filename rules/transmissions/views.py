"""Builds the view of a game for one audience, field by field, from what section 10 lets it know."""

from rules.kernel.amounts import written
from rules.kernel.model import Audience, Seat
from rules.transmissions import state
from rules.transmissions.buying import ITEM_PRICES, SURCHARGES, is_payable
from rules.transmissions.components import (
    CARDS,
    FIELDS,
    IDEAS,
    ITEMS,
    LIGHT,
    PIPES,
    PLACES,
    ROBOTS,
    TRANSMISSIONS,
)
from rules.transmissions.moving import Way, ways
from rules.transmissions.pipes import TURNED, longest_run, placements, run_length
from rules.transmissions.scoring import Sheet, lines, parts_of, points, ranks, sheets
from rules.transmissions.state import Board, Placed, State, far
from rules.transmissions.view import (
    CardRobot,
    Column,
    Field,
    ForestCard,
    Ghost,
    Goods,
    HandCard,
    Harvey,
    Laid,
    Line,
    PipeStack,
    Player,
    Reach,
    RobotBoard,
    Score,
    View,
)
from rules.transmissions.wording import placing_option


def view(s: State, audience: Audience) -> View:
    """Return what that audience sees."""
    own = None if audience is None else s.players[audience]
    is_own_turn = audience is not None and audience == s.turn
    placing = s.placing if is_own_turn else ""
    scores = _scores(s)
    return View(
        audience=audience,
        turn=s.turn,
        start=s.start,
        stage=s.stage,
        over=s.over,
        is_solo=s.is_solo,
        item_sets=tuple(s.item_sets),
        idea_sets=tuple(s.idea_sets),
        card=s.card,
        sub_turn=s.sub_turn,
        active=s.active,
        done=s.done,
        spent=tuple(s.used),
        trigger=s.trigger.side if s.trigger else None,
        reason=s.trigger.reason if s.trigger else "",
        turns_left=s.turns_left,
        fields=_fields(s),
        columns=_columns(s, own),
        display_stack=len(s.item_stack),
        pipe_stacks=_pipe_stacks(s, own),
        forest_draw=len(s.forest_draw),
        forest_discard=tuple(s.forest_discard),
        supply=Goods(**s.supply),
        pool=Goods(**s.pool) if s.is_solo else None,
        players=tuple(_player(seat, player, scores[seat]) for seat, player in enumerate(s.players)),
        harvey=_harvey(s, s.harvey, scores[-1]) if s.harvey is not None else None,
        choices=_choices(s) if s.stage == "PICK_ROBOT" else (),
        reach=_reach(s, s.turn, s.active) if s.stage == "PRE_MOVE" and s.active else (),
        hand=() if audience is None else _hand(s, audience),
        dealt=tuple(own.dealt) if own else (),
        looking=tuple(s.looking) if is_own_turn else (),
        placing=placing,
        ghosts=_ghosts(s.players[s.turn], placing) if placing else (),
    )


def _scores(s: State) -> list[Score]:
    found = sheets(s)
    places = ranks(s, found)
    return [_score(s, number, one, places[number]) for number, one in enumerate(found)]


def _score(s: State, number: int, one: Sheet, rank: int) -> Score:
    parts = parts_of(s)
    told = lines(one, parts, is_solo=s.is_solo, is_harvey=number == len(s.players))
    return Score(
        points=points(one, parts),
        rank=rank,
        birds=one.birds,
        butterflies=one.butterflies,
        run=one.run_tiles,
        lines=tuple(Line(key, number) for key, number in told),
        parts=parts,
    )


def _fields(s: State) -> tuple[Field, ...]:
    standing = {field: robot for robot, field in s.robots.items()}
    return tuple(Field(number, PLACES[number // 2], far(number), standing.get(number, "")) for number in range(FIELDS))


def _columns(s: State, own: state.Player | None) -> tuple[Column, ...]:
    return tuple(_column(own, number, *pair) for number, pair in enumerate(zip(s.items, s.ideas, strict=True), start=1))


def _column(own: state.Player | None, number: int, item: str, idea: str) -> Column:
    electricity, surcharge = ITEM_PRICES[number - 1], SURCHARGES[number - 1]
    price = (IDEAS[idea].price or 0) if idea else 0
    can_item = can_idea = False
    if own and item:
        can_item = own.electricity >= electricity and is_payable(own, ITEMS[item].cost)
        can_idea = own.electricity >= price and sum(own.engrams[colour] for colour in LIGHT) >= surcharge
    return Column(number, item, idea, electricity, price, surcharge, can_item, can_idea)


def _pipe_stacks(s: State, own: state.Player | None) -> tuple[PipeStack, ...]:
    return tuple(
        PipeStack(
            number,
            stack[0] if stack else "",
            len(stack),
            bool(own and stack and is_payable(own, PIPES[stack[0]].cost)),
        )
        for number, stack in enumerate(s.pipe_stacks, start=1)
    )


def _robots(board: Board) -> tuple[RobotBoard, ...]:
    return tuple(
        RobotBoard(robot, one.speed, one.slots, board.free(robot), one.points, tuple(board.robots[robot]))
        for robot, one in ROBOTS.items()
    )


def _forest(board: Board, used: list[str]) -> tuple[ForestCard, ...]:
    return tuple(ForestCard(card, CARDS[card].id, CARDS[card].acorns, card in used) for card in board.forest)


def _laid(placed: Placed) -> Laid:
    return Laid(placed.pipe, placed.x, placed.y, placed.turn, TURNED[placed.pipe][placed.turn])


def _player(seat: Seat, player: state.Player, score: Score) -> Player:
    return Player(
        seat=seat,
        goods=Goods(**player.engrams, electricity=player.electricity),
        robots=_robots(player),
        pipes=tuple(_laid(placed) for placed in player.pipes),
        run=longest_run(player.pipes),
        set_aside=tuple(player.set_aside),
        forest=_forest(player, player.used),
        acorns=player.acorns(),
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        score=score,
    )


def _harvey(s: State, harvey: state.Harvey, score: Score) -> Harvey:
    return Harvey(
        level=s.level,
        robots=_robots(harvey),
        pipes=tuple(harvey.pipes),
        forest=_forest(harvey, []),
        acorns=harvey.acorns(),
        deck_size=len(harvey.deck),
        discard=tuple(harvey.discard),
        score=score,
    )


def _reach(s: State, seat: Seat, robot: str) -> tuple[Reach, ...]:
    return tuple(_as_reach(way) for way in ways(s, seat, robot))


def _as_reach(way: Way) -> Reach:
    copies = tuple((copy.tile, copy.copied) for copy in way.copies)
    return Reach(way.id, way.kind, way.target, way.steps, copies, way.partner)


def _hand(s: State, seat: Seat) -> tuple[HandCard, ...]:
    robots = {card: _robots_for(s, card) for card in s.players[seat].hand}
    several = list(dict.fromkeys(robot for those in robots.values() for robot in those))
    movable = {one.robot: one for one in _movable(s, seat, several)}  # several cards move the same robot
    return tuple(
        HandCard(card, bool(those), tuple(movable[robot] for robot in those)) for card, those in robots.items()
    )


def _choices(s: State) -> tuple[CardRobot, ...]:
    """Return the robots of the card played; in an extra turn all (R-36)."""
    return _movable(s, s.turn, _robots_for(s, s.card) if s.sub_turn == 1 else list(ROBOTS))


def _robots_for(s: State, card: str) -> list[str]:
    figures = TRANSMISSIONS[card]
    places = {robot: PLACES[s.robots[robot] // 2] for robot in ROBOTS}
    return [robot for robot in ROBOTS if robot == figures.robot or places[robot] in figures.locations]


def _movable(s: State, seat: Seat, robots: list[str]) -> tuple[CardRobot, ...]:
    return tuple(CardRobot(robot, s.robots[robot], _reach(s, seat, robot)) for robot in robots)


def _ghosts(player: state.Player, pipe: str) -> tuple[Ghost, ...]:
    return tuple(
        Ghost(
            number,
            placing_option(number, one.x, one.y, one.turn).id,
            one.x,
            one.y,
            one.turn,
            TURNED[pipe][one.turn],
            run_length([*player.pipes, one]),
        )
        for number, one in enumerate(placements(player.pipes, pipe), start=1)
    )


def tally(view: View) -> tuple[str, ...]:
    """Return the points of each seat and of Harvey, which everybody sees."""
    sides = [player.score for player in view.players] + ([view.harvey.score] if view.harvey else [])
    return tuple(written(score.points, score.parts) for score in sides)
