"""Rollbook as a SCORM 1.2 package: the platform reports a name and stores the match; a teacher checks the result."""

import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Frame, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import IDLE
from e2e.pairs import some
from e2e.platform.host import Platform, Visit, kept, platform, records
from e2e.play import PLAY
from rollbook import Match
from rollbook.class_code import encode
from rollbook.classroom import puzzle_runs
from rollbook.classroom.results import read
from rollbook.core.game import DICE
from tests.class_puzzles import right_answers

CODE: Final = encode("roll_it", 2, {"grids": 4}, 7, work="self")
"""A short match of two people who work it out themselves."""
ALONE: Final = encode("knaster", 1, {}, 7)
"""A match of one person with marked moves."""
MAX_CHARACTERS: Final = 4096  # the maximum number of characters of cmi.suspend_data in SCORM 1.2
SESSIONS: Final = int(os.environ.get("ROLLBOOK_SESSIONS", "3"))
"""The number of times that a lesson is opened and killed; `dev.py test platforms` sets 200."""

Host = Callable[..., AbstractContextManager[Platform]]


@pytest.fixture
def host(serve: Serve, dist: Path, tmp_path: Path) -> Host:
    """Return a function that serves a platform with the page as one file: `with host(launch=...) as it`."""
    return lambda **options: platform(tmp_path / "platform", dist / "rollbook.html", serve, **options)


@pytest.fixture
def of_class(host: Host) -> Iterator[Platform]:
    with host(launch=f"#/join/{CODE}") as it:
        yield it


def play(visit: Visit, actions: int, chance: random.Random, last: Callable[[], object] = lambda: None) -> Match:
    """Play some actions, or to the end, and call `last` before the last action; return the page's match."""
    match = Match.parse(visit.record())
    before = len(match.actions)
    for _ in range(actions):
        if match.result:
            break
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, chance.choice([str(move) for move in match.legal(actor)]))
    acts = [action.partition(" ") for action in match.actions[before:]]
    visit.frame.evaluate(PLAY, acts[:-1])
    last()
    visit.frame.evaluate(PLAY, acts[-1:])
    played = Match.parse(visit.record())
    assert played.actions == match.actions
    return played


@pytest.mark.slow
def test_class_puzzles_send_their_result_to_the_platform(host: Host, open_context: OpenContext) -> None:
    code = encode("knaster", 1, {}, 7, puzzles="chance")
    with host(launch=f"#/join/{code}") as it:
        visit = it.open(open_context().context)
        frame = visit.frame
        expect(frame.locator('[name="name.0"]')).to_have_value("Ada Lovelace")
        frame.locator('[data-act="start"]').click()
        for at, (answer,) in enumerate(right_answers(code)):
            expect(frame.locator(f'[data-part="puzzle"][data-at="{at}"]')).to_be_visible()
            assert visit.values("cmi.core.lesson_status") == ["incomplete"]
            for number in (answer + 1, answer)[at > 0 :]:
                frame.locator("#puzzle-number").fill(str(number))
                frame.locator(f'{IDLE} [data-act="check"]').click()
            frame.locator(f'{IDLE} [data-act="next"]').click()
        expect(frame.locator('[data-part="end"]')).to_be_visible()
        visit.page.wait_for_function("JSON.parse(localStorage.platform ?? '{}').status === 'passed'")
        stored = kept(visit.page)
        [(kind, text)] = records(stored["suspend_data"])
        assert kind == "result"
        solved = puzzle_runs.read(text, code)
        assert solved["seats"][0]["name"] == "Ada Lovelace"
        assert (solved["scores"], solved["right_at_once"]) == ([6], [(5, 6)])
        assert stored["raw"] == "83"
        visit.page.goto("about:blank")


