"""The bots in docs/bots.md: the code on the page runs, and the bots are as strong as the page claims."""

from pathlib import Path

import pytest

from rollbook.arena import Series, own_bot, play_all, summaries
from rollbook.arena.bot_process import load
from rollbook.arena.own_bot import BotCode, OwnBot

DOCS = Path(__file__).parents[2] / "docs"

pytestmark = pytest.mark.skipif(not DOCS.exists(), reason="the documentation is not here")


@pytest.mark.parametrize("file", ["my_bot.py", "knockout_marbles.py", "knockout_two_plies.py"])
def test_documentation_shows_the_bots_that_are_there(file: str) -> None:
    source = (DOCS / "examples" / file).read_text("utf-8")
    assert f"```python\n{source}```" in (DOCS / "bots.md").read_text("utf-8")


# If the shares in docs/bots.md are exact, another seed would fail with a probability below 1 in 10,000.
@pytest.mark.parametrize(
    ("file", "against", "matches"),
    [("my_bot.py", "easy", 60), ("knockout_marbles.py", "medium", 80), ("knockout_two_plies.py", "random", 4)],
)
def test_bots_of_the_documentation_win(file: str, against: str, matches: int) -> None:
    bot = own_bot(str(DOCS / "examples" / file))
    assert isinstance(bot.choose, BotCode)
    here = OwnBot(bot.name, load(bot.choose))  # the same function without a process, for a debugger and for speed
    series = Series("knockout", (here, against), matches)
    mine, _ = summaries(series, play_all(series))
    assert mine.failures == 0
    assert mine.wins.mean > 0.5
