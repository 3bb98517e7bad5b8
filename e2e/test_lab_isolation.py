"""A robot's code cannot harm the page: each attack ends with one sentence, and the match continues."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Page

from e2e.pages import Table
from e2e.pairs import ALL, some
from e2e.robots import FOUND, GREEDY, NOTHING, PARTS, SAY, SEARCHES, WAYS, code
from e2e.sites import WatchedSite, built_site
from rollbook import GAMES
from tests.repeats import slow_but

MATCH: Final = "game=roll_it&seats=2&seed=7&option.grids=4&auto=off"
# A robot whose moves depend on its `rng`, the legal moves and the scores.
CHANCE_OR_GREEDY: Final = """
def choose(state, seat, rng):
    moves = list(state.legal(seat))
    if rng.random() < 0.3:
        return rng.choice(moves)
    sign = -1 if state.game.lowest_wins else 1
    return state.text(seat, max(moves, key=lambda move: sign * state.apply(seat, move).scores()[seat]))
"""


@pytest.fixture(scope="module")
def watched() -> Iterator[WatchedSite]:
    site = WatchedSite(built_site())
    site.start()
    yield site
    site.stop()


def attempt(page: Page, source: str, game: str = "roll_it") -> Any:
    ask = """async ([source, game]) => {
      await window.rollbook.lab.save("attacker", source, game);
      return window.rollbook.lab.attempt("attacker");
    }"""
    return page.evaluate(ask, [source, game])


@pytest.fixture(scope="module")
def table(browsers: Callable[[], Browser], watched: WatchedSite) -> Iterator[Table]:
    page = browsers().new_page()
    table = Table(page).open(watched.url, MATCH)
    page.wait_for_selector('html[data-offline="ready"]')  # from here on the page requests nothing from the site
    table.roll("2 6")
    yield table
    assert [line for line in table.actions() if not line.startswith("dice")] == [], "no robot has moved at the table"
    page.close()


@pytest.mark.slow
def test_robot_chooses_the_same_move_as_in_cpython(table: Table) -> None:
    from random import Random

    from rollbook import Match

    match = Match.parse(table.record())
    scope: dict[str, Any] = {}
    exec(GREEDY, scope)
    move = match.state.text(0, scope["choose"](match.state, 0, Random(0)))
    answer = attempt(table.page, GREEDY)
    assert answer["move"] == move
    assert answer["ms"] >= 0


@pytest.mark.slow
def test_output_of_a_robot_is_shown(table: Table) -> None:
    assert attempt(table.page, code("print('seat', seat)"))["output"] == "seat 0\n"


ATTACKS: Final = [
    (["while True: pass"], "2 seconds"),
    (["while True: print('x' * 1000)"], "2 seconds"),
    (["raise ValueError('no')"], "Line 2: this value does not fit. Print it first. (no)"),
    (["x = bytearray(10**9)"], "more memory than it gets"),
    (["x = []", "while True: x.append(bytearray(10**8))"], "more memory than it gets"),
    (["def f(): return f()", "f()"], "calls itself without end"),
    (["import js"], "“js” is not in the lab"),
    (["import pyodide_js"], "“pyodide_js” is not in the lab"),
    (["from pyodide.code import run_js", "run_js('1')"], "“pyodide.code” is not in the lab"),
    (["from rollbook import classroom"], "“rollbook.classroom” is not in the lab"),
    (["import rollbook", "rollbook.classroom.results"], "“rollbook.classroom” is not in the lab"),
    (["open('/left', 'w').write('x' * 10**8)"], "Line 2: a robot has no files"),
    (["import numpy"], "Line 2: there is no module “numpy” here. There are: math, random, collections,"),
    (["return None"], "Line 2: “choose” ended here and gave no move back"),
    (["return '9.9'"], "is not a legal move"),
    (["import sys", "sys.exit()"], "cannot leave the game"),
    (["undefined_name"], "Python does not know “undefined_name”"),
    (["x = 'a'", "while True: x += x"], "Line 3: the robot wants more memory than it gets"),
    (["x = []", "while True: x.append(0)"], "2 seconds"),
]  # fmt: skip
# One or two of the attacks with each kind of outcome, such as a missing module.
USUAL: Final = [ATTACKS[number] for number in (0, 2, 3, 5, 6, 10, 11, 13, 14, 15)]


@pytest.mark.parametrize(
    ("body", "sentence"),
    slow_but(some(ATTACKS, *USUAL), *(ATTACKS[number] for number in (0, 5, 6, 13))),
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_an_attack_ends_in_one_sentence(table: Table, body: list[str], sentence: str) -> None:
    record = table.record()
    with pytest.raises(Error) as refused:
        attempt(table.page, code(*body))
    assert sentence in refused.value.message
    assert table.record() == record
    if ALL or "while" in body[0]:
        assert attempt(table.page, GREEDY)["move"], "another robot chooses at once"


REACH: Final = """
def choose(state, seat, rng):
    import sys, gc
    reached = []
    del sys.modules["js"], sys.modules["pyodide_js"], sys.modules["_pyodide_core"], sys.modules["pyodide"]
    for finder in sys.meta_path:
        print(type(finder).__name__)
    try:
        import js
    except Exception as error:
        print("no js:", error)
    else:
        for name in %s:
            print(name, getattr(js, name, None))
        try:
            js.eval("1")
            print("eval works")
        except BaseException as error:
            print("no eval:", type(error).__name__)
    return list(state.legal(seat))[0]
