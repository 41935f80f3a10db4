"""Positions in the dossier's notation, and hands to play them: `1/0/1/0` are numbers by science, `upgrade2` a tile.

Whatever a test does not name lies where it does no harm, so every position is complete and its laws are checked after
each answer.
"""

from itertools import product

from rules.kernel.model import Answer, Decision, Line, Text
from rules.kernel.rng import Rng
from rules.legendary_inventors import engine, sending
from rules.legendary_inventors.components import INVENTIONS, SCIENCES, TILES
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.state import EMPTY, START, Form, Inventor, Player, State, lay_out, team_of
from rules.legendary_inventors.view import View
from tests.rules.table import placed

A, B, C, D, E = range(5)
Numbers = dict[int, str]


def by_science(written: str) -> list[int]:
    """Read `1/0/2/0`."""
    return [int(number) for number in written.split("/")]


class Supply:
    """The reward tiles that a test has not named."""

    def __init__(self) -> None:
        self.tiles = list(TILES)

    def take(self, kind: str) -> str:
        tile = next(tile for tile in self.tiles if TILES[tile] == kind)
        self.tiles.remove(tile)
        return tile

    def take_any(self) -> str:
        return self.tiles.pop()


def position(
    teams: str = "green yellow red",
    display: str = "axe bow",
    *,
    tiles: Numbers | None = None,
    on: dict[str, str] | None = None,
    pieces: dict[str, Numbers] | None = None,
    patents: Numbers | None = None,
    values: dict[str, str] | None = None,
    out: str = "",
    turn: int = A,
    leonardo: int = A,
    stage: str = "turns",
) -> State:
    """Return a position: `on` are the tiles on inventions, `pieces` those there by seat, `out` who is deactivated."""
    names, cards, supply = teams.split(), display.split(), Supply()
    on, pieces, tiles, patents = on or {}, pieces or {}, tiles or {}, patents or {}
    players = [Player(team=team, inventors=team_of(team)) for team in names]
    for seat, player in enumerate(players):
        player.tiles = [supply.take(kind) for kind in tiles.get(seat, "").split()]
        player.patents = patents.get(seat, "").split()
    named = {card: [supply.take(kind) for kind in on[card].split()] for card in on}
    spent = sum(_know(inventor, values or {}, supply) for player in players for inventor in player.inventors)
    for player in players:
        for inventor in player.inventors:
            inventor.active = inventor.id not in out.split()
    shown = []
    for card in cards:
        displayed = lay_out(card, named.get(card) or [supply.take_any(), supply.take_any()], len(names))
        for seat, written in pieces.get(card, {}).items():
            displayed.pieces[seat] = by_science(written)
            displayed.free = [free - there for free, there in zip(displayed.free, by_science(written), strict=True)]
        shown.append(displayed)
    gone = {*cards, *(card for player in players for card in player.patents)}
    decks = [[card.id for card in INVENTIONS.values() if card.age == n and card.id not in gone] for n in (1, 2, 3)]
    return State(
        rng=Rng(7),
        stage=stage,  # type: ignore[arg-type]
        players=players,
        start=A,
        current=turn,
        leonardo=leonardo,
        age=INVENTIONS[cards[0]].age if cards else 3,
        display=shown,
        decks=decks,
        bag=supply.tiles,
        spent_starts=spent,
    )


def _know(inventor: Inventor, values: dict[str, str], supply: Supply) -> int:
    """Put the tiles on an inventor that make those values; return how many start tiles they replaced."""
    spent = 0
    for science, value in enumerate(by_science(values[inventor.id]) if inventor.id in values else inventor.values):
        if value == inventor.values[science]:
            continue
        spent += inventor.lying[science] == START
        inventor.values[science] = value
        inventor.lying[science] = supply.take(f"upgrade{value}") if value > 1 else EMPTY
        if value == 1:
            inventor.lying[science] = supply.take_any()
    return spent


