# Luck and choice of a match, apart.

luck-better-dice = { $name } ha tenido más suerte con los dados{ $seats ->
    [2] { "" }
   *[other] { " " }que nadie
}.
luck-better-choices = { $name } ha elegido { $seats ->
    [2] mejor
   *[other] mejor que nadie
}.
luck-unsure = Las franjas se solapan: no se puede saber.
luck-dice = Dados
luck-dice-about = a la derecha: más suerte
luck-choices = Puntos perdidos
luck-choices-about = barra más corta: mejor
luck-about = Es la opinión de un robot. No son los puntos de la partida.
luck-throw = { $kind ->
    [good] Una tirada con suerte para { $name }.
   *[other] Una tirada sin suerte para { $name }.
}
