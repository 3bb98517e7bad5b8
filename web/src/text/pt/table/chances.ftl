# The chances of the next throw, at the table.
chances-ask = Mostrar as chances
chances-heading = O próximo lançamento
chances-about = Toque em um lugar para ver os lançamentos dele.
chances-about-guess = Toque em um lugar e adivinhe primeiro.
chances-of = { $ways } de { $of } lançamentos
chances-always = Todos os lançamentos
chances-never = Nenhum lançamento
chances-figure = { $ways } de { $of }
chances-gain = { $gain }: { $ways } de { $of }
chances-no-use = Não serve
chances-place = Este lugar
chances-guess = Quantos de { $of } lançamentos servem aqui?
chances-guess-show = Mostrar
chances-guessed = Seu palpite: { $guess }
chances-all = Todos os lugares
chances-throws = Os lançamentos, pelo total
chance-knockout-captures = Capturar um número
chance-knockout-knocks_out = Expulsar uma bolinha
chance-roll_it-line = Completar um Tic-Tac-Toe
chance-knaster-box = Ganhar uma caixinha
chance-knaster-circles = Ganhar círculos por uma linha

thousand-do = 1000 ×: jogar 1000 partidas a partir daqui
thousand-do-short = 1000 ×
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice =
    { $name } teve mais sorte nos dados{ $seats ->
        [2] { "" }
       *[other] { " " }que todos
    }.
luck-better-choices =
    { $name } escolheu { $seats ->
        [2] melhor
       *[other] melhor que todos
    }.
