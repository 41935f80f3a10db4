"""The pictures of Mech A Dream and their alternative texts."""

import itertools
import re
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace
from PIL import ImageColor

from render.kit.picture import Drawing
from render.mech_a_dream import PICTURES, icons, layout, signs, table_alt, workshop_alt
from render.mech_a_dream.emblems import emblem
from render.mech_a_dream.faces import chip, face
from render.mech_a_dream.own import canvas as own_canvas
from render.mech_a_dream.table import canvas as table_canvas
from render.mech_a_dream.workshop import canvas as workshop_canvas
from rules.kernel.game import Settings
from rules.kernel.testkit import AnyPlay, simulate
from rules.kernel.words import Words, of_game
from rules.mech_a_dream.components import MACHINES, PURPLE, ROBOTS, SPECIALISTS
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.view import Goods, Own, Pile, Specialist, View
from tests.render.positions import at_every, hides_secrets
from tests.render.samples import first_player
from tests.render.samples import mech_a_dream as samples
from tests.render.samples.mech_a_dream import OWN_VIEWS, PLAIN_LANGUAGES, VIEWS, WORDS, offered, on_belt, plain_words
from tests.render.test_kit import overlap

BOTH: Settings = {"robots": "on", "specialists": "on"}


def first_machine(view: View, **changes: object) -> View:
    first, *others = view.players[0].workshop
    return first_player(view, workshop=(replace(first, **changes), *others))


def first_pile(view: View, **changes: object) -> View:
    return replace(view, piles=(replace(view.piles[0], **changes), *view.piles[1:]))


def first_card(view: View, **changes: object) -> View:
    return replace(view, specialists=(replace(view.specialists[0], **changes), *view.specialists[1:]))


def first_goods(view: View, **changes: int) -> View:
    return first_player(view, goods=replace(view.players[0].goods, **changes))


Change = Callable[[View], View]
BELONGINGS: dict[str, Change] = {
    "flowers": lambda view: first_goods(view, flowers=3),
    "ink": lambda view: first_goods(view, ink=5),
    "rainbows": lambda view: first_goods(view, rainbows=0),
    "dream points": lambda view: first_goods(view, dreams=5),
    "the score": lambda view: first_player(view, points=7),
    "a tile on the belt": lambda view: first_player(view, belt=(*view.players[0].belt, on_belt("C1", 3))),
    "which tile it is": lambda view: first_player(view, belt=(on_belt("P10", 2, 1), on_belt("C3", 4))),
    "the slot of a tile": lambda view: first_player(view, belt=(on_belt("P09", 2, 1), on_belt("C3", 3))),
    "assistants on a tile": lambda view: first_player(view, belt=(on_belt("P09", 2, 2), on_belt("C3", 4))),
    "an assistant in the stock room": lambda view: first_player(view, assistants=("P09", "stock", "")),
    "an assistant at the dock": lambda view: first_player(view, assistants=("P09", "dock", "")),
    "which part's assistant it is": lambda view: first_player(view, assistants=("", "P09", "")),
    "a completed machine": lambda view: first_player(view, workshop=samples.built("B01", "E1a", "C2")),
    "which machine it is": lambda view: first_player(view, workshop=samples.built("B02", "E1a")),
    "an idle assistant": lambda view: first_machine(view, assistants=1),
    "two idle assistants": lambda view: first_machine(view, assistants=2),
    "a machine used up": lambda view: first_machine(view, used=True),
    "a machine that can be activated": lambda view: first_machine(view, payable=True),
    "the robot": lambda view: first_player(view, robot="RB6"),
    "the robot used up": lambda view: first_player(view, robot_used=True),
}
ONLY_IN_WORKSHOPS = {"which part's assistant it is", "the robot", "the robot used up"}
PUBLIC: dict[str, Change] = {
    "whose turn it is": lambda view: replace(view, turn=0),
    "the day": lambda view: replace(view, day=4),
    "the part of the day": lambda view: replace(view, stage="evening"),
    "the first player": lambda view: replace(view, first=2, order=(2, 0, 1)),
    "the last night": lambda view: replace(view, last_night=True),
    "the end": lambda view: replace(view, over=True, stage="over", turn=None),
    "a tile on a slot": lambda view: first_pile(view, slots=(offered("B14"), offered("E2a"))),
    "an empty slot": lambda view: first_pile(view, slots=(None, offered("E2a"))),
    "the top of a pile": lambda view: first_pile(view, top=offered("B09")),
    "the size of a pile": lambda view: first_pile(view, size=18),
    "an empty pile": lambda view: first_pile(view, top=None, size=0),
    "today's delivery card": lambda view: replace(view, delivery=samples.delivery("L06")),
    "packages taken": lambda view: replace(view, delivery=samples.delivery("L01", taken=1)),
    "the delivery cards left": lambda view: replace(view, deliveries_left=3),
    "a delivery card of a day gone": lambda view: replace(view, delivered=("L05", "L09")),
    "a Specialist": lambda view: replace(view, specialists=(Specialist("S4", 1, None, takeable=False),)),
    **{name: change for name, change in BELONGINGS.items() if name not in ONLY_IN_WORKSHOPS},
}


