"""What every registered game must stand. `python -m tests.fuzz GAME --games N` runs the same for longer."""

import re
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any

import pytest
from msgspec import msgpack

from rules.kernel.game import Game, Settings
from rules.kernel.play import Play, undo_point
from rules.kernel.policy import neutral
from rules.kernel.record import random_answer, random_game
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.secrecy import NOW_AND_THEN, keeps_secrets, walk
from rules.kernel.testkit import (
    Check,
    asks_well,
    counts_well,
    is_sound,
    reloads,
    replays,
    simulate,
    sparingly,
    spread_tables,
    undoes,
)
from rules.kernel.words import Words, languages_of, of_game
from tests.games import several
from tests.rules.spoken import Said, form_of, keys_of, said, variants

GAMES_AT_LEAST = 12
SPOKEN_AT_LEAST = 40
"""Games of each title, these among them, of which all is heard: much is said rarely."""
BETWEEN_PRESSES = 3
"""Answers from one look at the presses to the next in those further games; in the others they are always looked at."""
MOST_TABLES = 4
"""For each number of seats."""
TABLES = [
    pytest.param(key, seats, settings, id="-".join([key, str(seats), *settings.values()]))
    for key, game in games().items()
    for seats, settings in spread_tables(game, MOST_TABLES)
]


