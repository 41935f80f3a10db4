"""Answers that may be given with one press: a card together with its use, and so on. Nothing here changes a position.

A press stands for single answers in the order of the rules; the record holds those and knows of no press.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, permutations, product

from rules.kernel.amounts import amount, amounts
from rules.kernel.model import Answer, Decision, Option, Seat, Shortcut, Text, text
from rules.nicodemus.components import CHARCOALIUM, JOKER, MACHINES, RESOURCES
from rules.nicodemus.conditions import is_possible
from rules.nicodemus.effects import picks, swapped
from rules.nicodemus.goods import foresee, outcome
from rules.nicodemus.prospects import forecast, outlook
from rules.nicodemus.state import State
from rules.nicodemus.wording import FINISH, MACHINE, PROJECT, STOP, tally

MOST = 25
"""Presses that one menu has room for."""


def shortcuts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that may stand beside an open decision."""
    made: Iterable[Shortcut]
    match decision.key:
        case "TURN":
            made = chain.from_iterable(_uses(s, decision, option) for option in decision.options)
        case "DISCARD HAND" | "DISCARD MACHINE":
            made = chain.from_iterable(_discards(s, decision, option) for option in decision.options)
        case "EXCHANGE":
            made = _exchanges(s, decision)
        case "PROJECTS":
            made = _completions(decision)
        case _:
            return ()
    return tuple(made)[:MOST]


def _press(id_: str, words: Text, answers: Iterable[Answer], icon: str, hint: Text | None = None) -> Shortcut:
    return Shortcut(id_, words, hint, tuple(answers), icon)


# A card and its use


def _uses(s: State, decision: Decision, option: Option) -> Iterator[Shortcut]:
    """Yield the presses that play a card and use one of its options."""
    seat, (kind, _, machine) = decision.seat, option.id.partition(":")
    if kind != "play":
        return
    face = MACHINES[int(machine)]
    yield _gain(s, seat, option, (CHARCOALIUM,), CHARCOALIUM, face.points)
    # Producing charcoalium never gives more than that.
    for good in RESOURCES if face.product == JOKER else (face.product,):
        if good != CHARCOALIUM:
            yield _gain(s, seat, option, (f"production:{good}",), good, 1)
    yield from _effects(s, seat, option, face.id)


def _effects(s: State, seat: Seat, option: Option, machine: int) -> Iterator[Shortcut]:
    before = [lying.machine for lying in s.yard]
    face, number = MACHINES[machine], forecast(s, machine)
    if not is_possible(s, seat, machine, len(s.players[seat].hand) - 1, before):
        return
    if face.colour != "blue":
        words = text("press-use", machine=MACHINE[machine], use=text(f"effect-{machine}", number=number))
        answers = (Answer(seat, "TURN", (option.id,)), Answer(seat, "ACTIVATE", ("effect",)))
        yield _press(f"{option.id}:effect", words, answers, option.icon, outlook(s, seat, machine))
    elif face.product == JOKER:
        for good in RESOURCES:
            yield _gain(s, seat, option, ("effect", good), good, number)
    else:
        yield _gain(s, seat, option, ("effect",), face.product, number)


def _gain(s: State, seat: Seat, option: Option, given: Sequence[str], good: str, number: int) -> Shortcut:
    """Return the press that plays a card for a gain that is known; `given` are the answers after the card."""
    machine = int(option.id.removeprefix("play:"))
    key = "press-count" if given[0] == "effect" else "press-use"
    words = text(key, machine=MACHINE[machine], use=amount(good, number))
    keys = ("ACTIVATE", "PICK TYPE")
    answers = [Answer(seat, key, (id_,)) for key, id_ in zip(keys, given, strict=False)]
    return _press(
        ":".join([option.id, *given]),
        words,
        [Answer(seat, "TURN", (option.id,)), *answers],
        option.icon,
        outcome(s, seat, {good: number}),
    )


# A discard and what is gained by it


