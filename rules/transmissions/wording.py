"""The texts and options of Transmissions that several modules need. What depends on few values only is made once."""

from collections.abc import Iterable, Mapping
from functools import cache

from rules.kernel import amounts as kernel
from rules.kernel.model import Option, Text, text
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    ELECTRICITY,
    GOODS,
    IDEAS,
    ITEMS,
    KINDS,
    LOCATIONS,
    PIPES,
    PLACES,
    ROBOTS,
    SLOTS,
    START_PIPE,
    TRANSMISSIONS,
)

ROBOT = {robot: Text(f"robot-{robot}") for robot in ROBOTS}
NAME = {robot: Text(f"name-{robot}") for robot in ROBOTS}
PLACE = {place: Text(f"place-{place}") for place in LOCATIONS}
DOES = {place: Text(f"does-{place}") for place in LOCATIONS}
KIND = {kind: Text(f"item-{kind}") for kind in KINDS}
IDEA = {type_.id: Text(f"idea-{type_.id}") for type_ in IDEAS.values()}
EFFECT = {type_.id: Text(f"effect-{type_.id}") for type_ in IDEAS.values()}
CARD = {type_.id: Text(f"forest-{type_.id}") for type_ in CARDS.values()}
CARD_EFFECT = {type_.id: Text(f"effect-{type_.id}") for type_ in CARDS.values()}
TRANSMISSION = {card: Text(f"transmission-{card}") for card in TRANSMISSIONS}
PIPE = {pipe: text("pipe", pipe=pipe) for pipe in PIPES} | {START_PIPE: Text("pipe-start")}
FIELD = tuple(
    text("field-far" if field % 2 else "field-near", place=PLACE[PLACES[field // 2]], field=field)
    for field in range(2 * len(PLACES))
)

SKIP = Option("skip", Text("opt-skip"), Text("hint-skip"), icon="pass", plain=True)
FINISH = Option("finish", Text("opt-finish"), Text("hint-finish"), icon="done", plain=True, final=True)
FINISH_REMIND = Option(
    "finish", Text("opt-finish"), Text("hint-finish-remind"), "", "done", plain=True, warns=True, final=True
)
NO = Option("no", Text("opt-no"), Text("hint-no"), icon="decline", plain=True)
SET_ASIDE = Option("set-aside", Text("opt-set-aside"), Text("hint-set-aside"), icon="aside", plain=True)


def item_name(tile: str) -> Text:
    """Return the name of an item."""
    return KIND[ITEMS[tile].kind]


def idea_name(tile: str) -> Text:
    """Return the name of an idea."""
    return IDEA[IDEAS[tile].id]


def tile_name(tile: str) -> Text:
    """Return the name of an item or an idea."""
    return item_name(tile) if tile in ITEMS else idea_name(tile)


@cache
def worth(kind: str) -> Text:
    """Return what an item of that kind scores, without its creatures."""
    figures = KINDS[kind]
    if figures.per:
        return text(f"worth-per-{figures.per.what}", points=figures.per.points, most=figures.per.most)
    if figures.each:
        counts = "/".join(str(number) for number in range(1, len(figures.each) + 1))
        return text("worth-each", points="/".join(map(str, figures.each)), counts=counts)
    return text("worth", points=figures.points)


@cache
def gives(tile: str) -> Text:
    """Return what a tile of the display brings: points and creatures of an item, the effect of an idea."""
    if tile in IDEAS:
        return EFFECT[IDEAS[tile].id]
    figures = ITEMS[tile]
    return text("hint-item", worth=worth(figures.kind), birds=figures.birds, butterflies=figures.butterflies)


def card_name(card: str) -> Text:
    """Return the name of a forest card."""
    return CARD[CARDS[card].id]


def card_names(cards: Iterable[str]) -> list[Text]:
    """Return the names of forest cards."""
    return [card_name(card) for card in cards]


def amounts(goods: Mapping[str, int]) -> Text | list[Text]:
    """Return goods in words, in the order of the game; none at all are nothing."""
    return kernel.amounts({good: goods.get(good, 0) for good in GOODS})


def tally(units: Iterable[str]) -> dict[str, int]:
    """Count units of goods."""
    numbers: dict[str, int] = {}
    for unit in units:
        numbers[unit] = numbers.get(unit, 0) + 1
    return numbers


def spelled(units: Iterable[str]) -> str:
    """Return engrams as they stand in option ids, as white+blue; none at all are none."""
    listed = list(units)
    return "+".join(colour for colour in COLOURS for _ in range(listed.count(colour))) or "none"


def read(written: str) -> tuple[str, ...]:
    """Read what `spelled` wrote."""
    return () if written == "none" else tuple(written.split("+"))


def engrams_icon(units: tuple[str, ...]) -> str:
    """Return the key of the icon of these engrams: the colour of a single one, else all of them."""
    return units[0] if len(units) == 1 else f"engrams-{spelled(units)}" if units else "pass"


@cache
def goods_option(kind: str, units: tuple[str, ...], then: tuple[tuple[str, int], ...] = ()) -> Option:
    """Return the option to take or return these engrams; `then` is what is held afterwards of what matters."""
    words = text(f"opt-{kind}", goods=amounts(tally(units)))
    return Option(f"{kind}:{spelled(units)}", words, holding(then) if then else None, icon=engrams_icon(units))


@cache
def surplus_option(colour: str, number: int, left: int) -> Option:
    """Return the option to return one of too many engrams, the so manyth of its colour, after which so many stay."""
    key = "hint-keeps" if number == 1 else "hint-keeps-after"
    hint = text(key, number=left, good=Text(colour), **({"returned": number} if number > 1 else {}))
    return Option(f"return:{colour}:{number}", text("opt-return", goods=amounts({colour: 1})), hint, icon=colour)


@cache
def holding(then: tuple[tuple[str, int], ...]) -> Text:
    """Return what somebody has after a choice, as a hint."""
    return text("hint-then", stock=amounts(dict(then)))


@cache
def play_option(card: str, *, shows: bool = True) -> Option:
    """Return the option to play a transmission card; it `shows` nothing if all know the hand."""
    figures = TRANSMISSIONS[card]
    if figures.robot:
        hint = text("hint-card-robot", robot=ROBOT[figures.robot], speed=ROBOTS[figures.robot].speed)
    else:
        hint = text("hint-locations", places=[PLACE[place] for place in figures.locations])
    words = text("opt-play", card=TRANSMISSION[card])
    return Option(f"play:{card}", words, hint, "play", f"transmission-{card}", shows=shows)


@cache
def robot_option(robot: str, field: int, speed: int) -> Option:
    """Return the option to move a robot."""
    words = text("opt-robot", robot=ROBOT[robot], field=FIELD[field])
    return Option(robot, words, text("hint-robot", speed=speed), icon=f"robot-{robot}")


@cache
def slot_option(robot: str, free: int, tile: str, *, is_last: bool = False) -> Option:
    """Return the option to place a tile on a robot; `is_last` if that fills the board and brings the last turns."""
    words = text("opt-slot", robot=NAME[robot], free=free)
    left = free - SLOTS[tile]
    hint = Text("hint-slot") if left == 1 and tile in ITEMS else None
    if left == 0:
        hint = text("hint-fills-all" if is_last else "hint-fills", points=ROBOTS[robot].points)
    return Option(robot, words, hint, icon=f"robot-{robot}")


@cache
def start_option(first: str, robot: str, second: str, other: str) -> Option:
    """Return the option to place the two starting ideas."""
    words = text("opt-start", first=idea_name(first), robot=ROBOT[robot], second=idea_name(second), other=ROBOT[other])
    hint = Text("hint-start-together" if robot == other else "hint-start-apart")
    return Option(f"{first}@{robot}+{second}@{other}", words, hint, icon=f"robot-{robot}", shows=True)


@cache
def use_option(tile: str, copy: str) -> Option:
    """Return the option to use an idea, by itself or by a copying tile."""
    type_ = IDEAS[tile].id
    if copy:
        words = text("opt-copy", copy=idea_name(copy), idea=IDEA[type_])
        return Option(f"use:{copy}>{tile}", words, EFFECT[type_], "use", f"idea-{type_}")
    return Option(f"use:{tile}", text("opt-use", idea=IDEA[type_]), EFFECT[type_], "use", f"idea-{type_}")


@cache
def card_option(card: str) -> Option:
    """Return the option to play a forest card."""
    type_ = CARDS[card].id
    return Option(f"card:{card}", text("opt-card", card=CARD[type_]), CARD_EFFECT[type_], "card", f"forest-{type_}")


@cache
def keep_option(card: str) -> Option:
    """Return the option to keep a forest card."""
    type_ = CARDS[card].id
    words = text("opt-keep", card=CARD[type_], acorns=CARDS[card].acorns)
    return Option(f"keep:{card}", words, CARD_EFFECT[type_], icon=f"forest-{type_}")


@cache
def destination_options(goods: tuple[tuple[str, int], ...]) -> tuple[Option, Option]:
    """Return the two places a solo player may pay to."""
    price = amounts(dict(goods))
    return (
        Option("pool", text("opt-pool", goods=price), Text("hint-pool"), icon="pool"),
        Option("supply", text("opt-supply", goods=price), Text("hint-supply"), icon="supply"),
    )


@cache
def column_option(
    kind: str, column: int, tile: str, price: tuple[tuple[str, int], ...], light: int, lost: str, *, ends: bool = False
) -> Option:
    """Return the option to buy an item or an idea of the display.

    `lost` is the tile that leaves the game with it; `ends` if the purchase brings the last turns.
    """
    cost = amounts(dict(price))
    if light:
        known = [] if cost == kernel.NOTHING else cost if isinstance(cost, list) else [cost]
        cost = [*known, text("amount-light", number=light)]
    words = text(f"opt-{kind}", column=column, tile=tile_name(tile), price=cost)
    hint = text("hint-lost", gives=gives(tile), tile=tile_name(lost)) if lost else gives(tile)
    if ends:
        hint = text("hint-ends", gives=gives(tile))
    return Option(f"buy:{column}:{tile}", words, hint, icon=tile_name(tile).key)


@cache
def pipe_option(stack: int, pipe: str, left: int) -> Option:
    """Return the option to buy the top pipe of a stack."""
    figures = PIPES[pipe]
    words = text("opt-pipe", stack=stack, pipe=PIPE[pipe], price=amounts(tally(figures.cost)))
    hint = text("hint-pipe", points=figures.points, birds=figures.birds, butterflies=figures.butterflies, left=left - 1)
    return Option(f"pipe:{stack}:{pipe}", words, hint, icon=f"pipe-{pipe}")


@cache
def placing_option(number: int, x: int, y: int, turn: int, run: int = 0, points: int = 0) -> Option:
    """Return the option to attach a pipe; `number` stands on the ghost in the picture, `run` is the run it makes."""
    words = text("opt-place", number=number, x=x, y=y, turn=turn)
    hint = text("hint-place", run=run, points=points) if run else None
    return Option(f"at:{x},{y}:{turn}", words, hint, icon="pipe")


def price_of(goods: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return goods in a form that can be a key."""
    return tuple([(good, goods[good]) for good in GOODS if goods.get(good)])


def held(goods: Mapping[str, int], electricity: int) -> dict[str, int]:
    """Return engrams and electricity as one stock."""
    return {**goods, ELECTRICITY: electricity}
