"""`/settings`: when one is told what, vacation and time zone; and the presses about time on panels."""

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.replies import replace, reply, show
from cogs.services import Services
from cogs.ui import time as panels
from cogs.ui.panels import Message
from cogs.ui.surface import Press
from cogs.ui.time import ITEMS, PlanRequest, PreferenceRequest
from cogs.viewers import viewer_of
from cogs.words import about, named, say
from host.errors import Refused
from host.model import mark_of
from host.time.preferences import QUIET, VACATION_DAYS, ZONE
from host.time.zones import listed, zones_meant
from rules.kernel.words import clip, language

SUGGESTION = 100
"""Characters of a suggestion at most."""


class Time(commands.Cog):
    """What players prefer of notices, and what they plan."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.host = services.host
        self.icons = services.icons

    @app_commands.command(name=named("cmd-settings"), description=about("cmd-settings"))
    @app_commands.rename(
        zone=named("cmd-settings-zone"), quiet=named("cmd-settings-quiet"), vacation=named("cmd-settings-vacation")
    )
    @app_commands.describe(
        zone=about("cmd-settings-zone"), quiet=about("cmd-settings-quiet"), vacation=about("cmd-settings-vacation")
    )
    async def settings(
        self,
        press: Press,
        zone: str | None = None,
        quiet: str | None = None,
        vacation: app_commands.Range[int, 0, VACATION_DAYS] | None = None,
    ) -> None:
        """Show the user's preferences, after changing what was given; ask back if a time zone is not clear."""
        if vacation is not None:
            await self.host.notices.go_away(press.user.id, vacation)
            await self.host.timekeeper.away(press.user.id)
        if quiet is not None:
            await self.host.notices.prefer(press.user.id, QUIET, quiet)
        if zone is not None:
            places = await self._places(press, zone)
            if len(places) > 1:
                await reply(press, panels.which_zone(zone, places, language(str(press.locale))).view)
                return
            await self.host.notices.prefer(press.user.id, ZONE, places[0][0] if places else zone)
        message = await self._wishes(press)
        await reply(press, message.view)

    @settings.autocomplete("zone")
    async def _suggest_zone(self, press: Press, text: str) -> list[app_commands.Choice[str]]:
        places = await self._places(press, text)
        return [app_commands.Choice(name=clip(name, SUGGESTION), value=zone) for zone, name in places]

    async def _places(self, press: Press, typed: str) -> list[tuple[str, str]]:
        """Return the zones that may be meant, each with its place and the time there."""
        lang, now = language(str(press.locale)), self.host.core.now()
        # Names of places in all languages are read from files when they are first asked for.
        return await asyncio.to_thread(lambda: listed(zones_meant(typed, lang, now), lang, now))

    async def prefer(self, press: Press, request: PreferenceRequest) -> None:
        """Change a preference by a select and show them all as they are now."""
        await self.host.notices.prefer(press.user.id, request.key, request.choice)
        message = await self._wishes(press)
        await replace(press, message.view)

    async def _wishes(self, press: Press) -> Message:
        preferred = await self.host.notices.preferences(press.user.id)
        places = await self._places(press, "") if panels.needs_zone(preferred) else []
        return panels.preferences(preferred, self.host.core.now(), language(str(press.locale)), places)

    async def show_plan(self, press: Press, table: int) -> None:
        """Show the user's orders in advance."""
        made = await self.host.plans.of(table, viewer_of(press))
        await reply(press, panels.plan(made, language(str(press.locale)), self.icons).view)

    async def plan(self, press: Press, request: PlanRequest) -> None:
        """Set an order by a select and show the plan as it is now."""
        table, mark, pick = request
        made = await self.host.plans.of(table, viewer_of(press))
        key = next((one.key for one in made.decisions if mark_of(one.key) == mark), None)
        if key is None:
            raise Refused("not-foreseen")
        made = await self.host.plans.order(table, viewer_of(press), key, pick)
        await replace(press, panels.plan(made, language(str(press.locale)), self.icons).view)

    async def forget(self, press: Press, table: int) -> None:
        """Take all orders back and show the plan as it is now."""
        made = await self.host.plans.forget(table, viewer_of(press))
        await replace(press, panels.plan(made, language(str(press.locale)), self.icons).view)

    async def mute(self, press: Press, table: int) -> None:
        """Send no more reminders for this turn."""
        await self.host.notices.mute(table, viewer_of(press))
        await show(press, say(press.locale, "done-muted"))

    async def keep(self, press: Press, table: int) -> None:
        """Keep a table that stands still."""
        await self.host.timekeeper.keep(table, viewer_of(press))
        await show(press, say(press.locale, "done-kept"))


def setup(services: Services) -> Time:
    """Make the cog, and let it answer what is preferred, planned, muted and kept."""
    cog, presses = Time(services), services.presses
    presses.add(*ITEMS)
    presses.on(PreferenceRequest, cog.prefer)
    presses.on(PlanRequest, cog.plan)
    presses.on_actions(
        {
            "plan": lambda press, at: cog.show_plan(press, at.table),
            "forget": lambda press, at: cog.forget(press, at.table),
            "mute": lambda press, at: cog.mute(press, at.table),
            "awake": lambda press, at: cog.keep(press, at.table),
        }
    )
    return cog
