"""The cards that are played at a table."""

from typing import Final

from e2e.hurry import in_page
from e2e.hurry.person import MATCHES, Person

BOARD: Final = ("[data-act=roll]", "[data-act=confirm], [data-act=undo]", "main [data-pick]", "main [data-pick]")
ANYTHING: Final = "[data-pick], [data-act], a[href^='#'], dialog label, main label, summary"
SELDOM: Final = 0.2
SEATS: Final = ".score:not(:first-child)"
WHO_SITS: Final = "dialog [data-act=sit], dialog [data-act^='sit-']"
KEYS: Final = ("r", "u", "Escape", "Enter", "Tab", "ArrowRight", "?", "h")
PAST: Final = (
    "[data-act=look-back], [data-act=log], [data-act=replay], [data-act=now], [data-act=turning-point], [data-act=try]"
)


def tap_board(person: Person) -> str | None:
    """Tap a few times on the board; if there is none, sometimes go to a match."""
    if not person.at("table"):
        return go_to_match(person) if person.random.random() < SELDOM else None
    taps = [person.tap(person.random.choice(BOARD)) for _ in range(person.random.choice((1, 1, 2, 4)))]
    return " ".join(filter(None, taps)) or None


def tap_anything(person: Person) -> str | None:
    return person.tap(ANYTHING)


def tap_dialog(person: Person) -> str | None:
    return person.tap("dialog[open] [data-act], dialog[open] label") or person.press("settings")


def go_to_match(person: Person) -> str | None:
    """Go to a match, or make one if all are gone."""
    there = [f"table/{id}" for id in person.ids] or [f"play?{wish}" for wish in MATCHES]
    place = person.random.choice(there)
    person.go(f"#/{place}")
    return place


def come_to_table(person: Person) -> None:
    """Go to any table, and wait for it."""
    if not person.at("table"):
        go_to_match(person)
        person.wait(round(400 * person.slower))


def play(person: Person) -> str | None:
    if not person.at("table"):
        return None
    person.page.evaluate(in_page.PLAY, [person.random.random(), person.random.random() < 0.1])
    return ""


def press_key(person: Person) -> str | None:
    key = person.random.choice(KEYS)
    person.page.keyboard.press(key)
    return key


def change_seat(person: Person) -> str | None:
    """Give a seat to a robot or another person, if the table is open."""
    come_to_table(person)
    seat = person.tap(SEATS)
    return seat and person.tap(WHO_SITS)


def look_back(person: Person) -> str | None:
    """Look at an earlier position, or move the replay's slider."""
    come_to_table(person)
    return person.tap(PAST) or person.tap("[data-act=result]") or person.fill("")


def ask_for_hint(person: Person) -> str | None:
    come_to_table(person)
    return person.press("hint") or person.press("more-hints") or person.press("choose-hint")


def compare_with_storage(person: Person) -> str | None:
    """Check that storage soon contains the match as the table shows it, even if another tab keeps playing.

    A match that was deleted while its table is open comes back with its next move.
    """
    if person.away:
        return None
    come_to_table(person)
    found = None
    for moment in (0, 700, 1500, 3000):
        person.wait(moment)
        found = person.page.evaluate(in_page.COMPARE)
        if found is None:
            return None
        if found[1] == found[2] or (found[2] is None and person.ledger.is_gone(found[0])):
            return str(found[0])
    if found:
        person.story.fault("The table shows what is not kept", f"{found[0]}, kept:\n{found[2]}", f"shown:\n{found[1]}")
    return ""


CARDS: Final = {
    tap_board: 40, tap_anything: 30, tap_dialog: 8, go_to_match: 12, play: 16, press_key: 6, change_seat: 4,
    look_back: 4, ask_for_hint: 2, compare_with_storage: 3,
}  # fmt: skip
