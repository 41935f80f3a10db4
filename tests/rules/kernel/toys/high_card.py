"""High card, a toy with turns and a hidden deck: draw a card or keep one of the hand; the game ends with the deck."""

from msgspec import Struct

from rules.kernel.flows import choose, option
from rules.kernel.game import Game, GameInfo, Setting, Settings
from rules.kernel.model import Audience, Flow, Option, Score, Standing, State, text
from rules.kernel.rng import Rng, Seed


class HighState(State, kw_only=True):
    deck: list[int]
    hands: list[list[int]]
    won: list[int]
    turn: int = 0


class HighView(Struct, frozen=True):
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    won: tuple[int, ...]


def setup(seed: Seed, seats: int, settings: Settings) -> HighState:
    rng = Rng(seed)
    deck = list(range(int(settings["cards"])))
    rng.shuffle(deck)
    hands = [[deck.pop(0)] for _ in range(seats)]
    return HighState(rng=rng, deck=deck, hands=hands, won=[0] * seats)


def arrangement(state: HighState) -> dict[str, object]:
    return {"deck": state.deck, "hands": state.hands}


def turn(state: HighState) -> Flow[None]:
    seat, hand = state.turn, state.hands[state.turn]
    keeps = [Option(f"keep:{card}", text("keep", card=card), shows=True) for card in sorted(hand)]
    picked = yield from choose(seat, "TURN", text("ask"), [option("draw", "draw"), *keeps])
    if picked == "draw":
        hand += state.draw(state.deck)
        state.say("drew", to=(seat,), card=hand[-1])
    else:
        hand.remove(int(picked.split(":")[1]))
        state.won[seat] += int(picked.split(":")[1])
        state.say("kept", points=state.won[seat])
    state.turn = (seat + 1) % len(state.hands)
    state.over = not state.deck or sum(map(len, state.hands)) == 0


def view(state: HighState, audience: Audience) -> HighView:
    hand = () if audience is None else tuple(state.hands[audience])
    return HighView(hand, tuple(map(len, state.hands)), len(state.deck), tuple(state.won))


def standing(state: HighState) -> Standing:
    return tuple(
        Score(points, 1 + sum(other > points for other in state.won), seat=seat)
        for seat, points in enumerate(state.won)
    )


def faults(state: HighState) -> list[str]:
    cards = len(state.deck) + sum(map(len, state.hands))
    return [] if cards <= 12 else ["too many cards"]


def deal_anew(state: HighState, audience: Audience, rng: Rng) -> None:
    strangers = [seat for seat in range(len(state.hands)) if seat != audience]
    pool = state.deck + [card for seat in strangers for card in state.hands[seat]]
    rng.reshuffle(pool)
    for seat in strangers:
        state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
    state.deck = pool


def upgrade(raw: dict[str, object], version: int) -> dict[str, object]:
    if version == 0:
        raw["won"] = raw.pop("kept")
    return raw


GAME = Game(
    info=GameInfo("high", "High Card", (1, 2, 3), 5, 1, (Setting("cards", ("12", "6"), "12"),)),
    state_type=HighState,
    initial_state=setup,
    arrangement=arrangement,
    phase=turn,
    view=view,
    standing=standing,
    faults=faults,
    deal_anew=deal_anew,
    upgrade=upgrade,
)
