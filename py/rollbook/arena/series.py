"""A series of matches between players: who sits where, with which dice; and one match of it, played."""

import re
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final, Literal, NamedTuple

from rollbook.arena.own_bot import BotFailed, Choose, Kind, OwnBot
from rollbook.arena.players import LONGEST_LIMIT, Player, decider, identity_of, name_of, player_of, seat_of
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import SetUpError, shown, whole
from rollbook.core.game import DICE, Actor, Game, OptionValue, State
from rollbook.core.match import Match
from rollbook.core.set_up import chosen_set_up
from rollbook.games import GAMES

MOVE_LIMIT: Final = 10.0
"""The default time limit for a move of a bot of your own, in seconds."""
LONGEST_SECRET: Final = 64
SECRET: Final = " secret="
"""What stands between a series' name and its secret."""


@dataclass(frozen=True)
class Series:
    """A series of matches: the game, who plays, how many matches, and the seed from which all dice follow.

    A player is a level of bot, `greedy`, `random`, one of these under another name (`calm=medium`), or a bot of your
    own: a function `choose(state, seat, rng)`, a text such as `my_bot.py` or `package.module:function`, or an `OwnBot`.
    The first player is the one that is measured; it sits at one seat, and the others fill the rest in turn. A bot of
    your own that raises an exception, answers no legal move or takes longer than `move_limit` seconds loses that match,
    or, with `on_failure="stop"`, ends the series. `move_limit` ends a bot in a file or module at once, anywhere. A
    function it can end only on the main thread of Linux and macOS; elsewhere an answer that comes late loses, and one
    that never comes is waited for.

    Where a bot of your own plays, all dice also follow from a `secret`, so that it cannot work them out from the seed.
    It is drawn if none is given; the same one makes the same dice again, and `""` stands for none.

    Raises ValueError for no or an unknown player, and `SetUpError` (a ValueError) for a set-up that `Match` would
    refuse.
    """

    game: str | Game
    players: Sequence[str | Choose | OwnBot]
    matches: int
    seed: int = 1
    seats: int | None = None
    options: tuple[tuple[str, OptionValue], ...] | Mapping[str, OptionValue] = ()
    move_limit: float = MOVE_LIMIT
    on_failure: Literal["lose", "stop"] = "lose"
    secret: str | None = field(default=None, repr=False)
    line_up: tuple[Player, ...] = field(init=False, repr=False, compare=False)
    """The players, with files read."""
    names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The name of each player."""
    name: str = field(init=False, repr=False, compare=False)
    """What identifies a series, whatever its length and secret: `knaster 1 hard medium seats=2 seed=1`."""
    _dice: str = field(init=False, repr=False, compare=False)
    """The text from which the seeds of its matches are made."""

    def __post_init__(self) -> None:
        if isinstance(self.players, str) or not callable(getattr(self.players, "__iter__", None)):
            raise ValueError("The players of a series are several: players=('hard', 'medium').")  # noqa: TRY004
        self._set("players", tuple(self.players))
        self._set("matches", _whole(self.matches))
        if not self.players or self.matches < 1:
            raise ValueError("A series needs a player and a match.")
        _check_limit(self.move_limit)
        if self.on_failure not in ("lose", "stop"):
            raise ValueError(f"A bot that fails makes a series 'lose' a match or 'stop', not {self.on_failure!r}.")
        line_up = tuple(map(player_of, self.players))
        for player in line_up:
            if any(name_of(other) == name_of(player) and other != player for other in line_up):
                raise ValueError(
                    f"Two players are called {name_of(player)}: put another name before one of them, as in "
                    "other=my_bot.py, or OwnBot('other', choose)."
                )
        if self.seats is not None and whole(self.seats) is None:
            raise ValueError(f"A series has a number of seats, not {self.seats!r}: its players sit there in turn.")
        given = _options(self.options)
        match = chosen_set_up(self.game, self.seat_count, given, self.seed)
        self._set("game", match.game.id if GAMES.get(match.game.id) is match.game else match.game)
        self._set("options", tuple((name, match.options[name]) for name in given))
        self._set("seats", None if self.seats is None else len(match.seats))
        self._set("seed", match.seed)
        if len(match.seats) < len(line_up):
            raise ValueError(f"{len(line_up)} players do not fit on {len(match.seats)} seats.")
        chosen = [
            f"{name}={value}" for name, value in match.options.items() if value != match.game.options[name].default
        ]
        set_up = (match.game.id, match.game.version)
        own = any(isinstance(player, OwnBot) for player in line_up)
        self._set("secret", _secret(self.secret, drawn=own))
        self._set("line_up", line_up)
        self._set("names", tuple(map(name_of, line_up)))
        self._set(
            "name",
            " ".join(
                map(
                    str,
                    (*set_up, *map(identity_of, line_up), f"seats={len(match.seats)}", *chosen, f"seed={self.seed}"),
                )
            ),
        )
        self._set("_dice", " ".join(map(str, (self.seed, *set_up, f"seats={len(match.seats)}", *chosen))))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def run(self) -> str:
        """The name with the secret, if there is one: all that it takes to play the same matches again."""
        return f"{self.name}{SECRET}{self.secret}" if self.secret else self.name

    @property
    def seat_count(self) -> int:
        """How many seats each match has."""
        return max(2, len(self.players)) if self.seats is None else self.seats

    @property
    def turns(self) -> int:
        """How many matches in a row have the same dice: one for each turn of the seats, if that makes a difference."""
        return self.seat_count if len(set(self.names)) > 1 else 1

    def places(self, number: int) -> tuple[int, ...]:
        """For each seat of match `number` (from 0), which of the players sits there: turned by one for each match."""
        others = len(self.players) - 1
        around = (0, *(1 + seat % others if others else 0 for seat in range(self.seat_count - 1)))
        turned = number % self.seat_count
        return around[-turned:] + around[:-turned] if turned else around

    def seed_of(self, number: int) -> int:
        """The seed of match `number`: from a digest of the series' seed, secret and set-up, so that no two overlap.

        It is the same for each turn of the seats, and for other players at the same set-up.
        """
        version = f"2 {self.secret}" if self.secret else "1"
        text = f"rollbook series {version} {self._dice} {number // self.turns}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big") & LARGEST_SEED


def _whole(given: object) -> int:
    number = whole(given)
    if number is None:
        raise ValueError(f"The matches of a series are a whole number, not {given!r}.")
    return number


def _options(given: Any) -> Mapping[str, OptionValue]:
    """Options by their names, whether they are given so or as pairs. Raises `SetUpError` for anything else."""
    try:
        return dict(given)
    except (TypeError, ValueError):
        raise SetUpError("options", "bad_options", options=shown(given)) from None


def _check_limit(limit: object) -> None:
    if not isinstance(limit, int | float) or not 0 < limit < LONGEST_LIMIT:
        raise ValueError(f"A bot's time for a move is more than 0 and less than a million seconds, not {limit!r}.")


def _secret(given: object, *, drawn: bool) -> str:
    if given is None:
        return f"{SystemRandom().getrandbits(128):032x}" if drawn else ""
    if not isinstance(given, str) or not re.fullmatch(rf"[0-9A-Za-z]{{0,{LONGEST_SECRET}}}", given):
        raise ValueError(f"A secret has at most {LONGEST_SECRET} letters from A to Z and digits, unlike {given!r}.")
    return given


class Failure(NamedTuple):
    """How a bot of your own failed in a match."""

    seat: int
    kind: Kind
    reason: str
    """What it did, as the end of a sentence that begins with its name; empty if it was read from a file."""


class Played(NamedTuple):
    """The outcome of one match."""

    number: int
    seed: int
    players: tuple[str, ...]
    """Who sat at each seat."""
    shares: tuple[float, ...]
    """Each seat's share of the win: 1, a half if two shared it, 0. If a bot failed, the other seats share the win."""
    scores: tuple[int, ...]
    actions: int
    moves: tuple[int, ...]
    """How many decisions each seat made: moves where there was a choice."""
    seconds: tuple[float, ...]
    """The CPU time of each seat's decisions."""
    failure: Failure | None = None
    record: str = ""
    """The match as text, if it was asked for or a bot failed."""


