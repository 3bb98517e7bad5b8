"""The benchmarks of the page run to their end, each at its smallest."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.bench.page import stock_site
from e2e.conftest import OpenContext

SMALLEST: Final = {
    "page": "bench.REPEATS = bench.LINE_REPEATS = 1",
    "places": "bench.TABLETS = 2; sys.argv[1:] = ['class']",
    "taps": "bench.MAX_TAPS = 2",
    "heap": "bench.MATCHES = 1; bench.PROCESSES = bench.PROCESSES / 'none'",
}
"""Settings for a small run. Its other engines and a slowed processor take minutes, so only a person measures them."""


@pytest.mark.slow
def test_stock_pyodide_answers_and_no_file_has_a_type_that_slows_it(open_context: OpenContext) -> None:
    """Pyodide compiles WebAssembly as it arrives only if the server names its type; else it warns and starts later."""
    page = open_context().context.new_page()
    with stock_site() as site:
        page.goto(site.url)
        expect(page.locator("body")).to_have_text("2")


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALLEST)
def test_bench_prints_a_table(name: str, dist: Path) -> None:
    """In a separate process: a process can have only one Playwright."""
    program = f"import sys, e2e.bench.{name} as bench; sys.argv[1:] = []; {SMALLEST[name]}; sys.exit(bench.main())"
    environment = {**os.environ, "ROLLBOOK_DIST": str(dist)}
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True, env=environment)
    assert "Traceback" not in done.stderr, done.stderr
    assert "| --- |" in done.stdout, "the goals may be missed"
