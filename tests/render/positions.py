"""Looks at positions of whole games: whether their pictures are told whole, and show nobody what they cannot know."""

from collections.abc import Callable, Iterable

from render.kit.picture import ALT_LIMIT
from rules.kernel.model import Audience
from rules.kernel.rng import Rng
from rules.kernel.testkit import AnyPlay, seats_of
from rules.kernel.words import languages_of, of_game
from tests.render.samples import drawings, names_for, told
from tests.unpainted import BLANK, unpainted

ALT_AT_LEAST = 20
"""Characters of an alternative text that says what it is a picture of, and what it shows."""


def at_every(steps: int, check: Callable[[AnyPlay, Audience], None]) -> Callable[[AnyPlay], None]:
    """Look at every Nth position of a game, and at its end, with all eyes."""

    def looked(play: AnyPlay) -> None:
        if play.count % steps == 0 or play.over:
            for audience in (None, *range(seats_of(play))):
                check(play, audience)

    return looked


def is_told_whole(play: AnyPlay, audience: Audience) -> None:
    """Check the alternative texts of every picture in every language of the game."""
    view, game = play.game.view(play.state, audience), play.game.info.key
    with unpainted(BLANK):
        for lang in languages_of(game):
            assert_told_whole(told(game, view, of_game(game, lang), names_for(game, view)))


def hides_secrets(play: AnyPlay, audience: Audience) -> None:
    """Check that nothing shows or is told that this audience cannot know."""
    here = play.game.view(play.state, audience)
    there = play.game.view(play.game.redeal(play.state, audience, Rng(play.count)), audience)
    game = play.game.info.key
    words, names = of_game(game, "en"), names_for(game, here)
    assert told(game, here, words, names) == told(game, there, words, names)
    one, other = (drawings(game, view, words, names) for view in (here, there))
    assert [drawn.image for drawn in one] == [drawn.image for drawn in other]


def assert_told_whole(texts: Iterable[str]) -> None:
    """Check that alternative texts say something, that nothing is cut off, and that no label is missing."""
    for alt in texts:
        assert ALT_AT_LEAST <= len(alt) <= ALT_LIMIT, alt
        assert not alt.endswith("…"), alt
        assert "pic-" not in alt, alt
