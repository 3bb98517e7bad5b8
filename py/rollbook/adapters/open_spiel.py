"""Rollbook's games for OpenSpiel (extra `rollbook[openspiel]`): importing this module registers each as `rollbook_ID`.

    import pyspiel, rollbook.adapters.open_spiel
    game = pyspiel.load_game("rollbook_knockout(players=3,level=place)")
    state = game.new_initial_state()

Parameters are `players` and the game's options. Dice are chance nodes, an action is one pick (see `by_picks`), and
seats that may act at once act in the order of seats. Returns add up to 0: each loser pays 1, and the winners share
this; a single player gets the score. The observation tensor contains the values that docs/observations.md lists;
`state.position.state` is Rollbook's own state, from which you can compute other features.

`rollbook_roll_out_fewer(checkers=2)` is Roll Out with fewer checkers, for algorithms that visit every position.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, Final

from rollbook.adapters import needs
from rollbook.adapters.by_picks import Position, numbered, returns
from rollbook.core.dice import Dice
from rollbook.core.game import DICE, Game
from rollbook.core.match import Match
from rollbook.games import GAMES

with needs("openspiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

    from rollbook.adapters.arrays import Arrays

PREFIX: Final = "rollbook_"
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_apply: Final = pyspiel.State.apply_action
MAX_ACTIONS: Final = 100_000
"""The maximum length of a match, which OpenSpiel requires. The rules set no limit, but no match comes near this."""
NO_ACTION: Final = 1 << 31
"""A number above the numbers of all actions."""
MAX_SOLO_POINTS: Final = 1000.0


class RollbookGame(pyspiel.Game):
    """One of Rollbook's games with a number of players and a value for each option; each game has its own subclass.

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
            # No later dice of a match have more outcomes than the first.
            max_chance_outcomes=len(self.start.state.dice.outcomes),
            num_players=players,
            min_utility=0.0 if alone else -1.0,
            max_utility=MAX_SOLO_POINTS if alone else players - 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=MAX_ACTIONS,
        )
        super().__init__(_game_type(game, alone=alone), info, dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "RollbookState":
        """The position before the first action."""
        return RollbookState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Create an observer: by default of everything that is visible now; with perfect recall, of the history."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return ValuesObserver(self.arrays, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class RollbookState(pyspiel.State):
    """A position of a match, and the picks of an unfinished move.

    At a chance node, OpenSpiel's own `legal_actions` and `legal_actions_mask` treat the outcomes of the dice as legal
    actions of any player. There are more outcomes than places in the mask, so both methods are overridden here.
    """

    def __init__(self, game: RollbookGame) -> None:
        super().__init__(game)
        self.position = game.start
        self._text: str | None = game.start_text  # OpenSpiel needs it again for each player and each kind of view

    def current_player(self) -> int:
        """Return the seat that is to act (the lowest of several), or OpenSpiel's numbers for chance and for the end."""
        actor = self.position.actor
        return TERMINAL if actor is None else CHANCE if actor == DICE else actor

    def is_chance_node(self) -> bool:
        """Return whether the dice are due."""
        return self.position.actor == DICE

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.actor is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of the rolls, in the order of the dice's outcomes, with their probabilities."""
        position = self.position
        return list(_numbered(position.state.dice)) if position.actor == DICE else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions, ascending, of a player, by default of the player to act.

        At a chance node, these are the outcomes. The list is empty for a player who is not to act.
        """
        position = self.position
        if player is not None and player != self.current_player():
            return []
        if position.actor == DICE:
            return list(range(len(position.state.dice.outcomes)))
        return position.numbers

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Return a 1 for each action that `legal_actions` lists, and a 0 for all others.

        The mask of a player has a place for each action of the game; the mask of chance has a place for each outcome.
        """
        game = self.get_game()
        actor = self.current_player() if player is None else player
        mask = [0] * (game.max_chance_outcomes() if actor == CHANCE else game.num_distinct_actions())
        for action in self.legal_actions(actor):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Make a pick, or roll the dice. Raises ValueError for an illegal action."""
        # OpenSpiel would accept a bool as a number. `_apply_action` checks the range of an int.
        _apply(self, action if type(action) is int and 0 <= action < NO_ACTION else self._numbered(action))

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.numbers if player == self.position.actor else []

    def _apply_action(self, action: int) -> None:
        position, number = self.position, self._numbered(action)
        self.position = position.after_outcome(number) if position.actor == DICE else position.after_number(number)
        self._text = None

    def _numbered(self, action: object) -> int:
        position = self.position
        dice_due = position.actor == DICE
        return numbered(action, len(position.state.dice.outcomes if dice_due else position.actions))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            dice = self.position.state.dice
            return dice.text(dice.outcomes[numbered(action, len(dice.outcomes))][0])
        return self.position.actions.text(action)

    def returns(self) -> list[float]:
        """Return the payoff of each seat (see `by_picks.returns`)."""
        return returns(self.position.state)

    def __str__(self) -> str:
        if self._text is None:
            self._text = str(self.position)
        return self._text


@cache
def _numbered(dice: Dice) -> tuple[tuple[int, float], ...]:
    """The outcomes of dice by number, with their probabilities."""
    return tuple([(number, chance) for number, (_, chance) in enumerate(dice.outcomes)])


class ValuesObserver:
    """A player's view: `tensor` has the values that docs/observations.md lists, `dict` has its parts by name."""

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
        """Return the position as text."""
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


def _variants() -> Iterator[Game]:
    """The variants that games provide for researchers."""
    for game in GAMES.values():
        yield from getattr(game.part("variants"), "VARIANTS", ())


# OpenSpiel releases the registered objects after Python has shut down. Classes survive this; functions do not.
for _game in (*GAMES.values(), *_variants()):
    pyspiel.register_game(_game_type(_game), type(PREFIX + _game.id, (RollbookGame,), {"game": _game}))
