"""What can be read from the imports: no circles, and nothing from outside but what the package declares."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import sandbox

PACKAGE = Path(sandbox.__file__).parent
MODULES = {
    ".".join(("sandbox", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
    if path.relative_to(PACKAGE).parts[0] not in {"tests", "build"}
}


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, those inside functions and for type checking alone included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            inner = {f"{node.module}.{one.name}" for one in node.names}
            yield from inner & MODULES.keys() or {node.module}


def reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    """The modules that are imported from one on, directly or by way of others."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        fresh = graph[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = {name: set(imported(path)) & MODULES.keys() - {name} for name, path in MODULES.items()}
    assert len(graph["sandbox.server"]) > 3
    assert [name for name in graph if name in reached(name, graph)] == []


def test_the_package_imports_what_it_declares_and_nothing_else() -> None:
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["testing"], *extras["browser"]]
    declared = {re.split(r"[<>=\[]", one)[0].replace("-", "_") for one in needed}
    known = declared | set(sys.stdlib_module_names) | {"sandbox"}
    assert {one.partition(".")[0] for path in MODULES.values() for one in imported(path)} <= known
