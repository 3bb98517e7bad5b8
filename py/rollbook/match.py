"""One match, whatever the game: a set-up and a list of actions, with the state that they lead to.

`Match` is the only mutable thing here, and it speaks text only. Undo, replay and records are its list read again.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from random import Random, SystemRandom
from typing import Any, NamedTuple

from rollbook.dice import LARGEST_SEED
from rollbook.game import DICE, Actor, Choices, Game, Message, Moves, OptionValue, Result, State, View
from rollbook.games import GAMES
from rollbook.record import Entry, Record
from rollbook.refusals import IllegalMove, RecordError, SetUpError

BOT_LEVELS = ("easy", "medium", "hard")
LONGEST_NAME = 40
LONGEST_REMARK = 200
COPIED = "copied"
"""The remark at which a match has been copied: what stands before it happened in another one."""
NOT_IN_A_LINE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff]")


class Action(NamedTuple):
    """One action of a match, as text."""

    actor: Actor
    text: str

    def __str__(self) -> str:
        return f"{self.actor} {self.text}"


class Remark(NamedTuple):
    """A line that changes nothing: `after` is how many actions stood before it."""

    after: int
    text: str


class MoveTexts:
    """The legal moves of a seat as texts, as lazy as the game's own `Moves`."""

    def __init__(self, state: State[Any], moves: Moves[Any]) -> None:
        self._state = state
        self._moves = moves

    def __iter__(self) -> Iterator[str]:
        return map(self._state.move_text, self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, text: object) -> bool:
        move = self._state.move_from_text(text) if isinstance(text, str) else None
        return move is not None and move in self._moves

    def sample(self, rng: Random) -> str:
        """One of the legal moves, each equally likely."""
        return self._state.move_text(self._moves.sample(rng))

    def choices(self, picks: Sequence[str] = ()) -> Choices:
        """What can follow these picks, and the move they make (see `Choices`)."""
        return self._moves.choices(picks)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"


