"""A bot on hikari, run as a process of its own by test_hikari: `second_client.py REST_URL TOKEN`.

It syncs two commands, answers one at once and one in two steps, changes a message at a click, and prints what happens.
The library lives in an environment of its own, so nothing here is checked against its types.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

hikari: Any = importlib.import_module("hikari")


def main(rest_url: str, token: str) -> None:
    """Runs the bot until it is told to stop."""
    bot = hikari.GatewayBot(
        token, rest_url=rest_url, banner=None, logs="ERROR", intents=hikari.Intents.GUILDS,
        suppress_optimization_warning=True,
    )  # fmt: skip
    bot.listen(hikari.StartedEvent)(_synced(bot))
    bot.listen(hikari.InteractionCreateEvent)(_answer)
    bot.listen(hikari.ShardResumedEvent)(_resumed)
    bot.listen(hikari.ShardReadyEvent)(_ready)
    bot.run(check_for_updates=False)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _synced(bot: Any) -> Any:
    async def synced(_event: hikari.StartedEvent) -> None:
        application = await bot.rest.fetch_application()
        commands = [bot.rest.slash_command_builder(name, "A command") for name in ("hello", "slow")]
        made = await bot.rest.set_application_commands(application, commands)
        _say(f"synced {' '.join(command.name for command in made)}")

    return synced


async def _ready(_event: hikari.ShardReadyEvent) -> None:
    _say("ready")


async def _resumed(_event: hikari.ShardResumedEvent) -> None:
    _say("resumed")


async def _answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    kinds = hikari.ResponseType
    if isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(kinds.MESSAGE_UPDATE, "pressed", components=[])
    elif interaction.command_name == "slow":
        await interaction.create_initial_response(kinds.DEFERRED_MESSAGE_CREATE)
        await interaction.edit_initial_response("at last")
    else:
        row = hikari.impl.MessageActionRowBuilder()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        await interaction.create_initial_response(kinds.MESSAGE_CREATE, "hello", component=row)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
