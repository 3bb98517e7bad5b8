# Les règles du plus grand lancer : une ligne, un paragraphe.

rules-highest_roll-aim =
    Chacun garde un lancer d’un dé. Le plus grand nombre gagne.
    .heading = Le but du jeu

rules-highest_roll-turn =
    1. Lance le dé.
    2. Garde le nombre, ou relance une seule fois.
    Tu dois garder le deuxième lancer, même s’il est plus petit.
    .heading = À ton tour

rules-highest_roll-picture-decide = Ada a lancé un 2. Elle peut le garder ou relancer.
rules-highest_roll-picture-second = Son deuxième lancer est un 5. Elle doit le garder.

rules-highest_roll-end =
    La partie finit quand tous ont gardé un nombre. Si les plus grands nombres sont égaux, vous gagnez ensemble.
    .heading = La fin

rules-highest_roll-picture-end = Ben a gardé un 4. Ada gagne avec son 5.
