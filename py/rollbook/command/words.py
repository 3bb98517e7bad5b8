"""Describes a match in words: with the page's own English messages (Fluent), so that no message is written twice.

If a game has no text for a message, the id and the figures are shown.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rollbook.command import Stop
from rollbook.core.errors import Argument
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Message, ScoreLine
from rollbook.ui.presentation import presentation_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE: Final = "en"
# Next to this module in an installed package, otherwise with the page's sources.
PLACES: Final = (Path(__file__).parent / "text", Path(__file__).parents[3] / "web" / "src" / "text" / LANGUAGE)
MORE: Final[list[Path]] = []
"""Files with the English texts of games that are not part of the package."""
PEOPLE: Final = frozenset({"name", "names", "other", "others", "winners"})
"""Arguments that are names of people, which are shown unchanged."""
A_REMARK: Final = re.compile(r"([a-z-]+) (\d+)")


class Words:
    """The words of a match. Raises `Stop` if the library that reads the texts is not installed."""

    def __init__(self) -> None:
        try:
            from babel.lists import format_list  # noqa: PLC0415 - an extra, like the next import
            from fluent.runtime.types import fluent_number  # noqa: PLC0415
        except ImportError:
            raise Stop("Words need the extra `cli`. In a clone of Rollbook: pip install '.[cli]'.") from None
        self._bundle = bundle()
        self._number = fluent_number
        self._list = format_list

    # messages

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, **values: Argument | None) -> str:
        """Format a message with its values. `id` may include an attribute (`roll_it-score-chips.figures`)."""
        name, _, attribute = id.partition(".")
        if not self.has(name):
            return "" if attribute else _plainly(name, values)
        message = self._bundle.get_message(name)
        # The page marks places without naming them; here the message names them, as for a screen reader.
        named = message.attributes.get("spoken") or message.value
        pattern = message.attributes.get(attribute) if attribute else named
        if pattern is None:
            return ""
        ready = {key: self._ready(name, key, value) for key, value in values.items() if value is not None}
        counts = {key: len(value) for key, value in values.items() if isinstance(value, tuple)}
        ready |= {f"{key}-count": self._number(count, useGrouping=False) for key, count in counts.items()}
        text, errors = self._bundle.format_pattern(pattern, ready)
        if errors:
            raise ValueError(f"{id}: {errors}")
        return str(text)

    def _ready(self, id: str, key: str, value: Argument) -> object:
        if isinstance(value, int):
            return self._number(value, useGrouping=False)
        game = id.removeprefix("hint-").partition("-")[0]
        if key in PEOPLE:
            return value if isinstance(value, str) else self.together(map(str, value))
        if isinstance(value, str):
            return self._called(game, value)
        return self._list([self._called(game, str(each)) for each in value], style="unit", locale=LANGUAGE)

    def _called(self, game: str, value: str) -> str:
        """The game's word for a place, such as a line, whose pick is `value`; `A.row1` is row1 of A."""
        where, _, what = value.rpartition(".")
        if not self.has(f"{game}-say-{what}"):
            return value
        words = self.say(f"{game}-say-{what}")
        return self.say(f"{game}-say-within", where=where, what=words) if where else words

    def together(self, names: Iterable[str]) -> str:
        """Join names for a sentence."""
        return str(self._list(list(names), locale=LANGUAGE))

    # a match

    def game(self, id: str) -> str:
        """The name of a game."""
        return self.say(f"{id}-name") if self.has(f"{id}-name") else id

    def entry(self, match: Match, number: int) -> str:
        """The effects of action `number` (from 0) of a match."""
        actor, text = match.history[number]
        turn = presentation_of(match.game).thrower(match.position(number))
        common: dict[str, Argument | None] = {
            "name": match.seats[turn if actor == DICE else actor],
            "action": text,
            "winners": self._winners(match),
        }
        return " ".join(
            self.say(event.id, **{**common, **event.arguments, **self._named_seats(match, event)})
            for event in match.events(number)
        )

    def prompt(self, match: Match, seat: int) -> str:
        """The prompt for a seat that is to act."""
        prompt = presentation_of(match.state.game).prompt(match.state, seat)
        return self.say(prompt.id, **prompt.arguments)

    def remark(self, text: str) -> str:
        """Describe a remark in a record; an unknown remark is returned unchanged."""
        known = A_REMARK.fullmatch(text)
        if known and self.has(f"remark-{known[1]}"):
            return self.say(f"remark-{known[1]}")
        return text

    def ending(self, match: Match) -> str:
        """The winners, and why the match is over."""
        assert match.result is not None
        ending = match.result.ending
        won = self.say("result-winners", winners=self._winners(match), count=len(match.result.winners))
        return f"{won} {self.say(ending.id, **{**ending.arguments, **self._named_seats(match, ending)})}"

    def score_line(self, line: ScoreLine) -> str:
        """One line of a scorecard: its label and its figures."""
        figures = self.say(f"{line.id}.figures", **line.arguments)
        return f"{self.say(line.id, **line.arguments)}{': ' if figures else ''}{figures}"

    def _named_seats(self, match: Match, message: Message) -> dict[str, Argument | None]:
        """The names of the seats in a message."""
        seat, seats = message.arguments.get("seat"), message.arguments.get("seats")
        named: dict[str, Argument | None] = {}
        if isinstance(seat, int):
            named["other"] = match.seats[seat]
        if isinstance(seats, tuple):
            named["others"] = tuple(match.seats[int(each)] for each in seats)
        return named

    def _winners(self, match: Match) -> tuple[str, ...]:
        return tuple(match.seats[seat] for seat in match.result.winners) if match.result else ()


@cache
def bundle() -> "FluentBundle":
    """All English messages, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    texts = FluentBundle([LANGUAGE], use_isolating=False)
    folder = next(place for place in PLACES if place.is_dir())
    for file in (*sorted(folder.rglob("*.ftl")), *MORE):
        texts.add_resource(FluentResource(file.read_text("utf-8")))
    return texts


def _plainly(id: str, values: dict[str, Argument | None]) -> str:
    figures = [
        f"{key} {', '.join(map(str, value)) if isinstance(value, tuple) else value}"
        for key, value in values.items()
        if key not in PEOPLE and key != "action" and value is not None
    ]
    what = id.rpartition("-")[2].replace("_", " ")
    said = f"{values['name']}: {what}" if "name" in values else what
    return f"{said} ({'; '.join(figures)})" if figures else said
