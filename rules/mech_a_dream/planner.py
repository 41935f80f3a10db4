"""What an activation would lead to, and answers that may be given with one press; nothing here changes a position.

A press stands for single answers in the order of the rules (C104): the record holds those and knows of no press.
"""

from collections.abc import Mapping
from typing import NamedTuple

from rules.kernel.model import Answer, Decision, Shortcut, Text, text
from rules.mech_a_dream.components import ACTIVATION, BOOST, GOODS, MACHINES, ROBOTS, Effect
from rules.mech_a_dream.machines import capped
from rules.mech_a_dream.state import ROBOT, Player, State
from rules.mech_a_dream.wording import DECLINE, MACHINE, ROBOT_NAME, amounts


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


def shortcuts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that may stand beside an open decision."""
    if decision.key == "NIGHT_MENU":
        run = run_everything(s, decision)
        return () if run is None else (run,)
    if decision.key == "BOOST_TARGET":
        return all_boosts(s, decision)
    return ()


def run_everything(s: State, decision: Decision) -> Shortcut | None:
    """Return the press that activates all that needs no choice: no cost, no boost, nothing lost to the cap."""
    player = s.players[decision.seat]
    goods, run = foresee_run(player, [option.id for option in decision.options])
    if not run:
        return None
    names = [ROBOT_NAME[player.robot] if id_ == ROBOT else MACHINE[id_] for id_ in run]
    words = text("press-run", number=len(run))
    hint = text("hint-press-run", names=names, goods=amounts(goods.items()))
    return Shortcut("run-everything", words, hint, tuple(_answer(decision, id_) for id_ in run))


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


def all_boosts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that put all boosts of a gain on one tile, or decline them all."""
    player = s.players[decision.seat]
    if player.boosts < 2:
        return ()
    made = []
    for tile in player.belt:
        number = min(player.boosts, tile.slot)
        words = text("press-boosts", machine=MACHINE[tile.machine], number=number, slot=tile.slot - number)
        made.append(_repeated(decision, tile.machine, words, number))
    decline = _repeated(decision, DECLINE.id, text("press-decline", number=player.boosts), player.boosts)
    return (*[one for one in made if len(one.answers) > 1], decline)


def _repeated(decision: Decision, pick: str, words: Text, number: int) -> Shortcut:
    return Shortcut(f"all:{pick}", words, None, tuple(_answer(decision, pick) for _ in range(number)))


def _answer(decision: Decision, pick: str) -> Answer:
    return Answer(decision.seat, decision.key, (pick,))


def tuple_of(goods: Mapping[str, int]) -> tuple[int, ...]:
    """Return goods as numbers in a fixed order."""
    return tuple([goods[good] for good in GOODS])
