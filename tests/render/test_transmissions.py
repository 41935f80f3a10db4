"""The pictures of Transmissions and their alternative texts."""

import itertools
import math
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.kit.picture import Drawing
from render.transmissions import PICTURES, icons, layout, pipes, signs, tiles
from render.transmissions.alt import board_alt, table_alt
from render.transmissions.alt_decision import decision_alt
from render.transmissions.alt_hand import hand_alt
from render.transmissions.emblems import EMBLEMS
from render.transmissions.hand import canvas as hand_canvas
from render.transmissions.labels import labels
from render.transmissions.places import PLACES
from render.transmissions.robots import ROBOTS, robot
from render.transmissions.rondel import Rondel
from render.transmissions.routes import shown
from rules.kernel.words import Words, languages_of, of_game
from rules.transmissions import components
from rules.transmissions.components import CARDS, IDEAS, ITEMS, KINDS, PIPES
from rules.transmissions.pipes import TURNED
from rules.transmissions.view import CardRobot, Goods, Reach, View
from tests.render.samples import first_player
from tests.render.samples import transmissions as samples
from tests.render.samples import transmissions_pieces as pieces
from tests.render.samples.transmissions import OWN_VIEWS, VIEWS, WORDS, first_column, harvey
from tests.render.samples.transmissions_pieces import forest, robots
from tests.render.test_kit import overlap

LANGUAGES = languages_of("transmissions")
Change = Callable[[View], View]


def further(view: View, *keys: str) -> list[Drawing]:
    return [one.draw(view, WORDS, samples.NAMES) for one in PICTURES.more(view) if one.key in keys]


def deciding_on(name: str, change: Change = lambda view: view) -> Drawing:
    view, decision = samples.ASKED[name]
    assert PICTURES.decision
    return PICTURES.decision(change(view), WORDS, samples.NAMES, (decision,))


def scored(view: View, **changes: object) -> View:
    return first_player(view, score=replace(view.players[0].score, **changes))


def first_goods(view: View, **changes: object) -> View:
    return first_player(view, goods=replace(view.players[0].goods, **changes))


def first_stack(view: View, **changes: object) -> View:
    stack, *rest = view.pipe_stacks
    return replace(view, pipe_stacks=(replace(stack, **changes), *rest))


def with_pipes(view: View, written: str) -> View:
    placed = pieces.network(written)
    return first_player(view, pipes=pieces.lying(placed))


