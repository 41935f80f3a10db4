"""Which press does what: each cog says here what it answers, and every press goes through the guard."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from discord import ui

from cogs.budget import LIGHT, Kind
from cogs.guard import ORDINARY, Guard, Terms
from cogs.ui.ids import Action, TableRequest
from cogs.ui.items import TableButton
from cogs.ui.menus import BUTTONS, ButtonMenu, Chosen
from cogs.ui.surface import Press
from host.errors import Refused

R = TypeVar("R")
Item: TypeAlias = type[ui.DynamicItem[Any]]
TableWork: TypeAlias = Callable[[Press, TableRequest], Awaitable[None]]


class _Answering(NamedTuple):
    """Who does what is asked for, and on what terms."""

    work: Callable[[Press, Any], Awaitable[None]]
    terms: Callable[[Press, Any], Terms]


class Presses:
    """Everything that can be pressed, by the type of what it asks for; a table's buttons by their action."""

    def __init__(self, guard: Guard) -> None:
        """Take whom every press passes."""
        self._guard = guard
        self._items: list[Item] = []
        self._answering: dict[type, _Answering] = {}
        self._actions: dict[Action, tuple[TableWork, Kind]] = {}
        self.add(TableButton, ButtonMenu)
        self.on(TableRequest, self._do_at_table, self._terms_at_table)

    @property
    def items(self) -> tuple[Item, ...]:
        """The kinds of components that are found again by their ids."""
        return tuple(self._items)

    def add(self, *items: Item) -> None:
        """Add kinds of components."""
        self._items += items

    def on(
        self,
        request: type[R],
        work: Callable[[Press, R], Awaitable[None]],
        terms: Terms | Callable[[Press, R], Terms] = ORDINARY,
    ) -> None:
        """Let presses that ask for that be answered so, on these terms.

        Raises:
            ValueError: somebody answers them already.
        """
        if request in self._answering:
            raise ValueError(f"two answer {request.__name__}")
        self._answering[request] = _Answering(work, (lambda *_: terms) if isinstance(terms, Terms) else terms)

    def on_actions(self, actions: Mapping[Action, TableWork], kind: Kind = LIGHT) -> None:
        """Let these buttons of a table be answered so.

        Raises:
            ValueError: somebody answers one of them already.
        """
        if twice := actions.keys() & self._actions:
            raise ValueError(f"two answer {', '.join(sorted(twice))}")
        self._actions |= {action: (work, kind) for action, work in actions.items()}

    async def do(self, press: Press, request: object) -> None:
        """Do what a press asks for, if its person may ask for it now; whatever fails is told to them."""
        if isinstance(request, Chosen):
            button = ui.Button[Any](custom_id=request.custom_id)
            await self._press(press, request.custom_id, BUTTONS, button)
            return
        answering = self._answering[type(request)]
        await self._guard.attempt(press, partial(answering.work, press, request), answering.terms(press, request))

    async def press(self, press: Press) -> None:
        """Do what the component that was pressed stands for, found by its id.

        The library would build the whole message anew first, to find there what it already knows of the component.
        """
        data = cast("dict[str, Any]", press.data or {})
        custom_id = str(data.get("custom_id", ""))
        chosen = data.get("values")
        await self._press(press, custom_id, self._items, _Used(custom_id, chosen if isinstance(chosen, list) else ()))

    async def _press(self, press: Press, custom_id: str, items: Iterable[Item], drawn: ui.Item[Any]) -> None:
        """Do what a component of that id does, on its terms, if it is of one of these kinds.

        What fails before somebody is asked is a forged id, or a menu's id without a choice.
        """
        matches = ((item, item.__discord_ui_compiled_template__.fullmatch(custom_id)) for item in items)
        for item, match in matches:
            if match is not None:
                with suppress(IndexError, ValueError):
                    await (await item.from_custom_id(press, drawn, match)).callback(press)
                    return
        await self.refuse(press)

    async def refuse(self, press: Press) -> None:
        """Answer a press of what nothing of ours stands for."""
        await self._guard.attempt(press, _is_unknown)

    async def _do_at_table(self, press: Press, request: TableRequest) -> None:
        if request.action not in self._actions:
            raise Refused("unknown-button")
        work, _ = self._actions[request.action]
        await work(press, request)

    def _terms_at_table(self, _: Press, request: TableRequest) -> Terms:
        kind = self._actions[request.action][1] if request.action in self._actions else LIGHT
        return Terms(kind, meet="before")


class _Used(ui.Select[Any]):
    """A menu of which nothing is known but its id and what was chosen."""

    def __init__(self, custom_id: str, chosen: Iterable[object]) -> None:
        super().__init__(custom_id=custom_id)
        self._chosen = [str(one) for one in chosen]

    @property
    def values(self) -> list[Any]:
        """What was chosen."""
        return self._chosen


async def _is_unknown() -> None:
    raise Refused("unknown-button")
