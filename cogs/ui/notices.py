"""The buttons below notices: what each kind of notice lets its readers do."""

from typing import Any, Final

import discord
from discord import ui

from cogs.ui.ids import Action
from cogs.ui.items import TableButton
from host.model import Table
from rules.kernel.words import Words

Style = discord.ButtonStyle
Offer = tuple[Action, str, discord.ButtonStyle]
UNDO: Final[tuple[Offer, ...]] = (("allow", "ui-allow", Style.success), ("forbid", "ui-forbid", Style.secondary))
SEAT: Final[tuple[Offer, ...]] = (("take", "ui-take-seat", Style.success), ("back", "ui-return", Style.secondary))
OFFERS: Final[dict[str, tuple[Offer, ...]]] = {
    "notice-cancel-asked": (("agree", "ui-agree", Style.danger), ("keep", "ui-keep", Style.secondary)),
    "notice-pause-asked": (("pause", "ui-pause", Style.primary), ("goon", "ui-keep", Style.secondary)),
    "notice-paused": (("resume", "ui-resume", Style.primary),),
    "notice-undo-asked": UNDO,
    "notice-undo-asked-all": UNDO,
    "notice-kick-asked": (("kick", "ui-kick", Style.danger), ("stay", "ui-stay", Style.secondary)),
    "notice-seat-left": SEAT,
    "notice-seat-kicked": SEAT,
    "notice-seat-timeout": SEAT,
    "notice-rematch": (("join", "ui-join", Style.success),),
    "notice-asleep": (("awake", "ui-awake", Style.secondary),),
    "notice-dm-closed": (("hand", "ui-hand", Style.primary),),
}
OF_ANOTHER_TABLE: Final = frozenset({"notice-rematch"})
"""Notices whose argument is the table that their buttons are for."""
OF_A_SEAT: Final = frozenset({"notice-seat-left", "notice-seat-kicked", "notice-seat-timeout"})
"""Notices of a seat that is free; by direct message they say with which code it can be taken."""
IN_THREAD_ONLY: Final = frozenset({"take"})


def buttons(table: Table, key: str, words: Words, argument: int | None, *, direct: bool) -> ui.ActionRow[Any] | None:
    """Return the row below a notice, or None; by direct message everybody has a seat, so none takes another."""
    offers = [offer for offer in OFFERS.get(key, ()) if not (direct and offer[0] in IN_THREAD_ONLY)]
    if not offers:
        return None
    number, about = (argument or table.id, None) if key in OF_ANOTHER_TABLE else (table.id, argument)
    made = [TableButton.make(number, action, words.say(label), style, about) for action, label, style in offers]
    return ui.ActionRow[Any](*made)