COMMON: dict[str, Change] = {
    "whose turn it is": lambda view: replace(view, turn=1),
    "who began": lambda view: replace(view, start=0),
    "the card played": lambda view: replace(view, card="T5"),
    "an extra turn": lambda view: replace(view, sub_turn=2),
    "the item sets": lambda view: replace(view, item_sets=("B", "D")),
    "the idea sets": lambda view: replace(view, idea_sets=("G", "H")),
    "a robot's field": lambda view: replace(view, fields=pieces.fields(yellow=4, blue=6, green=9, red=12)),
    "the active robot": lambda view: replace(view, active="green"),
    "the robots to choose from": lambda view: replace(view, choices=(CardRobot("blue", 6, ()),)),
    "the action performed": lambda view: replace(view, done="lake"),
    "where the robot can go": lambda view: replace(view, reach=view.reach[:-2]),
    "the end triggered": lambda view: replace(view, trigger=1, reason="stack"),
    "last turns": lambda view: replace(view, trigger=1, reason="stack", turns_left=1),
    "an item of the display": lambda view: first_column(view, item="D2"),
    "its price in electricity": lambda view: first_column(view, electricity=2),
    "an idea of the display": lambda view: first_column(view, idea="F2"),
    "an empty column": lambda view: first_column(view, item="", idea=""),
    "the stack of the display": lambda view: replace(view, display_stack=6),
    "the top of a pipe stack": lambda view: first_stack(view, top="P33"),
    "the height of a pipe stack": lambda view: first_stack(view, height=3),
    "an empty pipe stack": lambda view: first_stack(view, top="", height=0),
    "the forest draw pile": lambda view: replace(view, forest_draw=20),
    "the top of the forest discards": lambda view: replace(view, forest_discard=("FC21", "FC12")),
    "the height of the forest discards": lambda view: replace(view, forest_discard=("FC18",)),
    "the supply": lambda view: replace(view, supply=Goods(9, 12, 8, 11, 0)),
}
OF_A_PLAYER: dict[str, Change] = {
    "the score": lambda view: scored(view, points=24),
    "white engrams": lambda view: first_goods(view, white=3),
    "yellow engrams": lambda view: first_goods(view, yellow=1),
    "green engrams": lambda view: first_goods(view, green=2),
    "blue engrams": lambda view: first_goods(view, blue=2),
    "electricity": lambda view: first_goods(view, electricity=6),
    "an idea on a robot": lambda view: first_player(view, robots=robots("yellow S3 F4 F1; blue E2 A1; red G1")),
    "an item on a robot": lambda view: first_player(view, robots=robots("yellow S3 F4; blue E2; red G1")),
    "a pipe": lambda view: with_pipes(view, "P05 P33"),
    "the longest run": lambda view: scored(view, run=5),
    "a pipe set aside": lambda view: first_player(view, set_aside=("P01", "P02")),
    "birds": lambda view: scored(view, birds=4),
    "butterflies": lambda view: scored(view, butterflies=0),
    "a forest card": lambda view: first_player(view, forest=forest("FC01")),
    "a forest card used": lambda view: first_player(view, forest=forest("FC01! FC05!")),
    "acorns": lambda view: first_player(view, acorns=4),
    "the cards in hand": lambda view: first_player(view, hand_size=3),
}
ONLY_ON_A_BOARD: dict[str, Change] = {
    "an idea used in this turn": lambda view: replace(view, spent=("S3",)),
    "which idea lies there": lambda view: first_player(view, robots=robots("yellow S5 F4; blue E2 A1; red G1")),
    "on which robot it lies": lambda view: first_player(view, robots=robots("yellow S3; blue E2 A1; red G1; green F4")),
    "which pipe lies there": lambda view: with_pipes(view, "P05 P33 P20"),
    "the cells of the run": lambda view: first_player(view, run=((0, 0), (1, 0))),
    "which forest card it is": lambda view: first_player(view, forest=forest("FC08 FC05!")),
    "the deck": lambda view: first_player(view, deck_size=5),
    "a line of the score": lambda view: first_player(view, score=pieces.score(23, 1, 4, creatures=5, pipes=10)),
}
NOT_ON_A_BOARD = ("acorns",)
PUBLIC = COMMON | OF_A_PLAYER
ON_A_BOARD = {name: change for name, change in OF_A_PLAYER.items() if name not in NOT_ON_A_BOARD} | ONLY_ON_A_BOARD


@pytest.mark.parametrize("change", PUBLIC.values(), ids=PUBLIC.keys())
class TestEveryPublicFactOfTheTable:
    def test_shows_in_the_picture(self, change: Change) -> None:
        here, there = (
            [one.image for one in (PICTURES.table(view, WORDS, samples.NAMES), *further(view, "players"))]
            for view in (change(samples.TABLE), samples.TABLE)
        )
        assert here != there

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_is_told_in_the_alternative_text(self, change: Change, lang: str) -> None:
        words = samples.plain_words(lang)
        told = table_alt(change(samples.TABLE), words, samples.NAMES)
        assert told != table_alt(samples.TABLE, words, samples.NAMES)


@pytest.mark.parametrize("change", ON_A_BOARD.values(), ids=ON_A_BOARD.keys())
def test_every_fact_about_a_player_shows_on_the_board_and_is_told(change: Change) -> None:
    before, after = (further(view, "board-1", "pipes-1") for view in (samples.TABLE, change(samples.TABLE)))
    assert [one.image for one in after] != [one.image for one in before]
    assert [one.alt for one in after] != [one.alt for one in before]


def harvey_scored(view: View, **changes: object) -> View:
    assert view.harvey
    return harvey(view, score=replace(view.harvey.score, **changes))


