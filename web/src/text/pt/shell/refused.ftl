# Refusals of Python to someone who plays.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-another_match = Há outra partida na mesa. Abra a sua de novo.
refused-bad_name = Um nome tem de 1 a 40 caracteres em uma linha. Não use “|” nem espaços no começo ou no fim.
refused-bad_name_invisible = Ninguém consegue ver este nome. Escreva pelo menos uma letra ou um número.
refused-bad_name_turning = Um nome não pode ter sinais que mudam a direção da escrita. Apague esses sinais.
refused-bad_seed = “{ $seed }” não serve como código dos dados. Escreva um número inteiro de 0 a 9007199254740991.
refused-code_character = Nenhum código da turma tem “{ $character }”. Use só { $alphabet }.
refused-code_empty = Um código da turma tem letras e números. Digite o código que seu professor ou sua professora mostra.
refused-code_mistyped = Há um erro neste código da turma. Confira letra por letra.
refused-code_newer = Este código da turma é de um Rollbook mais novo. Conecte à internet e recarregue a página.
refused-code_of_puzzles = Este código da turma é de desafios. Escolha outro código para uma partida.
refused-code_of_match = Este código da turma é de uma partida. Escolha outro código para desafios.
refused-puzzle_without_hint = Aqui não há mais dicas. Tente uma resposta.
refused-puzzles_over = Estes desafios acabaram. Mostre seu resultado.
refused-code_outdated = Este código usa a versão { $version } das regras de { $game }. Este Rollbook joga com a versão { $known }. Peça um novo código.
refused-dice_count = Estes dados não podem cair assim: “{ $text }”. Olhe seus dados de novo.
refused-dice_first = Lance os dados primeiro.
refused-match_over = A partida acabou. Comece uma nova.
refused-match_too_long = Esta partida é longa demais para continuar: tem { $most } linhas. Comece uma nova.
refused-must_move = Você pode jogar, então não pode passar. Procure uma jogada.
refused-must_pass = Este lançamento não dá nenhuma jogada. Toque em “Passar”.
refused-no_dice_now = Agora não é hora dos dados. Faça uma jogada primeiro.
refused-no_match = Não há nenhuma partida na mesa. Comece uma.
refused-internal_error = Algo deu errado no Rollbook ({ $error }). Nada mudou. Tente outra coisa.
refused-not_legal = “{ $move }” não é permitido aqui. Escolha outra jogada.
refused-not_your_turn = Ainda não é a sua vez. Espere um pouco.
refused-nothing_to_redo = Não há nada para refazer. Continue jogando.
refused-nothing_to_undo = Não há nada para desfazer. Continue jogando.
refused-nothing_to_undo_for_seat = Não há nada para desfazer desde este lançamento. Continue jogando.
refused-others_moved_since = Outras pessoas já jogaram depois. Desfaça as jogadas delas primeiro.
refused-picks_fit_no_move = Essas escolhas não combinam. Desfaça uma delas.
refused-too_many_names = { $people ->
    [one] Nesta partida joga { $people } pessoa, não { $names }.
   *[other] Nesta partida jogam { $people } pessoas, não { $names }.
} Apague os nomes que sobram.
refused-name_of_robot = “{ $name }” é nome de robô. Escolha outro nome.
