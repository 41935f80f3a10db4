"""The log as lines of JSON, each with what it is about: request, user and table of the task that wrote it."""

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

import msgspec

REQUEST: Final[ContextVar[int | None]] = ContextVar("request", default=None)
USER: Final[ContextVar[int | None]] = ContextVar("user", default=None)
TABLE: Final[ContextVar[int | None]] = ContextVar("table", default=None)
_ABOUT: Final = {"request": REQUEST, "user": USER, "table": TABLE}


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object: `at`, `level`, `logger`, `message`, and as known `request`, `user`, `table`.

    Ids are text, since many readers of JSON round numbers of that size.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(known) for name, variable in _ABOUT.items() if (known := variable.get()) is not None}
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            line["error"] = record.exc_text
        return msgspec.json.encode(line).decode()
