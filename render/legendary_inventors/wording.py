"""Names and phrases as the pictures write them."""

from rules.kernel.words import Words
from rules.legendary_inventors.components import FIGURES
from rules.legendary_inventors.view import Gain, Player, View

ROMAN = ("", "I", "II", "III")


def short(words: Words, said: Words, kind: str, id_: str) -> str:
    """Return the name of an inventor or an invention; where one is too long for a picture, its short form."""
    key = f"pic-inventors-{kind}-{id_}"
    return said.say(key) if said.has(key) else words.say(f"{kind}-{id_}")


def points_in_words(player: Player, said: Words) -> str:
    """Return how a player's points have come about."""
    points = player.points
    facts = {"patents": points.patents, "series": points.series, "victory": points.victory}
    return said.say("pic-inventors-sum", {**facts, "goals": points.inventors})


def age_of(view: View) -> str:
    """Return the age in Roman figures."""
    return ROMAN[view.age] if view.age < len(ROMAN) else str(view.age)


def gained(gain: Gain, chooser: Player, words: Words, said: Words) -> list[str]:
    """Return in words what a reward would gain its chooser; where turned over it gains a goal, that above all."""
    turned = _turned(gain, words, said)
    if turned and not gain.series and not gain.points:
        return turned
    if gain.reward == "tile:refresh":
        return [said.say("pic-inventors-wakes", {"number": sum(not each.active for each in chooser.inventors)})]
    if gain.reward == "tile:genius":
        return [said.say("pic-inventors-extra", {"number": FIGURES.genius_pieces.value})]
    told = [said.say("pic-inventors-points", {"number": gain.points})] if gain.points else []
    if gain.series or gain.reward == "tile:order":
        told.append(said.say("pic-inventors-series", {"number": gain.series}))
    if gain.reaches:
        names = ", ".join(short(words, said, "inventor", id_) for id_ in gain.reaches)
        told.append(said.say("pic-inventors-reaches", {"name": names}))
    elif gain.fits or gain.later:
        told.append(said.say("pic-inventors-slots", {"fits": gain.fits, "asked": gain.asked, "later": gain.later}))
    return told + turned


def _turned(gain: Gain, words: Words, said: Words) -> list[str]:
    if gain.reaches or not gain.turned:
        return []
    names = ", ".join(short(words, said, "inventor", id_) for id_ in gain.turned)
    return [said.say("pic-inventors-turned", {"name": names})]
