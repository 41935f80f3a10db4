"""Asks which table a command means where there are several, and carries it out for the one chosen."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from discord import app_commands
from msgspec import Struct

from cogs.gate import ANSWERS, kind_of
from cogs.guard import Terms
from cogs.presses import Presses
from cogs.replies import reply
from cogs.ui.choosing import ChosenTable, TableSelect, which
from cogs.ui.surface import Press
from host.errors import Refused
from host.host import Host
from host.model import Table
from rules.kernel.words import language

KEPT: Final = 1000
"""Commands that wait for somebody to choose; who chooses later types anew, as after a restart."""
TABLE: Final = "table"
"""The parameter of every such command that names the table."""

AnyCommand = app_commands.Command[Any, Any, Any]


class Several(Refused):
    """A command could mean several tables; whoever typed it is to choose."""

    def __init__(self, key: str, tables: Sequence[Table]) -> None:
        """Take the key of the question and the tables, the newest first."""
        super().__init__(key)
        self.tables = tuple(tables)


class Typed(Struct, frozen=True):
    """A command that somebody typed, with what was given, by the names of its parameters."""

    user: int
    command: AnyCommand
    given: dict[str, Any]


class Chooser:
    """Remembers commands until their table is chosen."""

    def __init__(self, host: Host, presses: Presses) -> None:
        """Take the host, whose games may wait for a command; answer the menus of tables."""
        self._host = host
        self._kept: OrderedDict[int, Typed] = OrderedDict()
        presses.add(TableSelect)
        presses.on(ChosenTable, self._carry_out, self._terms)

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
        lang, now = language(str(press.locale)), self._host.core.now()
        await reply(press, which(press.id, several.text.key, several.tables, press.user.id, lang, now).view)

    def _terms(self, press: Press, chosen: ChosenTable) -> Terms:
        """Let the choice in as the command itself was."""
        command = self._kept[chosen.asked].command if chosen.asked in self._kept else None
        answers = ANSWERS in getattr(command, "extras", {})
        waits = partial(self._host.lobby.is_waited_for, press.user.id) if answers else None
        return Terms(kind_of(command), meet="before", waits=waits)

    async def _carry_out(self, press: Press, chosen: ChosenTable) -> None:
        """Carry a command out for the table that was chosen.

        Raises:
            Refused: it is forgotten, or was not theirs.
        """
        typed = self._kept.get(chosen.asked)
        if typed is None or typed.user != press.user.id or not chosen.table.isdigit():
            raise Refused("command-forgotten")
        call: Any = typed.command.callback
        binding = [] if typed.command.binding is None else [typed.command.binding]
        await call(*binding, press, **{**typed.given, TABLE: int(chosen.table)})
