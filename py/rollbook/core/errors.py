"""Refusals: one clear English sentence, with an id and arguments that a page can translate.

The English sentences are only here and in each game's own tables (`refusals.py`, `classroom.py`). The page's English
sentences are generated from these tables (`rollbook.bridge.english_messages`).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from operator import index
from reprlib import Repr
from typing import Final, NoReturn

Argument = str | int | tuple[str, ...] | tuple[int, ...]

SHARED_REFUSALS: Final[Mapping[str, str]] = {
    # set-up
    "unknown_game": "There is no game called “{game}”. The games are: {games}.",
    "bad_seats": "{game} is played by {fewest} to {most} people, not {seats}.",
    "bad_seats_exact": "{game} is played by exactly {fewest} people, not {seats}.",
    "bad_seats_type": "The seats are a whole number, or a list with a text for each seat, not “{seats}”.",
    "bad_name": "A player’s name is 1 to 40 characters on one line, without “|” and without spaces at its ends.",
    "bad_name_turning": "A player’s name cannot hold marks that turn the direction of writing.",
    "bad_name_invisible": "A player’s name needs at least one character that can be seen.",
    "bad_bot": "There is no bot “{level}”. The levels are: {levels}.",
    "unknown_option": "{game} has no option “{option}”. Its options are: {options}.",
    "no_options": "{game} has no options, so “{option}” cannot be set.",
    "bad_options": "Options are given as names with their values, not as “{options}”.",
    "bad_option": "The option “{option}” cannot be “{value}”. It can be: {values}.",
    "bad_seed": "A dice code (seed) is a whole number from 0 to 9007199254740991, not “{seed}”.",
    # play
    "match_over": "The match is over. Begin a new one.",
    "dice_first": "Roll the dice first.",
    "no_dice_now": "No dice now: make a move first.",
    "not_your_turn": "It is not your turn.",
    "bad_seat": "A seat is a whole number, 0 for the first, not “{seat}”.",
    "no_such_seat": "There is no seat {seat}. The seats are: {seats}.",
    "must_move": "You can make a move, so you cannot pass. Look for it.",
    "must_pass": "This roll gives no move. Tap “Pass”.",
    "not_legal": "“{move}” is not a legal move here. Choose another one.",
    "not_a_move": "“{move}” is not written like a move of this game. A move looks like this: {examples}.",
    "move_not_text": "A move is a text, such as {examples}, not “{shown}”.",
    "picks_incomplete": "That move is not complete yet: tap more.",
    "answer_first": "Add the dice first, and tap what they make.",
    "own_again": "Not {answer}. Count again.",
    "own_near": "Very close, but not {answer}. Count again.",
    "own_look_again": "Something fits. Add the dice and look again.",
    "own_count_dots": "Count the dots on the dice.",
    "own_count_on": "Start at {first}. Count on {more} more.",
    "own_tens": "Put two dice side by side: {tens} and {ones} make {number}.",
    "own_sum": "{dice} is {total}. See what fits.",
    "picks_fit_no_move": "These do not go together. Take one of them back.",
    "dice_count": "This roll has {expected}, not “{text}”.",
    "nothing_to_undo": "There is nothing to take back. Play on.",
    "nothing_to_undo_for_seat": "There is nothing to take back since this roll. Play on.",
    "others_moved_since": "Others have moved since then. Take back their moves first.",
    "nothing_to_redo": "There is nothing to redo. Play on.",
    "bad_remark": "A remark is one line of at most 200 characters.",
    "no_match": "There is no match on the table. Begin one.",
    "another_match": "Another match lies on the table. Open yours again.",
    "match_too_long": "This match is too long to go on: it has {most} lines. Begin a new one.",
    "not_an_action": "“{text}” is not an action. Write “dice” and a roll, or a seat’s number and its move.",
    "no_such_action": "There is no action {action}. This match has {actions}, counted from 0.",
    "no_such_position": "There is no position {position}. The positions of this match: 0 to {actions}.",
    # requests to the bridge
    "internal_error": "Something went wrong inside Rollbook ({error}). Nothing has changed. Try something else.",
    "bad_request": "The bridge cannot read this request.",
    "no_such_method": "The bridge has no method “{method}”.",
    "missing_argument": "“{method}” has to be told “{argument}”.",
    "unknown_argument": "“{method}” takes no “{argument}”.",
    "bad_argument": "“{method}” cannot use “{value}” as “{argument}”.",
    # the lab
    "bad_series": "This series cannot be played: {reason}",
    "no_choice": "Nobody has a choice anywhere in this match.",
    "no_series": "There is no series to go on with.",
    # class codes
    "code_empty": "A class code is made of letters and digits: type the one that your teacher shows.",
    "code_character": "No class code has the character “{character}”. They are made of {alphabet}.",
    "code_mistyped": "There is a typo in this class code. Check each character.",
    "code_newer": "This class code comes from a newer Rollbook. Connect to the network and reload the page.",
    "code_outdated": "This class code follows version {version} of the rules of {game}; this Rollbook plays "
    "version {known}. Ask for a new code.",
    "code_cannot_say": "A class code cannot hold “{value}” as “{what}”.",
    "code_of_puzzles": "This class code is for puzzles. Choose another code for a match.",
    "code_of_match": "This class code is for a match. Choose another code for puzzles.",
    "not_projected": "The dice of this game need its board. Open “On the projector” at the teacher’s desk.",
    "puzzle_without_hint": "There is no further hint here. Try an answer.",
    "puzzles_over": "These puzzles are over. Show your result.",
    "too_many_names": "{people} people play this match, not {names}. Leave some names out.",
    "name_of_robot": "“{name}” is a robot’s name. Choose another name.",
    # results of a class
    "result_without_class": "This match was begun without a class code. Choose another result.",
    "result_unfinished": "These puzzles are not finished yet. Finish them first.",
    "result_other_class": "This result belongs to the class code “{code}”, not to “{expected}”. Choose another result.",
    "result_not_sealed": "This is a match and not its result. Open the match and tap “Show my result”.",
    "result_altered": "Somebody has altered this result. Ask for it again.",
    "result_not_whole": "This result is incomplete. Ask for it again.",
    "result_other_match": "This match was not set up as its class code says. Ask for a new match.",
    "result_other_dice": "Roll {number} shows other dice than those of the class code. Ask for a new match.",
    "result_other_puzzles": "These answers do not fit the puzzles of the class code. Ask for them again.",
    "result_helped": "Somebody asked for a hint, but this class plays without hints. Ask for a new match.",
    # the list of a class
    "roster_damaged": "This list of names is incomplete. Ask for it again.",
    "roster_newer": "This list of names comes from a newer Rollbook. Connect to the network and reload the page.",
    "roster_name": "“{name}” cannot be a name here. A name has 1 to {most} characters, without “|”.",
    "roster_many": "A list has at most {most} names. Take some of them out.",
    "roster_mail": "“{name}” holds an e-mail address. Names travel in links: take the address out.",
    "roster_group": "Group {group} does not belong to this class. Choose another group.",
    # records
    "record_not_text": "This is not a Rollbook record: it has to begin with the line “rollbook 1”.",
    "record_newer": "This record was written by a newer Rollbook (“{shown}”); this one reads “rollbook 1”.",
    "record_missing": "Line {line}: here the record should say “{expected}”.",
    "record_not_empty": "Line {line}: this line of the record should be empty.",
    "record_version": "Line {line}: this record follows version {version} of the rules of {game}; "
    "this Rollbook plays version {known}.",
    "record_option": "Line {line}: an option is written name=value, not “{text}”.",
    "record_seats": "Line {line}: write a bar between two seats, with a space on each side of it: Ann | Ben.",
    "record_action": "Line {line}: “{text}” is not an action. "
    "Write “dice” and a roll, or a seat’s number and its move.",
    "record_refused": "Line {line}: {reason}",
    "record_too_long": "This record is too long: a match has at most {most} lines.",
}


LONGEST_SHOWN: Final = 40
MAX_SHOWN: Final = 30
LONGEST_ARGUMENT: Final = 500
BRIEF: Final = Repr()
"""The `repr` of a value, cut short."""
BRIEF.maxother = 80
ONE_OF: Final = frozenset({"takes"})
"""Arguments that are alternatives, joined by `or`."""
# Characters that change the direction of writing would affect the text next to a name or a remark.
_TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
TURNING: Final = re.compile(f"[{_TURNING}]")
NOT_IN_A_LINE: Final = re.compile(f"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff{_TURNING}]")
# Everything except Unicode's white space, the characters that are ignored if a font lacks them, and the blank Braille
# pattern.
VISIBLE: Final = re.compile(
    r"[^\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
)


def is_line(text: object, longest: int) -> bool:
    """Whether a value is one line of 1 to `longest` characters, without control characters or lone surrogates."""
    return isinstance(text, str) and 1 <= len(text) <= longest and NOT_IN_A_LINE.search(text) is None


def whole(value: object) -> int | None:
    """The value as an int if it is an integer, NumPy's included; None for anything else, such as True and 1.0."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type] # it may be any value
    except TypeError:
        return None