"""


def test_even_the_browsers_own_objects_lead_nowhere(table: Table, watched: WatchedSite) -> None:
    attempt(table.page, GREEDY)
    asked = list(watched.requested)
    answer = attempt(table.page, REACH % json.dumps(WAYS))
    lines = answer["output"].splitlines()
    for way in WAYS:
        assert [line for line in lines if line.startswith(f"{way} ")] in ([], [f"{way} None"]), lines
    assert "eval works" not in lines
    assert watched.requested == asked, "no request has left"


FORGED: Final = [
    "while True: say('{\"output\": \"x\"}')",
    "say('{\"output\": \"' + 'x' * 400_000 + '\"}')",
    "say('no JSON')",
    "say('null')",
    "say('{\"ok\": {\"move\": \"1.9\", \"ms\": 0}}'); say('{\"ok\": {\"move\": \"1.9\", \"ms\": 0}}')",
    "say('{\"failure\": {\"kind\": \"ended\", \"arguments\": null}}')",
    "say('{\"failure\": 3}')",
    "say('{\"ok\": {\"move\": \"9.9.9\"}}')",
    "say('{\"ok\": null}')",
    "say('{\"ok\": {\"move\": {\"toString\": 1}, \"ms\": 1e999}}')",
    "say.constructor('return this')()",
    "say(say)",
]  # fmt: skip
USUAL_FORGED: Final = [FORGED[number] for number in (0, 1, 2, 5, 7, 9, 10)]


@pytest.mark.parametrize("said", slow_but(some(FORGED, *USUAL_FORGED), FORGED[2], FORGED[10]))
def test_a_forged_answer_is_refused_or_only_a_move(table: Table, said: str) -> None:
    record = table.record()
    answer = None
    try:
        answer = attempt(table.page, code(SAY, said))
    except Error as refused:
        sentence = refused.message.splitlines()[0].removeprefix("Page.evaluate: Error: ")
        assert len(sentence) < 700
        assert "{" not in sentence, "words that lack a value"
    if answer:
        assert answer["move"] in table.legal(0)
        assert answer["ms"] >= 0
    assert table.record() == record
    if ALL or "while" in said:
        assert attempt(table.page, GREEDY)["move"], "another robot chooses at once"


def test_nothing_in_the_lab_can_make_a_result_of_a_class_or_is_an_object_of_the_browser(table: Table) -> None:
    lines = [line for search in SEARCHES for line in attempt(table.page, search)["output"].splitlines()]
    zips = [line for line in lines if line.startswith("bytes ")]
    assert zips[0] == "bytes True False False", "the package without the modules of classes"
    assert all(line.endswith(" False False") for line in zips)
    assert [line for line in lines if line not in zips] == NOTHING


@pytest.mark.slow
def test_a_robot_that_fills_the_heap_of_javascript_ends_or_fills_nothing(table: Table) -> None:
    """If a robot could make JavaScript objects, their proxies' class would give it access to the whole language."""
    ways = {
        "made": "import _pyodide_core",
        "found": "made = [one for one in gc.get_objects() if getattr(one, '__name__', '') == 'to_js']",
        "socket": "import _socket; _socket.socket()",
        "pipe": "import os; os.pipe()",
        "ctypes": "import _ctypes; print(_ctypes.dlsym(_ctypes.dlopen('', 0), 'emscripten_run_script'))",
    }
    for way, lines in ways.items():
        fill = ["kept = []", "for make in made: kept.append(make(['x'] * 10))", "print('filled', len(kept))"]
        body = ["import gc", "made = []", *lines.split("; "), *fill]
        try:
            assert attempt(table.page, code(*body))["output"] == "filled 0\n", way
        except Error as refused:
            sentence = refused.message.splitlines()[0]
            assert any(words in sentence for words in ("not in the lab", "crashed", "Line ", "no module")), way
    assert attempt(table.page, GREEDY)["move"]


