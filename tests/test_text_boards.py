"""Boards as text are the same for `str()` and the terminal, and equal boards drawn by hand from the rules."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from rollbook import GAMES, Match
from rollbook.ui.presentation import Ink, plain, presentation_of
from tests import places, sixth_game
from tests.golden_match import golden_files


def board(match: Match) -> str:
    """Return the board of a match as plain text."""
    return str(match.state)


def drawn(text: str) -> str:
    """Return a board that is drawn in a test, without its indentation."""
    return dedent(text).strip("\n")


def play(match: Match, *actions: str) -> Match:
    """Apply these actions, in the notation of the record."""
    for action in actions:
        actor, _, text = action.partition(" ")
        if actor == "dice":
            match.roll(text)
        else:
            match.play(int(actor), text)
    return match


def golden(name: str) -> Match:
    """Return a golden match."""
    return Match.parse((places.GOLDEN[0] / f"{name}.txt").read_text("utf-8"))


def test_every_board_counts_seats_by_letters_from_a_on() -> None:
    for game in [*GAMES.values(), sixth_game.GAME]:
        for seats in game.seats:
            assert not re.search(r"seat \d", str(Match(game, seats, seed=1).state))
    assert board(golden("lowdown/tied_seats_share_the_win")).count("seat A") == 1
    assert board(Match("knaster", 2)).startswith("A ")
    assert board(Match("roll_out")).startswith("B ")


def test_terminal_draws_the_text_of_str() -> None:
    for game in [*GAMES.values(), sixth_game.GAME]:
        state = Match(game, seed=1).state
        assert "\n".join(map(plain, presentation_of(game).board(state))) == str(state)


def test_sixth_game_shows_the_kept_faces() -> None:
    match = play(Match(sixth_game.GAME, 2), "dice 5", "0 keep", "dice 3")
    assert board(match) == "A 5  [3]"


def test_knockout_shows_singles_and_captures() -> None:
    # A has marbles on 1, 2 and 3; B knocks out those on 1 and 3; A knocks out B's on 1 and captures 2.
    match = Match("knockout", 2)
    play(match, "dice 6 6 6", "dice 1 1 1", "dice 1 2 3", "0 6=1+2+3", "dice 1 1 2", "1 4=1+3", "dice 1 1 1", "0 3=1+2")
    assert board(match) == (
        "  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18\n  A AA  B  .  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
    )


def test_knaster_shows_circles_and_the_points_of_each_line() -> None:
    match = play(Match("knaster", 2), "dice 3 4", "0 write c3", "1 write a1", "dice 3 4", "0 circle c3", "1 write b1")
    assert board(match) == drawn("""
        A       a    b    c    d    e          B       a    b    c    d    e
        1       .    .    .    .    .    9     1       7    7    .    .    .    9
        2       .    .    .    .    .    8     2       .    .    .    .    .    8
        3       .    .   (7)   .    .    7     3       .    .    .    .    .    7
        4       .    .    .    .    .    6     4       .    .    .    .    .    6
        5       .    .    .    .    .    5     5       .    .    .    .    .    5
          10    9    8    7    6    5   10       10    9    8    7    6    5   10
    """)


def test_knaster_shows_scored_boxes_in_brackets() -> None:
    assert board(golden("knaster/alone_a_full_sheet_of_sevens_scores_115")) == drawn("""
        A       a    b    c    d    e
        1      (7)  (7)  (7)  (7)  (7)  [9]
        2      (7)  (7)  (7)  (7)  (7)  [8]
        3      (7)  (7)  (7)  (7)  (7)  [7]
        4      (7)  (7)  (7)  (7)  (7)  [6]
        5      (7)  (7)  (7)  (7)  (7)  [5]
         [10]  [9]  [8]  [7]  [6]  [5] [10]
    """)


def test_roll_it_shows_numbers_and_chips() -> None:
    match = play(Match("roll_it", 2, {"grids": 4}), "dice 2 6", "0 1.9", "dice 3 6", "1 2.2")
    assert board(match) == drawn("""
        1:          2:
          4  3  6    12  B  5
         10 11  9     8  3  4
         12  5  A     6 10 11
        4:          5:
          6  8  3    11  4  9
          9 12 11     5  6 10
          5 10  4     3 12  8
    """)


def test_roll_it_puts_a_tic_tac_toe_on_the_colour_of_its_seat() -> None:
    match = Match("roll_it", 2, {"grids": 4})
    for total, cell in (("1 3", "1.1"), ("1 2", "1.2"), ("3 3", "1.3")):
        play(match, f"dice {total}", f"0 {cell}", "dice 1 1", "1 pass")
    lines = presentation_of(match.game).board(match.state)
    assert [ink for line in lines for ink in line if "reverse" in ink.style] == [Ink("  A", "bold red reverse")] * 3


def test_lowdown_shows_dice_colours_and_numbers() -> None:
    # The 5 and red are set aside; the dice under the cup, in front of B, are not seen yet. A box shows the colours that
    # it takes. In every grid these are F H S / S F H / H S F (first colour, half and half, second colour).
    match = play(Match("lowdown", 2), "dice 3 5 red green", "0 write 5 red A1")
    assert board(match) == drawn("""
        dice: 3 (5) (red) green   cup: closed, in front of B

        seat A    A:          B:          C:
        wilds 4     5 ro  o     g gy  y     p pb  b
                    o  r ro     y  g gy     b  p pb
                   ro  o  r    gy  y  g    pb  b  p

        seat B    A:          B:          C:
        wilds 4     r ro  o     g gy  y     p pb  b
                    o  r ro     y  g gy     b  p pb
                   ro  o  r    gy  y  g    pb  b  p
    """)


def test_lowdown_shows_blackouts_and_lines_crossed_out() -> None:
    match = golden("lowdown/blackouts_count_six")
    assert board(match).count("##") == sum(each["blackouts"] for each in match.view()["boards"]) > 0
    match = golden("lowdown/several_lines_may_be_crossed_in_one_turn")
    crossed = [
        box for each in match.view()["boards"] for grid in each["grids"] for box in grid["boxes"] if box["crossed"]
    ]
    assert board(match).count("/") == len(crossed) > 0


def test_roll_out_board_shows_front_centre_and_white() -> None:
    match = play(Match("roll_out"), "dice 6 6", "dice 1 1", "dice 1 2", "0 f2 c1")
    assert board(match) == drawn("""
        B         1  (2)  3   4   5   6   7   8   9
        centre    1   .   .   .   .   .   .   .   .
        A         .   2   3   4   5   6   7   8   9
    """)


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_position_of_the_golden_matches_can_be_drawn(file: Path) -> None:
    match = Match.parse(file.read_text("utf-8"))
    for after in range(len(match.history) + 1):
        assert str(match.position(after))
