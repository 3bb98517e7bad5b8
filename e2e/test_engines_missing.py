"""A run that requires an engine fails without it."""

import os
import re
import subprocess
import sys
from typing import Final

import pytest

from e2e.engines.engines import WEBKIT_PACKAGES
from e2e.sites import ROOT

TEST: Final = "e2e/engines/test_engines.py"


@pytest.mark.parametrize(("asked", "code"), [({"ROLLBOOK_ENGINE": "webkit"}, 1), ({}, 0)], ids=["asked for", "not"])
def test_engine_that_is_missing_fails_a_run_that_asked_for_it(asked: dict[str, str], code: int) -> None:
    variables = {**os.environ, "ROLLBOOK_ENGINE": "", "PATH": "/nowhere", **asked}
    chosen = ["-k", "webkit or firefox", "-q", "-x", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", TEST, *chosen],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout[-2000:]
    assert "there is no WebKitWebDriver" in done.stdout


def test_engine_packages_are_installed_by_the_workflow() -> None:
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    (installed,) = re.findall(r"apt-get install --no-install-recommends -y\s+(.+)", workflow)
    assert installed.split() == list(WEBKIT_PACKAGES)
