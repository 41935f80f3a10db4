"""The one picture to decide from: what a player needs to see to answer what is asked now, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from render.kit import missing
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.picture import BADGE, Drawing, drawing
from render.transmissions import board, choices, hand, pipes, routes, signs, theme, tiles
from render.transmissions.alt_decision import decision_alt
from render.transmissions.emblems import emblem
from render.transmissions.labels import labels
from render.transmissions.pieces import Part, height, stacked
from render.transmissions.reasons import REASONS
from rules.kernel.model import Decision, Option, Text
from rules.kernel.words import Words
from rules.transmissions.components import CARDS, EDGES, FIGURES, IDEAS
from rules.transmissions.view import Player, View

_RONDEL: Final = 340
"""Height of the board where rows stand below it, and where it is all there is."""
_LARGE: Final = 436
_ROOM: Final = 650
"""Height that a card or a robot is chosen within; what finds no room stands among the options."""
_NETWORK: Final = 264
_PLACES: Final = 570


class Asked(Struct, frozen=True):
    """A decision and all that it is drawn from."""

    view: View
    player: Player
    decision: Decision
    words: Words
    said: Words

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of the options."""
        return tuple(option.id for option in self.decision.options)

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the options."""
        return self.decision.options


def draw(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Drawing:
    """Return the picture for the first of the decisions that is waited for."""
    sheet = canvas(view, words, names, asked)
    greyed = missing.in_words(sheet, _first(asked).barred, words)
    return drawing("transmissions-decision", sheet, decision_alt(view, words, names, asked, greyed))


def canvas(view: View, words: Words, _names: Sequence[str], asked: Sequence[Decision]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    decision = _first(asked)
    player = view.players[decision.seat]
    one = Asked(view, player, decision, words, labels(words.lang))
    sheet = stacked(_PARTS[decision.key.split()[-1]](one))
    missing.lay(sheet, decision.barred, REASONS)
    return sheet


def _first(asked: Sequence[Decision]) -> Decision:
    return next((one for one in asked if one.waits), asked[0])


def _start(one: Asked) -> list[Part]:
    ideas = [choices.told(tiles.laid_idea(tile), one.words.say(f"effect-{IDEAS[tile].id}")) for tile in one.view.dealt]
    return [*ideas, board.robots(one.view, one.player.robots, one.player.seat, one.words), _stock(one)]


def _card(one: Asked) -> list[Part]:
    """Return the board, and for each robot by which cards of the hand it may move, and where to."""
    movable = [each.robot for card in one.view.hand for each in card.robots]
    ring = choices.rondel(one.view, one.words, one.said, movable, (), _RONDEL)
    rows = routes.robot_parts((), one.said, one.view.hand)
    extra = choices.usable(one.options, one.said)
    forms = ([*rows, *extra, ring], [*rows, ring], [*rows, *extra, _stock(one)])
    return next((parts for parts in forms if height(parts) <= _ROOM), [*rows, _stock(one)])


def _robot(one: Asked) -> list[Part]:
    movable = [each.robot for each in one.view.choices]
    ring = choices.rondel(one.view, one.words, one.said, movable, (), _RONDEL)
    rows = routes.robot_parts(one.view.choices, one.said)
    return [*rows, ring] if height([*rows, ring]) <= _ROOM else [*rows, _stock(one)]


def _move(one: Asked) -> list[Part]:
    ring = choices.rondel(one.view, one.words, one.said, [one.view.active], one.view.reach, _LARGE)
    return [*choices.usable(one.options, one.said), ring]


def _action(one: Asked) -> list[Part]:
    """Return the location, with what can be had there and what it takes."""
    place = next(field.place for field in one.view.fields if field.robot == one.view.active)
    return [*_AT.get(place, _gather)(one, place), *choices.usable(one.options, one.said), _stock(one)]


def _gather(one: Asked, place: str) -> list[Part]:
    actions = [option for option in one.options if not option.group]
    return [*choices.at_place(place, actions), choices.prices(one.view)]


def _village(one: Asked, _place: str) -> list[Part]:
    shown = choices.display(one.view, one.words, one.decision, of_items=True)
    return [shown, choices.slots(one.view, one.player)]


def _junkyard(one: Asked, _place: str) -> list[Part]:
    shown = choices.display(one.view, one.words, one.decision, of_items=False)
    return [shown, choices.slots(one.view, one.player)]


def _forest(one: Asked, _place: str) -> list[Part]:
    return choices.forest_piles(one.view, one.words)


def _pipes(one: Asked, _place: str) -> list[Part]:
    return [choices.stacks(one.view, one.ids), board.network(one.player, tallest=_NETWORK)]


_AT: Final[dict[str, Callable[[Asked, str], list[Part]]]] = {
    "village": _village,
    "junkyard": _junkyard,
    "forest": _forest,
    "pipes": _pipes,
}


def _after(one: Asked) -> list[Part]:
    return [*choices.usable(one.options, one.said), choices.prices(one.view), _stock(one)]


def _goods(one: Asked) -> list[Part]:
    """Return the ways to pay, to take or to return."""
    return [*choices.chips(one.options), choices.prices(one.view), _stock(one)]


def _slot(one: Asked) -> list[Part]:
    """Return the tile and the own robots, those with room for it bright."""
    robots = board.robots(one.view, one.player.robots, one.player.seat, one.words, one.ids)
    return [*_tile(one, one.decision.prompt.args.get("tile")), robots, _stock(one)]


def _above(one: Asked) -> list[Part]:
    offered = [option.text.args.get("idea") for option in one.options if option.id != "no"]
    return [*_tile(one, offered[0] if offered else None), choices.slots(one.view, one.player), _stock(one)]


def _tile(one: Asked, named: object) -> list[Part]:
    """Return an item with its name, or an idea with what it does."""
    if not isinstance(named, Text):
        return []
    kind, _, which = named.key.partition("-")
    if kind == "item":
        return [choices.told(emblem(which, 84), one.words(named))]
    face = next(tile for tile, idea in IDEAS.items() if idea.id == which)
    return [choices.told(tiles.laid_idea(face), one.words.say(f"effect-{which}"))]


def _keep(one: Asked) -> list[Part]:
    cards = one.view.looking
    return [
        *(choices.told(tiles.card(card), one.words.say(f"effect-{CARDS[card].id}"), f"keep:{card}") for card in cards),
        _stock(one),
    ]


def _destination(one: Asked) -> list[Part]:
    payment = one.decision.prompt.args["goods"]
    return [*choices.destinations(one.view, payment), _stock(one)]


def _discard(one: Asked) -> list[Part]:
    return [choices.surplus(one.player, FIGURES.engram_limit.value), choices.prices(one.view), _stock(one)]


def _place_pipe(one: Asked) -> list[Part]:
    """Return the pipe just bought, and the network with its places; those that lengthen the run stand out."""
    view = one.view

    def head(sheet: Canvas, box: Box) -> None:
        sheet.sprite(pipes.pipe(view.placing, EDGES[view.placing], 84), box.x + 6, box.y + 1)
        run = signs.line((str(one.player.score.run), "run"), 52, theme.INK)
        sheet.sprite(run, box.x + 130, box.centre[1] - 26)
        aside = signs.line(("aside", f"*{FIGURES.set_aside_points.value}"), 52, theme.INK)
        sheet.sprite(aside, box.right - aside.width - 10, box.centre[1] - 26)
        if not view.ghosts:
            room = Box(box.x + 250, box.y, box.w - aside.width - 280, box.h)
            sheet.block(one.said.say("pic-transmissions-nowhere"), room, face="bold", size=31, fill=theme.INK)

    return [Part(86, head), board.network(one.player, view.ghosts, _PLACES)]


def _stock(one: Asked) -> Part:
    """Return the own stock for the foot, beside the corner that a badge covers."""
    return hand.stock(one.view, one.player, one.said, BADGE[0])


_PARTS: Final[dict[str, Callable[[Asked], list[Part]]]] = {
    "PLACE_START_IDEAS": _start,
    "TURN_BEGIN": _card,
    "PICK_ROBOT": _robot,
    "PRE_MOVE": _move,
    "PRE_ACTION": _action,
    "POST_ACTION": _after,
    "PAY": _goods,
    "SURCHARGE": _goods,
    "TAKE": _goods,
    "RETURN": _goods,
    "DISCARD": _discard,
    "PLACE_ITEM": _slot,
    "PLACE_IDEA": _slot,
    "IDEA_ABOVE": _above,
    "KEEP": _keep,
    "PLACE_PIPE": _place_pipe,
    "PAY_DESTINATION": _destination,
}
"""What each decision of the rules is drawn by."""
