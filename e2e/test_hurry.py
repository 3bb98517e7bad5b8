"""Impatient users lose nothing: a short run of e2e/hurry, its reports, and the faults that it would detect."""

from pathlib import Path
from typing import Any, Final

import pytest

from e2e.conftest import OpenContext, Serve
from e2e.hurry.cards import trouble
from e2e.hurry.eyes import STANDSTILL, faults_of
from e2e.hurry.ledger import Ledger, actions, consistent
from e2e.hurry.person import MATCHES, Person
from e2e.hurry.run import DECK, Hurry, reaches_plateau
from e2e.hurry.story import Story
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
# Makes the page busy, makes it show something different every second, and records a save at second `storedAt`.
BUSY: Final = """([second, storedAt]) => {
  Object.assign(document.documentElement.dataset, { busy: "true", ready: "python" });
  document.body.append(String(second));
  if (storedAt > 0 && second === storedAt) hurry.storedAt = performance.now();
}"""
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


def clear(act: str) -> dict[str, Any]:
    """Make a page's report that its user wants to delete everything."""
    return {"doc": "one", "kind": "clear", "key": act}


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


def test_action_lists_are_continuations() -> None:
    done = actions(f"{RECORD}{DICE}0 1.9\ndice 1 1\n")
    assert done == ["dice 2 6", "0 1.9", "dice 1 1"]
    assert consistent(done[:1], done)
    assert consistent(done, done[:1])
    assert not consistent(done, ["dice 2 6", "0 1.8"])


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


def test_unshown_change_of_a_match_is_detected(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("match", match(1, RECORD)))
    ledger.hear(report("match", match(2, RECORD + DICE)))
    ledger.hear(report("match", match(3, f"{RECORD}{DICE}# hint 1\n"), shown=None))
    assert story.faults == [], "a remark is shown to nobody"
    ledger.hear(report("match", match(4, f"{RECORD}{DICE}0 1.9\n"), shown=shown(RECORD + DICE)))
    ledger.hear(report("match", match(5, f"{RECORD}{DICE}0 1.9\ndice 1 1\n"), shown={"after": 3, "words": "1 + 1"}))
    ledger.hear(report("match", match(6, RECORD + DICE + "0 1.9\n"), undos=1, shown=None))
    ledger.hear(report("match", match(7, f"{RECORD}{DICE}0 1.9\ndice 1 1\n"), shown={"after": 3, "words": "1 + 4"}))
    assert wrong(story) == ["Nobody was shown what is stored"] * 3
    ledger.hear(report("match", match(9, RECORD), undos=3))
    ledger.hear(report("match", match(8, RECORD + DICE), undos=3, shown=None))
    assert wrong(story) == ["Nobody was shown what is stored"] * 4, "a revision that is told late is compared too"


def test_unrequested_unsaved_or_repeated_clearing_is_detected(ledger: Ledger, story: Story) -> None:
    things = ("match", match(1, RECORD)), ("robot", robot("x")), ("class", collected("a"))
    for thing in things:
        ledger.hear(report(*thing))
    ledger.hear(clear("only-clear"))
    for _, value in things:
        ledger.hear(gone(value["id"], at=1.0))
    ledger.hear(report("class", collected(), at=0.5))
    ledger.check([])
    assert story.faults == [], "what was stored before it was deleted may be told after it"
    for thing in things:
        ledger.hear(report(*thing, at=2.0))
    ledger.hear(gone("r", at=3.0))
    ledger.file = {value["id"]: value for _, value in things} | {"class c": collected()}
    ledger.hear(clear("file-there"))
    for id in ("m", "class c"):
        ledger.hear(gone(id, at=4.0))
    ledger.hear(report("match", match(2, RECORD.replace("7", "8")), at=5.0))
    ledger.hear(gone("m", doc="another", at=6.0))
    assert wrong(story) == [
        "Something was deleted",
        "What was deleted was not saved",
        "A match is not its own",
        "Something was deleted",
    ]


def test_match_restored_after_clearing_continues(ledger: Ledger, story: Story) -> None:
    for number, done in enumerate(("", DICE, f"{DICE}0 1.9\n"), 1):
        ledger.hear(report("match", match(number, RECORD + done)))
    ledger.done["m"] = 3
    ledger.hear(clear("only-clear"))
    ledger.hear(gone("m", at=1.0))
    ledger.hear(report("match", match(2, RECORD + DICE), at=2.0))
    ledger.done["m"] = 3
    ledger.check([{"value": match(2, RECORD + DICE)}])
    assert story.faults == [], "a tab had seen less of it than another one, which still shows what was deleted"
    ledger.check([])
    assert wrong(story) == ["A match has gone"]


