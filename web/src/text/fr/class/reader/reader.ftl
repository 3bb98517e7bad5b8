# The reader of codes, which is fetched with the words of the teacher's desk.

reader-starts = L’appareil photo démarre. Autorisez-le si le navigateur le demande.
reader-picture = L’image de l’appareil photo
reader-lines = Ce qui a été lu
reader-done = Terminé
reader-turn = Autre appareil photo
reader-retry = Réessayer
reader-sound = { $value ->
    [on] Son : activé
   *[off] Son : coupé
}
reader-photo = Lire une photo
reader-photo-none = « { $file } » ne montre aucun code lisible.
reader-part = Partie { $number } sur { $count }. Il manque encore : { $numbers }.
reader-other-code = Ce code désigne autre chose.
reader-refused = Rollbook ne peut pas utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur pour cette page.
reader-none = Cet appareil n’a pas d’appareil photo. Choisissez une photo ou des fichiers, ou collez des liens.
reader-taken = Une autre application utilise l’appareil photo. Fermez-la, puis réessayez.
reader-insecure = L’appareil photo ne marche qu’aux adresses en « https ». Choisissez des fichiers ou collez des liens.
reader-framed = La page autour de Rollbook interdit l’appareil photo. Ouvrez Rollbook dans son propre onglet.

## Results of a class

class-read-about = Présentez les tablettes l’une après l’autre, avec « Mon résultat » ouvert.
class-read-count = { $count ->
    [0] Aucun résultat lu
    [one] Un résultat ajouté
   *[other] { $count } résultats ajoutés
}
class-read-added = { $name }
class-read-same = { $name } – déjà là
