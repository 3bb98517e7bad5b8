# The puzzles of a class, and those that a child chooses alone.

puzzle-looking = نبحث عن ألغاز…
puzzle-kind = أي ألغاز؟
puzzle-place = اللغز { $number } من { $last }
puzzle-choose-one = اختر واحدة.
puzzle-tap-board = اضغط على المكان الصحيح على اللوحة.
puzzle-choose-many = اختر كل الإجابات الصحيحة.
puzzle-check = تحقّق
puzzle-hint = تلميح
puzzle-show = أرني الإجابة
puzzle-next = التالي
puzzle-right = صحيح!
puzzle-wrong = ليس بعد. حاول مرة أخرى، أو خذ تلميحًا.
puzzle-shown = هذه هي الإجابة.
puzzle-late = انتهى الوقت. خذ وقتك: إجابتك ما زالت تُحسب.
puzzle-hint-count = { $count ->
    [0] لا توجد إجابة صحيحة بينها.
    [zero] لا توجد إجابة صحيحة بينها.
    [one] إجابة واحدة منها صحيحة.
    [two] إجابتان منها صحيحتان.
    [few] { $count } إجابات منها صحيحة.
    [many] { $count } إجابة منها صحيحة.
   *[other] { $count } إجابة منها صحيحة.
}
puzzle-hint-out = بقيت إجابتان. واحدة منهما صحيحة.
puzzle-hint-between = العدد من { $low } إلى { $high }.
puzzle-end = حللت { $right } من { $last }.
puzzle-end-alone = { $count ->
    [0] في المرة القادمة، جرّب لغزًا بلا تلميح.
    [zero] في المرة القادمة، جرّب لغزًا بلا تلميح.
    [one] لغز واحد صحيح من أول مرة، بلا تلميح.
    [two] لغزان صحيحان من أول مرة، بلا تلميح.
    [few] { $count } ألغاز صحيحة من أول مرة، بلا تلميح.
    [many] { $count } لغزًا صحيحًا من أول مرة، بلا تلميح.
   *[other] { $count } لغز صحيح من أول مرة، بلا تلميح.
}
puzzle-other = ألغاز أخرى
puzzle-again = الألغاز نفسها مرة أخرى
puzzle-number-about = الرقم نفسه يعطي الألغاز نفسها على كل جهاز لوحي. على الورق هي مسائل ورقة العمل هذه.

desk-tasks-number = رقم ورقة العمل
problem-no-puzzles = هذه الألغاز ليست على هذا الجهاز اللوحي. افتح رمز الفصل مرة أخرى.
problem-puzzles-elsewhere = تابعت علامة تبويب أخرى هذه الألغاز. أعد تحميل هذه الصفحة.

# The exit question of some lesson plans.

puzzle-likelier = أي مجاميع لنردين احتمالها أكبر من احتمال { $total }؟
    .hint = عُدّ لكل مجموع: كم رمية تعطيه؟
    .option = { $total }
puzzle-likelier-answer = { $totals }.
