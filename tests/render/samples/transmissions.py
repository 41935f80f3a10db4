"""Views of Transmissions to draw from: an ordinary table, the fullest, one against Harvey, the end, and own views."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PIL import Image

from render.transmissions.alt import board_alt, harvey_alt, harveys_pipes_alt, pipes_alt, players_alt, table_alt
from render.transmissions.alt_hand import hand_alt
from render.transmissions.board import harvey as harveys_board
from render.transmissions.decision import canvas as decision
from render.transmissions.hand import hand
from render.transmissions.table import table
from rules.kernel.model import Barred, Decision, Option, Text, text
from rules.kernel.words import Words
from rules.transmissions.components import CARDS, GOODS, IDEAS, KINDS, LOCATIONS, ROBOTS, TRANSMISSIONS
from rules.transmissions.pipes import longest_run
from rules.transmissions.view import CardRobot, Goods, HandCard, Harvey, Player, Reach, View
from rules.transmissions.wording import (
    SET_ASIDE,
    SKIP,
    amounts,
    column_option,
    destination_options,
    goods_option,
    keep_option,
    pipe_option,
    placing_option,
    play_option,
    price_of,
    robot_option,
    slot_option,
    start_option,
    tile_name,
    use_option,
)
from tests.render.samples import speaking
from tests.render.samples.transmissions_pieces import (
    LINES,
    display,
    fields,
    forest,
    ghosts,
    lying,
    network,
    robots,
    score,
    stacks,
    walks,
)
from tests.render.sheets import symbols, turn

NAMES = ("Ada", "Charles")
LONG_NAMES = (
    "Wilhelmina-Theresia von der Aue X",
    "Maximilian Schwarzenbergerhofers",
    "Anna-Katharina Hohenlohe-Oehringe",
    "Friedrich Wilhelm August Heinrich",
)


def plain_words(lang: str = "en") -> Words:
    """Names of components that no translator can change under the golden pictures."""
    lines = [f"{good} = {good}" for good in GOODS]
    lines += [f"place-{place} = {place.title().replace('_', ' ')}" for place in LOCATIONS]
    lines += [f"transmission-{card} = Card {card}" for card in TRANSMISSIONS]
    lines += [f"item-{kind} = {kind.title().replace('_', ' ')}" for kind in KINDS]
    types = dict.fromkeys(type_.id for type_ in IDEAS.values())
    cards = dict.fromkeys(type_.id for type_ in CARDS.values())
    lines += [f"idea-{type_} = Idea {type_}" for type_ in types]
    lines += [f"forest-{type_} = Card {type_}" for type_ in cards]
    lines += [f"effect-{type_} = what {type_} does for whoever has it" for type_ in (*types, *cards)]
    lines += [f"points-{line} = {line}" for line in (*LINES, "pool", "cards")]
    lines += ["harvey = Harvey", "pipe-start = starting pipe", "amount = { $number } { $good }"]
    return speaking(lang, lines)


_NETWORK = network("P05 P33 P19")

_FIRST = Player(
    seat=0,
    goods=Goods(2, 0, 1, 3, 5),
    robots=robots("yellow S3 F4; blue E2 A1; red G1"),
    pipes=lying(_NETWORK),
    run=longest_run(_NETWORK),
    set_aside=("P01",),
    forest=forest("FC01 FC05!"),
    acorns=3,
    hand_size=2,
    deck_size=4,
    score=score(23, 1, len(longest_run(_NETWORK)), creatures=6, pipes=9, run=6, items=1, acorns=1),
)

TABLE = View(
    audience=None,
    turn=0,
    start=1,
    stage="PRE_MOVE",
    over=False,
    is_solo=False,
    item_sets=("A", "D"),
    idea_sets=("E", "F"),
    card="T4",
    sub_turn=1,
    active="red",
    done="",
    spent=("G1",),
    trigger=None,
    reason="",
    turns_left=0,
    fields=fields(yellow=1, blue=6, green=9, red=12),
    columns=display("A2 D6 A7 D1", "E3 F6 E5 F1"),
    display_stack=7,
    pipe_stacks=stacks("P34 P05 P12 P28", 5, 4, 1, 3),
    forest_draw=21,
    forest_discard=("FC18", "FC12"),
    supply=Goods(9, 12, 8, 10, 0),
    pool=None,
    players=(
        _FIRST,
        replace(
            _FIRST,
            seat=1,
            goods=Goods(0, 1, 0, 0, 12),
            robots=robots("green S9; red D7"),
            pipes=lying(network("")),
            run=((0, 0),),
            set_aside=(),
            forest=(),
            acorns=0,
            hand_size=3,
            score=score(1, 2, 1, run=1),
        ),
    ),
    harvey=None,
    choices=(),
    reach=(*walks(13, 0, 2, 3), Reach("back:f11", "back", 11, 1, (), "")),
    hand=(),
    dealt=(),
    looking=(),
    placing="",
    ghosts=(),
)

_FULLEST = "yellow X7 G3; blue F2 E3 X1; green X3 H1; red Z6 B7"
_LONG = network("P34 P33 P28 P27 P30 P29 P19 P20 P31 P32 P24 P16", 2)
_MANY = "FC01 FC05! FC08 FC12! FC14 FC16 FC18! FC21 FC23 FC25! FC27"


def _crowded(seat: int) -> Player:
    return replace(
        _FIRST,
        seat=seat,
        goods=Goods(12, 14, 10, 15, 104),
        robots=robots(_FULLEST),
        pipes=lying(_LONG),
        run=longest_run(_LONG),
        set_aside=("P01", "P02", "P03"),
        forest=forest(_MANY),
        acorns=21,
        hand_size=3,
        score=score(
            104,
            1 + seat,
            len(longest_run(_LONG)),
            **{line: 11 + place for place, line in enumerate(LINES)},
        ),
    )


_EVERYWHERE = (
    *walks(*(field for field in range(1, 14) if field not in {3, 5, 10})),
    *(Reach(f"back:f{field}", "back", field, 14 - field, (), "") for field in (13, 12, 11, 9, 8, 7, 6)),
    *(Reach(f"swap:{robot}", "swap", field, 0, (("Z6", "Z1"),), robot) for robot, field in (("blue", 3), ("red", 10))),
    *(Reach(f"jump:f{field}", "jump", field, 0, (), "") for field in (1, 2, 4, 6, 7, 8, 9, 11, 12, 13)),
)

FULL = replace(
    TABLE,
    turn=2,
    start=3,
    item_sets=("A", "B", "D", "X"),
    idea_sets=("E", "F", "H", "Z"),
    card="T5",
    sub_turn=3,
    active="yellow",
    spent=("X7", "G3"),
    trigger=0,
    reason="display",
    turns_left=3,
    fields=fields(yellow=0, blue=3, green=5, red=10),
    columns=display("X1 X4 X6 X3", "Z3 Z2 F2 H1"),
    display_stack=0,
    pipe_stacks=stacks("P34 - P33 P31", 7, 0, 1, 6),
    forest_draw=0,
    forest_discard=("FC18", *tuple(CARDS)[:16]),
    supply=Goods(0, 15, 13, 11, 0),
    players=tuple(map(_crowded, range(4))),
    reach=_EVERYWHERE,
)

SOLO = replace(
    TABLE,
    is_solo=True,
    start=0,
    turn=1,
    stage="TURN_BEGIN",
    card="",
    active="",
    spent=(),
    done="",
    reach=(),
    item_sets=("A", "C", "X"),
    idea_sets=("F", "G", "Z"),
    supply=Goods(12, 12, 11, 10, 0),
    pool=Goods(2, 0, 3, 2, 14),
    players=(replace(_FIRST, hand_size=3, score=score(33, 2, len(longest_run(_NETWORK)), parts=2, run=12, pool=-13)),),
    harvey=Harvey(
        level="normal",
        robots=robots("yellow A4 F1; blue G7"),
        pipes=("P33", "P02"),
        forest=forest("FC12 FC01"),
        acorns=3,
        deck_size=14,
        discard=("T5", "T1"),
        score=score(62, 1, 2, parts=2, run=6, cards=4),
    ),
)

OVER = replace(
    FULL,
    over=True,
    stage="TURN_BEGIN",
    card="",
    active="",
    spent=(),
    sub_turn=0,
    reach=(),
    turns_left=0,
    columns=display("- - X6 X3", "- - F2 H1"),
    fields=fields(yellow=13, blue=3, green=5, red=10),
)

_HELD = (
    HandCard("T1", playable=True, robots=(CardRobot("yellow", 1, walks(2, 3)),)),
    HandCard("T6", playable=True, robots=(CardRobot("yellow", 1, walks(2, 3)),)),
    HandCard("T7", playable=False, robots=()),
)

HAND = replace(
    TABLE,
    audience=0,
    hand=_HELD[1:],
    columns=display("A2 D6 A7 D1", "E3 F6 E5 F1", payable=True),
)
READY = replace(HAND, stage="TURN_BEGIN", card="", active="", reach=(), spent=(), hand=_HELD)
CHOOSING = replace(
    HAND,
    stage="PICK_ROBOT",
    card="T5",
    active="",
    reach=(),
    spent=(),
    choices=(CardRobot("green", 9, walks(10, 11, 13)), CardRobot("red", 12, walks(13, 0, 2, 3))),
)
PLACING = replace(HAND, stage="PRE_ACTION", reach=(), placing="P34", ghosts=ghosts(_NETWORK, "P34"))
START = replace(HAND, stage="PLACE_START_IDEAS", card="", active="", reach=(), spent=(), hand=_HELD, dealt=("S3", "S9"))
LOOKING = replace(HAND, stage="PRE_ACTION", reach=(), looking=("FC18", "FC25"))
FULL_HAND = replace(
    FULL,
    audience=2,
    hand=(
        HandCard(
            "T5",
            playable=True,
            robots=tuple(
                CardRobot(robot, field, _EVERYWHERE)
                for robot, field in (("yellow", 0), ("blue", 3), ("green", 5), ("red", 10))
            ),
        ),
        HandCard("T4", playable=True, robots=(CardRobot("red", 10, _EVERYWHERE),)),
        HandCard("T6", playable=False, robots=()),
    ),
    columns=display("X1 X4 X6 X3", "Z3 Z2 F2 H1", payable=True),
    pipe_stacks=tuple(replace(stack, payable=bool(stack.top)) for stack in FULL.pipe_stacks),
)
FULL_PLACING = replace(
    FULL_HAND, stage="PRE_ACTION", reach=(), placing="P33", ghosts=ghosts(_LONG, "P33"), hand=FULL_HAND.hand[1:]
)

WORDS = plain_words()
VIEWS = {"ordinary": TABLE, "full": FULL, "solo": SOLO, "over": OVER}
OWN_VIEWS = {
    "ordinary": HAND,
    "ready": READY,
    "choosing": CHOOSING,
    "placing": PLACING,
    "start": START,
    "looking": LOOKING,
    "full": FULL_HAND,
    "full placing": FULL_PLACING,
    "none": TABLE,
    "after the end": replace(OVER, audience=1, hand=_HELD),
}


def asked(key: str, *options: Option, **about: Text | list[Text]) -> Decision:
    """A question to the first player."""
    return Decision(0, key, text("ask-something", **about), options, public=True)


def _bought(of_items: bool) -> list[Option]:
    tiles = [(one.number, one.item if of_items else one.idea) for one in HAND.columns]
    kind = "buy-item" if of_items else "buy-idea"
    return [column_option(kind, number, tile, price_of({"electricity": 2}), 0, "") for number, tile in tiles[1:3]]


_LACKING = text("barred-lacks", goods=amounts({"blue": 1, "electricity": 2}))
_UNPAID = tuple(Barred(f"buy:{one.number}:{one.item}", Text("item"), _LACKING) for one in HAND.columns[::3])


def _at(field: int) -> View:
    """The same view with the active robot on another field, which it has reached."""
    there = fields(yellow=1, blue=2 if field == 6 else 6, green=9 if field != 9 else 3, red=field)
    return replace(HAND, stage="PRE_ACTION", reach=(), fields=there)


_SOLO_HAND = replace(SOLO, audience=0, turn=0, stage="PRE_ACTION", card="T4", active="red")
_PAYMENT = {"white": 1, "electricity": 3}
ASKED: dict[str, tuple[View, Decision]] = {
    "start": (
        START,
        asked("D1 PLACE_START_IDEAS", *(start_option("S3", one, "S9", other) for one in ROBOTS for other in ROBOTS)),
    ),
    "card": (READY, asked("D2 TURN_BEGIN", play_option("T1"), play_option("T6"))),
    "robot": (
        CHOOSING,
        asked("D3 PICK_ROBOT", *(robot_option(one.robot, one.field, 3) for one in CHOOSING.choices)),
    ),
    "move": (
        HAND,
        asked("D4 PRE_MOVE", *(Option(way.option, Text(way.option)) for way in HAND.reach), use_option("G1", "")),
    ),
    "meadow": (
        _at(0),
        asked("D5 PRE_ACTION", *(goods_option("take", units) for units in (("green",), ("yellow", "yellow"))), SKIP),
    ),
    "village": (_at(7), replace(asked("D5 PRE_ACTION", *_bought(of_items=True), SKIP), barred=_UNPAID)),
    "junkyard": (_at(8), asked("D5 PRE_ACTION", *_bought(of_items=False), SKIP)),
    "forest": (_at(10), asked("D5 PRE_ACTION", SKIP)),
    "pipes": (_at(13), asked("D5 PRE_ACTION", pipe_option(1, "P34", 5), pipe_option(3, "P12", 1), SKIP)),
    "after": (_at(13), asked("D6 POST_ACTION", use_option("F4", ""), use_option("E2", "Z6"))),
    "take": (_at(0), asked("TAKE", *(goods_option("take", (one,)) for one in GOODS[:-1]))),
    "discard": (_at(0), asked("D7 DISCARD", *(goods_option("return", (one,)) for one in GOODS[:-1]))),
    "slot": (
        _at(7),
        asked(
            "PLACE_ITEM",
            slot_option("green", 3, "A1"),
            slot_option("red", 2, "A1"),
            tile=tile_name("D6"),
        ),
    ),
    "keep": (LOOKING, asked("KEEP", *map(keep_option, LOOKING.looking))),
    "placing": (
        PLACING,
        asked("PLACE_PIPE", *(placing_option(one.number, one.x, one.y, one.turn) for one in PLACING.ghosts), SET_ASIDE),
    ),
    "full placing": (
        replace(FULL_PLACING, audience=0, turn=0),
        asked(
            "PLACE_PIPE",
            *(placing_option(one.number, one.x, one.y, one.turn) for one in FULL_PLACING.ghosts),
            SET_ASIDE,
        ),
    ),
    "destination": (
        _SOLO_HAND,
        asked("D8 PAY_DESTINATION", *destination_options(price_of(_PAYMENT)), goods=amounts(_PAYMENT)),
    ),
}
"""Questions to the first player, by what is special about them."""


def told(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every alternative text."""
    seats = [player.seat for player in view.players]
    further = [players_alt(view, words, names)]
    further += [board_alt(view, words, names, seat) for seat in seats]
    further += [pipes_alt(view, words, names, seat) for seat in seats]
    his = [harvey_alt(view, words, names), harveys_pipes_alt(view, words, names)] if view.harvey else []
    return [table_alt(view, words, names), hand_alt(view, words, names), *further, *his]


def _decision(name: str, lang: str) -> Image.Image:
    view, decision_ = ASKED[name]
    return decision(view, plain_words(lang), NAMES, (decision_,)).image


GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "transmissions-table-full": lambda: table(FULL, plain_words("de"), LONG_NAMES),
    "transmissions-board-harvey": lambda: harveys_board(SOLO, WORDS, NAMES[:1]),
    "transmissions-hand": lambda: hand(READY, WORDS, NAMES),
    "transmissions-decision-card": lambda: _decision("card", "de"),
    "transmissions-decision-village": lambda: _decision("village", "en"),
    "transmissions-decision-placing": lambda: _decision("placing", "de"),
    "transmissions-symbols": partial(symbols, "transmissions"),
    "transmissions-turn": partial(turn, "transmissions"),
}


def first_column(view: View, **changes: object) -> View:
    """The same view with another first column of the display."""
    return replace(view, columns=(replace(view.columns[0], **changes), *view.columns[1:]))


def harvey(view: View, **changes: object) -> View:
    """The same view with another Harvey."""
    assert view.harvey
    return replace(view, harvey=replace(view.harvey, **changes))
