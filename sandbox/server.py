"""Starting and stopping a sandbox: one aiohttp server on loopback for API, gateway, CDN and page."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Final

from aiohttp import web

from sandbox import cdn, page, routes
from sandbox.buckets import Buckets
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.http import PREFIX, Api
from sandbox.world import World

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HOST: Final = "127.0.0.1"
_BODY_LIMIT: Final = 64 * 1024 * 1024
_TICK_SECONDS: Final = 0.1

__all__ = ["Sandbox", "routes", "start"]


class Sandbox:
    """A running Discord of one's own; addresses are known from the start to the end of its life."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.token = f"{_b64(str(world.application_id))}.{_b64(str(int(world.now())))}.{secrets.token_urlsafe(20)}"
        self.capability = secrets.token_urlsafe(24)
        self.gateway = Gateway(world, self.token)
        self.faults = Faults(world, self.gateway)
        self.buckets = Buckets()
        self.api_url = self.gateway_url = self.cdn_url = self.page_url = ""
        self._runner: web.AppRunner | None = None
        self._ticker: asyncio.Task[None] | None = None

    async def open(self, port: int) -> None:
        """Binds to loopback; port 0 takes a free one."""
        app = web.Application(client_max_size=_BODY_LIMIT)
        api = Api(self.world, self.gateway, self.faults, self.buckets, self.token)
        app.router.add_route("*", PREFIX + "/{tail:.*}", api.handle)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.add_routes(cdn.routes(self.world))
        app.add_routes(page.routes(self))
        self._runner = web.AppRunner(app, shutdown_timeout=0.5, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self._name_addresses(self._runner.addresses[0][1])
        self._ticker = asyncio.create_task(self._tick())

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


def _b64(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


async def start(
    port: int = 0, people: Sequence[str] = ("Ann", "Bob"), clock: Callable[[], float] = time.time
) -> Sandbox:
    """Starts a sandbox with one guild, "The Game Shop", and these people in it; the first one owns it."""
    sandbox = Sandbox(World(clock, people))
    await sandbox.open(port)
    return sandbox
