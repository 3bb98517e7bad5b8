# Lowdown

lowdown-name = Lowdown
lowdown-about = خذ عددًا ولونًا. املأ شبكاتك. اشطب أكبر قدر من النقاط.
lowdown-first-seat = أصغر لاعب يبدأ. ليكن هو اللاعب 1.

# How colours and lines are called, wherever they are spoken of.
lowdown-say-red = أحمر
lowdown-say-orange = برتقالي
lowdown-say-yellow = أصفر
lowdown-say-green = أخضر
lowdown-say-blue = أزرق
lowdown-say-purple = بنفسجي
lowdown-say-row1 = الصف 1
lowdown-say-row2 = الصف 2
lowdown-say-row3 = الصف 3
lowdown-say-col1 = العمود 1
lowdown-say-col2 = العمود 2
lowdown-say-col3 = العمود 3
lowdown-say-diag1 = الخط المائل من أعلى اليسار
lowdown-say-diag2 = الخط المائل من أسفل اليسار
# A line of a grid: { $what } is one of the lines above, { $where } the grid's letter.
lowdown-say-within = { $what } في الشبكة { $where }

## What to do now

lowdown-prompt-open = اضغط على عدد ولون وخانة. أو انظر تحت الكوب.
    .spoken = { $wilds ->
        [0] اختر عددًا ولونًا وخانة.
       *[other] اختر عددًا، ولونًا أو الجوكر، وخانة.
    } أو انظر تحت الكوب.
    .brief = اختر، أو انظر تحت الكوب.
lowdown-prompt-secret = هذان لك: { $numbers } و{ $colours }. اضغط عليهما وعلى خانة.
lowdown-prompt-secret_or_wild = هذان لك: { $numbers } و{ $colours }. اضغط عليهما وعلى خانة. الجوكر يصلح أيضًا.
lowdown-prompt-left = دورك الآن: اضغط على عدد ولون وخانة.
    .spoken = { $wilds ->
        [0] دورك الآن: { $numbers } و{ $colours }.
       *[other] دورك الآن: { $numbers } و{ $colours }، أو الجوكر.
    }
lowdown-prompt-wild = ألوانك لا تناسب أي خانة فارغة. استعمل الجوكر.
lowdown-prompt-wild_or_peek = هذه الألوان لا تناسب أي خانة فارغة. استعمل الجوكر، أو انظر تحت الكوب.
lowdown-prompt-black = لا يمكنك كتابة شيء. اختر خانة لتلوّنها بالأسود.
lowdown-prompt-black_or_peek = لا يمكنك كتابة شيء. انظر تحت الكوب، أو لوّن خانة بالأسود.
lowdown-prompt-cross = { $count ->
        [zero] اشطب خطًا مميّزًا: قد تنقص نقاطك { $points }!
        [one] اشطب الخط المميّز: تنقص نقاطك { $points }!
        [two] اشطب خطًا مميّزًا: قد تنقص نقاطك { $points }!
        [few] اشطب خطًا مميّزًا: قد تنقص نقاطك { $points }!
        [many] اشطب خطًا مميّزًا: قد تنقص نقاطك { $points }!
       *[other] اشطب خطًا مميّزًا: قد تنقص نقاطك { $points }!
    }
    .spoken = اشطب خطًا: { $lines }. { $count ->
        [zero] قد تنقص
        [one] تنقص
        [two] قد تنقص
        [few] قد تنقص
        [many] قد تنقص
       *[other] قد تنقص
    } نقاطك { $points }.
lowdown-prompt-roll = ارمِ النرد: عددان ولونان.
    .button = رمي
    .brief = ارمِ النرد.
lowdown-prompt-lift = ارفع الكوب. يمكنك استعمال النردين تحته أيضًا.
    .button = رفع الكوب
    .robot = الروبوت { $name } سيرفع الكوب الآن
    .brief = ارفع الكوب.
