"""Builds the view of a game for one audience, field by field."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from msgspec.structs import replace

from rules.kernel.model import Audience, Score, Seat
from rules.legendary_inventors import rewards, scoring, sending
from rules.legendary_inventors.components import CATEGORIES, FIGURES, INVENTIONS, INVENTORS, REWARDS, TEAMS, TILES
from rules.legendary_inventors.state import Displayed, State
from rules.legendary_inventors.state import Inventor as Known
from rules.legendary_inventors.state import Player as Owner
from rules.legendary_inventors.view import (
    BySciences,
    Form,
    Invention,
    Inventor,
    Player,
    Points,
    Rewards,
    Tiles,
    View,
)


def view(s: State, audience: Audience) -> View:
    """Return what that audience sees."""
    begun = s.stage != "teams"
    viewer = None if audience is None else s.players[audience]
    return View(
        audience=audience,
        stage=s.stage,
        over=s.over,
        age=s.age,
        turn_number=s.turn_number,
        asked=_asked(s),
        current=s.current if begun else None,
        leonardo=s.leonardo if begun else None,
        to_complete=max(0, len(s.display) - FIGURES.unfinished.value),
        free_teams=free_teams(s),
        display=tuple(_invention(displayed, viewer) for displayed in s.display),
        rewards=_rewards(s),
        players=tuple(
            _player(seat, player, place)
            for seat, (player, place) in enumerate(zip(s.players, scoring.standing(s), strict=True))
        ),
        bag=_tiles(s.bag),
        box=_tiles(s.box_tiles),
        removed=tuple(s.box_cards),
        form=_form(s, audience),
        turning="" if viewer is None else viewer.turning,
    )


def free_teams(s: State) -> tuple[str, ...]:
    """Return the teams that nobody has taken, as long as teams are being picked."""
    taken = {player.team for player in s.players}
    return tuple(id_ for id_ in TEAMS if id_ not in taken) if s.stage == "teams" else ()


def _asked(s: State) -> tuple[Seat, ...]:
    if s.over:
        return ()
    if s.stage == "teams":
        return (next(seat for seat, player in enumerate(s.players) if not player.team),)
    if s.stage == "final":
        return tuple(seat for seat, player in enumerate(s.players) if not player.done)
    return (s.queue[0],) if s.queue else (s.current,)


def _invention(displayed: Displayed, viewer: Owner | None) -> Invention:
    card = INVENTIONS[displayed.card]
    seats = range(len(displayed.pieces))
    return Invention(
        id=card.id,
        age=card.age,
        order=card.order,
        category=CATEGORIES[card.order],
        points=card.points,
        fields=card.fields,
        free=_four(displayed.free),
        pieces=tuple(_four(displayed.pieces[seat]) for seat in seats),
        totals=tuple(displayed.contribution(seat) for seat in seats),
        tiles=tuple(TILES[tile] for tile in displayed.tiles),
        has_card=displayed.lies,
        series=0 if viewer is None else scoring.series_points(viewer, card.id),
    )


def _rewards(s: State) -> Rewards | None:
    if not s.completed:
        return None
    displayed = s.displayed(s.completed)
    lying = [(id_, rewards.number_of(displayed, id_)) for id_ in rewards.left(displayed)]
    gains = tuple(
        tuple(replace(rewards.gain(s.players[seat], id_), number=number) for id_, number in lying) for seat in s.queue
    )
    return Rewards(s.completed, tuple(s.queue), gains)


def _player(seat: Seat, player: Owner, place: Score) -> Player:
    return Player(
        seat=seat,
        team=player.team,
        inventors=tuple(_inventor(inventor) for inventor in player.inventors),
        tiles=_tiles(player.tiles),
        patents=tuple(player.patents),
        series=scoring.best_series(player),
        points=Points(*(int(points) for _, points in place.breakdown)),
        rank=place.rank,
        done=player.done,
    )


def _inventor(inventor: Known) -> Inventor:
    printed = INVENTORS[inventor.id]
    missing = [max(0, asked - has) for has, asked in zip(inventor.values, printed.goal, strict=True)]
    return Inventor(
        id=inventor.id,
        active=inventor.active,
        values=_four(inventor.values),
        goal=printed.goal,
        points=printed.points,
        met=inventor.meets_goal(),
        missing=sum(missing),
    )


def _form(s: State, audience: Audience) -> Form | None:
    if s.form is None or audience != s.current:
        return None
    values = s.players[s.current].inventor(s.form.inventor).values
    genius = sending.genius_needed(values, s.form.place) if s.form.place else 0
    return Form(s.form.inventor, s.form.invention, tuple(s.form.place), genius)


def _tiles(ids: Iterable[str]) -> tuple[Tiles, ...]:
    numbers = Counter(TILES[id_] for id_ in ids)
    return tuple(Tiles(kind, numbers[kind]) for kind in REWARDS if numbers[kind])


def _four(numbers: Sequence[int]) -> BySciences:
    return cast(BySciences, tuple(numbers))


def tally(view: View) -> tuple[str, ...]:
    """Return the points of each seat, which everybody sees."""
    return tuple(str(player.points.total) for player in view.players)
