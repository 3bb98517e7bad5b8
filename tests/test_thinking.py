"""The bridge lists the requests that may need the bots' weights, so that a page fetches the weights first."""

import json
from collections.abc import Generator
from typing import Any

import pytest

from rollbook import GAMES, bridge
from rollbook.bots import search
from rollbook.bots.weights import load
from tests import transcript
from tests.repeats import slow_but


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout", "roll_out"))
def test_every_request_that_loads_an_evaluator_thinks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[object] = []
    unsaid = set()

    class Noting(dict[object, object]):
        def __contains__(self, kind: object) -> bool:
            asked_for.append(kind)
            return super().__contains__(kind)

    class Listening(transcript.Recorder):
        def send(self, fields: Any) -> dict[str, Any]:
            asked_for.clear()
            thinks = bridge.thinks(json.dumps(fields))
            answered = super().send(fields)
            if asked_for and not thinks:
                unsaid.add(fields["method"])
            return answered

    monkeypatch.setattr(search, "_loaded", Noting())
    recorder = Listening(bridge._bridge)
    transcript.everything(game, thoughts=6, recorder=recorder)
    assert not unsaid
    assert {"think", "hints", "luck", "series"} <= recorder.methods


@pytest.mark.parametrize(
    ("request_", "thinks"),
    [
        ("no request", False),
        ({"method": ["think"]}, False),
        ({"method": "games"}, False),
        ({"method": "new", "game": "roll_it", "seats": ["bot easy", "Anna"], "seed": 7}, False),
        ({"method": "think", "seat": 0, "level": "easy"}, True),
        ({"method": "foresee", "requests": [{"method": "games"}, {"method": "hints", "seat": 0}]}, True),
        ({"method": "foresee", "requests": 3}, False),
        ({"method": "open", "record": "seats: Anna | bot easy\n\ndice 2 6\n0 1.9"}, True),
        ({"method": "open", "record": "seats: Anna | bot easy\r\n\r\ndice 2 6\r\n0 1.9\r\n"}, True),
        ({"method": "open", "record": "seats: Anna | bot easy\n\n# work self"}, False),
        ({"method": "open", "record": "seats: Anna | bot easy\n\ndice 2 6\n# hint 1\n"}, False),
        ({"method": "open", "record": "seats: Anna | Ben\n\ndice 2 6\n0 1.9"}, False),
    ],
)
def test_requests_wait_for_weights_only_if_they_may_need_them(request_: object, thinks: bool) -> None:
    assert bridge.thinks(json.dumps(request_)) == thinks


@pytest.mark.parametrize(
    ("request_", "thinks"),
    [
        ({"method": "roll", "faces": None}, False),
        ({"method": "choices", "seat": 0, "picks": []}, False),
        ({"method": "play", "seat": 0, "move": "1.9"}, False),
        ({"method": "play", "seat": 1, "move": "1.9"}, True),
        ({"method": "undo", "seat": None}, True),
        ({"method": "table"}, True),
    ],
)
def test_search_of_a_bot_does_not_delay_people(request_: object, thinks: bool) -> None:
    made = {"method": "new", "game": "roll_it", "seats": ["Anna", "bot easy"], "seed": 7, "options": {}}
    assert "ok" in json.loads(bridge.call(json.dumps(made)))
    assert bridge.thinks(json.dumps(request_)) == thinks


def test_weights_that_are_nowhere_are_missed_by_name() -> None:
    with pytest.raises(OSError, match=r"no weights of rollbook\.core"):
        _all(load("rollbook.core"))


def _all(steps: Generator[None, None, object]) -> None:
    for _ in steps:
        pass
