# A tablet of a class: the code, what is locked, its result.

## The code, where it is typed

class-code = رمز الفصل
join-code = رمز الفصل
join-code-about = المعلم يعرضه. لا فرق بين الحروف الكبيرة والصغيرة. المسافات والشرطات لا تهم.
join-code-do = فتح
join-heading = فصلك يلعب
join-names = من يلعب هنا؟
join-names-about = { $people ->
        [zero] اكتبوا أسماءكم، ثم ابدؤوا.
        [one] اكتب اسمك، ثم ابدأ.
        [two] اكتبا اسميكما، ثم ابدآ.
        [few] اكتبوا أسماءكم، ثم ابدؤوا.
        [many] اكتبوا أسماءكم، ثم ابدؤوا.
       *[other] اكتبوا أسماءكم، ثم ابدؤوا.
    }
join-finished = اكتملت هذه المباراة.
join-begun = هذه المباراة بدأت من قبل.
join-go-on = متابعة
join-see-result = انظر إلى النتيجة
join-again = العبها مرة أخرى
join-again-about = المعلم يرى أنك تلعبها مرة أخرى.
class-people = { $people ->
    [0] روبوتات فقط
    [zero] روبوتات فقط
    [one] شخص واحد على كل جهاز لوحي
    [two] شخصان على كل جهاز لوحي
    [few] { $people } أشخاص على كل جهاز لوحي
    [many] { $people } شخصًا على كل جهاز لوحي
   *[other] { $people } شخص على كل جهاز لوحي
}
class-robots = ضد { $names }
class-work = { $value ->
    [self] أنتم تحسبون بأنفسكم
   *[page] Rollbook يجمع أعداد النرد
}
class-own-dice = لكل جهاز لوحي نرد خاص به
class-lock = { $lock ->
    [hints] بلا تلميحات
    [chances] الفرص قبل الرمية مقفلة
    [settings] إعدادات المباراة مقفلة
   *[new] لا مباراة أخرى حتى تنتهي هذه
}
remark-class = هذه المباراة تابعة لرمز الفصل { $code }.
remark-again = هذه هي المباراة { $number } بهذا الرمز على هذا الجهاز اللوحي.

## What is locked

locked-new = اختار المعلم مباراة. أكملها أولًا.
locked-settings = قفل المعلم إعدادات هذه المباراة.

## The result of a tablet

my-result-show = عرض نتيجتي
my-result = نتيجتي
my-result-about = اعرض هذه الصورة على جهاز المعلم. ستقرؤها الكاميرا.
my-result-so-far = هذا يُظهر أين وصلت. أغلقه وتابع اللعب.
my-result-code = رمز QR فيه نتيجة هذه المباراة
my-result-turn = الصورة { $number } من { $count }
my-result-next = الصورة التالية
my-result-hold = إيقاف التبديل
my-result-first = الصورة الأولى من جديد
my-result-title = نتيجة { $names }

## A locked tablet, and the teacher's PIN

lock-heading = مقفل
lock-about = { $pin ->
    [yes] فصلك يلعب مباراة هنا. أكملها أولًا. الرقم السري للمعلم يفتح الباقي.
   *[no] فصلك يلعب مباراة هنا. أكملها أولًا.
}
lock-to-match = إلى المباراة
lock-pin = الرقم السري للمعلم
locked-joining = فصلك يلعب هنا. اختر اسمك أولًا.
lock-to-joining = اختيار اسمي
lock-opened = هذا الجهاز اللوحي مفتوح للمعلم.
lock-again = قفله من جديد
pin-heading = الرقم السري للمعلم
pin-label = الرقم السري
pin-about = الأطفال يضغطون على «إلغاء». المباراة مستمرة.
pin-wrong = هذا الرقم السري غير صحيح.
pin-wait = انتظر قليلًا قبل أن تحاول مرة أخرى.
pin-seconds = { $seconds ->
        [zero] بقيت { $seconds } ثانية
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $seconds } ثوانٍ
        [many] بقيت { $seconds } ثانية
       *[other] بقيت { $seconds } ثانية
    }
pin-open = فتح
join-pin = يبقى هذا الجهاز اللوحي في المباراة حتى تنتهي.
join-pick-about = { $people ->
        [zero] اضغطوا على أسمائكم ({ $people })، ثم ابدؤوا.
        [one] اضغط على اسمك، ثم ابدأ.
        [two] اضغطا على اسميكما، ثم ابدآ.
        [few] اضغطوا على أسمائكم ({ $people })، ثم ابدؤوا.
        [many] اضغطوا على أسمائكم ({ $people })، ثم ابدؤوا.
       *[other] اضغطوا على أسمائكم ({ $people })، ثم ابدؤوا.
    }
join-not-listed = اسمي ليس هنا
join-chosen = يلعب هنا: { $names }
join-two-groups = هذه الأسماء في مجموعات مختلفة. كل مجموعة تحتاج إلى جهاز لوحي.
join-name-missing = { $people ->
        [zero] قل من يلعب: نحتاج إلى أسماء ({ $people }).
        [one] قل من يلعب: اسمك ما زال ناقصًا.
        [two] قولا من يلعب: نحتاج إلى اسمين.
        [few] قولوا من يلعب: نحتاج إلى { $people } أسماء.
        [many] قولوا من يلعب: نحتاج إلى { $people } اسمًا.
       *[other] قولوا من يلعب: نحتاج إلى { $people } اسم.
    }

## Puzzles that a class solves

puzzles-of = ألغاز { $game }
puzzles-of-class = ألغاز فصلك
puzzles-done = ألغاز أكملتها: { $done } من { $count }
puzzles-delete = هل تحذف ألغاز { $name }؟
puzzles-delete-about = ستضيع الإجابات على هذا الجهاز اللوحي إلى الأبد.
class-puzzles = { $count ->
        [zero] بلا ألغاز، ستون ثانية لكل لغز
        [one] لغز واحد، في ستين ثانية
        [two] لغزان، ستون ثانية لكل لغز
        [few] { $count } ألغاز، ستون ثانية لكل لغز
        [many] { $count } لغزًا، ستون ثانية لكل لغز
       *[other] { $count } لغز، ستون ثانية لكل لغز
    }
class-puzzles-sheet = ورقة العمل { $number }
class-puzzles-lock = لا شيء آخر حتى تكتمل هذه الألغاز
join-puzzles-begun = ألغاز هذا الرمز موجودة على هذا الجهاز اللوحي.
join-puzzles-again = ابدأ من البداية
join-puzzles-again-about = المعلم يرى من يحلها مرتين.
locked-puzzles = اختار المعلم ألغازًا. حلّها أولًا.
lock-to-puzzles = إلى الألغاز
join-puzzles-pin = يبقى هذا الجهاز اللوحي مع الألغاز حتى تنتهي.
