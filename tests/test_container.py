"""What `compose.yaml` puts into the container is all that the bot consists of."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_room_of_the_bot_is_copied_into_the_container() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    rooms = project["tool"]["importlinter"]["root_packages"]
    copied = re.findall(r"COPY (\w+) \1$", (ROOT / "compose.yaml").read_text(), re.MULTILINE)
    assert sorted(copied) == sorted(rooms)
