"""The pictures of Legendary Inventors and their alternative texts."""

import itertools
import re
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from render.kit.picture import Drawing
from render.legendary_inventors import PICTURES, layout, look, table_alt
from render.legendary_inventors.emblems import CATEGORIES as CATEGORY_EMBLEMS
from render.legendary_inventors.emblems import EMBLEMS, emblem
from render.legendary_inventors.labels import labels
from render.legendary_inventors.own import canvas as own_canvas
from render.legendary_inventors.portraits import LOOKS, portrait
from render.legendary_inventors.sending import matrix
from render.legendary_inventors.signs import TEAMS as PIECES
from render.legendary_inventors.signs import TINTS, piece
from render.legendary_inventors.table import canvas as table_canvas
from render.legendary_inventors.tiles import tile
from rules.kernel.words import Words, languages_of, of_game
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, INVENTORS, REWARDS, TEAMS
from rules.legendary_inventors.view import Points, Rewards, Tiles, View
from tests.render.samples import first_player
from tests.render.samples import legendary_inventors as samples
from tests.render.samples.legendary_inventors import OWN_VIEWS, VIEWS, WORDS
from tests.render.test_kit import overlap

LANGUAGES = languages_of("legendary_inventors")


def first_inventor(view: View, **changes: object) -> View:
    first, *others = view.players[0].inventors
    return first_player(view, inventors=(replace(first, **changes), *others))


def first_card(view: View, **changes: object) -> View:
    return replace(view, display=(replace(view.display[0], **changes), *view.display[1:]))


def moved_piece(view: View) -> View:
    """One piece of the first seat lies on mathematics instead of mechanics."""
    card = view.display[0]
    return first_card(view, free=(0, 0, 2, 1), pieces=((1, 0, 1, 1), *card.pieces[1:]))


def other_owner(view: View) -> View:
    """The first seat's piece on physics belongs to the third."""
    return first_card(view, pieces=((0, 0, 2, 0), (0, 0, 1, 0), (1, 0, 0, 0)), totals=(2, 1, 1))


PUBLIC: dict[str, Callable[[View], View]] = {
    "whose turn it is": lambda view: replace(view, asked=(2,), current=2),
    "the age": lambda view: replace(view, age=3),
    "the inventions still to complete": lambda view: replace(view, to_complete=2),
    "who has Leonardo": lambda view: replace(view, leonardo=2),
    "an invention": lambda view: first_card(view, id="pistol"),
    "an invention less": lambda view: replace(view, display=view.display[1:]),
    "on which science a piece lies": moved_piece,
    "whose a piece is": other_owner,
    "a field filled": lambda view: replace(
        view, display=(*view.display[:3], samples.invention("windmill", samples.NONE, (1, 0, 0, 0), samples.NONE))
    ),
    "a reward tile on an invention": lambda view: first_card(view, tiles=("genius", "victory2")),
    "a reward tile gone": lambda view: first_card(view, tiles=("genius",)),
    "a patent gone": lambda view: first_card(view, has_card=False),
    "the end": lambda view: replace(view, over=True, asked=()),
    "the last upgrades": lambda view: replace(view, stage="final", asked=(1, 2)),
    "knowledge": lambda view: first_inventor(view, values=(1, 0, 2, 2)),
    "a goal met": lambda view: first_inventor(view, met=True, missing=0),
    "a tired inventor": lambda view: first_inventor(view, active=False),
    "tiles owned": lambda view: first_player(view, tiles=(Tiles("upgrade3", 1), Tiles("order", 1))),
    "another tile owned": lambda view: first_player(view, tiles=(*view.players[0].tiles, Tiles("victory3", 1))),
    "a patent owned": lambda view: first_player(view, patents=("bow", "dice", "canoe")),
    "a score": lambda view: first_player(view, points=Points(2, 1, 3, 0)),
    "the bag": lambda view: replace(view, bag=view.bag[1:]),
}


def public(view: View) -> list[Drawing]:
    """Every public picture of a position."""
    further = [one.draw(view, WORDS, samples.NAMES) for one in PICTURES.more(view)]
    return [PICTURES.table(view, WORDS, samples.NAMES), *further]


