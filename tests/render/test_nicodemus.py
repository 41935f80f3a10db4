"""The pictures of Nicodemus and their alternative texts."""

import itertools
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from render.nicodemus import PICTURES, faces, hand_alt, layout, look, table, table_alt
from render.nicodemus.effects import EFFECTS, YIELDS
from render.nicodemus.emblems import EMBLEMS
from render.nicodemus.hand import canvas as hand_canvas
from render.nicodemus.table import canvas as table_canvas
from rules.kernel.words import languages_of, of_game
from rules.nicodemus.components import MACHINES, PROJECTS
from rules.nicodemus.view import Completed, Goods, HandCard, View
from tests.render.positions import assert_told_whole
from tests.render.samples import first_player
from tests.render.samples import nicodemus as samples
from tests.render.samples.nicodemus import OWN_VIEWS, VIEWS, WORDS
from tests.render.test_kit import overlap

LANGUAGES = languages_of("nicodemus")


def first_broken(view: View, **changes: int) -> View:
    return replace(view, yard=(replace(view.yard[0], **changes), *view.yard[1:]))


PUBLIC: dict[str, Callable[[View], View]] = {
    "whose turn it is": lambda view: replace(view, turn=1),
    "who began": lambda view: replace(view, first=1),
    "the last round": lambda view: replace(view, last_round=True),
    "the end": lambda view: replace(view, over=True),
    "a broken machine": lambda view: first_broken(view, machine=12),
    "charcoalium on a machine": lambda view: first_broken(view, charcoalium=5),
    "a fee": lambda view: first_broken(view, fee=3),
    "one machine less": lambda view: replace(view, yard=view.yard[:-1], fresh=0),
    "the machine just played": lambda view: replace(view, fresh=0),
    "an open project": lambda view: replace(view, open_projects=(11, *view.open_projects[1:])),
    "a project gone": lambda view: replace(view, open_projects=(0, *view.open_projects[1:])),
    "the deck": lambda view: replace(view, deck=26),
    "the pile": lambda view: replace(view, pile=7),
    "charcoalium in reserve": lambda view: replace(view, reserve=Goods(4, 5, 6, 3)),
    "crystal in reserve": lambda view: replace(view, reserve=Goods(5, 5, 6, 4)),
    "a score": lambda view: first_player(view, score=10),
    "charcoalium owned": lambda view: first_player(view, goods=Goods(2, 1, 0, 2)),
    "wood owned": lambda view: first_player(view, goods=Goods(3, 2, 0, 2)),
    "copper owned": lambda view: first_player(view, goods=Goods(3, 1, 1, 2)),
    "crystal owned": lambda view: first_player(view, goods=Goods(3, 1, 0, 3)),
    "a workshop": lambda view: first_player(view, workshop=(12, 24)),
    "a project tile owned": lambda view: first_player(view, projects=(36,)),
    "a completed project": lambda view: first_player(view, completed=(Completed(11, (11, 12)),)),
    "the cards in a hand": lambda view: first_player(view, hand_size=4),
}


@pytest.mark.parametrize("change", PUBLIC.values(), ids=PUBLIC.keys())
class TestEveryPublicFact:
    def test_shows_in_the_picture(self, change: Callable[[View], View]) -> None:
        changed = change(samples.TABLE)
        assert table(changed, WORDS, samples.NAMES) != table(samples.TABLE, WORDS, samples.NAMES)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_is_told_in_the_alternative_text(self, change: Callable[[View], View], lang: str) -> None:
        words = samples.plain_words(lang)
        told = table_alt(change(samples.TABLE), words, samples.NAMES)
        assert told != table_alt(samples.TABLE, words, samples.NAMES)


def test_ranks_show_when_the_game_is_over() -> None:
    over = replace(samples.TABLE, over=True)
    other = replace(over, ranks=(1, 2))
    assert table(over, WORDS, samples.NAMES) != table(other, WORDS, samples.NAMES)
    assert "Rank 2." in table_alt(over, WORDS, samples.NAMES)


def test_the_machines_used_for_a_project_are_told() -> None:
    assert "Project 12 1 (Machine 21, Machine 22)" in table_alt(samples.TABLE, WORDS, samples.NAMES)


def second_last_repair(view: View, **changes: int) -> View:
    *others, changed, last = view.repairs
    return replace(view, repairs=(*others, replace(changed, **changes), last))


OWN: dict[str, Callable[[View], View]] = {
    "a card": lambda view: replace(view, hand=(HandCard(12, 1, effect=True, gain=4), *view.hand[1:])),
    "its charcoalium": lambda view: replace(view, hand=(HandCard(11, 2, effect=True, gain=4), *view.hand[1:])),
    "what its effect gains": lambda view: replace(view, hand=(HandCard(11, 1, effect=True, gain=3), *view.hand[1:])),
    "an impossible effect": lambda view: replace(view, hand=(HandCard(11, 1, effect=False, gain=4), *view.hand[1:])),
    "a repair": lambda view: replace(view, repairs=view.repairs[1:]),
    "its charcoalium to pay": lambda view: second_last_repair(view, charcoalium=1),
    "its resources to pay": lambda view: second_last_repair(view, wood=2),
    "its jokers": lambda view: second_last_repair(view, jokers=0),
    "a repair out of reach": lambda view: second_last_repair(view, payable=False),
    "charcoalium to collect": lambda view: first_broken(view, charcoalium=5),
    "the points": lambda view: first_player(view, score=10),
    "the last round": lambda view: replace(view, last_round=True),
    "drawn tiles": lambda view: replace(view, drawn=(10, 31)),
    "own goods": lambda view: first_player(view, goods=Goods(3, 1, 0, 3)),
}


