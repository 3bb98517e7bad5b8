# Why a file did not come or did not work, for the person who looks after the server. These words become part of the start's script.

cause-missing = The server does not deliver the file { $file } ({ $status }). Show this to the person who looks after the server.
cause-server = The server cannot deliver the file { $file } right now ({ $status }). Try again in a minute.
cause-portal = Another page came instead of the file { $file }. Perhaps this network asks you to sign in. Do that, then try again.
cause-type = The server calls the file { $file } “{ $type }”, so the browser refuses it. Show this to the person who looks after the server.
cause-no-type = The server gives the file { $file } no type, so the browser refuses it. Show this to the person who looks after the server.
cause-line-ends = The line ends of the file { $file } were changed on the way to the server. All files must be copied again, byte for byte.
cause-changed = The file { $file } is damaged: part of it is missing or was changed. Try again. If it stays so, show this to the person who looks after the server.
cause-blocked = Something in this browser or network blocks the file { $file }. Switch off blockers for this page, then try again.
cause-policy = A security rule from outside blocks a part of Rollbook. Show this to the person who looks after the server or the network.
