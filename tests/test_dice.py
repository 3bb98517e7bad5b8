"""Fair dice: probabilities counted by hand, and rolls that anyone can check with a SHA-256 tool."""

import math
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rollbook import IllegalMove
from rollbook.core.dice import LARGEST_SEED, Dice

COLOURS = ("red", "orange", "yellow")


def test_two_dice_show_21_rolls_and_doubles_are_half_as_likely() -> None:
    dice = Dice(2)
    assert len(dice.outcomes) == 21
    assert dict(dice.outcomes)[3, 3] == 1 / 36
    assert dict(dice.outcomes)[3, 4] == 2 / 36
    assert math.isclose(sum(chance for _, chance in dice.outcomes), 1)


def test_three_dice_show_56_rolls_in_216_ways() -> None:
    dice = Dice(3)
    assert len(dice.ways) == 56
    assert sum(dice.ways.values()) == 216
    assert (dice.ways[1, 1, 1], dice.ways[1, 1, 2], dice.ways[1, 2, 3]) == (1, 3, 6)


def test_dice_of_two_kinds_keep_the_kinds_apart() -> None:
    dice = Dice(2, (1, COLOURS))
    assert len(dice.ways) == 21 * 3
    assert Fraction(dice.ways[2, 5, "red"], sum(dice.ways.values())) == Fraction(2, 36 * 3)
    assert dice.parse("yellow 5 2") == (2, 5, "yellow")
    assert dice.text((2, 5, "yellow")) == "2 5 yellow"


# The first bytes of `printf 'rollbook dice 1 SEED NUMBER 0' | sha256sum`, and the faces that they stand for: the byte
# modulo 6, plus 1. Bytes from 252 (fc) up are skipped.
@pytest.mark.parametrize(
    ("seed", "number", "digest", "roll"),
    [
        (0, 0, "a7 37", "2 6"),  # 167 = 27*6 + 5 -> 6; 55 = 9*6 + 1 -> 2
        (0, 1, "88 47", "5 6"),  # 136 = 22*6 + 4 -> 5; 71 = 11*6 + 5 -> 6
        (7, 0, "c1 4d", "2 6"),  # 193 = 32*6 + 1 -> 2; 77 = 12*6 + 5 -> 6
        (7, 1, "29 1f", "2 6"),  # 41 = 6*6 + 5 -> 6; 31 = 5*6 + 1 -> 2
        (7, 57, "51 8e", "4 5"),  # 81 = 13*6 + 3 -> 4; 142 = 23*6 + 4 -> 5
        (7, 35, "b4 75", "1 4"),  # 180 -> 1; ff and fd are skipped; 117 = 19*6 + 3 -> 4
        (LARGEST_SEED, 0, "b0 a0", "3 5"),  # 176 = 29*6 + 2 -> 3; 160 = 26*6 + 4 -> 5
    ],
)
def test_throws_follow_the_published_algorithm(seed: int, number: int, digest: str, roll: str) -> None:
    faces = sorted(int(byte, 16) % 6 + 1 for byte in digest.split())
    assert " ".join(map(str, faces)) == roll
    dice = Dice(2)
    assert dice.text(dice.throw(seed, number)) == roll


def test_throws_of_many_seeds_are_even() -> None:
    counts = dict.fromkeys(range(1, 7), 0)
    for seed in range(6000):
        counts[int(Dice(1).throw(seed, 3)[0])] += 1
    # Each face is expected 1000 times; the standard deviation is sqrt(6000 * 1/6 * 5/6) = 28.9.
    assert all(abs(count - 1000) < 5 * 28.9 for count in counts.values())


def test_throws_in_a_row_are_independent() -> None:
    dice = Dice(1)
    pairs = {(dice.throw(1, number), dice.throw(1, number + 1)) for number in range(1000)}
    assert len(pairs) == 36


def test_samples_are_as_likely_as_the_outcomes_say() -> None:
    dice, rng = Dice(2), Random(3)
    doubles = sum(len(set(dice.sample(rng))) == 1 for _ in range(3600))
    assert abs(doubles - 600) < 5 * math.sqrt(3600 * 1 / 6 * 5 / 6)


