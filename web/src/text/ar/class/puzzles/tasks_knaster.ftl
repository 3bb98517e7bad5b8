# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = عليك أن تستعمل { $total }. أي خانة تعطي أكثر النقاط فورًا؟
    .heading = أفضل خانة
    .hint = انظر إلى الخطوط التي كادت تمتلئ. ماذا يكمل هذا العدد؟
    .option = { $how ->
        [circle] دائرة في { $cell }
       *[write] كتابة في { $cell }
    }
task-knaster-best-answer = { $how ->
    [circle] ضع دائرة حول العدد في { $cell }. النقاط: { $points }.
   *[write] اكتب في { $cell }. النقاط: { $points }.
}
task-knaster-wait = انظر إلى { $line }: { $numbers }. المجموع التالي يُكتب في الخانة الفارغة. أي مجاميع تصنع تركيبة، وبكم دائرة؟ ما احتمال ظهور أحدها؟
    .heading = أي أعداد تنفع؟
    .hint = ضع كل مجموع في الخانة الفارغة. أي تركيبات تظهر؟
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways } من { $throws } رمية، نحو { $percent }%.
task-knaster-chance = ترمي نردين. الرميات الممكنة 36. في كم رمية منها يكون المجموع { $total }؟ وأي نردين يعطيانه؟
    .heading = ما احتمال هذا المجموع؟
    .hint = ابدأ بالعدد 1 على النرد الأول. ماذا يجب أن يُظهر الثاني؟
    .ask = كم رمية؟
task-knaster-chance-answer = { $ways } من { $throws } ({ $sums })، نحو { $percent }%.
