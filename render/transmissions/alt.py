"""The facts of the public pictures in words for those who cannot see them; shorter when Discord's limit is near."""

from collections.abc import Sequence
from functools import partial

from render.kit.alttext import fitting, joined
from render.transmissions.alttext import AltText, Style
from render.transmissions.routes import shown
from render.transmissions.table import ending, heading
from rules.kernel.amounts import written
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.transmissions.components import COLOURS, GOODS, ITEMS, START_PIPE
from rules.transmissions.view import Column, Harvey, Laid, PipeStack, Player, RobotBoard, Score, View

_STYLES = (
    Style(),
    Style(short=True),
    Style(short=True, figures=False),
    Style(short=True, figures=False, name=20, tiles=False),
    Style(short=True, figures=False, name=12, tiles=False, lean=True),
    Style(short=True, figures=False, name=10, tiles=False, lean=True, cut=14),
    Style(short=True, figures=False, name=8, tiles=False, lean=True, cut=9),
    Style(short=True, figures=False, name=6, tiles=False, lean=True, cut=7, reach=False),
)
"""From detailed to terse; what lies on the robots is told with the boards too."""


def table_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return every public fact of the table in at most 1,024 characters."""
    return fitting(_Table(view, words, names, style).table for style in _STYLES)


def players_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return what each side owns in at most 1,024 characters."""
    return fitting(_Table(view, words, names, style).sides for style in _STYLES)


