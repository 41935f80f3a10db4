"""Starting and stopping a sandbox: one aiohttp server on loopback for API, gateway, CDN and page."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Final, TypedDict

from aiohttp import web

from sandbox import cdn, messages, page, routes, threads
from sandbox.buckets import Buckets
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.http import PREFIX, Api
from sandbox.inspector import Inspector
from sandbox.saving import Saved
from sandbox.world import World

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Sequence
    from pathlib import Path

HOST: Final = "127.0.0.1"
GATEWAY_NAME: Final = "gateway.discord.gg"
CDN_NAME: Final = "cdn.discordapp.com"
_BODY_LIMIT: Final = 64 * 1024 * 1024
_TICK_SECONDS: Final = 0.1

__all__ = ["Sandbox", "routes", "start"]


class Opener(TypedDict):
    """What to begin with: a few words for a button, and the path of the command it begins."""

    label: str
    command: str


class Sandbox:
    """A running Discord of one's own; addresses are known from the start to the end of its life."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.token = f"{_b64(str(world.application_id))}.{_b64(str(int(world.now())))}.{secrets.token_urlsafe(20)}"
        self.capability = secrets.token_urlsafe(24)
        self.gateway = Gateway(world, self.token)
        self.buckets = Buckets()
        self.faults = Faults(world, self.gateway, self.buckets)
        self.inspector = Inspector(world, self.gateway)
        world.chores += [threads.archive_idle, messages.close_polls, lambda _: self.gateway.drop_silent()]
        self.opener: Opener | None = None
        self.api_url = self.gateway_url = self.cdn_url = self.page_url = ""
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


def _b64(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


async def start(
    port: int = 0,
    people: Sequence[str] = ("Ann", "Bob"),
    clock: Callable[[], float] = time.time,
    saved_in: Path | None = None,
    opener: Opener | None = None,
) -> Sandbox:
    """Starts a sandbox with one guild, "The Game Shop", and these people in it; the first one owns it.

    With a file to be saved in, it is the world of that file, if there is one yet. The page offers the opener wherever
    nothing has been said yet.

    Raises:
        NotSaved: the file is used by another sandbox, or holds something else.
        OSError: the port is taken.
    """
    world = World(clock, people)
    saved = Saved(saved_in, world) if saved_in else None
    known = saved.restore() if saved else {}
    sandbox = Sandbox(world)
    sandbox.opener = opener
    sandbox.capability = known.get("capability", sandbox.capability)
    try:
        await sandbox.open(port)
    except OSError:
        if saved:
            await saved.close()
        raise
    if saved:
        sandbox.keep(saved)
    return sandbox
