"""For tests of a bot in a sandbox: whether all that was sent fits Discord's own descriptions of its API.

`browser` looks at the page through a headless Chromium. Both need the extras of the package of the same names.
"""

from sandbox.testing.conformance import Conformance

__all__ = ["Conformance"]
