"""The same facts as the pictures, in words for those who cannot see them; shorter when Discord's limit is near."""

from collections.abc import Sequence
from functools import partial

from render.kit.alttext import AltText, Style, cut, fitting, joined
from render.legendary_inventors.labels import labels
from render.legendary_inventors.teams import rival_of
from render.legendary_inventors.upgrading import takers
from render.legendary_inventors.wording import age_of, gained, points_in_words, short
from rules.kernel.model import Decision, Seat
from rules.kernel.words import Words
from rules.legendary_inventors.components import INVENTIONS, SCIENCES, TEAMS
from rules.legendary_inventors.series import written
from rules.legendary_inventors.view import Form, Gain, Invention, Inventor, Player, Tiles, View

SENDING = {"TURN", "SEND_FORM"}
"""What is asked when inventors are sent."""


class _Style(Style, frozen=True):
    """How much is said; `name`, `card` and `inventor` are the most characters of a name.

    What is printed on cards and inventor tiles may go first, then what follows from other facts: `box`, then `bag`.
    `terse` numbers the players and writes codes for tiles, `dense` runs digits together. Inventors without a name
    stand in the order of the picture.
    """

    box: bool = False
    bag: bool = True
    printed: bool = True
    terse: bool = False
    dense: bool = False
    name: int = 32
    card: int = 40
    inventor: int = 40


_STYLES = (
    _Style(box=True),
    _Style(),
    _Style(printed=False),
    _Style(printed=False, terse=True, name=20),
    _Style(printed=False, terse=True, name=20, bag=False),
    _Style(printed=False, terse=True, name=12, bag=False, dense=True),
    _Style(printed=False, terse=True, name=10, bag=False, dense=True, card=12, inventor=8),
    _Style(printed=False, terse=True, name=8, bag=False, dense=True, card=8, inventor=5),
    _Style(printed=False, terse=True, name=6, bag=False, dense=True, card=6, inventor=3),
    _Style(printed=False, terse=True, name=5, bag=False, dense=True, card=5, inventor=0),
)
"""From detailed to terse."""


def table_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return every public fact of the view in at most 1,024 characters."""
    return fitting(_AltText(view, words, names, style).table for style in _STYLES)


def own_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything about the viewer's team in at most 1,024 characters."""
    return fitting(partial(_AltText(view, words, names, style).team, view.audience) for style in _STYLES)


