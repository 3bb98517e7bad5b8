# The words that all games share. What a game alone says stands in its own file.

text-direction = rtl
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = نجهّز الطاولة…
start-up-python = نُخرج النرد من العلبة…
start-up-rules = نقرأ القواعد…
engine-failed = لم تبدأ اللعبة. مبارياتك محفوظة. حاول مرة أخرى، أو أعد تحميل الصفحة.
engine-slow = لم يبدأ Rollbook خلال دقيقة. مبارياتك محفوظة. أغلق علامات التبويب الأخرى، ثم حاول مرة أخرى.
engine-no-webassembly = يحتاج Rollbook إلى WebAssembly، وهو متوقف هنا. قد يكون السبب وضع التأمين (Lockdown Mode). أوقفه لهذه الصفحة، ثم أعد تحميلها.
engine-again = توقف Rollbook ثم بدأ من جديد. لم نفقد شيئًا.
engine-silent = Rollbook لا يستجيب. مبارياتك محفوظة. حاول مرة أخرى، أو أعد تحميل الصفحة.
retry = حاول مرة أخرى
dismiss = إغلاق
close = إغلاق

## Offline

offline-preparing = نستعد للعمل بلا إنترنت…
offline-ready = ✓ كل شيء جاهز: من الآن يعمل Rollbook بلا إنترنت.
offline-framed = يظهر Rollbook هنا داخل صفحة أخرى، فيحتاج إلى الإنترنت. افتحه وحده في علامة تبويب ليعمل بلا إنترنت.
offline-insecure = لا يعمل هنا بلا إنترنت: هذا العنوان يبدأ بـ http. استعمل العنوان الذي يبدأ بـ https إن وُجد.
offline-unsupported = لا يعمل هنا بلا إنترنت: هذا المتصفح لا يحفظ الصفحات. جرّب متصفحًا آخر.
new-version = توجد نسخة جديدة من Rollbook. المباريات تبقى كما هي.
reload = إعادة التحميل الآن
storage-full = { $what ->
    [robots] الجهاز ممتلئ. سيضيع هذا الروبوت عند إغلاق الصفحة. احفظه في ملف.
    [classes] الجهاز ممتلئ. أفرغ مكانًا فيه. وإلا فسيضيع آخر تغيير عند إغلاق الصفحة.
   *[matches] الجهاز ممتلئ. احفظ هذه المباراة في ملف أولًا، ثم تابع اللعب. بلا ملف ستضيع عند إغلاق الصفحة.
}
storage-blocked = { $what ->
    [robots] هذا المتصفح يمنع الحفظ. تستطيع كتابة روبوتات، لكنها تضيع عند إغلاق الصفحة. احفظها في ملفات.
    [classes] هذا المتصفح يمنع الحفظ. تستطيع جمع النتائج، لكنها تضيع عند إغلاق الصفحة. احفظها في جدول.
   *[matches] هذا المتصفح يمنع الحفظ. تستطيع اللعب، لكن المباريات تضيع عند إغلاق الصفحة. احفظها في ملفات.
}

## The shelf

shelf-heading = Rollbook
shelf-what = خمس ألعاب نرد، مع الأصدقاء أو مع روبوت.
shelf-link = الألعاب
games-heading = الألعاب
game-seats = { $fewest ->
    [1] اللاعبون: من 1 إلى { $most }
   *[other] اللاعبون: من { $fewest } إلى { $most }
}
game-seats-exact = عدد اللاعبين: { $seats }
running-heading = تابع اللعب
match-running = { $actions ->
    [0] لم تبدأ بعد
    [zero] لم تبدأ بعد
    [one] خطوة واحدة حتى الآن
    [two] خطوتان حتى الآن
    [few] { $actions } خطوات حتى الآن
    [many] { $actions } خطوة حتى الآن
   *[other] { $actions } خطوة حتى الآن
}
match-unsaved = لم تُحفظ بعد
match-won = { $count ->
        [zero] فوز مشترك: { $winners }
        [one] الفوز: { $winners }
        [two] فوز مشترك: { $winners }
        [few] فوز مشترك: { $winners }
        [many] فوز مشترك: { $winners }
       *[other] فوز مشترك: { $winners }
    }
delete = حذف
match-deleted = { $count ->
        [zero] لم تُحذف أي مباراة.
        [one] حُذفت: { $name }.
        [two] حُذفت مباراتان.
        [few] حُذفت { $count } مباريات.
        [many] حُذفت { $count } مباراة.
       *[other] حُذفت { $count } مباراة.
    }
