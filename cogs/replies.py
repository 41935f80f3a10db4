"""Short private replies, and the one way each kind of trouble is told."""

import logging
import re
from typing import Any, Final, cast

import discord
from discord import ui

from cogs.ui import panels
from cogs.ui.items import TableButton
from cogs.ui.surface import Press
from cogs.words import say
from host.errors import Refused

log = logging.getLogger(__name__)

TABLE_IN_ID: Final = re.compile(r"[a-z]+:(\d{1,12})")
ALREADY_ANSWERED = 40060
"""Discord's word for a second answer; after a retry of our own it means that the first one arrived."""


async def show(press: Press, text: str) -> None:
    """Say something to whoever asked, and to nobody else."""
    message = panels.plain(text)
    if press.response.is_done():
        await press.followup.send(view=message.view, ephemeral=True)
    else:
        await press.response.send_message(view=message.view, ephemeral=True)


async def refuse(press: Press, fault: Refused) -> None:
    """Say kindly why something cannot be done."""
    await show(press, say(press.locale, fault.text.key, **fault.text.args))


async def accept(press: Press) -> bool:
    """Acknowledge a press whose message will be brought up to date; False when Discord does not listen any more."""
    try:
        await press.response.defer()
    except discord.HTTPException as fault:
        if fault.code == ALREADY_ANSWERED:
            return True
        log.info("an answer stands but could not be acknowledged: %s", fault)
        return False
    except OSError as fault:
        log.info("an answer stands but could not be acknowledged: %s", fault)
        return False
    return True


async def trouble(press: Press, error: BaseException) -> None:
    """Tell whoever asked that something failed; what is not a refusal is a fault of ours and goes to the log."""
    try:
        if isinstance(error, Refused):
            await refuse(press, error)
            return
        log.error("interaction %s failed", press.id, exc_info=error)
        await _own_up(press)
    except (discord.HTTPException, OSError) as fault:
        log.info("nobody could be told: %s", fault)


async def _own_up(press: Press) -> None:
    """Say that a fault of ours came in the way, with a button that reports it."""
    pressed = TABLE_IN_ID.match(str(cast("dict[str, object]", press.data or {}).get("custom_id", "")))
    report = TableButton.make(int(pressed[1]) if pressed else 0, "report", say(press.locale, "ui-report"))
    message = panels.plain(say(press.locale, "trouble"), ui.ActionRow[Any](report))
    if press.response.is_done():
        await press.followup.send(view=message.view, ephemeral=True)
    else:
        await press.response.send_message(view=message.view, ephemeral=True)