@pytest.mark.parametrize("change", OWN.values(), ids=OWN.keys())
def test_everything_of_ones_own_shows_in_the_hand_and_is_told(change: Callable[[View], View]) -> None:
    changed = change(samples.HAND)
    before = PICTURES.private(samples.HAND, WORDS, samples.NAMES)
    after = PICTURES.private(changed, WORDS, samples.NAMES)
    assert after.image != before.image
    assert after.alt != before.alt


class TestSecrets:
    @pytest.mark.parametrize("audience", [None, 0, 1])
    def test_the_table_is_the_same_for_all_eyes(self, audience: int | None) -> None:
        seen = replace(samples.TABLE, audience=audience, drawn=(10, 11))
        if audience is not None:
            seen = replace(seen, hand=samples.HAND.hand, repairs=samples.HAND.repairs)
        assert PICTURES.table(seen, WORDS, samples.NAMES) == PICTURES.table(samples.TABLE, WORDS, samples.NAMES)

    def test_a_spectator_has_no_hand(self) -> None:
        made = PICTURES.private(samples.TABLE, WORDS, samples.NAMES)
        assert made.alt == "You hold no hand at this table."

    @pytest.mark.parametrize(
        "change",
        [
            lambda view: replace(view, deck=1, pile=0),
            lambda view: replace(view, players=(view.players[0], replace(view.players[1], hand_size=0))),
            lambda view: replace(view, players=(view.players[0], replace(view.players[1], projects=(31,)))),
        ],
        ids=["what is left in the deck", "the other hand", "the other's tiles"],
    )
    def test_ones_hand_depends_on_nothing_of_others(self, change: Callable[[View], View]) -> None:
        before = PICTURES.private(samples.HAND, WORDS, samples.NAMES)
        assert PICTURES.private(change(samples.HAND), WORDS, samples.NAMES) == before


class TestAlternativeTexts:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_longest_names_imaginable_are_told_within_the_limit(self, lang: str) -> None:
        words = samples.long_words(lang)
        assert_told_whole(table_alt(view, words, samples.LONG_NAMES) for view in VIEWS.values())
        assert_told_whole(hand_alt(view, words, samples.LONG_NAMES) for view in OWN_VIEWS.values())

    def test_the_shortened_form_still_names_every_machine_and_number(self) -> None:
        told = table_alt(samples.FULL, samples.plain_words("de"), samples.LONG_NAMES)
        machines = [broken.machine for broken in samples.FULL.yard]
        assert all(f"{spot} Machine {machine} +12" in told for spot, machine in enumerate(machines, 1))
        for player in samples.FULL.players:
            assert ", ".join(f"Machine {machine}" for machine in player.workshop) in told
            assert f"{player.score} SP" in told


class TestWordsFit:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("machine", MACHINES)
    def test_every_machine_has_room_for_its_name(self, lang: str, machine: int) -> None:
        words = of_game("nicodemus", lang)
        assert words.has(f"machine-{machine}")
        view = replace(samples.HAND, hand=(HandCard(machine, 3, effect=True, gain=12),))
        assert hand_canvas(view, words, samples.NAMES).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_no_two_colours_have_the_same_letter(self, lang: str) -> None:
        labels = PICTURES.labels(lang)
        colours = {machine.colour for machine in MACHINES.values()}
        assert len({labels.say(f"pic-letter-{colour}") for colour in colours}) == len(colours)

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("view", [samples.FULL_HAND, samples.BARE_HAND, samples.TABLE])
    def test_every_label_of_a_hand_has_room(self, lang: str, view: View) -> None:
        assert hand_canvas(view, samples.plain_words(lang), samples.NAMES).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
    def test_every_label_of_the_table_has_room(self, lang: str, view: View) -> None:
        assert table_canvas(view, samples.plain_words(lang), samples.NAMES).misfits == []

    def test_only_names_of_players_are_ever_cut(self) -> None:
        cut = table_canvas(samples.FULL, samples.plain_words("de"), ("W" * 32, "M" * 32)).misfits
        assert cut == [f"Am Zug: {'M' * 32}", "W" * 32, "M" * 32]


class TestLayout:
    def test_nothing_on_the_table_overlaps(self) -> None:
        boxes = [layout.HEADER, *layout.SPOTS, layout.STOCK, *layout.SLOTS, *layout.SHOPS, layout.TRACK]
        assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
        assert max(box.bottom for box in boxes) < layout.TABLE_HEIGHT
        assert all(box.x >= 0 and box.right <= look.WIDTH for box in boxes)


class TestMaterial:
    def test_every_machine_has_a_drawing_and_signs_for_its_effect(self) -> None:
        assert set(EMBLEMS) == set(EFFECTS) == set(MACHINES)
        counting = {machine for machine, face in MACHINES.items() if face.colour == "blue"}
        assert set(YIELDS) == set(MACHINES) - counting

    def test_every_icon_looks_different(self) -> None:
        for size in (22, 48):
            drawn = {key: draw(size) for key, draw in PICTURES.icons.items()}
            assert len({image.tobytes() for image in drawn.values()}) == len(drawn)
            assert all(image.size == (size, size) for image in drawn.values())

    def test_every_project_looks_different(self) -> None:
        letters = tuple((colour, colour[0]) for colour in ("blue", "purple", "red", "yellow"))
        for draw in (faces.tile, faces.small_tile):
            images = [draw(project, letters).tobytes() for project in PROJECTS]
            assert len(set(images)) == len(images)
