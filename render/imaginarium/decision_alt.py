"""The picture to decide from in words: the own stock, what the question is about, and what can be chosen."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from render.imaginarium.alt import STYLES, Telling
from render.imaginarium.pieces import is_guarded, named_machine, tally
from render.kit.alttext import fitting, joined
from rules.imaginarium.components import MACHINES, RESOURCES
from rules.imaginarium.view import Figure, Mine, Player, View
from rules.kernel.model import Decision, Option
from rules.kernel.words import Words


def decision_alt(view: View, words: Words, names: Sequence[str], asked: Decision, greyed: Sequence[str]) -> str:
    """Return what a seat decides from, and what is `greyed`, in at most 1,024 characters."""
    return fitting((partial(_Asked(view, words, names, style).decision, asked) for style in STYLES), greyed)


class _Asked(Telling):
    """Tells what one seat is asked."""

    def decision(self, asked: Decision) -> str:
        """Return what is behind the viewer's screen, what the question is about, and what can be chosen."""
        facts = FACTS.get(asked.key, (_Asked.broken,))
        told = [self.said("stock", goods=self.goods(self.mine.screen)), *(tell(self, asked) for tell in facts)]
        return joined([*told, self.choices(asked)])

    @property
    def mine(self) -> Mine:
        """Return what is the viewer's own; whoever is asked has it."""
        assert self.view.mine is not None  # noqa: S101
        return self.view.mine

    def player(self, asked: Decision) -> Player:
        """Return who is asked."""
        return self.view.players[asked.seat]

    def choices(self, asked: Decision) -> str:
        """Return what can be chosen, with what it would bring where there is room."""
        if self.style.lean and asked.key in PAYMENTS:
            return ""
        told = [self._choice(one) for one in asked.options if not (self.style.lean and one.plain)]
        return self.listed("choices", told)

    def _choice(self, one: Option) -> str:
        hint = f" ({self.words(one.hint)})" if one.hint and self.style.machine else ""
        return self.words(one.text) + hint

    def prices(self, _: Decision) -> str:
        """Return what the belt would cost the viewer."""
        return self.listed("prices", list(map(self.reservation, self.mine.reservations)))

    def taken(self, _: Decision) -> str:
        """Return who stands where already."""
        there = [(one.place, one.figure) for one in self.view.belt]
        there += [(one.place, one.figure) for one in self.view.presses]
        return self.listed("taken", [f"{place} {self.figure(who)}" for place, who in there if who], ", ")

    def slots(self, asked: Decision) -> str:
        """Return the own machines with what they make."""
        return self.listed("slots", [self.slot(slot, whole=True) for slot in self.player(asked).slots], ", ")

    def due(self, asked: Decision) -> str:
        """Return what must be bought."""
        engineer = Figure(asked.seat, saboteur=False)
        place = next((one.place for one in self.view.belt if one.figure == engineer), "")
        return self.listed("due", [self.reservation(one) for one in self.mine.reservations if one.place == place])

    def broken(self, asked: Decision) -> str:
        """Return the own broken machines with what repairs cost."""
        return self.listed("broken", [self._broken(*one) for one in tally(self.player(asked).garden)], ", ")

    def _broken(self, machine: str, number: int) -> str:
        cost = zip(RESOURCES, MACHINES[machine].cost, strict=True)
        told = " ".join(self.amount(good, units) for good, units in cost if units)
        return f"{self.alike(machine, number)} ({told})"

    def room(self, _: Decision) -> str:
        """Return the open assistants with their prices."""
        waiting = [f"{self.word('assistant', one.id)} {one.price}" for one in self.view.conference if one.id]
        return self.listed("room", waiting, ", ")

    def opponents(self, asked: Decision) -> str:
        """Return the opponents' machines."""
        return joined(self.line(player) for player in self.view.players if player.seat != asked.seat)

    def projects(self, _: Decision) -> str:
        """Return the open projects."""
        return self.listed("projects", list(map(self.project, self.view.projects)), ", ")

    def secrets(self, _: Decision) -> str:
        """Return the viewer's secret projects."""
        return self.listed("secret", list(map(self.secret, self.mine.secret)))

    def about(self, asked: Decision) -> str:
        """Return the machine that the question is about, and whom a defence keeps safe from it."""
        machine = named_machine(asked)
        others = [player for player in self.view.players if player.seat != asked.seat]
        safe = [self.names[player.seat] for player in others if is_guarded(player, machine)]
        what = self.of(self.machine(machine), f"{self.words.say(f'effect-{machine}')}.")
        return joined([what, self.listed("safe", safe, ", ")])

    def sketch(self, asked: Decision) -> str:
        """Return the arrangement being drawn up, and how many slots there are."""
        drawn_up = ["+".join(map(self.machine, cards)) for cards in self.view.sketch or ()]
        most = self.said("slots-most", number=self.player(asked).max_slots)
        return joined([self.listed("slots", drawn_up, ", "), most])


PAYMENTS: Final = frozenset({"DEC-02b", "DEC-03", "DEC-03 draft"})
"""Where the picture shows kinds of goods and not each way to give them."""
_Fact: TypeAlias = Callable[[_Asked, Decision], str]
FACTS: Final[Mapping[str, tuple[_Fact, ...]]] = {
    "DEC-01": (_Asked.prices, _Asked.taken),
    "DEC-02": (_Asked.slots, _Asked.due),
    "DEC-03": (_Asked.due, _Asked.broken),
    "DEC-03 draft": (_Asked.due, _Asked.broken),
    "DEC-05": (_Asked.slots, _Asked.broken, _Asked.room),
    "DEC-06": (_Asked.slots, _Asked.broken, _Asked.room),
    "DEC-10": (_Asked.room,),
    "DEC-12": (_Asked.about, _Asked.broken),
    "DEC-12a": (_Asked.projects,),
    "DEC-12b": (_Asked.opponents,),
    "DEC-14": (),
    "DEC-15": (_Asked.about,),
    "DEC-16": (_Asked.sketch,),
    "DEC-16 draft": (_Asked.sketch,),
    "DEC-17": (),
    "DEC-17a": (_Asked.about, _Asked.broken),
    "DEC-18": (_Asked.projects, _Asked.secrets),
}
"""What the picture shows beside the stock and what can be chosen; else it is the broken machines."""
