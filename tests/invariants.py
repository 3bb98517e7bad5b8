"""Checks the invariants of any game in one walk through a match: `check_match` raises AssertionError if one is broken.

The walk is random but repeatable. It does not depend on any particular game.
"""

import json
import math
import pickle
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from rollbook.core.errors import IllegalMove
from rollbook.core.game import DICE, Actor, Game, OptionValue, State
from rollbook.core.match import Match
from rollbook.core.moves import PASS, Moves
from tests.asking import prompt_for, why_not_picks

MAX_LISTED = 300
MAX_ACTIONS = 20_000


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Yield the minimum, usual and maximum number of seats with default options, and each other option value once."""
    for seats in sorted({game.seats[0], min(max(2, game.seats[0]), game.seats[-1]), game.seats[-1]}):
        yield seats, {}
    for name, option in game.options.items():
        for value in option.values:
            if value != option.default:
                yield game.seats[0], {name: value}


def check_match(game: Game, seats: int, options: dict[str, OptionValue], seed: int, thorough: float = 0.2) -> Match:
    """Play one random match, check everything along the way, and return the match.

    The costly checks (other moves refused, records, picks) run at a share `thorough` of the positions, and at the end.
    """
    match = Match(game, seats, options, seed)
    try:
        walk(match, Random(seed), thorough)
    except Exception as error:
        error.add_note(f"check_match(GAMES[{game.id!r}], {seats}, {options}, seed={seed}, thorough={thorough})")
        error.add_note(f"{match}\n{match.state!r}")
        raise
    return match


def walk(match: Match, rng: Random, thorough: float) -> None:
    """Play a match at random to its end, and check everything along the way (see `check_match`)."""
    unchanged: list[tuple[State, bytes]] = []
    while match.to_act:
        state = match.state
        check_position(state)
        if rng.random() < thorough:
            unchanged.append((state, pickle.dumps(state)))
            check_actors(state, rng)
            check_commuting(state, rng)
        actor = rng.choice(match.to_act)
        action = check_action(state, actor, rng, thorough)
        match.roll(state.text(actor, action)) if actor == DICE else match.play(actor, state.text(actor, action))
        assert match.state == state.apply(actor, action)
        check_messages(match)
        assert len(match.history) < MAX_ACTIONS, "the match does not end"
    check_position(match.state)
    check_end(match)
    for state, dumped in unchanged:
        assert state == pickle.loads(dumped), "a state was changed"
    check_replay(match)


def check_position(state: State) -> None:
    """Check that the parts of a position agree: `to_act`, the turn, the result, the scores, the rolls and the moves."""
    due = state.to_act
    assert due == (DICE,) or all(isinstance(seat, int) and 0 <= seat < state.seats for seat in due)
    assert due == (DICE,) or list(due) == sorted(set(due), key=int), f"to_act is {due}: seats stand in ascending order"
    assert (due == ()) == (state.result() is not None), "there is a result exactly when nobody is to act"
    assert state.turn in range(state.seats), f"turn is {state.turn}, which is no seat"
    assert len(state.scores()) == state.seats, f"the scores are {state.scores()}: each seat has one"
    outcomes = state.outcomes()
    assert bool(outcomes) == (due == (DICE,))
    if outcomes:
        assert math.isclose(sum(chance for _, chance in outcomes), 1)
        assert all(chance > 0 for _, chance in outcomes)
        assert len({roll for roll, _ in outcomes}) == len(outcomes)
    for seat in range(state.seats):
        assert (len(state.legal(seat)) > 0) == (seat in due), f"seat {seat} has moves exactly while it is to act"


def check_action(state: State, actor: Actor, rng: Random, thorough: float) -> Any:
    """Draw an actor's action, check it and its effects, and return it."""
    if actor == DICE:
        action = state.dice.sample(rng)
        assert action in dict(state.outcomes())
    else:
        moves = state.legal(actor)
        action = moves.sample(rng)
        assert action in moves
        if rng.random() < thorough:
            check_moves(state, actor, moves, rng)
            check_picks(state, moves, action, rng)
    text = state.text(actor, action)
    assert state.from_text(actor, text) == action, f"{action} is written {text}, which is read as another action"
    before = pickle.dumps(state)
    first, second = state.apply(actor, action), state.apply(actor, action)
    assert first == second
    assert hash(first) == hash(second)
    assert pickle.dumps(state) == before, "apply changed the state"
    assert first != state, f"{text} leads to the position in which it was done: an action has to change something"
    assert pickle.loads(pickle.dumps(first)) == first
    return action


def check_moves(state: State, seat: int, moves: Moves[Any], rng: Random) -> None:
    """Check that the legal moves are the same however they are accessed, and that nothing else is accepted."""
    listed = list(islice(moves, MAX_LISTED))
    if len(moves) <= MAX_LISTED:
        assert len(listed) == len(moves)
    texts = [state.game.notation.text(move) for move in listed]
    assert len(set(texts)) == len(texts), f"two moves have the same text: {sorted(texts)}"
    assert all(move in moves for move in listed)
    assert PASS not in texts or len(moves) == 1, "a pass is legal only where nothing else is"
    assert texts == [state.game.notation.text(move) for move in islice(state.legal(seat), MAX_LISTED)]
    damaged = {change(rng.choice(texts), rng) for _ in range(8)}
    for text in damaged | {PASS, "", " ", texts[0] + " ", texts[0].upper() + "x"}:
        move = state.game.notation.parse(text)
        if move is not None and state.game.notation.text(move) == text and move in moves:
            continue
        refused(state, seat, text)


