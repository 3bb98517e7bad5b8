"""The seed of tests that draw their inputs: the commit's, so that the same sources get the same inputs.

ROLLBOOK_SEED sets another seed. The nightly workflow sets a fresh seed each time.
"""

import os
import subprocess
from functools import cache
from pathlib import Path


@cache
def commit_seed() -> int:
    """Return the seed in ROLLBOOK_SEED, otherwise the commit's; 0 without Git, as in Pyodide."""
    if given := os.environ.get("ROLLBOOK_SEED"):
        return int(given)
    try:
        commit = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, check=True, text=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(commit[:8], 16)
