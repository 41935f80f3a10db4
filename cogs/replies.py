"""Every way to reply to whoever pressed or typed, and the one way each kind of trouble is told.

All replies go through here, so that a fault on the way to Discord is one case everywhere: `Unheard`. And so that any
press can be acknowledged early (`acknowledge`): whatever its reply was to be, it then arrives as a later one.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, cast

import aiohttp
import discord
from discord import ui

from cogs.places import NOBODY
from cogs.transport import in_a_line, is_transport_fault, verdict
from cogs.ui import panels
from cogs.ui.items import TableButton
from cogs.ui.surface import Press
from cogs.words import own, say
from host.errors import Refused, Unplayable, Unwritable
from rules.kernel.words import language

log = logging.getLogger(__name__)

TABLE_IN_ID: Final = re.compile(r"[a-z]+:(\d{1,12})")
ALREADY_ANSWERED: Final = 40060
"""Discord's word for a second answer; after a retry it means that the first one arrived."""
OVER: Final = frozenset({10008, 10015, 10062, 50027})
"""Unknown message, webhook or interaction, token run out: whoever asked has gone on or waited too long."""
ANSWERED: Final = "answered"
"""Among a press's extras: Discord has its answer, though the library does not know."""
_FIRST: Final = "first"
"""Among a press's extras: the lock for its first answer."""
_EARLY: Final = "early"
"""Among a press's extras: it was acknowledged before its reply was known, which is still to come."""
_APART: Final = "apart"
"""Among a press's extras: the message of its own (`_Apart`) that its reply has after an early acknowledgement."""


class Unheard(Exception):
    """Discord did not take a reply. Whatever was done before stands."""


class _Apart:
    """A reply in a message of its own: whether all may see it, and the message once it was sent."""

    def __init__(self, *, public: bool) -> None:
        self.public = public
        self.message: discord.WebhookMessage | None = None


@contextmanager
def sending() -> Iterator[None]:
    """Make one case of all faults on the way to Discord.

    Raises:
        Unheard: what was to be sent did not arrive, or nobody knows.
    """
    try:
        yield
    except Exception as fault:
        if is_transport_fault(fault) or getattr(fault, "code", None) in OVER:
            raise Unheard(in_a_line(fault)) from fault
        raise


def is_answered(press: Press) -> bool:
    """Say whether Discord has the first answer to a press."""
    return press.response.is_done() or ANSWERED in press.extras


async def _nothing() -> None:
    """Leave it at the early acknowledgement."""


async def _first(
    press: Press, send: Callable[[], Awaitable[object]], late: Callable[[], Awaitable[object]] = _nothing
) -> None:
    """Give the first answer, or do what is left of it (`late`) after an early acknowledgement."""
    async with press.extras.setdefault(_FIRST, asyncio.Lock()):
        if not press.extras.pop(_EARLY, False):
            await _send_first(press, send)
            return
    with sending():
        await late()


async def acknowledge(press: Press) -> None:
    """Acknowledge a press whose reply takes long, unless it is being answered; suggestions are answered with none.

    Raises:
        Unheard: Discord did not take it.
    """
    lock = press.extras.setdefault(_FIRST, asyncio.Lock())
    if lock.locked() or is_answered(press):
        return
    async with lock:
        await _send_first(press, partial(_defer, press))
        press.extras[_EARLY] = True


async def _defer(press: Press) -> None:
    if press.type is discord.InteractionType.autocomplete:
        await press.response.autocomplete([])
    elif press.message is None:
        await press.response.defer(ephemeral=True, thinking=True)
    else:
        await press.response.defer()


async def _send_first(press: Press, send: Callable[[], Awaitable[object]]) -> None:
    """Give the first answer; once more where the connection broke, as it may have been closed long before."""
    with sending():
        try:
            try:
                await send()
            except aiohttp.ClientConnectionError:
                await send()
        except discord.HTTPException as fault:
            if fault.code != ALREADY_ANSWERED:
                raise
            press.extras[ANSWERED] = True


def is_private(press: Press) -> bool:
    """Say whether the message that was pressed is seen by nobody but whoever pressed it."""
    return press.guild_id is None or (press.message is not None and press.message.flags.ephemeral)


async def accept(press: Press) -> bool:
    """Acknowledge a press whose message will be brought up to date; False when Discord does not listen any more."""
    try:
        await _first(press, press.response.defer)
    except Unheard as fault:
        log.info("what was done stands but could not be acknowledged: %s", fault)
        return False
    return True


async def think_in_place(press: Press) -> None:
    """Acknowledge a press whose message will be filled anew, see `fill`."""
    await _first(press, press.response.defer)


async def think(press: Press, *, public: bool = False) -> None:
    """Acknowledge that a reply is coming, see `fill`; seen by whoever asked, or by all."""

    async def late() -> None:
        if public or press.message is not None:
            press.extras[_APART] = _Apart(public=public)

    await _first(press, lambda: press.response.defer(ephemeral=not public, thinking=True), late)


