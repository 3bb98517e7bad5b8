# The words that all games share. What a game alone says stands in its own file.

# Whether this language is written from left to right (ltr) or from right to left (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Arrumando a mesa…
start-up-python = Tirando os dados da caixa…
start-up-rules = Lendo as regras…
engine-failed = O jogo não conseguiu começar. Suas partidas estão a salvo. Tente de novo ou recarregue a página.
engine-slow = O Rollbook não começou em um minuto. Suas partidas estão a salvo. Feche outras abas e tente de novo.
engine-no-webassembly = O Rollbook precisa do WebAssembly, que está desligado aqui. Talvez por causa do Modo de Isolamento. Desligue esse modo para esta página e recarregue.
engine-again = O Rollbook travou e começou de novo. Nada se perdeu.
engine-silent = O Rollbook não responde. Suas partidas estão a salvo. Tente de novo ou recarregue a página.
retry = Tentar de novo
dismiss = Fechar
close = Fechar

## Offline

offline-preparing = Preparando o uso sem internet…
offline-ready = ✓ Tudo pronto: a partir de agora, o Rollbook funciona sem internet.
offline-framed = Aqui o Rollbook faz parte de outra página e precisa de internet. Para usar sem internet, abra o Rollbook em uma aba própria.
offline-insecure = Não funciona sem internet: este endereço começa com http. Se houver um endereço com https, use esse.
offline-unsupported = Não funciona sem internet: este navegador não consegue guardar páginas. Tente outro navegador.
new-version = Há uma nova versão do Rollbook. As partidas ficam como estão.
reload = Recarregar agora
storage-full = { $what ->
    [robots] O aparelho está cheio. Este robô se perde quando a página fechar. Salve o robô em um arquivo.
    [classes] O aparelho está cheio. Libere espaço. Senão, a última mudança se perde quando a página fechar.
   *[matches] O aparelho está cheio. Continue, mas antes salve esta partida em um arquivo. Sem arquivo, ela se perde quando a página fechar.
}
storage-blocked = { $what ->
    [robots] Este navegador não deixa guardar nada. Você pode criar robôs, mas eles se perdem quando a página fechar. Salve os robôs em arquivos.
    [classes] Este navegador não deixa guardar nada. Você pode juntar resultados, mas eles se perdem quando a página fechar. Salve tudo em uma tabela.
   *[matches] Este navegador não deixa guardar nada. Você pode jogar, mas as partidas se perdem quando a página fechar. Salve as partidas em arquivos.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Cinco jogos de dados, em grupo ou com um robô.
shelf-link = Jogos
games-heading = Jogos
game-seats = { $fewest ->
    [1] 1 a { $most } pessoas
   *[other] { $fewest } a { $most } pessoas
}
game-seats-exact = { $seats } pessoas
running-heading = Continuar jogando
match-running = { $actions ->
    [0] ainda não começou
    [one] { $actions } passo até agora
   *[other] { $actions } passos até agora
}
match-unsaved = ainda não guardada
match-won = { $count ->
    [one] { $winners } ganhou
   *[other] { $winners } dividem a vitória
}
delete = Apagar
match-deleted = { $count ->
    [one] Partida apagada: { $name }.
   *[other] { $count } partidas apagadas.
}
put-back = Desfazer
to-the-shelf = Voltar aos jogos

## Settings

settings = Ajustes
settings-match = Esta partida
settings-device = Este aparelho
settings-language = Idioma
settings-theme = Cores
settings-theme-value = { $value ->
    [light] Claras
    [dark] Escuras
    [contrast] Alto contraste
   *[system] Como no aparelho
}
settings-sound = Som
settings-sound-value = { $value ->
    [on] Sim
   *[off] Não
}
settings-motion = Animação
settings-motion-value = { $value ->
    [less] Reduzida
   *[system] Como no aparelho
}
settings-hand = Botões para a mão esquerda ou direita
settings-hand-value = { $value ->
    [left] Esquerda
   *[right] Direita
}
settings-keys = Atalhos com uma só tecla
settings-keys-value = { $value ->
    [on] Sim
   *[off] Não
}
settings-reach = Aonde levam as teclas e os acionadores
settings-reach-value = { $value ->
    [usable] Só ao que pode ser usado
   *[everything] A todo lugar
}
settings-spoken = O que o leitor de tela diz
settings-spoken-value = { $value ->
    [short] O principal
   *[everything] Tudo
}
settings-guide = Dicas para a primeira partida
settings-guide-value = { $value ->
    [on] Sim (desde o começo)
   *[off] Não
}
settings-speed = Velocidade
settings-speed-value = { $value ->
    [slow] Lenta
    [fast] Rápida
   *[normal] Normal
}

## Set-up

set-up-count = Quantas pessoas jogam?
set-up-seats = Quem vai jogar?
set-up-name = Nome no lugar { $number }
set-up-who = Quem joga no lugar { $number }?
set-up-level = { $level ->
    [easy] Dot, robô fácil
    [medium] Rusty, robô médio
    [hard] Ada, robô difícil
   *[other] Pessoa
}
set-up-look = Lugar { $number }: { $look }. Escolher outro símbolo
set-up-looks = Cores e símbolos para o lugar { $number }
who-heading = Quem é você?
who-animal = Seu animal
who-name = Seu nome
who-about = O nome e o animal ficam guardados neste aparelho. Quando você compartilha uma partida, seu nome aparece nela.
who-me = Sou eu
set-up-seed = Código dos dados (se quiser)
set-up-seed-about = Mesmo código, mesmos lançamentos. Deixe vazio para ter lançamentos novos.
set-up-start = Começar
dice-choice = Quais dados?
dice-choice-value = { $value ->
    [real] De verdade
   *[page] Na tela
}
dice-choice-about = { $value ->
    [real] Você lança seus dados e toca no que eles mostram.
   *[page] Os dados giram na tela.
}
curtain-choice = Esconder o tabuleiro ao passar o tablet
curtain-choice-value = { $value ->
    [on] Sim
   *[off] Não
}
curtain-heading = Passe o tablet para { $name }
curtain-take = Eu sou { $name }
turning-choice = Virar o tabuleiro para quem joga
turning-choice-value = { $value ->
    [on] Sim
   *[off] Não
}
side-value = { $value ->
    [1] ← à esquerda
    [2] ↑ do outro lado
    [3] → à direita
   *[0] ↓ aqui
}
seat-name = Pessoa { $number }
robot = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] fácil
    [medium] médio
   *[hard] difícil
})
# As in English
robot-short = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol } em { $colour }
colour-red = vermelho
    .letter = V
    .mark = Vm
