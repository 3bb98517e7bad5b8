# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = رمية { $player }: { $dice } = { $total }. في أي خانة يعطي القرص { $player } أكثر النقاط؟
    .heading = أفضل خانة
    .hint = أي خانة متاحة تكمل خطًا من ثلاثة أقراص لك؟
    .option = الشبكة { $grid }، الخانة { $cell }
task-roll_it-best-answer = الشبكة { $grid }، الخانة { $cell } (العدّ صفًا بعد صف). النقاط: { $points }.
task-roll_it-chance = الآن يرمي { $player }. بأي مجاميع يكمل { $player } خطًا من ثلاثة؟ كم رمية من 36 تعطيها؟
    .heading = ما احتمال خط؟
    .hint = ابحث عن خطوط فيها قرصان. أي عدد في الخانة الثالثة؟
    .option = { $total }
task-roll_it-chance-answer = مع { $totals }: { $ways } من { $throws } رمية، نحو { $percent }%.
