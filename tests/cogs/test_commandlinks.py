"""Links to commands: by the ids that Discord gave, under the English name, in whichever process."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.commandlinks import CommandLinks
from cogs.registration import Registrar

THERE = [{"name": "table", "id": "77", "version": "1"}, {"name": "help", "id": "78", "version": "1"}]


def test_a_command_within_a_group_is_linked_by_the_id_of_the_group() -> None:
    links = CommandLinks()
    links.learn(THERE)
    assert links.link("table new", "tisch neu") == "</table new:77>"
    assert links.link("help", "hilfe") == "</help:78>"


def test_what_discord_has_not_named_is_shown_as_it_is_typed() -> None:
    assert CommandLinks().link("table new", "tisch neu") == "`/tisch neu`"


@pytest.mark.asyncio
async def test_a_process_that_does_not_send_the_commands_learns_their_ids_all_the_same() -> None:
    class Http:
        async def get_global_commands(self, application: int) -> list[dict[str, str]]:
            assert application == 5
            return THERE

    client = SimpleNamespace(http=Http(), application_id=5)
    links = CommandLinks()
    await Registrar(cast("Any", client), cast("Any", SimpleNamespace(registrations=None)), links).run(leads=False)
    assert links.link("help", "help") == "</help:78>"
