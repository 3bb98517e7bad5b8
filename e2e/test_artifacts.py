"""A browser test that fails saves its screenshot, its trace and its console where the workflow uploads them."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from e2e.sites import ROOT
from web.suite.places import BROWSER_FAILURES, KEEP_FAILURES

PLANTED: Final = """
def test_passes(tablet_page):
    tablet_page.evaluate("console.log('not listened to')")

def test_shared(tablet_page):
    tablet_page.evaluate("console.log('heard on the shared page')")
    assert tablet_page.title() == "planted"

def test_own(open_context, site):
    page = open_context().context.new_page()
    page.goto(site.url)
    page.evaluate("console.error('heard on a page of its own')")

def test_profile(open_profile, site):
    page = open_profile().context.new_page()
    page.goto(site.url)
    page.evaluate("console.log('heard in a profile')")
    assert page.title() == "planted"
"""
HEARD: Final = {
    "shared": "heard on the shared page",
    "own": "heard on a page of its own",
    "profile": "heard in a profile",
}


@pytest.mark.slow
def test_failed_tests_keep_screenshot_trace_and_console(tmp_path: Path) -> None:
    planted = tmp_path / "test_planted.py"
    planted.write_text(PLANTED, "utf-8")
    (tmp_path / "conftest.py").write_text("from e2e.conftest import *", "utf-8")
    kept = tmp_path / "kept"
    options = ["-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), *KEEP_FAILURES, str(kept)]
    command = [sys.executable, "-m", "pytest", *options, str(planted)]
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
    assert re.search(r"2 failed, 2 passed, 1 error", done.stdout), done.stdout[-3000:]
    folders = {folder.name: folder for folder in kept.iterdir()}
    assert len(folders) == len(HEARD), folders
    for name, heard in HEARD.items():
        (folder,) = (folder for title, folder in folders.items() if f"test-{name}" in title)
        assert heard in (folder / "console-1.txt").read_text("utf-8")
        assert next(folder.glob("*.png")).read_bytes().startswith(b"\x89PNG")
        with zipfile.ZipFile(next(folder.glob("*.zip"))) as trace:
            assert any(part.endswith(".trace") for part in trace.namelist())


def test_failures_are_saved_where_the_workflow_uploads_them() -> None:
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    (uploaded,) = re.findall(r"^ +path: (.+)$", workflow, re.MULTILINE)
    assert BROWSER_FAILURES.is_relative_to(ROOT / uploaded)
