# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = رمية { $player }: { $dice }. اكتب كل طريقة لاستعمال هذه الرمية. { $few ->
    [1] يكفي نرد واحد. النردان، أو مجموعهما، يصلحان أيضًا.
   *[0] النردان، أو مجموعهما.
} c5: نقل 5 إلى الوسط. f5: قلب 5 عند اللاعب الآخر. u5: إعادة لون 5 الأبيض.
    .short = رمية { $player }: { $dice }. { $few ->
        [1] يكفي نرد واحد. النردان، أو مجموعهما، يصلحان أيضًا.
       *[0] النردان، أو مجموعهما.
    }
    .heading = كل طرق استعمال الرمية
    .hint = خذ النردين واحدًا واحدًا أولًا، ثم مجموعهما.
    .ask = كم طريقة توجد؟
task-roll_out-uses-answer = { $count ->
        [zero] { $count } طريقة
        [one] طريقة واحدة
        [two] طريقتان
        [few] { $count } طرق
        [many] { $count } طريقة
       *[other] { $count } طريقة
    }: { $moves }.
task-roll_out-chance = رمية أخرى عند { $player }. أي رميات لا يمكن استعمالها؟ كم عددها من 36 رمية؟
    .heading = توقف أم رمية أخرى؟
    .hint = اشطب الرميات التي يمكن استعمالها. عُدّ الباقي.
    .ask = كم عددها؟
task-roll_out-chance-answer = { $ways } من { $throws } رمية، نحو { $percent }%. الترتيب لا يهم: { $sums }.
task-roll_out-left = بقي { $number } فقط، ولا شيء يُقلب. كم رمية تناسب من { $throws }؟
    .hint = أي نردين مجموعهما هذا العدد؟ عُدّ الترتيبين.
    .ask = كم رمية؟
task-roll_out-left-answer = { $ways } من { $throws } ({ $sums }).
