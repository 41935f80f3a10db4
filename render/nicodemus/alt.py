"""The same facts as the pictures, in words for those who cannot see them; shorter when Discord's limit is near."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from render.kit import alttext
from render.kit.alttext import fitting, joined
from render.kit.missing import amounts_in
from render.nicodemus.faces import needs
from render.nicodemus.icons import COLOURS
from render.nicodemus.labels import labels
from rules.kernel.amounts import amount
from rules.kernel.model import Decision, Option, Seat, Text
from rules.kernel.words import Words
from rules.nicodemus.components import GOODS, JOKER, MACHINES, PROJECTS
from rules.nicodemus.view import Completed, Goods, HandCard, Player, Repair, View

if TYPE_CHECKING:
    from rules.kernel.model import Arg


class _Style(alttext.Style, frozen=True):
    """How much is said; `name` and `machine` are the most characters a player's or a machine's name may have."""

    fees: bool = True
    titles: bool = True
    used: bool = True
    terse: bool = False
    machine: int = 40


_STYLES = (
    _Style(),
    _Style(titles=False),
    _Style(titles=False, fees=False),
    _Style(titles=False, fees=False, terse=True, name=20),
    _Style(titles=False, fees=False, terse=True, name=20, used=False),
    _Style(titles=False, fees=False, terse=True, name=10, used=False, machine=11),
    _Style(titles=False, fees=False, terse=True, name=8, used=False, machine=8),
)
"""From detailed to terse. Fees may go first, for they follow from the number of newer machines."""


def table_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return every public fact of the view in at most 1,024 characters."""
    return fitting(_AltText(view, words, names, style).table for style in _STYLES)


def hand_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything that is the viewer's own in at most 1,024 characters."""
    return fitting(_AltText(view, words, names, style).hand for style in _STYLES)


def decision_alt(view: View, words: Words, names: Sequence[str], decision: Decision, greyed: Sequence[str]) -> str:
    """Return everything that the picture of a question shows, and what is `greyed`, in at most 1,024 characters."""
    told = (_AltText(view, words, names, style) for style in _STYLES)
    if decision.key == "TURN":
        return fitting(partial(one.deciding, decision) for one in told)
    return fitting((partial(one.chosen, decision) for one in told), greyed)


