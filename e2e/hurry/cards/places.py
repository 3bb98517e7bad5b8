"""The cards that navigate: every screen, back and forward, links from others, and the language."""

from typing import Final

from e2e.hurry.person import MAX_MATCHES, Person
from e2e.pages import packed

GAMES: Final = ("knockout", "knaster", "roll_it", "lowdown", "roll_out")
PLACES: Final = ("", "matches", "statistics", "about", "nowhere", "lab", "class", "teacher", "teacher/certificate")
OF_A_GAME: Final = ("set-up", "rules", "lab", "teacher/dice", "teacher/plan", "teacher/tasks", "teacher/print")
JUMPS: Final = (-1, -1, -1, 1, 1, -2, -4, 3, -7)
LANGUAGES: Final = ("en", "de", "fr", "es")
NAMES: Final = ("Ann", "Zoë Müller", "⸮ x", "", "4 4 4", "A" * 60, "42")
ROBOT: Final = (
    "# rollbook robot: {name}, {game}\ndef choose(state, seat, rng):\n    return rng.choice(list(state.legal(seat)))\n"
)
SET_UP: Final = "main label, main summary"
STARTING: Final = 120
"""Seconds to wait for Python."""
LASTING: Final = 4
"""Seconds to wait for the words of a language."""


def visit(person: Person) -> str | None:
    """Go to any screen."""
    game = person.random.choice(GAMES)
    here = [*PLACES, *(f"{place}/{game}" for place in OF_A_GAME)]
    address = f"#/{person.random.choice(here)}"
    person.go(address)
    return address


def visit_two(person: Person) -> str | None:
    """Go to one screen, and immediately to another."""
    return f"{visit(person)} and {visit(person)}"


def jump(person: Person) -> str | None:
    by = person.random.choice(JUMPS)
    person.page.evaluate("(by) => history.go(by)", by)
    return str(by)


def learn(person: Person) -> str | None:
    """Start a guided match, sometimes leaving before it appears."""
    if len(person.ledger.heads) > MAX_MATCHES:
        return None
    game = person.random.choice(GAMES)
    person.go(f"#/learn/{game}")
    if person.random.random() < 0.4:
        return f"{game}, left for {visit(person)}"
    person.wait(person.random.choice((0, 300, 1000)))
    return f"{game} {person.press('lesson-next') or ''}"


def set_up(person: Person) -> str | None:
    """Change some settings before a match; sometimes start it, or make a class code from it."""
    said = person.come("set-up", f"#/set-up/{person.random.choice(GAMES)}")
    for _ in range(4):
        name = person.random.choice(NAMES)
        said += f" {person.tap(SET_UP) or ''} {(person.random.random() < 0.5 and person.fill(name)) or ''}"
    chance = person.random.random()
    if chance < 0.3 and len(person.ledger.heads) <= MAX_MATCHES:
        return f"{said} {person.press('start')}"
    if chance < 0.6:
        return f"{said} {person.press('grown-ups')} {person.press('for-class')}"
    if chance < 0.7:
        person.press("grown-ups")
        person.press("for-class")
        return f"{said} for a class, left for {visit(person)}"
    return said


def fill_in(person: Person) -> str | None:
    """Choose from any list, or type into any visible field."""
    return person.fill(person.random.choice(NAMES))


def open_shared(person: Person) -> str | None:
    """Open a link to a match or a robot from someone else; sometimes keep what it contains."""
    name = f"sent_{person.random.randrange(4)}"
    address = f"#/robot/{packed(ROBOT.format(name=name, game=person.random.choice(GAMES)))}"
    if person.random.random() < 0.6 and person.ledger.records:
        records = person.ledger.records[person.random.choice(sorted(person.ledger.records))]
        address = f"#/match/{packed(records[max(records)])}"
    person.go(address)
    if person.random.random() < 0.3 and len(person.ledger.heads) <= MAX_MATCHES:
        person.wait(300)
        return f"{address[:30]} {person.press('keep') or person.press('keep-robot') or person.press('look') or ''}"
    return address[:30]


def speak(person: Person) -> str | None:
    """Choose another language in the settings, and check that the page soon uses it."""
    seen = person.look()  # the current language is left out: a tap on it changes nothing and stores nothing
    wished = person.random.choice([one for one in LANGUAGES if seen is None or one != seen["language"]])
    for _ in range(2):
        if not person.press("settings"):
            return None
        chosen = None
        for _ in range(10):
            chosen = chosen or person.choose("language", wished)
            person.wait(100 if chosen is None else 0)
        if not chosen:
            return None
        if person.random.random() < 0.5:
            return f"{wished}, and waits for nothing"
        for _ in range(LASTING * 10):
            seen = person.look()
            failed = person.away or person.page.locator("dialog [role=alert]").count() > 0
            if seen is None or failed or (seen["language"] == wished and person.kept_language() == wished):
                return wished
            person.wait(round(100 * person.slower))
        if seen is None or seen["dialogs"]:
            break
        # A screen that was still loading has closed the settings, perhaps before the tap. A user would try again.
    person.story.fault("The language does not change", wished, str(person.look()))
    return wished


def speak_elsewhere(person: Person) -> str | None:
    """Choose the language in another tab, and sometimes check that this tab uses it after a reload."""
    if person.away:
        return None
    here = person.page
    person.turn_to(person.another_tab())
    person.page.goto(f"{person.site.url}#/")
    person.wait(500)
    said = speak(person)
    wished = person.kept_language()
    person.turn_to(here)
    if said is None or person.random.random() < 0.5:
        return said
    person.page.reload()
    for _ in range(STARTING * 2):
        seen = person.look()
        if seen and seen["ready"] == "python":
            break
        person.wait(500)
    else:
        seen_now = f"{seen}\n{person.page.locator('body').inner_text()[:600]}"
        person.story.fault("Python does not start when a tab is loaded again", f"within {STARTING} s", seen_now)
    if seen and person.kept_language() not in (None, seen["language"]):
        person.story.fault("The language chosen in another tab is not spoken", str(wished), seen["language"])
    return f"{said}, and loads this tab again"


def prefer(person: Person) -> str | None:
    """Change any setting."""
    if not person.press("settings"):
        return None
    return person.tap("dialog label") or person.press("close-settings")


CARDS: Final = {
    visit: 22, visit_two: 4, jump: 12, learn: 3, set_up: 5, fill_in: 6, open_shared: 4, speak: 2, speak_elsewhere: 1,
    prefer: 2,
}  # fmt: skip
