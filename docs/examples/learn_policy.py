"""A small network learns a game by playing against `random`, in under a minute, with NumPy and nothing else.

    pip install '.[gymnasium]'  # in a clone
    python docs/examples/learn_policy.py knockout --option level=sum2 --matches 25000

It plays 32 matches at a time and learns as an actor and a critic. The advantage is the reward at the end less the value
that the network expected. Each batch is used once, and Adam makes the step. Then it plays matches with new dice against
`random`, `greedy` and the easiest bot. docs/researchers.md has the figures.
"""

import argparse
import time
from collections.abc import Sequence
from itertools import count
from typing import Any

import gymnasium
import numpy as np

MATCHES_AT_ONCE = 32
STEPS_A_BATCH = 2048
HIDDEN = 64
RATE = 2e-3
ENTROPY = 0.02
FIRST_TEST_SEED = 1_000_000_000

Array = np.ndarray[Any, np.dtype[Any]]


class Network:
    """Two layers of tanh; then a score for each action and the value of the position."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.actions = actions
        sizes = ((inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1))
        self.weights = [
            rng.normal(0, scale / np.sqrt(a), (a, b)) for (a, b), scale in zip(sizes, (1, 1, 0.1), strict=True)
        ]
        self.biases = [np.zeros(b) for _, b in sizes]
        self.parameters = [*self.weights, *self.biases]
        self.means = [np.zeros_like(parameter) for parameter in self.parameters]
        self.squares = [np.zeros_like(parameter) for parameter in self.parameters]
        self.updates = 0

    def forward(self, rows: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """The hidden layers, the probability of each action (0 if it is illegal), and the values."""
        first = np.tanh(rows @ self.weights[0] + self.biases[0])
        second = np.tanh(first @ self.weights[1] + self.biases[1])
        out = second @ self.weights[2] + self.biases[2]
        scores = np.where(masks, out[:, :-1], -np.inf)
        exps = np.exp(scores - scores.max(axis=1, keepdims=True))
        return first, second, exps / exps.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, rows: Array, masks: Array, chosen: Array, rewards: Array) -> None:
        """One step towards what brought more than was expected."""
        first, second, chances, values = self.forward(rows, masks)
        number = len(rows)
        gains = rewards - values
        advantages = (gains - gains.mean()) / (gains.std() + 1e-6)
        logs = np.log(np.maximum(chances, 1e-12))
        entropies = -(chances * logs).sum(axis=1, keepdims=True)
        delta = np.empty((number, self.actions + 1))
        delta[:, :-1] = chances * advantages[:, None] + ENTROPY * chances * (logs + entropies)
        delta[np.arange(number), chosen] -= advantages
        delta[:, -1] = -gains
        delta /= number
        back = (delta @ self.weights[2].T) * (1 - second**2)
        further = (back @ self.weights[1].T) * (1 - first**2)
        gradients = [rows.T @ further, first.T @ back, second.T @ delta, further.sum(0), back.sum(0), delta.sum(0)]
        self.updates += 1
        for at, gradient in enumerate(gradients):
            self.means[at] += 0.1 * (gradient - self.means[at])
            self.squares[at] += 0.001 * (gradient**2 - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.updates)
            square = self.squares[at] / (1 - 0.999**self.updates)
            self.parameters[at] -= RATE * mean / (np.sqrt(square) + 1e-8)


def drawn(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, drawn by its probability."""
    # The Gumbel trick: the largest of the logarithms with such noise is an action by its probability.
    with np.errstate(divide="ignore"):
        noisy: Array = np.log(chances) + rng.gumbel(size=chances.shape)
    actions: Array = noisy.argmax(axis=1)
    return actions


def learn(network: Network, make: Any, matches: int, rng: np.random.Generator) -> None:
    """Play a number of matches and learn from them, printing how they went."""
    envs = [make() for _ in range(MATCHES_AT_ONCE)]
    seeds = count(1)
    seen = [env.reset(seed=next(seeds)) for env in envs]
    begun: list[list[tuple[Array, Array, int]]] = [[] for _ in envs]
    batch: list[tuple[Array, Array, int, float]] = []
    lately: list[float] = []
    began, finished = time.perf_counter(), 0
    while finished < matches:
        rows = np.stack([row for row, _ in seen])
        masks = np.stack([info["action_mask"] for _, info in seen])
        chosen = drawn(network.forward(rows, masks)[2], rng)
        for number, env in enumerate(envs):
            row, reward, over, _, info = env.step(chosen[number])
            begun[number].append((rows[number], masks[number], int(chosen[number])))
            if over:
                batch += [(*step, reward) for step in begun[number]]
                begun[number] = []
                lately.append(reward)
                finished += 1
                row, info = env.reset(seed=next(seeds))
                if finished % 1000 == 0:
                    seconds = time.perf_counter() - began
                    print(f"{finished:6} matches, {seconds:4.0f} s: mean reward {np.mean(lately):.2f}", flush=True)
                    lately = []
            seen[number] = row, info
        if len(batch) >= STEPS_A_BATCH:
            network.learn(*map(np.array, zip(*batch, strict=True)))
            batch = []


def measure(network: Network, make: Any, matches: int) -> tuple[float, float]:
    """The share of the wins (a tie counts in part) and the mean score, with the likeliest action each time."""
    wins, points = 0.0, 0
    env = make()
    for number in range(matches):
        row, info = env.reset(seed=FIRST_TEST_SEED + number)
        over = False
        while not over:
            chances = network.forward(row[None], info["action_mask"][None])[2]
            row, _, over, _, info = env.step(chances[0].argmax())
        result = env.unwrapped.position.state.result()
        wins += (env.unwrapped.seat in result.winners) / len(result.winners)
        points += result.scores[env.unwrapped.seat]
    return wins / matches, points / matches


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn and measure, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="knockout")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--matches", type=int, default=25_000)
    parser.add_argument("--tests", type=int, default=500, help="matches against each opponent afterwards")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    options = dict(option.split("=") for option in chosen.option)

    def table(opponent: str) -> Any:
        return lambda: gymnasium.make(
            f"rollbook.adapters.gymnasium:rollbook/{chosen.game}-v1",
            seats=2,
            options=options,
            opponents=opponent,
            seat=None,
            disable_env_checker=True,
        )

    rng = np.random.default_rng(chosen.seed)
    env = table("random")()
    network = Network(env.observation_space.shape[0], env.action_space.n, rng)
    before, _ = measure(network, table("random"), chosen.tests)
    print(f"untrained: wins {before:.1%} of {chosen.tests} against random")
    began = time.perf_counter()
    learn(network, table("random"), chosen.matches, rng)
    print(f"learned for {time.perf_counter() - began:.0f} s")
    for opponent in ("random", "greedy", "easy"):
        share, points = measure(network, table(opponent), chosen.tests)
        print(f"wins {share:.1%} of {chosen.tests} against {opponent}, mean score {points:.1f}")


if __name__ == "__main__":
    main()
