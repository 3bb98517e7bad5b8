# Luck and choice of a match, apart.

luck-better-dice = { $name } had the { $seats ->
    [2] better
   *[other] best
} dice.
luck-better-choices = { $name } chose { $seats ->
    [2] better
   *[other] best
}.
luck-unsure = The stripes overlap, so no one can tell.
luck-dice = Dice
luck-dice-about = further right is luckier
luck-choices = Given away
luck-choices-about = shorter is better
luck-about = A robot’s estimate. These are not the points of the match.
luck-throw = { $kind ->
    [good] A lucky roll for { $name }.
   *[other] An unlucky roll for { $name }.
}
