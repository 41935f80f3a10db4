"""How the gateway's frames travel: as plain text, or in one of the two compressed streams that clients may ask for."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

BLOCK: Final = 1 << 17
"""Bytes in one block of a Zstandard stream at most (RFC 8878, 3.1.1.2)."""
_HEAD: Final = b"\x28\xb5\x2f\xfd" + b"\x00" + b"\x38"
"""The magic number, a frame of unknown length without checksum, and a window as large as a block (3.1.1.1)."""


class Packer(Protocol):
    """Turns a frame's text into what travels."""

    def pack(self, text: str) -> bytes | str:
        """One frame, flushed so that the client can read it at once."""
        ...


class _Plain:
    def pack(self, text: str) -> str:
        return text


class _Zlib:
    def __init__(self) -> None:
        # The way is short, so time counts more than size.
        self._stream = zlib.compressobj(level=1)

    def pack(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    """A stream of blocks stored as they are: any decoder reads them, and no package is needed to write them."""

    def __init__(self) -> None:
        self._head = _HEAD

    def pack(self, text: str) -> bytes:
        data, head, self._head = text.encode(), self._head, b""
        blocks = [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)]
        return head + b"".join((len(block) << 3).to_bytes(3, "little") + block for block in blocks)


PACKERS: Final[dict[str | None, Callable[[], Packer]]] = {None: _Plain, "zlib-stream": _Zlib, "zstd-stream": _Zstd}
