"""Whoever does not sit at a table, whatever they press, is never shown it through the eyes of somebody who does.

What a watcher's view gives away is tested with the rules (`keeps_secrets`); here, that nothing but a watcher's view is
ever looked at for a watcher, a former holder of a seat, and the server's owner, by any command and any button.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, get_args

import pytest
import pytest_asyncio

from cogs.ui import ids
from cogs.ui.history import Page, PageRequest
from cogs.words import named
from rules.kernel.model import Audience, Line
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from sandbox import Impossible
from tests.drawn import Drawn
from tests.e2e.stage import BUTTON, STRING_SELECT, Json, Person, Stage, answer_once, parts, staged
from tests.e2e.test_refusals import forged
from tests.games import part

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(170)]

GAMES = sorted(key for key, game in games().items() if 2 in game.info.seats)
ANSWERS = 8
"""At most, before a seat changes hands, and after."""
CHANGES_THE_GAME = {"admin pause", "admin resume", "admin end", "admin rewind"}
"""Commands of the server's owner after which players are rightly told something new."""
NOT_ABOUT_A_TABLE = {"table new", "privacy delete"}


class Spy:
    """Notes through whose eyes a game is looked at: every view made, and every line of the log handed out."""

    def __init__(self) -> None:
        self.eyes: set[Audience] = set()

    @contextmanager
    def watching(self, key: str) -> Iterator[None]:
        game, line = find(key), Line
        view, is_for = game.view, line.is_for

        def seen(state: Any, audience: Audience) -> Any:
            self.eyes.add(audience)
            return view(state, audience)

        def heard(one: Line, audience: Audience) -> bool:
            self.eyes.add(audience)
            return is_for(one, audience)

        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(vars(game), "view", seen)  # a game is frozen, and tables in memory hold this very one
            patch.setattr(line, "is_for", heard)
            yield


class Club:
    """A table of Bob and Cid in Ann's server; Dee has taken over the seat of Bob, and Eve looks on."""

    def __init__(self, stage: Stage, game: str, number: int, thread: int) -> None:
        self.stage, self.game, self.number, self.thread = stage, game, number, thread
        self.players = [stage.person("Dee"), stage.person("Cid")]
        self.outsiders = [stage.person(name) for name in ("Ann", "Bob", "Eve")]

    def paths(self) -> list[str]:
        """Return every command that may be about this table."""
        others = {named("cmd-game", key).message for key in GAMES if key != self.game}
        known = self.stage.bot.tree.walk_commands()
        names = sorted(one.qualified_name for one in known if not hasattr(one, "commands"))
        left_out = CHANGES_THE_GAME | NOT_ABOUT_A_TABLE
        return [name for name in names if name.split()[0] not in others and name not in left_out]


@pytest_asyncio.fixture
async def club(sqlite_url: str, drawn: Drawn, request: pytest.FixtureRequest) -> AsyncIterator[Club]:
    # Through whose eyes a position is looked at does not depend on where it is stored.
    async with staged(sqlite_url, drawn, ("Ann", "Bob", "Cid", "Dee", "Eve")) as stage:
        bob, cid, dee, channel = stage.person("Bob"), stage.person("Cid"), stage.person("Dee"), stage.channel("games")
        await bob.slash(channel, "table new", game=request.param, players=2)
        await stage.settled()
        lobby = cid.last(channel)
        await cid.press(lobby, "Join")
        await stage.settled()
        await bob.press(cid.last(channel), "Start")
        club = Club(
            stage, request.param, (await stage.bot.host.lobby.of_user(bob.actor.user_id))[0].id, int(lobby["id"])
        )
        rng, answers = Rng(5), part(request.param, 2, 3, ANSWERS)
        for _ in range(answers):
            await answer_once([bob, cid], rng)
        await stage.settled()
        await bob.slash(club.thread, "table leave")
        await stage.settled()
        await dee.slash(club.thread, "table substitute", table=club.number)
        await stage.settled()
        for _ in range(answers):
            await answer_once(club.players, rng)
        await stage.settled()
        yield club


async def run(club: Club, person: Person, path: str) -> None:
    """Use a command about the table, with whatever it asks for besides, and let it suggest what it can."""
    command = club.stage.bot.tree.get_command(path.split(maxsplit=1)[0])
    for name in path.split()[1:]:
        command = command.get_command(name)  # type: ignore[union-attr]
    options: dict[str, Any] = {}
    for one in command.parameters:  # type: ignore[union-attr]
        if one.autocomplete and one.name != "table":
            await person.actor.autocomplete(club.thread, path, one.display_name, "", **_table(club, command))
        if one.type.name == "user":
            options[one.display_name] = club.players[1].actor.user_id
        elif one.required:
            options[one.display_name] = {"integer": club.number, "string": "x", "boolean": True}[one.type.name]
    await person.slash(club.thread, path, **options, **_table(club, command))


def _table(club: Club, command: Any) -> dict[str, int]:
    return {"table": club.number} if any(one.name == "table" for one in command.parameters) else {}


def forgeable(club: Club, person: Person) -> list[tuple[Json, Json]]:
    """Return everything one can press, and, as if it stood on a message one sees, what only others are shown."""
    seen = person.actor.messages(club.stage.channel("games"))[0]
    world = club.stage.server.world
    everywhere = [message for messages in world.messages.values() for message in messages.values()]
    found = {
        part["custom_id"]: part
        for message in everywhere
        for part in parts({"components": message.components})
        if "custom_id" in part and part["type"] in {BUTTON, STRING_SELECT}
    }
    found |= {one: {"type": BUTTON, "style": 1, "custom_id": one} for one in made_up(club.number)}
    return [(seen, found[one]) for one in sorted(found)]


def made_up(table: int) -> Iterator[str]:
    """Yield ids for everything that the buttons of a table do, and for all its past through a seat's eyes."""
    for action in get_args(ids.Action):
        yield f"t:{table}:{action}"
        yield f"t:{table}:{action}:0"
    for page in get_args(Page):
        for seat in range(2):
            yield PageRequest(page, table, seat).id("o")


@pytest.mark.parametrize("club", GAMES, indirect=True)
async def test_no_outsider_looks_through_the_eyes_of_a_player(club: Club) -> None:
    spy, paths = Spy(), club.paths()
    assert len(paths) > 35 + len(find(club.game).info.moves)
    with spy.watching(club.game):
        for person in club.outsiders:
            for path in paths:
                spy.eyes.clear()
                try:
                    await run(club, person, path)
                except Impossible:
                    # Offered to managers only; or it wants a game, and no other word.
                    assert path.startswith("admin") or (path == "learn")
                await club.stage.settled()
                assert spy.eyes <= {None}, (person.name, path)
            for message, component in forgeable(club, person):
                spy.eyes.clear()
                await forged(person, message, component)
                await club.stage.settled()
                assert spy.eyes <= {None}, (person.name, component)
        assert (await club.stage.bot.host.lobby.get(club.number)).status == "playing"
        spy.eyes.clear()
        await club.players[0].slash(club.thread, "hand", table=club.number)
        await club.stage.settled()
        assert spy.eyes - {None}  # the spy does see what a player is shown
