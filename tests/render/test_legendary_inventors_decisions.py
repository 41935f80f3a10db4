"""The pictures that a player of Legendary Inventors decides from."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from render.kit.canvas import Part
from render.kit.icons import COMMON
from render.kit.picture import Drawing
from render.legendary_inventors import PICTURES
from render.legendary_inventors.decision import canvas, decision
from render.legendary_inventors.sending import offers
from rules.kernel.model import Decision
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game
from rules.legendary_inventors.view import Form, Gain, Rewards, Tiles, View
from tests.render.samples import first_player
from tests.render.samples import legendary_inventors as samples
from tests.render.samples.legendary_inventors import WORDS, asked
from tests.rules.legendary_inventors.table import A, B, Table, position

LANGUAGES = languages_of("legendary_inventors")
LOW = 0.8
"""Times its width: a question with many options needs the rest of the screen."""
UNDER_THE_BADGE = (14, 60, 82, 18)
"""Pixels of what Discord's badge covers: from the left, from the foot, and so the opposite corner."""
THINGS = range(10, 200)
"""Pixels of width: what is narrower is an edge, what is wider a ground."""


def shown(view: View, questions: tuple[Decision, ...]) -> Drawing:
    return decision(view, WORDS, samples.NAMES, questions)


def is_covered(part: Part, height: int) -> bool:
    """Say whether the badge lies on something small; it may lie on grounds."""
    left, top, right, bottom = UNDER_THE_BADGE
    box = part.box
    beside = box.right <= left or box.x >= right or box.bottom <= height - top or box.y >= height - bottom
    return not beside and box.w in THINGS


def questions(seats: int, seed: int) -> Iterator[tuple[View, list[Decision]]]:
    """Yield what each seat is asked in a random game, once for each kind of position."""
    play: Play[Any, Any] = Play.new(find("legendary_inventors"), seed, seats, {})
    rng, seen = Rng(seed), set()
    while not play.over:
        for seat in {one.seat for one in play.pending}:
            view, open_ = play.game.view(play.state, seat), list(play.decisions(seat))
            kind = (*(one.key for one in open_), len(view.display), view.form is None)
            if kind not in seen:
                seen.add(kind)
                yield view, open_
        one = play.pending[rng.below(len(play.pending))]
        play.answer(one.seat, one.key, random_picks(one, rng))


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_of_a_game_has_a_low_picture_in_which_every_word_has_room(seats: int) -> None:
    keys = set()
    for view, open_ in questions(seats, 3):
        keys |= {one.key for one in open_}
        for lang in LANGUAGES:
            sheet = canvas(view, of_game("legendary_inventors", lang), ("A",) * seats, open_)
            assert sheet.misfits == []
            assert sheet.image.height <= LOW * sheet.image.width
            if view.form is None:
                assert [part.box for part in sheet.parts if is_covered(part, sheet.image.height)] == []
        if [one.key for one in open_] == ["UPGRADE"]:
            placeless = {one.id for one in open_[0].barred if one.reason.key == "barred-nowhere"}
            assert placeless == {name for name, _ in sheet.greyed}
    assert keys >= {"TEAM_PICK", "TURN", "SEND_FORM", "REWARD", "UPGRADE"}


@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_of_a_game_has_an_icon(seats: int) -> None:
    icons = {option.icon for _, open_ in questions(seats, 4) for one in open_ for option in one.options}
    assert len(icons) > 20
    assert sorted(icons - set(PICTURES.icons) - set(COMMON)) == []


@pytest.mark.parametrize("key", PICTURES.icons)
def test_an_icon_is_square_and_shows_something_on_nothing(key: str) -> None:
    assert PICTURES.icons[key](22).size == (22, 22)
    image = PICTURES.icons[key](128).convert("RGBA")
    assert image.size == (128, 128)
    assert image.getchannel("A").getextrema() == (0, 255)