@pytest.mark.slow
def test_a_class_match_begins_with_the_platforms_name_and_its_result_can_be_proved(
    of_class: Platform, open_context: OpenContext
) -> None:
    context = open_context().context
    visit = of_class.open(context)
    expect(visit.frame.locator('[name="name.0"]')).to_have_value("Ada Lovelace")
    visit.wait_match()
    assert Match.parse(visit.record()).seats == ("Ada Lovelace", "Ben"), "each by the own name"
    chance = random.Random(7)
    play(visit, 10, chance)
    visit.frame.locator('[data-act="log"]').click()
    visit.frame.locator('[data-act="my-result"]').click()
    visit.frame.locator('dialog [data-act="close-share"]').click()
    assert visit.values("cmi.core.lesson_status") == ["incomplete"]
    assert visit.values("cmi.core.score.raw") == [], "an unfinished match has no score"
    match = play(visit, 1000, chance)
    assert match.result
    expect(visit.frame.locator('[data-screen="result"]')).to_be_visible()
    visit.page.wait_for_function("JSON.parse(localStorage.platform ?? '{}').status === 'passed'")
    stored = kept(visit.page)
    [(kind, text)] = records(stored["suspend_data"])
    result = read(text, CODE)
    assert kind == "result"
    assert result["scores"] == list(match.result.scores)
    assert result["seats"][0]["name"] == "Ada Lovelace"
    right, moves = result["right_at_once"][0]
    assert stored["raw"] == str(round(100 * right / moves))
    assert visit.values("cmi.core.lesson_status") == ["incomplete", "passed"]
    assert all(len(text) <= MAX_CHARACTERS for text in visit.values("cmi.suspend_data"))
    wrong = [call for call in visit.page.evaluate("calls") if str(call["error"]) != "0" or call["answer"] == "false"]
    assert wrong == []
    visit.page.goto("about:blank")
    last = of_class.open(context)
    expect(last.frame.locator('[data-screen="result"]')).to_be_visible()


@pytest.mark.slow
def test_running_match_of_two_people_continues_though_the_platform_kept_nothing(
    of_class: Platform, open_context: OpenContext
) -> None:
    """Kolibri stores a lesson's state only after a while; the tablet may be switched off before."""
    context = open_context().context
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # for host.js, which names no icon
    visit = of_class.open(context).wait_match()
    match = play(visit, 3, random.Random(7))
    visit.page.goto(f"{of_class.url}host.js")  # a page of the platform without Rollbook
    visit.page.evaluate("localStorage.removeItem('platform')")
    again = of_class.open(context)
    expect(again.frame.locator('[data-screen="table"]')).to_be_visible()
    assert Match.parse(again.record()).actions == match.actions


@pytest.mark.slow
def test_leaving_ends_the_visit_so_that_the_platform_keeps_everything(
    of_class: Platform, open_context: OpenContext
) -> None:
    visit = of_class.open(open_context().context).wait_match()
    match = play(visit, 3, random.Random(7))
    visit.wait_kept(str(match))
    visit.page.evaluate("document.querySelector('iframe').remove()")
    names = [(call["name"], *call["values"][:1]) for call in visit.page.evaluate("calls")][-4:]
    assert names == [
        ("LMSSetValue", "cmi.core.session_time"),
        ("LMSSetValue", "cmi.core.exit"),
        ("LMSCommit", ""),
        ("LMSFinish", ""),
    ]
    stored = kept(visit.page)
    assert stored["exit"] == "suspend"
    assert records(stored["suspend_data"]) == [("match", str(match))]


@pytest.mark.slow
def test_lessons_that_are_killed_at_any_moment_lose_nothing_that_was_committed(
    of_class: Platform, open_context: OpenContext
) -> None:
    """Each visit is on the same device, or on a new one that knows only what the platform has stored."""
    chance = random.Random(7)
    context = open_context().context
    state: dict[str, Any] = {}
    finished = 0
    for _ in range(SESSIONS):
        if chance.random() < 0.3:
            context.close()
            context = open_context().context
            told = json.dumps(json.dumps(state))
            context.add_init_script(  # because a page has no storage before its first navigation
                f"try {{ localStorage.getItem('platform') ?? localStorage.setItem('platform', {told}) }} catch {{}}"
            )
        visit = of_class.open(context).wait_match()
        stored = state.get("suspend_data", "")
        assert len(stored) <= MAX_CHARACTERS
        if stored:
            kind, text = records(stored)[-1]
            committed = text.rpartition("\n# seal ")[0] if kind == "result" else text.rstrip("\n")
            assert visit.record().startswith(committed)
        match = play(visit, chance.randrange(12), chance)
        if match.result:
            finished += 1
            visit.page.wait_for_function("JSON.parse(localStorage.platform ?? '{}').status === 'passed'")
            read(records(kept(visit.page)["suspend_data"])[-1][1], CODE)
            visit.page.evaluate("localStorage.clear()")  # the next visit is by another learner
            context.close()
            context = open_context().context
            state = {}
            continue
        if match.to_act == (DICE,):  # the lesson is killed while the dice are rolling
            visit.frame.evaluate("void rollbook.roll()")
        state = kept(visit.page)
        visit.page.close(run_before_unload=False)
    assert finished or SESSIONS < 50


