"""No file of ours imports another that leads back to it: not for its types only, and not inside a function either."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("agents", "bot.py", "cogs", "db", "host", "render", "rules", "sandbox", "tests", "workers")

Graph = Mapping[str, Iterable[str]]


def circles(graph: Graph) -> list[list[str]]:
    """Return the groups of files each of which leads to all others and to itself, by Tarjan's algorithm."""
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = lowest[node] = len(index)
        stack.append(node)
        for other in graph[node]:
            if other not in index:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], index[other])
        if lowest[node] == index[node]:
            group = stack[stack.index(node) :]
            del stack[-len(group) :]
            if len(group) > 1 or node in graph[node]:
                found.append(sorted(group))

    for node in graph:
        if node not in index:
            visit(node)
    return found


def imports(source: str, module: str, files: Mapping[str, str]) -> Iterator[str]:
    """Yield the files of ours that a module imports, wherever in it that is written; `files` are by module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (files[alias.name] for alias in node.names if alias.name in files)
        if isinstance(node, ast.ImportFrom):
            package = ".".join(module.split(".")[: -node.level]) if node.level else ""
            base = ".".join(filter(None, (package, node.module)))
            # What is no module of its own is something in the file of the package.
            names = {f"{base}.{alias.name}" if f"{base}.{alias.name}" in files else base for alias in node.names}
            yield from (files[name] for name in names if name in files)


def graph_of(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Return which file imports which, of sources by path."""
    modules = {path: _module(path) for path in sources}
    files = {module.removesuffix(".__init__"): path for path, module in modules.items()}
    return {path: set(imports(source, modules[path], files)) for path, source in sources.items()}


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def read(room: str) -> dict[str, str]:
    there = ROOT / room
    paths = [there] if there.is_file() else sorted(there.rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@cache
def found() -> list[list[str]]:
    return circles(graph_of({path: source for room in ROOMS for path, source in read(room).items()}))


@pytest.mark.parametrize("room", ROOMS)
def test_no_files_import_each_other_in_a_circle(room: str) -> None:
    here = read(room)
    assert here
    assert [group for group in found() if here.keys() & set(group)] == []


@pytest.mark.parametrize(
    "back",
    [
        "import room.one",
        "from room import one",
        "from room.one import thing",
        "from . import one",
        "from .one import thing",
        "if TYPE_CHECKING:\n    from room.one import thing",
        "def later():\n    from room import one",
    ],
)
def test_a_circle_is_found_however_it_is_closed(back: str) -> None:
    made = {
        "room/__init__.py": "",
        "room/one.py": "from room.two import thing",
        "room/two.py": "import os\nfrom room import three",
        "room/three.py": back,
        "room/four.py": "from room import one, three",
    }
    assert circles(graph_of(made)) == [["room/one.py", "room/three.py", "room/two.py"]]
    assert circles(graph_of({**made, "room/three.py": "import os"})) == []


def test_a_package_that_collects_what_leads_back_to_it_is_a_circle() -> None:
    made = {"room/__init__.py": "from room.one import thing", "room/one.py": "from room import other"}
    assert circles(graph_of(made)) == [["room/__init__.py", "room/one.py"]]
    assert circles(graph_of({**made, "room/one.py": "import other"})) == []


def test_two_circles_are_two() -> None:
    assert circles({"a": "b", "b": "a", "c": "da", "d": "c", "e": "acbd", "f": "f"}) == [
        ["a", "b"],
        ["c", "d"],
        ["f"],
    ]
