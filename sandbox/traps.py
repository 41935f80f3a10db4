"""The traps behind the faults: which requests, events and clicks suffer, and how often."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from sandbox.errors import Json

Drop = Literal["", "before", "after"]
Scope = Literal["user", "global", "shared"]
Action = Literal["drop", "double", "late"]


@dataclass(slots=True)
class HttpFault:
    """One trap on the HTTP side: the first `after` matching requests pass, the next `times` suffer (None: all)."""

    method: str
    pattern: str
    status: int = 0
    body: Json | str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    latency: float = 0.0
    drop: Drop = ""
    times: int | None = 1
    after: int = 0
    handled: bool = False
    hits: int = 0

    def strikes(self, method: str, path: str) -> bool:
        """Whether this request suffers; counts it."""
        if self.spent or self.method not in {"*", method} or not fnmatch.fnmatchcase(path, self.pattern):
            return False
        if self.after > 0:
            self.after -= 1
            return False
        self.hits += 1
        return True

    @property
    def spent(self) -> bool:
        """Whether it has struck as often as it should."""
        return self.times is not None and self.hits >= self.times

    def __str__(self) -> str:
        what = (
            f"status {self.status}" if self.status else f"drop {self.drop}" if self.drop else f"{self.latency} s late"
        )
        left = "always" if self.times is None else f"{self.times - self.hits} more"
        return f"{self.method} {self.pattern}: {what}, {left}"


@dataclass(slots=True)
class EventFault:
    """What befalls the next events of a name."""

    name: str
    action: Action
    times: int

    @property
    def spent(self) -> bool:
        """Whether it has struck as often as it should."""
        return self.times <= 0

    def __str__(self) -> str:
        return f"{self.action} {self.name}, {self.times} more"


@dataclass(slots=True)
class ClickFault:
    """The next clicks come twice: from the same person, or at once from another too."""

    by: int | None
    times: int

    @property
    def spent(self) -> bool:
        """Whether it has struck as often as it should."""
        return self.times <= 0

    def __str__(self) -> str:
        who = "by the same person" if self.by is None else f"by person {self.by}"
        return f"clicks doubled {who}, {self.times} more"
