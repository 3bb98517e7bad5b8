"""The check of the page's modules finds each kind of fault, and so does the build for its own kinds."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.page_imports import in_circles, page_graph
from web import check_house, check_styles
from web.bundle import check_facts
from web.found_games import found_games
from web.site_files import ROOT, WEB, BuildError
from web.texts import wordless


def found(tmp_path: Path, path: str, text: str) -> list[str]:
    """Return the complaints about a page with one game, the shelf and this file."""
    for name, content in {"games/old_maid/board.js": "", "shelf/shelf.js": "", path: text}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    return list(check_house.complaints(tmp_path))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("match/session.js", 'import { Shelf } from "../shelf/shelf.js";'),
        ("match/session.js", '/** @param {import("../shelf/shelf.js").Shelf} shelf */'),
        ("match/session.js", "import {\n  Shelf,\n} from '../shelf/shelf.js';"),
        ("shelf/shelf.js", 'import old from "../games/old_maid/board.js";'),
        ("games/old_maid/board.js", 'import { Shelf } from "../../shelf/shelf.js";'),
        ("table/table.js", 'if (game === "old_maid") return;'),
        ("table/table.js", "const oldMaid = 1;"),
        ("table/table.css", ".board.old-maid { color: red; }"),
        ("match/session.js", 'session.play(seat, "pass");'),
        ("shelf/shelf.js", "let drawn = 0;"),
        ("match/session.js", "const tallies = new Map();"),
    ],
)
def test_house_violations_are_found(tmp_path: Path, path: str, text: str) -> None:
    complaint, *_ = found(tmp_path, path, text)
    assert complaint.startswith(f"{path}:")


@pytest.mark.parametrize("entry", ["shell/style", "teacher/teacher"])
def test_first_style_names_the_layers_in_their_order(entry: str) -> None:
    style = re.sub(r"/\*.*?\*/", "", (WEB / f"src/{entry}.css").read_text("utf-8"), flags=re.DOTALL)
    assert style.strip().startswith("@layer base, parts, contrast;")


def test_code_names_and_codes_are_not_for_translation() -> None:
    words = re.compile(r"\$\{(t\(|isOfPuzzles|heading)")  # sentences that contain names, and headings of tables
    for path in sorted((WEB / "src").rglob("*.js")):
        for tag in re.finditer(r"<(pre|code|bdi)\b([^>]*)>", path.read_text("utf-8")):
            sentence = tag[1] == "bdi" and words.match(tag.string, tag.end())
            assert sentence or 'translate="no"' in tag[2], f"{path.name}: {tag[0]}"


def test_module_that_no_longer_holds_state_leaves_the_list() -> None:
    held = {name for name in check_house.OF_THE_TAB if any(map(check_house.STATE.match, lines(name)))}
    assert held == set(check_house.OF_THE_TAB)


def lines(name: str) -> list[str]:
    return (check_house.SOURCES / name).read_text("utf-8").splitlines()


def test_no_module_of_the_page_imports_itself_by_way_of_others() -> None:
    edges = page_graph(ROOT, later=True)
    assert len(edges) > 100
    assert sum(map(len, edges.values())) > sum(map(len, page_graph(ROOT).values()))
    assert in_circles(edges) == 0
    first, second = list(edges)[:2]
    assert in_circles({**edges, first: {second}, second: {first}}) >= 2


def test_no_two_files_of_the_page_share_a_name_except_those_of_every_game() -> None:
    files = [path.relative_to(WEB / "src") for path in (WEB / "src").rglob("*.*") if path.suffix in {".js", ".css"}]
    names = Counter(path.name for path in files if path.parts[0] != "games" or path.parts[1] == "shared")
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("docs/lab.md", "A list\nof which a part is missing.\n"),
        ("CONTRIBUTING.md", "| instead of | write |\n| of whom | whose |\n\nA list, of which a part is missing.\n"),
        ("py/rollbook/core/some.py", "one = 1\ntwo = 2  # of which one is odd\n"),
        ("py/rollbook/core/some.py", 'def f():\n    """Two values, of which one is odd."""\n'),
        ("py/rollbook/core/some.py", 'ONE = 1\n"""A value, of which there is one."""\n'),
        ("web/src/match/some.js", "const one = 1;\nconst two = 2; // of which one is odd\n"),
        ("web/src/match/some.js", "/**\n * Two, of which one is odd. */\n"),
    ],
)
def test_style_finds_a_planted_phrase_in_prose(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(text, "utf-8")
    found = list(check_house.style(tmp_path))
    assert len(found) == 1
    assert f": says 'of which'; {check_house.STYLE['of which']}." in found[0]
    lines = text.splitlines()
    assert "of which" in lines[int(found[0].split(":")[1]) - 1]


def test_style_leaves_code_alone(tmp_path: Path) -> None:
    (tmp_path / "py").mkdir()
    (tmp_path / "py/some.py").write_text('mend = ["by chance"]  # `mend` is a name\nsay("of which", mend)\n', "utf-8")
    assert list(check_house.style(tmp_path)) == []


@pytest.mark.parametrize(
    ("file", "text", "inverted"),
    [
        ("py/rollbook/core/some.py", "    # What is drawn is legal.\n", True),
        ("py/rollbook/core/some.py", "# What comes after my move? Throw the dice.\n", False),
        ("py/rollbook/core/some.py", '    """How many seats there are."""\n', True),
        ("py/rollbook/core/some.py", "# How a turn goes on is in `rules`.\n", False),
        ("web/src/text/en/some.ftl", "# What is printed.\n", True),
        ("web/src/text/en/some.ftl", "some = What is printed.\n", False),
        ("web/src/style/some.css", ".some { top: 0; } /* What is printed. */\n", True),
    ],
)
def test_comment_beginning_with_a_question_word_is_found(tmp_path: Path, file: str, text: str, inverted: bool) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text, "utf-8")
    assert len(list(check_house.inversions(tmp_path))) == inverted


@pytest.mark.parametrize("folder", ["py/rollbook/core", "training", "tests/bots", "e2e", "web", "web/suite"])
def test_docstring_beginning_with_a_question_word_is_found(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir(parents=True)
    text = '"""Who won."""\ndef f():\n    """What it is.\n\n    What follows may.\n    """\n    """Whatever it is."""\n'
    (tmp_path / folder / "some.py").write_text(text, "utf-8")
    assert [complaint.split(":")[:2] for complaint in check_house.inversions(tmp_path)] == [
        [f"{folder}/some.py", "1"],
        [f"{folder}/some.py", "3"],
    ]


@pytest.mark.parametrize(
    "file", ["web/src/match/some.js", "web/src/some.d.ts", "web/site.d.ts", "web/tests/some.test.js", "e2e/some.js"]
)
@pytest.mark.parametrize(
    ("text", "inverted"),
    [
        ("/** Who won. */", True),
        ("  /** What it is. @type {string} */", True),
        ("/**\n * What it is.\n */", True),
        ("/** The winner. Who lost is below. */", True),
        ("/** (The winner, if any.) What follows may. */", True),
        ("let one = 1; // What it is.", True),
        ("/** The winner, who won, and what it is. */", False),
        ("/** Whether it is. */ // Whatever.", False),
        ('/** @typedef {"one" | "other"} What */', False),
        ('/** One. */ const words = ["Is it? Who knows", "// What"];', False),
    ],
)
def test_script_comment_beginning_with_a_question_word_is_found(
    tmp_path: Path, file: str, text: str, inverted: bool
) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text, "utf-8")
    assert len(list(check_house.inversions(tmp_path))) == inverted


def test_script_reads_no_fact_about_the_site_that_the_build_does_not_give_it() -> None:
    check_facts("start.js", b'let a="v1",b=MYSITE.length')
    with pytest.raises(BuildError, match=r"SITE\.pyodide"):
        check_facts("start.js", b"let a=SITE.pyodide.rest")


def test_styles_that_nothing_uses_are_found(tmp_path: Path) -> None:
    (tmp_path / "side.js").write_text('html`<p class="turn cell-${state}"></p>`; // .past', "utf-8")
    (tmp_path / "side.css").write_text(".turn, .cell-open { --gap: 1px; margin: var(--gap); } /* .old */", "utf-8")
    assert not list(check_styles.unused_styles(tmp_path))
    (tmp_path / "past.css").write_text("@media print { .bygone { --felt-thread: red; } }", "utf-8")
    assert len(list(check_styles.unused_styles(tmp_path))) == 2


@pytest.mark.parametrize(
    "text",
    [
        ".turn { font-size: 1.0625rem; }",
        ".turn { font: 600 13px var(--font); }",
        ".turn {\n  padding-inline: var(--space-4) 0.3rem }",
        ".turn { margin: -7px; }",
        "@container page (max-width: 41em) { .turn { margin: 0; } }",
        "@media (min-height: 500px) { .turn { margin: 0; } }",
        ".turn.turn { margin: 0; }",
        ":root:root { margin: 0; }",
        ":root { " + " ".join(f"--space-{step}: {step}px;" for step in range(1, 10)) + " }",
    ],
)
def test_length_off_the_scale_is_found(text: str, tmp_path: Path) -> None:
    (tmp_path / "side.css").write_text(text, "utf-8")
    assert len(list(check_styles.off_the_scale(tmp_path))) == 1


def test_steps_of_a_scale_hairs_and_drawings_are_not_complained_about(tmp_path: Path) -> None:
    (tmp_path / "side.css").write_text(
        ".turn { font: 600 var(--type-18)/1.2 serif; padding: 2px 0.5em; gap: calc(-1 * var(--space-8)) }\n"
        "/* margin: 7rem */ .pip { inset: 5rem; } .pip { fill: red; font-size: 46px; }\n"
        "@container page (min-width: 640px) and (max-height: 29.99em) { .turn { margin: 3mm; } }",
        "utf-8",
    )
    assert not list(check_styles.off_the_scale(tmp_path))


@pytest.mark.parametrize(
    ("text", "complaints"),
    [
        (".old-maid .card, .old-maid-hand:is(.open, .own) { color: red; }", 0),
        ('.table[data-game="old_maid"] .dice { color: red; } @keyframes card-lies { from { color: red; } }', 0),
        ("@media print { .old-maid .card, .card { color: red; } }", 1),
        (".cold-maid .card { color: red; }", 1),
    ],
)
def test_style_that_reaches_out_of_its_game_is_found(text: str, complaints: int, tmp_path: Path) -> None:
    (tmp_path / "games/old_maid").mkdir(parents=True)
    (tmp_path / "games/old_maid/board.css").write_text(text, "utf-8")
    assert len(list(check_styles.out_of_their_game(tmp_path))) == complaints


@pytest.mark.parametrize(
    ("text", "complaints"),
    [
        (".hand:has(> :nth-child(7)), .hand:not(:has(.card, .joker)) { gap: 0; }", 0),
        (".hand .card:has(+ .joker) { color: red; }", 0),
        ("@media print { body:has(.paper) > .bar { display: none; } }", 0),
        (".hand:has(.joker) .card, .hand { color: red; }", 1),
        (".hand:where(:not(:has(> :nth-child(7)))) > * { color: red; }", 1),
        (".bar:has(+ .hand):has(.joker) + .hand { color: red; }", 1),
    ],
)
def test_descendant_selector_of_has_is_found(text: str, complaints: int, tmp_path: Path) -> None:
    (tmp_path / "hand.css").write_text(text, "utf-8")
    assert len(list(check_styles.below_has(tmp_path))) == complaints


@pytest.mark.parametrize(
    ("text", "complaints"),
    [
        (".log h2 { position: absolute; font-size: 0; }", 1),
        ("@container page (max-width: 24em) { .log h2 { position: absolute; padding: 0; font-size: 0 } }", 1),
        (".log h2 { position: absolute; font-size: 0.75em; }", 0),
        (".back { gap: 0; font-size: 0; }", 0),
    ],
)
def test_words_that_are_hidden_by_their_size_are_found(text: str, complaints: int, tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text(text, "utf-8")
    assert len(list(check_styles.words_without_size(tmp_path))) == complaints


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("shelf/shelf.js", 'import { Session } from "../match/session.js";'),
        ("shelf/shelf.js", 'import { html } from "lit-html";'),
        ("games/old_maid/board.js", 'import { drawChip } from "../../ui/seats.js"; const name = "old_maid-board";'),
        ("games/old_maid/card.js", 'import board from "./board.js";'),
        ("table/side.js", 't("pass"); const about = "a passage";'),
        ("table/side.js", "const older = maid;"),
        ("ui/taps.js", "let held = false;"),
        ("shelf/shelf.js", 'const NAMES = new Map([["a", 1]]);\n  let within = 0;'),
    ],
)
def test_house_allows_valid_code(tmp_path: Path, path: str, text: str) -> None:
    assert found(tmp_path, path, text) == []


def test_build_finds_every_folder_with_a_board_and_no_other(tmp_path: Path) -> None:
    for name in ("old_maid/board.js", "snap/board.js", "shared/roll_off.js"):
        (tmp_path / "games" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "games" / name).touch()
    found = found_games(tmp_path / "games")
    module, style = found["found-games"], found["found-games.css"]
    games = re.findall(
        r"^  (\w+): \{ board: \1_board, records: \1_records, sections: \1_sections \},$", module, re.MULTILINE
    )
    assert games == ["old_maid", "snap"]
    assert re.findall(r"/(\w+)/board\.css", style) == games
    assert "shared" not in module + style


# The usual names of the browsers that a browserslist names.
CALLED = {"safari": "Safari", "ios_saf": "iPadOS", "chrome": "Chrome", "edge": "Edge", "firefox": "Firefox"}
WANTED = json.loads((WEB / "package.json").read_text("utf-8"))["browserslist"]
OLDEST = {CALLED[browser]: version for browser, version in (line.split(" >= ") for line in WANTED)}


def test_old_browser_message_names_the_versions_that_the_page_is_built_for() -> None:
    for language, words in wordless(WEB / "src" / "text").items():
        told: dict[str, str] = {}
        names: list[str] = []
        # In "Safari oder iPadOS 16.4" the version belongs to all names since the last version.
        for name, version in re.findall(rf"({'|'.join(OLDEST)})|(\d+(?:\.\d+)?)", words["wordless-too-old"]):
            if name:
                names.append(name)
            else:
                told |= dict.fromkeys(names, version)
                names = []
        assert told == OLDEST, language


def test_pages_for_hosts_name_the_versions_that_the_page_is_built_for() -> None:
    for page in ("docs/hosting.md", "docs/reliability.md", "docs/decisions.md"):
        text = (ROOT / page).read_text("utf-8")
        for version in OLDEST.values():
            assert re.search(rf"\b{re.escape(version)}\b", text), page


def test_condition_that_has_a_name_is_not_written_out_in_a_style() -> None:
    names = dict(re.findall(r"@custom-media (--[\w-]+) (.+?);", (WEB / "src/ui/layouts.css").read_text("utf-8")))
    assert len(names) >= 8
    for path in sorted((WEB / "src").rglob("*.css")):
        for rule in re.findall(r"@(?:media|container)[^{]*", path.read_text("utf-8")):
            assert [name for name, condition in names.items() if condition in rule] == [], f"{path.name}: {rule}"
            assert set(re.findall(r"\((--[\w-]+)\)", rule)) <= set(names), f"{path.name}: {rule}"
            assert "(max-width: 40em)" not in rule, f"{path.name}: a width of exactly 40 em is a tablet: --phone"