colour-blue = azul
    .letter = Z
    .mark = Az
colour-yellow = amarelo
    .letter = M
    .mark = Am
colour-green = verde
    .letter = D
    .mark = Vd
colour-purple = roxo
    .letter = R
    .mark = R
colour-sky = azul-claro
colour-orange = laranja
    .letter = L
    .mark = L
colour-pink = rosa
colour-brown = marrom
colour-lime = verde-claro
colour-black = preto
colour-white = branco
symbol-star = estrela
symbol-disc = disco
symbol-triangle = triângulo
symbol-square = quadrado
symbol-moon = lua
symbol-drop = gota
symbol-cross = cruz
symbol-heart = coração
symbol-bar = barra
symbol-leaf = folha
symbol-diamond = losango
symbol-ring = anel
symbol-cat = gato
symbol-dog = cachorro
symbol-rabbit = coelho
symbol-frog = sapo
symbol-fish = peixe
symbol-bird = passarinho
symbol-turtle = tartaruga
symbol-butterfly = borboleta

## The table

table-heading = Mesa
new-match-heading = Nova partida
turn-heading = De quem é a vez
scores-heading = Placar
rolling = Os dados estão girando…
dice-wait = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
dice-show = Os dados mostram { $faces }
prompt-roll = Lance os dados.
prompt-roll_off = Lance os dados. Quem tirar mais começa.
prompt-type = Toque no que seus dados mostram.
keypad-heading = O que seus dados mostram
keypad-typed = { $count ->
    [0] Você ainda não tocou em nada.
   *[other] Você tocou em: { $faces }.
}
keypad-done = Usar estes dados
roll-off-heading = Quem tirar mais começa
roll-off-starts = { $name } começa!
roll-off-tied = Empate: lance de novo
roll-off-not-yet = –
prompt-others = Espere por: { $names }.
step-complete = Sua jogada está completa. Toque em “Confirmar”.
    .spoken = Escolha “Confirmar”.
