# Поради для першої партії, кожна один раз на пристрої.

guide-knockout-prompt-sum = Натисни на підсвічені числа, які разом дають цю суму.
guide-knockout-prompt-doubles = Два однакові кубики — це дубль! Натисни на їхнє число двічі, щоб захопити його.
guide-knockout-prompt-place_value = Натисни на суму під колом і побачиш як.
guide-knockout-knocked_out = Кульку вибито! Дві одного кольору — у безпеці.
guide-knockout-captured = Захоплено! Це один бал.

guide-knaster-prompt-write = Це число мають усі. Натисни на порожню клітинку, щоб вписати його.
guide-knaster-prompt-write_or_circle = Обведи це число або впиши його ще раз.
guide-knaster-line_without_result = Ця лінія повна, але комбінації в ній немає.
guide-knaster-box_scored = Бали у віконці — твої.
guide-knaster-one_more_roll = Одна картка повна. Тепер усі мають ще одне, останнє число.

guide-roll_it-prompt-place = Усі позначені числа для тебе вільні. Натисни на одне.
guide-roll_it-prompt-any_cell = 7 — щасливе число! Воно підходить будь-куди.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Є Tic-Tac-Toe: ще 3 бали! Три такі сітки в ряд — це Grand!
   *[other] Є Tic-Tac-Toe: ще 3 бали!
}
guide-roll_it-grand = Є Grand! Це ще 5 балів.

guide-lowdown-prompt-open = Натисни на число й колір, потім на клітинку.
guide-lowdown-prompt-secret_or_wild = Під стаканчиком твої два кубики. Натисни на обидва, потім на клітинку.
guide-lowdown-prompt-cross = Три однакові або разом 10! Натисни на лінію, щоб викреслити.
guide-lowdown-blacked_out = Чорна клітинка — це 6 балів.
guide-lowdown-last_turn = Після цього ходу партію закінчено.

guide-roll_out-prompt-both = Натисни на шашку з одним із цих чисел.
guide-roll_out-rolled_out = Roll Out! Усе з центру повертається.
guide-roll_out-few_left = Тепер досить одного кубика.
