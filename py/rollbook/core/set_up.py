"""Checks the set-up of a match (game, seats, options, seed), and fills in defaults.

Each function that checks something raises `SetUpError` (a ValueError), which has the field and the allowed values.
"""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import NamedTuple

from rollbook.core.dice import LARGEST_SEED, checked_seed
from rollbook.core.errors import TURNING, VISIBLE, SetUpError, format_value, is_line, is_several, whole
from rollbook.core.game import GAMES, Game, GivenOptions, Options, OptionValue
from rollbook.core.messages import Json

BOT_LEVELS = ("easy", "medium", "hard")
BOT = "bot "  # prefix of a bot's seat; its level follows
LONGEST_NAME = 40


class SetUp(NamedTuple):
    """A valid set-up of a match."""

    game: Game
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int


def chosen_set_up(
    game: object,
    seats: int | Sequence[str] | None = None,
    options: GivenOptions | None = None,
    seed: int | None = None,
) -> SetUp:
    """The set-up for these arguments of `Match`. None means the default; for `seed`, a random one."""
    found = chosen_game(game)
    return SetUp(found, seat_texts(found, seats), chosen_options(found, options), chosen_seed(seed))


def chosen_game(game: object, games: Mapping[str, Game] = GAMES) -> Game:
    """The game with an id, among `games`; a `Game` is returned unchanged."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str) or game not in games:
        raise SetUpError("game", "unknown_game", game=format_value(game), games=tuple(games))
    return games[game]


def seat_texts(game: Game, seats: int | Sequence[str] | None) -> tuple[str, ...]:
    """The text of each seat. A number means that many people; None means two, or the fewest if two cannot play."""
    fewest, most = game.seats[0], game.seats[-1]
    if seats is None:
        seats = max(2, fewest)
    number = whole(seats)
    if number is None:
        check_listed(seats)
    count = len(seats) if number is None else number  # type: ignore[arg-type]
    if count not in game.seats:
        id = "bad_seats_exact" if fewest == most else "bad_seats"
        raise SetUpError("seats", id, game=game.id, fewest=fewest, most=most, seats=format_value(count))
    if number is not None:
        return tuple(f"Player {seat + 1}" for seat in range(number))
    return tuple(map(seat_text, seats))  # type: ignore[arg-type]


def check_listed(seats: object) -> None:
    """Raise `SetUpError` if the value is not a list. The items are not checked."""
    # A set or a dict has a length, but no order of seats.
    if not is_several(seats):
        raise SetUpError("seats", "bad_seats_type", seats=format_value(seats))


def not_default(game: Game, options: Mapping[str, OptionValue]) -> dict[str, str]:
    """The options of a match that differ from their defaults, in the form of a record."""
    return {name: str(options[name]) for name, option in game.options.items() if options[name] != option.default}


def bot_level(seat: str) -> str | None:
    """The level in a seat's text (`bot LEVEL`), known or not; None for a person."""
    return seat.removeprefix(BOT) if seat.startswith(BOT) else None


def as_seat(text: str) -> Json:
    """A seat as data: its text as `name`, and as `bot` its level, or None for a person."""
    return {"name": text, "bot": bot_level(text)}


def seat_text(text: object) -> str:
    """The checked text of one seat: a name (1-40 characters) or `bot LEVEL`."""
    if isinstance(text, str) and TURNING.search(text):
        raise SetUpError("seats", "bad_name_turning")
    if not (isinstance(text, str) and is_line(text, LONGEST_NAME)) or "|" in text or text != text.strip():
        raise SetUpError("seats", "bad_name")
    if not VISIBLE.search(text):
        raise SetUpError("seats", "bad_name_invisible")
    level = bot_level(text)
    if level is not None and level not in BOT_LEVELS:
        raise SetUpError("seats", "bad_bot", level=level, levels=BOT_LEVELS)
    return "".join(text)  # from a subclass, only the characters


def by_name(given: object) -> Options:
    """Options by name, from a mapping or pairs; None means no options."""
    if given is None:
        return {}
    if isinstance(given, Mapping):
        return given
    if isinstance(given, Sequence) and not isinstance(given, str | bytes) and all(map(_is_pair, given)):
        return dict(given)
    raise SetUpError("options", "bad_options", options=format_value(given))


def _is_pair(given: object) -> bool:
    """Whether a value is a pair of a name and a value. A string of two letters is not."""
    return isinstance(given, tuple | list) and len(given) == 2 and isinstance(given[0], str)


def chosen_options(game: Game, given: GivenOptions | None) -> dict[str, OptionValue]:
    """The value of each option of the game; missing options have their default."""
    chosen = {name: option.default for name, option in game.options.items()}
    for name, value in by_name(given).items():
        if not game.options:
            raise SetUpError("options", "no_options", game=game.id, option=format_value(name))
        if name not in game.options:
            raise SetUpError(
                "options", "unknown_option", game=game.id, option=format_value(name), options=tuple(game.options)
            )
        by_text = {str(allowed): allowed for allowed in game.options[name].values}
        number = whole(value)
        text = value if isinstance(value, str) else None if number is None else format_value(number)
        if text not in by_text:
            raise SetUpError("options", "bad_option", option=name, value=format_value(value), values=tuple(by_text))
        chosen[name] = by_text[text]
    return chosen


def chosen_seed(seed: object) -> int:
    """The checked seed of the dice, 0 to 2**53 - 1; None draws one."""
    return SystemRandom().randrange(LARGEST_SEED + 1) if seed is None else checked_seed(seed)
