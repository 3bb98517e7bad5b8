"""The bridge's methods for chances: before a throw, by playing on from a position, and after a match."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rollbook.bridge.arguments import ByRules
from rollbook.bridge.as_json import as_hint
from rollbook.bridge.choices import choices
from rollbook.bridge.desk import Desk
from rollbook.core.errors import IllegalMove, shown
from rollbook.core.messages import Json
from rollbook.core.set_up import chosen_game
from rollbook.core.slices import Search, Slices, for_a_slice

if TYPE_CHECKING:
    from rollbook.chance import PlayingOn

MOST_PLAYOUTS = 100_000
MOST_ACTIONS = 20
"""The number of actions that are played on side by side, at most."""
PLACES = 6
"""Decimal places of luck: the last digits of what evaluators say differ between machines."""

# The modules of chances are imported where they are needed: most visits need none, and the page starts sooner without.


class Chances:
    """The chances of the match on the table. Each public method is a method of the bridge."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._slices = Slices()
        self._playing_on: PlayingOn | None = None
        self._state: object = None
        self._about: tuple[Any, ...] = ()
        """The other arguments that `_playing_on` was made with."""
        self._search: Search | None = None
        self._playouts = 0
        """The number of playouts at which the search ends."""

    def chances(self, seat: ByRules[int]) -> Json | None:
        """The chances of the next throw for a seat (see `rollbook.chance.lens`); None where it does not move after one.

        `places` holds for each pick in how many `ways` `of` how many throws it is reached, the id of the `gain` there
        or None, and in how many throws it is gained (`gaining`); `""` stands for the throws that are of no use. `gains`
        says the same of each gain.
        """
        from rollbook import chance  # noqa: PLC0415

        match = self._desk.match
        found = chance.lens(match.state, match.check_seat(seat))
        if found is None:
            return None
        return {
            "seat": found.seat,
            "places": {pick: place._asdict() for pick, place in found.places.items()},
            "gains": [place._asdict() for place in found.gains.values()],
        }

    def chance_throws(self, seat: ByRules[int], pick: str) -> list[Json]:
        """The throws that reach a place for a seat: `faces`, `total` or None, `orders`, whether one `gains` there."""
        from rollbook import chance  # noqa: PLC0415

        match = self._desk.match
        return [throw._asdict() for throw in chance.throws_reaching(match.state, match.check_seat(seat), pick)]

    def chance_charts(self, game: ByRules[str]) -> Json:
        """The frequencies of a game: `charts`, each with its `bars`, and the `figures` of the questions about them."""
        from rollbook import chance  # noqa: PLC0415

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
        """Play the match on for a few milliseconds, as it stands or stood (see `rollbook.chance.sample`).

        To be asked again until it is `done`: then there have been `n` playouts after each action. `played` says how
        many there have been, and `shares` has for each action and seat the mean `share` of the win with its interval
        of 95 %, `low` to `high`. A larger `n` goes on from there.
        """
        from rollbook.chance import PlayingOn  # noqa: PLC0415

        match = self._desk.match
        if not 1 <= n <= MOST_PLAYOUTS:
            raise IllegalMove("bad_argument", method="play_on", argument="n", value=shown(n))
        if len(actions) > MOST_ACTIONS:
            raise IllegalMove("bad_argument", method="play_on", argument="actions", value=shown(len(actions)))
        state = match.state if after is None else match.position(after)
        about = (tuple(actions), seed, level)
        if self._playing_on is None or state is not self._state or about != self._about:
            then = match if after is None else match.rewound(after)
            self._playing_on = PlayingOn(then, actions, seed, level)
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
        """Playout `number` of `play_on` after an action, as a match with robots at all seats: `done`, and its `record`.

        To be asked again until it is done.
        """
        from rollbook.chance import PlayingOn  # noqa: PLC0415

        match = self._desk.match
        if not 0 <= number < MOST_PLAYOUTS:
            raise IllegalMove("bad_argument", method="played_on", argument="number", value=shown(number))
        state = match.state if after is None else match.position(after)

        def search() -> Search:
            then = match.copy() if after is None else match.rewound(after)
            return PlayingOn(then, [action], seed, level).example(then, action, number)

        # Seed and level as text: they may be anything until `PlayingOn` refuses them.
        question = ("played on", action, number, repr((seed, level)))
        done, found = self._slices.further(state, question, search)
        return {"done": done, "record": str(found) if done else None}

    def choices_then(self, seat: ByRules[int], picks: Sequence[str], after: int) -> Json:
        """The picks that can follow these in an earlier position (see `rollbook.bridge.choices`), marked for everybody.

        `hint` is the whole move that they make, with what it would do (see `as_hint`), or None.
        """
        then = self._desk.match.rewound(after)
        found = choices(then, seat, picks, marked=True)
        move = found["move"]
        told = None if move is None else as_hint(then.state, seat, then.state.from_text(seat, move), ())
        return {**found, "hint": told}

    def luck(self) -> Json:
        """Tell luck from choice in the match for a few milliseconds (see `rollbook.chance.luck`), until it is `done`.

        `throws` have the `number` of the action, the `seat` and the `value`; `moves` have their `cost`; `seats` have
        their `luck`, its `spread`, their `cost`, the `noise` of the evaluator, and how far luck and cost may be wrong.
        `better_dice` and `better_choices` are the seats that had them, or None where nobody can tell. All are None
        before it is done, and afterwards where the game has no evaluator.
        """
        from rollbook.chance import lucks  # noqa: PLC0415

        match = self._desk.match
        done, found = self._slices.further(match.state, "luck", lambda: lucks(match))
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


def _with_intervals(playing_on: "PlayingOn") -> Json:
    from rollbook.arena.estimate import wilson  # noqa: PLC0415

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
