"""Golden matches are records that were written by hand from the text of the rules; remarks state what to expect.

A remark that begins with `expect` is checked at that point:

    # expect to_act dice                     or the seats that may act (`0 2`), or `nobody`
    # expect legal 0: 5.3 6.1                exactly these moves, in any order, or `c5 c2, c7` with commas
    # expect count 0: 46                     the number of legal moves
    # expect refused 0 5.3: The sentence.    the move is refused, with this sentence if one is given
    # expect scores 3 0
    # expect winners 0 1
    # expect ending full                     why the match ended, without the game's prefix
    # expect events placed tic_tac_toe       what the last action did: ids without the game's prefix; if the action
                                             ended the match, the last event is `match_over`
    # expect view grids.0.grid 1             what the board shows there, as JSON
"""

import json
from pathlib import Path
from typing import Any

from rollbook import IllegalMove, Match
from rollbook.core.record import Record
from tests import places

CANONICAL = (
    "A record here has the form that str(match) gives it: faces in ascending order, picks in the order of the game, "
    "one space between words. Write it like this:"
)


def golden_files(game: str = "*") -> list[Path]:
    """Return the files of all golden matches, or of a game's, sorted by game and name."""
    return [file for folder in places.GOLDEN for file in sorted(folder.glob(f"{game}/*.txt"))]


def check(text: str) -> Match:
    """Replay a record, check its form and each expectation in it, and return the match."""
    record = Record.parse(text)
    match = Match(record.game, record.seats, record.options, record.seed)
    for line, entry in enumerate(record.entries, record.lines["entries"]):
        try:
            if entry.actor is None:
                match.remark(entry.text)
                expect(match, entry.text)
            elif entry.actor == "dice":
                match.roll(entry.text)
            else:
                match.play(entry.actor, entry.text)
        except Exception as error:
            raise AssertionError(f"line {line}: {entry}: {error}\n{match.state}") from error
    assert str(match) == text, f"{CANONICAL}\n\n{match}"
    return match


def expect(match: Match, remark: str) -> None:
    """Check a remark, if it states an expectation."""
    word, _, rest = remark.partition(" ")
    if word != "expect":
        return
    subject, _, value = rest.partition(" ")
    if subject == "to_act":
        due = " ".join(map(str, match.to_act)) or "nobody"
        assert due == value, f"{due} is to act, not {value}"
    elif subject == "legal":
        seat, _, moves = value.partition(":")
        legal = sorted(match.legal(int(seat)))
        assert legal == sorted(_moves(match, moves.strip())), f"the legal moves are {', '.join(legal)}"
    elif subject == "count":
        seat, _, count = value.partition(":")
        legal_count = len(match.legal(int(seat)))
        assert legal_count == int(count), f"there are {legal_count} legal moves, not {count}"
    elif subject == "refused":
        move, _, sentence = value.partition(": ")
        _expect_refused(match, move, sentence)
    elif subject == "scores":
        scores = match.state.scores()
        assert scores == _numbers(value), f"the scores are {scores}, not {value}"
    elif subject == "winners":
        assert match.result is not None, "the match is not over"
        assert match.result.winners == _numbers(value), f"the winners are {match.result.winners}, not {value}"
        assert match.to_act == (), f"{match.to_act} is still to act"
    elif subject == "ending":
        assert match.result is not None, "the match is not over"
        ending = match.result.ending.id
        assert ending == f"{match.game.id}-ended-{value}", f"the ending is {ending}, not {value}"
    elif subject == "events":
        events = [event.id.removeprefix(f"{match.game.id}-") for event in match.events(len(match.history) - 1)]
        assert events == value.split(), f"the events are “{' '.join(events)}”, not “{value}”"
    elif subject == "view":
        path, _, shown = value.partition(" ")
        part: Any = match.view()
        for name in path.split("."):
            part = part[int(name)] if isinstance(part, list) else part[name]
        assert part == json.loads(shown), f"{path} is {json.dumps(part)}, not {shown}"
    else:
        raise AssertionError(f"“{remark}” is not an expectation")


def _expect_refused(match: Match, action: str, sentence: str) -> None:
    before = str(match), match.state
    seat, _, move = action.partition(" ")
    try:
        match.play(int(seat), move)
    except IllegalMove as refusal:
        assert sentence in ("", str(refusal)), str(refusal)
    else:
        raise AssertionError(f"{move} was not refused")
    assert (str(match), match.state) == before


def _moves(match: Match, text: str) -> list[str]:
    """Split a list of moves at its commas, or at its spaces if it has no commas."""
    return [move.strip() for move in text.split(",")] if "," in text else _longest_moves(match, text)


def _longest_moves(match: Match, text: str) -> list[str]:
    return [text] if match.state.game.notation.parse(text) is not None else text.split()


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
