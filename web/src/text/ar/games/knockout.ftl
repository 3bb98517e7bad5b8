# Knockout

knockout-name = Knockout
knockout-about = قسّم مجموع النرد إلى أعداد. اطرد الكرات. اكسب الأعداد بكرة ثانية.
    .aim = اكسب { $level ->
        [face2] ثلاثة
        [sum2] ثلاثة
       *[other] خمسة
    } أعداد لتفوز.
knockout-first-seat = النرد يُظهر من يبدأ.

knockout-option-level = كيف تريد أن تحسب؟
knockout-option-level-value = { $value ->
    [face2] أوجه نردين
    [face3] أوجه ثلاثة أحجار نرد
    [sum2] مجموع نردين
    [place] العشرات والآحاد
   *[sum3] مجموع ثلاثة أحجار نرد
}
knockout-option-level-about = { $value ->
    [face2] الأسهل. استعمل العدد على كل نرد، أو المجموع. عددان متساويان يكسبان عددًا فارغًا. اكسب ثلاثة أعداد لتفوز.
    [face3] استعمل العدد على كل نرد، أو المجموع. عددان متساويان يكسبان عددًا فارغًا. اكسب خمسة أعداد لتفوز.
    [sum2] ابحث عن أعداد تكوّن مجموع النردين. كل عدد مرة واحدة فقط. اكسب ثلاثة أعداد لتفوز.
    [place] الأصعب. كوّن عددًا من العشرات والآحاد، مثل 14 + 6 = 20. ابحث عن أعداد مجموعها هذا العدد. اكسب خمسة أعداد لتفوز.
   *[sum3] ابحث عن أعداد تكوّن مجموع أحجار النرد الثلاثة. كل عدد مرة واحدة فقط. اكسب خمسة أعداد لتفوز.
}
knockout-advice-long = مع أربعة لاعبين تطول المباراة، وقد تتجاوز 100 دور. الأسرع: «{ $level ->
    [face2] أوجه نردين
    [sum2] مجموع نردين
   *[other] { $level }
}».

## What to do now

knockout-prompt-no_move = لا عدد مفتوح يناسب هذه الرمية. اضغط على «تخطي».
knockout-prompt-sum = اضغط على أعداد مجموعها { $total }.
knockout-prompt-faces = اضغط على العدد الظاهر على كل نرد. أو اضغط على { $total } فقط.
knockout-prompt-faces_only = اضغط على العدد الظاهر على كل نرد.
knockout-prompt-doubles = اضغط على العدد الظاهر على كل نرد. أو اضغط على { $total } فقط. كرتان تكسبان العدد { $number }.
knockout-prompt-doubles_only = اضغط على العدد الظاهر على كل نرد. كرتان تكسبان العدد { $number }.
knockout-prompt-sum_only = اضغط على { $total }. لا شيء آخر يناسب هذه الرمية.
knockout-prompt-place_value = كوّن عددًا من العشرات والآحاد. ثم اضغط على أعداد مجموعها هذا العدد.
knockout-step-complete = { $count ->
        [zero] { $sum }. هذا مناسب! اضغط على «تأكيد».
        [one] العدد { $sum } مناسب! اضغط على «تأكيد».
        [two] { $sum }. هذا مناسب! اضغط على «تأكيد».
        [few] { $sum }. هذا مناسب! اضغط على «تأكيد».
        [many] { $sum }. هذا مناسب! اضغط على «تأكيد».
       *[other] { $sum }. هذا مناسب! اضغط على «تأكيد».
    }
knockout-step-missing = معك { $sum }. ما زال ينقص { $missing }.
knockout-step-more = معك { $sum }. اضغط على أعداد أخرى.
knockout-step-faces = اضغط الآن على { $numbers } أيضًا.

## What happened

knockout-roll_off = رمية { $other }: { $action }. المجموع { $total }.
knockout-starts = البداية مع { $other }.
knockout-tied = تعادل. رمية أخرى: { $others }.
knockout-total = رمية { $name }: { $action }. المجموع { $total }.
knockout-totals = رمية { $name }: { $action }. المجاميع الممكنة: { $totals }.
knockout-no_move = لا عدد مفتوح يناسب.
knockout-placed = { $name }: تكوين { $total } من { $numbers }.
    .do = كوّن { $total } من { $numbers }.
    .spoken = { $name }: استعمال { $numbers }.
knockout-arranged = النرد: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [zero] طُردت كرات { $other } من { $numbers }.
    [one] طُردت كرة { $other } من { $numbers }.
    [two] طُردت كرتا { $other } من { $numbers }.
    [few] طُردت كرات { $other } من { $numbers }.
    [many] طُردت كرات { $other } من { $numbers }.
   *[other] طُردت كرات { $other } من { $numbers }.
}
knockout-captured = { $name }: كسب { $numbers }!

## The score

