"""The facts of the picture to decide from in words: own goods, what matters for the question, and what is offered."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from render.kit.alttext import fitting, joined
from render.transmissions.alt_hand import STYLES, Hand
from render.transmissions.routes import deciding
from render.transmissions.table import ending
from rules.kernel.model import Decision
from rules.kernel.words import Words
from rules.transmissions.components import ITEMS, PIPES
from rules.transmissions.view import View


def decision_alt(
    view: View, words: Words, names: Sequence[str], asked: Sequence[Decision], greyed: Sequence[str]
) -> str:
    """Return what is needed to decide, and what is `greyed`, in at most 1,024 characters."""
    decision = next((one for one in asked if one.waits), asked[0])
    told = (_Decision(view, words.plain, names, style) for style in STYLES)
    return fitting((partial(one.decision, decision) for one in told), greyed)


class _Decision(Hand):
    """Tells a decision."""

    def decision(self, one: Decision) -> str:
        """Return goods and end, what the question is about, and the options."""
        view, player = self.view, self.view.players[one.seat]
        end = ending(view, self.labels)
        key = one.key.split()[-1]
        about = _ABOUT.get(key, _Decision.all_prices)(self)
        told = [self.stock(player), f"{end}." if end else "", *about]
        return joined([*told, "" if key in _TOLD else self._options(one)])

    def _options(self, one: Decision) -> str:
        """Return what is offered, at first with hints."""
        options = [self.words(option.text) for option in one.options]
        if self.style.figures:
            hints = ["" if option.hint is None else f" ({self.words(option.hint)})" for option in one.options]
            options = [f"{option}{hint}" for option, hint in zip(options, hints, strict=True)]
        if self.style.lean:
            options = options[:_FEW]
        return self.listed("options", options)

    def _rondel(self) -> Iterable[str]:
        where = [f"{self.robot(one.robot)} {self.field(one.number)}" for one in self.view.fields if one.robot]
        return [self.listed("robots", where, ", ")]

    def cards(self) -> Iterable[str]:
        """Return where robots stand, and where each card leads."""
        return [*self._rondel(), *(self.card_held(card) for card in self.view.hand), self.payable()]

    def moving(self) -> Iterable[str]:
        """Return where robots stand, and where those in question can go."""
        going = [self.going_robot(one) for one in deciding(self.view)]
        return [*self._rondel(), self.listed("going", going), self.payable()]

    def all_prices(self) -> Iterable[str]:
        """Return what items and pipes cost, and what can be paid for."""
        if not self.style.figures:
            return [self.payable()]
        return [self.listed("prices", [*self._items(), *self._stacks()], ", "), self.payable()]

    def _items(self) -> list[str]:
        return [
            f"{one.number} {self.tile(one.item)} {self.units(ITEMS[one.item].cost)} {one.electricity}"
            for one in self.view.columns
            if one.item
        ]

    def _stacks(self) -> list[str]:
        return [
            f"{one.number} {one.top} {self.units(PIPES[one.top].cost)} ×{one.height}"
            for one in self.view.pipe_stacks
            if one.top
        ]

    def acting(self) -> Iterable[str]:
        """Return what there is at the location, whether it can be had or not, and what it goes to."""
        view = self.view
        match next(field.place for field in view.fields if field.robot == view.active):
            case "village":
                return [self.listed("items", self._items(), ", "), *self.own_board()]
            case "junkyard":
                ideas = [f"{one.number} {self.tile(one.idea)} {one.idea_price}" for one in view.columns if one.idea]
                return [self.listed("ideas", ideas, ", "), *self.own_board()]
            case "pipes":
                return [self.listed("stacks", self._stacks(), ", "), *self.own_pipes()]
            case "forest":
                top = ", ".join(self.forest(card) for card in view.forest_discard[:2]) or "–"
                return [self.said("forest", draw=view.forest_draw, discard=len(view.forest_discard), top=top)]
            case _:
                return self.all_prices()

    def pool(self) -> Iterable[str]:
        """Return what can be gained."""
        return [self.said("pool", goods=self.goods(self.view.pool))] if self.view.pool else []

    def placing_tiles(self) -> Iterable[str]:
        """Return the tiles to be placed, and the own board."""
        return [*self.dealt(), *self.own_board()]

    def looking_at(self) -> Iterable[str]:
        """Return the forest cards being looked at."""
        return self.looking()

    def placing_pipe(self) -> Iterable[str]:
        """Return the pipe to be placed, and the own pipes."""
        return [self.placing(), *self.own_pipes()]


_FEW: Final = 12
_ABOUT: Final[dict[str, Callable[[_Decision], Iterable[str]]]] = {
    "PLACE_START_IDEAS": _Decision.placing_tiles,
    "TURN_BEGIN": _Decision.cards,
    "PICK_ROBOT": _Decision.moving,
    "PRE_MOVE": _Decision.moving,
    "PRE_ACTION": _Decision.acting,
    "PAY_DESTINATION": _Decision.pool,
    "PLACE_ITEM": _Decision.placing_tiles,
    "PLACE_IDEA": _Decision.placing_tiles,
    "IDEA_ABOVE": _Decision.placing_tiles,
    "KEEP": _Decision.looking_at,
    "PLACE_PIPE": _Decision.placing_pipe,
}
"""What a question is about, beside what is offered; where nothing else is, prices."""
_TOLD: Final = ("PLACE_START_IDEAS", "TURN_BEGIN", "PICK_ROBOT", "KEEP", "PLACE_PIPE")
"""Questions of which all options follow from what is told."""
