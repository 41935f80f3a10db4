"""The same facts as the pictures, in words for those who cannot see them; shorter when Discord's limit is near."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby

from render.imaginarium.labels import labels
from render.imaginarium.pieces import GOODS, tally, title_of
from render.kit.alttext import AltText, Style, fitting, joined
from rules.imaginarium.components import PROJECTS
from rules.imaginarium.view import Field, Figure, Goods, Mine, Player, Project, Reservation, Slot, View, Work
from rules.kernel.amounts import amount
from rules.kernel.model import Seat
from rules.kernel.words import Words


class HowMuch(Style, frozen=True):
    """How much is said; `name` is the most characters of a player's name.

    `machine` says whether machines have names beside their marks; `seats` that figures are told by the seat's number;
    `short` that components have short names; `lean` that a legend explains the players' lines; `gardens` whether the
    table tells what lies in them and in the crusher, or how much.
    """

    machine: bool = True
    seats: bool = False
    gardens: bool = True
    short: bool = False
    lean: bool = False


STYLES = (
    HowMuch(),
    HowMuch(machine=False),
    HowMuch(machine=False, name=20, seats=True),
    HowMuch(machine=False, name=20, seats=True, short=True),
    HowMuch(machine=False, name=10, seats=True, short=True),
    HowMuch(machine=False, name=10, seats=True, short=True, lean=True),
    HowMuch(machine=False, name=10, seats=True, short=True, lean=True, gardens=False),
    HowMuch(machine=False, name=6, seats=True, short=True, lean=True, gardens=False),
)
"""From detailed to terse. Marks such as P1 stand in the pictures too; what a garden holds is told with its workshop."""


def table_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return every public fact of the table in at most 1,024 characters."""
    return fitting(Telling(view, words, names, style).table for style in STYLES)


def players_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return what all players have, and the crusher, in at most 1,024 characters."""
    return fitting(Telling(view, words, names, style).players for style in STYLES)


def workshop_alt(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return every public fact about one player in at most 1,024 characters."""
    return fitting(partial(Telling(view, words, names, style).workshop, seat) for style in STYLES)


def screen_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything that is the viewer's own in at most 1,024 characters."""
    return fitting(Telling(view, words, names, style).screen for style in STYLES)