step-more = Continue: toque em mais alguma coisa.
scores-lowest = Ganha quem tem menos pontos
robot-thinks = { $name } está pensando
robot-rolls = { $name } vai lançar os dados
robot-held = { $name } espera você tocar em “Continuar”.
last-turn = Ver de novo a última jogada de { $name }
robots-turn = É a vez de { $name }.
announce-turn = { $name }: { $prompt }
announce-taken-back = Desfeito: { $what }
announce-again = Refeito: { $what }
announce-places = { $more ->
    [0] Você pode usar: { $places }.
   *[other] Você pode usar: { $places } e mais { $more }.
}
announce-more = Mais com W.
announce-words = Toque n([oa]s?)>Escolha #1;Toque em>Escolha;toque (só |também )?n([oa]s?)>escolha #1#2;toque (também )?em >escolha #1;dois e em>dois e;depois nos>depois os
announce-score = { $name }: { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
announce-score-words = { $name }: { $words }, { $more }.
keys-heading = Teclas
keys-tab = Tab: ir para o próximo botão
keys-arrows = Setas: andar pelo tabuleiro
keys-ends = Home e End: o primeiro e o último lugar
keys-usable = Page Down e Page Up: o próximo lugar possível
keys-tap = Enter ou espaço: tocar
keys-escape = Esc: fechar ou cancelar
keys-number = Um número: ir para o lugar dele
keys-roll = R: lançar ou refazer
keys-undo = U: desfazer
keys-hint = H: uma dica
keys-chances = C: as chances
keys-thousand = T: 1000 partidas a partir daqui
keys-score = S: ouvir o placar
keys-now = W: ouvir o que você pode fazer e o que aconteceu
keys-rules = I: as regras
roll = Lançar
pass = Passar
confirm = Confirmar
cancel = Cancelar
undo = Desfazer
redo = Refazer
result = Resultado
new = Nova partida
new-short = Nova
stop = Parar
go-on = Continuar
take-back-heading = Desfazer o lançamento?
take-back-about = Os dados cairiam do mesmo jeito. O histórico vai dizer que você desfez o lançamento.
take-back-robot-heading = Desfazer sua jogada?
take-back-robot-about = A jogada do robô também será desfeita. O histórico vai mostrar isso.
take-back-do = Desfazer
take-back-leave = Deixar assim
new-heading = Começar uma nova partida?
new-about = Esta partida fica na sua lista. Você pode continuar depois.
new-do = Nova partida
new-leave = Continuar aqui
conflict-heading = Esta partida continuou em outra janela
conflict-about = Você pode ficar com o que foi jogado lá. Ou fique com as duas: o que está aqui vira outra partida.
conflict-take = Continuar a partida da outra janela
conflict-copy = Ficar com as duas

## The log

log-heading = Histórico
log-button = Histórico
log-empty = Ainda não aconteceu nada.
passed = { $name } passa a vez.
    .brief = { "" }
match_over = A partida acabou.
remark-take-back = Aqui um lançamento foi desfeito.
remark-hint = Aqui alguém pediu uma dica.

## Looking back

past-heading = Olhando para trás
past-where = Antes, nesta partida
past-beginning = Ninguém tinha jogado ainda.
past-leave = Voltar para agora
past-left = Você voltou para agora.
replay = Rever
replay-back = Passo anterior
replay-play = Assistir
replay-pause = Pausar
replay-forward = Próximo passo
replay-speed = { $speed ->
    [slow] Velocidade: lenta
    [fast] Velocidade: rápida
   *[normal] Velocidade: normal
}
replay-position = Momento da partida
replay-position-value = passo { $number } de { $last }

## The result

result-winners = { $count ->
    [one] { $winners } ganhou!
   *[other] { $winners } dividem a vitória!
}
result-alone = { $points ->
    [0] { $name } tem 0 pontos!
    [one] { $name } tem { $points } ponto!
   *[other] { $name } tem { $points } pontos!
}
result-won = Vitória
score-points = = { $points }
score-sum = { $points }
# As in English
score-total = Total
again = Jogar de novo
again-first = Quem joga troca de lugar.
again-outside = Esta partida não vai contar para sua turma.
see-board = Ver a mesa

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [0] 0 pontos a mais
    [one] { $points } ponto a mais
   *[other] { $points } pontos a mais
}

## Hints and robots

hints-ask = Dica
hints-heading = Boas jogadas
hints-region = Olhe aqui primeiro
hints-more = Mostrar boas jogadas
hints-as_good = Igualmente boa
hints-choice = Dicas
hints-choice-value = { $value ->
    [off] Sem dicas
   *[on] Com dicas
}
hints-choice-about = Você pode pedir boas jogadas. O histórico mostra quando você pediu.
settings-seats = Quem está jogando?
seat-rename = Mudar o nome
seat-person = Trocar por uma pessoa
# As in English
seat-do = OK
seat-robot = Trocar por um robô
seat-other-robot = Trocar por outro robô
seat-leave = Deixar como está
decided-heading = Dava para jogar melhor?
decided-looking = Vendo suas jogadas
decided-failed = O Rollbook não conseguiu ver suas jogadas. Tente de novo.
decided-nothing = Nenhum erro grande. Você jogou bem!
decided-played = Jogada feita:
decided-better = Jogada melhor:
decided-try = Testar

## A match that was sent

shared-heading = Uma partida para você
shared-seats = Quem joga: { $names }
shared-option = { $option } { $value }
shared-about = Ela vira uma nova partida neste aparelho. Suas outras partidas ficam como estão.
shared-keep = Abrir esta partida

## What cannot be done

problem-heading = Não deu certo
problem-defect = Algo deu errado no próprio Rollbook. Suas partidas estão a salvo. Recarregue a página. Se acontecer de novo, veja “Sobre o Rollbook”. ({ $detail })
problem-no-such-page = Não há nada neste endereço. Toque em “Jogos”.
problem-no-such-match = Neste aparelho não há partida com este endereço. As partidas ficam no aparelho onde foram jogadas. Toque em “Jogos”.
problem-no-match-open = Não há nenhuma partida na mesa. Toque em “Jogos”.
problem-damaged-link = Este link está com defeito: falta uma parte ou algo mudou. Peça o link de novo.

problem-part-missing = Esta parte do Rollbook não carregou. Tente de novo.