@cache
def table_picture() -> Drawing:
    """The ordinary table, drawn once."""
    return PICTURES.table(samples.TABLE, WORDS, samples.NAMES)


@cache
def own_picture() -> Drawing:
    """The ordinary sheet, drawn once."""
    return PICTURES.private(samples.OWN, WORDS, samples.NAMES)


@pytest.mark.parametrize("change", PUBLIC.values(), ids=PUBLIC.keys())
class TestEveryPublicFact:
    def test_shows_in_a_public_picture(self, change: Callable[[View], View]) -> None:
        after = [one.image for one in public(change(samples.TABLE))]
        assert after != [one.image for one in public(samples.TABLE)]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_is_told_in_the_alternative_text(self, change: Callable[[View], View], lang: str) -> None:
        words = samples.plain_words(lang)
        told = table_alt(change(samples.TABLE), words, samples.NAMES)
        assert told != table_alt(samples.TABLE, words, samples.NAMES)


def second_wins(view: View) -> View:
    """The first two have changed ranks."""
    first, second, *others = view.players
    return replace(view, players=(replace(first, rank=2), replace(second, rank=1), *others))


def queued(view: View, *seats: int) -> View:
    """These seats are to take a reward."""
    assert view.rewards is not None
    return replace(
        view, rewards=Rewards(view.rewards.invention, seats, view.rewards.gains[: len(seats)]), asked=seats[:1]
    )


STAGES: dict[str, tuple[View, Callable[[View], View]]] = {
    "who picks a team": (samples.PICKING, lambda view: replace(view, asked=(2,))),
    "a team that is free": (samples.PICKING, lambda view: replace(view, free_teams=view.free_teams[1:])),
    "who takes a reward": (samples.REWARDS_TABLE, lambda view: queued(view, 2, 1)),
    "who takes one next": (samples.REWARDS_TABLE, lambda view: queued(view, 0, 1)),
    "who is done in the end": (samples.FINAL, lambda view: first_player(view, done=True)),
    "who is asked in the end": (samples.FINAL, lambda view: replace(view, asked=(0,))),
    "the ranks": (samples.OVER, second_wins),
    "how the points came about": (samples.OVER, lambda view: first_player(view, points=Points(30, 17, 28, 24))),
}


@pytest.mark.parametrize(("view", "change"), STAGES.values(), ids=STAGES.keys())
def test_facts_of_other_stages_show_and_are_told(view: View, change: Callable[[View], View]) -> None:
    before = PICTURES.table(view, WORDS, samples.NAMES)
    after = PICTURES.table(change(view), WORDS, samples.NAMES)
    assert after.image != before.image
    assert after.alt != before.alt


OWN: dict[str, Callable[[View], View]] = {
    "knowledge": lambda view: first_inventor(view, values=(1, 0, 2, 2)),
    "a tired inventor": lambda view: first_inventor(view, active=False),
    "a tile": lambda view: first_player(view, tiles=(Tiles("upgrade3", 2),)),
    "the number of a tile": lambda view: first_player(view, tiles=(Tiles("upgrade3", 1), Tiles("order", 1))),
    "a patent": lambda view: first_player(view, patents=("bow", "cave_painting")),
    "a series": lambda view: first_player(view, series=()),
    "points": lambda view: first_player(view, points=Points(2, 1, 3, 0)),
    "Leonardo": lambda view: replace(view, leonardo=1),
    "what is out of the game": lambda view: replace(view, box=()),
}


@pytest.mark.parametrize("change", OWN.values(), ids=OWN.keys())
def test_everything_of_ones_own_shows_on_the_sheet_and_is_told(change: Callable[[View], View]) -> None:
    after = PICTURES.private(change(samples.OWN), WORDS, samples.NAMES)
    assert after.image != own_picture().image
    assert after.alt != own_picture().alt


@pytest.mark.parametrize("seat", range(3))
def test_each_team_has_a_public_sheet_that_says_whose_it_is(seat: int) -> None:
    sheet = PICTURES.more(samples.TABLE)[seat]
    drawn = sheet.draw(samples.TABLE, WORDS, samples.NAMES)
    assert sheet.seat == seat
    assert drawn.alt.startswith(samples.NAMES[seat])
    assert samples.TABLE.players[seat].inventors[0].id.capitalize() in drawn.alt