@cache
def table_picture() -> Drawing:
    """The ordinary table, drawn once."""
    return PICTURES.table(samples.TABLE, WORDS, samples.NAMES)


@cache
def own_picture() -> Drawing:
    """The ordinary own sheet, drawn once."""
    return PICTURES.private(samples.OWN, WORDS, samples.NAMES)


def shop_picture(view: View, seat: int = 0) -> Drawing:
    """A player's workshop."""
    return PICTURES.more(view)[seat].draw(view, WORDS, samples.NAMES)


@pytest.mark.parametrize("change", PUBLIC.values(), ids=PUBLIC.keys())
class TestEveryPublicFact:
    def test_shows_in_the_picture(self, change: Change) -> None:
        assert PICTURES.table(change(samples.TABLE), WORDS, samples.NAMES).image != table_picture().image

    @pytest.mark.parametrize("lang", PLAIN_LANGUAGES)
    def test_is_told_in_the_alternative_text(self, change: Change, lang: str) -> None:
        words = plain_words(lang)
        told = table_alt(change(samples.TABLE), words, samples.NAMES)
        assert told != table_alt(samples.TABLE, words, samples.NAMES)


def second_wins(view: View) -> View:
    """The first two have changed ranks."""
    first, second, *others = view.players
    return replace(view, players=(replace(first, rank=2), replace(second, rank=1), *others))


STAGES: dict[str, tuple[View, Change]] = {
    "who drafts": (replace(samples.START, stage="draft", turn=0), lambda view: replace(view, turn=1)),
    "that robots have been chosen": (samples.START, lambda view: replace(view, stage="draft", turn=0)),
    "who has ended the night": (samples.FULL, lambda view: first_player(view, at_work=False)),
    "the price of a Specialist": (samples.FULL, lambda view: first_card(view, token=1)),
    "the owner of a Specialist": (samples.FULL, lambda view: first_card(view, owner=1)),
    "a Specialist in the centre": (samples.FULL, lambda view: first_card(view, owner=None)),
    "how many machines in a full game": (
        samples.FULL,
        lambda view: first_player(view, workshop=view.players[0].workshop[:-1]),
    ),
    "the ranks": (samples.OVER, second_wins),
    "a score in the end": (samples.OVER, lambda view: first_player(view, points=83)),
}


@pytest.mark.parametrize(("view", "change"), STAGES.values(), ids=STAGES.keys())
def test_facts_of_other_stages_show_and_are_told(view: View, change: Change) -> None:
    before = PICTURES.table(view, WORDS, samples.LONG_NAMES)
    after = PICTURES.table(change(view), WORDS, samples.LONG_NAMES)
    assert after.image != before.image
    assert after.alt != before.alt


@pytest.mark.parametrize("change", BELONGINGS.values(), ids=BELONGINGS.keys())
def test_everything_in_a_workshop_shows_in_its_picture_and_is_told(change: Change) -> None:
    before, after = shop_picture(samples.TABLE), shop_picture(change(samples.TABLE))
    assert after.image != before.image
    assert after.alt != before.alt


SHOPS: dict[str, Change] = {
    "the robot": lambda view: first_player(view, robot="RB6"),
    "a machine used up": lambda view: first_machine(view, used=False),
    "what the green machines save": lambda view: first_player(view, saves=(2, 1, 0, 1)),
    "a Specialist more": lambda view: replace(view, specialists=(*view.specialists[:2], Specialist("S8", 1, 0, False))),
    "the price of a Specialist": lambda view: first_card(view, token=0),
}


@pytest.mark.parametrize("change", SHOPS.values(), ids=SHOPS.keys())
def test_a_workshop_also_shows_cards_and_savings(change: Change) -> None:
    before, after = shop_picture(samples.FULL), shop_picture(change(samples.FULL))
    assert after.image != before.image
    assert after.alt != before.alt