class Decision(NamedTuple):
    """A choice that a match of a series waits for."""

    place: int
    """Which of the series' players is asked."""
    state: State[Any]
    seat: int
    seed: int
    """The seed of the match, which no bot of your own learns."""
    actions: int
    """How many actions came before."""
    lines: Sequence[str]
    """These actions as lines of a record, if the match is to be recorded; the same list every time."""


Answer = tuple[Any, int] | BotFailed
"""The move that was chosen and the CPU nanoseconds that it took, or how the bot failed."""


def play(series: Series, number: int, *, record: bool = False) -> Played:
    """Play one match of a series; with `record`, its text comes along.

    Raises `BotFailed` if a bot fails in a series that stops then, and ValueError for a bot that cannot be loaded.
    """
    decide = [decider(player, series.move_limit) for player in series.line_up]
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
    """One match of a series that yields each `Decision` and is sent an `Answer`; returns what came of it.

    Raises `BotFailed` if a bot fails in a series that stops then.
    """
    if _whole(number) < 0:
        raise ValueError(f"The matches of a series are counted from 0: there is no match {number}.")
    seed = series.seed_of(number)
    places = series.places(number)
    names = tuple(series.names[place] for place in places)
    state: State[Any] = Match(series.game, len(names), dict(series.options), seed).state
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
        if record:
            lines.append(f"{actor} {state.text(actor, action)}")
        state = following
        history.append((actor, action))
    text = str(_replayed(series, places, seed, history)) if record or failure else ""
    if failure and series.on_failure == "stop":
        raise BotFailed(failure.kind, failed_sentence(names[failure.seat], failure, number, len(history)), text)
    seconds = tuple(spent / 1e9 for spent in nanoseconds)
    shares = _shares(state, failure)
    return Played(number, seed, names, shares, state.scores(), len(history), tuple(moves), seconds, failure, text)


def failed_sentence(player: str, failure: Failure, number: int, actions: int) -> str:
    """How a bot failed, and where: `my_bot.py (seat 0) took longer than 10 seconds, in match 3, after 12 actions`."""
    reason = failure.reason.removesuffix(".")
    return f"{player} (seat {failure.seat}) {reason}, in match {number}, after {actions} actions."


def _shares(state: State[Any], failure: Failure | None) -> tuple[float, ...]:
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
        text = match.state.text(actor, action)
        if actor == DICE:
            match.roll(text)
        else:
            match.play(actor, text)
    return match
