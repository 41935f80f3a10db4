from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest

from rules.kernel.errors import BadSetup, Diverged, NotAsked, NothingToUndo, NotOffered, WrongCount
from rules.kernel.flows import Branch, ask_beside, choose, choose_some, confirm, one_of, option, order
from rules.kernel.game import Game, Settings
from rules.kernel.model import Answer, Decision, Flow, Option, text
from rules.kernel.play import Checkpoint, Entry, Play, encode, undo_point
from rules.kernel.policy import neutral
from rules.kernel.record import finished_record, random_picks, replay
from rules.kernel.rng import Rng
from rules.kernel.secrecy import keeps_secrets
from rules.kernel.testkit import Broken, every_table, is_recorded, is_sound, reloads, simulate, undoes
from tests.rules.kernel.toys import HIGH_CARD, NIGHT
from tests.rules.kernel.toys.high_card import HighState


def high(seed: int = 1, seats: int = 2) -> Play[Any, Any]:
    return Play.new(HIGH_CARD, seed, seats)


def ids(play: Play[Any, Any], seat: int) -> list[str]:
    return [option.id for decision in play.decisions(seat) for option in decision.options]


def test_only_the_seat_on_turn_is_asked() -> None:
    play = high()
    assert play.waiting() == (0,)
    assert play.decisions(1) == ()
    with pytest.raises(NotAsked):
        play.answer(1, "TURN", ("draw",))


@pytest.mark.parametrize(
    ("picks", "refusal"),
    [((), WrongCount), (("draw", "draw"), WrongCount), (("keep:99",), NotOffered), (("draw", "keep:1"), WrongCount)],
)
def test_what_was_not_offered_is_refused_and_changes_nothing(picks: tuple[str, ...], refusal: type[Exception]) -> None:
    play = high()
    before = msgspec.json.encode(play.state)
    with pytest.raises(refusal):
        play.answer(0, "TURN", picks)
    assert msgspec.json.encode(play.state) == before
    assert play.count == 0


def test_the_turn_passes_and_the_log_tells_only_whom_it_may() -> None:
    play = high()
    play.take_news()
    play.answer(0, "TURN", ("draw",))
    ((number, line),) = play.take_news().lines
    assert number == 0
    assert line.is_for(0)
    assert not line.is_for(1)
    assert not line.is_for(None)
    assert play.waiting() == (1,)


def test_a_draw_cannot_be_undone_but_a_keep_can() -> None:
    play = high()
    play.answer(0, "TURN", ("draw",))
    assert not play.can_undo(0)
    with pytest.raises(NothingToUndo):
        play.undo(0)
    keep = next(id_ for id_ in ids(play, 1) if id_ != "draw")
    before = msgspec.json.encode(play.state)
    play.answer(1, "TURN", (keep,))
    assert play.can_undo(1)
    assert not play.can_undo(0)
    assert play.undo(1) == 1
    assert msgspec.json.encode(play.state) == before
    assert play.waiting() == (1,)


def test_another_seats_answer_bars_undo() -> None:
    play = high()
    for seat in (0, 1):
        play.answer(seat, "TURN", (next(id_ for id_ in ids(play, seat) if id_ != "draw"),)) if not play.over else None
    assert not play.can_undo(0)


def test_a_play_comes_back_from_its_checkpoint_and_answers() -> None:
    play = high()
    play.answer(0, "TURN", ("draw",))
    news = play.take_news()
    again = Play.resume(HIGH_CARD, news.checkpoints[-1], [])
    assert again.pending == play.pending
    assert again.count == play.count
    assert again.take_news().lines == []


def trail(*, first: bool = False, last: bool = False, wins: int = 1, more: bool = False) -> Game[Any, Any]:
    """Return a game of two steps, as different versions have it: what leaves no choice may come before or between."""

    def phase(state: HighState) -> Flow[None]:
        if first:
            yield from choose(0, "FIRST", text("ask"), [option("only", "only")], public=True)
        options = [option("stay", "stay"), option("go", "go"), *([option("new", "new")] if more else [])]
        picked = yield from choose(0, "STEP", text("ask"), options[::-1] if more else options)
        state.won[0] += wins
        state.say("stepped", points=wins)
        if last:
            yield from choose(0, "LAST", text("ask"), [option("only", "only")], public=True)
        yield from choose(0, picked.upper(), text("ask"), [option("a", "a"), option("b", "b")])
        state.over = True

    return replace(HIGH_CARD, phase=phase)


