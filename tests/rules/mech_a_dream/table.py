"""Positions in the dossier's notation, and hands to play them: `P02@4x2` is P02 on slot 4 with two assistants.

What a test does not name lies where it does no harm. A pile written out (`B01 B02 / B03` is slots / pile) holds
nothing else; its other tiles are left in the box, which the laws of conservation are told.
"""

from dataclasses import dataclass
from typing import Any

from rules.kernel.model import Line, Option
from rules.kernel.play import Play
from rules.kernel.rng import Rng
from rules.mech_a_dream.components import BASE_ROBOT, DELIVERIES, MACHINES, OFFER, PARTS, ROBOTS, SPECIALISTS
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.machines import PILE_OF
from rules.mech_a_dream.state import HOME, STOCK, Card, Player, State, Tile

X, Y, Z = 0, 1, 2
Goods = tuple[int, int, int, int]
FILLER = ("B02", "B07", "P03", "P04", "P05", "C1", "C2", "E3a", "P07", "P10")
"""Machines for a workshop of which only the number matters."""


@dataclass
class Sits:
    """A seat as a vector writes it: (F, I, R, D), belt, workshop (wk), robot, Specialists such as `S3:1`."""

    goods: Goods = (3, 4, 0, 0)
    belt: str = ""
    wk: str = ""
    robot: str = ""
    cards: str = ""


def position(
    *seats: Sits,
    stage: str = "morning",
    card: str = "L05",
    blue: str | None = None,
    red: str | None = None,
    yellow: str | None = None,
    centre: str = "",
    day: int = 1,
    first: int = X,
    reading: str = "final_choice",
) -> State:
    """Return a position; two players if one is named."""
    sits = [*seats, *[Sits() for _ in range(2 - len(seats))]]
    named = {"blue_green": blue, "red": red, "yellow": yellow}
    s = State(rng=Rng(7), first=first, turn=first, stage=stage, day=day, players=[Player() for _ in sits])
    s.specialist_replaces = reading
    _seat_players(s, sits)
    _lay_out(s, named)
    cards = [id_ for id_ in DELIVERIES if id_ != card]
    s.delivery, s.delivered, s.deliveries, s.removed = card, cards[: day - 1], cards[day - 1 : 6], cards[6:]
    _deal_specialists(s, sits, centre)
    return s


def _seat_players(s: State, sits: list[Sits]) -> None:
    now = PARTS.index(s.stage) if s.stage in PARTS else 0
    s.has_robots = any(sit.robot for sit in sits)
    robots = [id_ for id_ in ROBOTS if id_ not in {BASE_ROBOT.id, *(sit.robot for sit in sits)}]
    for player, sit in zip(s.players, sits, strict=True):
        player.goods = dict(zip("FIRD", sit.goods, strict=True))
        player.workshop = sit.wk.split()
        player.assistants = [STOCK if part < now else HOME for part in range(3)]
        part = 0
        for written in sit.belt.split():
            machine, _, rest = written.partition("@")
            slot, _, assistants = rest.partition("x")
            player.belt.append(Tile(machine, int(slot)))
            for _ in range(int(assistants or 0)):
                player.assistants[part] = machine
                part += 1
        if s.has_robots:
            player.robot = sit.robot or robots.pop(0)
    s.spare_robots = robots if s.has_robots else []


def _lay_out(s: State, named: dict[str, str | None]) -> None:
    taken = {id_ for p in s.players for id_ in (*(tile.machine for tile in p.belt), *p.workshop)}
    written_out = [id_ for written in named.values() for id_ in (written or "").replace("/", " ").split()]
    assert not taken & set(written_out), "a tile lies in two places"
    for pile, written in named.items():
        left = [id_ for id_ in MACHINES if PILE_OF[id_] == pile and id_ not in taken]
        number = OFFER[pile]
        slots, _, top = (written or "").partition("/")
        s.slots[pile] = left[:number] if written is None else (slots.split() + [""] * number)[:number]
        s.piles[pile] = left[number:] if written is None else top.split()


