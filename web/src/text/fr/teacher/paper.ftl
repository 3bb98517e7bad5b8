# Ce qu’on imprime : plateaux, règles, diplômes. Ce que cela dit de chaque jeu est dans desk_JEU.ftl.

paper = Imprimer
paper-heading = Sur papier : { $game }
paper-what = Que faut-il imprimer ?
paper-rules = Les règles sur une page
paper-print = Imprimer
paper-sheets = { $count ->
    [one] { $count } feuille, pour A4 et Letter, sans couleurs.
   *[other] { $count } feuilles, pour A4 et Letter, sans couleurs.
}
paper-preview = Aperçu des feuilles
paper-board = Le plateau
paper-name = Nom
# As in English
paper-points = Points
paper-certificate = Diplôme
paper-certificate-heading = Diplôme de la partie
paper-certificate-about = Les noms, les points et le plateau à la fin, à emporter.
paper-certificate-make = Faire un diplôme
paper-certificate-none = Aucune partie n’est finie sur cette tablette. Il faut d’abord en finir une.
paper-certificate-of = De quelle partie ?
# As in English
paper-certificate-signed = Signature
paper-chances = Les probabilités sur une page
paper-chances-heading = Les probabilités : { $game }
