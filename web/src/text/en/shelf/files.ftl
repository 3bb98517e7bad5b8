# Files of matches: those that come, those that go, and what cannot be shown.

matches-files = Files
import = Add from files
import-about = Matches stay on this device only. Some browsers forget them after a week without a visit. Save them as a file now and then. You can also drag files onto this page.
export-all = Save all as one file
imported = { $count ->
    [one] A match was added: { $name }.
   *[other] { $count } matches were added.
}
import-same = Already here: { $count }.
import-refused = { $file }: { $reason }
import-more = { $count ->
    [one] One more could not be read.
   *[other] { $count } more could not be read.
}
import-lists = { $count ->
    [one] 1 class list was not opened. Add that file by itself.
   *[other] { $count } class lists were not opened. Add each file by itself.
}
problem-file-large = This file is far too large to hold matches. Choose another one.
problem-file-not-text = This is not a text file, so it holds no match. Choose another file.
problem-file-puzzles = This file holds answers to the puzzles of a class, and no match. Open “Class results” and add it there.
problem-file-unreadable = This file could not be opened. Choose it again, or another one.
broken-heading = Cannot be shown
broken-about = { $what ->
    [classes] Something is wrong with what is stored here. Save it as a file: its results can often be added again. Then you can delete it.
    [robots] Something is wrong with what is stored here. Save it as a file: its code can often be used again. Then you can delete it.
   *[matches] Something is wrong with what is stored here. Save it as a file: the match can often be added again. Then you can delete it.
}
broken-nameless = { $what ->
    [classes] A class without a name
    [robots] A robot without a name
   *[matches] A match without a name
}
broken-save = Save as a file
broken-delete-heading = Delete this for good?
broken-delete-about = { $what ->
    [classes] It cannot be brought back. Save it as a file first if you may need its results.
   *[other] It cannot be brought back. Save it as a file first if you may need it.
}
broken-shelf = { $count ->
    [one] One stored match cannot be shown. You will find it at the end of the page “Matches”.
   *[other] { $count } stored matches cannot be shown. You will find them at the end of the page “Matches”.
}
import-progress = Matches read: { $done } of { $count }.
import-stop = Stop
everything-back = { $count ->
    [one] 1 item was restored.
   *[other] { $count } items were restored.
}
problem-everything-damaged = This file is damaged, so nothing can be brought back from it. Choose another one.
problem-everything-part = { $count ->
    [one] 1 thing in it cannot be read.
   *[other] { $count } things in it cannot be read.
}