knockout-score-captures = الأعداد المكسوبة
    .figures = { $count ->
        [0] لا شيء
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = عند التعادل: الكرات على الحلقة
    .figures = { $count }
knockout-ended-captures = انتهت المباراة بكسب { $captures ->
        [zero] { $captures } عدد
        [one] عدد واحد
        [two] عددين
        [few] { $captures } أعداد
        [many] { $captures } عددًا
       *[other] { $captures } عدد
    }.
knockout-ended-no_move = مرّت على كل لاعب { $rolls ->
        [zero] { $rolls } رمية متتالية
        [one] رمية واحدة
        [two] رميتان متتاليتان
        [few] { $rolls } رميات متتالية
        [many] { $rolls } رمية متتالية
       *[other] { $rolls } رمية متتالية
    } بلا حركة.
    .brief = لم يستطع أحد أن يلعب.

## Hints: what a move gains, as parts of a list

hint-knockout-look = انظر من { $low } إلى { $high }. هناك حركة جيدة.
hint-knockout-wins = كسب { $numbers } والفوز
hint-knockout-captures = كسب { $numbers }
hint-knockout-knocks_out = طرد { $count ->
        [zero] { $count } كرة
        [one] كرة واحدة
        [two] كرتين
        [few] { $count } كرات
        [many] { $count } كرة
       *[other] { $count } كرة
    }
hint-knockout-places = { $count ->
        [zero] وضع { $count } كرة على أعداد فارغة
        [one] وضع كرة واحدة على عدد فارغ
        [two] وضع كرتين على عددين فارغين
        [few] وضع { $count } كرات على أعداد فارغة
        [many] وضع { $count } كرة على أعداد فارغة
       *[other] وضع { $count } كرة على أعداد فارغة
    }

### Board

knockout-board = الحلقة: انتقل بمفاتيح الأسهم من عدد إلى عدد
knockout-number-empty = { $number }: فارغ
knockout-number-single = { $number }: كرة { $name }
knockout-number-closed = { $number }: من نصيب { $name }، مغلق
knockout-number-open-place = { $number }: فارغ، يمكن وضع كرة هنا
knockout-number-open-knock_out = { $number }: كرة { $name }، يمكنك طردها
knockout-number-open-capture = { $number }: كرتك، وكرة ثانية تكسب العدد
knockout-number-chosen-place = { $number }: هنا توضع كرتك
knockout-number-chosen-knock_out = { $number }: هنا توضع كرتك، وتُطرد كرة { $name }
knockout-number-chosen-capture = { $number }: هنا توضع كرتك الثانية، وتكسب العدد
knockout-number-both = { $number }: هنا توضع كرتاك معًا، وتكسبان العدد

knockout-missing = ينقص { $missing }
knockout-ready = مناسب ✓
knockout-to-win = الفوز بكسب { $captures ->
        [zero] { $captures } عدد
        [one] عدد واحد
        [two] عددين
        [few] { $captures } أعداد
        [many] { $captures } عددًا
       *[other] { $captures } عدد
    }
knockout-passes = رميات بلا حركة: { $passes } من { $end }
knockout-totals-heading = مجاميع النرد: اختر مجموعًا لترى كيف يكوّنه النرد
knockout-look-at-total = { $count ->
        [zero] بقي { $count } مجموع ممكن. اضغط عليه لترى كيف.
        [one] بقي مجموع واحد ممكن. اضغط عليه لترى كيف.
        [two] بقي مجموعان ممكنان. اضغط على أحدهما لترى كيف.
        [few] بقيت { $count } مجاميع ممكنة. اضغط على واحد لترى كيف.
        [many] بقي { $count } مجموعًا ممكنًا. اضغط على واحد لترى كيف.
       *[other] بقي { $count } مجموع ممكن. اضغط على واحد لترى كيف.
    }
knockout-lost = لم يعد ممكنًا
knockout-total-left = { $total }: ينقص { $missing }
knockout-total-reached = { $total }: مكتمل
knockout-total-lost = { $total }: لم يعد ممكنًا

## What a class has missed

knockout-asked_split = تقسيم { $total }: { $sum }
knockout-asked_faces = كل نرد، أو المجموع: { $sum }
knockout-asked_place = العشرات والآحاد: { $faces }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-captured = العدد { $number } مكسوب. يبقى مغلقًا. اختر عددًا آخر.
refused-knockout-faces_or_sum = النرد يُظهر { $faces }. استعمل كل عدد، أو { $total } وحده.
refused-knockout-misadded = معك { $sum }، وليس { $total }. عُدّ مرة أخرى.
refused-knockout-no_completion = معك { $sum }. لا أعداد مفتوحة تكمله إلى { $total }. تراجع عن عدد.
refused-knockout-no_completion_place = معك { $sum }. لا أعداد مفتوحة تكمله إلى مجموع للنرد. تراجع عن عدد.
refused-knockout-not_a_place_total = معك { $sum }. النرد يكوّن { $totals }. ابحث عن طريقة لتكوين أحدها.
refused-knockout-not_doubles = كرتان على { $number } تحتاجان إلى نردين عليهما { $number }. تراجع عن واحدة.
refused-knockout-not_empty = على { $number } كرة. عددان متساويان يكسبان عددًا فارغًا فقط: استعمل { $total }.
refused-knockout-other_total = معك { $sum }. مجموع النرد { $total }. ابحث عن طريقة لتكوين { $total }.
refused-knockout-too_much = معك { $sum }. هذا أكثر من { $total }. تراجع عن عدد.
refused-knockout-triple = ثلاثة أعداد متساوية تُحسب معًا فقط. خذ { $total }.
refused-knockout-twice = يمكنك استعمال { $number } مرة واحدة فقط. اختر عددًا آخر.
