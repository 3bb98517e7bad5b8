# Reading aloud, with a voice of the device.

aloud = قراءة بصوت عالٍ
settings-aloud = قراءة بصوت عالٍ
settings-aloud-value = { $value ->
    [on] دائمًا
   *[off] عندما أضغط
}

## Signs of the games, as a voice says them

aloud-to = إلى
aloud-minus = ناقص
aloud-times = في
aloud-plus = زائد
aloud-equals = يساوي
