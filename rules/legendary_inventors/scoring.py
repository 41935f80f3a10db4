"""Points and ranks (4.7), computed alike at the end and at any moment before (C14)."""

from typing import NamedTuple

from rules.kernel.model import Line, Score, Seat, Standing, Text, text, who
from rules.legendary_inventors import series
from rules.legendary_inventors.components import INVENTIONS, INVENTORS, REWARDS, TILES
from rules.legendary_inventors.series import Series
from rules.legendary_inventors.state import Player, State, orders


class Tally(NamedTuple):
    """A player's points by source."""

    patents: int
    series: int
    victory: int
    inventors: int


def tally(player: Player) -> Tally:
    """Return a player's points as the tiles lie."""
    return Tally(
        patents=sum(INVENTIONS[card].points for card in player.patents),
        series=_best(player)[0],
        victory=sum(_victory(tile) for tile in player.tiles),
        inventors=sum(INVENTORS[each.id].points for each in player.inventors if each.meets_goal()),
    )


def _victory(tile: str) -> int:
    reward = REWARDS[TILES[tile]]
    return reward.value if reward.kind == "victory" else 0


def best_series(player: Player) -> tuple[Series, ...]:
    """Return the best partition of a player's patents and order tiles into series (ruling 50)."""
    return _best(player)[1]


def series_points(player: Player, card: str = "", tiles: int = 0) -> int:
    """Return how many points of series that card or those order tiles would add."""
    return _best(player, card, tiles)[0] - _best(player)[0]


def _best(player: Player, card: str = "", tiles: int = 0) -> tuple[int, tuple[Series, ...]]:
    counted = orders(player)
    if card:
        counted[INVENTIONS[card].order] += 1
    return series.best(tuple(counted), player.owns("order") + tiles)


def standing(s: State) -> Standing:
    """Return points and ranks: then the number of patents counts, then the rank is shared (ruling 52, C13)."""
    tallies = [tally(player) for player in s.players]
    keys = [(sum(tally_), len(player.patents)) for tally_, player in zip(tallies, s.players, strict=True)]
    return tuple(
        Score(
            points,
            1 + sum(other > (points, patents) for other in keys),
            tuple([(f"points-{source}", number) for source, number in tallies[seat]._asdict().items()]),
            (("patents", patents),),
            tuple(series_told(s.players[seat], "note-series")),
            seat=seat,
        )
        for seat, (points, patents) in enumerate(keys)
    )


def series_told(player: Player, key: str) -> list[Text]:
    """Return every series with its points, to be counted again by hand, in the message of that key."""
    return [text(key, numbers=series.written(each), points=series.points(each)) for each in best_series(player)]


def explain(seat: Seat, player: Player) -> Text:
    """Return a player's result, every part of it written so that it can be counted again by hand."""
    counted = tally(player)
    return text(
        "log-score",
        who=who(seat),
        points=sum(counted),
        patents=counted.patents,
        series=counted.series,
        parts=series_told(player, "series") or Text("nothing"),
        victory=counted.victory,
        inventors=counted.inventors,
        goals=[
            text("goal-met", inventor=Text(f"inventor-{each.id}"), points=INVENTORS[each.id].points)
            for each in player.inventors
            if each.meets_goal()
        ]
        or Text("nothing"),
    )


def announce_end(s: State) -> None:
    """Say what everybody scored, best first, and who has won or shares the win."""
    places = sorted(standing(s), key=lambda place: (place.rank, place.seat))
    for place in places:
        s.lines.append(Line(explain(place.seat, s.players[place.seat])))
    winners = [place for place in places if place.rank == 1]
    points, names = winners[0].points, [who(place.seat) for place in winners]
    if len(winners) > 1:
        s.say("log-end-shared", who=names, points=points, patents=winners[0].ties[0][1])
    elif places[1].points == points:
        s.say("log-end-tie", who=names[0], points=points, patents=winners[0].ties[0][1])
    else:
        s.say("log-end", who=names[0], points=points)
