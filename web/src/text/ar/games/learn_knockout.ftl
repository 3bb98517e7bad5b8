knockout-card-time = من عمر 7 سنوات · نحو 25 دقيقة
knockout-card-hard = سهلة التعلّم
knockout-card-learns = تدريب على: الجمع، تقسيم المجموع، العشرات والآحاد
knockout-option-level-example = { $value ->
    [face2] 4 و3: 4 و3، أو 7
    [face3] 4 و3 و1: الثلاثة، أو 8
    [sum2] 4 و3: 7، أو 5 + 2، أو 6 + 1…
    [place] 1 و4 و6: 14 + 6 = 20
   *[sum3] 4 و3 و1: 8، أو 6 + 2، أو 5 + 2 + 1…
}
knockout-prompt-own_faces = استعمل العدد على كل نرد، أو اجمع النرد. لا شيء يناسب؟ اضغط على «تخطي».
knockout-prompt-own_sum = اجمع النرد. اختر أعدادًا لها المجموع نفسه. لا شيء يناسب؟ اضغط على «تخطي».
knockout-prompt-own_place = كوّن عددًا من العشرات والآحاد. اختر أعدادًا مجموعها هذا العدد.
knockout-own_rolled = رمية { $name }: { $action }.

knockout-lesson-start = اضغط على «رمي» لترمي النرد.
knockout-lesson-wrong = 3 و4 مجموعهما 7. جرّب 9 وانظر.
knockout-lesson-break = 9 أكثر من اللازم. ضع كرتين على 3 و4.
knockout-lesson-holes = لكل عدد فتحتان. لا فرق بين الداخل والخارج.
knockout-lesson-robot = كل النرد يُحسب: 3 و4 مجموعهما 7. الآن دور الروبوت.
knockout-lesson-again = ارمِ مرة أخرى.
knockout-lesson-capture = 1 و3 مجموعهما 4. كرتك هناك: اكسب العدد!
knockout-lesson-hit = كرتان: العدد 4 لك إلى الأبد. راقب الروبوت.
knockout-lesson-third = طرد الروبوت كرتك الوحيدة من 3. ارمِ!
knockout-lesson-back = عددك 10 يطرد كرة الروبوت. هيا!
knockout-lesson-closed = كرتك الآن على 10. انظر ماذا يكسب الروبوت.
knockout-lesson-fourth = كسب الروبوت العدد 3. الآن 3 و4 مغلقان. ارمِ!
knockout-lesson-pass = لا أعداد مفتوحة تكوّن 4. عندها فقط تتخطى دورك. اضغط على «تخطي».
knockout-lesson-more = دور واحد قد يكسب عدة أعداد. الكرات لا تنفد أبدًا.
knockout-lesson-stuck = تخطّى الجميع مرتين متتاليتين؟ يفوز من كسب أكثر الأعداد. تعادل؟ يفوز صاحب أكثر الكرات.
knockout-lesson-end = اكسب ثلاثة أعداد لتفوز. الآن تابع اللعب!

joy-knockout-captured = كسب { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [zero] كسب { $numbers } معًا!
    [one] كسب العدد { $numbers }!
    [two] كسب { $numbers } معًا!
    [few] كسب { $numbers } معًا!
    [many] كسب { $numbers } معًا!
   *[other] كسب { $numbers } معًا!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] الروبوت Dot يحب أن يأخذ عددًا واحدًا فقط.
    [medium] الروبوت Rusty لا يطردك إلا قليلًا.
   *[hard] الروبوت Ada يفكر في كل شيء.
}

## Why a match was won

why-knockout-captured =
    عند { $winners } { $count ->
        [zero] { $count } عدد مكسوب
        [one] عدد مكسوب واحد
        [two] عددان مكسوبان
        [few] { $count } أعداد مكسوبة
        [many] { $count } عددًا مكسوبًا
       *[other] { $count } عدد مكسوب
    } أكثر من { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-own_total = { $dice } يساوي { $total }. اخترت { $made }. ابحث عن طريقة لتكوين { $total }. لا توجد؟ اضغط على «تخطي».
refused-knockout-own_totals = { $dice } يساوي { $total }. { $numbers } يساوي { $made }. ابحث عن طريقة لتكوين { $total }. لا توجد؟ اضغط على «تخطي».
refused-knockout-own_faces = استعمل كل نرد: { $faces }. أو كله معًا: { $dice } يساوي { $total }.
refused-knockout-own_place = النرد لا يكوّن { $made }. لكن { $arrangement } يساوي { $total }. ابحث عن طريقة لتكوين { $total }. لا توجد؟ اضغط على «تخطي».
refused-knockout-own_places = { $numbers } يساوي { $made }. النرد لا يكوّن { $made }. لكن { $arrangement } يساوي { $total }. ابحث عن طريقة لتكوين { $total }. لا توجد؟ اضغط على «تخطي».
