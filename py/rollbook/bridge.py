"""The page's only door: JSON text in, JSON text out.

`call('{"method": "play", "seat": 0, "move": "5.3"}')` answers `{"ok": ...}`, or `{"refusal": {"id", "arguments",
"sentence"}}` where the rules, the set-up or a record say no; then nothing has changed. One match is on the table at a
time. Everything the page shows of it is in the *table* that most methods answer (see `Desk.table`).
"""

import json
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from rollbook.game import DICE, PASS, Game, Message, Options, ScoreLine, State, all_refusals
from rollbook.games import GAMES
from rollbook.match import Match
from rollbook.record import split
from rollbook.refusals import IllegalMove, RecordError, Refusal
from rollbook.slices import SLICE, Search, Slices

Json = dict[str, Any]


class Desk:
    """Where one match lies. Each public method is a method of the bridge and speaks JSON-ready values."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._slices = Slices()

    @property
    def match(self) -> Match:
        """The match on the table. Raises `IllegalMove` if there is none."""
        if self._match is None:
            raise IllegalMove("no_match")
        return self._match

    # the shelf and the set-up

    def games(self) -> list[Json]:
        """The shelf: each game with its id, version, seats and options."""
        return [_game(game) for game in GAMES.values()]

    def advice(self, game: str, seats: int, options: Options) -> list[Json]:
        """What the set-up screen should say about this choice."""
        match = Match(game, seats, options, seed=0)
        return [_message(message) for message in match.game.advice(len(match.seats), match.options)]

    def new(self, game: str, seats: int | Sequence[str], options: Options, seed: int) -> Json:
        """Put a new match on the table."""
        self._match = Match(game, seats, options, seed)
        return self.table()

    def open(self, record: str) -> Json:
        """Put the match of a record on the table."""
        self._match = Match.parse(record)
        return self.table()

    def inspect(self, record: str, line: int = 1) -> Json:
        """What a record holds, without touching the table: game, seats, how far it is, scores and result.

        `line` is the number that its first line has in the text in which it stands.
        """
        try:
            return _summary(Match.parse(record))
        except RecordError as refusal:
            raise refusal.moved(line - 1) from None

    def split(self, text: str) -> list[Json]:
        """The records that stand one after the other in a text, with the number of the first line of each."""
        return [{"line": line, "record": record} for line, record in split(text)]

    def duplicate(self, record: str, seed: int) -> Json:
        """What `inspect` says of a match that goes on from where a record stands with dice of its own."""
        return _summary(Match.parse(record).duplicate(seed))

    def tally(self, record: str) -> Json:
        """What a match brings to the statistics of the device."""
        from rollbook.statistics import tally  # noqa: PLC0415 - as for bots: the page starts sooner without

        return tally(Match.parse(record))

    def statistics(self, tallies: Sequence[Json]) -> Json:
        """What the matches of a device add up to (see `rollbook.statistics`)."""
        from rollbook.statistics import statistics  # noqa: PLC0415 - as for bots

        return statistics(tallies)

    # going on and back

    def play(self, seat: int, move: str) -> Json:
        """Let a seat move."""
        self.match.play(seat, move)
        return self.table()

    def roll(self, faces: str | None = None) -> Json:
        """Throw the dice, or take the faces that were thrown on a real table."""
        self.match.roll(faces)
        return self.table()

    def undo(self, seat: int | None = None, times: int = 1) -> Json:
        """Take back the last action, or that seat's latest since the last dice; so many times."""
        for _ in range(times):
            self.match.undo(seat)
        return self.table()

    def redo(self) -> Json:
        """Do again what was taken back last."""
        self.match.redo()
        return self.table()

    def sit(self, seat: int, text: str) -> Json:
        """Give a seat to somebody else."""
        self.match.sit(seat, text)
        return self.table()

    def remark(self, text: str) -> Json:
        """Add a remark to the record."""
        self.match.remark(text)
        return self.table()

    # asking

    def choices(self, seat: int, picks: Sequence[str]) -> Json:
        """What can follow these picks: `next`, `move`, and where no move holds them `refusal`, saying why.

        `at_once`: whether the move can be played without asking. `so_far`: what the page shows of the picks.
        """
        state = self.match.state
        following, move = state.legal(seat).choices(picks)
        if picks and not following and move is None:
            return {"next": [], "move": None, "refusal": _refusal(self._why_not(seat, picks))}
        at_once = len(picks) == 1 and move is not None and not following and (move == PASS or not state.DECLARED)
        return {"next": list(following), "move": move, "at_once": at_once, "so_far": state.so_far(seat, picks)}

    def foresee(self, requests: Sequence[Json]) -> list[Json]:
        """What `call` would answer to each of these requests now; nothing changes.

        It answers at least the first, and as many more as a few milliseconds allow.
        """
        ends = perf_counter() + SLICE
        answers: list[Json] = []
        for request in requests:
            if answers and perf_counter() >= ends:
                break
            aside = Desk()
            aside._match = self.match.copy()
            answers.append(_answer(aside, **request))
        return answers

    def _why_not(self, seat: int, picks: Sequence[str]) -> Refusal:
        try:
            self.match.state.check_actor(seat)
        except IllegalMove as refusal:
            return refusal
        return self.match.state.why_not_picks(seat, picks)

    def think(self, seat: int, level: str) -> Json:
        """Think about the move of a bot for a few milliseconds: `done`, and the `move` once it is found.

        To be asked again until it is done. Whatever else is asked comes in between; another position drops the search.
        """
        from rollbook import bots  # noqa: PLC0415 - most matches need no bots, and the page starts sooner without

        match = self.match
        match.state.check_actor(seat)
        state, seed, actions = match.state, match.seed, len(match.history)

        def search() -> Search:
            move = yield from bots.think(state, seat, level, seed, actions)
            return state.move_text(move)

        done, move = self._slices.further(state, ("think", seat, level), search)
        return {"done": done, "move": move}

    def hints(self, seat: int) -> Json:
        """Think about good moves for a seat for a few milliseconds: `done`, and up to three `hints` (see `_hint`)."""
        from rollbook import bots  # noqa: PLC0415 - as in `think`

        match = self.match
        match.state.check_actor(seat)
        state, seed, actions = match.state, match.seed, len(match.history)
        done, found = self._slices.further(state, ("hints", seat), lambda: bots.hints(state, seat, seed, actions))
        return {"done": done, "hints": [_hint(state, seat, *hint) for hint in found or ()]}

    def turning_points(self) -> Json:
        """Think about where the match was decided for a few milliseconds: `done`, and up to three `points`.

        A point is the number of the action, the log's entry of what was `played`, and the `better` move (see `_hint`).
        """
        from rollbook import bots  # noqa: PLC0415 - as in `think`

        match = self.match
        done, found = self._slices.further(match.state, "turning points", lambda: bots.turning_points(match))
        points = [
            {"played": self.entry(number), "better": _hint(match.position(number), seat, *better)}
            for number, seat, better, _ in found or ()
        ]
        return {"done": done, "points": points}

    def legal(self, seat: int, most: int = 1000) -> Json:
        """How many legal moves a seat has (`count`) and the first `most` of them."""
        legal = self.match.legal(seat)
        return {"count": len(legal), "moves": [text for _, text in zip(range(most), legal, strict=False)]}

    def record(self) -> str:
        """The record of the match."""
        return str(self.match)

    def view(self) -> Json:
        """All that the board shows."""
        return self.match.view()

    def table(self) -> Json:
        """The match as it stands: set-up, board, who is to act and what to do, scores, dice, result, record.

        `choices` holds what each seat that is to act can begin with.
        """
        match = self.match
        return {
            **self.position(len(match.history)),
            "choices": {seat: self.choices(seat, ()) for seat in match.to_act if seat != DICE},
            "options": match.options,
            "version": match.game.version,
            "can_redo": match.can_redo,
            "record": str(match),
        }

    def position(self, after: int) -> Json:
        """The match as it stood after so many actions; the latest action's events tell what it did."""
        match = self.match
        state = match.position(after)
        thrown = [number for number in range(after) if match.history[number].actor == DICE]
        return {
            "game": match.game.id,
            "seats": [_seat(text) for text in match.seats],
            "actions": after,
            "to_act": list(state.to_act),
            "turn": state.turn,
            "prompts": {seat: _message(state.prompt(seat)) for seat in state.to_act if seat != DICE},
            "dice": [{"count": count, "faces": list(faces)} for count, faces in state.dice.kinds],
            "last_roll": match.history[thrown[-1]].text.split(" ") if thrown else [],
            "rolls": len(thrown),
            "view": state.view(),
            "scores": list(state.scores()),
            "result": _result(state),
            "latest": self.entry(after - 1) if after else None,
        }

    def look(self, record: str, after: int, picks: Sequence[str] = ()) -> Json:
        """A record's position after so many actions, and what whoever is to move may do; the table stays as it is.

        `choices` is None where nobody is to move.
        """
        aside = Desk()
        match = aside._match = Match.parse(record)
        while len(match.history) > after:
            match.undo()
        mover = next((actor for actor in match.to_act if actor != DICE), None)
        choices = None if mover is None else aside.choices(mover, picks)
        return {**aside.position(after), "choices": choices}

    def entry(self, number: int) -> Json:
        """One action of the log (counted from 0): who did what, and what that did."""
        match = self.match
        events = [_message(event) for event in match.events(number)]
        actor, text = match.history[number]
        return {"number": number, "actor": actor, "turn": match.position(number).turn, "text": text, "events": events}

    def log(self, since: int = 0) -> Json:
        """The actions from number `since` on, and all remarks."""
        match = self.match
        return {
            "entries": [self.entry(number) for number in range(since, len(match.history))],
            "remarks": [{"after": remark.after, "text": remark.text} for remark in match.remarks],
        }


