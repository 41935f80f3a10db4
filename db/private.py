"""Folders and files that only their owner may read, whatever the umask: they hold seeds, hands and names.

Windows knows no such modes: there they have the rights of the folder they are in.
"""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_THROUGH: Final = stat.S_IXGRP | stat.S_IXOTH


def make_folder(folder: Path) -> None:
    """Make a folder and those above it that are missing; one that is there stays as it is.

    Raises:
        OSError: It cannot be made, or a file has its name.
    """
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode=FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file.

    Raises:
        FileExistsError: Something of that name is there.
        OSError: It cannot be made.
    """
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def write_new(file: Path, content: bytes) -> None:
    """Write a file that is not there yet.

    Raises:
        FileExistsError: Something of that name is there.
        OSError: It cannot be written.
    """
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE), "wb") as opened:
        opened.write(content)


def shared(file: Path) -> str:
    """Return the mode of a file that other users of this machine can open, such as `644`, or nothing."""
    if sys.platform == "win32":
        return ""
    mode = stat.S_IMODE(file.stat().st_mode)
    reachable = file.absolute().parent.stat().st_mode & _THROUGH
    return f"{mode:o}" if mode & _OTHERS and reachable else ""


def sync_file(file: Path) -> None:
    """Wait until the disk has what was written to a file."""
    with file.open("r+b") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the disk has a folder's new names; Windows, which opens no folders, does so by itself."""
    with suppress(PermissionError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
