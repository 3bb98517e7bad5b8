"""Every game satisfies the invariants; these tests include any other game that is registered."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, arena
from rollbook.core.game import DICE, Game, OptionValue, State
from rollbook.games.knaster.rules import Move as KnasterMove
from rollbook.games.lowdown.rules import Move as LowdownMove
from rollbook.games.roll_it import GAME as ROLL_IT
from rollbook.ui.presentation import presentation_of
from tests import sixth_game
from tests.invariants import check_match, set_ups

EVERY_GAME = [*GAMES.values(), sixth_game.GAME]
EVERY_SET_UP = [(game, seats, options) for game in EVERY_GAME for seats, options in set_ups(game)]


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_random_matches_keep_every_invariant(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    for seed in range(1 if options else 2):
        check_match(game, seats, options, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_playout_is_the_same_for_the_same_seed(game: Game) -> None:
    assert arena.playout(game.id, seed=5) == arena.playout(game.id, seed=5)
    playouts = [arena.playout(game.id, seed=seed) for seed in range(8)]
    assert len({(result.scores, actions) for result, actions in playouts}) > 1


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_undoing_and_going_on_never_changes_fate(game: Game) -> None:
    match = Match(game, seed=11)
    rng = Random(4)
    rolls: list[str] = []
    while match.to_act and len(rolls) < 6:
        actor = match.to_act[0]
        if actor != DICE:
            match.play(actor, match.legal(actor).sample(rng))
            continue
        rolls.append(match.roll())
        match.undo()
        assert match.roll() == rolls[-1]


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_ids_of_refusals_begin_with_the_game(game: Game) -> None:
    assert all(id.startswith(f"{game.id}-") for id in game.refusals.sentences)


class Odd:
    """An object that equals everything, although it is not a move of any game."""

    def __eq__(self, _other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


NO_MOVES: list[Any] = [
    None, True, 1.0, 3.5, -2, -(10**30), 10**6, 10**30, "", "nonsense", b"keep", (), (1,), [], [1], {}, object(), Odd(),
    LowdownMove("write", 7, "pink", 99), LowdownMove("cross", 0, "", 3.0), LowdownMove("dig"),  # type: ignore[arg-type]
    ("peek", 0, "", 0), ROLL_IT.states, 81, KnasterMove("write", (3.0,)), KnasterMove("write", [3]),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_apply_refuses_any_value_that_is_not_a_move(game: Game) -> None:
    # Knaster used to answer 10**6 with an IndexError, and Roll-It mentioned grid 10 for 81, which is not a cell.
    for state in positions(game):
        actor = state.to_act[0]
        for value in NO_MOVES:
            rolled = type(value) in (list, tuple) and tuple(value) in state.dice
            if game.notation.move_of(value) is not None or (actor == DICE and rolled):
                continue
            with pytest.raises(IllegalMove) as refusal:
                state.apply(actor, value)
            assert refusal.value.id in ("not_a_move", "dice_count")
            assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_is_move_is_true_for_moves_and_false_for_other_values(game: Game) -> None:
    notation = game.notation
    for state in positions(game):
        for seat in range(state.seats):
            assert all(map(notation.is_move, islice(state.legal(seat), 20)))
    assert not any(map(notation.is_move, ("nonsense", -2, 10**30, ())))


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_apply_refuses_invalid_actors(game: Game) -> None:
    for state in positions(game):
        nobody: list[Any] = [None, False, 0.0, "0", "dices", -1, 99, (0,), [], Odd()]
        for actor in nobody:
            with pytest.raises(IllegalMove):
                state.apply(actor, "keep")


def positions(game: Game) -> list[State]:
    """Return the first positions of a match."""
    match = Match(game, seed=2)
    found = [match.state]
    while len(found) < 8 and match.to_act:
        actor = match.to_act[0]
        match.roll() if actor == DICE else match.play(actor, next(iter(match.legal(actor))))
        if match.to_act:
            found.append(match.state)
    return found


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_winners_have_the_best_score_as_the_game_counts_it(game: Game) -> None:
    for seed in range(3):
        state: State = game.start(game.seats[-1], {name: option.default for name, option in game.options.items()})
        rng = Random(seed)
        while state.to_act:
            actor = state.to_act[0]
            action = state.dice.sample(rng) if actor == DICE else state.legal(actor).sample(rng)
            state = state.apply(actor, action)
        result = state.result()
        assert result is not None
        best = min(result.scores) if game.lowest_wins else max(result.scores)
        assert {result.scores[seat] for seat in result.winners} == {best}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_incomplete_move_prompts_the_next_step(game: Game) -> None:
    for seed in range(3):
        match, rng = Match(game, seed=seed), Random(seed)
        while match.to_act and len(match.history) < 150:
            actor = rng.choice(match.to_act)
            if actor == DICE:
                match.roll()
                continue
            moves = match.state.legal(actor)
            presentation, picks = presentation_of(game), list(game.notation.picks(moves.sample(rng)))
            rng.shuffle(picks)
            for number in range(len(picks) + 1):
                implied = presentation.implied(match.state, actor, picks[:number])
                following, move = moves.choices((*implied, *picks[:number]))
                assert following or move, "what a page picks by itself is part of a move"
            for number in range(1, len(picks) + 1):
                step = presentation.step(match.state, actor, picks[:number], moves.choices(picks[:number]))
                assert step.id.startswith((f"{game.id}-step-", "step-")), step
            match.play(actor, game.notation.text(moves.sample(rng)))
