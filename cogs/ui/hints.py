"""A hint in words: what a computer would do, and what speaks for it."""

from collections.abc import Iterable
from typing import Final

from cogs.ui.panels import Look, Message, plain, words_for
from host.computers.hints import Hint
from rules.kernel.model import Text
from rules.kernel.words import Words

CLAUSES: Final = 2
"""Reasons that are said at most."""


def hint(told: Hint, look: Look) -> Message:
    """Return what somebody is told who asked."""
    words = words_for(told.table, look.lang, look.icons)
    picked = [option.text for option in told.picked]
    choice = words(Text("hint-picks", {"picks": picked})) if picked else words.say("ui-none")
    question = [] if told.is_only else [f"**{words(told.decision.prompt)}**"]
    lines = [*question, words.say("hint-choice", {"choice": choice})]
    clauses = said(told.reasons, words)
    if clauses:
        lines.append(words.say("hint-why", {"reasons": clauses}))
    if _is_all_the_same(told):
        lines.append(words.say("hint-all-alike"))
    elif told.alike:
        lines.append(words.say("hint-alike", {"number": told.alike}))
    elif not clauses:
        lines.append(words.say("hint-best"))
    return plain("\n".join(lines))


def _is_all_the_same(told: Hint) -> bool:
    """Say whether whatever is picked is about as good."""
    decision = told.decision
    return decision.low == decision.high == 1 and len(decision.options) == told.alike + 1 > 1


def said(reasons: Iterable[str], words: Words) -> list[Text]:
    """Return the reasons that the game has words for, each said once, the weightiest first."""
    known = {words.say(key): Text(key) for key in reversed([*reasons]) if words.has(key)}
    return list(reversed(known.values()))[:CLAUSES]