def stopped(game: Game[Any, Any]) -> tuple[Checkpoint, list[Entry], Play[Any, Any]]:
    """Return a game of two steps after the first one, as it is stored."""
    play = Play.new(game, 1, 1)
    play.answer(0, "STEP", ("go",))
    *others, last = play.entries
    return play.checkpoints[0], [*others, msgspec.structs.replace(last, digest=play.digest)], play


@pytest.mark.parametrize("then", [trail(), trail(first=True), trail(last=True)])
@pytest.mark.parametrize("now", [trail(), trail(first=True), trail(last=True), trail(more=True)])
def test_an_answer_stands_whatever_else_is_offered_and_whatever_is_answered_unasked(
    then: Game[Any, Any], now: Game[Any, Any]
) -> None:
    point, entries, before = stopped(then)
    play = Play.resume(now, point, entries)
    assert encode(play.state) == encode(before.state)
    assert play.pending == before.pending
    assert play.count == before.count == len(entries)
    assert play.fork().pending == play.pending
    play.answer(0, "GO", ("a",))
    assert play.over
    assert [number for number, _ in play.news.entries] == [len(entries)]


@pytest.mark.parametrize("then", [trail(first=True), trail()])
@pytest.mark.parametrize("now", [trail(first=True), trail()])
def test_what_is_answered_unasked_in_one_version_only_is_no_hindrance_to_taking_back(
    then: Game[Any, Any], now: Game[Any, Any]
) -> None:
    point, entries, _ = stopped(then)
    play = Play.resume(now, point, entries)
    assert play.undo(0) == len(entries) - 1
    assert ids(play, 0) == ["stay", "go"]


def test_a_press_on_a_question_never_fits_the_one_after_it() -> None:
    point, entries, _ = stopped(trail())
    play = Play.resume(trail(last=True), point, entries)
    number = play.asked_at[0, "GO"]
    assert number == play.count
    assert Play.resume(trail(), point, entries).asked_at[0, "GO"] == number


def test_an_answer_that_leads_elsewhere_now_is_noticed() -> None:
    point, entries, _ = stopped(trail())
    with pytest.raises(Diverged, match="another position"):
        Play.resume(trail(wins=2), point, entries)


def test_a_position_of_other_rules_is_compared_by_no_digest() -> None:
    point, entries, _ = stopped(trail())
    game = trail(wins=2)
    play = Play.resume(replace(game, info=msgspec.structs.replace(game.info, rules_version=2)), point, entries)
    assert play.state.won == [2]


def test_an_absent_seat_takes_what_is_marked_for_it_unless_something_merely_ends() -> None:
    first, second, stop = option("a", "ask"), option("b", "ask"), option("stop", "ask", plain=True)
    marked = msgspec.structs.replace(second, neutral=True)
    assert neutral(Decision(0, "KEY", text("ask"), (first, second))) == ("a",)
    assert neutral(Decision(0, "KEY", text("ask"), (first, marked))) == ("b",)
    assert neutral(Decision(0, "KEY", text("ask"), (first, marked, stop))) == ("stop",)


def test_answers_that_no_longer_fit_are_noticed() -> None:
    play = high()
    play.answer(0, "TURN", ("draw",))
    start, entry = play.checkpoints[0], play.entries[0]
    for other in ({"picks": ("keep:99",)}, {"picks": ()}, {"key": "OTHER"}, {"seat": 1}):
        with pytest.raises(Diverged):
            Play.resume(HIGH_CARD, start, [msgspec.structs.replace(entry, **other)])
    with pytest.raises(Diverged):
        Play.resume(HIGH_CARD, Checkpoint(0, b"{}", 1), [])


def test_a_checkpoint_of_older_rules_is_upgraded() -> None:
    raw = msgspec.json.decode(high().checkpoints[0].state)
    raw["kept"] = raw.pop("won")
    play = Play.resume(HIGH_CARD, Checkpoint(0, msgspec.json.encode(raw), 0), [])
    assert play.state.won == [0, 0]


