## Inside a learning platform that keeps results

platform-full = Cette partie est trop longue pour ta plateforme. Elle reste sur cet appareil.
platform-refused = Ta plateforme n’a pas pris le résultat. Enregistre-le dans un fichier.