FAULTS: Final = ["throws", "silent", "slow", "refuses"]


@pytest.mark.slow
@pytest.mark.parametrize("fault", some(FAULTS, "throws", "slow"))
def test_a_platform_that_fails_costs_no_move(fault: str, host: Host, open_context: OpenContext) -> None:
    context = open_context().context
    with host(query=f"?class={CODE}") as it:
        visit = it.open(context, fault)
        frame = visit.frame
        visit.wait_match("Ada Lovelace" if fault in ("throws", "silent") else "")  # then the platform reports no name
        match = play(visit, 1000, random.Random(7))
        assert match.result
        expect(frame.locator('[data-screen="result"]')).to_be_visible()
        told = frame.locator('[data-notice="platform-refused"]')
        if fault == "slow":
            expect(told).to_have_count(0)
            assert len(visit.calls("LMSCommit")) < str(match).count("\ndice ")
        else:
            expect(told).to_contain_text("Save it as a file.")
        visit.page.close(run_before_unload=False)
        again = it.open(context, fault)
        expect(again.frame.locator("html")).to_have_attribute("data-ready", "python")
        again.frame.evaluate("location.hash = '#/matches'")
        expect(again.frame.locator('[data-screen="matches"]')).to_contain_text("Ada Lovelace")


HOLD: Final = """() => {
  const post = Worker.prototype.postMessage;
  const held = [];
  Worker.prototype.postMessage = function (...values) { held.push(() => post.apply(this, values)); };
  window.letGo = () => {
    Worker.prototype.postMessage = post;
    for (const send of held) send();
  };
}"""
"""Keeps every message from Python until `letGo()` is called."""


@pytest.mark.slow
def test_learner_who_left_before_python_starts_is_not_moved(host: Host, open_context: OpenContext) -> None:
    context = open_context().context
    context.add_init_script(f"({HOLD})()")
    with host(launch=f"#/join/{ALONE}") as it:
        elsewhere_before_python(it.open(context).frame)


def elsewhere_before_python(frame: Frame) -> None:
    expect(frame.locator('[data-screen="join"]')).to_be_visible()
    frame.locator("html").evaluate("() => { location.hash = '#/about'; }")
    expect(frame.locator('[data-screen="about"]')).to_be_visible()
    frame.evaluate("letGo()")
    expect(frame.locator("html")).to_have_attribute("data-ready", "python")
    expect(frame.locator("html")).to_have_attribute("data-busy", "false")
    expect(frame.locator('[data-screen="about"]')).to_be_visible()
    frame.evaluate("location.hash = '#/matches'")
    expect(frame.locator('[data-screen="matches"]')).to_contain_text("Ada Lovelace")


@pytest.mark.slow
def test_match_too_long_for_the_platform_stays_with_a_message(host: Host, open_context: OpenContext) -> None:
    with host(launch="#/set-up/roll_it") as it:
        visit = it.open(open_context().context)
        frame = visit.frame
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        expect(frame.locator('[data-screen="set-up"]')).to_be_visible()
        noise = random.Random(7)
        match = Match("roll_it", ["Ada", "Ben"], seed=7)
        for _ in range(1200):
            match.remark(f"{noise.getrandbits(60):x}")
        frame.evaluate(
            """async (record) => {
              const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
              const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
              const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
              location.hash = "#/match/" + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
            }""",
            str(match),
        )
        frame.locator('[data-act="keep"]').tap()
        visit.wait_match()
        frame.evaluate("rollbook.roll()")
        expect(frame.locator('[data-notice="platform-full"]')).to_contain_text("It stays on this device.")
        assert visit.values("cmi.suspend_data") == []
        assert visit.record().count("\ndice ") == 1


