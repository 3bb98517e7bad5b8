## Inside a learning platform that keeps results

platform-full = This match is too long for your learning platform. It stays on this device. Continue here.
platform-refused = Your learning platform did not take the result. Save it as a file.
platform-missing = No learning platform answers here. Your match stays on this device.

## In a frame of another page, which may block files and printing

frame-file-heading = Did you get the file?
frame-file-about = The page around Rollbook may block files. If so, copy this text instead.
frame-file-text = Text of the file { $name }
frame-file-copy = Copy the text
frame-file-copied = The text is copied. Paste it into a file of your own.
frame-file-select = This browser blocks copying. Copy the text from the box.
frame-print-heading = Printing is blocked here
frame-print-about = The page around Rollbook blocks printing. Open this address in a new tab.
frame-address = Address of this page
frame-download = If no file comes, open this address in a new tab: { $address }
