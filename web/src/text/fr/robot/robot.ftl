# Les robots du labo sur d’autres écrans.

robot-too-long = Ce code est trop long : un robot a au plus { $most } caractères. Raccourcis-le.
robot-gone = Ce robot n’est plus dans le labo de cet appareil. Touche son nom pour faire jouer quelqu’un d’autre.
robot-broken = Le robot enregistré est abîmé. Sous le code, tu peux l’enregistrer dans un fichier ou le supprimer.
lab-heading = Labo des robots
lab-first-name = mon_robot
lab-code = Code du robot
lab-trust-about = Quelqu’un d’autre l’a écrit. Il ne peut atteindre ni tes parties, ni la page, ni le réseau.
lab-trust-do = L’exécuter
lab-received-heading = Un robot pour toi
lab-trust-heading = Exécuter le code de « { $name } » ?
