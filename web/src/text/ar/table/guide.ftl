# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = اضغط على أعداد مضيئة تكوّن المجموع.
guide-knockout-prompt-doubles = عددان متساويان! اضغط على عددهما مرتين لتكسبه.
guide-knockout-prompt-place_value = اضغط على مجموع تحت الحلقة لترى كيف.
guide-knockout-knocked_out = كرة مطرودة! كرتان من لون واحد في أمان.
guide-knockout-captured = عدد مكسوب! هذه نقطة.

guide-knaster-prompt-write = هذا العدد للجميع. اضغط على خانة فارغة لتكتبه فيها.
guide-knaster-prompt-write_or_circle = ضع دائرة حول هذا العدد، أو اكتبه مرة أخرى.
guide-knaster-line_without_result = هذا الخط ممتلئ، لكنه بلا تركيبة.
guide-knaster-box_scored = نقاط المربع لك.
guide-knaster-one_more_roll = امتلأت ورقة. الآن يأخذ الجميع عددًا أخيرًا.

guide-roll_it-prompt-place = كل عدد مميّز متاح لك. اضغط على واحد.
guide-roll_it-prompt-any_cell = العدد 7 محظوظ! يناسب كل مكان.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] خط إكس-أو: 3 نقاط زيادة! اكسب ثلاث شبكات في خط، فتصنع خطًا كبيرًا!
   *[other] خط إكس-أو: 3 نقاط زيادة!
}
guide-roll_it-grand = خط كبير! هذه 5 نقاط زيادة.

guide-lowdown-prompt-open = اضغط على عدد وعلى لون، ثم على خانة.
guide-lowdown-prompt-secret_or_wild = هذان لك. اضغط عليهما، ثم على خانة.
guide-lowdown-prompt-cross = ثلاثة متساوية، أو مجموعها 10! اضغط على الخط لتشطبه.
guide-lowdown-blacked_out = الخانة السوداء تُحسب 6 نقاط.
guide-lowdown-last_turn = تنتهي المباراة بعد هذا الدور.

guide-roll_out-prompt-both = اضغط على قرص عليه أحد هذين العددين.
guide-roll_out-rolled_out = ضاعت الرمية! كل ما في الوسط يرجع.
guide-roll_out-few_left = الآن يكفي نرد واحد.
