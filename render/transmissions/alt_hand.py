"""The facts of the private picture in words: the hand and where each card leads, the board; and what is decided on."""

from collections.abc import Sequence
from typing import Final

from render.kit.alttext import fitting, joined
from render.transmissions.alttext import AltText, Style
from render.transmissions.routes import is_under_way, shown
from rules.kernel.words import Words
from rules.transmissions.components import CARDS, EDGES, IDEAS
from rules.transmissions.view import CardRobot, Ghost, HandCard, View

STYLES: Final = (
    Style(),
    Style(short=True),
    Style(short=True, figures=False),
    Style(short=True, figures=False, tiles=False),
    Style(short=True, figures=False, tiles=False, cut=14),
    Style(short=True, figures=False, tiles=False, lean=True, cut=9),
    Style(short=True, figures=False, tiles=False, lean=True, cut=9, reach=False),
)
"""From detailed to terse; the board is told with its own picture too."""


def hand_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything that is the viewer's own in at most 1,024 characters."""
    return fitting(Hand(view, words, names, style).hand for style in STYLES)


class Hand(AltText):
    """Tells what is the viewer's own."""

    def hand(self) -> str:
        """Return goods, hand and board."""
        view = self.view
        if view.audience is None:
            return self.labels.say("pic-alt-watcher")
        player = view.players[view.audience]
        cards = [] if view.over else [self.card_held(card) for card in view.hand]
        return joined([self.stock(player), *cards, *self.own_board()])

    def dealt(self) -> list[str]:
        """Return the starting ideas that are still to be placed."""
        return [self.listed("dealt", [self._effect("idea", IDEAS[tile].id) for tile in self.view.dealt])]

    def looking(self) -> list[str]:
        """Return the forest cards being looked at."""
        return [self.listed("looking", [self._effect("forest", CARDS[card].id) for card in self.view.looking])]

    def _effect(self, kind: str, which: str) -> str:
        name = self.words.say(f"{kind}-{which}")
        return name if self.style.lean else self.of(name, self.words.say(f"effect-{which}"))

    def placing(self) -> str:
        """Return the pipe just bought, with the places offered for it."""
        view = self.view
        pipe = f"{view.placing} {EDGES[view.placing]}"
        if not view.ghosts:
            return self.said("nowhere", pipe=pipe)
        return self.said("placing", pipe=pipe, list=self.words.semicolon.join(map(self._ghost, view.ghosts)))

    def _ghost(self, one: Ghost) -> str:
        where = f"{one.number} ({one.x},{one.y}) {one.edges}"
        return f"{where} {one.run}" if not self.style.lean else f"{one.number} ({one.x},{one.y})"

    def card_held(self, card: HandCard) -> str:
        """Return a card of the hand, with where it leads unless the hand is for a later turn."""
        name = self.words.say(f"transmission-{card.card}")
        robots = [] if is_under_way(self.view) else [self.going_robot(one) for one in card.robots]
        told = self.words.semicolon.join(robots) if card.playable else self.labels.say("pic-transmissions-unplayable")
        return f"{self.said('held', card=name)}{f' {told}' if told else ''}."

    def going_robot(self, one: CardRobot) -> str:
        """Return a robot with what it can reach, which is told last in the shortest form."""
        start = f"{self.robot(one.robot)} {self.field(one.field)}"
        if not self.style.reach:
            return start
        return f"{start} → {self.reach(shown(one.reach), fields=self.style.figures)}"

    def payable(self) -> str:
        """Return what the viewer could pay for now."""
        view = self.view
        parts = [f"{one.number} {self.tile(one.item)}" for one in view.columns if one.item_payable]
        parts += [f"{one.number} {self.tile(one.idea)}" for one in view.columns if one.idea_payable]
        parts += [f"{one.number} {one.top}" for one in view.pipe_stacks if one.payable]
        return self.listed("payable", parts, ", ")

    def own_board(self) -> list[str]:
        """Return what lies on the own robots, and the forest cards."""
        player = self.view.players[self.view.audience or 0]
        spent = self.view.spent if player.seat == self.view.turn else ()
        if self.style.tiles:
            boards = [self.robot_board(one, spent) for one in player.robots]
        else:
            boards = [f"{self.robot(one.robot)} {one.slots - one.free}/{one.slots}" for one in player.robots]
        cards = [self.card(card) for card in player.forest if self.style.tiles or not card.used]
        return [self.listed("boards", boards), self.listed("cards-list", cards, ", ")]

    def own_pipes(self) -> list[str]:
        """Return how many pipes there are, and the longest run; at first also how they lie."""
        player = self.view.players[self.view.audience or 0]
        counts = {"number": len(player.pipes) - 1, "run": player.score.run, "aside": len(player.set_aside)}
        laid = [f"({one.x},{one.y}) {one.edges}" for one in player.pipes if self.style.figures]
        return [f"{self.said('pipes', **counts)}.", self.listed("network", laid, ", ")]
