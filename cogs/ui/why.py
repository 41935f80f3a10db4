"""What a player may look for in the open questions and cannot do now, with the reasons, a line for each reason."""

from collections.abc import Iterable, Iterator
from typing import Final

from cogs.ui.panels import Look, Message, plain, words_for
from cogs.ui.recaps import TEXT
from host.model import Observation
from rules.kernel.model import Barred
from rules.kernel.words import Words

FEW: Final = 3
"""Things that are named before their reason."""
A_LINE: Final = 15
"""Things in one line at most."""


def are_barred(observation: Observation) -> bool:
    """Say whether there is anything to tell."""
    return any(question.decision.barred for question in observation.questions)


def barred_line(one: Barred, words: Words) -> str:
    """Return a thing and why it cannot be picked, in one line."""
    return words.say("barred-line", {"things": words(one.text), "reason": words(one.reason)})


def why_not(observation: Observation, look: Look) -> Message:
    """Return all that is barred in the questions of a seat, as much as a message holds."""
    words = words_for(observation.table, look.lang, look.icons)
    asked = [question.decision for question in observation.questions if question.decision.barred]
    told = [f"**{words.say('why-head' if asked else 'why-nothing')}**"]
    room = TEXT - len(told[0])
    for decision in asked:
        heading = [f"**{words(decision.prompt)}**"] if len(asked) > 1 else []
        for line in [*heading, *_lines(decision.barred, words)]:
            room -= len(line) + 1
            if room >= 0:
                told.append(line)
    return plain("\n".join(told))


def _lines(barred: Iterable[Barred], words: Words) -> Iterator[str]:
    """Yield a line for each reason and what it bars, with icons; the reason comes first where that is much."""
    by_reason: dict[str, list[str]] = {}
    for one in barred:
        by_reason.setdefault(words(one.reason), []).append(f"{words.icon(one.icon) or ''} {words(one.text)}".strip())
    for reason, things in by_reason.items():
        key = "barred-line" if len(things) <= FEW else "barred-lines"
        for start in range(0, len(things), A_LINE):
            some = ", ".join(things[start : start + A_LINE])
            yield f"- {words.say(key, {'things': some, 'reason': reason})}"
