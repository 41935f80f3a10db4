"""The log as JSON: what a line says about the request it belongs to."""

import json
import logging
import sys
from contextvars import copy_context

import pytest

from host.operation.logs import REQUEST, TABLE, USER, JsonLines
from tests.host.conftest import ANN, Room


def written(message: str, *args: object, fault: bool = False) -> dict[str, str]:
    found = sys.exc_info() if fault else None
    record = logging.LogRecord("cogwork.tests", logging.WARNING, "here.py", 1, message, args, found)
    line = JsonLines().format(record)
    assert "\n" not in line
    said: dict[str, str] = json.loads(line)
    return said


def test_a_line_names_request_user_and_table_as_texts_that_keep_every_digit() -> None:
    def inside() -> dict[str, str]:
        REQUEST.set(2**60 + 1)
        USER.set(12)
        TABLE.set(7)
        return written("%s of %s", "one", 3)

    said = copy_context().run(inside)
    assert (said["request"], said["user"], said["table"]) == ("1152921504606846977", "12", "7")
    assert (said["message"], said["level"], said["logger"]) == ("one of 3", "WARNING", "cogwork.tests")


def test_what_is_not_known_is_left_out() -> None:
    said = copy_context().run(lambda: written("up"))
    assert set(said) == {"at", "level", "logger", "message"}


def test_an_error_stays_on_its_line() -> None:
    try:
        int("two\nlines")
    except ValueError:
        said = written("failed", fault=True)
    assert said["error"].startswith("Traceback")
    assert said["error"].splitlines()[-1].startswith("ValueError: invalid literal")


@pytest.mark.asyncio
async def test_what_is_done_at_a_table_is_logged_with_it(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", (await room.playing()).place, {})
    await room.host.lobby.join(table.id, 99, "Zoe")
    assert written("done")["table"] == str(table.id)
