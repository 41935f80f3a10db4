"""The words that only the pictures of Mech A Dream need."""

from pathlib import Path

from render.kit.labels import labels_of

labels = labels_of(Path(__file__).parent / "text")
