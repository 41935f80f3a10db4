"""Sets the scene for tests and benchmarks: what else takes a request of the bot's or a press at a client, done at once.

Nothing here asks whether a person may; `Actor` does.
"""

from sandbox.buckets import GLOBAL_A_SECOND
from sandbox.components import walk as walk_components
from sandbox.content import shown as shown_components
from sandbox.interactions import COMPONENT, DEFER_UPDATE
from sandbox.interactions import begin as begin_interaction
from sandbox.messages import create as create_message
from sandbox.messages import post as post_message
from sandbox.serialise import message_json
from sandbox.threads import start as start_thread
from sandbox.uploads import Upload
from sandbox.world import ANSWER_SECONDS

__all__ = [
    "ANSWER_SECONDS", "COMPONENT", "DEFER_UPDATE", "GLOBAL_A_SECOND", "Upload", "begin_interaction", "create_message",
    "message_json", "post_message", "shown_components", "start_thread", "walk_components",
]  # fmt: skip
