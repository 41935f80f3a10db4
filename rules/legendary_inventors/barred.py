"""What a player may look for and cannot do now, with the reason in words. Who offers a thing asks here what it bars."""

from collections.abc import Iterator
from functools import lru_cache

from rules.kernel.flows import unless_silent
from rules.kernel.model import Barred, Seat, Text, text, who
from rules.legendary_inventors.components import FIGURES, REWARDS, SCIENCES
from rules.legendary_inventors.state import Player, State
from rules.legendary_inventors.wording import INVENTION, INVENTOR, READY, SCIENCE, TEAM, TILE

TIRED, ONE_WAY, ONE_PIECE = Text("barred-tired"), Text("barred-one-way"), Text("barred-one-piece")
ALL_READY, NO_TILE = Text("barred-all-ready"), Text("barred-no-tile")
NO_READY = Barred(READY.id, READY.text, ALL_READY, READY.icon)
ANOTHER_SEND = Barred("send", Text("barred-another-send"), Text("barred-begun"), "arrow")


@unless_silent
def taken_teams(s: State) -> Iterator[Barred]:
    """Yield the teams that are led already, and by whom (4.2)."""
    for seat, player in enumerate(s.players):
        if player.team:
            reason = text("barred-led", who=who(seat))
            yield Barred(player.team, TEAM[player.team], reason, f"team-{player.team}")


@lru_cache(maxsize=64)
def tired(kind: str, inventor: str) -> Barred:
    """Return that a deactivated inventor cannot be sent (4.3, condition 1)."""
    return Barred(f"{kind}:{inventor}", INVENTOR[inventor], TIRED, f"inventor-{inventor}")


@lru_cache(maxsize=2_048)
def unfit(inventor: str, invention: str) -> Barred:
    """Return that an inventor knows nothing that is free there (ruling 20), and there is no genius tile (ruling 26)."""
    thing = text("barred-send", inventor=INVENTOR[inventor], invention=INVENTION[invention])
    return Barred(f"send:{inventor}:{invention}", thing, Text("barred-unfit"), f"invention-{invention}")


@lru_cache(maxsize=64)
def unfit_anywhere(inventor: str) -> Barred:
    """Return that an inventor who is ready can be sent to no invention on display (rulings 20 and 26)."""
    return Barred(f"send:{inventor}", INVENTOR[inventor], Text("barred-unfit-anywhere"), f"inventor-{inventor}")


@lru_cache(maxsize=128)
def one_way(kind: str, id_: str) -> Barred:
    """Return that the form for other numbers has none for an inventor, or an invention."""
    name = INVENTOR[id_] if kind == "inventor" else INVENTION[id_]
    return Barred(f"{kind}:{id_}", text(f"opt-form-{kind}", name=name), ONE_WAY, f"{kind}-{id_}")


@lru_cache(maxsize=1_024)
def too_many(science: int, number: int, free: int) -> Barred:
    """Return that fewer fields of a science are free (4.3, condition 3)."""
    return _number(science, number, text("barred-fields", number=free))


@lru_cache(maxsize=1_024)
def too_hard(science: int, number: int, known: int, needed: int, owned: int) -> Barred:
    """Return that so many pieces take more genius tiles than are owned, or that there are none (conditions 4 and 5)."""
    reason = text("barred-knows", number=known, needed=needed, genius=owned) if needed > owned else ONE_PIECE
    return _number(science, number, reason)


def _number(science: int, number: int, reason: Text) -> Barred:
    name = SCIENCES[science]
    return Barred(f"{name}:{number}", text("opt-place", number=number, science=SCIENCE[name]), reason, name)


@unless_silent
def other_actions(_s: State, player: Player) -> Iterator[Barred]:
    """Yield what is barred beside sends: to make ready who is ready, a refresh tile (rulings 23, 31 and 32)."""
    are_ready = all(inventor.active for inventor in player.inventors)
    if are_ready:
        yield NO_READY
    if not player.owns("refresh"):
        yield Barred("use_refresh", Text("opt-refresh"), NO_TILE, "tile-refresh")
    elif are_ready:
        yield Barred("use_refresh", Text("opt-refresh"), ALL_READY, "tile-refresh")


@unless_silent
def taken_patent(s: State, card: str) -> Iterator[Barred]:
    """Yield the patent of the completed invention once somebody has it (4.5)."""
    owner: Seat | None = next((seat for seat, player in enumerate(s.players) if card in player.patents), None)
    if owner is not None:
        words = text("barred-patent", invention=INVENTION[card])
        yield Barred(f"patent:{card}", words, text("barred-taken", who=who(owner)), f"invention-{card}")


@lru_cache(maxsize=256)
def front(kind: str, owns: bool, fits: bool) -> Barred | None:
    """Return where the front of a tile does not go (rulings 4 and 14); None for one nobody looks for."""
    reward = REWARDS[kind]
    if reward.kind == "upgrade":
        key = "barred-only-on" if fits else "barred-nowhere"
        reason = text(key, number=reward.value - 1) if owns else NO_TILE
    elif owns:
        reason = text("barred-no-front", number=FIGURES.back.value)
    else:
        return None
    return Barred(f"upgrade:{kind}", TILE[kind], reason, f"tile-{kind}")


@lru_cache(maxsize=64)
def back(kind: str, is_shown: bool, fits: bool) -> Barred:
    """Return where the back of a tile does not go (ruling 7), or that the tile is to be picked first."""
    key = "barred-no-empty" if not fits else "barred-only-empty" if is_shown else "barred-turn-first"
    words = text("barred-flip", tile=TILE[kind], value=FIGURES.back.value)
    return Barred(f"flip:{kind}", words, Text(key), f"tile-{kind}")
