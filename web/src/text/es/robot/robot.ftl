# Los robots del laboratorio en otras pantallas.

robot-too-long = Este código es demasiado largo: un robot tiene { $most } caracteres como mucho.
robot-gone = Este robot ya no está en el laboratorio de este dispositivo. Toca su nombre para que juegue otro.
robot-broken = El robot guardado está dañado. Debajo del código puedes guardarlo en un archivo o borrarlo.
lab-heading = Laboratorio de robots
lab-first-name = mi_robot
lab-code = Código del robot
lab-trust-about = Lo ha escrito otra persona. No puede llegar a tus partidas, a la página ni a internet.
lab-trust-do = Ejecutarlo
lab-received-heading = Un robot para ti
lab-trust-heading = ¿Ejecutar «{ $name }»?
