"""The bridge's methods for the lab: questions to a robot, the judgement of its answers, series, and lessons."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from rollbook.bridge.arguments import LessonQuestion, PlayerOfSeries, RobotAnswer, SetUpOfSeries
from rollbook.bridge.open_match import OpenMatch
from rollbook.bridge.stateless import preview
from rollbook.core.errors import Refusal
from rollbook.core.match import Match
from rollbook.core.messages import ByRules, Json
from rollbook.lab import lessons
from rollbook.lab.referee import Referee


class Lab:
    """Robots at the table and in series. Each public method is a method of the bridge."""

    def __init__(self, open_match: OpenMatch) -> None:
        self._open = open_match
        self._referee: Referee | None = None

    def question(self, seat: ByRules[int], record: ByRules[str | None] = None, after: int | None = None) -> Json:
        """The question to a robot at a seat: `set_up`, `actions` and the `seed` of its `rng`, not the seed of the dice.

        It concerns the match on the table, or a record, after `after` actions if given.
        """
        match, actions = self._position(record, after)
        match.check_seat(seat)
        return {
            "set_up": {"game": match.game.id, "seats": len(match.seats), "options": match.options},
            "actions": list(match.actions[:actions]),
            "seat": seat,
            "seed": str(seed_of_question(self._open.name or "", match.actions[:actions], seat)),
        }

    def check_move(
        self, seat: ByRules[int], move: ByRules[str], record: ByRules[str | None] = None, after: int | None = None
    ) -> Json:
        """Check a robot's move by the rules: its `events`, its `picks` and the resulting `position`; or the refusal."""
        match, actions = self._position(record, after)
        aside = OpenMatch(match.rewound(actions))
        aside.match.play(seat, move)
        position = {**aside.position(actions + 1), "choices": None}
        notation = match.game.notation
        return {
            "events": position["latest"]["events"],
            "picks": list(notation.picks(notation.parse(move))),
            "position": position,
        }

    def position_to_try(
        self,
        record: ByRules[str | None] = None,
        game: ByRules[str | None] = None,
        seed: int = 0,
        most: int = 60,
        number: int | None = None,
    ) -> Json:
        """A position in which a seat has a choice: `record`, `after`, `seat` and the `position` itself.

        It comes from a record, or from a random match with at most `most` actions. Among the positions with more than
        one legal move, `number` selects one (at most the last one); without it, the seed does. The answer includes the
        `number` and how many such positions there are (`choices`). Raises `Refusal` if there are none.
        """
        rng = Random(seed)
        given = record is not None or game is None
        match = Match.parse(record or "") if given else lessons.match_at_random(str(game), seed, rng, most)
        choices = lessons.choices_in(match)
        if not choices:
            raise Refusal("no_choice")
        at = rng.randrange(len(choices)) if number is None else min(max(number, 0), len(choices) - 1)
        after, seat = choices[at]
        position = preview(str(match), after)
        return {
            "record": str(match),
            "after": after,
            "seat": seat,
            "position": position,
            "number": at,
            "choices": len(choices),
        }

    def _position(self, record: str | None, after: int | None) -> tuple[Match, int]:
        match = self._open.match if record is None else Match.parse(record)
        actions = len(match.history) if after is None else after
        match.position(actions)
        return match, actions

    def series(
        self,
        game: ByRules[str],
        players: Sequence[PlayerOfSeries],
        matches: int,
        seed: ByRules[int],
        set_up: SetUpOfSeries | None = None,
    ) -> Json:
        """Begin a series between robots and levels (see `rollbook.lab.referee`), replacing any earlier one.

        `set_up` may contain `seats`, `options` and a `secret` (see `arena.Series`); without a secret, one is drawn. To
        continue an interrupted series, give the same arguments with its `secret` and the matches it has `played`.
        """
        try:
            chosen: SetUpOfSeries = {"seats": None, "options": {}, **(set_up or {})}
            self._referee = Referee(game=game, players=players, matches=matches, seed=seed, **chosen)
        except Refusal:
            raise
        except ValueError as error:
            raise Refusal("bad_series", reason=str(error)) from None
        return self._referee.resume(())

    def series_continue(self, answers: Sequence[RobotAnswer]) -> Json:
        """Continue a series with the robots' answers; returns the next questions."""
        if self._referee is None:
            raise Refusal("no_series")
        return self._referee.resume(answers)

    def lesson_questions(self, lesson: str, game: ByRules[str], seed: int) -> list[Json]:
        """The questions of a lesson to a robot, in the form of `question`, with the `seed` of the robot's `rng`."""
        return [
            {**one, **self.question(one["seat"], one["record"], one["after"]), "seed": one["seed"]}
            for one in lessons.questions(lesson, game, seed)
        ]

    def lesson_mistake(self, lesson: str, questions: Sequence[LessonQuestion], moves: Sequence[str]) -> int | None:
        """The index of the first answer that fails a lesson, or None if the robot has passed it."""
        return lessons.mistake(lesson, questions, moves)


def seed_of_question(name: str, actions: Sequence[str], seat: int) -> int:
    """The seed of a robot's `rng` at the table: from what the robot sees and the match's name, not the dice's seed."""
    text = "\n".join(("rollbook robot 1", name, str(seat), *actions))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
