"""What the tables of several games' tests have in common: one seat is asked at a time, and something is on offer."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from rules.kernel.game import Game
from rules.kernel.model import Decision, Line, Option, State, Text
from rules.kernel.play import Play, decode, encode
from rules.kernel.words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V")


def placed(game: Game[S, V], state: S) -> Play[S, V]:
    """Return a game that begins at a position, what leaves no choice there answered as in a real game."""
    play = Play(game, decode(game, encode(state), game.info.rules_version), 0)
    play._go_on()
    play.take_news()
    return play


class Asking(Generic[S]):
    """A position with the question that is open in it, if there is one."""

    s: S
    decision: Decision | None

    def options(self, *kinds: str) -> list[Option]:
        """Return the options whose ids begin with one of the kinds; all without any."""
        return [one for one in (self.decision.options if self.decision else ()) if one.id.startswith(kinds or "")]

    def offers(self, *kinds: str) -> list[str]:
        """Return the ids of those options."""
        return [option.id for option in self.options(*kinds)]

    def hint(self, id_: str) -> Text | None:
        """Return the hint of an option on offer."""
        return next(option.hint for option in self.options() if option.id == id_)

    def reasons(self, words: Words) -> dict[str, str]:
        """Return why not, in words, by the ids of what is barred."""
        return {one.id: words(one.reason) for one in (self.decision.barred if self.decision else ())}

    @property
    def key(self) -> str | None:
        """Return the name of the open decision; None when nothing is asked."""
        return self.decision.key if self.decision else None

    def lines(self, key: str) -> list[Line]:
        """Return the lines said with that message."""
        return [line for line in self.s.lines if line.text.key == key]


def same(offers: Sequence[str], expected: str) -> bool:
    """Say whether exactly these options are on offer, in any order."""
    return sorted(offers) == sorted(expected.split())
