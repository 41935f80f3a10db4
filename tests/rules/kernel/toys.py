"""Toy games that show the contract: one with turns and a hidden deck, one with simultaneous secret choices."""

from msgspec import Struct, field

from rules.kernel.flows import beside, choose, choose_each, option, together
from rules.kernel.model import (
    Answer,
    Audience,
    Decision,
    Flow,
    Game,
    GameInfo,
    Score,
    Seat,
    Setting,
    Settings,
    Standing,
    State,
    text,
)
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


class HighCard(Game[HighState, HighView]):
    """Draw a card or keep the highest of the hand; the game ends with the deck."""

    info = GameInfo("high", "High Card", (1, 2, 3), 5, 1, (Setting("cards", ("12", "6"), "12"),))
    state_type = HighState

    def setup(self, seed: Seed, seats: int, settings: Settings) -> HighState:
        rng = Rng(seed)
        deck = list(range(int(settings["cards"])))
        rng.shuffle(deck)
        hands = [[deck.pop(0)] for _ in range(seats)]
        return HighState(rng=rng, deck=deck, hands=hands, won=[0] * seats)

    def arrangement(self, state: HighState) -> dict[str, object]:
        return {"deck": state.deck, "hands": state.hands}

    def phase(self, state: HighState) -> Flow[None]:
        seat, hand = state.turn, state.hands[state.turn]
        keeps = [option(f"keep:{card}", "keep", card=card) for card in sorted(hand)]
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

    def view(self, state: HighState, audience: Audience) -> HighView:
        hand = () if audience is None else tuple(state.hands[audience])
        return HighView(hand, tuple(map(len, state.hands)), len(state.deck), tuple(state.won))

    def standing(self, state: HighState) -> Standing:
        return tuple(
            Score(seat, points, 1 + sum(other > points for other in state.won)) for seat, points in enumerate(state.won)
        )

    def faults(self, state: HighState) -> list[str]:
        cards = len(state.deck) + sum(map(len, state.hands))
        return [] if cards <= 12 else ["too many cards"]

    def redeal(self, state: HighState, audience: Audience, rng: Rng) -> HighState:
        hidden = [seat for seat in range(len(state.hands)) if seat != audience]
        pool = state.deck + [card for seat in hidden for card in state.hands[seat]]
        rng.shuffle(pool)
        for seat in hidden:
            state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
        state.deck = pool
        return state

    def upgrade(self, raw: dict[str, object], version: int) -> dict[str, object]:
        if version == 0:
            raw["won"] = raw.pop("kept")
        return raw


class NightState(State, kw_only=True):
    bids: list[int]
    steps: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    stage: int = 0


class Night(Game[NightState, tuple[int, ...]]):
    """Everybody bids in secret at once, then everybody works two steps at their own pace, with a token to spend."""

    info = GameInfo("night", "Night", (2, 3), 5, 1)
    state_type = NightState

    def setup(self, seed: Seed, seats: int, settings: Settings) -> NightState:
        return NightState(rng=Rng(seed), bids=[0] * seats, steps=[0] * seats, tokens=[1] * seats)

    def arrangement(self, state: NightState) -> dict[str, object]:
        return {"seats": len(state.bids)}

    def phase(self, state: NightState) -> Flow[None]:
        seats = range(len(state.bids))
        if state.stage == 0:
            bids = yield from choose_each(Decision(seat, "BID", text("bid"), BIDS) for seat in seats)
            state.bids = [int(bids[seat][0]) for seat in seats]
            state.reveals += 1
        else:
            yield from beside(
                together({seat: work(state, seat) for seat in seats}), lambda: offers(state), state_take(state)
            )
            state.over = True
        state.stage += 1

    def view(self, state: NightState, audience: Audience) -> tuple[int, ...]:
        return tuple(state.bids)

    def standing(self, state: NightState) -> Standing:
        return tuple(Score(seat, bid, 1) for seat, bid in enumerate(state.bids))

    def faults(self, state: NightState) -> list[str]:
        return [] if min(state.tokens) >= 0 else ["a token was spent twice"]

    def redeal(self, state: NightState, audience: Audience, rng: Rng) -> NightState:
        return state

    def upgrade(self, raw: dict[str, object], version: int) -> dict[str, object]:
        return raw


BIDS = tuple(option(str(bid), "bid", bid=bid) for bid in range(3))


def work(state: NightState, seat: Seat) -> Flow[None]:
    """Two steps of one seat."""
    for _ in range(2):
        picked = yield from choose(seat, "WORK", text("work"), [option("rest", "rest"), option("toil", "toil")])
        state.steps[seat] += picked == "toil"


def offers(state: NightState) -> list[Decision]:
    """Return the standing offers: whoever has a token may spend it at any time."""
    return [
        Decision(seat, "TOKEN", text("token"), (option("spend", "spend"),), waits=False)
        for seat, tokens in enumerate(state.tokens)
        if tokens
    ]


def state_take(state: NightState):  # type: ignore[no-untyped-def]  # noqa: ANN201
    """Return what spending a token does."""

    def take(answer: Answer) -> None:
        state.tokens[answer.seat] -= 1

    return take
