"""Rollbook's games for Gymnasium (extra `rollbook[gymnasium]`): one seat is yours, opponents play the others.

    import gymnasium, rollbook.adapters.gymnasium
    env = gymnasium.make("rollbook/knaster-v1", seats=2, opponents="easy")
    observation, info = env.reset(seed=7)

An action is one pick (see `by_picks`). `info["action_mask"]` shows which actions are legal; `action_masks()` provides
the mask to MaskablePPO of sb3-contrib. An observation is one row of the values that docs/observations.md lists. Between
two actions, the environment rolls the dice and lets the opponents play: `reset(seed=7)` leads to the same rolls as
`rollbook.Match(..., seed=7)`. The reward comes at the end: -1 for a loss, and the winners share what the losers pay; if
you play alone, it is your score. An illegal action ends the match with -1, and `info["refusal"]` gives the reason.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, ClassVar, Final

from rollbook.adapters import needs
from rollbook.adapters.by_picks import Position, returns
from rollbook.arena import BotFailed
from rollbook.arena.own_bot import Choose, OwnBot
from rollbook.arena.players import Player, Renamed, decision_function, name_of, player_of
from rollbook.arena.series import MOVE_LIMIT
from rollbook.bots.search import generator
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import IllegalMove, checked_seat, format_value, is_several
from rollbook.core.game import DICE, GivenOptions, State
from rollbook.games import GAMES

with needs("gymnasium"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from rollbook.adapters.arrays import Values
    from rollbook.adapters.environment import (
        ILLEGAL_REWARD,
        OVER,
        RENDER_MODES,
        Environment,
        NotReset,
        RenderMode,
        checked_render_mode,
        no_options,
        rendered,
    )

Opponent = str | Choose
"""A player as in a series (docs/bots.md): a level, `greedy`, `random`, or your own function or file."""


class RollbookEnv(gymnasium.Env[Values, np.int64]):
    """A match of one game, pick by pick, from one seat.

    `seats` and `options` are those of `Match`. `opponents` is one opponent for all other seats, or a sequence with one
    for each, starting on your left. `seat` is your seat; with None, each match draws it. `render_mode` is `ansi`
    (`render` returns text) or `human` (it prints). Raises `SetUpError` for a set-up that `Match` would refuse, and
    ValueError for an unknown seat or opponent. If your own bot fails as an opponent, `step` raises RuntimeError.
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
        self._environment: Final = Environment(game, seats, options)
        self.actions: Final = self._environment.actions
        self._opponents: Final = [
            _Opponent(player_of(each)) for each in _listed(opponents, self._environment.seats - 1)
        ]
        self._seat: Final = None if seat is None else checked_seat(seat, self._environment.seats)
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = self._environment.values_space()
        self.action_space = self._environment.action_space()
        self.seat = self._seat or 0
        """Your seat in this match."""
        self.position = Position.of(self._environment.begin(0))
        self._begun = False
        self._over = True
        self._taken = 0
        self._rng = generator(0)
        """Draws the moves of `random`. A match has one generator: creating one takes longer than a move."""

    @property
    def dice_seed(self) -> int:
        """The seed of the dice of this match."""
        return self._environment.seed

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Values, dict[str, Any]]:
        """Begin a match with the dice of this seed (0 to 2**53 - 1); without one, a seed is drawn.

        Raises ValueError for any `options`: give the game's options when you create the environment.
        """
        if options:
            raise ValueError(no_options(options))
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED, endpoint=True))
        if self._seat is None:
            self.seat = int(self.np_random.integers(self._environment.seats))
        state = self._environment.begin(drawn if seed is None else seed)
        self._taken = 0
        self._rng = generator(self._environment.seed)
        self._go_on(state)
        self._begun, self._over = True, False
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Values, float, bool, bool, dict[str, Any]]:
        """Make a pick; once the picks make a move, the dice are rolled and the opponents play.

        An illegal action ends the match. Raises ValueError for a value that is not an action.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded(OVER) if self._begun else NotReset
        number = self.actions.numbered(action)
        try:
            after = self.position.after_number(number)
        except IllegalMove as refusal:
            self._over = True
            values, info = self._seen()
            return values, ILLEGAL_REWARD, True, False, {**info, "refusal": str(refusal)}
        if after.state is self.position.state:
            self.position = after
        else:
            self._taken += 1
            self._go_on(after.state)
        self._over = self.position.actor is None
        values, info = self._seen()
        return values, returns(self.position.state)[self.seat] if self._over else 0.0, self._over, False, info

    def _go_on(self, state: State) -> None:
        """Roll the dice and let the opponents play until your seat is to act, or the match is over."""
        environment, seat = self._environment, self.seat
        while (due := state.to_act) and seat not in due:
            actor = due[0]
            if actor == DICE:
                thrown = environment.throws
                state = environment.throw(state)
                self._taken += environment.throws - thrown
            else:
                opponent = self._opponents[(actor - seat - 1) % environment.seats]
                if opponent.at_random:
                    move = state.legal(actor).sample(self._rng)
                else:
                    luck = environment.seed
                    if opponent.own:  # a seed from only what the bot sees, so that it reveals nothing more
                        seen = environment.arrays.observer.encode(state, actor)
                        luck = int.from_bytes(sha256(seen).digest()[:16], "big")
                    move = opponent.choose(state, actor, luck, self._taken)
                # Players return legal moves, so `apply` need not check them again.
                state = state.after_move(actor, move)
                self._taken += 1
        self.position = self.position.at(state, environment.rolled, seat)

    def _seen(self) -> tuple[Values, dict[str, Any]]:
        arrays = self._environment.arrays
        return arrays.values(self.position, self.seat), {"action_mask": arrays.mask(self.position, self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """A mask of the legal actions, for MaskablePPO of sb3-contrib."""
        return self._environment.arrays.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Return the position as text; if `render_mode` is `human`, print it and return None."""
        return rendered(self.position, self.render_mode)


class _Opponent:
    """The player at another seat. It is pickled by its name or code."""

    def __init__(self, player: Player) -> None:
        self.own: Final = isinstance(player, OwnBot)
        self.at_random: Final = (player.level if isinstance(player, Renamed) else player) == "random"
        self._player: Final = player
        self._decide: Final = decision_function(player, MOVE_LIMIT)

    def __reduce__(self) -> tuple[type["_Opponent"], tuple[Player]]:
        return _Opponent, (self._player,)

    def choose(self, state: State, seat: int, seed: int, actions: int) -> Any:
        """The opponent's move. Raises RuntimeError, with the reason, if the move is missing or illegal."""
        try:
            return self._decide(state, seat, seed, actions)[0]
        except BotFailed as failure:
            raise RuntimeError(f"The opponent {name_of(self._player)} {failure}.") from failure


def _listed(opponents: Opponent | Sequence[Opponent], seats: int) -> tuple[Opponent, ...]:
    """An opponent for each other seat. Raises ValueError if there are too many or too few, or if it is not a list."""
    if isinstance(opponents, str) or callable(opponents):
        return (opponents,) * seats
    if not is_several(opponents):
        raise ValueError(
            f"The opponents are one player, or a list with one for each other seat, not {format_value(opponents)}."
        )
    if len(opponents) != seats:
        raise ValueError(f"{len(opponents)} opponents do not fit on {seats} other seats.")
    return tuple(opponents)


for _game in GAMES.values():
    gymnasium.register(f"rollbook/{_game.id}-v{_game.version}", f"{__name__}:RollbookEnv", kwargs={"game": _game.id})
