"""Positions in the dossier's notation, and a hand to play them: a stock is `3 / 1 1 0 / 0`, slots are `[P1][P2 P2]`.

A stock is charcoal / wood copper crystal / victory points; `[~P2]` is switched off. Machines that a test does not name
lie under the stack, or in the last player's garden when the test names the whole stack. A decision with a single
option is answered without asking; `answers` tells of those too.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS
from rules.imaginarium.engine import GAME
from rules.imaginarium.state import Hired, Player, Slot, State, engineer, no_points, saboteur
from rules.kernel.model import Answer, Asked, Decision, Flow
from rules.kernel.offers import leaves_no_choice
from rules.kernel.rng import Rng
from tests.rules.table import Asking

EARLIER, NOW = 1, 2
"""The round before, and the round that a position is in."""


class Given(NamedTuple):
    """An answer with what was offered."""

    seat: int
    key: str
    offers: tuple[str, ...]
    picks: tuple[str, ...]


def goods(stock: str) -> tuple[dict[str, int], int]:
    """Read `3 / 1 1 0 / 0`."""
    charcoal, resources, vp = stock.split("/")
    wood, copper, crystal = map(int, resources.split())
    return {"charcoal": int(charcoal), "wood": wood, "copper": copper, "crystal": crystal}, int(vp)


def groups(written: str) -> list[Slot]:
    """Read `[P1][P2 P2][~D1]`."""
    parts = written.replace("]", "").split("[")[1:]
    return [Slot(part.strip("~ ").split(), off=part.startswith("~")) for part in parts]


def player(
    stock: str = "0 / 0 0 0 / 0",
    slots: str = "",
    *,
    garden: str = "",
    hired: str = "",
    dial: str = "",
    behind: str = "",
) -> Player:
    """Return a player; assistants in `hired` came in an earlier round, projects `behind` the screen with AS08."""
    in_stock, vp = goods(stock)
    one, _, two = dial.partition("+")
    return Player(
        workshop=1,
        goods=in_stock,
        points=no_points() | {"trade": vp},
        slots=groups(slots),
        garden=garden.split(),
        assistants=[Hired(id_, EARLIER) for id_ in hired.split()],
        dial=(one, two) if dial else None,
        secret=behind.split(),
    )


def position(
    *players: Player,
    belt: str = "- - - - - - -",
    top: str = "",
    stack: str | None = None,
    crusher: str = "",
    conference: str | None = None,
    helpers: str | None = None,
    projects: str = "",
    unused: str = "",
    places: str = "",
    aside: str = "",
    rng: Rng | None = None,
) -> State:
    """Return a position of phase B; figures not named in `places` or `aside` are back on the initiative track."""
    seats = list(players) if len(players) > 1 else [*players, player()]
    s = State(rng=rng or Rng(7), players=seats, round=NOW, stage="implementation", acting="E0")
    s.belt = ["" if machine == "-" else machine for machine in belt.split()]
    s.crusher = crusher.split()
    s.stack = (top if stack is None else stack).split()
    _place_figures(s, places, aside)
    _spread_machines(s, whole_stack=stack is not None)
    _spread_assistants(s, conference, helpers)
    _spread_projects(s, projects, unused)
    assert not GAME.faults(s), GAME.faults(s)
    return s


def _place_figures(s: State, places: str, aside: str) -> None:
    everyone = [engineer(seat) for seat in range(len(s.players))]
    everyone += [saboteur(seat) for seat in (0, 1)] if len(s.players) == 2 else []
    s.places = dict(part.split("=") for part in places.split())
    s.aside = aside.split()
    s.track = [name for name in everyone if name not in [*s.places.values(), *s.aside]]
    s.track += [""] * (5 - len(s.track))


def _spread_machines(s: State, *, whole_stack: bool) -> None:
    left = Counter({id_: machine.copies for id_, machine in MACHINES.items()})
    held = [card for one in s.players for card in (*one.garden, *one.machines)]
    left.subtract([*s.stack, *s.crusher, *filter(None, s.belt), *held])
    assert min(left.values()) >= 0, "more copies named than there are"
    rest = list(left.elements())
    if whole_stack:
        s.players[-1].garden += rest
    else:
        s.stack += rest


def _spread_assistants(s: State, conference: str | None, helpers: str | None) -> None:
    hired = {one.id for who in s.players for one in who.assistants}
    named = set((conference or "").split()) | set((helpers or "").split())
    free = [id_ for id_ in ASSISTANTS if id_ not in hired | named]
    s.conference = [free.pop() for _ in range(3)] if conference is None else conference.replace("-", "_").split()
    s.conference = ["" if id_ == "_" else id_ for id_ in s.conference]
    s.assistants = (helpers or "").split() + free


def _spread_projects(s: State, projects: str, unused: str) -> None:
    s.projects = projects.split()
    s.discs = {project: [] for project in s.projects}
    secret = [project for one in s.players for project in one.secret]
    named = [*s.projects, *unused.split(), *secret]
    s.unused = unused.split() + [project for project in PROJECTS if project not in named]


class Table(Asking[State]):
    """A position being played, one answer at a time; without a flow, the phase that comes next in it."""

    def __init__(self, state: State, flow: Flow[Any] | None = None) -> None:
        self.s = state
        self.decision: Decision | None = None
        self.answers: list[Given] = []
        self.result: Any = None
        self.flow = flow or GAME.phase(state)
        self._step(lambda: next(self.flow))

    def next_phase(self) -> "Table":
        """Begin the next phase."""
        assert self.decision is None
        self.flow = GAME.phase(self.s)
        self._step(lambda: next(self.flow))
        return self

    def pick(self, *picks: str) -> "Table":
        """Answer the open decisions one after the other."""
        for pick in picks:
            assert self.decision is not None, f"nothing is asked, {pick} has no place"
            assert pick in self.offers(), f"{self.decision.key} offers {self.offers()}"
            self._answer(pick)
        return self

    def _answer(self, pick: str) -> None:
        asked = self.decision
        assert asked is not None
        self.answers.append(Given(asked.seat, asked.key, tuple(self.offers()), (pick,)))
        self._step(lambda: self.flow.send(Answer(asked.seat, asked.key, (pick,))))

    def _step(self, go_on: Callable[[], Asked]) -> None:
        try:
            (self.decision,) = go_on()
        except StopIteration as end:
            self.decision, self.result = None, end.value
        assert not GAME.faults(self.s), GAME.faults(self.s)
        if self.decision is not None and leaves_no_choice(self.decision):
            self._answer(self.decision.options[0].id)

    def asked(self) -> list[str]:
        """Return the decisions answered so far, lone ones included."""
        return [given.key for given in self.answers]

    def offered(self, key: str, which: int = -1) -> list[str]:
        """Return what the first, last or any time of a decision offered."""
        return list([given.offers for given in self.answers if given.key == key][which])

    def lone(self) -> list[tuple[str, str]]:
        """Return the decisions that were answered without asking."""
        return [(given.key, given.picks[0]) for given in self.answers if len(given.offers) == 1]

    def stock(self, seat: int = 0) -> str:
        """Write what lies behind a screen, as `3 / 1 1 0 / 0`."""
        one = self.s.players[seat]
        return f"{one.charcoal} / {' '.join(map(str, one.stock()))} / {one.vp}"

    def slots(self, seat: int = 0) -> str:
        """Write the slots, as `[P1][P2 P2]`."""
        parts = [f"[{'~' if place.off else ''}{' '.join(sorted(place.cards))}]" for place in self.s.players[seat].slots]
        return "".join(sorted(parts))

    def garden(self, seat: int = 0) -> list[str]:
        """Return the broken machines."""
        return sorted(self.s.players[seat].garden)


def shuffles_to(before: Sequence[str], after: Sequence[str]) -> Rng:
    """Return a generator that shuffles one order into another."""
    for seed in count():
        rng, pile = Rng(seed), list(before)
        rng.shuffle(pile)
        if pile == list(after):
            return Rng(seed)
    raise AssertionError
