"""The progress of a long computation, on terminals of any width."""

import re

import pytest

from rollbook.command.progress import progress

NAME = "knaster 1 medium easy seats=2 seed=1"


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_progress_on_a_narrow_terminal_keeps_its_figures(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("rich", reason="needs rollbook[cli]")
    for name, value in {"FORCE_COLOR": "1", "COLUMNS": str(columns), "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)
    with progress(NAME, 0, 300) as one_more:
        for _ in range(25):
            one_more()
    last = re.sub(r"\x1b\[[\d;?]*\w", "", capsys.readouterr().err).split("\r")[-1].strip()
    assert last.startswith(NAME[:8])
    assert " 25/300 " in f" {last} "
    assert len(last) <= columns
