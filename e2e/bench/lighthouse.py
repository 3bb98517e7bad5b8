"""Measures Lighthouse's scores for the shelf, a table, the teacher's desk and class results; prints a Markdown table.

`python -m e2e.bench.lighthouse` builds the site unless ROLLBOOK_DIST names one, and serves it compressed, as hosts do.
Lighthouse emulates a phone on a slow network, and multiplies its measurements, so other load on the machine costs
points. It runs several times, and the run with the median performance counts. npm installs it in build/lighthouse, and
PyPI provides a recent Node, so the first run needs a network. The full reports stay in that folder, as
`SCREEN-RUN.json`.
"""

import json
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import brotli

from e2e.browser import ADDRESS_BAR
from e2e.sites import ROOT, built_site
from web.machine import find_node, run_quietly
from web.serve import PART, Answer, Site

LIGHTHOUSE: Final = "13.5.0"
ITS_OLDEST_NODE: Final = (22, 19)
FOLDER: Final = ROOT / "build" / "lighthouse"
QUALITY: Final = 9  # of Brotli, as on a typical host
REPEATS: Final = 3
SCREENS: Final = {
    "shelf": "",
    "table": "#/play?game=roll_it&seats=2&seed=7",
    "teacher": "#/teacher",
    "class": "#/class",
}
GOALS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
TIMES: Final = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
}
FLAGS: Final = ("--headless=new", "--no-sandbox", f"--disable-features={','.join(ADDRESS_BAR)}")


class CompressedSite(Site):
    """A site that sends its files compressed."""

    def answer(self, path: str) -> Answer | None:
        answer = super().answer(path)
        file = self.file(path)
        if answer is None or file is None:
            return answer
        content = compressed(file)
        more = {"Content-Encoding": "br", "Vary": "Accept-Encoding", "Content-Length": str(len(content))}
        return answer._replace(headers={**answer.headers, **more}, content=in_parts(content))


@cache
def compressed(file: Path) -> bytes:
    """Return a file's content in the form in which it is sent."""
    return bytes(brotli.compress(file.read_bytes(), quality=QUALITY))


def in_parts(content: bytes) -> Iterable[bytes]:
    """Split content into chunks of the usual size."""
    return (content[at : at + PART] for at in range(0, len(content), PART))


def lighthouse() -> list[str]:
    """Return the command that runs Lighthouse; install Lighthouse if it is missing."""
    node = find_node(ITS_OLDEST_NODE)
    package = FOLDER / "node_modules" / "lighthouse"
    if not package.exists() or json.loads((package / "package.json").read_text("utf-8"))["version"] != LIGHTHOUSE:
        print(f"Fetching Lighthouse {LIGHTHOUSE} ...", flush=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        path = os.pathsep.join([str(Path(node.path).parent), os.environ.get("PATH", "")])
        wanted = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(FOLDER)]
        succeeded, said = run_quietly([*node.npm, *wanted, f"lighthouse@{LIGHTHOUSE}"], FOLDER, {"PATH": path})
        if not succeeded:
            sys.exit(f"{said}\nLighthouse could not be fetched.")
    return [node.path, str(package / "cli" / "index.js")]


def report(command: list[str], name: str, address: str) -> Any:
    """Return Lighthouse's report on one screen."""
    kept = FOLDER / f"{name}.json"
    kept.unlink(missing_ok=True)
    options = [f"--output-path={kept}", "--output=json", "--quiet", f"--chrome-flags={' '.join(FLAGS)}"]
    succeeded, said = run_quietly([*command, address, *options], FOLDER)
    if not succeeded or not kept.exists():
        sys.exit(f"{said}\nLighthouse could not look at {name}.")
    return json.loads(kept.read_text("utf-8"))


def main() -> int:
    """Measure each screen and print its scores; the exit code tells whether the goals are met."""
    command = lighthouse()
    columns = ["screen (range of performance)", *GOALS, *TIMES.values()]
    print(f"| {' | '.join(columns)} |\n| --- |{' ---: |' * (len(columns) - 1)}")
    lost: list[str] = []
    with CompressedSite(built_site()) as site:
        for file in filter(Path.is_file, site.folder.rglob("*")):
            compressed(file)
        for name, place in SCREENS.items():
            runs = [report(command, f"{name}-{run}", site.url + place) for run in range(REPEATS)]
            runs.sort(key=lambda run: run["categories"]["performance"]["score"] or 0)
            seen, least, most = runs[REPEATS // 2], runs[0], runs[-1]
            spread = "-".join(f"{100 * run['categories']['performance']['score']:.0f}" for run in (least, most))
            scores = {goal: round(100 * (seen["categories"][goal]["score"] or 0)) for goal in GOALS}
            times = [seen["audits"][time]["displayValue"] for time in TIMES]
            print(f"| {' | '.join([f'{name} ({spread})', *map(str, scores.values()), *times])} |", flush=True)
            lost += [f"{name}: {what}" for goal in GOALS if scores[goal] < GOALS[goal] for what in faults(seen, goal)]
    print("\n" + ("\n".join(lost) if lost else "Goals: met."))
    return 1 if lost else 0


def faults(seen: Any, goal: str) -> list[str]:
    """Return the audits in one category that cost points."""
    counted = [ref["id"] for ref in seen["categories"][goal]["auditRefs"] if ref["weight"]]
    audits = [seen["audits"][one] for one in counted]
    return [f"{goal}: {audit['title']}" for audit in audits if audit["score"] is not None and audit["score"] < 0.9]


if __name__ == "__main__":
    sys.exit(main())
