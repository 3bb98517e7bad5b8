# Robots from the lab on other screens.

robot-too-long = This code is too long: a robot has at most { $most } characters.
robot-gone = This robot is no longer in the lab of this device. Tap its name to let someone else play.
robot-broken = The stored robot is damaged. You can save it as a file or delete it below the code.
lab-heading = Robot lab
lab-first-name = my_robot
lab-code = Code of the robot
lab-trust-about = Someone else wrote it. It cannot reach your matches, the page or the network.
lab-trust-do = Run it
lab-trust-heading = Run { $name }?
lab-received-heading = A robot for you
