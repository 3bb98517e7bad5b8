"""The example of training a network runs, and its network learns the rewarded actions."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy")
pytest.importorskip("gymnasium", reason="needs rollbook[gymnasium]")
FILE = Path(__file__).parents[2] / "docs" / "examples" / "learn_policy.py"


@pytest.fixture(scope="module")
def example() -> Any:
    """Load the example as a module."""
    spec = importlib.util.spec_from_file_location("learn_policy", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_network_learns_which_of_three_actions_is_rewarded_where(example: Any) -> None:
    """If the input is 1, action 0 is rewarded with 1 and action 2 with nothing; if it is -1, the other way round."""
    rng = np.random.default_rng(1)
    network = example.Network(1, 3, rng)
    inputs = np.array([[1.0], [-1.0]])
    masks = np.array([[1, 0, 1]] * 40)
    for _ in range(150):
        rows = inputs[rng.integers(2, size=40)]
        chosen = example.drawn(network.forward(rows, masks)[2], rng)
        assert not (chosen == 1).any(), "what the mask forbids is never drawn"
        network.learn(rows, masks, chosen, ((chosen == 0) == (rows[:, 0] > 0)).astype(float))
    _, _, chances, values = network.forward(inputs, masks[:2])
    assert chances[0, 0] > 0.8
    assert chances[1, 2] > 0.8
    assert values == pytest.approx([1, 1], abs=0.3)


def test_example_runs(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(["knockout", "--option", "level=face2", "--matches", "40", "--tests", "4"])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("untrained: wins ")
    assert [line.split(" against ")[1].split(",")[0] for line in said[2:]] == ["random", "greedy", "easy"]
