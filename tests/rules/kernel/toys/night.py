"""Night, a toy with choices at once: all bid in secret, then all work two steps at their own pace, a token to spend."""

from msgspec import field

from rules.kernel.flows import beside, choose, choose_each, option, together
from rules.kernel.game import Game, GameInfo, Settings
from rules.kernel.model import Answer, Audience, Decision, Flow, Score, Seat, Standing, State, text
from rules.kernel.rng import Rng, Seed

BIDS = tuple(option(str(bid), "bid", bid=bid) for bid in range(3))


class NightState(State, kw_only=True):
    bids: list[int]
    steps: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    stage: int = 0


def setup(seed: Seed, seats: int, _settings: Settings) -> NightState:
    return NightState(rng=Rng(seed), bids=[0] * seats, steps=[0] * seats, tokens=[1] * seats)


def arrangement(state: NightState) -> dict[str, object]:
    return {"seats": len(state.bids)}


def phase(state: NightState) -> Flow[None]:
    seats = range(len(state.bids))
    if state.stage == 0:
        bids = yield from choose_each(Decision(seat, "BID", text("bid"), BIDS) for seat in seats)
        state.bids = [int(bids[seat][0]) for seat in seats]
        state.reveals += 1
    else:

        def spend(answer: Answer) -> None:
            state.tokens[answer.seat] -= 1

        yield from beside(together({seat: work(state, seat) for seat in seats}), lambda: offers(state), spend)
        state.over = True
    state.stage += 1


def work(state: NightState, seat: Seat) -> Flow[None]:
    for _ in range(2):
        picked = yield from choose(seat, "WORK", text("work"), [option("rest", "rest"), option("toil", "toil")])
        state.steps[seat] += picked == "toil"


def offers(state: NightState) -> list[Decision]:
    """Whoever has a token may spend it at any time."""
    return [
        Decision(seat, "TOKEN", text("token"), (option("spend", "spend"),), waits=False)
        for seat, tokens in enumerate(state.tokens)
        if tokens
    ]


def view(state: NightState, _audience: Audience) -> tuple[int, ...]:
    return tuple(state.bids)


def standing(state: NightState) -> Standing:
    return tuple(Score(bid, 1, seat=seat) for seat, bid in enumerate(state.bids))


def faults(state: NightState) -> list[str]:
    return [] if min(state.tokens) >= 0 else ["a token was spent twice"]


def deal_anew(_state: NightState, _audience: Audience, _rng: Rng) -> None:
    """Between phases all is open."""


GAME = Game(
    info=GameInfo("night", "Night", (2, 3), 5, 1),
    state_type=NightState,
    initial_state=setup,
    arrangement=arrangement,
    phase=phase,
    view=view,
    standing=standing,
    faults=faults,
    deal_anew=deal_anew,
)
