"""A thousand wrong commands a game: each is refused by a sentence that says what is the case, in every language."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import pytest

from cogs.typed import decision_for, picks_of
from cogs.ui.panels import words_for
from host.errors import Refused, Unplayable
from host.model import Click, Observation, Table
from host.turns.answering import _answers
from host.turns.observations import questions_of
from rules.kernel.errors import WrongCount
from rules.kernel.game import Game, Move
from rules.kernel.model import Seat, Text, who
from rules.kernel.offers import check
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import LANGUAGES, of_game
from tests.cogs.observations import AnyPlay, table_of

T = TypeVar("T")
WRONG = 1_000
AT_A_TIME = 12
"""Commands tried in one position."""
A_FEW = 4
POSITIONS = 60
FEW = 10
LETTERS = 5
"""A word that is longer is still known without one of them."""
NONSENSE = ("", "nonsense", "play:99", "!nonsense", "*everything*", "{ $who }")
KINDS = {
    *("barred-now", "not-now", "not-there", "not-there-either", "not-your-turn"),
    *("also-asked", "nearly", "other-question", "several-ways", "wrong-count"),
}
"""Refusals by a reason of their own."""
UNKNOWN = {"no-longer", "no-such-choice", "nothing-chosen"}
"""What is said of a text that nothing of the game is called, of an empty one, and of presses."""
ODD = re.compile(r"\{|None|  |\.\.|\?\.")
LONG = 400


class Wrong(NamedTuple):
    """A command that was refused: by whom it was given, what it was, and what they are told."""

    seat: Seat
    move: Move
    text: str
    told: Refused


def one_of(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def positions(game: Game[Any, Any], rng: Rng) -> Iterator[AnyPlay]:
    """Yield the positions of games for ever."""
    for seed in range(1_000):
        play = Play.new(game, seed, one_of(game.info.seats, rng))
        while not play.over:
            yield play
            answer = random_answer(play, rng)
            play.answer(answer.seat, answer.key, answer.picks)


def refusal(play: AnyPlay, table: Table, seat: Seat, move: Move, text: str) -> Refused | None:
    """Give a command as the bot would, and return why it is not carried out; None where it would be."""
    observation = Observation(
        table=table, audience=seat, view=None, questions=questions_of(play, seat), said=(), standing=(), can_undo=False
    )
    try:
        words = words_for(table, "en").plain
        decision = decision_for(observation, seat, move, text, words)
        quick = text[1:] if text.startswith("!") else None
        picks = picks_of(table, decision, move, text, words, play.game.absent(decision)) if quick is None else ()
        click = Click(table.id, 1, 1, picks, key=decision.key, shortcut=quick)
        for answer in _answers(table, play, click, seat)[:1]:
            check(decision, answer.picks)
    except Refused as fault:
        return fault
    except WrongCount as fault:
        return Refused("wrong-count", low=fault.low, high=fault.high)
    return None


def wrong_commands(game: Game[Any, Any]) -> Iterator[tuple[Table, Wrong]]:
    """Yield a thousand wrong commands of any seat: what was possible at another time, what is barred, and nonsense."""
    rng, heard, number = Rng(7), dict.fromkeys(NONSENSE), 0
    for play in positions(game, rng):
        seats = len(play.game.standing(play.state))
        table = table_of(game, seats, {}, waiting=play.waiting())
        for decision in play.pending:
            heard |= dict.fromkeys([one.id for one in decision.options] + [one.id for one in decision.barred])
        known = list(heard)
        for _ in range(AT_A_TIME):
            seat, move, text = rng.below(seats), one_of(game.info.moves, rng), one_of(known, rng)
            told = refusal(play, table, seat, move, text if move.takes else "")
            if told is not None:
                yield table, Wrong(seat, move, text, told)
                number += 1
                if number == WRONG:
                    return


def needed(table: Table, told: Refused, lang: str) -> list[str]:
    """Return what a refusal must say to be precise: who, what is asked, what is typed, or the reason."""
    words = words_for(table, lang)
    args = [told.text.args[name] for name in ("question", "reason", "thing", "typed") if name in told.text.args]
    names = [who(seat) for seat in table.waiting] if told.text.key == "not-your-turn" else []
    return [words(arg) for arg in (*args, *names) if isinstance(arg, Text)]


@pytest.mark.parametrize("key", games())
def test_every_wrong_command_is_refused_by_a_reason_of_its_own(key: str) -> None:
    found: set[str] = set()
    for table, wrong in wrong_commands(find(key)):
        kind = wrong.told.text.key
        found.add(kind)
        assert kind in KINDS or (kind in UNKNOWN and wrong.text in {*NONSENSE, ""}), wrong
        assert isinstance(wrong.told, Unplayable) or kind == "wrong-count", wrong
        for lang in LANGUAGES:
            said = words_for(table, lang)(wrong.told.text)
            assert all(part in said for part in needed(table, wrong.told, lang)), (wrong, said)
            assert not ODD.search(said.replace("{ $who }", "x")), said
            assert len(said) < LONG, said
            assert said.endswith("."), said
    assert {"not-now", "not-your-turn", "other-question"} <= found


def outdated(game: Game[Any, Any]) -> Iterator[tuple[Table, Wrong]]:
    """Yield commands by whoever is asked, with what the same question offered at another time and does not now."""
    rng, heard = Rng(11), dict[str, dict[str, None]]()
    for count, play in enumerate(positions(game, rng)):
        if count == POSITIONS:
            return
        table = table_of(game, len(play.game.standing(play.state)), {}, waiting=play.waiting())
        for decision in play.pending:
            known = heard.setdefault(decision.key, {})
            known |= dict.fromkeys([one.id for one in decision.options] + [one.id for one in decision.barred])
            for text in [one_of(list(known), rng) for _ in range(A_FEW)]:
                moves = [move for move in game.info.moves_of(text) if decision.key in move.keys]
                told = refusal(play, table, decision.seat, moves[0], text) if moves and moves[0].takes else None
                if told is not None:
                    yield table, Wrong(decision.seat, moves[0], text, told)


@pytest.mark.parametrize("key", games())
def test_what_was_a_choice_at_another_time_is_refused_by_why_it_is_none_now(key: str) -> None:
    told = 0
    for table, wrong in outdated(find(key)):
        told += 1
        assert wrong.told.text.key in {"barred-now", "not-there", "several-ways", "wrong-count"}, wrong
        reason = wrong.told.text.args.get("reason")
        assert reason is None or words_for(table, "en").has(reason.key), wrong  # type: ignore[union-attr]
    assert told > POSITIONS // 2


def any_long_names(game: Game[Any, Any]) -> bool:
    """Say whether anything is called by a word so long that a slip leaves it recognizable; cards may be numbers."""
    some = islice(positions(game, Rng(3)), POSITIONS)
    options = (option for play in some for decision in play.pending for option in decision.options)
    words = of_game(game.info.key, "en")
    return any(len(word) > LETTERS for option in options for word in words.plain(option.text).split())


@pytest.mark.parametrize("key", games())
def test_a_slip_of_the_pen_is_answered_by_what_may_have_been_meant(key: str) -> None:
    game, rng, tried = find(key), Rng(3), 0
    for play in islice(positions(game, rng), POSITIONS):
        decision = play.pending[0]
        table = table_of(game, len(play.game.standing(play.state)), {}, waiting=play.waiting())
        option = one_of(decision.options, rng)
        moves = [move for move in game.info.moves_of(option.id) if decision.key in move.keys and move.takes]
        name = words_for(table, "en").plain(option.text)
        longest = max(name.split(), key=len)
        if moves and len(longest) > LETTERS:
            slip = name.replace(longest, longest[:3] + longest[4:], 1)
            told = refusal(play, table, decision.seat, moves[0], slip)
            assert told is not None
            assert told.text.key in {"nearly", "barred-now"}, (slip, told)
            tried += 1
    assert tried > FEW or not any_long_names(game)


def test_a_card_that_is_not_in_the_hand_is_told_so_by_its_id_and_by_its_name() -> None:
    game = find("nicodemus")
    play = Play.new(game, 5, 2)
    seat = play.waiting()[0]
    table = table_of(game, 2, {}, waiting=play.waiting())
    move = next(move for move in game.info.moves if move.name == "play")
    absent = next(one for one in game.absent(play.decisions(seat)[0]) if one.id.startswith("play:"))
    words = words_for(table, "en")
    for typed in (absent.id, words.plain(absent.text)):
        told = refusal(play, table, seat, move, typed)
        assert told is not None
        assert words(told.text).startswith(f"{words(absent.text)}: is not in your hand.")
