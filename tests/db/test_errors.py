"""Drivers' complaints, told apart."""

import sqlite3

import pytest
from sqlalchemy.exc import DBAPIError

from db import Conflict, DatabaseError, Unwritable
from db.errors import Damaged, Unreachable, translate


class RefusedByServer(Exception):
    """An error of a server: the state on the wrapper, the constraint on its cause."""

    sqlstate = "23505"
    constraint_name: str | None = None


def on_sqlite(name: str, message: str) -> Exception:
    error = sqlite3.DatabaseError(message)
    error.sqlite_errorname = name
    return error


def on_postgresql(constraint: str) -> Exception:
    wrapper, cause = RefusedByServer("duplicate key"), RefusedByServer("duplicate key")
    cause.constraint_name = constraint
    wrapper.__cause__ = cause
    return wrapper


def of_server(state: str) -> Exception:
    error = RefusedByServer("refused")
    error.sqlstate = state
    return error


@pytest.mark.parametrize(
    ("original", "kind", "says"),
    [
        (
            on_sqlite("SQLITE_CONSTRAINT_UNIQUE", "UNIQUE constraint failed: answer.game, answer.interaction"),
            Conflict,
            "Already taken: answer.game, answer.interaction",
        ),
        (on_postgresql("uq_answer_game_interaction"), Conflict, "Already taken: uq_answer_game_interaction"),
        (on_sqlite("SQLITE_CORRUPT_INDEX", "malformed"), Damaged, "python bot.py restore"),
        (on_sqlite("SQLITE_READONLY_DBMOVED", "readonly"), Unwritable, "may not be written"),
        (on_sqlite("SQLITE_FULL", "database or disk is full"), Unwritable, "disk is full"),
        (on_sqlite("SQLITE_IOERR_WRITE", "disk I/O error"), Unwritable, "disk of the database fails"),
        (of_server("53100"), Unwritable, "disk of the database server is full"),
        (of_server("25006"), Unwritable, "read-only"),
        (on_sqlite("SQLITE_BUSY_SNAPSHOT", "database is locked"), Unreachable, "another process holds"),
        (of_server("08006"), Unreachable, "connection to the database server was lost"),
        (of_server("57P01"), Unreachable, "server is stopping or starting"),
        (of_server("57014"), DatabaseError, "57014"),
        (on_sqlite("SQLITE_CONSTRAINT_CHECK", "CHECK constraint failed: seats"), DatabaseError, "seats"),
    ],
)
def test_each_complaint_becomes_the_error_callers_know(original: Exception, kind: type, says: str) -> None:
    error = translate(DBAPIError("SELECT 1", None, original))
    assert type(error) is kind
    assert says in str(error)


def test_what_a_server_says_below_its_first_line_is_not_repeated() -> None:
    original = RefusedByServer("new row violates a rule\nDETAIL:  Failing row contains (swan-jug)")
    original.sqlstate = "23514"
    told = str(translate(DBAPIError("INSERT", None, original)))
    assert "violates a rule" in told
    assert "swan" not in told
