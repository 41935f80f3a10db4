"""Asks which table a command means where there are several, and carries it out for the one chosen."""

from collections import OrderedDict
from typing import Any, Final

from discord import app_commands
from msgspec import Struct

from cogs.replies import reply
from cogs.tables import Several
from cogs.ui.choosing import which
from cogs.ui.surface import Press
from host.errors import Refused
from rules.kernel.words import language

KEPT: Final = 1000
"""Commands that wait for somebody to choose; who chooses later types anew, as after a restart."""
TABLE: Final = "table"
"""The parameter of every such command that names the table."""

AnyCommand = app_commands.Command[Any, Any, Any]


class Typed(Struct, frozen=True):
    """A command that somebody typed, with what was given, by the names of its parameters."""

    user: int
    command: AnyCommand
    given: dict[str, Any]


class Chooser:
    """Remembers commands until their table is chosen."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: OrderedDict[int, Typed] = OrderedDict()

    async def ask(self, press: Press, several: Several) -> None:
        """Let whoever typed a command choose among the tables it could mean."""
        command = press.command
        if not isinstance(command, app_commands.Command):
            raise several
        typed = vars(press.namespace)
        given = {one.name: typed[one.display_name] for one in command.parameters if one.display_name in typed}
        self._kept[press.id] = Typed(press.user.id, command, given)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        lang = language(str(press.locale))
        await reply(press, which(press.id, several.text.key, several.tables, press.user.id, lang).view)

    def command(self, asked: int) -> AnyCommand | None:
        """Return the command that asked, or None if it is forgotten."""
        return self._kept[asked].command if asked in self._kept else None

    async def carry_out(self, press: Press, asked: int, table: str) -> None:
        """Carry a command out for the table that was chosen.

        Raises:
            Refused: it is forgotten, or was not theirs.
        """
        typed = self._kept.get(asked)
        if typed is None or typed.user != press.user.id or not table.isdigit():
            raise Refused("command-forgotten")
        call: Any = typed.command.callback
        binding = [] if typed.command.binding is None else [typed.command.binding]
        await call(*binding, press, **{**typed.given, TABLE: int(table)})
