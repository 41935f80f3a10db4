"""The rules of Blind Nim in the order of the rulebook: set-up, the heap grows, a turn, the end.

The first phase is the secret choice of everybody; each further one is a player's turn.
"""

from cogwork_nim.components import FIGURES, MOST_SEATS
from cogwork_nim.state import State, all_cards, faults
from cogwork_nim.views import view
from rules.kernel.flows import choose, choose_each
from rules.kernel.game import Game, GameInfo, Move, Setting, Settings
from rules.kernel.model import Audience, Decision, Flow, Option, Score, Seat, Standing, Text, text, who
from rules.kernel.rng import Rng, Seed

INFO = GameInfo(
    key="nim",
    title="Blind Nim",
    seats=tuple(range(2, MOST_SEATS + 1)),
    minutes=5,
    rules_version=1,
    settings=(Setting("last", ("wins", "loses"), "wins"),),
    moves=(Move("lay", ("LAY",), "lay:", param="card"), Move("take", ("TURN",), "take:", param="card")),
)


def setup(seed: Seed, seats: int, settings: Settings) -> State:
    """Return a game in which nobody has laid a card yet."""
    rng, deck = Rng(seed), all_cards()
    rng.shuffle(deck)
    hands = [[deck.pop(0) for _ in range(FIGURES.hand.value)] for _ in range(seats)]
    return State(
        rng=rng,
        last_wins=settings["last"] == "wins",
        turn=rng.below(seats),
        hands=hands,
        deck=deck,
        stones=FIGURES.stones.value,
        taken=[0] * seats,
    )


def arrangement(s: State) -> dict[str, object]:
    """Return a fresh set-up."""
    return {"first": s.turn, "stones": s.stones, "hands": s.hands, "deck": s.deck}


def phase(s: State) -> Flow[None]:
    """Let everybody lay a card, or somebody take stones."""
    yield from turn(s) if s.laid else grow(s)


def grow(s: State) -> Flow[None]:
    """Everybody lays a card face down at once; open, they say how many stones come to the heap."""
    asked = [Decision(seat, "LAY", text("ask-lay"), _offers("lay", hand)) for seat, hand in enumerate(s.hands)]
    picks = yield from choose_each(asked)
    for seat, (picked,) in sorted(picks.items()):
        card = _play(s, seat, picked)
        s.grown += card
        s.say("log-lay", who=who(seat), card=card)
    s.stones += s.grown
    s.laid = True
    s.reveals += 1
    s.say("log-heap", stones=s.stones)


def turn(s: State) -> Flow[None]:
    """Somebody plays a card, takes as many stones as it says, or what is left, and draws a card."""
    seat = s.turn
    picked = yield from choose(
        seat, "TURN", text("ask-turn", stones=s.stones), _offers("take", s.hands[seat], s.stones)
    )
    stones = min(_play(s, seat, picked), s.stones)
    s.stones -= stones
    s.taken[seat] += stones
    s.say("log-take", who=who(seat), stones=stones, left=s.stones)
    if s.stones:
        _draw(s, seat)
        s.turn = (seat + 1) % len(s.hands)
    else:
        s.last, s.over = seat, True
        s.say("log-last-wins" if s.last_wins else "log-last-loses", who=who(seat))


def _play(s: State, seat: Seat, picked: str) -> int:
    """Lay the card of an option open, and return its number."""
    card = int(picked.split(":")[1])
    s.hands[seat].remove(card)
    s.played.append(card)
    return card


def _draw(s: State, seat: Seat) -> None:
    for card in s.draw(s.deck):
        s.hands[seat].append(card)
        s.say("log-draw", to=(seat,), card=card)


def _offers(kind: str, hand: list[int], stones: int | None = None) -> tuple[Option, ...]:
    """Return an option for each kind of card in a hand; with a heap, what it would leave, and the card is shown."""
    return tuple(
        Option(
            f"{kind}:{card}", text(f"opt-{kind}", card=card), _left(card, stones), icon="card", shows=stones is not None
        )
        for card in sorted(set(hand))
    )


def _left(card: int, stones: int | None) -> Text | None:
    return None if stones is None else text("hint-left", stones=max(0, stones - card))


def standing(s: State) -> Standing:
    """Return a point for whoever has won; nobody has one before the end."""
    won = [s.last is not None and (seat == s.last) == s.last_wins for seat in range(len(s.hands))]
    return tuple(
        Score(int(has), 1 if has else 1 + sum(won), (("points-last", int(has)),), seat=seat)
        for seat, has in enumerate(won)
    )


def deal_anew(s: State, audience: Audience, rng: Rng) -> None:
    """Deal the deck and all hands that this audience does not see."""
    hidden = [hand for seat, hand in enumerate(s.hands) if seat != audience]
    pool = s.deck + [card for hand in hidden for card in hand]
    rng.reshuffle(pool)
    for hand in hidden:
        hand[:] = [pool.pop() for _ in hand]
    s.deck = pool


GAME = Game(
    info=INFO,
    state_type=State,
    initial_state=setup,
    arrangement=arrangement,
    phase=phase,
    view=view,
    standing=standing,
    faults=faults,
    deal_anew=deal_anew,
)
