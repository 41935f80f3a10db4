"""Take from the bot's modules what Windows lacks; Python imports this in every process with its folder in PYTHONPATH.

They see `sys.platform` as `win32`, modules without what only Unix has, event loops that refuse what Windows' loop
refuses, and files that cannot be removed while they are open. Libraries see the machine as it is: whether they work on
Windows is tested by their authors.
"""

import asyncio
import builtins
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[3]
PACKAGES = ("agents", "cogs", "db", "host", "render", "rules", "sandbox", "workers")
ABSENT = frozenset({"crypt", "fcntl", "grp", "nis", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"})
LACKS = {
    "os": frozenset({
        "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "chown", "fchmod", "fork", "getloadavg", "getpgid",
        "getuid", "geteuid", "killpg", "mkfifo", "nice", "openpty", "register_at_fork", "sched_getaffinity", "setsid",
        "statvfs", "sync", "sysconf", "uname",
    }),
    "signal": frozenset({
        "SIGCHLD", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGSTOP", "SIGUSR1", "SIGUSR2", "alarm", "pthread_kill",
        "pthread_sigmask", "setitimer", "sigwait",
    }),
    "socket": frozenset({"AF_UNIX", "recv_fds", "send_fds"}),
    "sys": frozenset(),
    "time": frozenset({"tzset"}),
}  # fmt: skip
REFUSED = ("add_reader", "add_signal_handler", "add_writer", "remove_reader", "remove_signal_handler", "remove_writer")
OPEN_FILES = Path("/proc/self/fd")

_import = builtins.__import__


class Lacking(ModuleType):
    """A module without some of its names."""

    def __init__(self, genuine: ModuleType, absent: frozenset[str]) -> None:
        super().__init__(genuine.__name__)
        self.__dict__.update(_genuine=genuine, _absent=absent)

    def __getattr__(self, name: str) -> Any:
        """Return what the genuine module has, as far as Windows has it."""
        if name == "platform" and self._genuine is sys:
            return "win32"
        if name in self._absent:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self._genuine, name)

    def __setattr__(self, name: str, value: Any) -> None:
        """Set it where everybody looks."""
        setattr(self._genuine, name, value)


def _is_the_bots(file: str | None) -> bool:
    path = Path(file or "")
    return path == ROOT / "bot.py" or (
        path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in PACKAGES and "tests" not in path.parts
    )


def _imported(
    name: str,
    globals: Mapping[str, Any] | None = None,  # noqa: A002  named as Python names it
    locals: Mapping[str, Any] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> Any:
    """Import for the bot what Windows has, and for everybody else what there is."""
    if not globals or not _is_the_bots(globals.get("__file__")):
        return _import(name, globals, locals, fromlist or (), level)
    for one in (name, *(f"{name}.{part}" for part in fromlist or ())):
        if one in ABSENT:
            raise ModuleNotFoundError(f"No module named {one!r}", name=one)
    found = _import(name, globals, locals, fromlist or (), level)
    return Lacking(found, LACKS[found.__name__]) if found.__name__ in LACKS else found


def _refuse(method: str) -> None:
    """Have event loops refuse what Windows' loop refuses; they go on using it themselves."""
    genuine = getattr(asyncio.SelectorEventLoop, method)

    def guarded(loop: asyncio.AbstractEventLoop, *arguments: Any) -> Any:
        if not sys._getframe(1).f_globals["__name__"].startswith("asyncio."):
            raise NotImplementedError
        return genuine(loop, *arguments)

    setattr(asyncio.SelectorEventLoop, method, guarded)


def _keep_open_files(name: str) -> None:
    """Have a function of `os` refuse files that this process has open."""
    genuine = getattr(os, name)

    def guarded(path: Any, *more: Any, **options: Any) -> Any:
        for one in (path, *more[:1]):
            if isinstance(one, str | bytes | os.PathLike) and os.path.realpath(os.fsdecode(one)) in _open():
                raise PermissionError(13, "The process cannot access the file, since it is being used", one)
        return genuine(path, *more, **options)

    setattr(os, name, guarded)


def _open() -> set[str]:
    found = set()
    for one in os.listdir(OPEN_FILES):  # noqa: PTH208  pathlib would come back here
        try:
            found.add(os.readlink(OPEN_FILES / one))  # noqa: PTH115
        except OSError:  # the listing's own
            continue
    return found


def _keep_folders_shut() -> None:
    """Have `os.open` refuse folders; what Python itself does with them names a folder to look in."""
    genuine = os.open

    def guarded(path: Any, flags: int, mode: int = 0o777, **options: Any) -> int:
        if not flags & os.O_DIRECTORY and isinstance(path, str | os.PathLike) and os.path.isdir(path):  # noqa: PTH112
            raise PermissionError(13, "Permission denied", path)
        return genuine(path, flags, mode, **options)

    os.open = guarded


builtins.__import__ = _imported
for method in REFUSED:
    _refuse(method)
for function in ("unlink", "remove", "replace", "rename"):
    _keep_open_files(function)
_keep_folders_shut()
