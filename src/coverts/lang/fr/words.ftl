## Mots et tournures dont les phrases sont faites.
## $person dit de qui il s'agit : you (toi), one (quelqu'un d'autre), you-many (toi et d'autres), many.
## Après « de », un nom passe par OF : « de Merle », « d'Aigle ».

you = Toi
nobody = personne
# À la place du nom de qui a été oublié ici.
somebody = Quelqu'un

list-next = { $first }, { $next }
list-apart = { $first } ; { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

refusal = { $rule } : { $reason }

# Couleurs et emblèmes de Pikoko.
colour-R = rouge
colour-Y = jaune
colour-P = violet
colour-W = blanc
colour-B = bleu
emblem-R = flamme
emblem-Y = soleil
emblem-P = iris
emblem-W = lune
emblem-B = goutte

feather-plain = { $number } { $colour }
feather-multi = { $number } { $first }-{ $second }-{ $third }
face-multi = { $feather } en { $colour }

# Un paon avec son article : jamais après « de » ni « à », qui se contracteraient.
peacock =
    { $person ->
        [you] ton paon
       *[one] le paon { OF($player) }
    }
own-peacock =
    { $person ->
        [you] ton propre paon
       *[one] son propre paon
    }
feather-of =
    { $person ->
        [you] ton { $feather }
       *[one] { $feather } { OF($player) }
    }

# Symboles de POK.
symbol-B = disque bleu
symbol-G = carré vert
symbol-R = triangle rouge
die-blank = vide
die-face =
    { $symbol ->
        [B] { $number } { $number ->
            [one] disque bleu
           *[other] disques bleus
        }
        [G] { $number } { $number ->
            [one] carré vert
           *[other] carrés verts
        }
       *[R] { $number } { $number ->
            [one] triangle rouge
           *[other] triangles rouges
        }
    }

# Mots compris dans les réponses, séparés par des espaces.
heard-as = en
heard-filler = le la les un une je joue annonce jeton jetons pli plis montre pion plume confiance
heard-none = aucun aucune personne rien non
heard-me = moi moi-même soi toi toi-même
heard-yes = o oui
