"""The pictures of Imaginarium and their alternative texts."""

import itertools
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from render.imaginarium import PICTURES, faces, icons, layout, players_alt, signs, table_alt, theme
from render.imaginarium.emblems import EMBLEMS
from render.imaginarium.labels import labels
from render.kit.grids import Box
from render.kit.picture import Drawing
from render.registry import pictures
from rules.imaginarium.components import ASSISTANTS, GOODS, MACHINES, PROJECTS, RING
from rules.imaginarium.view import Assistant, Done, Figure, Goods, View, Work
from rules.kernel.words import Words, languages_of
from tests.render.samples import drawings, first_player
from tests.render.samples import imaginarium as samples
from tests.render.samples.imaginarium import VIEWS, WORDS, first_field, mine
from tests.render.test_kit import overlap

LANGUAGES = languages_of("imaginarium")


def workshop_of(view: View, seat: int, words: Words = WORDS, names: Sequence[str] = samples.NAMES) -> Drawing:
    return PICTURES.more(view)[seat + 1].draw(view, words, names)


def public(view: View) -> list[Drawing]:
    """The table, and the picture of all players."""
    drawings = (PICTURES.table, PICTURES.more(view)[0].draw)
    return [draw(view, WORDS, samples.NAMES) for draw in drawings]


def first_slot(view: View, **changes: object) -> View:
    slots = view.players[0].slots
    return first_player(view, slots=(replace(slots[0], **changes), *slots[1:]))


PUBLIC: dict[str, Callable[[View], View]] = {
    "the round": lambda view: replace(view, round=8),
    "the phase": lambda view: replace(view, stage="planning"),
    "whose move it is": lambda view: replace(view, acting=samples.engineer(1)),
    "a figure on the initiative track": lambda view: replace(view, initiative=(None, samples.engineer(2), *[None] * 3)),
    "a machine on the belt": lambda view: first_field(view, machine="P5"),
    "its price": lambda view: first_field(view, price=6),
    "a field bought empty": lambda view: replace(view, belt=samples.belt("- D2 T3 - A4 P1 S2")),
    "a reservation": lambda view: first_field(view, figure=samples.engineer(2)),
    "whose reservation": lambda view: replace(
        view, belt=(*view.belt[:5], replace(view.belt[5], figure=None), view.belt[6])
    ),
    "that a saboteur stands there": lambda view: first_field(view, figure=Figure(1, saboteur=True)),
    "a figure on a press": lambda view: replace(view, presses=samples.presses(Q2=samples.engineer(2))),
    "a figure laid aside": lambda view: replace(view, aside=(samples.engineer(1),)),
    "the stack": lambda view: replace(view, stack=30),
    "a machine in the crusher": lambda view: replace(view, crusher=(*view.crusher, ("D2", 1))),
    "how many of it": lambda view: replace(view, crusher=(("P1", 3), *view.crusher[1:])),
    "an open assistant": lambda view: replace(view, conference=(Assistant("AS02", 5), *view.conference[1:])),
    "the assistants left": lambda view: replace(view, assistants=5),
    "an open project": lambda view: replace(view, projects=(samples.project("PR10"), *view.projects[1:])),
    "a disc on it": lambda view: replace(view, projects=(samples.project("PR01", 2), *view.projects[1:])),
    "whose disc": lambda view: replace(
        view, projects=(view.projects[0], samples.project("PR04", 2), *view.projects[2:])
    ),
    "a project removed": lambda view: replace(view, removed=("PR02",)),
    "the unused projects": lambda view: replace(view, unused=6),
    "a machine in a slot": lambda view: first_slot(view, cards=("P3", "P3")),
    "a combination": lambda view: first_slot(view, cards=("P1", "P1", "P1")),
    "a slot switched off": lambda view: first_slot(view, off=True),
    "a slot used": lambda view: first_slot(view, used=False),
    "more slots": lambda view: first_player(view, max_slots=6),
    "a machine in the garden": lambda view: first_player(view, garden=("A1", "P3", "P3", "D3")),
    "an assistant hired": lambda view: first_player(view, assistants=("AS03",)),
    "the dial": lambda view: first_player(view, dial=("extract", "repair")),
    "secret projects": lambda view: first_player(view, secret_projects=2),
    "the projects completed": lambda view: first_player(view, done=()),
}
OF_A_WORKSHOP: dict[str, Callable[[View], View]] = {
    "its number": lambda view: first_player(view, workshop=4),
    "the levels": lambda view: first_player(view, levels=6),
    "the discs left": lambda view: first_player(view, discs_left=4),
    "what a slot makes": lambda view: first_slot(view, work=Work(0, "charcoal", 7)),
    "what a slot takes": lambda view: first_slot(view, work=Work(1, "charcoal", 3)),
    "points of a completed project": lambda view: first_player(view, done=(Done("PR05", 2, secret=False),)),
    "that it was secret": lambda view: first_player(view, done=(Done("PR05", 3, secret=True),)),
    "an arrangement being drawn up": lambda view: replace(view, sketch=(("P1",), ("P1", "P2"))),
}
_ABOUT_A_PLAYER = ("a machine in a slot", "a combination", "a slot switched off", "a slot used", "more slots")
_MORE_ABOUT_A_PLAYER = ("a machine in the garden", "an assistant hired", "the dial", "secret projects")
IN_BOTH = {name: PUBLIC[name] for name in (*_ABOUT_A_PLAYER, *_MORE_ABOUT_A_PLAYER)} | OF_A_WORKSHOP


