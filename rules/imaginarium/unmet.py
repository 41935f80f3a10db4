"""What a project still lacks, in words."""

from rules.imaginarium.components import FIGURES, RESOURCES
from rules.imaginarium.conditions import HOARD, count, generates, of_level, producing_slots
from rules.imaginarium.machines import Arrangement, group
from rules.imaginarium.state import Player
from rules.kernel.amounts import amount
from rules.kernel.model import Text, text


def missing_for(player: Player, project: str) -> Text:
    """Return how far a project that a player does not meet has come."""
    if project == HOARD:
        return text("barred-lacks", goods=amount("charcoal", FIGURES.coal_hoard.value - player.charcoal))
    if project == "PR13":
        have = len(player.assistants)
        return text("barred-PR13", have=have, number=FIGURES.assistant_places.value)
    slots = tuple(group(place.cards) for place in player.slots)
    if project == "PR04":
        lacking = [kind for kind in ("A", "D") if not count(slots, kind)]
        return text("barred-PR04", lacks="".join(lacking))
    if project == "PR10":
        return _six(slots)
    return text(f"barred-{project}", have=_come_to(slots, project))


def _six(slots: Arrangement) -> Text:
    """PR10 wants two kinds as well."""
    most = max(sum(goods.values()) for goods in generates(slots))
    return text("barred-PR10", have=min(most, 6), enough=int(most >= 6))


def _come_to(slots: Arrangement, project: str) -> int:
    """Return how much there is of what a project counts."""
    match project:
        case "PR01":
            return producing_slots(slots)
        case "PR02" | "PR03" | "PR05":
            return count(slots, {"PR02": "A", "PR03": "D", "PR05": "T"}[project])
        case "PR06":
            return max((len(cards) for cards in slots if len(set(cards)) == 1), default=0)
        case "PR07":
            return sum(map(len, slots))
        case "PR08" | "PR09":
            return of_level(slots, 2 if project == "PR08" else 3)
        case "PR11":
            return max(sum(map(bool, goods.values())) for goods in generates(slots))
        case _:  # PR12
            return max(goods[kind] for goods in generates(slots) for kind in RESOURCES)
