# Was das Regal und der Start von der Seite für Lehrkräfte sagen; deren eigene Worte kommen später (desk.ftl, paper.ftl).

teacher-heading = Für Lehrkräfte
