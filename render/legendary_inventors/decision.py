"""The one picture to decide from, for what a player is asked now."""

from collections.abc import Sequence

from render.kit import missing
from render.kit.picture import Drawing, drawing
from render.legendary_inventors import choosing, own, sending, upgrading
from render.legendary_inventors.alt import SENDING, decision_alt
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.reasons import REASONS
from rules.kernel.model import Barred, Decision
from rules.kernel.words import Words
from rules.legendary_inventors.view import View

_TILES = {"UPGRADE", "FLIP_FORM", "FINAL_UPGRADES"}


def decision(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Drawing:
    """Return the picture for these questions to the viewer."""
    sheet = canvas(view, words, names, asked)
    greyed = missing.in_words(sheet, _barred(asked), words)
    return drawing("inventors-decision", sheet, decision_alt(view, words, names, asked, greyed))


def canvas(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Sheet:
    """Return the finished sheet, which also knows which words had to be cut."""
    sheet = _sheet(view, words, names, asked)
    missing.lay(sheet, _barred(asked), REASONS)
    return sheet


def _barred(asked: Sequence[Decision]) -> list[Barred]:
    return [one for decision in asked for one in decision.barred]


def _sheet(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Sheet:
    keys = {one.key for one in asked}
    player = None if view.audience is None else view.players[view.audience]
    if "TEAM_PICK" in keys:
        return choosing.free_teams(view, words)
    if player is None or not player.team:
        return own.canvas(view, words, names)
    if "REWARD" in keys and view.rewards is not None:
        return choosing.rewards(view, player, view.rewards, words)
    if keys & SENDING:
        if view.form is not None and view.form.place:
            return sending.arranged(view, player, view.form, words)
        return sending.matrix(view, player, words, asked)
    if keys & _TILES:
        return upgrading.slots(player, words, asked)
    return own.canvas(view, words, names)