def is_several(value: object) -> bool:
    """Whether a value is an ordered collection; a string is not."""
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def format_value(value: object) -> str:
    """Format a wrong value for the sentence of a refusal: its text, or the name of its type."""
    if isinstance(value, str):
        return value[:LONGEST_SHOWN]
    number = whole(value)
    # A number may have too many digits to format, and anything else may be endless.
    if number is not None and number.bit_length() < 100:
        return repr(number)
    return repr(value) if value is None or isinstance(value, bool | float) else type(value).__name__


def written(value: object) -> str:
    """Format a value that was given as a move for the sentence of a refusal: its text, or its `repr`."""
    simple = isinstance(value, str | float) or whole(value) is not None
    return format_value(value) if simple else BRIEF.repr(value)


def whole_from(least: int, value: object, what: str) -> int:
    """The value as an int. Raises ValueError if it is not an integer, or is below `least`.

    `what` describes the value in the sentence: `The number of playouts`.
    """
    number = whole(value)
    if number is None or number < least:
        raise ValueError(f"{what} is a whole number from {least}, not {format_value(value)}.")
    return number


def check_kind(kind: type, value: object, what: str) -> None:
    """Raise ValueError for a value that is not an instance of `kind`. `what` describes `kind` in the sentence."""
    if not isinstance(value, kind):
        raise ValueError(f"{what} is needed here, not {format_value(value)}.")  # noqa: TRY004 - one kind of error for bad values


