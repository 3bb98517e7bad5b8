# Luck and choice of a match, apart.

luck-throw = { $kind ->
    [good] Una tirada con suerte para { $name }.
   *[other] Una tirada sin suerte para { $name }.
}