METHODS: Final = frozenset(name for name in vars(Desk) if not name.startswith("_") and name != "match")
_desk: Final = Desk()


def call(request: str) -> str:
    """Answer one request, as JSON text (see the top of this module). Raises only what would be a defect of the page."""
    return json.dumps(_answer(_desk, **json.loads(request)), ensure_ascii=False)


def _answer(desk: Desk, method: str, **arguments: Any) -> Json:
    if method not in METHODS:
        raise ValueError(f"The bridge has no method {method!r}.")
    try:
        return {"ok": getattr(desk, method)(**arguments)}
    except Refusal as refusal:
        return {"refusal": _refusal(refusal)}


def english_messages() -> str:
    """The English sentences of all refusals as Fluent text: one message `refused-ID` each."""
    lines = []
    for id, sentence in sorted(all_refusals(GAMES).items()):
        lines.append(f"refused-{id} = {sentence.replace('{', '{ $').replace('}', ' }')}")
    return "\n".join(lines) + "\n"


def _game(game: Game) -> Json:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": {
            name: {"values": list(option.values), "default": option.default} for name, option in game.options.items()
        },
    }


def _summary(match: Match) -> Json:
    return {
        "record": str(match),
        "game": match.game.id,
        "options": match.options,
        "seats": [_seat(text) for text in match.seats],
        "actions": len(match.history),
        "to_act": list(match.to_act),
        "turn": match.state.turn,
        "scores": list(match.state.scores()),
        "result": _result(match.state),
    }


def _seat(text: str) -> Json:
    bot = text.removeprefix("bot ") if text.startswith("bot ") else None
    return {"name": text, "bot": bot}


def _message(message: Message) -> Json:
    return {"id": message.id, "arguments": dict(message.arguments)}


def _hint(state: State[Any], seat: int, move: Any, gains: Sequence[Message]) -> Json:
    """A good move: its text and picks, the events that it would bring, and what it gains."""
    return {
        "move": state.move_text(move),
        "picks": list(state.picks(move)),
        "events": [_message(event) for event in state.events(seat, move)],
        "gains": [_message(gain) for gain in gains],
    }


def _score_line(line: ScoreLine) -> Json:
    return {"id": line.id, "points": line.points, "arguments": dict(line.arguments)}


def _result(state: State[Any]) -> Json | None:
    result = state.result()
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "lines": [[_score_line(line) for line in lines] for lines in result.lines],
        "ending": _message(result.ending),
    }


def _refusal(refusal: Refusal) -> Json:
    answer: Json = {"id": refusal.id, "arguments": refusal.arguments, "sentence": str(refusal)}
    if isinstance(refusal, RecordError) and refusal.reason is not None:
        answer["reason"] = _refusal(refusal.reason)
    return answer
