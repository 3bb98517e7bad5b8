# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = مكتب المعلم
lab-link = مختبر الروبوتات
set-up-lab = اكتب روبوتًا لهذه اللعبة
for-class = لفصل كامل
class-heading = نتائج الفصل
statistics-heading = الإحصاءات
about-heading = عن Rollbook
install = تثبيت Rollbook
matches-files = الملفات