def test_a_fork_goes_its_own_way() -> None:
    play = high()
    fork = play.fork()
    fork.answer(0, "TURN", ("draw",))
    assert play.waiting() == (0,)
    assert fork.waiting() == (1,)


def test_a_play_that_forgets_goes_on_and_remembers_its_last_answers() -> None:
    play, rng = high(), Rng(7)
    while not play.over:
        whole, before = play.entries[-8:], msgspec.json.encode(play.state)
        play.forget()
        assert (play.entries, play.count) == (whole, play.checkpoints[0].after)
        assert msgspec.json.encode(play.fork().state) == before
        asked = play.pending[0]
        play.answer(asked.seat, asked.key, random_picks(asked, rng))
        if play.entries[-1].picks != ("draw",) and not play.over:
            play.forget()
            with pytest.raises(NothingToUndo):
                play.undo(asked.seat)


@pytest.mark.parametrize(("seats", "settings"), [(4, {}), (2, {"cards": "7"}), (2, {"colour": "red"})])
def test_a_table_the_game_does_not_have_is_refused(seats: int, settings: Settings) -> None:
    with pytest.raises(BadSetup):
        Play.new(HIGH_CARD, 1, seats, settings)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    plays = [simulate(HIGH_CARD, 3, {"cards": "12"}, 77) for _ in range(2)]
    assert plays[0].entries == plays[1].entries
    assert plays[0].state == plays[1].state


@pytest.mark.parametrize("game", [HIGH_CARD, NIGHT], ids=["high", "night"])
def test_toys_stand_the_generic_tests(game: Any) -> None:
    for seats, settings in every_table(game):
        for seed in range(30):
            simulate(game, seats, settings, seed, is_sound, reloads, undoes, keeps_secrets)
            is_recorded(game, seats, settings, seed)


def test_a_broken_law_is_noticed() -> None:
    def faults(state: HighState) -> list[str]:
        return ["lost a card"] if len(state.deck) < 9 else []

    with pytest.raises(Broken, match="lost a card"):
        simulate(replace(HIGH_CARD, faults=faults), 2, {"cards": "12"}, 1, is_sound)


def test_secret_choices_are_made_in_any_order_and_take_effect_together() -> None:
    play = Play.new(NIGHT, 1, 3)
    assert play.waiting() == (0, 1, 2)
    play.answer(2, "BID", ("2",))
    assert play.waiting() == (0, 1)
    play.answer(0, "BID", ("1",))
    assert play.state.bids == [0, 0, 0]
    play.answer(1, "BID", ("0",))
    assert play.state.bids == [1, 0, 2]


def test_a_secret_choice_can_be_taken_back_while_others_still_choose() -> None:
    play = Play.new(NIGHT, 1, 3)
    play.answer(2, "BID", ("2",))
    play.answer(0, "BID", ("1",))
    play.undo(2)
    assert play.waiting() == (1, 2)
    assert [entry.seat for entry in play.entries] == [0]


def bid_all(play: Play[Any, Any]) -> None:
    for seat in range(3):
        play.answer(seat, "BID", ("0",))


def test_seats_work_side_by_side_at_their_own_pace() -> None:
    play = Play.new(NIGHT, 1, 3)
    bid_all(play)
    play.answer(1, "WORK", ("toil",))
    play.answer(1, "WORK", ("toil",))
    assert play.waiting() == (0, 2)
    play.answer(0, "WORK", ("rest",))
    assert play.state.steps == [0, 2, 0]


def test_a_standing_offer_holds_nobody_up_and_leaves_open_questions_as_they_were() -> None:
    play = Play.new(NIGHT, 1, 3)
    bid_all(play)
    asked = dict(play.asked_at)
    play.answer(2, "TOKEN", ("spend",))
    assert play.state.tokens == [1, 1, 0]
    assert {name: number for name, number in play.asked_at.items() if name[1] == "WORK"} == {
        name: number for name, number in asked.items() if name[1] == "WORK"
    }
    with pytest.raises(NotAsked):
        play.answer(2, "TOKEN", ("spend",))


def test_the_same_question_asked_again_has_a_new_number() -> None:
    play = Play.new(NIGHT, 1, 3)
    bid_all(play)
    first = play.asked_at[1, "WORK"]
    play.answer(1, "WORK", ("toil",))
    assert play.asked_at[1, "WORK"] > first


