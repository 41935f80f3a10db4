"""Runs a sandbox alone: `python -m sandbox --port 8010 --users Ann,Bob` prints its addresses as one JSON line."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from pathlib import Path

from sandbox.server import start
from sandbox.world import BOT_NAME


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A Discord of your own on loopback.")
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one")
    parser.add_argument("--users", default="Ann,Bob", help="names, separated by commas; the first owns the guild")
    parser.add_argument("--bot", default=BOT_NAME, help="the bot's name")
    parser.add_argument("--saved-in", type=Path, help="a file that keeps the world; without one it is forgotten")
    return parser.parse_args()


async def _run(arguments: argparse.Namespace) -> None:
    people = [name.strip() for name in arguments.users.split(",") if name.strip()]
    sandbox = await start(arguments.port, people, saved_in=arguments.saved_in, bot_name=arguments.bot)
    about = {
        "api_url": sandbox.api_url, "gateway_url": sandbox.gateway_url, "cdn_url": sandbox.cdn_url,
        "page_url": sandbox.page_url, "token": sandbox.token, "capability": sandbox.capability,
    }  # fmt: skip
    sys.stdout.write(json.dumps(about) + "\n")
    sys.stdout.flush()
    try:
        await asyncio.Event().wait()
    finally:
        await sandbox.close()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(_arguments()))