def _discards(s: State, decision: Decision, option: Option) -> Iterator[Shortcut]:
    """Yield the presses that discard a machine and gain units of its cost."""
    machine, number = int(option.id.rpartition(":")[2]), decision.prompt.args["number"]
    offers = picks(machine, number if isinstance(number, int) else 0)
    for units in offers:
        answers = [Answer(decision.seat, decision.key, (option.id,))]
        # One way to gain goes unasked where everybody sees the machine: it is the only one.
        if len(offers) > 1 or not decision.public or len(decision.options) > 1:
            answers.append(Answer(decision.seat, "GAIN", (f"gain:{'+'.join(units)}",)))
        _, *spot, _ = option.id.split(":")
        named = {"spot": int(spot[0])} if spot else {}
        key = "press-spot" if spot else "press-use"
        words = text(key, machine=MACHINE[machine], use=amounts(tally(units)), **named)
        brings = outcome(s, decision.seat, tally(units))
        yield _press(f"{option.id}:{'+'.join(units)}", words, answers, option.icon, brings)


# Several swaps


def _exchanges(s: State, decision: Decision) -> Iterator[Shortcut]:
    """Yield the presses that make the usual swaps and stop: one kind as often as may be, or a resource for another."""
    seat, left = decision.seat, decision.prompt.args["left"]
    most = left if isinstance(left, int) else 0
    if most == 1:
        return  # after the last swap nobody is asked
    offered = {option.id: option for option in decision.options if option.id != STOP.id}
    for id_, option in offered.items():
        given, wanted = id_.removeprefix("swap:").split(">")
        able = min(most, s.players[seat].goods[given])
        for times in range(1, able + 1):
            if not foresee(s, seat, wanted, times).lost:
                words = text("press-swap", given=amount(given, times), wanted=amount(wanted, times))
                brings = swapped(s, seat, given, wanted, times)
                yield _press(f"{id_}*{times}", words, _swaps(decision, [id_] * times, most), option.icon, brings)
    for given, wanted in permutations(RESOURCES, 2):
        ids = [f"swap:{given}>{CHARCOALIUM}", f"swap:{CHARCOALIUM}>{wanted}"]
        if ids[0] in offered and not any(foresee(s, seat, good, 1).lost for good in (CHARCOALIUM, wanted)):
            words = text("press-swap", given=amount(given, 1), wanted=amount(wanted, 1))
            brings = swapped(s, seat, given, wanted, 1)
            yield _press(f"swap:{given}>{wanted}", words, _swaps(decision, ids, most), wanted, brings)


def _swaps(decision: Decision, ids: list[str], most: int) -> list[Answer]:
    """Return the answers for these swaps; after the last that may be made nobody is asked."""
    ended = [] if len(ids) == most else [STOP.id]
    return [Answer(decision.seat, decision.key, (id_,)) for id_ in (*ids, *ended)]


# Projects


def _completions(decision: Decision) -> Iterator[Shortcut]:
    """Yield the presses that complete one or several projects and finish the turn.

    When nothing more can be completed nobody is asked, so that one project alone needs no such press.
    """
    by_tile: dict[str, list[Option]] = {}
    for option in decision.options:
        if option.id != FINISH.id:
            by_tile.setdefault(option.id.split(":")[1], []).append(option)
    if len(by_tile) < 2:
        return
    for number in range(len(by_tile), 0, -1):
        for tiles in combinations(by_tile, number):
            for chosen in product(*(by_tile[tile] for tile in tiles)):
                yield _completion(decision, tiles, chosen, is_all=number == len(by_tile))


def _completion(decision: Decision, tiles: Sequence[str], chosen: Sequence[Option], *, is_all: bool) -> Shortcut:
    ids = [option.id for option in chosen]
    names = [PROJECT[int(tile)] for tile in tiles]
    answers = [Answer(decision.seat, decision.key, (id_,)) for id_ in (*ids, *([] if is_all else [FINISH.id]))]
    used = sorted({place for id_ in ids for place in id_.split(":")[2].split("+")}, key=_place)
    hint = text("hint-complete", machines=[MACHINE[int(place.partition("@")[0])] for place in used])
    words = text("press-complete-all", number=len(ids)) if is_all else text("press-complete", projects=names)
    return _press("&".join(ids), words, answers, chosen[0].icon, hint)


def _place(named: str) -> int:
    """Return the place in a workshop of a machine that is named with it, as 24@2."""
    return int(named.partition("@")[2])