class Table:
    """A position being played, one answer at a time; what leaves no choice is answered as in a real game."""

    def __init__(self, state: State) -> None:
        assert not GAME.faults(state), GAME.faults(state)
        self.play = placed(GAME, state)

    @property
    def s(self) -> State:
        return self.play.state

    def do(self, seat: int, *picks: str) -> "Table":
        """Let a seat give answers one after the other, each to whatever question offers it."""
        for pick in picks:
            decision = self._offering(seat, pick)
            assert decision is not None, f"{pick} is not among {[self.ids(d) for d in self.play.decisions(seat)]}"
            self.play.answer(seat, decision.key, (pick,))
            assert not GAME.faults(self.s), GAME.faults(self.s)
        return self

    def can(self, seat: int, pick: str) -> bool:
        """Say whether that is on offer to the seat."""
        return self._offering(seat, pick) is not None

    def _offering(self, seat: int, pick: str) -> Decision | None:
        return next((each for each in self.play.decisions(seat) if pick in self.ids(each)), None)

    @staticmethod
    def ids(decision: Decision) -> list[str]:
        return [option.id for option in decision.options]

    def offers(self, seat: int, key: str) -> list[str]:
        """Return the ids of a question to the seat; none if it is not asked."""
        return [id_ for each in self.play.decisions(seat) if each.key == key for id_ in self.ids(each)]

    def hint(self, seat: int, pick: str) -> Text | None:
        """Return the hint of an option on offer."""
        decision = self._offering(seat, pick)
        assert decision is not None
        return next(option.hint for option in decision.options if option.id == pick)

    def send(self, seat: int, inventor: str, card: str, place: str) -> "Table":
        """Send with those numbers, through the form."""
        self.do(seat, f"inventor:{inventor}", f"invention:{card}")
        wanted = by_science(place)
        while self.s.form is not None and self.s.form.place != wanted:
            steps = [f"{name}:{number}" for name, number in zip(SCIENCES, wanted, strict=True)]
            self.do(seat, next(step for step in steps if self.can(seat, step)))
        (offered,) = [id_ for id_ in self.offers(seat, "TURN") if id_.startswith("send:")]
        return self.do(seat, offered)

    def sends(self) -> set[str]:
        """Return every send that can be made, whatever forms it takes."""
        return reachable(self.s)

    def waiting(self) -> tuple[int, ...]:
        return self.play.waiting()

    def answers(self) -> list[tuple[int, str, str, bool]]:
        """Return seat, key, pick and whether nobody was asked, of all answers."""
        return [(entry.seat, entry.key, entry.picks[0], entry.auto) for entry in self.play.entries]

    def values(self, inventor: str) -> str:
        """Write an inventor's knowledge."""
        known = next(each for player in self.s.players for each in player.inventors if each.id == inventor)
        return "/".join(map(str, known.values))

    def active(self, inventor: str) -> bool:
        return next(each.active for player in self.s.players for each in player.inventors if each.id == inventor)

    def free(self, card: str) -> str:
        """Write an invention's free fields."""
        return "/".join(map(str, self.s.displayed(card).free))

    def contribution(self, seat: int, card: str) -> int:
        return self.s.displayed(card).contribution(seat)

    def tiles(self, seat: int) -> list[str]:
        """Return the kinds of a seat's unused tiles."""
        return sorted(TILES[tile] for tile in self.s.players[seat].tiles)

    def boxed(self) -> list[str]:
        """Return the kinds of the tiles in the box."""
        return sorted(TILES[tile] for tile in self.s.box_tiles)

    def patents(self, seat: int) -> list[str]:
        return self.s.players[seat].patents

    def points(self, seat: int) -> dict[str, int]:
        """Return a seat's points by source and in all."""
        score = GAME.standing(self.s)[seat]
        found = {key.removeprefix("points-"): points for key, points in score.breakdown}
        return {**found, "total": score.points}

    def view(self, audience: int | None = None) -> View:
        return GAME.view(self.s, audience)

    def lines(self, key: str) -> list[Line]:
        """Return the lines said with that message."""
        return [line for _, line in self.play.news.lines if line.text.key == key]


def reachable(s: State) -> set[str]:
    """Return every send that the seat to move can make: through all forms, from the form as it is."""
    before, seat = s.form, s.current
    found: set[str] = set()
    seen: set[tuple[str, str, tuple[int, ...]]] = set()
    todo: list[Form | None] = [before]
    while todo:
        here = todo.pop()
        s.form = _copy(here)
        for decision in engine.ask_turn(s, seat):
            found |= {option.id for option in decision.options if option.id.startswith("send:")}
        for offer in sending.form(s):
            for option in offer.options:
                s.form = _copy(here)
                engine.take_beside(s, Answer(seat, offer.key, (option.id,)))
                name = ("", "", ()) if s.form is None else (s.form.inventor, s.form.invention, tuple(s.form.place))
                if name not in seen:
                    seen.add(name)
                    todo.append(s.form)
    s.form = before
    return found


def _copy(form: Form | None) -> Form | None:
    return None if form is None else Form(form.inventor, form.invention, list(form.place))


def legal_sends(s: State) -> set[str]:
    """Return every legal send, straight from conditions 1 to 5 of section 4.3, by trying all numbers."""
    player = s.players[s.current]
    genius = sum(TILES[tile] == "genius" for tile in player.tiles)
    found = set()
    for inventor in player.inventors:
        for displayed in s.display if inventor.active else ():
            for place in product(*(range(free + 1) for free in displayed.free)):
                beyond = sum(n - has for n, has in zip(place, inventor.values, strict=True) if n > has)
                tiles = beyond // 2 + beyond % 2
                if sum(place) and tiles <= genius:
                    found.add(f"send:{inventor.id}:{displayed.card}:{'/'.join(map(str, place))}:{tiles}")
    return found
