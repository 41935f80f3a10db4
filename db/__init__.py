"""Storage: the schema, its migrations and one module of queries per concern.

Knows no game and no Discord type; users, guilds, channels and messages are plain integers.
"""

from db.engine import Database
from db.errors import Conflict, DatabaseError, Missing, Unreadable
from db.transaction import Transaction

__all__ = ["Conflict", "Database", "DatabaseError", "Missing", "Transaction", "Unreadable"]
