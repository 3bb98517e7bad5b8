# Refusals of Python to someone who plays.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-another_match = Masada başka bir maç var. Kendi maçını tekrar aç.
refused-bad_name = Oyuncu adı tek satırda 1 ile 40 karakter arasıdır. İçinde “|”, başında ve sonunda boşluk olmaz.
refused-bad_name_invisible = Oyuncu adında en az bir görünen karakter olmalı.
refused-bad_name_turning = Oyuncu adında yazının yönünü çeviren işaretler olamaz.
refused-bad_seed = Zar kodu 0 ile 9007199254740991 arasında bir tam sayıdır, “{ $seed }” değil. Başka bir kod yaz.
refused-code_character = Sınıf kodlarında “{ $character }” karakteri yoktur. Şunlardan oluşurlar: { $alphabet }.
refused-code_empty = Sınıf kodu harflerden ve rakamlardan oluşur: Öğretmeninin gösterdiği kodu yaz.
refused-code_mistyped = Bu sınıf kodunda bir yazım yanlışı var. Her karaktere tekrar bak.
refused-code_newer = Bu sınıf kodu daha yeni bir Rollbook’tan geliyor. İnternete bağlan ve sayfayı yenile.
refused-code_of_puzzles = Bu sınıf kodu bulmacalar için. Maç için başka bir kod seç.
refused-code_of_match = Bu sınıf kodu maç için. Bulmacalar için başka bir kod seç.
refused-puzzle_without_hint = Burada başka ipucu yok. Bir yanıt dene.
refused-puzzles_over = Bu bulmacalar bitti. Sonucunu göster.
refused-code_outdated = Bu sınıf kodu { $game } kurallarının { $version } sürümüne göre. Bu Rollbook { $known } sürümünü oynuyor. Yeni bir kod iste.
refused-dice_count = Bu zarlar böyle gelemez: “{ $text }”. Zarlarına tekrar bak.
refused-dice_first = Önce zarları at.
refused-match_over = Maç bitti. Yeni bir maç başlat.
refused-match_too_long = Bu maç devam edemeyecek kadar uzun: { $most } satırı var. Yeni bir maç başlat.
refused-must_move = Yapabileceğin bir hamle var, bu yüzden pas geçemezsin. Onu bul.
refused-must_pass = Bu atışla yapabileceğin hamle yok. “Pas” düğmesine dokun.
refused-no_dice_now = Şimdi zar yok: Önce bir hamle yap.
refused-no_match = Masada maç yok. Bir maç başlat.
refused-internal_error = Rollbook’un içinde bir şeyler ters gitti ({ $error }). Hiçbir şey değişmedi. Başka bir şey dene.
refused-not_legal = “{ $move }” burada geçerli bir hamle değil. Başka bir hamle seç.
refused-not_your_turn = Sıra sende değil. Biraz bekle.
refused-nothing_to_redo = Yinelenecek bir şey yok. Oynamaya devam et.
refused-nothing_to_undo = Geri alınacak bir şey yok. Oynamaya devam et.
refused-nothing_to_undo_for_seat = Bu atıştan sonra geri alınacak bir şey yok. Oynamaya devam et.
refused-others_moved_since = O zamandan beri başkaları oynadı. Önce onların hamlelerini geri al.
refused-picks_fit_no_move = Bunlar birbirine uymuyor. Birini geri al.
refused-too_many_names = Bu maçı { $people } kişi oynar, { $names } kişi değil. Fazla adları sil.
refused-name_of_robot = “{ $name }” bir robotun adı. Başka bir ad seç.