@pytest.mark.parametrize(("stored_at", "fault"), [(0, True), (2, False)])
def test_a_page_that_stays_busy_would_be_seen_whatever_it_draws(
    stored_at: int, fault: bool, open_context: OpenContext, serve: Serve
) -> None:
    with serve() as site:
        person = Person(open_context(), site, SEED, 1)
        page = person.page
        page.clock.install()
        page.goto(f"{site.url}licenses.txt")
        page.clock.pause_at("2099-01-01")  # from here on, time passes only in `run_for`
        for seconds in range(STANDSTILL + 1):
            page.evaluate(BUSY, [seconds, stored_at])
            page.clock.run_for(1000)
        person.check()
        assert wrong(person.story) == ["The page stands still and is busy"] * fault


@pytest.mark.parametrize("address", ["about:blank", "{}licenses.txt#/table/abc"])
def test_a_tab_that_shows_the_licences_or_nothing_comes_back(
    open_context: OpenContext, serve: Serve, address: str
) -> None:
    with serve() as site:
        person = Person(open_context(), site, SEED, 1)
        person.page.goto(address.format(site.url))
        assert not person.at_home

        def wait(person: Person) -> str:
            return person.page.url

        Hurry(person, DECK).step(wait)
        person.page.wait_for_selector('html[data-ready="python"]')  # so that the site does not stop too early
        assert person.at_home


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


def test_a_line_that_is_typed_while_the_last_one_is_stored_is_somebodys(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("robot", robot("# mark 1\n"), edits=3, typed=["1", "2"]))
    ledger.hear(report("robot", robot("# mark 2\n# mark 1\n"), edits=3, typed=["1", "2"]))
    assert story.faults == []
    ledger.hear(report("robot", robot("# mark 2\n"), edits=3, typed=["1", "2"], marks=["1", "2"]))
    ledger.hear(report("robot", robot("# mark 3\n# mark 2\n"), edits=3, typed=["1", "2"], marks=["1", "2"]))
    assert wrong(story) == ["A tab in which nobody wrote has changed a robot's code"] * 2


def test_writes_of_two_tabs_may_be_reported_in_any_order(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("robot", robot("# mark 1\n", changed=1), edits=1))
    ledger.hear(report("robot", robot("# mark 3\n", "# mark 2\n", changed=3), doc="another", edits=1, marks=["1"]))
    ledger.hear(report("robot", robot("# mark 2\n", changed=2), edits=2, marks=["1"]))
    assert story.faults == []
    assert ledger.latest["robot"]["r"]["source"] == "# mark 3\n"
    ledger.hear(report("robot", robot("# mark 4\n", changed=2), doc="third", edits=1, marks=["1"]))
    assert wrong(story) == ["What was written in another tab is lost"]


def test_last_write_of_a_closing_page_is_not_missed(ledger: Ledger, story: Story) -> None:
    ledger.hear(report("robot", robot("# mark 1\n", changed=1), edits=1))
    dying = report("robot", robot("# mark 2\n", changed=2), doc="dying", at=2.0, edits=1, marks=["1"])
    ledger.hear(dying | {"kind": "asked"})
    ledger.hear(report("robot", robot("# mark 3\n", "# mark 2\n", changed=3), doc="third", at=3.0, edits=1))
    ledger.hear(report("robot", robot("# mark 5\n", changed=5), doc="dying", at=5.0, edits=2) | {"kind": "asked"})
    ledger.hear(report("robot", robot("# mark 5\n", "# mark 3\n", "# mark 2\n", changed=6), doc="fourth", at=6.0))
    assert story.faults == []
    refused = report("robot", robot("# mark 7\n", changed=7), doc="third", at=7.0, edits=2, marks=["2", "3", "5"])
    ledger.hear(refused | {"kind": "asked"})
    ledger.hear(refused | {"kind": "refused"})
    ledger.hear(report("robot", robot("# mark 8\n", changed=8), doc="fourth", at=8.0, edits=1))
    assert wrong(story) == ["What was written in another tab is lost"]


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


def test_failure_reports_seed_last_steps_and_expectation(story: Story, capsys: pytest.CaptureFixture[str]) -> None:
    story.step("tab 1", "kill")
    story.excuse("engine-failed", times=1)
    story.complained("engine-failed")
    assert story.faults == []
    story.complained("engine-failed")
    said = capsys.readouterr().out
    for words in ("A test", "tab 1", "kill", "Expected: none that no card has caused", "Seen: engine-failed"):
        assert words in said


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