@pytest.mark.parametrize("change", PUBLIC.values(), ids=PUBLIC.keys())
class TestEveryPublicFactOfTheTable:
    def test_shows_in_a_picture(self, change: Callable[[View], View]) -> None:
        here, there = public(change(samples.TABLE)), public(samples.TABLE)
        assert [drawn.image for drawn in here] != [drawn.image for drawn in there]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_is_told_in_an_alternative_text(self, change: Callable[[View], View], lang: str) -> None:
        words = samples.plain_words(lang)
        here, there = (
            [tell(view, words, samples.NAMES) for tell in (table_alt, players_alt)]
            for view in (change(samples.TABLE), samples.TABLE)
        )
        assert here != there


@pytest.mark.parametrize("change", IN_BOTH.values(), ids=IN_BOTH.keys())
def test_every_fact_about_a_player_shows_in_the_workshop_and_is_told(change: Callable[[View], View]) -> None:
    before, after = workshop_of(samples.TABLE, 0), workshop_of(change(samples.TABLE), 0)
    assert after.image != before.image
    assert after.alt != before.alt


OUT: dict[str, Callable[[View], View]] = {
    "ranks": lambda view: replace(view, ranks=(1, 2, 5, 3, 3)),
    "goods that came out": lambda view: first_player(view, screen=Goods(1, 2, 3, 4, 5)),
    "majorities": lambda view: first_player(view, majorities=(("wood", 2),)),
}


@pytest.mark.parametrize("change", OUT.values(), ids=OUT.keys())
def test_what_comes_out_at_the_end_shows_and_is_told(change: Callable[[View], View]) -> None:
    changed = change(samples.OVER)
    for draw in (PICTURES.table, PICTURES.more(samples.OVER)[1].draw):
        before, after = (draw(view, WORDS, samples.LONG_NAMES) for view in (samples.OVER, changed))
        assert after.image != before.image
        assert after.alt != before.alt


def reserving(view: View, **changes: object) -> View:
    assert view.mine
    first, *rest = view.mine.reservations
    return mine(view, reservations=(replace(first, **changes), *rest))