put-back = تراجع
to-the-shelf = عودة إلى الألعاب

## Settings

settings = الإعدادات
settings-match = هذه المباراة
settings-device = هذا الجهاز
settings-language = اللغة
settings-theme = الألوان
settings-theme-value = { $value ->
    [light] فاتحة
    [dark] داكنة
    [contrast] تباين عالٍ
   *[system] مثل الجهاز
}
settings-sound = الصوت
settings-sound-value = { $value ->
    [on] مشغّل
   *[off] متوقف
}
settings-motion = الحركة على الشاشة
settings-motion-value = { $value ->
    [less] قليلة
   *[system] مثل الجهاز
}
settings-hand = أزرار لليد اليمنى أو اليسرى
settings-hand-value = { $value ->
    [left] اليسرى
   *[right] اليمنى
}
settings-keys = اختصارات بمفتاح واحد
settings-keys-value = { $value ->
    [on] نعم
   *[off] لا
}
settings-reach = إلى أين تنتقل المفاتيح
settings-reach-value = { $value ->
    [usable] إلى ما يمكن استعماله فقط
   *[everything] إلى كل مكان
}
settings-spoken = ما يقوله قارئ الشاشة
settings-spoken-value = { $value ->
    [short] الأهم
   *[everything] كل شيء
}
settings-guide = نصائح لأول مباراة
settings-guide-value = { $value ->
    [on] نعم (من البداية)
   *[off] لا
}
settings-speed = السرعة
settings-speed-value = { $value ->
    [slow] بطيئة
    [fast] سريعة
   *[normal] عادية
}

## Set-up

set-up-count = كم عدد اللاعبين؟
set-up-seats = من يلعب؟
set-up-name = اسم اللاعب { $number }
set-up-who = من هو اللاعب { $number }؟
set-up-level = { $level ->
    [easy] Dot، روبوت سهل
    [medium] Rusty، روبوت متوسط
    [hard] Ada، روبوت صعب
   *[other] شخص
}
set-up-look = علامة اللاعب { $number }: { $look }. اختر غيرها
set-up-looks = ألوان وأشكال اللاعب { $number }
who-heading = من أنت؟
who-animal = حيوانك
who-name = اسمك
who-about = الاسم والحيوان محفوظان على هذا الجهاز. إذا شاركت مباراة، ظهر اسمك فيها.
who-me = هذا اسمي
set-up-seed = رمز النرد (اختياري)
set-up-seed-about = الرمز نفسه يعطي الرميات نفسها. اتركه فارغًا لرميات جديدة.
set-up-start = ابدأ
dice-choice = أي نرد؟
dice-choice-value = { $value ->
    [real] نرد حقيقي
   *[page] على الشاشة
}
dice-choice-about = { $value ->
    [real] ارمِ النرد بيدك، ثم اضغط على ما يظهر.
   *[page] النرد يتدحرج على الشاشة.
}
curtain-choice = إخفاء اللوحة عند تمرير الجهاز
curtain-choice-value = { $value ->
    [on] نعم
   *[off] لا
}
curtain-heading = مرّر الجهاز اللوحي إلى { $name }
curtain-take = أنا { $name }
turning-choice = تدوير اللوحة نحو اللاعب
turning-choice-value = { $value ->
    [on] نعم
   *[off] لا
}
side-value = { $value ->
    [1] ← اليسار
    [2] ↑ المقابل
    [3] → اليمين
   *[0] ↓ هنا
}
seat-name = اللاعب { $number }
robot = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] سهل
    [medium] متوسط
   *[hard] صعب
})
# As in English
robot-short = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol } بلون { $colour }
colour-red = أحمر
    .letter = م
    .mark = م
colour-blue = أزرق
    .letter = ز
    .mark = ز
colour-yellow = أصفر
    .letter = ص
    .mark = ص
colour-green = أخضر
    .letter = خ
    .mark = خ
colour-purple = بنفسجي
    .letter = س
    .mark = س
colour-sky = أزرق فاتح
colour-orange = برتقالي
    .letter = ق
    .mark = ق