def _clean(argument: Argument) -> Argument:
    """Format an argument for a sentence: short, on one line, without characters that change the writing direction."""
    if isinstance(argument, str):
        return NOT_IN_A_LINE.sub("\ufffd", argument[:LONGEST_ARGUMENT])
    if isinstance(argument, tuple) and any(isinstance(value, str) for value in argument):
        texts = [NOT_IN_A_LINE.sub("\ufffd", format_value(value)) for value in argument[:MAX_SHOWN]]
        return (*texts, "...") if len(argument) > MAX_SHOWN else tuple(texts)
    return argument


class Arguments(dict[str, Argument]):
    """The arguments of a message: a dict that cannot be changed, so that it can be shared and hashed."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type["Arguments"], tuple[dict[str, Argument]]]:
        return Arguments, (dict(self),)

    def _refuse(self, *_values: object, **_named: object) -> NoReturn:
        raise TypeError("The arguments of a message cannot be changed.")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


class Refusal(ValueError):
    """A refused request, and why. `str()` is the English sentence; nothing has been changed.

    `id` identifies the sentence and `arguments` are its values, so that a page can translate it. `sentence` comes from
    a game's own table; by default the shared table is used. Raises TypeError for an unknown id, or if the sentence
    needs an argument that is missing.
    """

    def __init__(self, id: str, sentence: str | None = None, **arguments: Argument) -> None:
        if sentence is None and id not in SHARED_REFUSALS:
            kind = type(self).__name__
            raise TypeError(f"No sentence for {id!r}. Give it too: {kind}({id!r}, 'This is taken.').")
        self.id = id
        self.arguments: Mapping[str, Argument] = Arguments({name: _clean(value) for name, value in arguments.items()})
        spoken = {
            name: (" or " if name in ONE_OF else ", ").join(map(str, value)) if isinstance(value, tuple) else value
            for name, value in self.arguments.items()
        }
        try:
            super().__init__((SHARED_REFUSALS[id] if sentence is None else sentence).format_map(spoken))
        except KeyError as missing:
            raise TypeError(f"The sentence of {id!r} speaks of {missing}, which is not among its arguments.") from None

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[object, ...]]:
        # By default, an exception calls `type(self)(*self.args)`, which would read the sentence as an id.
        return _again, (type(self), str(self), self.__dict__)


def _again(kind: type[Refusal], sentence: str, attributes: Mapping[str, object]) -> Refusal:
    """Rebuild a refusal that has been copied or pickled."""
    refusal = kind.__new__(kind, sentence)
    refusal.__dict__.update(attributes)
    return refusal


class SetUpError(Refusal):
    """An invalid set-up. `field` is the part at fault: `game`, `options`, `seats` or `seed`."""

    def __init__(self, field: str, id: str, **arguments: Argument) -> None:
        self.field = field
        super().__init__(id, None, **arguments)


class IllegalMove(Refusal):
    """An action or a request that a state or a match refuses now. The state and the match stay unchanged."""


class CodeError(Refusal):
    """An invalid class code, or a set-up that class codes cannot encode (see `rollbook.classroom.codes`)."""


class ResultError(Refusal):
    """A record that is not a result of a class (see `rollbook.classroom.results`)."""


class RosterError(Refusal):
    """A list of a class that cannot be read or made (see `rollbook.classroom.roster`)."""


class RecordError(Refusal):
    """Text that is not a record of a match. `line` is the line at fault, counted from 1.

    `reason` is the refusal of the set-up or of the action on that line, if there is one.
    """

    def __init__(self, id: str, line: int, reason: Refusal | None = None, **arguments: Argument) -> None:
        self.line = line
        self.reason = reason
        if reason is not None:
            arguments["reason"] = str(reason)
        super().__init__(id, None, line=line, **arguments)

    def moved(self, lines: int) -> "RecordError":
        """The same refusal, for text with `lines` lines above the record."""
        arguments = {name: value for name, value in self.arguments.items() if name not in ("line", "reason")}
        return RecordError(self.id, self.line + lines, self.reason, **arguments)


def checked_seat(seat: object, seats: int) -> int:
    """The seat as an int. Raises `IllegalMove` if a match with `seats` seats does not have it."""
    # True and 1.0 are in the range too, but the record would contain them unchanged.
    number = whole(seat)
    if number is None:
        raise IllegalMove("bad_seat", seat=format_value(seat))
    if number not in range(seats):
        raise IllegalMove("no_such_seat", seat=format_value(number), seats=tuple(map(str, range(seats))))
    return number
