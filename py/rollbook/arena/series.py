"""A series of matches between players: who sits at which seat, with which dice."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final, Literal, cast

from rollbook.arena.own_bot import Choose, OwnBot
from rollbook.arena.players import LONGEST_LIMIT, Player, identity_of, name_of, player_of
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import check_kind, format_value, is_several, whole
from rollbook.core.game import Game, GivenOptions
from rollbook.core.set_up import by_name, chosen_set_up, not_default
from rollbook.games import GAMES

MOVE_LIMIT: Final = 10.0
"""The default time limit for a move of your own bot, in seconds."""
LONGEST_SECRET: Final = 64
SECRET: Final = " secret="
"""The text between a series' name and its secret."""


@dataclass(frozen=True)
class Series:
    """A series of matches: the game, the players, the number of matches, and the seed that determines all dice.

    A player is one of these:

    * a bot level, `greedy` or `random`,
    * one of these under another name: `calm=medium`,
    * your own bot: a function `choose(state, seat, rng)`, a string such as `my_bot.py` or `package.module:function`, or
      an `OwnBot`.

    The first player is the one to measure; it has one seat, and the others fill the remaining seats in turn. A bot that
    raises an exception, returns an illegal move or takes longer than `move_limit` seconds loses that match. With
    `on_failure="stop"`, it ends the series instead. When a bot in a file or module runs out of time, the arena ends its
    process. A function cannot be interrupted: a late answer loses the match, and the series waits until it comes.

    If one of the players is your own bot, all dice also depend on a `secret`, so that the bot cannot work them out from
    the seed. The secret is drawn unless given. The same secret gives the same dice again, and `""` means none.

    Raises ValueError for an empty list or an unknown player, and `SetUpError` (a ValueError) for a set-up that `Match`
    would refuse.
    """

    game: str | Game
    players: Sequence[str | Choose | OwnBot]
    matches: int
    seed: int = 1
    seats: int | None = None
    options: GivenOptions = ()
    move_limit: float = MOVE_LIMIT
    on_failure: Literal["lose", "stop"] = "lose"
    secret: str | None = field(default=None, repr=False)
    line_up: tuple[Player, ...] = field(init=False, repr=False, compare=False)
    """The players, after their files have been read."""
    names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The name of each player."""
    name: str = field(init=False, repr=False, compare=False)
    """The name that identifies a series of any length and secret: `knaster 1 hard medium seats=2 seed=1`."""
    _dice: str = field(init=False, repr=False, compare=False)
    """The text that determines the seeds of its matches."""

    def __post_init__(self) -> None:
        players, matches = _listed(self.players), whole_number(self.matches)
        if not players or matches < 1:
            raise ValueError("A series needs a player and a match.")
        _check_limit(self.move_limit)
        if self.on_failure not in ("lose", "stop"):
            raise ValueError(f"`on_failure` must be 'lose' or 'stop', not {format_value(self.on_failure)}.")
        line_up = tuple(map(player_of, players))
        _check_names(line_up)
        if self.seats is not None and whole(self.seats) is None:
            raise ValueError(f"A series has a number of seats, not {self.seats!r}: its players sit there in turn.")
        given = by_name(self.options)
        match = chosen_set_up(self.game, self.seat_count, given, self.seed)
        seats = len(match.seats)
        if seats < len(line_up):
            raise ValueError(f"{len(line_up)} players do not fit on {seats} seats.")
        set_up = (match.game.id, match.game.version)
        chosen = [f"{name}={value}" for name, value in not_default(match.game, match.options).items()]
        own = any(isinstance(player, OwnBot) for player in line_up)
        named = (*set_up, *map(identity_of, line_up), f"seats={seats}", *chosen, f"seed={match.seed}")
        vars(self).update(  # a frozen dataclass lets nobody else assign
            game=match.game.id if GAMES.get(match.game.id) is match.game else match.game,
            players=players,
            matches=matches,
            options=tuple((name, match.options[name]) for name in given),
            seats=None if self.seats is None else seats,
            seed=match.seed,
            secret=_secret(self.secret, drawn=own),
            line_up=line_up,
            names=tuple(map(name_of, line_up)),
            name=" ".join(map(str, named)),
            _dice=" ".join(map(str, (match.seed, *set_up, f"seats={seats}", *chosen))),
        )

    @property
    def run(self) -> str:
        """The name with the secret, if there is one: everything needed to play the same matches again."""
        return f"{self.name}{SECRET}{self.secret}" if self.secret else self.name

    @property
    def seat_count(self) -> int:
        """The number of seats in each match."""
        return max(2, len(self.players)) if self.seats is None else self.seats

    @property
    def rotations(self) -> int:
        """The number of consecutive matches with the same dice: one per rotation, or 1 if all players are the same."""
        return self.seat_count if len(set(self.names)) > 1 else 1

    def players_by_seat(self, number: int) -> tuple[int, ...]:
        """For each seat, the index of its player in `players`, in match `number` (from 0). Each match rotates them."""
        others = len(self.players) - 1
        around = (0, *(1 + seat % others if others else 0 for seat in range(self.seat_count - 1)))
        turned = number % self.seat_count
        return around[-turned:] + around[:-turned] if turned else around

    def seed_of(self, number: int) -> int:
        """The seed of match `number`: from a digest of the series' seed, secret and set-up, so that none overlap.

        It is the same for each rotation of the seats, and for other players with the same set-up.
        """
        version = f"2 {self.secret}" if self.secret else "1"
        text = f"rollbook series {version} {self._dice} {number // self.rotations}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big") & LARGEST_SEED


def check_series(given: object) -> None:
    """Raise ValueError for anything but a series."""
    check_kind(Series, given, "A series, such as Series('knaster', ['hard', 'easy'], 2),")


def whole_number(given: object) -> int:
    """A number of matches, or a match's number, as an int. Raises ValueError for anything else."""
    number = whole(given)
    if number is None:
        raise ValueError(f"The matches of a series are a whole number, not {given!r}.")
    return number


def _listed(players: object) -> tuple[Any, ...]:
    """The players of a series as a tuple. Raises ValueError for a string, and for a value without an order."""
    if not is_several(players):
        raise ValueError("`players` must be a list, such as ['hard', 'medium'].")
    return tuple(cast("Sequence[Any]", players))


def _check_names(line_up: Sequence[Player]) -> None:
    """Raise ValueError if two different players share a name."""
    for player in line_up:
        if any(name_of(other) == name_of(player) and other != player for other in line_up):
            raise ValueError(
                f"Two players are called {name_of(player)}: put another name before one of them, as in "
                "other=my_bot.py, or OwnBot('other', choose)."
            )


def _check_limit(limit: object) -> None:
    if isinstance(limit, bool) or not isinstance(limit, int | float) or not 0 < limit < LONGEST_LIMIT:
        raise ValueError(
            f"`move_limit` must be more than 0 and less than 1,000,000 seconds, not {format_value(limit)}."
        )


def _secret(given: object, *, drawn: bool) -> str:
    if given is None:
        return f"{SystemRandom().getrandbits(128):032x}" if drawn else ""
    if not isinstance(given, str) or not re.fullmatch(rf"[0-9A-Za-z]{{0,{LONGEST_SECRET}}}", given):
        raise ValueError(f"A secret has at most {LONGEST_SECRET} letters from A to Z and digits, unlike {given!r}.")
    return given
