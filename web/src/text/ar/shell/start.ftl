# The start, and what is kept for offline use.

## What the browser does to what is kept

offline-failed = لا يعمل بلا إنترنت بعد. سيحاول Rollbook مرة أخرى وحده.
new-version-incomplete = النسخة الجديدة لم تكتمل بعد. تابع اللعب، وحاول لاحقًا.
kept-cleared = حذف المتصفح ما حفظه Rollbook على هذا الجهاز. قد تكون المباريات المحفوظة ضاعت. أضفها من ملفاتك، في «المباريات».
engine-not-started = لم تبدأ اللعبة. مبارياتك محفوظة.
engine-failed-cleared = لم تبدأ اللعبة. أعد تحميل الصفحة.

## The start

start-up-loading = جارٍ التحميل…
start-up-share = { $percent }%
engine-thinks = هذا أطول من المعتاد. انتظر لحظة من فضلك.
early-tap = وصلت ضغطتك! لحظة من فضلك.
early-lost = المباراة تقدمت. اضغط مرة أخرى من فضلك.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = ما زال Rollbook يُحمَّل.
wordless-broken = جزء من Rollbook لم يُحمَّل.
wordless-again = حاول مرة أخرى.
wordless-too-old = يحتاج Rollbook إلى متصفح أحدث: Safari أو iPadOS 16.4، أو Chrome أو Edge 111، أو Firefox 121، أو أحدث منها.
wordless-no-script = يحتاج Rollbook إلى JavaScript، وهو لا يعمل هنا. على iPad لا يعمل من ملف. افتح عنوان Rollbook على الإنترنت بدلًا منه.

## Why a file did not come or did not work; these words become part of the start's script too

cause-offline = لا يوجد اتصال مع Rollbook. افحص الاتصال، ثم حاول مرة أخرى.
cause-memory = الذاكرة الفارغة في هذا الجهاز قليلة. أغلق علامات تبويب وتطبيقات أخرى، ثم حاول مرة أخرى.

## About

settings-about = Rollbook { $release }، الإصدار { $version }.
settings-licences = التراخيص والشكر
