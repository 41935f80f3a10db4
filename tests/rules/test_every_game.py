"""What every registered game must stand. `python -m tests.fuzz GAME --games N` runs the same for longer."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import msgpack

from rules.kernel.model import Arg, Game, Text
from rules.kernel.play import Play
from rules.kernel.policy import neutral
from rules.kernel.registry import find, games
from rules.kernel.testkit import (
    asks_well,
    is_recorded,
    is_sound,
    keeps_secrets,
    reloads,
    simulate,
    sparingly,
    spread_tables,
    undoes,
)
from rules.kernel.words import languages_of, of_game

GAMES_AT_LEAST = 12
MOST_TABLES = 4
"""For each number of seats."""
TABLES = [
    pytest.param(game, seats, settings, id="-".join([key, str(seats), *settings.values()]))
    for key, game in games().items()
    for seats, settings in spread_tables(game, MOST_TABLES)
]


def seeds_for(game: Game[Any, Any]) -> range:
    """Return the seeds of each table of a game, so that about a dozen games are played of each title."""
    return range(max(2, GAMES_AT_LEAST // len(spread_tables(game, MOST_TABLES))))


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_random_games_are_sound_reload_undo_and_keep_secrets(
    game: Game[Any, Any], seats: int, settings: dict[str, str]
) -> None:
    for seed in seeds_for(game):
        play = simulate(
            game, seats, settings, seed, is_sound, asks_well, *map(sparingly, (reloads, undoes, keeps_secrets))
        )
        assert play.over


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_records_replay_to_the_same_end(game: Game[Any, Any], seats: int, settings: dict[str, str]) -> None:
    for seed in seeds_for(game):
        is_recorded(game, seats, settings, seed)


NEUTRAL_AT_MOST = 40
SPOKEN_GAMES = 3


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


def texts_of(play: Play[Any, Any]) -> Iterator[Text]:
    for decision in play.pending:
        yield decision.prompt
        for option in decision.options:
            yield option.text
            if option.hint is not None:
                yield option.hint
    for _, line in play.news.lines:
        yield line.text
    play.news.lines.clear()


def keys_of(text: Text) -> Iterator[str]:
    yield text.key
    for arg in text.args.values():
        yield from keys_of_arg(arg)


def keys_of_arg(arg: Arg) -> Iterator[str]:
    if isinstance(arg, Text):
        yield from keys_of(arg)
    elif isinstance(arg, list):
        for part in arg:
            yield from keys_of(part)


@pytest.mark.parametrize("key", games())
def test_everything_a_game_says_has_words_in_every_language(key: str) -> None:
    game, spoken = find(key), [of_game(key, lang) for lang in languages_of(key)]
    known: set[bytes] = set()

    def speaks(play: Play[Any, Any]) -> None:
        for text in texts_of(play):
            mark = msgpack.encode(text)
            if mark in known:
                continue
            known.add(mark)
            for words in spoken:
                missing = [name for name in keys_of(text) if name != "@seat" and not words.bundles[0].has_message(name)]
                assert not missing, f"{words.lang} lacks {missing}"
                said = words(text)
                assert "{" not in said, said
                assert "None" not in said, said

    for seats in game.info.seats:
        for seed in range(SPOKEN_GAMES):
            simulate(game, seats, {}, seed, speaks)


@pytest.mark.parametrize("key", games())
def test_a_lobby_knows_what_it_needs_of_a_game(key: str) -> None:
    info = find(key).info
    assert info.key == key
    assert info.seats
    assert 1 <= len(info.moves) <= 25
    assert len({move.name for move in info.moves}) == len(info.moves)
    for lang in languages_of(key):
        bundle = of_game(key, lang).bundles[0]
        for setting in info.settings:
            choices = (f"setting-{setting.key}-{choice}" for choice in (*setting.choices, "about"))
            names = [f"setting-{setting.key}", *choices]
            assert all(bundle.has_message(name) for name in names), names
