"""The rules of Legendary Inventors in rulebook order: set-up, teams, ages, turns, rewards, the last upgrades.

Numbers such as 4.3, C9 or ruling 22 refer to the rules dossier. One phase is the pick of one team, one turn with the
rewards it brings, or the last upgrades of all seats together. Upgrades stand open beside every question (C6): they are
answers like any other, in the order in which they arrive, after which question and offers are made anew.
"""

from collections.abc import Sequence
from functools import cache, partial

from rules.kernel.errors import RulesError
from rules.kernel.flows import ask_beside
from rules.kernel.game import Game, GameInfo, Move, Setting, Settings
from rules.kernel.model import Answer, Decision, Flow, Option, Seat, Text, text, who
from rules.kernel.rng import Rng, Seed
from rules.legendary_inventors import (
    absent,
    barred,
    checks,
    dialogue,
    hidden,
    rewards,
    scoring,
    sending,
    upgrading,
    views,
)
from rules.legendary_inventors.components import FIGURES, INVENTIONS, TEAMS, TILES
from rules.legendary_inventors.insight import INSIGHT
from rules.legendary_inventors.state import Displayed, Player, State, lay_out, team_of
from rules.legendary_inventors.wording import (
    INVENTION,
    INVENTOR,
    RANDOM_TEAM,
    READY,
    TAKE_TEAM,
    TEAM,
    pieces,
    refresh_option,
    tiles,
)

FINALS = (upgrading.FINAL_KEY,)
UPGRADES = (upgrading.KEY, upgrading.FINAL_KEY)

INFO = GameInfo(
    key="legendary_inventors",
    title="Legendary Inventors",
    seats=tuple(range(FIGURES.players_least.value, FIGURES.players_most.value + 1)),
    minutes=40,
    rules_version=2,
    settings=(Setting("teams", ("pick", "random"), "pick"),),
    moves=(
        Move("team", ("TEAM_PICK",), param="team", ids="green|blue|yellow|purple|red"),
        Move("random-team", (dialogue.RANDOM_KEY,), takes=False, ids="random"),
        Move("send", ("TURN",), "send:", param="send"),
        Move("ready", ("TURN",), READY.id, takes=False),
        Move("refresh", ("TURN",), "use_refresh", takes=False),
        Move(
            "arrange",
            (sending.FORM_KEY,),
            param="step",
            ids=r"(inventor|invention|mechanics|physics|mathematics|chemistry):\S+|back",
        ),
        Move("reward", (rewards.KEY,), param="reward", ids=r"(patent|tile):\S+"),
        Move("upgrade", UPGRADES, "upgrade:", param="tile"),
        Move("flip", UPGRADES, "flip:", param="tile"),
        Move("turn-over", (upgrading.FORM_KEY,), param="tile", ids=r"tile:\S+"),
        Move("done", FINALS, "done", takes=False),
    ),
)


class FaultyDataError(RulesError):
    """Nobody can act; with the components of the game that cannot happen (ruling 24)."""


# The set-up, section 3


def setup(seed: Seed, seats: int, settings: Settings) -> State:
    """Return a game before the first team is picked, or before the first turn if teams are dealt (ruling 1)."""
    rng = Rng(seed)
    decks = [[card.id for card in INVENTIONS.values() if card.age == age + 1] for age in range(FIGURES.ages.value)]
    bag, teams = list(TILES), list(TEAMS)
    for pile in (*decks, bag, teams):
        rng.shuffle(pile)
    return deal(rng, rng.below(seats), decks, bag, seats, teams if settings["teams"] == "random" else None)


def deal(
    rng: Rng, start: Seat, decks: list[list[str]], bag: list[str], seats: int, teams: list[str] | None = None
) -> State:
    """Set up with this order of decks and bag, top first; `teams` by seat, None if they are to be picked."""
    s = State(rng=rng, stage="teams", players=[Player() for _ in range(seats)], start=start, decks=decks, bag=bag)
    if teams is not None:
        for seat in range(seats):
            lead(s, seat, teams[seat])
        begin(s)
    return s


def lead(s: State, seat: Seat, team: str) -> None:
    """Give a team with its start tiles to a seat."""
    player = s.players[seat]
    player.team, player.inventors = team, team_of(team)
    s.say("log-team", who=who(seat), team=TEAM[team], inventors=[INVENTOR[each.id] for each in player.inventors])


def begin(s: State) -> None:
    """Lay out the first age; the start player takes Leonardo and the first turn (step 7)."""
    s.stage, s.leonardo, s.current = "turns", s.start, s.start
    s.say("log-start", who=who(s.start))
    begin_age(s)


def begin_age(s: State) -> None:
    """Reveal as many inventions as there are players and three more, with two tiles on each (step 6, C11)."""
    s.age += 1
    seats = len(s.players)
    cards = s.draw(s.decks[s.age - 1], seats + FIGURES.more_than_players.value)
    s.display = [lay_out(card, s.draw(s.bag, FIGURES.tiles_an_invention.value), seats) for card in cards]
    s.say("log-age", age=s.age, inventions=[INVENTION[card] for card in cards])


