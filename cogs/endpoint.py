"""Points the Discord library at the server in the settings, which refuse anything neither https nor loopback."""

from typing import TYPE_CHECKING

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    from cogs.settings import Settings


def point_at(settings: "Settings") -> None:
    """Use the settings' API, gateway and CDN for every client of this process made from now on."""
    Route.BASE = settings.discord_api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    Asset.BASE = settings.discord_cdn_url
