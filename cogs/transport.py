"""Faults on the way to Discord: which they are, and how long to wait before trying again."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import aiohttp
import discord

from cogs.codes import MEANINGS, Meaning

log = logging.getLogger(__name__)

BROKEN: Final = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.RateLimited,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
)
HOUR: Final = 3600.0
FIRST_WAIT: Final = 1.0
"""Seconds before the second try; each later wait is twice as long."""
LOG_IN_AT_LEAST_EVERY: Final = 300.0
"""Seconds between two tries to log in at most, unless Discord asks for more."""
MOST_SAID: Final = 200
UNAUTHORIZED: Final = 401
TOO_MANY: Final = 429
INVALID: Final = 50035
"""Discord's code for a request with an error in its form."""
_ABOUT_EMOJI: Final = re.compile(r"\bemoji\b", re.IGNORECASE)


def is_transport_fault(fault: BaseException) -> bool:
    """Return whether the connection failed, or Discord for a while, rather than the request."""
    return verdict(fault) == "passing"


def verdict(fault: BaseException) -> Meaning | Literal["lasting", "unknown"]:
    """Return what a fault means for a message; "unknown" for one that has nothing to do with Discord.

    A refusal with a code that Discord has not documented is "lasting".
    """
    if not isinstance(fault, discord.HTTPException):
        return "passing" if isinstance(fault, BROKEN) else "unknown"
    if fault.status == TOO_MANY or fault.status >= 500 or is_about_emoji(fault):
        return "passing"
    # Without a code of its own, a 401 means that the token was reset, which ends the bot's connection as well.
    return MEANINGS.get(fault.code, "passing" if fault.status == UNAUTHORIZED else "lasting")


def is_about_emoji(fault: discord.HTTPException) -> bool:
    """Return whether a message was refused for an emoji that is gone; without its icons it will be accepted."""
    return fault.code == INVALID and _ABOUT_EMOJI.search(fault.text) is not None


def in_a_line(fault: BaseException) -> str:
    """Name a fault for the log; what stands before Discord answers with whole pages."""
    said = " ".join(str(fault).split())
    return f"{type(fault).__name__}: {said[:MOST_SAID]}"


def retry_after(fault: BaseException) -> float:
    """Return how many seconds Discord asks to wait; 0 where it does not say."""
    if isinstance(fault, discord.RateLimited):
        return fault.retry_after
    if isinstance(fault, discord.HTTPException):
        said = fault.response.headers.get("Retry-After", "")
        return float(said) if said.replace(".", "", 1).isdecimal() else 0.0
    return 0.0


def wait_before(tries: int, fault: BaseException, longest: float) -> float:
    """Return the seconds to wait after that many failures: what Discord asks for, else longer each time."""
    return max(retry_after(fault), min(FIRST_WAIT * 2.0 ** min(tries - 1, 30), longest))


def wait_to_log_in(tries: int, fault: BaseException) -> float:
    """Return the seconds until the next try to log in after that many failures."""
    return wait_before(tries, fault, LOG_IN_AT_LEAST_EVERY)


def is_hopeless(tries: int, fault: BaseException) -> bool:
    """Say whether logging in will fail again: Discord refuses, or nobody has ever been there."""
    return not is_transport_fault(fault) or (tries == 1 and isinstance(fault, aiohttp.ClientConnectorError))


async def again_and_again(
    work: Callable[[], Awaitable[None]],
    told: str,
    rest: Callable[[float], Awaitable[None]],
    *,
    wait: Callable[[int, BaseException], float],
    gives_up: Callable[[int, BaseException], bool] = lambda _tries, _fault: False,
) -> None:
    """Do something that needs Discord until it succeeds, with one line in the log for each failure.

    Raises:
        Exception: what `gives_up` says is hopeless, or is no word of Discord's.
    """
    tries = 0
    while True:
        try:
            await work()
        except (discord.HTTPException, *BROKEN) as fault:
            tries += 1
            if gives_up(tries, fault):
                raise
            seconds = wait(tries, fault)
            log.warning("%s; next try in %.0f s: %s", told, seconds, in_a_line(fault))
        else:
            return
        await rest(seconds)


class OneLine(logging.Filter):
    """Takes the traceback from what the library logs about faults on the way; it tells nothing of our code."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Name the fault in the message instead."""
        fault = record.exc_info[1] if record.exc_info else None
        # A bare OSError may as well be a fault of ours, whose traceback is wanted.
        if (
            fault is not None
            and is_transport_fault(fault)
            and isinstance(fault, aiohttp.ClientError | discord.DiscordException)
        ):
            record.msg, record.args = f"{record.getMessage()}: {in_a_line(fault)}", ()
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
        return True
