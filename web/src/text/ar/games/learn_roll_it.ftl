roll_it-card-time = من عمر 6 سنوات · نحو 15 دقيقة (أربع شبكات)
roll_it-card-hard = سهلة التعلّم
roll_it-card-learns = تدريب على: الجمع، الخطوط، الاحتمالات
roll_it-prompt-own_total = اجمع النرد. العدد 7 يناسب كل مكان. اضغط على خانة متاحة تناسب. لا توجد؟ اضغط على «تخطي».
roll_it-own_rolled = رمية { $name }: { $action }.

roll_it-lesson-start = اضغط على «رمي». النرد يقول أي عدد تستعمل.
roll_it-lesson-wrong = 1 و3 مجموعهما 4. جرّب 11 وانظر.
roll_it-lesson-place = 11 لا يناسب. ضع قرصك على 4.
roll_it-lesson-robot = الآن يرمي الروبوت ويضع قرصًا.
roll_it-lesson-again = دورك: ارمِ.
roll_it-lesson-beside = 1 و2 مجموعهما 3. ضع القرص على 3 بجانب 4.
roll_it-lesson-robot2 = الروبوت يتابع. راقب عموده.
roll_it-lesson-third = ارمِ مرة أخرى.
roll_it-lesson-line = 2 و4 مجموعهما 6. هكذا يكتمل صفك!
roll_it-lesson-points = خط إكس-أو: ثلاث نقاط زيادة! الآن يرمي الروبوت.
roll_it-lesson-luck = مع العدد 2 يضيع الدور: تخطّى الروبوت دوره. ارمِ.
roll_it-lesson-block = العدد 7 يناسب كل مكان. امنع به عمود الروبوت!
roll_it-lesson-rounds = تتابعان اللعب معًا. راقب الشبكات تحت صفك.
roll_it-lesson-last = ثلاث شبكات في خط تصنع خطًا كبيرًا. ارمِ لتصنعه!
roll_it-lesson-grand = 5 و6 مجموعهما 11. ضع قرصك هنا: خط كبير!
roll_it-lesson-lost = الخط الكبير خمس نقاط. لا خانة متاحة تناسب؟ يضيع دورك.
roll_it-lesson-shared = قرص واحد قد يكمل خطين، وكلاهما يُحسب. الأقراص لا تنفد أبدًا.
roll_it-lesson-finish = لم يبق خط ممكن؟ تنتهي المباراة. كل قرص نقطة واحدة.
roll_it-lesson-end = تعادل؟ اجمع الأعداد التي تحت خطوطك. الآن تابع اللعب!

joy-roll_it-tic_tac_toe = خط إكس-أو!
joy-roll_it-grand = خط كبير!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] الروبوت Dot يحب البقاء في شبكة واحدة.
    [medium] الروبوت Rusty ينسى كثيرًا أن يمنعك.
   *[hard] الروبوت Ada يفكر في كل شيء.
}

## Why a match was won

why-roll_it-grand =
    عند { $winners } { $count ->
        [zero] { $count } خط كبير
        [one] خط كبير واحد
        [two] خطان كبيران
        [few] { $count } خطوط كبيرة
        [many] { $count } خطًا كبيرًا
       *[other] { $count } خط كبير
    } أكثر من { $others }.
why-roll_it-tic_tac_toe =
    عند { $winners } { $count ->
        [zero] { $count } خط إكس-أو
        [one] خط إكس-أو واحد
        [two] خطا إكس-أو
        [few] { $count } خطوط إكس-أو
        [many] { $count } خط إكس-أو
       *[other] { $count } خط إكس-أو
    } أكثر من { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-own_number = { $dice } يساوي { $total }. في هذه الخانة { $number }. ابحث عن { $total } متاح. لا يوجد؟ اضغط على «تخطي».
refused-roll_it-own_lost = { $dice } يساوي { $total }. مع العدد { $total } يضيع دورك. اضغط على «تخطي».
refused-roll_it-own_free = { $dice } يساوي { $total }. ما زالت خانة فيها { $total } متاحة. ابحث عنها.
refused-roll_it-own_any = { $dice } يساوي { $total }. العدد { $total } يناسب كل خانة متاحة. اختر واحدة.
