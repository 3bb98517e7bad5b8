# Luck and choice of a match, apart.

luck-better-dice = { $name } hatte { $seats ->
    [2] die besseren Würfe
   *[other] die besten Würfe
}.
luck-better-choices = { $name } hat { $seats ->
    [2] besser
   *[other] am besten
} entschieden.
luck-unsure = Die Streifen überlappen sich: Wer besser war, bleibt offen.
luck-dice = Würfel
luck-dice-about = weiter rechts: mehr Glück
luck-choices = Verschenkt
luck-choices-about = kürzer ist besser
luck-about = Das schätzt ein Roboter. Es sind nicht die Punkte der Partie.
luck-throw = { $kind ->
    [good] Ein Glückswurf für { $name }.
   *[other] Ein Pechwurf für { $name }.
}
