# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = Teacher’s desk
lab-link = Robot lab
set-up-lab = Write a robot for this game
for-class = For a class
class-heading = Class results
statistics-heading = Statistics
about-heading = About Rollbook
install = Install Rollbook