def test_there_is_a_further_picture_for_every_workshop() -> None:
    offers = PICTURES.more(samples.FULL)
    assert [(one.key, one.seat) for one in offers] == [(f"workshop-{seat + 1}", seat) for seat in range(4)]
    drawn = [one.draw(samples.FULL, WORDS, samples.LONG_NAMES) for one in offers]
    assert len({made.image.tobytes() for made in drawn}) == 4
    assert len({made.alt for made in drawn}) == 4


def own_player(view: View, **changes: object) -> View:
    return replace(view, players=(*view.players[:2], replace(view.players[2], **changes)))


def mine(view: View) -> Own:
    """What is the viewer's own."""
    assert view.own is not None
    return view.own


def own_night(view: View, **changes: object) -> View:
    return replace(view, own=replace(mine(view), **changes))


OWN: dict[str, tuple[View, Change]] = {
    "one's price of a tile": (
        samples.OWN,
        lambda view: first_pile(view, slots=(offered("B13", price=1), view.piles[0].slots[1])),
    ),
    "where a tile would land": (
        samples.OWN,
        lambda view: first_pile(view, slots=(offered("B13", slot=0), view.piles[0].slots[1])),
    ),
    "what one can afford": (
        samples.OWN,
        lambda view: first_pile(view, slots=(offered("B13", affordable=True), view.piles[0].slots[1])),
    ),
    "one's fee at the dock": (samples.OWN, lambda view: replace(view, delivery=samples.delivery("L01", fee=2))),
    "one's goods": (samples.OWN, lambda view: own_player(view, goods=Goods(9, 2, 3, 0))),
    "one's belt": (samples.OWN, lambda view: own_player(view, belt=(on_belt("B11", 1, 1),))),
    "one's workshop": (samples.OWN, lambda view: own_player(view, workshop=samples.built("B04", "P01"))),
    "one's assistants": (samples.OWN, lambda view: own_player(view, assistants=("dock", "", ""))),
    "one's savings": (samples.OWN, lambda view: own_player(view, saves=(0, 1, 0, 0))),
    "the robot put back": (samples.OWN_NIGHT, lambda view: own_night(view, refused=("RB3",))),
    "the robots dealt": (samples.CHOOSING, lambda view: own_night(view, dealt=("RB7", "RB3"))),
    "a Specialist of one's own": (
        replace(samples.OWN, has_specialists=True, specialists=samples.SPECIALISTS_IN_PLAY[:2]),
        lambda view: first_card(view, owner=2),
    ),
}


@pytest.mark.parametrize(("view", "change"), OWN.values(), ids=OWN.keys())
def test_everything_of_ones_own_shows_on_the_sheet_and_is_told(view: View, change: Change) -> None:
    before = PICTURES.private(view, WORDS, samples.LONG_NAMES)
    after = PICTURES.private(change(view), WORDS, samples.LONG_NAMES)
    assert after.image != before.image
    assert after.alt != before.alt


def with_eyes(view: View, audience: int | None) -> View:
    """The same table as somebody with other prices sees it."""
    fine = offered("B13", affordable=True, price=0, slot=-1)
    piles = (Pile("blue_green", (fine, view.piles[0].slots[1]), view.piles[0].top, 19), *view.piles[1:])
    own = None if audience is None else Own(audience, dealt=("RB1", "RB2"), refused=("RB3",), boosts=2)
    return replace(view, audience=audience, piles=piles, own=own, delivery=samples.delivery("L01", fee=0))


class TestAudiences:
    @pytest.mark.parametrize("audience", [None, 0, 1, 2])
    def test_the_table_is_the_same_for_all_eyes(self, audience: int | None) -> None:
        assert PICTURES.table(with_eyes(samples.TABLE, audience), WORDS, samples.NAMES) == table_picture()

    @pytest.mark.parametrize("audience", [None, 0, 1, 2])
    def test_so_is_every_workshop(self, audience: int | None) -> None:
        assert shop_picture(with_eyes(samples.TABLE, audience)) == shop_picture(samples.TABLE)

    def test_a_spectator_gets_a_note(self) -> None:
        assert PICTURES.private(samples.TABLE, WORDS, samples.NAMES).alt == "You have no workshop at this table."

    def test_before_the_robots_are_chosen_prices_are_the_printed_ones(self) -> None:
        def priced(price: int) -> View:
            return first_pile(samples.CHOOSING, slots=(offered("B13", price=price), offered("E2a")))

        drawn = [PICTURES.private(priced(price), WORDS, samples.NAMES) for price in (1, 2)]
        assert drawn[0] == drawn[1]


