"""Shows a match: in colour on a terminal if rich is installed, as plain text otherwise."""

import sys
from pathlib import Path

from rollbook.command import Stop, check_file
from rollbook.command.words import Words
from rollbook.core.errors import SHARED_REFUSALS, RecordError
from rollbook.core.match import Match
from rollbook.ui.presentation import Ink, Line, letter, plain, presentation_of, style_of


def read_match(file: str) -> Match:
    """Read the match in a file; `-` means standard input. Raises `Stop` if it cannot be read or is not a record."""
    name = "The standard input" if file == "-" else file
    try:
        if file != "-":
            check_file(Path(file))
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return Match.parse(text.decode("utf-8"))
    except OSError as error:
        raise Stop(f"{name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Stop(f"{name} is not text.") from None
    except RecordError as error:
        # Most refusals give their line; refusals of the whole record do not.
        sentence = str(error) if "{line}" in SHARED_REFUSALS[error.id] else f"Line {error.line}: {error}"
        raise Stop(f"{name}: {sentence}") from None


class Screen:
    """The output stream for matches."""

    def __init__(self) -> None:
        self.words = Words()
        try:
            from rich.console import Console  # noqa: PLC0415 - an extra
        except ImportError:
            self._console = None
        else:
            console = Console(highlight=False)
            self._console = console if console.is_terminal else None

    def say(self, text: str, style: str = "") -> None:
        """Show a line of text in a style."""
        self.show([[Ink(text, style)]])

    def show(self, lines: list[Line]) -> None:
        """Show lines of coloured text."""
        for line in lines:
            if self._console is None:
                print(plain(line))
            else:
                from rich.text import Text  # noqa: PLC0415

                self._console.print(Text.assemble(*[(ink.text, ink.style) for ink in line]), soft_wrap=True)

    def head(self, match: Match) -> None:
        """Show the match's set-up."""
        chosen = [f"{name} {value}" for name, value in match.options.items()]
        self.say(", ".join([self.words.game(match.game.id), *chosen, f"seed {match.seed}"]), "bold")

    def position(self, match: Match, after: int) -> list[Line]:
        """The lines of a position: the seats with their scores, and the board, after the first `after` actions."""
        state = match.position(after)
        seats: Line = []
        for seat, (name, score) in enumerate(zip(match.seats, state.scores(), strict=True)):
            seats += [Ink("   " if seat else ""), Ink(f"{letter(seat)} {name}", style_of(seat)), Ink(f" {score}")]
        return [seats, *presentation_of(match.game).board(state)]

    def result(self, match: Match) -> None:
        """Show who has won, why, and the scorecards."""
        result = match.result
        assert result is not None
        self.say(self.words.ending(match), "bold")
        for seat, (name, score, lines) in enumerate(zip(match.seats, result.scores, result.lines, strict=True)):
            self.show([[Ink(f"{score:>4}"), Ink(f"  {letter(seat)} {name}", style_of(seat))]])
            for line in lines:
                points = "" if line.points is None else line.points
                self.say(f"{points:>9}  {self.words.score_line(line)}")
