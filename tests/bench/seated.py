"""One game under load: where it stands, and the next click on its panel.

A play of our own from the same seed follows the bot's, so that the next question is known without asking anybody.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from cogs.ui import ids
from cogs.ui.decisions import SELECT_OPTIONS, asked_by
from cogs.ui.ids import Browse, Picks
from cogs.ui.panels import Look
from cogs.ui.private import private
from host.model import Observation, Said, Table
from host.turns.observations import questions_of
from render.kit.picture import Picture
from rules.kernel.model import Decision, Seat
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng, Seed
from sandbox import Json, World
from sandbox.entities import Message
from sandbox.staging import shown_components, walk_components

LINES = 6
LOOK = Look("en", "https://discord.com/channels/1/1")


class Press(Struct, frozen=True):
    """A click about to be made: the parts of the panel, what is pressed there, and what that answers."""

    seat: Seat
    key: str
    picks: tuple[str, ...]
    shown: list[Json]
    data: Json


class SeatedTable:
    """A game, its players' private panels in seat order, and the next click; `press` is None at the end.

    `lost`: a click was never acknowledged, so its answer may stand or not and nobody can follow.
    """

    def __init__(self, world: World, table: Table, seed: Seed, cards: Sequence[Message]) -> None:
        self.table = table
        self.cards = cards
        self.lost = False
        self.play = Play.new(find(table.game), seed, table.places)
        self._world = world
        self._rng = Rng(seed)
        self._said = self.play.take_news().lines
        self.press: Press | None = self._next()

    def advance(self) -> None:
        """Follow the click that was answered and get the next one ready."""
        press = self.press
        assert press is not None
        self.play.answer(press.seat, press.key, press.picks)
        self._said = [*self._said, *self.play.take_news().lines][-LINES:]
        self.press = None if self.play.over else self._next()

    def observation(self, seat: Seat) -> Observation:
        """Return what a panel's words and buttons are made of; the view is for pictures and left out."""
        play = self.play
        return Observation(
            table=replace(self.table, waiting=play.waiting()),
            audience=seat,
            view=None,
            questions=questions_of(play, seat),
            said=tuple(Said(line, self.table.turn) for _, line in self._said if line.is_for(seat)),
            standing=play.game.standing(play.state),
            can_undo=True,
        )

    def _next(self) -> Press:
        decision = self.play.pending[0]
        shown = self._panel(decision.seat, self._browse(decision))
        ways = list(_ways(shown, decision, self._asked(decision)))
        data, chosen = ways[self._rng.below(len(ways))]
        picks = tuple(decision.options[number].id for number in chosen)
        return Press(decision.seat, decision.key, picks, shown, data)

    def _browse(self, decision: Decision) -> Browse | None:
        """Return the picks that somebody has made already of what is picked one by one."""
        if not decision.ordered and (decision.high == 1 or len(decision.options) <= SELECT_OPTIONS):
            return None
        order = [option.id for option in decision.options]
        picked = tuple(order.index(pick) for pick in random_picks(decision, self._rng))
        return Browse(self._asked(decision), picked=picked)

    def _asked(self, decision: Decision) -> ids.Asked:
        question = next(one for one in questions_of(self.play, decision.seat) if one.decision is decision)
        return asked_by(self.table.id, self.table.epoch, question)

    def _panel(self, seat: Seat, browse: Browse | None) -> list[Json]:
        """Return the parts of the panel as the bot makes them and Discord shows them."""
        files = self.cards[seat].attachments
        (file,) = files
        known = Picture(file.filename, b"", file.description or "", (file.width or 1, file.height or 1))
        view = private(self.observation(seat), known, LOOK, browse).view
        return shown_components(self._world, view.to_components(), files)  # type: ignore[no-untyped-call]


def _ways(shown: list[Json], decision: Decision, asked: ids.Asked) -> Iterator[tuple[Json, Picks]]:
    """Yield every press on a panel that gives the decision one answer, with the numbers of the options it picks."""
    for part in walk_components(shown):
        custom_id = str(part.get("custom_id", ""))
        data: Json = {"component_type": part["type"], "custom_id": custom_id, "id": part.get("id")}
        button, select = ids.BUTTON.fullmatch(custom_id), ids.SELECT.fullmatch(custom_id)
        if button and ids.asked(button) == asked and not isinstance(picks := ids.meaning(button), Browse | ids.Quick):
            yield data, picks
        elif select and ids.asked(select) == asked and select["verb"] == "s":
            values = [option["value"] for option in part["options"]]
            number = max(decision.low, 1)
            for start in range(len(values) - number + 1):
                chosen = values[start : start + number]
                yield data | {"values": chosen}, tuple(int(value) for value in chosen)
