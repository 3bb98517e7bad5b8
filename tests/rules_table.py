"""The rules as tables in docs/rules, for tests."""

import json
from pathlib import Path
from typing import Final

TABLE: Final[dict[str, dict[str, list[str] | str]]] = json.loads(
    (Path(__file__).parent / "rules_told.json").read_text("utf-8")
)
