# Refusals of Python to someone who plays.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-another_match = على الطاولة مباراة أخرى. افتح مباراتك من جديد.
refused-bad_name = اسم اللاعب من 1 إلى 40 حرفًا في سطر واحد. اكتبه بلا «|» وبلا مسافات في أوله أو آخره.
refused-bad_name_invisible = يجب أن يكون في اسم اللاعب حرف ظاهر. اكتب حرفًا يُرى.
refused-bad_name_turning = في الاسم علامات تقلب اتجاه الكتابة. اكتب الاسم بدونها.
refused-bad_seed = رمز النرد عدد صحيح من 0 إلى 9007199254740991، وليس «{ $seed }». اكتب رمزًا آخر.
refused-code_character = لا يوجد «{ $character }» في أي رمز فصل. الرموز من هذه: { $alphabet }.
refused-code_empty = رمز الفصل من حروف وأرقام: اكتب الرمز الذي يعرضه المعلم.
refused-code_mistyped = في رمز الفصل خطأ في الكتابة. راجع كل حرف.
refused-code_newer = رمز الفصل هذا من نسخة أحدث من Rollbook. اتصل بالإنترنت وأعد تحميل الصفحة.
refused-code_of_puzzles = رمز الفصل هذا للألغاز. اختر رمزًا آخر للمباراة.
refused-code_of_match = رمز الفصل هذا لمباراة. اختر رمزًا آخر للألغاز.
refused-puzzle_without_hint = لا يوجد تلميح آخر هنا. جرّب إجابة.
refused-puzzles_over = انتهت هذه الألغاز. اعرض نتيجتك.
refused-code_outdated = رمز الفصل هذا يتبع النسخة { $version } من قواعد { $game }. هنا النسخة { $known }. اطلب رمزًا جديدًا.
refused-dice_count = لا يمكن أن يقع النرد هكذا: «{ $text }». انظر إلى نردك مرة أخرى.
refused-dice_first = ارمِ النرد أولًا.
refused-match_over = انتهت المباراة. ابدأ مباراة جديدة.
refused-match_too_long = لا يمكن أن تستمر هذه المباراة: عدد سطورها { $most }. ابدأ مباراة جديدة.
refused-must_move = لديك حركة ممكنة، فلا يمكنك التخطي. ابحث عنها.
refused-must_pass = لا حركة مع هذه الرمية. اضغط على «تخطي».
refused-no_dice_now = لا رمي الآن: العب حركة أولًا.
refused-no_match = لا توجد مباراة على الطاولة. ابدأ مباراة.
refused-internal_error = حدث خطأ داخل Rollbook ({ $error }). لم يتغير شيء. جرّب شيئًا آخر.
refused-not_legal = الحركة «{ $move }» غير مسموحة هنا. اختر حركة أخرى.
refused-not_your_turn = ليس دورك الآن. انتظر قليلًا.
refused-nothing_to_redo = لا شيء لإعادته. تابع اللعب.
refused-nothing_to_undo = لا شيء للتراجع عنه. تابع اللعب.
refused-nothing_to_undo_for_seat = لا شيء للتراجع عنه منذ هذه الرمية. تابع اللعب.
refused-others_moved_since = لعب آخرون بعد ذلك. تراجع عن حركاتهم أولًا.
refused-picks_fit_no_move = هذه الاختيارات لا تجتمع. تراجع عن واحد منها.
refused-too_many_names = عدد لاعبي هذه المباراة { $people }، وليس { $names }. احذف الأسماء الزائدة.
refused-name_of_robot = «{ $name }» اسم روبوت. اختر اسمًا آخر.
