"""A Discord without its sockets: the world, what makes it go wrong, the keys to it and its addresses.

`server` puts it on loopback.
"""

from __future__ import annotations

import base64
import secrets
from typing import TYPE_CHECKING, TypedDict

from sandbox import messages, threads
from sandbox.buckets import Buckets
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.inspector import Inspector

if TYPE_CHECKING:
    from sandbox.world import World


class Opener(TypedDict):
    """What to begin with: a few words for a button, and the path of the command it begins."""

    label: str
    command: str


class Service:
    """One world with all that serves it; the addresses are empty until it is on the network."""

    def __init__(self, world: World, opener: Opener | None = None, capability: str = "") -> None:
        self.world, self.opener = world, opener
        self.token = f"{_b64(str(world.application_id))}.{_b64(str(int(world.now())))}.{secrets.token_urlsafe(20)}"
        self.capability = capability or secrets.token_urlsafe(24)
        self.gateway = Gateway(world, self.token)
        self.buckets = Buckets()
        self.faults = Faults(world, self.gateway, self.buckets)
        self.inspector = Inspector(world, self.gateway)
        world.chores += [threads.archive_idle, messages.close_polls, lambda _: self.gateway.drop_silent()]
        self.api_url = self.gateway_url = self.cdn_url = self.page_url = ""


def _b64(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
