# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = اضغط على أعداد مضيئة تكوّن المجموع. الكرة الوحيدة يمكن طردها. كرتان لك في أمان.
guide-knockout-prompt-faces = اضغط على العدد الظاهر على كل نرد، أو على المجموع فقط. الأعداد المضيئة هي الممكنة.
guide-knockout-prompt-doubles = عددان متساويان! اضغط على عددهما مرتين لتكسبه.
guide-knockout-prompt-place_value = تحت الحلقة ترى المجاميع التي يكوّنها نردك. اضغط على مجموع لترى كيف. ثم اضغط على أعداد في الحلقة.
guide-knockout-knocked_out = كرة مطرودة! الكرة الوحيدة ليست في أمان أبدًا. كرتان من لون واحد في أمان.
guide-knockout-captured = عدد مكسوب! كرتان من لون واحد تغلقان العدد. هذه نقطة.

guide-knaster-prompt-write = هذا العدد للجميع. اضغط على خانة فارغة لتكتبه فيها. فكّر في الخطوط!
guide-knaster-prompt-write_or_circle = هذا العدد عندك. اضغط عليه لتضع دائرة حوله. أو اكتبه مرة أخرى.
guide-knaster-prompt-bonus = في خطك تركيبة! اضغط على الأعداد التي تريد وضع دائرة حولها.
guide-knaster-line_without_result = هذا الخط ممتلئ، لكنه بلا تركيبة. في القائمة ترى التركيبات.
guide-knaster-box_scored = حول كل الأعداد الخمسة دوائر. نقاط المربع لك.
guide-knaster-one_more_roll = امتلأت ورقة. الآن يأخذ الجميع عددًا أخيرًا.

guide-roll_it-prompt-place = كل عدد مميّز متاح لك. اضغط على واحد. ثلاثة أقراص لك في خط تعطي نقاطًا.
guide-roll_it-prompt-any_cell = العدد 7 محظوظ! يناسب كل مكان. هل تكمل به خطًا؟
guide-roll_it-tic_tac_toe = { $grids ->
    [9] خط إكس-أو: 3 نقاط زيادة! اكسب ثلاث شبكات في خط، فتصنع خطًا كبيرًا!
   *[other] خط إكس-أو: 3 نقاط زيادة!
}
guide-roll_it-grand = خط كبير! هذه 5 نقاط زيادة.

guide-lowdown-prompt-open = الأقل نقاطًا يفوز. اضغط على عدد وعلى لون، ثم على خانة.
guide-lowdown-prompt-left = دورك الآن: خذ عددًا ولونًا مما بقي. اكتب على لوحك.
guide-lowdown-prompt-secret_or_wild = نظرت تحت الكوب. هذان لك. اضغط عليهما، ثم على خانة. أو استعمل الجوكر بدل اللون.
guide-lowdown-prompt-cross = ثلاثة متساوية، أو مجموعها 10! اضغط على الخط لتشطبه. بعدها لا يزيد نقاطك.
guide-lowdown-blacked_out = الخانة السوداء تُحسب 6 نقاط. لا يمكن شطبها أبدًا.
guide-lowdown-last_turn = في أحد الألواح شبكتان ممتلئتان. تنتهي المباراة بعد هذا الدور.

guide-roll_out-prompt-both = اضغط على قرص عليه أحد هذين العددين. قرصك يذهب إلى الوسط. قرص اللاعب الآخر يصير أبيض.
guide-roll_out-prompt-both_or_sum = اضغط على قرصك لتحركه. أو اضغط على قرص اللاعب الآخر لتقلبه.
guide-roll_out-rolled_out = ضاعت الرمية! كل ما في الوسط يرجع. توقف في الوقت المناسب ليبقى في أمان.
guide-roll_out-few_left = بقي قرص واحد أو قرصان في الأمام. الآن يكفي نرد واحد.