colour-pink = وردي
colour-brown = بني
colour-lime = أخضر فاتح
colour-black = أسود
colour-white = أبيض
symbol-star = نجمة
symbol-disc = قرص
symbol-triangle = مثلث
symbol-square = مربع
symbol-moon = هلال
symbol-drop = قطرة
symbol-cross = علامة زائد
symbol-heart = قلب
symbol-bar = شريط
symbol-leaf = ورقة شجر
symbol-diamond = معيّن
symbol-ring = حلقة
symbol-cat = قطة
symbol-dog = كلب
symbol-rabbit = أرنب
symbol-frog = ضفدع
symbol-fish = سمكة
symbol-bird = عصفور
symbol-turtle = سلحفاة
symbol-butterfly = فراشة

## The table

table-heading = الطاولة
new-match-heading = مباراة جديدة
turn-heading = دور من الآن؟
scores-heading = النقاط
rolling = النرد يتدحرج…
dice-wait = { $count ->
        [zero] بلا نرد
        [one] نرد واحد
        [two] نردان
        [few] { $count } أحجار نرد
        [many] { $count } حجر نرد
       *[other] { $count } حجر نرد
    }
dice-show = النرد يُظهر { $faces }
prompt-roll = ارمِ النرد.
prompt-roll_off = ارمِ النرد. صاحب أكبر مجموع يبدأ.
prompt-type = اضغط على ما يُظهره نردك.
keypad-heading = ما يُظهره نردك
keypad-typed = { $count ->
    [0] لم تضغط على شيء بعد.
   *[other] ضغطت على: { $faces }.
}
keypad-done = استعمال هذا النرد
roll-off-heading = صاحب أكبر مجموع يبدأ
roll-off-starts = البداية مع { $name }!
roll-off-tied = تعادل: رمية أخرى
roll-off-not-yet = –
prompt-others = انتظر من فضلك: { $names }.
step-complete = هذه حركة كاملة. اضغط على «تأكيد».
    .spoken = اختر «تأكيد».
step-more = تابع: اضغط على المزيد.
scores-lowest = الأقل نقاطًا يفوز
robot-thinks = الروبوت { $name } يفكر
robot-rolls = الروبوت { $name } سيرمي الآن
robot-held = الروبوت { $name } ينتظر حتى تضغط على «متابعة».
last-turn = عرض الدور الأخير مرة أخرى: { $name }
robots-turn = الدور الآن للروبوت { $name }.
announce-turn = { $name }: { $prompt }
announce-taken-back = تراجع عن: { $what }
announce-again = إعادة: { $what }
announce-places = { $more ->
    [0] يمكنك استعمال: { $places }.
   *[other] يمكنك استعمال: { $places } و{ $more } غيرها.
}
announce-more = المزيد: W.
announce-words = اضغط عليهما وعلى>اخترهما مع;اضغط الآن على>اختر الآن;اضغط على>اختر;اختر أعداد >اختر أعدادًا ;ثم على>ثم
announce-score = { $name }: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
announce-score-words = { $name }: { $words }، { $more }.
keys-heading = المفاتيح
keys-tab = Tab: إلى الزر التالي
keys-arrows = الأسهم: التنقل على اللوحة
keys-ends = Home وEnd: المكان الأول والمكان الأخير
keys-usable = Page Down وPage Up: المكان التالي الممكن
keys-tap = Enter أو المسافة: ضغط
keys-escape = Escape: إغلاق أو إلغاء
keys-number = عدد: إلى مكانه
keys-roll = R: رمي أو إعادة
keys-undo = U: تراجع
keys-hint = H: تلميح
keys-chances = C: الفرص
keys-thousand = T: 1000 مباراة من هنا
keys-score = S: سماع النقاط
keys-now = W: سماع ما يمكنك فعله وما حدث
keys-rules = I: القواعد
roll = رمي
pass = تخطي
confirm = تأكيد
cancel = إلغاء
undo = تراجع
redo = إعادة
result = النتيجة
new = مباراة جديدة
new-short = جديدة
stop = إيقاف
go-on = متابعة
take-back-heading = هل تتراجع عن الرمية؟
take-back-about = سيُظهر النرد الأعداد نفسها مرة أخرى. سيذكر السجل أنك تراجعت عن الرمية.
take-back-robot-heading = هل تتراجع عن حركتك؟
take-back-robot-about = سنتراجع عن حركة الروبوت أيضًا. سيذكر السجل ذلك.
take-back-do = تراجع عنها
take-back-leave = إبقاء الرمية
new-heading = هل تبدأ مباراة جديدة؟
new-about = هذه المباراة تبقى في قائمتك. يمكنك متابعتها لاحقًا.
new-do = مباراة جديدة
new-leave = متابعة هنا
conflict-heading = استمرت هذه المباراة في نافذة أخرى
conflict-about = يمكنك أن تأخذ ما لُعب هناك. أو احتفظ بهما معًا: ما تراه هنا يصبح مباراة ثانية.
conflict-take = متابعة مباراة النافذة الأخرى
conflict-copy = الاحتفاظ بهما

