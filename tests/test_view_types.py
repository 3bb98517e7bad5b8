"""A view agrees with its type, in Python and on the page."""

import importlib
import random
import typing
from functools import cache
from typing import Any

import pytest

from rollbook import GAMES, Match
from rollbook.core.game import DICE, Game
from tests import sixth_game
from tests.invariants import set_ups
from tests.view_types import file, of_type, typescript

EVERY_GAME = [*GAMES.values(), sixth_game.GAME]


@cache  # because a view contains thousands of values of a few types
def made_of(kind: Any) -> tuple[dict[str, Any] | None, Any, tuple[Any, ...]]:
    """Return the keys of a TypedDict, or another type's origin and its parts."""
    if typing.is_typeddict(kind):
        return typing.get_type_hints(kind), dict, ()
    return None, typing.get_origin(kind), typing.get_args(kind)


def check(value: Any, kind: Any, path: str) -> None:
    """Check that a value has its declared type; a dict must have exactly the type's keys."""
    hints, origin, parts = made_of(kind)
    if hints is not None:
        assert isinstance(value, dict), path
        assert value.keys() == hints.keys(), path
        for name, part in hints.items():
            check(value[name], part, f"{path}.{name}")
    elif origin is list:
        assert isinstance(value, list), path
        for number, item in enumerate(value):
            check(item, parts[0], f"{path}.{number}")
    elif origin is typing.Literal:
        assert value in parts, path
    elif parts:
        one_of = [part for part in parts if fits(value, part)]
        assert one_of, f"{path}: {value!r} is no {kind}"
        check(value, one_of[0], path)
    else:
        assert type(value) is kind, f"{path}: {value!r} is no {kind}"


def fits(value: Any, kind: Any) -> bool:
    """Return whether a value has a type, without a look at its contents."""
    return isinstance(value, made_of(kind)[1] or kind)


def view_type(game: Game) -> Any:
    """Return the TypedDict of a game's view, which is the last in its `ui` module."""
    module = importlib.import_module(game.states.__module__.rpartition(".")[0] + ".ui")
    return [kind for kind in vars(module).values() if typing.is_typeddict(kind)][-1]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_view_matches_its_type(game: Game) -> None:
    """Check the view at a fifth of all positions, and at the end."""
    for seats, options in set_ups(game):
        match, rng = Match(game, seats, options, seed=3), random.Random(3)
        while match.to_act:
            if rng.random() < 0.2:
                check(match.view(), view_type(game), game.id)
            actor = match.to_act[0]
            match.roll() if actor == DICE else match.play(actor, match.legal(actor).sample(rng))
        check(match.view(), view_type(game), game.id)


@pytest.mark.parametrize("game", GAMES)
def test_page_has_the_types_of_the_views(game: str) -> None:
    path, text = file(game)
    assert path.read_text("utf-8") == text, f"{path} is out of date: run python -m tests.view_types"


def test_types_in_the_words_of_the_page() -> None:
    assert of_type(list[int | None]) == "(number | null)[]"
    assert of_type(typing.Literal["a", "b"]) == '"a" | "b"'
    with pytest.raises(TypeError, match="The page has no name for"):
        of_type(complex)
    assert typescript("tests.sixth_game.ui").splitlines()[2:] == [
        "/** A position of Highest Roll. */",
        "export interface HighestRollView {",
        "  /** The faces that the first seats have kept. */",
        "  kept: number[];",
        "  /** The current face; 0 if the die is due. */",
        "  face: number;",
        "}",
    ]
