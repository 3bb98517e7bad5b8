# Roll Out

roll_out-name = Roll Out
roll_out-about = انقل تسعة أقراص إلى الوسط. اقلب أقراص اللاعب الآخر. توقف في الوقت المناسب!
roll_out-first-seat = النرد يُظهر من يبدأ.

## What to do now

roll_out-prompt-both = استعمل { $first } و{ $second }.
roll_out-prompt-both_or_sum = استعمل { $first } و{ $second }، أو { $total } فقط.
roll_out-prompt-any = { $kinds ->
    [1] استعمل { $first } مرة أو مرتين.
   *[other] استعمل { $first } أو { $second } أو كليهما.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] استعمل { $first } مرة أو مرتين، أو { $total } فقط.
   *[other] استعمل { $first } أو { $second } أو كليهما، أو { $total } فقط.
}
roll_out-prompt-one = استعمل { $number }. لا شيء آخر يناسب.
    .spoken = استعمل { $number }.
roll_out-prompt-one_or_sum = استعمل { $number }، أو { $total } فقط.
roll_out-prompt-sum = استعمل { $total } فقط. لا شيء آخر يناسب.
    .spoken = استعمل { $total } فقط.
roll_out-prompt-roll_out = لا يمكنك استعمال { $first } و{ $second }. ضاعت الرمية: أقراصك في الوسط ترجع. اضغط على «تخطي».
roll_out-prompt-decide = { $count ->
    [0] الوسط فارغ. هل تتوقف، أم ترمي مرة أخرى؟
   *[other] هل تتوقف ليبقى { $numbers } في أمان؟ أم ترمي مرة أخرى؟
}
roll_out-step-both = استعمل الآن { $number } أيضًا.
roll_out-step-also = اضغط على «تأكيد»، أو استعمل { $number } أيضًا.

## What happened

roll_out-roll_off = رمية { $other }: { $first } و{ $second }. المجموع { $total }.
roll_out-starts = البداية مع { $other }.
roll_out-tied = تعادل. رمية أخرى: { $others }.
roll_out-rolled = رمية { $name }: { $first } و{ $second }.
roll_out-few_left = رمية { $name }: { $first } و{ $second }. الآن يكفي نرد واحد.
    .short = بقيت أقراص قليلة: يكفي نرد واحد.
roll_out-no_use = رمية { $name }: { $first } و{ $second }، ولا حركة بهما.
    .short = لا حركة مع { $first } و{ $second }.
    .brief = { "" }
roll_out-moved = { $name }: نقل القرص { $number } إلى الوسط.
    .turn = { $name }: نقل { $numbers } إلى الوسط.
    .do = انقل القرص { $number } إلى الوسط.
    .brief = { "" }
roll_out-turned_up = { $name }: إعادة لون القرص { $number }.
    .turn = { $name }: إعادة لون { $numbers }.
    .do = أعد لون القرص { $number }.
roll_out-flipped = { $name }: قلب القرص { $number } عند { $other }.
    .turn = { $name }: قلب { $numbers } عند { $other }.
    .do = اقلب القرص { $number } عند { $other }.
roll_out-rolls_on = { $count ->
    [0] { $name }: رمية أخرى.
   *[other] { $name }: رمية أخرى، وفي الوسط { $numbers }.
}
    .spoken = { $name }: رمية أخرى.
    .turn = { $name }: { $times ->
        [zero] { $times } رمية أخرى
        [one] رمية أخرى
        [two] رميتان أخريان
        [few] { $times } رميات أخرى
        [many] { $times } رمية أخرى
       *[other] { $times } رمية أخرى
    }.
    .do = ارمِ مرة أخرى.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name }: توقف.
    [zero] { $name }: توقف.
    [one] { $name }: توقف. القرص { $numbers } في أمان.
    [two] { $name }: توقف. القرصان { $numbers } في أمان.
    [few] { $name }: توقف. الأقراص { $numbers } في أمان.
    [many] { $name }: توقف. الأقراص { $numbers } في أمان.
   *[other] { $name }: توقف. الأقراص { $numbers } في أمان.
}
    .short = { $count ->
        [0] { $name }: توقف.
       *[other] { $name }: توقف. في أمان: { $numbers }
    }
    .do = توقف.
roll_out-rolled_out = { $count ->
    [0] ضاعت رمية { $name }.
    [zero] ضاعت رمية { $name }.
    [one] ضاعت رمية { $name }: يرجع القرص { $numbers }.
    [two] ضاعت رمية { $name }: يرجع القرصان { $numbers }.
    [few] ضاعت رمية { $name }: ترجع الأقراص { $numbers }.
    [many] ضاعت رمية { $name }: ترجع الأقراص { $numbers }.
   *[other] ضاعت رمية { $name }: ترجع الأقراص { $numbers }.
}
    .short = { $count ->
        [0] ضاعت رمية { $name }.
       *[other] ضاعت رمية { $name }. عاد إلى الأمام: { $numbers }
    }

