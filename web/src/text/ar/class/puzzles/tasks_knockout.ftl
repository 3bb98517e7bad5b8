# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = رميت { $dice } = { $total }. ابحث عن كل طريقة لتكوين { $total } من أعداد مفتوحة مختلفة.
    .heading = كل الطرق
    .hint = ابدأ بأكبر عدد. ثم ابحث عمّا ينقص.
    .ask = كم طريقة توجد؟
task-knockout-ways-answer = { $count ->
        [zero] { $count } طريقة
        [one] طريقة واحدة
        [two] طريقتان
        [few] { $count } طرق
        [many] { $count } طريقة
       *[other] { $count } طريقة
    }: { $sums }.
task-knockout-place = أي أعداد تكوّنها من { $dice } بالعشرات والآحاد؟
    .heading = العشرات والآحاد
    .hint = اجعل كل نرد عشرات مرة. ثم اجمع الباقي أو اطرحه.
    .ask = كم عددًا مختلفًا؟
task-knockout-place-answer = { $count ->
        [zero] { $count } عدد
        [one] عدد واحد
        [two] عددان
        [few] { $count } أعداد
        [many] { $count } عددًا
       *[other] { $count } عدد
    }: { $totals }.
task-knockout-chance = ترمي ثلاثة أحجار نرد. الرميات الممكنة 216. في كم رمية منها يكون المجموع { $total }؟
    .heading = ما احتمال هذا المجموع؟
    .hint = ابحث أولًا عن الأعداد الثلاثة. ثم عُدّ كم ترتيبًا لها.
    .ask = كم رمية؟
task-knockout-chance-answer = { $ways } من { $throws }، { $percent ->
    [0] أقل من 1%
   *[other] نحو { $percent }%
}. الترتيب لا يهم: { $sums }.
task-knockout-make = ابحث عن كل طريقة لتكوين { $total } من أعداد مختلفة. و{ $total } وحده طريقة أيضًا.
    .hint = ابدأ بأكبر عدد. ثم ابحث عمّا ينقص.
    .ask = كم طريقة توجد؟
