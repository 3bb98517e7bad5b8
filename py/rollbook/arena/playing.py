"""One match of a series: the decisions that it waits for, and its outcome."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from rollbook.arena.own_bot import BotFailed, Kind
from rollbook.arena.players import decision_function, seat_of
from rollbook.arena.series import Series, check_series, whole_number
from rollbook.core.game import DICE, Actor, State
from rollbook.core.match import Match
from rollbook.core.record import Action


class Failure(NamedTuple):
    """The failure of your own bot in a match."""

    seat: int
    kind: Kind
    reason: str
    """The reason, as the end of a sentence that begins with the bot's name; empty for a failure read from a file."""


class Played(NamedTuple):
    """The outcome of one match."""

    number: int
    seed: int
    players: tuple[str, ...]
    """The player of each seat."""
    shares: tuple[float, ...]
    """Each seat's share of the win: 1, or 0, or 1/n if n seats share it. If a bot failed, the other seats share it."""
    scores: tuple[int, ...]
    actions: int
    moves: tuple[int, ...]
    """The number of decisions of each seat: moves with at least two legal moves to choose from."""
    seconds: tuple[float, ...]
    """The CPU time of each seat's decisions."""
    failure: Failure | None = None
    record: str = ""
    """The match as text, if requested or if a bot failed; otherwise empty."""


class Decision(NamedTuple):
    """A decision that a match of a series waits for."""

    place: int
    """The index of the player to move in the series' list of players."""
    state: State
    seat: int
    seed: int
    """The seed of the match, hidden from your own bots."""
    actions: int
    """The number of earlier actions."""
    lines: Sequence[str]
    """These actions as lines of a record, if the match is to be recorded. All decisions share the same list."""


Answer = tuple[Any, int] | BotFailed
"""The chosen move and its CPU nanoseconds, or how the bot failed."""


def play(series: Series, number: int, *, record: bool = False) -> Played:
    """Play one match of a series. With `record`, the outcome includes the match as text.

    Raises `BotFailed` if a bot fails and the series stops on failure. Raises ValueError for a bot that cannot be
    loaded, or a match that the series does not have.
    """
    check_series(series)
    decide = [decision_function(player, series.move_limit) for player in series.line_up]
    match = playing(series, number, record=record)
    try:
        decision = next(match)
        while True:
            place, state, seat, seed, actions, _ = decision
            answer: Answer
            try:
                answer = decide[place](state, seat, seed, actions)
            except BotFailed as failed:
                answer = failed
            decision = match.send(answer)
    except StopIteration as end:
        played: Played = end.value
        return played


def playing(series: Series, number: int, *, record: bool = False) -> Generator[Decision, Answer, Played]:
    """Play one match of a series: the generator yields each `Decision`, is sent an `Answer`, and returns the outcome.

    Raises `BotFailed` if a bot fails and the series stops on failure.
    """
    number = _checked_number(series, number)
    seed = series.seed_of(number)
    places = series.players_by_seat(number)
    names = tuple(series.names[place] for place in places)
    state: State = Match(series.game, len(names), dict(series.options), seed).state
    moves, nanoseconds = [0] * len(names), [0] * len(names)
    history: list[tuple[Actor, Any]] = []
    lines: list[str] = []
    throws = 0
    failure = None
    while to_act := state.to_act:
        actor = to_act[0]
        if actor == DICE:
            action = state.dice.throw(seed, throws)
            throws += 1
            following = state.after_roll(action)
        else:
            legal = state.legal(actor)
            if len(legal) == 1:
                action = next(iter(legal))
            else:
                answer = yield Decision(places[actor], state, actor, seed, len(history), lines)
                if isinstance(answer, BotFailed):
                    failure = Failure(actor, answer.kind, answer.reason)
                    break
                action, spent = answer
                nanoseconds[actor] += spent
                moves[actor] += 1
            following = state.after_move(actor, action)
        state.check_same_game(following)
        if record:
            lines.append(str(Action(actor, state.text(actor, action))))
        state = following
        history.append((actor, action))
    text = str(_replayed(series, places, seed, history)) if record or failure else ""
    if failure and series.on_failure == "stop":
        raise BotFailed(failure.kind, failed_sentence(names[failure.seat], failure, number, len(history)), text)
    seconds = tuple(spent / 1e9 for spent in nanoseconds)
    shares = _shares(state, failure)
    return Played(number, seed, names, shares, state.scores(), len(history), tuple(moves), seconds, failure, text)


def failed_sentence(player: str, failure: Failure, number: int, actions: int) -> str:
    """Format the failure of a bot: `my_bot.py (seat 0) took longer than 10 seconds, in match 3, after 12 actions`."""
    reason = failure.reason.removesuffix(".")
    return f"{player} (seat {failure.seat}) {reason}, in match {number}, after {actions} actions."


def _checked_number(series: Series, number: int) -> int:
    known = whole_number(number)
    if not 0 <= known < series.matches:
        raise ValueError(f"The matches of this series are 0 to {series.matches - 1}: there is no match {known}.")
    return known


def _shares(state: State, failure: Failure | None) -> tuple[float, ...]:
    result = state.result()
    if failure:
        winners = tuple(seat for seat in range(state.seats) if seat != failure.seat)
    else:
        assert result is not None
        winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))


def _replayed(series: Series, places: Sequence[int], seed: int, history: Sequence[tuple[Actor, Any]]) -> Match:
    seats = [seat_of(series.line_up[place]) for place in places]
    match = Match(series.game, seats, dict(series.options), seed)
    for actor, action in history:
        match.do(Action(actor, match.state.text(actor, action)))
    return match