async def fill(press: Press, message: panels.Message) -> None:
    """Put a message in the place of the announced reply, or of the message that was pressed."""
    await _fill(press, message.files, view=message.view, allowed_mentions=NOBODY)


async def fill_with_file(press: Press, text: str, file: discord.File) -> None:
    """Put a text with a file in the place of the announced reply."""
    await _fill(press, [file], content=text)


async def _fill(press: Press, files: list[discord.File], **contents: Any) -> None:  # noqa: ANN401  as the library's
    apart: _Apart | None = press.extras.get(_APART)
    with sending():
        if apart is None:
            await press.edit_original_response(attachments=files, **contents)
        elif apart.message is None:
            await _send_apart(press, apart, files=files, **contents)
        else:
            await apart.message.edit(attachments=files, **contents)


async def _send_apart(press: Press, apart: _Apart, **contents: Any) -> None:  # noqa: ANN401  as the library's
    """Send a reply as a message of its own, in the place of the announcement that was only for whoever asked."""
    if press.message is None and apart.public:
        await press.delete_original_response()
    apart.message = await press.followup.send(ephemeral=not apart.public, wait=True, **contents)


async def take_away(press: Press) -> None:
    """Delete the reply to an earlier press; one that is gone, or too old for that, counts as unheard."""
    apart: _Apart | None = press.extras.get(_APART)
    with sending():
        if apart is None:
            await press.delete_original_response()
        elif apart.message is not None:
            await apart.message.delete()


async def replace(press: Press, view: ui.LayoutView) -> None:
    """Put other contents in the place of the message that was pressed, as the first answer."""
    await _first(
        press,
        lambda: press.response.edit_message(view=view, attachments=[], allowed_mentions=NOBODY),
        lambda: press.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY),
    )


async def reply(press: Press, view: ui.LayoutView, *, public: bool = False) -> None:
    """Answer with a message, to whoever asked unless all may see it."""

    async def late() -> None:
        if public or press.message is not None:
            press.extras[_APART] = apart = _Apart(public=public)
            await _send_apart(press, apart, view=view)
        else:
            await press.followup.send(view=view, ephemeral=True)

    if is_answered(press) and _EARLY not in press.extras:
        with sending():
            await press.followup.send(view=view, ephemeral=not public)
        return
    await _first(press, lambda: press.response.send_message(view=view, ephemeral=not public), late)


async def add(press: Press, message: panels.Message) -> None:
    """Show one more message to whoever asked, behind the first answer."""
    with sending():
        await press.followup.send(view=message.view, files=message.files, ephemeral=True)


async def say_nothing(press: Press) -> None:
    """Answer a press so that nothing is shown for it, not even a failure; somebody who types gets no suggestions."""
    await _first(press, partial(_defer, press))
    if press.type is not discord.InteractionType.autocomplete and press.message is None:
        await take_away(press)


async def show(press: Press, text: str) -> None:
    """Say something to whoever asked, and to nobody else."""
    await reply(press, panels.plain(text).view)


async def refuse(press: Press, fault: Refused) -> None:
    """Say kindly why something cannot be done; a game's reason in the game's words."""
    lang = language(str(press.locale))
    words = panels.words_for(fault.table, lang) if isinstance(fault, Unplayable) else own(lang)
    await show(press, words(fault.text))


async def trouble(press: Press, error: BaseException) -> None:
    """Tell whoever asked that something failed; what is not a refusal is a fault of ours and goes to the log."""
    try:
        if isinstance(error, Refused):
            await refuse(press, error)
        elif isinstance(error, Unwritable):
            await show(press, say(press.locale, "not-stored"))
        elif isinstance(error, Unheard):
            log.info("what was done stands but the reply to it was lost: %s", error)
            await _say_lost(press)
        elif isinstance(error, discord.HTTPException) and verdict(error) == "place":
            # The thread was locked or deleted meanwhile, which is nobody's fault.
            log.info("interaction %s cannot be answered where it was made: %s", press.id, error)
            await show(press, say(press.locale, "not-shown-here"))
        else:
            log.error("interaction %s failed", press.id, exc_info=error)
            await _own_up(press)
    except (Unheard, discord.HTTPException) as fault:
        log.debug("nobody could be told: %s", fault)


async def _say_lost(press: Press) -> None:
    """Where a press was acknowledged and its reply did not come, say so in its place."""
    if press.response.type is discord.InteractionResponseType.deferred_channel_message:
        await fill(press, panels.plain(say(press.locale, "reply-lost")))
    elif is_answered(press):
        await show(press, say(press.locale, "reply-lost"))


async def _own_up(press: Press) -> None:
    """Say that a fault of ours came in the way, with a button that reports it."""
    pressed = TABLE_IN_ID.match(str(cast("dict[str, object]", press.data or {}).get("custom_id", "")))
    report = TableButton.make(int(pressed[1]) if pressed else 0, "report", say(press.locale, "ui-report"))
    await reply(press, panels.plain(say(press.locale, "trouble"), ui.ActionRow[Any](report)).view)
