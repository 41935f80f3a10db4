"""Rate limits as Discord applies them: a bucket per route and major id, and one of 50 requests a second for all.

Time here is the real one, because clients really wait.
"""

from __future__ import annotations

import hashlib
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

Headers = dict[str, str]
GLOBAL_A_SECOND: Final = 50
_DEFAULT: Final = (50, 1.0)
_TABLE: Final[dict[tuple[str, str], tuple[int, float]]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"): (1, 0.25),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/webhooks/{application_id}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{which}"): (5, 2.0),
}
_FREE: Final = frozenset({("POST", "/interactions/{interaction_id}/{token}/callback")})
_INVALID_WINDOW: Final = 600.0


@dataclass(slots=True)
class _Window:
    limit: int
    seconds: float
    started: float = 0.0
    used: int = 0

    def take(self, now: float) -> float:
        """Seconds to wait; 0.0 when the request went through."""
        if now - self.started >= self.seconds:
            self.started, self.used = now, 0
        if self.used >= self.limit:
            return self.started + self.seconds - now
        self.used += 1
        return 0.0


@dataclass
class Buckets:
    """The table of buckets, with one switch for all of them.

    `global_limit` counts requests a second, `invalid_limit` failed ones in ten minutes.
    """

    on: bool = True
    global_limit: int = GLOBAL_A_SECOND
    invalid_limit: int = 10_000
    _limits: dict[tuple[str, str], tuple[int, float]] = field(default_factory=lambda: dict(_TABLE))
    _windows: dict[tuple[str, str, str], _Window] = field(default_factory=dict)
    _global: _Window = field(default_factory=lambda: _Window(GLOBAL_A_SECOND, 1.0))
    invalid: deque[float] = field(default_factory=deque)

    def off(self) -> None:
        """Lets everything through, without headers."""
        self.on = False

    def set(self, method: str, template: str, limit: int, seconds: float) -> None:
        """Gives a route another size."""
        self._limits[method, template] = (limit, seconds)
        self._windows.clear()

    def reset(self, method: str, template: str) -> None:
        """Gives a route its usual size again."""
        self._limits[method, template] = _TABLE.get((method, template), _DEFAULT)
        self._windows.clear()

    def take(self, method: str, template: str, major: str, *, exempt: bool) -> tuple[float, Headers]:
        """Counts a request: seconds to wait (0.0 when let through) and the headers to send."""
        if not self.on or (method, template) in _FREE:
            return 0.0, {}
        now = time.monotonic()
        if not exempt:
            self._global.limit = self.global_limit
            if wait := self._global.take(now):
                return wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        key = (method, template, major)
        limit, seconds = self._limits.get((method, template), _DEFAULT)
        window = self._windows.setdefault(key, _Window(limit, seconds))
        wait = window.take(now)
        return wait, _headers(window, f"{method} {template}", now, limited=bool(wait))

    def count_invalid(self) -> None:
        """Counts an answer of 401, 403 or 429."""
        self.invalid.append(time.monotonic())

    @property
    def banned(self) -> bool:
        """Whether there were too many invalid requests in ten minutes, so that the address is shut out."""
        while self.invalid and time.monotonic() - self.invalid[0] > _INVALID_WINDOW:
            self.invalid.popleft()
        return len(self.invalid) >= self.invalid_limit


def _headers(window: _Window, name: str, now: float, *, limited: bool) -> Headers:
    left = max(window.started + window.seconds - now, 0.0)
    out = {
        "X-RateLimit-Limit": str(window.limit), "X-RateLimit-Remaining": str(window.limit - window.used),
        "X-RateLimit-Reset": f"{time.time() + left:.3f}", "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
    }  # fmt: skip
    return out | {"X-RateLimit-Scope": "user"} if limited else out