ABOUT_HARVEY: dict[str, Change] = {
    "his score": lambda view: harvey_scored(view, points=64),
    "his robots": lambda view: harvey(view, robots=robots("yellow A4 F1; blue G7 E2")),
    "his pipes": lambda view: harvey(view, pipes=("P33",)),
    "his forest cards": lambda view: harvey(view, forest=forest("FC12")),
    "his acorns": lambda view: harvey(view, acorns=5),
    "his deck": lambda view: harvey(view, deck_size=13),
    "his last card": lambda view: harvey(view, discard=("T2", "T1")),
    "his run": lambda view: harvey_scored(view, run=3),
    "his birds": lambda view: harvey_scored(view, birds=0),
}


class TestHarvey:
    @pytest.mark.parametrize("change", ABOUT_HARVEY.values(), ids=ABOUT_HARVEY.keys())
    def test_everything_about_him_shows_beside_the_player_and_on_his_own_pictures(self, change: Change) -> None:
        for keys in (["players"], ["board-harvey", "pipes-harvey"]):
            before, after = (further(view, *keys) for view in (samples.SOLO, change(samples.SOLO)))
            assert [one.image for one in after] != [one.image for one in before]
            assert [one.alt for one in after] != [one.alt for one in before]

    def test_the_pool_shows_and_is_told(self) -> None:
        fuller = replace(samples.SOLO, pool=Goods(2, 0, 3, 2, 15))
        before, after = (PICTURES.table(view, WORDS, samples.NAMES[:1]) for view in (samples.SOLO, fuller))
        assert after.image != before.image
        assert "15 E" in after.alt or "15 electricity" in after.alt

    def test_his_turn_and_his_victory_bear_his_name(self) -> None:
        assert "Harvey to play" in table_alt(samples.SOLO, WORDS, samples.NAMES[:1])
        over = replace(samples.SOLO, over=True)
        assert "Harvey wins" in table_alt(over, WORDS, samples.NAMES[:1])

    def test_a_game_without_him_has_no_board_of_his(self) -> None:
        assert [one.key for one in PICTURES.more(samples.TABLE)] == [
            "players",
            "board-1",
            "board-2",
            "pipes-1",
            "pipes-2",
        ]
        alone = ["players", "board-1", "pipes-1", "board-harvey", "pipes-harvey"]
        assert [one.key for one in PICTURES.more(samples.SOLO)] == alone

    def test_half_points_are_told_as_halves(self) -> None:
        told = board_alt(samples.SOLO, WORDS, samples.NAMES, 0)
        assert "16½ points" in told
        assert "pool −6½" in told


_MOVED = (CardRobot("yellow", 1, pieces.walks(2, 4)),)
OWN: dict[str, tuple[View, Change]] = {
    "engrams": (samples.HAND, lambda view: first_goods(view, white=4)),
    "the points": (samples.HAND, lambda view: scored(view, points=77)),
    "the hand": (samples.READY, lambda view: replace(view, hand=view.hand[:2])),
    "a card that cannot be played": (samples.READY, lambda view: replace(view, hand=samples.READY.hand[1:])),
    "where a card leads": (
        samples.READY,
        lambda view: replace(view, hand=(replace(view.hand[0], robots=_MOVED), *view.hand[1:])),
    ),
    "the own board": (samples.HAND, lambda view: first_player(view, robots=robots("yellow S3; blue E2 A1; red G1"))),
    "own forest cards": (samples.HAND, lambda view: first_player(view, forest=forest("FC01 FC25"))),
}
DECIDED: dict[str, tuple[str, Change]] = {
    "engrams to choose a card by": ("card", lambda view: first_goods(view, white=4)),
    "where robots stand": ("card", lambda view: replace(view, fields=pieces.fields(yellow=1, blue=5, green=9, red=12))),
    "where cards lead": (
        "card",
        lambda view: replace(view, hand=tuple(replace(card, robots=_MOVED) for card in view.hand)),
    ),
    "the robots to choose from": ("robot", lambda view: replace(view, choices=view.choices[:1])),
    "where the chosen robot can go": ("move", lambda view: replace(view, reach=view.reach[1:])),
    "an item one can pay": ("move", lambda view: first_column(view, item_payable=False)),
    "an idea one can pay": ("move", lambda view: first_column(view, idea_payable=False)),
    "a pipe one can pay": ("move", lambda view: first_stack(view, payable=True)),
    "the end that is near": ("move", lambda view: replace(view, trigger=1, reason="stack", turns_left=1)),
    "the starting ideas dealt": ("start", lambda view: replace(view, dealt=("S3", "S5"))),
    "the forest cards looked at": ("keep", lambda view: replace(view, looking=("FC18", "FC01"))),
    "the pipe being placed": ("placing", lambda view: replace(view, placing="P33")),
    "its places": ("placing", lambda view: replace(view, ghosts=view.ghosts[:-1])),
    "that a place makes the run longer": (
        "placing",
        lambda view: replace(view, ghosts=(replace(view.ghosts[0], run=9), *view.ghosts[1:])),
    ),
    "that it fits nowhere": ("placing", lambda view: replace(view, ghosts=())),
    "prices beside what can be taken": ("take", lambda view: first_column(view, item="B6")),
    "free slots": ("slot", lambda view: first_player(view, robots=robots("yellow S3; blue E2 A1; red G1"))),
}