class TestSending:
    @pytest.mark.parametrize(("teams", "told"), [("green yellow", True), ("green yellow red", False)])
    def test_what_the_only_rival_knows_and_who_of_them_is_tired_is_drawn_and_told(
        self, teams: str, *, told: bool
    ) -> None:
        table = Table(position(teams, "axe bow canoe"))
        open_ = list(table.play.decisions(A))
        view = table.play.game.view(table.play.state, A)
        rival = view.players[B]
        clever = replace(rival.inventors[1], values=(3, 0, 2, 0))
        tired = replace(rival.inventors[0], active=False)
        players = (view.players[A], replace(rival, inventors=(tired, clever, *rival.inventors[2:])), *view.players[2:])
        changed = replace(view, players=players)
        before, after = (decision(one, WORDS, ("Ann", "Bob", "Cid")[: len(players)], open_) for one in (view, changed))
        assert (before.image != after.image) is told
        assert ("3/0/2/0" in after.alt and "Bob" in after.alt) is told

    @pytest.mark.parametrize(("teams", "told"), [("green yellow", True), ("green yellow red", False)])
    def test_the_tiles_of_the_only_rival_are_drawn_and_told(self, teams: str, *, told: bool) -> None:
        alts, images = [], []
        for owned in ("", "upgrade3 victory2 victory2"):
            table = Table(position(teams, "axe bow canoe", tiles={B: owned}))
            view = table.play.game.view(table.play.state, A)
            one = decision(view, WORDS, ("Ann", "Bob", "Cid")[: len(view.players)], list(table.play.decisions(A)))
            alts.append(one.alt)
            images.append(one.image.crop((0, 0, one.image.width, 50)))
        assert (images[0] != images[1]) is told
        assert ["Tiles: Upgrade 3, 2× 2 VP" in one for one in alts] == [False, told]

    @pytest.mark.parametrize(("teams", "told"), [("green yellow", True), ("green yellow red", False)])
    def test_what_the_only_rival_lacks_for_goals_is_drawn_until_they_are_met(self, teams: str, *, told: bool) -> None:
        table = Table(position(teams, "axe bow canoe"))
        view = table.play.game.view(table.play.state, A)
        rival = view.players[B]
        wants, asks_more, met = (
            replace(rival, inventors=(replace(rival.inventors[0], **fields), *rival.inventors[1:]))
            for fields in ({}, {"goal": (4, 4, 4, 4)}, {"met": True})
        )
        images = []
        for one in (wants, asks_more, met):
            changed = replace(view, players=(view.players[A], one, *view.players[2:]))
            drawn = decision(changed, WORDS, ("Ann", "Bob", "Cid")[: len(view.players)], list(table.play.decisions(A)))
            images.append(drawn.image.crop((0, 0, drawn.image.width, 84)).tobytes())
        assert len(set(images)) == (3 if told else 1)

    def test_what_is_on_offer_stands_out(self) -> None:
        some = asked("TURN", "send:hypatia:windmill:0/0/2/0:0", "send:hypatia:harpsichord:1/0/0/0:0")
        fewer = asked("TURN", "send:hypatia:windmill:0/0/2/0:0")
        assert shown(samples.SENDING, some).image != shown(samples.SENDING, fewer).image

    def test_what_completes_an_invention_stands_out_from_what_does_not(self) -> None:
        one = asked("TURN", "send:hypatia:crossbow:0/0/1/2:0")
        other = asked("TURN", "send:hypatia:crossbow:0/0/1/1:0")
        assert shown(samples.SENDING, one).image != shown(samples.SENDING, other).image

    @pytest.mark.parametrize(
        ("change", "told"),
        [
            (lambda view: first_player(view, tiles=()), "No tiles."),
            (lambda view: replace(view, display=view.display[1:]), "Fireworks"),
            (lambda view: first_player(view, inventors=samples.team("green", tired=(0,))), "Hypatia (tired)"),
        ],
        ids=["own tiles", "an invention", "who is tired"],
    )
    def test_what_matters_is_drawn_and_told(self, change: Callable[[View], View], told: str) -> None:
        open_ = asked("TURN", "send:hypatia:windmill:0/0/2/0:0")
        before, after = shown(samples.SENDING, open_), shown(change(samples.SENDING), open_)
        assert before.image != after.image
        assert told in after.alt
        assert before.alt != after.alt

    def test_each_invention_is_told_with_what_every_inventor_could_place(self) -> None:
        # Archimedes knows physics 1 and mechanics 1, Aristotle physics 1 and mathematics 1; Hippocrates no more than
        # chemistry; Hypatia is set to 1/0/2/1. The windmill has 3/0/2/2 fields, all free.
        told = shown(samples.SENDING, asked("TURN")).alt
        assert "Windmill" in told
        assert "= 4/2/2/0" in told

    @pytest.mark.parametrize(
        "form",
        [
            Form("archimedes", "harpsichord", (1, 0, 1, 2), 1),
            Form("hypatia", "windmill", (1, 0, 1, 2), 1),
            Form("hypatia", "harpsichord", (1, 0, 1, 1), 1),
        ],
        ids=["who", "where", "how many pieces"],
    )
    def test_a_send_that_is_put_together_is_drawn_and_told(self, form: Form) -> None:
        open_ = asked("TURN", "send:hypatia:harpsichord:1/0/1/2:1")
        before, after = shown(samples.OWN, open_), shown(replace(samples.OWN, form=form), open_)
        assert before.image != after.image
        assert before.alt != after.alt


