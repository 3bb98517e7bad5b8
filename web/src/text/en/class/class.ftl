# A class plays the same match: its code, the locks, and the result of each tablet.

## The code, where the match is set up

class-no-own-robot = A robot from the lab plays only on this tablet. Choose another player.

## The teacher's list

class-full = A class holds { $most } results, and this one would get more. Nothing was added. Begin another class.

## A result that comes by link

class-part = Part { $number } of { $count } is here
class-part-next = On the other tablet, tap “Next picture”. Read that picture too. Still missing: { $numbers }.

## Puzzles that a class solves

for-class-no-link = Read this code out. Each tablet plays on its own.
for-class-puzzles-no-link = Read this code out. Each child solves the same puzzles on a tablet.
