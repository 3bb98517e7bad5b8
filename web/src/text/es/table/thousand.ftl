# Playing on a thousand times from a position.

thousand-level-value = { $value ->
    [easy] Fáciles
    [medium] Medios
   *[hard] Difíciles
}
thousand-heading = Mil partidas desde aquí
thousand-choose = Toca una jugada en el tablero.
thousand-other = Ahora toca otra jugada.
thousand-guess = Adivina primero: ¿qué jugada gana más veces?
thousand-guess-seat = Adivina primero: ¿quién gana más veces?
thousand-same = Más o menos igual
thousand-take = Elegir esta jugada
thousand-seats = Ver solo quién gana
thousand-level = ¿Qué robots siguen jugando?
thousand-played = Partidas: { $played } de { $until }.
thousand-guessed = Has dicho: { $guess }.
thousand-won = { $won ->
    [one] { $won } ganada de { $played }
   *[other] { $won } ganadas de { $played }
}
thousand-between = de { $low } a { $high }
thousand-watch = Ver una
thousand-band = Con más partidas, la barra puede moverse por toda la franja.
thousand-close = Demasiado igualado. Hacen falta más partidas.
thousand-leader = { $name } gana más veces.
thousand-more = Seguir hasta { $count }
thousand-again = Elegir de nuevo
thousand-back = Volver a las barras
thousand-one = Partida { $number } de mil
