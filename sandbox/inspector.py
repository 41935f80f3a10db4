"""What went between the bot and the sandbox lately: requests with their answers, and frames of the gateway.

It is for whoever runs the sandbox and has the key to the page, so it shows everything, private messages too.
"""

from __future__ import annotations

import json
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json
    from sandbox.gateway import Gateway
    from sandbox.world import World

KEPT: Final = 300
LONGEST: Final = 40_000
_OPS: Final = {
    1: "HEARTBEAT", 7: "RECONNECT", 9: "INVALID SESSION", 10: "HELLO", 11: "HEARTBEAT ACK",
}  # fmt: skip


class Inspector:
    """The latest entries, and those who watch for more."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._entries: deque[tuple[Json, Json]] = deque(maxlen=KEPT)
        self._last = 0
        self._watchers: list[Callable[[Json], None]] = []
        world.request_watchers.append(self._request)
        gateway.watchers.append(self._frame)

    def watch(self, callback: Callable[[Json], None]) -> Callable[[], None]:
        """Calls back with the summary of every new entry; returns the way to stop it."""
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback)

    def summaries(self) -> list[Json]:
        """The entries that are kept, oldest first: `number`, `at` in world seconds, `kind`, `name`, `status`."""
        return [summary for summary, _ in self._entries]

    def entry(self, number: int) -> Json:
        """All of one entry: its parts, each as indented JSON; LookupError when it is kept no more."""
        for summary, whole in self._entries:
            if summary["number"] == number:
                return summary | {"parts": {name: _shown(part) for name, part in whole.items() if part}}
        raise LookupError("That is too long ago; it is kept no more.")

    def _request(self, entry: Json) -> None:
        whole = {name: entry[name] for name in ("query", "body", "files", "answer")}
        self._add({"kind": entry["method"], "name": entry["path"], "status": entry["status"]}, whole)

    def _frame(self, frame: Json) -> None:
        name = frame.get("t") or _OPS.get(frame["op"], f"OP {frame['op']}")
        self._add({"kind": "EVENT", "name": name, "status": frame.get("s")}, {"data": frame.get("d")})

    def _add(self, summary: Json, whole: Json) -> None:
        self._last += 1
        summary |= {"number": self._last, "at": self._world.now()}
        self._entries.append((summary, whole))
        for watcher in list(self._watchers):
            watcher(summary)


def _shown(part: object) -> str:
    text = json.dumps(part, ensure_ascii=False, indent=1)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}\n… {len(text) - LONGEST} more characters"
