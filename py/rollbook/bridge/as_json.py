"""The bridge's answers as values for JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rollbook.core.errors import RecordError, Refusal
from rollbook.core.game import Game, State
from rollbook.core.match import Match
from rollbook.core.messages import Json, Message, as_message
from rollbook.core.set_up import as_seat
from rollbook.ui.presentation import presentation_of

if TYPE_CHECKING:  # most matches need no bots, and the page starts sooner without
    from rollbook.bots.evaluator import Region


def as_game(game: Game) -> Json:
    """A game as data for lists and the set-up: its id, version, seats, options, and whether the lowest score wins."""
    return {
        "id": game.id,
        "version": game.version,
        "lowest_wins": game.lowest_wins,
        "seats": list(game.seats),
        "options": {
            name: {"values": list(option.values), "default": option.default, "beginners": option.beginners}
            for name, option in game.options.items()
        },
    }


def as_summary(match: Match) -> Json:
    """The summary of a match that is not on the table."""
    return {
        "record": str(match),
        "game": match.game.id,
        "options": match.options,
        "seats": [as_seat(text) for text in match.seats],
        "actions": len(match.history),
        "to_act": list(match.to_act),
        "turn": presentation_of(match.game).thrower(match.state),
        "scores": list(match.state.scores()),
        "result": as_result(match.state),
        **as_of_class(match),
    }


def as_of_class(match: Match) -> Json:
    """The class code that set up a match (`class_code`), or None, and the settings it locks (`locks`)."""
    if not (match.remarks and match.remarks[0].after == 0):
        return {"class_code": None, "locks": []}
    from rollbook.classroom import matches as class_match  # noqa: PLC0415 - most visits need none, and the page starts sooner without

    code = class_match.code_of(match)
    if code is None or not class_match.is_set_up_by(match, code):
        return {"class_code": None, "locks": []}
    return {"class_code": code, "locks": class_match.locks_of(code)}


def as_message_or_none(message: Message | None) -> Json | None:
    """A message as data; None if there is none."""
    return None if message is None else as_message(message)


def as_picks(state: State, seat: int, move: str) -> list[str]:
    """The picks of a move given as text."""
    return list(state.game.notation.picks(state.from_text(seat, move)))


def as_hint(state: State, seat: int, move: Any, gains: Sequence[Message], region: "Region | None" = None) -> Json:
    """A good move: its text and picks, the events it would cause, its gains, and where to look first."""
    return {
        "move": state.game.notation.text(move),
        "picks": list(state.game.notation.picks(move)),
        "events": [as_message(event) for event in presentation_of(state.game).events(state, seat, move)],
        "gains": [as_message(gain) for gain in gains],
        "region": None if region is None else {**as_message(region.words), "places": list(region.places)},
    }


def as_result(state: State) -> Json | None:
    """The end of a match, if it has ended."""
    result = state.result()
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "lines": [[line._asdict() for line in lines] for lines in result.lines],
        "ending": as_message(result.ending),
    }


def as_refusal(refusal: Refusal) -> Json:
    """A refusal as data: `id`, `arguments` and the English `sentence`; for a record also the `reason`, if any."""
    answer: Json = {"id": refusal.id, "arguments": refusal.arguments, "sentence": str(refusal)}
    if isinstance(refusal, RecordError) and refusal.reason is not None:
        answer["reason"] = as_refusal(refusal.reason)
    return answer
