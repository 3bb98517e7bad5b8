# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = Você tirou { $dice } = { $total }. Ache todos os jeitos de fazer { $total } com números abertos diferentes.
    .heading = Todos os jeitos
    .hint = Comece com o maior número. Depois procure o que falta.
    .ask = Quantos jeitos há?
task-knockout-ways-answer = { $count ->
    [one] { $count } jeito: { $sums }.
   *[other] { $count } jeitos: { $sums }.
}
task-knockout-place = Quais números você pode formar com { $dice }, usando dezenas e unidades?
    .heading = Dezenas e unidades
    .hint = Faça cada dado ser a dezena uma vez. Depois some ou subtraia os outros.
    .ask = Quantos números diferentes?
task-knockout-place-answer = { $count ->
    [one] { $count } número: { $totals }.
   *[other] { $count } números: { $totals }.
}
task-knockout-chance = Você lança três dados. Em quantos dos 216 lançamentos possíveis o total é { $total }?
    .heading = Qual é a chance de um total?
    .hint = Primeiro ache os três números. Depois conte em quantas ordens eles podem sair.
    .ask = Quantos lançamentos?
task-knockout-chance-answer = { $ways } de { $throws }, { $percent ->
    [0] menos de 1%
   *[other] cerca de { $percent }%
}. Sem contar a ordem: { $sums }.
task-knockout-make = Ache todos os jeitos de fazer { $total } com números diferentes. Só o { $total } também conta.
    .hint = Comece com o maior número. Depois procure o que falta.
    .ask = Quantos jeitos há?