OWN: dict[str, Callable[[View], View]] = {
    "charcoal": lambda view: mine(view, screen=Goods(7, 2, 0, 1, 13)),
    "wood": lambda view: mine(view, screen=Goods(6, 3, 0, 1, 13)),
    "copper": lambda view: mine(view, screen=Goods(6, 2, 1, 1, 13)),
    "crystal": lambda view: mine(view, screen=Goods(6, 2, 0, 2, 13)),
    "points": lambda view: mine(view, screen=Goods(6, 2, 0, 1, 14)),
    "secret projects": lambda view: mine(view, secret=("PR11", "PR02")),
    "what can be spent": lambda view: mine(view, means=8),
    "the own price": lambda view: reserving(view, price=4),
    "a price within the charcoal": lambda view: reserving(view, charcoal=True),
    "a price out of reach": lambda view: reserving(view, missing=2),
    "a repair": lambda view: mine(view, payable_repairs=("P3", "A1")),
    "an assistant": lambda view: mine(view, payable_assistants=()),
    "a project met": lambda view: mine(view, met=("PR04",)),
    "the price of points": lambda view: mine(view, vp_price=3),
    "the deals": lambda view: mine(view, deals=5),
    "an own arrangement": lambda view: replace(view, sketch=(("P1", "P1"), ("P2",))),
}


@pytest.mark.parametrize("change", OWN.values(), ids=OWN.keys())
def test_everything_of_ones_own_shows_behind_the_screen_and_is_told(change: Callable[[View], View]) -> None:
    before = PICTURES.private(samples.SCREEN, WORDS, samples.NAMES)
    after = PICTURES.private(change(samples.SCREEN), WORDS, samples.NAMES)
    assert after.image != before.image
    assert after.alt != before.alt


class TestSecrets:
    @pytest.mark.parametrize("draw", [PICTURES.table, PICTURES.more(samples.TABLE)[0].draw])
    def test_public_pictures_are_the_same_for_all_eyes(
        self, draw: Callable[[View, Words, Sequence[str]], Drawing]
    ) -> None:
        before = draw(samples.TABLE, WORDS, samples.NAMES)
        assert draw(samples.SCREEN, WORDS, samples.NAMES) == before
        assert draw(replace(samples.SCREEN, audience=1), WORDS, samples.NAMES) == before

    def test_a_spectator_has_no_screen(self) -> None:
        assert PICTURES.private(samples.TABLE, WORDS, samples.NAMES).alt == "You have no screen at this table."

    @pytest.mark.parametrize(
        "change",
        [
            lambda view: replace(view, stack=1, unused=0, assistants=0),
            lambda view: replace(view, players=(view.players[0], *reversed(view.players[1:]))),
            lambda view: replace(view, sketch=(("P1",),), acting=samples.engineer(1)),
        ],
        ids=["piles", "the others", "another's arrangement"],
    )
    def test_ones_screen_depends_on_nothing_of_others(self, change: Callable[[View], View]) -> None:
        before = PICTURES.private(samples.SCREEN, WORDS, samples.NAMES)
        assert PICTURES.private(change(samples.SCREEN), WORDS, samples.NAMES) == before


def assert_apart(boxes: Sequence[Box], height: int) -> None:
    """Check that boxes lie on a sheet of that height, and none on another."""
    assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
    assert max(box.bottom for box in boxes) < height
    assert all(box.x >= 0 and box.right <= theme.WIDTH for box in boxes)


class TestLayout:
    @pytest.mark.parametrize(("projects", "players"), [(9, 5), (6, 2), (7, 3), (8, 4), (1, 2), (0, 2)])
    def test_nothing_on_the_table_overlaps(self, projects: int, players: int) -> None:
        plan = layout.table_plan(projects, players)
        boxes = [layout.HEADER, *layout.TRACK, *layout.PILES, *layout.FIELDS, *layout.PRESSES, layout.ASIDE]
        boxes += [*plan.projects, *plan.people, *plan.rows]
        assert_apart(boxes, plan.height)
        assert (len(plan.projects), len(plan.rows)) == (projects, players)

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("lines", [2, 3])
    @pytest.mark.parametrize("crusher", [1, 3])
    def test_nothing_on_the_picture_of_all_players_overlaps(self, players: int, lines: int, crusher: int) -> None:
        plan = layout.players_plan(players, lines, crusher)
        assert_apart([layout.HEADER, *plan.rows, plan.crusher], plan.height)
        assert len(plan.rows) == players

    @pytest.mark.parametrize("view", [*VIEWS.values(), *samples.OWN_VIEWS.values()])
    def test_no_picture_is_more_than_a_third_taller_than_wide(self, view: View) -> None:
        for drawn in drawings("imaginarium", view, WORDS, samples.LONG_NAMES):
            wide, tall = drawn.image.size
            assert (wide, tall / wide) <= (800, 1.35), drawn.name


