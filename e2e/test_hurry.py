"""Impatient users lose nothing: a short run of e2e/hurry, its reports, and the faults that it would detect."""

from pathlib import Path
from typing import Any, Final

import pytest

from e2e.conftest import OpenContext, Serve
from e2e.hurry.cards import trouble
from e2e.hurry.eyes import faults_of
from e2e.hurry.ledger import Ledger, actions
from e2e.hurry.person import MATCHES, Person
from e2e.hurry.run import DECK, Hurry, reaches_plateau
from e2e.hurry.story import Story
from e2e.pages import Table
from e2e.pairs import ALL

SEED: Final = 7
SLOWER: Final = 2 if ALL else 1
TURNS: Final = 4 if ALL else 2
FEW: Final = 5 if ALL else 8
# The number of steps in a part on one page, and the number of parts. The memory is measured after each part.
STAYING: Final = 12 if ALL else 5
PARTS: Final = 4
# These cards take long, or need another version.
LONG: Final = (trouble.kill_silently, trouble.loop, trouble.silence_storage, trouble.take_new_version)
RECORD: Final = "rollbook 1\ngame: roll_it 1\nseats: A | B\nseed: 7\n\n# hint 0\n"
DICE: Final = "dice 2 6\n"
TABLE: Final[dict[str, Any]] = {"hash": "#/table/m", "screens": ["table"]}
SETTINGS: Final = {"kind": "dialog settings", "openedAt": "#/table/m", "acts": ["close-settings"], "says": "x"}
SHELF: Final[dict[str, Any]] = {"hash": "#/", "screens": ["shelf"], "dialogs": []}


@pytest.mark.slow
def test_impatient_user_loses_nothing_on_any_screen(open_context: OpenContext, serve: Serve) -> None:
    with serve() as site:
        person = Person(open_context(), site, SEED, SLOWER)
        hurry = Hurry(person, {card: 1 for card in DECK if card not in LONG})
        hurry.begin()
        for _ in hurry.deck:
            hurry.step()
        for _ in range(TURNS):
            for card in hurry.missing:
                hurry.step(card)
                hurry.step()
        # Some cards need what others leave behind: results, a second tab, a table with seats.
        assert len(hurry.missing) <= FEW, f"{[card.__name__ for card in hurry.missing]} were never done"
        hurry.stay()
        measured = []
        for _ in range(PARTS):
            for _ in range(STAYING):
                hurry.step()
            measured.append(hurry.memory())
        assert reaches_plateau(measured), f"MB of script and of Python: {measured}"
        hurry.follow()
        hurry.settle()
        assert not hurry.finish(), "\n".join(person.story.faults)
        assert person.ledger.stored["match"] > len(MATCHES), "something was done"
        assert person.ledger.stored["robot"], "something was written"
        assert person.ledger.stored["class"], "a class was begun"


@pytest.mark.slow
def test_a_match_that_a_full_device_leaves_to_the_next_page_was_shown(open_context: OpenContext, serve: Serve) -> None:
    with serve() as site:
        person = Person(open_context(), site, SEED, 1)
        person.page.goto(f"{site.url}#/play?{MATCHES[2]}")
        table = Table(person.page)
        table.wait_idle()
        person.page.evaluate("hurry.fault = 'full'")
        person.page.evaluate("rollbook.roll()")
        played = table.record()
        person.page.goto(f"{site.url}#/matches")
        person.page.reload()
        table.wait_idle()
        stored = [revisions[max(revisions)] for revisions in person.ledger.records.values()]
        assert stored == [played]
        assert not person.story.faults


def test_memory_that_grows_would_be_seen() -> None:
    assert reaches_plateau([(3.0, 30.0), (3.4, 36.0), (3.5, 36.0), (3.3, 36.0)])
    assert reaches_plateau([(4.4, 31.5), (4.6, 31.5), (4.6, 31.5), (6.5, 31.5)]), "something was loaded"
    assert not reaches_plateau([(3.0, 30.0), (3.4, 36.0), (4.4, 36.0), (4.9, 36.0)])
    assert not reaches_plateau([(3.0, 30.0), (3.4, 36.0), (3.4, 52.0), (3.4, 52.0)])


@pytest.fixture
def story() -> Story:
    return Story("A test")


@pytest.fixture
def ledger(story: Story) -> Ledger:
    return Ledger(story.fault)