@pytest.mark.parametrize(("view", "change"), OWN.values(), ids=OWN.keys())
def test_everything_of_ones_own_shows_and_is_told(view: View, change: Change) -> None:
    before, after = (PICTURES.private(one, WORDS, samples.NAMES) for one in (view, change(view)))
    assert after.image != before.image
    assert after.alt != before.alt


@pytest.mark.parametrize(("name", "change"), DECIDED.values(), ids=DECIDED.keys())
def test_what_is_needed_to_decide_shows_and_is_told(name: str, change: Change) -> None:
    before, after = deciding_on(name), deciding_on(name, change)
    assert after.image != before.image
    assert after.alt != before.alt


class TestDecisions:
    @pytest.mark.parametrize("name", samples.ASKED)
    def test_each_leaves_room_for_the_answers_below_it(self, name: str) -> None:
        wide, tall = deciding_on(name).image.size
        assert wide == 800
        assert tall <= (1.0 if "placing" in name else 0.8) * wide

    def test_what_cannot_be_bought_looks_dim(self) -> None:
        view, decision = samples.ASKED["village"]
        fewer = replace(decision, options=decision.options[1:])
        assert PICTURES.decision
        one, other = (PICTURES.decision(view, WORDS, samples.NAMES, (each,)) for each in (decision, fewer))
        assert one.image != other.image

    def test_what_is_offered_is_told_with_what_it_costs(self) -> None:
        view, decision = samples.ASKED["pipes"]
        told = decision_alt(view, of_game("transmissions", "en"), samples.NAMES, (decision,), ("",))
        assert "Stack 1: P34 for 2 green and 1 blue (2 points, bird, butterfly; 4 beneath)" in told


class TestGhosts:
    def test_every_option_for_a_pipe_has_its_number_in_the_alternative_text(self) -> None:
        view, decision = samples.ASKED["full placing"]
        told = decision_alt(view, of_game("transmissions", "de"), samples.LONG_NAMES, (decision,), ("",))
        assert samples.FULL_PLACING.ghosts
        assert all(f"{one.number} ({one.x},{one.y})" in told for one in samples.FULL_PLACING.ghosts)

    def test_ghosts_never_lie_on_pipes_and_share_a_cell_by_fours_at_most(self) -> None:
        for view in (samples.PLACING, samples.FULL_PLACING):
            assert view.audience is not None
            laid = {(one.x, one.y) for one in view.players[view.audience].pipes}
            cells = [(one.x, one.y) for one in view.ghosts]
            assert not laid & set(cells)
            assert max(map(cells.count, cells)) <= 4

    def test_a_ghost_looks_different_turned_or_with_another_number(self) -> None:
        first, second, *_ = samples.PLACING.ghosts
        turned = replace(first, edges=TURNED["P34"][(first.turn + 1) % 4])
        images = [pipes.ghost(one, 60) for one in (first, turned, replace(first, number=second.number))]
        assert len({image.tobytes() for image in images}) == 3

    def test_while_a_pipe_is_placed_the_network_grows_by_the_cells_offered(self) -> None:
        with_ghosts, without = (
            pipes.plan(samples.PLACING.players[0].pipes, ghosts, 768) for ghosts in (samples.PLACING.ghosts, ())
        )
        assert (with_ghosts.columns, with_ghosts.rows) != (without.columns, without.rows)


