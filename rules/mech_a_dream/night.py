"""The night: everybody activates side by side, in any order and at any time, and ends on their own (6.9, 4.3)."""

from rules.kernel.flows import together
from rules.kernel.model import Answer, Asked, Decision, Flow, Option, Seat, text, who
from rules.mech_a_dream.barred import not_copied, unusable
from rules.mech_a_dream.components import PARTS, ROBOTS
from rules.mech_a_dream.effects import activate_target, activations, copy_options, no_activation, robot_options
from rules.mech_a_dream.scoring import is_end
from rules.mech_a_dream.state import HOME, ROBOT, State
from rules.mech_a_dream.wording import END_NIGHT, END_NIGHT_EARLY, END_NIGHT_UNCOPIED

COPIES = {"ask-copy-machine": "copy-machine", "ask-copy-robot": "copy-robot"}
COPIERS = {id_ for id_, robot in ROBOTS.items() if any(option.special in COPIES.values() for option in robot.options)}
"""The robots that copy others."""
ASK_NIGHT = {is_last: text("ask-night", last="yes" if is_last else "no") for is_last in (False, True)}


def recall(s: State) -> None:
    """All assistants return home, also those on machines; every right of the night is fresh (I1)."""
    s.stage = "night"
    for player in s.players:
        player.assistants = [HOME for _ in PARTS]
        player.used = []
        player.settled = player.ended = False
    s.say("log-night", day=s.day)


def night(s: State) -> Flow[None]:
    """Let all seats work side by side until each has ended the night."""
    yield from kept_true(s, together({seat: one_night(s, seat) for seat in range(len(s.players))}))


def one_night(s: State, seat: Seat) -> Flow[None]:
    """One seat's night: the robot and each purple machine once at most, in any order (I2, I3, C109)."""
    player = s.players[seat]
    while not player.ended:
        answer = yield (menu(s, seat),)
        picked = answer.picks[0]
        if picked == END_NIGHT.id:
            player.ended = True
            s.say("log-end-night", who=who(seat))
        else:
            player.used.append(picked)
            yield from activate_target(s, seat, picked)


def begins_anew(s: State, open_: Asked) -> bool:
    """Say whether a night begun in this state goes on as this one: nobody is in the middle of an activation."""
    return s.stage == "night" and all(decision.key == "NIGHT_MENU" for decision in open_)


def menu(s: State, seat: Seat) -> Decision:
    """Return Q12. To end is the only option for some; whoever may still come to copy something need not take it."""
    used = s.players[seat].used
    options: list[Option] = activations(s, seat, used)
    barred = tuple(no_activation(s, seat, options, used))
    waits = bool(options) or not may_still_copy(s, seat)
    ends = END_NIGHT_EARLY if options else END_NIGHT if waits else END_NIGHT_UNCOPIED
    return Decision(seat, "NIGHT_MENU", ASK_NIGHT[is_end(s)], (*options, ends), waits=waits, public=True, barred=barred)


def may_still_copy(s: State, seat: Seat) -> bool:
    """Say whether an unused robot that copies may yet find something: an opponent is still at work (4.3, M11)."""
    if not copies(s, seat) or ROBOT in s.players[seat].used:
        return False
    return any(not s.players[other].ended for other in s.opponents(seat))


def copies(s: State, seat: Seat) -> bool:
    """Say whether a seat's robot copies others."""
    return s.players[seat].robot in COPIERS


# What one seat may copy changes with what the others do, while its question is open.


def kept_true(s: State, flow: Flow[dict[Seat, None]]) -> Flow[None]:
    """Run the night and ask anew, after every answer, what another seat's answer may have changed."""
    copiers = {seat for seat in range(len(s.players)) if copies(s, seat)}
    if not copiers:
        yield from flow
        return
    try:
        asked = next(flow)
        while True:
            answer: Answer = yield _renewed(s, asked, copiers)
            asked = flow.send(answer)
    except StopIteration:
        return


def _renewed(s: State, asked: Asked, copiers: set[Seat]) -> Asked:
    return tuple([renewed(s, decision) if decision.seat in copiers else decision for decision in asked])


def renewed(s: State, decision: Decision) -> Decision:
    """Return the same question with what is legal now."""
    seat = decision.seat
    if decision.key == "NIGHT_MENU":
        return menu(s, seat)
    if decision.key == "ROBOT_OPTION":
        options = robot_options(s, seat)
        barred = unusable(s, seat, options)
    elif decision.key == "COPY_TARGET":
        special = COPIES[decision.prompt.key]
        option = next(one for one in ROBOTS[s.players[seat].robot].options if one.special == special)
        options = copy_options(s, seat, option)
        barred = not_copied(s, seat, option, options)
    else:
        return decision
    return Decision(seat, decision.key, decision.prompt, tuple(options), public=True, barred=tuple(barred))
