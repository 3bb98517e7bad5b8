"""Calls the bridge as the page does, for tests."""

import json
from typing import Any

from rollbook import bridge


def ask(method: str, **arguments: Any) -> Any:
    return json.loads(bridge.call(json.dumps({"method": method, **arguments})))


def ok(method: str, **arguments: Any) -> Any:
    answer = ask(method, **arguments)
    assert "ok" in answer, answer
    return answer["ok"]
