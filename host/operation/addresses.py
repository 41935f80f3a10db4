"""The address of a database, looked at before anything is opened."""

from db import DatabaseError
from db.backend import read_address, sqlite_file


def is_possible(url: str) -> bool:
    """Say whether an address can be read and names a file, or a port that there is."""
    try:
        address = read_address(url)
        if address.get_backend_name() == "sqlite":
            sqlite_file(address)
            return "?" not in url  # what follows would be no part of the name
    except DatabaseError:
        return False
    return address.port is None or 0 < address.port < 2**16
