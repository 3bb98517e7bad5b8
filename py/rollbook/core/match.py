"""One match, whatever the game: a set-up and a list of actions, with the state that they lead to.

`Match` is the only mutable object in this module. It takes moves as text. Undo, replay and records all use its list of
actions.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rollbook.core.dice import Face
from rollbook.core.errors import (
    IllegalMove,
    RecordError,
    SetUpError,
    check_kind,
    checked_seat,
    format_value,
    is_line,
    whole,
)
from rollbook.core.game import DICE, GAMES, Actor, Game, GivenOptions, OptionValue, Result, State, View, format_actors
from rollbook.core.messages import Message
from rollbook.core.record import (
    MAX_ENTRIES,
    Action,
    MoveTexts,
    Record,
    Remark,
    close_gap,
    counted,
    in_order,
    latest_since_dice,
)
from rollbook.core.set_up import chosen_game, chosen_seed, chosen_set_up, not_default, seat_text

LONGEST_REMARK = 200
COPIED = "copied"
"""The remark that `duplicate` adds: the entries before it come from another match."""


class Match:
    """A match of one game: `play` and `roll` add actions, `undo` removes them, `str()` is its record.

    `seats` is the number of people, or a string for each seat: a name (1-40 characters) or `bot LEVEL`. `options` is a
    mapping or pairs. Missing options have their default; values may be text or numbers. `seed` (0 to 2**53 - 1)
    determines every roll that is not typed in; without a seed, the match draws one. Raises `SetUpError` (a ValueError),
    which lists the allowed values. Matches are equal if their records are: the same set-up, actions and remarks.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str] | None = None,
        options: GivenOptions | None = None,
        seed: int | None = None,
    ) -> None:
        self.game, self._seats, self._options, self.seed = chosen_set_up(game, seats, options, seed)
        self._states: list[State] = [self.game.start(len(self._seats), self._options)]
        self._actions: list[Action] = []
        self._undone: list[Action] = []
        self._remarks: list[Remark] = []

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of each option of the game."""
        return dict(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        """The text of each seat: a name, or `bot LEVEL`."""
        return self._seats

    def sit(self, seat: int, text: str) -> None:
        """Change who sits at a seat, even during the match. Raises `SetUpError` (name) or `IllegalMove` (seat)."""
        seat = self.check_seat(seat)
        self._seats = (*self._seats[:seat], seat_text(text), *self._seats[seat + 1 :])

    # the current position

    @property
    def state(self) -> State:
        """The current position."""
        return self._states[-1]

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """`("dice",)`, the seats that may act now in ascending order, or `()` when the match is over."""
        return self.state.to_act

    @property
    def result(self) -> Result | None:
        """The result of the match, or None while it runs."""
        return self.state.result()

    @property
    def actions(self) -> tuple[str, ...]:
        """Every action so far as text, in the form of the record, without remarks."""
        return tuple(map(str, self._actions))

    @property
    def history(self) -> tuple[Action, ...]:
        """Every action so far as an `Action`: its actor and its text."""
        return tuple(self._actions)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Every remark, in the order of the record."""
        return tuple(self._remarks)

    def position(self, after: int) -> State:
        """The position after the first `after` actions. Raises `IllegalMove` if there are fewer."""
        return self._states[self._index("position", after, len(self._states))]

    def action(self, number: int) -> Action:
        """Action `number`, counted from 0. Raises `IllegalMove` if there is no such action."""
        return self._actions[self._index("action", number, len(self._actions))]

    def _index(self, kind: str, given: int, end: int) -> int:
        """The number of an action or a position as an int. Raises `IllegalMove` if it is not below `end`."""
        number = whole(given)
        if number is None or not 0 <= number < end:
            raise IllegalMove(f"no_such_{kind}", **{kind: format_value(given)}, actions=len(self._actions))
        return number

    def events(self, number: int) -> tuple[Message, ...]:
        """The events of action `number`, counted from 0. Raises `IllegalMove` if there is no such action."""
        at = self._index("action", number, len(self._actions))
        events = self._states[at].events(*self._actions[at])
        return events if self._states[at + 1].to_act else (*events, Message("match_over"))

    def view(self) -> View:
        """Everything that a page draws of the current position, ready for JSON."""
        return self.state.view()

    def legal(self, seat: int) -> MoveTexts:
        """The legal moves of a seat as text; none if it is not to act. Raises `IllegalMove` for an unknown seat."""
        seat = self.check_seat(seat)
        return MoveTexts(self.state, self.state.legal(seat))

    def check_seat(self, seat: int) -> int:
        """The seat as an int. Raises `IllegalMove` if there is no such seat."""
        return checked_seat(seat, len(self._seats))

    # moving on

    def play(self, seat: int, text: str) -> Action:
        """Let a seat make a move.

        If the rules forbid it, raises `IllegalMove`, with the reason, and changes nothing.
        """
        seat = self.check_seat(seat)
        if not isinstance(text, str):
            raise IllegalMove("move_not_text", examples=self.state.examples, shown=format_value(text))
        return self._act(seat, text)

    def roll(self, text: str | Sequence[Face] | None = None) -> str:
        """Roll the dice, or enter a roll of real dice (faces in any order). Returns the roll as text.

        Roll k depends only on the seed and on k, the number of earlier rolls, typed ones included. Raises
        `IllegalMove` if no dice are due or they cannot show these faces.
        """
        self.state.check_actor(DICE)
        dice = self.state.dice
        if text is None:
            roll = dice.throw(self.seed, sum(action.actor == DICE for action in self._actions))
        else:
            roll = dice.roll_of(text)
        return self._act(DICE, dice.text(roll)).text

    def do(self, line: str | Action) -> Action:
        """Repeat an action of a match: an item of `actions` or of `history`, such as `0 5.3` or `dice 2 6`.

        If the rules forbid it, raises `IllegalMove`, with the reason, and changes nothing.
        """
        actor, text = Action.parse(str(line) if isinstance(line, Action) else line)
        return self._act(DICE, text) if actor == DICE else self.play(actor, text)

    def _act(self, actor: Actor, text: str) -> Action:
        self.state.check_actor(actor)
        self._append(actor, self.state.from_text(actor, text))
        self._undone.clear()
        return self._actions[-1]

    def _append(self, actor: Actor, action: Any) -> None:
        self._check_length()
        state = self.state
        self._states.append(state.apply(actor, action))
        self._actions.append(Action(actor, state.text(actor, action)))

    def _check_length(self) -> None:
        """Refuse one more entry if no record could hold it."""
        if len(self._actions) + len(self._remarks) >= MAX_ENTRIES:
            raise IllegalMove("match_too_long", most=MAX_ENTRIES)

    # going back

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last action, or with `seat`, that seat's latest action since the last roll.

        The second form is for rounds in which several seats act at once: the actions of the others stay. Returns the
        removed action. Raises `IllegalMove` if there is nothing to take back, or if a later move is illegal without it.
        """
        if not self._actions:
            raise IllegalMove("nothing_to_undo")
        at = len(self._actions) - 1
        if seat is not None:
            seat = self.check_seat(seat)
            latest = latest_since_dice(self._actions, seat)
            if latest is None:
                raise IllegalMove("nothing_to_undo_for_seat", seat=seat)
            at = latest
        states = [self._states[at]]
        for action in self._actions[at + 1 :]:
            try:
                states.append(states[-1].apply(action.actor, action.text))
            except IllegalMove:
                raise IllegalMove("others_moved_since") from None
        # Nothing can fail from here on.
        self._states[at:] = states
        self._undone.append(self._actions.pop(at))
        close_gap(self._remarks, at)
        return self._undone[-1]

    def redo(self) -> Action:
        """Append the action that was taken back last.

        Raises `IllegalMove` if there is none, or if another action has been taken since.
        """
        if not self._undone:
            raise IllegalMove("nothing_to_redo")
        action = self._undone[-1]
        self._append(action.actor, self.state.from_text(action.actor, action.text))
        return self._undone.pop()

    @property
    def can_redo(self) -> bool:
        """Whether there is an action to redo."""
        return bool(self._undone)

    # notes and records

    def remark(self, text: str) -> None:
        """Add a remark to the record; it changes no position. One line, at most 200 characters."""
        if not is_line(text, LONGEST_REMARK):
            raise IllegalMove("bad_remark")
        self._check_length()
        self._remarks.append(Remark(len(self._actions), "".join(text)))

    def copy(self) -> "Match":
        """An independent copy."""
        other = Match.__new__(type(self))
        vars(other).update(vars(self))
        other._states, other._actions = list(self._states), list(self._actions)
        other._undone, other._remarks = list(self._undone), list(self._remarks)
        return other

    __copy__ = copy

    def rewound(self, after: int) -> "Match":
        """Return a copy with only the first `after` actions. Raises `IllegalMove` if there are fewer.

        The later actions can be redone. All remarks stay; later ones move to the end.
        """
        after = self._index("position", after, len(self._states))
        other = self.copy()
        other._undone += reversed(other._actions[after:])
        del other._states[after + 1 :], other._actions[after:]
        other._remarks = [Remark(min(remark.after, after), remark.text) for remark in self._remarks]
        return other

    def duplicate(self, seed: int) -> "Match":
        """Return a fork of the match: the same actions so far, and another seed for later rolls. A remark marks it.

        Raises `SetUpError` for a bad seed, and `IllegalMove` for a match of the maximum length.
        """
        other = self.copy()
        other.seed = chosen_seed(seed)
        other._undone.clear()
        other.remark(COPIED)
        return other

    def __str__(self) -> str:
        options = not_default(self.game, self._options)
        entries = in_order(self._actions, self._remarks)
        return str(Record(self.game.id, str(self.game.version), options, self._seats, self.seed, entries))

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in not_default(self.game, self._options).items())
        return (
            f"<Match of {self.game.id}{f' ({options})' if options else ''}: {' | '.join(self._seats)}, "
            f"seed {self.seed}, {counted(len(self._actions), 'action')}, {format_actors(self.to_act)}>"
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._written() == other._written()

    def _written(self) -> tuple[object, ...]:
        return (self.game, self._options, self._seats, self.seed, self._actions, self._remarks)

    __hash__ = None  # type: ignore[assignment] # a match changes

    @classmethod
    def parse(cls, text: str, games: Mapping[str, Game] = GAMES) -> "Match":
        """Read a match from its record; `games` are the allowed games, by id.

        Raises `RecordError` (a ValueError), which gives the line at fault.
        """
        record = Record.parse(text)
        line = record.lines["game"]
        try:
            game = chosen_game(record.game, games)
            if not record.version:
                raise RecordError("record_missing", line, expected=f"game: {game.id} {game.version}")
            if record.version != str(game.version):
                raise RecordError("record_version", line, version=record.version[:40], game=game.id, known=game.version)
            match = cls(game, record.seats, record.options, record.seed)
        except SetUpError as refusal:
            raise RecordError("record_refused", record.lines[refusal.field], refusal) from None
        for line, (actor, written) in enumerate(record.entries, record.lines["entries"]):
            try:
                if actor is None:
                    match.remark(written)
                else:
                    match.do(Action(actor, written))
            except IllegalMove as refusal:
                raise RecordError("record_refused", line, refusal) from None
        return match


def check_match(given: object) -> None:
    """Raise ValueError if the value is not a match. A state is not enough: it has no history."""
    check_kind(Match, given, "A match (a state has no history)")
