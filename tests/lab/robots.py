"""Runs a robot's code in a worker, with shortcuts for tests."""

import json
from typing import Any, Final

from rollbook.lab.robot import Worker

SET_UP: Final = {"game": "roll_it", "seats": 2, "options": {"grids": 4}}


class Robot:
    """A worker with a robot's code."""

    def __init__(self, *lines: str, limit: int | None = None) -> None:
        self.batches: list[dict[str, Any]] = []
        self.worker = Worker(lambda batch: self.batches.append(json.loads(batch)))
        self.loaded = self.ask("load", source="\n".join(lines), limit=limit)

    def ask(self, method: str, **arguments: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.worker.call(json.dumps({"method": method, **arguments})))
        return answer

    def choose(
        self, *actions: str, known: int = 0, seat: int = 0, seed: str = "1", limit: int | None = None
    ) -> dict[str, Any]:
        question = {"match": "a", "set_up": SET_UP, "known": known, "actions": actions, "seat": seat, "seed": seed}
        return self.ask("choose", **question, limit=limit)

    @property
    def output(self) -> str:
        return "".join(batch["output"] for batch in self.batches)
