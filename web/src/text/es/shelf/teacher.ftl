# Lo que dicen la estantería y el arranque del espacio docente; sus propias palabras llegan después.

teacher-heading = Espacio docente
