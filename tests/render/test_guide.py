"""The pictures that teach: goal, turn and end of every game, legible on a phone, in three languages."""

import pytest
from PIL import Image

from render.jobs import GuideJob, draw_guide, guide_scene
from render.kit import fonts
from render.kit.canvas import stencil
from render.kit.guide import WIDTH
from render.kit.picture import ALT_LIMIT, LARGE
from render.registry import pictures
from rules.kernel.registry import games
from rules.kernel.words import LANGUAGES, load
from tests.games import is_guest

GAMES = [key for key in games() if not is_guest(key)]
SCENES = ("goal", "turn", "end")
TALLEST = WIDTH * 27 // 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_goal_turn_and_end_fit_a_phone_and_are_told_whole(monkeypatch: pytest.MonkeyPatch, key: str, lang: str) -> None:
    sizes: list[int] = []

    def noted(words: str, face: fonts.Face, size: int, anchor: str) -> Image.Image:
        if face in {"text", pictures(key).theme.title}:  # pieces are made smaller as a whole
            sizes.append(size)
        return stencil(words, face, size, anchor)

    guide = pictures(key).guide
    assert tuple(scene.title for scene in guide.scenes) == SCENES
    words, written = load(guide.folder, lang), (guide.folder / f"{lang}.ftl").exists()
    for number, scene in enumerate(guide.scenes):
        with monkeypatch.context() as patch:
            patch.setattr("render.kit.canvas.stencil", noted)
            made = guide_scene(GuideJob(key, lang, number))
        assert made.image.width == WIDTH
        assert made.image.height <= TALLEST
        assert len(made.alt) < ALT_LIMIT
        for told in (scene.title, *(row.caption for row in scene.rows)):
            assert words.language_of(f"guide-{told}") == (lang if written else "en")
            assert words.say(f"guide-{told}") in made.alt
    assert min(sizes) >= 29


@pytest.mark.parametrize("key", GAMES)
def test_they_are_small_files(key: str) -> None:
    assert all(len(draw_guide(GuideJob(key, "en", number)).data) <= LARGE for number in range(len(SCENES)))
