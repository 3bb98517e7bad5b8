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

share = Share this match
share-heading = Share this match
share-about = Send the link, or let another camera read this picture. Both open a copy of this match as it stands now.
share-code = QR code with this link
share-too-long = This match has become too long for a QR code. The link and the file still work.
share-link = Link to copy
share-copy = Copy the link
share-copied = The link is copied.
share-not-copied = This browser blocks copying. Copy the link from here:
share-system = Send it…
share-file = Save as a file

shared-present = This match is on this device already.
shared-open = Open it
shared-keep-copy = Keep a second copy

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
log-earlier = { $count ->
    [one] One earlier step. Tap the oldest one here to see more.
   *[other] { $count } earlier steps. Tap the oldest one here to see more.
}
log-later = { $count ->
    [one] One later step. Tap the latest one here to see more.
   *[other] { $count } later steps. Tap the latest one here to see more.
}
