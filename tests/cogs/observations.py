"""Tables and observations made from a play alone, without a database: as wide as real ones ever get."""

from collections.abc import Iterable
from typing import Any

from host.model import Observation, Place, Player, Said, Status, Table
from host.turns.observations import opened_by, questions_of
from render.kit.picture import Picture
from rules.kernel.game import Game, Settings
from rules.kernel.model import Audience, Line
from rules.kernel.play import Play

AnyPlay = Play[Any, Any]

NAME = "Wilhelmina-Theresia von der Aue "
"""As long as Discord lets a name be."""
PICTURE = Picture("table.png", b"-", "x" * 1024, (800, 600))
LINK = "https://discord.com/channels/1234567890123456789/1234567890123456789"


def table_of(game: Game[Any, Any], seats: int, settings: Settings, status: Status = "playing", **fields: Any) -> Table:
    """Return a table with long names and large numbers."""
    players = tuple(Player(seat, 10**18 + seat, f"{NAME}{seat}"[-32:]) for seat in range(seats))
    snowflake = 10**18
    usual: dict[str, Any] = {
        "id": 999_999_999,
        "game": game.info.key,
        "title": game.info.title,
        "status": status,
        "places": max(game.info.seats),
        "settings": settings,
        "owner": players[0].user,
        "epoch": 99,
        "turn": 999,
        "version": 9999,
        "place": Place(snowflake, snowflake + 1, snowflake + 2, snowflake + 3),
        "players": players,
        "waiting": (),
    }
    return Table(**{**usual, **fields})


def sight_of(play: AnyPlay, table: Table, audience: Audience, lines: Iterable[Line] = ()) -> Observation:
    """Return what that audience may see."""
    return Observation(
        table=table,
        audience=audience,
        view=play.game.view(play.state, audience),
        questions=() if audience is None else questions_of(play, audience),
        said=tuple(Said(line, table.turn) for line in lines if line.is_for(audience)),
        standing=play.game.standing(play.state),
        can_undo=True,
        rivals=play.game.rivals(play.state),
        opened=opened_by(play, audience),
        tally=play.game.tally(play.game.view(play.state, audience)),
    )
