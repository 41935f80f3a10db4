"""Views of Mech A Dream to draw from: an ordinary table, the fullest, the end, and own boards."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Literal

from msgspec.structs import replace
from PIL import Image

from render.mech_a_dream import decision, own, own_alt, table, table_alt, workshop, workshop_alt
from rules.kernel.model import Barred, Decision, Option, Text, text
from rules.kernel.words import Words
from rules.mech_a_dream.components import DELIVERIES, MACHINES, ROBOTS, SAVES, SPECIALISTS
from rules.mech_a_dream.view import (
    Completed,
    Delivery,
    Goods,
    Offered,
    OnBelt,
    Own,
    Package,
    Pile,
    Player,
    Preview,
    Specialist,
    View,
)
from rules.mech_a_dream.wording import END_NIGHT
from tests.render.samples import speaking
from tests.render.sheets import symbols, turn

NAMES = ("Ada", "Charles", "Émilie", "Wilhelmina-Theresia von der Aue X")
LONG_NAMES = tuple(f"{letter}aximilian Schwarzenbergerhofers"[:32] for letter in "MWQG")
_SAID = {
    "en": {
        "amounts": ("flowers", "ink", "rainbows", "dreams", "boosts", "activations"),
        "powers": (
            "ink off tiles",
            "slots nearer",
            "rainbows off crystals",
            "flowers off the dock",
        ),
        "effects": (
            "the evening package",
            "buy a tile, { $less } slots nearer",
            "copy a machine",
            "copy a robot",
        ),
        "places": ("stock room", "delivery dock", "buying", "building", "the centre"),
        "parts": ("morning", "afternoon", "evening", "night"),
        "robots": (
            "Robot", "Dreamer", "Rainbow Maker", "All-rounder", "Night Courier", "Alchemist", "Prism Dealer",
            "Night Builder", "Copycat",
        ),
        "specialists": (
            "Foreman", "Mechanic", "Supplier", "Postmaster", "Docker", "Electrician", "Storekeeper", "Gardener",
            "Broker", "Collector",
        ),
    },
    "de": {
        "amounts": ("Blumen", "Tinte", "Regenbögen", "Träume", "Schübe", "Aktivierungen"),
        "powers": (
            "Tinte weniger für Plättchen",
            "Plätze näher",
            "Regenbögen weniger für Kristalle",
            "Blumen weniger an der Rampe",
        ),
        "effects": (
            "das Abendpaket",
            "Plättchen kaufen, { $less } Plätze näher",
            "ein fremdes Plättchen kopieren",
            "einen Roboter kopieren",
        ),
        "places": ("Lagerraum", "Lieferrampe", "Kaufen", "Bauen", "die Mitte"),
        "parts": ("Morgen", "Nachmittag", "Abend", "Nacht"),
        "robots": (
            "Roboter", "Der Träumer", "Der Regenbogenmacher", "Der Allrounder", "Der Nachtkurier", "Der Alchemist",
            "Der Prismenhändler", "Der Nachtbauer", "Der Nachahmer",
        ),
        "specialists": (
            "Die Vorarbeiterin", "Die Mechanikerin", "Der Zulieferer", "Der Postmeister", "Die Rampenarbeiterin",
            "Die Elektrikerin", "Der Lagerist", "Die Gärtnerin", "Der Händler", "Die Sammlerin",
        ),
    },
    "fr": {
        "amounts": ("fleurs", "encre", "arcs-en-ciel", "rêves", "coups de pouce", "activations"),
        "powers": (
            "encre de moins",
            "cases plus près",
            "arcs-en-ciel de moins pour les cristaux",
            "fleurs de moins au quai",
        ),
        "effects": (
            "le colis du soir",
            "acheter une tuile, { $less } cases plus près",
            "copier une machine",
            "copier un robot",
        ),
        "places": ("magasin", "quai de livraisons", "acheter", "construire", "le centre"),
        "parts": ("matin", "après-midi", "soir", "nuit"),
        "robots": (
            "Robot", "Le Rêveur", "Le Faiseur d'arcs-en-ciel", "Le Polyvalent", "Le Coursier de nuit", "L'Alchimiste",
            "Le Marchand de prismes", "Le Bâtisseur de nuit", "Le Copieur",
        ),
        "specialists": (
            "Le Contremaître", "La Mécanicienne", "Le Fournisseur", "Le Maître de poste", "Le Docker",
            "L'Électricienne", "Le Magasinier", "La Jardinière", "Le Courtier", "La Collectionneuse",
        ),
    },
}  # fmt: skip
_EFFECTS = ("evening-package", "buy", "copy-machine", "copy-robot")
_PLACES = ("trigger-stock", "trigger-dock", "trigger-buy", "trigger-build", "centre")
PLAIN_LANGUAGES = tuple(_SAID)


@cache
def plain_words(lang: Literal["en", "de", "fr"] = "en") -> Words:
    """Names of components that no translator can change under the golden pictures."""
    said = _SAID[lang]
    keys = ("morning", "afternoon", "evening", "night")
    lines = [f"{key} = {name}" for key, name in zip(keys, said["parts"], strict=True)]
    lines += [f"robot-{key} = {name}" for key, name in zip(ROBOTS, said["robots"], strict=True)]
    lines += [f"specialist-{key} = {name}" for key, name in zip(SPECIALISTS, said["specialists"], strict=True)]
    lines += [f"amount-{key} = {{ $number }} {name}" for key, name in zip("FIRDBA", said["amounts"], strict=True)]
    lines += [f"power-{key} = {{ $number }} {name}" for key, name in zip(SAVES, said["powers"], strict=True)]
    lines += [f"effect-{key} = {name}" for key, name in zip(_EFFECTS, said["effects"], strict=True)]
    lines += [f"{key} = {name}" for key, name in zip(_PLACES, said["places"], strict=True)]
    return speaking(lang, lines)


def offered(machine: str, *, affordable: bool = False, price: int | None = None, slot: int | None = None) -> Offered:
    """A tile for sale, as printed unless said otherwise."""
    tile = MACHINES[machine]
    return Offered(machine, tile.price if price is None else price, tile.slot if slot is None else slot, affordable)


def delivery(id_: str, *, fee: int | None = None, taken: int = 0) -> Delivery:
    """A delivery card as printed."""
    card = DELIVERIES[id_]
    day, noon, dusk = (
        tuple(Package(*package) for package in card.packages(part)) for part in ("morning", "afternoon", "evening")
    )
    return Delivery(id_, card.price, card.price if fee is None else fee, day, noon, dusk, taken)


def on_belt(machine: str, slot: int, assistants: int = 0) -> OnBelt:
    """A tile on a belt."""
    return OnBelt(machine, slot, assistants, max(0, slot - assistants))


def built(
    *machines: str, idle: Sequence[str] = (), used: Sequence[str] = (), payable: Sequence[str] = ()
) -> tuple[Completed, ...]:
    """A workshop with these machines in order."""
    return tuple(
        Completed(machine, space, int(machine in idle), used=machine in used, payable=machine in payable)
        for space, machine in enumerate(machines, start=1)
    )


def player(seat: int, goods: Goods, **more: object) -> Player:
    """A player with an empty workshop unless said otherwise."""
    plain = Player(
        seat=seat,
        goods=goods,
        belt=(),
        workshop=(),
        assistants=("", "", ""),
        robot="RB0",
        robot_used=False,
        specialists=(),
        at_work=False,
        saves=(0, 0, 0, 0),
        bonus=0,
        points=goods.dreams + goods.rainbows + (goods.flowers + goods.ink) // 5,
        rank=seat + 1,
    )
    return replace(plain, **more)


PILES = (
    Pile("blue_green", (offered("B13"), offered("E2a")), offered("B08"), 19),
    Pile("red", (offered("P08"),), offered("P14"), 12),
    Pile("yellow", (), offered("C4"), 7),
)
TABLE = View(
    audience=None,
    stage="afternoon",
    day=3,
    days=7,
    first=1,
    turn=2,
    order=(1, 2, 0),
    over=False,
    last_night=False,
    has_robots=False,
    has_specialists=False,
    piles=PILES,
    delivery=delivery("L01"),
    deliveries_left=4,
    delivered=("L05", "L10"),
    specialists=(),
    players=(
        player(
            0, Goods(2, 6, 1, 4), belt=(on_belt("P09", 2, 1), on_belt("C3", 4)), workshop=built("B01", "E1a"),
            assistants=("P09", "", ""), saves=(1, 0, 0, 0),
        ),
        player(
            1, Goods(5, 3, 0, 2), belt=(on_belt("B16", 3),), workshop=built("P01"),
            assistants=("dock", "stock", ""),
        ),
        player(
            2, Goods(9, 1, 3, 0), belt=(on_belt("B11", 1, 1), on_belt("B06", 4)), workshop=built("B04"),
            assistants=("B11", "", ""),
        ),
    ),
    own=None,
)  # fmt: skip

SPECIALISTS_IN_PLAY = (
    Specialist("S5", 2, 0, takeable=False),
    Specialist("S3", 0, 0, takeable=False),
    Specialist("S8", 1, 2, takeable=False),
    Specialist("S10", 1, 3, takeable=False),
)
FULL = replace(
    TABLE,
    stage="night",
    day=7,
    turn=None,
    first=3,
    order=(3, 0, 1, 2),
    last_night=True,
    has_robots=True,
    has_specialists=True,
    piles=(
        Pile("blue_green", (offered("B08"), offered("E3b")), None, 0),
        Pile("red", (offered("P08"),), offered("P14"), 1),
        Pile("yellow", (), None, 0),
    ),
    delivery=delivery("L09"),
    deliveries_left=0,
    delivered=("L01", "L02", "L03", "L04", "L05", "L06"),
    specialists=SPECIALISTS_IN_PLAY,
    players=(
        player(
            0, Goods(9, 9, 12, 67), at_work=True, robot="RB5", robot_used=True, specialists=("S5", "S3"),
            belt=(on_belt("C7", 6), on_belt("P16", 2), on_belt("P12", 2), on_belt("B18", 2), on_belt("C8", 1)),
            workshop=built(
                "B01", "B13", "P14", "E1a", "E1b", "P08", "C4", "C6", "B17", "P07", "E2a", "P06",
                used=("B01", "P08"), payable=("B13", "P14", "B17", "P07", "P06"),
            ),
            saves=(2, 1, 0, 0),
        ),
        player(
            1, Goods(8, 7, 10, 55), at_work=True, robot="RB8",
            belt=(on_belt("P03", 7), on_belt("P11", 4)),
            workshop=built("B02", "B03", "P13", "E4a", "B09", "P15", "C5", "B10", "E3a", payable=("B02", "B03")),
            saves=(0, 0, 1, 1),
        ),
        player(
            2, Goods(0, 0, 0, 31), robot="RB6", robot_used=True, specialists=("S8",),
            belt=(on_belt("C2", 2), on_belt("B07", 2)),
            workshop=built("B05", "B06", "P05", "P04", "B12", "B14", "C1", used=("B05", "B06", "P05", "P04")),
        ),
        player(
            3, Goods(9, 0, 4, 49), at_work=True, robot="RB7", specialists=("S10",),
            belt=(),
            workshop=built("B15", "B16", "P02", "E2b", "E4b", "P10", "P01", "B11", "C3", payable=("B16",)),
            saves=(0, 1, 0, 1),
        ),
    ),
)  # fmt: skip
"""Four players in the last night, everything in use that could be."""


def _rested(one: Player) -> Player:
    """The same player when no night is under way."""
    done = tuple(replace(machine, used=False, payable=False) for machine in one.workshop)
    return replace(one, workshop=done, at_work=False, robot_used=False)


OVER = replace(FULL, stage="over", over=True, players=tuple(map(_rested, FULL.players)))
BUSY = replace(
    OVER,
    stage="evening",
    over=False,
    turn=2,
    last_night=True,
    piles=PILES,
    delivery=delivery("L09", taken=1),
    players=tuple(
        replace(
            _rested(one),
            assistants=("dock", "stock", "" if one.seat == 2 else "stock") if one.seat else ("P16", "C4", "dock"),
            belt=(*one.belt, *(on_belt(f"C{1 + place}", 4) for place in range(one.seat * 2 - len(one.belt)))),
        )
        for one in FULL.players
    ),
)
"""The last evening: assistants out, every tile on offer, packages being taken."""
START = replace(
    TABLE,
    stage="robots",
    day=1,
    turn=None,
    has_robots=True,
    has_specialists=True,
    deliveries_left=6,
    delivered=(),
    specialists=tuple(Specialist(id_, 1, None, takeable=False) for id_ in ("S1", "S6", "S9")),
    players=tuple(player(seat, Goods(3, 4, 0, 0)) for seat in range(3)),
)

OWN = replace(
    TABLE,
    audience=2,
    piles=(
        Pile("blue_green", (offered("B13"), offered("E2a", slot=2)), offered("B08"), 19),
        Pile("red", (offered("P08"),), offered("P14"), 12),
        Pile("yellow", (), offered("C4", affordable=True), 7),
    ),
    own=Own(2),
)
OWN_NIGHT = replace(
    FULL,
    audience=1,
    piles=(
        Pile("blue_green", (offered("B08", affordable=True), offered("E3b", affordable=True)), None, 0),
        Pile("red", (offered("P08", affordable=True),), offered("P14", affordable=True, slot=0, price=2), 1),
        Pile("yellow", (), None, 0),
    ),
    delivery=delivery("L09", fee=3),
    own=Own(
        1,
        refused=("RB1",),
        boosts=2,
        night=(
            Preview("robot", Goods(8, 7, 10, 55), 0, 0, open=True),
            Preview("B02", Goods(8, 9, 10, 55), 0, 0, open=False),
            Preview("B03", Goods(9, 8, 10, 55), 0, 0, open=False),
            Preview("P13", Goods(8, 7, 9, 58), 0, 0, open=False),
            Preview("B09", Goods(9, 7, 10, 55), 0, 1, open=False),
            Preview("P15", Goods(7, 6, 10, 59), 0, 0, open=False),
            Preview("B10", Goods(8, 8, 10, 55), 1, 1, open=False),
        ),
        run=("B02",),
        after_run=Goods(8, 9, 10, 55),
    ),
)
CHOOSING = replace(START, audience=0, own=Own(0, dealt=("RB7", "RB2")))

WORDS = plain_words()
VIEWS = {"ordinary": TABLE, "full": FULL, "busy": BUSY, "choosing robots": START, "over": OVER}
OWN_VIEWS = {
    "ordinary": OWN,
    "night": OWN_NIGHT,
    "choosing": CHOOSING,
    "over": replace(OVER, audience=3, own=Own(3, refused=("RB2",))),
    "watching": TABLE,
}


def told(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every alternative text."""
    workshops = (workshop_alt(view, words, names, player.seat) for player in view.players)
    return [table_alt(view, words, names), own_alt(view, words, names), *workshops]


