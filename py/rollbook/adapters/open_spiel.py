"""Rollbook's games for OpenSpiel (extra `rollbook[openspiel]`): importing this module registers each as `rollbook_ID`.

    import pyspiel, rollbook.adapters.open_spiel
    game = pyspiel.load_game("rollbook_knockout(players=3,level=place)")
    state = game.new_initial_state()

Parameters are `players` and the game's options. Dice are chance nodes, an action is one pick (see `by_picks`), and
rounds that several seats play at once are played in the order of seats. Returns add up to 0: each loser pays 1, the
winners share it; playing alone returns the score. The observation tensor holds the values that docs/observations.md
lists; `state.position.state` is Rollbook's own state, from which other features can be made.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rollbook.adapters import needs
from rollbook.adapters.by_picks import Position, returns
from rollbook.core.game import DICE, Game
from rollbook.core.match import Match
from rollbook.games import GAMES

with needs("openspiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

    from rollbook.adapters.arrays import Arrays

PREFIX: Final = "rollbook_"
MOST_ACTIONS: Final = 100_000
"""OpenSpiel asks for the longest match. The rules set no limit (dice may fail for ever); no match comes near this."""
MOST_POINTS_ALONE: Final = 1000.0


class RollbookGame(pyspiel.Game):
    """One of Rollbook's games with a number of players and a value for each option; each has its own subclass.

    Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse.
    """

    game: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.game
        chosen = {**_defaults(game), **(parameters or {})}
        players = chosen["players"]
        options = {name: chosen[name] for name in game.options}
        self.start: Final = Position.of(Match(game, players, options, seed=0).state)
        self.arrays: Final = Arrays(game, players)
        self.start_text: Final = str(self.start)
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.arrays.actions),
            # The first dice of a match are those with the most outcomes.
            max_chance_outcomes=len(self.start.state.dice.outcomes),
            num_players=players,
            min_utility=0.0 if alone else -1.0,
            max_utility=MOST_POINTS_ALONE if alone else players - 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_game_type(game, alone=alone), info, dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "RollbookState":
        """The position before the first action."""
        return RollbookState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Sees positions: by default all that can be seen now, with perfect recall the history instead."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return ValuesObserver(self.arrays, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class RollbookState(pyspiel.State):
    """A position of a match, and the picks of the move that has been begun."""

    def __init__(self, game: RollbookGame) -> None:
        super().__init__(game)
        self.position = game.start
        self._text: str | None = game.start_text  # OpenSpiel asks for it again for each player and each kind of view
        self._actions = game.arrays.actions

    def current_player(self) -> int:
        """The seat that is to act (of several the lowest), or OpenSpiel's numbers for chance and for the end."""
        actor = self.position.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == DICE else actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rolls, numbered in the order in which the dice list them, with their probabilities."""
        return [(number, chance) for number, (_, chance) in enumerate(self.position.state.outcomes())]

    def _legal_actions(self, player: int) -> list[int]:
        return self._actions.legal(self.position) if player == self.position.actor else []

    def _apply_action(self, action: int) -> None:
        if self.position.actor == DICE:
            roll, _ = self.position.state.outcomes()[action]
            self.position = self.position.after_roll(roll)
        else:
            self.position = self.position.after(self._actions.texts[action])
        self._text = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            dice = self.position.state.dice
            return dice.text(dice.outcomes[action][0])
        return self._actions.texts[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.actor is None

    def returns(self) -> list[float]:
        """The returns of each seat (see `by_picks.returns`)."""
        return returns(self.position.state)

    def __str__(self) -> str:
        if self._text is None:
            self._text = str(self.position)
        return self._text


class ValuesObserver:
    """A player's view: `tensor` holds the values that docs/observations.md lists, `dict` its parts by name."""

    def __init__(self, arrays: Arrays, params: Any = None) -> None:
        if params:
            raise ValueError(f"Rollbook's observer takes no parameters, and was given {params}.")
        self._arrays = arrays
        self.tensor = np.zeros(arrays.observer.size, np.float32)
        self.dict = arrays.parts(self.tensor)

    def set_from(self, state: RollbookState, player: int) -> None:
        """Fill the tensor from a position, as a player sees it."""
        self.tensor[:] = self._arrays.values(state.position, player)

    def string_from(self, state: RollbookState, player: int) -> str:  # all seats see the same
        """The position as text."""
        return str(state)


def _defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game in OpenSpiel, with their defaults."""
    return {"players": max(2, game.seats[0]), **{name: option.default for name, option in game.options.items()}}


def _game_type(game: Game, *, alone: bool = False) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Rollbook: {game.id}, version {game.version} of its rules",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(game),
    )


# OpenSpiel drops what it has registered only after Python has ended, which a class survives and a function does not.
for _game in GAMES.values():
    pyspiel.register_game(_game_type(_game), type(PREFIX + _game.id, (RollbookGame,), {"game": _game}))
