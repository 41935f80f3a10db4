"""The routes of the HTTP API, one module per resource; importing a module enters its lines into the table."""

from sandbox.routes import (
    application,
    channel,
    command,
    event,
    guild,
    interaction,
    message,
    thread,
)

__all__ = ["application", "channel", "command", "event", "guild", "interaction", "message", "thread"]
