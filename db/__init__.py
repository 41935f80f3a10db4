"""Storage: the schema, its migrations and one module of queries per concern.

Knows no game and no Discord type; users, guilds, channels and messages are plain integers.
"""

from db.engine import Database
from db.errors import Conflict, Damaged, DatabaseError, Missing, Unreadable, Unwritable
from db.transaction import Transaction

__all__ = ["Conflict", "Damaged", "Database", "DatabaseError", "Missing", "Transaction", "Unreadable", "Unwritable"]
