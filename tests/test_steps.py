"""The steps of a command are shown while they run: a long one does not look like a hang."""

import io
import re
import sys
from time import sleep

import pytest

from web import steps
from web.steps import step


def test_step_shows_that_it_is_still_running_and_then_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "QUICK", 0.001)
    monkeypatch.setattr(steps, "SILENCE", 0.001)
    # Another thread prints: taking text out of `capsys` meanwhile may lose some of it.
    said = io.StringIO()
    monkeypatch.setattr(sys, "stdout", said)
    with step("Packing"):
        while not said.getvalue().endswith("..."):  # before it ends
            sleep(0.001)
    assert re.fullmatch(r"Packing \.{3,} \d+\.\d s\n", said.getvalue()), said.getvalue()


def test_step_that_fails_is_shown_to_have_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "QUICK", 0)
    with pytest.raises(ValueError, match="torn"), step("Packing"):
        raise ValueError("torn")
    assert capsys.readouterr().out.endswith(" failed\n")


def test_step_with_nothing_to_do_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with step("Packing"):
        pass
    assert capsys.readouterr().out == ""


def test_steps_are_never_silent_for_more_than_three_seconds() -> None:
    assert max(steps.QUICK, steps.SILENCE) < 3