DOCK_CLOSED = Decision(
    2,
    "ACTION",
    text("ask-action", part=Text("evening"), last="no"),
    tuple(Option(id_, Text(f"opt-{id_}"), icon=id_) for id_ in ("stock", "buy", "build")),
    barred=tuple(
        Barred(id_, Text(f"opt-{id_}"), text("barred-lacks", goods=[text(f"amount-{good}", number=2)]))
        for id_, good in {"dock": "F", "buy:B13": "I", "buy:E2a": "I", "buy:P08": "I"}.items()
    ),
)
NIGHT = Decision(
    1,
    "NIGHT_MENU",
    text("ask-night", last="no"),
    (*(Option(id_, Text("opt-activate")) for id_ in ("robot", "B02", "B03", "P13", "B09")), END_NIGHT),
)


def own_goods(view: View, good: str) -> View:
    """The same view with more of a good for the third player."""
    first, second, third = view.players
    goods = replace(third.goods, **{good: getattr(third.goods, good) + 1})
    return replace(view, players=(first, second, replace(third, goods=goods)))


def deciding(view: View, words: Words, asked: Decision) -> Image.Image:
    """The picture to decide from."""
    return decision(view, words, LONG_NAMES, (asked,)).image


GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "mech-table": lambda: table(TABLE, WORDS, NAMES),
    "mech-table-full": lambda: table(FULL, plain_words("de"), LONG_NAMES),
    "mech-table-start": lambda: table(START, plain_words("fr"), NAMES),
    "mech-workshop-full": lambda: workshop(FULL, plain_words("de"), LONG_NAMES, 0),
    "mech-own": lambda: own(OWN, WORDS),
    "mech-own-night": lambda: own(OWN_NIGHT, plain_words("de")),
    "mech-decision-action": lambda: deciding(OWN, WORDS, DOCK_CLOSED),
    "mech-decision-night": lambda: deciding(OWN_NIGHT, plain_words("de"), NIGHT),
    "mech-symbols": partial(symbols, "mech_a_dream"),
    "mech-turn": partial(turn, "mech_a_dream"),
}