## The log

log-heading = السجل
log-button = السجل
log-empty = لم يحدث شيء بعد.
passed = { $name }: تخطي الدور.
    .brief = { "" }
match_over = انتهت المباراة.
remark-take-back = هنا حدث تراجع عن رمية.
remark-hint = هنا طُلب تلميح.

## Looking back

past-heading = نظرة إلى الوراء
past-where = لحظة سابقة في المباراة
past-beginning = لم يكن اللعب قد بدأ.
past-leave = عودة إلى الآن
past-left = عدنا إلى الآن.
replay = إعادة العرض
replay-back = الخطوة السابقة
replay-play = تشغيل
replay-pause = توقف
replay-forward = الخطوة التالية
replay-speed = { $speed ->
    [slow] السرعة: بطيئة
    [fast] السرعة: سريعة
   *[normal] السرعة: عادية
}
replay-position = المكان في المباراة
replay-position-value = الخطوة { $number } من { $last }

## The result

result-winners = { $count ->
        [zero] فوز مشترك: { $winners }!
        [one] الفوز من نصيب { $winners }!
        [two] فوز مشترك: { $winners }!
        [few] فوز مشترك: { $winners }!
        [many] فوز مشترك: { $winners }!
       *[other] فوز مشترك: { $winners }!
    }
result-alone = { $name }: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }!
result-won = فوز
score-points = = { $points }
score-sum = { $points }
score-total = المجموع
again = العب مرة أخرى
again-first = اللاعبون يتبادلون الأماكن.
again-outside = هذه المباراة لن تُحسب لفصلك.
see-board = انظر إلى اللوحة

## Hints: what a move gains, as parts of a list

hint-points = زيادة { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }

## Hints and robots

hints-ask = تلميح
hints-heading = حركات جيدة
# The first step: a region of the board. The button below it shows the moves.
hints-region = انظر هنا أولًا
hints-more = أرني حركات جيدة
hints-as_good = جيدة مثلها
hints-choice = التلميحات
hints-choice-value = { $value ->
    [off] بلا تلميحات
   *[on] مسموحة
}
hints-choice-about = يمكنك أن تطلب حركات جيدة. السجل يذكر متى طلبتها.
settings-seats = من يلعب؟
seat-rename = تغيير الاسم
seat-person = شخص يلعب مكانه
seat-do = موافق
seat-robot = روبوت يلعب مكانه
seat-other-robot = روبوت آخر يلعب مكانه
seat-leave = يبقى كما هو
decided-heading = هل كانت هناك حركة أفضل؟
decided-looking = ننظر في حركاتك
decided-failed = لم يستطع Rollbook أن ينظر في حركاتك. حاول مرة أخرى.
decided-nothing = لا أخطاء كبيرة. أحسنت اللعب!
decided-played = حركتك:
decided-better = الأفضل:
decided-try = جرّبها

## A match that was sent

shared-heading = مباراة لك
shared-seats = اللاعبون: { $names }
shared-option = { $option } { $value }
shared-about = تصبح مباراة مستقلة على هذا الجهاز. مبارياتك الأخرى تبقى كما هي.
shared-keep = افتح هذه المباراة

## What cannot be done

problem-heading = لم ينجح ذلك
problem-defect = حدث خطأ في Rollbook نفسه. مبارياتك محفوظة. أعد تحميل الصفحة. إذا تكرر الخطأ، فانظر «عن Rollbook». ({ $detail })
problem-no-such-page = لا يوجد شيء في هذا العنوان. اضغط على «الألعاب».
problem-no-such-match = لا توجد مباراة بهذا العنوان على هذا الجهاز. تبقى كل مباراة على الجهاز الذي لُعبت عليه. اضغط على «الألعاب».
problem-no-match-open = لا توجد مباراة على الطاولة. اضغط على «الألعاب».
problem-damaged-link = هذا الرابط تالف: جزء منه ناقص أو تغيّر. اطلبه مرة أخرى.

problem-part-missing = هذا الجزء من Rollbook لم يُحمَّل. حاول مرة أخرى.
