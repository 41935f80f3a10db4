"""The seventy checks of the sandbox, by number, and where each is proved.

1 to 16 are the steps of one conversation over the library's own addresses; 17 to 32 are the same over a Unix socket,
33 to 48 over TLS, both with nothing in the library changed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
TALK, GATEWAY, LIBRARY, HTTP = "test_conversation", "test_gateway", "test_library", "test_http"
RESUMED = "test_a_session_is_resumed_and_the_interaction_meanwhile_answered"
LAYOUT = "test_a_command_with_a_user_option_shows_a_layout_with_a_picture"
MODAL = "test_a_modal_takes_text_choices_and_a_file"
THREADS = "test_threads_show_to_those_they_are_for"
RESTART = "test_static_and_dynamic_components_work_after_a_restart_of_the_bot"

STEPS = (
    ("autocomplete on a subcommand", "test_autocomplete_on_a_subcommand_offers_what_the_bot_answers"),
    ("a command with a user option answers with a layout", LAYOUT),
    ("its picture has alternative text and its own bytes", LAYOUT),
    ("a dynamic button edits the message it stands on", "test_a_dynamic_button_edits_the_board_it_stands_on"),
    ("an ephemeral reply is invisible to others", "test_an_ephemeral_reply_is_seen_by_one_person"),
    ("a modal of five kinds of parts opens", MODAL),
    ("it is sent off with a file that the bot downloads", MODAL),
    ("a string select", "test_a_string_select_edits_its_message"),
    (
        "a user select, deferred, with an ephemeral follow-up",
        "test_a_user_select_after_a_deferred_update_answers_in_private",
    ),
    (
        "a deferred reply is loading until its follow-up",
        "test_a_deferred_reply_is_loading_until_the_follow_up_fills_it",
    ),
    ("a direct message with a picture", "test_a_direct_message_carries_a_picture_with_alt_text"),
    ("a direct message refused with 50007", "test_a_closed_dm_refuses_the_letter_not_the_channel"),
    ("a private thread with a member added", THREADS),
    ("a public thread with a member added", THREADS),
    ("a command in a direct message", "test_a_command_knows_whether_it_runs_in_a_dm"),
    ("localised commands", "test_commands_reach_people_in_their_own_language"),
)
REST = (
    ("close 4000 and 4009: resume", GATEWAY, f"{RESUMED}[4000]", f"{RESUMED}[4009]"),
    ("op 7: resume", GATEWAY, f"{RESUMED}[op 7]"),
    ("TCP abort: resume, and the interaction meanwhile is replayed and answered", GATEWAY, f"{RESUMED}[abort]"),
    ("op 9 true: resume", GATEWAY, f"{RESUMED}[op 9 true]"),
    ("op 9 false: a new session", GATEWAY, "test_a_lost_session_is_begun_anew[op 9 false]"),
    ("the gateway restarted: op 9, ready", GATEWAY, "test_a_lost_session_is_begun_anew[forgotten]"),
    ("a silent gateway: resume", GATEWAY, "test_a_silent_gateway_is_noticed_and_resumed"),
    ("4014 is PrivilegedIntentsRequired", GATEWAY, "test_privileged_intents_need_the_switch"),
    ("401 is LoginFailure", GATEWAY, "test_a_bad_token_fails_the_login"),
    ("three shards divide the guilds", LIBRARY, "test_three_shards_divide_the_guilds_among_them"),
    ("an answer after 3.3 s: 404, 10062", LIBRARY, "test_an_answer_after_the_deadline_is_an_unknown_interaction"),
    ("the token after 15 minutes: 401, 50027", LIBRARY, "test_a_follow_up_after_fifteen_minutes_has_a_void_token"),
    ("429 with Retry-After is obeyed", HTTP, "test_the_library_obeys_retry_after[user]"),
    ("502 is tried again", HTTP, "test_the_library_retries_a_bad_gateway"),
    ("503 is raised", HTTP, "test_503_is_raised_and_the_next_request_passes"),
    ("a dropped connection is ServerDisconnectedError", HTTP, "test_a_lost_answer_may_have_been_done[False-0]"),
    ("request done, answer lost: the message is there", HTTP, "test_a_lost_answer_may_have_been_done[True-1]"),
    ("a callback's 500 is tried again in time", LIBRARY, "test_a_failing_callback_is_tried_again_inside_the_deadline"),
    ("12 sends through a bucket of 5", LIBRARY, "test_twelve_posts_wait_for_their_bucket_and_never_meet_a_429"),
    ("restart: a static persistent view works", TALK, f"{RESTART}[addresses]"),
    ("restart: a dynamic item works", TALK, f"{RESTART}[addresses]"),
    ("restart: an open modal is lost", LIBRARY, "test_a_modal_open_while_the_bot_restarts_is_lost"),
)
TALKED = [
    (f"{what}, over {way}", TALK, f"{test}[{way}]") for way in ("addresses", "socket", "tls") for what, test in STEPS
]
CHECKS: dict[int, tuple[str, ...]] = dict(enumerate((*TALKED, *REST), 1))


def collected() -> set[str]:
    """The name of every test of the sandbox."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:randomly", "-p", "no:cacheprovider"]
    listed = subprocess.run([*command, str(HERE)], cwd=HERE.parents[1], capture_output=True, text=True, check=True)
    return {line.partition("tests/")[2] for line in listed.stdout.splitlines()}


def test_each_of_the_seventy_checks_is_proved_by_a_test() -> None:
    assert list(CHECKS) == list(range(1, 71))
    known = collected()
    unproved = {
        number: words
        for number, (words, module, *tests) in CHECKS.items()
        if not {f"{module}.py::{test}" for test in tests} <= known
    }
    assert unproved == {}
