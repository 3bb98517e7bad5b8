# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = ارمِ نردين. ضع قرصًا على المجموع. اجعل ثلاثة أقراص في خط.
roll_it-first-seat = أصغر لاعب يبدأ. ليكن هو اللاعب 1.

roll_it-option-grids = كم شبكة؟
roll_it-option-grids-value = { $value ->
    [4] أربع
   *[9] تسع
}
roll_it-option-grids-about = { $value ->
    [4] مباراة قصيرة للأطفال الصغار. ليس فيها خطوط كبيرة.
   *[9] اللوحة كلها.
}
roll_it-option-board = أي لوحة؟
roll_it-option-board-value = الوجه { $value }
roll_it-option-board-about = في كل وجه أماكن مختلفة للأعداد.

## What to do now

roll_it-prompt-place = ضع قرصًا على { $total } متاح.
roll_it-prompt-any_cell = العدد 7! ضع قرصًا على أي عدد متاح.
roll_it-prompt-lost_turn = مع العدد 2 يضيع دورك. اضغط على «تخطي».
roll_it-prompt-none_free = لا يوجد { $total } متاح. اضغط على «تخطي».

## What happened

roll_it-total = رمية { $name }: { $action }. المجموع { $total }.
roll_it-lost_turn = رمية { $name }: { $action }. مع العدد { $total } يضيع الدور.
roll_it-none_free = رمية { $name }: { $action }. لا يوجد { $total } متاح.
roll_it-placed = { $name }: قرص على { $number }.
    .spoken = { $name }: قرص على { $number }: الشبكة { $grid }، الصف { $row }، العمود { $column }.
    .do = ضع قرصًا على هذا العدد { $number }.
    .brief = { $name }: الشبكة { $grid }، الصف { $row }، العمود { $column }.
roll_it-tic_tac_toe = خط إكس-أو!
    .spoken = خط إكس-أو في الشبكة { $grid }!
    .turn = خطوط إكس-أو في الشبكة { $grid }: { $times }!
roll_it-grand = خط إكس-أو كبير!
    .spoken = خط إكس-أو كبير عبر الشبكات { $grids }!

## The score

roll_it-score-chips = الأقراص
    .figures = { $count } × { $each ->
        [zero] { $each } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $each } نقاط
        [many] { $each } نقطة
       *[other] { $each } نقطة
    }
roll_it-score-tic_tac_toes = خطوط إكس-أو
    .figures = { $count } × { $each ->
        [zero] { $each } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $each } نقاط
        [many] { $each } نقطة
       *[other] { $each } نقطة
    }
roll_it-score-grands = خطوط إكس-أو الكبيرة
    .figures = { $count } × { $each ->
        [zero] { $each } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $each } نقاط
        [many] { $each } نقطة
       *[other] { $each } نقطة
    }
roll_it-score-tie_break = عند التعادل: أعداد كل خطوط إكس-أو
    .figures = { $value }
roll_it-ended-full = على كل عدد قرص.
roll_it-ended-no_line = لا أحد يستطيع أن يصنع خط إكس-أو آخر.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = انظر في الشبكة المحاطة بحلقة. أي خانة أفضل؟
    .spoken = انظر في الشبكة { $grid }. أي خانة أفضل؟
hint-roll_it-grands = { $count ->
        [zero] صنع { $count } خط إكس-أو كبير
        [one] صنع خط إكس-أو كبير
        [two] صنع خطي إكس-أو كبيرين
        [few] صنع { $count } خطوط إكس-أو كبيرة
        [many] صنع { $count } خط إكس-أو كبيرًا
       *[other] صنع { $count } خط إكس-أو كبير
    }
hint-roll_it-completes = { $count ->
        [zero] صنع { $count } خط إكس-أو
        [one] صنع خط إكس-أو
        [two] صنع خطي إكس-أو
        [few] صنع { $count } خطوط إكس-أو
        [many] صنع { $count } خط إكس-أو
       *[other] صنع { $count } خط إكس-أو
    }
hint-roll_it-blocks = { $count ->
        [zero] منع { $count } خط إكس-أو
        [one] منع خط إكس-أو
        [two] منع خطي إكس-أو
        [few] منع { $count } خطوط إكس-أو
        [many] منع { $count } خط إكس-أو
       *[other] منع { $count } خط إكس-أو
    }
hint-roll_it-two_in_line = { $count ->
        [zero] ثم ينقص قرص واحد لكل من { $count } خط إكس-أو
        [one] ثم ينقص قرص واحد لخط إكس-أو
        [two] ثم ينقص قرص واحد لكل من خطي إكس-أو
        [few] ثم ينقص قرص واحد لكل من { $count } خطوط إكس-أو
        [many] ثم ينقص قرص واحد لكل من { $count } خط إكس-أو
       *[other] ثم ينقص قرص واحد لكل من { $count } خط إكس-أو
    }
hint-roll_it-chip = زيادة قرص واحد

### Board

roll_it-board = اللوحة: انتقل بمفاتيح الأسهم من خانة إلى خانة
roll_it-grid = { $grands ->
    [0] الشبكة { $grid }
   *[other] الشبكة { $grid }، جزء من خط إكس-أو كبير: { $names }
}
roll_it-grid-lined = { $grid }، فيها خط إكس-أو: { $names }
roll_it-cell-free = { $number }، الشبكة { $grid }، الصف { $row }، العمود { $column }
roll_it-cell-open = { $number }، الشبكة { $grid }، الصف { $row }، العمود { $column }: يمكن وضع قرص هنا
roll_it-cell-taken = { $name } على { $number }، الشبكة { $grid }، الصف { $row }، العمود { $column }
roll_it-cell-latest = { $name } على { $number }، الشبكة { $grid }، الصف { $row }، العمود { $column }: أحدث قرص
roll_it-cell-lined = { $cell }، جزء من خط إكس-أو
roll_it-cell-near = { $cell }، تكمل خط إكس-أو: { $names }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-lost_turn = مع العدد 2 يضيع دورك. اضغط على «تخطي».
refused-roll_it-none_free = لا يوجد { $total } متاح. اضغط على «تخطي».
refused-roll_it-not_in_play = في هذه المباراة أربع شبكات فقط. اختر واحدة منها.
refused-roll_it-other_number = { $first } + { $second } يساوي { $total }. في هذه الخانة { $number }. ابحث عن { $total } متاح.
refused-roll_it-taken = في هذه الخانة قرص. اختر خانة متاحة.
