"""Rollbook's games for Gymnasium (extra `rollbook[gymnasium]`): one seat is yours, opponents play the others.

    import gymnasium, rollbook.adapters.gymnasium
    env = gymnasium.make("rollbook/knaster-v1", seats=2, opponents="easy")
    observation, info = env.reset(seed=7)

An action is one pick (see `by_picks`), and `info["action_mask"]` says which are legal; `action_masks()` says it to
MaskablePPO of sb3-contrib. An observation is one row of the values that docs/observations.md lists. Between two actions
the environment throws the dice and lets the opponents play: `reset(seed=7)` makes the very throws of
`rollbook.Match(..., seed=7)`. The reward comes at the end: -1 for a loss, the winners share what the losers pay;
playing alone brings the score. An illegal action ends the match with -1, and `info["refusal"]` says why.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, ClassVar, Final

from rollbook.adapters import needs
from rollbook.adapters.by_picks import Position, returns
from rollbook.arena import BotFailed
from rollbook.arena.own_bot import Choose, OwnBot
from rollbook.arena.players import decider, name_of, player_of
from rollbook.arena.series import MOVE_LIMIT
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import IllegalMove
from rollbook.core.game import DICE, State
from rollbook.core.option import GivenOptions
from rollbook.games import GAMES

with needs("gymnasium"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from rollbook.adapters.arrays import Values
    from rollbook.adapters.table import ILLEGAL_REWARD, RENDER_MODES, RenderMode, Table, rendered

Opponent = str | Choose
"""A player as in a series (docs/bots.md): a level, `greedy`, `random`, or a function or file of your own."""


class RollbookEnv(gymnasium.Env[Values, np.int64]):
    """A match of one game, pick by pick, from one seat.

    `seats` and `options` are those of `Match`. `opponents` is one for all other seats, or a sequence with one for each
    of them, from the left of yours on. `seat` is yours; with None each match draws it. `render_mode` is `ansi`
    (`render` returns text) or `human` (it prints). Raises `SetUpError` for a set-up that `Match` would refuse, and
    ValueError for a seat or an opponent that there is not. If an opponent of your own fails, `step` raises
    RuntimeError.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: GivenOptions | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        render_mode: RenderMode = None,
    ) -> None:
        self._table: Final = Table(game, seats, options)
        self.actions: Final = self._table.actions
        self._opponents: Final = [_Opponent(given) for given in _listed(opponents, self._table.seats - 1)]
        if seat is not None and seat not in range(self._table.seats):
            raise ValueError(f"Seat {seat} is none of the seats from 0 to {self._table.seats - 1}.")
        self._seat: Final = seat
        self.render_mode = render_mode
        self.observation_space = self._table.values_space()
        self.action_space = self._table.action_space()
        self.seat = seat or 0
        """Your seat in this match."""
        self.position = Position.of(self._table.begin(0))
        self._over = True
        self._taken = 0

    @property
    def dice_seed(self) -> int:
        """The seed of the dice of this match."""
        return self._table.seed

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # none known
    ) -> tuple[Values, dict[str, Any]]:
        """Begin a match whose throws are those of this seed, or of one that is drawn."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED, endpoint=True))
        if self._seat is None:
            self.seat = int(self.np_random.integers(self._table.seats))
        self._taken = 0
        self._go_on(self._table.begin(drawn if seed is None else seed))
        self._over = False
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Values, float, bool, bool, dict[str, Any]]:
        """Make a pick; once they make a move, dice and opponents follow. Raises a ValueError for no action at all."""
        if self._over:
            raise gymnasium.error.ResetNeeded("The match is over: reset the environment.")
        text = self.actions.text(action)
        try:
            after = self.position.after(text)
        except IllegalMove as refusal:
            self._over = True
            values, info = self._seen()
            return values, ILLEGAL_REWARD, True, False, {**info, "refusal": str(refusal)}
        if after.state is self.position.state:
            self.position = after
        else:
            self._taken += 1
            self._go_on(after.state)
        state = self.position.state
        self._over = not state.to_act
        values, info = self._seen()
        return values, returns(state)[self.seat], self._over, False, info

    def _go_on(self, state: State) -> None:
        """Throw the dice and let the opponents play until your seat is to act, or the match is over."""
        table = self._table
        while (due := state.to_act) and self.seat not in due:
            actor = due[0]
            if actor == DICE:
                thrown = table.throws
                state = table.throw(state)
                self._taken += table.throws - thrown
            else:
                opponent = self._opponents[(actor - self.seat - 1) % table.seats]
                luck = self._luck_of_own(state, actor) if opponent.own else table.seed
                state = state.apply(actor, opponent.choose(state, actor, luck, self._taken))
                self._taken += 1
        self.position = Position.of(state, table.last_roll, self.seat)

    def _luck_of_own(self, state: State, seat: int) -> int:
        """Makes the generator of a bot of your own: of what it sees alone, as a seed may be one that is guessed."""
        return int.from_bytes(sha256(self._table.arrays.observer.encode(state, seat)).digest()[:16], "big")

    def _seen(self) -> tuple[Values, dict[str, Any]]:
        arrays = self._table.arrays
        return arrays.values(self.position, self.seat), {"action_mask": arrays.mask(self.position, self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """A mask of the legal actions, for MaskablePPO of sb3-contrib."""
        return self._table.arrays.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The position as text, or None where `render_mode` is `human`: then it is printed."""
        return rendered(self.position, self.render_mode)


class _Opponent:
    """The player of another seat. Raises ValueError for an unknown player."""

    def __init__(self, given: Opponent) -> None:
        player = player_of(given)
        self.own: Final = isinstance(player, OwnBot)
        self._name = name_of(player)
        self._decide = decider(player, MOVE_LIMIT)

    def choose(self, state: State, seat: int, seed: int, actions: int) -> Any:
        """Its move. Raises RuntimeError, saying why, if it makes none that is legal."""
        try:
            return self._decide(state, seat, seed, actions)[0]
        except BotFailed as failure:
            raise RuntimeError(f"The opponent {self._name} {failure}.") from failure


def _listed(opponents: Opponent | Sequence[Opponent], seats: int) -> tuple[Opponent, ...]:
    """An opponent for each other seat. Raises ValueError if there are too many or too few."""
    if isinstance(opponents, str) or callable(opponents):
        return (opponents,) * seats
    if len(opponents) != seats:
        raise ValueError(f"{len(opponents)} opponents do not fit on {seats} other seats.")
    return tuple(opponents)


for _game in GAMES.values():
    gymnasium.register(f"rollbook/{_game.id}-v{_game.version}", f"{__name__}:RollbookEnv", kwargs={"game": _game.id})
