# Was das Regal und der Start vom Lehrerpult sagen; dessen eigene Worte kommen später (desk.ftl, paper.ftl).

teacher-heading = Lehrerpult
