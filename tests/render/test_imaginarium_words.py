"""Imaginarium's pictures in words: alternative texts, and room for every name and label in both languages."""

import itertools

import pytest

from render.imaginarium import players_alt, table_alt
from render.imaginarium.screen import canvas as screen_canvas
from render.imaginarium.table import canvas as table_canvas
from render.imaginarium.workshop import canvas as workshop_canvas
from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS, RING
from rules.kernel.words import languages_of, of_game
from tests.render.samples import first_player
from tests.render.samples import imaginarium as samples
from tests.render.samples.imaginarium import OWN_VIEWS, VIEWS, WORDS, first_field, mine

LANGUAGES = languages_of("imaginarium")


class TestAlternativeTexts:
    def test_the_shortened_form_still_tells_the_belt_the_projects_and_every_slot(self) -> None:
        words = of_game("imaginarium", "de")
        told = table_alt(samples.FULL, words, samples.LONG_NAMES) + players_alt(samples.FULL, words, samples.LONG_NAMES)
        assert "F1 S1 (7) 4, F2 A6 (6), F3 D3 (6) 2" in told
        assert "Zwei Angriffsmaschinen 3 (1+2+3+4+5)" in told
        assert "D1×2+D2×2+D3×2, T1+P6, T2+P4 (aus)" in told
        assert "P2×3, T1+P6, T2+P4 (aus), P5 (benutzt), S2×2, T4×3" in told

    def test_an_ordinary_table_is_told_with_names(self) -> None:
        told = table_alt(samples.TABLE, WORDS, samples.NAMES) + players_alt(samples.TABLE, WORDS, samples.NAMES)
        assert "F2 D2 Machine D2 (5) Ada" in told
        assert "Project PR05 2 (Ada+Grace)" in told
        assert "P1 Machine P1×2 (used)" in told
        assert "garden A1 Machine A1, P3 Machine P3×2" in told

    def test_a_saboteur_is_told_from_its_engineer(self) -> None:
        told = table_alt(samples.TWO, WORDS, samples.NAMES)
        assert "2 Charles-S, 3 Ada, 4 Charles" in told
        assert "F4 P1 Machine P1 (3) Ada-S" in told


@pytest.mark.usefixtures("blank")
class TestWordsFit:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("machine", MACHINES)
    def test_every_machine_has_room_for_its_name(self, lang: str, machine: str) -> None:
        view = first_player(first_field(samples.TABLE, machine=machine), slots=(samples.slot(machine),))
        words = of_game("imaginarium", lang)
        assert words.has(f"machine-{machine}")
        assert table_canvas(view, words, samples.NAMES).misfits == []
        assert workshop_canvas(view, words, samples.NAMES, 0).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("assistant", ASSISTANTS)
    def test_every_assistant_has_room_for_its_name_and_effect(self, lang: str, assistant: str) -> None:
        view = first_player(samples.TABLE, assistants=(assistant,))
        words = of_game("imaginarium", lang)
        assert workshop_canvas(view, words, samples.NAMES, 0).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("project", PROJECTS)
    def test_every_secret_project_has_room_for_its_condition(self, lang: str, project: str) -> None:
        view = mine(samples.SCREEN, secret=(project,))
        assert screen_canvas(view, of_game("imaginarium", lang), samples.NAMES).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("pair", list(itertools.combinations(RING, 2)))
    def test_every_pair_of_actions_has_room(self, lang: str, pair: tuple[str, str]) -> None:
        view = first_player(samples.TABLE, dial=pair)
        assert workshop_canvas(view, of_game("imaginarium", lang), samples.NAMES, 0).misfits == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_label_has_room(self, lang: str) -> None:
        words = of_game("imaginarium", lang)
        for view in VIEWS.values():
            assert table_canvas(view, words, ("Ada",) * 5).misfits == []
            for player in view.players:
                assert workshop_canvas(view, words, ("Ada",) * 5, player.seat).misfits == []
        for view in OWN_VIEWS.values():
            assert screen_canvas(view, words, samples.LONG_NAMES).misfits == []

    def test_only_names_of_players_are_ever_cut(self) -> None:
        names = tuple(letter * 32 for letter in "WMQGH")
        cut = table_canvas(samples.FULL, of_game("imaginarium", "de"), names).misfits
        assert cut[0] == f"Runde 38: {names[1]}"
        assert set(cut[1:]) <= set(names)
