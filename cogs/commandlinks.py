"""Commands as links: pressed, they are typed. Discord makes links of them by the ids it gave to the commands."""

from collections.abc import Iterable, Mapping
from typing import Any


class CommandLinks:
    """Knows the ids of the commands, once Discord has told them."""

    def __init__(self) -> None:
        """Begin without any."""
        self._ids: dict[str, int] = {}

    def learn(self, commands: Iterable[Mapping[str, Any]]) -> None:
        """Take the commands as Discord has them now."""
        self._ids = {str(command["name"]): int(command["id"]) for command in commands}

    def link(self, path: str, shown: str) -> str:
        """Return a command as a link, or as it is typed in the reader's language while its id is not known.

        The path is in English: links with other names look like links, but do nothing.
        """
        found = self._ids.get(path.split(" ", maxsplit=1)[0])
        return f"`/{shown}`" if found is None else f"</{path}:{found}>"
