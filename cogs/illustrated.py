"""Shows the pages of the rulebook that are pictures: symbols, and how a game is played."""

from cogs.replies import fill, think, think_in_place
from cogs.services import Services
from cogs.ui.illustrated import guide_message, legend_message
from cogs.ui.panels import Message
from cogs.ui.surface import Press
from cogs.ui.teaching import page_of
from host.handbook import handbook


async def illustrated(services: Services, game: str, lang: str, section: str) -> Message:
    """Return a page of pictures.

    Raises:
        LookupError: the game has none of that kind.
    """
    page = page_of(section)
    if page is not None:
        picture = await services.pictures.legend(game, lang, page)
        return legend_message(handbook(), game, lang, page, picture)
    return guide_message(handbook(), game, lang, await services.pictures.guide(game, lang))


async def show_illustrated(
    services: Services, press: Press, game: str, lang: str, section: str, *, turn: bool = False, public: bool = False
) -> None:
    """Show a page of pictures to whoever asked, or to all; `turn` puts it in the place of the one that was pressed.

    Whoever looked up how a game is played is not shown it again when they sit down.
    """
    if turn:
        await think_in_place(press)
    else:
        await think(press, public=public)
    await fill(press, await illustrated(services, game, lang, section))
    meetings, user = services.host.meetings, press.user.id
    if page_of(section) is None and not await meetings.is_taught(user, game):
        await meetings.taught(user, game)
