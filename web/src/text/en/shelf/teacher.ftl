# The shelf and the page's start speak of the teacher's desk; its own words come later (desk.ftl, paper.ftl).

teacher-heading = Teacher’s desk