def change(text: str, rng: Random) -> str:
    """Return a string with one character changed, dropped or doubled."""
    at = rng.randrange(len(text))
    return text[:at] + rng.choice([rng.choice("0123456789abcdeABC=+. "), "", text[at] * 2]) + text[at + 1 :]


def refused(state: State, actor: Actor, text: str) -> None:
    """Check that an action is refused with a sentence, and that the state does not change."""
    before = pickle.dumps(state)
    try:
        state.apply(actor, state.from_text(actor, text))
    except IllegalMove as refusal:
        assert str(refusal).endswith("."), refusal
        json.dumps(refusal.arguments)
    else:
        raise AssertionError(f"{actor} {text!r} was accepted")
    assert pickle.dumps(state) == before


def check_picks(state: State, moves: Moves[Any], move: Any, rng: Random) -> None:
    """Check that a move's picks, tapped in any order, lead to it, and that every pick on offer leads to some move."""
    picks = list(state.game.notation.picks(move))
    rng.shuffle(picks)
    for number, pick in enumerate(picks):
        following = moves.choices(picks[:number])
        assert pick in following.next, f"{pick} is not offered after {picks[:number]}"
        assert len(set(following.next)) == len(following.next)
    assert moves.choices(picks).move == state.game.notation.text(move)
    number = rng.randrange(len(picks) + 1)
    tapped = picks[:number]
    for pick in moves.choices(tapped).next:
        following = moves.choices([*tapped, pick])
        assert following.next or following.move, f"{pick} after {tapped} leads nowhere"
        if following.move is not None:
            assert state.game.notation.parse(following.move) in moves
    for pick in set(picks).difference(moves.choices(tapped).next):
        assert moves.choices([*tapped, pick]) == ((), None), f"{pick} is taken after {tapped} without being offered"
    while offered := moves.choices(tapped).next:
        tapped.append(rng.choice(offered))
    assert moves.choices(tapped).move is not None, f"{tapped} can neither be confirmed nor gone on with"
    nonsense = moves.choices([*tapped, "nonsense"])
    assert nonsense == ((), None)
    assert str(why_not_picks(state, next(seat for seat in state.to_act if seat != DICE), [*tapped, "nonsense"]))


def check_actors(state: State, rng: Random) -> None:
    """Check that a seat that is not to act is refused, whatever it tries."""
    for actor in [DICE, *range(-1, state.seats + 1)]:
        if actor not in state.to_act:
            try:
                state.apply(actor, state.dice.sample(rng) if actor == DICE else state.game.notation.parse(PASS))
            except IllegalMove:
                continue
            raise AssertionError(f"{actor} could act out of turn")


def check_commuting(state: State, rng: Random) -> None:
    """Check that seats that may act at the same time do not affect each other: either order leads to the same state."""
    if state.to_act == (DICE,) or len(state.to_act) < 2:
        return
    one, other = rng.sample(state.to_act, 2)
    assert one != DICE
    assert other != DICE
    first, second = state.legal(one).sample(rng), state.legal(other).sample(rng)
    there, back = state.apply(one, first), state.apply(other, second)
    assert set(back.legal(one)) == set(state.legal(one))
    assert set(there.legal(other)) == set(state.legal(other))
    assert there.apply(other, second) == back.apply(one, first)


def check_messages(match: Match) -> None:
    """Check that views and messages are plain data, and equal at each call."""
    number = len(match.history) - 1
    events = match.events(number)
    assert events, "every action does something that can be said"
    assert events == match.events(number)
    for event in events:
        assert event.id in ("passed", "match_over") or event.id.startswith(f"{match.game.id}-"), event.id
        json.dumps(event.arguments)
    for seat in match.to_act:
        if seat != DICE:
            assert prompt_for(match.state, seat).id.startswith(f"{match.game.id}-prompt-")
    view = match.view()
    assert json.loads(json.dumps(view)) == view, "the view is plain JSON"
    assert str(match.state)


def check_end(match: Match) -> None:
    """Check that no seat can act any more, and that the result adds up."""
    state, result = match.state, match.result
    assert result is not None
    assert result.scores == state.scores(), f"the result has {result.scores}, the last position {state.scores()}"
    assert result.winners, "nobody has won"
    assert list(result.winners) == sorted(set(result.winners))
    assert set(result.winners) <= set(range(state.seats))
    for score, lines in zip(result.scores, result.lines, strict=True):
        assert sum(line.points for line in lines if line.points is not None) == score
    best = {result.scores[winner] for winner in result.winners}
    assert len(best) == 1, "winners have the same score"
    assert best == {min(result.scores) if match.game.lowest_wins else max(result.scores)}
    assert result.ending.id.startswith(f"{match.game.id}-ended-")
    for actor in (DICE, *range(state.seats)):
        if actor != DICE:
            assert len(state.legal(actor)) == 0
        try:
            state.apply(actor, state.dice.sample(Random(1)) if actor == DICE else state.game.notation.parse(PASS))
        except IllegalMove as refusal:
            assert refusal.id == "match_over"
        else:
            raise AssertionError(f"{actor} could act after the end")


def check_replay(match: Match) -> None:
    """Check that the record makes the same match again, also after each step back."""
    text = str(match)
    again = Match.parse(text, {match.game.id: match.game})
    assert str(again) == text
    assert again.state == match.state
    assert again.result == match.result
    for _ in range(min(5, len(match.history))):
        match.undo()
        assert match.state == again.position(len(match.history))
        assert match.result is None