def test_the_ways_of_asking_return_what_was_picked() -> None:
    seen: list[object] = []

    def phase(state: HighState) -> Flow[None]:
        letters = [option(letter, letter) for letter in "abc"]
        seen.append((yield from choose_some(0, "SOME", text("t"), letters, 0, 2)))
        seen.append((yield from order(0, "ORDER", text("t"), letters)))
        seen.append((yield from confirm(0, "SURE", text("t"), letters[0], letters[1])))
        yield from one_of(0, "WAY", text("t"), [Branch(letter, note(letter.id)) for letter in letters])
        state.over = True

    def note(letter: str) -> Flow[None]:
        seen.append(letter)
        yield from ()

    play = Play.new(replace(HIGH_CARD, phase=phase), 1, 2)
    play.answer(0, "SOME", ("c", "a"))
    play.answer(0, "ORDER", ("b", "a", "c"))
    play.answer(0, "SURE", ("a",))
    play.answer(0, "WAY", ("c",))
    assert seen == [("c", "a"), ("b", "a", "c"), True, "c"]
    assert play.over


def test_what_all_can_see_to_leave_no_choice_is_answered_and_recorded() -> None:
    def phase(state: HighState) -> Flow[None]:
        yield from choose_some(1, "ONLY", text("t"), [option("it", "it")], 1, 1, public=True)
        state.over = True

    play = Play.new(replace(HIGH_CARD, phase=phase), 1, 2)
    assert play.over
    assert [(entry.seat, entry.picks, entry.auto) for entry in play.entries] == [(1, ("it",), True)]


def test_a_question_from_a_hand_is_put_though_it_leaves_no_choice_and_a_record_may_leave_it_out() -> None:
    def phase(state: HighState) -> Flow[None]:
        yield from choose_some(0, "ONLY", text("t"), [option("it", "it")], 1, 1)
        picked = yield from choose_some(1, "ANY", text("t"), [option("a", "a"), option("b", "b")], 1, 1)
        yield from choose_some(1, "LAST", text("t"), [option("it", "it")], 1, 1)
        state.won[1] += picked == ("b",)
        state.over = True

    game = replace(HIGH_CARD, phase=phase)
    play = Play.new(game, 1, 2)
    assert play.waiting() == (0,)
    for seat, key, pick in ((0, "ONLY", "it"), (1, "ANY", "b"), (1, "LAST", "it")):
        play.answer(seat, key, (pick,))
    told = finished_record(play, 2, {}, 1)
    assert replay(game, told) == []
    assert replay(game, {**told, "answers": told["answers"][1:2]}) == []
    assert replay(game, {**told, "answers": told["answers"][:1]}) != []


def buying(state: HighState) -> Flow[None]:
    """Buy with coins that may arrive while the question is open: question and offer are made anew each time."""

    def question() -> list[Decision]:
        options = tuple(option(f"buy:{price}", "buy") for price in range(1, state.won[0] + 1))
        return [Decision(0, "BUY", text("t"), options, public=False)] if options else []

    def offers() -> list[Decision]:
        spare = tuple(option(f"give:{coins}", "give") for coins in range(1, 3 - state.won[1]))
        return [Decision(1, "GIVE", text("t"), spare, waits=False)] if spare else []

    def take(answer: Answer) -> None:
        coins = int(answer.picks[0].split(":")[1])
        state.won = [state.won[0] + coins if coins < 2 else 0, state.won[1] + coins]

    answer = yield from ask_beside(question, offers, take)
    state.say("bought" if answer else "nothing", what=answer.picks[0] if answer else "")
    state.over = True


def market(coins: int = 1) -> Play[Any, Any]:
    state = HIGH_CARD.setup(1, 2, {"cards": "12"})
    state.won = [coins, 0]
    return Play.resume(replace(HIGH_CARD, phase=buying), Checkpoint(0, encode(state), 1), [])


def test_an_offer_taken_may_change_the_question_beside_it() -> None:
    play = market()
    assert ids(play, 0) == ["buy:1"]
    play.answer(1, "GIVE", ("give:1",))
    assert ids(play, 0) == ["buy:1", "buy:2"]
    assert ids(play, 1) == ["give:1"]
    play.answer(0, "BUY", ("buy:2",))
    assert play.over
    assert [line.text.args["what"] for _, line in play.news.lines] == ["buy:2"]


