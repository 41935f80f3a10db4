"""Addresses: whether one can be a database's, and whether one is of this machine."""

from ipaddress import ip_address

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


def is_loopback(host: str | None) -> bool:
    """Return whether a host name means this machine."""
    if host == "localhost":
        return True
    try:
        return host is not None and ip_address(host).is_loopback
    except ValueError:
        return False
