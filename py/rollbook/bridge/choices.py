"""What can follow some picks, with what a page shows of it: for those whom it helps, and for those who work it out."""

from collections.abc import Sequence
from typing import Any, Final

from rollbook.bridge.as_json import as_message_or_none, as_refusal
from rollbook.classroom.own_work import WRONG, OwnWork, own_work_of, tries_since, works_itself
from rollbook.core.errors import IllegalMove, Refusal
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Json
from rollbook.core.moves import PASS
from rollbook.ui.presentation import presentation_of

MOST_PICKS: Final = 100
"""No move of any game is made of so many."""


def own_work(match: Match) -> OwnWork[Any] | None:
    """What the game holds back, if people work it out themselves in this match."""
    return own_work_of(match.game) if works_itself(match) else None


def choices(match: Match, seat: int, picks: Sequence[str], done: bool = False) -> Json:
    """What can follow these picks: `next`, `move`, and where no move holds them `refusal`, saying why.

    `picks`: these picks where they begin a move, or those that a page makes by itself where there are none.
    `prompt`: what to do next.
    `at_once`: whether the move can be played without asking. `passing`: the pick that passes, if it may be tapped;
    no board has a place for it. `forced`: the move that a page may play by itself, as a seat can only pass.
    `so_far`: what the page shows of the picks. `done`: whether the picks are declared to be a whole move.

    Where people work it out themselves, nothing of that is told before the picks are judged (see `_unmarked`).
    """
    match.check_seat(seat)
    state = match.state
    own = own_work(match)
    if len(picks) > MOST_PICKS:
        return _refused(IllegalMove("picks_fit_no_move"))
    if own is not None:
        return _unmarked(match, own, seat, picks, done)
    presentation = presentation_of(state.game)
    acting = seat in state.to_act
    begun = presentation.begun(state, seat) if acting else ()
    picks = tuple(picks) or begun
    following, move = choices = state.legal(seat).choices(picks)
    if picks and not following and move is None:
        return _refused(_why_not(match, seat, picks))
    confirmed = presentation.requires_confirmation and move != PASS
    prompt = None
    if acting:
        step = picks != begun
        prompt = presentation.step(state, seat, picks, choices) if step else presentation.prompt(state, seat)
    return {
        "picks": list(picks),
        "prompt": as_message_or_none(prompt),
        "next": list(following),
        "move": move,
        "at_once": len(picks) == 1 and move is not None and not following and not confirmed,
        "passing": PASS if PASS in following else None,
        "forced": PASS if following == (PASS,) else None,
        "so_far": presentation.so_far(state, seat, picks),
    }


def _unmarked(match: Match, own: OwnWork[Any], seat: int, picks: Sequence[str], done: bool) -> Json:
    """`choices` where people work it out themselves: `marked` is false, and nothing tells what is legal.

    `again`: the picks that a second tap adds once more. `answers`: what is to be answered before anything else;
    an answer is picked with `=` before it. `answered`: the right answer that was picked. A `refusal` calculates,
    and `wrong` is the remark that notes it. Moves that may be changed until they are declared complete are judged
    when they are `done`, all others pick by pick.
    """
    state = match.state
    answer = next((pick.removeprefix("=") for pick in picks if pick.startswith("=")), None)
    tapped = [pick for pick in picks if not pick.startswith("=")]
    acts = seat in state.to_act
    asked = own.answers(state, seat) if acts and answer is None else ()
    choices = _untold(acts and not tapped and own.passing(state, seat))
    choices |= {"again": list(own.again(state, tapped)) if acts else [], "answers": list(asked), "answered": answer}
    if not picks:
        return choices
    if not acts:
        return _refused(_why_not(match, seat, picks))
    roll = latest_roll(match)
    if answer is not None and (refusal := own.wrong_answer(state, answer, roll)):
        return _wrong(match, own, seat, refusal)
    if not tapped:
        return {**choices, "prompt": as_message_or_none(presentation_of(state.game).prompt(state, seat))}
    if asked and tapped != [PASS]:
        return _refused(IllegalMove("answer_first"))
    return _judged(match, own, seat, tapped, done) or {**choices, **_completed(match, seat, tapped, done)}


def _untold(passing: bool) -> Json:
    """Choices that tell nothing of what is legal but the pass that a page offers."""
    return {
        "picks": [],
        "prompt": None,
        "next": [],
        "move": None,
        "at_once": False,
        "passing": PASS if passing else None,
        "forced": None,
        "so_far": {},
        "marked": False,
    }


def _judged(match: Match, own: OwnWork[Any], seat: int, tapped: list[str], done: bool) -> Json | None:
    """The refusal of what people have tapped; None where nothing can be said against it yet."""
    state = match.state
    if tapped != [PASS] and not done and (refusal := own.too_soon(state, tapped)):
        return _wrong(match, own, seat, refusal)
    if _declared(match, tapped) and not done:
        return None
    following, move = state.legal(seat).choices(tapped)
    if move is None and (done or not following):
        return _wrong(match, own, seat, own.why_not(state, seat, tapped, latest_roll(match)))
    return None


def _completed(match: Match, seat: int, tapped: list[str], done: bool) -> Json:
    """The move that these picks make, where they make one that can be played at once."""
    if _declared(match, tapped) and not done:
        return {}
    following, move = match.state.legal(seat).choices(tapped)
    at_once = done or (len(tapped) == 1 and not following)
    return {"move": move if at_once else None, "at_once": at_once}


def _declared(match: Match, tapped: list[str]) -> bool:
    """Whether a move of these picks may be changed until it is declared complete."""
    return presentation_of(match.state.game).requires_confirmation and tapped != [PASS]


def _refused(refusal: Refusal) -> Json:
    """No choices, and why."""
    return {"next": [], "move": None, "refusal": as_refusal(refusal)}


def _wrong(match: Match, own: OwnWork[Any], seat: int, refusal: IllegalMove) -> Json:
    """No choices, why, in as many steps as the seat needs by now, and the remark that notes the wrong try."""
    told = own.in_steps(match.state, refusal, latest_roll(match), tries_since(match, seat))
    return {**_refused(told), "wrong": f"{WRONG}{seat}"}


def help_with(match: Match, seat: int) -> Json | None:
    """The next step of help for a seat, as a refusal is told; None where hints name moves."""
    own = own_work(match)
    if own is None:
        return None
    told = own.help(match.state, seat, latest_roll(match), tries_since(match, seat))
    return None if told is None else as_refusal(told)


def latest_roll(match: Match) -> list[str]:
    """The faces of the latest dice."""
    return next((text.split(" ") for actor, text in reversed(match.history) if actor == DICE), [])


def _why_not(match: Match, seat: int, picks: Sequence[str]) -> Refusal:
    try:
        match.state.check_actor(seat)
    except IllegalMove as refusal:
        return refusal
    return match.state.game.refusals.why_not_picks(match.state, seat, picks)