def seeds_for(game: Game[Any, Any]) -> range:
    """Return the seeds of each table of a game, so that about a dozen games are played of each title."""
    return range(max(2, GAMES_AT_LEAST // len(spread_tables(game, MOST_TABLES))))


LONG_NAME = "Bartholomew the Younger of York"
ODD = re.compile(r"[{}$@]|None|  | \.|^\s|\s$")
"""What only a text that went wrong holds."""
SMALL = re.compile(r"[a-zà-ÿ]{2}")
"""A word in front that begins small; a letter by itself is the name of one of several effects."""


@cache
def hears(key: str) -> Callable[[Iterable[Said]], None]:
    """Return a check that all a game says, which was not said before in this process, has words that fit.

    What differs from something said before by numbers alone, of as many digits, reads as well as that.
    """
    spoken = [of_game(key, lang).named(lambda seat: f"{LONG_NAME}{seat}") for lang in languages_of(key)]
    known: set[bytes] = set()
    forms: set[object] = set()
    apart = variants(spoken)

    def heard(told: Iterable[Said]) -> None:
        for one in told:
            mark = msgpack.encode(one)
            if mark not in known:
                known.add(mark)
                form = form_of(one.text, apart), one.room, one.sentence, one.opens
                if form not in forms:
                    forms.add(form)
                    keys = [*keys_of(one.text)]
                    for words in spoken:
                        reads_well(one, keys, words)

    return heard


def speaks_well(key: str) -> Check:
    """Return a check that all that is said at a point of a game has words that fit."""
    heard = hears(key)
    return lambda play: heard(said(play))


def speaks_well_by_samples(key: str) -> Check:
    """Return the same check, but of presses only now and then: to find them takes as long as to play."""
    heard = hears(key)
    return lambda play: heard(said(play, with_presses=play.count % BETWEEN_PRESSES == 0))


def reads_well(one: Said, keys: Collection[str], words: Words) -> None:
    """Check that a text is said in the language itself, whole, within its room, and as a sentence or not."""
    missing = [key for key in keys if not words.bundles[0].has_message(key)]
    assert not missing, f"{words.lang} lacks {missing}"
    told = words(one.text)
    assert not ODD.search(told), told
    assert len(told) <= one.room, f"{len(told)} characters: {told}"
    assert told.endswith((".", "?", "!")) is one.sentence, told
    assert not (one.opens and SMALL.match(told)), told


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("key", "seats", "settings"), TABLES)
def test_random_games_are_sound_speak_reload_undo_keep_secrets_and_replay(
    key: str, seats: int, settings: Settings
) -> None:
    game = find(key)
    for seed in seeds_for(game):
        now_and_then = map(sparingly, (reloads, undoes, keeps_secrets, counts_well))
        play = simulate(game, seats, settings, seed, is_sound, asks_well, speaks_well(key), *now_and_then)
        assert play.over
        replays(play, seats, settings, seed)


@pytest.mark.parametrize("key", games())
def test_a_seed_makes_the_same_game_again_and_other_seeds_make_others(key: str) -> None:
    game = find(key)
    played = [random_game(game, game.info.seats[-1], {}, seed) for seed in (77, 77, 78, 79, 80)]
    assert played[0] == played[1]
    assert any(other["answers"] != played[0]["answers"] for other in played[2:])


@pytest.mark.parametrize(("key", "seats"), [(key, several(key)) for key in games() if several(key)])
def test_worlds_dealt_anew_stay_alike_past_most_answers_of_other_seats(key: str, seats: int) -> None:
    reach = walk(simulate(find(key), seats, {}, 7), NOW_AND_THEN)
    assert reach.passed > reach.answers / 2 > 0


NEUTRAL_AT_MOST = 40
FINAL_WITHIN = 400
"""Answers of a game that are looked at."""


@pytest.mark.parametrize("key", games())
def test_a_turn_played_neutrally_for_somebody_absent_ends(key: str) -> None:
    game = find(key)

    def hands_on(play: Play[Any, Any]) -> None:
        if play.over or play.count % 25 or len(play.waiting()) != 1:
            return
        absent, world = play.waiting()[0], play.fork()
        for _ in range(NEUTRAL_AT_MOST):
            decision = next((one for one in world.decisions(absent) if one.waits), None)
            if decision is None:
                return
            world.answer(absent, decision.key, neutral(decision))
        raise AssertionError(f"{key}: a neutral turn of seat {absent} does not end")

    for seats in [number for number in game.info.seats if number > 1]:
        simulate(game, seats, {}, seats, hands_on)


@pytest.mark.parametrize("key", games())
def test_what_is_said_to_be_final_cannot_be_taken_back(key: str) -> None:
    game, rng = find(key), Rng(4)
    for seats, settings in spread_tables(game, 1):
        play = Play.new(game, seats, seats, settings)
        while not play.over and play.count < FINAL_WITHIN:
            answer = random_answer(play, rng)
            asked = next(one for one in play.decisions(answer.seat) if one.key == answer.key)
            final = any(option.final for option in asked.options if option.id in answer.picks)
            play.answer(answer.seat, answer.key, answer.picks)
            assert not (final and undo_point(play.entries, answer.seat) is not None), answer


@pytest.mark.parametrize("key", games())
def test_everything_a_game_says_in_more_games_has_words_in_every_language_and_fits(key: str) -> None:
    game, tables = find(key), spread_tables(find(key), MOST_TABLES)
    for seats, settings in tables:
        for seed in range(seeds_for(game).stop, SPOKEN_AT_LEAST // len(tables)):
            simulate(game, seats, settings, seed, speaks_well_by_samples(key))


@pytest.mark.parametrize("key", games())
def test_a_lobby_knows_what_it_needs_of_a_game(key: str) -> None:
    info = find(key).info
    assert info.key == key
    assert info.seats
    assert 1 <= len(info.moves) <= 25
    assert len({move.name for move in info.moves}) == len(info.moves)
    for lang in languages_of(key):
        bundle = of_game(key, lang).bundles[0]
        words = of_game(key, lang)
        for setting in info.settings:
            names = [f"setting-{setting.key}", *(f"setting-{setting.key}-{choice}" for choice in setting.choices)]
            assert all(bundle.has_message(name) for name in (*names, f"setting-{setting.key}-about")), names
            assert len({words.say(name) for name in names}) == len(names), "named alike"
            about = words.say(f"setting-{setting.key}-about")
            assert re.fullmatch(r"[^\W\d_a-z][^.!?]{20,150}\.", about), about