class TestReach:
    def test_each_field_is_shown_once_a_kind_and_a_way_without_copies_first(self) -> None:
        plain = Reach("walk:f4", "walk", 4, 2, (), "")
        copied = replace(plain, option="walk:f4:Z6>F4", copies=(("Z6", "F4"),))
        back = Reach("back:f4", "back", 4, 1, (), "")
        assert shown((copied, back, plain)) == [plain, back]

    def test_a_jump_stands_for_every_free_field(self) -> None:
        jumps = tuple(Reach(f"jump:f{field}", "jump", field, 0, (), "") for field in (3, 4))
        assert shown(jumps) == [jumps[0]]

    def test_a_way_that_spends_an_idea_looks_and_reads_different(self) -> None:
        plain = replace(samples.HAND, reach=pieces.walks(13))
        copied = replace(plain, reach=(replace(plain.reach[0], copies=(("Z6", "F4"),)),))
        assert PICTURES.decision
        _, decision = samples.ASKED["move"]
        before, after = (PICTURES.decision(view, WORDS, samples.NAMES, (decision,)) for view in (plain, copied))
        assert before.image != after.image
        assert "1 f13 Pipes (copies)" in after.alt

    def test_the_hand_leads_nowhere_once_a_card_is_played(self) -> None:
        under_way = replace(samples.READY, card="T4", stage="PRE_ACTION")
        assert "yellow f1" not in hand_alt(under_way, WORDS, samples.NAMES)
        assert "Card Card T1: Card T1 f1 Meadow → 1 f2 Lake, 2 f3 Lake." in hand_alt(
            samples.READY, WORDS, samples.NAMES
        )


class TestSecrets:
    @pytest.mark.parametrize("draw", [PICTURES.table, PICTURES.more(samples.TABLE)[1].draw])
    def test_public_pictures_are_the_same_for_all_eyes(
        self, draw: Callable[[View, Words, Sequence[str]], Drawing]
    ) -> None:
        before = draw(samples.TABLE, WORDS, samples.NAMES)
        for view in (samples.HAND, replace(samples.HAND, dealt=("S3",), looking=("FC01",), audience=1)):
            assert draw(view, WORDS, samples.NAMES) == before

    def test_a_spectator_has_no_hand(self) -> None:
        assert PICTURES.private(samples.TABLE, WORDS, samples.NAMES).alt == "You hold no hand at this table."

    def test_ones_hand_depends_on_nothing_of_others(self) -> None:
        before = PICTURES.private(samples.READY, WORDS, samples.NAMES)
        mine, other = samples.READY.players
        changed = replace(other, goods=Goods(1, 1, 1, 1, 1), robots=robots("red S1"), hand_size=1)
        assert PICTURES.private(replace(samples.READY, players=(mine, changed)), WORDS, samples.NAMES) == before


class TestLayout:
    @pytest.mark.parametrize("sides", [2, 3, 4])
    def test_nothing_on_the_table_overlaps(self, sides: int) -> None:
        plan = layout.table_plan(sides)
        boxes = [layout.HEADER, layout.RONDEL, *layout.COLUMNS, *plan.sides]
        assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
        assert max(box.bottom for box in boxes) < plan.height
        assert all(box.x >= 0 and box.right <= layout.WIDTH for box in boxes)

    @pytest.mark.parametrize("height", [340, layout.RONDEL.h])
    def test_the_fields_lie_clockwise_from_the_top_and_apart(self, height: int) -> None:
        board = Rondel(layout.RONDEL._replace(h=height))
        spots = [board.spot(field) for field in range(components.FIELDS)]
        x, y = board.box.centre
        assert spots[0][0] > x > spots[-1][0]
        assert spots[0][1] < y < spots[6][1]
        near = [math.dist(one, two) for one, two in itertools.combinations(spots, 2)]
        assert min(near) > 70

    @pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
    def test_public_pictures_are_at_most_a_third_taller_than_wide(self, view: View) -> None:
        drawn = [PICTURES.table, *(one.draw for one in PICTURES.more(view))]
        for draw in drawn:
            wide, tall = draw(view, WORDS, samples.LONG_NAMES).image.size
            assert wide == 800
            assert tall <= 1.35 * wide

    @pytest.mark.parametrize("view", OWN_VIEWS.values(), ids=OWN_VIEWS.keys())
    def test_so_is_a_hand_even_with_the_fullest_board(self, view: View) -> None:
        wide, tall = hand_canvas(view, WORDS, samples.LONG_NAMES).image.size
        assert wide == 800
        assert tall <= 1.35 * wide


