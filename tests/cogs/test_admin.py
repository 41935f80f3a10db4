"""What Discord is told of the commands for managers and of `/report`."""

from cogs.words import own
from rules.kernel.words import LANGUAGES
from tests.cogs.commandtree import tree
from tests.limits import Json

MANAGE_GUILD = 1 << 5
GUILD, DIRECT = 0, 1
SUBCOMMAND, CHANNEL, ROLE = 1, 7, 8
TEXT_CHANNEL, ANNOUNCEMENTS = 0, 5


def command(name: str) -> Json:
    return next(one for one in tree() if one["name"] == name)


def subcommands() -> dict[str, Json]:
    return {one["name"]: one for one in command("admin")["options"]}


def test_managing_is_offered_to_managers_of_a_server_and_only_there() -> None:
    admin = command("admin")
    assert admin["default_member_permissions"] == MANAGE_GUILD
    assert admin["contexts"] == [GUILD]


def test_reporting_is_for_everybody_and_everywhere() -> None:
    report = command("report")
    assert report["default_member_permissions"] is None
    assert report["contexts"] == [GUILD, DIRECT]
    what = report["options"][0]
    assert (what["required"], what["max_length"]) == (True, 1000)


def test_every_choice_can_be_left_open_again() -> None:
    choices = {name: subcommands()[name] for name in ("channel", "role", "limit", "language")}
    assert not any(one["required"] for sub in choices.values() for one in sub["options"])
    assert choices["channel"]["options"][0]["type"] == CHANNEL
    assert choices["channel"]["options"][0]["channel_types"] == [TEXT_CHANNEL, ANNOUNCEMENTS]
    assert choices["role"]["options"][0]["type"] == ROLE


def test_what_cannot_be_taken_back_needs_the_table_named() -> None:
    for name in ("rewind", "end"):
        table = next(one for one in subcommands()[name]["options"] if one["name"] == "table")
        assert table["required"], name
        assert table["autocomplete"], name


def test_the_languages_to_choose_from_call_themselves_by_their_own_names() -> None:
    offered = subcommands()["language"]["options"][0]["choices"]
    assert [one["value"] for one in offered] == list(LANGUAGES)
    assert [one["name"] for one in offered] == [own(lang).say("language-name") for lang in LANGUAGES]
    assert len({one["name"] for one in offered}) == len(LANGUAGES)
