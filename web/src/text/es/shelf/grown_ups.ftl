# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = Espacio docente
lab-link = Laboratorio de robots
set-up-lab = Escribir un robot para este juego
for-class = Para una clase
class-heading = Resultados de la clase
statistics-heading = Estadísticas
about-heading = Acerca de Rollbook
install = Instalar Rollbook en este dispositivo
