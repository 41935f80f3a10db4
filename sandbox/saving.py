"""A world that outlives its process, in one SQLite file: read at the start, written a moment after each change.

What is under way at the end is lost, as it would be with a client that is shut: open forms, unanswered clicks, faults.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sandbox.entities import Attachment, Channel, Exchange, Guild, Message, User
from sandbox.errors import Json
from sandbox.records import plain, restored

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sandbox.world import Viewers, World

SHELVES: Final[dict[str, Any]] = {
    "users": User, "guilds": Guild, "channels": Channel, "commands": dict[int, Json], "emojis": Json, "events": Json,
    "event_users": list[int],
}  # fmt: skip
FACTS: Final = ("offset", "application_id", "bot_id", "application", "_last_id")
_SETTLE_SECONDS: Final = 0.5
_REST: Final = 20
"""Saving may take one part in so many of the time."""

Rows = dict[tuple[str, str], str]


class NotSaved(Exception):
    """The file cannot hold a world: it is another one's, or it cannot be written."""


class Saved:
    """The file of one world; rows that stay as they are, pictures above all, are written once."""

    def __init__(self, path: Path, world: World) -> None:
        self._path, self._world = path, world
        self._rows: Rows = {}
        self._files: set[int] = set()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stop: Callable[[], None] = lambda: None
        self._db = _opened(path)

    def restore(self) -> Json:
        """Brings the world to where it was, and returns what was kept beside it; nothing from a new file."""
        self._rows = {(shelf, key): about for shelf, key, about in self._db.execute("SELECT * FROM thing")}
        files = dict(self._db.execute("SELECT id, data FROM file"))
        self._files = set(files)
        if not self._rows:
            return {}
        try:
            _fill(self._world, self._rows, files)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            self._db.close()
            raise NotSaved(f"{self._path} is no world this sandbox can read: {error!r}") from error
        kept: Json = json.loads(self._rows.get(("beside", "0"), "{}"))
        return kept

    def keep(self, beside: Json) -> None:
        """Begins to follow the world; `beside` is kept with it."""
        self._beside = beside
        self._stop = self._world.subscribe(self._hear)
        self._task = asyncio.create_task(self._follow())

    def _hear(self, _event: str, _payload: Json, _viewers: Viewers) -> None:
        self._changed.set()

    async def _follow(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SETTLE_SECONDS)
            self._changed.clear()
            began = time.monotonic()
            self.save()
            await asyncio.sleep((time.monotonic() - began) * _REST)

    def save(self) -> None:
        """Writes what has changed since the last time."""
        rows = dict(_rows(self._world)) | {("beside", "0"): json.dumps(self._beside)}
        files = {one.id: one.data for one in _shown(self._world)}
        changed = [(*key, about) for key, about in rows.items() if self._rows.get(key) != about]
        with self._db:
            self._db.executemany("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", changed)
            self._db.executemany("DELETE FROM thing WHERE shelf = ? AND key = ?", self._rows.keys() - rows.keys())
            fresh = [(key, data) for key, data in files.items() if key not in self._files]
            self._db.executemany("INSERT OR REPLACE INTO file VALUES (?, ?)", fresh)
            self._db.executemany("DELETE FROM file WHERE id = ?", [(key,) for key in self._files - files.keys()])
        self._rows, self._files = rows, set(files)

    async def close(self) -> None:
        """Writes for the last time and lets the file go."""
        self._stop()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self.save()
        self._db.close()


def _opened(path: Path) -> sqlite3.Connection:
    try:
        _make_folder(path.parent)
        # The key to the page is in it, so that an open page finds its sandbox again.
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        db = sqlite3.connect(path, timeout=0.5)
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        with db:
            db.execute("CREATE TABLE IF NOT EXISTS thing (shelf TEXT, key TEXT, about TEXT, PRIMARY KEY (shelf, key))")
            db.execute("CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, data BLOB)")
    except (OSError, sqlite3.Error) as error:
        why = "another sandbox uses it" if "locked" in str(error) else getattr(error, "strerror", error)
        raise NotSaved(f"{path}: {why}") from error
    return db


def _make_folder(folder: Path) -> None:
    """Makes a folder, and those above it that are missing, for its owner alone."""
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


# writing


def _rows(world: World) -> Iterator[tuple[tuple[str, str], str]]:
    yield ("facts", "0"), json.dumps({name: getattr(world, name) for name in FACTS})
    for shelf in SHELVES:
        for key, item in getattr(world, shelf).items():
            yield (shelf, json.dumps(key)), json.dumps(plain(item))
    for key, (data, kind) in world.emoji_images.items():
        yield ("emoji_images", str(key)), json.dumps([plain(data), kind])
    for attachment in _shown(world):
        about = plain(replace(attachment, data=b""))
        yield ("attachments", str(attachment.id)), json.dumps(about)
    yield from _written(world)


def _shown(world: World) -> list[Attachment]:
    """The files of messages; those that an edit took away are not kept."""
    return [one for shelf in world.messages.values() for message in shelf.values() for one in message.attachments]


def _written(world: World) -> Iterator[tuple[tuple[str, str], str]]:
    """Messages, with the interactions they came from; a click that only edited something need not be remembered."""
    for shelf in world.messages.values():
        for message in shelf.values():
            about = plain(replace(message, attachments=[]))
            about["attachments"] = [one.id for one in message.attachments]
            yield ("messages", str(message.id)), json.dumps(about)
            if message.interaction_id in world.exchanges:
                exchange = world.exchanges[message.interaction_id]
                yield ("exchanges", str(exchange.id)), json.dumps(plain(exchange))


# reading


def _fill(world: World, rows: Rows, files: dict[int, bytes]) -> None:
    by_shelf: dict[str, dict[Any, Any]] = {}
    for (shelf, key), about in rows.items():
        by_shelf.setdefault(shelf, {})[json.loads(key)] = json.loads(about)
    for name, value in by_shelf["facts"][0].items():
        setattr(world, name, value)
    for shelf, kind in SHELVES.items():
        items = sorted(by_shelf.get(shelf, {}).items(), key=lambda pair: pair[0] or 0)
        setattr(world, shelf, {key: restored(kind, item) for key, item in items})
    images = by_shelf.get("emoji_images", {})
    world.emoji_images = {key: (restored(bytes, data), kind) for key, (data, kind) in images.items()}
    for key, about in by_shelf.get("attachments", {}).items():
        world.attachments[key] = replace(restored(Attachment, about), data=files[key])
    _fill_channels(world, by_shelf)


def _fill_channels(world: World, by_shelf: dict[str, dict[Any, Any]]) -> None:
    world.messages = {channel: {} for channel in world.channels}
    for key, about in sorted(by_shelf.get("messages", {}).items()):
        pictures = [world.attachments[one] for one in about["attachments"]]
        message: Message = restored(Message, about | {"attachments": []})
        message.attachments = pictures
        world.messages.setdefault(message.channel_id, {})[key] = message
        if message.poll is not None and not message.poll["results"]["is_finalized"]:
            world.open_polls.append(message)
    for key, about in by_shelf.get("exchanges", {}).items():
        exchange: Exchange = restored(Exchange, about)
        exchange.expired = exchange.expired or exchange.callback is None
        world.exchanges[key] = world.by_token[exchange.token] = exchange
