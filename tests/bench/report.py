"""What a benchmark has to say: a table of figures, and each target with what was measured. No measuring here."""

from collections.abc import Sequence

from msgspec import Struct


class Verdict(Struct, frozen=True):
    """A target and whether it was met; `target` is empty for a ratio that is only told."""

    what: str
    measured: str
    target: str = ""
    met: bool = True

    def __str__(self) -> str:
        if not self.target:
            return f"{self.what}: {self.measured}"
        return f"{self.what}: {self.measured} (target: {self.target}, {'met' if self.met else 'NOT MET'})"


class Report(Struct):
    """One benchmark's figures, ready to be printed."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    verdicts: list[Verdict]

    def __str__(self) -> str:
        lines = [self.title, *_columns([self.head, *self.rows])]
        return "\n".join([*lines, *(f"  {verdict}" for verdict in self.verdicts)])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lay rows out in columns, the first to the left and figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    laid = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        laid.append("  " + "  ".join(cells))
    return laid
