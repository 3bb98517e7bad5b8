# Luck and choice of a match, apart.

luck-throw = { $kind ->
    [good] A lucky roll for { $name }.
   *[other] An unlucky roll for { $name }.
}
