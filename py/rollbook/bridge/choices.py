"""The picks that can follow other picks: the legal taps that the page marks, and self-check mode."""

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

MAX_PICKS: Final = 100
"""The maximum number of picks in a request: more than any move of any game has."""


def own_work(match: Match) -> OwnWork[Any] | None:
    """The game's self-check mode if it is on in this match; otherwise None."""
    return own_work_of(match.game) if works_itself(match) else None


def choices(match: Match, seat: int, picks: Sequence[str], done: bool = False, *, marked: bool = False) -> Json:
    """The picks that can follow these, as data. `done`: whether the player has declared the picks complete.

    * `next`, `move`: the picks that can follow, and the move that these picks make,
    * `refusal`: the reason, if no move contains the picks,
    * `picks`: the given picks after those that they imply,
    * `implied`: the picks that leave no other choice, which the page adds by itself,
    * `prompt`: the next step,
    * `at_once`: whether the move can be played without asking,
    * `passing`: the pick that passes, if it may be tapped; no board has a place for it,
    * `forced`: the move that a page may play by itself, because the seat can only pass,
    * `so_far`: the view of the picks.

    In self-check mode, unless everything is to be `marked`, only `passing` is known before the picks are judged. It is
    offered even if it is not legal (see `_unmarked`).
    """
    match.check_seat(seat)
    if len(picks) > MAX_PICKS:
        return _refused(IllegalMove("picks_fit_no_move"))
    own = None if marked else own_work(match)
    return _marked(match, seat, picks) if own is None else _unmarked(match, own, seat, picks, done)


def _marked(match: Match, seat: int, picks: Sequence[str]) -> Json:
    """The result of `choices` if the page marks the legal taps."""
    state = match.state
    presentation = presentation_of(state.game)
    acts = seat in state.to_act
    begun = presentation.implied(state, seat, ()) if acts else ()
    implied = presentation.implied(state, seat, picks) if acts else ()
    picks = (*implied, *picks)
    following, move = found = state.legal(seat).choices(picks)
    if picks and not following and move is None:
        return _refused(_why_not(match, seat, picks))
    whole = len(picks) == 1 and move is not None and not following
    prompt = None
    if acts:
        step = picks != begun
        prompt = presentation.step(state, seat, picks, found) if step else presentation.prompt(state, seat)
    return {
        "picks": list(picks),
        "implied": list(implied),
        "prompt": as_message_or_none(prompt),
        "next": list(following),
        "move": move,
        "at_once": whole and not _needs_confirmation(match, picks),
        "passing": _pass_if(PASS in following),
        "forced": _pass_if(following == (PASS,)),
        "so_far": presentation.so_far(state, seat, picks),
    }


def _unmarked(match: Match, own: OwnWork[Any], seat: int, picks: Sequence[str], done: bool) -> Json:
    """The result of `choices` in self-check mode: `marked` is false, and nothing shows what is legal.

    * `again`: the picks that a second tap adds again,
    * `answers`: the possible answers to the question that comes first; to pick an answer, put `=` in front,
    * `answered`: the right answer once it has been picked,
    * `declarable`: whether the picks have all the parts of a move,
    * `refusal`: the reason, with the calculation,
    * `wrong`: the remark that records the wrong try.

    Moves that need confirmation are judged when they are `done`, other moves pick by pick.
    """
    state = match.state
    answer = next((pick.removeprefix("=") for pick in picks if pick.startswith("=")), None)
    tapped = [pick for pick in picks if not pick.startswith("=")]
    if picks and seat not in state.to_act:
        return _refused(_why_not(match, seat, picks))
    offered = _offered(match, own, seat, tapped, answer)
    if not picks:
        return offered
    if answer is not None and (refusal := own.wrong_answer(state, answer, latest_roll(match))):
        return _wrong(match, own, seat, refusal)
    if not tapped:
        return {**offered, "prompt": as_message_or_none(presentation_of(state.game).prompt(state, seat))}
    if offered["answers"] and tapped != [PASS]:
        return _refused(IllegalMove("answer_first"))
    return _judged(match, own, seat, tapped, {**offered, "declarable": own.declarable(tapped)}, done=done)


def _offered(match: Match, own: OwnWork[Any], seat: int, tapped: list[str], answer: str | None) -> Json:
    """The choices of a seat before its picks are judged. They do not reveal what is legal; they may offer the pass."""
    state = match.state
    acts = seat in state.to_act
    return {
        "picks": [],
        "prompt": None,
        "next": [],
        "move": None,
        "at_once": False,
        "passing": _pass_if(acts and not tapped and own.passing(state, seat)),
        "forced": None,
        "so_far": {},
        "marked": False,
        "again": list(own.again(state, tapped)) if acts else [],
        "answers": list(own.answers(state, seat)) if acts and answer is None else [],
        "answered": answer,
    }


def _judged(match: Match, own: OwnWork[Any], seat: int, tapped: list[str], offered: Json, *, done: bool) -> Json:
    """The refusal of a person's taps; if they may still be right, `offered`, with their move if it can be played."""
    state = match.state
    if tapped != [PASS] and not done and (refusal := own.too_soon(state, tapped)):
        return _wrong(match, own, seat, refusal)
    if _needs_confirmation(match, tapped) and not done:
        return offered
    following, move = state.legal(seat).choices(tapped)
    if move is None and (done or not following):
        return _wrong(match, own, seat, own.why_not(state, seat, tapped, latest_roll(match)))
    at_once = done or (len(tapped) == 1 and not following)
    return {**offered, "move": move if at_once else None, "at_once": at_once}


def _needs_confirmation(match: Match, picks: Sequence[str]) -> bool:
    """Whether a move with these picks needs confirmation."""
    return presentation_of(match.state.game).requires_confirmation and list(picks) != [PASS]


def _pass_if(offered: bool) -> str | None:
    """The pick that passes, if it is offered."""
    return PASS if offered else None


def _refused(refusal: Refusal) -> Json:
    """Choices without a pick or a move, with the reason."""
    return {"next": [], "move": None, "refusal": as_refusal(refusal)}


def _wrong(match: Match, own: OwnWork[Any], seat: int, refusal: IllegalMove) -> Json:
    """Choices with the next step of the explanation for this seat, and the remark that records the wrong try."""
    step = own.in_steps(match.state, refusal, latest_roll(match), tries_since(match, seat))
    return {**_refused(step), "wrong": f"{WRONG}{seat}"}


def help_with(match: Match, seat: int) -> Json | None:
    """The next step of help, in the form of a refusal; None outside self-check mode, or if there is no help."""
    own = own_work(match)
    if own is None:
        return None
    step = own.help(match.state, seat, latest_roll(match), tries_since(match, seat))
    return None if step is None else as_refusal(step)


def latest_roll(match: Match) -> list[str]:
    """The faces of the latest roll; empty before the first roll."""
    return next((text.split(" ") for actor, text in reversed(match.history) if actor == DICE), [])


def _why_not(match: Match, seat: int, picks: Sequence[str]) -> Refusal:
    """The reason for refusing picks: the seat is not to act, or none of its legal moves contains them."""
    try:
        match.state.check_actor(seat)
    except IllegalMove as refusal:
        return refusal
    return match.state.game.refusals.why_not_picks(match.state, seat, picks)
