"""People in front of a Discord client: what they see, and what they can do there and nothing more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import (
    commands,
    components,
    inputs,
    interactions,
    messages,
    permissions,
    places,
    polls,
    roles,
    threads,
    visibility,
)
from sandbox.entities import LOADING, PRIVATE_THREAD, PUBLIC_THREAD
from sandbox.inputs import Impossible, Resolver
from sandbox.serialise import channel_json, message_json, user_json
from sandbox.uploads import Upload, safe_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sandbox.entities import Channel, Exchange, Message, State
    from sandbox.errors import Json
    from sandbox.inputs import File
    from sandbox.service import Service
    from sandbox.world import World

__all__ = ["Actor", "Impossible", "Interaction"]


class Interaction:
    """What came of an action: the bot's answer as the acting person sees it, always in its current version."""

    def __init__(self, world: World, exchange: Exchange) -> None:
        self._world, self.exchange = world, exchange
        self.id = exchange.id

    @property
    def state(self) -> State:
        """waiting, answered, deferred or failed."""
        return self.exchange.state

    @property
    def modal(self) -> Json | None:
        """The modal the bot opened."""
        return self.exchange.modal

    @property
    def message(self) -> Json | None:
        """The reply the person sees."""
        shelf = self._world.messages.get(self.exchange.channel_id, {})
        found = shelf.get(self.exchange.latest_id or 0)
        return message_json(self._world, found, viewer=self.exchange.user_id) if found else None

    @property
    def error(self) -> str | None:
        """What Discord tells the person when the bot did not answer."""
        return self.exchange.problem

    async def answered(self, timeout: float = 3.0) -> Interaction:  # noqa: ASYNC109
        """Waits for the first answer; TimeoutError when none comes in time or Discord gives up on it."""
        return await self._wait(lambda: self.exchange.callback is not None, timeout)

    async def settled(self, timeout: float = 5.0) -> Interaction:  # noqa: ASYNC109
        """Waits as `answered`, and for deferred answers on until the follow-up or edit."""
        return await self._wait(lambda: self.exchange.settled, timeout)

    async def _wait(self, done: Any, timeout: float) -> Interaction:  # noqa: ANN401, ASYNC109
        try:
            await self._world.until(lambda: done() or self.exchange.expired, timeout)
        except TimeoutError:
            if self.exchange.callback is None:
                self._world.give_up(self.exchange)
            raise
        if self.exchange.expired and not done():
            raise TimeoutError(self.exchange.problem)
        return self

    def __repr__(self) -> str:
        return f"<Interaction {self.id} {self.state}>"