def test_a_question_that_an_offer_leaves_nothing_of_is_over() -> None:
    play = market()
    play.answer(1, "GIVE", ("give:2",))
    assert play.over
    assert [line.text.key for _, line in play.news.lines] == ["nothing"]


def test_a_question_beside_an_offer_comes_back_after_a_reload() -> None:
    play = market()
    play.answer(1, "GIVE", ("give:1",))
    reloads(play)
    play.answer(0, "BUY", ("buy:2",))
    reloads(play)


def test_a_question_that_is_not_declared_public_is_put_though_it_leaves_no_choice() -> None:
    play = market()
    assert play.waiting() == (0,)
    assert play.entries == []


def test_a_turn_bars_the_others_undo_but_an_offer_taken_does_not() -> None:
    def phase(state: HighState) -> Flow[None]:
        def go(seat: int) -> list[Decision]:
            return [Decision(seat, "GO", text("t"), (option("a", "a"), option("b", "b")))]

        helps = [Decision(1, "HELP", text("t"), (option("help", "help"),), waits=False, public=True)]
        for seat in (0, 1):
            yield from ask_beside(partial(go, seat), lambda: helps, lambda _: state.won.append(0))
        state.over = True

    play = Play.new(replace(HIGH_CARD, phase=phase), 1, 2)
    play.answer(0, "GO", ("a",))
    play.answer(1, "HELP", ("help",))
    assert play.can_undo(0)
    other = play.fork()
    other.undo(0)
    assert other.waiting() == (0,)
    assert [entry.key for entry in other.entries] == ["HELP"]
    play.answer(1, "GO", ("b",))
    assert not play.can_undo(0)


def go_or_play(state: HighState) -> Flow[None]:
    """Ask the seats in turn to say something or to play a card."""
    for seat in range(len(state.hands)):
        cards = [Option(f"keep:{card}", text("keep", card=card), shows=True) for card in state.hands[seat]]
        picked = yield from choose(seat, "GO", text("t"), [option("go", "go"), option("draw", "draw"), *cards])
        if picked == "draw":
            state.hands[seat] += state.draw(state.deck)
    state.over = True


def test_seats_that_yield_bar_nothing_and_what_they_answered_goes_with_it() -> None:
    play = Play.new(replace(HIGH_CARD, phase=go_or_play), 1, 3)
    before = msgspec.json.encode(play.state)
    for seat in (0, 1):
        play.answer(seat, "GO", ("go",))
    assert undo_point(play.entries, 0) is None
    assert undo_point(play.entries, 0, {1}) == 0
    other = play.fork()
    assert play.undo(0, {1}) == 0
    assert play.entries == []
    assert msgspec.json.encode(play.state) == before
    other.answer(2, "GO", ("draw",))
    with pytest.raises(NothingToUndo):
        other.undo(0, {1, 2})


def test_what_a_seat_shows_of_its_hand_bars_the_undo_of_others_but_not_its_own() -> None:
    play = Play.new(replace(HIGH_CARD, phase=go_or_play), 1, 3)
    play.answer(0, "GO", ("go",))
    play.answer(1, "GO", (ids(play, 1)[-1],))
    assert [entry.shows for entry in play.entries] == [False, True]
    assert undo_point(play.entries, 0, {1, 2}) is None
    assert undo_point(play.entries, 1) == 1
    assert undo_point(play.fork().entries, 0, {1, 2}) is None
    with pytest.raises(NothingToUndo):
        play.fork().undo(0, {1, 2})
    play.undo(1)
    assert undo_point(play.entries, 0, {1, 2}) == 0


def test_what_the_next_phase_shows_at_its_start_bars_undo_too() -> None:
    def phase(state: HighState) -> Flow[None]:
        if state.turn == 1:
            state.hands[1] += state.draw(state.deck)
        yield from choose_some(state.turn, "GO", text("t"), [option("a", "a"), option("b", "b")], 1, 1)
        state.turn += 1
        state.over = state.turn == 2

    play = Play.new(replace(HIGH_CARD, phase=phase), 1, 2)
    play.answer(0, "GO", ("a",))
    assert play.entries[0].reveals
    assert not play.can_undo(0)
    assert play.take_news().entries[0][1].reveals
