# The matches on this device: their list, what can be done with them, files and links.

matches-heading = Matches
matches-all = { $count ->
    [0] Matches
    [one] All matches (1)
   *[other] All matches ({ $count })
}
matches-none = No matches yet.
matches-begin = Choose a game and begin one!
matches-search = Search for a name or a game
matches-kinds = Which matches
matches-kind = { $kind ->
    [running] Still running
    [finished] Finished
   *[all] All
}
matches-found = { $found ->
    [0] No match fits.
    [one] 1 of { $count } matches
   *[other] { $found } of { $count } matches
}

match-turn = { $name } is next
match-score = { $name } { $points }
match-scores = { $names }
match-menu = More for { $name }
match-go-on = Go on playing
match-look = Look at it
rename = Give it a name
rename-heading = What is this match called?
rename-label = Name of the match
rename-about = Without a name it is called by who plays.
rename-do = Save the name
duplicate = Make a copy
match-copy = { $name } (copy)
match-copied = Here is a copy of { $name }. From here on its dice fall in their own way.
open-match = Open it
problem-match-gone = This match is no longer on this device.
problem-went-on = The match has gone on meanwhile. Nothing was taken back.
remark-copied = This match is a copy of another one up to here. From here on its dice fall in their own way.
storage-revived = This match had been deleted in another window. As you play on here, it is kept again.

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
problem-file-large = This file is far too large to hold matches.
problem-file-not-text = This is not a text, so it holds no match.
problem-file-unreadable = This file could not be opened.

share = Share this match
share-heading = Share this match
share-about = Open the link, or point a camera at this picture. You get a copy of this match, as it stands now.
share-code = QR code with the link to this match
share-too-long = This match has become too long for a QR code. The link and the file still work.
share-link = Link to this match
share-copy = Copy the link
share-copied = The link is copied.
share-not-copied = This browser blocks copying. Copy the link from here:
share-system = Send it …
share-file = Save as a file

shared-present = This match is on this device already.
shared-open = Open it
shared-keep-copy = Keep a second copy

broken-heading = Cannot be shown
broken-about = { $what ->
    [classes] Something is wrong with what is stored here. Save it as a file: its results can often be added again. Then you can delete it.
    [robots] Something is wrong with what is stored here. Save it as a file: its code can often be used again. Then you can delete it.
   *[matches] Something is wrong with what is stored here. Save it as a file: a match in it can often be added again. Then you can delete it.
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
    [one] One stored match cannot be shown. You find it below all other matches.
   *[other] { $count } stored matches cannot be shown. You find them below all other matches.
}
problem-match-broken = What is stored of this match is damaged. On the page with all matches you can save it as a file.
problem-storage-unread = What is stored on this device cannot be read at the moment. Load the page again.
problem-storage-unchanged = Nothing was changed, as the browser could not do it. Try again.
storage-failed = { $what ->
    [robots] This robot could not be stored just now. Perhaps the device is full. Write on, and leave this page open: Rollbook tries again with each change.
    [classes] These results could not be stored just now. Perhaps the device is full. Leave this page open: Rollbook tries again with each result.
   *[matches] This match could not be stored just now. Perhaps the device is full. Play on, and leave this page open: Rollbook tries again with each move.
}
storage-silent = { $what ->
    [robots] This browser does not answer when Rollbook wants to store something. Close its other windows. Until then robots are lost when the page is closed.
    [classes] This browser does not answer when Rollbook wants to store something. Close its other windows. Until then results are lost when the page is closed.
   *[matches] This browser does not answer when Rollbook wants to store something. Close its other windows. Until then matches are lost when the page is closed.
}
storage-cleared = The browser has deleted the matches that were stored here. The match on the table is stored again. Save matches as files now and then.
conflict-followed = This match went on in another window. You see how it stands there now.
problem-other-match = Rollbook lost track of this match and has not stored the last step. Open the match again.
problem-link-large = This link is far too long to be a match.
import-progress = { $done } of { $count } matches are read.
import-stop = Stop
everything-back = { $count ->
    [one] 1 thing from the file is here again.
   *[other] { $count } things from the file are here again.
}
problem-everything-damaged = This file is damaged, so nothing can be brought back from it.
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