class _AltText(alttext.AltText[View, _Style]):
    """Puts one view into sentences."""

    prefix = "pic-"
    labels_in = labels
    lacking: Mapping[int, Text] = MappingProxyType({})
    """Why a repair cannot be paid, by its spot."""

    def table(self) -> str:
        """Return the table."""
        return joined((*self._opening(), *self._common(), *self._players()))

    def hand(self) -> str:
        """Return what is the viewer's own."""
        view = self.view
        if view.audience is None:
            return self.said("alt-watcher")
        cards = self.words.semicolon.join(self._card(card) for card in view.hand)
        key = "alt-hand-terse" if self.style.terse else "alt-hand"
        told = [self.said(key, list=cards) if cards else self.said("hand-empty")]
        told.append(self.standing(view.audience))
        if view.drawn:
            told.append(self.said("alt-drawn", list=self._tiles(view.drawn)))
        return joined((*told, *self._repairs(), *self._shop(view.players[view.audience])))

    def deciding(self, decision: Decision) -> str:
        """Return what is the viewer's own, and what is lacking for each repair."""
        bars = ((one.id.split(":"), one.reason) for one in decision.barred)
        self.lacking = {int(place[0]): reason for (kind, *place), reason in bars if kind == "repair"}
        return self.hand()

    def standing(self, seat: Seat) -> str:
        """Return the goods of a seat, the points of all, and whether it is the last round."""
        view = self.view
        score = ", ".join(f"{self.names[player.seat]} {player.score}" for player in view.players)
        told = [self.said("alt-you", goods=self._goods(view.players[seat].goods)), self.said("alt-score", list=score)]
        return joined((*told, self.said("alt-last") if view.last_round else ""))

    def chosen(self, decision: Decision) -> str:
        """Return a question with what its picture shows: what one has, what it is about, and every answer."""
        answers = self.words.semicolon.join(self._answer(option) for option in decision.options)
        about = joined((self._about(decision), self.standing(decision.seat)))
        asked = self.words.plain(decision.prompt)
        return joined((asked, about, self.said("alt-answers", list=answers), self._greyed(decision)))

    def _greyed(self, decision: Decision) -> str:
        """Return what the picture shows in grey, with the reasons: effects that cannot be used or copied."""
        shown = [one for one in decision.barred if one.id == "effect" or decision.key == "COPY"]
        plain = self.words.plain
        told = self.words.semicolon.join(
            plain(one.text) if self.style.terse else f"{plain(one.text)} ({plain(one.reason)})" for one in shown
        )
        return self.said("alt-greyed", list=told) if shown else ""

    def _answer(self, option: Option) -> str:
        said, hint = self.words.plain(option.text), option.hint
        return said if hint is None or self.style.terse else f"{said} ({self.words.plain(hint)})"

    def _about(self, decision: Decision) -> str:
        """Return what an answer draws on: the cost of a machine, the opponent's goods, the own workshop."""
        machine = decision.prompt.args.get("machine")
        if decision.key == "GAIN" and isinstance(machine, Text):
            return self.said("alt-cost", cost=self._cost(int(machine.key.removeprefix("machine-"))))
        if decision.key in {"ROB RESOURCE", "DESTROY"}:
            rival = self.view.players[1 - decision.seat]
            return self.said("alt-rival", name=self.names[rival.seat], goods=self._goods(rival.goods))
        workshop = self.view.players[decision.seat].workshop
        if decision.key in {"PICK PROJECT", "PROJECTS"} and workshop:
            made = [f"{self._machine(one)} ({self._good(MACHINES[one].product)})" for one in workshop]
            return self.said("alt-workshop", list=", ".join(made))
        return ""

    def _cost(self, machine: int) -> str:
        units = MACHINES[machine].units
        return " ".join(self._amount(good, units.count(good)) for good in GOODS if good in units)

    def _opening(self) -> list[str]:
        view = self.view
        key = "alt-over" if view.over else "alt-table"
        told = [self.said(key, name=self.names[view.turn])]
        return [*told, self.said("alt-last")] if view.last_round and not view.over else told

    def _common(self) -> list[str]:
        view = self.view
        supply: dict[str, Arg] = {"deck": view.deck, "pile": view.pile, "goods": self._goods(view.reserve)}
        tiles = self._tiles([project for project in view.open_projects if project])
        return [
            self._yard(),
            self.said("alt-fresh", spot=view.fresh) if view.fresh else "",
            self.said("alt-projects", list=tiles) if tiles else self.said("alt-projects-none"),
            self.said("alt-supply", **supply),
        ]

    def _yard(self) -> str:
        if not self.view.yard:
            return self.said("alt-yard-empty")
        told = []
        for broken in self.view.yard:
            lying = f" +{broken.charcoalium}" if broken.charcoalium else ""
            fee = f" −{broken.fee}" if self.style.fees and broken.fee else ""
            told.append(f"{broken.spot} {self._machine(broken.machine)}{lying}{fee}")
        key = "yard" if self.style.fees else "yard-terse" if self.style.terse else "yard-short"
        return self.said(f"alt-{key}", list=", ".join(told))

    def _players(self) -> list[str]:
        return [self._player(player) for player in self.view.players]

    def _player(self, player: Player) -> str:
        facts: dict[str, Arg] = {
            "name": self.names[player.seat],
            "score": player.score,
            "goods": self._goods(player.goods),
            "hand": player.hand_size,
        }
        told = [self.said("alt-player", **facts)]
        if self.view.over:
            told.append(self.said("alt-rank", rank=self.view.ranks[player.seat]))
        elif player.seat == self.view.first:
            told.append(self.said("alt-first"))
        told += self._shop(player)
        if player.completed:
            told.append(self.listed("alt-done", map(self._done, player.completed)))
        return " ".join(told)

    def _shop(self, player: Player) -> list[str]:
        machines = ", ".join(self._machine(machine) for machine in player.workshop)
        told = [self.said("alt-workshop" if machines else "alt-workshop-empty", list=machines)]
        return [*told, self.said("alt-own", list=self._tiles(player.projects))] if player.projects else told

    def _done(self, done: Completed) -> str:
        if not self.style.used:
            return self._tile(done.project)
        return f"{self._tile(done.project)} ({', '.join(self._machine(machine) for machine in done.machines)})"

    def _card(self, card: HandCard) -> str:
        face = MACHINES[card.machine]
        facts: dict[str, Arg] = {
            "name": self._machine(card.machine),
            "points": face.points,
            "cost": self._cost(card.machine),
            "charcoalium": f"+{card.charcoalium}",
            "product": self._good(face.product),
            "effect": self._effect(card),
        }
        return self.said("alt-card-terse" if self.style.terse else "alt-card", **facts)

    def _effect(self, card: HandCard) -> str:
        face = MACHINES[card.machine]
        if not card.effect:
            return self.said("alt-effect-none")
        if not self.style.terse:
            return self.words.say(f"effect-{card.machine}", {"number": card.gain})
        if face.colour != "blue":
            return self.said("alt-effect")
        return self.said("alt-effect-gain", number=card.gain, good=self._good(face.product))

    def _repairs(self) -> list[str]:
        """Return what can be repaired now and what cannot, each with its price and what lies on it."""
        ready = [self._repair(repair) for repair in self.view.repairs if repair.payable]
        dear = [self._repair(repair) for repair in self.view.repairs if not repair.payable]
        now = "alt-repair-terse" if self.style.terse else "alt-repair-now"
        told = [self.said(now if ready else "repairs-none", list=self.words.semicolon.join(ready))]
        return [*told, self.said("alt-repair-later", list=self.words.semicolon.join(dear))] if dear else told

    def _repair(self, repair: Repair) -> str:
        broken = next(broken for broken in self.view.yard if broken.spot == repair.spot)
        price = self._price(repair)
        lying = f" +{broken.charcoalium}" if broken.charcoalium else ""
        points = f" {MACHINES[broken.machine].points}" if self.style.terse else f", {self._points(broken.machine)}"
        told = f"{price}{points}{self._lacks(repair.spot)}"
        return self.of(f"{repair.spot} {self._machine(broken.machine)}{lying}", told)

    def _lacks(self, spot: int) -> str:
        """Return in brackets what is lacking for a repair, if that is known."""
        reason = self.lacking.get(spot)
        if reason is None:
            return ""
        if not self.style.terse:
            return f" ({self.words.plain(reason)})"
        units = [(good, number) for good, number in amounts_in(reason.args["goods"]) if number]
        jokers = reason.args["jokers"]
        covered = f" +{jokers} {self._good(JOKER)}" if jokers else ""
        return f" (−{' '.join(self._amount(good, number) for good, number in units)}{covered})"

    def _points(self, machine: int) -> str:
        return self.said("alt-points", points=MACHINES[machine].points)

    def _price(self, repair: Repair) -> str:
        numbers = [(good, getattr(repair, good)) for good in GOODS]
        price = [self._amount(good, number) for good, number in numbers if number]
        if repair.jokers:
            terse = f"−{repair.jokers} {self._good('joker')}"
            price.append(terse if self.style.terse else self.said("alt-jokers", number=repair.jokers))
        return (" " if self.style.terse else ", ").join(price) or self.said("alt-free")

    def _goods(self, goods: Goods) -> str:
        numbers = [(good, getattr(goods, good)) for good in GOODS]
        if not self.style.terse:
            return ", ".join(self._amount(good, number) for good, number in numbers)
        return " ".join(self._amount(good, number) for good, number in numbers if number) or "0"

    def _tiles(self, projects: Sequence[int]) -> str:
        return ", ".join(self._tile(project) for project in projects)

    def _tile(self, project: int) -> str:
        points = PROJECTS[project].points
        if self.style.titles:
            return f"{self.words.say(f'project-{project}')} {points}"
        return f"{'+'.join(self._need(need) for need in needs(project))} {points}"

    def _need(self, need: str) -> str:
        if need in GOODS:
            return self._good(need)
        if need in COLOURS and self.style.terse:
            return self.said(f"letter-{need}")
        return self.said(f"need-{need.replace(':', '-')}")

    def _machine(self, machine: int) -> str:
        name = self.words.say(f"machine-{machine}")
        return name if len(name) <= self.style.machine else name[: self.style.machine - 1].rstrip() + "."

    def _amount(self, good: str, number: int) -> str:
        return f"{number} {self._good(good)}" if self.style.terse else self.words.plain(amount(good, number))

    def _good(self, good: str) -> str:
        return self.said(f"short-{good}") if self.style.terse else self.words.say(good)
