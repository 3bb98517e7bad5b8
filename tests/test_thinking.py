"""The bridge says which requests may need what bots have learnt: a page fetches that before it asks."""

import json
from collections.abc import Generator

import pytest

from rollbook import bridge
from rollbook.bots import evaluators
from rollbook.bots.evaluator import AnyEvaluator
from rollbook.bots.weights import load
from rollbook.core.game import State
from tests import transcript


def test_each_request_of_the_transcript_that_loads_an_evaluator_is_said_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    requests = [request for part in transcript.write(1)["parts"].values() for request, _ in part]
    loaded: list[str] = []
    real = evaluators._evaluator_class

    def noted(state: State) -> type[AnyEvaluator]:
        loaded.append(state.game.id)
        return real(state)

    monkeypatch.setattr(evaluators, "_evaluator_class", noted)
    unsaid = set()
    for request in requests:
        evaluators._loaded.clear()
        loaded.clear()
        thinks = bridge.thinks(request)
        bridge.call(request)
        if loaded and not thinks:
            unsaid.add(str(json.loads(request)["method"]))
    assert not unsaid


@pytest.mark.parametrize(
    ("request_", "thinks"),
    [({"method": "games"}, False), ({"method": "think", "seat": 0, "level": "easy"}, True), ("no request", False)],
)
def test_only_what_may_need_it_waits(request_: object, thinks: bool) -> None:
    assert bridge.thinks(json.dumps(request_)) == thinks


def test_weights_that_are_nowhere_are_missed_by_name() -> None:
    with pytest.raises(OSError, match=r"no weights of rollbook\.core"):
        _all(load("rollbook.core"))


def _all(steps: Generator[None, None, object]) -> None:
    for _ in steps:
        pass
