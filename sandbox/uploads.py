"""Files on their way in: names, types and picture sizes. What becomes of them is the message's business."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from sandbox.entities import Attachment

if TYPE_CHECKING:
    from sandbox.world import World

_PNG, _GIF = b"\x89PNG\r\n\x1a\n", b"GIF8"


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a request; `index` is the n of files[n]."""

    index: int
    filename: str
    data: bytes


def safe_name(filename: str) -> str:
    """A file name as Discord stores it: no folders, odd characters become underscores."""
    return re.sub(r"[^\w.\-]", "_", PurePath(filename).name) or "unknown"


def picture_size(data: bytes) -> tuple[int | None, int | None]:
    """Width and height in pixels of a PNG, GIF or JPEG; None for anything else."""
    if data.startswith(_PNG) and len(data) >= 24:
        return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    if data.startswith(_GIF) and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    return None, None


def _jpeg_size(data: bytes) -> tuple[int | None, int | None]:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        if data[at + 1] in {0xC0, 0xC1, 0xC2}:
            return int.from_bytes(data[at + 7 : at + 9]), int.from_bytes(data[at + 5 : at + 7])
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return None, None


def store(world: World, upload: Upload, channel_id: int, description: str | None, *, ephemeral: bool) -> Attachment:
    """Puts a file on the CDN."""
    name = safe_name(upload.filename)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width, height = picture_size(upload.data) if kind.startswith("image/") else (None, None)
    attachment = Attachment(
        world.snowflake(), name, upload.data, kind, channel_id, description, width, height, ephemeral
    )
    world.attachments[attachment.id] = attachment
    return attachment
