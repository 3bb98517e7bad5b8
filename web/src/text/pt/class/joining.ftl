# A tablet of a class: the code, what is locked, its result.

## The code, where it is typed

class-code = Código da turma
join-code = Código da turma
join-code-about = Seu professor ou sua professora mostra o código. Maiúsculas, espaços e traços não importam.
join-code-do = Abrir
join-heading = Sua turma joga
join-names = Quem joga aqui?
join-names-about = { $people ->
    [0] Digite seu nome e comece.
    [one] Digite seu nome e comece.
   *[other] Digitem seus nomes e comecem.
}
join-finished = Esta partida já terminou.
join-begun = Esta partida já começou.
join-go-on = Continuar
join-see-result = Ver o resultado
join-again = Jogar de novo
join-again-about = Seu professor ou sua professora vai ver que você joga de novo.
class-people = { $people ->
    [0] Só robôs
    [one] { $people } pessoa em cada tablet
   *[other] { $people } pessoas em cada tablet
}
class-robots = Contra { $names }
class-work = { $value ->
    [self] Vocês fazem as contas
   *[page] O Rollbook soma os dados
}
class-own-dice = Cada tablet tem seus próprios dados
class-lock = { $lock ->
    [hints] Sem dicas
    [chances] As chances antes do lançamento estão bloqueadas
    [settings] Os ajustes da partida estão bloqueados
   *[new] Nenhuma outra partida até esta acabar
}
remark-class = Esta partida é do código da turma { $code }.
remark-again = Esta é a partida { $number } deste código neste tablet.

## What is locked

locked-new = Seu professor ou sua professora escolheu uma partida. Termine a partida primeiro.
locked-settings = Seu professor ou sua professora bloqueou os ajustes desta partida.

## The result of a tablet

my-result-show = Mostrar meu resultado
my-result = Meu resultado
my-result-about = Mostre isto ao tablet do seu professor ou da sua professora. A câmera lê a imagem.
my-result-so-far = Isto mostra até onde você chegou. Feche e continue jogando.
my-result-code = QR Code com o resultado desta partida
my-result-turn = Imagem { $number } de { $count }
my-result-next = Próxima imagem
my-result-hold = Parar de trocar
my-result-first = Primeira imagem de novo
my-result-title = Resultado de { $names }

## A locked tablet, and the teacher's PIN

lock-heading = Bloqueado
lock-about = { $pin ->
    [yes] Sua turma joga uma partida aqui. Termine a partida primeiro. O PIN dos professores abre o resto.
   *[no] Sua turma joga uma partida aqui. Termine a partida primeiro.
}
lock-to-match = Ir para a partida
lock-pin = PIN dos professores
locked-joining = Sua turma joga aqui. Escolha seu nome primeiro.
lock-to-joining = Escolher meu nome
lock-opened = Este tablet está aberto para os professores.
lock-again = Bloquear de novo
pin-heading = PIN dos professores
# As in English
pin-label = PIN
pin-about = As crianças tocam em “Cancelar”. A partida continua.
pin-wrong = Este PIN não está certo.
pin-wait = Espere um pouco antes de tentar de novo.
pin-seconds = { $seconds ->
    [0] Faltam 0 segundos
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
}
pin-open = Abrir
join-pin = Este tablet fica na partida até ela acabar.
join-pick-about = { $people ->
    [0] Toque no seu nome e comece.
    [one] Toque no seu nome e comece.
   *[other] Toquem nos seus { $people } nomes e comecem.
}
join-not-listed = Meu nome não está aqui
join-chosen = Jogam aqui: { $names }
join-two-groups = Estes nomes jogam em grupos diferentes. Cada grupo precisa do seu próprio tablet.
join-name-missing = { $people ->
    [0] Diga quem joga: falta o seu nome.
    [one] Diga quem joga: falta o seu nome.
   *[other] Digam quem joga: são { $people } nomes.
}

## Puzzles that a class solves

puzzles-of = Desafios: { $game }
puzzles-of-class = Desafios da sua turma
puzzles-done = Desafios feitos: { $done } de { $count }
puzzles-delete = Apagar os desafios de { $name }?
puzzles-delete-about = As respostas neste tablet somem para sempre.
class-puzzles = { $count ->
    [one] { $count } desafio, com sessenta segundos
   *[other] { $count } desafios, sessenta segundos cada um
}
class-puzzles-sheet = Folha { $number }
class-puzzles-lock = Nada mais até estes desafios terminarem
join-puzzles-begun = Já há desafios deste código neste tablet.
join-puzzles-again = Começar do início
join-puzzles-again-about = Seu professor ou sua professora pode ver quem faz duas vezes.
locked-puzzles = Seu professor ou sua professora escolheu desafios. Resolva os desafios primeiro.
lock-to-puzzles = Ir para os desafios
join-puzzles-pin = Este tablet fica nos desafios até eles acabarem.
