"""The page's side of the lab: a series in which robots answer from their own workers.

The referee keeps the matches, rolls the dice and plays for bot levels. A robot's answer is text, which the rules check
like any other move; a robot that fails loses that match.
"""

from collections import deque
from collections.abc import Generator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from rollbook.arena.own_bot import BotFailed, OwnBot
from rollbook.arena.players import PLAYERS, bot_seed, decision_function
from rollbook.arena.playing import Answer, Decision, Failure, Played, playing
from rollbook.arena.series import MOVE_LIMIT, Series
from rollbook.arena.summary import Summary
from rollbook.core.errors import IllegalMove, SetUpError, format_value
from rollbook.core.game import OptionValue, State
from rollbook.core.messages import Json
from rollbook.core.set_up import chosen_set_up
from rollbook.core.slices import SLICE
from rollbook.lab import LONGEST_MOVE

FEW: Final = 4
"""The number of matches in progress at first, and with a slow robot, so that the first match ends soon."""
MANY: Final = 64
"""The number of matches in progress with quick robots: each message takes time, so questions go in batches."""
QUICK: Final = 5.0
"""The maximum mean time per move of a quick robot, in milliseconds."""


def elsewhere(_state: State, _seat: int, _rng: Random) -> Any:
    """Represent a robot that answers from its own worker. Raises RuntimeError, because it must never be called here."""
    raise RuntimeError("This robot answers from its own worker.")


def _level(level: object) -> str:
    """A bot level, `greedy` or `random`. Raises `SetUpError` for anything else: the arena would look for a file."""
    if not isinstance(level, str) or level not in PLAYERS:
        raise SetUpError("seats", "bad_bot", level=format_value(level), levels=PLAYERS)
    return level


