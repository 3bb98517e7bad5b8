# Ce que les pages de règles de tous les jeux ont en commun. Les règles de chaque jeu ont leur fichier : une ligne, un paragraphe.

rules = Règles
rules-heading = { $game } : les règles
rules-to-match = Retour à la partie
rules-play = Jouer
rules-waiting = Un instant, cela arrive.
chances-in-all = { $of } lancers en tout
