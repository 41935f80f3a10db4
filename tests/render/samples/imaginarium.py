"""Views of Imaginarium to draw from: an ordinary table, two players with saboteurs, the fullest, and own screens."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PIL import Image

from render.imaginarium import players, players_alt, screen, screen_alt, table, table_alt, workshop, workshop_alt
from render.imaginarium.decision import decision
from rules.imaginarium.components import ASSISTANTS, FIELDS, GOODS, MACHINES, NEIGHBOURS, PRESSES, PROJECTS, RING
from rules.imaginarium.view import (
    Assistant,
    Done,
    Field,
    Figure,
    Goods,
    Mine,
    Player,
    Press,
    Project,
    Reservation,
    Slot,
    View,
    Work,
)
from rules.kernel.amounts import amounts
from rules.kernel.model import Barred, Decision, Option, Text, text
from rules.kernel.words import Words
from tests.render.samples import speaking
from tests.render.sheets import symbols, turn

NAMES = ("Ada", "Charles", "Grace")
LONG_NAMES = (
    "Wilhelmina-Theresia von der Aue X",
    "Maximilian Schwarzenbergerhofers",
    "Anna-Katharina Hohenlohe-Oehringe",
    "Friedrich Wilhelm August Heinrich",
    "Grace Brewster Murray Hopper 1906",
)


def plain_words(lang: str = "en") -> Words:
    """Names of components that no translator can change under the golden pictures."""
    lines = [f"machine-{machine} = Machine {machine}" for machine in MACHINES]
    lines += [f"assistant-{one} = Helper {one}" for one in ASSISTANTS]
    lines += [f"effect-{one} = what {one} does for whoever has it" for one in ASSISTANTS]
    lines += [f"project-{project} = Project {project}" for project in PROJECTS]
    lines += [f"condition-{project} = condition {project}" for project in PROJECTS]
    lines += [f"action-{action} = {action}" for action in RING]
    lines += ["amount = { $number } { $good }", *(f"{good} = {good}" for good in (*GOODS, "choice"))]
    lines.append("vp = VP")
    return speaking(lang, lines)


def belt(machines: str, **figures: Figure) -> tuple[Field, ...]:
    """A belt with these machines, a dash for none, and these figures."""
    return tuple(
        Field(
            place,
            cost,
            "" if machine == "-" else machine,
            0 if machine == "-" else cost + MACHINES[machine].level,
            figures.get(place),
        )
        for (place, cost), machine in zip(FIELDS.items(), machines.split(), strict=True)
    )


def presses(**figures: Figure) -> tuple[Press, ...]:
    """The presses with these figures."""
    return tuple(Press(place, gain, figures.get(place)) for place, gain in PRESSES.items())


def engineer(seat: int) -> Figure:
    """An engineer."""
    return Figure(seat, saboteur=False)


def slot(*cards: str, work: Work | None = None, off: bool = False, used: bool = False) -> Slot:
    """A slot with these machines."""
    return Slot(cards, off, used, work)


def project(id_: str, *discs: int) -> Project:
    """An open project with the discs of these seats."""
    return Project(id_, PROJECTS[id_].points, PROJECTS[id_].points - bool(discs), discs)


_NOBODY = Player(
    seat=0,
    colour="blue",
    workshop=1,
    slots=(),
    max_slots=4,
    garden=(),
    assistants=(),
    dial=(),
    done=(),
    secret_projects=0,
    levels=0,
    discs_left=6,
    screen=None,
    majorities=(),
)

_FIRST = replace(
    _NOBODY,
    workshop=2,
    slots=(
        slot("P1", "P1", work=Work(0, "charcoal", 3), used=True),
        slot("P2", work=Work(0, "wood", 1)),
        slot("T4", work=Work(2, "charcoal", 6), off=True),
    ),
    garden=("A1", "P3", "P3"),
    assistants=("AS03", "AS13"),
    dial=("repair", "trade"),
    done=(Done("PR05", 3, secret=False),),
    levels=5,
    discs_left=5,
)

TABLE = View(
    audience=None,
    round=7,
    stage="implementation",
    over=False,
    acting=engineer(0),
    initiative=(engineer(2), None, None, None, None),
    belt=belt("P6 D2 T3 - A4 P1 S2", F2=engineer(0), F6=engineer(1)),
    presses=presses(),
    aside=(),
    stack=31,
    crusher=(("P1", 2), ("T2", 1), ("A3", 1)),
    conference=(Assistant("AS01", 9), Assistant("", 0), Assistant("AS08", 6)),
    assistants=6,
    projects=(
        project("PR01"),
        project("PR04", 1),
        project("PR05", 0, 2),
        project("PR06"),
        project("PR09"),
        project("PR12"),
        project("PR14"),
    ),
    unused=7,
    removed=(),
    players=(
        _FIRST,
        replace(_NOBODY, seat=1, colour="orange", workshop=3, slots=(slot("P1"), slot("D1", "D3")), secret_projects=2),
        replace(_NOBODY, seat=2, colour="pink", workshop=5, garden=("T1",), dial=("reorganise", "recruit")),
    ),
    sketch=None,
    ranks=(),
    mine=None,
)

TWO = replace(
    TABLE,
    round=2,
    stage="planning",
    acting=Figure(1, saboteur=True),
    initiative=(None, Figure(1, saboteur=True), engineer(0), engineer(1), None),
    belt=belt("P4 P3 T4 P1 P2 D1 A5", F4=Figure(0, saboteur=True)),
    crusher=(),
    projects=(*TABLE.projects[:2], project("PR05", 0), *TABLE.projects[3:6]),
    players=TABLE.players[:2],
)

_GROUPS = (
    slot("P2", "P2", "P2", work=Work(0, "wood", 5)),
    slot("T1", "P6", work=Work(0, "charcoal", 3)),
    slot("T2", "P4", work=Work(0, "copper", 1), off=True),
    slot("P5", work=Work(0, "wood+copper", 1), used=True),
    slot("S2", "S2", work=Work(0, "vp", 3)),
    slot("T4", "T4", "T4", work=Work(2, "charcoal", 12)),
)
_DEFENDED = (slot("D1", "D1", "D2", "D2", "D3", "D3"), *_GROUPS[1:4])


def _crowded(seat: int) -> Player:
    """A player with everything; only one can have the Extension, and the last finds but one assistant."""
    hired = tuple(ASSISTANTS)[seat * 3 : seat * 3 + 3]
    most = 6 if "AS06" in hired else 4
    return replace(
        _NOBODY,
        seat=seat,
        workshop=seat + 1,
        slots=_DEFENDED if seat == 2 else _GROUPS[:most],
        max_slots=most,
        garden=("A1", "A2", "A3", "A4", "P1", "P1", "P3", "P4", "T3", "T1")[: 10 - seat],
        assistants=hired,
        dial=("dismantle", "reorganise"),
        done=(Done("PR05", 4, secret=False), Done("PR13", 4, secret=True), Done("PR10", 5, secret=False)),
        levels=33,
        discs_left=0,
        secret_projects=2 if "AS08" in hired else 0,
    )


_CROWD = tuple(map(_crowded, range(5)))

FULL = replace(
    TABLE,
    round=38,
    acting=engineer(1),
    initiative=(engineer(0), None, None, None, None),
    belt=belt("S1 A6 D3 P6 T4 A5 P4", F1=engineer(3), F3=engineer(1), F7=engineer(4)),
    presses=presses(Q3=engineer(2)),
    crusher=tuple((machine, 2) for machine in MACHINES if machine[0] in "PTA"),
    conference=(Assistant("AS07", 3), Assistant("AS12", 3), Assistant("AS09", 5)),
    projects=tuple(project(f"PR{number:02}", *range(5 if number < 7 else 1)) for number in range(2, 10)),
    removed=("PR01",),
    players=_CROWD,
    sketch=(("P2", "P2"), ("P2",), ("P6", "T1"), ("P4", "T2"), ("P5",), ("S2", "S2"), ("T4", "T4"), ("T4",)),
)

OVER = replace(
    FULL,
    stage="over",
    over=True,
    acting=None,
    initiative=tuple(engineer(seat) for seat in (3, 4, 0, 2, 1)),
    belt=belt("- - - - - - -"),
    presses=presses(),
    conference=(Assistant("", 0),) * 3,
    projects=FULL.projects[:6],
    sketch=None,
    ranks=(2, 1, 5, 3, 3),
    players=tuple(
        replace(
            player,
            screen=Goods(104, 38, 29, 27, 26 - player.seat),
            majorities=(("charcoal", 3), ("wood", 2), ("copper", 2), ("crystal", 2)),
        )
        for player in _CROWD
    ),
)

SCREEN = replace(
    TABLE,
    audience=0,
    mine=Mine(
        screen=Goods(6, 2, 0, 1, 13),
        secret=("PR11", "PR14"),
        means=9,
        reservations=(
            Reservation("F1", "P6", 7, charcoal=False, missing=0),
            Reservation("F2", "D2", 5, charcoal=True, missing=0),
            Reservation("F3", "T3", 13, charcoal=False, missing=4),
        ),
        payable_repairs=("P3",),
        payable_assistants=("AS08",),
        met=("PR04", "PR14"),
        vp_price=5,
        deals=3,
    ),
)

FULL_SCREEN = replace(
    FULL,
    audience=1,
    mine=Mine(
        screen=Goods(104, 38, 29, 27, 19),
        secret=("PR10", "PR11"),
        means=204,
        reservations=tuple(
            Reservation(field.place, field.machine, field.price, charcoal=False, missing=7) for field in FULL.belt
        ),
        payable_repairs=("A1", "A2", "A3", "A4", "P1", "P1", "P3", "P4", "T3"),
        payable_assistants=("AS07", "AS12", "AS09"),
        met=tuple(f"PR{number:02}" for number in range(2, 12)),
        vp_price=3,
        deals=5,
    ),
)

WORDS = plain_words()
VIEWS = {"ordinary": TABLE, "two": TWO, "full": FULL, "over": OVER}
OWN_VIEWS = {"ordinary": SCREEN, "full": FULL_SCREEN, "none": TABLE}


def told(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every alternative text."""
    both = [table_alt(view, words, names), players_alt(view, words, names)]
    first, further = reversed(both) if view.over else both
    workshops = (workshop_alt(view, words, names, player.seat) for player in view.players)
    return [first, screen_alt(view, words, names), further, *workshops]


