# The matches on this device: their list, what can be done with them, files and links.

matches-heading = Matches
matches-all = { $count ->
    [0] All matches
    [one] All matches (1)
   *[other] All matches ({ $count })
}
matches-none = No matches yet. Here you will find the matches that you play.
matches-begin = Choose a game and begin!
matches-search = Search for a name or a game
matches-kinds = Which matches
matches-kind = { $kind ->
    [running] Still running
    [finished] Finished
   *[all] All
}
matches-found = { $found ->
    [0] No matches found.
   *[other] Matches found: { $found } of { $count }
}

match-turn = { $name } is next
match-score = { $name }: { $points }
match-scores = { $scores }
match-menu = More for { $name }
match-go-on = Carry on playing
match-look = Look at it
rename = Give it a name
rename-heading = What is this match called?
rename-label = Name of the match
rename-about = If you leave this empty, the players’ names are used.
rename-do = Save the name
duplicate = Make a copy
match-copy = { $name } (copy)
match-copied = Here is a copy of { $name }. From here on, its dice fall differently.
open-match = Open it
problem-match-gone = This match is no longer on this device. Choose another one.
problem-went-on = The match has gone on in the meantime. Nothing was taken back. Look at the board, then try again.
remark-copied = This match is a copy of another one up to here. From here on, its dice fall differently.
storage-revived = This match had been deleted. You have played on here, so it is kept again.

matches-files = Files
import = Add from files
import-about = Matches stay on this device only. Some browsers forget them after a week without a visit. Save them as a file now and then. You can also drag files onto this page.
export-all = Save all as one file
imported = { $count ->
    [one] A match was added: { $name }.
   *[other] { $count } matches were added.
}
import-same = { $count ->
    [one] One match is here already.
   *[other] { $count } matches are here already.
}
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

share = Share this match
share-heading = Share this match
share-about = Send the link, or let another camera read this picture. Both open a copy of this match as it stands now.
share-code = QR code with the link to this match
share-too-long = This match has become too long for a QR code. The link and the file still work.
share-link = Link to this match
share-copy = Copy the link
share-copied = The link is copied.
share-not-copied = This browser blocks copying. Copy the link from here:
share-system = Send it…
share-file = Save as a file

shared-present = This match is on this device already.
shared-open = Open it
shared-keep-copy = Keep a second copy

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
problem-match-broken = The stored match is damaged. You can save it as a file on the page “Matches”.
problem-storage-unread = Rollbook cannot read the storage of this device at the moment. Reload the page.
problem-storage-unchanged = The browser could not do this, so nothing was changed. Try again.
storage-failed = { $what ->
    [robots] This robot could not be stored just now. Keep writing, and leave this page open. Rollbook tries again by itself.
    [classes] Your last change could not be stored just now. Leave this page open. Rollbook tries again by itself.
   *[matches] This match could not be stored just now. Keep playing, and leave this page open. Rollbook tries again by itself.
}
storage-silent = { $what ->
    [robots] This browser does not answer when Rollbook wants to store something. Close its other windows. Until then robots are lost when the page is closed.
    [classes] This browser does not answer when Rollbook wants to store something. Close its other windows. Until then results are lost when the page is closed.
   *[matches] This browser does not answer when Rollbook wants to store something. Close its other windows. Until then matches are lost when the page is closed.
}
storage-cleared = The browser has deleted the matches that were stored here. The match on the table is stored again. Save matches as files now and then.
conflict-followed = This match went on in another window. Here you see how it stands now.
problem-other-match = Rollbook lost track of this match and has not stored the last step. Open the match again.
problem-link-large = This link is far too long to be a match. Ask for it again.
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
log-earlier = { $count ->
    [one] One earlier step. Tap the oldest one here to see more.
   *[other] { $count } earlier steps. Tap the oldest one here to see more.
}
log-later = { $count ->
    [one] One later step. Tap the latest one here to see more.
   *[other] { $count } later steps. Tap the latest one here to see more.
}
