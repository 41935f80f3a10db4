"""The errors of the rules.

RulesError
├── Refusal            the player asked for something that is not on offer; the state is untouched
│   ├── NotAsked       this seat has no such decision open
│   ├── NotOffered     a pick was not among the options
│   ├── WrongCount     too few, too many or repeated picks
│   └── NothingToUndo  no answer of this seat can be taken back
├── BadSetup           seats or settings this game does not have, or a seed that is none
├── BadComponentsError a game's file of components is wrong
├── BadLessonError     a game's lesson is wrong
├── BadRecordError     something is not the record of a game
├── Diverged           stored answers do not fit the offers of today's rules
└── NoSuchGame         there are no rules of that key, so that neither set-up nor stored answers fit them

Anything else that is raised by rules is a bug.
"""


class RulesError(Exception):
    """Anything the rules refuse or cannot read."""


class Refusal(RulesError):
    """An answer that was not accepted; nothing has changed."""


class NotAsked(Refusal):
    """The seat has no such decision open."""


class NotOffered(Refusal):
    """A pick was not among the options."""


class WrongCount(Refusal):
    """Too few, too many or repeated picks; from `low` to `high` different ones are wanted."""

    def __init__(self, told: str, low: int, high: int) -> None:
        """Take what is wrong and the bounds."""
        super().__init__(told)
        self.low, self.high = low, high


class NothingToUndo(Refusal):
    """No answer of this seat can be taken back."""


class BadSetup(RulesError, ValueError):
    """The number of seats or a setting is not one the game has, or the seed is none.

    A ValueError, so that a stored position with such a seed cannot be decoded.
    """


class BadComponentsError(RulesError):
    """A file of components is wrong; the message names the file, the key and the place."""


class BadLessonError(RulesError):
    """A file of a lesson is wrong; the message names the file and what is wrong with it."""


class BadRecordError(RulesError):
    """Something is not the record of a game; the message says what is missing or wrong."""


class Diverged(RulesError):
    """Stored answers do not fit the offers that today's rules make."""


class NoSuchGame(BadSetup, Diverged):
    """No game of that key is known: none can be set up, and what is stored of one cannot be read."""