def test_a_robot_that_changes_the_rules_changes_its_own_copy(table: Table) -> None:
    changed = [
        "state.__class__.legal = lambda self, seat: ['9.9.9']",
        "type(state.game.notation).parse = lambda self, text: text",
        "return '9.9.9'",
    ]
    with pytest.raises(Error):
        attempt(table.page, code(*changed))
    assert attempt(table.page, GREEDY)["move"] in table.legal(0)


@pytest.mark.slow
def test_nothing_that_a_robot_can_find_knows_the_seed_or_the_browser(table: Table) -> None:
    ways = [*WAYS, "Worker", "WebAssembly", "FontFace", "OffscreenCanvas"]
    reached = f"reached = lambda real: [name for name in {ways} if any(map(hasattr, real, repeat(name)))]\n"
    for part in range(PARTS):
        found = f"everything({part})"
        searches = {
            f'print("strings", len(those_of(str, {found})) > 1000)': "strings True",
            f'print("seeds", [one.seed for one in those_of(rollbook.Match, {found})])': "seeds []",
            f'print("reached", *reached(proxies({found})))': "reached",
        }
        for search, output in searches.items():
            robot = FOUND + reached + code("import rollbook", search)
            assert attempt(table.page, robot)["output"].splitlines() == [output]


@pytest.mark.slow
def test_robot_leaves_nothing_behind_for_another(table: Table) -> None:
    attempt(table.page, code("import random", "random.left = 1"))
    save = "(source) => window.rollbook.lab.save('other', source, 'roll_it')"
    table.page.evaluate(save, code("import random", "print(hasattr(random, 'left'))"))
    assert table.page.evaluate("window.rollbook.lab.attempt('other')")["output"] == "False\n"


@pytest.mark.slow
def test_robot_with_false_times_finishes_its_series(table: Table) -> None:
    body = ['say(\'{"ok": {"move": "\' + state.text(seat, list(state.legal(seat))[0]) + \'", "ms": 1e999}}\')']
    source = code(SAY, *body, "while True: pass")  # the loop keeps the robot from sending anything else
    table.page.evaluate("(source) => window.rollbook.lab.save('liar', source, 'roll_it')", source)
    result = table.page.evaluate("window.rollbook.lab.series('liar', 'random', 2)")
    assert (result["matches"], result["failures"]) == (2, 2)
    assert attempt(table.page, GREEDY)["move"]


@pytest.mark.slow
def test_a_flood_of_output_is_cut(table: Table) -> None:
    answer = attempt(table.page, code("for _ in range(20_000): print('x' * 100)"))
    assert len(answer["output"]) <= 250_000
    answer = attempt(table.page, code("for _ in range(20_000): print()"))
    assert answer["output"].count("\n") <= 10_000


@pytest.mark.slow
def test_a_robot_that_fails_in_a_series_loses_that_match(table: Table) -> None:
    source = GREEDY + "\n" + "first = True\ngreedy = choose\ndef choose(state, seat, rng):\n    global first\n" + (
        "    if first:\n        first = False\n        raise KeyError(3)\n    return greedy(state, seat, rng)\n"
    )  # fmt: skip
    table.page.evaluate("(source) => window.rollbook.lab.save('stumbles', source, 'roll_it')", source)
    result = table.page.evaluate("window.rollbook.lab.series('stumbles', 'random', 4)")
    assert result["matches"] == 4
    assert result["failures"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_bot_file_chooses_the_same_move_in_the_lab_and_cpython(table: Table, game: str) -> None:
    from rollbook.arena import OwnBot, Series, play, summaries

    scope: dict[str, Any] = {}
    exec(CHANCE_OR_GREEDY, scope)
    save = "([source, game]) => window.rollbook.lab.save(`same_${game}`, source, game)"
    table.page.evaluate(save, [CHANCE_OR_GREEDY, game])
    result = table.page.evaluate("(game) => window.rollbook.lab.series(`same_${game}`, 'easy', 4)", game)
    players = (OwnBot(f"same_{game}", scope["choose"]), "easy")
    series = Series(game, players, 4, 1, secret=result["secret"])
    played = [play(series, number, record=True) for number in range(4)]
    assert not result["failures"], result  # for example, the robot may have run out of time
    assert result["records"] == [match.record for match in played]
    assert result["share"]["mean"] == summaries(series, played)[0].wins.mean
