"""Files for messages, made of bytes in memory."""

from io import BytesIO

import discord


class Attached(discord.File):
    """A file whose bytes go as soon as nobody holds it any more.

    Closed the library's way, a stream holds its own method and with it itself, and its bytes stay until garbage is
    collected: a picture or two of each click.
    """

    __slots__ = ()

    def __init__(self, data: bytes, filename: str, description: str | None = None) -> None:
        """Take what is in the file, its name, and what is read out in its place."""
        super().__init__(BytesIO(data), filename, description=description)

    def close(self) -> None:
        """Do nothing: what is in memory need not be closed."""
