"""The bridge's methods for chances: before a roll, from playouts of a position, and after a match."""

from collections.abc import Sequence
from typing import Any

from rollbook import chance
from rollbook.bridge.as_json import as_hint
from rollbook.bridge.choices import choices
from rollbook.bridge.open_match import OpenMatch
from rollbook.chance import PlayingOn
from rollbook.core.errors import Refusal, format_value
from rollbook.core.messages import ByRules, Json
from rollbook.core.set_up import chosen_game
from rollbook.core.slices import PositionSearches, Search, for_a_slice

MAX_PLAYOUTS = 100_000
MAX_ACTIONS = 20
"""The maximum number of actions that can be compared by playouts."""
PLACES = 6
"""The decimal places of luck: the last digits of an evaluator's values differ between machines."""


class Chances:
    """The chances of the match on the table. Each public method is a method of the bridge."""

    def __init__(self, open_match: OpenMatch) -> None:
        self._open = open_match
        self._searches = PositionSearches()
        self._playing_on: PlayingOn | None = None
        self._state: object = None
        self._about: tuple[Any, ...] = ()
        """The other arguments that created `_playing_on`."""
        self._search: Search | None = None
        self._playouts = 0
        """The number of playouts at which the search ends."""

    def chances(self, seat: ByRules[int]) -> Json | None:
        """The chances of the next throw for a seat (see `rollbook.chance.lens`); None if it does not move next.

        `places` has an entry for each pick; its key is `""` for useless throws. An entry has these keys:

        * `ways`, `of`: the number of throws that reach the place, and of all throws,
        * `gain`: the id of the gain there, or None,
        * `gaining`: the number of throws with this gain.

        `gains` has such an entry for each gain.
        """
        match = self._open.match
        found = chance.lens(match.state, match.check_seat(seat))
        if found is None:
            return None
        return {
            "seat": found.seat,
            "places": {pick: place._asdict() for pick, place in found.places.items()},
            "gains": [place._asdict() for place in found.gains.values()],
        }

    def chance_throws(self, seat: ByRules[int], pick: str) -> list[Json]:
        """The throws that reach a place for a seat: `faces`, `total` or None, `orders`, and whether it `gains`."""
        match = self._open.match
        return [throw._asdict() for throw in chance.throws_reaching(match.state, match.check_seat(seat), pick)]

    def chance_charts(self, game: ByRules[str]) -> Json:
        """The frequencies of a game: `charts`, each with its `bars`, and the `figures` in the questions about them."""
        chosen = chosen_game(game)
        return {
            "charts": [
                {"id": chart.id, "bars": [bar._asdict() for bar in chart.bars]} for chart in chance.charts(chosen)
            ],
            "figures": chance.figures(chosen),
        }

    def play_on(
        self, actions: Sequence[str], n: int, seed: ByRules[int], level: ByRules[str], after: int | None = None
    ) -> Json:
        """Run playouts for a few milliseconds, from the current or an earlier position (see `rollbook.chance.sample`).

        Ask again until it is `done`: there have then been `n` playouts after each action. `played` is the number so
        far. For each action and seat, `shares` has the mean `share` of the win with its 95% interval, `low` to `high`.
        A larger `n` continues from there.
        """
        match = self._open.match
        if not 1 <= n <= MAX_PLAYOUTS:
            raise Refusal("bad_argument", method="play_on", argument="n", value=format_value(n))
        if len(actions) > MAX_ACTIONS:
            raise Refusal("bad_argument", method="play_on", argument="actions", value=format_value(len(actions)))
        after = len(match.history) if after is None else after
        state = match.position(after)
        about = (tuple(actions), seed, level)
        if self._playing_on is None or state is not self._state or about != self._about:
            self._playing_on = PlayingOn(match.rewound(after), actions, seed, level)
            self._state, self._about, self._search = state, about, None
        if self._search is None or n != self._playouts:
            self._playouts, self._search = n, self._playing_on.play(n)
        search, self._search = self._search, None
        done, _ = for_a_slice(search)
        if not done:
            self._search = search
        return {"done": done, "played": self._playing_on.played, "shares": _with_intervals(self._playing_on)}

    def played_on(
        self, action: str, number: int, seed: ByRules[int], level: ByRules[str], after: int | None = None
    ) -> Json:
        """Playout `number` of `play_on` after an action, as a match with bots at all seats: `done`, and its `record`.

        Ask again until it is done.
        """
        match = self._open.match
        if not 0 <= number < MAX_PLAYOUTS:
            raise Refusal("bad_argument", method="played_on", argument="number", value=format_value(number))
        then = match.rewound(len(match.history) if after is None else after)

        def search() -> Search:
            return PlayingOn(then, [action], seed, level).example(then, action, number)

        # The key has seed and level as text: `PlayingOn` checks them later, so they may be any value here.
        question = ("played on", action, number, repr((seed, level)))
        done, found = self._searches.resume(then.state, question, search)
        return {"done": done, "record": str(found) if done else None}

    def choices_then(self, seat: ByRules[int], picks: Sequence[str], after: int) -> Json:
        """The picks that can follow these in an earlier position, even in self-check mode (see `bridge.choices`).

        `hint` is the complete move that these picks make, with its effects (see `as_hint`), or None.
        """
        then = self._open.match.rewound(after)
        found = choices(then, seat, picks, marked=True)
        move = found["move"]
        hint = None if move is None else as_hint(then.state, seat, then.state.from_text(seat, move), ())
        return {**found, "hint": hint}

    def luck(self) -> Json:
        """Measure luck and choice in the match for a few milliseconds (see `rollbook.chance.luck`), until it is `done`.

        The answer has the fields of `Luck`:

        * `throws`: for each throw, the `number` of the action, the `seat` and the `value`,
        * `moves`: the same with the `cost` of the move,
        * `seats`: for each seat, its `luck` with its `spread`, its `cost`, the `noise` of the evaluator, and the
          margins of error of luck and cost,
        * `better_dice`, `better_choices`: the seats that had them, or None if the difference is too small.

        All are None until it is done, and stay None if the game has no suitable evaluator.
        """
        match = self._open.match
        done, found = self._searches.resume(match.state, "luck", lambda: chance.lucks(match))
        if found is None:
            return dict.fromkeys(("throws", "moves", "seats", "better_dice", "better_choices")) | {"done": done}
        return {
            "done": True,
            "throws": [
                {"number": throw.number, "seat": throw.seat, "value": round(float(throw.value), PLACES)}
                for throw in found.throws
            ],
            "moves": [_rounded(move._asdict()) for move in found.moves],
            "seats": [_rounded(seat._asdict()) for seat in found.seats],
            "better_dice": found.better_dice,
            "better_choices": found.better_choices,
        }


def _rounded(fields: Json) -> Json:
    return {name: round(value, PLACES) if isinstance(value, float) else value for name, value in fields.items()}


def _with_intervals(playing_on: PlayingOn) -> Json:
    from rollbook.arena.estimate import wilson  # noqa: PLC0415 - the chances of a throw need no arena

    played = playing_on.played
    if not played:
        return {}
    return {
        action: [
            {"share": share, "low": interval.low, "high": interval.high}
            for share in shares
            for interval in [wilson(share * played, played)]
        ]
        for action, shares in playing_on.shares().items()
    }
