"""Compares pictures; a mismatch leaves both where one can look at them."""

import tempfile
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent.parent / "golden"


def assert_image_similar(actual: Image.Image, golden: Image.Image, epsilon: float) -> None:
    """Compare mode and size first, then the mean difference of the channels (0 to 255) with epsilon."""
    assert actual.mode == golden.mode, f"mode {actual.mode}, expected {golden.mode}"
    assert actual.size == golden.size, f"size {actual.size}, expected {golden.size}{_kept(actual, golden)}"
    means = ImageStat.Stat(ImageChops.difference(actual, golden)).mean
    difference = sum(means) / len(means)
    assert difference <= epsilon, f"mean difference {difference:.3f} > {epsilon}{_kept(actual, golden)}"


def on_a_phone(image: Image.Image) -> Image.Image:
    """Return the picture at the width at which a phone shows it."""
    return image.reduce(2)


def _kept(actual: Image.Image, golden: Image.Image) -> str:
    folder = Path(tempfile.mkdtemp(prefix="pictures-"))
    actual.save(folder / "actual.png")
    golden.save(folder / "golden.png")
    return f"; see {folder}"