lowdown-prompt-lift_for_one = ارفع الكوب. على { $other } أن يستعمل النردين تحته.
    .button = رفع الكوب
    .robot = الروبوت { $name } سيرفع الكوب الآن
    .brief = ارفع الكوب.
lowdown-step-number = الآن عدد.
lowdown-step-colour = الآن لون.
    .spoken = { $wilds ->
        [0] الآن لون.
       *[other] الآن لون أو الجوكر.
    }
lowdown-step-box = الآن خانة تقبل { $colour }.
lowdown-step-no_box = لا خانة فارغة تقبل { $colour }. استعمل الجوكر أو لونًا آخر.
lowdown-step-any_box = الآن خانة فارغة.
lowdown-step-wild = هذه الخانة تقبل { $takes }، وليس { $colour }. استعمل الجوكر أو خانة أخرى.
lowdown-step-only_wild = هذه الخانة تقبل { $takes }. استعمل الجوكر أو خانة أخرى.

## What happened

lowdown-open_dice = رمية { $name }: { $numbers } و{ $colours }.
lowdown-secret_dice = { $other }: رفع الكوب. تحته { $number } و{ $colour }.
lowdown-peeked = { $name }: نظرة تحت الكوب.
    .do = انظر تحت الكوب.
lowdown-wrote = { $name }: كتابة { $number } بلون { $colour }.
    .spoken = { $name }: كتابة { $number } بلون { $colour } في { $box }.
    .do = اكتب { $number } بلون { $colour }.
    .brief = { $name }: كتابة { $number } في { $box }.
lowdown-wrote_wild = { $name }: كتابة { $number } بالجوكر. الباقي: { $left }.
    .spoken = { $name }: كتابة { $number } في { $box } بالجوكر. الباقي: { $left }.
    .do = اكتب { $number } بالجوكر.
    .brief = { $name }: جوكر { $number }، { $box }.
lowdown-blacked_out = { $name }: تلوين خانة بالأسود.
    .spoken = { $name }: تلوين { $box } بالأسود.
    .do = لوّن هذه الخانة بالأسود.
lowdown-set_aside = { $number } و{ $colour } جانبًا.
    .spoken = { "" }
lowdown-grid_filled = { $name }: امتلأت الشبكة { $grid }.
lowdown-last_turn = الشبكة الممتلئة الثانية! تنتهي المباراة بعد هذا الدور.
    .brief = تنتهي المباراة بعد هذا الدور.
lowdown-crossed = { $name }: شطب { $numbers }. تنقص النقاط { $points }!
    .spoken = { $name }: شطب { $line } ({ $numbers }). تنقص النقاط { $points }!
    .do = اشطب { $numbers }.
    .brief = { $name }: شطب { $line }.
lowdown-done = { $name }: لا شطب بعد الآن.
    .do = لا تشطب بعد الآن.
    .brief = { "" }

## Hints