class Referee:
    """A series of matches; `resume` continues it with the robots' answers. Raises ValueError as `Series` does.

    `players` are levels (`{"level": "easy"}`) and robots (`{"robot": name}`); the first player is the one to measure.
    `played` are the first matches of an interrupted series, which continues with the next match.
    """

    def __init__(
        self,
        *,
        game: str,
        players: Sequence[Mapping[str, Any]],
        matches: int,
        seed: int,
        seats: int | None,
        options: Mapping[str, OptionValue],
        secret: str | None = None,
        played: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        line_up = [OwnBot(one["robot"], elsewhere) if "robot" in one else _level(one.get("level")) for one in players]
        set_up = chosen_set_up(game, max(2, len(line_up)) if seats is None else seats, options, seed)
        chosen = tuple(set_up.options.items())
        self.series = Series(set_up.game, line_up, matches, set_up.seed, len(set_up.seats), chosen, secret=secret)
        self._set_up = {"game": set_up.game.id, "seats": len(set_up.seats), "options": set_up.options}
        self._decide = {
            place: decision_function(player, MOVE_LIMIT)
            for place, player in enumerate(self.series.line_up)
            if not isinstance(player, OwnBot)
        }
        self._begun = 0
        self._running: dict[int, Generator[Decision, Answer, Played]] = {}
        self._waiting: dict[int, Decision] = {}
        """The decision that each match waits for."""
        self._for_levels: deque[int] = deque()
        """The matches that wait for a bot level."""
        self._for_robots: list[int] = []
        """The matches that wait for a robot which has not been asked yet."""
        self._pending: dict[str, int] = {}
        """The matches that wait for a robot's answer, by name."""
        self._sent: dict[int, int] = {}
        """The number of lines of each match that have been sent to the robots."""
        self._refused: dict[int, tuple[str, IllegalMove]] = {}
        """The text of the illegal move with which a robot has lost a match, and the rules' refusal, by match."""
        self._answers = 0
        self._milliseconds = 0.0
        """The number of answers so far, and the robots' total time for them in milliseconds."""
        self._played: dict[int, Played] = {}
        self._summary = Summary(self.series)
        self._summed_up = 0
        if played:
            self._take_over(played)

    def _take_over(self, played: Sequence[Mapping[str, Any]]) -> None:
        """Add earlier matches to the summary. Raises ValueError if they cannot belong to this series."""
        if len(played) > self.series.matches:
            raise ValueError(f"This series has {self.series.matches} matches, not {len(played)}.")
        for number, one in enumerate(played):
            for each in ("shares", "scores", "moves", "seconds"):
                if len(one[each]) != self.series.seat_count:
                    raise ValueError(f"Match {number} needs {each} for {self.series.seat_count} seats.")
            failed = one["failed"]
            if failed is not None and not 0 <= failed < self.series.seat_count:
                raise ValueError(f"Match {number} has no seat {failed}.")
            names = tuple(self.series.names[place] for place in self.series.players_by_seat(number))
            failure = None if failed is None else Failure(failed, "raised", "failed before the series went on")
            shares, scores, moves, seconds = (tuple(one[each]) for each in ("shares", "scores", "moves", "seconds"))
            seed = self.series.seed_of(number)
            self._summary.add(Played(number, seed, names, shares, scores, one["actions"], moves, seconds, failure))
        self._begun = self._summed_up = len(played)

    def resume(self, answers: Sequence[Mapping[str, Any]]) -> Json:
        """Accept answers, and continue for a few milliseconds or until every match waits for a robot.

        An answer is `{"match", "move", "ms"}` or `{"match", "failure": kind, "reason", "move"}`; some answers may come
        later. Returns `questions` (see `_question`), the matches `played` since the last call, the number `done` of all
        `matches`, whether work is `due` without another answer, the `secret`, and at the end the `summary`.
        """
        ends = perf_counter() + SLICE
        self._take(answers)
        at_once = MANY if self._answers and self._milliseconds <= QUICK * self._answers else FEW
        due = True
        while due:  # each call makes some progress, however short the slice is
            if self._for_levels:
                number = self._for_levels[0]
                place, state, seat, seed, actions, _ = self._waiting[number]
                chosen = self._decide[place](state, seat, seed, actions)
                self._for_levels.popleft()
                self._send(number, chosen)
            elif self._begun < self.series.matches and len(self._running) < at_once:
                self._begin()
            else:
                due = False
            if perf_counter() >= ends:
                break
        done = self._done()
        questions = [self._question(number) for number in self._for_robots]
        self._for_robots.clear()
        return {
            "questions": questions,
            "played": done,
            "done": self._summed_up,
            "matches": self.series.matches,
            "due": due,
            "secret": self.series.secret,
            "summary": self._sums() if self._summed_up == self.series.matches else None,
        }

    def _take(self, answers: Sequence[Mapping[str, Any]]) -> None:
        """Accept the robots' answers: the first answer for each match."""
        # All answers are parsed before the first is accepted: an error here leaves the series unchanged.
        taken: dict[int, tuple[float, Answer]] = {}
        for answer in answers:
            number = self._pending.get(answer["match"])
            if number is not None and number not in taken:
                taken[number] = answer.get("ms", 0), self._answer(number, answer)
        for number, (milliseconds, decision) in taken.items():
            del self._pending[str(number)]
            self._answers += 1
            self._milliseconds += milliseconds
            self._send(number, decision)

    def _begin(self) -> None:
        number = self._begun
        self._begun += 1
        self._running[number] = playing(self.series, number, record=True)
        self._send(number, None)

    def _send(self, number: int, answer: Answer | None) -> None:
        match = self._running[number]
        self._waiting.pop(number, None)
        try:
            decision = next(match) if answer is None else match.send(answer)
        except StopIteration as end:
            del self._running[number]
            self._sent.pop(number, None)
            self._played[number] = end.value
            return
        self._waiting[number] = decision
        (self._for_levels if decision.place in self._decide else self._for_robots).append(number)

    def _answer(self, number: int, answer: Mapping[str, Any]) -> Answer:
        kind = {"slow": "slow", "illegal": "illegal", "none": "illegal"}.get(answer.get("failure", "illegal"), "raised")
        state, seat, text = self._waiting[number].state, self._waiting[number].seat, answer.get("move")
        if kind == "illegal" and isinstance(text, str):
            try:
                move = state.from_text(seat, text)
                if move not in state.legal(seat):
                    raise state.game.refusals.why_not(state, seat, move)
            except IllegalMove as refusal:
                self._refused[number] = text[:LONGEST_MOVE], refusal
            else:
                if "failure" not in answer:
                    return move, int(float(answer.get("ms", 0)) * 1e6)
        reason = answer.get("reason") or f"answered {text!r:.80}, which is not a legal move"
        return BotFailed(kind, str(reason))  # type: ignore[arg-type]

    def _question(self, number: int) -> Json:
        """The question to a robot: the player's `place`, the match, the actions since its last question, the seat."""
        place, _, seat, seed, actions, lines = self._waiting[number]
        match, sent = str(number), self._sent.get(number, 0)
        self._pending[match] = number
        self._sent[number] = len(lines)
        return {
            "place": place,
            "match": match,
            "set_up": self._set_up,
            "known": sent,
            "actions": lines[sent:],
            "seat": seat,
            "seed": str(bot_seed(seed, actions, seat)),
        }

    def _done(self) -> list[Json]:
        """The matches that have ended since the last call, in the order of the series."""
        done = []
        while self._summed_up in self._played:
            match = self._played.pop(self._summed_up)
            self._summary.add(match)
            self._summed_up += 1
            told = {**match._asdict(), "failure": match.failure and self._failure(match.number, match.failure)}
            del told["seed"]  # the dice stay a secret
            done.append(told)
        return done

    def _failure(self, number: int, failure: Failure) -> Json:
        """The failure of a robot; for an illegal `move`, with the rules' `refusal`, which the page translates."""
        move, refusal = self._refused.pop(number, ("", None))
        why = refusal and {"id": refusal.id, "arguments": refusal.arguments, "sentence": str(refusal)}
        return {"seat": failure.seat, "kind": failure.kind, "reason": failure.reason, "move": move, "refusal": why}

    def _sums(self) -> Json:
        """The summary of the series: each player's share of wins and mean score, and each seat's, with intervals."""
        return {
            "players": [
                {**one._asdict(), "wins": one.wins._asdict(), "score": one.score and one.score._asdict()}
                for one in self._summary.players()
            ],
            "seats": [one.wins._asdict() for one in self._summary.seats()],
            "secret": self.series.secret,
        }
