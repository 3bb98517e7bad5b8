# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = نقاطك { $points }. خذ عددًا ولونًا. أي خانة تترك لك أقل النقاط؟ لا تستعمل الجوكر.
    .heading = أفضل خانة
    .hint = ابحث عن خطوط قد يصير مجموعها 10، أو فيها ثلاثة متساوية.
    .option = { $number } في الخانة { $box }
task-lowdown-best-answer = { $number } في الخانة { $box } (الخانات تُعدّ صفًا بعد صف). اشطب خطوطًا مجموعها 10 أو فيها ثلاثة متساوية. النقاط الباقية: { $points }، والمشطوبة: { $saved }.
task-lowdown-lines = أي خطوط يمكن شطبها الآن؟
    .heading = ماذا يمكن شطبه؟
    .hint = اجمع كل خط ممتلئ. هل المجموع 10، أم الأعداد الثلاثة متساوية؟
    .option = { $line }
task-lowdown-lines-answer = { $count ->
        [zero] { $count } خط
        [one] خط واحد
        [two] خطان
        [few] { $count } خطوط
        [many] { $count } خطًا
       *[other] { $count } خط
    }: { $lines } ({ $sums }). أفضل اختيار يشطب { $saved } من النقاط.
task-lowdown-bond = { $first } و{ $second } في خط واحد. أي عدد يُكمل 10؟
    .hint = اجمع العددين. كم ينقص حتى 10؟
    .ask = أي عدد؟
task-lowdown-bond-answer = { $sum } = 10