hint-lowdown-look = انظر في الشبكة { $grid }. ابحث هناك عن مكان جيد.
hint-lowdown-completes = إكمال خط للشطب: نقص { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .spoken = إكمال { $line }: نقص { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
hint-lowdown-prepares = ثم شطب خط مع { $numbers }
    .spoken = ثم شطب { $line } مع { $numbers }
hint-lowdown-adds = زيادة { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } فقط
hint-lowdown-wild = استعمال جوكر، والباقي { $left }
hint-lowdown-crosses = نقص { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
hint-lowdown-done = حفظ هذه الأعداد لخط أفضل
hint-lowdown-peek = أمل في نرد أفضل تحت الكوب
hint-lowdown-black = إفساد أقل عدد من الخطوط

## The score

lowdown-score-grid = الشبكة { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = الخانات السوداء
    .figures = { $count } × { $each ->
        [zero] { $each } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $each } نقاط
        [many] { $each } نقطة
       *[other] { $each } نقطة
    }
lowdown-ended-two_grids = شبكتان ممتلئتان: { $others }. الأقل نقاطًا يفوز.
    .brief = شبكتان ممتلئتان: الأقل نقاطًا يفوز.

### Board

lowdown-board = شبكات { $name }: انتقل بمفاتيح الأسهم من خانة إلى خانة
lowdown-sheet = لوح { $name }
lowdown-look = { $name }، الجوكر الباقي: { $wilds }. انظر إلى هذا اللوح
lowdown-box-empty = { $box }، { $colours }: فارغة
lowdown-box-open = { $box }، { $colours }: يمكن اختيارها
lowdown-box-picked = { $box }، { $colours }: مختارة
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }، مشطوب
lowdown-box-black = { $box }: سوداء
lowdown-wild = جوكر
lowdown-wilds = اكتب بالجوكر في أي خانة: الباقي { $left } من { $wilds }
lowdown-dice = النرد
lowdown-die = { $face }
lowdown-die-take = { $face }: خذ هذا النرد
lowdown-die-aside = { $face }: جانبًا
lowdown-aside = جانبًا
lowdown-cup = كوب { $name }
lowdown-peek = انظر تحت كوب { $name }
lowdown-peek-short = نظرة
lowdown-crossing = خطوط يمكن شطبها
lowdown-line = شطب { $line }:
lowdown-done-short = بدون شطب
lowdown-gain = تنقص { $points }

## What a class has missed

lowdown-asked_line = خط ممتلئ: { $sum } = { $total }
lowdown-asked_box = خانة للون { $colour }
lowdown-asked_none = عندما لا يناسب أي لون

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-box_filled = هذه الخانة ممتلئة. اختر خانة فارغة.
refused-lowdown-box_no_colour = هذه الخانة تقبل { $takes }. معك { $colours }، بلا جوكر. ابحث عن خانة تناسب.
refused-lowdown-box_other_colour = هذه الخانة تقبل { $takes }، وليس { $colour }. ابحث عن خانة تناسب.
refused-lowdown-colour_needed = اذكر نرد اللون الذي تأخذه أيضًا، مثل «wild 5 red B4».
refused-lowdown-colour_not_open = لا يوجد { $colour } لك. يمكنك أخذ { $colours }.
refused-lowdown-cup_lifted = الكوب مرفوع. استعمل النردين تحته.
refused-lowdown-line_crossed = هذا الخط مشطوب. ابحث عن خط غير مشطوب.
refused-lowdown-line_not_written = ليس في هذا الخط ثلاثة أعداد. ابحث عن خط فيه ثلاثة.
refused-lowdown-line_shares_box = في هذا الخط خانة من خط مشطوب. ابحث عن خط غيره.
refused-lowdown-line_total = مجموع هذا الخط { $total }. ابحث عن خط مجموعه 10، أو فيه ثلاثة متساوية.
refused-lowdown-no_box_for_colour = لا خانة فارغة عندك تقبل { $colour }. اختر لونًا يناسب.
refused-lowdown-no_colour_needed = لا تحتاج إلى لون هنا. اتركه.
refused-lowdown-no_wild_left = لم يبق عندك جوكر. استعمل لونًا.
refused-lowdown-not_stuck = لا تلوّن خانة بالأسود إلا إذا لم يصلح شيء آخر. اكتب عددًا.
refused-lowdown-number_not_open = لا يوجد { $number } لك. يمكنك أخذ { $numbers }.
refused-lowdown-only_active_peeks = النظر مسموح في دورك فقط. خذ عددًا ولونًا.
refused-lowdown-only_blackout = لا يمكنك كتابة شيء. اختر خانة فارغة لتلوّنها بالأسود.
refused-lowdown-write_first = اكتب عددًا أولًا. بعدها يمكنك شطب خط.
refused-lowdown-written_already = ملأت خانة من قبل. اشطب خطًا، أو اضغط على «بدون شطب».
