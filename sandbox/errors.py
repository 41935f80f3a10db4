"""How the sandbox says no: Discord's own error answers, and the loud failure for what it does not know.

Refusal  an answer Discord gives (status, code, text, tree of field errors)
Violation  a request Discord's documentation has no place for, or this server has not learnt
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

Json = dict[str, Any]

_TEXTS: dict[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10066: (404, "Unknown application command permissions"),
    10070: (404, "Unknown Guild Scheduled Event"),
    20016: (429, "This action cannot be performed due to slowmode rate limit."),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30005: (400, "Maximum number of guild roles reached (250)"),
    30008: (400, "Maximum number of emojis reached"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30032: (400, "Maximum number of application commands reached"),
    30033: (400, "Max number of thread participants has been reached (1000)"),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "Maximum number of follow-up messages for this interaction reached (5)"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    520001: (400, "Poll expired"),
}
CODES = frozenset(_TEXTS)
"""Discord's error codes that the sandbox answers with."""


class Refusal(Exception):
    """An error answer as Discord words it; the code decides status and text unless they are given."""

    def __init__(
        self,
        code: int,
        *,
        status: int = 0,
        text: str = "",
        errors: Json | None = None,
        retry_after: float | None = None,
    ) -> None:
        known = _TEXTS.get(code, (400, "Bad Request"))
        self.code, self.status, self.text = code, status or known[0], text or known[1]
        self.errors, self.retry_after = errors, retry_after
        super().__init__(f"{self.status} {self.code}: {self.text} {errors or ''}".rstrip())

    def body(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.text, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class Violation(Exception):
    """A request with no place in this server: an unknown route, field or value. Answered 501 and recorded."""


Path = tuple[str | int, ...]


class Problems:
    """Collects field errors of one body and raises them together as code 50035."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, text: str) -> None:
        """Notes one error at a path such as ("embeds", 0, "title")."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": text})

    def length(self, path: Path, value: object, low: int, high: int) -> None:
        """Notes text outside low..high characters, and anything that is not text."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(value) > high or len(value) < low:
            self._outside(path, len(value), low, high, "in length")

    def count(self, path: Path, size: int, low: int, high: int) -> None:
        """Notes a list with fewer than low or more than high entries."""
        if not low <= size <= high:
            self._outside(path, size, low, high, "in length")

    def number(self, path: Path, value: object, low: int, high: int) -> None:
        """Notes an integer outside low..high."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        elif value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")

    def required(self, path: Path) -> None:
        """Notes a missing field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choice(self, path: Path, value: object, allowed: tuple[object, ...]) -> None:
        """Notes a value outside a closed list."""
        if value not in allowed:
            listed = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def _outside(self, path: Path, size: int, low: int, high: int, what: str) -> None:
        if low and size < low and high < 1 << 30:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} {what}.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer {what}.")

    def settle(self) -> None:
        """Raises what was noted; silent when nothing was."""
        if self.tree:
            raise Refusal(50035, text="Invalid Form Body", errors=self.tree)


def form_error(path: Path, code: str, text: str) -> Refusal:
    """The refusal of a body for one field."""
    problems = Problems()
    problems.add(path, code, text)
    return Refusal(50035, text="Invalid Form Body", errors=problems.tree)


def only(body: Json, allowed: frozenset[str], where: str) -> None:
    """Refuses loudly a body with fields this server does not know."""
    if strange := sorted(set(body) - allowed):
        raise Violation(f"{where}: unknown field {', '.join(strange)}")


def told(error: Exception) -> str:
    """What a person reads about a refusal."""
    if isinstance(error, Refusal):
        wait = [] if error.retry_after is None else [f"Wait {error.retry_after:.0f} s"]
        return ". ".join([error.text.rstrip("."), *wait, *_leaves(error.errors or {})])
    if isinstance(error, TimeoutError):
        return str(error) or "The application did not respond"
    if isinstance(error, KeyError):
        return f"The sandbox does not know {error.args[0] if error.args else 'that'}."
    return str(error) or type(error).__name__


def _leaves(tree: Json) -> Iterable[str]:
    for key, node in tree.items():
        if key == "_errors":
            yield from (str(entry["message"]) for entry in node)
        elif isinstance(node, dict):
            yield from _leaves(node)
