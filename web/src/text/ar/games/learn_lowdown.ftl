lowdown-card-time = من عمر 9 سنوات · نحو 25 دقيقة
lowdown-card-hard = تتعلّمها في مباراة
lowdown-card-learns = تدريب على: تكوين 10، التخطيط، الاحتمالات
lowdown-prompt-own_cross = أي خط مجموعه 10، أو فيه ثلاثة متساوية؟ اشطبه.

lowdown-lesson-start = الأقل نقاطًا يفوز. اضغط على «رمي».
lowdown-lesson-write = خذ 1 والأحمر. اضغط على هذه الخانة الحمراء.
lowdown-lesson-robot = الروبوت يأخذ اثنين مما بقي من النرد. ثم يرمي.
lowdown-lesson-cup = الكوب لك الآن. اضغط على «رفع الكوب».
lowdown-lesson-wrong = هذه الخانة ممتلئة. اضغط عليها وانظر.
lowdown-lesson-second = خذ 5 والبرتقالي لهذه الخانة البرتقالية.
lowdown-lesson-third = دورك. تريد 4! ارمِ.
lowdown-lesson-line = 1 + 5 + 4 = 10. الخانة ذات اللونين تقبل الأحمر أيضًا.
lowdown-lesson-cross = مجموعها 10. اشطبها، فتصير 0!
lowdown-lesson-robot2 = نقصت 10 نقاط! ثلاثة متساوية تصلح أيضًا. الآن دور الروبوت.
lowdown-lesson-wild = مع الجوكر يناسب 1 أي خانة. استعمل الجوكر!
lowdown-lesson-fourth = بقي لك الجوكر ثلاث مرات. ارمِ.
lowdown-lesson-peek = 5 و6 عددان كبيران. انظر تحت الكوب!
lowdown-lesson-lift = يجب الآن أن تستعمل النردين تحته. الروبوت يرفع الكوب.
lowdown-lesson-hidden = العدد 2 صغير. اكتبه هنا مع الأخضر.
lowdown-lesson-rounds = تتابعان اللعب معًا. تستعمل الجوكر وتملأ الشبكة A.
lowdown-lesson-stuck = نردان لك. اضغط على «رفع الكوب».
lowdown-lesson-black = البرتقالي لا يناسب، ولم يبق جوكر. لوّن هذه الخانة بالأسود.
lowdown-lesson-boxes = الخانة السوداء تُحسب 6 نقاط. في دورك، انظر تحت الكوب أولًا.
lowdown-lesson-lines = الخطوط المشطوبة لا تشترك في خانة. يمكنك الشطب لاحقًا.
lowdown-lesson-full = شبكتان ممتلئتان تنهيان المباراة. الخانات الفارغة تُحسب 0.
lowdown-lesson-end = الأقل نقاطًا يفوز. الآن تابع اللعب!

joy-lowdown-crossed = خط مشطوب: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }!
joy-lowdown-grid_filled = شبكة ممتلئة!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] الروبوت Dot ينسى الشطب كثيرًا.
    [medium] الروبوت Rusty لا ينتبه غالبًا إلى 10.
   *[hard] الروبوت Ada يفكر في كل شيء.
}

## Why a match was won

why-lowdown-crossed =
    عند { $winners } { $count ->
        [zero] { $count } خط مشطوب
        [one] خط مشطوب واحد
        [two] خطان مشطوبان
        [few] { $count } خطوط مشطوبة
        [many] { $count } خطًا مشطوبًا
       *[other] { $count } خط مشطوب
    } أكثر من { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-own_line = { $sum } يساوي { $total }. اشطب خطًا مجموعه 10، أو فيه ثلاثة متساوية.
refused-lowdown-own_help_write = خذ عددًا ولونًا. أي خانة فارغة تقبلهما؟
refused-lowdown-own_help_cross = اجمع كل خط ممتلئ. اشطب خطًا مجموعه 10، أو فيه ثلاثة متساوية.