def test_robots_dealt_to_others_stay_hidden() -> None:
    def check(play: AnyPlay, audience: int | None) -> None:
        if play.state.stage == "robots":
            hides_secrets(play, audience)

    simulate(GAME, 2, BOTH, 3, at_every(1, check))


class TestAlternativeTexts:
    @pytest.mark.parametrize("lang", PLAIN_LANGUAGES)
    @pytest.mark.parametrize("view", [samples.FULL, samples.BUSY, samples.OVER], ids=["full", "busy", "over"])
    def test_the_shortest_form_still_tells_every_machine_tile_and_card(self, view: View, lang: str) -> None:
        told = table_alt(view, plain_words(lang), samples.LONG_NAMES)
        for player in view.players:
            for machine in player.workshop:
                assert re.search(rf"\b{machine.machine}\b", told)
            for tile in player.belt:
                assert f"{tile.machine}@{tile.slot}" in told
            assert f"={player.points}" in told
        for card in view.specialists:
            assert re.search(rf"\b{card.id}\b", told)

    def test_with_room_goods_are_told_in_words(self) -> None:
        told = shop_picture(samples.TABLE).alt
        assert "B01 (2 flowers)" in told
        assert "P09 (1 flowers → 2 dreams)@2+1" in told

    @pytest.mark.parametrize("lang", PLAIN_LANGUAGES)
    def test_no_word_of_the_game_is_missing(self, lang: str) -> None:
        words = of_game("mech_a_dream", lang)
        for view in VIEWS.values():
            told = table_alt(view, words, samples.NAMES) + workshop_alt(view, words, samples.NAMES, 0)
            assert not re.search(r"\b(amount|power|effect|trigger|robot|specialist)-\w", told)


class TestWordsFit:
    @pytest.mark.parametrize("lang", PLAIN_LANGUAGES)
    @pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
    def test_every_label_of_the_table_and_the_workshops_has_room(self, view: View, lang: str) -> None:
        words = plain_words(lang)
        assert table_canvas(view, words, ("A",) * 4).misfits == []
        assert workshop_canvas(view, words, ("A",) * 4, 0).misfits == []

    @pytest.mark.parametrize("lang", PLAIN_LANGUAGES)
    @pytest.mark.parametrize("view", OWN_VIEWS.values(), ids=OWN_VIEWS.keys())
    def test_every_label_of_a_sheet_has_room(self, view: View, lang: str) -> None:
        assert own_canvas(view, plain_words(lang)).misfits == []

    @pytest.mark.parametrize("lang", [*PLAIN_LANGUAGES, *(f"game {lang}" for lang in PLAIN_LANGUAGES)])
    def test_every_specialist_and_robot_has_room_for_the_name(self, lang: str) -> None:
        words: Words = of_game("mech_a_dream", lang[5:]) if lang.startswith("game") else plain_words(lang)
        cards = tuple(Specialist(id_, 2, 0, takeable=True) for id_ in SPECIALISTS)
        assert table_canvas(replace(samples.TABLE, specialists=cards), words, ("A",) * 3).misfits == []
        dealt = replace(samples.CHOOSING, own=Own(0, dealt=tuple(ROBOTS)))
        assert own_canvas(dealt, words).misfits == []

    def test_only_names_of_players_are_ever_cut(self) -> None:
        names = [f"{letter}{'W' * 31}" for letter in "ABCD"]
        assert table_canvas(samples.FULL, plain_words("de"), names).misfits == names


