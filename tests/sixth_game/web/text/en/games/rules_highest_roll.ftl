# The rules of Highest Roll: a line is a paragraph, a step (“1.”) or a point (“•”).

rules-highest_roll-aim =
    Each of you keeps one throw of a die. The highest number wins.
    .heading = Aim of the game

rules-highest_roll-turn =
    1. Throw the die.
    2. Keep the number, or throw just once more.
    You have to keep the second throw, even if it is lower.
    .heading = Your turn

rules-highest_roll-picture-decide = Ada has thrown a 2. She can keep it or throw again.
rules-highest_roll-picture-second = Her second throw is a 5. She has to keep it.

rules-highest_roll-end =
    The match ends when everybody has kept a number. If the highest numbers are equal, you share the win.
    .heading = The end

rules-highest_roll-picture-end = Ben has kept a 4. Ada wins with her 5.
