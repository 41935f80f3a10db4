"""Routes of interactions: the callback, follow-ups and the messages an interaction token may touch."""

from __future__ import annotations

from typing import Final

from sandbox import interactions
from sandbox.api import Answer, Call, route
from sandbox.serialise import message_json

_HOOK = "/webhooks/{application_id}/{token}"
_MESSAGE = _HOOK + "/messages/{which}"
_FIELDS: Final = interactions.MESSAGE_FIELDS


@route(
    "POST",
    "/interactions/{interaction_id}/{token}/callback",
    fields=None,
    query="with_response",
    auth=False,
    exempt=True,
)
def callback(call: Call) -> Answer:
    """The first answer; its body comes back only when asked for."""
    out = interactions.answer(call.world, call.id("interaction_id"), call.params["token"], call.body, call.files)
    return out if call.flag("with_response") else None


@route("POST", _HOOK, fields=_FIELDS, query="wait thread_id with_components", auth=False, exempt=True)
def follow_up(call: Call) -> Answer:
    """A follow-up message; interaction webhooks always return it."""
    exchange = interactions.by_token(call.world, call.id("application_id"), call.params["token"])
    return message_json(call.world, interactions.follow_up(call.world, exchange, call.body, call.files))


@route("GET", _MESSAGE, query="thread_id", auth=False, exempt=True)
def one(call: Call) -> Answer:
    """A message of the interaction."""
    exchange = interactions.by_token(call.world, call.id("application_id"), call.params["token"])
    return message_json(call.world, interactions.message_of(call.world, exchange, call.params["which"]))


@route("PATCH", _MESSAGE, fields=_FIELDS, query="thread_id with_components wait", auth=False, exempt=True)
def edit(call: Call) -> Answer:
    """Edits a message of the interaction."""
    exchange = interactions.by_token(call.world, call.id("application_id"), call.params["token"])
    edited = interactions.edit(call.world, exchange, call.params["which"], call.body, call.files)
    return message_json(call.world, edited)


@route("DELETE", _MESSAGE, query="thread_id", auth=False, exempt=True)
def remove(call: Call) -> None:
    """Deletes a message of the interaction."""
    exchange = interactions.by_token(call.world, call.id("application_id"), call.params["token"])
    interactions.delete(call.world, exchange, call.params["which"])