class TestLayout:
    @pytest.mark.parametrize("offers", [6, 9])
    @pytest.mark.parametrize("cards", [0, 3, 4])
    @pytest.mark.parametrize("players", [2, 4])
    def test_nothing_on_the_table_overlaps(self, offers: int, cards: int, players: int) -> None:
        plan = layout.table_plan(offers, cards, players)
        boxes = [layout.HEADER, plan.days, plan.headings, *plan.floors, *plan.offer, *plan.cards, *plan.players]
        assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
        assert max(box.bottom for box in boxes) < plan.height
        assert all(box.x >= 0 and box.right <= layout.WIDTH for box in boxes)
        assert (len(plan.offer), len(plan.cards)) == (offers, cards)

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("cards", [0, 3, 4])
    def test_the_table_is_never_too_tall(self, cards: int, players: int) -> None:
        assert layout.table_plan(6, cards, players).height <= layout.TALLEST

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_without_specialists_the_table_has_room_for_everybodys_machines(self, players: int) -> None:
        assert layout.table_plan(6, 0, players).players[0].h > layout.PLAYER

    def test_sections_lie_one_below_the_other(self) -> None:
        sections = [layout.Section(height, lambda _: None) for height in (90, 40, 300)]
        boxes, height = layout.stack(sections)
        assert not any(overlap(one, other) for one, other in itertools.combinations([layout.HEADER, *boxes], 2))
        assert boxes[-1].bottom < height

    @pytest.mark.parametrize("machine", MACHINES)
    @pytest.mark.parametrize("completed", [False, True])
    def test_the_effect_of_every_machine_fits_its_face(self, machine: str, *, completed: bool) -> None:
        room = layout.FACE[0] - layout.NAMEPLATE - 12
        lines = signs.machine_lines(MACHINES[machine], completed=completed)
        assert all(signs.fitting(line, 44, room).width <= room for line in lines)

    @pytest.mark.parametrize("robot", ROBOTS)
    def test_every_robot_fits_its_line(self, robot: str) -> None:
        options = [signs.effect_line(option) for option in ROBOTS[robot].options]
        told = tuple(part for option in options for part in (" ", "/", " ", *option))[3:]
        room = layout.INNER - 170
        assert signs.fitting(told, 38, room).width <= room


NIGHTLY = (layout.NIGHT, layout.PANEL, layout.SLOT)
READABLE = 4.5
"""The least contrast of words, after WCAG 2.1."""


def contrast(one: str, other: str) -> float:
    """How much lighter one colour is than the other, from 1 to 21."""
    dark, bright = sorted(map(brightness, (one, other)))
    return (bright + 0.05) / (dark + 0.05)


def brightness(colour: str) -> float:
    """How light a colour is, from 0 to 1."""
    red, green, blue = (float(value / 255) ** 2.2 for value in ImageColor.getrgb(colour)[:3])
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


class TestMaterial:
    def test_every_effect_can_be_told_apart_on_faces_and_chips(self) -> None:
        shown = {id_: machine for id_, machine in MACHINES.items() if not id_.endswith("b")}
        assert len({face(id_).convert("L").tobytes() for id_ in shown}) == len(shown)
        assert len({chip(id_).convert("L").tobytes() for id_ in shown}) == len(shown)

    def test_kinds_of_machines_differ_in_shape(self) -> None:
        kinds = dict.fromkeys(machine.type for machine in MACHINES.values())
        bodies = [emblem("X9", kind, 80, awake=False).getchannel("A").tobytes() for kind in kinds]
        assert len(set(bodies)) == len(kinds) == 4

    @pytest.mark.parametrize("machine", ["B01", "P02", "E3a", "C4"])
    def test_a_completed_machine_is_awake(self, machine: str) -> None:
        kind = MACHINES[machine].type
        assert emblem(machine, kind, 80, awake=True) != emblem(machine, kind, 80, awake=False)

    @pytest.mark.parametrize(("ground", "ink"), [
        *((fill, ink) for _, fill, ink in icons.TYPES.values()),
        *itertools.product(NIGHTLY, (layout.MOONLIGHT, layout.MOONLIGHT_DIM, layout.FAINT)),
        *itertools.product((layout.PAPER, layout.PAPER_DIM, layout.MOON), (layout.INK,)),
    ])  # fmt: skip
    def test_what_is_written_stands_out_from_its_ground(self, ground: str, ink: str) -> None:
        assert contrast(ground, ink) >= READABLE

    def test_completed_blue_and_red_machines_are_purple(self) -> None:
        shown = {id_: face(id_, completed=True).convert("RGB").getpixel((40, 117)) for id_ in MACHINES}
        purple = {id_ for id_, colour in shown.items() if colour == ImageColor.getrgb(icons.PURPLE)}
        assert purple == {id_ for id_, machine in MACHINES.items() if machine.type in PURPLE}

    def test_symbols_differ_in_shape(self) -> None:
        shapes = [icons.sign(symbol, 40).getchannel("A").tobytes() for symbol in "FIRDBA"]
        assert len(set(shapes)) == 6

    def test_every_part_place_and_trigger_has_a_sign(self) -> None:
        wanted = {"morning", "afternoon", "evening", "night", "stock", "dock", "buy", "build"}
        assert wanted <= set(icons.SIGNS)
