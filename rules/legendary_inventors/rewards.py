"""Completing an invention (4.5): who may choose and in which order, what each reward would gain, taking it."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from rules.kernel.model import Decision, Option, Seat, Text, text, who
from rules.legendary_inventors import barred
from rules.legendary_inventors.components import FIGURES, INVENTIONS, INVENTORS, REWARDS, TILES
from rules.legendary_inventors.scoring import series_points
from rules.legendary_inventors.state import Displayed, Player, State
from rules.legendary_inventors.upgrading import BACK_VALUE, Effect, Slot, effect, empty_slots, upgrade_slots, values_of
from rules.legendary_inventors.view import Gain
from rules.legendary_inventors.wording import INVENTION, INVENTOR, TILE

KEY = "REWARD"


def complete(s: State, seat: Seat, displayed: Displayed) -> None:
    """Give Leonardo to the completer and line up the choosers."""
    s.leonardo, s.completed = seat, displayed.card
    s.queue = queue(s, displayed)
    s.say(
        "log-complete",
        who=who(seat),
        invention=INVENTION[displayed.card],
        order=[text("contribution", who=who(each), number=displayed.contribution(each)) for each in s.queue],
    )


def queue(s: State, displayed: Displayed) -> list[Seat]:
    """Return the first three contributors by pieces, ties clockwise from the holder of Leonardo (rulings 35, 36)."""
    number = len(s.players)
    given = [seat for seat in range(number) if displayed.contribution(seat)]
    given.sort(key=lambda seat: (-displayed.contribution(seat), (seat - s.leonardo) % number))
    return given[: FIGURES.rewarded.value]


def left(displayed: Displayed) -> list[str]:
    """Return the rewards not taken yet, equal tiles once (C5), by option id."""
    kinds = dict.fromkeys(TILES[tile] for tile in displayed.tiles)
    return [f"patent:{displayed.card}"] * displayed.lies + [f"tile:{kind}" for kind in kinds]


def number_of(displayed: Displayed, id_: str) -> int:
    """Return how many equal rewards of that option id lie there."""
    kind, _, name = id_.partition(":")
    return 1 if kind == "patent" else [TILES[tile] for tile in displayed.tiles].count(name)


def question(s: State) -> Decision:
    """Return the question to the first of the queue."""
    seat, displayed = s.queue[0], s.displayed(s.completed)
    next_ = [who(each) for each in s.queue[1:]]
    prompt = text("ask-reward", invention=INVENTION[s.completed], next=next_, number=len(next_))
    options = tuple([bare_option(id_) if s.silent else reward_option(s, seat, id_) for id_ in left(displayed)])
    return Decision(seat, KEY, prompt, options, public=True, barred=tuple(barred.taken_patent(s, s.completed)))


@cache
def bare_option(id_: str) -> Option:
    """Return the option to take a reward, without a hint: in thought nobody would read it."""
    kind, _, name = id_.partition(":")
    if kind == "patent":
        words = text("opt-patent", invention=INVENTION[name], points=INVENTIONS[name].points)
        return Option(id_, words, icon=f"invention-{name}")
    return Option(id_, text("opt-tile", tile=TILE[name]), icon=f"tile-{name}")


def reward_option(s: State, seat: Seat, id_: str) -> Option:
    """Return the option to take a reward, with what it would gain."""
    player = s.players[seat]
    kind, _, name = id_.partition(":")
    gained = gain(player, id_)
    hint = _patent_hint(s, name, gained) if kind == "patent" else _tile_hint(player, name, gained)
    return replace(bare_option(id_), hint=hint)


def _patent_hint(s: State, card: str, gained: Gain) -> Text:
    """Return what a patent does for series, and for whom of those who choose next it would do most."""
    order = INVENTIONS[card].order
    theirs = {seat: series_points(s.players[seat], card=card) for seat in s.queue[1:]}
    most = max(theirs, key=lambda seat: theirs[seat], default=None)
    if most is None or not theirs[most]:
        return text("hint-patent", order=order, series=gained.series)
    return text("hint-patent-theirs", order=order, yours=gained.series, who=who(most), theirs=theirs[most])


def _tile_hint(player: Player, kind: str, gained: Gain) -> Text:
    """Return a tile's hint, with the best goal that the tile would reach turned over unless its front reaches one."""
    hint = _front_hint(player, kind, gained)
    if gained.reaches or not gained.turned:
        return hint
    best = max(gained.turned, key=_goal_points)
    key = "hint-tile-turned" if REWARDS[kind].kind == "upgrade" else "hint-tile-or-turned"
    return text(key, hint=hint, inventor=INVENTOR[best], points=INVENTORS[best].points)


