"""Shows somebody who has just sat down how the game is played, once, if they never played it."""

from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.picturecache import PictureCache
from cogs.ui.illustrated import guide_message
from cogs.ui.teaching import has_guide
from cogs.words import own
from host.handbook import handbook
from host.host import Host
from host.model import Delivery, Table


class Teaching:
    """Sends it by direct message; whoever takes none finds the same behind a button of the table."""

    def __init__(self, host: Host, pictures: PictureCache, direct: DirectMessages, languages: Languages) -> None:
        """Take the host, who draws, who writes, and who knows in which language."""
        self._host = host
        self._pictures = pictures
        self._direct = direct
        self._languages = languages

    async def show(self, table: Table, delivery: Delivery) -> None:
        """Show a player of the table how its game is played, unless they know by now."""
        user, game = delivery.recipient, table.game
        if table.player(user) is None or table.status not in {"lobby", "playing"} or not has_guide(game):
            return
        if await self._host.meetings.is_taught(user, game):
            return
        lang = await self._languages.of_user(user)
        note = own(lang).say("first-time", {"title": table.title, "table": table.id})
        shown = await self._pictures.guide(game, lang)
        message = guide_message(handbook(), game, lang, shown, note=note)
        # That their messages are closed is told with the first that they need.
        if await self._direct.send(user, message, f"h{delivery.id}", silent=True, noted=False) is not None:
            await self._host.meetings.taught(user, game)
