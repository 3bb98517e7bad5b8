# Las reglas de la tirada más alta: una línea es un párrafo.

rules-highest_roll-aim =
    Cada uno se queda con una tirada de un dado. Gana el número más alto.
    .heading = De qué se trata

rules-highest_roll-turn =
    1. Tira el dado.
    2. Quédate con el número, o tira solo una vez más.
    Con la segunda tirada te tienes que quedar, aunque sea más baja.
    .heading = Tu turno

rules-highest_roll-picture-decide = Ada ha tirado un 2. Puede quedárselo o tirar otra vez.
rules-highest_roll-picture-second = Su segunda tirada es un 5. Se lo tiene que quedar.

rules-highest_roll-end =
    La partida termina cuando todos se han quedado con un número. Si los más altos son iguales, ganáis a la vez.
    .heading = El final

rules-highest_roll-picture-end = Ben se ha quedado con un 4. Ada gana con su 5.
