# `coverts db`, and what `coverts serve` says of a database

serve-damaged = Le serveur ne peut pas démarrer : { $why }. Pour en savoir plus : coverts db check --data { $folder }. Pour remettre la dernière bonne sauvegarde à sa place, en gardant ce qui s'y trouve : coverts db restore FICHIER --data { $folder }
db-cannot = C'est impossible : { $why }.
db-stopped = Interrompu. Rien n'a été changé.
db-checking = Vérification
db-copying = Copie
db-file = { $file } : { $size }, plus { $log } dans le journal d'écriture anticipée
db-free = { $size } libres sur le disque
db-running = Un serveur s'en sert.
db-not-running = Aucun serveur ne s'en sert.
db-to-upgrade = Elle a la forme { $version } d'une version plus ancienne ; le serveur la mettra à jour à son prochain démarrage.
db-tables = tables : en attente de joueurs { $gathering }, en jeu { $playing }, terminées { $over }, interrompues { $aborted }
db-counts = entrées dans leurs journaux : { $entries }, enregistrements : { $records }, personnes : { $people }
db-changed = dernier changement : { $moment }
db-fault = { $what }
db-fault-table = table { $table } : { $what }
db-unsound =
    { $file } n'est pas en bon état : { $faults ->
        [one] { $faults } erreur
       *[other] { $faults } erreurs
    }. La dernière bonne sauvegarde revient avec : coverts db restore FICHIER
db-sound = { $file } est en bon état, et tout y est conforme aux règles (tables : { $tables }, entrées : { $entries }).
db-upgraded = { $database } est maintenant à jour, sous la forme { $version }.
db-up-to-date = { $database } est déjà à jour, sous la forme { $version }.
db-copied = { $file } est une sauvegarde de { $size }.
db-restored = { $file } est restaurée.
db-kept = Ce qui s'y trouvait est gardé sous { $file }.

# `coverts admin`

admin-nothing = Rien à montrer.
admin-opened = ouverte le { $moment }, entrées dans son journal : { $entries }
admin-no-clock = pas d'horloge
admin-clock = { $seconds } secondes par décision
admin-person = { $who }  { $name }  depuis le { $moment }  tables : { $tables }
admin-device = { $kind }  depuis le { $moment }  { $label }
admin-report = { $who } signale ce que { $against } a dit à la table { $table } :
admin-order-close = La table { $whom } est fermée.
admin-order-ban = L'entrée est désormais interdite à { $whom }.
admin-order-unban = { $whom } peut entrer à nouveau.
admin-order-forget = { $whom } n'est plus connu ici. Les anciennes sauvegardes en gardent la trace.
admin-cannot-no-table = Il n'y a pas de table { $whom }.
admin-cannot-no-person = Personne n'a ici l'identifiant { $whom }.
admin-cannot-closed-already = La table { $whom } est déjà fermée.
admin-cannot-not-banned = L'entrée n'est pas interdite à { $whom }.
