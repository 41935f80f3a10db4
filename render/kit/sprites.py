"""A bounded memory of finished small images (card faces, tokens, boards), so that each is drawn once."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Lock
from zlib import compress, decompress

from msgspec import Struct, field
from PIL import Image

LIMIT = 10 * 1024 * 1024
FOLDED = 9 * 1024 * 1024
"""Bytes of images that are folded to about a tenth when they are used less lately, and unfolded in a tenth of the time
that drawing them takes."""
FOLDS = frozenset({"L", "RGB", "RGBA"})
"""Modes of images that are their pixels and nothing else."""


class Statistics(Struct, frozen=True):
    """How the memory has done; `size` and `limit` in bytes of pixels."""

    hits: int
    misses: int
    dropped: int
    entries: int
    size: int
    limit: int


class Folded(Struct, frozen=True):
    """An image with its pixels pressed together."""

    mode: str
    size: tuple[int, int]
    pixels: bytes

    @classmethod
    def of(cls, image: Image.Image) -> "Folded":
        """Fold an image."""
        return cls(image.mode, image.size, compress(image.tobytes(), 1))

    def image(self) -> Image.Image:
        """Return the image."""
        return Image.frombytes(self.mode, self.size, decompress(self.pixels))


class Store(Struct):
    """Images by key, the one unused for longest first, and their pixels' bytes; the same of folded ones.

    Some are both: what was unfolded stays folded beside it.
    """

    images: OrderedDict[Hashable, Image.Image] = field(default_factory=OrderedDict)
    size: int = 0
    folded: OrderedDict[Hashable, Folded] = field(default_factory=OrderedDict)
    folded_size: int = 0


class Sprites:
    """Images by key; when the limit is passed, the ones unused for longest are folded, and of those the oldest go."""

    def __init__(self, limit: int = LIMIT, folded: int = 0) -> None:
        """Take the limit in bytes of pixels, which may be changed at any time, and that of folded images."""
        self.limit, self.folded_limit = limit, folded
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
            folded = self._found_folded(key)
            self._hits += folded is not None
            self._misses += folded is None
        # Drawn outside the lock, because a card face asks for its own tokens in turn.
        return self._keep(key, draw() if folded is None else folded.image())

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
                unused, oldest = self._store.images.popitem(last=False)
                self._store.size -= _weight(oldest)
                self._fold(unused, oldest)
        return image

    def _found_folded(self, key: Hashable) -> Folded | None:
        """Return a folded image; it stays, as to fold it again takes longer than to unfold it."""
        found = self._store.folded.get(key)
        if found is not None:
            self._store.folded.move_to_end(key)
        return found

    def _fold(self, key: Hashable, image: Image.Image) -> None:
        """Keep an image folded, as long as there is room."""
        store = self._store
        if key in store.folded:
            return
        if not self.folded_limit or image.mode not in FOLDS:
            self._dropped += 1
            return
        store.folded[key] = folded = Folded.of(image)
        store.folded_size += len(folded.pixels)
        while store.folded_size > self.folded_limit:
            oldest, dropped = store.folded.popitem(last=False)
            store.folded_size -= len(dropped.pixels)
            self._dropped += oldest not in store.images


def _weight(image: Image.Image) -> int:
    # Three bands lie in memory as four.
    return image.width * image.height * (4 if image.mode == "RGB" else len(image.getbands()))


SPRITES = Sprites(LIMIT, FOLDED)