def ask(key: str, *ids: str, **barred: Text) -> Decision:
    """A question to the first player with these options, and what is barred by id."""
    bars = tuple(Barred(id_, Text(id_), reason) for id_, reason in barred.items())
    return Decision(0, key, Text("ask"), tuple(Option(id_, Text(id_)) for id_ in ids), barred=bars)


PLANNING = replace(SCREEN, stage="planning", belt=belt("P6 D2 T3 - A4 P1 S2", F6=engineer(1)))
PLACE = ask("DEC-01", "F1:P6", "F2:D2", "F3:T3", "Q1", "Q3")
DIAL = ask(
    "DEC-05",
    *("+".join(pair) for pair in NEIGHBOURS if pair != ("repair", "trade")),
    **{"repair+trade": Text("barred-last-pair")},
)
_LACKING = {f"repair:{one}": {"wood": 1, "crystal": 2} for one in SCREEN.players[0].garden if one != "P3"}
REPAIR = ask(
    "DEC-11", "repair:P3", "none", **{id_: text("barred-lacks", goods=amounts(few)) for id_, few in _LACKING.items()}
)


def decided(view: View, asked: Decision) -> Image.Image:
    """The picture to decide from."""
    return decision(view, WORDS, NAMES, [asked]).image


GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "imaginarium-table": lambda: table(TABLE, WORDS, NAMES),
    "imaginarium-table-two": lambda: table(TWO, plain_words("de"), LONG_NAMES),
    "imaginarium-players-full": lambda: players(FULL, plain_words("de"), LONG_NAMES),
    "imaginarium-workshop-full": lambda: workshop(OVER, plain_words("de"), LONG_NAMES, 1),
    "imaginarium-screen": lambda: screen(SCREEN, WORDS, NAMES),
    "imaginarium-decision-place": lambda: decided(PLANNING, PLACE),
    "imaginarium-decision-dial": lambda: decided(SCREEN, DIAL),
    "imaginarium-decision-repair": lambda: decided(SCREEN, REPAIR),
    "imaginarium-symbols": partial(symbols, "imaginarium"),
    "imaginarium-turn": partial(turn, "imaginarium"),
}


def first_field(view: View, **changes: object) -> View:
    """The same view with another first field of the belt."""
    return replace(view, belt=(replace(view.belt[0], **changes), *view.belt[1:]))


def mine(view: View, **changes: object) -> View:
    """The same view with other things behind the viewer's screen."""
    assert view.mine
    return replace(view, mine=replace(view.mine, **changes))