@pytest.mark.parametrize("text", ["6 3", "3 6", " 3  6 "])
def test_faces_may_be_typed_in_any_order(text: str) -> None:
    assert Dice(2).parse(text) == (3, 6)


@pytest.mark.parametrize("text", ["", "3", "3 6 6", "0 3", "7 1", "3 x", "٣ 3", "3.0 1", "+3 1", "03 1", "red 1"])
def test_impossible_roll_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove, match="This roll has 2 dice with faces 1-6, not"):
        Dice(2).parse(text)


def test_die_that_no_byte_decides_is_refused() -> None:
    """The largest multiple of 300 up to 256 is 0. No byte is below that, so a roll would never end."""
    for faces in ((), tuple(range(257)), tuple(range(300))):
        with pytest.raises(ValueError, match="A die has 1 to 256 faces"):
            Dice((1, faces))
    assert Dice((1, tuple(range(256)))).throw(1, 0)[0] in range(256)


@pytest.mark.parametrize("count", [0, -1, True, 2.0, None, "2"])
def test_dice_of_a_bad_number_are_refused(count: Any) -> None:
    for kind in (count, (count, (1, 2))):
        with pytest.raises(ValueError, match="The number of dice is a whole number from 1, not"):
            Dice(kind)


def test_dice_with_too_many_throws_are_refused_before_they_are_counted() -> None:
    # Seven dice have 6 ** 7 = 279,936 outcomes, and eight have 1,679,616; 2 ** 70 dice could not even be listed.
    assert Dice(7).throws == 279_936
    for kinds in ((8,), (12,), (2**70,), (4, (4, (1, 2, 3, 4, 5, 6))), ()):
        with pytest.raises(ValueError, match="1 to 1,000,000 throws"):
            Dice(*kinds)


def test_faces_of_a_bad_kind_are_refused() -> None:
    for faces in (6, "123456", [1, 2], (1, None), (1, 2.0), None):
        with pytest.raises(ValueError, match="The faces of a die are a tuple of numbers or texts"):
            Dice((2, faces))  # type: ignore[arg-type]


def test_throw_of_a_bad_seed_or_number_is_refused() -> None:
    for seed in (-1, 2**53, "7", True, 7.0, None):
        with pytest.raises(ValueError, match="A dice code"):
            Dice(2).throw(seed, 0)  # type: ignore[arg-type]
    for number in (-1, "0", True, 0.0, None):
        with pytest.raises(ValueError, match="The number of a throw is a whole number from 0"):
            Dice(2).throw(7, number)  # type: ignore[arg-type]


@pytest.mark.parametrize("faces", [(1, "1"), ("a", "b c"), ("a", ""), (" a", "b"), (1, 2, "2")])
def test_faces_that_a_roll_cannot_tell_apart_are_refused(faces: Any) -> None:
    with pytest.raises(ValueError, match="The faces of a die are numbers or single words that a text tells apart, not"):
        Dice((1, faces))


def test_face_that_is_on_a_die_twice_is_twice_as_likely() -> None:
    dice = Dice((1, ("hit", "hit", "miss")))
    assert dice.outcomes == ((("hit",), 2 / 3), (("miss",), 1 / 3))
    assert dice.parse("hit") == ("hit",)
    assert dice.outcomes == ((("hit",), 2 / 3), (("miss",), 1 / 3))
    assert dice.parse("hit") == ("hit",)


def test_throw_that_uses_up_a_digest_continues_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    # Bytes from 252 up are rejected for a six-sided die. The first digest has 31 of them and one 5, so the second die
    # needs the next digest.
    digests = [bytes([255] * 31 + [5]), bytes([254, 3] + [0] * 30)]
    monkeypatch.setattr("rollbook.core.dice._block", lambda _seed, _number, block: digests[block])
    assert Dice(2).throw(7, 0) == (4, 6)
