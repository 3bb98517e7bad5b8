# Knaster

knaster-name = Knaster
knaster-about = الرمية نفسها للجميع. اكتب العدد أو ضع دائرة حوله. اصنع تركيبات.
knaster-first-seat = أصغر لاعب يرمي أولًا. ليكن هو اللاعب 1.

# How lines and combinations are called, wherever they are spoken of.
knaster-say-row1 = الصف 1
knaster-say-row2 = الصف 2
knaster-say-row3 = الصف 3
knaster-say-row4 = الصف 4
knaster-say-row5 = الصف 5
knaster-say-cola = العمود a
knaster-say-colb = العمود b
knaster-say-colc = العمود c
knaster-say-cold = العمود d
knaster-say-cole = العمود e
knaster-say-diag1 = الخط المائل من أعلى اليسار
knaster-say-diag2 = الخط المائل من أسفل اليسار
knaster-say-three = ثلاثة متساوية
knaster-say-four = أربعة متساوية
knaster-say-five = خمسة متساوية
knaster-say-two_pairs = زوجان
knaster-say-full_house = ثلاثة وزوج
knaster-say-straight = تسلسل

## What to do now

knaster-prompt-write = اكتب { $total } في خانة فارغة.
    .brief = اكتب { $total }.
knaster-prompt-write_or_circle = اكتب { $total } في خانة فارغة. أو ضع دائرة حول { $total } في ورقتك.
    .spoken = اكتب { $total } أو ضع دائرة حوله: { $cells }.
knaster-prompt-circle = ورقتك ممتلئة. ضع دائرة حول { $total }.
knaster-prompt-pass = ورقتك ممتلئة، وليس فيها { $total } بلا دائرة. اضغط على «تخطي».
knaster-prompt-bonus = { $result }! ارسم { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتين
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    } في الخط المميّز.
    .spoken = ارسم { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتين
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    } في { $line }.
knaster-prompt-bonuses = خطان أو أكثر! اضغط على مربع خط منها، ثم على أعداده.
    .spoken = دوائر في { $lines }! اضغط على مربع خط منها، ثم على أعداده.
knaster-step-line = اضغط الآن على مربع هذا الخط.
knaster-step-circle = ارسم { $circles ->
        [zero] { $circles } دائرة أخرى
        [one] دائرة أخرى
        [two] دائرتين أخريين
        [few] { $circles } دوائر أخرى
        [many] { $circles } دائرة أخرى
       *[other] { $circles } دائرة أخرى
    } في الخط المميّز.
    .spoken = ارسم { $circles ->
        [zero] { $circles } دائرة أخرى
        [one] دائرة أخرى
        [two] دائرتين أخريين
        [few] { $circles } دوائر أخرى
        [many] { $circles } دائرة أخرى
       *[other] { $circles } دائرة أخرى
    } في { $line }.

## What happened

knaster-total = رمية { $name }: { $action }. الجميع يلعب بالعدد { $total }.
    .brief = رمية { $name }: { $action }.
knaster-last_total = رمية { $name }: { $action }. العدد الأخير هو { $total }.
    .brief = رمية { $name }: { $action }.
knaster-written = { $name }: كتابة { $number }.
    .spoken = { $name }: كتابة { $number } في { $cell }.
    .do = اكتب { $number }.
    .brief = { $name }: كتابة في { $cell }.
knaster-circled = { $name }: دائرة حول { $number }.
    .spoken = { $name }: دائرة حول { $number } في { $cell }.
    .do = ضع دائرة حول { $number }.
    .brief = { $name }: دائرة في { $cell }.
knaster-bonus_circled = { $numbers-count ->
    [zero] { $name }: دوائر حول { $numbers }.
    [one] { $name }: دائرة حول { $numbers }.
    [two] { $name }: دائرتان حول { $numbers }.
    [few] { $name }: دوائر حول { $numbers }.
    [many] { $name }: دوائر حول { $numbers }.
   *[other] { $name }: دوائر حول { $numbers }.
}
    .spoken = { $name }: رسم دائرة حول { $numbers } في { $cells }.
    .do = ارسم دوائر حول: { $numbers }.
    .brief = { $name }: دائرة في { $cells }.
knaster-line_completed = { $result }: { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتان
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    }!
    .spoken = { $result } في { $line }: { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتان
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    }!
    .brief = { $result } في { $line }!
knaster-line_without_result = خط ممتلئ، لكنه بلا تركيبة.
    .spoken = لا توجد تركيبة في { $line }.
    .brief = { "" }
    .turn = لا توجد تركيبة في { $lines }.
knaster-bonus_dropped = لم يبق عدد بلا دائرة في أحد الخطوط.
    .spoken = لم يبق عدد بلا دائرة في { $line }.
knaster-box_scored = خمس دوائر في خط: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }!
    .spoken = خمس دوائر في { $line }: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }!
    .turn = خمس دوائر في { $lines }: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }!
knaster-sheet_full = امتلأت ورقة { $name }.
    .brief = { "" }
knaster-one_more_roll = بقيت رمية واحدة: الأخيرة.
    .brief = بقيت رمية واحدة.

## Hints

