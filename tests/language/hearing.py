"""Everything people read of a game from its lobby to its score: messages, buttons, menus, pictures and what they say.

Players have names of two letters, so that whatever is longer is a word of the bot, of the game, or of the code.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, cast

import pytest
from msgspec.structs import replace

from cogs.ui import calls, lobbies, panels
from cogs.ui.ids import Browse
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from cogs.ui.why import are_barred, why_not
from host.model import Observation, Status, Table
from render.jobs import DECISION, OWN, TABLE, DrawingJob, GuideJob, LegendJob, _drawn, guide_scene, legend_page
from render.kit import canvas
from render.kit.ending import End
from render.kit.picture import Drawing
from render.kit.scoresheet import scoresheet
from render.registry import pictures
from rules.kernel.game import Settings
from rules.kernel.model import Line
from rules.kernel.registry import find
from rules.kernel.testkit import simulate
from rules.kernel.words import of_game
from tests.cogs.observations import LINK, PICTURE, AnyPlay, sight_of, table_of
from tests.cogs.pressing import of_decision, press
from tests.limits import SELECT, TEXT, walk
from tests.unpainted import unpainted

NAMES: Final = ("Aj", "Bo", "Cy", "Di", "Ed")
LOOKS: Final = 3
"""So many times a game is looked at as a whole, with all its pictures."""
LABEL, CHOICE, MENU, ABOUT = "button", "choice in a menu", "closed menu", "words below a choice"
SAID, DRAWN, ALT, CALL = "message", "picture", "alternative text", "call"
SINGLE: Final = frozenset({LABEL, CHOICE, MENU, ABOUT})
"""Where one text stands alone."""


class Heard(NamedTuple):
    """A text, and where it is read."""

    where: str
    text: str


class Listener:
    """Goes through a game and remembers every text once, in the order in which they come; `cut` are misfits.

    Without pictures it is done in a quarter of the time.
    """

    def __init__(self, game: str, seats: int, settings: Settings, lang: str, *, looks_at_pictures: bool = True) -> None:
        self.game, self.seats, self.lang = find(game), seats, lang
        self.settings = {**{one.key: one.default for one in self.game.info.settings}, **settings}
        self._looks = looks_at_pictures
        self.heard: dict[Heard, None] = {}
        self.cut: dict[Heard, None] = {}
        self._lines: list[Line] = []
        self._shapes: set[object] = set()
        self._next = 0

    def whole_game(self, seed: int) -> None:
        """Listen to a game of random answers from its lobby on."""
        with self._drawing():
            self._before()
            length = simulate(self.game, self.seats, self.settings, seed).count
            self._every = max(1, length // LOOKS)
            simulate(self.game, self.seats, self.settings, seed, self._at)

    def note(self, where: str, text: str) -> None:
        """Remember a text, line by line."""
        for line in text.split("\n") if where == SAID else [" ".join(text.split())]:
            self.heard.setdefault(Heard(where, line))

    # Where texts are

    def _before(self) -> None:
        statuses: tuple[Status, ...] = ("lobby", "playing", "cancelled")
        for status in statuses:
            self._message(lobbies.lobby(self._table(status), self.lang))
        self._message(lobbies.settings(self._table("lobby"), self.lang, owner=True))
        self._message(lobbies.settings(self._table("lobby"), self.lang, owner=True, more=True))
        key, shown = self.game.info.key, pictures(self.game.info.key)
        if not self._looks:
            return
        for number in range(len(shown.guide.scenes)):
            self._picture(guide_scene(GuideJob(key, self.lang, number)))
        for page in range(len(shown.legend.pages)):
            self._picture(legend_page(LegendJob(key, self.lang, page)))

    def _table(self, status: Status, **fields: Any) -> Table:
        table = table_of(self.game, self.seats, self.settings, status, **fields)
        return replace(table, players=tuple(replace(one, name=NAMES[one.seat]) for one in table.players))

    def _at(self, play: AnyPlay) -> None:
        self._lines += [line for _, line in play.take_news().lines]
        table = self._table("playing", waiting=play.waiting())
        for seat in sorted({decision.seat for decision in play.pending}):
            shape = tuple((one.key, len(one.options) > 5, len(one.barred) > 0) for one in play.decisions(seat))
            if shape not in self._shapes:
                self._shapes.add(shape)
                self._asked(play, sight_of(play, table, seat, self._lines[-8:]))
        if play.count >= self._next or play.over:
            self._next = play.count + self._every
            self._looked_at(play, table)
        words = panels.words_for(table, self.lang)
        for line in self._lines:
            self.note(SAID, words.sentence(line.text))
        self._lines.clear()

    def _asked(self, play: AnyPlay, observation: Observation) -> None:
        look = Look(self.lang, LINK)
        opened: list[Browse | None] = [None]
        for browse in opened:
            components = self._message(private(observation, PICTURE, look, browse))
            if browse is None:
                opened += [one for part in of_decision(components) for one in _leads_to(part)]
        if are_barred(observation):
            self._message(why_not(observation, look))
        self.note(CALL, calls.to_player(observation, self.lang, 0))
        asked = tuple(question.decision for question in observation.questions)
        self._draw(play, DECISION, observation.audience, asked)

    def _looked_at(self, play: AnyPlay, table: Table) -> None:
        look = Look(self.lang, LINK)
        if play.over:
            table = self._table("finished", winners=(0,))
            self._message(panels.ended(table, look))
            self._sheet(play)
        watching = sight_of(play, table, None, self._lines)
        self._message(panels.public(watching, PICTURE, look))
        self._message(panels.retired(table, watching.said, self.lang, table.turn))
        self._message(private(sight_of(play, table, 0, self._lines), PICTURE, look))
        self._draw(play, TABLE, None)
        self._draw(play, OWN, 0)
        for one in pictures(self.game.info.key).more(play.game.view(play.state, None)):
            self._draw(play, one.key, None)

    # What is read of them

    def _message(self, message: Message) -> list[dict[str, Any]]:
        components: list[dict[str, Any]] = cast("Any", message.view).to_components()
        for part in walk(components):
            if part["type"] == TEXT:
                self.note(SAID, part["content"])
            if part.get("label"):
                self.note(LABEL, part["label"])
            if part["type"] == SELECT:
                self.note(MENU, part.get("placeholder") or "")
            for option in part.get("options", []):
                self.note(CHOICE, option["label"])
                self.note(ABOUT, option.get("description") or "")
        return components

    def _draw(self, play: AnyPlay, which: str, seat: int | None, asked: tuple[Any, ...] = ()) -> None:
        if not self._looks:
            return
        key, view = self.game.info.key, play.game.view(play.state, seat)
        self._picture(_drawn(DrawingJob(key, which, view, self.lang, NAMES[: self.seats], asked)))

    def _sheet(self, play: AnyPlay) -> None:
        shown, words = pictures(self.game.info.key), of_game(self.game.info.key, self.lang)
        words = words.named(lambda seat: NAMES[seat])
        end = End((*play.game.standing(play.state), *play.game.rivals(play.state)), (0,))
        self._picture(scoresheet(end, self.game.info.title, shown.theme, words, shown.labels(self.lang)))

    def _picture(self, drawing: Drawing) -> None:
        self.note(ALT, drawing.alt)

    @contextmanager
    def _drawing(self) -> Iterator[None]:
        """Hear what is written on sheets, whole and as it is cut; nothing is inked, which takes most of the time."""
        note: Callable[..., None] = canvas.Canvas._note

        def written(_sheet: canvas.Canvas, words: str, *_rest: Any) -> None:
            self.note(DRAWN, words)

        def fitted(sheet: canvas.Canvas, made: Any, words: str) -> None:
            if not made.whole:
                self.cut.setdefault(Heard(DRAWN, words))
            note(sheet, made, words)

        with pytest.MonkeyPatch.context() as patch, unpainted():
            patch.setattr(canvas.Canvas, "_ink", written)
            patch.setattr(canvas.Canvas, "_note", fitted)
            yield


def _leads_to(part: dict[str, Any]) -> list[Browse]:
    """Return what a component opens; of a menu its first entry alone."""
    values = [part["options"][0]["value"]] if part["type"] == SELECT else []
    if part["type"] == SELECT and part["min_values"] > 1:
        return []
    return press(part, values).browsed
