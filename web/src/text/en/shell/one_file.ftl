# Rollbook as one file (rollbook.html), which opens without any server.

offline-inside = ✓ Rollbook is a file on this device. It needs no network.
share-no-link = Rollbook is a file here, so it has no link. Save a file and pass that on.
my-result-no-link = Rollbook is a file here, so it has no link. Save a file for your teacher.
my-result-text = Your result as text
my-result-text-about = Copy this text and hand it to your teacher.
my-result-text-copied = The text is copied.
