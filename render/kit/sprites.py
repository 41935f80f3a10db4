"""A bounded memory of finished small images (card faces, tokens, boards), so that each is drawn once."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Lock

from msgspec import Struct, field
from PIL import Image

LIMIT = 32 * 1024 * 1024


class Statistics(Struct, frozen=True):
    """How the memory has done; `size` and `limit` in bytes of pixels."""

    hits: int
    misses: int
    dropped: int
    entries: int
    size: int
    limit: int


class Store(Struct):
    """Images by key, the one unused for longest first, and how many bytes their pixels take."""

    images: OrderedDict[Hashable, Image.Image] = field(default_factory=OrderedDict)
    size: int = 0


class Sprites:
    """Images by key; when the limit is passed, the ones unused for longest go."""

    def __init__(self, limit: int = LIMIT) -> None:
        """Take the limit in bytes of pixels; it may be changed at any time."""
        self.limit = limit
        self._store = Store()
        # Pictures are drawn in worker threads.
        self._lock = Lock()
        self._hits = self._misses = self._dropped = 0

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Return the image of that key, drawing it if it is not there; nobody may change it.

        `draw` is a function of the module that draws; two modules may use the same key for different things.
        """
        # One process draws all games, and each calls its own faces and signs what it likes.
        key = (draw.__module__, key)
        with self._lock:
            found = self._store.images.get(key)
            if found is not None:
                self._store.images.move_to_end(key)
                self._hits += 1
                return found
            self._misses += 1
        # Drawn outside the lock, because a card face asks for its own tokens in turn.
        return self._keep(key, draw())

    def statistics(self) -> Statistics:
        """Return the counts so far."""
        with self._lock:
            return Statistics(
                self._hits, self._misses, self._dropped, len(self._store.images), self._store.size, self.limit
            )

    @contextmanager
    def afresh(self, store: Store | None = None) -> Iterator[None]:
        """Begin with no image, or with those of a store, and go on with those of before afterwards; counts go on."""
        before = self._store
        with self._lock:
            self._store = Store() if store is None else store
        try:
            yield
        finally:
            with self._lock:
                self._store = before

    def _keep(self, key: Hashable, image: Image.Image) -> Image.Image:
        with self._lock:
            if key in self._store.images:
                return self._store.images[key]
            self._store.images[key] = image
            self._store.size += _weight(image)
            while self._store.size > self.limit and len(self._store.images) > 1:
                _, oldest = self._store.images.popitem(last=False)
                self._store.size -= _weight(oldest)
                self._dropped += 1
        return image


def _weight(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


SPRITES = Sprites()
