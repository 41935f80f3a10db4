"""What tests of pictures share."""

from collections.abc import Iterator

import pytest

from tests.unpainted import unpainted


@pytest.fixture(scope="class")
def blank() -> Iterator[None]:
    """Leave pictures blank: where their words have to fit, it does not matter how they look."""
    with unpainted():
        yield