class Telling(AltText[View, HowMuch]):
    """Tells the table, a workshop, or what is the viewer's own."""

    prefix = "pic-imaginarium-alt-"
    labels_in = labels

    def table(self) -> str:
        """Return the table."""
        legend = self.said("legend-slots") if self.style.lean else ""
        told = [self._opening(), *self._belt(), *self._common(), legend, *map(self.line, self.view.players)]
        return joined(told)

    def players(self) -> str:
        """Return all players, and what has left the game."""
        legend = self.said("legend-over" if self.view.over else "legend") if self.style.lean else ""
        removed = self.listed("removed", [self.word("project", one) for one in self.view.removed], ", ")
        return joined([self._opening(), legend, *map(self._row, self.view.players), self._crusher(), removed])

    def workshop(self, seat: Seat) -> str:
        """Return one player's workshop."""
        player = self.view.players[seat]
        facts = [
            self.labels.say(f"pic-imaginarium-{key}", {"number": number})
            for key, number in (
                ("workshop", player.workshop),
                ("levels", player.levels),
                ("discs", player.discs_left),
                ("secrets", player.secret_projects),
            )
        ]
        return f"{self._row(player, whole=True)} {'. '.join(facts)}."

    def screen(self) -> str:
        """Return what is the viewer's own."""
        mine = self.view.mine
        if mine is None or self.view.audience is None:
            return self.labels.say("pic-imaginarium-watcher")
        means = self.labels.say("pic-imaginarium-means", {"number": mine.means})
        told = [
            self.said("stock", goods=self.goods(mine.screen)),
            self.said("terms", means=means, price=mine.vp_price, deals=mine.deals),
            *self._own_projects(mine),
            self.listed("prices", [self.reservation(one) for one in mine.reservations]),
            self.listed("repairs", [self.machine(card) for card in dict.fromkeys(mine.payable_repairs)]),
            self.listed("hires", [self.word("assistant", one) for one in mine.payable_assistants]),
            self.listed("sketch", self._sketch(self.view.audience)),
        ]
        return joined(told)

    def _opening(self) -> str:
        _, title = title_of(self.view, self.labels, self.names)
        return self.said("over" if self.view.over else "table", title=title, number=self.view.round)

    def _belt(self) -> list[str]:
        view = self.view
        pressed = [f"{press.place} {self.figure(press.figure)}" for press in view.presses if press.figure]
        track = [f"{place} {self.figure(who)}" for place, who in enumerate(view.initiative, 1) if who]
        belt = [self._field(field) for field in view.belt if field.machine or field.figure]
        return [
            self.listed("belt", belt, ", ") or self.said("belt-none"),
            self.listed("presses", pressed, ", ") or ("" if self.style.lean else self.said("presses-none")),
            self.listed("aside", [self.figure(who) for who in view.aside], ", "),
            self.listed("track", track, ", "),
        ]

    def _field(self, field: Field) -> str:
        lying = self.machine(field.machine) if field.machine else self.said("empty")
        price = field.price if field.machine else field.cost
        who = f" {self.figure(field.figure)}" if field.figure else ""
        return f"{field.place} {lying} ({price}){who}"

    def _common(self) -> list[str]:
        view = self.view
        room = [f"{self.word('assistant', one.id)} {one.price}" for one in view.conference if one.id]
        return [
            self.said("piles", stack=view.stack, assistants=view.assistants, unused=view.unused),
            self.said("crushed", number=sum(number for _, number in view.crusher)),
            self.listed("room", room, ", ") or self.said("room-empty"),
            self.listed("projects", list(map(self.project, view.projects)), ", "),
        ]

    def _crusher(self) -> str:
        if not self.view.crusher:
            return self.said("crusher-empty")
        if not self.style.gardens:
            return self.said("crusher", list=sum(number for _, number in self.view.crusher))
        return self.said("crusher", list=self._counted(self.view.crusher))

    def project(self, project: Project) -> str:
        """Return an open project, what it gives, and whose discs lie on it."""
        discs = ("" if self.style.lean else "+").join(self._seat(seat) for seat in project.discs)
        return f"{self.word('project', project.id)} {project.next_points}{f' ({discs})' if discs else ''}"

    def line(self, player: Player) -> str:
        """Return one player's line of the table: the slots."""
        number = f"{player.seat + 1} " if self.style.seats else ""
        between = " " if self.style.lean else ", "
        slots = joined((self.slot(slot, whole=False) for slot in player.slots), between) or "–"
        free = player.max_slots - len(player.slots)
        more = f"{between}{self.said('free', number=free)}" if free and not self.style.lean else ""
        return self.of(f"{number}{self.names[player.seat]}", f"{slots}{more}.")

    def _row(self, player: Player, *, whole: bool = False) -> str:
        """Return one player's row of the picture of all; `whole` tells everything whatever the style."""
        number = f"{player.seat + 1} " if self.style.seats and not whole else ""
        parts = self._lean(player) if self.style.lean and not whole else self._belongings(player, whole=whole)
        return self.of(f"{number}{self.names[player.seat]}", f"{joined(parts, self.words.semicolon)}.")

    def _belongings(self, player: Player, *, whole: bool) -> list[str]:
        free = player.max_slots - len(player.slots)
        slots = [self.slot(slot, whole=whole) for slot in player.slots]
        garden = tally(player.garden)
        shown = self._counted(garden) if whole or self.style.gardens else str(len(player.garden))
        dial = "+".join(self.word("action", action) for action in player.dial)
        people = [self.word("assistant", one) for one in player.assistants]
        return [
            self.said("rank", number=self.view.ranks[player.seat]) if self.view.over else "",
            ", ".join(slots),
            self.said("free", number=free) if free and (whole or self.style.gardens) else "",
            self.said("garden", list=shown) if garden else "",
            self.said("dial", list=dial) if dial else "",
            self.listed("people", people, ", "),
            self.said("secrets", number=player.secret_projects) if player.secret_projects and not whole else "",
            self._done(player, whole=whole),
            *self._end(player),
            self.listed("sketch", self._sketch(player.seat), ", ") if whole else "",
        ]

    def _lean(self, player: Player) -> list[str]:
        """Return a player's belongings without labels, in the order of the legend."""
        garden = tally(player.garden)
        shown = self._counted(garden) if self.style.gardens else str(len(player.garden))
        won = dict(player.majorities)
        goods = [(name, getattr(player.screen, name)) for name in GOODS] if player.screen else []
        return [
            f"{self.view.ranks[player.seat]}." if self.view.over else "",
            " ".join(self.slot(slot, whole=False) for slot in player.slots) or "–",
            f"G {shown}" if garden else "",
            "+".join(self.word("action", action) for action in player.dial),
            " ".join(self.word("assistant", one) for one in player.assistants),
            f"?{player.secret_projects}" if player.secret_projects else "",
            f"✓{len(player.done)}" if player.done else "",
            "/".join(f"{number}+{won[name]}" if name in won else str(number) for name, number in goods),
        ]

    def slot(self, slot: Slot, *, whole: bool) -> str:
        """Return a slot's machines, whether they are off or used, and on request what they make."""
        cards = "+".join(self.alike(card, len(list(alike))) for card, alike in groupby(slot.cards))
        if self.style.lean and not whole:
            return cards + "!" * slot.off + "*" * slot.used
        marks = [self.said("off")] * slot.off + [self.said("used")] * slot.used
        made = f" → {self._work(slot.work)}" if whole and slot.work else ""
        state = f" ({' '.join(marks)})" if marks else ""
        return cards + made + state

    def _work(self, job: Work) -> str:
        made = ", ".join(self.words(amount(good, job.number)) for good in job.output.split("+"))
        return f"{made} (−{job.input})" if job.input else made

    def _done(self, player: Player, *, whole: bool) -> str:
        if not player.done:
            return ""
        if not whole:
            return self.said("done", list=len(player.done))
        told = [f"{self.word('project', done.id)} {done.points}{'?' * done.secret}" for done in player.done]
        return self.said("done", list=", ".join(told))

    def _end(self, player: Player) -> list[str]:
        """Return what came out at the end."""
        if not player.screen:
            return []
        most = [f"{self.good(good)} +{points}" for good, points in player.majorities]
        return [self.goods(player.screen), self.listed("most", most, ", ")]

    def _sketch(self, seat: Seat) -> list[str]:
        acting = self.view.acting
        if self.view.sketch is None or acting is None or acting.seat != seat:
            return []
        return ["+".join(cards) for cards in self.view.sketch]

    def _own_projects(self, mine: Mine) -> list[str]:
        secret = [self.secret(one) for one in mine.secret]
        return [
            self.listed("secret", secret),
            self.listed("met", [self.word("project", one) for one in mine.met]),
        ]

    def secret(self, project: str) -> str:
        """Return a secret project with its condition."""
        condition = self.words.say(f"condition-{project}")
        return self.of(f"{self.word('project', project)} {PROJECTS[project].points}", condition)

    def reservation(self, one: Reservation) -> str:
        """Return what a machine of the belt costs the viewer."""
        state = "" if one.charcoal else f" ({self._state(one)})"
        return f"{one.place} {self.machine(one.machine)} {one.price}{state}"

    def _state(self, one: Reservation) -> str:
        return self.said("short", number=one.missing) if one.missing else self.said("covered")

    def goods(self, goods: Goods) -> str:
        """Return what lies behind a screen."""
        return ", ".join(self.amount(name, getattr(goods, name)) for name in GOODS)

    def amount(self, good: str, number: int) -> str:
        """Return a number of a good."""
        return f"{number} {self.good(good)}" if self.style.short else self.words(amount(good, number))

    def _counted(self, machines: Iterable[tuple[str, int]]) -> str:
        return ", ".join(self.alike(machine, number) for machine, number in machines)

    def alike(self, machine: str, number: int) -> str:
        """Return a machine with its number if there are several."""
        return f"{self.machine(machine)}×{number}" if number > 1 else self.machine(machine)

    def machine(self, machine: str) -> str:
        """Return a machine by its mark, and by its name where there is room."""
        return f"{machine} {self.word('machine', machine)}" if self.style.machine else machine

    def word(self, kind: str, which: str) -> str:
        """Return the name of a component, or a short one."""
        if self.style.short:
            return self.labels.say(f"pic-imaginarium-short-{which}")
        return self.words.say(f"{kind}-{which}")

    def good(self, good: str) -> str:
        """Return the name of a good, or a short one."""
        return self.labels.say(f"pic-imaginarium-short-{good}") if self.style.short else self.words.say(good)

    def figure(self, who: Figure | None) -> str:
        """Return who an engineer or a saboteur is, nothing for nobody."""
        if who is None:
            return ""
        return f"{self._seat(who.seat)}{'-S' * who.saboteur}"

    def _seat(self, seat: Seat) -> str:
        return str(seat + 1) if self.style.seats else self.names[seat]