hint-knaster-look = انظر إلى الخط المحاط بحلقة. أي خانة أفضل؟
    .spoken = انظر إلى { $line }. أي خانة أفضل؟
hint-knaster-completes = { $result }: { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتان
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    }
    .spoken = { $result } في { $line }: { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتان
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    }
hint-knaster-scores = خمس دوائر في خط: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .spoken = خمس دوائر في { $line }: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
hint-knaster-circles = زيادة { $count ->
        [zero] { $count } دائرة
        [one] دائرة واحدة
        [two] دائرتين
        [few] { $count } دوائر
        [many] { $count } دائرة
       *[other] { $count } دائرة
    }
hint-knaster-awaits = ثم يناسب { $numbers }
    .spoken = ثم يناسب { $numbers } في { $line }
hint-knaster-joins = مناسب مع { $number }
    .spoken = مناسب مع { $number } في { $line }
hint-knaster-runs = تسلسل ما زال ممكنًا
    .spoken = تسلسل ما زال ممكنًا في { $line }
hint-knaster-spares = إبقاء الخطوط الجيدة فارغة

## The score

knaster-score-boxes = المربعات
    .figures = { $boxes }
knaster-score-circles = الدوائر
    .figures = { $count ->
        [zero] { $count } دائرة
        [one] دائرة واحدة
        [two] دائرتان
        [few] { $count } دوائر
        [many] { $count } دائرة
       *[other] { $count } دائرة
    }
knaster-ended-full = امتلأت ورقة. انتهت الرمية الأخيرة.
    .brief = امتلأت ورقة.
knaster-ended-alone = ورقتك ممتلئة. أحسنت اللعب! حاول أن تجمع أكثر من 50 في المرة القادمة.
knaster-ended-good = ورقتك ممتلئة. أكثر من 50 نقطة: هذا جيد!
knaster-ended-brilliant = ورقتك ممتلئة. أكثر من 80 نقطة: هذا رائع!
knaster-ended-spectacular = ورقتك ممتلئة. أكثر من 100 نقطة: هذا مذهل!

## The board

knaster-slip = ورقة { $name }
knaster-others = الأوراق الأخرى
knaster-look = { $name }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، { $state ->
    [waiting] الدور لم ينتهِ بعد
    [done] انتهى الدور
   *[resting] انظر إلى هذه الورقة
}
knaster-cell-empty = { $cell }: فارغة
knaster-cell-open = { $cell }: فارغة، يمكنك الكتابة هنا
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }، يمكن وضع دائرة حوله
knaster-cell-circled = { $cell }: { $number }، حوله دائرة
knaster-cell-picked = { $cell }: { $number }، اخترته لدائرة
knaster-box-empty = مربع { $line }: { $points }
knaster-box-near = مربع { $line }: { $points }. ينقص عدد واحد: { $result }
knaster-box-due = مربع { $line }: { $points }. بقيت دوائر لترسمها
knaster-box-open = مربع { $line }: { $points }. { $result }، دوائر لترسمها: { $circles }
knaster-box-picked = مربع { $line }: { $points }، مختار. دوائر لترسمها: { $circles }
knaster-box-scored = مربع { $line }: { $points }، مكسوب
knaster-combinations = التركيبات
knaster-circles-mean = = دائرة حول عدد واحد
knaster-circles = { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتان
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    }
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## What a class has missed

knaster-asked_circles = الدوائر: { $result }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-circle_count = ارسم { $circles ->
        [zero] { $circles } دائرة
        [one] دائرة واحدة
        [two] دائرتين
        [few] { $circles } دوائر
        [many] { $circles } دائرة
       *[other] { $circles } دائرة
    } بالضبط في هذا الخط، وليس { $drawn }.
refused-knaster-circled = حول { $number } هنا دائرة. اختر عددًا بلا دائرة.
refused-knaster-done = لعبت في هذه الجولة. انتظر الآخرين.
refused-knaster-empty = هذه الخانة فارغة. ضع دائرة حول عدد.
refused-knaster-not_full = هذا الخط لم يمتلئ: فيه { $filled } من 5 أعداد. اكتب عددًا، أو ضع دائرة حول عدد.
refused-knaster-judge_first = ارسم أولًا دوائر في الخط المميّز.
refused-knaster-none_due = الخط يعطي دوائر مرة واحدة فقط: عندما يمتلئ. اكتب عددًا، أو ضع دائرة حول عدد.
refused-knaster-not_due = هذا الخط لا يعطي دوائر الآن. استعمل الخط المميّز.
refused-knaster-not_on_line = هذه الخانة ليست في الخط المميّز. اختر خانة منه.
refused-knaster-nothing_possible = الورقة ممتلئة، وليس فيها { $total } بلا دائرة. اضغط على «تخطي».
refused-knaster-one_cell = في كل جولة عدد واحد فقط. اكتبه، أو ضع دائرة حوله.
refused-knaster-one_line = اختر خطًا واحدًا في كل مرة.
refused-knaster-other_number = مجموع النرد { $total }. في هذه الخانة { $number }. اختر خانة فارغة، أو خانة فيها { $total }.
refused-knaster-taken = في هذه الخانة { $number }. اختر خانة فارغة.
