# Le démarrage, et ce qui est gardé pour jouer sans réseau.

## Ce que le navigateur fait de ce qui est gardé

offline-failed = Pas encore prêt pour jouer sans réseau. Rollbook réessaie tout seul.
new-version-incomplete = La nouvelle version n’est pas encore complète. Continue à jouer, et réessaie plus tard.
kept-cleared = Le navigateur a effacé ce que Rollbook gardait sur cet appareil. Des parties sont peut-être perdues. Ajoute-les de nouveau depuis tes fichiers, dans « Parties ».
engine-not-started = Le jeu n’a pas pu démarrer. Tes parties sont en sécurité.
engine-failed-cleared = Le jeu n’a pas pu démarrer. Recharge la page.

## Le démarrage

start-up-loading = Chargement…
start-up-share = { $percent } %
engine-thinks = C’est plus long que d’habitude. Attends encore un peu.
early-tap = C’est noté ! Un instant, s’il te plaît.
early-lost = La partie a déjà avancé. Touche encore une fois.

## Là où ces mots ne peuvent pas être lus : du texte simple, qui devient une partie du script de départ

wordless-loading = Chargement de Rollbook en cours.
wordless-broken = Une partie de Rollbook n’a pas été chargée.
wordless-again = Réessayer.
wordless-too-old = Rollbook a besoin d’un navigateur plus récent : Safari ou iPadOS 16.4, Chrome ou Edge 111, Firefox 121, ou plus récent.
wordless-no-script = Rollbook a besoin de JavaScript, qui ne marche pas ici. Sur un iPad, il ne marche jamais dans un fichier. Ouvre plutôt Rollbook à son adresse web.

## Pourquoi un fichier n’est pas venu ou n’allait pas ; ces mots passent aussi dans le script de départ

cause-offline = Il n’y a pas de connexion avec Rollbook. Vérifie la connexion, puis réessaie.
cause-memory = Cet appareil n’a plus assez de mémoire libre. Ferme d’autres onglets et applications, puis réessaie.

## À propos

settings-about = Rollbook { $release }, version { $version }.
settings-licences = Licences et mentions