class TestMaterial:
    def test_every_machine_assistant_and_project_has_its_drawings(self) -> None:
        assert set(EMBLEMS) == set(signs.WORKS) == set(MACHINES)
        assert set(signs.ASSISTANTS) == set(signs.BADGES) == set(ASSISTANTS)
        assert set(signs.PROJECTS) == set(PROJECTS)

    def test_every_card_tile_and_badge_looks_different(self) -> None:
        for images in (
            [faces.card(machine, "") for machine in MACHINES],
            [faces.chip(machine, 42) for machine in MACHINES],
            [faces.broken(machine) for machine in MACHINES],
            [faces.tile(project, 147, 4) for project in PROJECTS],
            [faces.person(assistant) for assistant in ASSISTANTS],
            [signs.badge(assistant, 46) for assistant in ASSISTANTS],
        ):
            assert len({image.tobytes() for image in images}) == len(images)

    def test_classes_differ_by_shape_so_that_colour_is_never_needed(self) -> None:
        shapes = [icons.mark(kind, 60).getchannel("A") for kind in icons.CLASSES]
        for one, other in itertools.combinations(shapes, 2):
            differing = sum(
                ImageChops.difference(one, other).point(lambda value: value > 128 and 255).histogram()[255:]
            )
            assert differing > 0.03 * 60 * 60

    @pytest.mark.parametrize(
        ("machine", "figures"),
        [("P1", ("1/3/7",)), ("P5", ("1",)), ("T4", ("6/9/12",)), ("A1", ("3", "charcoal")), ("A4", ("2", "crystal"))],
    )
    def test_a_card_ends_with_its_yields_or_what_it_steals(self, machine: str, figures: tuple[str, ...]) -> None:
        assert signs.machine(machine)[-1] == figures

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_component_has_a_short_name_of_its_own(self, lang: str) -> None:
        said = labels(lang)
        for group in (ASSISTANTS, PROJECTS, RING, GOODS):
            short = [said.say(f"pic-imaginarium-short-{one}") for one in group]
            assert not any(name.startswith("pic-") for name in short)
            assert len(set(short)) == len(short)


class TestFurtherPictures:
    @pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
    def test_every_player_has_a_workshop_under_a_key_and_a_label(self, view: View) -> None:
        further = PICTURES.more(view)
        seats = [player.seat for player in view.players]
        assert [one.seat for one in further] == [None, *seats]
        all_players = "board" if view.over else "players"
        assert [one.key for one in further] == [all_players, *(f"workshop-{seat + 1}" for seat in seats)]
        assert all(labels(lang).has(one.label) for one in further for lang in LANGUAGES)

    def test_each_shows_its_own_player_under_its_own_file_name(self) -> None:
        made = [one.draw(samples.FULL, WORDS, samples.LONG_NAMES) for one in PICTURES.more(samples.FULL)[1:]]
        assert len({one.image.tobytes() for one in made}) == len({one.name for one in made}) == 5
        assert all(one.alt.startswith(name[:20]) for one, name in zip(made, samples.LONG_NAMES, strict=True))

    def test_a_game_without_further_pictures_offers_none(self) -> None:
        assert pictures("nicodemus").more(samples.TABLE) == ()

    def test_the_label_names_the_player(self) -> None:
        (_, first, *_) = PICTURES.more(samples.TABLE)
        assert labels("de").say(first.label, {"name": "Ada"}) == "Werkstatt: Ada"
