"""The thirteen assistants: what each changes, looked up at the moment that clarification C8 names."""

from rules.imaginarium.components import ALL_PAIRS, ASSISTANTS, FIELDS, FIGURES, MACHINES, MARKET, NEIGHBOURS
from rules.imaginarium.state import Hired, Player, State
from rules.imaginarium.wording import PROJECT
from rules.kernel.amounts import amount
from rules.kernel.model import Seat, who


def hire(s: State, seat: Seat, assistant: str) -> None:
    """Pay an assistant and take it to the workshop; its place stays empty until phase C (C13)."""
    player, price = s.players[seat], ASSISTANTS[assistant].price
    player.pay({"charcoal": price})
    s.conference[s.conference.index(assistant)] = ""
    player.assistants.append(Hired(assistant, s.round))
    if assistant == "AS08":
        draw_secret_projects(s, seat)


def draw_secret_projects(s: State, seat: Seat) -> None:
    """AS08: look at the top two projects that were never laid out (RUL-49)."""
    drawn = s.draw(s.unused, FIGURES.hidden_projects.value, to=(seat,))
    s.players[seat].secret += drawn
    s.say("log-secret-own", to=(seat,), projects=[PROJECT[project] for project in drawn])


def pairs(s: State, player: Player) -> list[tuple[str, str]]:
    """AS01, from the round after it was hired: any two actions; else six pairs without the last (RUL-14, RUL-15)."""
    if any(hired.id == "AS01" and hired.round < s.round for hired in player.assistants):
        return list(ALL_PAIRS)
    return [pair for pair in NEIGHBOURS if pair != player.dial]


def scrap_income(s: State, machine: str) -> None:
    """AS02: charcoal for the level of the machine crushed in phase C (RUL-52)."""
    level = MACHINES[machine].level
    for seat, player in enumerate(s.players):
        if player.has("AS02"):
            player.gain({"charcoal": level}, "machines")
            s.say("log-scrap-income", who=who(seat), goods=amount("charcoal", level))


def tries(player: Player) -> int:
    """AS03: repair twice, dismantle twice."""
    return 2 if player.has("AS03") else 1


def completion_bonus(player: Player) -> int:
    """AS04: a point more for each project."""
    return FIGURES.completion_bonus.value if player.has("AS04") else 0


def price(player: Player, machine: str, place: str) -> int:
    """Return the price of a machine on a field; with AS05 its level is not added."""
    return FIELDS[place] + (0 if player.has("AS05") else MACHINES[machine].level)


def vp_price(player: Player) -> int:
    """AS09: victory points for less."""
    return (FIGURES.vp_price_low if player.has("AS09") else FIGURES.vp_price).value


def deals(player: Player) -> int:
    """AS10: more deals in a trade."""
    return (FIGURES.deals_big if player.has("AS10") else FIGURES.deals).value


def runs(player: Player, machine: str) -> int:
    """AS11: a machine just repaired may run twice; not for attack, defence or the recycler."""
    can_double = MACHINES[machine].kind in {"P", "T"} or machine == "S2"
    return 2 if can_double and player.has("AS11") else 1


def majority(player: Player) -> int:
    """AS13: more for each majority."""
    return (FIGURES.majority_high if player.has("AS13") else FIGURES.majority).value


def buying_prices(player: Player) -> dict[str, int]:
    """Return the charcoal for one unit of everything a trade sells."""
    return {**MARKET, "vp": vp_price(player)}
