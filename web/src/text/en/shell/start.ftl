# The start, and what is kept for offline use.

## What the browser does to what is kept

offline-failed = Not ready for offline use yet. Rollbook will try again by itself.
new-version-incomplete = The new version is not complete yet. Play on, and try again later.
kept-cleared = The browser has deleted what Rollbook kept on this device. Saved matches may be gone. Add them again from your files, under “Matches”.
engine-not-started = The game could not start. Your matches are safe.
engine-failed-cleared = The game could not start. Reload the page.

## The start

start-up-loading = Loading…
start-up-share = { $percent }%
engine-thinks = This is taking longer than usual. Please wait a moment.
early-tap = Got it! One moment, please.
early-lost = The match has moved on. Please tap again.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = Rollbook is still loading.
wordless-broken = Part of Rollbook did not load.
wordless-again = Try again.
wordless-too-old = Rollbook needs a newer browser: Safari or iPadOS 16.4, Chrome or Edge 111, Firefox 121, or newer.
wordless-no-script = Rollbook needs JavaScript, which does not run here. On an iPad it cannot run in a file. Open Rollbook’s web address instead.

## Why a file did not come or did not work; these words become part of the start's script too

cause-offline = There is no connection to Rollbook. Check the connection, then try again.
cause-memory = This device has too little free memory. Close other tabs and apps, then try again.

## About

settings-about = Rollbook { $release }, build { $version }.
settings-licences = Licences and credits
