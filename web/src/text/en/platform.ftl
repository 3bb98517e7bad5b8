## Inside a learning platform that keeps results

platform-full = This match is too long for your learning platform. It stays on this device.
platform-refused = Your learning platform did not take the result. Save it as a file.
