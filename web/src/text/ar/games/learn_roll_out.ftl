roll_out-card-time = من عمر 7 سنوات · نحو 15 دقيقة
roll_out-card-hard = تتعلّمها في جولة
roll_out-card-learns = تدريب على: مجاميع حتى 9، المخاطرة، الاحتمالات
roll_out-prompt-own_both = استعمل النردين، أو اجمعهما. لا حركة تناسب؟ اضغط على «تخطي».
roll_out-prompt-own_few = استعمل نردًا واحدًا أو النردين، أو اجمعهما. لا حركة تناسب؟ اضغط على «تخطي».
roll_out-own_rolled = رمية { $name }: { $first } و{ $second }.

roll_out-lesson-start = أخرج الأقراص التسعة كلها. اضغط على «رمي».
roll_out-lesson-wrong = رميت 3 و4. جرّب 5 وانظر.
roll_out-lesson-both = 5 لا يناسب. انقل 4 و3 إلى الوسط.
roll_out-lesson-on = القرصان ليسا في أمان بعد. خاطر: ارمِ مرة أخرى!
roll_out-lesson-again = اضغط على «رمي».
roll_out-lesson-sum = 2 و6 مجموعهما 8. قرص واحد للنردين!
roll_out-lesson-stop = في الوسط ثلاثة. توقف، فتصير في أمان.
roll_out-lesson-robot = الآن يرمي الروبوت. راقب قرصك 5.
roll_out-lesson-third = قلب الروبوت قرصك 5 إلى الأبيض. رمية 5 تعيد لونه. ارمِ.
roll_out-lesson-up = أعد لون قرصك 5. انقل 1 إلى الوسط.
roll_out-lesson-brave = قرصك 1 في خطر. خاطر مرة أخرى: ارمِ!
roll_out-lesson-risk = يجب أن يناسب النردان، أو مجموعهما. اضغط على «رمي».
roll_out-lesson-out = لا قرص يناسب 4 أو 10. اضغط على «تخطي».
roll_out-lesson-back = ضاعت الرمية: رجع قرصك 1. قرصك 5 يبقى ملوّنًا.
roll_out-lesson-double = 5 مرتين: حركتان. أعد لونه، ثم انقله إلى الوسط.
roll_out-lesson-must = استعمل كل رمية تناسب. ثم توقف، أو ارمِ مرة أخرى.
roll_out-lesson-few = أمامك قرص واحد أو قرصان فقط؟ يكفي نرد واحد.
roll_out-lesson-end = لم يبق أمامك قرص؟ تفوز فورًا. الآن تابع اللعب!

alas-roll_out-rolled_out = ضاعت الرمية!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] الروبوت Dot يرمي غالبًا مرة زائدة.
    [medium] الروبوت Rusty يتوقف غالبًا مبكرًا جدًا.
   *[hard] الروبوت Ada يفكر في كل شيء.
}

## Why a match was won

why-roll_out-rolled_out =
    ضاعت عند { $others } رميات أكثر من { $winners }. الفرق: { $count ->
        [zero] { $count } رمية
        [one] رمية واحدة
        [two] رميتان
        [few] { $count } رميات
        [many] { $count } رمية
       *[other] { $count } رمية
    }.
why-roll_out-stopped =
    التوقف في الوقت المناسب أكثر عند { $winners }. الفرق: { $count ->
        [zero] { $count } مرة
        [one] مرة واحدة
        [two] مرتان
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }.
moment-roll_out-stopped = { $count ->
        [zero] خرج { $count } قرص في دور واحد!
        [one] خرج قرص واحد في دور واحد!
        [two] خرج قرصان في دور واحد!
        [few] خرجت { $count } أقراص في دور واحد!
        [many] خرج { $count } قرصًا في دور واحد!
       *[other] خرج { $count } قرص في دور واحد!
    }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-own_number = { $dice } يساوي { $total }. على هذا القرص { $number }. ابحث عن قرص يناسب. لا يوجد؟ اضغط على «تخطي».
