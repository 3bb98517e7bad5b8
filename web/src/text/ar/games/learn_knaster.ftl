knaster-card-time = من عمر 8 سنوات · نحو 20 دقيقة
knaster-card-hard = تتعلّمها في جولة
knaster-card-learns = تدريب على: الجمع، التركيبات، الاحتمالات
knaster-prompt-own_total = اجمع النرد. ثم اضغط على خانة فارغة، أو ضع دائرة حول هذا العدد.
knaster-prompt-own_bonus = خطك ممتلئ. ما التركيبة؟ اضغط على مربع الخط، ثم على الأعداد.
knaster-prompt-own_bonuses = عدة خطوط ممتلئة. اضغط على مربع خط منها، ثم على أعداد الدوائر.
knaster-own_rolled = رمية { $name } للجميع: { $action }.
knaster-own_last = رمية { $name }: { $action }. هذه آخر رمية.
knaster-own_completed = { $name }: خط ممتلئ.

knaster-lesson-start = في ورقتك أربعة أعداد. اضغط على «رمي».
knaster-lesson-wrong = رميت 7. جرّب هذا العدد 5 وانظر.
knaster-lesson-write = 5 ليس 7. اكتب 7 هنا.
knaster-lesson-robot = الروبوت يكتب 7 أيضًا. كل رمية لكما معًا.
knaster-lesson-line = العدد 5: اكتبه هنا، فيمتلئ الصف.
knaster-lesson-circles = 7 7 7 5 5: هذه ثلاثة وزوج. ارسم دائرتين الآن!
knaster-lesson-robot2 = الآن دور الروبوت.
knaster-lesson-again = ارمِ.
knaster-lesson-circle = اكتب 7، أو ضع دائرة حول 7 عندك. ضع دائرة حول هذا!
knaster-lesson-rounds = تتابعان اللعب معًا. راقب صفك الأول.
knaster-lesson-box = أربع دوائر في صفك. الآن يرمي الروبوت لكما.
knaster-lesson-fifth = العدد 5! ضع دائرة حوله، فيكتمل الصف كله.
knaster-lesson-points = الصف يعطي 9 نقاط، وكل دائرة نقطة واحدة.
knaster-lesson-lines = الأعمدة والخطوط المائلة تُحسب أيضًا. لا يملأ الخط إلا عدد مكتوب.
knaster-lesson-list = القائمة تُظهر ما يعطي دوائر. لا شيء غيره يعطي.
knaster-lesson-several = خطان معًا؟ اختر أيهما أولًا. الدوائر تبقى.
knaster-lesson-full = امتلأت الخانات كلها (25)؟ تبقى رمية أخيرة. لا حركة تناسب؟ اضغط على «تخطي».
knaster-lesson-end = الأكثر نقاطًا يفوز. وحدك؟ حاول أن تجمع أكثر من 50. تابع اللعب!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] الروبوت Dot يكتب غالبًا صفًا بعد صف.
    [medium] الروبوت Rusty ينظر إلى الصفوف وينسى الأعمدة.
   *[hard] الروبوت Ada يفكر في كل شيء.
}

## Why a match was won

why-knaster-box_scored =
    عند { $winners } { $count ->
        [zero] { $count } مربع مكسوب
        [one] مربع مكسوب واحد
        [two] مربعان مكسوبان
        [few] { $count } مربعات مكسوبة
        [many] { $count } مربعًا مكسوبًا
       *[other] { $count } مربع مكسوب
    } أكثر من { $others }.
why-knaster-line_completed =
    عند { $winners } { $count ->
        [zero] { $count } خط جيد
        [one] خط جيد واحد
        [two] خطان جيدان
        [few] { $count } خطوط جيدة
        [many] { $count } خطًا جيدًا
       *[other] { $count } خط جيد
    } أكثر من { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-own_answer = { $dice } يساوي { $total }، وليس { $answer }. اضغط على { $total }.
refused-knaster-own_number = { $dice } يساوي { $total }. في هذه الخانة { $number }. اختر خانة فارغة أو { $total }.
refused-knaster-own_circles = { $result }. عدد الدوائر المطلوبة: { $circles }. رسمت { $drawn }.
refused-knaster-own_box = اضغط على مربع الخط الممتلئ أيضًا.
refused-knaster-own_look_up = ابحث عن أعداد متساوية في الخط. ثم ابحث عنها في القائمة.
