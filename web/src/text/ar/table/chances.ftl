# The chances of the next throw, at the table.
chances-ask = أرني الفرص
chances-heading = الرمية التالية
chances-about = اضغط على مكان لترى رمياته.
chances-about-guess = اضغط على مكان وخمّن أولًا.
chances-of = { $ways } من { $of ->
        [zero] { $of } رمية
        [one] رمية واحدة
        [two] رميتين
        [few] { $of } رميات
        [many] { $of } رمية
       *[other] { $of } رمية
    }
chances-always = كل الرميات
chances-never = لا رمية
chances-figure = { $ways } من { $of }
chances-gain = { $gain }: { $ways } من { $of }
chances-no-use = بلا فائدة
chances-place = هذا المكان
chances-guess = كم رمية من { $of } تناسب هذا المكان؟
chances-guess-show = أرني
chances-guessed = تخمينك: { $guess }
chances-all = كل الأماكن
chances-throws = الرميات حسب مجموعها
chance-knockout-captures = كسب عدد
chance-knockout-knocks_out = طرد كرة
chance-roll_it-line = إكمال خط إكس-أو
chance-knaster-box = كسب مربع
chance-knaster-circles = دوائر من خط

thousand-do = 1000 ×: العب 1000 مباراة من هنا
# As in English
thousand-do-short = 1000 ×
thousand-letter = { $letter ->
    [first] أ
   *[second] ب
}

luck-better-dice =
    { $seats ->
        [2] كان الحظ
       *[other] كان أوفر الحظ
    } في النرد مع { $name }.
luck-better-choices =
    { $seats ->
        [2] الاختيارات الأفضل
       *[other] أفضل الاختيارات
    }: { $name }.