def report(kind: str, value: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Make the report that a page sends after storing an entry."""
    return {
        "doc": "one",
        "kind": kind,
        "key": value["id"],
        "value": value,
        "at": 0.0,
        "shown": shown(value.get("record", "")),
        "edits": 0,
        "undos": 0,
        "left": False,
        "marks": [],
        "typed": [],
    } | more


def shown(record: str) -> dict[str, Any]:
    """Return the end of a match's log: the number of actions, and the last action."""
    done = actions(record)
    return {"after": len(done), "words": done[-1] if done else ""}


def gone(id: str, **more: Any) -> dict[str, Any]:
    """Make the report that a page sends after deleting an entry."""
    return {"doc": "one", "kind": "gone", "key": id, "at": 0.0} | more


def match(revision: int, record: str) -> dict[str, Any]:
    return {"id": "m", "revision": revision, "record": record}


def robot(source: str, *versions: str, game: str = "roll_it", changed: int = 1) -> dict[str, Any]:
    kept = [{"at": 1, "source": version} for version in versions]
    here = {"id": "r", "name": "my_robot", "game": game, "made": 1}
    return {**here, "changed": changed, "source": source, "versions": kept}


def collected(*results: str, code: str = "467-FC") -> dict[str, Any]:
    return {"id": "class c", "code": code, "made": 1, "changed": 1, "results": list(results)}


def wrong(story: Story) -> list[str]:
    return [fault.split(" (")[0] for fault in story.faults]


def test_a_match_that_shrinks_unasked_or_becomes_another_would_be_seen(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("match", match(1, RECORD)))
    ledger.hear(report("match", match(2, RECORD + DICE)))
    ledger.hear(report("match", match(3, RECORD), undos=1))
    ledger.hear(report("match", match(4, RECORD + DICE), undos=1))
    assert story.faults == []
    ledger.hear(report("match", match(5, RECORD), undos=1))
    ledger.hear(report("match", match(6, RECORD + DICE.replace("6", "5")), undos=1))
    ledger.hear(report("match", match(7, RECORD + DICE), undos=1))
    ledger.hear(report("match", match(8, RECORD.replace("7", "8")), undos=1))
    ledger.hear(report("match", match(8, RECORD + DICE), undos=1))
    ledger.hear(gone("m"))
    assert wrong(story) == [
        "A match has shrunk",
        "A revision does not follow",
        "A match is not its own",
        "A match has shrunk",
        "A revision was stored twice",
        "Something was deleted",
    ]


def test_lost_robot_code_is_detected(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("robot", robot("# mark 1\n"), edits=1))
    ledger.hear(report("robot", robot("# mark 2\n"), edits=2, marks=["1"]))
    ledger.hear(report("robot", robot("# mark 3\n", "# mark 2\n"), doc="another", edits=1))
    assert story.faults == []
    ledger.hear(report("robot", robot("# mark 4\n", "# mark 2\n"), doc="third", edits=1))
    ledger.hear(report("robot", robot("# mark 2\n", "# mark 4\n"), doc="another", edits=1))
    ledger.hear(report("robot", robot("# mark 2\n", "# mark 4\n", game="knaster"), doc="another", edits=1))
    assert wrong(story) == [
        "What was written in another tab is lost",
        "A tab in which nobody wrote has changed a robot's code",
        "A robot has become another",
    ]


def test_a_class_that_loses_results_would_be_seen(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("class", collected("a")))
    ledger.hear(report("class", collected("a", "b")))
    assert story.faults == []
    ledger.hear(report("class", collected("b")))
    ledger.hear(report("class", collected("b", code="others")))
    assert wrong(story) == ["A class has lost results", "A class has become another"]


def test_data_missing_at_the_end_is_detected(ledger: Ledger, story: Story) -> None:
    for thing in (("match", match(1, RECORD)), ("match", match(2, RECORD + DICE)), ("robot", robot("x"))):
        ledger.hear(report(*thing))
    ledger.check([{"value": match(2, RECORD + DICE)}, {"value": robot("x")}])
    assert story.faults == []
    ledger.check([{"value": match(1, RECORD)}, {"value": robot("y")}])
    ledger.check([])
    assert wrong(story) == [
        "Something done is lost",
        "A robot is not as it was stored",
        "A match has gone",
        "A robot is not as it was stored",
    ]


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ({}, []),
        ({"screens": ["problem"]}, []),
        ({"hash": "#/teacher/dice/knaster", "screens": ["teacher-dice"]}, []),
        ({"screens": ["class"]}, ["Another screen is shown"]),
        ({"screens": ["shelf", "class"]}, ["Another screen is shown"]),
        ({"dialogs": [{"openedAt": "#/", "acts": ["close-settings"], "says": "Settings"}]}, []),
        (
            {"dialogs": [{"openedAt": "#/set-up/knaster", "acts": [], "says": "x"}]},
            ["A dialog of another screen is open"],
        ),
        ({"dialogs": [{"openedAt": "#/", "acts": ["join"], "says": "x"}]}, ["A dialog lies over another screen"]),
        ({**TABLE, "dialogs": [SETTINGS, {**SETTINGS, "kind": "dialog", "acts": ["sit-easy"]}]}, []),
        ({**TABLE, "dialogs": [SETTINGS, SETTINGS]}, ["Several dialogs are open"]),
    ],
)
def test_misplaced_screen_or_dialog_is_detected(shown: dict[str, Any], expected: list[str]) -> None:
    assert [fault for fault, _, _ in faults_of(SHELF | shown)] == expected


def test_each_thing_that_can_be_done_is_in_the_deck() -> None:
    cards = {name for file in (Path(__file__).parent / "hurry" / "cards").glob("*.py") for name in defined(file)}
    assert cards == {card.__name__ for card in DECK}


def defined(file: Path) -> list[str]:
    """Return the names of the cards that a module defines: functions of a `Person` that may return None."""
    return [
        line.split("(")[0].removeprefix("def ")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("def ") and line.endswith("(person: Person) -> str | None:")
    ]