def arrangement(s: State) -> dict[str, object]:
    """Return a fresh set-up by component ids: decks and bag from the top, teams if dealt, who starts (C11)."""
    ages = [list(deck) for deck in s.decks]
    ages[0] = [displayed.card for displayed in s.display] + ages[0]
    laid = len(s.players) + FIGURES.more_than_players.value
    return {
        "start": s.start,
        "teams": [player.team for player in s.players if player.team],
        "inventions": [deck[:laid] for deck in ages],
        "unseen": [deck[laid:] for deck in ages],
        "bag": [tile for displayed in s.display for tile in displayed.tiles] + s.bag,
    }


def phase(s: State) -> Flow[None]:
    """Play one phase: a team is picked, a turn is taken, or all use their last upgrades."""
    return {"teams": pick_team, "turns": turn, "final": last_upgrades}[s.stage](s)


# Picking teams


def pick_team(s: State) -> Flow[None]:
    """Let the first seat without a team pick one, or ask for a random one; after the last begin the first age."""
    seat = next(seat for seat, player in enumerate(s.players) if not player.team)
    answer = yield from ask_beside(
        lambda: (_ask_team(s, seat),), lambda: _offer_random(s, seat), lambda _: draw_team(s)
    )
    if answer is not None:
        s.drawn_team = ""
        lead(s, seat, answer.picks[0])
    if all(player.team for player in s.players):
        begin(s)


def _ask_team(s: State, seat: Seat) -> Decision:
    free = (s.drawn_team,) if s.drawn_team else views.free_teams(s)
    options, bars = tuple([TAKE_TEAM[team] for team in free]), tuple(barred.taken_teams(s))
    return Decision(seat, "TEAM_PICK", Text("ask-team"), options, public=True, barred=bars)


def _offer_random(s: State, seat: Seat) -> tuple[Decision, ...]:
    if s.drawn_team or len(views.free_teams(s)) == 1:
        return ()
    return (Decision(seat, dialogue.RANDOM_KEY, Text("ask-random-team"), (RANDOM_TEAM,), waits=False, public=True),)


def draw_team(s: State) -> None:
    """Draw a free team; it is then the only one on offer, so that the record names it (4.2)."""
    free = views.free_teams(s)
    s.drawn_team = free[s.rng.below(len(free))]


# A turn, 4.3


def turn(s: State) -> Flow[None]:
    """A turn is one action, perhaps after a refresh tile; whoever completes an invention starts its rewards."""
    seat = s.current
    s.turn_number += 1
    picked = yield from action(s, seat)
    while picked == "use_refresh":
        use_refresh(s, seat)
        picked = yield from action(s, seat)
    s.form = None
    if picked is None:
        skip(s, seat)
        return
    s.skipped = 0
    s.current = s.left_of(seat)
    if picked == READY.id:
        make_all_ready(s, seat)
        return
    displayed = sending.send(s, seat, picked)
    if not any(displayed.free):
        yield from reward(s, seat, displayed)


def action(s: State, seat: Seat) -> Flow[str | None]:
    """Ask for the action, or the tile before it; None if there is none."""
    answer = yield from ask_beside(lambda: ask_turn(s, seat), lambda: beside_turn(s), partial(take_beside, s))
    return answer.picks[0] if answer else None


def ask_turn(s: State, seat: Seat) -> tuple[Decision, ...]:
    """Return the question of a turn; none if nothing is legal.

    Action B as the only one waits for a player with an active inventor: an upgrade may bring a send (ruling 22). So
    it is put even then, as if what is on offer were not public.
    """
    player = s.players[seat]
    sends, bars = sending.sends(s, seat)
    out = player.out()
    options = (*sends, *_other_actions(player, out))
    if not options:
        return ()
    may_send = out < len(player.inventors)
    arranged = s.form is not None and bool(s.form.place)
    bars += barred.other_actions(s, player) + upgrading.unusable(s, player)
    return (
        Decision(
            seat, "TURN", _turn_prompt(s, player, out, sends), options, public=not may_send, menus=not arranged,
            begun=arranged, barred=tuple(bars),
        ),
    )  # fmt: skip


def _turn_prompt(s: State, player: Player, out: int, sends: Sequence[Option]) -> Text:
    if s.form is None or not s.form.place:
        is_last = len(player.inventors) - out == 1 and not player.owns("refresh")
        fits_nowhere = not sends and out < len(player.inventors)
        return _ask_turn(s.age, len(s.display) - FIGURES.unfinished.value, 2 if fits_nowhere else int(is_last))
    inventor, invention = INVENTOR[s.form.inventor], INVENTION[s.form.invention]
    return text("ask-turn-arranged", inventor=inventor, invention=invention, pieces=pieces(s.form.place))


