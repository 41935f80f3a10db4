"""Upgrading (4.4): putting a reward tile on an inventor at any moment, front or back up.

It is a standing offer to every seat: nobody waits for it. Beside it, a seat with many tiles picks in a form which of
them it would turn over, so that no question grows long; that answer changes nothing but the form.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from rules.kernel.flows import unless_silent
from rules.kernel.model import Answer, Barred, Decision, Option, Seat, Text, text, who
from rules.legendary_inventors import barred
from rules.legendary_inventors.components import FIGURES, INVENTORS, REWARDS, SCIENCES, TEAMS
from rules.legendary_inventors.state import EMPTY, START, Player, State
from rules.legendary_inventors.wording import DONE, INVENTOR, SCIENCE, TILE, turning_option

KEY = "UPGRADE"
FORM_KEY = "FLIP_FORM"
FINAL_KEY = "FINAL_UPGRADES"
BACK_VALUE = FIGURES.back.value
TOPIC = "tiles"
OPTIONS_AT_MOST = 24

Values: TypeAlias = tuple[tuple[int, ...], ...]
"""Knowledge by inventor of the team and by science."""


class Slot(NamedTuple):
    """A place for a tile: an inventor and a science by number."""

    inventor: str
    science: int


class Effect(NamedTuple):
    """What a value on a slot means for the inventor's goal: does the goal ask for it, and is it reached by it."""

    is_asked: bool
    reaches: bool


# What is legal


def values_of(player: Player) -> Values:
    """Return the knowledge of a player's inventors."""
    return tuple([tuple(inventor.values) for inventor in player.inventors])


def upgrade_slots(team: str, values: Values, kind: str) -> list[Slot]:
    """Return where the front of a tile fits: on a value of exactly one less (rulings 4, 7 and 14; C7)."""
    reward = REWARDS[kind]
    return _slots(team, values, reward.value - 1) if reward.kind == "upgrade" else []


def empty_slots(team: str, values: Values) -> list[Slot]:
    """Return where the back of any tile fits: on empty slots only."""
    return _slots(team, values, BACK_VALUE - 1)


def _slots(team: str, values: Values, value: int) -> list[Slot]:
    return [
        Slot(inventor.id, science)
        for inventor, known in zip(TEAMS[team].inventors, values, strict=True)
        for science, has in enumerate(known)
        if has == value
    ]


def effect(values: tuple[int, ...], slot: Slot, value: int) -> Effect:
    """Return what that value on the slot does for the inventor's goal; `values` is the knowledge before."""
    goal = INVENTORS[slot.inventor].goal
    after = [*values[: slot.science], value, *values[slot.science + 1 :]]
    is_asked = values[slot.science] < goal[slot.science]
    return Effect(is_asked, is_asked and all(has >= asked for has, asked in zip(after, goal, strict=True)))


def can_use_any(player: Player) -> bool:
    """Say whether a player could upgrade or flip, useful or not (ruling 15)."""
    if not player.tiles:
        return False
    values = values_of(player)
    if empty_slots(player.team, values):
        return True
    return any(upgrade_slots(player.team, values, kind) for kind in player.kinds())


# What is offered


def offers(s: State) -> list[Decision]:
    """Return the standing offers of all seats."""
    found: list[Decision] = []
    for seat, player in enumerate(s.players):
        if player.tiles:
            found += _standing(seat, player.team, values_of(player), player.kinds(), player.turning)
    return found


def finals(s: State) -> list[Decision]:
    """Return what the seats that are not done are asked at the end: upgrade, flip or be done (C9)."""
    found = []
    for seat, player in enumerate(s.players):
        if not player.done:
            options, _, bars = _uses(player.team, values_of(player), player.kinds(), player.turning)
            found.append(
                Decision(seat, FINAL_KEY, Text("ask-final"), (*options, DONE), public=True, menus=True, barred=bars)
            )
    return found


def final_forms(s: State) -> list[Decision]:
    """Return the forms of the seats that are not done, without a topic: the question itself is about tiles."""
    forms = [offer for offer in offers(s) if offer.key == FORM_KEY and not s.players[offer.seat].done]
    return [replace(form, topic="") for form in forms]


@lru_cache(maxsize=16_384)
def _standing(seat: Seat, team: str, values: Values, kinds: tuple[str, ...], turning: str) -> tuple[Decision, ...]:
    options, form, bars = _uses(team, values, kinds, turning)
    found = []
    if options:
        prompt = Text("ask-upgrade")
        found.append(Decision(seat, KEY, prompt, options, waits=False, public=True, topic=TOPIC, barred=bars))
    if form:
        turned = next(kind for kind in kinds if turning_option(kind) not in form)
        prompt = text("ask-turning", tile=TILE[turned])
        found.append(Decision(seat, FORM_KEY, prompt, form, waits=False, public=True, topic=TOPIC))
    return tuple(found)


