"""Transmissions' pictures in words: alternative texts, and room for every name and label in every language."""

import pytest
from msgspec.structs import replace

from render.transmissions.alt import board_alt, harveys_pipes_alt, pipes_alt, table_alt
from render.transmissions.alt_decision import decision_alt
from render.transmissions.board import canvas as board_canvas
from render.transmissions.board import harvey_canvas, pipes_canvas
from render.transmissions.decision import canvas as decision_canvas
from render.transmissions.hand import canvas as hand_canvas
from render.transmissions.legend import LEGEND
from render.transmissions.players import canvas as players_canvas
from render.transmissions.table import canvas as table_canvas
from rules.kernel.words import languages_of, of_game
from rules.transmissions.components import CARDS, IDEAS, ITEMS, STARTING_IDEAS
from tests.render.samples import first_player
from tests.render.samples import transmissions as samples
from tests.render.samples.transmissions import OWN_VIEWS, VIEWS, WORDS, first_column
from tests.render.samples.transmissions_pieces import forest, robots

LANGUAGES = languages_of("transmissions")


class TestAlternativeTexts:
    def test_harveys_pipes_are_told(self) -> None:
        assert "P33, P02" in harveys_pipes_alt(samples.SOLO, WORDS, samples.NAMES)

    def test_the_shortest_form_still_tells_robots_display_stacks_and_every_side(self) -> None:
        told = table_alt(samples.FULL, of_game("transmissions", "de"), samples.LONG_NAMES)
        assert "Gelb f0 Weide!" in told
        assert "1 P34 ×7, 2 –, 3 P33 ×1, 4 P31 ×6" in told
        assert "104; 12 14 10 15 104; 3 4 3 3; 12 7 3; 2 3; 7/11 21; 3." in told

    def test_an_ordinary_table_is_told_with_names_and_places(self) -> None:
        told = table_alt(samples.TABLE, WORDS, samples.NAMES)
        assert "Ada to play" in told
        assert "Card played: Card T4." in told
        assert "1 Idea GATHB 5+1 / Sock" in told
        assert "3 Idea MOVE1 0 / Teapot" in told
        assert "Forest 21, discards 2, on top Card FSUB." in told

    def test_a_board_is_told_cell_by_cell_with_its_score(self) -> None:
        assert "starting pipe (0,0) -q-o" in pipes_alt(samples.TABLE, WORDS, samples.NAMES, 0)
        told = board_alt(samples.TABLE, WORDS, samples.NAMES, 0)
        assert "Card F2P 1, Card F6E 2 (used)" in told
        assert "Score: creatures 6, pipes 9, run 6, items 1, acorns 1." in told

    def test_the_forest_cards_looked_at_are_told_with_their_effects(self) -> None:
        view, decision = samples.ASKED["keep"]
        told = decision_alt(view, WORDS, samples.NAMES, (decision,), ("",))
        assert "Keep one: Card FSUB: what FSUB does for whoever has it" in told


@pytest.mark.parametrize(("lang", "name"), [("en", "Pipe"), ("de", "Rohr"), ("fr", "Tuyau")])
def test_the_legend_names_a_pipe_in_the_readers_language(lang: str, name: str) -> None:
    words = LEGEND.words(lang, of_game("transmissions", lang))
    pipe = next(one for leaf in LEGEND.leaves for one in leaf.symbols if one.icons == ("pipe",))
    assert words.say(pipe.name.key) == name


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("lang", LANGUAGES)
class TestWordsFit:
    @pytest.mark.parametrize("tile", {ITEMS[tile].kind: tile for tile in ITEMS}.values())
    def test_every_item_has_room_for_its_name(self, lang: str, tile: str) -> None:
        words = of_game("transmissions", lang)
        view = first_player(first_column(samples.TABLE, item=tile), robots=robots(f"yellow {tile}"))
        assert table_canvas(view, words, samples.NAMES).misfits == []
        assert board_canvas(view, words, samples.NAMES, 0).misfits == []

    @pytest.mark.parametrize(
        "tile", {type_.id: tile for tile, type_ in IDEAS.items() if type_.price is not None}.values()
    )
    def test_every_idea_has_room_for_its_name(self, lang: str, tile: str) -> None:
        view = first_column(samples.TABLE, idea=tile, idea_price=IDEAS[tile].price)
        assert table_canvas(view, of_game("transmissions", lang), samples.NAMES).misfits == []

    @pytest.mark.parametrize("tile", {IDEAS[tile].id: tile for tile in STARTING_IDEAS}.values())
    def test_every_starting_idea_has_room_for_its_effect(self, lang: str, tile: str) -> None:
        view, decision = samples.ASKED["start"]
        shown = decision_canvas(
            replace(view, dealt=(tile,)), of_game("transmissions", lang), samples.NAMES, (decision,)
        )
        assert shown.misfits == []

    @pytest.mark.parametrize("card", {type_.id: card for card, type_ in CARDS.items()}.values())
    def test_every_forest_card_has_room_for_its_effect(self, lang: str, card: str) -> None:
        view, decision = samples.ASKED["keep"]
        view = first_player(replace(view, looking=(card,)), forest=forest(card))
        assert decision_canvas(view, of_game("transmissions", lang), (), (decision,)).misfits == []

    def test_every_label_has_room(self, lang: str) -> None:
        words = of_game("transmissions", lang)
        for view in VIEWS.values():
            assert table_canvas(view, words, ("Ada",) * 4).misfits == []
            for player in view.players:
                assert board_canvas(view, words, ("Ada",) * 4, player.seat).misfits == []
                assert pipes_canvas(view, words, ("Ada",) * 4, player.seat).misfits == []
            assert players_canvas(view, words, ("Ada",) * 4).misfits == []
        for view in OWN_VIEWS.values():
            assert hand_canvas(view, words, samples.LONG_NAMES).misfits == []
        for view, decision in samples.ASKED.values():
            assert decision_canvas(view, words, samples.NAMES, (decision,)).misfits == []
        assert harvey_canvas(samples.SOLO, words, samples.NAMES).misfits == []

    def test_only_names_of_players_are_ever_cut(self, lang: str) -> None:
        names = tuple(letter * 32 for letter in "WMQG")
        cut = table_canvas(samples.FULL, of_game("transmissions", lang), names).misfits
        assert all(any(name in words for name in names) for words in cut)
