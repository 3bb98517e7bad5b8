"""The adapters if the frameworks that they adapt to are not installed."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("extra", "missing"),
    [
        ("openspiel", "numpy"),
        ("openspiel", "pyspiel"),
        ("pettingzoo", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "numpy"),
        ("gymnasium", "gymnasium"),
    ],
)
def test_adapter_without_its_extra_names_the_package(extra: str, missing: str) -> None:
    module = {"openspiel": "open_spiel"}.get(extra, extra)
    code = f"import sys; sys.modules[{missing!r}] = None; import rollbook.adapters.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    last = done.stderr.rstrip().splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: import of {missing} halted")
    assert last.endswith(f"This adapter needs an extra. In a clone of Rollbook: pip install '.[{extra}]'")
