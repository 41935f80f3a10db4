"""What players are called at a table: as on their server, and told apart where two are called alike."""

from collections.abc import Iterable

from db import seats, tenures
from host.model import Viewer
from host.work import UnitOfWork
from rules.kernel.model import Seat
from rules.kernel.verbatim import same


def name_at_table(name: str, handle: str, others: Iterable[str]) -> str:
    """Return what a player is called among others: with the handle if one of them is called alike."""
    return f"{name} ({handle})" if handle and any(same(name, other) for other in others) else name


async def follow_name(work: UnitOfWork, viewer: Viewer, seat: Seat) -> None:
    """Call a player by their new name if they have changed it; what tells them apart from others stays."""
    chair = next(chair for chair in work.chairs if chair.number == seat)
    kept = {viewer.name, f"{viewer.name} ({viewer.handle})"}
    if not viewer.name or chair.user != viewer.user or chair.name in kept:
        return
    others = [one.name for one in work.chairs if one.number != seat]
    name = name_at_table(viewer.name, viewer.handle, others)
    await seats.change(work.tx, work.id, seat, name=name)
    await tenures.rename(work.tx, work.id, seat, name)
    work.chairs = await seats.of_game(work.tx, work.id)
