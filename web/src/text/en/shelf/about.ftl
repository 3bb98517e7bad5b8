# About Rollbook

about-what-heading = What is it?
about-what = Rollbook is five games with dice, for classrooms and for home.
    It costs nothing and works without a network.
about-privacy-heading = What happens to what you type?
about-privacy = It stays on this device. Rollbook sends it nowhere.
    Everyone who uses this device can see it.
    Rollbook has no accounts, no cookies and no advertising. It loads only its own files from the network.
    Matches, robots, class results, names and settings are kept in this browser. They stay until someone deletes them.
    Some browsers delete them after a long pause.
    Teachers can delete all but the settings at once: with “Clear this tablet”.
    A link, a QR code or a file of a match holds its players’ names. So use first names or nicknames.
    Like every web server, the one that serves Rollbook sees the device’s address (IP), the time and the file. It does not see what you type.
    Questions? Ask the person or the school that put Rollbook here.
about-fault-heading = Is something wrong?
about-fault = Tell the person who put Rollbook here: what you did, what you saw and what you expected.
    Add the match: choose “Share this match” and save the file. Add the version below.
about-games-heading = Who made the games?
about-games = Knockout, Knaster, Roll-It Tic-Tac-Toe, Lowdown and Roll Out belong to their authors and publishers. So do their names.
    Rollbook is not made, licensed or endorsed by them. Its drawings and words are its own. Its rules follow the publishers’ sheets.
about-thanks-heading = What is it made with?
about-thanks = The rules are written in Python, and Pyodide runs them in this page. lit-html draws, Fluent speaks.

one-file-heading = Without any network
one-file-about = All of Rollbook is in one file too. Put it on a USB stick.
    Open it on a laptop or a Chromebook. An iPad cannot run it.
one-file-download = Download Rollbook as one file
