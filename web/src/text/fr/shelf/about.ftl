# À propos de Rollbook

about-what-heading = Qu’est-ce que c’est ?
about-what = Rollbook réunit cinq jeux de dés, pour la classe et la maison.
    Il est gratuit et fonctionne sans réseau.
about-privacy-heading = Que devient ce que tu tapes ?
about-privacy = Tout reste sur cet appareil. Rollbook n’envoie rien.
    Toute personne qui utilise cet appareil peut le voir.
    Rollbook n’a ni compte, ni cookies, ni publicité. Il ne demande au réseau que ses propres fichiers.
    Les parties, les robots, les résultats de classe, les noms et les réglages sont dans ce navigateur. Ils y restent jusqu’à ce qu’on les efface.
    Certains navigateurs les effacent si on ne revient pas pendant longtemps.
    Pour tout effacer d’un coup : dans l’espace enseignants, « Vider cette tablette ». Les réglages restent.
    Un lien, un code QR ou un fichier de partie contient les noms des joueurs. Choisis donc des prénoms ou des surnoms.
    Comme tout serveur web, celui de Rollbook voit l’adresse de l’appareil (IP), l’heure et le fichier. Il ne voit pas ce que tu tapes.
    Des questions ? Demande à la personne ou à l’école qui a installé Rollbook ici.
about-fault-heading = Quelque chose ne va pas ?
about-fault = Parle à la personne qui a installé Rollbook. Dis ce que tu as fait, ce que tu as vu et ce que tu attendais.
    Ajoute la partie : choisis « Partager cette partie » et enregistre le fichier. Ajoute la version indiquée plus bas.
about-games-heading = Qui a créé les jeux ?
about-games = Knockout, Knaster, Roll-It Tic-Tac-Toe, Lowdown et Roll Out appartiennent à leurs auteurs et à leurs éditeurs. Leurs noms aussi.
    Rollbook n’est ni fait, ni autorisé, ni recommandé par eux. Ses dessins et ses textes lui sont propres. Ses règles suivent celles des éditeurs.
about-thanks-heading = Avec quoi est-il fait ?
about-thanks = Les règles sont écrites en Python, qui tourne dans cette page grâce à Pyodide. lit-html dessine, Fluent parle.

one-file-heading = Sans aucun réseau
one-file-about = Tout Rollbook tient aussi dans un seul fichier. Mets-le sur une clé USB.
    Ouvre-le sur un ordinateur portable ou un Chromebook. Il ne marche pas sur un iPad.
one-file-download = Télécharger Rollbook en un seul fichier