## The score

roll_out-score-out = أقراص خارجة
    .figures = { $count }
roll_out-score-centre = أقراص في الوسط عند النهاية
    .figures = { $count }
roll_out-score-words = { $safe } في أمان
    .more = { $at_stake } في خطر
roll_out-ended-cleared = خرج آخر قرص من الصف.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = انظر أولًا إلى الأقراص عند { $other }.
hint-roll_out-look_own = انظر أولًا إلى أقراصك.
hint-roll_out-wins = نقل آخر قرص إلى الوسط والفوز
hint-roll_out-moves = نقل { $count ->
        [zero] { $count } قرص
        [one] قرص واحد
        [two] قرصين
        [few] { $count } أقراص
        [many] { $count } قرصًا
       *[other] { $count } قرص
    } إلى الوسط
hint-roll_out-flips = قلب { $count ->
        [zero] { $count } قرص
        [one] قرص واحد
        [two] قرصين
        [few] { $count } أقراص
        [many] { $count } قرصًا
       *[other] { $count } قرص
    } عند اللاعب الآخر
hint-roll_out-turns_up = إعادة لون { $count ->
        [zero] { $count } قرص
        [one] قرص واحد
        [two] قرصين
        [few] { $count } أقراص
        [many] { $count } قرصًا
       *[other] { $count } قرص
    }
hint-roll_out-stops = { $count ->
    [0] نحو { $percent } من 100 رمية لا تنفع
   *[other] إبقاء { $numbers } في أمان: نحو { $percent } من 100 رمية لا تنفع
}
hint-roll_out-rolls_on = { $count ->
    [0] لا خطر
   *[other] نحو { $percent } فقط من 100 رمية لا تنفع
}

### Board

roll_out-board = الطاولة: انتقل بمفاتيح الأسهم من قرص إلى قرص
roll_out-row = أمام { $name }
roll_out-centre = الوسط
roll_out-out = خارج
roll_out-pile = { $count ->
    [0] { $name }: لا شيء خارج
   *[other] { $name }: { $count } خارج ({ $numbers })
}
roll_out-checker-up = القرص { $number } عند { $name }
roll_out-checker-white = القرص { $number } عند { $name }، على الوجه الأبيض
roll_out-checker-centre = القرص { $number } عند { $name }، في الوسط
roll_out-checker-open-c = القرص { $number } عند { $name }: يمكن نقله إلى الوسط
roll_out-checker-open-u = القرص { $number } عند { $name }، على الوجه الأبيض: يمكن إعادة لونه
roll_out-checker-open-f = القرص { $number } عند { $name }: يمكن قلبه إلى الأبيض
roll_out-checker-chosen-c = القرص { $number } عند { $name }: يذهب إلى الوسط
roll_out-checker-chosen-u = القرص { $number } عند { $name }: يعود لونه
roll_out-checker-chosen-f = القرص { $number } عند { $name }: يُقلب إلى الأبيض
roll_out-sign-c = إلى الوسط
roll_out-sign-u = إعادة اللون
roll_out-sign-f = قلب إلى الأبيض
roll_out-stop = توقف
roll_out-stop-about = { $count ->
    [0] ينتهي دورك
   *[other] في أمان: { $numbers }
}
roll_out-roll = رمية أخرى
roll_out-roll-about = { $count ->
    [0] لا خطر
   *[other] في خطر: { $numbers }
}
roll_out-risk = الخطر: { $ways } من { $of } رمية

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-decide = هذه الرمية استُعملت. توقف، أو ارمِ مرة أخرى.
refused-roll_out-in_centre = قرصك { $number } صار في الوسط. ابحث عن قرص يناسب.
refused-roll_out-no_sum = النرد يُظهر { $first } و{ $second }. استعملهما: لا يوجد قرص { $total }.
refused-roll_out-not_white = قرصك { $number } على وجهه الملوّن. ابحث عن قرص يناسب.
refused-roll_out-one_die = استعمل النردين. ما زال { $number } باقيًا.
refused-roll_out-opponent_out = القرص { $number } عند اللاعب الآخر خرج من قبل. ابحث عن قرص يناسب.
refused-roll_out-opponent_white = القرص { $number } عند اللاعب الآخر صار أبيض. ابحث عن قرص يناسب.
refused-roll_out-other_die = استعمل النردين. بعد هذا لن ينفع { $number }. ابحث عن طريقة للاثنين.
refused-roll_out-other_numbers = النرد يُظهر { $first } و{ $second }. استعملهما، أو { $first } + { $second } = { $total }.
refused-roll_out-out = قرصك { $number } خرج من قبل. ابحث عن قرص يناسب.
refused-roll_out-rolled_out = لا يمكنك استعمال { $first } و{ $second }. ضاعت الرمية: اضغط على «تخطي».
refused-roll_out-use_first = استعمل أولًا { $first } و{ $second }.
refused-roll_out-white = قرصك { $number } على وجهه الأبيض. أعد لونه أولًا.
