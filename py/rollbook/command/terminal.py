"""A match in the terminal: its questions, its output and its input."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from rollbook import bots
from rollbook.arena import BotFailed, OwnBot
from rollbook.arena.players import decision_function
from rollbook.arena.series import MOVE_LIMIT
from rollbook.command.screen import Screen
from rollbook.core.errors import IllegalMove
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.set_up import bot_level
from rollbook.ui.presentation import DIM, Line, letter, presentation_of

with suppress(ImportError):
    import readline  # noqa: F401 - with it, people can edit and repeat lines in `input`

FEW: Final = 12
"""The maximum number of moves that are listed; if there are more, only their first picks are."""
HELP: Final = (
    "Enter rolls; 3 5 takes the faces of real dice. Type a move, or its parts separated by spaces. "
    "hint, undo, save FILE, quit, help."
)


class Leave(Exception):
    """Raised when a player leaves the table."""


class TerminalMatch:
    """A match in the terminal: asks the people who are to act, and plays for bots."""

    def __init__(
        self, match: Match, screen: Screen, own: Mapping[str, OwnBot] | None = None, limit: float = MOVE_LIMIT
    ) -> None:
        self.match = match
        self.screen = screen
        self.own = dict(own or {})
        """Your own bots, by the text of their seats."""
        self.limit = limit
        self.luck = SystemRandom().randrange(2**128)
        """The seed for the generators of your own bots. It is not the match's seed, which someone may guess."""
        self.words = screen.words
        self.file: Path | None = None
        """The file in which the match was last saved."""
        self.saved = str(match)
        """The record when it was last saved, or at the start."""
        self.drawn: list[Line] = []
        """The board that was shown last."""
        self.announced = ""
        """The legal moves that were listed last."""
        self.warned = False

    def sit_down(self) -> None:
        """Play until a player leaves."""
        self.screen.head(self.match)
        self.screen.say(HELP, DIM)
        try:
            while True:
                self.let_bots_play()
                self.show_board()
                self.ask()
        except Leave:
            return
        except (EOFError, KeyboardInterrupt):
            print()
            self.hand_over()

    @property
    def seat(self) -> int:
        """The seat that is to roll or to move (the first of several)."""
        actor = self.match.to_act[0]
        return presentation_of(self.match.game).thrower(self.match.state) if actor == DICE else actor

    def level(self, seat: int) -> str | None:
        """The level of the bot at a seat, or None for a person or your own bot."""
        return bot_level(self.match.seats[seat])

    def by_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat."""
        return self.level(seat) is not None or self.match.seats[seat] in self.own

    def let_bots_play(self) -> None:
        """Let bots act until a person is to act or the match is over."""
        match = self.match
        while match.to_act and self.by_bot(self.seat):
            if match.to_act[0] == DICE:
                match.roll()
            else:
                try:
                    move = self.choice(self.seat)
                except BotFailed as failed:
                    name = match.seats[self.seat]
                    del self.own[name]
                    self.screen.say(f"{name} {str(failed).removesuffix('.')}. You play for it from now on.")
                    return
                match.play(self.seat, match.state.text(self.seat, move))
            self.tell()

    def choice(self, seat: int) -> Any:
        """The move of a seat's bot. Raises `BotFailed` if it is your own bot and fails."""
        match, level, name = self.match, self.level(seat), self.match.seats[seat]
        if level:
            return bots.choose(match.state, seat, level, match.seed, len(match.history))
        return decision_function(self.own[name], self.limit)(match.state, seat, self.luck, len(match.history))[0]

    def tell(self) -> None:
        """Describe the last action."""
        number = len(self.match.history) - 1
        self.screen.say(f"{number + 1}. {self.words.entry(self.match, number)}")

    def show_board(self) -> None:
        """Show the board, if it has changed."""
        now = self.screen.position(self.match, len(self.match.history))
        if now != self.drawn:
            self.drawn = now
            self.screen.show([[], *now, []])

    # a person's turn

    def ask(self) -> None:
        """Ask the person who is to act for a command, and run it."""
        match = self.match
        if not match.to_act:
            question = "undo, save FILE or quit"
            if self.announced != question:
                self.screen.result(match)
            self.announced = question
        elif match.to_act[0] == DICE:
            question = f"{match.seats[self.seat]}: Enter rolls"
        else:
            question = f"{letter(self.seat)} {match.seats[self.seat]}"
            todo = f"{self.words.prompt(match, self.seat)} {possible(match, self.seat)}"
            if self.announced != todo:
                self.screen.say(todo)
            self.announced = todo
        try:
            self.do(input(f"{question} > ").strip())
        except IllegalMove as refusal:
            self.screen.say(str(refusal))

    def do(self, text: str) -> None:
        """Run a typed command. Raises `IllegalMove`, with the reason, if that is impossible."""
        command, _, rest = text.partition(" ")
        if command != "quit":
            self.warned = False
        if command == "quit":
            self.quit()
        elif command == "save":
            self.save(rest.strip())
        elif command == "undo":
            self.undo()
        elif command == "help":
            self.screen.say(HELP, DIM)
        elif not self.match.to_act:
            raise IllegalMove("match_over")
        elif command == "hint":
            self.hint()
        elif self.match.to_act[0] == DICE:
            self.match.roll(text or None)
            self.tell()
        elif text:
            self.move(text)
        else:
            self.announced = ""

    def move(self, text: str) -> None:
        """Make the move with this text or these picks; for an incomplete move, list the picks that can follow."""
        match, seat, picks = self.match, self.seat, text.split()
        try:
            match.play(seat, text)
        except IllegalMove as refusal:
            if not set(picks).issubset(match.game.picks):
                raise
            following, move = match.legal(seat).choices(picks)
            if move is None and not following:
                raise match.state.game.refusals.why_not_picks(match.state, seat, picks) from refusal
            if move is None:
                self.screen.say(f"{text}: and {', '.join(following)}?")
                return
            match.play(seat, move)
        self.tell()

    def hint(self) -> None:
        """Show good moves, with the gains of each, to the person who is to act, and note the hint in the record."""
        match, seat = self.match, self.seat
        match.state.check_actor(seat)
        found = bots.finish(bots.hints(match.state, seat, match.seed, len(match.history)))
        earlier = sum(remark.text.startswith("hint ") for remark in match.remarks)
        match.remark(f"hint {earlier + 1}")
        for move, gains, _ in found:
            said = ", ".join(self.words.say(gain.id, **gain.arguments) for gain in gains)
            self.screen.say(f"  {match.state.game.notation.text(move)}{': ' if said else ''}{said}")

    def undo(self) -> None:
        """Take back a person's last action and everything after it. Rolls taken back are noted in the record."""
        match = self.match
        thrower = presentation_of(match.game).thrower
        actors = [
            thrower(match.position(at)) if actor == DICE else actor for at, (actor, _) in enumerate(match.history)
        ]
        by_people = [number for number, seat in enumerate(actors) if not self.by_bot(seat)]
        if not by_people:
            raise IllegalMove("nothing_to_undo")
        taken_back = [(number, match.undo().actor) for number in range(len(actors), by_people[-1], -1)]
        for number, actor in taken_back:
            if actor == DICE:
                match.remark(f"take-back {number}")
        self.drawn, self.announced = [], ""

    def save(self, name: str) -> None:
        """Write the record to a file."""
        path = Path(name) if name else self.file
        if path is None:
            self.screen.say("save needs the name of a file.")
        elif path != self.file and path.exists():
            self.screen.say(f"{path} is there already: choose another name.")
        else:
            try:
                path.write_text(str(self.match), "utf-8", newline="\n")
            except OSError as error:
                self.screen.say(f"{path} cannot be written: {error.strerror}.")
                return
            self.file, self.saved = path, str(self.match)
            self.screen.say(f"Saved: `python -m rollbook play {path}` continues it.")

    def quit(self) -> None:
        """Leave, after a warning if the match would be lost."""
        if str(self.match) != self.saved and not self.warned:
            self.warned = True
            self.screen.say("This match is not saved: save FILE keeps it, quit again leaves it.")
            return
        raise Leave

    def hand_over(self) -> None:
        """Print the record of an unsaved match, so that it is not lost."""
        if str(self.match) != self.saved:
            self.screen.say("The match was not saved; this is its record:")
            print(self.match)


def possible(match: Match, seat: int) -> str:
    """A sentence with the moves of a seat; if there are many, with their first picks."""
    legal = match.legal(seat)
    if len(legal) <= FEW:
        return f"Moves: {', '.join(legal)}."
    return f"{len(legal)} moves; begin with {', '.join(legal.choices(()).next)}."
