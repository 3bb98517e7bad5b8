# Luck and choice of a match, apart.

luck-throw = { $kind ->
    [good] Ein Glückswurf für { $name }.
   *[other] Ein Pechwurf für { $name }.
}