class Actor:
    """One person at a client; refuses with Impossible whatever the client would not offer."""

    def __init__(self, service: Service, who: int | str) -> None:
        self._world, self._service = service.world, service
        self.user_id = self._world.person(who).id

    # looking

    def channels(self) -> list[Json]:
        """Guild channels and threads this person sees, and the DM with the bot once there is one."""
        found = [c for c in self._world.channels.values() if permissions.can_view(self._world, c, self.user_id)]
        return [self._channel_json(c) for c in found if c.opened]

    def _channel_json(self, channel: Channel) -> Json:
        about = channel_json(self._world, channel, viewer=self.user_id)
        if channel.guild_id is None:
            about["recipients"] = [user_json(self._world.bot)]
        return about

    def messages(self, channel_id: int) -> list[Json]:
        """A channel's messages as this person sees them, oldest first, ephemerals addressed to them included."""
        found = visibility.seen_by(self._world, self._channel(channel_id), self.user_id)
        return [message_json(self._world, m, viewer=self.user_id) for m in found]

    def commands(self, channel_id: int) -> list[Json]:
        """The commands offered in a channel, with localised names where the person's language has them."""
        locale = self._world.users[self.user_id].locale
        offered = commands.offered(self._world, self._channel(channel_id), self.user_id)
        return [commands.localised(c, locale) for c in offered]

    async def open_dm(self) -> int:
        """The DM channel with the bot."""
        channel = self._world.dm_with(self.user_id)
        visibility.show_dm(self._world, channel)
        return channel.id

    # acting

    async def slash(self, channel_id: int, path: str, /, **options: Any) -> Interaction:  # noqa: ANN401
        """Runs a command such as "table new"; users, channels and roles by id, files as (name, bytes)."""
        channel, command, names = self._command(channel_id, path)
        described, passed = inputs.leaf(command, names)
        resolver = Resolver(self._world, channel)
        filled = inputs.nest(passed, inputs.fill(described, options, resolver))
        return self._begin(interactions.COMMAND, channel, _command_data(command, filled, resolver))

    async def autocomplete(
        self,
        channel_id: int,
        path: str,
        /,
        focused: str,
        text: str,
        **others: Any,  # noqa: ANN401
    ) -> list[Json]:
        """The choices offered while typing `text` into an option; TimeoutError without an answer."""
        channel, command, names = self._command(channel_id, path)
        described, passed = inputs.leaf(command, names)
        option = next((o for o in described if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise Impossible(f"/{path} does not complete {focused}")
        resolver = Resolver(self._world, channel)
        optional = [o | {"required": False} for o in described]
        filled = inputs.fill([o for o in optional if o["name"] != focused], others, resolver)
        filled.append({"name": focused, "type": option["type"], "value": text, "focused": True})
        data = _command_data(command, inputs.nest(passed, filled), resolver)
        interaction = await self._begin(interactions.AUTOCOMPLETE, channel, data).answered()
        return interaction.exchange.choices or []

    async def menu(self, channel_id: int, name: str, target_id: int) -> Interaction:
        """Runs a context menu command on a user or message."""
        channel = self._channel(channel_id)
        offered = commands.offered(self._world, channel, self.user_id)
        command = next((c for c in offered if c["name"] == name and c["type"] in {2, 3}), None)
        if command is None:
            raise Impossible(f"no menu entry {name} here")
        resolver = Resolver(self._world, channel)
        if command["type"] == 2:
            resolver.user(target_id)
        else:
            message = message_json(self._world, self._message(target_id), viewer=self.user_id)
            resolver.resolved["messages"] = {str(target_id): message}
        data = _command_data(command, None, resolver) | {"target_id": str(target_id)}
        return self._begin(interactions.COMMAND, channel, data)

    async def click(self, message_id: int, custom_id: str) -> Interaction:
        """Presses a button."""
        message, part = self._component(message_id, custom_id)
        if part["type"] != components.BUTTON:
            raise Impossible(f"{custom_id} is no button")
        data = {"component_type": components.BUTTON, "custom_id": custom_id, "id": part["id"]}
        channel = self._world.channels[message.channel_id]
        pressed = self._begin(interactions.COMPONENT, channel, data, message)
        for other in [Actor(self._service, who) for who in self._service.faults.also_clicks(self.user_id)]:
            if other.sees(message):
                other._begin(interactions.COMPONENT, channel, dict(data), message)  # noqa: SLF001 (one of us)
        return pressed

    async def choose(self, message_id: int, custom_id: str, values: list[str]) -> Interaction:
        """Picks from a select of any kind; users, roles and channels by id."""
        message, part = self._component(message_id, custom_id)
        if part["type"] not in components.SELECTS:
            raise Impossible(f"{custom_id} is no select")
        channel = self._world.channels[message.channel_id]
        resolver = Resolver(self._world, channel)
        chosen = inputs.selected(part, values, resolver)
        data: Json = {
            "component_type": part["type"], "custom_id": custom_id, "id": part["id"], "values": chosen,
        }  # fmt: skip
        if part["type"] != components.STRING_SELECT:
            data["resolved"] = resolver.resolved
        return self._begin(interactions.COMPONENT, channel, data, message)

    async def submit(
        self,
        modal: Interaction,
        fields: Mapping[str, str | list[str] | bool],
        files: Mapping[str, Sequence[File]] | None = None,
    ) -> Interaction:
        """Sends a modal off; `files` are (name, bytes) per upload field."""
        opener = modal.exchange
        if opener.modal is None or opener.user_id != self.user_id:
            raise Impossible("no modal is open there")
        channel = self._world.channels[opener.channel_id]
        resolver = Resolver(self._world, channel)
        data: Json = {
            "custom_id": opener.modal["custom_id"],
            "components": inputs.modal_data(opener.modal, fields, files or {}, resolver),
        }  # fmt: skip
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        source = self._world.messages[channel.id].get(opener.source_id or 0)
        return self._begin(interactions.MODAL_SUBMIT, channel, data, source, opener)

    async def say(self, channel_id: int, content: str, files: Sequence[File] = (), reply_to: int | None = None) -> Json:
        """Writes a message; Refusal where Discord would refuse it."""
        sent = [Upload(n, safe_name(name), data) for n, (name, data) in enumerate(files)]
        body: Json = {"content": content}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to}
        message = messages.post(self._world, self._channel(channel_id), self.user_id, body, sent)
        return message_json(self._world, message, viewer=self.user_id)

    async def erase(self, message_id: int) -> None:
        """Deletes a message of one's own, or any with Manage Messages."""
        messages.delete_as(self._world, self._message(message_id), self.user_id)

    async def react(self, message_id: int, emoji: str, *, on: bool = True) -> None:
        """Adds or takes back a reaction."""
        message = self._message(message_id)
        if message.private_to is not None:
            raise Impossible("ephemeral messages take no reactions")
        messages.react(self._world, message, self.user_id, emoji, on=on)

    async def vote(self, message_id: int, answer: int, *, on: bool = True) -> None:
        """Votes in a poll, by the answer's number."""
        message = self._message(message_id)
        if message.poll is None or answer not in message.votes:
            raise Impossible("no such answer")
        polls.vote(self._world, message, self.user_id, answer, on=on)

    async def type(self, channel_id: int) -> None:
        """Shows as typing."""
        places.start_typing(self._world, self._channel(channel_id), self.user_id)

    async def open_thread(self, channel_id: int, name: str, *, private: bool = False) -> int:
        """Starts a thread and returns its id."""
        body = {"name": name, "type": PRIVATE_THREAD if private else PUBLIC_THREAD}
        return threads.start(self._world, self._channel(channel_id), self.user_id, body).id

    async def change_server(self, guild_id: int, *, name: str | None = None, locale: str | None = None) -> None:
        """Gives a server another name or language, with Manage Server."""
        guild = self._world.guilds[guild_id]
        permissions.require_in_guild(guild, self.user_id, permissions.MANAGE_GUILD)
        places.change_guild(self._world, guild, name=name, locale=locale)

    async def make_role(self, guild_id: int, name: str, **more: Any) -> int:  # noqa: ANN401
        """Makes a role and returns its id; `more` as in Discord's API."""
        return roles.create(self._world, self._world.guilds[guild_id], self.user_id, {"name": name} | more).id

    async def change_role(self, guild_id: int, role_id: int, **changes: Any) -> None:  # noqa: ANN401
        """Changes a role's name, rights or looks."""
        roles.change(self._world, self._world.guilds[guild_id], self.user_id, role_id, changes)

    async def delete_role(self, guild_id: int, role_id: int) -> None:
        """Deletes a role."""
        roles.delete(self._world, self._world.guilds[guild_id], self.user_id, role_id)

    async def give_role(self, guild_id: int, role_id: int, user_id: int, *, on: bool = True) -> None:
        """Gives a member a role, or takes it."""
        roles.give(self._world, self._world.guilds[guild_id], self.user_id, user_id, role_id, on=on)

    async def attend(self, event_id: int, *, on: bool = True) -> None:
        """Says that one is interested in a scheduled event, or no longer."""
        people = self._world.event_users[event_id]
        if on == (self.user_id in people):
            return
        (people.append if on else people.remove)(self.user_id)
        guild_id = int(self._world.events[event_id]["guild_id"])
        payload = {"guild_scheduled_event_id": str(event_id), "user_id": str(self.user_id), "guild_id": str(guild_id)}
        event = f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if on else 'REMOVE'}"
        self._world.announce(event, payload, guild_id)

    async def join_thread(self, channel_id: int) -> None:
        """Joins a public thread."""
        thread = self._channel(channel_id)
        if not thread.is_thread or thread.archived:
            raise Impossible("not an open thread")
        if self.user_id not in thread.members:
            threads.add(self._world, thread, [self.user_id])

    async def leave_thread(self, channel_id: int) -> None:
        """Leaves a thread."""
        threads.remove(self._world, self._channel(channel_id), self.user_id)

    # the client's own checks

    def _channel(self, channel_id: int) -> Channel:
        channel = self._world.channels.get(int(channel_id))
        if channel is None or not permissions.can_view(self._world, channel, self.user_id):
            raise Impossible(f"channel {channel_id} is out of sight")
        return channel

    def sees(self, message: Message) -> bool:
        """Whether this person has a message before the eyes."""
        channel = self._world.channels[message.channel_id]
        return message.private_to in {None, self.user_id} and permissions.can_view(self._world, channel, self.user_id)

    def _message(self, message_id: int) -> Message:
        for channel_id, shelf in self._world.messages.items():
            found = shelf.get(int(message_id))
            if found and found.private_to in {None, self.user_id}:
                self._channel(channel_id)
                return found
        raise Impossible(f"message {message_id} is out of sight")

    def _component(self, message_id: int, custom_id: str) -> tuple[Message, Json]:
        message = self._message(message_id)
        part = components.find(message.components, custom_id)
        if part is None or message.flags & LOADING:
            raise Impossible(f"message {message_id} has no component {custom_id}")
        if part.get("disabled"):
            raise Impossible(f"{custom_id} is disabled")
        return message, part

    def _command(self, channel_id: int, path: str) -> tuple[Channel, Json, list[str]]:
        channel = self._channel(channel_id)
        name, *names = path.removeprefix("/").split()
        offered = commands.offered(self._world, channel, self.user_id)
        command = next((c for c in offered if c["name"] == name and c["type"] == 1), None)
        if command is None:
            raise Impossible(f"no command /{name} here")
        return channel, command, names

    def _begin(
        self, kind: int, channel: Channel, data: Json, source: Message | None = None, opener: Exchange | None = None
    ) -> Interaction:
        exchange = interactions.begin(
            self._world, kind, self.user_id, channel, data, source=source, opener=opener,
            user_installed=channel.guild_id is not None and self._world.bot_is_absent(channel.guild_id),
        )  # fmt: skip
        return Interaction(self._world, exchange)


def _command_data(command: Json, options: list[Json] | None, resolver: Resolver) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if options:
        data["options"] = options
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data