def test_the_table_shows_the_face_of_every_inventor() -> None:
    for seat, player in enumerate(samples.TABLE.players):
        for place, each in enumerate(player.inventors):
            faces = [*player.inventors[:place], replace(each, id="curie"), *player.inventors[place + 1 :]]
            players = list(samples.TABLE.players)
            players[seat] = replace(player, inventors=tuple(faces))
            changed = PICTURES.table(replace(samples.TABLE, players=tuple(players)), WORDS, samples.NAMES)
            assert (changed.image == table_picture().image) == (each.id == "curie")


class TestAudiences:
    @pytest.mark.parametrize("audience", [None, 0, 1, 2])
    def test_the_table_is_the_same_for_all_eyes(self, audience: int | None) -> None:
        seen = replace(samples.OWN, audience=audience, turning="order", asked=(1,), current=1)
        seen = replace(seen, display=tuple(replace(card, series=2) for card in seen.display))
        assert PICTURES.table(seen, WORDS, samples.NAMES) == table_picture()

    @pytest.mark.parametrize(
        ("view", "told"),
        [
            (samples.TABLE, "You lead no team at this table."),
            (samples.TEAMLESS, "You have no team yet."),
        ],
        ids=["a spectator", "before the pick"],
    )
    def test_without_a_team_there_is_a_note(self, view: View, told: str) -> None:
        assert PICTURES.private(view, WORDS, samples.NAMES).alt == told


class TestAlternativeTexts:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_shortest_form_still_tells_every_piece_tile_and_inventor(self, lang: str) -> None:
        told = table_alt(samples.FULL, samples.plain_words(lang), samples.LONG_NAMES)
        for card in samples.FULL.display:
            for seat, pieces in enumerate(card.pieces, 1):
                assert f"{seat}:{''.join(map(str, pieces))}" in told
        for player in samples.FULL.players:
            assert f"{player.seat + 1} {samples.LONG_NAMES[player.seat][:4]}" in told
        assert len(re.findall(r"\d{4}✓?\*", told)) == 20


class TestWordsFit:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("words", [of_game, lambda _, lang: samples.plain_words(lang)], ids=["game", "file"])
    @pytest.mark.parametrize("age", [1, 2, 3])
    def test_every_invention_has_room_for_its_name(
        self, lang: str, words: Callable[[str, str], Words], age: int
    ) -> None:
        cards = tuple(samples.invention(card.id, samples.NONE) for card in INVENTIONS.values() if card.age == age)
        view = replace(samples.OWN, display=cards[:8], form=None)
        spoken = words("legendary_inventors", lang)
        for shown in (view, replace(view, display=cards[4:])):
            assert table_canvas(shown, spoken, ("A",) * 3).misfits == []
            assert matrix(shown, shown.players[0], spoken, ()).misfits == []
        rich = first_player(view, patents=tuple(card.id for card in cards))
        assert own_canvas(rich, spoken, ("A",) * 3).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("words", [of_game, lambda _, lang: samples.plain_words(lang)], ids=["game", "file"])
    @pytest.mark.parametrize("id_", TEAMS)
    def test_every_inventor_has_room_for_the_name(
        self, lang: str, words: Callable[[str, str], Words], id_: str
    ) -> None:
        spoken = words("legendary_inventors", lang)
        view = first_player(samples.OWN, team=id_, inventors=samples.team(id_, tired=(0, 1, 2, 3)))
        assert table_canvas(replace(view, form=None), spoken, ("A",) * 3).misfits == []
        assert own_canvas(view, spoken, ("A",) * 3).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
    def test_every_label_of_the_table_has_room(self, view: View, lang: str) -> None:
        assert table_canvas(view, samples.plain_words(lang), ("A",) * 5).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("view", OWN_VIEWS.values(), ids=OWN_VIEWS.keys())
    def test_every_label_of_a_sheet_has_room(self, view: View, lang: str) -> None:
        assert own_canvas(view, samples.plain_words(lang), ("A",) * 5).misfits == []

    def test_only_names_of_players_are_ever_cut(self) -> None:
        names = tuple(f"{letter}{'W' * 31}" for letter in "ABCDE")
        cut = table_canvas(samples.FULL, samples.plain_words("de"), names).misfits
        assert cut == [f"Am Zug: {names[samples.FULL.current or 0]}", *names]


