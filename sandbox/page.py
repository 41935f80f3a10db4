"""The web page's files and its socket's door: who may fetch them, and under which policy the page runs.

What goes over the socket is in `window`, the page itself in `static`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from aiohttp import web
from yarl import URL

from sandbox.window import Window

if TYPE_CHECKING:
    from sandbox.service import Service

STATIC: Final = Path(__file__).parent / "static"
LARGEST_FRAME: Final = 36 * 1024 * 1024

_KINDS: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}


def routes(service: Service) -> list[web.RouteDef]:
    """The page's routes: `/`, `/static/*` and the websocket `/page`."""
    page = _Page(service)
    return [
        web.get("/", page.index),
        web.get("/static/{name}", page.asset),
        web.get("/page", page.window),
    ]


class _Page:
    """The handlers of one page."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.windows: set[Window] = set()
        self.assets = {path.name: path for path in STATIC.iterdir() if path.suffix in _KINDS}

    async def index(self, request: web.Request) -> web.Response:
        self._require_host(request)
        return self._file(self.assets["index.html"])

    async def asset(self, request: web.Request) -> web.Response:
        self._require_host(request)
        path = self.assets.get(request.match_info["name"])
        if path is None:
            raise web.HTTPNotFound
        return self._file(path)

    async def window(self, request: web.Request) -> web.WebSocketResponse:
        self._require_host(request)
        if request.headers.get("Origin") not in {f"http://{host}" for host in self._hosts()}:
            raise web.HTTPForbidden(text="The page's socket answers the page only.")
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, heartbeat=30)
        await socket.prepare(request)
        window = Window(self.service, socket, lambda: {other.me for other in self.windows})
        self.windows.add(window)
        try:
            await window.run()
        finally:
            self.windows.discard(window)
        return socket

    def _hosts(self) -> list[str]:
        port = URL(self.service.api_url).port
        return [f"{name}:{port}" for name in ("127.0.0.1", "localhost")]

    def _require_host(self, request: web.Request) -> None:
        # A foreign name that resolves to this machine must not read the page (DNS rebinding).
        if request.host not in self._hosts():
            raise web.HTTPForbidden(text="The sandbox answers on 127.0.0.1 and localhost only.")

    def _file(self, path: Path) -> web.Response:
        headers = {
            "Content-Security-Policy": self._policy(),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-cache",
        }
        return web.Response(body=path.read_bytes(), content_type=_KINDS[path.suffix], charset="utf-8", headers=headers)

    def _policy(self) -> str:
        sockets = " ".join(f"ws://{host}" for host in self._hosts())
        media = " ".join(f"http://{host}" for host in self._hosts())
        return (
            f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' {media} data:; "
            f"media-src 'self' {media}; connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
        )
