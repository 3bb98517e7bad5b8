"""Checks that a page shows the screen for its address, whatever happened before."""

import re
from collections.abc import Callable
from typing import Any, Final

STANDSTILL: Final = 15
"""The maximum number of seconds for which a page may be busy without storing anything, even while drawing.

Starting Python or a robot does not count, nor does waiting for silent storage.
"""
ALWAYS: Final = ("problem",)
"""The screen for something that failed to load."""
SCREENS: Final[dict[str, tuple[str, ...]]] = {
    "": ("shelf",),
    "set-up": ("set-up",),
    "learn": ("waiting",),
    "rules": ("rules",),
    "play": ("waiting",),
    "table": ("table", "result", "waiting"),
    "match": ("shared",),
    "matches": ("matches",),
    "statistics": ("statistics",),
    "about": ("about",),
    "lab": ("lab", "waiting"),
    "robot": ("robot", "waiting"),
    "join": ("join",),
    "class": ("class", "waiting"),
    "lesson": ("lesson", "waiting"),
    "result": ("class-result", "waiting"),
    "nowhere": (),
}
"""The possible screens of each kind of address."""
DIALOGS: Final[dict[str, tuple[str, ...]]] = {
    "join": ("lesson", "class"),
    "my-result": ("table",),
    "save-result": ("table",),
    "next-code": ("table",),
    "sit": ("table",),
    "take-back": ("table",),
    "keep-copy": ("table",),
    "take-newer": ("table",),
    "delete-robot": ("lab",),
    "version-0": ("lab",),
    "run-robot": ("lab", "table"),
    "keep-all": ("teacher",),
    "begin": ("teacher",),
    "stop-import": ("", "matches"),
    "duplicate": ("", "matches"),
}
"""The kinds of address on which a dialog with this control may be open."""


def place(address: str) -> tuple[str, str]:
    """Return the kind of an address (text that begins with #), and the id of its match or an empty string."""
    parts = re.split(r"[/?]", address.removeprefix("#").removeprefix("/"), maxsplit=2)
    return parts[0], parts[1] if parts[0] == "table" and len(parts) > 1 else ""


def faults_of(seen: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Return the faults of an idle page: for each, what is wrong, the expected value and the actual one."""
    faults = []
    here = place(seen["hash"])
    if here[0] == "teacher":
        fits = all(screen.startswith("teacher") for screen in seen["screens"])
        allowed: tuple[str, ...] = ("teacher…",)
    else:
        allowed = SCREENS.get(here[0], ())
        fits = all(screen in allowed for screen in seen["screens"])
    if len(seen["screens"]) != 1 or not (fits or seen["screens"][0] in (*ALWAYS, "waiting")):
        faults.append(("Another screen is shown", f"{seen['hash'][:80]} shows one of {allowed}", str(seen["screens"])))
    for dialog in seen["dialogs"]:
        words = f"“{dialog['says']}” ({dialog['acts']})"
        if place(dialog["openedAt"]) != here:
            faults.append(
                ("A dialog of another screen is open", f"closed when {dialog['openedAt'][:80]} was left", words)
            )
        homes = [home for act in dialog["acts"] for home in [DIALOGS.get(act)] if home is not None]
        if any(here[0] not in home for home in homes):
            faults.append(("A dialog lies over another screen", str(homes), f"{seen['hash'][:80]}: {words}"))
    if len(seen["dialogs"]) > 1 and not asks_who_sits(seen["dialogs"]):
        faults.append(("Several dialogs are open", "one", str([dialog["says"] for dialog in seen["dialogs"]])))
    return faults


def asks_who_sits(dialogs: list[dict[str, Any]]) -> bool:
    """Whether the settings are open and, on top of them, the dialog that asks who sits at a seat."""
    kinds = [dialog["kind"].split() for dialog in dialogs]
    acts = {act.partition("-")[0] for act in dialogs[-1]["acts"]}
    return len(dialogs) == 2 and "settings" in kinds[0] and "sit" in acts


def look_twice(look: Callable[[], dict[str, Any] | None], wait: Callable[[int], None]) -> list[tuple[str, str, str]]:
    """Return the faults of an idle page that are still there a moment later, after its own events."""
    before: set[str] = set()
    for moment in (0, 150, 600):
        wait(moment)
        seen = look()
        if seen is None or seen["busy"] != "false":
            return []
        found = faults_of(seen)
        key = {seen["hash"], *(wrong for wrong, _, _ in found)}
        if not found or (before and before != key):
            return []
        before = key
    return found