class TestLayout:
    @pytest.mark.parametrize("cards", range(9))
    @pytest.mark.parametrize(("players", "free"), [(2, 0), (5, 0), (1, 4), (0, 5)])
    @pytest.mark.parametrize("over", [False, True])
    def test_nothing_on_the_table_overlaps(self, cards: int, players: int, free: int, *, over: bool) -> None:
        plan = layout.plan(cards, players, free, over=over)
        boxes = [layout.HEADER, *plan.cards, *plan.players, *plan.free, plan.bag]
        boxes += [plan.legend] if plan.legend else []
        assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
        assert max(box.bottom for box in boxes) < plan.height
        assert all(box.x >= 0 and box.right <= layout.WIDTH for box in boxes)
        assert len(plan.cards) == cards

    @pytest.mark.parametrize("rows", [[], [3, 6, 1], [1, 1], [2]])
    def test_nothing_on_a_sheet_overlaps(self, rows: list[int]) -> None:
        plan = layout.team_plan(rows)
        boxes = [layout.HEADER, plan.legend, plan.sum, *plan.inventors]
        boxes += [box for section in plan.sections for box in (section.title, *section.rows)]
        assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
        assert max(box.bottom for box in boxes) < plan.height

    @pytest.mark.parametrize(("wide", "number"), [(38, 9), (42, 7)])
    def test_the_fields_of_an_invention_fit_its_card(self, wide: int, number: int) -> None:
        assert number * wide + 3 * layout.FIELDS_APART <= layout.CARD[0] - 12


def brightness(colour: str) -> float:
    """Return the relative luminance of a colour (WCAG)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("letters", "ground"),
    [
        *((letters, ground) for letters in (look.CHALK, look.DIM, look.ACCENT) for ground in (look.GROUND, look.PANEL)),
        *((letters, ground) for letters in (look.INK, look.WORN) for ground in (look.PAPER, look.PAPER_DIM)),
        *((look.INK, tint) for tint in (*TINTS, look.ACCENT)),
        (look.FAINT, look.PANEL),
        (look.DEEP, look.PAPER),
        (look.CHALK, look.SLOT),
        (look.CHALK, look.DARK),
        (look.EDGE, look.GROUND),
    ],
)
def test_letters_stand_out_from_their_ground(letters: str, ground: str) -> None:
    dark, light = sorted((brightness(letters), brightness(ground)))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


class TestMaterial:
    def test_every_invention_and_inventor_has_a_drawing_of_its_own(self) -> None:
        assert set(EMBLEMS) == set(INVENTIONS)
        assert set(CATEGORY_EMBLEMS) == set(CATEGORIES.values())
        assert set(LOOKS) == set(INVENTORS)
        drawn = [emblem(id_, CATEGORIES[card.order], 40).tobytes() for id_, card in INVENTIONS.items()]
        drawn += [portrait(each.id, id_, 40).tobytes() for id_, team in TEAMS.items() for each in team.inventors]
        assert len(set(drawn)) == len(drawn)

    def test_an_invention_that_is_not_in_the_box_gets_the_drawing_of_its_category(self) -> None:
        assert emblem("spoon", "leisure", 40) == emblem("dice", "leisure", 40)

    def test_teams_are_told_apart_by_shape(self) -> None:
        assert set(PIECES) == set(TEAMS)
        shapes = [piece(id_, 0, 40).getchannel("A").tobytes() for id_ in TEAMS]
        assert len(set(shapes)) == len(shapes)

    def test_every_kind_of_tile_looks_different(self) -> None:
        assert len({tile(kind, 40).convert("L").tobytes() for kind in REWARDS}) == len(REWARDS)

    def test_every_tile_has_a_code(self) -> None:
        for lang, kind in itertools.product(LANGUAGES, REWARDS):
            assert labels(lang).has(f"pic-inventors-code-{kind}")
