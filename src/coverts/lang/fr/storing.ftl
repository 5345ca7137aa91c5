# Why a database cannot be used, and what is wrong with it. Each goes into a sentence that ends with a full stop.

# Opening and keeping

store-closed = le stockage est fermé
store-in-use = un autre serveur se sert des données de { $place } ; arrête-le d'abord
store-no-write-ahead = { $folder } est sur un système de fichiers qui ne permet pas de journal d'écriture anticipée ; indique un dossier sur un disque de cette machine
store-damaged = { $file } est endommagé : { $why }
store-not-ours = { $file } est une base de données, mais pas de Coverts
store-no-database = { $file } n'est pas une base de données de Coverts, ou elle est endommagée : { $why }
store-cannot-keep = rien ne peut être conservé dans { $place } : { $why }
store-cannot-open = { $file } ne s'ouvre pas : { $why }
store-newer = la base a été créée par une version plus récente de Coverts (sa forme est { $version }, et la dernière connue ici est { $known }) ; utilise cette version, ou un autre dossier
store-empty = { $place } est vide
store-missing = il n'y a pas de base de données { $file }
store-there-already = { $file } existe déjà ; indique un autre fichier, ou supprime d'abord celui-là
store-cannot-write = { $file } ne peut pas être écrit : { $why }
store-not-written = l'écriture a échoué : { $why }
store-not-read = la lecture a échoué : { $why }

# What is wrong with a table, and with a database

store-entry-missing = l'entrée { $entry } du journal manque
store-entry-unknown = l'entrée { $entry } du journal n'est pas connue ici : { $why }
store-entry-unreadable = l'entrée { $entry } du journal est illisible : { $why }
store-entry-illegal = l'entrée { $entry } du journal enfreint les règles ({ $error })
store-log-illegal = son journal enfreint les règles ({ $error })
store-no-opening = le journal ne commence pas par l'ouverture de la table
store-summary-unreadable = son résumé est illisible : { $why }
store-seats-unreadable = la liste de ses places est illisible : { $why }
store-document-unreadable = son enregistrement ou une analyse est illisible : { $why }
store-members-differ = la liste de ses membres ne concorde pas avec son journal
store-summary-differs = la liste des tables ne concorde pas avec son journal
store-no-record = elle s'est terminée sans enregistrement
store-record-early = elle a un enregistrement, mais n'est pas terminée
store-record-differs = son enregistrement ne concorde pas avec son journal
store-sqlite-finds = SQLite signale : { $what }
store-orphans =
    { $number ->
        [one] { $number } ligne de { $child } ne correspond
       *[other] { $number } lignes de { $child } ne correspondent
    } à rien dans { $parent }

# Copies

store-copy-unsound = la copie dans { $place } n'est pas en bon état : { $what }
store-copy-differs = la copie de { $rows } n'est pas identique ; rien n'en a été gardé
store-kept-in-schema = { $what }. Ce qui s'y trouvait est gardé dans le schéma { $schema }
store-not-empty = { $url } n'est pas vide ; indique une autre base, ou vide-la d'abord
store-other-tables = { $url } contient des tables d'une autre version ; indique une base vide

# An operator's questions and orders

store-no-table = il n'y a pas de table { $table }
store-no-person = personne n'a ici l'identifiant { $who }
store-other-version = le serveur qui s'en sert est d'une autre version ; arrête-le d'abord
store-no-answer = le serveur n'a pas répondu ; il est peut-être en train de fermer, ou très occupé : réessaie dans une minute
store-order-failed = le serveur n'y est pas parvenu : { $why }

# PostgreSQL

store-cannot-use = { $url } est inutilisable : { $why }
store-wrong-password = le mot de passe est faux ou absent (COVERTS_DATABASE ou PGPASSFILE peuvent le fournir)
store-not-let-in = ce nom n'y est pas admis
store-no-such-database = cette base n'existe pas ; crée-la d'abord avec `createdb`
store-too-many-connections = elle a déjà trop de connexions
store-starting-or-stopping = elle est en train de démarrer ou de s'arrêter
store-not-allowed = ce nom n'en a pas le droit
store-silent = { $url } est injoignable : pas de réponse
store-unreachable = { $url } est injoignable : { $why }
store-no-postgres-url = ce n'est pas l'adresse d'une base de données, comme postgresql://name@host:5432/database
store-not-taken = la base n'accepte pas cela : { $error }
store-refuses = la base refuse : { $why }
store-lost = la connexion à la base est perdue
store-not-utf8 = { $url } enregistre les caractères en { $encoding } ; crée une base avec ENCODING 'UTF8'
store-something-else = { $url } contient autre chose que Coverts ; indique une base vide
store-not-upgraded = { $url } n'a pas pu être mise à jour : { $why }
store-other-shape = la base a changé de forme entre-temps ; redémarre ce serveur
store-older-servers = des serveurs d'une version plus ancienne se servent de { $url }, et celle-ci change la forme des tables ; arrête-les tous, puis démarre celui-ci

# What was given, and what is missing

store-password-seen = tout le monde sur cette machine peut lire un mot de passe de la ligne de commande ; donne l'adresse dans COVERTS_DATABASE, ou mets le mot de passe dans le fichier que désigne PGPASSFILE
store-redis-password-seen = tout le monde sur cette machine peut lire un mot de passe de la ligne de commande ; donne l'adresse dans COVERTS_PUBSUB
store-nothing-shared = des serveurs qui communiquent entre eux partagent une base PostgreSQL ; indique-la avec --database
store-no-redis-url = ce n'est pas l'adresse d'un serveur Redis ou Valkey, comme redis://host:6379
store-needs-postgres = il manque un paquet pour PostgreSQL : pip install "coverts[postgres]"
store-needs-redis = il manque un paquet pour Redis et Valkey : pip install "coverts[redis]"
