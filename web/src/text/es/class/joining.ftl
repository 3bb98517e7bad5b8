# A tablet of a class: the code, what is locked, its result.

## El código, donde se escribe

class-code = Código de clase
join-code = Código de clase
join-code-about = Lo enseña tu profe. Da igual si usas mayúsculas, espacios o guiones.
join-code-do = Abrir
join-heading = Tu clase juega
join-names = ¿Quién juega aquí?
join-names-about = { $people ->
    [one] Escribe tu nombre y toca «¡A jugar!».
   *[other] Escribid vuestros nombres y tocad «¡A jugar!».
}
join-finished = Esta partida ya está terminada.
join-begun = Esta partida ya está empezada.
join-go-on = Seguir
join-see-result = Ver el resultado
join-again = Jugarla otra vez
join-again-about = Tu profe verá que la juegas otra vez.
class-people = { $people ->
    [0] Solo robots
    [one] Una persona en cada tableta
   *[other] { $people } personas en cada tableta
}
class-robots = Contra { $names }
class-work = { $value ->
    [self] Calculas tú
   *[page] Rollbook suma los dados
}
class-own-dice = Cada tableta tiene sus propios dados
class-lock = { $lock ->
    [hints] Sin pistas
    [chances] Sin probabilidades antes de tirar
    [settings] Los ajustes de la partida están bloqueados
   *[new] Ninguna otra partida antes de acabar esta
}
remark-class = Esta partida es del código de clase { $code }.
remark-again = Es la partida { $number } de este código en esta tableta.

## Lo que está bloqueado

locked-new = Tu profe ha elegido una partida. Acábala primero.
locked-settings = Tu profe ha bloqueado los ajustes de esta partida.

## El resultado de una tableta

my-result-show = Enseñar mi resultado
my-result = Mi resultado
my-result-about = Enséñaselo a la tableta de tu profe. Su cámara lo lee.
my-result-so-far = Esto muestra hasta dónde has llegado. Después, sigue jugando.
my-result-code = Código QR con el resultado de esta partida
my-result-turn = Imagen { $number } de { $count }
my-result-next = Imagen siguiente
my-result-hold = Detener
my-result-first = Otra vez la primera imagen
my-result-title = Resultado de { $names }

## Una tableta bloqueada y el PIN del docente

lock-heading = Bloqueada
lock-about = { $pin ->
    [yes] Tu clase juega aquí una partida. Termínala primero. El PIN de tu docente abre lo demás.
   *[no] Tu clase juega aquí una partida. Termínala primero.
}
lock-to-match = A la partida
lock-pin = PIN del docente
locked-joining = Aquí juega tu clase. Elige primero tu nombre.
lock-to-joining = Elegir mi nombre
lock-opened = Esta tableta está abierta para el docente.
lock-again = Bloquearla otra vez
pin-heading = El PIN del docente
# As in English
pin-label = PIN
pin-about = Los alumnos tocan «Cancelar». La partida sigue.
pin-wrong = Este PIN no es correcto.
pin-wait = Espera un poco antes de probar otra vez.
pin-seconds = { $seconds ->
    [one] Un segundo más
   *[other] { $seconds } segundos más
}
pin-open = Abrir
join-pin = Esta tableta sigue en la partida hasta el final.
join-pick-about = { $people ->
    [one] Toca tu nombre y empieza.
   *[other] Tocad vuestros { $people } nombres y empezad.
}
join-not-listed = Mi nombre no está
join-chosen = Juegan aquí: { $names }
join-two-groups = Estos nombres están en grupos distintos. Cada grupo necesita su tableta.
join-name-missing = { $people ->
    [one] Di quién juega: falta tu nombre.
   *[other] Decid quién juega: hacen falta { $people } nombres.
}

## Acertijos que resuelve una clase

puzzles-of = Acertijos: { $game }
puzzles-of-class = Acertijos de tu clase
puzzles-done = Acertijos terminados: { $done } de { $count }
puzzles-delete = ¿Borrar los acertijos de { $name }?
puzzles-delete-about = Las respuestas de esta tableta se pierden para siempre.
class-puzzles = { $count ->
    [one] Un acertijo, sesenta segundos
    [many] { $count } acertijos, sesenta segundos cada uno
   *[other] { $count } acertijos, sesenta segundos cada uno
}
class-puzzles-sheet = Hoja { $number }
class-puzzles-lock = Nada más antes de terminar estos acertijos
join-puzzles-begun = Ya hay acertijos de este código en esta tableta.
join-puzzles-again = Empezar desde el principio
join-puzzles-again-about = Tu profe puede ver quién los resuelve dos veces.
locked-puzzles = Tu profe ha elegido unos acertijos. Resuélvelos primero.
lock-to-puzzles = A los acertijos
join-puzzles-pin = Esta tableta se queda con los acertijos hasta el final.
