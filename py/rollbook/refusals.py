"""How Rollbook says no: one clear English sentence, with an id and arguments that a page can translate.

The English sentences stand here and in each game's own table, and nowhere else: the page's English texts are made
from these tables (`rollbook.bridge.english_messages`).
"""

from collections.abc import Mapping
from typing import Final

Argument = str | int | tuple[str, ...] | tuple[int, ...]

SHARED_REFUSALS: Final[Mapping[str, str]] = {
    # set-up
    "unknown_game": "There is no game called “{game}”. The games are: {games}.",
    "bad_seats": "{game} is played by {fewest} to {most} people, not {seats}.",
    "bad_seats_exact": "{game} is played by exactly {fewest} people, not {seats}.",
    "bad_name": "A seat's name is 1 to 40 characters on one line, without “|” and without spaces at its ends.",
    "bad_bot": "There is no bot “{level}”. The levels are: {levels}.",
    "unknown_option": "{game} has no option “{option}”. Its options are: {options}.",
    "no_options": "{game} has no options, so “{option}” cannot be set.",
    "bad_option": "The option “{option}” cannot be “{value}”. It can be: {values}.",
    "bad_seed": "A seed is a whole number from 0 to 9007199254740991, not “{seed}”.",
    # play
    "match_over": "The match is over.",
    "dice_first": "The dice have to be thrown first.",
    "no_dice_now": "No dice are thrown now: {seats} to move.",
    "not_your_turn": "It is not the turn of seat {seat}.",
    "no_such_seat": "There is no seat {seat}: this match has {seats} seats.",
    "must_move": "You can only pass when you have no move, and you have one.",
    "must_pass": "There is no move for this roll: pass.",
    "not_legal": "“{move}” is not a legal move here.",
    "not_a_move": "“{move}” is not written like a move of this game. A move looks like this: {examples}.",
    "picks_fit_no_move": "These do not make a move together: {picks}.",
    "dice_count": "This roll shows {expected}, not “{text}”.",
    "nothing_to_undo": "There is nothing to take back.",
    "nothing_to_undo_for_seat": "Seat {seat} has done nothing since the last roll that could be taken back.",
    "nothing_to_redo": "There is nothing to do again.",
    "bad_remark": "A remark is one line of at most 200 characters.",
    "no_match": "There is no match on the table.",
    "no_such_position": "There is no position {position}: this match has {actions} actions.",
    # records
    "record_not_text": "This is not a Rollbook record: it has to begin with the line “rollbook 1”.",
    "record_newer": "This record was written by a newer Rollbook (“{shown}”); this one reads “rollbook 1”.",
    "record_missing": "Line {line}: here the record should say “{expected}”.",
    "record_version": "Line {line}: this record follows version {version} of the rules of {game}; "
    "this Rollbook plays version {known}.",
    "record_option": "Line {line}: an option is written name=value, not “{text}”.",
    "record_action": "Line {line}: “{text}” is not an action. An action begins with “dice” or the number of a seat.",
    "record_refused": "Line {line}: {reason}",
    "record_too_long": "This record is too long: a match has at most {most} lines.",
}


class Refusal(ValueError):
    """Something that cannot be done, and why. `str()` is the English sentence; nothing has been changed.

    `id` names the sentence and `arguments` holds what it speaks of, so that a page can say it in another language.
    """

    def __init__(self, id: str, sentence: str, arguments: Mapping[str, Argument]) -> None:
        self.id = id
        self.arguments = dict(arguments)
        spoken = {
            name: ", ".join(map(str, value)) if isinstance(value, tuple) else value
            for name, value in self.arguments.items()
        }
        super().__init__(sentence.format_map(spoken))


class SetUpError(Refusal):
    """A match that cannot be set up like this. `field` says what is at fault: `game`, `options`, `seats` or `seed`."""

    def __init__(self, field: str, id: str, **arguments: Argument) -> None:
        self.field = field
        super().__init__(id, SHARED_REFUSALS[id], arguments)


class IllegalMove(Refusal):
    """An action that the rules do not allow now. The state, and the match, are untouched.

    `sentence` is given by a game's own table; without it the shared table is read.
    """

    def __init__(self, id: str, sentence: str | None = None, **arguments: Argument) -> None:
        super().__init__(id, SHARED_REFUSALS[id] if sentence is None else sentence, arguments)


class RecordError(Refusal):
    """A text that is not a record of a match. `line` is the line at fault, counted from 1.

    `reason` is the refusal of the set-up or of the action on that line, where that is what is wrong.
    """

    def __init__(self, id: str, line: int, reason: Refusal | None = None, **arguments: Argument) -> None:
        self.line = line
        self.reason = reason
        if reason is not None:
            arguments["reason"] = str(reason)
        super().__init__(id, SHARED_REFUSALS[id], {"line": line, **arguments})

    def moved(self, lines: int) -> "RecordError":
        """The same in a text that has so many lines above the record."""
        arguments = {name: value for name, value in self.arguments.items() if name not in ("line", "reason")}
        return RecordError(self.id, self.line + lines, self.reason, **arguments)
