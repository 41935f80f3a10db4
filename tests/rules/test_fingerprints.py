"""No change of what is offered or stored goes unnoticed: games in progress have to go on with it."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rules.kernel.game import Game
from rules.kernel.model import Asked, Flow
from rules.kernel.registry import find
from tests.fingerprints import Fingerprint, fingerprint, kept, own_games, renewed

WHAT_TO_DO = (
    "{title} {what} something else than rules_version {version} did. Raise rules_version in rules/{key}/engine.py, "
    "write `upgrade` if an older position has another shape, and run `python -m tests.fingerprints`. Where every game "
    "in progress goes on without (tests/host/test_updates.py), run it with --explain instead. See docs/releasing.md."
)


@pytest.mark.parametrize("game", own_games())
def test_what_is_offered_and_stored_changes_with_the_version_of_the_rules_only(game: str) -> None:
    now, before, info = fingerprint(find(game)), kept()[game], find(game).info
    told = {"title": info.title, "key": game, "version": before.rules_version}
    assert now.offers == before.offers, WHAT_TO_DO.format(what="offers", **told)
    assert now.states == before.states, WHAT_TO_DO.format(what="stores", **told)
    assert now.rules_version == before.rules_version, "run `python -m tests.fingerprints` to write the version down"


def test_another_offer_has_another_fingerprint_and_a_barred_option_has_not() -> None:
    game = find("nicodemus")

    def shortened(state: Any) -> Flow[None]:
        flow = game.phase(state)
        answer = None
        while True:
            try:
                asked: Asked = flow.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                return
            answer = yield tuple(
                msgspec.structs.replace(one, options=one.options[:-1])
                if len(one.options) > one.high > 0 and one.low < len(one.options)
                else one
                for one in asked
            )

    before = fingerprint(game)
    assert fingerprint(replace(game, phase=shortened)).offers != before.offers
    assert fingerprint(game) == before


def test_a_change_within_a_version_is_written_down_with_a_reason_only(monkeypatch: pytest.MonkeyPatch) -> None:
    new, old = Fingerprint(2, "b", "s"), Fingerprint(2, "a", "s", ("an earlier one",))

    def changed(_: Game[Any, Any]) -> Fingerprint:
        return new

    monkeypatch.setattr("tests.fingerprints.fingerprint", changed)
    with pytest.raises(SystemExit, match="raise it"):
        renewed("nicodemus", old, "")
    assert renewed("nicodemus", old, "only named anew").explained == ("an earlier one", "only named anew")
    assert renewed("nicodemus", msgspec.structs.replace(old, rules_version=1), "") == new
