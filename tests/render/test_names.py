"""Names in pictures: whatever people call themselves, no picture shows a box, and no two players read alike."""

from collections.abc import Iterator
from typing import Any

import pytest
from PIL import ImageDraw
from PIL.ImageFont import FreeTypeFont

from render import charts
from render.charts import Bar, Chart
from render.jobs import DECISION, OWN, TABLE, DrawingJob, SheetJob, _drawn, draw_sheet
from render.kit import fonts
from render.kit.sprites import SPRITES
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from tests.render.test_scoresheet import played

NAMES = ("▤", "狐狐", "שלום דנה", "Ann 🦊", "ann ▤", "👨‍👩‍👧")
READ = ("Player 1", "HuHu", "Slvm Dnh", "Ann (4)", "ann (5)", "man woman girl")
FACES = {str(fonts.FOLDER / file): face for face, file in fonts.FILES.items()}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect all that is written, and refuse what would be a box."""
    words: list[str] = []
    write = ImageDraw.ImageDraw.text

    def noted(pen: ImageDraw.ImageDraw, at: Any, text: str, fill: Any, font: FreeTypeFont, **more: Any) -> None:
        face = FACES[str(font.path)]
        assert [sign for sign in text if sign != "\n" and not fonts.can_show(face, sign)] == [], (text, face)
        words.append(text.replace("\n", " "))
        write(pen, at, text, fill, font, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    with SPRITES.afresh(None):
        yield words


def test_what_the_typefaces_lack_is_shown_as_it_sounds_and_nobody_like_another() -> None:
    said = {"Player": "Player"}

    class Labels:
        def say(self, _: str, args: dict[str, int]) -> str:
            return f"{said['Player']} {args['number']}"

    assert tuple(fonts.shown_names(NAMES, Labels())) == READ  # type: ignore[arg-type]


@pytest.mark.parametrize("key", games())
def test_no_picture_of_a_game_shows_a_box(key: str, written: list[str]) -> None:
    game = find(key)
    seats = game.info.seats[-1]
    play, names = Play.new(game, 3, seats), NAMES[:seats]
    seat = play.waiting()[0]
    for which, audience in ((TABLE, None), (OWN, seat), (DECISION, seat)):
        asked = play.decisions(seat) if which == DECISION else ()
        alt = _drawn(DrawingJob(key, which, game.view(play.state, audience), "en", names, asked)).alt
        assert "HuHu" not in alt  # what is read aloud has the names as they are
    told = " ".join(written)
    assert any(name in told for name in READ[:seats]), told


@pytest.mark.parametrize("key", games())
def test_no_score_sheet_shows_a_box_or_two_players_alike(key: str, written: list[str]) -> None:
    game = find(key)
    seats = game.info.seats[-1]
    end, view = played(game, seats)
    alt = draw_sheet(SheetJob(key, "en", NAMES[:seats], end, view)).alt
    told = " ".join(written)
    assert all(name in told for name in READ[:3][:seats]), told
    assert NAMES[1] in alt


def test_no_chart_shows_a_box(written: list[str]) -> None:
    charts.draw(Chart("c", "狐狐: 3", "alt", (Bar("שלום דנה", (2, 1), "3 ▤"),), ("🦊", "ᴀnn", "H\u0337")))
    assert "HuHu: 3" in written
    assert "Slvm Dnh" in written
