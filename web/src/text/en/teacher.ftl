# What the shelf and the page's start say of the teacher's desk; its own words come later (desk.ftl, paper.ftl).

teacher-heading = Teacher’s desk
