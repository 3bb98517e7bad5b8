"""`python -m rollbook play`: a match in the terminal, against people and bots."""

import argparse
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rollbook.arena import OwnBot, own_bot
from rollbook.arena.bot_process import close_bots
from rollbook.command import Stop
from rollbook.command.screen import Screen, read_match
from rollbook.command.set_up import add_move_limit, add_option
from rollbook.command.terminal import TerminalMatch
from rollbook.core.errors import Refusal
from rollbook.core.match import Match
from rollbook.core.set_up import BOT, BOT_LEVELS
from rollbook.games import GAMES

OF_A_MODULE: Final = re.compile(r"(\w+=)?[a-zA-Z_][\w.]*:[a-zA-Z_]\w*")
"""A seat for your own bot in a module; a person's name does not have this form."""
ABOUT: Final = """Play a match in the terminal. Press Enter to roll, or type faces of real dice. Type a move as text,
or as the picks that you would tap on a board, separated by spaces."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add this command to the command line."""
    command = commands.add_parser("play", help="a match in the terminal", description=ABOUT)
    robots = [f"{BOT}{level}" for level in BOT_LEVELS]
    command.add_argument("game", help=f"{', '.join(GAMES)}; or the file of a match to continue")
    command.add_argument(
        "--seats",
        nargs="+",
        metavar="NAME",
        help=f"how many people, or who: names, {', '.join(map(repr, robots))}, or your own bot, such as "
        "my_bot.py or package.module:function (one person against a medium bot); for a file, who continues",
    )
    add_move_limit(command)
    add_option(command)
    command.add_argument("--seed", type=int, metavar="N", help="the seed of the dice (drawn at random)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the match of the command line."""
    own = own_bots(given.seats or [])
    try:
        match = match_of(given, own)
        TerminalMatch(match, Screen(), {bot.name: bot for bot in own.values()}, given.move_limit).sit_down()
    except ValueError as error:  # a bot that cannot be loaded
        raise Stop(str(error)) from None
    finally:
        close_bots()
    return 0


def own_bots(seats: Sequence[str]) -> dict[str, OwnBot]:
    """The user's own bots among the strings for the seats. Raises `Stop` for one that cannot be read."""
    found = {}
    for text in seats:
        if text.endswith(".py") or ".py:" in text or OF_A_MODULE.fullmatch(text):
            try:
                found[text] = own_bot(text)
            except ValueError as error:
                raise Stop(str(error)) from None
    return found


def match_of(given: argparse.Namespace, own: Mapping[str, OwnBot] | None = None) -> Match:
    """The match of the command line, new or from a file. Raises `Stop` if it cannot be set up."""
    texts = given.seats and [own[text].name if own and text in own else text for text in given.seats]
    if given.game not in GAMES and Path(given.game).is_file():
        return seated(read_match(given.game), texts or ())
    try:
        return Match(given.game, _seats_of_new(given, texts), dict(given.option), given.seed)
    except Refusal as refusal:
        raise Stop(str(refusal)) from None


def _seats_of_new(given: argparse.Namespace, texts: Sequence[str] | None) -> int | Sequence[str] | None:
    """The seats of a new match: the given names, a number of people, or by default one person against bots."""
    if given.seats is None and given.game in GAMES:
        return ["Player 1", *["bot medium"] * (max(2, GAMES[given.game].seats[0]) - 1)]
    if given.seats and len(given.seats) == 1 and given.seats[0].isdecimal():
        return int(given.seats[0])
    return texts


def seated(match: Match, texts: Sequence[str]) -> Match:
    """The match with these names at its seats, if any are given. Raises `Stop` for a wrong number or a bad name."""
    if texts and len(texts) != len(match.seats):
        raise Stop(f"This match has {len(match.seats)} seats, and --seats names {len(texts)}.")
    try:
        for seat, text in enumerate(texts):
            match.sit(seat, text)
    except Refusal as refusal:
        raise Stop(str(refusal)) from None
    return match
