# Lo que dicen la estantería y el arranque de la mesa del profesor; sus propias palabras llegan después.

teacher-heading = Mesa del profesor
