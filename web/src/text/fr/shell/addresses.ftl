# Addresses that say what cannot be opened. They come from people who write links.

problem-unknown-parameter = Cette adresse contient « { $name } », que Rollbook ne connaît pas. Efface-le, ou prends l’un de ceux-ci : game, seats, seat.0, seat.1 et ainsi de suite, option.NOM, seed, dice, work, auto, hints, chances, robots, settings, new.
problem-parameter-twice = Cette adresse contient deux fois « { $name } ». Efface l’un des deux.
problem-no-game = Cette adresse ne dit pas quel jeu ouvrir. Ajoute game=…
problem-bad-number = Dans cette adresse, « { $name } » doit être un nombre entier, pas « { $value } ».
problem-real-or-page = Dans cette adresse, « { $name } » doit être real ou page, pas « { $value } ».
problem-self-or-page = Dans cette adresse, « { $name } » doit être self ou page, pas « { $value } ».
problem-on-or-off = Dans cette adresse, « { $name } » doit être on ou off, pas « { $value } ».
problem-seat-beyond = Cette adresse nomme seat.{ $seat }, mais il y a { $seats ->
    [one] { $seats } seule place : seat.0.
   *[other] { $seats } places, comptées à partir de 0.
}
problem-no-board = Il n’y a pas encore de plateau pour « { $game } ». Touche « Jeux ».