def outline(image: Image.Image) -> Image.Image:
    return image.getchannel("A")


def differing(one: Image.Image, other: Image.Image) -> float:
    """Say which part of the dots are there in one outline only."""
    dots = ImageChops.difference(one, other).point(lambda value: value > 128 and 255)
    return sum(dots.histogram()[255:]) / (one.width * one.height)


class TestMaterial:
    def test_every_robot_location_item_idea_and_card_has_its_drawing(self) -> None:
        assert set(ROBOTS) == set(components.ROBOTS)
        assert tuple(PLACES) == components.PLACES
        assert set(EMBLEMS) == set(KINDS)
        assert set(signs.IDEA_LINES) == set(signs.BADGES) == {type_.id for type_ in IDEAS.values()}
        assert set(signs.CARD_LINES) == {type_.id for type_ in CARDS.values()}

    def test_every_type_of_idea_kind_of_item_and_forest_card_looks_different(self) -> None:
        ideas = list({type_.id: tile for tile, type_ in IDEAS.items()}.values())
        items = list({ITEMS[tile].kind: tile for tile in ITEMS}.values())
        cards = list({type_.id: card for card, type_ in CARDS.items()}.values())
        for images in (
            [tiles.laid_idea(tile) for tile in ideas],
            [signs.badge(tile, 40, 40) for tile in ideas],
            [tiles.laid_item(tile, "") for tile in items],
            [signs.badge(tile, 40, 80) for tile in items],
            [tiles.card(card) for card in cards],
        ):
            assert len({image.tobytes() for image in images}) == len(images)

    def test_pipes_with_other_openings_points_or_creatures_look_different(self) -> None:
        faces = {(one.edges, one.points, one.birds, one.butterflies): one.id for one in PIPES.values()}
        images = {pipes.pipe(name, PIPES[name].edges, 94).tobytes() for name in faces.values()}
        assert len(images) == len(faces)

    def test_engrams_and_robots_differ_by_shape_so_that_colour_is_never_needed(self) -> None:
        for shapes in ([icons.engram(name, 60) for name in icons.SHAPES], [robot(name, 60) for name in ROBOTS]):
            for one, other in itertools.combinations(map(outline, shapes), 2):
                assert differing(one, other) > 0.03

    def test_openings_differ_by_shape(self) -> None:
        """A grey copy shows round and rectangular openings apart."""
        one, other = (pipes.tile(edges, pipes.Look(), 94).convert("L") for edges in ("o-o-", "q-q-"))
        assert (
            differing(one.point(lambda value: 255 * (value < 60)), other.point(lambda value: 255 * (value < 60))) > 0.01
        )


class TestFurtherPictures:
    @pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
    def test_every_side_has_a_board_and_pipes_under_a_label(self, view: View) -> None:
        offered = PICTURES.more(view)
        seats = [player.seat for player in view.players]
        assert [one.seat for one in offered if one.seat is not None] == seats + seats
        assert all(labels(lang).has(one.label) for one in offered for lang in LANGUAGES)

    def test_each_shows_its_own_player_under_its_own_file_name(self) -> None:
        made = [one.draw(samples.FULL, WORDS, samples.LONG_NAMES) for one in PICTURES.more(samples.FULL)]
        assert len({one.image.tobytes() for one in made}) == len({one.name for one in made}) == 9
        _, *own = made
        assert all(one.alt.startswith(name[:6]) for one, name in zip(own, samples.LONG_NAMES * 2, strict=True))

    def test_the_label_names_the_player(self) -> None:
        _, first, *_ = PICTURES.more(samples.TABLE)
        assert labels("de").say(first.label, {"name": "Ada"}) == "Spielbrett: Ada"
