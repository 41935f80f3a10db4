"""Notices: their words, what each kind lets its readers do, and who gets one by direct message."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
import msgspec
from discord import ui

from cogs.ui.files import Attached
from cogs.ui.ids import Action
from cogs.ui.items import TableButton
from cogs.ui.panels import Message, plain, words_for
from cogs.words import say
from host.access import CODE, FAR, users_in
from host.model import Player, Table
from host.tables.places import goes_direct
from host.tables.seals import SHORT
from rules.kernel.model import Arg, verbatim
from rules.kernel.words import Words, clip

CALL: Final = 500
"""Characters of a notice that a phone is sent."""
Style = discord.ButtonStyle
Offer = tuple[Action, str, discord.ButtonStyle]
UNDO: Final[tuple[Offer, ...]] = (("allow", "ui-allow", Style.primary), ("forbid", "ui-forbid", Style.secondary))
SEAT: Final[tuple[Offer, ...]] = (("take", "ui-take-seat", Style.success), ("back", "ui-return", Style.secondary))
STUCK: Final[tuple[Offer, ...]] = (("rewind", "ui-rewind", Style.primary), ("agree", "ui-agree", Style.danger))
OFFERS: Final[dict[str, tuple[Offer, ...]]] = {
    "notice-cancel-asked": (("agree", "ui-agree", Style.danger), ("keep", "ui-keep", Style.secondary)),
    "notice-pause-asked": (("pause", "ui-pause", Style.primary), ("goon", "ui-keep", Style.secondary)),
    "notice-paused": (("resume", "ui-resume", Style.primary),),
    "notice-undo-asked": UNDO,
    "notice-undo-asked-all": UNDO,
    "notice-kick-asked": (("kick", "ui-kick", Style.danger), ("stay", "ui-stay", Style.secondary)),
    "notice-absent": (("kick", "ui-kick", Style.danger),),
    "notice-all-absent": (("awake", "ui-awake", Style.secondary),),
    "notice-seat-left": SEAT,
    "notice-seat-kicked": SEAT,
    "notice-seat-timeout": SEAT,
    "notice-computer-plays": (("back", "ui-return", Style.secondary),),
    "notice-rematch": (("join", "ui-join", Style.success),),
    "notice-asleep": (("awake", "ui-awake", Style.secondary),),
    "notice-update-paused": STUCK,
    "notice-rewind-asked": STUCK,
    "notice-update-stuck": STUCK[1:],
    "notice-dm-closed": (("hand", "ui-hand", Style.primary),),
}
FOR_GOOD: Final[dict[str, str]] = {
    "notice-cancel-asked": "for-good",
    "notice-update-paused": "for-good",
    "notice-rewind-asked": "for-good",
    "notice-update-stuck": "for-good",
    "notice-kick-asked": "for-good-seat",
    "notice-absent": "for-good-seat",
}
"""What is said of the red button below a notice: what it does cannot be taken back."""
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


def notice(table: Table, payload: dict[str, Any], users: Sequence[int], lang: str, *, direct: bool) -> Message:
    """Return a notice, calling these users, with what it lets its readers do."""
    words = words_for(table, lang)
    key, calls = payload["key"], words.listed(f"<@{user}>" for user in users)
    row = buttons(table, key, words, payload.get("argument"), direct=direct)
    text = words.say(key, {**_said(payload.get("args", {})), **({"who": calls} if calls else {})})
    if key in FOR_GOOD:
        text += f"\n-# {words.say(FOR_GOOD[key])}"
    if direct and key in OF_A_SEAT:
        text += f"\n{words.say('notice-seat-code', {'code': table.options.get(CODE, '')})}"
    if direct:
        text = f"**{words.say('panel-title', {'title': table.title, 'table': table.id})}**\n{text}"
    made = plain(text, *([] if row is None else [row]))
    if calls or direct:
        made.call = clip(text.replace("**", ""), CALL)
    return made


def _said(args: Mapping[str, str | int]) -> dict[str, Arg]:
    """Return a notice's arguments for its words; what is no number is somebody's name."""
    return {key: verbatim(arg) if isinstance(arg, str) else arg for key, arg in args.items()}


def without_thread(table: Table, payload: dict[str, Any]) -> list[Player]:
    """Return the players whom a notice concerns and who cannot see the table's thread."""
    if payload["key"] == "notice-dm-closed":
        return []
    far, seats = users_in(table.options, FAR), payload.get("seats")
    players = [player for player in table.players if player.user > 0 and (seats is None or player.seat in seats)]
    direct = payload.get("direct") or goes_direct(table)
    return [player for player in players if direct or player.user in far]


def seal_post(table: Table, told: dict[str, Any], lang: str) -> tuple[str, discord.File]:
    """Return the first message of a table's thread: how to recognise the seal, and a file with all that is public."""
    text = say(lang, "seal-start", table=table.id, seal=told["fairness"]["seal"][:SHORT])
    raw = msgspec.json.format(msgspec.json.encode(told), indent=1)
    return text, Attached(raw, f"seal-{table.id}.json")
