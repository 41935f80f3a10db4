"""The rules by themselves: in an interpreter that has nothing but what they need, and as their page shows them."""

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED = ("msgspec", "fluent")
"""What the rules import beside Python's own library."""
BEHIND = ("attr", "attrs", "babel", "pytz", "typing_extensions")
"""What fluent.runtime imports in turn."""
ALONE = f"""
import sys
from importlib.abc import MetaPathFinder

class Refusal(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {{*sys.stdlib_module_names, "rules", *{NEEDED!r}, *{BEHIND!r}}}:
            raise ModuleNotFoundError(f"refused: {{name}}", name=name)

sys.meta_path.insert(0, Refusal())
sys.path += {[str(ROOT), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]!r}
"""


def alone(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in an interpreter that refuses whatever the rules do not need."""
    command = [sys.executable, "-I", "-S", "-B", "-c", ALONE + program]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_every_module_of_the_rules_loads_with_only_what_they_need() -> None:
    done = alone(
        "import importlib, pkgutil, rules\n"
        "names = [found.name for found in pkgutil.walk_packages(rules.__path__, 'rules.')]\n"
        "for name in names: name.endswith('__main__') or importlib.import_module(name)\n"
        "print(sorted(rules.games()) == sorted({n.split('.')[1] for n in names if n.endswith('.engine')}), len(names))"
    )
    assert done.stderr == ""
    same, number = done.stdout.split()
    assert same == "True"
    assert int(number) > 100


def test_anything_else_would_be_refused() -> None:
    for name in ("discord", "sqlalchemy", "PIL", "aiosqlite", "pydantic", "host", "db", "render"):
        assert f"refused: {name}" in alone(f"import {name}").stderr


def test_playing_needs_no_words() -> None:
    done = alone("import rules; rules.games(); print(sorted({'fluent', 'babel'} & set(sys.modules)))")
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_page_about_the_library_shows_what_happens() -> None:
    page = ROOT / "docs" / "rules-as-a-library.md"
    done = alone(
        "import doctest\n"
        f"result = doctest.testfile({str(page)!r}, module_relative=False)\n"
        "print(result.failed, result.attempted > 40)"
    )
    assert done.stdout + done.stderr == "0 True\n"
