"""The sandbox is a package of its own: others use what it publishes and no more, and it uses nothing of ours."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sandbox

ROOT = Path(__file__).parents[1]
PUBLIC_MODULES = {"entities", "permissions", "staging", "testing"}
PUBLIC = {"sandbox", "sandbox.testing.browser", *(f"sandbox.{name}" for name in PUBLIC_MODULES)}
OURS = {"bot", "cogs", "db", "host", "render", "rules", "tests", "workers"}


def sources(*rooms: str) -> list[Path]:
    """Every Python file of these rooms, which are folders, or files without their ending."""
    return [path for room in rooms for path in (ROOT / f"{room}.py", *(ROOT / room).rglob("*.py")) if path.is_file()]


def used(path: Path) -> Iterator[tuple[str, str]]:
    """What a file imports or reaches by an imported package's name, as module and name; no name for all of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    whole = {one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names}
    yield from ((name, "") for name in whole)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", one.name) for one in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in whole:
            yield node.value.id, node.attr


def is_published(module: str, name: str) -> bool:
    if module == "sandbox":
        return not name or name in {"__all__", *sandbox.__all__, *PUBLIC_MODULES}
    return module in PUBLIC and not name.startswith("_")


def test_others_use_what_the_sandbox_publishes_and_no_more() -> None:
    telling = [path for path in sources(*OURS) if "sandbox" in path.read_text(encoding="utf-8")]
    found = [(path, one) for path in telling for one in used(path) if one[0].partition(".")[0] == "sandbox"]
    assert len(found) > 50
    assert [(str(path.relative_to(ROOT)), one) for path, one in found if not is_published(*one)] == []


def test_the_sandbox_and_its_tests_use_nothing_of_ours() -> None:
    found = [(path, module) for path in sources("sandbox") for module, _ in used(path)]
    assert [one for one in found if one[1].partition(".")[0] in OURS] == []
