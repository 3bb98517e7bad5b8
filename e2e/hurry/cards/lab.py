"""The lab's cards: write robots, try them and let them play, also in two tabs at once."""

from typing import Final

from e2e.hurry.cards.places import GAMES
from e2e.hurry.person import Person

CODES: Final = (
    "def choose(state, seat, rng):\n    return rng.choice(list(state.legal(seat)))\n",
    "def choose(state, seat, rng):\n    print('I look')\n    return next(iter(state.legal(seat)))\n",
    "def choose(state, seat, rng):\n    return max(state.legal(seat), key=lambda m: state.apply(seat, m).scores())\n",
    "def choose(state, seat, rng):\n    raise ValueError('no')\n",
    "def choose(state, seat, rng):\n    while True:\n        pass\n",
    "def choose(state, seat, rng)\n    return 'pass'\n",
)
ROBOTS_ACTS: Final = ("robot-new", "robot-rename", "robot-versions", "code-undo", "code-redo")
PANELS: Final = {
    "try": "[data-act=try], [data-act=other-position], [data-act=try-position], [data-act=play-robot]",
    "watch": "[data-act^=watch]",
    "series": "[data-act^=series]",
    "ladder": "[data-act=ladder], [data-act=ladder-levels], [data-act=ladder-stop]",
    "course": "[data-act^=lesson]",
    "help": "[data-act=help-view], [data-act^=example]",
}
ROBOT: Final = ", ".join(f"[data-act={act}]" for act in ROBOTS_ACTS)
EDITOR: Final = ".cm-content"


def write(person: Person) -> str | None:
    """Type in the editor: replace all text, or add a line."""
    if not person.at("lab"):
        person.go(f"#/lab/{person.random.choice(GAMES)}")
        person.wait(round(400 * person.slower))
    editor = person.page.locator(EDITOR)
    if not editor.count() or person.page.locator("dialog[open]").count():
        return None
    # The marker is in the first line, so that it is drawn even if the code is long. Do not wait for the editor: an
    # earlier tap may still lead to another screen.
    person.page.evaluate("(css) => document.querySelector(css)?.focus()", EDITOR)
    seen = person.look()
    if seen is None:
        return None
    if person.random.random() < 0.4:
        person.page.keyboard.press("Control+a")
        code = person.random.choice(CODES)
    else:
        person.page.keyboard.press("Control+Home")
        code = ""
    person.marks += 1
    person.page.evaluate("(mark) => window.hurry?.typed.add(mark)", str(person.marks))
    person.page.keyboard.insert_text(f"# mark {person.marks}\n{code}")
    return f"mark {person.marks} in {seen['robot']} {'over all' if code else ''}"


def write_and_leave(person: Person) -> str | None:
    """Write, and leave or reload the page at once."""
    said = write(person)
    if said is None:
        return None
    if person.random.random() < 0.5:
        person.go("#/")
    else:
        person.page.reload(wait_until="commit")
    return said


def use_panel(person: Person) -> str | None:
    """Open one of the robot's panels, and use a control there."""
    said = person.come("lab", f"#/lab/{person.random.choice(GAMES)}")
    if said:
        person.wait(round(300 * person.slower))
    panel = person.random.choice(list(PANELS))
    if not person.choose("panel", panel):
        return None
    return f"{said} {panel} {person.tap(PANELS[panel]) or ''}"


def use_robot(person: Person) -> str | None:
    """Rename the robot, or use a control for robots and their versions."""
    if not person.at("lab"):
        return None
    return person.fill("again") if person.random.random() < 0.3 else person.tap(ROBOT)


def same_robot_elsewhere(person: Person) -> str | None:
    """Open the robot that is shown here in another tab, write in both, and leave this one."""
    if person.away:
        return None
    said = write(person)
    address = person.page.url
    if said is None or "#" not in address:
        return None
    here, there = person.page, person.another_tab()
    person.turn_to(there)
    if person.at_home:
        person.go(address[address.index("#") :])
    else:
        there.goto(address, wait_until="commit")
    person.wait(round(800 * person.slower))
    said = f"{said}; there: {write(person)}"
    person.wait(person.random.choice((0, 800)))
    person.turn_to(here)
    if person.random.random() < 0.5:
        person.go("#/")
        return f"{said}; left"
    return f"{said}; again here: {write(person)}"


CARDS: Final = {write: 8, write_and_leave: 2, use_panel: 8, use_robot: 4, same_robot_elsewhere: 3}