@cache
def _ask_turn(age: int, number: int, last: int) -> Text:
    """Ask whom to send; `last` is 1 if the only one who is ready can be sent, 2 if whoever is ready fits nowhere."""
    return text("ask-turn", age=age, number=number, last=last)


def _other_actions(player: Player, out: int) -> list[Option]:
    if not out:
        return []
    return [refresh_option(out), READY] if player.owns("refresh") else [READY]


def beside_turn(s: State) -> list[Decision]:
    """Return what stands open beside a turn: the form of who is to move, upgrades of everybody."""
    return [*sending.form(s), *upgrading.offers(s)]


def take_beside(s: State, answer: Answer) -> None:
    """Carry out what stood open beside a question."""
    if answer.key == sending.FORM_KEY:
        sending.fill_form(s, answer)
    elif answer.key == upgrading.FORM_KEY:
        upgrading.pick_turning(s, answer)
    else:
        upgrading.use(s, answer)
        sending.check_form(s, answer.seat)


def use_refresh(s: State, seat: Seat) -> None:
    """Spend a refresh tile: all own inventors become active; the action is still to be done (rulings 31 to 34)."""
    player = s.players[seat]
    s.box_tiles.append(player.spend("refresh"))
    _activate(player)
    s.say("log-refresh", who=who(seat))


def make_all_ready(s: State, seat: Seat) -> None:
    """Make all own inventors active; that is the whole turn (action B)."""
    _activate(s.players[seat])
    s.say("log-ready", who=who(seat))


def _activate(player: Player) -> None:
    for inventor in player.inventors:
        inventor.active = True


def skip(s: State, seat: Seat) -> None:
    """Pass over a player who cannot act; with nobody able to, the data are faulty (ruling 24)."""
    s.skipped += 1
    if s.skipped == len(s.players):
        raise FaultyDataError("no player can act")
    s.say("log-skip", who=who(seat))
    s.current = s.left_of(seat)


# Completing an invention, 4.5


def reward(s: State, seat: Seat, displayed: Displayed) -> Flow[None]:
    """Let the biggest contributors take one reward each, then clean up; the last reward goes without a question."""
    rewards.complete(s, seat, displayed)
    while s.queue:
        left = len(displayed.tiles) + displayed.lies
        if left == 1:
            rewards.take(s, s.queue[0], rewards.left(displayed)[0], last=True)
            continue
        answer = yield from ask_beside(
            lambda: (rewards.question(s),), lambda: upgrading.offers(s), partial(take_beside, s)
        )
        if answer is not None:
            rewards.take(s, answer.seat, answer.picks[0])
    _say_left(s, displayed)
    rewards.clean_up(s)
    s.current = s.left_of(s.leonardo)
    if len(s.display) == FIGURES.unfinished.value:
        end_of_age(s)


def _say_left(s: State, displayed: Displayed) -> None:
    lost = tiles([TILES[tile] for tile in displayed.tiles])
    if displayed.lies:
        s.say("log-unclaimed-patent", invention=INVENTION[displayed.card], tiles=lost, number=len(displayed.tiles))
    elif displayed.tiles:
        s.say("log-unclaimed", tiles=lost)


# The end of an age, 4.6


def end_of_age(s: State) -> None:
    """Remove the inventions left, unpaid; lay out the next age in the same step (C10), or come to the end."""
    for displayed in list(s.display):
        s.say("log-age-end", age=s.age, invention=INVENTION[displayed.card])
        rewards.discard(s, displayed)
    if s.age < FIGURES.ages.value:
        begin_age(s)
    else:
        s.stage = "final"


# The last upgrades, 4.4 and C9


def last_upgrades(s: State) -> Flow[None]:
    """Let all seats upgrade and flip side by side until each is done; then the game is over."""
    while True:
        settle(s)
        answer = yield from ask_beside(
            lambda: upgrading.finals(s), lambda: upgrading.final_forms(s), partial(upgrading.pick_turning, s)
        )
        if answer is None:
            break
        if answer.picks[0] == "done":
            s.players[answer.seat].done = True
        else:
            upgrading.use(s, answer)
    s.over = True
    scoring.announce_end(s)


def settle(s: State) -> None:
    """Count as done whoever could use no tile at all; whoever is done stays so."""
    for player in s.players:
        player.done = player.done or not upgrading.can_use_any(player)


GAME = Game(
    info=INFO,
    state_type=State,
    initial_state=setup,
    arrangement=arrangement,
    phase=phase,
    view=views.view,
    tally=views.tally,
    absent=absent.absent,
    standing=scoring.standing,
    faults=checks.faults,
    deal_anew=hidden.deal_anew,
    is_sketch=dialogue.is_sketch,
    route=dialogue.route,
    insight=INSIGHT,
)