def _front_hint(player: Player, kind: str, gained: Gain) -> Text:
    match REWARDS[kind].kind:
        case "upgrade":
            if gained.reaches:
                best = max(gained.reaches, key=_goal_points)
                return text("hint-tile-reaches", inventor=INVENTOR[best], points=INVENTORS[best].points)
            return text("hint-tile-upgrade", number=gained.fits, asked=gained.asked, later=gained.later)
        case "order":
            return text("hint-tile-order", series=gained.series)
        case "refresh":
            return text("hint-tile-refresh", number=sum(not inventor.active for inventor in player.inventors))
        case "genius":
            return text("hint-tile-genius", number=FIGURES.genius_pieces.value)
        case _:
            return text("hint-tile-victory", points=gained.points)


def gain(player: Player, id_: str) -> Gain:
    """Return what a reward would gain that player now: points, series, and what it does for goals."""
    kind, _, name = id_.partition(":")
    if kind == "patent":
        return Gain(id_, points=INVENTIONS[name].points, series=series_points(player, card=name))
    return replace(_front_gain(player, id_, name), turned=_turned(player))


def _front_gain(player: Player, id_: str, kind: str) -> Gain:
    reward = REWARDS[kind]
    if reward.kind == "order":
        return Gain(id_, series=series_points(player, tiles=1))
    if reward.kind == "victory":
        return Gain(id_, points=reward.value)
    return _upgrade_gain(player, id_, kind) if reward.kind == "upgrade" else Gain(id_)


def _turned(player: Player) -> tuple[str, ...]:
    """Return the inventors whose goals a tile would reach that is turned over (ruling 7)."""
    effects = _effects(player, empty_slots(player.team, values_of(player)), BACK_VALUE)
    return tuple([slot.inventor for slot, does in effects if does.reaches])


def _upgrade_gain(player: Player, id_: str, kind: str) -> Gain:
    """Return what one more tile of that kind would do: what those in hand will do for goals is not gained by it."""
    value, owned = REWARDS[kind].value, player.owns(kind)
    effects = _effects(player, upgrade_slots(player.team, values_of(player), kind), value)
    reached = sorted([slot.inventor for slot, does in effects if does.reaches], key=_goal_points, reverse=True)
    return Gain(
        id_,
        fits=len(effects),
        asked=max(0, sum(does.is_asked for _, does in effects) - owned),
        later=_asked_later(player, value),
        reaches=tuple(reached[owned:]),
    )


def _goal_points(inventor: str) -> int:
    return INVENTORS[inventor].points


def _effects(player: Player, slots: Sequence[Slot], value: int) -> list[tuple[Slot, Effect]]:
    """Return what that value does on each of the slots."""
    known = {inventor.id: tuple(inventor.values) for inventor in player.inventors}
    return [(slot, effect(known[slot.inventor], slot, value)) for slot in slots]


def _asked_later(player: Player, value: int) -> int:
    """Return for how many slots goals will ask for a value once lower ones lie there."""
    goals = [INVENTORS[inventor.id].goal for inventor in player.inventors]
    return sum(
        has < value - 1 < asked
        for goal, values in zip(goals, values_of(player), strict=True)
        for has, asked in zip(values, goal, strict=True)
    )


def take(s: State, seat: Seat, id_: str, *, last: bool = False) -> None:
    """Give a reward to a player; it may be used at once (ruling 12)."""
    player, displayed = s.players[seat], s.displayed(s.completed)
    kind, _, name = id_.partition(":")
    if kind == "patent":
        displayed.lies = False
        player.patents.append(displayed.card)
        words = text("the-patent", invention=INVENTION[displayed.card])
    else:
        tile = next(tile for tile in displayed.tiles if TILES[tile] == name)
        displayed.tiles.remove(tile)
        player.tiles.append(tile)
        words = text("the-tile", tile=TILE[name])
    s.queue.pop(0)
    s.say("log-reward-last" if last else "log-reward", who=who(seat), reward=words)


def clean_up(s: State) -> None:
    """Take the invention off the display; rewards nobody took leave the game (4.5, step 4)."""
    displayed = s.displayed(s.completed)
    s.completed = ""
    discard(s, displayed)


def discard(s: State, displayed: Displayed) -> None:
    """Put an invention's card and tiles, as far as they lie, into the box; pieces return to their owners."""
    s.display.remove(displayed)
    s.box_tiles += displayed.tiles
    if displayed.lies:
        s.box_cards.append(displayed.card)