@pytest.mark.slow
@pytest.mark.parametrize("late", ["300", "3000"])
def test_platform_with_a_late_object_gets_the_match(late: str, host: Host, open_context: OpenContext) -> None:
    with host(launch=f"#/join/{ALONE}") as it:
        visit = it.open(open_context().context, late=late).wait_match()
        assert Match.parse(visit.record()).seats == ("Ada Lovelace",)
        visit.wait_kept(str(play(visit, 4, random.Random(7))))
        assert visit.values("cmi.core.lesson_status") == ["incomplete"]
        visit.page.goto("about:blank")
        again = it.open(visit.page.context, late=late).wait_match()
        assert len(Match.parse(again.record()).actions) == 4


LOOKS: Final = 11_000
"""Milliseconds, longer than a page looks for the platform's object."""
LATER: Final = ["when a match begins", "when a match ends"]


@pytest.mark.slow
@pytest.mark.parametrize("moment", LATER)
def test_platform_object_created_during_a_match_is_found(moment: str, host: Host, open_context: OpenContext) -> None:
    with host(launch=f"#/join/{ALONE}") as it:
        context = open_context().context
        context.clock.install()
        visit = it.open(context, late="never")
        frame = visit.frame
        frame.locator('[name="name.0"]').fill("Zoe")
        context.clock.run_for(LOOKS)
        expect(frame.locator('[data-notice="platform-missing"]')).to_contain_text("No learning platform answers here.")
        if moment == LATER[0]:
            visit.page.evaluate("appear()")
        frame.locator('[data-act="start"]').click()
        visit.wait_match()
        record = visit.record()
        if moment == LATER[0]:
            expect(frame.locator('[data-notice="platform-missing"]')).to_have_count(0)
        count = 3 if moment == LATER[0] else 1000
        match = play(visit, count, random.Random(7), lambda: visit.page.evaluate("appear()"))
        assert match.seats == Match.parse(record).seats == ("Zoe",)
        if moment == LATER[0]:
            visit.wait_kept(str(match))
        else:
            assert match.result
            visit.page.wait_for_function("() => JSON.parse(localStorage.platform ?? '{}').status === 'passed'")
            [(kind, text)] = records(kept(visit.page)["suspend_data"])
            assert kind == "result"
            assert read(text, ALONE)["scores"] == list(match.result.scores)
        expect(frame.locator('[data-screen="join"]')).to_have_count(0)
        frame.evaluate("location.hash = '#/matches'")
        expect(frame.locator("[data-match]")).to_have_count(1)  # no second match under the platform's name


@pytest.mark.slow
def test_platform_that_a_page_is_not_in_is_missed_only_by_packages(host: Host, open_context: OpenContext) -> None:
    with host() as it:
        context = open_context().context
        context.clock.install()
        visit = it.open(context, late="never")
        frame = visit.frame
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        context.clock.run_for(LOOKS)
        expect(frame.locator("[data-notice]")).to_have_count(0)
        assert visit.page.evaluate("calls") == []


@pytest.mark.slow
def test_platform_gets_no_score_if_the_page_adds(host: Host, open_context: OpenContext) -> None:
    with host(launch=f"#/join/{ALONE}") as it:
        visit = it.open(open_context().context).wait_match()
        assert play(visit, 1000, random.Random(7)).result
        visit.page.wait_for_function("() => JSON.parse(localStorage.platform ?? '{}').status === 'passed'")
        assert [records(text)[-1][0] for text in visit.values("cmi.suspend_data")][-1] == "result"
        assert visit.values("cmi.core.score.raw") == []


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["browse", "review"])
def test_platform_in_a_mode_for_looking_is_written_nothing(mode: str, host: Host, open_context: OpenContext) -> None:
    with host(launch=f"#/join/{ALONE}") as it:
        visit = it.open(open_context().context, mode=mode).wait_match()
        assert len(play(visit, 4, random.Random(7)).actions) == 4
        visit.page.evaluate("document.querySelector('iframe').remove()")
        names = {call["name"] for call in visit.page.evaluate("calls")}
        assert names == {"LMSInitialize", "LMSGetValue", "LMSFinish"}
