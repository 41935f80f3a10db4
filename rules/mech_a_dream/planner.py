"""What an activation would lead to; nothing here changes a position."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.mech_a_dream.components import ACTIVATION, BOOST, GOODS, MACHINES, ROBOTS, Effect
from rules.mech_a_dream.machines import capped
from rules.mech_a_dream.state import ROBOT, Player


class Forecast(NamedTuple):
    """What a player has after an effect, what the cap takes away, and the boosts and activations it brings."""

    goods: dict[str, int]
    lost: int
    boosts: int
    activations: int

    @property
    def is_plain(self) -> bool:
        """Say whether nothing is left to decide and nothing is lost."""
        return not (self.lost or self.boosts or self.activations)


def forecast(goods: Mapping[str, int], effect: Effect) -> Forecast:
    """Return what an effect would lead to; its cost must be payable, and a special is not foreseen."""
    after, lost = dict(goods), 0
    for good, number in effect.cost.items():
        after[good] -= number
    for symbol, number in effect.gain:
        if symbol in after:
            wanted = after[symbol] + number
            after[symbol] = capped(symbol, wanted)
            lost += wanted - after[symbol]
    counts = {symbol: sum(number for gained, number in effect.gain if gained == symbol) for symbol in "BA"}
    return Forecast(after, lost, counts[BOOST], counts[ACTIVATION])


def effect_of(player: Player, activated: str) -> Effect | None:
    """Return the effect of a purple machine or of the own robot, if no option or special is to be chosen first."""
    if activated != ROBOT:
        return MACHINES[activated].effect
    options = ROBOTS[player.robot].options
    return options[0] if len(options) == 1 and options[0].special is None else None


def foresee_run(player: Player, offered: list[str]) -> tuple[dict[str, int], list[str]]:
    """Return the goods after that press and what it activates, in the order offered."""
    goods, run = dict(player.goods), list[str]()
    for id_ in offered:
        effect = effect_of(player, id_) if id_ == ROBOT or id_ in MACHINES else None
        if effect is None or effect.cost:
            continue
        ahead = forecast(goods, effect)
        if ahead.is_plain:
            goods, run = ahead.goods, [*run, id_]
    return goods, run


def tuple_of(goods: Mapping[str, int]) -> tuple[int, ...]:
    """Return goods as numbers in a fixed order."""
    return tuple([goods[good] for good in GOODS])
