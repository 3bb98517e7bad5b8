"""Calls every public method of a game's states in OpenSpiel: `python -m tests.adapters.every_method knockout`.

Each method is called at every kind of node, for every player, with every kind of argument. It may raise an exception,
but it must not crash Python, so this is a separate program. The program prints the kinds of node that it has reached.
"""

import sys
from importlib import import_module
from random import Random
from typing import Any, Final

from rollbook import GAMES

pyspiel: Any = import_module("pyspiel")

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
PLAYERS: Final = {"knaster": 3, "lowdown": 3}
REPEATS: Final = 5
"""The number of requests for each mask, because writing past a mask's end crashes Python only now and then."""


def kind_of(state: Any) -> str:
    """Return the kind of a node, as Rollbook's own state shows it."""
    due = state.position.state.to_act
    if len(due) > 1:
        return f"{len(due)} seats at once"
    return f"{'dice' if due == ('dice',) else f'seat {due[0]}'} to act" if due else "the end"


def call_all(state: Any) -> None:
    """Call each public method on copies of a state, with all kinds of arguments."""
    players = (*range(state.num_players()), CHANCE, TERMINAL, state.num_players())
    actions = (*state.legal_actions()[:2], -1, state.num_distinct_actions())
    arguments = [
        (),
        *[(player,) for player in players],
        *[(player, action) for player in players for action in actions],
        *[(player, text) for player in players for text in ("ok", "1 1", "pass")],
        *[([action],) for action in actions],
    ]
    names = [name for name in dir(state) if not name.startswith("_") and name != "position"]
    assert {"legal_actions", "legal_actions_mask", "observation_tensor", "child", "apply_action"} <= {*names}
    for name in names:
        for given in arguments:
            try:
                getattr(state.clone(), name)(*given)
            except Exception:  # noqa: BLE001 - a method may raise anything, as long as Python lives
                continue


def check_masks(state: Any) -> None:
    """Check that masks and legal actions match the position, for each player."""
    acting, game = state.current_player(), state.get_game()
    places = {CHANCE: game.max_chance_outcomes()}
    for player in (None, *range(state.num_players()), CHANCE, TERMINAL):
        asked = acting if player is None else player
        expected = []
        if asked == acting == CHANCE:
            expected = [number for number, _ in state.chance_outcomes()]
        elif asked == acting:
            expected = [state.position.actions.number(text) for text in state.position.legal]
        given = () if player is None else (player,)
        for _ in range(REPEATS):
            mask = state.legal_actions_mask(*given)
            assert len(mask) == places.get(asked, game.num_distinct_actions())
            assert [number for number, allowed in enumerate(mask) if allowed] == expected
            assert state.legal_actions(*given) == expected
    assert (not state.legal_actions()) == state.is_terminal()


def main(game: str) -> None:
    """Play a match, and check the first node of each kind."""
    if game not in GAMES:
        import_module("tests.sixth_game.on_the_shelf")
    import_module("rollbook.adapters.open_spiel")
    rng = Random(1)
    state = pyspiel.load_game(f"rollbook_{game}", {"players": PLAYERS.get(game, 2)}).new_initial_state()
    met: set[str] = set()
    while True:
        kind = kind_of(state)
        if kind not in met:
            met.add(kind)
            check_masks(state)
            call_all(state)
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    print("; ".join(sorted(met)))


if __name__ == "__main__":
    main(sys.argv[1])
