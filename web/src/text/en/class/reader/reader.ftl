# The reader of codes, which is fetched with the words of the teacher's desk.

reader-starts = The camera is starting. Allow it if the browser asks.
reader-picture = Camera view
reader-lines = What has been read
reader-done = Done
reader-turn = Switch camera
reader-retry = Try again
reader-sound = { $value ->
    [on] Sound: on
   *[off] Sound: off
}
reader-photo = Read a photo
reader-photo-none = There is no code in “{ $file }” that can be read.
reader-part = Part { $number } of { $count }. Still missing: { $numbers }.
reader-other-code = This code belongs to something else.
reader-refused = Rollbook is not allowed to use the camera. Allow it in the browser’s settings for this page.
reader-none = This device has no camera. Take a photo, choose files, or paste links.
reader-taken = Another app is using the camera. Close that app, then try again.
reader-insecure = The camera works only at addresses that begin with “https”. Choose files, or paste links.
reader-framed = The page around Rollbook blocks the camera. Open Rollbook in its own tab.

## Results of a class

class-read-about = Hold one tablet after the other in front of the camera, with “My result” open.
class-read-count = { $count ->
    [0] No result read yet
    [one] One result added
   *[other] { $count } results added
}
class-read-added = { $name }
class-read-same = { $name } – here already
