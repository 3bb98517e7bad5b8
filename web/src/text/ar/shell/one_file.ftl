# Rollbook as one file (rollbook.html), which opens without any server.

offline-inside = ✓ Rollbook ملف على هذا الجهاز. لا يحتاج إلى إنترنت.
share-no-link = Rollbook هنا ملف، فليس له رابط. احفظ ملفًا وأرسله.
my-result-no-link = Rollbook هنا ملف، فليس له رابط. احفظ ملفًا لمعلمك.
my-result-text = نتيجتك مكتوبة
my-result-text-about = انسخ هذا النص وأعطه لمعلمك.
my-result-text-copied = نُسخ النص.
