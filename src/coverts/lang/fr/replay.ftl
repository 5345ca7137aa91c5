## Revoir une partie, et les règles dans la page.

replay-title = Revoir une partie
replay-open = Revoir une partie à partir de son fichier
replay-drop = Dépose un enregistrement n'importe où sur cette page. L'arbitre l'examine d'abord.
replay-choose = Choisir un fichier
replay-no-record = { $file } n'est pas un enregistrement : il ne peut pas être lu comme du JSON.
replay-too-large = { $file } dépasse { $most } Kio : aucune partie n'est si longue.
replay-copy = Copier le lien
replay-copied = Copié
replay-eyes = Vu par
replay-eyes-open = tout le monde : toutes les mains ouvertes
replay-eyes-public = un spectateur
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-run = Lire
replay-pause = Mettre en pause
replay-place = Moment de la partie
replay-keys = ← → pas à pas, Début et Fin, espace pour lire
replay-before-pikoko = { $players } s'installent. Aucune plume n'est encore distribuée.
replay-before-pok = { $players } s'installent. Les dés ne sont pas encore lancés.

rules-title = Les règles de { $game }
rules-contents = Sur cette page
rules-back-table = Retour à la table
rules-back-replay = Retour à la partie
rules-picture-trick = La couleur demandée est blanc et l'atout est bleu : le 2 bleu prend le pli.
rules-picture-met = Ce dé demande exactement 2 triangles rouges, et deux joueurs sur trois en montrent un : il est réussi.
