# Working it out oneself.

work-choice = من يحسب؟
work-choice-value = { $value ->
    [self] احسب بنفسك
   *[page] Rollbook يساعد
}
work-choice-about = { $value ->
    [self] أنت تجمع أعداد النرد. لا شيء يضيء. إذا أخطأت، عرفت السبب.
   *[page] Rollbook يجمع أعداد النرد، ويضيء ما يناسب.
}
work-answers = كم يعطي النرد؟
work-open = ؟
work-count = عُدّ هذه النقطة
work-right = { $name }: { $right } من { $moves } صحيحة من أول مرة
remark-work = كل لاعب يحسب بنفسه.

## The shelf

card-people = أصدقاء
card-robot = روبوت
card-play = العب
card-more = المزيد عن { $game }
grown-ups = للكبار
card-change = إعداد…
set-up-game = اللعبة
set-up-table = الطاولة
set-up-beginners = مناسب لأول مباراة

## A first match, step by step

puzzles = ألغاز
learn = أرني
learn-heading = أول مباراة
learn-next = التالي
learn-go = تابع اللعب
learn-leave = إنهاء الدرس
learn-confirm = اضغط على «{ $confirm }». قبل ذلك يمكنك التغيير.
learn-ring = اضغط على الحلقة الذهبية.
learn-step = { $number } من { $steps }

## How a match went

story-alone = نجحت: مباراة كاملة وحدك!
story-shared = تعادل! أحسنتم اللعب جميعًا.
story-close = نتيجة متقاربة! كان الفوز قريبًا جدًا من { $others }.
story-behind = عودة رائعة! في المقدمة أولًا: { $others }. وفي النهاية: { $winners }.
story-ahead = في المقدمة معظم الوقت: { $winners }. لعب بلا استسلام: { $others }!

rules-contents = المحتويات

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] الروبوت Dot يخطئ كثيرًا.
    [medium] الروبوت Rusty يخطئ أحيانًا.
   *[hard] الروبوت Ada يفكر في كل شيء.
}

## Another robot, after matches that were lost or won

result-robot = العب الآن ضد { $name }
    .small = { $way ->
        [easier] أسهل
       *[stronger] أصعب
    }
result-best = أفضل ما فعلت:
result-own =
    { $words }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
result-short = { $points ->
        [zero] كانت تنقصك { $points } نقطة فقط.
        [one] كانت تنقصك نقطة واحدة فقط.
        [two] كانت تنقصك نقطتان فقط.
        [few] كانت تنقصك { $points } نقاط فقط.
        [many] كانت تنقصك { $points } نقطة فقط.
       *[other] كانت تنقصك { $points } نقطة فقط.
    }
result-over = { $points ->
        [zero] { $points } نقطة زائدة فقط.
        [one] نقطة زائدة واحدة فقط.
        [two] نقطتان زائدتان فقط.
        [few] { $points } نقاط زائدة فقط.
        [many] { $points } نقطة زائدة فقط.
       *[other] { $points } نقطة زائدة فقط.
    }
result-more = المزيد
result-moments = أجمل اللحظات

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-picks_incomplete = الحركة لم تكتمل بعد: اضغط على المزيد.
refused-answer_first = اجمع أعداد النرد أولًا، ثم اضغط على المجموع.
refused-own_again = ليس { $answer }. عُدّ مرة أخرى.
refused-own_near = قريب جدًا، لكنه ليس { $answer }. عُدّ مرة أخرى.
refused-own_look_again = هناك حركة ممكنة. اجمع النرد وانظر مرة أخرى.
refused-own_count_dots = عُدّ النقط على النرد.
refused-own_count_on = ابدأ من { $first }. ثم عُدّ { $more } بعده.
refused-own_tens = ضع النردين جنبًا إلى جنب: { $tens } و{ $ones } يكوّنان { $number }.
refused-own_sum = { $dice } يساوي { $total }. انظر ما يناسب.