def board_alt(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return every public fact about one player in at most 1,024 characters."""
    return fitting(partial(_Board(view, words, names, style).board, seat) for style in _STYLES)


def harvey_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return every public fact about Harvey in at most 1,024 characters."""
    return fitting(_Board(view, words, names, style).harvey for style in _STYLES)


def pipes_alt(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return a player's pipes in at most 1,024 characters."""
    return fitting(partial(_Board(view, words, names, style).network, seat) for style in _STYLES)


def harveys_pipes_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return Harvey's pipes in at most 1,024 characters."""
    return fitting(_Board(view, words, names, style).harveys_pipes for style in _STYLES)


class _Table(AltText):
    """Tells the table."""

    def table(self) -> str:
        """Return the table."""
        told = [*self._opening(), self._sets(), *self._rondel(), self._display(), *self._piles()]
        return joined([*told, *self._rows()])

    def sides(self) -> str:
        """Return the sets in play and every side."""
        return joined([self._sets(), *self._rows()])

    def _rows(self) -> list[str]:
        view = self.view
        legend = [self.said("legend-over" if view.over else "legend")] if self.style.lean else []
        rows = [self._row(player, player.seat) for player in view.players]
        return [*legend, *rows, *([self._row(view.harvey, len(view.players))] if view.harvey else [])]

    def _sets(self) -> str:
        return self.said("sets", items="".join(self.view.item_sets), ideas="".join(self.view.idea_sets))

    def _opening(self) -> list[str]:
        view = self.view
        _, title = heading(view, self.labels, self.names)
        end = ending(view, self.labels)
        why = f" ({self.said(f'reason-{view.reason}')})" if view.reason else ""
        again = f" ×{view.sub_turn}" if view.sub_turn > 1 else ""
        return [
            f"Transmissions. {title}.",
            f"{end}{why}." if end else "",
            self.said("card", card=self.words.say(f"transmission-{view.card}") + again) if view.card else "",
        ]

    def _rondel(self) -> list[str]:
        view = self.view
        bright = [one.robot for one in view.choices] or [view.active]
        where = [
            f"{self.robot(one.robot)} {self.field(one.number)}{'!' if one.robot in bright else ''}"
            for one in view.fields
            if one.robot
        ]
        done = self.words.say(f"place-{view.done}") if view.done else ""
        reach = shown(view.reach) if self.style.reach else []
        return [
            self.listed("robots", where, ", "),
            self.said("done", place=done) if done else "",
            self.listed("reach", [self.reach(reach, fields=self.style.figures)]),
        ]

    def _display(self) -> str:
        columns = [self._column(one) for one in self.view.columns if one.item or one.idea]
        return self.listed("display", columns) or self.said("display-none")

    def _column(self, one: Column) -> str:
        idea = f"{self.tile(one.idea)} {one.idea_price}{'+1' if one.surcharge else ''}" if one.idea else "–"
        if not one.item:
            return f"{one.number} {idea} / –"
        item = self.item(one.item) if self.style.figures else self.tile(one.item)
        return f"{one.number} {idea} / {item} {self.units(ITEMS[one.item].cost)} {one.electricity}"

    def _piles(self) -> list[str]:
        view = self.view
        discard = view.forest_discard
        return [
            self.said("stack", number=view.display_stack),
            self.listed("stacks", [self._stack(one) for one in view.pipe_stacks], ", "),
            self.said("supply", goods=self.goods(view.supply, COLOURS)),
            self.said("pool", goods=self.goods(view.pool)) if view.pool else "",
            self.said(
                "forest",
                draw=view.forest_draw,
                discard=len(discard),
                top=self.forest(discard[0]) if discard else "–",
            ),
        ]

    def _stack(self, one: PipeStack) -> str:
        return f"{one.number} {self.pipe(one.top)} ×{one.height}" if one.top else f"{one.number} –"

    def _row(self, one: Player | Harvey, side: int) -> str:
        name = self.names[side] + (" (1)" if side == self.view.start else "")
        if self.style.lean:
            return self.of(name, f"{self.words.semicolon.join(self._lean(one))}.")
        counts = self._counts(one)
        spent = self.view.spent if side == self.view.turn else ()
        told = [self.points(one.score), *self._robots(one.robots, spent), *counts]
        return self.of(name, f"{self.words.semicolon.join(told)}.")

    def _robots(self, boards: Sequence[RobotBoard], spent: Sequence[str]) -> list[str]:
        if self.style.tiles:
            return [self.robot_board(one, spent) for one in boards]
        used = sum(len(one.tiles) for one in boards if set(one.tiles) & set(spent))
        slots = " ".join(f"{one.slots - one.free}/{one.slots}" for one in boards)
        return [self.said("slots", list=slots) + (f" *{used}" if used else "")]

    def _counts(self, one: Player | Harvey) -> list[str]:
        unused = sum(not card.used for card in one.forest)
        forest = self.said("cards", unused=unused, number=len(one.forest), acorns=one.acorns)
        creatures = self.said("creatures", birds=one.score.birds, butterflies=one.score.butterflies)
        if isinstance(one, Player):
            pipes = self.said("pipes", number=len(one.pipes) - 1, run=one.score.run, aside=len(one.set_aside))
            return [self.goods(one.goods), pipes, creatures, forest, self.said("hand", number=one.hand_size)]
        pipes = self.said("pipes", number=len(one.pipes), run=one.score.run, aside=0)
        return [pipes, creatures, forest, *self._deck(one)]

    def _deck(self, one: Harvey) -> list[str]:
        last = self.words.say(f"transmission-{one.discard[0]}") if one.discard else "–"
        return [self.said("deck", number=one.deck_size), self.said("last", card=last)]

    def _lean(self, one: Player | Harvey) -> list[str]:
        """Return a side's belongings without labels, in the order of the legend."""
        unused = sum(not card.used for card in one.forest)
        is_player = isinstance(one, Player)
        pipes = f"{len(one.pipes) - is_player} {one.score.run} {len(one.set_aside) if isinstance(one, Player) else 0}"
        goods = " ".join(str(getattr(one.goods, name)) for name in GOODS) if isinstance(one, Player) else "–"
        cards = str(one.hand_size) if isinstance(one, Player) else " ".join(self._deck(one))
        return [
            f"{written(one.score.points, one.score.parts)}{f' {one.score.rank}.' if self.view.over else ''}",
            goods,
            " ".join(str(board.slots - board.free) for board in one.robots),
            pipes,
            f"{one.score.birds} {one.score.butterflies}",
            f"{unused}/{len(one.forest)} {one.acorns}",
            cards,
        ]


class _Board(AltText):
    """Tells one board."""

    def board(self, seat: Seat) -> str:
        """Return one player's board."""
        view, one = self.view, self.view.players[seat]
        spent = view.spent if seat == view.turn else ()
        told = [
            self.of(self.names[seat], f"{self.points(one.score)}."),
            f"{self.goods(one.goods)}.",
            self.said("own-cards", hand=one.hand_size, deck=one.deck_size),
            self.listed("boards", [self.robot_board(board, spent) for board in one.robots]),
            *self._rest(one, one.score),
        ]
        return joined(told)

    def network(self, seat: Seat) -> str:
        """Return one player's pipes."""
        one = self.view.players[seat]
        told = [
            self.of(self.names[seat], f"{self.points(one.score)}."),
            self.listed("network", [self._laid(pipe) for pipe in one.pipes], ", "),
            self.said("run", number=one.score.run, list=" ".join(f"({x},{y})" for x, y in one.run)),
            self.said("aside", number=len(one.set_aside)) if one.set_aside else "",
        ]
        return joined(told)

    def harveys_pipes(self) -> str:
        """Return Harvey's pipes."""
        one = self.view.harvey
        if one is None:
            return ""
        told = [
            self.of(self.names[-1], f"{self.points(one.score)}."),
            self.listed("harveys-pipes", one.pipes, ", "),
            self.said("run", number=one.score.run, list="–"),
        ]
        return joined(told)

    def harvey(self) -> str:
        """Return Harvey's board."""
        one = self.view.harvey
        if one is None:
            return ""
        last = self.words.say(f"transmission-{one.discard[0]}") if one.discard else "–"
        told = [
            self.of(self.names[-1], f"{self.points(one.score)}."),
            self.said("harveys-cards", deck=one.deck_size, discard=len(one.discard), card=last),
            self.listed("boards", [self.robot_board(board, ()) for board in one.robots]),
            *self._rest(one, one.score),
        ]
        return joined(told)

    def _laid(self, one: Laid) -> str:
        name = self.words.say("pipe-start") if one.pipe == START_PIPE else one.pipe
        return f"{name} ({one.x},{one.y}) {one.edges}" if self.style.tiles else f"({one.x},{one.y}) {one.edges}"

    def _rest(self, one: Player | Harvey, score: Score) -> list[str]:
        lines = [
            f"{self.words.say(line.key)} {written(line.points, score.parts)}" for line in score.lines if line.points
        ]
        return [
            self.listed("cards-list", [self.card(card) for card in one.forest], ", "),
            self.said("acorns", number=one.acorns),
            self.said("creatures", birds=score.birds, butterflies=score.butterflies) + ".",
            self.listed("score", lines, ", "),
        ]