class Match:
    """A match of one game: `play` and `roll` go on, `undo` goes back, `str()` is its record, `parse` reads one.

    `seats` is how many people play, or a text for each seat: a name (1-40 characters) or `bot LEVEL`. `options` may
    leave out what stays at its default, and takes each value as text or number. `seed` (0 to 2**53 - 1) decides every
    roll that is not typed in; without one, a match draws its own. Raises `SetUpError` (a ValueError), which says what
    is allowed.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str] | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = _game(game)
        self._seats = _seat_texts(self.game, seats)
        self.options = _options(self.game, options or {})
        self.seed = _seed(seed)
        self._states: list[State[Any]] = [self.game.start(len(self._seats), self.options)]
        self._actions: list[Action] = []
        self._undone: list[Action] = []
        self._remarks: list[Remark] = []

    # who sits there

    @property
    def seats(self) -> tuple[str, ...]:
        """The text of each seat: a name, or `bot LEVEL`."""
        return self._seats

    def sit(self, seat: int, text: str) -> None:
        """Give a seat to somebody else, in mid-match too. Raises `SetUpError` for a bad name."""
        self._check_seat(seat)
        self._seats = (*self._seats[:seat], _seat_text(text), *self._seats[seat + 1 :])

    # where it stands

    @property
    def state(self) -> State[Any]:
        """The position now."""
        return self._states[-1]

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """`("dice",)`, the seats that may act now in ascending order, or `()` when the match is over."""
        return self.state.to_act

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it runs."""
        return self.state.result()

    @property
    def actions(self) -> tuple[str, ...]:
        """The lines of the record: every action so far, remarks left out."""
        return tuple(map(str, self._actions))

    @property
    def history(self) -> tuple[Action, ...]:
        """Every action so far."""
        return tuple(self._actions)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Every remark, in the order of the record."""
        return tuple(self._remarks)

    def position(self, after: int) -> State[Any]:
        """The position after the first `after` actions. Raises `IllegalMove` if there are not so many."""
        if not 0 <= after < len(self._states):
            raise IllegalMove("no_such_position", position=after, actions=len(self._actions))
        return self._states[after]

    def events(self, number: int) -> tuple[Message, ...]:
        """What action `number` (counted from 0) did. Raises `IllegalMove` if there is no such action."""
        self.position(number + 1)
        actor, text = self._actions[number]
        before = self._states[number]
        events = before.events(actor, before.from_text(actor, text))
        return events if self._states[number + 1].to_act else (*events, Message("match_over"))

    def view(self) -> View:
        """All that a page draws of the position now, ready for JSON."""
        return self.state.view()

    def legal(self, seat: int) -> MoveTexts:
        """The legal moves of a seat as texts; none if it is not to act. Raises `IllegalMove` for an unknown seat."""
        self._check_seat(seat)
        return MoveTexts(self.state, self.state.legal(seat))

    # going on

    def play(self, seat: int, text: str) -> None:
        """Let a seat make a move. Raises `IllegalMove`, saying why, and changes nothing, if the rules forbid it."""
        self._check_seat(seat)
        self._act(seat, text)

    def roll(self, text: str | None = None) -> str:
        """Throw the dice, or take what somebody threw on a real table (faces in any order). Returns the roll as text.

        Throw k depends on the seed and on k alone, k being the number of dice actions before it, typed ones included.
        Raises `IllegalMove` if no dice are due or they cannot show that.
        """
        self.state.check_actor(DICE)
        if text is None:
            thrown = sum(action.actor == DICE for action in self._actions)
            text = self.state.dice.text(self.state.dice.throw(self.seed, thrown))
        return self._act(DICE, text)

    def _act(self, actor: Actor, text: str) -> str:
        state = self.state
        state.check_actor(actor)
        action = state.from_text(actor, text)
        self._append(actor, action)
        self._undone.clear()
        return self._actions[-1].text

    def _append(self, actor: Actor, action: Any) -> None:
        state = self.state
        self._states.append(state.apply(actor, action))
        self._actions.append(Action(actor, state.text(actor, action)))

    # going back

    def undo(self, seat: int | None = None) -> Action:
        """Take back exactly the last action, or with `seat` that seat's latest action since the last dice.

        The second is for rounds in which several seats act at once: what the others did stays. Returns the action.
        Raises `IllegalMove` if there is nothing to take back.
        """
        if not self._actions:
            raise IllegalMove("nothing_to_undo")
        at = len(self._actions) - 1
        if seat is not None:
            self._check_seat(seat)
            while at >= 0 and self._actions[at].actor not in (seat, DICE):
                at -= 1
            if at < 0 or self._actions[at].actor == DICE:
                raise IllegalMove("nothing_to_undo_for_seat", seat=seat + 1)
        taken_back, later = self._actions[at], self._actions[at + 1 :]
        states = self._states[: at + 1]
        for action in later:
            states.append(states[-1].apply(action.actor, states[-1].from_text(action.actor, action.text)))
        self._states = states
        del self._actions[at]
        self._undone.append(taken_back)
        # Somebody's note stays in the record though the action it followed is gone.
        self._remarks = [remark._replace(after=min(remark.after, len(self._actions))) for remark in self._remarks]
        return taken_back

    def redo(self) -> Action:
        """Do again what was taken back last. Raises `IllegalMove` if nothing was, or something was done since."""
        if not self._undone:
            raise IllegalMove("nothing_to_redo")
        action = self._undone[-1]
        self._append(action.actor, self.state.from_text(action.actor, action.text))
        return self._undone.pop()

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again."""
        return bool(self._undone)

    # notes and records

    def remark(self, text: str) -> None:
        """Add a remark to the record; it changes no position. One line, at most 200 characters."""
        if not _is_line(text) or not 1 <= len(text) <= LONGEST_REMARK:
            raise IllegalMove("bad_remark")
        self._remarks.append(Remark(len(self._actions), text))

    def copy(self) -> "Match":
        """A match that stands where this one does, and then goes its own way: to try something out."""
        other = copy(self)
        other._states, other._actions = list(self._states), list(self._actions)
        other._undone, other._remarks = list(self._undone), list(self._remarks)
        return other

    def duplicate(self, seed: int) -> "Match":
        """A match of its own that goes on from here with the dice of another seed; a remark says where it begins.

        Raises `SetUpError` for a bad seed.
        """
        copy = Match(self.game, self._seats, self.options, seed)
        copy._states, copy._actions, copy._remarks = list(self._states), list(self._actions), list(self._remarks)
        copy.remark(COPIED)
        return copy

    def __str__(self) -> str:
        entries = [Entry(*action) for action in self._actions]
        for remark in reversed(self._remarks):
            entries.insert(remark.after, Entry(None, remark.text))
        chosen = {
            name: str(self.options[name])
            for name, option in self.game.options.items()
            if self.options[name] != option.default
        }
        return str(Record(self.game.id, str(self.game.version), chosen, self._seats, self.seed, tuple(entries)))

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, {len(self.seats)} seats, {len(self._actions)} actions>"

    @classmethod
    def parse(cls, text: str) -> "Match":
        """The match that a record holds. Raises `RecordError` (a ValueError), which names the line at fault."""
        record = Record.parse(text)
        line = record.lines["game"]
        try:
            game = _game(record.game)
            if record.version != str(game.version):
                raise RecordError("record_version", line, version=record.version[:40], game=game.id, known=game.version)
            match = cls(game, record.seats, record.options, record.seed)
        except SetUpError as refusal:
            raise RecordError("record_refused", record.lines[refusal.field], refusal) from None
        for line, entry in enumerate(record.entries, record.lines["entries"]):
            try:
                match._enter(entry)
            except IllegalMove as refusal:
                raise RecordError("record_refused", line, refusal) from None
        return match

    def _enter(self, entry: Entry) -> None:
        if entry.actor is None:
            self.remark(entry.text)
        elif entry.actor == DICE:
            self.roll(entry.text)
        else:
            self.play(entry.actor, entry.text)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self._seats)):
            raise IllegalMove("no_such_seat", seat=str(seat + 1), seats=len(self._seats))


