"""The list of faults that are switched on, each with the way to switch it off again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One fault that is switched on: what to call it, whether it is over by itself, and how to switch it off."""

    id: int
    name: str
    words: Callable[[], str]
    over: Callable[[], bool]
    off: Callable[[], object]


class Switches:
    """Entries by what they act on, so that a fault set again replaces itself."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._entries: dict[Key, Entry] = {}
        self._next_id = 1
        self.changed = changed

    def on(
        self,
        key: Key,
        words: Callable[[], str] | str,
        off: Callable[[], object],
        over: Callable[[], bool] = lambda: False,
    ) -> None:
        """Notes a fault; `key` begins with its name. Set again, it keeps its number and its first way back."""
        known = self._entries.get(key)
        number = known.id if known else self._next_id
        self._next_id = max(self._next_id, number + 1)
        shown = words if callable(words) else lambda: words
        self._entries[key] = Entry(number, str(key[0]), shown, over, known.off if known else off)
        self.changed()

    def put(self, key: Key, holder: object, attribute: str, value: object, words: str) -> None:
        """Sets an attribute, and notes how to set it back."""
        usual = getattr(holder, attribute)
        setattr(holder, attribute, value)
        self.on(key, words, lambda: setattr(holder, attribute, usual), lambda: getattr(holder, attribute) != value)

    def drop(self, key: Key) -> None:
        """Switches a fault off, if it is on."""
        entry = self._entries.pop(key, None)
        if entry is not None:
            entry.off()
            self.changed()

    def entries(self) -> list[Entry]:
        """What is switched on, oldest first."""
        self._entries = {key: entry for key, entry in self._entries.items() if not entry.over()}
        return list(self._entries.values())

    def off(self, number: int) -> None:
        """Switches one entry off; LookupError when it is over already."""
        key = next((key for key, entry in self._entries.items() if entry.id == number), None)
        if key is None:
            raise LookupError(f"Fault {number} is not switched on.")
        self.drop(key)

    def clear(self) -> None:
        """Switches everything off."""
        for key in list(self._entries):
            self.drop(key)
