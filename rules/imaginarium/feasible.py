"""What a player could do in an action right now: whom to hire, which machines to repair or to dismantle."""

from rules.imaginarium.components import ASSISTANTS, FIGURES, MACHINES
from rules.imaginarium.state import Player, State


def on_hire(s: State, player: Player) -> list[str]:
    """Return the open assistants, if a place is free: all can see them, but not who can pay."""
    if len(player.assistants) >= FIGURES.assistant_places.value:
        return []
    return [id_ for id_ in s.conference if id_]


def hirable(s: State, player: Player) -> list[str]:
    """Return the open assistants that can be paid, if a place is free (RUL-21)."""
    return [id_ for id_ in on_hire(s, player) if ASSISTANTS[id_].price <= player.charcoal]


def has_free_slot(player: Player) -> bool:
    """Say whether there is room for one more machine."""
    return len(player.slots) < player.max_slots


def repairable(player: Player) -> list[str]:
    """Return the broken machines that can be paid, if a slot is free (RUL-19)."""
    if not has_free_slot(player):
        return []
    return [id_ for id_ in dict.fromkeys(sorted(player.garden)) if player.can_pay(MACHINES[id_].goods)]


def dismantlable(player: Player) -> list[tuple[str, str]]:
    """Return where and which machines may be taken apart: of the garden, or alone in a slot (RUL-25 to RUL-27)."""
    alone = {place.cards[0] for place in player.slots if len(place.cards) == 1}
    lying = {"garden": sorted(set(player.garden)), "workshop": sorted(alone)}
    return [(where, id_) for where, ids in lying.items() for id_ in ids if MACHINES[id_].dismantles]


def is_protected(player: Player, machine: str) -> bool:
    """Say whether a defence, repaired and switched on, guards a player against that machine (5.3.8, RUL-29)."""
    return any(machine in MACHINES[card].blocks for place in player.slots if not place.off for card in place.cards)
