"""The laws of conservation: every card and tile is in exactly one place, every field is free or holds one piece."""

from collections import Counter

from rules.legendary_inventors.components import FIGURES, INVENTIONS, INVENTORS, REWARDS, TEAMS, TILES
from rules.legendary_inventors.state import EMPTY, START, Inventor, State
from rules.legendary_inventors.upgrading import BACK_VALUE


def faults(s: State) -> list[str]:
    """Return every law that is broken; empty when the position is sound."""
    return [*_wrong_cards(s), *_wrong_tiles(s), *_wrong_starts(s), *_wrong_fields(s), *_wrong_teams(s), *_wrong_flow(s)]


def _wrong_cards(s: State) -> list[str]:
    places = [*s.decks, s.box_cards, [displayed.card for displayed in s.display if displayed.lies]]
    found = Counter(card for place in places for card in place)
    found.update(card for player in s.players for card in player.patents)
    return [f"invention {id_}: {found[id_]} cards instead of 1" for id_ in INVENTIONS if found[id_] != 1]


def _wrong_tiles(s: State) -> list[str]:
    found = Counter([*s.bag, *s.box_tiles])
    for displayed in s.display:
        found.update(displayed.tiles)
    for player in s.players:
        found.update(player.tiles)
        found.update(tile for each in player.inventors for tile in each.lying if tile not in {EMPTY, START})
    return [f"tile {id_}: {found[id_]} instead of 1" for id_ in TILES if found[id_] != 1]


def _wrong_starts(s: State) -> list[str]:
    teams = [TEAMS[player.team] for player in s.players if player.team]
    dealt = sum(value > 0 for team in teams for each in team.inventors for value in each.start)
    lying = sum(tile == START for player in s.players for each in player.inventors for tile in each.lying)
    wrong = [] if lying + s.spent_starts == dealt else [f"{lying} + {s.spent_starts} start tiles instead of {dealt}"]
    return wrong + [
        f"{each.id} has {value} on {tile!r}"
        for player in s.players
        for each in player.inventors
        for science, (value, tile) in enumerate(zip(each.values, each.lying, strict=True))
        if value not in _possible(each, science, tile)
    ]


def _possible(inventor: Inventor, science: int, tile: str) -> tuple[int, ...]:
    """Return the values that a slot may have with that tile on it: its front, or the 1 of its back."""
    if tile == EMPTY:
        return (0,)
    if tile == START:
        return (INVENTORS[inventor.id].start[science],)
    reward = REWARDS[TILES[tile]]
    return (BACK_VALUE, reward.value) if reward.kind == "upgrade" else (BACK_VALUE,)


def _wrong_fields(s: State) -> list[str]:
    wrong = []
    for displayed in s.display:
        for science, fields in enumerate(INVENTIONS[displayed.card].fields):
            numbers = [displayed.free[science], *(pieces[science] for pieces in displayed.pieces)]
            if sum(numbers) != fields or min(numbers) < 0:
                wrong.append(f"{displayed.card} has {numbers} on {fields} fields")
        if len(displayed.tiles) != FIGURES.tiles_an_invention.value and displayed.card != s.completed:
            wrong.append(f"{displayed.card} has {len(displayed.tiles)} tiles")
    return wrong


def _wrong_teams(s: State) -> list[str]:
    wrong = []
    for seat, player in enumerate(s.players):
        members = [inventor.id for inventor in TEAMS[player.team].inventors] if player.team else []
        if [inventor.id for inventor in player.inventors] != members:
            wrong.append(f"seat {seat} leads somebody else's inventors")
    taken = [player.team for player in s.players if player.team]
    return wrong + ([] if len(set(taken)) == len(taken) else ["two seats lead the same team"])


def _wrong_flow(s: State) -> list[str]:
    wrong = []
    if s.stage == "turns" and not 0 <= s.current < len(s.players):
        wrong.append("nobody is to move")
    if s.stage == "turns" and len(s.display) <= FIGURES.unfinished.value:
        wrong.append("the age should have ended")
    if s.queue and not s.completed:
        wrong.append("rewards are chosen, but nothing was completed")
    if s.stage == "final" and s.display:
        wrong.append("inventions are left over after the last age")
    return wrong
