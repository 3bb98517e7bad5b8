# Luck and choice of a match, apart.

luck-throw = { $kind ->
    [good] { $name } a eu de la chance avec ce lancer.
   *[other] { $name } n’a pas eu de chance avec ce lancer.
}
