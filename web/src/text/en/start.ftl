# The start, and what is kept for offline use.

## What the browser does to what is kept

offline-failed = Not ready for offline yet: some files did not come whole. Rollbook tries again by itself.
new-version-incomplete = The new version is not whole yet. Play on, and try again later.
kept-cleared = The browser has deleted what Rollbook kept on this device. Saved matches may be gone.
engine-failed-cleared = The game could not start. Reload the page when the network is on.

## The start

start-up-loading = Loading…
start-up-share = { $percent }%
engine-thinks = This takes longer than usual. Please wait a moment.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = Rollbook is still loading.
wordless-broken = Rollbook did not load whole. Check the connection.
wordless-again = Try again.
wordless-too-old = Rollbook needs a newer browser: Safari or iPadOS 16.4, Chrome or Edge 111, Firefox 121, or later ones.
wordless-no-script = Rollbook needs JavaScript, and here there is none. An iPad runs none in a file. Open Rollbook’s address instead.

## About

settings-about = Rollbook { $release }, build { $version }.
settings-licences = Licences and credits