@lru_cache(maxsize=16_384)
def _uses(
    team: str, values: Values, kinds: tuple[str, ...], turning: str
) -> tuple[tuple[Option, ...], tuple[Option, ...], tuple[Barred, ...]]:
    """Return all upgrades and flips, those that serve a goal first, the form, and what is barred.

    With too many flips there are only those of the tile picked in the form.
    """
    known = {inventor.id: has for inventor, has in zip(TEAMS[team].inventors, values, strict=True)}
    slots = {kind: upgrade_slots(team, values, kind) for kind in kinds}
    uses = [("upgrade", kind, slot, known[slot.inventor]) for kind in kinds for slot in slots[kind]]
    empty = empty_slots(team, values)
    shown, form = kinds, tuple[Option, ...]()
    if len(uses) + len(kinds) * len(empty) > OPTIONS_AT_MOST:
        shown = (turning if turning in kinds else kinds[0],)
        form = tuple([turning_option(kind) for kind in kinds if kind not in shown])
    uses += [("flip", kind, slot, known[slot.inventor]) for kind in shown for slot in empty]
    options = tuple([_option(*use) for use in sorted(uses, key=lambda use: _order(*use))])
    fronts = [barred.front(kind, kind in kinds, bool(slots.get(kind))) for kind in REWARDS]
    backs = [barred.back(kind, kind in shown, bool(empty)) for kind in kinds]
    return options, form, (*filter(None, fronts), *backs)


@unless_silent
def unusable(_s: State, player: Player) -> tuple[Barred, ...]:
    """Return what is barred of a player's tiles where none of them can be used and so no question is about them."""
    options, _, bars = _uses(player.team, values_of(player), player.kinds(), player.turning)
    return () if options else bars


def _order(use: str, kind: str, slot: Slot, values: tuple[int, ...]) -> tuple[bool, bool]:
    """Return what to sort uses of tiles by: what reaches a goal stands first, and last what no goal asks for."""
    does = effect(values, slot, _value(use, kind))
    return not does.reaches, not does.is_asked


def _value(use: str, kind: str) -> int:
    """Return the knowledge that a tile is worth in that use."""
    return REWARDS[kind].value if use == "upgrade" else BACK_VALUE


@lru_cache(maxsize=32_768)
def _option(use: str, kind: str, slot: Slot, values: tuple[int, ...]) -> Option:
    value = _value(use, kind)
    science = SCIENCES[slot.science]
    words = text(f"opt-{use}", tile=TILE[kind], inventor=INVENTOR[slot.inventor], science=SCIENCE[science], value=value)
    hint = _hint(values, slot, value)
    given_up = _given_up(kind, hint) if use == "flip" else None
    return Option(
        f"{use}:{kind}:{slot.inventor}:{science}", words, given_up or hint, use, f"inventor-{slot.inventor}",
        warns=given_up is not None,
    )  # fmt: skip


def _given_up(kind: str, hint: Text) -> Text | None:
    """Return what a tile that counts at the end no longer counts once it is turned over, before the hint."""
    reward = REWARDS[kind]
    if reward.kind == "victory":
        return text("hint-gives-up", points=reward.value, hint=hint)
    return text("hint-gives-up-order", hint=hint) if reward.kind == "order" else None


def _hint(values: tuple[int, ...], slot: Slot, value: int) -> Text:
    inventor = INVENTORS[slot.inventor]
    does = effect(values, slot, value)
    if does.reaches:
        return text("hint-goal-reached", points=inventor.points)
    if does.is_asked:
        return text("hint-goal-asks", value=inventor.goal[slot.science], points=inventor.points)
    return Text("hint-goal-not-asked")


# The effect


def use(s: State, answer: Answer) -> None:
    """Carry out an upgrade or a flip: fix the tile; what lay there leaves the game (ruling 5)."""
    seat, (kind_of_use, kind, id_, science) = answer.seat, answer.picks[0].split(":")
    player = s.players[seat]
    inventor, number = player.inventor(id_), SCIENCES.index(science)
    tile, replaced = player.spend(kind), inventor.lying[number]
    value = _value(kind_of_use, kind)
    inventor.lying[number], inventor.values[number] = tile, value
    if replaced == START:
        s.spent_starts += 1
    elif replaced != EMPTY:
        s.box_tiles.append(replaced)
    s.say(
        f"log-{kind_of_use}", who=who(seat), tile=TILE[kind], inventor=INVENTOR[id_], science=SCIENCE[science],
        value=value,
    )  # fmt: skip
    if inventor.meets_goal() and value <= INVENTORS[id_].goal[number]:
        s.say("log-goal", who=who(seat), inventor=INVENTOR[id_], points=INVENTORS[id_].points)


def pick_turning(s: State, answer: Answer) -> None:
    """Take an answer to the form: which tile the seat would turn over."""
    s.players[answer.seat].turning = answer.picks[0].partition(":")[2]
