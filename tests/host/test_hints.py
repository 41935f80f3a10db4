"""Who may ask a computer what it would do, and what they are told."""

import pytest

from agents.advice import Advice, Reason
from agents.sight import Sight
from host.computers.hints import HINTS, YES, Hints, may_ask
from host.errors import Refused
from host.model import Table
from rules.kernel.model import Answer
from tests.host.conftest import ANN, BOB, CID, PLACE, Room
from tests.host.thinkers import alone, question

pytestmark = pytest.mark.asyncio


class Sage:
    """Advises the first that is on offer; notes what it was told, and is mute if so."""

    def __init__(self, *, mute: bool = False) -> None:
        self.told: list[Sight] = []
        self.mute = mute

    async def advise(self, sight: Sight, user: int) -> Advice | None:
        self.told.append(sight)
        if self.mute:
            return None
        answer = Answer(sight.seat, sight.key, (question(sight).options[0].id,))
        return Advice(answer, 2, (Reason("points", rises=True), Reason("deck", rises=False)))

    async def close(self) -> None:
        """Nothing goes on."""


def hints(room: Room, sage: Sage) -> Hints:
    return Hints(room.host.core, sage)


async def two(room: Room, options: dict[str, str] | None = None) -> Table:
    """Return a running game of Ann and Bob."""
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {}, 2, options_=options)
    await room.host.lobby.join(table.id, BOB, "Bob")
    return await room.host.lobby.start(table.id, ANN)


async def on_turn(room: Room, table: Table) -> tuple[int, int]:
    """Return who is on turn, and who is not."""
    there = await room.host.lobby.get(table.id)
    first, second = sorted(there.players, key=lambda player: player.seat not in there.waiting)
    return first.user, second.user


async def refused(asking: Hints, table: int, user: int) -> str:
    with pytest.raises(Refused) as fault:
        await asking.ask(table, user)
    return fault.value.text.key


async def test_alone_with_computers_one_may_ask_and_is_told_what_is_on_offer(room: Room) -> None:
    table, sage = await alone(room), Sage()
    while not await room.host.lobby.is_waited_for(ANN, table.id):  # it is by lot who begins
        table = await alone(room)
    assert may_ask(table)
    told = await hints(room, sage).ask(table.id, ANN)
    assert [option.id for option in told.picked] == [told.decision.options[0].id]
    assert told.is_only
    assert (told.alike, told.reasons) == (2, ("number-points", "number-deck-falls"))
    (sight,) = sage.told
    player = told.table.player(ANN)
    assert player is not None
    assert sight.seat == player.seat


async def test_with_others_only_where_it_was_chosen(room: Room) -> None:
    table, sage = await two(room), Sage()
    user, _ = await on_turn(room, table)
    assert await refused(hints(room, sage), table.id, user) == "no-hints-here"
    table = await two(room, {HINTS: YES})
    user, other = await on_turn(room, table)
    assert (await hints(room, sage).ask(table.id, user)).picked
    assert await refused(hints(room, sage), table.id, other) == "not-your-turn"
    assert await refused(hints(room, sage), table.id, CID) == "not-your-table"
    assert len(sage.told) == 1


async def test_asking_changes_nothing_and_a_sage_that_falls_silent_is_told_kindly(room: Room) -> None:
    table = await two(room, {HINTS: YES})
    user, _ = await on_turn(room, table)
    before = await room.host.lobby.get(table.id)
    assert await refused(hints(room, Sage(mute=True)), table.id, user) == "no-hint"
    assert await room.host.lobby.get(table.id) == before
