"""docs/reliability.md lists the message of every cause in the page's own words, and each cause has a test."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "docs/reliability.md").read_text("utf-8")
ENGLISH: Final = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "web/src/text/en").rglob("*.ftl")))
MESSAGES: Final = dict(
    re.findall(r"^(cause-[\w-]+|engine-[\w-]+|offline-failed) = (.+)$", ENGLISH, re.MULTILINE),
)
TESTED: Final = {
    "cause-offline": "test_part_without_an_answer_reports_the_connection",
    "cause-missing": "test_start_names_the_failed_file_and_the_cause_and_recovers",
    "cause-server": "test_start_names_the_failed_file_and_the_cause_and_recovers",
    "cause-portal": "test_start_names_the_failed_file_and_the_cause_and_recovers",
    "cause-type": "test_start_names_the_failed_file_and_the_cause_and_recovers",
    "cause-no-type": "test_start_names_the_failed_file_and_the_cause_and_recovers",
    "cause-line-ends": "test_site_with_changed_line_ends_reports_them",
    "cause-changed": "test_start_names_the_failed_file_and_the_cause_and_recovers",
    "cause-blocked": "test_blocked_file_names_the_blocker",
    "cause-policy": "test_security_rule_from_outside_is_named",
    "cause-memory": "test_too_little_memory_is_reported_at_once",
    "engine-no-webassembly": "test_missing_webassembly_is_reported_without_useless_actions",
    "engine-slow": "test_hanging_start_is_reported_and_the_retry_draws_the_screen",
    "engine-thinks": "test_silent_python_is_reported_after_some_seconds_and_continues",
    "engine-again": "test_python_looping_during_a_move_restarts_and_makes_it",
    "engine-failed": "test_a_python_that_is_killed_twice_at_its_start_is_started_again",
    "offline-failed": "test_file_that_cannot_be_kept_for_offline_use_is_named",
    "storage-full": "test_full_device_plays_warns_and_saves_once_there_is_room",
    "storage-blocked": "test_unavailable_storage_is_reported_during_play",
    "storage-silent": "test_storage_that_never_answers_is_reported_during_play",
}
"""The browser test that makes each message appear."""


def test_documented_causes_are_complete_and_in_the_words_of_the_page() -> None:
    causes = {id for id in MESSAGES if id.startswith("cause-")}
    assert causes | {"engine-slow", "engine-no-webassembly"} <= TESTED.keys()
    for id in sorted(MESSAGES.keys() & TESTED.keys()):
        assert f'"{MESSAGES[id]}"' in PAGE, id


def test_documented_cause_has_a_browser_test_that_exists() -> None:
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "e2e").rglob("test_*.py"))
    for id, name in TESTED.items():
        assert re.search(rf"^{id} =", ENGLISH, re.MULTILINE), id
        assert f"def {name}(" in tests, name


def test_connection_is_blamed_only_if_it_is_down() -> None:
    blamed = re.findall(
        r"^([\w-]+) = .*(?:[Cc]heck the connection|connection is (?:down|better))", ENGLISH, re.MULTILINE
    )
    assert blamed == ["cause-offline"]