GAINS = {
    "points": (Gain("tile:victory3", points=3), "3 VP"),
    "series": (Gain("tile:order", series=2), "+2 series"),
    "no series": (Gain("tile:order"), "+0 series"),
    "slots": (Gain("tile:upgrade3", fits=4, asked=2), "fits 4×, for goals 2×"),
    "a later slot": (Gain("tile:upgrade4", later=2), "fits 0×, for goals 0×, later 2×"),
    "a goal": (Gain("tile:upgrade4", fits=1, asked=1, reaches=("watt",)), "meets a goal: Watt"),
    "a goal of a tile turned over": (Gain("tile:upgrade4", fits=1, turned=("watt",)), "as a 1 meets a goal: Watt"),
    "points or a goal": (Gain("tile:victory1", points=1, turned=("watt",)), "1 VP, as a 1 meets a goal: Watt"),
    "two equal ones": (Gain("tile:upgrade3", fits=4, asked=2, number=2), "2× Upgrade 3, fits 4×, for goals 2×"),
    "sleepers": (Gain("tile:refresh"), "wakes 1"),
    "pieces": (Gain("tile:genius"), "2 extra pieces"),
}


class TestRewards:
    @pytest.mark.parametrize(("gain", "told"), GAINS.values(), ids=GAINS.keys())
    def test_what_a_reward_would_gain_its_chooser_is_said(self, gain: Gain, told: str) -> None:
        tired = replace(samples.TABLE.players[2], inventors=samples.team("purple", tired=(0,)))
        players = (*samples.TABLE.players[:2], tired)
        view = replace(samples.OWN_REWARD, players=players, rewards=Rewards("crossbow", (2,), ((gain,),)))
        drawn = shown(view, asked("REWARD", gain.reward))
        assert told in drawn.alt
        other = replace(view, rewards=Rewards("crossbow", (2,), ((Gain("tile:victory1", points=1),),)))
        assert drawn.image != shown(other, asked("REWARD", "tile:victory1")).image

    def test_what_others_would_gain_is_not_on_it(self) -> None:
        assert "Rewards:" not in shown(samples.OWN_REWARD, asked("UPGRADE", "flip:order:watt:physics")).alt


class TestTiles:
    def test_the_slots_that_take_a_tile_are_drawn_and_told(self) -> None:
        view = first_player(samples.SENDING, tiles=(Tiles("upgrade3", 1),))
        one = shown(view, asked("UPGRADE", "upgrade:upgrade3:hypatia:mechanics"))
        other = shown(view, asked("UPGRADE", "flip:upgrade3:aristotle:chemistry"))
        assert one.image != other.image
        assert "Hypatia mechanics" in one.alt
        assert "Aristotle chemistry" in other.alt


class TestTeams:
    def test_the_free_teams_are_drawn_and_told_with_what_they_know_and_their_goals(self) -> None:
        open_ = asked("TEAM_PICK", "blue")
        drawn = shown(samples.TEAMLESS, open_)
        assert "Tesla 0/0/2/0 (goal 0/0/4/0 for 3)" in drawn.alt
        assert "Hypatia" not in drawn.alt
        fewer = shown(replace(samples.TEAMLESS, free_teams=("red",)), open_)
        assert fewer.image.height < drawn.image.height


def test_a_picture_tells_what_can_be_placed_without_a_genius_tile_and_with_one_only_where_nothing_else_fits() -> None:
    """Ruling 26: in the second position Curie knows nothing that is free."""
    tables = [Table(position("red blue", "axe fire", tiles=tiles)) for tiles in ({}, {A: "genius"})]
    plain, gifted = [offers(table.view(A), table.play.decisions(A)) for table in tables]
    assert plain == gifted
    assert gifted["curie", "fire"].number == 2
    lost = position("red blue", "bow dice", out="einstein edison tesla", tiles={A: "genius"},
                    pieces={"bow": {B: "1/0/0/0"}, "dice": {B: "0/1/0/0"}})  # fmt: skip
    table = Table(lost)
    assert offers(table.view(A), table.play.decisions(A))["curie", "bow"].number == 2