def _deal_specialists(s: State, sits: list[Sits], centre: str) -> None:
    owned = [(owner, written) for owner, sit in enumerate(sits) for written in sit.cards.split()]
    for owner, written in [*owned, *((None, written) for written in centre.split())]:
        id_, _, token = written.partition(":")
        s.cards.append(Card(id_, owner, int(token or 0)))
    s.cards.sort(key=lambda card: list(SPECIALISTS).index(card.id))
    s.has_specialists = bool(s.cards)
    in_play = [card.id for card in s.cards]
    s.spare_specialists = [id_ for id_ in SPECIALISTS if id_ not in in_play] if s.cards else []


class Table:
    """A position being played as the kernel plays it: what leaves no choice is answered, and stands in `keys`."""

    def __init__(self, s: State) -> None:
        self.start_faults = GAME.faults(s)
        assert all(self.may_be(fault) for fault in self.start_faults), self.start_faults
        self.play: Play[State, Any] = Play(GAME, s, 0)
        self.play._go_on()

    @staticmethod
    def may_be(fault: str) -> bool:
        """Tiles are left in the box, and a position need not say where earlier assistants went."""
        return "0 instead of 1" in fault or "an empty slot" in fault

    @property
    def s(self) -> State:
        return self.play.state

    def pick(self, *picks: str, seat: int = X) -> "Table":
        """Answer a seat's open questions one after the other."""
        for pick in picks:
            assert self.key(seat) is not None, f"seat {seat} is asked nothing, {pick} has no place"
            assert pick in self.offers(seat), f"{self.key(seat)} offers {self.offers(seat)}"
            self.play.answer(seat, self.key(seat) or "", (pick,))
            faults = [fault for fault in GAME.faults(self.s) if not self.may_be(fault)]
            assert not faults, faults
        return self

    def others(self) -> "Table":
        """Let the seats after X go to the stock room for flowers, or end their night, until X or nobody is asked."""
        while asked := [decision for decision in self.play.pending if decision.seat != X and decision.waits]:
            if self.key(X) is not None and self.s.stage != "night":
                break
            menu = {"ACTION": "stock", "STOCK_CHOICE": "2F", "NIGHT_MENU": "END_NIGHT"}
            self.pick(menu[asked[0].key], seat=asked[0].seat)
        return self

    def key(self, seat: int = X) -> str | None:
        """Return the name of a seat's open question."""
        return next((decision.key for decision in self.play.pending if decision.seat == seat), None)

    def options(self, seat: int = X) -> tuple[Option, ...]:
        return next((decision.options for decision in self.play.pending if decision.seat == seat), ())

    def offers(self, seat: int = X) -> list[str]:
        """Return the ids on offer to a seat."""
        return [option.id for option in self.options(seat)]

    def goods(self, seat: int = X) -> Goods:
        """Return (F, I, R, D)."""
        f, i, r, d = (self.s.players[seat].goods[good] for good in "FIRD")
        return f, i, r, d

    def belt(self, seat: int = X) -> str:
        """Write a belt as the dossier does."""
        return belt_of(self.s, seat)

    def wk(self, seat: int = X) -> str:
        """Write a workshop in the order of completion."""
        return " ".join(self.s.players[seat].workshop)

    @property
    def keys(self) -> list[str]:
        """Return the names of all questions answered so far, lone ones included."""
        return [entry.key for entry in self.play.entries]

    @property
    def answers(self) -> list[str]:
        """Return the picks of all answers so far, lone ones included."""
        return [entry.picks[0] for entry in self.play.entries]

    def token(self, card: str) -> int:
        """Return the rainbows on a Specialist's token."""
        return next(one.token for one in self.s.cards if one.id == card)

    def owner(self, card: str) -> int | None:
        """Return who owns a Specialist."""
        return next(one.owner for one in self.s.cards if one.id == card)

    def lines(self, key: str) -> list[Line]:
        """Return the lines said with that message."""
        return [line for _, line in self.play.news.lines if line.text.key == key]

    def offer(self, pile: str) -> str:
        """Write a pile's offer as top, then slots; a dash is nothing."""
        return ",".join([*(self.s.piles[pile][:1] or ["-"]), *(slot or "-" for slot in self.s.slots[pile])])


def belt_of(s: State, seat: int = X) -> str:
    """Write a belt as `P02@4x2`."""
    player = s.players[seat]
    return " ".join(f"{t.machine}@{t.slot}x{player.assistants_on(t.machine)}" for t in player.belt)


def filler(number: int) -> str:
    """Return so many machines for a workshop."""
    return " ".join(FILLER[:number])
