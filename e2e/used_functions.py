"""Writes web/lean_profile.txt, the functions of Pyodide's WebAssembly that are called: `python -m e2e.used_functions`.

The site starts with the full module. It answers transcripts of all requests (tests/transcript.py), and makes playouts
from many positions with each level (e2e/samples.py). Then the browser tests run: all of them, or the named ones.
The profile also includes functions that these functions call directly, because other inputs need them. The build adds
the functions of its own rehearsal, so a new rule does not need a new profile.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from e2e.browser import launch_options
from e2e.samples import written
from tests import transcript
from web.build import build
from web.lean import PROFILE, load_profile, write_profile
from web.packing import PYODIDE, WASM
from web.serve import Site
from web.site_files import ROOT
from web.wasm_calls import TELLS, closure, compiled

SITE: Final = ROOT / "build" / "whole-site"
SEEDS: Final = range(1, 9)
POSITIONS: Final = 60  # for each seed: four for each game and level
# Starts a second worker of the page, boots it as the page does (web/src/python/worker.js, by Comlink), and sends
# requests.
ASK: Final = """async ({ script, requests }) => {
  const policy = window.scriptAddresses ?? { createScriptURL: (address) => address };
  const worker = new Worker(policy.createScriptURL(new URL(script, document.baseURI).href), { type: "module" });
  let asked = 0;
  const call = (path, ...given) => new Promise((resolve) => {
    const id = String(asked += 1);
    worker.addEventListener("message", function heard({ data }) {
      if (data.id !== id) return;
      worker.removeEventListener("message", heard);
      resolve(data);
    });
    const ports = given.filter((one) => one instanceof MessagePort);
    const argumentList = given.map((value) =>
      value instanceof MessagePort ? { type: "HANDLER", name: "proxy", value } : { type: "RAW", value });
    worker.postMessage({ id, type: "APPLY", path: [path], argumentList }, ports);
  });
  await call("boot", new MessageChannel().port2, new MessageChannel().port2);
  await call("learn");
  for (const request of requests) {
    let said;
    do said = await call("call", request);
    while (said.value?.value?.includes?.('"done": false'));
  }
  worker.terminate();
}"""


def record(tests: Sequence[str]) -> set[int]:
    """Return the numbers of all called functions, including some imports."""
    build(SITE, node=node(), profile=None)
    with tempfile.TemporaryDirectory() as folder:
        browser = Path(folder, "browser")
        said = Path(folder, "said")
        said.mkdir()
        found = launch_options()["executable_path"]
        # The last of several --js-flags takes effect. Each browser's messages go to a separate file.
        browser.write_text(f'#!/bin/sh\nexec "{found}" "$@" --js-flags={TELLS} >>"{said}/$$" 2>&1\n', "utf-8")
        browser.chmod(0o755)
        used: set[int] = set()
        answer_transcript(browser)
        if tests:
            play_tests(tests, browser)
        for file in said.iterdir():
            used |= compiled(file.read_text("utf-8", "replace"))
    return used


def answer_transcript(browser: Path) -> None:
    """Start a worker of the site for each seed, and send it all requests of the seed's transcript and positions."""
    with Site(SITE) as site, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**{**launch_options(), "executable_path": str(browser)})
        page = chromium.new_page()
        page.goto(site.url)
        script = next(file.name for file in SITE.glob("worker-*.js"))
        page.set_default_timeout(0)
        for seed in SEEDS:
            parts = transcript.write(seed)["parts"] | written(POSITIONS, seed)
            requests = [request for part in parts.values() for request, _ in part]
            page.evaluate(ASK, {"script": script, "requests": requests})
        chromium.close()


def play_tests(tests: Sequence[str], browser: Path) -> None:
    """Run browser tests against the site; their results do not matter here."""
    variables = {**os.environ, "CHROME_PATH": str(browser), "ROLLBOOK_DIST": str(SITE)}
    subprocess.run([sys.executable, "-m", "pytest", "-q", *tests], cwd=ROOT, env=variables, check=False)


def node() -> str:
    """Return the path of Node."""
    return shutil.which("node") or "node"


def main() -> int:
    """Record the called functions, and write the profile."""
    parser = argparse.ArgumentParser(description="Writes which functions of Pyodide's WebAssembly Rollbook calls.")
    parser.add_argument("--add", action="store_true", help="keep what the profile names already")
    parser.add_argument("tests", nargs="*", default=["e2e"], help="which of the browser's tests are run (all)")
    given = parser.parse_args()
    used = record(given.tests)
    module = (PYODIDE / WASM).read_bytes()
    if given.add:
        used |= load_profile().functions
    used = closure(module, used)
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    PROFILE.write_text(write_profile(module, used, version), "utf-8")
    print(f"{PROFILE.name} names {len(used)} functions.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
