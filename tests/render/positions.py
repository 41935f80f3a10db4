"""Looks at positions of whole games: whether their pictures are told whole, and show nobody what they cannot know."""

from collections.abc import Callable, Iterable

from render.kit.picture import ALT_LIMIT
from rules.kernel.model import Audience
from rules.kernel.rng import Rng
from rules.kernel.testkit import AnyPlay
from rules.kernel.words import languages_of, of_game
from tests.render.samples import by_game


def at_every(steps: int, check: Callable[[AnyPlay, Audience], None]) -> Callable[[AnyPlay], None]:
    """Look at every Nth position of a game, and at its end, with all eyes."""

    def looked(play: AnyPlay) -> None:
        if play.count % steps == 0 or play.over:
            for audience in (None, *range(len(play.state.players))):
                check(play, audience)

    return looked


def is_told_whole(play: AnyPlay, audience: Audience) -> None:
    """Check the alternative texts of every picture in every language of the game."""
    view, game = play.game.view(play.state, audience), play.game.info.key
    samples = by_game()[game]
    for lang in languages_of(game):
        assert_told_whole(samples.told(view, of_game(game, lang), samples.LONG_NAMES[: len(view.players)]))


def hides_secrets(play: AnyPlay, audience: Audience) -> None:
    """Check that nothing shows or is told that this audience cannot know."""
    here = play.game.view(play.state, audience)
    there = play.game.view(play.game.redeal(play.state, audience, Rng(play.count)), audience)
    samples = by_game()[play.game.info.key]
    names = samples.LONG_NAMES[: len(here.players)]
    assert samples.told(here, samples.WORDS, names) == samples.told(there, samples.WORDS, names)
    one, other = (samples.drawn(view, samples.WORDS, names) for view in (here, there))
    assert [canvas.image for canvas in one] == [canvas.image for canvas in other]


def assert_told_whole(texts: Iterable[str]) -> None:
    """Check that alternative texts say something, that nothing is cut off, and that no label is missing."""
    for told in texts:
        assert 20 <= len(told) <= ALT_LIMIT, told
        assert not told.endswith("…"), told
        assert "pic-" not in told, told
