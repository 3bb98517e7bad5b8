"""The bots in every game: their moves are legal, repeatable, different for each seat and found in bounded slices, and
their refusals are clear."""

import sys
import zlib
from dataclasses import replace
from importlib.resources import files
from itertools import product
from math import inf, nextafter
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, bots
from rollbook.bots import search
from rollbook.bots.evaluator import Evaluator, Style
from rollbook.bots.search import GenericEvaluator, evaluator_for, load_evaluator, think
from rollbook.bots.weights import learnt, unpack
from rollbook.core.dice import Roll
from rollbook.core.game import DICE, Game, OptionValue, Result, State
from rollbook.games.roll_out.bot import ENDGAMES, ROWS
from tests import sixth_game
from tests.invariants import set_ups
from tests.sixth_game.rules import HighestRollState
from training.weights import packed

EVERY_GAME = [*GAMES.values(), sixth_game.GAME]
EVERY_SET_UP = [(game, seats, options) for game in EVERY_GAME for seats, options in set_ups(game)]


def first_decisions(game: Game, seats: int, options: dict[str, OptionValue], most: int, seed: int = 3) -> list[Any]:
    """Return the first positions in which a seat has a choice, with that seat and the number of earlier actions."""
    match = Match(game, seats, options, seed)
    found: list[tuple[State, int, int]] = []
    while len(found) < most and (to_act := match.to_act):
        actor = to_act[-1]
        if actor == DICE:
            match.roll()
            continue
        legal = match.state.legal(actor)
        if len(legal) > 1:
            found.append((match.state, actor, len(match.history)))
        match.play(actor, match.state.game.notation.text(next(iter(legal))))
    return found


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_every_level_plays_a_legal_move_and_the_same_one_again(
    game: Game, seats: int, options: dict[str, OptionValue]
) -> None:
    for state, seat, actions in first_decisions(game, seats, options, most=2):
        for level in bots.LEVELS:
            move = bots.choose(state, seat, level, 5, actions)
            assert move in state.legal(seat)
            if level != "hard":  # `hard` runs the same code, but takes longer
                assert bots.choose(state, seat, level, 5, actions) == move
        assert bots.greedy(state, seat, 5, actions) in state.legal(seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_last_digit_that_another_system_rounds_otherwise_changes_no_move(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    decisions = first_decisions(game, game.seats[0], {}, most=60)
    evaluator = type(evaluator_for(decisions[0][0]))

    def moves() -> list[Any]:
        return [
            bots.choose(state, seat, level, seed, actions)
            for state, seat, actions in decisions
            for level in ("easy", "medium")
            for seed in range(3)
        ]

    usual, value_after, rng = moves(), evaluator.value_after, Random(1)

    def rounded_otherwise(self: Any, state: State, seat: int, move: Any) -> float:
        value = value_after(self, state, seat, move)
        return nextafter(value, rng.choice((-inf, value, inf)))

    monkeypatch.setattr(evaluator, "value_after", rounded_otherwise)
    assert moves() == usual


def test_another_seed_or_number_of_actions_may_choose_otherwise() -> None:
    state, seat, _ = first_decisions(GAMES["roll_it"], 2, {}, most=1)[0]
    chosen = {bots.choose(state, seat, "easy", seed, actions) for seed, actions in product(range(4), range(4))}
    assert len(chosen) > 1


@pytest.mark.slow
@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_that_share_each_roll_play_differently(level: str) -> None:
    for seed in range(4):
        match = Match("knaster", 2, seed=seed)
        while to_act := match.to_act:
            actor = to_act[0]
            if actor == DICE:
                match.roll()
            else:
                move = bots.choose(match.state, actor, level, seed, len(match.history))
                match.play(actor, match.state.game.notation.text(move))
        first, second = match.view()["sheets"]
        assert first["cells"] != second["cells"]


def test_rollouts_of_all_moves_share_their_random_numbers_and_rounds_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, actions = first_decisions(GAMES["roll_it"], 2, {}, most=1)[0]
    evaluator = GenericEvaluator()
    drawn: list[float] = []

    def rollout(_state: State, _seat: int, _move: object, rng: Random) -> float:
        drawn.append(rng.random())
        return 0.0

    monkeypatch.setattr(evaluator, "rollout", rollout)
    style, moves = evaluator.style("easy"), len(state.legal(seat))
    assert moves > 1
    bots.finish(think(evaluator, state, seat, style, seed=1, actions=actions))
    rounds = [set(drawn[first : first + moves]) for first in range(0, len(drawn), moves)]
    assert len(drawn) == moves * style.rollouts
    assert [len(numbers) for numbers in rounds] == [1] * style.rollouts
    assert len(set().union(*rounds)) == style.rollouts


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_slices_hold_a_bounded_number_of_evaluations(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = max(2, game.seats[0])
    state, seat, actions = max(first_decisions(game, seats, {}, most=4), key=lambda each: len(each[0].legal(each[1])))
    evaluator = evaluator_for(state)
    judged = 0

    def counting(function: Any) -> Any:
        def counted(*arguments: Any) -> float:
            nonlocal judged
            judged += 1
            return float(function(*arguments))

        return counted

    for name in ("value_after", "rollout"):
        monkeypatch.setattr(evaluator, name, counting(getattr(evaluator, name)))
    for level in bots.LEVELS:
        thinking = bots.think(state, seat, level, 1, actions)
        judged, total = 0, 0
        for _ in thinking:
            assert judged <= evaluator.slice_size
            total += judged
            judged = 0
        assert judged <= evaluator.slice_size
        style = evaluator.style(level)
        candidates = min(len(state.legal(seat)), Evaluator.most_candidates)
        assert total + judged <= candidates + style.width * style.rollouts


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_evaluator_is_made_ready_in_small_steps(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    # A page's first hint in Knaster or Lowdown used to take 50 ms or more in one slice.
    state = Match(game, seed=1).state
    evaluator_for(state)  # imports its modules, which is a separate step
    monkeypatch.setattr(search, "_loaded", {})
    loading, longest = load_evaluator(state), 0
    for calls in iter(lambda: calls_of_a_step(loading), None):
        longest = max(longest, calls)
    assert longest < 10_000
    assert list(search._loaded.values()) == [evaluator_for(state)]


def calls_of_a_step(thinking: bots.Thinking[Any]) -> int | None:
    """Return the number of functions called in a step of a search; None at its end."""
    calls = 0

    def count(_frame: object, event: str, _called: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        next(thinking)
    except StopIteration:
        return None
    finally:
        sys.setprofile(before)
    return calls


def test_search_that_is_dropped_leaves_nothing_behind() -> None:
    state, seat, actions = first_decisions(GAMES["roll_out"], 2, {}, most=1)[0]
    whole = bots.choose(state, seat, "hard", 1, actions)
    thinking = bots.think(state, seat, "hard", 1, actions)
    next(thinking)
    thinking.close()
    assert bots.choose(state, seat, "hard", 1, actions) == whole


def test_level_that_does_not_exist_is_refused() -> None:
    state, seat, actions = first_decisions(GAMES["roll_it"], 2, {}, most=1)[0]
    with pytest.raises(ValueError, match=f"There is no bot “divine”. The levels are: {', '.join(bots.LEVELS)}"):
        bots.choose(state, seat, "divine", 1, actions)


def test_seat_that_is_not_to_act_is_refused() -> None:
    state, seat, actions = first_decisions(GAMES["roll_it"], 2, {}, most=1)[0]
    with pytest.raises(ValueError, match="It is not your turn"):
        bots.choose(state, 1 - seat, "easy", 1, actions)
    with pytest.raises(ValueError, match="Roll the dice first"):
        bots.choose(Match("roll_it", 2, seed=1).state, 0, "easy", 1, 0)


def test_game_without_an_evaluator_is_evaluated_by_playing_on() -> None:
    bare = replace(sixth_game.GAME, states=BareState, start=BareState.start, package="")
    state: State = BareState(2, (), 6, 1)
    assert type(evaluator_for(state)) is GenericEvaluator
    assert bots.choose(state, 0, "hard", 1, 1) == "keep"
    assert bots.greedy(state, 0, 1, 1) == "keep"
    assert bare.part("bot") is None


def test_game_whose_lowest_score_wins_gets_bots_that_play_to_win() -> None:
    # The generic evaluator and the greedy player once aimed for penalty points.
    replace(
        sixth_game.GAME,
        id="lowest_roll",
        states=LowestRollState,
        start=LowestRollState.start,
        package="",
        lowest_wins=True,
    )
    for face, throws, move in ((6, 1, "roll"), (1, 1, "keep")):
        state: State = LowestRollState(2, (), face, throws)
        assert type(evaluator_for(state)) is GenericEvaluator
        assert bots.choose(state, 0, "hard", 1, 1) == move
    kept: State = LowestRollState(2, (5,), 2, 1)
    assert evaluator_for(kept).points(kept, 0) == -5
    assert bots.greedy(kept, 1, 1, 1) == "roll"  # rolling costs nothing yet


class BareState(HighestRollState):
    """The states of a game without its own evaluator."""


class LowestRollState(HighestRollState):
    """The states of the same game won by the lowest face."""

    def result(self) -> Result | None:
        result = HighestRollState.result(self)
        if result is None:
            return None
        winners = tuple(seat for seat, face in enumerate(self.kept) if face == min(self.kept))
        return replace(result, winners=winners)

    def after_move(self, seat: int, move: str) -> "LowestRollState":
        after = HighestRollState.after_move(self, seat, move)
        return LowestRollState(after.players, after.kept, after.face, after.throws)

    def after_roll(self, roll: Roll) -> "LowestRollState":
        after = HighestRollState.after_roll(self, roll)
        return LowestRollState(after.players, after.kept, after.face, after.throws)


def test_every_game_has_an_evaluator_of_its_own_that_knows_every_level() -> None:
    states = [Match(game, seed=1).state for game in GAMES.values()]
    for state in states:
        assert type(evaluator_for(state)) is not GenericEvaluator
        evaluator = evaluator_for(state)
        assert all(isinstance(evaluator.style(level), Style) for level in bots.LEVELS)
        assert set(evaluator.styles) <= set(bots.LEVELS)


def test_few_points_are_good_in_lowdown() -> None:
    match = Match("lowdown", 2, seed=1)
    assert evaluator_for(match.state).points(match.state, 1) == -match.state.scores()[1]


def test_learnt_weights_are_part_of_the_package_and_small() -> None:
    weights = {game: files(f"rollbook.games.{game}") / "weights.bin" for game in GAMES}
    learnt_by = {game: file for game, file in weights.items() if file.is_file()}
    assert set(learnt_by) == {"knaster", "knockout", "lowdown", "roll_out"}
    assert sum(len(zlib.compress(file.read_bytes(), 9)) for file in learnt_by.values()) < 155_000
    assert learnt("rollbook.games.roll_out").keys() == {*ROWS, ENDGAMES}


def test_rows_of_numbers_survive_packing_to_within_half_a_step() -> None:
    rows = {"one": [0.0, 1.0, -2.54], "none": [], "zero": [0.0]}
    read = bots.finish(unpack(packed(rows)))
    assert read["none"] == []
    assert read["zero"] == [0.0]
    assert read["one"] == pytest.approx([0.0, 1.0, -2.54], abs=0.01)  # values are stored in steps of 2.54 / 127