def team_alt(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return everything about a seat's team in at most 1,024 characters."""
    return fitting(partial(_AltText(view, words, names, style).team, seat) for style in _STYLES)


def decision_alt(
    view: View, words: Words, names: Sequence[str], asked: Sequence[Decision], greyed: Sequence[str]
) -> str:
    """Return what the picture to decide from shows, and what is `greyed`, in at most 1,024 characters."""
    return fitting((partial(_AltText(view, words, names, style).decision, asked) for style in _STYLES), greyed)


class _AltText(AltText[View, _Style]):
    """Tells the table, or what concerns the viewer's own team."""

    prefix = "pic-inventors-"
    labels_in = labels

    def table(self) -> str:
        """Return the table."""
        return joined([*self._opening(), self._display(), *map(self._player, self._shown()), *self._supply()])

    def team(self, seat: Seat | None) -> str:
        """Return what concerns a seat's team."""
        if seat is None:
            return self.said("watcher")
        player = self.view.players[seat]
        if not player.team:
            return self.said("teamless")
        return joined([*self._team(player), *([self._out()] if self.style.bag else [])])

    def decision(self, asked: Sequence[Decision]) -> str:
        """Return what concerns these questions to the viewer."""
        view, keys = self.view, {one.key for one in asked}
        if "TEAM_PICK" in keys:
            return self.said("alt-free", list=self.words.semicolon.join(map(self._start, view.free_teams)))
        if view.audience is None or not view.players[view.audience].team:
            return self.team(view.audience)
        player = view.players[view.audience]
        if "REWARD" in keys:
            return joined([self._stage(), self._points(player), self._gains(player)])
        if not keys & SENDING:
            return joined([*self._team(player)[:-3], self._tiles_of(player), self._takers(player, asked)])
        own = [self._points(player), self._tiles_of(player), *self._reach(player)]
        return joined([self._form(view.form), *own, *self._rival(player)])

    # How things stand

    def _opening(self) -> list[str]:
        view = self.view
        told = [self._stage()]
        if view.display and not view.over:
            told.append(self.said("alt-age", age=age_of(view), left=view.to_complete))
        if view.leonardo is not None:
            told.append(self.said("alt-leonardo", name=self._who(view.leonardo)))
        return [*told, self.listed("alt-free", (self.words.say(f"team-{id_}") for id_ in view.free_teams), ", ")]

    def _stage(self) -> str:
        view = self.view
        asked = self.words.listed(self._who(seat) for seat in view.asked)
        if view.over:
            return self.said("alt-over")
        if view.rewards is not None:
            order = self.words.listed(self._who(seat) for seat in view.rewards.queue)
            return self.said("alt-rewards", name=self._card(view.rewards.invention), list=order)
        return self.said(f"alt-{view.stage}", list=asked)

    def _who(self, seat: int) -> str:
        return f"{seat + 1} {self.names[seat]}" if self.style.terse else self.names[seat]

    # Inventions

    def _display(self) -> str:
        if not self.view.display:
            return ""
        told = self.words.semicolon.join(self._invention(card) for card in self.view.display)
        key = "terse" if self.style.terse else "display" if self.style.printed else "short"
        return self.said(f"alt-{key}", list=told)

    def _invention(self, card: Invention) -> str:
        told = [self._card(card.id)]
        if self.style.printed:
            points = self.said("points", number=card.points)
            told.append(f"({card.order}, {points})")
            told.append(f"{self._four(card.free)} ({self._four(card.fields)})")
        else:
            told.append(self._four(card.free))
        given = [self._given(card, seat) for seat, total in enumerate(card.totals) if total]
        lying = [self._tile(kind) for kind in card.tiles]
        if not card.has_card:
            lying.append(self.said("alt-taken"))
        apart = " " if self.style.terse else ", "
        ends = [part for part in (apart.join(given), apart.join(lying)) if part]
        between = ", " if self.style.terse else self.words.colon
        return f"{' '.join(told)}{between}{(' + ' if ends[1:] else '').join(ends)}"

    def _given(self, card: Invention, seat: int) -> str:
        who = str(seat + 1) if self.style.terse else self._who(seat)
        return f"{who}{':' if self.style.terse else ' '}{self._four(card.pieces[seat])}"

    # Players

    def _shown(self) -> list[Player]:
        return [player for player in self.view.players if player.team]

    def _player(self, player: Player) -> str:
        told = [self._inventors(player), *self._belongings(player)]
        if self.view.over:
            told.append(points_in_words(player, self.labels))
            told.append(self.labels.say("pic-alt-rank", {"rank": player.rank}).rstrip("."))
        elif player.done and self.view.stage == "final":
            told.append(self.said("alt-done"))
        return f"{self._opening_of(player)} {self.words.semicolon.join(told)}."

    def _opening_of(self, player: Player) -> str:
        return self.said(
            "alt-player-terse" if self.style.terse else "alt-player",
            seat=player.seat + 1,
            name=self.names[player.seat],
            team=self.words.say(f"team-{player.team}"),
            points=player.points.total,
        )

    def _inventors(self, player: Player) -> str:
        return (" " if self.style.terse else ", ").join(map(self._inventor, player.inventors))

    def _belongings(self, player: Player) -> list[str]:
        told = []
        if player.tiles:
            tiles = self._tiles(player.tiles)
            told.append(tiles if self.style.dense else self.said("alt-tiles", list=tiles))
        if player.patents:
            key = "alt-patents-dense" if self.style.dense else "alt-patents"
            told.append(self.said(key, list=self._patents(player.patents)))
        return told

    def _patents(self, patents: Sequence[str]) -> str:
        if self.style.terse:
            return ("" if self.style.dense else " ").join(sorted(str(INVENTIONS[id_].order) for id_ in patents))
        return ", ".join(f"{self._card(id_)} {INVENTIONS[id_].order}" for id_ in patents)

    def _inventor(self, each: Inventor) -> str:
        name = cut(short(self.words, self.labels, "inventor", each.id), self.style.inventor)
        told = f"{name} {self._four(each.values)}".strip()
        if self.style.printed:
            goal = self.said("alt-goal", goal=self._four(each.goal), points=each.points)
            told += f" ({self.said('met') if each.met else goal})"
        elif each.met:
            told += "✓" if self.style.terse else f" {self.said('met')}"
        if not each.active:
            told += "*" if self.style.terse else f" {self.said('alt-tired')}"
        return told

    # Supply

    def _supply(self) -> list[str]:
        told = [self.said("alt-bag", list=self._tiles(self.view.bag) or "0")] if self.style.bag else []
        return [*told, self._out()] if self.style.box else told

    def _out(self) -> str:
        gone = [self._tiles(self.view.box), *map(self._card, self.view.removed)]
        return self.listed("alt-out", gone, ", ")

    # The own team

    def _start(self, id_: str) -> str:
        told = []
        for each in TEAMS[id_].inventors:
            name = cut(short(self.words, self.labels, "inventor", each.id), self.style.inventor)
            known, goal = self._four(each.start), self._four(each.goal)
            if self.style.terse:
                told.append(f"{name} {known}→{goal}={each.points}")
            else:
                told.append(f"{name} {known} ({self.said('alt-goal', goal=goal, points=each.points)})")
        return self.of(self.words.say(f"team-{id_}"), ", ".join(told))

    def _points(self, player: Player) -> str:
        return self.said("points", number=player.points.total) + "."

    def _tiles_of(self, player: Player) -> str:
        if not player.tiles:
            return self.said("tiles-none")
        return self.said("alt-own-tiles", list=self._tiles(player.tiles))

    def _takers(self, player: Player, asked: Sequence[Decision]) -> str:
        """Return which slots take a tile."""
        taking = takers(asked)
        told = [
            f"{cut(self._inventor_name(each.id), self.style.inventor)} {self.words.say(name)}"
            for each in player.inventors
            for science, name in enumerate(SCIENCES)
            if (each.id, science) in taking
        ]
        return self.listed("alt-takers", told, ", ")

    def _team(self, player: Player) -> list[str]:
        mine = player.seat == self.view.audience
        opening = {} if mine else {"name": self.names[player.seat]}
        told = [
            self.said(
                "alt-own" if mine else "alt-whose",
                team=self.words.say(f"team-{player.team}"),
                points=player.points.total,
                **opening,
            ),
            points_in_words(player, self.labels) + ".",
            self.listed("alt-inventors", map(self._own_inventor, player.inventors)),
        ]
        if player.seat == self.view.leonardo:
            told.append(self.said("alt-own-leonardo" if mine else "alt-their-leonardo"))
        told.append(self._tiles_of(player))
        none = self.said("patents-none")
        told.append(self.said("alt-own-patents", list=self._patents(player.patents)) if player.patents else none)
        return [*told, self.listed("alt-own-series", map(written, player.series), ", ")]

    def _rival(self, player: Player) -> list[str]:
        """Return what the only rival's inventors know and the tiles there; nothing with more, or for a send begun."""
        form, rival = self.view.form, rival_of(self.view, player)
        if rival is None or (form is not None and form.place):
            return []
        told = f"{self._opening_of(rival)} {self._inventors(rival)}."
        return [told, self._tiles_of(rival)] if rival.tiles else [told]

    def _inventor_name(self, id_: str) -> str:
        return short(self.words, self.labels, "inventor", id_)

    def _own_inventor(self, each: Inventor) -> str:
        name = cut(self.words.say(f"inventor-{each.id}"), self.style.inventor)
        goal = self.said("alt-goal", goal=self._four(each.goal), points=each.points)
        missing = self.said("met") if each.met else self.said("missing", number=each.missing)
        tired = "" if each.active else f", {self.said('alt-tired')}"
        return f"{name} {self._four(each.values)}, {goal}, {missing}{tired}"

    def _form(self, form: Form | None) -> str:
        if form is None:
            return ""
        told = self.of(self.said("form"), short(self.words, self.labels, "inventor", form.inventor))
        if form.invention:
            told += f", {self._card(form.invention)} {self._four(form.place)}"
        if form.genius:
            told += f", {self.said('genius', number=form.genius)}"
        return f"{told}."

    def _gains(self, player: Player) -> str:
        rewards = self.view.rewards
        if rewards is None or player.seat not in rewards.queue:
            return ""
        gains = rewards.gains[rewards.queue.index(player.seat)]
        told = self.words.semicolon.join(self._gain(gain, player) for gain in gains)
        return self.of(self.said("gains"), f"{told}.")

    def _gain(self, gain: Gain, player: Player) -> str:
        kind, _, id_ = gain.reward.partition(":")
        name = self._card(id_) if kind == "patent" else self.words.say(f"tile-{id_}")
        name = f"{gain.number}× {name}" if gain.number > 1 else name
        return ", ".join([name, *gained(gain, player, self.words, self.labels)])

    def _reach(self, player: Player) -> list[str]:
        """Return the inventions, unless the form has one: free fields, tiles, pieces, and what each could place."""
        form = self.view.form
        if form is not None and form.invention:
            card = next(card for card in self.view.display if card.id == form.invention)
            return [self.said("alt-short", list=self._invention(card))]
        heads = [
            f"{cut(self._inventor_name(each.id), self.style.inventor)}"
            + ("" if each.active else f" ({self.said('alt-tired')})")
            for each in player.inventors
        ]
        lines = []
        for card in self.view.display:
            numbers = "/".join(str(sum(map(min, each.values, card.free))) for each in player.inventors)
            lines.append(f"{self._invention(card)} = {numbers}")
        return [self.said("alt-reach", inventors="/".join(heads), list=self.words.semicolon.join(lines))]

    # Small things

    def _four(self, numbers: Sequence[int]) -> str:
        # Digits run together only as long as each is one.
        apart = "" if self.style.dense and max(numbers, default=0) < 10 else "/"
        return apart.join(map(str, numbers))

    def _card(self, id_: str) -> str:
        return cut(short(self.words, self.labels, "invention", id_), self.style.card)

    def _tile(self, kind: str) -> str:
        return self.said(f"code-{kind}") if self.style.terse else self.words.say(f"tile-{kind}")

    def _tiles(self, owned: Sequence[Tiles]) -> str:
        told = [f"{each.number}× " * (each.number > 1) + self._tile(each.kind) for each in owned]
        return " ".join(told).replace("× ", "×") if self.style.terse else ", ".join(told)
