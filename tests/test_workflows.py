"""The repository's workflows pin everything they use, and have only the permissions that a job names."""

import re
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).parents[1] / ".github" / "workflows"
if not FOLDER.is_dir():
    pytest.skip("the workflows are not here", allow_module_level=True)
WORKFLOWS: Final = sorted(FOLDER.glob("*.yml"))
RUN: Final = re.compile(r"^ *(?:- )?run: (.*(?:\n {10,}.*)*)", re.MULTILINE)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflow_is_pinned_and_has_the_least_rights(file: Path) -> None:
    text = file.read_text("utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used or "run:" in text
    assert [one for one in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", one)] == []
    assert re.search(r"^permissions: \{\}$", text, re.MULTILINE), "no right is given to the whole workflow"
    jobs = re.split(r"^  (?=\w[\w-]*:$)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)[1:]
    assert jobs
    for job in jobs:
        assert "    permissions:\n" in job
        assert "    timeout-minutes: " in job
    assert [one for one in RUN.findall(text) if "${{" in one] == [], "what others name reaches a shell as a variable"
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_site_is_built_and_compared_on_each_system_with_the_oldest_and_the_newest_python() -> None:
    text = (FOLDER / "machines.yml").read_text("utf-8")
    oldest = re.findall(r'requires-python = ">=(.+)"', (FOLDER.parents[1] / "pyproject.toml").read_text("utf-8"))
    [pythons] = re.findall(r"python: \[(.+)\]", text)
    assert re.findall(r'"(.+?)"', pythons) == [*oldest, "3.x"]
    [systems] = re.findall(r"system: \[(.+)\]", text)
    assert {system.partition("-")[0] for system in systems.split(", ")} == {"ubuntu", "macos", "windows"}
    commands = re.findall(r"- name: .+\n +run: (python .+)", text)
    assert [command.partition(" | ")[0] for command in commands] == ["python dev.py build", "python dev.py test quick"]
    assert "needs: build" in text.partition("Compare the digests")[2]


def test_release_checks_that_its_tag_names_the_version() -> None:
    text = (FOLDER / "release.yml").read_text("utf-8")
    [sed] = re.findall(r"sed -n '(.+?)'", text)
    pattern = sed.removeprefix("s/").removesuffix(r"/\1/p").replace(r"\(", "(").replace(r"\)", ")")
    version = (FOLDER.parents[1] / "py" / "rollbook" / "__init__.py").read_text("utf-8")
    assert re.findall(pattern, version, re.MULTILINE) == ["0.1.0"]
