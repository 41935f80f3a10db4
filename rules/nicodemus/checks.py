"""The laws of conservation: every card, tile and piece is in exactly one place (RU-10)."""

from collections import Counter

from rules.nicodemus.components import CHARCOALIUM, FIGURES, GOODS, MACHINES, PIECES, PROJECTS, SPOTS
from rules.nicodemus.state import Player, State


def faults(s: State) -> list[str]:
    """Return every law that is broken; empty when the position is sound."""
    return [*_wrong_cards(s), *_wrong_tiles(s), *_wrong_goods(s), *_wrong_numbers(s), *_wrong_knowledge(s)]


def cards(s: State) -> Counter[int]:
    """Return how many cards of each machine there are in all places together."""
    places = [s.deck, [lying.machine for lying in s.yard], s.gone]
    for player in s.players:
        places += [player.hand, player.workshop, player.discarded]
    return Counter(id_ for place in places for id_ in place)


def tiles(s: State) -> Counter[int]:
    """Return how many project tiles of each kind there are in all places together."""
    places = [s.pile, s.drawn, [tile for tile in s.slots if tile]]
    for player in s.players:
        places += [player.projects, player.refused, [completed.project for completed in player.completed]]
    return Counter(id_ for place in places for id_ in place)


def pieces(s: State, good: str) -> int:
    """Return how many pieces of one kind there are in all places together."""
    stocks = s.reserve[good] + sum(player.goods[good] for player in s.players)
    return stocks + (sum(lying.charcoalium for lying in s.yard) if good == CHARCOALIUM else 0)


def _wrong_cards(s: State) -> list[str]:
    found = cards(s)
    return [
        f"machine {id_}: {found[id_]} cards instead of {machine.copies}"
        for id_, machine in MACHINES.items()
        if found[id_] != machine.copies
    ]


def _wrong_tiles(s: State) -> list[str]:
    found = tiles(s)
    return [f"project {id_}: {found[id_]} tiles instead of 1" for id_ in PROJECTS if found[id_] != 1]


def _wrong_goods(s: State) -> list[str]:
    wrong = [
        f"{good}: {pieces(s, good)} pieces instead of {PIECES[good]}"
        for good in GOODS
        if pieces(s, good) != PIECES[good]
    ]
    stocks = {"the reserve": s.reserve, "seat 0": s.players[0].goods, "seat 1": s.players[1].goods}
    return wrong + [f"{name} owes {good}" for name, stock in stocks.items() for good in GOODS if stock[good] < 0]


def _wrong_numbers(s: State) -> list[str]:
    """A tenth machine and a fourth in a workshop lie there at most until the end of the turn."""
    wrong = [] if len(s.yard) <= SPOTS else [f"{len(s.yard)} machines on the Bric-a-brac"]
    for seat, player in enumerate(s.players):
        if len(player.workshop) > FIGURES.workshop_limit.value + (seat == s.turn):
            wrong.append(f"seat {seat} has {len(player.workshop)} machines in the workshop")
    return wrong


def _wrong_knowledge(s: State) -> list[str]:
    return [
        f"the opponent is wrong about the cards of seat {n}" for n, player in enumerate(s.players) if _misled(player)
    ]


def _misled(player: Player) -> bool:
    known, hand = Counter(player.known), Counter(player.hand)
    return not (known <= hand and Counter(player.traced) <= hand - known + Counter(player.discarded))