def _game(game: str | Game) -> Game:
    if isinstance(game, Game):
        return game
    if game not in GAMES:
        raise SetUpError("game", "unknown_game", game=str(game)[:LONGEST_NAME], games=tuple(GAMES))
    return GAMES[game]


def _seat_texts(game: Game, seats: int | Sequence[str] | None) -> tuple[str, ...]:
    fewest, most = game.seats[0], game.seats[-1]
    if seats is None:
        seats = max(2, fewest)
    count = seats if isinstance(seats, int) else len(seats)
    if count not in game.seats:
        id = "bad_seats_exact" if fewest == most else "bad_seats"
        raise SetUpError("seats", id, game=game.id, fewest=fewest, most=most, seats=count)
    if isinstance(seats, int):
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    return tuple(map(_seat_text, seats))


def _seat_text(text: str) -> str:
    if not 1 <= len(text) <= LONGEST_NAME or "|" in text or text != text.strip() or not _is_line(text):
        raise SetUpError("seats", "bad_name")
    if text.startswith("bot ") and text.removeprefix("bot ") not in BOT_LEVELS:
        raise SetUpError("seats", "bad_bot", level=text.removeprefix("bot "), levels=BOT_LEVELS)
    return text


def _is_line(text: str) -> bool:
    """Whether a text is one line that can be stored: no line breaks, control characters or lone surrogates."""
    return not any(
        character < " "
        or "\x7f" <= character <= "\x9f"
        or character in "\u2028\u2029"
        or "\ud800" <= character <= "\udfff"
        for character in text
    )


def _options(game: Game, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    chosen = {name: option.default for name, option in game.options.items()}
    for name, value in given.items():
        shown = str(name)[:LONGEST_NAME]
        if not game.options:
            raise SetUpError("options", "no_options", game=game.id, option=shown)
        if name not in game.options:
            raise SetUpError("options", "unknown_option", game=game.id, option=shown, options=tuple(game.options))
        by_text = {str(allowed): allowed for allowed in game.options[name].values}
        if isinstance(value, bool) or str(value) not in by_text:
            raise SetUpError(
                "options", "bad_option", option=name, value=str(value)[:LONGEST_NAME], values=tuple(by_text)
            )
        chosen[name] = by_text[str(value)]
    return chosen


def _seed(seed: object) -> int:
    if seed is None:
        return SystemRandom().randrange(LARGEST_SEED + 1)
    # `in` alone would walk the whole range to look for what is no int.
    if not isinstance(seed, int) or isinstance(seed, bool) or seed not in range(LARGEST_SEED + 1):
        raise SetUpError("seed", "bad_seed", seed=str(seed)[:LONGEST_NAME])
    return seed
