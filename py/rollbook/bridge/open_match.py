"""The match on the table: requests that read or change it."""

from collections.abc import Sequence

from rollbook.bridge.as_json import (
    as_hint,
    as_message_or_none,
    as_of_class,
    as_picks,
    as_result,
)
from rollbook.bridge.choices import choices, help_with, own_work
from rollbook.classroom.own_work import WORK, WORK_SELF, right_at_once
from rollbook.core.errors import Refusal, SetUpError, format_value
from rollbook.core.game import DICE, Options, View
from rollbook.core.match import Match
from rollbook.core.messages import ByRules, Json, as_message
from rollbook.core.moves import PASS
from rollbook.core.set_up import BOT_LEVELS, as_seat, bot_level
from rollbook.core.slices import PositionSearches, Search
from rollbook.games.shared.roll_off import give_first_turn
from rollbook.ui.presentation import presentation_of
from rollbook.ui.story import best_moments, story, why


class OpenMatch:
    """At most one match on the table. Each public method is a method of the bridge."""

    def __init__(self, match: Match | None = None, name: str | None = None) -> None:
        self.on_table = match
        """The match on the table; None if there is none."""
        self.name = name
        self._searches = PositionSearches()

    @property
    def match(self) -> Match:
        """The match on the table. Raises `Refusal` if there is none."""
        if self.on_table is None:
            raise Refusal("no_match")
        return self.on_table

    def new(  # noqa: PLR0917 - a request names each of them
        self,
        game: ByRules[str],
        seats: ByRules[int | Sequence[str]],
        options: ByRules[Options],
        seed: ByRules[int],
        match: str | None = None,
        work: str | None = None,
        first: int | None = None,
    ) -> Json:
        """Put a new match on the table; `match` is its name in later requests.

        `first`: the seat that has won the roll-off, if it is already over.

        `work`: who adds the dice and looks for legal moves, the page (`page`) or people themselves (`self`).
        """
        if work not in (None, *WORK):
            raise Refusal("bad_argument", method="new", argument="work", value=format_value(work))
        new = Match(game, seats, options, seed)
        if work == "self":
            new.remark(WORK_SELF)
        if first is not None:
            give_first_turn(new, new.check_seat(first))
        return self._put(new, match)

    def open(self, record: ByRules[str], match: str | None = None) -> Json:
        """Put the match of a record on the table; `match` is its name in later requests."""
        return self._put(Match.parse(record), match)

    def _put(self, match: Match, name: str | None) -> Json:
        self.on_table, self.name = match, name
        return self.table()

    # moving on and going back

    def play(self, seat: ByRules[int], move: ByRules[str]) -> Json:
        """Make a move for a seat."""
        self.match.play(seat, move)
        return self.table()

    def roll(self, faces: ByRules[str | None] = None) -> Json:
        """Roll the dice, or enter the faces of a roll of real dice."""
        self.match.roll(faces)
        return self.table()

    def undo(self, seat: ByRules[int | None] = None, times: int = 1, remarks: Sequence[str] = ()) -> Json:
        """Take back the last action, or with `seat`, that seat's latest action since the last roll, `times` times.

        Then add these remarks. Either everything succeeds, or nothing changes.
        """
        if times < 1:
            raise Refusal("bad_argument", method="undo", argument="times", value=format_value(times))
        aside = self.match.copy()
        for _ in range(times):
            aside.undo(seat)
        for remark in remarks:
            aside.remark(remark)
        self.on_table = aside
        return self.table()

    def redo(self) -> Json:
        """Redo the action that was taken back last."""
        self.match.redo()
        return self.table()

    def sit(self, seat: ByRules[int], text: str) -> Json:
        """Change who sits at a seat. In a class match, a robot cannot replace a person."""
        if bot_level(text) is not None and "robots" in as_of_class(self.match)["locks"]:
            raise SetUpError("seats", "name_of_robot", name=format_value(text))
        self.match.sit(seat, text)
        return self.table()

    def remark(self, text: str) -> Json:
        """Add a remark to the record."""
        self.match.remark(text)
        return self.table()

    # asking

    def choices(self, seat: ByRules[int], picks: Sequence[str], done: bool = False) -> Json:
        """The picks that can follow these (see `rollbook.bridge.choices`)."""
        return choices(self.match, seat, picks, done)

    def think(self, seat: ByRules[int], level: str) -> Json:
        """Search for the move of a bot for a few milliseconds: `done`, and the `move` once it is found.

        Ask again until it is done. Other requests may run in between; a new position drops the search.
        """
        from rollbook import bots  # noqa: PLC0415 - most matches need no bots, and the page starts sooner without

        match = self.match
        match.check_seat(seat)
        match.state.check_actor(seat)
        if level not in BOT_LEVELS:
            raise SetUpError("seats", "bad_bot", level=format_value(level), levels=BOT_LEVELS)
        state, seed, actions = match.state, match.seed, len(match.history)

        def search() -> Search:
            move = yield from bots.think(state, seat, level, seed, actions)
            return state.game.notation.text(move)

        done, move = self._searches.resume(state, ("think", seat, level), search)
        return {"done": done, "move": move}

    def hints(self, seat: ByRules[int]) -> Json:
        """Search for good moves of a seat for a few milliseconds: `done`, and up to three `hints` (see `_hint`).

        `help`: in self-check mode, the next step of help instead of moves; otherwise None.
        """
        from rollbook import bots  # noqa: PLC0415 - as in `think`

        match = self.match
        match.check_seat(seat)
        match.state.check_actor(seat)
        step = help_with(match, seat)
        if step is not None:
            return {"done": True, "hints": [], "help": step}
        state, seed, actions = match.state, match.seed, len(match.history)
        done, found = self._searches.resume(state, ("hints", seat), lambda: bots.hints(state, seat, seed, actions))
        return {"done": done, "hints": [as_hint(state, seat, *hint) for hint in found or ()], "help": None}

    def turning_points(self, of: Sequence[int] | None = None) -> Json:
        """Search for the turning points of the match for a few milliseconds: `done`, and up to three `points`.

        They are moves by the seats in `of`, or by all people if `of` is None. A point has the log's entry of the
        `played` move, its `picks`, and the `better` move (see `_hint`).
        """
        from rollbook import bots  # noqa: PLC0415 - as in `think`

        match = self.match
        about = ("turning points", None if of is None else tuple(of))
        done, found = self._searches.resume(match.state, about, lambda: bots.turning_points(match, of))
        points = [
            {
                "played": self.entry(number),
                "picks": as_picks(match.position(number), seat, match.history[number].text),
                "better": as_hint(match.position(number), seat, *better),
            }
            for number, seat, better, _ in found or ()
        ]
        return {"done": done, "points": points}

    def legal(self, seat: ByRules[int], most: int = 1000) -> Json:
        """The number of a seat's legal moves (`count`), and the first `most` of them."""
        legal = self.match.legal(seat)
        return {"count": len(legal), "moves": [text for _, text in zip(range(most), legal, strict=False)]}

    def record(self) -> str:
        """The record of the match."""
        return str(self.match)

    def view(self) -> View:
        """Everything that the board shows."""
        own = own_work(self.match)
        return self.match.view() if own is None else own.view(self.match.state, self.match.view())

    def table(self) -> Json:
        """The current match: set-up, board, who is to act and how, scores, dice, result, record.

        * `match`: its name, as given to `new` or `open`,
        * `choices`: the first picks of each seat that is to act,
        * `right_at_once`: for each seat, how many of its moves were right first time, and how many there were; None
          outside self-check mode,
        * `before_throw`: the seats that move after the next throw, and may ask for their `chances`,
        * `story`: the course of a finished match,
        * `why`: the feat that the winner did more often, or None,
        * `moments`: each person's best moment,
        * `class_code`, `locks`: the code and the locks of a class match.
        """
        match = self.match
        return {
            **self.position(len(match.history)),
            "choices": {seat: self.choices(seat, ()) for seat in match.to_act if seat != DICE},
            "before_throw": [
                seat for seat in range(len(match.seats)) if presentation_of(match.game).before_throw(match.state, seat)
            ],
            "options": match.options,
            "version": match.game.version,
            "can_redo": match.can_redo,
            "match": self.name,
            "work": "page" if own_work(self.match) is None else "self",
            "story": None if match.result is None else as_message(story(match)),
            **_how_it_was(match),
            "right_at_once": None if own_work(match) is None else right_at_once(match),
            "record": str(match),
            **as_of_class(match),
        }

    def with_choices(self, picks: Sequence[str]) -> tuple[int | None, Json]:
        """The first seat that is to move, and the position with its `choices` after these picks; None if no seat is."""
        mover = next((actor for actor in self.match.to_act if actor != DICE), None)
        choices = None if mover is None else self.choices(mover, picks)
        return mover, {**self.position(len(self.match.history)), "choices": choices}

    def position(self, after: int) -> Json:
        """The match after the first `after` actions, with the events of the latest action."""
        match = self.match
        state = match.position(after)
        presentation, own = presentation_of(match.game), own_work(self.match)
        prompt = presentation.prompt if own is None else own.prompt
        return {
            "game": match.game.id,
            "own_sheets": presentation.own_sheets,
            "dice_on_board": presentation.dice_on_board,
            "lowest_wins": match.game.lowest_wins,
            "seats": [as_seat(text) for text in match.seats],
            "actions": after,
            "to_act": list(state.to_act),
            "turn": presentation.thrower(state),
            "prompts": {seat: as_message(prompt(state, seat)) for seat in state.to_act if seat != DICE},
            "roll_prompt": as_message_or_none(presentation.roll_prompt(state) if state.to_act == (DICE,) else None),
            **_dice(match, after),
            "rolled_number": presentation.rolled_number(state) if own is None else None,
            "view": state.view() if own is None else own.view(state, state.view()),
            "scores": list(state.scores()),
            "score_words": [as_message_or_none(presentation.score_words(state, seat)) for seat in range(state.seats)],
            "result": as_result(state),
            "latest": self.entry(after - 1) if after else None,
        }

    def entry(self, number: int) -> Json:
        """One action of the log (counted from 0): the actor, the action and its events."""
        match = self.match
        actor, text = match.action(number)
        own = own_work(self.match)
        said = match.events(number) if own is None else filter(None, map(own.message, match.events(number)))
        events = [as_message(event) for event in said]
        turn = presentation_of(match.game).thrower(match.position(number))
        passed = actor != DICE and text == PASS
        return {"number": number, "actor": actor, "turn": turn, "text": text, "passed": passed, "events": events}

    def log(self, since: int = 0) -> Json:
        """The actions starting with number `since`, and all remarks."""
        match = self.match
        match.position(since)  # raises if there is no such position
        return {
            "entries": [self.entry(number) for number in range(since, len(match.history))],
            "remarks": [{"after": remark.after, "text": remark.text} for remark in match.remarks],
        }


def _dice(match: Match, after: int) -> Json:
    """The dice of a match after `after` actions."""
    rolls = [action.text for action in match.history[:after] if action.actor == DICE]
    return {
        "dice": [{"count": count, "faces": list(faces)} for count, faces in match.position(after).dice.kinds],
        "last_roll": rolls[-1].split(" ") if rolls else [],
        "rolls": len(rolls),
    }


def _how_it_was(match: Match) -> Json:
    """The reason for a win in a finished match, and the best moments."""
    reason = why(match)
    moments = () if match.result is None else best_moments(match)
    return {
        "why": None if reason is None else as_message(reason),
        "moments": [{"seat": moment.seat, "event": as_message(moment.event)} for moment in moments],
    }
