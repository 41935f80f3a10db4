"""The CDN of the sandbox: uploaded files, application emojis and drawn default avatars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aiohttp import web

if TYPE_CHECKING:
    from sandbox.world import World

_COLOURS: Final = ("#5865f2", "#747f8d", "#3ba55d", "#faa61a", "#ed4245", "#eb459f")
_FIGURE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="{colour}"/>'
    '<circle cx="40" cy="31" r="14" fill="#fff"/><path d="M14 72a26 22 0 0 1 52 0z" fill="#fff"/></svg>'
)


def routes(world: World, prefix: str = "/cdn") -> list[web.RouteDef]:
    """The CDN's routes."""

    async def attachment(request: web.Request) -> web.Response:
        found = world.attachments.get(int(request.match_info["id"]))
        if found is None or found.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        return _file(found.data, found.content_type)

    async def emoji(request: web.Request) -> web.Response:
        data, kind = world.emoji_images.get(int(request.match_info["id"]), (b"", ""))
        if not data:
            raise web.HTTPNotFound
        return _file(data, kind)

    async def avatar(request: web.Request) -> web.Response:
        colour = _COLOURS[int(request.match_info["index"]) % len(_COLOURS)]
        return _file(_FIGURE.format(colour=colour).encode(), "image/svg+xml")

    return [
        web.get(prefix + r"/attachments/{channel:\d+}/{id:\d+}/{name}", attachment),
        web.get(prefix + r"/emojis/{id:\d+}.{suffix}", emoji),
        web.get(prefix + r"/embed/avatars/{index:\d+}.png", avatar),
    ]


def _file(data: bytes, kind: str) -> web.Response:
    # A player's upload must not run as a page of this origin.
    headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}
    return web.Response(body=data, content_type=kind, headers=headers)
