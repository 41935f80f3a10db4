"""Views of Legendary Inventors to draw from: every stage of a game, the fullest table, and own teams."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Literal

from msgspec.structs import replace
from PIL import Image

from render.legendary_inventors import own, own_alt, table, table_alt
from render.legendary_inventors.decision import decision
from rules.kernel.model import Barred, Decision, Option, Text
from rules.kernel.words import Words
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, INVENTORS, REWARDS, SCIENCES, TEAMS
from rules.legendary_inventors.series import Member, Series
from rules.legendary_inventors.view import (
    BySciences,
    Form,
    Gain,
    Invention,
    Inventor,
    Player,
    Points,
    Rewards,
    Tiles,
    View,
)
from tests.render.samples import speaking
from tests.render.sheets import symbols, turn

NAMES = ("Ada", "Charles", "Émilie", "Johann Gottfried", "Wilhelmina-Theresia von der Aue X")
LONG_NAMES = tuple(f"{letter}aximilian Schwarzenbergerhofers"[:32] for letter in "MWQGD")
_SAID = {
    "en": {
        "sciences": SCIENCES,
        "teams": ("Green: Antiquity", "Blue: Middle Ages", "Yellow: Renaissance", "Purple: Early modern", "Red: Today"),
        "tiles": ("Upgrade 2", "Upgrade 3", "Upgrade 4", "Refresh", "Genius", "Order", "1 VP", "2 VP", "3 VP"),
    },
    "de": {
        "sciences": ("Physik", "Chemie", "Mechanik", "Mathematik"),
        "teams": ("Grün: Antike", "Blau: Mittelalter", "Gelb: Renaissance", "Violett: Neuzeit", "Rot: Gegenwart"),
        "tiles": (
            "Aufwertung 2", "Aufwertung 3", "Aufwertung 4", "Auffrischung", "Geniestreich", "Ordnungszahl", "1 SP",
            "2 SP", "3 SP",
        ),
    },
    "fr": {
        "sciences": ("physique", "chimie", "mécanique", "mathématiques"),
        "teams": (
            "Vert : Antiquité", "Bleu : Moyen Âge", "Jaune : Renaissance", "Violet : Époque moderne",
            "Rouge : Époque contemporaine",  # codespell:ignore rouge
        ),
        "tiles": (
            "Amélioration 2", "Amélioration 3", "Amélioration 4", "Pause", "Génie", "Numéro d'ordre", "1 PV", "2 PV",
            "3 PV",
        ),
    },
}  # fmt: skip


@cache
def plain_words(lang: Literal["en", "de", "fr"] = "en") -> Words:
    """Names of components that no translator can change under the golden pictures."""
    said = _SAID[lang]
    lines = [f"{key} = {name}" for key, name in zip(SCIENCES, said["sciences"], strict=True)]
    lines += [f"team-{key} = {name}" for key, name in zip(TEAMS, said["teams"], strict=True)]
    lines += [f"tile-{key} = {name}" for key, name in zip(REWARDS, said["tiles"], strict=True)]
    lines += [f"inventor-{each.id} = {getattr(each.names, lang)}" for each in INVENTORS.values()]
    lines += [f"invention-{each.id} = {getattr(each.names, lang)}" for each in INVENTIONS.values()]
    return speaking(lang, lines)


def inventor(id_: str, values: BySciences, *, active: bool = True) -> Inventor:
    """An inventor with that knowledge."""
    printed = INVENTORS[id_]
    missing = [max(0, asked - has) for has, asked in zip(values, printed.goal, strict=True)]
    return Inventor(id_, active, values, printed.goal, printed.points, not sum(missing), sum(missing))


def team(id_: str, *known: BySciences, tired: Sequence[int] = ()) -> tuple[Inventor, ...]:
    """A team, some of it tired; inventors without knowledge given have that of the start."""
    values = [*known, *(each.start for each in TEAMS[id_].inventors[len(known) :])]
    return tuple(
        inventor(each.id, has, active=place not in tired)
        for place, (each, has) in enumerate(zip(TEAMS[id_].inventors, values, strict=True))
    )


def invention(
    id_: str, *pieces: BySciences, tiles: tuple[str, ...] = ("upgrade2", "order"), series: int = 0
) -> Invention:
    """An invention with the pieces of every seat."""
    card = INVENTIONS[id_]
    p, c, m, a = (has - sum(lying) for has, *lying in zip(card.fields, *pieces, strict=True))
    totals = tuple(sum(each) for each in pieces)
    category = CATEGORIES[card.order]
    return Invention(
        id_, card.age, card.order, category, card.points, card.fields, (p, c, m, a), pieces, totals, tiles, True, series
    )  # fmt: skip


NONE: BySciences = (0, 0, 0, 0)
TABLE = View(
    audience=None,
    stage="turns",
    over=False,
    age=2,
    turn_number=41,
    asked=(1,),
    current=1,
    leonardo=0,
    to_complete=3,
    free_teams=(),
    display=(
        invention("crossbow", (1, 0, 2, 0), (0, 0, 1, 0), NONE, tiles=("genius", "victory3")),
        invention("harpsichord", NONE, (0, 1, 0, 2), (1, 0, 0, 0), tiles=("refresh", "upgrade3")),
        invention("fireworks", (0, 1, 0, 0), (0, 1, 0, 0), (2, 1, 0, 0), tiles=("order", "victory1")),
        invention("windmill", NONE, NONE, NONE, tiles=("upgrade4", "upgrade2")),
    ),
    rewards=None,
    players=(
        Player(
            0, "green", team("green", (1, 0, 2, 1), tired=(1, 3)), (Tiles("upgrade3", 2), Tiles("order", 1)),
            ("bow", "dice"), ((Member(0, is_tile=False), Member(1, is_tile=True)),), Points(2, 1, 0, 0), 2, False,
        ),
        Player(
            1, "red", team("red", (3, 0, 0, 3), (1, 1, 1, 0), tired=(2,)), (Tiles("victory2", 1),), ("canoe",), (),
            Points(1, 0, 2, 9), 1, False,
        ),
        Player(2, "purple", team("purple"), (), (), (), Points(0, 0, 0, 0), 3, False),
    ),
    bag=(Tiles("upgrade2", 5), Tiles("upgrade4", 3), Tiles("genius", 2), Tiles("victory2", 4)),
    box=(Tiles("upgrade2", 2), Tiles("victory1", 1)),
    removed=("axe",),
    form=None,
    turning="",
)  # fmt: skip

_DONE = invention("crossbow", (1, 0, 2, 0), (0, 0, 2, 0), (0, 0, 0, 2), tiles=("genius", "victory3"))
REWARDS_TABLE = replace(
    TABLE,
    asked=(0,),
    leonardo=2,
    display=(_DONE, *TABLE.display[1:]),
    rewards=Rewards(
        "crossbow",
        (0, 2, 1),
        (
            (Gain("patent:crossbow", points=2), Gain("tile:genius"), Gain("tile:victory3", points=3)),
            (Gain("patent:crossbow", points=2, series=1), Gain("tile:genius"), Gain("tile:victory3", points=3)),
            (Gain("patent:crossbow", points=2), Gain("tile:genius"), Gain("tile:victory3", points=3)),
        ),
    ),
)
"""An invention has been completed and the first of three chooses."""

PICKING = replace(
    TABLE,
    stage="teams",
    age=0,
    turn_number=0,
    asked=(1,),
    current=None,
    leonardo=None,
    to_complete=0,
    free_teams=("blue", "yellow", "purple", "red"),
    display=(),
    players=(
        Player(0, "green", team("green"), (), (), (), Points(0, 0, 0, 0), 1, False),
        *(Player(seat, "", (), (), (), (), Points(0, 0, 0, 0), 1, False) for seat in (1, 2)),
    ),
    bag=tuple(Tiles(kind, reward.count) for kind, reward in REWARDS.items()),
    box=(),
    removed=(),
)

_LAST = (
    ("gatling_gun", (0, 1, 2, 0), (1, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 1, 0)),
    ("revolver", (1, 0, 1, 1), (0, 1, 0, 1), (0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
    ("automobile", (1, 1, 1, 0), (0, 1, 1, 0), (0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
    ("optical_telegraph", (1, 0, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 1), (0, 0, 0, 1)),
    ("photography", (1, 1, 0, 1), (1, 0, 0, 1), (0, 1, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)),
    ("phonograph", (1, 1, 0, 1), (1, 0, 0, 1), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 1, 0)),
    ("pocket_watch", (1, 1, 0, 1), (0, 1, 0, 1), (0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
    ("light_bulb", (1, 2, 0, 0), (1, 1, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)),
)
_KINDS = tuple(REWARDS)
_PATENTS = ((), ("dice", "sundial"), ("axe", "wheel"), ("oil_lamp", "windmill"), ("pistol", "hourglass"))
_LONG: Series = tuple(Member(number, is_tile=number in {2, 6, 7}) for number in range(8))


def _full_player(seat: int, id_: str) -> Player:
    """The first age and the second bring fourteen patents and twenty-eight tiles at most."""
    values = ((3, 2, 4, 3), (2, 4, 3, 4), (4, 1, 2, 3), (3, 4, 3, 1))
    tiles = (
        tuple(Tiles(kind, 1) for kind in _KINDS)
        if seat == 0
        else tuple(Tiles(kind, 2) for kind in _KINDS[seat : seat + 2])
    )
    patents = ("bow", "canoe", "fire", "papyrus", "crossbow", "caravel") if seat == 0 else _PATENTS[seat]
    points = Points(36, 11, 28, 24) if seat == 0 else Points(9, 2, 3, 6)
    return Player(seat, id_, team(id_, *values, tired=(0, 1, 2, 3)), tiles, patents, (), points, seat + 1, False)


FULL = replace(
    TABLE,
    age=3,
    turn_number=128,
    asked=(4,),
    current=4,
    leonardo=0,
    to_complete=7,
    display=tuple(invention(id_, *pieces, tiles=("upgrade2", "victory3"), series=3) for id_, *pieces in _LAST),
    players=tuple(_full_player(seat, id_) for seat, id_ in enumerate(TEAMS)),
)
"""Five players at the start of the last age, everything in use that could be."""

FINAL = replace(FULL, stage="final", asked=(0, 2), display=(), to_complete=0, current=0)
OVER = replace(FINAL, over=True, asked=())
EMPTY = replace(PICKING, over=True, stage="final", free_teams=(), players=PICKING.players[:1] * 2, bag=())

OWN = replace(TABLE, audience=0, form=Form("hypatia", "harpsichord", (1, 0, 1, 2), 1), asked=(0,), current=0)
OWN_REWARD = replace(REWARDS_TABLE, audience=2)
FULL_OWN = replace(
    FULL,
    audience=0,
    players=(
        replace(
            FULL.players[0],
            patents=tuple(card.id for card in INVENTIONS.values() if card.age > 1)[:14],
            series=(_LONG, _LONG[:4], _LONG[:2]),
        ),
        *FULL.players[1:],
    ),
    form=Form("archimedes", "optical_telegraph", (4, 3, 4, 3), 4),
    rewards=Rewards(
        "gatling_gun",
        (0, 1, 2),
        (
            (
                Gain("patent:gatling_gun", points=3, series=4),
                Gain("tile:upgrade4", fits=12, asked=8, reaches=("hypatia", "archimedes")),
                Gain("tile:refresh"),
            ),
            (),
            (),
        ),
    ),
)
OWN_OVER = replace(OVER, audience=1)
TEAMLESS = replace(PICKING, audience=1)

SENDING = replace(OWN, form=None)


def asked(key: str, *ids: str) -> tuple[Decision, ...]:
    """A question with these options."""
    return (Decision(0, key, Text("ask-turn"), tuple(Option(id_, Text("opt-send")) for id_ in ids)),)


def decided(view: View, lang: Literal["en", "de"], *questions: Decision) -> Image.Image:
    """The picture to decide from."""
    return decision(view, plain_words(lang), NAMES, questions).image


FULL_SENDING = replace(
    FULL_OWN,
    players=(replace(FULL_OWN.players[0], inventors=team("green", tired=(3,))), *FULL.players[1:]),
    form=None,
    rewards=None,
)
_SENDS = asked(
    "TURN",
    *(
        f"send:{each.id}:{card.id}:1/0/0/0:0"
        for each in TEAMS["green"].inventors[:3]
        for card in FULL_SENDING.display[::2]
    ),
)
_TIRED = Barred(f"send:{TEAMS['green'].inventors[3].id}", Text("opt-send"), Text("barred-tired"))

WORDS = plain_words()
VIEWS = {
    "ordinary": TABLE,
    "rewards": REWARDS_TABLE,
    "picking": PICKING,
    "full": FULL,
    "final": FINAL,
    "over": OVER,
    "empty": EMPTY,
}
OWN_VIEWS = {
    "ordinary": OWN,
    "reward": OWN_REWARD,
    "full": FULL_OWN,
    "over": OWN_OVER,
    "teamless": TEAMLESS,
    "watching": TABLE,
}


def told(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every alternative text."""
    return [table_alt(view, words, names), own_alt(view, words, names)]


GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "legendary-table": lambda: table(TABLE, WORDS, NAMES),
    "legendary-table-full": lambda: table(FULL, plain_words("de"), LONG_NAMES),
    "legendary-table-teams": lambda: table(PICKING, WORDS, NAMES),
    "legendary-table-over": lambda: table(OVER, plain_words("de"), LONG_NAMES),
    "legendary-sending": lambda: decided(FULL_SENDING, "de", replace(_SENDS[0], barred=(_TIRED,))),
    "legendary-arranged": lambda: decided(OWN, "en", *asked("TURN", "send:hypatia:harpsichord:1/0/1/2:1")),
    "legendary-reward": lambda: decided(OWN_REWARD, "en", *asked("REWARD", "tile:genius")),
    "legendary-upgrade": lambda: decided(
        SENDING, "de", *asked("UPGRADE", "upgrade:upgrade3:hypatia:mechanics", "flip:order:aristotle:chemistry")
    ),
    "legendary-pick": lambda: decided(TEAMLESS, "en", *asked("TEAM_PICK", "blue")),
    "legendary-team": lambda: own(OWN, WORDS, NAMES),
    "legendary-team-full": lambda: own(FULL_OWN, plain_words("de"), LONG_NAMES),
    "legendary-symbols": partial(symbols, "legendary_inventors"),
    "legendary-turn": partial(turn, "legendary_inventors"),
}
