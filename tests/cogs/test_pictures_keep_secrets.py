"""Pictures, alternative texts and panels are the same, byte for byte, in every world a viewer cannot tell apart."""

import asyncio
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from cogs import picturecache
from cogs.priority import Priority
from cogs.ui import panels
from cogs.ui.panels import Look
from cogs.ui.private import private
from host.model import Observation
from render.jobs import DrawingJob
from render.kit.picture import Drawing, Picture
from render.registry import pictures
from rules.kernel.game import Game
from rules.kernel.model import Audience, State
from rules.kernel.play import Checkpoint, Play, encode
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.testkit import seats_of, simulate
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import PICTURE, AnyPlay, sight_of, table_of
from tests.render.positions import assert_told_whole
from tests.unpainted import BLANK, unpainted

GAMES = list(games())
POSITIONS = 4
"""Drawing is slow; every view is compared in every position by the tests of the rules."""
ONE_IN = 7
"""Of so many pairs of positions that look the same one is drawn; no number of audiences has a divisor with it."""


@cache
def phase_starts(key: str, seats: int) -> list[Checkpoint]:
    """Return the starts of all phases of a random game that ask something before anything comes to light."""
    game, points = find(key), list[Checkpoint]()

    def note(play: AnyPlay) -> None:
        point = play.checkpoints[-1]
        start = msgspec.json.decode(point.state, type=game.state_type)
        if play.pending and point.after == play.count and start.barrier == play.state.barrier:
            points.append(point)

    simulate(game, seats, {}, seats, note)
    return points


def spread(points: list[Checkpoint], number: int) -> list[Checkpoint]:
    """Return so many of them, from the first to the last."""
    last = len(points) - 1
    return [points[index] for index in sorted({last * step // max(1, number - 1) for step in range(number)})]


def worlds(game: Game[Any, Any], point: Checkpoint, audience: Audience) -> tuple[AnyPlay, AnyPlay]:
    """Return a position, and the same with everything dealt anew that the audience cannot know."""
    start: State = msgspec.json.decode(point.state, type=game.state_type)
    other = game.redeal(start, audience, Rng(point.after * 131 + 7))
    assert encode(other) != point.state or audience is not None, "nothing was hidden"
    there = replace(point, state=encode(other))
    return Play.resume(game, point, []), Play.resume(game, there, [])


def pairs(key: str, positions: int) -> Iterator[tuple[Audience, AnyPlay, AnyPlay]]:
    """Yield pairs of worlds for every pair of eyes at the fewest and the most players."""
    game = find(key)
    for seats in sorted({min(game.info.seats), max(game.info.seats)}):
        for point in spread(phase_starts(key, seats), positions):
            for audience in (None, *range(seats)):
                yield audience, *worlds(game, point, audience)


def observed(play: AnyPlay, audience: Audience) -> Observation:
    """Return what somebody's panel is made of."""
    return sight_of(play, table_of(play.game, seats_of(play), {}, waiting=play.waiting()), audience)


def shown(observation: Observation, lang: str) -> bytes:
    """Return the panel that somebody sees, as Discord receives it."""
    if observation.audience is None:
        message = panels.public(observation, PICTURE, Look(lang))
    else:
        message = private(observation, PICTURE, Look(lang))
    return msgspec.json.encode(cast("Any", message.view).to_components())


def drawn_from(play: AnyPlay, audience: Audience) -> bytes:
    """Return what somebody's pictures are drawn from: what a watcher sees, what they see, what they are asked."""
    asked = () if audience is None else play.decisions(audience)
    return msgspec.msgpack.encode([play.game.view(play.state, None), play.game.view(play.state, audience), asked])


def drawn(play: AnyPlay, audience: Audience, lang: str) -> list[Drawing]:
    """Return the pictures that somebody sees."""
    table = table_of(play.game, seats_of(play), {})
    words, names = panels.words_for(table, lang), [player.name for player in table.players]
    drawings = pictures(play.game.info.key)
    made = [drawings.table(play.game.view(play.state, None), words, names)]
    if audience is not None:
        own, asked = play.game.view(play.state, audience), play.decisions(audience)
        made.append(drawings.private(own, words, names))
        if drawings.decision is not None and asked:
            made.append(drawings.decision(own, words, names, asked))
    else:
        # Everybody gets the further pictures as a watcher sees them.
        watched = play.game.view(play.state, None)
        made += [one.draw(watched, words, names) for one in drawings.more(watched)]
    return made


@pytest.mark.parametrize("key", GAMES)
def test_no_panel_shows_what_its_reader_cannot_know(key: str) -> None:
    for number, (audience, *plays) in enumerate(pairs(key, 40)):
        here, there = (observed(play, audience) for play in plays)
        # What is made of the same, in the same order, to the byte, need not be made in every language.
        is_same = msgspec.msgpack.encode(here) == msgspec.msgpack.encode(there)
        for lang in [LANGUAGES[number % len(LANGUAGES)]] if is_same else LANGUAGES:
            assert shown(here, lang) == shown(there, lang)


@pytest.mark.parametrize("key", GAMES)
def test_no_picture_shows_what_its_viewer_cannot_know(key: str) -> None:
    for number, (audience, here, there) in enumerate(pairs(key, POSITIONS)):
        # What is drawn from the same, in the same order, to the byte, need not be drawn at all positions.
        if number % ONE_IN == 0 or drawn_from(here, audience) != drawn_from(there, audience):
            lang = LANGUAGES[number % len(LANGUAGES)]
            assert drawn(here, audience, lang) == drawn(there, audience, lang)


@pytest.mark.parametrize("key", GAMES)
def test_alternative_texts_say_something_and_are_never_cut(key: str) -> None:
    with unpainted(BLANK):
        for number, (audience, here, _) in enumerate(pairs(key, 2)):
            for picture in drawn(here, audience, LANGUAGES[number % len(LANGUAGES)]):
                assert_told_whole([picture.alt])


def test_a_private_panel_has_one_picture_and_it_is_drawn_from_what_its_seat_sees_and_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find(GAMES[0])
    play = Play.new(game, 3, min(game.info.seats))
    table = table_of(game, seats_of(play), {})
    looked: list[tuple[str, object, set[Audience]]] = []

    async def of(_: int, audience: Audience) -> Observation:
        return replace(sight_of(play, table, audience), view=f"seen by {audience}")

    async def drawn_apart(job: DrawingJob) -> Picture:
        looked.append((job.which, job.view, {decision.seat for decision in job.asked}))
        return PICTURE

    monkeypatch.setattr(picturecache, "draw_apart", drawn_apart)
    host = cast("Any", SimpleNamespace(observations=SimpleNamespace(of=of)))
    seat = play.waiting()[0]
    asyncio.run(picturecache.PictureCache(host, Priority()).private(table.id, seat, "en"))
    assert looked == [("decision", f"seen by {seat}", {seat})]
