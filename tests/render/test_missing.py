"""What bars a greyed thing: a plate over it that a phone can show, the same in words, and the legend's sentence."""

from importlib import import_module

import pytest
from PIL import Image, ImageChops

from render.kit import missing
from render.kit.alttext import fitting
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.missing import SIGNS_OF_REASONS, Reasons, badge, goods, in_words, lay
from render.kit.palette import PANEL
from render.kit.picture import ALT_LIMIT
from render.kit.tokens import sign
from render.registry import pictures
from rules.kernel.amounts import amounts
from rules.kernel.model import Barred, Text, text
from rules.kernel.registry import games, home
from rules.kernel.words import of_game
from tests.games import is_guest

GAMES = [key for key in games() if not is_guest(key)]
REASONS = Reasons({"barred-lacks": goods, "barred-full": ("full",)}, lambda _, size: sign("tile", size))
ROOM = Box(20, 20, 120, 48)
LACKS = text("barred-lacks", goods=amounts({"copper": 2}), jokers=0)


def sheet(*greyed: str) -> Canvas:
    """A blank sheet on which these things lie grey, one below the other."""
    made = Canvas(Image.new("RGB", (200, 200), PANEL))
    for place, name in enumerate(greyed):
        made.grey(name, ROOM._replace(y=20 + 60 * place))
    return made


def barred(id_: str, reason: Text = LACKS) -> Barred:
    return Barred(id_, Text("copper"), reason)


def inked(canvas: Canvas) -> tuple[int, int, int, int]:
    """The left, upper, right and lower edge of all that was drawn; zeros for nothing."""
    return ImageChops.difference(canvas.image, sheet().image).getbbox() or (0, 0, 0, 0)


class TestPlates:
    def test_lie_in_the_room_of_what_is_greyed_and_barred_alone(self) -> None:
        canvas = sheet("swan", "crab")
        lay(canvas, [barred("crab"), barred("elsewhere")], REASONS)
        left, top, right, bottom = inked(canvas)
        assert (left >= ROOM.x, top >= ROOM.y + 60, right <= ROOM.right, bottom <= ROOM.bottom + 60) == (True,) * 4

    def test_are_left_out_where_a_game_shows_the_reason_itself(self) -> None:
        canvas = sheet("swan")
        lay(canvas, [barred("swan", Text("barred-shown-already"))], REASONS)
        assert inked(canvas) == (0, 0, 0, 0)

    def test_differ_by_what_is_missing_and_how_much(self) -> None:
        shown = [amounts({"copper": 2}), amounts({"copper": 3}), amounts({"copper": 2, "wood": 1})]
        lines = [goods({"goods": arg}) for arg in shown]
        assert lines == [("−2", "copper"), ("−3", "copper"), ("−2", "copper", "−1", "wood")]
        assert len({badge(line, REASONS, (400, 60)).tobytes() for line in lines}) == 3

    def test_shrink_to_their_room_but_not_below_what_a_phone_can_show(self) -> None:
        line = ("−1", "a", "−1", "b", "−1", "c")
        wide, narrow, none = (badge(line, REASONS, (room, 60)) for room in (400, 160, 20))
        assert narrow.width <= 160 < wide.width
        assert none.size == narrow.size
        assert min(size for size, _, _ in missing.SIZES) * 332 / 800 >= 12


class TestWords:
    words = of_game("nicodemus", "en")

    def test_tell_what_is_greyed_with_the_reason(self) -> None:
        whole, short, nothing = in_words(sheet("swan"), [barred("swan"), barred("elsewhere")], self.words)
        assert whole == "Not possible: copper (lacks 2 copper)."
        assert (short, nothing) == ("Not possible: copper.", "")
        assert in_words(sheet(), [barred("swan")], self.words) == ("",)

    def test_end_an_alternative_text_whole_as_long_as_there_is_room(self) -> None:
        levels = (lambda: "a" * 1000, lambda: "b" * 900)
        assert fitting(levels, ("whole", "")) == "a" * 1000 + " whole"
        assert fitting(levels, ("w" * 100, "short", "")) == "b" * 900 + " " + "w" * 100
        assert fitting(levels, ("w" * 200, "short", "")) == "b" * 900 + " short"
        assert len(fitting(levels, ("w" * 200, ""))) < ALT_LIMIT


@pytest.mark.parametrize("key", GAMES)
def test_a_game_knows_the_reasons_it_shows_and_its_legend_explains_their_signs(key: str) -> None:
    shown: Reasons = import_module(f"{home(key).pictures}.reasons").REASONS
    assert [reason for reason in shown.shown if not of_game(key, "en").has(reason)] == []
    drawn = {name for line in shown.shown.values() if not callable(line) for name in line}
    drawn |= {"missing"} if any(map(callable, shown.shown.values())) else set()
    assert drawn & {*SIGNS_OF_REASONS, "missing"} <= pictures(key).legend.signs.keys()
