# Rollbook as one file (rollbook.html), which opens without any server.

one-file-heading = Without any network
one-file-about = All of Rollbook is in one file too. Put it on a USB stick.
    Open it on a laptop or a Chromebook. An iPad cannot run it.
one-file-download = Download Rollbook as one file
offline-inside = ✓ Rollbook is a file on this device. It needs no network.
share-no-link = Rollbook is a file here, so it has no link. Save a file and pass that on.
for-class-no-link = Read this code out. Each tablet plays on its own.
for-class-puzzles-no-link = Read this code out. Each child solves the same puzzles on a tablet.
my-result-no-link = Rollbook is a file here, so it has no link. Save a file for your teacher.
my-result-text = Your result as text
my-result-text-about = Copy this text and hand it to your teacher.
my-result-text-copied = The text is copied.
