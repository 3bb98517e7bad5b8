"""docs/rules: every game has its page, its examples are true, and every cited rule exists."""

import inspect
import re
from pathlib import Path

import pytest

from rollbook import GAMES
from tests.golden_match import check
from tests.places import DOCS, find
from web.check_docs import anchors

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
PAGES = sorted(path.stem for path in RULES.glob("*.md"))


def page(name: str) -> str:
    return find(DOCS, f"rules/{name}.md").read_text("utf-8")


def test_every_game_has_a_page_and_every_page_a_game() -> None:
    assert {*PAGES} == {*GAMES, "README"}
    for game in GAMES:
        assert f"[{game}.md]({game}.md)" in page("README")


@pytest.mark.parametrize("id", GAMES)
def test_rules_page_names_the_version_seats_and_options_of_its_game(id: str) -> None:
    game = GAMES[id]
    fewest, most = game.seats[0], game.seats[-1]
    seats = f"{fewest}-{most}" if fewest < most else str(most)
    assert f"(`{id}`)" in page(id).splitlines()[0]
    assert f"Rules version {game.version}. {seats} seats." in page(id)
    head = " ".join(page(id).partition("\n## ")[0].split())
    assert ("No options." in head) == (not game.options)
    for name, option in game.options.items():
        said = re.search(rf"`{name}`: ([^;.]+)", head)
        form = f"Options `{name}`: {' or '.join(map(str, option.values))}"
        assert said is not None, f"{id}.md says nothing of the option {name} before its first section, as in “{form}.”"
        values = re.findall(r"\w+", said[1].replace("(default)", "").partition("(default")[0])
        assert {str(value) for value in option.values} == {value for value in values if value != "or"}
        default = rf"`?{option.default}`? \(default\)|\(default {option.default}\)"
        assert re.search(default, said[1]), f"{id}.md does not say which value of {name} is the (default): {said[1]}"


@pytest.mark.parametrize("id", GAMES)
def test_worked_example_of_a_page_is_played_as_it_says(id: str) -> None:
    (record,) = re.findall(r"```text\n(rollbook 1\n.*?)```", page(id), re.DOTALL)
    match = check(record)
    assert match.game.id == id
    assert str(match) == record
    assert "# expect " in record


@pytest.mark.parametrize("folder", ["py", "tests", "e2e", "docs", "README.md", "dev.py"])
def test_citations_of_the_rules_have_targets(folder: str) -> None:
    start = ROOT / folder
    cited = 0
    for path in [start] if start.is_file() else sorted([*start.rglob("*.py"), *start.rglob("*.md")]):
        text = path.read_text("utf-8")
        for name, anchor in re.findall(r"docs/rules/([a-z_]+|README)\.md(?:#([\w-]+))?", text):
            cited += 1
            assert name in PAGES or (path.parent / "docs" / "rules" / f"{name}.md").exists(), path
            assert not anchor or anchor in anchors(find(DOCS, f"rules/{name}.md")), (
                f"{path}: {name}.md has no #{anchor}"
            )
        if path != Path(__file__):
            assert not re.findall(r"(?<!docs/)(?<!\]\()\brules/[a-z_]+\.md|\bseeds/[a-z_]+\.txt|\(rules: ", text), path
    assert cited >= 15 or folder != "py"


@pytest.mark.parametrize("id", GAMES)
def test_rules_of_a_game_cite_its_page(id: str) -> None:
    package = Path(str(inspect.getsourcefile(GAMES[id].states))).parent
    sources = [path.read_text("utf-8") for path in sorted(package.glob("*.py"))]
    assert any(f"docs/rules/{id}.md" in source for source in sources)


def test_reconstructed_parts_are_named_on_the_games_page() -> None:
    table = page("README").partition("## What is a reconstruction")[2].partition("\n## ")[0]
    named = set(re.findall(r"^\| ([A-Z][\w-]+) \|", table, re.MULTILINE))
    titles = {title.partition(" ")[0].removesuffix("-Tic-Tac-Toe"): id for id in GAMES for title in [page(id)[2:]]}
    assert {titles[title] for title in named} == {id for id in GAMES if "**reconstruction**" in page(id)}
