"""Polls: opening, voting and closing. Their limits are checked with the message's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.errors import Json, Refusal

if TYPE_CHECKING:
    from sandbox.entities import Message
    from sandbox.world import World


def open_poll(world: World, message: Message, poll: Json | None) -> None:
    """Hangs a poll on a message; `duration` counts hours."""
    if not poll:
        return
    hours = float(poll.get("duration") or 24)
    message.poll = {
        "question": poll["question"], "allow_multiselect": bool(poll.get("allow_multiselect")), "layout_type": 1,
        "answers": [{"answer_id": n, "poll_media": a["poll_media"]} for n, a in enumerate(poll["answers"], 1)],
        "expiry": world.iso(world.now() + hours * 3_600), "results": {"answer_counts": [], "is_finalized": False},
    }  # fmt: skip
    message.votes = {n: [] for n in range(1, len(poll["answers"]) + 1)}
    world.open_polls.append(message)


def vote(world: World, message: Message, user_id: int, answer: int, *, on: bool) -> None:
    """Adds or takes back one person's vote."""
    if message.poll is None or message.poll["results"]["is_finalized"] or message.poll["expiry"] <= world.iso():
        raise Refusal(520001)
    voters = message.votes[answer]
    if on == (user_id in voters):
        return
    if on and not message.poll["allow_multiselect"]:
        for other in [n for n, users in message.votes.items() if user_id in users]:
            vote(world, message, user_id, other, on=False)
    if on:
        voters.append(user_id)
    else:
        voters.remove(user_id)
    channel = world.channels[message.channel_id]
    payload: Json = {
        "user_id": str(user_id), "channel_id": str(channel.id), "message_id": str(message.id), "answer_id": answer,
    }  # fmt: skip
    if channel.guild_id:
        payload["guild_id"] = str(channel.guild_id)
    world.announce_in(channel, f"MESSAGE_POLL_VOTE_{'ADD' if on else 'REMOVE'}", payload)


def due(world: World) -> list[Message]:
    """The messages whose polls have run out but are not counted yet."""
    now = world.iso()
    return [m for m in world.open_polls if m.poll and m.poll["expiry"] <= now]


def close(world: World, message: Message) -> None:
    """Ends a poll at once."""
    if message.poll is None or message.poll["results"]["is_finalized"]:
        raise Refusal(520001)
    message.poll["results"]["is_finalized"] = True
    message.poll["expiry"] = min(message.poll["expiry"], world.iso())
    world.open_polls.remove(message)
