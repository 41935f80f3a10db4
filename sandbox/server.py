"""Starting and stopping a sandbox: one aiohttp server on loopback for API, gateway, CDN and page."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from aiohttp import web

from sandbox import cdn, page, routes
from sandbox.api import PREFIX, Api
from sandbox.permissions import INVITED
from sandbox.saving import Saved
from sandbox.service import Service
from sandbox.world import BOT_NAME, World

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sandbox.service import Opener

HOST: Final = "127.0.0.1"
GATEWAY_NAME: Final = "gateway.discord.gg"
CDN_NAME: Final = "cdn.discordapp.com"
_BODY_LIMIT: Final = 64 * 1024 * 1024
_TICK_SECONDS: Final = 0.1

__all__ = ["Sandbox", "routes", "start"]


class Sandbox(Service):
    """A running Discord of one's own; its addresses are known from the start to the end of its life."""

    def __init__(self, world: World, opener: Opener | None = None, capability: str = "") -> None:
        super().__init__(world, opener, capability)
        self._runner: web.AppRunner | None = None
        self._ticker: asyncio.Task[None] | None = None
        self._saved: Saved | None = None

    async def open(self, port: int) -> None:
        """Binds to loopback; port 0 takes a free one."""
        app = web.Application(client_max_size=_BODY_LIMIT)
        api = Api(self.world, self.gateway, self.faults, self.buckets, self.token)
        app.router.add_route("*", PREFIX + "/{tail:.*}", api.handle)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.add_routes(cdn.routes(self.world))
        app.add_routes(page.routes(self))
        self._take_names(app)
        self._runner = web.AppRunner(app, shutdown_timeout=0.5, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self._name_addresses(self._runner.addresses[0][1])
        self._ticker = asyncio.create_task(self._tick())

    def _take_names(self, app: web.Application) -> None:
        gateway, files = web.Application(), web.Application()
        gateway.router.add_get("/", self.gateway.serve)
        files.add_routes(cdn.routes(self.world, prefix=""))
        app.add_domain(GATEWAY_NAME, gateway)
        app.add_domain(CDN_NAME, files)

    async def stand_in(self, *, path: str = "", tls: ssl.SSLContext | None = None) -> int:
        """Also answers to Discord's own names, over a Unix socket or with a certificate, and gives only them out.

        Returns:
            The port for TLS, 0 for a socket.
        """
        if self._runner is None:
            raise RuntimeError("The sandbox is not open.")
        site = web.UnixSite(self._runner, path) if path else web.TCPSite(self._runner, HOST, 0, ssl_context=tls)
        await site.start()
        self.gateway.url, self.world.cdn_url = f"wss://{GATEWAY_NAME}", f"https://{CDN_NAME}"
        return 0 if path else int(self._runner.addresses[-1][1])

    def _name_addresses(self, port: int) -> None:
        base = f"{HOST}:{port}"
        self.api_url = f"http://{base}{PREFIX}"
        self.gateway_url = self.gateway.url = f"ws://{base}/gateway"
        self.cdn_url = self.world.cdn_url = f"http://{base}/cdn"
        self.page_url = f"http://{base}/#{self.capability}"

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            self.world.tick()

    async def close(self) -> None:
        """Hangs up on everybody and frees the port."""
        if self._ticker:
            self._ticker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticker
        self.gateway.stall(0.0)
        self.gateway.close_all(1001)
        if self._runner:
            await self._runner.cleanup()
        if self._saved:
            await self._saved.close()

    def keep(self, saved: Saved) -> None:
        """Writes the world down from now on, with the key to the page, so that its address stays."""
        self._saved = saved
        saved.keep({"capability": self.capability})


async def start(
    port: int = 0,
    people: Sequence[str] = ("Ann", "Bob"),
    clock: Callable[[], float] = time.time,
    saved_in: Path | None = None,
    opener: Opener | None = None,
    *,
    bot_name: str = BOT_NAME,
    bot_permissions: int = INVITED,
) -> Sandbox:
    """Starts a sandbox with one guild, "The Game Shop", and these people in it; the first one owns it.

    The bot is a member, with a role that has these permissions (bits as in Discord's API). With a file to be saved in,
    it is the world of that file, if there is one yet. The page offers the opener wherever nothing has been said yet.

    Raises:
        NotSaved: the file is used by another sandbox, or holds something else.
        OSError: the port is taken.
    """
    world = World(clock, people, bot_name=bot_name, bot_permissions=bot_permissions)
    saved = Saved(saved_in, world) if saved_in else None
    known = saved.restore() if saved else {}
    sandbox = Sandbox(world, opener, known.get("capability", ""))
    await _open(sandbox, port, saved)
    return sandbox


async def _open(sandbox: Sandbox, port: int, saved: Saved | None) -> None:
    try:
        await sandbox.open(port)
    except OSError:
        if saved:
            await saved.close()
        raise
    if saved:
        sandbox.keep(saved)
