"""Matches without people: uniform random playouts straight on the states, and series of matches between players.

A player is a level of bot, `random`, or `greedy`, which takes the most points now. A series turns the seats and gives
every order of the players the same dice, so that luck cancels out as far as it can.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import process_time_ns
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rollbook.game import DICE, OptionValue, Result, State
from rollbook.match import BOT_LEVELS, Match

if TYPE_CHECKING:
    from concurrent.futures import Executor

PLAYERS: Final = (*BOT_LEVELS, "greedy", "random")
NORMAL_95: Final = 1.959964


def playout(
    game: str,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
) -> tuple[Result, int]:
    """Play a match to its end at random: every legal move equally likely, dice fair.

    Returns the result and the number of actions, dice included. The same arguments give the same match anywhere.
    Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse.
    """
    state = Match(game, seats, options, seed=0).state
    rng = Random(seed)
    actions = 0
    while to_act := state.to_act:
        actor = to_act[0]
        action = state.dice.sample(rng) if actor == DICE else state.legal(actor).sample(rng)
        state = state.apply(actor, action)
        actions += 1
    result = state.result()
    assert result is not None
    return result, actions


@dataclass(frozen=True)
class Series:
    """A series of matches: the game, who plays, how many matches, and the first seed.

    The first player is the one that is measured; it sits at one seat, and the others fill the rest in turn. Raises
    ValueError for no or an unknown player, and `SetUpError` for a set-up that `Match` would refuse.
    """

    game: str
    players: tuple[str, ...]
    matches: int
    seed: int = 1
    seats: int | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __post_init__(self) -> None:
        if not self.players or self.matches < 1:
            raise ValueError("A series needs a player and a match.")
        for player in self.players:
            if player not in PLAYERS:
                raise ValueError(f"There is no player {player!r}: the players are {', '.join(PLAYERS)}.")
        match = Match(self.game, self.seats or max(2, len(self.players)), dict(self.options), self.seed)
        if len(match.seats) < len(self.players):
            raise ValueError(f"{len(self.players)} players do not fit on {len(match.seats)} seats.")

    @property
    def seat_count(self) -> int:
        """How many seats each match has."""
        return self.seats or max(2, len(self.players))

    def places(self, number: int) -> tuple[int, ...]:
        """For each seat of match `number` (from 0), which of the players sits there: turned by one for each match."""
        others = len(self.players) - 1
        around = (0, *(1 + seat % others if others else 0 for seat in range(self.seat_count - 1)))
        turned = number % self.seat_count
        return around[-turned:] + around[:-turned] if turned else around

    def seed_of(self, number: int) -> int:
        """The seed of match `number`: the same for each turn of the seats, if turning them makes a difference."""
        turns = self.seat_count if len(set(self.players)) > 1 else 1
        return self.seed + number // turns


class Played(NamedTuple):
    """What came of one match; a row of the table that `--csv` writes."""

    number: int
    seed: int
    players: tuple[str, ...]
    """Who sat at each seat."""
    shares: tuple[float, ...]
    """Each seat's share of the win: 1, a half if two shared it, 0."""
    scores: tuple[int, ...]
    actions: int
    moves: tuple[int, ...]
    """How many decisions each seat made: moves where there was a choice."""
    seconds: tuple[float, ...]
    """The CPU time of each seat's decisions."""


def play(series: Series, number: int) -> Played:
    """Play one match of a series."""
    # Here and below, not above: the page imports this module, and needs neither bots nor executors for playouts.
    from rollbook import bots  # noqa: PLC0415
    from rollbook.bots.chance import generator  # noqa: PLC0415

    seed = series.seed_of(number)
    places = series.places(number)
    names = tuple(series.players[place] for place in places)
    state: State[Any] = Match(series.game, series.seat_count, dict(series.options), seed).state
    throws = actions = 0
    moves, nanoseconds = [0] * len(names), [0] * len(names)
    while to_act := state.to_act:
        actor = to_act[0]
        if actor == DICE:
            action = state.dice.throw(seed, throws)
            throws += 1
        else:
            legal = state.legal(actor)
            if len(legal) == 1:
                action = next(iter(legal))
            else:
                began = process_time_ns()
                if names[actor] == "random":
                    action = legal.sample(generator(seed, actions, actor))
                elif names[actor] == "greedy":
                    action = bots.greedy(state, actor, seed, actions)
                else:
                    action = bots.choose(state, actor, names[actor], seed, actions)
                nanoseconds[actor] += process_time_ns() - began
                moves[actor] += 1
        state = state.apply(actor, action)
        actions += 1
    result = state.result()
    assert result is not None
    shares = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(names)))
    seconds = tuple(spent / 1e9 for spent in nanoseconds)
    return Played(number, seed, names, shares, result.scores, actions, tuple(moves), seconds)


def play_all(series: Series, numbers: Iterable[int], executor: "Executor | None" = None) -> Iterator[Played]:
    """Play these matches of a series, here or on an executor (processes, or a Dask client's), as each is finished."""
    if executor is None:
        for number in numbers:
            yield play(series, number)
        return
    from concurrent.futures import as_completed  # noqa: PLC0415

    futures = [executor.submit(play, series, number) for number in numbers]
    for future in as_completed(futures):
        yield future.result()


class Interval(NamedTuple):
    """An estimate with its interval of 95 %."""

    mean: float
    low: float
    high: float


def wilson(wins: float, matches: int) -> Interval:
    """A share with Wilson's interval; `wins` may count a tie as a half."""
    if not matches:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / matches, NORMAL_95**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = NORMAL_95 * sqrt(share * (1 - share) / matches + square / (4 * matches**2)) / (1 + square / matches)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Interval:
    """A mean with its interval (normal; series are long)."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Interval(mean, mean, mean)
    error = NORMAL_95 * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Interval(mean, mean - error, mean + error)


class Summary(NamedTuple):
    """What a series shows of one player."""

    player: str
    wins: Interval
    """Its share of the wins of a match, all its seats together."""
    fair: float
    """The share it would have if all played alike."""
    score: Interval
    """Its mean score; a match counts once, with the mean of its seats."""
    milliseconds: float
    """CPU time for each decision."""
    decisions: int


def summaries(series: Series, played: Sequence[Played]) -> list[Summary]:
    """What a series shows of each of its players (those of the same name count as one)."""
    shown = []
    for player in dict.fromkeys(series.players):
        seats = [[seat for seat, name in enumerate(match.players) if name == player] for match in played]
        wins = [sum(match.shares[seat] for seat in own) for match, own in zip(played, seats, strict=True)]
        scores = [
            sum(match.scores[seat] for seat in own) / len(own) for match, own in zip(played, seats, strict=True) if own
        ]
        decisions = sum(match.moves[seat] for match, own in zip(played, seats, strict=True) for seat in own)
        seconds = sum(match.seconds[seat] for match, own in zip(played, seats, strict=True) for seat in own)
        fair = sum(map(len, seats)) / (series.seat_count * len(played))
        share = wilson(sum(wins), len(played))
        shown.append(Summary(player, share, fair, mean_of(scores), seconds / max(1, decisions) * 1000, decisions))
    return shown
