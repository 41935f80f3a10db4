"""The laws of conservation: every tile, card and assistant is in exactly one place, every dial shows what it can."""

from collections import Counter
from collections.abc import Iterable

from rules.mech_a_dream.components import (
    BASE_ROBOT,
    CAP,
    DELIVERIES,
    FIGURES,
    FLOWERS,
    INK,
    MACHINES,
    PARTS,
    ROBOTS,
    SPECIALISTS,
)
from rules.mech_a_dream.machines import PILE_OF
from rules.mech_a_dream.state import DOCK, HOME, STOCK, Player, State


def faults(s: State) -> list[str]:
    """Return every law that is broken; empty when the position is sound."""
    wrong = [*_wrong_machines(s), *_wrong_cards(s)]
    for seat, player in enumerate(s.players):
        wrong += [f"seat {seat}: {what}" for what in (*_wrong_goods(player), *_wrong_assistants(s, player))]
    return wrong


def _each_once(kind: str, wanted: Iterable[str], found: Iterable[str]) -> list[str]:
    counts = Counter(found)
    wrong = [f"{kind} {id_}: {counts[id_]} instead of 1" for id_ in wanted if counts.pop(id_, 0) != 1]
    return wrong + [f"{kind} {id_} does not exist" for id_ in counts]


def _wrong_machines(s: State) -> list[str]:
    """Every tile is in its pile, on a slot of its pile, on a belt or in a workshop."""
    found = [id_ for player in s.players for id_ in (*(tile.machine for tile in player.belt), *player.workshop)]
    wrong = []
    for pile, slots in s.slots.items():
        here = [*s.piles[pile], *(id_ for id_ in slots if id_)]
        wrong += [f"machine {id_} lies at {pile}" for id_ in here if PILE_OF.get(id_) != pile]
        wrong += [f"an empty slot at {pile} beside a pile" for id_ in slots if not id_ and s.piles[pile]]
        found += here
    return wrong + _each_once("machine", MACHINES, found)


def _wrong_cards(s: State) -> list[str]:
    wrong = _each_once("card", DELIVERIES, [s.delivery, *s.deliveries, *s.delivered, *s.removed])
    if len(s.delivered) != s.day - 1:
        wrong.append(f"{len(s.delivered)} cards delivered on day {s.day}")
    if s.has_robots:
        held = [robot for p in s.players for robot in (*p.dealt, *p.refused, *_own_robot(p))]
        wrong += _each_once("robot", [id_ for id_ in ROBOTS if id_ != BASE_ROBOT.id], [*held, *s.spare_robots])
    if s.has_specialists:
        wrong += _each_once("specialist", SPECIALISTS, [*(card.id for card in s.cards), *s.spare_specialists])
        highest = FIGURES.token_after_taking.value
        wrong += [f"token of {card.id}: {card.token}" for card in s.cards if not 0 <= card.token <= highest]
    return wrong


def _own_robot(player: Player) -> tuple[str, ...]:
    return () if player.robot == BASE_ROBOT.id else (player.robot,)


def _wrong_goods(player: Player) -> list[str]:
    wrong = [f"owes {good}" for good, number in player.goods.items() if number < 0]
    wrong += [f"{player.goods[good]} {good}" for good in (FLOWERS, INK) if player.goods[good] > CAP]
    slots = FIGURES.belt_slots.value
    return wrong + [f"{tile.machine} on slot {tile.slot}" for tile in player.belt if not 1 <= tile.slot <= slots]


def _wrong_assistants(s: State, player: Player) -> list[str]:
    """By night all are at home; by day each part's assistant works in its part, once that part has come (A3)."""
    places = {HOME, STOCK, DOCK, *(tile.machine for tile in player.belt), *player.workshop}
    wrong = [f"an assistant on {spot}" for spot in player.assistants if spot not in places]
    if len(player.assistants) != len(PARTS):
        wrong.append(f"{len(player.assistants)} assistants")
    now = PARTS.index(s.stage) if s.stage in PARTS else -1
    for part, spot in enumerate(player.assistants):
        if (part > now and spot != HOME) or (part < now and spot == HOME):
            wrong.append(f"the {PARTS[part]}'s assistant is at {spot or 'home'}")
    return wrong
