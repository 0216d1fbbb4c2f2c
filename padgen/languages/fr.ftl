# Tout ce que le programme dit aux gens, en français. Le début de en.ftl explique la structure de ces fichiers.

## Words that sentences are made of

language-name = Français
listed = { $items }
listed-next = { $first }, { $next }
listed-and = { $most } et { $last }
listed-or = { $most } ou { $last }
listed-then = { $most }, puis { $last }
spaced = { $first } { $next }
place = rangée { $row }, case { $place }
hex-at = case { $hex } (rangée { $row }, position { $place })
decimal = { $whole },{ $part }
where-what = { $where } : { $what }

color-purple = violet
color-gray = gris
color-blue = bleu
color-orange = orange
color-green = vert
color-yellow = jaune
color-turquoise = turquoise
color-pink = rose
color-red = rouge
color-brown = marron
color-violet = violet

# Couleurs du jeu de base : ce qui s’y place.
color-building = bâtiment
color-livestock = animaux
color-mine = mine
color-ship = bateau
color-monastery = monastère
color-castle = château
game-dice = jeu de dés
game-base = jeu de base

kind-purple = monastère
    .in = dans le monastère
    .the = le monastère
kind-gray = mine
    .in = dans la mine
    .the = la mine
kind-blue = rivière
    .in = dans la rivière
    .the = la rivière
kind-orange = ville
    .in = dans la ville
    .the = la ville
kind-green = château
    .in = dans le château
    .the = le château
kind-yellow = pâturage
    .in = dans le pâturage
    .the = le pâturage

bonus-monk = moine
bonus-silver = argent
bonus-commodity = marchandise
bonus-worker = ouvrier

## Dice game: rules and turns

players-none = 0 personne : il en faut au moins une
players-too-many = trop de joueurs ; { $most } au plus
player-name = « { $name } » n’est pas un nom ; il faut une ligne de texte de 40 caractères au plus
player-bot-name = « { $name } » n’est pas un bot ; il faut bot: et son nom, par exemple bot:planner
players-alike = deux personnes s’appellent « { $name } »
players-alike-capitals = deux personnes s’appellent « { $name } » et « { $other } », aux majuscules près
play-not-due = ce n’est pas à { $name } de jouer
play-whose-move = c’est à { $names } de jouer ; indiquez un nom, par exemple player="{ $name }"
play-not-a-value = { $given } n’est ni un coup ni un résultat du hasard de ce jeu ; attendu l’un des deux, ou son texte
play-people-roll = dans cette partie, on lance les dés sur la table
play-turn-missing = { $name } n’a pas encore joué
play-over = la partie est finie
play-not-over = la partie n’est pas finie
play-nothing-to-undo = rien à reprendre : un coup se reprend tant qu’on n’a pas relancé les dés
play-nothing-happened = rien à reprendre : il ne s’est encore rien passé dans cette partie
play-no-game = il n’y a pas de jeu « { $game } » ; choix possibles : { $games }
kit-not-offered = { $part ->
    [look_back] il n’y a pas de rétrospective pour ce jeu : { $game }
    [rating] les duchés ne peuvent pas être évalués pour ce jeu : { $game }
    [match] il n’y a pas de matchs entre bots pour ce jeu : { $game }
   *[archive] l’historique ne peut pas garder ce jeu : { $game }
 }
play-option = { $option } : il faut { $values }, pas « { $value } »
record-empty = ce fichier ne contient pas de partie
record-half-a-line = ce fichier ne contient pas de partie, seulement le début de sa première ligne
record-line = ligne { $number } : { $what }
record-in-use = cette partie est en cours dans une autre fenêtre ; il faut d’abord la quitter là-bas
record-not-saved = { $file } : { $reason }. Cela n’a pas eu lieu dans la partie ; tout ce qui précède est enregistré. Il faut y remédier et réessayer, ou partir avec quitter et reprendre plus tard.
record-changed = { $file } : un autre programme a modifié ce fichier. La partie continue dans { $other }, où tout est enregistré jusqu’ici. Il faut refaire la dernière action.
record-at = { $where } : { $what }
record-drawn-again = d’après la graine de cette partie, autre chose vient ici ; ceci est déjà venu avant
record-roll-stays = des dés lancés à l’écran ne se reprennent pas
record-text = il faut « { $key } » avec un texte
record-number = il faut « { $key } » avec un nombre entier
record-event = il faut { "{" }"{ $chance }": ...{ "}" }, { "{" }"{ $move }": ..., "player": ...{ "}" }, { "{" }"back": ...{ "}" } ou { "{" }"{ $chanceback }": ...{ "}" }
record-player = personne ne s’appelle « { $name } »
record-not-dice = ce n’est pas l’enregistrement d’une partie du jeu de dés ; il faut { "{" }"dicegame": { $version }, "layout": ...
record-players = il faut "players" : une liste de noms et de châteaux de départ (start)
dice-no-variant = il n’y a pas de variante « { $variant } » ; il faut { $variants }
dice-starts = { $castles ->
        [one] { $castles } château
       *[other] { $castles } châteaux
    } de départ pour { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    } ; il en faut un pour toutes ou un pour chacune
dice-double-faces = un dé sablier a de 0 à 6 faces à deux sabliers
dice-start = la case { $hex } n’est pas un château de départ
dice-solo-players = le jeu en solo est pour une personne, pas pour { $players }
dice-roll-first = les dés ne sont pas encore lancés
dice-turn-taken = { $name } a déjà joué à ce tour
dice-no-turn-back = { $name } n’a pas de coup à reprendre à ce tour
dice-other-roll = { $dice } n’est pas le lancer de ce tour
dice-roll-played = un lancer ne se reprend plus quand on a joué avec
dice-no-castle = ce domaine n’a pas de château de départ
dice-few-castles = des châteaux de départ différents sont pour { $most ->
        [one] { $most } personne
       *[other] { $most } personnes
    } au plus, pas { $players } ; choisissez secret (en secret) ou same (le même)
dice-castle-with-number = { $color } { $hex }
dice-which-castle = « { $text } » n’est pas un château de départ ; choix possibles : { $castles }
dice-which-start = quel château de départ
dice-start-suggestion = Premier essai ? Prenez { $castle } : c’est de là que le planificateur, un joueur automatique, attend le plus de points.
dice-start-help =
    Chacun commence par une case marquée, un château, et continue de case en case.
    Un château a la couleur de son carré et rapporte le bonus de cette couleur :
    violet un moine, gris un argent, bleu une marchandise, orange un ouvrier.
    Tapez une couleur, ou le numéro de la case.
dice-roll-help =
    Tapez ce que montrent les cinq dés sur la table : deux couleurs, deux nombres,
    et double si le dé sablier montre deux sabliers. L’ordre est libre, et le début
    des mots suffit : o b 2 4 d veut dire orange bleu 2 4 double.
dice-base-layout = { $layout } est un domaine du jeu de base ; le jeu de dés a les siens, par exemple a
dice-square = il faut un seul château dont le carré est { $square } ; châteaux de ce domaine : { $castles }
dice-no-castles = aucun
dice-after-last-round = après le dernier tour
dice-where = manche { $phase }, tour { $round }
roll-single = { $color } { $other } { $pip } { $second }
roll-double = { $color } { $other } { $pip } { $second } double
roll-expected = il faut deux couleurs, deux nombres, et double si le sablier est double, par exemple : orange bleu 2 4 double
roll-unclear = « { $word } » n’est pas clair : { $words } ; { $expected }
roll-no-die = « { $word } » n’est sur aucun dé ; { $expected }
turn-expected = « { $text } » n’est pas un coup ; il faut CASE=NOMBRE avec un nombre de 1 à 6, par exemple 12=4 ; moine 12=4 ou ouvrier 12=4 ; 12=4 argent 17=2 pour deux cases ; passe pour un ouvrier ; vends avant tout cela
illegal-because = { $reason } (règles du jeu de dés 2017, { $heading })
dice-heading-play = Déroulement du jeu
dice-heading-bonuses = Utilisation des bonus
dice-heading-commodity = Marchandise
dice-heading-monk = Moine
dice-heading-worker = Ouvrier
dice-heading-silver = Argent
dice-heading-monastery = Case Monastère
dice-heading-mine = Case Mine
dice-heading-river = Case Rivière
dice-heading-city = Case Ville
dice-heading-castle = Case Château
dice-heading-pasture = Case Pâturage
illegal-sale-single = on ne vend des marchandises qu’au double sablier
illegal-sale-nothing = aucune marchandise n’est entourée pour être vendue
illegal-pass = qui ne marque rien prend un ouvrier et ne barre rien
illegal-no-hex = il n’y a pas de case { $hex } ; le domaine a les cases 1 à { $last }
illegal-bonus = seul un moine, un argent ou un ouvrier change ce qu’on marque
illegal-second-free = une deuxième case coûte un argent
illegal-needless = les dés permettent { $hex }={ $pip } sans { $bonus }
illegal-monk = un moine change une couleur, et aucun dé ne montre { $pip }
illegal-worker = un ouvrier change un nombre, mais la case { $hex } ({ $color }) est d’une couleur qu’aucun dé ne montre
illegal-no-circle = il n’y a rien d’entouré à barrer ({ $bonus })
illegal-dice = les dés montrent { $dice } : { $missing }
illegal-color = la case { $hex } est d’une autre couleur ({ $color })
illegal-not-rolled = { $pip } n’est pas sorti
illegal-pip = aucun dé n’a le nombre { $pip }
illegal-marked = la case { $hex } est déjà marquée
illegal-apart = la case { $hex } ne touche aucune case marquée
illegal-city = la ville de la case { $hex } a déjà un { $pip } ; ses nombres sont tous différents
illegal-pasture = le pâturage de la case { $hex } a un autre nombre que { $pip } ; ses nombres sont tous pareils
illegal-castle = le château, case { $hex }, ne prend que des nombres marqués à côté, et il n’y a pas de { $pip } à côté
illegal-takes = la case { $hex } prend { $pips }, pas { $pip }
illegal-same-dice = la deuxième case doit utiliser au moins un autre dé que la première
position-roll = { $given } n’est pas un lancer ; attendu un lancer, ou son texte, par exemple 'orange blue 2 4 double'
position-turn = { $given } n’est pas un coup ; attendu un coup, ou son texte, par exemple '12=4'
position-last-phase = la manche { $phase } est la dernière

## Dice game: paper

rule-dice = Règles du jeu de dés 2017, { $heading }
dice-heading-setup = Mise en place
dice-heading-colors = Points de victoire pour les couleurs complètes
dice-heading-solo = Variante solo

score-start = château de départ, { $place }
score-castle = château, { $place }
score-area = { $kind } de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, { $place }
score-sale = { $count ->
        [one] { $count } marchandise vendue
       *[other] { $count } marchandises vendues
    }
score-first = { $color } complété en premier
score-second = { $color } complété en second
score-finished = { $color } complété
score-player = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $phases })
score-rank = rang { $rank }
score-fault = erreur { $code } : { $fault }
score-player-fault = { $name } : erreur { $code } : { $fault }
score-winner = { $count ->
        [one] Vainqueur
       *[other] Vainqueurs
    } : { $names } ({ $how })
score-by-points = aux points
score-by-circles = aux cercles restants : { $circles }
score-shared = points et cercles restants à égalité
verdict-incredible = incroyable
verdict-excellent = excellent
verdict-well-done = bien joué
variant-standard = standard
variant-solo = solo
score-file = { $file } : domaine { $duchy }, { $variant }
score-wrote = { $name } a noté { $sums }
score-wrote-phase = { $own } pour la manche { $phase }, au lieu de { $points }
parts-then = { $first } ; { $next }
and-more = { $listed } et { $count } de plus
mistakes-more = et { $count ->
        [one] { $count } autre erreur
       *[other] { $count } autres erreurs
    }

# What cannot be right on a sheet.
fault-start-none = aucune case n’est marquée x comme château de départ
fault-start-named = aucune case n’est marquée x comme château de départ, alors que le château { $color } est indiqué
fault-start-many = { $count } cases sont marquées x ; il n’y a qu’un château de départ
fault-start-kind = le x n’est pas dans un château, mais ici : { $kind }, { $place }
fault-start-other = le x est dans le château { $color }, { $place } ; mais le départ indiqué est { $start }
fault-castles-same = castles = "same", mais ce n’est pas le château de départ de { $name }
fault-castles-different = castles = "different", mais c’est aussi le château de départ de { $name }
fault-pip = { $kind } avec { $pip }, { $place } ; il faut { $allowed }
fault-city = { $pip } figure { $count } fois dans une même ville : { $places }
fault-pasture = nombres différents dans un même pâturage : { $places }
fault-castle = le château, { $place }, porte { $pip }, qui ne figure dans aucune case voisine
fault-reach = impossible à marquer dans quelque ordre que ce soit, car aucune case voisine n’est marquée à ce moment : { $places }
fault-reach-phase = impossible à marquer à la manche { $phases } dans quelque ordre que ce soit, car aucune case voisine n’est marquée à ce moment : { $places }
fault-reach-castle = impossible à marquer dans quelque ordre que ce soit, car aucune case voisine n’est marquée, ou le nombre ne figure pas à côté du château, à ce moment : { $places }
fault-reach-castle-phase = impossible à marquer à la manche { $phases } dans quelque ordre que ce soit, car aucune case voisine n’est marquée, ou le nombre ne figure pas à côté du château, à ce moment : { $places }
fault-no-phase = { $kind }, { $place } : territoire complet, mais aucune manche n’y est notée : 0 point
fault-sold-many = { $sold } vendues à la manche { $phase } ; il y en avait au plus { $most } à vendre
fault-sold-few = { $sold } vendues à la manche { $phase } ; une vente prend tout, et { $fewest } étaient entourées avant cette manche
fault-marks = à la fin de la manche { $phase }, { $marks ->
        [one] { $marks } case marquée
       *[other] { $marks } cases marquées
    } de plus que n’en permettent { $rounds } tours par manche ; argent pour une deuxième case, un par tour : { $silver }
fault-circles = { $bonus } : { $unused ->
        [one] { $unused } cercle restant
       *[other] { $unused } cercles restants
    } ; il peut en rester au plus { $most }
fault-commodities = { $circled ->
        [one] { $circled } marchandise a été entourée
       *[other] { $circled } marchandises ont été entourées
    }, mais seulement { $sold } vendues et { $unused } restantes sont indiquées
fault-silver = { $spent } argent utilisés, mais chacun paie une deuxième case dans un tour, et cette feuille { $pairs ->
        [one] a au plus { $pairs } tour de ce genre
       *[other] a au plus { $pairs } tours de ce genre
    }
fault-monks = { $spent ->
        [one] { $spent } moine a été utilisé
       *[other] { $spent } moines ont été utilisés
    }, mais chacun sert à la seule case d’un tour, et cette feuille en a au plus { $marks }
fault-workers = ouvriers : { $unused } restants ; il doit en rester au moins { $fewest }, car chaque tour sans case marquée donne un ouvrier, et chacun sert à la seule case d’un tour
fault-claim-none = la couleur { $color } est annoncée, mais ce domaine n’en a pas
fault-claim = la couleur { $color } est annoncée, mais { $empty ->
        [one] { $empty } case n’est pas marquée
       *[other] { $empty } cases ne sont pas marquées
    }
fault-unclaimed = la couleur { $color } est complète et rapporte des points, mais n’est pas annoncée
fault-clash-both = { $color } : la première et la seconde valeur sont annoncées ; on n’en reçoit qu’une
fault-clash-first = { $color } : la première valeur est annoncée, mais les manches montrent que quelqu’un d’autre était plus tôt
fault-clash-nobody = { $color } : la seconde valeur est annoncée, mais personne n’annonce la première
fault-clash-second = { $color } : la seconde valeur est annoncée, mais les manches la contredisent

# The file of a finished game on paper.
paper-other-game = game = "{ $game }" est décompté par une autre commande : dicegame endscore FICHIER
paper-game = attendu : game = "dice" (dicegame template dice affiche un fichier à remplir)
paper-layout = layout : attendu un nom, un chemin ou une notation, par exemple layout = "a"
paper-variant = variant : attendu { $variants }
paper-castles = castles : attendu { $rules }, la façon dont les châteaux de départ ont été choisis
paper-players = attendu : une table [[players]] par personne
paper-name = personne { $number } : attendu un nom, par exemple name = "Anna"
paper-name-length = le nom a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
} ; il en faut de 1 à { $most }
paper-start = start : attendu le carré du château de départ, { $squares }
paper-sheet = sheet : attendu les cases rangée par rangée, par exemple sheet = """ ... """
paper-rows = sheet : { $found ->
        [one] { $found } rangée
       *[other] { $found } rangées
    }, attendu { $expected }
paper-row = sheet, rangée { $row } : { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, attendu { $expected } (. pour une case vide)
paper-mark = sheet, rangée { $row }, case { $place } : « { $text } » n’est pas une marque valable ; attendu un nombre de 1 à 6 avec sa manche, par exemple 5II (ou 5), x pour le château de départ, . pour une case vide
paper-phases = { $key } : attendu un nombre entier (0 ou plus) par manche, par exemple { $key } = [0, 2, 0]
paper-colors = { $key } : attendu des couleurs, par exemple { $key } = ["yellow"] ; ce sont { $colors }
paper-color-twice = { $key } : deux fois la même couleur
paper-brackets = { $key } : attendu des couleurs entre crochets : { $example }
paper-unused = unused : attendu les cercles non barrés, par exemple { $example }
paper-unused-numbers = unused : attendu des nombres entiers
paper-date = date : attendu un jour, par exemple date = 2026-11-20
paper-base-layout = { $name } est un domaine du jeu de base ; attendu un domaine du jeu de dés, par exemple a
line-number = ligne { $line }

# The file to fill in after a game. Words in quotes and colors in English are what the file expects.
template-dice = Une partie finie des Châteaux de Bourgogne : le jeu de dés. Remplissez ce fichier, puis : dicegame score CE-FICHIER
template-layout = nom, chemin ou notation
template-variant = ou "solo"
template-castles = comment les châteaux de départ ont été choisis : "secret", "different" (différents) ou "same" (le même) ; c’est alors vérifié
template-date = le jour de la partie
template-duchy = Le domaine : P monastère (violet), G mine (gris), B rivière (bleu), O ville (orange), Y pâturage (jaune) ; une minuscule est un château et son carré.
template-player = Joueur { $number }
template-start = carré du château de départ : purple (violet), gray (gris), blue (bleu) ou orange
template-sheet = Nombre et manche de chaque case, rangée par rangée : 4II est un 4 noté à la manche II ; x = château de départ, . = vide. La case qui complète un territoire a besoin de sa manche ; pour les autres, 4 suffit.
template-sold = marchandises vendues aux manches I, II, III
template-first = couleurs que cette personne a complétées en premier, par exemple ["yellow"] pour le jaune (solo : laisser vide)
template-second = ... et en deuxième
template-unused = entourés et non barrés, ligne des châteaux comprise
template-written = ce que la personne a additionné par manche ; les différences sont montrées
photo-extra = il manque OpenCV et zxing-cpp pour lire les photos ; pour les installer : { $how }
photo-file = impossible de lire { $path } : { $why }
photo-kept = { $path } existe déjà, peut-être avec vos corrections ; le fichier n’a pas été modifié. Indiquez un autre nom ou supprimez-le d’abord
photo-folder = { $path } est un fichier, mais les images ont besoin d’un dossier ; en indiquer un autre
photo-kind = ce n’est pas une image ; attendu une photo en JPEG, PNG ou WebP
photo-broken = cette image est abîmée ou incomplète ; reprenez-la ou renvoyez-la
photo-heic = cette photo est au format HEIC d’Apple, illisible ici ; envoyez-la en JPEG, ou réglez l’iPhone sur JPEG (Réglages, Appareil photo, Formats, Le plus compatible) et reprenez-la
photo-large = cette image a plus de { $megapixels } mégapixels ; réduisez-la, ou reprenez-la avec une résolution plus basse
photo-small = cette image n’a que { $width } x { $height } pixels ; une feuille en demande au moins { $least } de chaque côté
photo-heavy = ce fichier dépasse { $megabytes } Mo ; réduisez l’image
photo-none = il n’y a pas de feuille du jeu de dés sur cette image ; photographiez d’en haut une feuille imprimée par padgen, les quatre coins visibles
photo-unclear = il y a une feuille sur cette image, mais elle ne peut pas être lue sûrement ; tenez-la plus à plat et plus près, les quatre coins visibles
photo-old = cette feuille a été imprimée par padgen 0.1 ou 0.2 et ne peut pas être lue sûrement ; tenez-la plus à plat et plus près, avec le code net, ou saisissez-la, comme le montre dicegame template dice
photo-no-phases = Cette feuille n’a pas de cases pour les manches. Ajoutez la manche au nombre qui a complété un territoire, par exemple 5II.
photo-no-sales = Cette feuille n’a pas de cases pour les marchandises vendues, et les couleurs complètes n’y sont pas lues. Ajoutez les deux.
photo-half = seule une partie de la feuille est sur cette image ; reculez un peu, pour que les quatre coins soient visibles
photo-faint = trop de choses sur cette feuille sont trop pâles ou cachées pour être lues ({ $count } endroits : { $rows }) ; rien n’a donc été compté : plus de lumière, plus près, ou repassez les nombres
photo-alone = Une deuxième place compte ici, mais ce sont les feuilles des autres qui en décident.
photo-row = rangée { $row } ({ $places })
photo-sums = "?" remplace une somme qui n’est pas lisible.
photo-whose = il y a une feuille sur cette image, mais on ne voit pas de quel domaine ; gardez le code net et visible, ou indiquez le domaine
photo-base = c’est une feuille du jeu de base ; seules les feuilles du jeu de dés peuvent être lues
photo-head = Lu sur des photos, { $count ->
        [0] sans aucun doute
        [one] avec un doute
       *[other] avec { $count } doutes
    }. Comparer avec les feuilles, puis : dicegame score CE-FICHIER
photo-variant = "solo" si quelqu’un a joué seul
photo-empty = vide
photo-doubt-hex = rangée { $row }, position { $place } : { $first } ou { $second } ?
photo-doubt-sold = marchandises vendues à la manche { $phase } : { $first } ou { $second } ?
photo-doubt-unused = { $bonus }, entouré et non utilisé : { $first } ou { $second } ?
photo-doubt-first = { $said ->
        [yes] la première valeur de { $color } est-elle vraiment entourée ?
       *[no] la première valeur de { $color } n’est-elle vraiment pas entourée ?
    }
photo-doubt-second = { $said ->
        [yes] la seconde valeur de { $color } est-elle vraiment entourée ?
       *[no] la seconde valeur de { $color } n’est-elle vraiment pas entourée ?
    }
photo-players = { $players ->
        [one] un nom
       *[other] { $players } noms
    } pour { $sheets ->
        [one] une feuille
       *[other] { $sheets } feuilles
    } ; donnez un nom par feuille, dans l’ordre des photos, comme --players Anna,Ben
photo-duchies = { $name } a une feuille du domaine { $duchy }, { $other } une du domaine { $second } ; lisez les feuilles d’une seule partie à la fois
photo-doubts = { $count ->
        [one] un endroit est douteux
       *[other] { $count } endroits sont douteux
    }, rien n’a donc été compté ; corrigez le fichier, puis : dicegame score { $file }
photo-doubts-place = { $name } : { $doubt }
photo-twice = avec --yes, le score suivrait la partie sur la sortie standard ; nommez un fichier pour la partie avec --output
photo-confirmed = --confirmed demande --sample : il dit ce que montrent les images gardées
photo-confirmed-players = { $file } a { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }, les photos montrent { $sheets ->
        [one] une feuille
       *[other] { $sheets } feuilles
    } ; attendu : le fichier corrigé de ces photos
photo-sample = { $count ->
        [one] une image d’un endroit gardée
       *[other] { $count } images d’endroits gardées
    } dans { $folder } ; rien n’a été envoyé

## Dice game: sheets, rules page and dice page

duchy = Domaine
name = Nom
date = Date
sheet = { $number } / { $total }
difficulty = Difficulté
tracks = Gagné : entourer. Utilisé : barrer.
pasture-rule = Pâturage : tous pareils ; points × { $factor }.
pasture = points × { $factor }
solo = solo : fin au trait
color-bonus = Finir une couleur
first-second = 1er, 2e. À vous : entourez. Pris : barrez.
areas = Taille
dice = Dés ordinaires
points = Points
total = Total
sum-short = Som.
sum = Somme { $phase }
tie-note = Égalité : le plus de bonus restants
letter = { $color ->
    [purple] V
    [gray] G
    [blue] B
    [orange] O
    [yellow] J
    [building] B
    [livestock] A
    [mine] Mi
    [ship] Bx
    [monastery] Mo
    [castle] C
   *[green] C
}
bonus-limit = Un bonus par tour, vente à part.
monk = Moine : un dé de la couleur voulue.
silver = Argent : une 2e case avec une autre paire.
commodity = Marchandise : au double sablier, tout vendre, 1 argent et { $points } points chacune.
worker = Ouvrier : tout nombre. Sans paire utile : un ouvrier.
sold-in = Vendu
sale-rule = Marchandise : à { $glass } tout vendre, 1 argent, { $points } points.
castle-rule = Château : nombre voisin. Donne son carré.
code-link = Scanner pour ouvrir
code-short = À scanner
unofficial = Feuille de fan non officielle
reminders = Aide-mémoire
reminder-sale = Double sablier : vous pouvez vendre toutes vos marchandises, ou aucune. Notez combien dans la case de la manche.
reminder-ticks = À côté de chaque nombre écrit, cochez la manche.
reminder-color = Une couleur finie : qui la finit en premier reçoit le premier nombre, qui la finit ensuite le second. Entourez le vôtre. Barrez ce que d’autres ont pris.
reminder-solo = Un trait épais dans les cases de temps : la manche finit là si vous jouez seul.
sale-short = Marchandise : à la vente, 1 argent et { $points } points.
ruler = 50 mm si imprimé à 100 %
subject = Feuilles de score pour Les Châteaux de Bourgogne : Le jeu de dés (non officielles)
license = Ces feuilles peuvent être imprimées, copiées et partagées librement (CC0 1.0). Non officiel ; les marques sont à leurs propriétaires.
title = { $count ->
    [one] Bloc de score : domaine { $names }
   *[other] Bloc de score : domaines { $names }
 }
rules-title = Comment jouer
rules-subtitle = Les Châteaux de Bourgogne : Le jeu de dés. Pour autant de personnes qu’on veut, ou seul. Il faut à chacun un crayon et une feuille du même domaine.
rules-page = { $page } sur { $pages }
rules-head-dice = Les dés
rules-dice = Deux dés de valeur, deux dés de couleur et un dé sablier se lancent toujours ensemble. Cinq dés ordinaires conviennent aussi : deux pour les nombres, deux pour les couleurs, un pour les sabliers.
rules-head-goal = Votre domaine
rules-goal = Des cases d’une même couleur qui se touchent forment un territoire, entouré d’un trait épais. Tour après tour, vous marquez des cases : vous y écrivez des nombres. Les territoires complets rapportent des points, surtout s’ils sont grands et finis tôt, et des bonus.
rules-head-start = Avant le premier tour
rules-start = Chacun choisit en secret un château vert ; plusieurs peuvent avoir le même. Barrez son carré de couleur et entourez le même bonus dans la rangée des châteaux : il est à vous dès maintenant. Ce château ne reçoit pas de nombre. Son point est déjà inscrit pour la manche I.
rules-start-ways = Ou convenez de châteaux tous différents, jusqu’à quatre personnes : qui lance les dés choisit d’abord, puis les autres à tour de rôle. Ou prenez tous le même ; faute d’accord, qui lance les dés en décide.
rules-head-round = Un tour
rules-roll = La même personne lance les cinq dés à tous les tours et barre une case de temps de la manche pour chaque sablier. Les autres peuvent le faire aussi.
rules-monastery = Monastère : 1 ou 2.
rules-mine = Mine : 3 ou 4.
rules-river = Rivière : 5 ou 6.
rules-city = Ville : tout nombre, mais aucun deux fois dans un territoire.
rules-pasture = Pâturage : tout nombre, mais un seul dans tout le territoire.
rules-castle = Château : un nombre inscrit dans une case voisine.
rules-head-area = Un territoire complet
rules-area = Si vous marquez la dernière case d’un territoire, inscrivez ses points dans une case de la manche :
rules-area-bonus = Il donne aussi le bonus de sa couleur. Entourez-le dans sa rangée :
rules-area-monk = moine,
rules-area-silver = argent,
rules-area-commodity = marchandise,
rules-area-worker = ouvrier.
rules-area-others = Un pâturage ne donne pas de bonus, mais { $factor } fois les points. Un château est un territoire à lui seul. Il compte { $castle } et donne le bonus de son carré : entourez-le dans la rangée des châteaux. Si une rangée est pleine, dessinez un cercle de plus.
rules-head-bonus = Utiliser un bonus
rules-bonus = Pour utiliser un bonus, barrez son cercle, dans sa rangée ou dans celle des châteaux. Vous pouvez utiliser un bonus par tour, pas plus, n’importe lequel de ceux que vous avez déjà entourés, même pendant ce tour. Les dés ne changent que pour vous. Moine, ouvrier et argent ne vont donc jamais ensemble.
rules-monk = Moine : un dé de couleur vaut la couleur voulue.
rules-worker = Ouvrier : un dé de valeur vaut le nombre voulu.
rules-silver = Argent : marquez une deuxième case avec une autre paire. Au moins un de ses deux dés doit être un autre dé ; il peut montrer la même chose.
rules-commodity = Marchandise : attendez un double sablier et vendez-la. Vendre ne compte pas comme utiliser un bonus.
rules-head-color = Une couleur complète
rules-sale = Après un double sablier, chacun peut vendre toutes ses marchandises, ou aucune. Barrez chacune, entourez un argent pour elle, et notez { $points } points pour elle. Dans la case de la manche, tenez le compte des ventes.
rules-mark = Tous en même temps, chacun choisit un dé de couleur et un dé de valeur, et écrit le nombre dans une case vide de cette couleur qui l’admet (voir plus bas). Cochez la manche à côté. La case doit toucher une case marquée, de n’importe quelle couleur ; au premier tour, seul le château de départ est marqué. D’autres peuvent prendre les mêmes dés.
rules-color = Une couleur est complète quand toutes ses cases sur votre feuille sont marquées, pas seulement un territoire. Annoncez-le à la fin du tour. Si vous êtes premier, entourez le premier de ses deux nombres et inscrivez-le dans une case de la manche. Ceux qui la complètent au même tour font de même. Tous les autres barrent ce nombre. Le second revient de la même façon à ceux qui complètent ensuite cette couleur, à un tour suivant.
rules-head-end = Fin d’une manche, fin du jeu
rules-pass = Aucune paire ne vous est utile ? Vous seul en jugez. Alors entourez un ouvrier au lieu de marquer une case.
rules-head-numbers = Quel nombre dans quelle case
rules-end = Quand les { $boxes } cases de temps d’une manche sont barrées, jouez ce tour jusqu’au bout. Ensuite commence la manche suivante. Si un double sablier ne trouve plus qu’une case, le second sablier est perdu, mais on peut vendre. Après la manche III, additionnez les points de chaque manche, et inscrivez le total dans l’étoile. Qui a le plus de points gagne ; à égalité, qui a le plus de bonus entourés et non barrés. S’ils sont égaux aussi, la victoire est partagée.
rules-head-example = Un exemple, à la manche II
rules-example = Anna vend deux marchandises : { $sale } points, et elle entoure deux argents. Elle prend violet et 2, la dernière case d’un monastère de trois cases : { $monastery } points et un moine. Elle barre un argent pour une deuxième paire, gris et 3, la dernière case d’une mine de deux cases : { $mine } points et un argent. Maintenant, toutes ses cases grises sont marquées, et elle est la première : { $color } points. Les nombres au cadre épais sont nouveaux. Pour la manche II, elle inscrit { $sum }.
rules-head-solo = Seul
rules-solo = Chaque manche a exactement { $rounds } tours : barrez une case de temps par tour, jusqu’au trait épais. Les sabliers ne servent qu’à la vente. Une couleur complète rapporte son premier nombre aux manches I et II, et son second à la manche III. Plus de 50 points, c’est bien ; plus de 60, excellent ; 70 ou plus, incroyable.
dice-title = Dés lancés à l’avance
dice-subtitle = Pour jouer sans les dés, ou à distance : tous jouent les mêmes lancers. Couvrez une liste d’une carte et découvrez-la ligne par ligne, ou découpez les lignes une à une. Graine { $seed }.
dice-game = Partie { $number }
dice-end = Barrez les sabliers sur vos feuilles : ils disent quand une manche se termine. La suivante continue à la ligne suivante. Une partie a rarement besoin de toutes les lignes ; seul, une manche en a { $rounds }.
dice-round = { $number } : { $first }, { $second }, { $pips }, { $others }, { $hourglasses ->
    [one] sablier.
   *[other] double sablier.
 }

# Images de domaines : textes que lisent les lecteurs d’écran.
picture-title = Domaine { $name }
picture-text = { $hexes } cases du { $game }. { $areas }.
picture-areas = { $color } : territoires de { $sizes }
picture-rivers = Des rivières relient { $pairs }.
solo-surety = Domaine en solo { $name }, conforme à l’original : { $confidence }
picture-hex = { $place } : { $color }
picture-castle = { $place } : { $color }, carré { $square }
picture-die = { $place } : { $color }, dé { $die }

## Player boards

board = Plateau
board-storage = Réserve
board-goods = Marchandises
board-sold = Vendues
board-silver = Argent
board-workers = Ouvriers
board-dice = Dés
board-posts = Bornes : reliez-en deux par des tuiles pour les points de la manche, les trois pour un bonus.
board-areas = Territoires, par taille
board-phases = Plus, selon la manche
board-castle = une action de plus
board-monastery = règles nouvelles ou points
board-ship = marchandises et ordre du tour
board-mine = 1 argent par manche
board-livestock = points pour les animaux
board-building = aucun type deux fois par ville
board-tile = Tuiles de { $tile } mm de large
board-part = Partie { $number } sur { $total }
board-glue = Collez la partie suivante sur la bande au-delà du pointillé.
board-title = { $count ->
    [one] Plateau { $names }
   *[other] Plateaux { $names }
 }
board-subject = Plateaux pour Les Châteaux de Bourgogne (non officiels)

## The sheet for the solo game

solosheet-title = Jeu en solo, domaine { $name }
solosheet-rounds = Manches : cochez-en une après chacune
solosheet-targets = Cible : cochez-la quand vous l’atteignez ; la suivante compte alors. La deuxième ligne est pour vos propres cibles.
solosheet-counter = Points : un de vos pions avance jusqu’à la cible, puis revient à 0
solosheet-left = Cases libres : barrez-en une pour chaque tuile posée
solosheet-start = Départ : 1 pièce d’argent, 2 ouvriers, 3 marchandises et un château sur une case château de votre choix. Le plateau de jeu est placé comme à deux : chaque phase commence avec 12 tuiles dans les dépôts et 4 dans le dépôt noir.
solosheet-round = Chaque manche : lancez vos deux dés et le dé blanc. La marchandise suivante va au dépôt du dé blanc. Puis la première tuile de ce dépôt quitte le jeu : celle du haut en 2, 3, 5 et 6, celle de gauche en 1 et 4. Si le dépôt est vide, c’est le suivant dans le sens horaire.
solosheet-rivers = Rivières : seule une rivière mène d’une île à l’autre. Les deux cases à ses bouts sont voisines.
solosheet-ship = Bateau : chargez toutes les marchandises d’un dépôt, de toutes les couleurs. Puis celles de tous les autres dépôts quittent le jeu. À ce moment-là seulement, vous pouvez donner cinq marchandises de votre choix pour une tuile du dépôt noir. Gardez-la face cachée : elle va sur toute couleur et n’a aucun effet.
solosheet-color = Couleur complète : pas de points. Une tuile du dépôt noir va directement dans votre domaine, avec son effet.
solosheet-points = Points : chaque fois que vous en gagnez, vous pouvez en ajouter pour 1 pièce d’argent chacun. Cible atteinte : les points reviennent à 0, le reste est perdu, la cible baisse de { $step } et vous avez une action comme avec un château.
solosheet-monasteries = Monastères : ceux qui rapportent des points comptent quand vous les posez. Le 26 en rapporte 3 par couleur déjà complète.
solosheet-end = Fin : vous gagnez dès que les { $hexes } cases sont occupées. Si elles ne le sont pas après 25 manches, vous perdez.
solosheet-level = Niveau : une première cible de 45 à 49 rend le jeu plus facile, de 51 à { $most } plus difficile.
solo-odds = Chances : un bot qui prévoit gagne { $easier } parties sur 100 avec une première cible de 45, { $usual } avec 50 et { $harder } avec 55.

## Score pads

scorepad-base-2011 = Les Châteaux de Bourgogne (2011)
scorepad-base-2019 = Les Châteaux de Bourgogne (2019)
scorepad-seasons = A Castle for All Seasons
scorepad-subtitle = Décompte final
scorepad-split = À gauche dans la case : combien. À droite : les points.
scorepad-disputed = On en discute : les règles anglaises disent le moins de cases vides, certains jouent le plus. Mettez-vous d’accord avant la partie.
scorepad-narrow = { $players } colonnes feraient moins de { $least } mm ; prenez un papier plus grand, moins de feuilles par page ou moins de personnes
scorepad-each = chacun
scorepad-total = Total
scorepad-tie = Égalité : { $rules } ; sinon, la place est partagée.
scorepad-no-tie = Totaux égaux : voyez votre livret ; nous ne connaissons pas sa règle d’égalité.
scorepad-title = Bloc de score : { $game }
scorepad-subject = Blocs de décompte final (non officiels)

# La page pour mesurer une imprimante. X, Y et les options restent tels quels.
calibration-title = Page de mesure
calibration-subject = Une page pour mesurer une imprimante
calibration-front = Votre imprimante, recto
calibration-back = Votre imprimante, verso
calibration-intro = Imprimez les deux côtés à 100 %, sans « ajuster à la page ». Puis mesurez avec une règle.
calibration-turned = Voici le verso de la feuille, retournée sur son grand bord.
calibration-head-place = Où tombe l’impression
calibration-place = Mesurez du bord gauche du papier à la longue ligne verticale, et du bord supérieur à la longue ligne horizontale. Les deux devraient être à { $edge } mm.
calibration-x = X = { $edge } − distance depuis la gauche = ____________ mm
calibration-y = Y = { $edge } − distance depuis le haut = ____________ mm
calibration-head-size = Taille
calibration-size = Cette règle devrait être juste. Sinon, votre imprimante réduit la page : cherchez 100 % ou « taille réelle ».
calibration-head-margin = Marge
calibration-margin = Chaque repère au bord droit en est éloigné d’autant de mm qu’il l’indique. Le plus petit imprimé en entier est le plus petit --margin.
calibration-head-line = Ligne la plus fine
calibration-line = La première ligne sans trous est la plus fine que fait votre imprimante. Celles de nos feuilles ont au moins 0,25 pt.
calibration-head-pencil = Fond le plus sombre pour un crayon
calibration-pencil = Écrivez au crayon un nombre dans chaque plage. Si l’un est illisible à bout de bras, imprimez avec --style low-ink, ou prenez un crayon plus tendre.
calibration-head-hexes = Plus petite case
calibration-hexes = Chaque option imprime des cases de cette taille. Écrivez un nombre dans chacune, et choisissez les plus petites où vous écrivez à l’aise.
calibration-light = Tenez la feuille à la lumière : les deux croix devraient se rejoindre.

## End scoring

# The dialogue of dicegame endscore --ask.
ask-hello = Entrée prend ce qui est entre [crochets] ; « retour » revient à la question d’avant ; ? explique la question ; Ctrl-C arrête.
ask-help-choice = Tapez l’un de ces mots, ou son début : { $known }.
ask-help-words = Tapez certains de ces mots, ou leur début, séparés par des espaces ou des virgules : { $known }. « tous » veut dire tous, « aucun » aucun.
ask-help-counts = Tapez des mots avec leurs nombres, par exemple { $first } 2, { $second } 1 ; ce qui manque compte 0. Les mots : { $known }.
ask-help-numbers = Tapez les numéros, séparés par des espaces ou des virgules, par exemple 15, 17. « aucun » veut dire aucun.
ask-help-two = Tapez deux nombres, un par membre de l’équipe, par exemple 87, 95.
ask-help-number = Tapez un nombre entier.
ask-help-day = Tapez aujourd’hui, hier, ou l’année, le mois et le jour, par exemple 2026-11-20.
ask-help-players = Tapez les noms séparés par des virgules, par exemple Anna, Ben ; au plus { $most }.
ask-help-name = Tapez un nom que personne d’autre ne porte.
ask-help-names = Tapez deux noms séparés par une virgule.
ask-go-on = Continuer la partie dont la saisie est restée inachevée (réponses jusqu’ici : { $count }) ? [{ $default }]
ask-first = c’est la première question
ask-asked = questions
ask-word-back = retour
ask-word-none = aucun
ask-word-all = tous
ask-word-yes = oui
ask-word-no = non
ask-word-today = aujourd’hui
ask-word-yesterday = hier
ask-cannot-be = c’est impossible ; { $name } : { $fault }
ask-of = { $name } : { $what }
ask-level = Égalité ! { $name } : { $what } (Entrée si personne ne sait)
ask-game = Jeu (base, ou seasons : Un château pour toutes saisons)
ask-sure = Tout est juste ? Entrée pour le résultat
ask-edition = Édition
ask-mode = Mode ({ $modes })
ask-expansions = Extensions qui comptent, parmi { $expansions }
ask-date = Jour de la partie : aujourd’hui, hier, ou par exemple 2026-11-20 (Entrée l’omet)
ask-players = Joueurs
ask-names = Noms des joueurs, séparés par des virgules
ask-team-name = Nom de l’équipe { $number }
ask-members = Les deux joueurs de { $team }
ask-name = Nom du joueur { $number }
ask-two-players = Joueur { $first }, Joueur { $second }
ask-track-two = points sur la piste de { $first } et { $second }
ask-track = points sur la piste des points de victoire
ask-counter = points sur le compteur de points de victoire à la fin de la partie
ask-goods = marchandises non vendues
ask-silver = pépites d’argent
ask-workers = ouvriers
ask-rounds = tours joués, au plus { $most }
ask-spaces-left = cases restées vides dans le domaine
ask-monasteries = numéros des monastères (tuiles jaunes) du domaine
ask-shields = numéros des blasons, 1 à { $most }, qui restent après le tribut de la manche E
ask-copies = de qui le blason 6 copie les monastères
ask-building = { $building_small } dans le domaine (monastère { $number })
ask-crane = la grue est dans le domaine, 0 ou 1
ask-livestock = sortes d’animaux, parmi { $kinds }
ask-sold = marchandises vendues, par exemple { $example } ; parmi { $colors }
ask-sold-routes = marchandises vendues (routes commerciales comprises), par exemple { $example } ; parmi { $colors }
ask-bonus-tiles = tuiles bonus, grandes et petites
ask-post-bonus = Le bonus pour les trois bornes compte-t-il comme une tuile bonus ({ $readings }) ? La boîte de 2019 n’a pas de tuile pour lui, la Special Edition, plus récente, en a une
ask-empty-spaces = cases vides dans le domaine
ask-turn-order = place sur le pont à la fin, 1 = premier
ask-tie = Égalité : quelles cases vides l’emportent, { $ties } ? Les règles anglaises disent fewest (le moins), d’autres jouent most (le plus)
ask-team-tie = Équipes à égalité : quelles cases vides l’emportent, { $ties } ? Les règles de 2019 disent most (le plus), celles de la Special Edition, plus récente, fewest (le moins)
ask-winter = Côté hiver du plateau (oui, non)
ask-erected = Bâtiments construits, parmi { $buildings }
ask-points = points avant le décompte final
ask-helpers = assistants, une place encore pour un deuxième, parmi { $places }
ask-towers = Tours construites, par tous
ask-houses = Maisons construites, par tous
ask-unbuilt = Tuiles de bâtiment restées sur le plateau
ask-forge = Lingots d’argent dans la forge
ask-talers = talers
ask-bars = lingots d’argent
ask-resources = ressources, par exemple { $example } ; parmi { $resources }
ask-layout = Domaine : sa lettre ou son nom, un fichier, ou la notation imprimée sur la feuille
ask-help-layout = Tapez ce qui est imprimé sur les feuilles : la lettre du domaine, par exemple a, ou sa notation, qui commence par dice:. Le chemin d’un fichier convient aussi.
ask-row = rangée { $row } ({ $hexes })
ask-help-row = Tapez les nombres de cette rangée, séparés par des espaces : 5II ou 52 pour un 5 de la manche II, 5 si aucune manche n’est notée, x pour le château de départ, un point pour une case vide. Les lettres montrent la couleur et le numéro des cases.
ask-sheet-faults = { $name } : c’est impossible : { $faults }. Entrée le laisse, retour le corrige
ask-sold-phases = marchandises vendues aux manches I, II et III
ask-help-phases = Tapez trois nombres séparés par des espaces, un par manche, par exemple 1 0 2.
ask-first-colors = couleurs avec les points du premier à les compléter, parmi { $colors }
ask-second-colors = couleurs avec les points du deuxième à les compléter, parmi { $colors }
ask-unused = cercles non barrés, qui départagent, par exemple { $example } ; parmi { $circles }
ask-written = ses propres sommes par manche, par exemple 12 20 8 (Entrée les omet)

# Rules, as they are cited.
rule-base = Règles { $edition }, { $heading }
rule-seasons = Règles d’Un château pour toutes saisons, { $heading }
heading-end-2011 = Fin de partie
heading-end-2019 = Fin de la partie
heading-monastery = Monastère { $number }
heading-shield = Blason { $number }
heading-crane = Extensions : la grue
heading-base-setup = Mise en place
heading-additional = Règles complémentaires
heading-watchtower = Tour de guet
heading-livestock = Animaux
heading-duchies = Extensions : nouveaux domaines
heading-solo = Le jeu en solo
heading-sell = Vendre des marchandises
heading-points = Décompte final
heading-keep = Le donjon
heading-tavern = La taverne
heading-gates = Les portes
heading-stable = L’écurie
heading-servants-house = Le logis des gens
heading-market = Le marché
heading-palace = Le palais
heading-forge = La forge
heading-granary = Grenier

# Lines of a score.
end-of-member = { $what }, { $name }
end-counter = Compteur de points de victoire
end-copied = { $what }, copié de { $name }
end-crane = Grue, comptée comme { $building }
end-shield = Blason { $number }
end-palace-silver = Palais : argent changé en { $resource }
end-palace = Palais : { $resource }

# What cannot be.
tile-monastery = monastère { $number }
tile-shield = blason { $number }
end-effect-none = aucun point à la fin.
end-no-monastery = pas de monastère { $number } dans l’édition { $edition } ; attendu 1 à { $most }
end-no-shield = pas de blason { $number } dans l’édition { $edition } ; attendu 1 à { $most }
end-no-shields = pas de blason { $number } dans l’édition { $edition } ; elle n’en a pas
end-no-building = pas de bâtiment « { $word } » dans l’édition { $edition } ; attendu { $known }
end-no-livestock = pas d’animal « { $word } » dans l’édition { $edition } ; attendu { $known }
end-negative = { $key } = { $number } ; attendu 0 ou plus
end-twice-other = { $tile } est aussi chez { $names } ; il n’y en a qu’un
end-twice = { $tile } est saisi { $count } fois ; il n’y en a qu’un
end-too-many = { $count } { $what_small } ; attendu au plus { $most }
end-too-many-all = { $count } { $what_small } chez tous les joueurs ; la boîte en a { $supply }
end-goods-sold = marchandises vendues ({ $color })
end-bonus-tiles = tuiles bonus
end-bonus-tiles-beyond = { $count } tuiles bonus ; attendu au plus { $most }, ou { $more } si le bonus pour toutes les bornes compte comme une tuile : { $setting }
end-cranes = grues
end-shields = { $count } blasons ; attendu au plus { $most }, un par château
end-goods-beyond = { $count } marchandises chez tous les joueurs, vendues ou non ; avec ce nombre de joueurs, { $most } sont en jeu
end-shields-beyond = { $count } blasons chez tous les joueurs ; avec ce nombre de joueurs, { $most } sont sur le plateau
end-hexes-buildings = { $count } bâtiments ; attendu au plus { $most }, un sur chacune de leurs cases
end-hexes-monasteries = { $count } monastères ; attendu au plus { $most }, un sur chacune de leurs cases
end-spaces-beyond = { $spaces } cases vides, mais d’après les autres indications au moins { $tiles } des { $hexes } cases ont une tuile
end-order-beyond = turn_order = { $number } ; attendu de 1 à { $most }, un par joueur
end-rounds-beyond = rounds = { $rounds } ; la partie en solo a { $most } tours
end-copies-self = copies nomme le joueur lui-même ; attendu un autre
end-copies-nobody = copies nomme « { $name } », qui ne joue pas ; attendu : { $names }
end-nobody-else = personne d’autre ne joue
end-copies-shield = copies sans le blason { $shield } ; saisissez le blason ou omettez copies
end-order = turn_order { $number } est aussi celui de { $names } ; les places diffèrent, même dans une pile
end-unbuilt = unbuilt = { $unbuilt }, mais ne sont pas construits : { $buildings } ; attendu { $least } ou plus
end-seasons-pieces = { $what } : { $count } chez tous les joueurs et dans la forge ; la boîte en a { $most } (probable : d’après des extraits publics de sa règle)
end-seasons-tiles = { $count } tuiles de bâtiment (erected, towers, houses et unbuilt) ; la boîte en a { $most } (probable : d’après des extraits publics de sa règle)
end-seasons-helpers = { $count } assistants ; avec ce nombre de joueurs, chacun en a { $most } (probable : d’après des extraits publics de sa règle)
end-granary-stands = un assistant sur { $place }, mais le bâtiment n’est pas là ({ $building }) ; il faut winter = true
end-stands = un assistant sur { $place }, mais le bâtiment n’est pas construit ({ $building }) ; nommez-le dans erected
end-helpers = { $count } assistants sur { $place } en tout ; il y a { $room ->
        [one] { $room } place
       *[other] { $room } places
    }

# Notes below a score.
end-no-key = { $name } : { $key } n’est pas indiqué ; compté 0
end-no-copies = { $name } : copies n’est pas indiqué ; le blason { $shield } ne copie les monastères de personne
end-no-building-count = { $name } : buildings n’a pas { $building } ; compté 0 pour le monastère { $number }
end-no-key-for = { $name } : { $key } n’est pas indiqué ; compté 0 pour le monastère { $numbers }
end-no-shared-key = { $key } n’est pas indiqué ; compté 0 pour { $places }
end-no-key-the = { $name } : { $key } n’est pas indiqué ; compté 0 pour : { $place }
end-odd-taler = { $name } : le taler impair reste ; un assistant au marché change des paires
end-level = égalité de { $names } : saisissez { $key } pour { $lacking } afin de départager ({ $rule })
end-team-tie-most = le plus de cases vides décide cette égalité des équipes, selon les règles 2019, Le jeu en équipes ; celles de la Special Edition, plus récente, disent le moins. Avec { $setting } : { $places }
end-team-tie-fewest = le moins de cases vides décide cette égalité des équipes, comme choisi et comme dans les règles de la Special Edition, plus récente ; les règles 2019, Le jeu en équipes, disent le plus. Avec { $setting } : { $places }
end-place = { $rank }. { $name }
end-tie-fewest = le moins de cases vides décide cette égalité, comme le disent les règles anglaises des deux éditions ; c’est contesté : une grande plateforme en ligne et d’autres y voient une erreur de traduction et jouent le plus. Avec { $setting } : { $places }
end-tie-most = le plus de cases vides décide cette égalité, comme choisi ; les règles anglaises des deux éditions disent le moins, ce que d’autres tiennent pour une erreur de traduction. Avec { $setting } : { $places }
end-solo-points = un jeu en solo est gagné ou perdu : marchandises, argent, ouvriers, monastères et blasons ne comptent pas à la fin (règles 2019, Le jeu en solo)
end-tribute = les blasons ne comptent que s’ils restent après le tribut de la manche E, payé avant le décompte final (règles 2019, Les blasons)
end-no-mode = la règle { $edition } n’a pas ce jeu ({ $mode }) ; le résultat suit la règles 2019
end-both-score = les monastères { $numbers } comptent tous deux { $building } : vérifiez [tiles]
end-solo-unknown = on ne sait pas si le jeu en solo est gagné : saisissez les tours joués et les cases vides
end-reading-places = les places d’assistant libres comptent dans les bâtiments construits, la forge et le marché ; le grenier ne compte ni pour le donjon ni pour la taverne
end-reading-carts = les assistants sur les chariots, le cavalier et l’aubergiste ne comptent pas
end-reading-silver = l’argent que tous changent en ressources pour le palais entre dans la forge avant qu’elle compte
end-reading-stones = l’argent pour le palais compte comme pierre, la meilleure ressource ; il faut autant de pierres sur les charrettes, ce qu’aucune indication ne dit
end-reading-best = le choix de ressources qui « rapporte le plus » est celui du meilleur total pour qui choisit ; à égalité, on met le moins d’argent dans la forge
end-later-2011 = « plus loin dans l’ordre du tour » (2011) départage ces joueurs ; on le lit comme la place sur le pont à la fin, ou comme l’ordre du dernier tour
end-no-tie-break = les totaux égaux partagent la place : les pages de la règle connues ici ne départagent pas

# The printed report.
end-game-base = Les Châteaux de Bourgogne
end-game-seasons = Un château pour toutes saisons
end-edition = édition { $edition }
end-mode-team = jeu en équipes
end-mode-solo = jeu en solo
end-won = Gagné au tour { $round }, tours restants : { $rounds }.
end-lost = Perdu, cases restantes : { $spaces }.
end-lost-late = Perdu : toutes les cases sont remplies, mais pas en { $rounds } tours.
end-solo-result-unknown = Jeu en solo : on ne sait pas s’il est gagné.
end-shared-first = La première place est partagée : { $names }.
end-winner = Vainqueur : { $names }.
end-winner-by = Vainqueur : { $names }, grâce à : { $what }.

# Words of the files.
word-warehouse = entrepôt
word-watchtower = tour de guet
word-carpenter = menuiserie
word-church = église
word-market = marché
word-boarding-house = pension
word-bank = banque
word-town-hall = mairie
word-white-castle = château blanc
word-crane = grue
word-sheep = mouton
word-cow = vache
word-pig = cochon
word-chicken = poule
word-goat = chèvre
word-goose = oie
word-turquoise = turquoise
word-purple = violet
word-pink = rose
word-red = rouge
word-brown = brun
word-orange = orange
word-sand = sable
word-wood = bois
word-clay = argile
word-stone = pierre
word-keep = donjon
word-tavern = taverne
word-tavern-12 = taverne, case 12
word-tavern-6 = taverne, case 6
word-small-gate = petite porte
word-big-gate = grande porte
word-stable = écurie
word-stable-16 = écurie, case 16
word-stable-12 = écurie, case 12
word-servants-house = logis des gens
word-palace = palais
word-forge = forge
word-forge-10 = forge, case 10
word-forge-6 = forge, case 6
word-granary = grenier
word-track = piste de points
word-points = points
word-empty_spaces = cases vides
word-turn_order = ordre du tour
word-sold = marchandises vendues
word-livestock = animaux
word-bonus_tiles = tuiles bonus
word-towers = tours
word-houses = maisons
word-unbuilt = tuiles non construites
word-talers = talers
word-silver = argent
word-resources = ressources
word-building = bâtiment
word-mine = mine
word-ship = bateau
word-monastery = monastère
word-castle = château
word-face-down = tuile cachée
word-shield = blason
word-posts = bornes

# Files of finished games.
read-expected = attendu : { $what }
end-dice-file = game = "dice" est une feuille du jeu de dés ; décomptez-la avec : dicegame score FICHIER
end-duchy-file = un domaine, pas une partie finie ; recomptez-le avec : dicegame recount FICHIER
end-game-file = une partie finie, pas un domaine ; décomptez-la avec : dicegame endscore FICHIER
end-layout-file = c’est un domaine, pas une partie terminée ; regardez-le avec : padgen show FICHIER
end-no-game = game : attendu game = "base" ou game = "seasons"
end-no-edition = edition manque ; attendu edition = 2019 ou edition = 2011
end-solo-rounds = rounds : seul un jeu en solo l’a ; attendu mode = "solo"
end-tie-solo = tie : un jeu en solo n’a pas d’égalité ; enlevez tie, ou mode = "standard"
end-tie-team = tie : les équipes à égalité ont leur propre règle ; enlevez tie ; attendu team-tie = "most" ou "fewest"
end-team-tie-mode = team-tie : seul un jeu en équipes l’a ; attendu mode = "team"
end-post-bonus-edition = post-bonus : l’édition { $edition } n’a pas de bornes ; enlevez post-bonus, ou edition = 2019
end-member-tracks = track : attendu un nombre par membre, par exemple track = [87, 95]
end-players = players : attendu une table [[players]] par personne
end-two-teams = players : { $count } tables [[players]] ; mode = "team" a deux équipes
end-one-player = players : { $count } tables [[players]] ; mode = "solo" a une seule personne
end-most-players = players : { $count } personnes ; le jeu est pour { $most } au plus
end-no-name = name manque ; attendu name = "Anna"
end-same-names = players : { $count } s’appellent « { $name } » ; donnez à chacun un nom différent
end-members = members : attendu les deux personnes de l’équipe, par exemple members = ["Anna", "Ben"]
player-called = personne { $name }

# What a value or an answer should be, after "expected".
read-whole = un nombre entier jusqu’à { $most } ; trouvé { $found }
read-number = un nombre entier de 0 à { $most }
read-wholes = une liste de nombres entiers, par exemple { $example }
read-line = un texte d’une ligne
read-name = un nom de 1 à { $most } lettres ; trouvé { $found }
read-texts = une liste de textes
read-one-of = l’un de { $known } ; trouvé « { $found } »
read-one-of-near = l’un de { $known } ; vouliez-vous dire « { $near } » ?
read-more-letters = plus de lettres ; « { $found } » commence { $known }
read-table = une table comme { $example }
read-once = { $word } une fois ; « { $key } » est la même chose
read-flag = true ou false
read-either = { $known }
read-day = un jour comme 2026-11-20
read-layout = un domaine : { $reason }
read-base-layout = un domaine du jeu de base ; { $layout } est de l’autre jeu ({ $game })
read-tiles = une table, par exemple [tiles] et 16 = "carpenter"
read-two = deux nombres, un par membre
read-counts = des mots avec des nombres, par exemple { $first } 2, { $second } 1
read-each-once = chaque mot une fois
read-new-name = un nom que personne d’autre n’a
read-two-names = deux noms différents séparés par une virgule
read-names = au plus { $most } noms différents séparés par des virgules
read-row = { $hexes } nombres, un par case de la rangée ; trouvé : { $found }
read-mark = un nombre de 1 à 6 avec sa manche, par exemple 5II ou 52, ou x pour le château de départ, ou un point ; trouvé : « { $text } »
read-phases = trois nombres, un par manche
read-players = le nombre de joueurs, 2 à 4
read-goods = les marchandises vendues, 0 ou plus
read-rows = un texte ou une liste de textes, rangée par rangée
read-shields = une table comme { $example }
read-shield = un blason et ses manches, par exemple 1 = "B" ou 17 = "C-D"

# One finished duchy.
word-inn = auberge
duchy-solo = un domaine pour plusieurs ; { $layout } est pour le jeu solo, dont le compteur repart sans cesse de zéro
duchy-missing = { $key } manque ; attendu { $example }
duchy-rows = duchy : { $found ->
        [one] { $found } rangée
       *[other] { $found } rangées
    } ; { $layout } en a { $expected }
duchy-row = duchy : la rangée { $row } a { $found ->
        [one] { $found } mot
       *[other] { $found } mots
    }, attendu { $expected } ; une case vide est un point
duchy-place = duchy : rangée { $row }, case { $place }
duchy-herd = duchy : { $count } tuiles animaux à la manche { $phase } ; attendu au plus { $most }
duchy-unknown-tile = tuile inconnue « { $word } » ; attendu une tuile et sa manche, par exemple watchtowerB, cow4A, m7C, innD
duchy-no-phase = « { $word } » n’a pas de manche ; attendu A à E après la tuile, par exemple { $word }B
duchy-number = « { $word } » : attendu un nombre avant la manche, par exemple { $example }
duchy-no-number = « { $word } » : attendu aucun nombre avant la manche, par exemple { $example }
duchy-starts = { $count } châteaux de départ ; attendu un x
duchy-wrong-color = { $tile } : { $place } est une case { $color }
duchy-animals = { $animal }, tuile de { $number } animaux
duchy-unknown = { $tile }, { $place }, n’est pas dans l’édition { $edition }
duchy-unknown-shield = le blason { $number } n’est pas dans l’édition { $edition }
duchy-twice = { $tile } est là { $count } fois ; il n’y en a qu’un
duchy-too-many = { $tile } est { $count } fois dans le domaine ; la boîte en a { $most }
duchy-not-connected = à la manche { $phase }, aucune chaîne de tuiles ne relie celles-ci au château de départ : { $places } ; seul le blason 18 le permet
duchy-white-castles = { $count } châteaux blancs dans la ville ({ $place }) : les règles permettent un bâtiment de chacun des huit types par ville et ne disent pas si cela vaut pour les châteaux blancs
duchy-town = { $building } { $count } fois dans la ville, { $place } ; une fois par ville avant que le monastère { $monastery } soit dans le domaine
duchy-inns = { $count } auberges dans le territoire { $color }, { $place } ; une par territoire
duchy-both = { $color } est à la fois première et seconde
duchy-posts = first ou second nomme les bornes, mais elles ne sont pas toutes reliées
duchy-claim = une tuile bonus pour { $color }, mais toutes ses cases ne sont pas couvertes

# What a duchy tells of the track.
recount-area = { $area }, taille { $size }
recount-area-inn = { $area }, taille { $size }, avec une auberge
recount-from-start = { $what }, là depuis le début
recount-in-phase = { $what }, manche { $phase }
area-building = Ville, { $place }
area-livestock = Pâturage, { $place }
area-mine = Mines, { $place }
area-ship = Rivière, { $place }
area-monastery = Monastères, { $place }
area-castle = Châteaux, { $place }
recount-pastures = Pâturages
recount-watchtower = Tour de guet, { $place }
recount-crane = Grue, { $place }, si elle sert de tour de guet
recount-herd = { $where }, manche { $phase } : { $tiles }
recount-animal = { $kind } { $number }
recount-two-posts = Deux bornes reliées, manche { $phase }
recount-third-post = La troisième borne reliée, manche { $phase }, si cela compte encore
recount-third-post-again = La troisième borne reliée, manche { $phase }, ce qui compte encore
recount-complete = { $what } : complet à la manche { $phase }, { $tile }
recount-all-posts = Toutes les bornes reliées, manche { $phase } : { $tile }
color-name-building = Bâtiments
color-name-livestock = Animaux
color-name-mine = Mines
color-name-ship = Bateaux
color-name-monastery = Monastères
color-name-castle = Châteaux
recount-large = grande tuile bonus
recount-small = petite tuile bonus
recount-first = bonus du premier
recount-second = bonus du second
recount-any = bonus, si premier ou second
recount-sold = { $count } marchandises vendues
recount-no-sales = les ventes ne se voient pas sur le domaine : saisissez sold et players
recount-no-firsts = on ne voit pas qui a complété une couleur en premier : saisissez first et second
recount-no-post-bonus = les règles ne disent pas si le blason 7 double le bonus pour toutes les bornes, pour lequel la boîte n’a pas de tuile : saisissez { $points } ou { $tile }
recount-no-third-post = les règles ne disent pas si la troisième borne reliée rapporte encore les points de la manche : saisissez { $again } ou { $once }
recount-no-players = les tuiles bonus et les ventes dépendent du nombre de joueurs : saisissez players
recount-no-order = l’ordre dans une manche ne se voit pas : numérotez les tuiles de la manche, par exemple cow4A1 cow3A2
recount-shields = la ligne d’un blason a une fourchette dans les manches où il est venu ou parti
recount-never = les points des routes commerciales et des monastères copiés ne se voient pas sur le domaine
recount-title = { $name }, { $layout }, édition { $edition }
recount-sum = Le domaine explique { $points } points.
recount-range = { $low } à { $high }
recount-too-few = La piste montre { $track } : au moins { $points } de trop peu.
recount-right = La piste montre { $track } : cela peut être juste.
recount-more = La piste montre { $track } : { $points } de plus que ce que le domaine explique.

# Buildings, as many of them.
building-warehouse = Entrepôts
    .small = entrepôts
building-watchtower = Tours de guet
    .small = tours de guet
building-carpenter = Menuiseries
    .small = menuiseries
building-church = Églises
    .small = églises
building-market = Marchés
    .small = marchés
building-boarding-house = Pensions
    .small = pensions
building-bank = Banques
    .small = banques
building-town-hall = Mairies
    .small = mairies
building-white-castle = Châteaux blancs
    .small = châteaux blancs

# What files call by these words: buildings, animals, expansions, resources, places of helpers.
thing-warehouse = entrepôt
thing-watchtower = tour de guet
thing-carpenter = menuiserie
thing-church = église
thing-market = marché
thing-boarding-house = pension
thing-bank = banque
thing-town-hall = mairie
thing-white-castle = château blanc
thing-crane = grue
thing-sheep = mouton
thing-cow = vache
thing-pig = cochon
thing-chicken = poule
thing-goat = chèvre
thing-goose = oie
thing-crane-and-geese = grue et oies
thing-white-castles = châteaux blancs
thing-border-posts = bornes
thing-shields = blasons
thing-sand = sable
thing-wood = bois
thing-clay = argile
thing-stone = pierre
thing-keep = donjon
thing-tavern = taverne
thing-tavern-12 = taverne, case 12
thing-tavern-6 = taverne, case 6
thing-small-gate = petite porte
thing-big-gate = grande porte
thing-stable = écurie
thing-stable-16 = écurie, case 16
thing-stable-12 = écurie, case 12
thing-servants-house = logis des gens
thing-palace = palais
thing-forge = forge
thing-forge-10 = forge, case 10
thing-forge-6 = forge, case 6
thing-granary = grenier

# What is scored, item by item; monasteries and shields with their numbers.
item-track = Piste des points de victoire
item-goods = Marchandises non vendues
item-silver = Pépites d’argent
item-workers = Paires d’ouvriers
item-monastery-15 = Sortes de marchandises vendues (15)
item-monastery-24 = Sortes d’animaux (24)
item-monastery-25 = Marchandises vendues (25)
item-monastery-26 = Tuiles bonus (26)
item-shields-1-6 = Blasons 1–6
item-shields-7-12 = Blasons 7–12
item-shields-13-18 = Blasons 13–18
item-shield-10 = Blason 10 : monastères encore une fois
item-shield-13 = Blason 13 : blasons encore une fois
item-building = { $building } ({ $number })

item-points = Points avant le décompte final
item-keep = Donjon : places d’assistant libres
item-tavern-12 = Taverne, case 12 : assistants
item-tavern-6 = Taverne, case 6 : paires d’assistants
item-small-gate = Petite porte : tours
item-big-gate = Grande porte : tours
item-stable-16 = Écurie, case 16 : maisons
item-stable-12 = Écurie, case 12 : maisons
item-servants-house = Logis des gens : tuiles non construites
item-market = Marché, un assistant : paires de talers
item-market-both = Marché, deux assistants : talers
item-palace = Palais : jusqu’à 5 ressources par assistant
item-forge-10 = Forge, case 10 : lingots d’argent
item-forge-6 = Forge, case 6 : paires de lingots
item-granary = Grenier (hiver) : 10, 7 ou 3 par assistant

# Ties.
tie-fewest-spaces = le moins de cases vides dans le domaine
tie-most-spaces = le plus de cases vides dans le domaine
tie-farthest-behind = le plus loin derrière dans l’ordre du tour
tie-spaces = cases vides
tie-turn-order = ordre du tour

# Layout files.
layoutfile-game = attendu : game = "dice" ou game = "base"
layoutfile-finished = une partie finie, pas un domaine ; décomptez-la avec : dicegame { $command } FICHIER
layoutfile-record = l’enregistrement d’une partie, pas un domaine ; montrez-le avec : dicegame replay FICHIER, ou reprenez-le avec : dicegame play --resume FICHIER
layoutfile-no-die = seul le jeu de base a des nombres de dé
layoutfile-first = attendu : first = [q, r], la place de la première case des rangées
layoutfile-posts = attendu : des paires de cases voisines du bord, par exemple { $example }
layoutfile-links = attendu : des paires de cases qu’une rivière relie, par exemple { $example }
layoutfile-text = attendu : { $key } = un texte
layoutfile-texts = attendu : { $key } = une liste de textes
layoutfile-lines = attendu : { $key } = un texte ou une liste de textes, rangée par rangée
layoutfile-example = attendu : { $example }
layoutfile-numbers = attendu : { $example }, des nombres entiers de 0 à 999
layoutfile-at-least-one = { $table } = 0 : au moins 1 est attendu
layoutfile-color = couleur inconnue « { $color } » ; attendu { $colors }
layoutfile-table = table inconnue « { $table } » ; attendu { $tables }
layoutfile-row = ligne inconnue « { $row } » dans { $table } ; attendu { $example }

# Ce qui ne va pas dans un domaine.
problem-hexes = { $found ->
    [one] { $found } case au lieu de { $expected }
   *[other] { $found } cases au lieu de { $expected }
 }
problem-parts = { $parts } parties séparées ; toutes les cases doivent se toucher
problem-unreached = { $found ->
    [one] 1 case est inaccessible
   *[other] { $found } cases sont inaccessibles
 } depuis le château ({ $castle }) ; toutes les cases doivent se toucher ou être reliées
problem-post-twice = un poste-frontière est donné deux fois ; chacun est attendu une seule fois
problem-post-game = seuls les plateaux du jeu de base ont des postes-frontières
problem-shape = ce n’est pas l’hexagone aux rangées 4-5-6-7-6-5-4
problem-color = cases de couleur { $color } : { $found } au lieu de { $expected }
problem-area = { $area } a { $size } cases au lieu de { $smallest } à { $largest }
problem-castle-size = { $area } a { $size } cases ; un château n’en a qu’une
problem-squares = châteaux au carré { $color } : { $found } au lieu de { $expected }
problem-towns = { $found ->
    [one] { $found } ville au lieu de { $fewest } à { $most }
   *[other] { $found } villes au lieu de { $fewest } à { $most }
 }
problem-no-die = { $found ->
    [one] { $found } case sans nombre de dé
   *[other] { $found } cases sans nombre de dé
 }
problem-dice = { $found ->
    [one] le nombre { $die } est sur { $found } case au lieu de { $expected }
   *[other] le nombre { $die } est sur { $found } cases au lieu de { $expected }
 }
problem-overlap = les cases se chevauchent ou laissent des vides
problem-polygon = un territoire de couleur { $color } n’est pas le polygone que forment ses cases
problem-edges = le contour a { $edges } côtés au lieu de { $expected }
problem-bug = { $name } : { $problem } ; c’est une erreur de padgen, merci de la signaler
area-at = le territoire { $color }, { $place }

# Ce qui ne peut pas être un domaine.
layout-text = { $text } : une ligne de texte imprimable est attendue, sans { $character }
layout-no-hexes = le domaine est vide : il n’a pas de cases
layout-hex = { $place } : { $what }
layout-no-name = il faut un nom au domaine
layout-post-hexes = poste-frontière { $post } : deux cases voisines du domaine sont attendues
layout-post-rim = poste-frontière { $post } : ces cases ne se rejoignent pas au bord
layout-link-game = seuls les domaines du jeu de base ont des liaisons ; supprimez-les
layout-link-hexes = liaison { $link } : il n’y a pas de case { $hex } ; deux cases du domaine sont attendues
layout-link-itself = liaison { $link } : elle relie une case à elle-même ; deux cases différentes sont attendues
layout-link-touch = liaison { $link } : ces cases se touchent et sont voisines sans liaison ; deux cases qui ne se touchent pas sont attendues
layout-link-twice = liaison { $link } : elle est donnée deux fois ; chaque liaison est attendue une seule fois
layout-composition = composition : un nombre est attendu pour chacune des couleurs { $colors }
layout-towns = composition : le jeu de base demande un nombre de villes, le jeu de dés n’en a pas
layout-color = { $color } n’est pas une couleur du { $game } ; couleurs possibles : { $colors }
layout-castle = il faut un carré au château, parmi { $squares }
layout-square = seuls les châteaux du jeu de dés ont un carré

# The files to fill in after a game. Words in quotes and colors in English are what the files expect.
template-base = Une partie finie des Châteaux de Bourgogne. Remplissez ce fichier, puis : dicegame endscore FICHIER
template-seasons = Une partie finie d’Un château pour toutes saisons. Remplissez ce fichier, puis : dicegame endscore FICHIER
template-lines = Des lignes peuvent manquer : un nombre absent compte 0. docs/end-scoring.md explique chaque ligne.
template-edition = 2011 ou 2019
template-mode = standard, team (équipes) ou solo
template-base-layout = le domaine que tous jouent ; ou dans la partie de chaque personne
template-tie = "most" : à égalité, le plus de cases vides l’emporte, pas le moins comme dans les règles anglaises (contesté)
template-team-tie = "fewest" : entre équipes à égalité, le moins de cases vides l’emporte, comme dans la Special Edition, plus récente, pas le plus comme en 2019
template-post-bonus = "tile" : le bonus pour toutes les bornes compte comme une tuile bonus, comme dans la Special Edition, plus récente
template-tiles = seulement si vos monastères comptent d’autres bâtiments que ne le croit dicegame
template-team = Équipe { $letter }
template-members = les deux joueurs de l’équipe
template-track = points sur la piste des points de victoire, tuile 100/200 comprise
template-counter = points sur le compteur de points de victoire à la fin de la partie
template-tracks = points sur la piste des points de victoire pour chaque membre, tuile 100/200 comprise
template-goods = marchandises non vendues
template-monasteries = numéros des tuiles jaunes du domaine, 1 à { $most }, par exemple [15, 17]
template-buildings = dans le domaine
template-livestock = sortes d’animaux du domaine : { $kinds }, par exemple { $example }
template-livestock-geese = sortes d’animaux du domaine : { $kinds } ({ $geese } : extension), par exemple { $example }
template-sold-goods = marchandises vendues
template-sold-routes = marchandises vendues, routes commerciales comprises
template-other-name = { $other } est { $name }
template-bonus-tiles = grandes et petites
template-shields = numéros des blasons, 1 à { $most }, seulement ceux qui restent après le tribut de la manche E
template-copies = blason 6 : le nom de la personne dont les monastères comptent aussi
template-rounds = tours joués
template-spaces-left = cases restées vides dans le domaine
template-empty-spaces = cases vides dans le domaine ; utile seulement en cas d’égalité
template-turn-order = place sur le pont à la fin, 1 = premier ; utile seulement en cas d’égalité
template-winter = true du côté hiver du plateau, sinon false
template-erected = Bâtiments construits ; supprimez les autres. La forge et le marché sont toujours là.
template-by-anyone = construites, par tous
template-unbuilt = tuiles de bâtiment restées sur le plateau
template-forge = lingots d’argent dans la forge avant le décompte final
template-places = helpers : les places où se tiennent les assistants de la personne ; répétez un nom pour un deuxième assistant. Places :
template-points = avant le décompte final
template-helpers = par exemple { $example }
template-bars = lingots d’argent
template-recount = Un domaine fini à recompter. Remplissez ce fichier, puis : dicegame recount FICHIER
template-rows = Le domaine rangée par rangée, un mot par case : tuile et manche A-E. Exemples : watchtowerB (tour de guet), boarding-houseC (pension), cow4A (vaches), goose2B (oies), shipC (bateau), mineA (mine), castleD (château), m7C (monastère 7), innD (auberge) ; x est le château de départ, . est vide. Si l’ordre dans une manche est connu, son numéro suit : cow4A1 cow3A2.
template-colors = Les couleurs des cases (B bâtiment, G animaux, M mine, S bateau, K monastère, C château) :
template-phases = blasons et les manches où ils étaient dans le domaine ; "B" va de B à la fin
template-players = nombre de joueurs : les tuiles bonus et les ventes en dépendent
template-sold-number = marchandises vendues
template-large = couleurs complétées en premier (grande tuile bonus) : { $colors }
template-small = en deuxième (petite tuile bonus)
template-post-bonus-seven = bonus pour toutes les bornes : "points", ou "tile" si le blason 7 le double
template-third-post = la troisième borne : "again" si elle rapporte encore les points de la manche, ou "once"
template-compare = ce que montre la piste, pour comparer

## Layout files and notation

# Files and texts.
file-unreadable = illisible : { $reason }
file-missing = Le fichier n’existe pas
file-folder = C’est un dossier
file-forbidden = Permission refusée
file-too-large = { $most ->
    [one] plus d’un mégaoctet ; attendu un petit fichier texte
   *[other] plus de { $most } Mo ; est-ce le bon fichier ?
 }
file-no-folder = Ce n’est pas un dossier
file-exists = Le fichier existe déjà
file-read-only = Système de fichiers en lecture seule
file-disk-full = Le disque est plein
file-long-name = Le nom est trop long
file-bad-name = aucun fichier ne peut porter ce nom
file-not-text = pas un fichier texte en UTF-8
file-not-utf-8 = pas un fichier texte en UTF-8 : la ligne { $line } est dans un autre codage ; enregistrez-le en UTF-8
file-photo = une photo, pas un fichier texte ; les photos de feuilles du jeu de dés se lisent avec : dicegame read PHOTO
file-empty-folder = un dossier ; attendu un fichier .toml ou .json dedans
text-invalid = { $format } non valable, { $where } : « { $reason } »
text-place = ligne { $line }, colonne { $column }
text-end = ligne { $line }, fin du texte
text-json-lines = du JSON en plusieurs lignes, chacune à part ; une partie enregistrée se montre et se compte avec : dicegame replay FICHIER
text-too-deep = { $format } non valable : un nombre trop long ou des crochets trop imbriqués
text-no-object = attendu : un objet JSON, par exemple { $example }
text-twice = « { $key } » est donné deux fois
text-unknown-key = clé inconnue « { $key } » ; attendu l’une de { $known }
text-unknown-key-near = clé inconnue « { $key } » ; vouliez-vous dire « { $near } » ?
text-near = { $what } ; vouliez-vous dire « { $near } » ?

layout-no-game = { $text } : il n’y a pas de jeu { $game } ; une notation commence par dice: ou base:
layout-unknown = aucun domaine ne s’appelle { $text } ; vouliez-vous dire { $names } ? (padgen list montre tous les noms ; pour un fichier, donnez son chemin, par exemple ./mine.toml)
layout-unknown-name = aucun domaine ne s’appelle { $text } ; un nom comme { $names } est attendu (padgen list montre tous les noms ; pour un fichier, donnez son chemin, par exemple ./mine.toml)
layout-unknown-here = aucun domaine ne s’appelle { $text } ; un nom comme a ou base-1 est attendu, ou une notation comme dice:PP/OgO/YY
layout-long = { $text } : trop long ; { $most } caractères au plus

# Pourquoi de tels nouveaux domaines n’existent pas.
new-hexes = { $name } a { $hexes } cases ; padgen crée des domaines de { $most } cases au plus
new-no-dice = le jeu de dés n’a pas de nombres à mélanger ; seuls les domaines du jeu de base en ont
new-like = aucun domaine ne peut être comme { $name } : { $problem }
new-sizes-game = { $name } est un domaine du { $game } ; les tailles de ses territoires ne conviennent pas au { $other }
new-sizes = aucun domaine comme { $like } ne peut avoir les tailles de territoires de { $name } : { $problem }
new-areas = { $hexes } cases de couleur { $color } ne peuvent former des territoires de { $smallest } à { $largest } cases
new-areas-counted = { $hexes } cases de couleur { $color } ne peuvent former { $fewest } à { $most } territoires de { $smallest } à { $largest } cases
new-symmetry = la forme de { $name } n’a aucune symétrie qu’un domaine pourrait avoir
new-no-more = { $count ->
    [one] il n’existe que { $count } domaine de ce genre
   *[other] il n’existe pas plus de { $count } domaines de ce genre
 }
new-none = il n’existe aucun domaine de ce genre
new-not-found = aucun domaine de ce genre n’a été trouvé en { $tries } essais
new-no-further = après { $count } domaines différents, aucun autre n’a été trouvé en { $tries } essais
new-shuffle = les nombres de dés n’ont pu être mélangés sans voisins égaux en { $tries } essais

# Toutes les commandes.
cli-warning = attention : { $text }
cli-see-help = { $command } : { $message } (voir { $command } --help)
usage-missing = il manque { $name }
usage-value = { $name } : { $what }
usage-wrong-value = { $name } : « { $value } » ne convient pas ; il faut { $expected }
usage-expected = { $what } ; il faut { $expected }
usage-no-option = l’option { $option } n’existe pas
usage-without-value = { $option } demande une valeur
usage-flag = { $option } n’a pas de valeur
usage-no-command = la commande « { $word } » n’existe pas
usage-extra = en trop : { $words }
usage-file = le nom d’un fichier
usage-number = un nombre
usage-whole-number = un nombre entier
usage-least = { $number }, au moins { $least }
usage-range = { $number } de { $least } à { $most }
cli-stopped = { $command } : interrompu
cli-seed = graine { $seed }
cli-tried = { $tried } essais
progress-share = { $what } : { $percent } %
progress-tried = { $what } : { $done } sur { $total }, { $tried } essais
progress-left = { $count } ; encore { $left } environ
time-seconds = { $seconds } s
time-minutes = { $minutes } min
cli-illegal = { $name } n’est pas conforme aux règles : { $code } : { $problem }
cli-illegal-more = { $name } n’est pas conforme aux règles : { $code } : { $problem } (et { $more } de plus ; padgen validate montre tout)
cli-language = « { $language } » n’est pas l’une des langues { $languages }.
cli-offset = « { $text } » n’est pas un décalage ; attendu : deux nombres de mm jusqu’à 20, vers la droite et vers le bas, comme 0.5,-1

# Écriture de fichiers.
output-name = -o : le nom d’un fichier est attendu, ou - pour la sortie standard
output-ending = { $path } : ce sera un fichier { $ending } ; nommez-le { $right }
output-other-kind = { $path } : ce fichier existe et il est d’un autre type, il n’a pas été remplacé ; choisissez un autre nom
output-exists = { $path } : ce fichier existe déjà, rien n’a donc été demandé ; choisissez un autre nom
output-failed = { $path } : écriture impossible : { $reason }
output-folder = c’est un dossier ; nommez un fichier dedans
output-protected = le fichier est protégé
output-no-folder = il n’y a pas de dossier { $folder }

# padgen list, show et validate. Les mots forment une colonne.
list-name = nom
list-game = jeu
list-also = autres noms
list-confidence = fiabilité
list-show = padgen show NAME montre un domaine et sa source.
confidence-sure = sûr
confidence-likely = probable
show-no-areas = 0 case
show-areas = { $count ->
    [one] { $count } case en territoires de { $sizes }
   *[other] { $count } cases en territoires de { $sizes }
 }
show-notation = notation
show-no-notation = aucune : pas un hexagone
show-links-no-notation = aucune : une notation ne contient pas de rivières
show-posts = postes
show-where = à la rencontre de : { $places }
show-no-posts-game = { $where } ; ils ne peuvent pas être joués : il en faut 3, il y en a { $found }
show-links = rivières
show-joined = relient des cases qui ne se touchent pas : { $pairs }
show-also = aussi
show-source = source
show-confidence = fiabilité
show-not-given = non indiqué
show-rating = évaluation
show-rated = { $word }, indice { $index } : { $bot } marque en moyenne { $mean } points en { $games } parties seul (erreur type { $error })
show-start = { $color } { $points }
rating-easy = facile
rating-medium = moyen
rating-hard = difficile
show-legal = conforme aux règles

# padgen generate.
generate-out-one = un seul de --out, --notation et --json est attendu
generate-out-name = le nom d’un dossier est attendu
option-choice = { $option } : « { $value } » ne fait pas partie de { $known }
generate-game = { $name } est un domaine du { $game }
generate-grain = --grain est sans effet : les tailles des territoires sont celles de --sizes { $sizes }
generate-no-notation = les domaines comme { $name } ne sont pas des hexagones et n’ont pas de notation ; utilisez --out DIR ou --json
generate-left-out = les notations omettent { $what } de { $name } ; les fichiers (--out DIR) les gardent
generate-composition = la composition
generate-tables = les tableaux
generate-posts = les postes-frontières
generate-exists = { $path } existe déjà ; rien n’a été écrit
generate-exist = { $path } et { $more } autres de ces fichiers existent déjà ; rien n’a été écrit
generate-stopped = interrompu : { $done } domaines sur { $total } ont été écrits dans { $folder }, chaque fichier en entier
generate-partly = { $error } ; { $done } sur { $total } ont été écrits dans { $folder }
generate-failed = { $folder } : { $reason } ; { $done } domaines sur { $total } ont été écrits
generate-making = Création des domaines
generate-writing = Écriture des domaines
generate-looking = recherche de domaines : { $asked } ; un bot joue { $games } parties sur chacun, et { $more } sur ceux qui s’en approchent ; abandon après { $most } échecs de suite
generate-trying = parties sur le domaine { $number }
generate-rating = { $word } { $index }, châteaux à { $spread } points d’écart
generate-rating-of = { $name } : { $rating }
generate-board-rating = { $word } { $index }, les planificateurs font { $mean } ± { $error } points sans extensions

# padgen pad et scorepad.
pad-old-pages = c’est l’ancien nom de --sheets ; donnez l’un des deux seulement
pad-what = des domaines ou --random N sont attendus, pas les deux
pad-what-example = des domaines sont attendus, comme dans padgen pad a, ou --random N
notation-expected = pas une notation : { $text } ; attendu : dice: ou base: et des rangées de lettres
notation-no-dice = seules les notations du jeu de base ont des valeurs de dé après un point-virgule
layout-no-rows = le domaine est vide : attendu : des rangées de lettres
layout-even-rows = { $rows } rangées ; un hexagone en a un nombre impair, 7 pour un domaine imprimé
layout-row = la rangée { $row } a { $letters ->
        [one] { $letters } lettre
       *[other] { $letters } lettres
    }, attendu { $expected } dans un hexagone de { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }
layout-picture = ligne { $line } du dessin, colonne { $column } : attendu : chaque rangée décalée d’une demi-case (une colonne) par rapport à celle du dessus
layout-letter = { $where } : lettre inconnue { $letter } ; ce jeu ({ $game }) a { $letters }
layout-dice-rows = { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } de valeurs de dé ; le domaine en a { $expected }
layout-dice-row = la rangée { $row } a { $numbers ->
        [one] { $numbers } valeur
       *[other] { $numbers } valeurs
    } de dé, attendu { $expected }
layout-die = { $where } : valeur de dé { $digit } ; attendu : 1 à 6, ou . pour aucune
layout-die-number = seules les cases du jeu de base ont un nombre de dé, de 1 à 6

# Évaluations dans les fichiers.
rating-expected = { $key } = { $what } est attendu
rating-index = un nombre supérieur à 0, par exemple 1.05
rating-points = un nombre de points
rating-few-points = un nombre de points inférieur à 1000
rating-games = un nombre entier de parties, supérieur à 0
rating-bot = le nom du bot qui a joué
rating-starts = { $example }, les points pour chaque château de départ

## Command line

warning = attention : { $what }
seed = graine { $seed }
pad-places-file = le nom d’un fichier à part est attendu, par exemple places.json
pad-random-counts = cette option compte elle-même les feuilles ; enlevez --sheets (ou --pages) et --mix
pad-random-missing = les options sous « What the duchies are like » sont pour de nouveaux domaines : ajoutez --random N
pad-seed = rien n’est aléatoire ici ; --seed va avec --random N ou --dice-sheet
pad-left-out = { $sheets } feuilles sont trop peu pour tous les domaines ; il manque : { $names }
pad-more = { $sheets } feuilles au lieu de { $asked }, pour remplir le dos de la dernière page
pad-letters = impossible d’imprimer { $letters } dans le nom de { $names } : la police a les lettres latines, grecques et cyrilliques
sheet-small = le domaine { $name } ne tient pas sur { $paper } : des cases auraient moins de 3 mm ; prenez un papier plus grand, ou moins de feuilles par page
pad-link = { $link } n’est pas un lien pour un code ; une adresse comme https://example.org/?layout= est attendue, sans espace ni #, de { $most } lettres au plus
pad-large = { $sheets ->
    [one] le papier est trop petit pour de gros caractères ; prenez un papier plus grand
   *[other] { $sheets } feuilles par page sont trop petites pour de gros caractères ; prenez un papier plus grand, ou moins de feuilles par page
 }
pad-per-page = { $sheets } feuilles par page ; 1, 2 ou 4 est attendu
pad-small = { $sheets ->
        [one] { $sheets } feuille sur { $paper } serait plus petite
       *[other] { $sheets } feuilles sur { $paper } seraient plus petites
    } que A6 ; prenez un papier plus grand, ou moins de feuilles par page
pad-fold-duplex = recto et verso sont côte à côte, à plier ; enlevez duplex
pad-fold-binding = les feuilles pliées ont leur pli sur un bord ; enlevez binding
pad-press-home = un imprimeur coupe, plie et ajuste lui-même ; enlevez cut, fold et les décalages
paper-unknown = « { $paper } » n’est pas un format de papier ; attendu : { $known }, ou largeur et hauteur en mm, comme 200x250
paper-large = { $paper } est trop grand ; le plus grand papier mesure { $most } mm de long
pad-two-games = les feuilles du jeu de dés et les plateaux du jeu de base ne vont pas dans le même bloc ; imprimez-les l’un après l’autre
pad-not-boards = ceci est pour les feuilles du jeu de dés, pas pour les plateaux
pad-only-boards = ceci est pour les plateaux du jeu de base
pad-start = start : le domaine { $name } n’a pas de château au carré { $color }
pad-drawing-boards = Dessin des plateaux
pad-drawing-sheets = Dessin des feuilles
pad-drawing-extras = Dessin des autres pages
pad-drawing-pages = Dessin des pages

## Terminal

play-help-hint = ? affiche l’aide.
play-prompt = { $prompt } :
play-player = Joueur
play-help-moves = Tapez le numéro d’un coup, ou le coup lui-même.
play-help-words =
    Points : plusieurs coups ; le numéro les montre, Entrée revient. Ou un mot :
      plus     tous les coups, un par un
      plateau  revoir le domaine (plateau Ben : celui de Ben)
      conseil  trois bons coups ; a, b ou c en joue un, pourquoi montre les calculs
      annule   reprendre le dernier coup, tant que les dés ne sont pas relancés ;
               avec de vrais dés, aussi un lancer ou des tuiles mal tapés
      quitter  partir ; la partie est enregistrée, dicegame play --resume la reprend
play-help-question = Ou un mot : plateau montre de nouveau le domaine, quitter arrête.
play-standing = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
play-others = Les autres : { $standings }
play-all = Tous
play-question = { $name }, { $question } ({ $choices }) ?
play-question-secret = { $name }, { $question } ({ $choices }, saisie invisible) ?
play-enter-draws = Entrée continue
play-what-came = Qu’est-ce qui est sorti
play-came = Sorti : { $result }.
play-enter-ends = Entrée termine la partie
play-undo-answer = annule reprend la dernière réponse
play-undo-move = annule reprend le dernier coup
play-undo-chance = annule reprend { $what ->
    [deal] les nouvelles tuiles
    [setup] les premières marchandises
   *[other] le lancer
 }
play-undo-roll-hint = (annule, si c’était mal tapé)
play-nothing-here = « { $word } » n’a pas d’effet ici ; ? montre ce qui en a.
play-your-turn = { $name }, à vous :
play-your-turn-only = Entrée : { $move }. { $name }, à vous :
play-group = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
 }
play-your-turn-part = { $name }, lequel (Entrée : retour) ?
dice-group-sell = { $choice ->
    [none] garder les marchandises
   *[other] vendre d’abord toutes les marchandises
 }
dice-group-bonus = { $choice ->
    [none] avec les dés tels quels
    [monk] un moine pour n’importe quelle couleur
    [worker] un ouvrier pour n’importe quel chiffre
   *[silver] une pièce d’argent pour un second marquage
 }
dice-group-second = { $hex } et une autre case
play-no-such-number = Il y a les coups 1 à { $number }.
play-move-taken-back = { $name } reprend son coup
play-roll-taken-back = { $what ->
    [deal] Les nouvelles tuiles sont reprises.
    [setup] Les premières marchandises sont reprises.
   *[other] Le lancer est repris.
 }
play-roll-corrected = { $what ->
    [deal] Les nouvelles tuiles étaient mal tapées ; elles sont reprises
    [setup] Les premières marchandises étaient mal tapées ; elles sont reprises
   *[other] Le lancer était mal tapé ; il est repris
 }
play-hints = De bons coups, le meilleur d’abord ; une lettre en joue un, pourquoi montre les calculs :
play-why = Les points que le bot attend jusqu’à la fin ; puis ce qui lui plaît et lui déplaît :
hint-reasons = encore { $value } points ; { $reasons }
look-back-of-dice = Que permettaient ces dés à qui les aurait tous connus ? (Ctrl-C passe cette étape)
look-back-of-base = Quels tours ont coûté des points, d’après ce que l’on pouvait savoir en les jouant ? (Ctrl-C passe cette étape)
look-back-of-any = Quels tours ont coûté des points ? (Ctrl-C passe)
play-looking = recherche ...
play-look-back-skipped = Passé ; dicegame bound le dit pour un enregistrement.
play-whose-board = « { $name } » n’est pas clair ; choix possibles : { $names }
play-saved-in = Cette partie est enregistrée dans { $file }.
play-going-on = On reprend { $file }.
play-finished = La partie dans { $file } est finie.
play-saved = enregistré ; pour reprendre : dicegame play --resume { $file }
play-not-begun = aucune partie commencée
play-file-exists = { $file } : existe déjà ; reprenez-le avec --resume, ou nommez un autre fichier
play-file-folder = { $file } est un dossier ; nommez un fichier dedans, par exemple { $example }
play-dropped = { $file } : la dernière ligne est incomplète et a été laissée de côté : « { $text } »
play-damaged = { $file } est abîmé à partir de la ligne { $number }, peut-être parce que deux programmes y ont écrit : { $fault }
play-left-out = Les lignes précédentes forment une partie valable. Elle peut continuer dans un nouveau fichier, et celui-ci reste tel quel. { $lines ->
    [one] Une ligne est laissée de côté :
   *[other] { $lines } lignes sont laissées de côté :
 }
play-enter-sound = Entrée continue sans elles, quitter arrête :
play-enter-again = Entrée essaie encore, quitter arrête :
replay-unfinished = La partie n’est pas finie ; les points jusqu’ici :
replay-sound-part = La partie continue d’ici, dans un nouveau fichier, avec : dicegame play --resume { $file }
replay-step = Entrée continue, q arrête :
replay-duchy = Domaine { $name }, { $variant ->
    [solo] solo
   *[other] jeu normal
 }
dice-help =
    Tapez le numéro d’un coup, ou le coup lui-même :
      12=4              écrire un 4 dans la case 12
      moine 12=4        ... en barrant un moine : toute couleur de dé convient
      ouvrier 12=4      ... en barrant un ouvrier : tout nombre convient
      12=4 argent 17=2  marquer deux cases, en barrant un argent
      passe             prendre plutôt un ouvrier
      vends ...         au double sablier, tout vendre d’abord : vends 12=4
dice-legend =
    P monastère (1 ou 2), G mine (3 ou 4), B rivière (5 ou 6),
    O ville (tous différents), Y pâturage (tous pareils),
    p g b o château et son carré (un nombre d’à côté) ;
    12 est le numéro d’une case : on compte rangée par rangée, d’en haut à gauche
dice-starts-from = { $name } part du château { $castle }
dice-hex = { $hex } { $state ->
    [marked] a { $pip }
    [start] est le château de départ
    [legal] peut être marquée
   *[empty] est vide
 }
dice-area = { $kind } ({ $color }) : { $hexes }.
dice-castle-area = { $kind } ({ $color }), carré { $square } : { $hexes }.
dice-time-and-roll = { $time }, dés : { $dice }
dice-not-rolled = pas lancés
dice-time = Manche { $phase }, tour { $round }, temps { $boxes } sur { $all }
dice-time-solo = Manche { $phase }, tour { $round } sur { $rounds }
dice-standing = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $phases })
dice-circles = Entourés : { $circles }
dice-circles-of = { $bonus } { $number }
dice-color-bonus = Bonus de couleur : { $values }
dice-color-value = { $color } { $values }
dice-color-gone = pris
dice-color-done = fait
dice-effect = { $what } : { $changes }
dice-marks = marquer { $hexes }
dice-marked-hex = { $kind_the } { $hex }
dice-finishes = { $color } complété
dice-takes-worker = prendre un ouvrier
dice-change = { $what ->
    [monk] { $number ->
        [one] { $signed } moine
       *[other] { $signed } moines
     }
    [silver] { $number ->
        [one] { $signed } argent
       *[other] { $signed } argents
     }
    [commodity] { $number ->
        [one] { $signed } marchandise
       *[other] { $signed } marchandises
     }
    [worker] { $number ->
        [one] { $signed } ouvrier
       *[other] { $signed } ouvriers
     }
   *[points] { $number ->
        [one] { $signed } point
       *[other] { $signed } points
     }
 }
dice-enter-rolls = Entrée lance les dés
dice-what-was-rolled = Dés (par exemple : orange bleu 2 4 double)
dice-rolled = Lancé : { $dice }.
dice-may-sell = Double sablier : on peut vendre des marchandises.
dice-first-finished = { $names } : couleur { $color } complète, en premier, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dice-second-finished = { $names } : couleur { $color } complète, ensuite, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dice-phase-ended = La manche { $phase } est finie ; la manche { $next } commence.
dice-event-roll = Manche { $phase }, tour { $round } : { $dice }
dice-allowed = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; ces dés permettaient au moins { $best } (au plus { $most })
dice-allowed-exactly = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; ces dés permettaient { $best } (et pas plus)
dice-nothing-cost = { $allowed } ; aucun coup n’a rien coûté.
dice-costliest = { $allowed } ; { $whose ->
    [bot] ses coups les plus chers
   *[person] vos coups les plus chers
 } ({ $number }) :
dice-costly = { $time }, { $dice } : { $turn } a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par rapport à { $better }.
roll-phase-begins = La manche { $phase } commence.
roll-prompt = Entrée lance les dés, q arrête :
roll-help =
    Ici on lance les dés pour ceux qui écrivent sur papier. Tous utilisent le même
    lancer : marquer une case, ou prendre un ouvrier. Le dé sablier fait avancer
    le temps ; au double sablier, chacun peut vendre toutes ses marchandises. La
    manche finit avec son temps.
roll-stopped = arrêté à la manche { $phase }, après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
 }
roll-line = { $time } : { $dice }
roll-may-sell = Double sablier : chacun peut vendre toutes ses marchandises.
roll-last-round = C’est le dernier tour de la manche { $phase }.
roll-over = La partie est finie. dicegame score additionne ce qui est sur le papier.
play-resume-alone = --resume reprend ce que dit le fichier ; laissez les autres options de côté
play-seed-table = --seed fixe les dés lancés à l’écran, pas ceux de la table

## Web: pages

web-name = La Table des domaines
web-skip = Aller au contenu
web-menu = Menu
web-unofficial = Non officiel, pour Les Châteaux de Bourgogne : Le jeu de dés et ses grands frères ; sans lien avec leurs auteurs et éditeurs. Tous les dessins et textes sont de nous.
web-sorry = Cela n’a pas marché
web-to-home = Vers la première page
web-line-kept = Pas de connexion. Votre choix est gardé et sera envoyé.
web-line-gone = Pas de connexion au serveur, nouvel essai …
web-line-sent = La connexion est revenue. Votre geste est bien arrivé.
web-line-working = Encore au travail, un instant …
web-home-lead = Jouez au jeu de dés sur tous les téléphones de la pièce, ou comptez ce qui est sur le papier.
web-code = Code d’une table
web-join-button = Rejoindre
web-new = Nouvelle table
web-companion = Compagnon
web-companion-lead = Vous jouez sur papier ; cette page lance les dés et compte le temps.
web-roll = Lancer les dés
web-table = Table { $code }
web-duchy = Domaine
web-duchy-name = Domaine { $name }
web-new-any = un nouveau
web-new-easy = un nouveau, facile
web-new-medium = un nouveau, moyen
web-new-hard = un nouveau, difficile
web-notation = Ou une notation, comme sur les feuilles imprimées
web-games = Jeu
web-variant = Partie
web-variant-standard = partie normale
web-variant-solo = solo : une personne, 8 tours par manche
web-start-rule = Châteaux de départ
web-start-secret = chacun choisit en secret
web-start-different = tous différents
web-start-same = le même pour tous
web-dice = Dés
web-dice-screen = lancés ici
web-dice-table = lancés sur la table, l’hôte les saisit
web-hints-allowed = on peut demander des conseils
web-your-name = Votre nom
web-open-table = Ouvrir la table
web-another-short = Un autre nom
web-here = là
web-a-bot = bot
web-send-link = Envoyer
web-scan-or-type = Scannez pour vous asseoir, ou tapez ce code sur
web-your-table = Votre table
web-on-paper = Sur papier
web-today = Aujourd’hui
web-device-with-friends = autour de cet appareil
web-with-friends-lead = chacun son téléphone
web-with-friends = Entre amis
web-play-alone-lead = le jeu en solo
web-play-alone = Jouer seul
web-rules-last = comme la dernière fois
web-rules-usual = habituelles
web-duchy-own = le vôtre
web-base-against = contre { $name }, tout de suite
web-duchies = Domaines
web-duchies-same = Le même
web-duchies-each = Un chacun
web-duchies-random = Au hasard
web-duchies-each-lead = Tout le monde commence avec celui-ci ; à la table, chacun peut en choisir un autre.
web-duchy-change = Changer le domaine de { $name } : { $duchy }
web-duchy-of = Domaine de { $name }
web-solo-short = solo
web-solo-target = solo, premier objectif { $points }
web-solo-game = Le jeu en solo
web-first-target = Premier objectif, en points
web-expansions = Extensions
web-option-edition = Édition
web-option-edition-2019 = 2019
web-option-edition-2011 = 2011
web-option-start = Châteaux de départ
web-option-start-open = à tour de rôle
web-option-start-secret = en secret
web-option-tiles = Tuiles supplémentaires
web-option-castles = Châteaux blancs
web-option-inns = Auberges
web-option-borders = Bornes
web-option-routes = Routes commerciales
web-option-shields = Blasons
web-about-tiles = Les monastères 27 et 28, la grue et les oies.
web-about-castles = Un château blanc donne une action avec le nombre du dé blanc.
web-about-inns = Une auberge va sur toute case, et son territoire compte une case de plus.
web-about-borders = Des points pour relier les trois bornes, si tous les domaines en ont : 11a à 11f.
web-borders-if-all = bornes si tous les domaines en ont
web-about-routes = Les marchandises vendues forment une rangée et donnent un bonus où la couleur convient.
web-about-shields = Deux dés égaux prennent un blason pour un château ; chacun coûte une pièce d’argent par manche.
web-about-solo = Choisissez le domaine 13a ou 13b et jouez sans adversaire : remplissez toutes les cases en 25 tours. Il n’a pas d’extensions.
web-readings = Où les règles laissent le choix
web-readings-lead = Le jeu habituel n’en a aucun.
web-reading-tie = À égalité de points, on gagne avec le plus de cases vides, non avec le moins.
web-reading-dice = On peut laisser des dés inutilisés.
web-reading-room = Il faut une place libre en réserve pour acheter une tuile ou en prendre une par un effet.
web-reading-circle = Pour le monastère 5, les dépôts 6 et 1 ne sont pas voisins.
web-reading-payment = Le monastère 6 peut aussi se payer d’une pièce d’argent et d’un ouvrier.
web-reading-order = La dernière égalité revient à qui a joué plus tard au dernier tour.
web-reading-monastery-29 = Le monastère 29 compte les mairies, non les châteaux blancs.
web-reading-white-castles = Une ville peut avoir autant de châteaux blancs que l’on veut.
web-reading-third-post = Relier la troisième borne ne redonne pas les points.
web-reading-post-bonus = Le bonus des trois bornes est une tuile bonus, pour le monastère 26 et le blason 7.
web-reading-route-place = Sur les routes commerciales, « pose » prend une tuile des dépôts 1 à 6 au lieu d’en placer une de la réserve.
web-reading-shield-2 = Le blason 2 donne un ouvrier, quel que soit le nombre que l’autre reçoit.
web-reading-shield-4 = Si le blason 4 est perdu, on défausse aussitôt les tuiles de la réserve sauf trois.
web-reading-shield-9 = Avec le monastère 3, le blason 9 donne une pièce d’argent par marchandise et aucune autre.
web-reading-shield-14 = Les blasons 14 et 15 doivent servir, si une tuile convient.
web-reading-phase-end = À la fin d’une manche, le tribut et les mines passent avant les blasons 14 et 15.
web-reading-copy-27 = Le blason 6 copie aussi le monastère 27.
web-reading-solo-area = En solo, les points d’un territoire et ceux de sa manche comptent l’un après l’autre.
web-reading-building = Le monastère { $number } compte
web-readings-other = { $count ->
    [one] 1 règle lue autrement
   *[other] { $count } règles lues autrement
}
web-duchy-any = nouveau
web-seats = Places
web-you = Vous
web-you-alone = Vous
web-your-move = Votre coup
web-nothing-fits = Rien ne va, même avec un bonus.
web-nothing-fits-now = Rien ne va sans bonus.
web-kind-title = { $kind }
web-costs-monk = Un moine : un dé prend la couleur voulue.
web-costs-silver = Un argent, deux cases.
web-costs-worker = Un ouvrier : un dé prend le nombre voulu.
web-second-dashed = Une seconde case : en tirets.
web-tap-second = Touchez la seconde case.
web-tap-gold = Touchez une case dorée.
web-dashed-costs = Tirets : coûte un bonus.
web-last-turn = Dernier coup de la manche { $phase }.
web-illegal-dice = Pas de { $kind } sur les dés.
web-illegal-marked = Un nombre y est déjà écrit.
web-illegal-apart = Aucune case voisine n’est encore remplie.
web-illegal-city = Cette ville a déjà un { $pip }.
web-illegal-pasture = Un pâturage n’a qu’un seul nombre : pas { $pip }.
web-illegal-castle = Un château prend un nombre voisin : pas { $pip }.
web-illegal-takes = Ici, seulement { $pips }, pas { $pip }.
web-illegal-same-dice = La seconde case demande un autre dé.
web-refused = Pas maintenant : { $reason }.
web-areas-next = En manche { $phase }, les territoires de 1, 2, 3… cases rapportent { $points } points.
web-area-of = { $count ->
    [one] Territoire de { $count } case
   *[other] Territoire de { $count } cases
 }
web-coach-less = { $points } de moins que
web-my-duchy = Mon domaine
web-why = Pourquoi ?
web-sell-short = Vendre
web-sell-count = Vendre { $count }
web-take-worker-short = Prendre un ouvrier
web-instead = au lieu d’un nombre
web-hint-less = Conseil { $number } : { $points } de moins.
web-phase-over = La manche { $phase } est finie
web-begin-phase = Commencer la manche { $phase }
web-area-rule = Ce que valent les territoires
web-coach-name = Entraîneur
web-auto-name = Lancer les dés tout seul
web-the-others = Les autres
web-begin-title = Départ
web-where-begin = Où commencez-vous ?
web-bonus-title-monk = Moine
web-bonus-title-silver = Argent
web-bonus-title-commodity = Marchandise
web-bonus-title-worker = Ouvrier
web-bonus-for-monk = un dé d’une autre couleur
web-bonus-for-silver = une seconde case
web-bonus-for-commodity = à vendre pour des points
web-bonus-for-worker = un dé d’un autre nombre
web-remove = Retirer
web-remove-name = Retirer { $name }
web-leave = Quitter
web-another-name = Une autre personne sur ce téléphone
web-full = La table est complète.
web-sit = S’asseoir
web-add-bot = Ajouter un bot
web-bot-planner = Margot (planner) : joue bien
web-bot-expert = Isabeau (expert) : joue mieux, regarde tous les prochains lancers
web-bot-search = Philibert (search) : joue le mieux, réfléchit deux secondes au plus
web-bot-greedy = Gaspard (greedy) : ne regarde qu’un coup
web-bot-random = Colin (random) : n’importe quel coup permis
web-bot-base-planner = Margot (planner) : joue bien, prépare tout son tour
web-bot-base-search = Philibert (search) : joue le mieux, essaie ses meilleurs tours dans de nombreuses manches simulées
web-bot-base-greedy = Gaspard (greedy) : ne regarde que l’action suivante
web-bot-base-random = Colin (random) : n’importe quelle action permise
web-host-begins = L’hôte commence quand tout le monde est assis.
web-players-needed = Ce jeu se joue de { $fewest } à { $most } personnes.
web-invite-how = Les autres rejoignent avec ce code, ou avec le lien sur leurs téléphones :
web-invite-only-here = Seul cet ordinateur peut ouvrir cette adresse. Il faut aux téléphones celle que le serveur affiche pour votre réseau. S’il n’en affiche aucune, relancez-le avec : dicegame serve --host 0.0.0.0
web-qr = Code QR du lien
web-castles = Châteaux de départ
web-castles-secret = Chacun choisit en secret ; puis tous sont montrés.
web-castles-alone = Choisissez où commencer : le carré de couleur du château est votre premier bonus.
web-castles-different = L’un après l’autre ; chacun choisit un château différent.
web-castles-same = Un seul château pour tous.
web-castle-of = Château de départ de { $name }
web-hand-over = Passez le téléphone à { $name }.
web-i-am = Je suis { $name }
web-chosen = a choisi
web-chooses = choix en cours …
web-single = 1 sablier
web-double = 2 sabliers
web-and = et
web-board-written = { $kind }, rangée { $row }, place { $place } : { $number }
web-board-takes = { $kind }, rangée { $row }, place { $place } : { $numbers }
web-board-costs = { $kind }, rangée { $row }, place { $place }, { $bonus }
web-corner-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-corner-color = { $color } { $values }
web-corner-colors = Finir une couleur : { $values }
web-did-mark = { $pip } { $kind_in }
web-did-worker = un ouvrier pris
web-best-worker = prendre un ouvrier
web-write-number = Écrire { $number }
web-write-both = Écrire les deux
web-token = { $bonus } : { $count }
web-sold = toutes les marchandises vendues d’abord
web-with-monk = avec un moine
web-with-silver = avec un argent
web-with-worker = avec un ouvrier
web-gain-points = { $count ->
    [one] point
   *[other] points
 }
web-gain-monk = { $count ->
    [one] moine
   *[other] moines
 }
web-gain-silver = { $count ->
    [one] argent
   *[other] argent
 }
web-gain-commodity = { $count ->
    [one] marchandise
   *[other] marchandises
 }
web-gain-worker = { $count ->
    [one] ouvrier
   *[other] ouvriers
 }
web-phase = Manche { $phase }
web-phase-short = Manche { $phase }
web-round = tour { $round }
web-boxes = temps { $boxes } sur { $all }
web-last-round = C’est le dernier tour de la partie.
web-last-of-phase = C’est le dernier tour de la manche { $phase }.
web-waiting-for = On attend { $names }.
web-bots-think = { $count ->
    [one] { $names } réfléchit …
   *[other] { $names } réfléchissent …
 }
web-host-goes-on = Tout le monde a joué. L’hôte continue.
web-finish = Compter les points
web-enter-dice = Qu’ont montré les dés ?
web-chance-example = Par exemple : { $text }
web-color-die = Dé de couleur { $number }
web-pip-die = Dé de valeur { $number }
web-enter = Saisir
web-enter-goods = Marchandises de départ
web-enter-tiles = Manche { $phase } : tuiles et marchandises
web-entered = Déjà saisi
web-enter-next = Ce qui peut être saisi maintenant
web-enter-die = { $name } : { $place ->
    [1] premier dé
   *[other] second dé
 }
web-enter-white = Le dé blanc
web-enter-removed = Quelle tuile quitte son dépôt ?
web-enter-depot = Dépôt { $depot } : { $color }. Quelle tuile ?
web-enter-black = Dépôt noir, tuile { $place } sur { $all }
web-enter-round-good = Marchandise { $round } de la manche
web-enter-start-good = { $name } : marchandise { $place } sur { $all }
web-enter-all = Comparez avec la table, puis saisissez. Touchez ce qui est faux.
web-enter-refused = Il n’en reste plus dans la boîte. Choisissez autre chose.
web-unroll = Corriger les dés
web-looking-at = Vous regardez la feuille de { $name }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-circles = Cercles à utiliser
web-which-number = Quel nombre ?
web-choose-again = choisir à nouveau
web-confirm-worker = Prendre l’ouvrier
web-you-did = Joué :
web-undo = Reprendre
web-hints = Conseils
web-hint = Conseil
web-worth = vaut environ { $value } points à la longue
web-players = Joueurs
web-player = Joueur
web-points-head = Points
web-hexes = Cases
web-done = a joué
web-thinks = réfléchit …
web-sit-as = S’asseoir comme { $name }
web-color-values = Finir une couleur : premier / second
web-color-values-solo = Finir une couleur
web-free-seat = Libérer la place de { $name }
web-free-seat-how = Un téléphone est perdu, ou un navigateur a oublié qui jouait ? Libérez la place ; on pourra la reprendre avec le lien.
web-reload = Regarder à nouveau
web-over = La partie est finie
web-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
 }
web-by-points = aux points
web-by-remaining-circles = aux cercles restants
web-by-shared = égalité de points et de cercles restants
web-rating-incredible = incroyable
web-rating-excellent = excellent
web-rating-well-done = bien joué
web-allowed-exactly = Ces dés permettaient exactement { $points } points à qui les aurait connus.
web-allowed-at-least = Ces dés permettaient au moins { $points } points à qui les aurait connus.
web-allowed-soon = Ce que les dés permettaient est en cours de calcul …
web-costliest = Les coups les plus coûteux
web-what-dice-allowed = Ce que les dés permettaient
web-replay-lead = chaque manche, avec les valeurs
web-files-of-game = Images et fichiers
web-costly-better = mieux :
web-round-by-round = Manche par manche
web-place-of = { $place ->
    [one] { $place }re place
   *[other] { $place }e place
 } sur { $count }
web-best-new = Nouveau record
web-best-so-far = Votre record : { $points }
web-every-point = Chaque point
web-points-how = Touchez une ligne pour voir ses cases et sa règle.
web-point-start = château de départ
web-point-castle = château
web-point-area = { $kind } de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }
web-record = L’enregistrement en fichier
web-replay = Revoir
web-replay-of = Partie revue : { $names }
web-back = Arrière
web-forward = Avant
web-to-begin = Début
web-to-end = Fin
web-delete-how = Le résultat, l’enregistrement et la relecture sont supprimés pour tout le monde. Les parties enregistrées sur le serveur restent.
web-delete-button = Supprimer définitivement
web-to-table = Vers la table
web-chart-phases = Points par manche
web-chart-end = fin
web-share = Une image à partager
web-share-png = Enregistrer en PNG
web-share-svg = Enregistrer en SVG
web-share-button = Partager
web-share-copied = Copié
web-share-solo = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-share-winner = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[other] { $names } gagnent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }
web-share-foot = Non officiel, pour Les Châteaux de Bourgogne : le jeu de dés
web-curve = Points tour par tour
web-moment = Moment de la partie
web-show-moment = Montrer
web-autoplay = Lecture
web-pause = Pause
web-values-of = Que ferait { $bot } ?
web-values-show = Montrer tous les coups et leurs valeurs
web-values-hide = Masquer
web-values-best = Le coup joué est le meilleur.
web-values-cost = Le coup joué a coûté { $points } points.
web-values-unknown = Ce bot n’a pas examiné le coup joué.
web-values-why = À propos du meilleur coup :
web-values-turn = Coup
web-values-end = Attendu à la fin
web-values-less = En moins
web-values-played = joué
web-values-all = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
 }
web-values-whose = Avis de
web-play-on = Continuer à partir d’ici
web-play-on-how = À partir d’ici ({ $when }), jouez vous-même les coups de { $name }, à une table à part. Cette partie reste telle quelle.
web-play-on-alone = Rejouez à partir d’ici ({ $when }), à une table à part. Cette partie reste telle quelle.
web-play-on-same = Avec les mêmes dés ; les autres rejouent les mêmes coups
web-play-on-same-alone = Avec les mêmes dés
web-play-on-new = Avec de nouveaux dés
web-lines = Autres suites
web-line-from = Ceci est une autre suite d’une partie précédente : { $name } rejoue à partir d’ici ({ $when }).
web-line-from-alone = Ceci est une autre suite d’une partie précédente, rejouée à partir d’ici : { $when }.
web-line-same-dice = Les dés sont les mêmes, et les autres rejouent les mêmes coups.
web-line-same-dice-alone = Les dés sont les mêmes.
web-line-new-dice = Les dés sont nouveaux.
web-line-result = Partie jouée : { $before }. Cette suite : { $now }.
web-line-other = La partie telle qu’elle a été jouée
web-line-begins = { $name } ({ $when })
web-line-go-on = Continuer
web-line-as-played = { $name }, partie jouée
web-coach-thinks = L’entraîneur réfléchit …
web-coach-best = Entraîneur : c’était le meilleur coup.
web-rolled = Lancé
web-took-back = reprend son coup
web-unrolled = Les dés sont corrigés
web-log = Ce qui s’est passé
web-game-begins = La partie commence
web-game-ends = La partie se termine
web-your-turn = { $name }, à vous.
web-your-turn-alone = À vous.
web-companion-how = Vous jouez sur papier avec vos propres feuilles. Cette page lance les dés pour tous, coche les sabliers et dit quand une manche se termine : pour un appel vidéo, ou une table sans les dés. Les autres peuvent la suivre sur leurs téléphones.
web-phase-begins = La manche { $phase } commence.
web-may-sell = Double sablier : chacun peut vendre toutes ses marchandises.
web-then-score = Puis comptez les points :
web-host-rolls = L’hôte lance ; les dés apparaissent ici.
web-host-away = L’hôte n’est plus là depuis un moment.
web-take-over = Prendre le rôle d’hôte
web-stand-in = { $name } remplace l’hôte jusqu’à son retour.
web-invite-look = Les autres voient les dés avec ce code, ou avec le lien :
web-rolls-before = Lancers jusqu’ici
lesson-unknown = Il n’y a pas de leçon { $number } ; elles vont de 1 à { $last }.
lesson-not-asked = Cette leçon demande autre chose. Touchez une des cases dorées.
lesson-goal = Le but
lesson-goal-ask = Qui a le plus de points gagne. Les territoires en rapportent : des cases d’une couleur au bord sombre, quand toutes ont un nombre. À la rivière bleue, à gauche, il manque une case. Touchez-la !
lesson-goal-right = La rivière est pleine : { $brings } points, vous les voyez sur l’étoile. Elle donne aussi un bonus ; on y revient bientôt.
lesson-goal-weaker = C’est permis, mais ce territoire a d’autres cases vides : { $brings } point pour l’instant. À la rivière, il ne manque qu’une case, et elle rapporte { $best } points.
lesson-numbers = Couleurs et nombres
lesson-numbers-ask = Un dé de couleur et un dé de nombre remplissent une case, à côté d’une des vôtres. Elle montre ce qu’elle prend. ≠ : chaque nombre une fois par territoire. = : toujours le même. Où va le 3 ?
lesson-numbers-right = Un dé jaune, et un pâturage vide. Son = veut dire : dans la prochaine case de ce pâturage, encore un 3.
lesson-illegal-dice = Cette case demande un dé de couleur { $color }. On n’a lancé que l’orange et le jaune.
lesson-illegal-city = L’orange est là, mais cette ville a déjà un { $pip }. ≠ veut dire : chaque nombre une seule fois par territoire.
lesson-illegal-pasture = Le jaune est là, mais ce pâturage a commencé avec un autre nombre. = veut dire : toujours le même.
lesson-castle = Les châteaux
lesson-castle-ask = Un château vert prend un nombre écrit juste à côté de lui. Le château à la gemme a un 1 à côté. Vous écrivez dans une case orange voisine : le 3 vaut-il mieux, ou le 1 ?
lesson-castle-right = Le 3 vaut mieux : le château prend maintenant { $numbers }, et { $chances } lancers sur 36 ont l’un d’eux. Avec un autre 1, ce serait { $few }. Un château plein rapporte 1 point et le bonus qu’il montre.
lesson-castle-weaker = C’est permis, mais le château ne prend toujours que le { $numbers } : { $chances } lancers sur 36 l’ont. Quel nombre lui donne une seconde chance ?
lesson-time = Sabliers et manches
lesson-time-ask = Chaque sablier lancé remplit une case en haut à droite. Voici la dernière : après ce coup, la manche I de trois est finie. D’une manche à l’autre, un territoire plein vaut moins. Lequel remplissez-vous ?
lesson-time-right = { $brings } points : les grands territoires rapportent plus. À la manche II, cette ville n’en vaudrait plus que { $later }. La petite rivière peut attendre, elle ne perd que 1.
lesson-time-weaker = { $brings } maintenant, puis la grande ville pour { $later } à la manche II : { $sum } en tout. Dans un autre ordre, ce serait { $most }.
lesson-worker = Les ouvriers
lesson-worker-ask = Un bonus vous aide, un par coup. Un ouvrier fait d’un dé n’importe quel nombre. Les cases dorées sont libres, les pointillées coûtent l’ouvrier. Où gagnez-vous le plus ?
lesson-worker-right = L’ouvrier a fait d’un dé un 3, et le pâturage est plein : { $brings } points, car les pâturages comptent double. Les villes pleines donnent des ouvriers ; qui n’écrit rien en reçoit un aussi.
lesson-worker-weaker = Points gagnés : { $brings }. Au pâturage qui a un 3, il ne manque qu’un autre 3 : { $best } points. Un ouvrier peut être ce 3.
lesson-monk = Les moines
lesson-monk-ask = Un moine fait d’un dé n’importe quelle couleur. Pas de bleu cette fois, mais un 6. Les cases pointillées coûtent votre moine. Où gagnez-vous le plus ?
lesson-monk-right = Le moine a rendu un dé bleu, et la rivière est pleine : { $brings } points. Les monastères pleins, en violet, donnent des moines.
lesson-monk-weaker = Points gagnés : { $brings }. À la rivière, plus bas, il manque une case ; elle rapporterait { $best } points. Il lui faut seulement un dé bleu : le moine.
lesson-silver = L’argent
lesson-silver-ask = Vous écrivez une case par coup. L’argent en paie une seconde, avec une autre paire de dés. À la ville de droite, il manque deux cases : remplissez-les. Touchez l’une, puis l’autre.
lesson-silver-right = { $brings } points en un coup ! Au moins un dé de la seconde paire doit être un autre. Les mines pleines, en gris, donnent de l’argent.
lesson-silver-weaker = Points gagnés : { $brings }. Avec l’argent, il y en a { $best } : touchez une des deux cases de la ville de droite, puis l’autre.
lesson-goods = Les marchandises
lesson-goods-ask = Vous en avez 2. On ne les vend que sous un double sablier, comme ici : toutes ou aucune, par l’interrupteur. Décidez, puis écrivez comme toujours.
lesson-goods-right = Vendu : { $sale } points et { $silver } argent. Vendre est gratuit : vous pouvez encore dépenser un argent au même coup.
lesson-goods-weaker = Vous gardez vos marchandises, mais le prochain double sablier peut se faire attendre. Vendues maintenant : { $sale } points et { $silver } argent. Touchez d’abord l’interrupteur.
lesson-color = Les couleurs finies
lesson-color-ask = Qui remplit le premier toutes les cases d’une couleur gagne les points en haut à droite ; le second en gagne moins. À vous et à Margot, il manque une case grise. À vous de jouer.
lesson-color-right = Toutes les cases grises sont pleines, et vous êtes en tête : { $first } points de plus. Il n’en reste que { $second } pour Margot.
lesson-color-weaker = Points gagnés : { $brings }. Mais si Margot finit le gris avant vous, vous aurez { $second } au lieu de { $first }. Et votre case grise en rapporterait { $best } maintenant.
lesson-alone = Un coup tout seul
lesson-alone-ask = Maintenant sans aide : regardez les dés, vos bonus, et où il ne manque qu’une case. Combien de points faites-vous en ce coup ?
lesson-alone-right = { $brings } points, on ne peut pas mieux : marchandises vendues, argent dépensé, deux territoires pleins. Vous connaissez le jeu !
lesson-alone-weaker = Points gagnés : { $brings }. Mais { $best } sont possibles : pensez aux deux sabliers, et à ce que peut l’argent.
lesson-base-1 = À chaque tour, vous utilisez deux dés. Touchez le 6.
lesson-base-2 = Un 6 prend une tuile du dépôt 6. Touchez la banque : elle rapporte 2 pièces d’argent quand vous la posez.
lesson-base-3 = La banque attend en réserve. Votre 3 la pose : même couleur, numéro 3, à côté d’une de vos tuiles.
lesson-base-4 = Un territoire complet : 1 point pour une case, et 10 de plus en manche A. Plus c’est tôt, plus ça rapporte. Vous pouvez annuler jusqu’à la fin du tour.
lesson-base-5 = Le dé blanc a envoyé deux fois des marchandises au dépôt 4. Un bateau les charge, il y en a un là. Touchez le 4.
lesson-base-6 = Prenez le bateau.
lesson-base-7 = Votre 2 le pose dans la rivière, à côté de votre château.
lesson-base-8 = Un bateau charge les marchandises d’un dépôt et vous fait avancer sur le pont. Touchez le dépôt 4.
lesson-base-9 = Trois marchandises rouges ! Qui est devant sur le pont commence le tour suivant. Terminez votre tour.
lesson-base-10 = Colin aussi a posé un bateau. Sur le pont, il est au-dessus de vous : il a donc commencé. Touchez le 4.
lesson-base-11 = Un 4 vend les marchandises rouges : 2 points chacune, et 1 pièce d’argent.
lesson-base-12 = Un ouvrier change un dé de 1. Votre 1 devient un 2 : prenez le château du dépôt 2.
lesson-base-13 = Six points pour les marchandises ; l’ouvrier est payé. Terminez votre tour.
lesson-base-14 = Au tour du château : il va sur un 6. Touchez le 6.
lesson-base-15 = Un château donne une action de plus, avec le numéro de votre choix.
lesson-base-16 = Tout numéro, donc tout dépôt : prenez les vaches du dépôt 3.
lesson-base-17 = Une fois par tour, 2 pièces d’argent achètent une tuile du dépôt noir. Touchez-le.
lesson-base-18 = Le même animal rapporte le plus. Achetez les 4 vaches.
lesson-base-19 = Un dé qui ne sert à rien donne toujours 2 ouvriers.
lesson-base-20 = Un château, deux fois des vaches et des ouvriers en un seul tour. Terminez-le.
lesson-base-21 = Deux tuiles attendent, et les deux dés conviennent. Touchez le 1.
lesson-base-22 = Le bétail rapporte son nombre : 3 vaches, 3 points.
lesson-base-23 = Le même animal dans le même pâturage compte encore : 4 + 3 points.
lesson-base-24 = 27 points. Cinq tours font une manche ; ensuite, les mines rapportent de l’argent. Terminez votre tour.
lesson-base-25 = 27 points en manche A : bien joué ! Les manches B à E se jouent de même, avec de nouvelles tuiles.
lesson-base-not-die = Pas encore ce dé.
lesson-base-not-black = Ici, vous achetez une fois par tour, pour 2 pièces d’argent, mais plus tard.
lesson-base-not-button = Les règles le permettent, mais ici, c’est le bouton doré.
lesson-base-not-end = Il reste quelque chose à faire dans ce tour.
lesson-base-not-seat = Ici figurent les points, dés, argent et ouvriers de chacun.

# The first minute: home, learning, fewer taps.
web-page-yours = Votre feuille
web-board-free = { $kind }, rangée { $row }, place { $place }
web-learn = Comment jouer
web-learn-lead = Dix petites leçons sur le vrai plateau, avec une seule chose à faire dans chacune.
web-learn-begin = Commencer
web-learn-go-on = Continuer avec la leçon { $number }
web-learn-of = Leçon { $number } sur { $all }
web-learn-right = Bravo !
web-learn-again = Réessayer
web-learn-show = Montrer
web-learn-second = Touchez maintenant une case pointillée, l’argent la paie. Un bouton vert n’écrirait que celle-ci.
web-learn-sold = Elles seront vendues. Touchez maintenant une case, comme toujours.
web-learn-next = Suite
web-learn-skip = Passer
web-learn-shown = Cercle bleu :
web-learn-do-it = À vous
web-learn-not-yet = Rien n’est encore écrit. Le bouton vert dit ce que vous gagnez, et l’écrit.
web-base-first = La première partie du jeu de base
web-base-first-lead = Cinq minutes, 24 touches, contre Colin.
web-base-first-but = Ici :
web-base-first-step = Touche { $number } sur { $all }
web-base-first-again = Depuis le début
web-base-first-on = Continuer avec des conseils
web-base-first-table = Ouvrir une table
web-rules = Règles
web-rules-lead = Toutes les règles du jeu de dés sur une page.
web-rule-goal = Les cases d’une couleur qui se touchent forment un territoire au bord sombre. Vous écrivez des nombres dans les cases. Un territoire plein rapporte des points, surtout s’il est grand et plein tôt, et un bonus.
web-rule-dice = Deux dés de couleur, deux dés de nombre et un dé sablier sont lancés pour tous. Vous prenez un dé de couleur avec un dé de nombre. Les autres peuvent prendre les mêmes.
web-rule-start = Chacun choisit en secret un des quatre châteaux verts, et reçoit son point et son bonus. Plusieurs peuvent avoir le même. Ce château n’a pas de nombre.
web-rule-start-ways = Ou vous convenez de châteaux différents, à quatre au plus : qui lance les dés choisit d’abord, puis les autres à tour de rôle. Ou tous prennent le même ; sans accord, qui lance les dés le choisit.
web-rule-round = Tous jouent en même temps, avec les mêmes dés. Écrivez un nombre dans une case vide : elle a la couleur d’un dé, prend le nombre d’un dé et touche une case à vous, de n’importe quelle couleur. Au premier tour, c’est votre château. Qui ne veut rien écrire prend un ouvrier à la place.
web-rule-numbers = Chaque couleur prend ses nombres :
web-rule-area = La dernière case d’un territoire rapporte aussitôt les points. Le tableau dit combien, selon la taille et la manche. S’y ajoute le bonus de la couleur :
web-rule-area-others = Un pâturage ne donne pas de bonus, mais { $factor } fois les points. Un château est un territoire à lui seul : il rapporte { $castle } point et le bonus qu’il montre.
web-rule-bonus = Un seul bonus par tour, même s’il vient d’être gagné. Il ne change les dés que pour vous.
web-rule-sale = Après un double sablier, chacun peut vendre : toutes ses marchandises ou aucune. Chacune rapporte { $points } points et devient un argent.
web-rule-color = Qui remplit en premier toutes les cases d’une couleur gagne le premier nombre en points de plus. Qui suit, à un tour ultérieur, gagne le second. Tous ceux qui finissent au même tour gagnent autant.
web-rule-time = Chaque sablier lancé remplit une des { $boxes } cases de temps d’une manche. Quand toutes sont pleines, on finit le tour ; puis vient la manche suivante. S’il ne reste qu’une case, un double ne remplit que celle-là, et l’on peut vendre.
web-rule-end = Après trois manches, le plus de points gagne. À égalité, le plus de bonus inutilisés ; s’ils sont égaux aussi, la victoire est partagée.
web-rule-solo = Chaque manche a { $rounds } tours. Les sabliers ne servent qu’à vendre. Une couleur finie rapporte son premier nombre aux manches I et II, le second à la manche III. Plus de 50 points, c’est bien ; plus de 60, excellent ; 70 ou plus, incroyable.
web-rule-size = Cases
web-close = Fermer
web-turn-yours = À vous
web-turn-others = aux autres de jouer
web-table-play = entre deux tours
web-table-lobby = pas encore commencée
web-table-questions = choix des châteaux
web-auto = les dés se lancent d’eux-mêmes quand tous ont joué ; le dernier coup ne peut alors plus être repris
web-hour-die = Dé sablier
web-nudge = Relancer { $name }
web-nudge-done = { $name } a reçu un rappel.
web-nudged = { $name } vous le rappelle : tous attendent votre coup.
web-nudged-by-host = L’hôte vous le rappelle : tous attendent votre coup.
web-rematch = Revanche
web-rematch-join = À la revanche
web-wish-sound = Sons
web-wish-buzz = Vibration
web-wish-notice = Avis quand c’est à vous
web-wish-words = Les dés aussi en mots
web-install = Sur l’écran d’accueil
web-install-how = Votre navigateur peut mettre ce site sur l’écran d’accueil (« Installer » ou « Sur l’écran d’accueil » dans son menu). Règles et compagnon marchent alors aussi sans connexion.
web-install-now = Installer
web-install-untrusted = Votre navigateur ne fait pas confiance au certificat de ce serveur et ne garde donc pas ces pages. Qui fait tourner le serveur peut employer un certificat que votre téléphone reconnaît.
web-companion-phone = Pour ce téléphone seul, même sans connexion
web-companion-phone-script = Cette page a besoin de JavaScript pour lancer les dés. L’autre compagnon les lance sur le serveur :
web-companion-again = Nouvelle partie
web-companion-undo = Annuler le lancer
web-companion-turn = Tourner vers l’autre côté
web-companion-sure = Commencer une nouvelle partie ?
web-companion-keep = Continuer
web-companion-phone-lead = lance ici, personne d’autre ne le voit
web-club = Soirée du club
web-club-short = une soirée ensemble
web-companion-short = au milieu de la table
web-dice-to-roll = Lancer les dés
web-club-how = Chacun rencontre le plus d’adversaires possible, et chaque ronde est le même nouveau domaine avec les mêmes dés à toutes les tables.
web-club-players = Qui joue ? Un nom par ligne
web-club-tables = Tables
web-club-tables-usual = à quatre
web-club-tables-how = Nombre de tables
web-club-rounds = Rondes
web-club-name = Nom de la soirée, si elle en a un
web-club-plan = Organiser la soirée
web-club-wait = Cela prend jusqu’à une minute : un bot joue chaque nouveau domaine pour en mesurer la difficulté.
web-club-pdf = Imprimer feuilles et dés
web-club-csv = Classement pour un tableur
web-club-file = Fichier de la soirée
web-club-downloads = Imprimer et garder
web-club-difficulty = { $index } fois plus dur que le domaine A
web-club-complete = tous les résultats sont là
web-club-enter = Noter le résultat
web-club-standings = Classement
web-club-ahead = battus à table { $share } · meilleure { $best } · cercles restants { $circles }
web-club-ties = À égalité : la plus grande part d’adversaires battus à table, puis la meilleure ronde, puis les cercles restants.
web-club-phones = Les résultats depuis chaque téléphone
web-club-scan = Scannez pour noter les résultats, ou tapez ce code sur
web-club-organizer = Vous organisez la soirée
web-club-hand-on = Transmettre ce rôle
web-club-hand-on-how = La personne qui scanne ceci et confirme organise la soirée à partir de là. Cela ne sert qu’une fois.
web-club-take-over = Reprendre l’organisation
web-club-take-over-how = L’organisation de cette soirée vous est transmise.

# Pages on a device, without a server.
web-device-lead = Imprimer des blocs, jouer au jeu de dés et au jeu de base seul ou ensemble sur cet appareil, et compter les parties sur papier.
web-device-stays = Tout reste sur cet appareil
web-device-private = Ni compte ni serveur : rien de ce que vous jouez ou saisissez n’est envoyé. Après la première visite, tout marche aussi sans connexion.
web-device-missing = Plusieurs téléphones à une table, les feuilles photographiées, les domaines évalués et les soirées de club demandent le programme sur un ordinateur ; son manuel dit comment l’installer.
web-device-how = Le manuel du programme dit comment l’installer. Il ouvre ces pages pour tous les téléphones de la pièce.
web-device-no-club = Une soirée de club demande le programme sur un ordinateur : les téléphones de tous y envoient leurs résultats.
web-device-no-photo = Les feuilles photographiées sont lues par le programme sur un ordinateur ; ici, vous saisissez une feuille en touchant ses cases.
web-device-new-lead = Jouer ici : seul, contre des bots, ou ensemble en se passant cet appareil.
web-device-another-name = Une autre personne sur cet appareil
web-device-companion-how = Vous jouez sur papier avec vos propres feuilles. Cette page lance les dés pour tous, coche les sabliers et dit quand une manche se termine.
web-device-dice-table = lancés sur la table, vous les saisissez
web-device-delete-how = Le résultat, l’enregistrement et la relecture sont supprimés. Les parties enregistrées restent.
web-device-daily-results = Joué sur cet appareil
web-device-kept = Enregistré sur cet appareil.
web-device-pads-look = Montrer à quoi cela ressemble
web-device-storage = Vos parties sont gardées dans ce navigateur. Elles sont perdues si ses données sont effacées : téléchargez-les de temps en temps. Le fichier les porte aussi vers un autre appareil.

# The first page of the site, before the pages on the device are loaded.
front-head = Imprimer un bloc. Jouer une partie.
front-lead = Des feuilles de score bien lisibles pour le jeu de dés, et les jeux eux-mêmes, le jeu de dés et le jeu de base : seul, contre des bots, ou ensemble autour d’une table. Rien à installer.
front-open = Ouvrir l’application
front-languages = Langues
front-print = Imprimer tout de suite
front-print-lead = { $count } feuilles en un PDF. Les autres styles et papiers, les pages de règles, les plateaux et les domaines tout nouveaux sont dans l’application.
front-large = En gros caractères, { $count } feuilles des quatre à tour de rôle :
front-inside = Dans l’application
front-install = Sur l’écran d’accueil
front-install-how = Votre navigateur peut mettre cette page sur l’écran d’accueil (« Installer » ou « Sur l’écran d’accueil » dans son menu). Elle s’ouvre alors comme toute autre application, même sans connexion.
front-licenses = Licences
front-script = L’application a besoin de JavaScript. Les PDF ci-dessous, non.
front-loading = L’application se charge, une seule fois. Vous pouvez déjà imprimer.
front-soon = Un instant : elle s’ouvre dès qu’elle est chargée.
front-starting = Elle démarre …
front-ready = Prêt.
front-offline-ready = Prêt. Tout marche maintenant aussi sans connexion.
front-update = Il y a une nouvelle version.
front-update-now = Mettre à jour
front-second-tab = L’application est ouverte dans un autre onglet. Fermez-le, et elle continue ici.
front-broken = L’application n’a pas démarré. Rechargez cette page ; sinon, essayez un autre navigateur.
front-blocked = Ce navigateur n’enregistre rien pour cette page, car les cookies et les données de sites sont bloqués. Autorisez-les pour cette page, puis rechargez-la.
front-full = Il n’y a plus de place sur cet appareil. La partie continue, mais n’est gardée que tant que cette page reste ouverte. Faites de la place, et elle sera enregistrée d’elle-même.
front-unstored = Ce navigateur n’enregistre rien pour le moment. La partie continue, mais n’est gardée que tant que cette page reste ouverte, jusqu’à ce que cela remarche.
front-unread = Vos parties enregistrées n’ont pas pu être lues. Rechargez cette page pour réessayer ; rien n’en est écrasé. Ce que vous jouez maintenant n’est gardé que tant que cette page reste ouverte : téléchargez-le.
front-stored-again = Tout est de nouveau enregistré.
front-download = Télécharger mes parties
front-insecure = Les navigateurs n’exécutent l’application qu’en https ou sur l’ordinateur lui-même (localhost). Cette adresse est en http simple.
front-old-browser = Ce navigateur est trop ancien pour l’application. Les versions actuelles de Chrome, Edge, Firefox et Safari l’exécutent.
site-no-npm = la construction du site demande npm et Node.js ; sous Debian : apt-get install npm
site-no-package = impossible d’obtenir { $name } : { $reason }
site-wrong-hash = { $name } n’est pas le fichier pour lequel le site est fait : son empreinte diffère ; réessayez, ou signalez-le
site-not-compiled = impossible de compiler les fichiers du site : { $reason }
site-no-folder = il n’y a pas de site dans { $folder } ; on le construit avec : make site

## Web: scoring forms

web-score = Décompte
web-score-lead = Compter une partie finie : jeu de dés, jeu de base, A Castle for All Seasons.
web-score-others = Autres jeux
web-history = Parties enregistrées
web-history-none = Aucune partie n’est encore enregistrée ici. À la fin d’une partie, un bouton le fait.
web-games-remove-how = Elle disparaît de vos parties. Les autres joueurs la gardent.
web-history-remove = Retirer définitivement cette partie
web-history-newer = Parties plus récentes
web-history-older = Parties plus anciennes
web-history-players = Joueurs
web-history-take = Emporter les parties
web-history-take-how = Un fichier avec toutes les parties enregistrées. Un autre serveur, ou les pages sur un appareil, peuvent les ajouter aux leurs.
web-history-download = Télécharger toutes les parties
web-history-file = Parties d’un autre appareil
web-history-import = Les ajouter
web-history-tables = Pour tableurs et programmes
web-history-taken = { $new ->
    [one] { $new } partie ajoutée
   *[other] { $new } parties ajoutées
 } ; { $known ->
    [0] aucune n’était déjà ici.
    [one] { $known } était déjà ici.
   *[other] { $known } étaient déjà ici.
 }
web-history-large = Ce fichier est trop grand : { $most } Mo au plus.
web-games-own = Mes parties
web-games-none = Chaque partie terminée est gardée ici d’elle-même. Vous n’avez rien à faire.
web-games-begin = Jouer une partie
web-games-best = record
web-games-mean = moyenne
web-games-count = { $count ->
    [one] partie
   *[other] parties
}
web-games-won = gagnées sur { $count }
web-games-row = victoires de suite (record : { $longest })
web-games-chart = Les dernières parties, la plus récente à la fin : { $points }. Or : gagnée.
web-games-bots = Contre les bots
web-games-each = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
web-games-difference = { $points } points
web-games-duchies = Par domaine
web-games-all = Toutes les parties
web-games-alone = seul
web-games-look = Résultat
web-duchy-new = Nouveau domaine
web-statistics = Statistiques
web-statistics-lead = qui gagne, de combien, sur quel domaine
web-stat-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
    }
web-stat-won = { $wins } gagnées sur { $games }
web-stat-best = record { $best }
web-stat-ahead = { $points } points en moyenne
web-stat-holder = record { $best } par { $name }
web-this-server = Ce serveur
web-backup = Télécharger une sauvegarde
web-backup-how = Un fichier avec toutes les tables et parties enregistrées. Avec lui, tout revient, sur cet ordinateur ou un autre.
web-step = Étape { $step } sur { $steps }
web-score-dice = Le jeu de dés
web-score-dice-lead = sur un plateau, avec un pavé de chiffres
web-score-base = Les Châteaux de Bourgogne
web-score-base-lead = La grande boîte de 2011 ou 2019, avec extensions, en équipes ou en solo.
web-score-seasons = A Castle for All Seasons
web-score-seasons-lead = Assistants, bâtiments, argent et ressources.
web-step-game = Partie
web-step-board = Plateau
web-step-hexes = { $name } : cases
web-step-rest = { $name } : autres données
web-step-result = Résultat
web-form-steps = Parties du formulaire
web-form-type-in = Saisir les feuilles
web-form-sheet-of = Feuille de { $name }
web-form-all-seen = C’était la dernière case.
web-form-hexes-written = { $written } cases sur { $all }.
web-form-tap-other = Touchez-en une autre au besoin.
web-form-circles = Cercles
web-form-castles-any = Peu importe
web-form-rules-too = Montrer les règles
web-form-change = Modifier
web-form-again = Compter une autre partie
web-form-next = Suivant
web-form-duchy-other = un autre
web-form-notation = Notation d’un autre domaine
web-form-choose-duchy = Choisissez un domaine.
web-form-player-number = Nom du joueur { $number }
web-form-variant-solo = Partie en solo
web-form-phase = Manche
web-form-phase-none = non notée
web-form-phase-sum = Somme de la manche { $phase }
web-form-points = Points
web-form-points-of = { $name } : { $points } { $points ->
    [one] point
   *[other] points
 }
web-form-what-for = Pour quoi
web-form-number-in-hex = Nombre dans la case
web-form-start-mark = Départ
web-form-hex-empty = Vide
web-form-sold = Marchandises vendues à chaque manche
web-form-claims = Couleurs complètes
web-claim-none = non
web-claim-first = premier
web-claim-second = second
web-form-unused = Cercles non barrés
web-form-unused-hint = Ceux de la rangée des châteaux comptent aussi. Ils départagent les égalités.
web-form-sums = L’addition faite par le joueur
web-form-sums-hint = Facultatif ; les différences sont montrées.
web-form-faults = Cela ne peut pas être juste :
web-form-so-far = Jusqu’ici : { $points } { $points ->
    [one] point
   *[other] points
 }
web-form-keep = Enregistrer et partager
web-form-kept = Enregistré sur ce serveur, pour la personne qui le tient.
web-form-keep-button = Enregistrer la partie ici
web-form-not-kept = Une partie avec des erreurs n’est ni enregistrée ni partagée.
web-form-bgstats = Ajouter la partie à BG Stats
web-form-file-download = Télécharger en fichier
web-photo = Compter à partir de photos
web-photo-take = Prendre une photo
web-photo-check-then = vous vérifiez, puis vous avez le score
web-photo-several = Plusieurs feuilles sur une photo, c’est possible.
web-photo-type-in = Saisir
web-photo-hard = Si une photo est difficile à lire
web-photo-what-happens = Ce que deviennent les photos
web-photo-again = Prendre de nouvelles photos
web-photo-doubt-hex = La case dorée n’a pas pu être lue avec certitude.
web-photo-doubt-place = Ceci n’a pas pu être lu avec certitude.
web-photo-compare-tap = Les étiquettes sombres montrent ce qui a été lu. Touchez une case pour la changer.
web-photo-choose = Mes photos
web-photo-more = Une autre photo
web-photo-read = Lire les feuilles
web-photo-how-flat = Posez la feuille à plat, les quatre coins visibles.
web-photo-how-light = Choisissez une lumière égale. Votre ombre ne doit pas tomber sur la feuille.
web-photo-how-several = Les feuilles d’une même photo ne doivent pas se recouvrir. Deux ou trois vont bien ; au-delà, les nombres deviennent trop petits.
web-photo-tested = Ceci n’a été essayé qu’avec des photos artificielles, pas encore avec celles de nombreux téléphones. Vérifiez ce qui a été lu.
web-photo-private = Rien ne quitte le serveur qui affiche cette page. Il ne garde pas votre photo. Les feuilles redressées restent dans sa mémoire vive jusqu’à ce que vous les ayez confirmées, ou une demi-heure au plus après votre dernier geste.
web-photo-found = { $count ->
    [0] Aucune feuille n’a pu être lue
    [one] Une feuille trouvée
   *[other] { $count } feuilles trouvées
 }
web-photo-names = À qui sont ces feuilles ? Effacez un nom pour laisser une feuille de côté.
web-photo-sheet = Feuille { $number }
web-photo-sheet-of = La feuille de { $name }, avec ce qui a été lu
web-photo-near = La feuille à cet endroit
web-photo-part-tracks = Les cercles et les marchandises vendues sur la feuille
web-photo-part-colors = Les couleurs complètes sur la feuille
web-photo-part-sums = Les sommes sur la feuille
web-photo-illegible = Une feuille avec des cercles autour des endroits douteux
web-photo-start = Vérifier
web-photo-drop = Supprimer les photos
web-photo-check = Vérifier : { $name }
web-photo-question = Question { $number } sur { $count }
web-photo-which = { $first } ou { $second } ?
web-photo-other = Autre chose
web-photo-done = Terminé
web-photo-compare = Est-ce bien ce qu’il y a sur votre feuille ?
web-photo-compare-rest = Comparez aussi ces données avec la feuille.
web-photo-right = Les cases sont justes
web-photo-score = Tout est juste : compter
web-photo-dropped-then = Les feuilles redressées sont alors supprimées.
web-photo-gone = Ces photos ont été supprimées ; les feuilles ne peuvent plus être montrées.
web-photo-gone-go-on = Continuer avec ce qui a été saisi
web-form-count = Compter
web-form-each = Chacun
web-form-total = Total
web-form-other-monasteries = Autres monastères
web-form-no-points = aucun point à la fin
web-form-nothing-yet = Rien n’a encore été saisi.
web-form-notes = Bon à savoir
web-form-tie = Égalité ! Ces nombres départagent.
web-form-tiles = Vos monastères comptent d’autres bâtiments ?
web-form-tiles-hint = L’étoile marque ce que disent le livret ou la plupart des sources ; choisissez ce que montrent vos tuiles.
web-solo-unknown = Partie en solo : on ne sait pas si elle est gagnée.
web-solo-won = Gagné, tours restants : { $rounds }.
web-solo-lost = Perdu, cases restantes : { $spaces }.
web-solo-late = Perdu : toutes les cases sont remplies, mais pas en { $rounds } tours.
web-form-first-shared = La première place est partagée : { $names }.
web-form-by-other = selon : { $what }
web-option-standard = chacun pour soi
web-option-team = deux équipes
web-option-solo = partie en solo
web-option-yes = oui
web-option-no = non
web-option-fewest = le moins de cases vides, selon les règles anglaises
web-option-most = le plus de cases vides, comme d’autres jouent
web-option-team-most = le plus de cases vides, selon les règles de 2019
web-option-team-fewest = le moins de cases vides, selon la Special Edition, plus récente
web-option-points = seulement des points, comme dans la boîte de 2019
web-option-tile = aussi une tuile bonus, comme dans la Special Edition, plus récente
web-ask-edition = Édition
web-ask-mode = Façon de jouer
web-ask-expansions = Extensions
web-ask-date = Jour de la partie
web-ask-players = Joueurs
web-ask-name = Nom
web-ask-members = Les deux joueurs, séparés par une virgule
web-ask-track = Points sur la piste
web-ask-goods = Tuiles marchandise non vendues
web-ask-silver = Pépites d’argent
web-ask-workers = Ouvriers
web-ask-rounds = Tours joués
web-ask-empty-spaces = Cases vides dans le domaine
web-ask-monasteries = Monastères du domaine
web-ask-shields = Blasons restants après le tribut de la manche E
web-ask-copies = De qui le blason 6 copie les monastères
web-ask-building = { $building } dans le domaine
web-ask-crane = Grue, 0 ou 1
web-ask-livestock = Sortes d’animaux
web-ask-sold = Marchandises vendues
web-ask-bonus-tiles = Tuiles bonus, grandes et petites
web-ask-turn-order = Place sur le pont à la fin, 1 = premier
web-ask-tie = Égalités
web-ask-team-tie = Équipes à égalité
web-ask-post-bonus = Bonus pour toutes les bornes
web-ask-layout = Le domaine de tous
web-ask-own-layout = Un autre domaine que les autres
web-ask-tile = Monastère { $number }
web-ask-winter = Côté hiver du plateau
web-ask-erected = Bâtiments construits
web-ask-points = Points avant le décompte final
web-ask-helpers = Places des assistants
web-ask-towers = Tours construites par tous
web-ask-houses = Maisons construites par tous
web-ask-unbuilt = Tuiles de bâtiment restées sur le plateau
web-ask-forge = Lingots d’argent dans la forge
web-ask-talers = Talers
web-ask-resources = Ressources

## Web: printing pads

web-pads = Imprimer des feuilles
web-pads-short = de n’importe quel domaine
web-print-sheets = Imprimer des feuilles
web-score-short = en photo ou à la main
web-score-sheet = Compter une feuille
web-score-short-device = touchez ce que vous avez écrit
web-games-kept = { $count ->
    [one] 1 partie, record et moyenne
   *[other] { $count } parties, record et moyenne
}
web-games-own-lead = chacune est gardée d’elle-même
web-puzzle-short = quel est le meilleur coup ?
web-daily-short = les mêmes dés pour tous
web-daily-lead = Aujourd’hui, le même domaine et les mêmes dés pour tous.
web-base-game = Le jeu de base
web-bot-plays-expert = joue au mieux
web-bot-plays-search = anticipe
web-bot-plays-base-search = joue au mieux
web-bot-plays-greedy = saisit tout
web-bot-plays-random = débute
web-bot-plays-planner = joue bien
web-play-against-lead = Elle joue bien. Environ 15 minutes.
web-play-against = Jouer contre { $name }
web-new-here = C’est votre première fois ?
web-more-tables = { $count ->
    [one] 1 autre table
   *[other] { $count } autres tables
}
web-a-table = Une table pour vous
web-invitation = Venez jouer avec nous
web-free-short = libre
web-begin-with = { $count ->
    [1] Commencer seul
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
   *[other] Commencer à { $count }
}
web-seat-you = vous
web-seat-host = vous, hôte
web-free-for = pour un ami
web-free-add = à ajouter
web-games-solo = seul
web-games-team = en équipes
web-pads-lead = Imprimer des feuilles de score de n’importe quel domaine, même tout nouveau.
web-pads-which = Domaines
web-pads-known = Connus
web-pads-new = Tout neufs
web-pads-new-lead = Chaque feuille est un domaine que personne n’a jamais joué.
web-pads-new-how = Comment seront les nouveaux
web-pads-game = Jeu
web-pads-sizes = Tailles des territoires
web-pads-sizes-any = indifférent
web-pads-grain = Territoires
web-pads-grain-fine = beaucoup de petits
web-pads-grain-medium = comme les originaux
web-pads-grain-coarse = peu, mais grands
web-pads-seed = Numéro de cette série
web-pads-seed-hint = Le même numéro redonne les mêmes domaines ; effacez-le pour en avoir de nouveaux.
web-pads-symmetric = symétriques, autant que les couleurs le permettent
web-pads-shuffled = valeurs de dé ailleurs
web-pads-boards = Plateaux
web-pads-notation = Sa notation ; plusieurs, une par ligne
web-pads-sheets = Combien ?
web-pads-other-number = Autre nombre
web-pads-large = Gros caractères
web-pads-large-lead = des lettres et des cases faciles à lire
web-pads-paper = Papier
web-pads-more = Aspect, langue, règles
web-pads-own = Un domaine à vous
web-pads-style = Aspect
web-pads-style-color = couleurs
web-pads-style-gray = gris
web-pads-style-low-ink = économise l’encre
web-pads-style-symbols = symboles noirs
web-pads-style-dry-erase = effaçable à sec
web-pads-words = Langue
web-pads-start = Château de départ barré
web-pads-mix = changer de domaine à chaque feuille
web-pads-rules = une page avec les règles
web-pads-dice-sheet = dés lancés à l’avance, une partie par feuille
web-pads-dice-seed = Numéro de ces dés
web-pads-shop = Pour l’imprimeur
web-pads-per-page = Feuilles par page
web-pads-bleed = Fond perdu en mm
web-pads-duplex = recto verso
web-pads-crop-marks = traits de coupe
web-pads-show = Montrer
web-pads-preview = Ce qui sera imprimé
web-pads-download = Faire le PDF
web-pads-wrong = Corrigez ce qui est indiqué plus haut, puis faites le PDF.
web-pads-counts = { $sheets ->
    [one] 1 feuille
   *[other] { $sheets } feuilles
    } sur { $pages ->
    [one] 1 page
   *[other] { $pages } pages
    }
web-pads-page-of = Page { $page } sur { $pages }
table-bot-name = Les noms des personnes ne commencent pas par bot:.
table-begun = La partie a commencé ; une place que l’hôte libère peut être reprise.
table-one-duchy = À cette table, tout le monde joue sur le même domaine ; pour en changer, ouvrez une autre table avec « Un chacun ».
table-full = La table est complète : { $most } places sur { $most } sont prises.
table-other-name = C’est la place de { $sitting }, pas de { $name }.
table-bot-stays = Un bot ne peut pas quitter une partie commencée.
table-nobody = Personne n’est encore assis à la table.
table-not-asked = Ce n’est pas à { $name } de choisir maintenant.
table-no-choice = Ce choix n’est pas possible.
table-not-begun = La partie n’a pas encore commencé.
table-rolled-here = Les dés de cette table sont lancés ici ; on n’en saisit pas.
table-other-round = C’était prévu pour une ronde déjà terminée ; rien n’a été changé.
table-turn-stays = Ce tour ne peut plus être repris : tout le monde a joué, ou les dés sont lancés.
table-roll-stays = Les dés ne peuvent plus être corrigés : quelqu’un a déjà joué avec.
table-no-hints = L’hôte ne permet pas de conseils à cette table.
table-no-hint-due = Aucun tour n’est à jouer ; il n’y a donc pas de conseil.
table-no-seat = Cette place n’existe pas.
table-somebody-else = Quelqu’un d’autre est assis là.
table-only-host = Seul l’hôte de la table peut le faire.
table-only-players = Seuls les joueurs de cette table peuvent le faire.
table-host-here = L’hôte est là.
table-changed = La table a changé au même moment ; réessayez.
table-no-history = L’historique ne peut pas garder ce jeu.
table-no-picture = Il n’y a pas d’image de cette partie.
line-nowhere = La partie ne peut pas être continuée à partir de là.
line-other-dice = Les dés de cette partie ont été lancés sur la table ; continuez avec de nouveaux dés.
line-not-kept = Seule la partie telle qu’elle a été jouée peut être conservée.
companion-over = La partie est finie : la dernière ronde a été lancée.
tables-many = Il y a trop de tables ici en ce moment ; revenez plus tard.
tables-no-code = Il n’y a pas de table « { $code } » ; vérifiez le code.
tables-unreadable = La table { $code } ne peut pas être lue : { $reason }.
tables-not-stored = Cela n’a pas pu être enregistré ({ $reason }) et n’a donc pas eu lieu ; la personne qui gère le serveur peut aider.
store-lost = { $file } a été supprimé ou remplacé pendant que le serveur tournait
store-gone = { $folder } : { $file } a été supprimé ou remplacé pendant que le serveur tourne ; plus rien n’est enregistré jusqu’à son retour
store-rescued = toutes les tables, telles qu’elles sont maintenant, ont été copiées dans { $copy } ; pour continuer avec elles, arrêtez le serveur et relancez-le avec --data { $copy }
store-back = { $folder } : les fichiers sont de retour ; tout est de nouveau enregistré
store-history-gone = { $file } : les parties enregistrées ont été supprimées pendant que le serveur tourne ; remettez le fichier ou restaurez-le avec dicegame restore, sinon la prochaine partie enregistrée en commence un nouveau
web-nothing-stored = Rien n’est enregistré en ce moment, car { $file } a été supprimé ou remplacé sur le serveur. Prévenez la personne qui gère le serveur.
tables-wrong-codes = Trop de codes faux depuis ici ; attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
tables-many-openings = Trop de nouvelles tables depuis ici ; attendez { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
tables-is-not-table = { $code } n’est pas une table. Tapez le code sur la page d’accueil pour y arriver.
tables-is-not-companion = { $code } n’est pas un compagnon. Tapez le code sur la page d’accueil pour y arriver.
tables-is-not-club = { $code } n’est pas une soirée de club. Tapez le code sur la page d’accueil pour y arriver.
tables-is-not-followed = { $code } n’est pas une partie à une vraie table.
tables-when-over = Ce sera disponible à la fin de la partie.
updates-many = Trop de pages sont ouvertes ici en même temps. Fermez-en quelques-unes.
request-too-large = C’est trop ; au plus { $most } ko sont acceptés.
request-broken-off = { $client } : la connexion a pris fin avant l’arrivée complète de { $request }
request-websocket = { $client } : a demandé un websocket ; il n’y en a pas ici
request-foreign = Cela vient d’un autre site ; ouvrez la page ici et réessayez.
request-host = Ce serveur ne répond pas au nom { $name }. Ouvrez l’adresse que vous avez reçue. Si le serveur est le vôtre, lancez-le avec : dicegame serve --name { $name }
request-not-json = Le contenu n’est pas du JSON ; attendu : un objet comme {"{"} "name": "Anna" {"}"}.
request-unreadable = Ce qui a été envoyé est illisible.
request-no-body = Le contenu manque ; attendu : un objet JSON.
request-body = le contenu
request-missing = { $place } manque.
request-unknown = { $place } n’est pas une clé connue.
request-value = { $place } : attendu : { $expected }.
request-a-number = un nombre entier
request-a-text = un texte
request-a-yes-no = true ou false
request-a-object = un objet avec des clés et des valeurs
request-a-list = une liste
request-letters-least = { $count ->
    [one] au moins une lettre
   *[other] au moins { $count } lettres
  }
request-letters-most = au plus { $count } lettres
request-items-least = { $count ->
    [one] au moins un élément
   *[other] au moins { $count } éléments
  }
request-items-most = au plus { $count } éléments
request-least = au moins { $count }
request-most = au plus { $count }
request-other = autre chose ({ $reason })
request-broken = Une erreur s’est produite ici ; rien n’est perdu. Réessayez.
request-not-found = Cette page n’existe pas.
request-method = Cette page ne permet pas cela.
layout-other-game = { $layout } est un domaine de l’autre jeu ({ $game }) ; attendu : un domaine de { $expected }.
layout-unplayable = Ce domaine n’est pas jouable : { $reason }.
pads-one-of = { $key } : attendu { $known } ; trouvé « { $found } »
pads-number = { $key } : attendu un nombre entier de { $least } à { $most } ; trouvé « { $found } »
pads-value = { $key } : { $reason }
pads-many-layouts = { $count } domaines ; au plus { $most } sont acceptés
pads-many-pages = cela ferait { $count } pages ; au plus { $most } : moins de plateaux, ou un papier plus grand
pads-left-out = { $count } feuilles ne suffisent pas pour tous les domaines ; il manque : { $names }
pads-illegal = { $layout } n’est pas conforme : { $reason }
pads-no-page = il n’y a pas de page { $page } ; attendu 1 à { $most }
pads-page-number = page : attendu le numéro d’une page
photos-too-large = C’est trop grand ; au plus { $most } Mo sont acceptés.
photos-busy = Trop de photos sont en cours de lecture ; réessayez dans un instant.
photos-none = Aucune photo n’a été choisie. Prenez-en ou choisissez-en une.
photos-often = Trop de photos en peu de temps ; réessayez dans dix minutes.
photos-refused = { $name } : { $reason }
photos-too-many = Une partie a au plus { $most } feuilles ; les autres ont été laissées de côté.
photos-other-duchies = Ces feuilles montrent des domaines différents, et une partie n’en a qu’un. Effacez les noms des feuilles d’une autre partie.
photos-no-name = Aucune feuille n’a de nom. Saisissez un nom pour chaque feuille à compter.
pads-busy = Trop de blocs sont en préparation ; réessayez dans un instant.
pads-often = Trop de blocs en peu de temps ; réessayez dans une minute.
saves-often = Trop de parties enregistrées en peu de temps ; réessayez dans quelques minutes.
saves-faults = une partie avec des erreurs ne peut pas être enregistrée ; corrigez-les d’abord
saves-failed = La partie n’a pas pu être enregistrée. La personne qui tient ce serveur en trouve la raison dans son journal.
host-only = Seule la personne qui a lancé ce serveur voit les parties enregistrées. Au démarrage, il a affiché une adresse pour cela.
host-wrong-key = Cette adresse n’est pas valable, ou elle date d’un démarrage précédent du serveur. Ouvrez celle que le serveur a affichée à son dernier démarrage.
store-in-use = { $file } : utilisé par un autre serveur ; arrêtez-le ou choisissez un autre dossier avec --data
store-folder = { $file } : { $reason } ; choisissez un autre dossier avec --data
store-file = { $file } : { $reason } ; déplacez le fichier ou choisissez un autre dossier avec --data
backup-nothing = { $folder } : il n’y a pas de tables d’un serveur ici ; indiquez le dossier du serveur avec --data
backup-unreadable = { $file } : illisible ({ $reason })
backup-foreign = ce n’est pas une sauvegarde de dicegame ; rien n’a été changé
backup-damaged = la sauvegarde est endommagée ; rien n’a été changé
backup-large = trop grande pour une sauvegarde de dicegame ; rien n’a été changé
backup-newer = faite par un dicegame plus récent ; mettez dicegame à jour pour la restaurer
backup-server-runs = un serveur utilise { $folder } ; arrêtez-le d’abord
backup-content = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et { $games ->
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
 }
backup-made = { $content } ; dicegame restore les rétablit
backup-restored = { $folder } : rétabli : { $content }
backup-kept = ce qui s’y trouvait avant est maintenant dans { $folder } : { $files }
store-foreign = pas les tables de ce programme
store-damaged = endommagé ({ $found })
serve-missing = { $module } manque ; le serveur web s’installe avec : { $how }
serve-open-here = ouvrez { $address } dans un navigateur
serve-open-everywhere = ouvrez { $address } dans un navigateur, sur chaque téléphone de la pièce
serve-host = pour vous seul, les parties que les visiteurs enregistrent : { $address }
serve-name = { $name } n’est pas un nom d’hôte, comme table.example.org, ni une adresse, comme 192.0.2.7, sans http:// et sans port
serve-letters = « { $text } » ne peut commencer aucun code de table ; attendu : certaines des lettres { $letters }
serve-phones = seul cet ordinateur peut l’ouvrir ; pour les téléphones de votre réseau : dicegame serve --host 0.0.0.0
serve-stop = Ctrl-C arrête ; les tables sont gardées et continuent la prochaine fois
serve-cannot-listen = impossible d’écouter sur { $host } port { $port } : { $reason } ; choisissez-en d’autres avec --host et --port
puzzle-unknown = il n’y a pas de problème { $number } : dicegame puzzle --list les nomme tous
puzzle-title = Problème { $number } ({ $level }), une partie en solo sur { $duchy }
puzzle-duchy = le domaine { $name }
puzzle-new-duchy = un nouveau domaine
puzzle-ask = Quel coup est le meilleur ? (numéro ou texte, ? pour l’aide, sauter, q)
puzzle-help = Le meilleur coup est celui qui rapporte le plus de points d’ici à la fin de la partie, en moyenne sur tous les lancers à venir. plateau montre encore la feuille, plus tous les coups, sauter passe au problème suivant, q arrête.
puzzle-right = Exact : { $best } est nettement le meilleur coup.
puzzle-wrong = { $turn } perd { $points } points en moyenne. Le meilleur coup est { $best }.
puzzle-why = { $turn } : { $reasons }
puzzle-second = Le deuxième meilleur coup, { $turn }, rapporte { $points } points de moins : la moyenne exacte sur tous les lancers suivants.
puzzle-played = En jouant jusqu’à la fin, aucun autre coup n’arrive à moins de { $points } points ({ $games } parties avec les mêmes dés, erreur type { $error }).
puzzle-missed = { $misses ->
    [one] Un joueur simple ou bot sur { $all } le manque : { $names }.
   *[other] { $misses } joueurs simples ou bots sur { $all } le manquent : { $names }.
 }
puzzle-more = Entrée : encore un ; q : assez
puzzle-solved = { $solved } sur { $asked } trouvés.
puzzle-line = { $number }  { $level }, { $when }, { $layout }
puzzle-json-list = --json va avec --list
puzzle-number-alone = un NUMÉRO va sans --level ni --list
daily-future = le domaine du { $date } pourra être joué à partir de minuit UTC
daily-name = Écrivez votre nom : il figure dans la liste du jour.
puzzle-none = Il n’y a pas de problèmes ici.
web-daily = Domaine du jour
web-daily-how = Le même domaine et les mêmes dés pour tous, en solo, 24 tours. Un nouveau paraît à minuit UTC.
web-daily-castle = Votre château de départ
web-daily-go-on = Reprendre votre partie
web-daily-planner = Margot, un bot, fait { $points } points avec ces dés.
web-daily-allowed = Depuis votre château, ces dés en permettaient { $points }.
web-daily-result = Votre résultat du jour, à partager
web-daily-sheet = Tous les points
web-daily-results = Joué sur ce serveur
web-daily-you = vous
web-daily-nobody = Personne n’a encore terminé.
web-daily-playing = { $count -> 
    [one] Une partie est encore en cours.
   *[other] { $count } parties sont encore en cours.
 }
web-daily-days = Autres jours
web-daily-done = { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-daily-place = { $place ->
    [one] { $place }re place
   *[other] { $place }e place
 } sur { $count }
web-daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
 }
web-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
web-weekdays = lu ma me je ve sa di
web-date = { $day } { $month }
web-month-year = { $month } { $year }
web-month-before = Mois précédent
web-month-after = Mois suivant
web-puzzle = Problèmes
web-puzzle-lead = Trouvez le meilleur coup.
web-puzzle-number = Problème { $number }
web-puzzle-ask = Un coup est nettement le meilleur. Lequel ?
web-puzzle-right = Exact : ce coup est nettement le meilleur.
web-puzzle-wrong = Ce coup perd { $points } points en moyenne.
web-puzzle-best = Meilleur coup :
web-puzzle-why = Pourquoi
web-puzzle-missed = { $misses ->
    [one] Un seul joueur simple ou bot sur { $all } le manque.
   *[other] { $misses } joueurs simples ou bots sur { $all } le manquent.
 }
web-puzzle-again = Revoir
web-puzzle-second-try = Regardez encore : quelle case rapporte davantage ?
web-puzzle-show = Montrer
web-puzzle-next = Problème suivant
web-puzzle-rating = Votre cote
web-puzzle-in-a-row = Justes de suite
web-puzzle-solved = Résolus
web-puzzle-first-only = Seul le premier essai compte pour la cote. Les problèmes difficiles comptent davantage.
club-title = Soirée du club
club-round = Ronde { $number }
club-table = Table { $number }
club-standings = Classement
club-dice = { $club }, ronde { $number }, table { $table }
club-player = Joueur { $number }
club-name = nom
club-points = points
club-table-points = tables
club-best = meilleure
club-circles = cercles
club-played = rondes
club-rounds = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } : il en faut de 1 à { $most }
club-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut de 2 à { $most }
club-tables = { $players } joueurs ne vont pas à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } : il en faut de 2 à { $most } à chacune
club-no-round = il n’y a pas de ronde { $number } ; la soirée en a { $rounds }
club-no-player = « { $name } » ne joue pas ; jouent : { $names }
club-not-seated = { $name } a des points mais n’est à aucune table
club-twice = { $name } est à deux places
club-score = { $name } : il faut de 0 à { $points } points et au plus { $circles } cercles
club-score-text = « { $text } » n’est pas un résultat ; il faut des points comme 61, ou 61+3 avec 3 cercles restants
club-result = « { $text } » n’est pas un résultat ; il faut NOM=POINTS comme Anna=61 ou Anna=61+3
club-two-results = { $name } a deux résultats : { $one } et { $two } ; n’en saisissez qu’un
club-replaced = { $name } : { $old } a été remplacé par { $new }
club-expected-name = il faut un texte d’une ligne, de { $most } lettres au plus, comme { $example }
club-expected-seed = il faut un nombre entier à partir de 0, comme { $example }
club-expected-rounds = il faut une ronde ou plus, chacune sous une ligne { $example }
club-expected-duchy = il faut un texte, comme { $example }
club-expected-difficulty = il faut un nombre, comme { $example }
club-expected-between = il faut un nombre entre 0 et { $most }, comme { $example }
club-expected-tables = il faut une liste de tables avec des noms, comme { $example }
club-expected-results = il faut des noms avec des nombres, comme { $example }
club-expected-whole = il faut un nombre entier de 0 à { $most }
club-no-evening = ce n’est pas le fichier d’une soirée de club : [[rounds]] manque ; dicegame club new en crée un
club-names = il faut une liste de noms comme { $example }
club-exists = { $file } existe déjà ; choisissez un autre nom avec --name ou -o
club-next = Ensuite : dicegame club print { $file }
club-unrated = La difficulté des domaines n’est pas connue : pour la mesurer, il faut des parties compilées ({ $how }).
club-rating = Recherche de { $number } domaines de même difficulté ...
club-file = La soirée d’un club. Tout se corrige à la main : noms, places, résultats. dicegame club lit ce fichier et le réécrit ; vos commentaires ne sont pas gardés.
club-file-seed = détermine les places, les domaines et les dés
club-file-difficulty = 1 vaut le domaine A, plus est plus difficile
club-file-points = par exemple { $example }
club-file-circles = cercles restants, en cas d’égalité
club-sheets = { $sheets } feuilles, c’est trop : { $most } au plus. Prévoyez moins de rondes, ou deux soirées.
club-key-gone = Cette adresse a déjà servi, ou une plus récente l’a remplacée. Demandez-en une autre à la personne qui organise.
daily-date = { $text } n’est pas une date : il faut AAAA-MM-JJ, par exemple 2026-11-22, ou today
daily-range = il y a un domaine du jour du { $first } au { $last }
daily-title = Domaine du jour { $date }
daily-saved = Enregistré dans { $file } : dicegame daily { $date } reprend la partie.
daily-other-game = { $file } n’est pas une partie sur le domaine du { $date } : choisissez un autre fichier avec --record
daily-unfinished = cette partie sur le domaine du { $date } n’est pas terminée
daily-result = Vous avez { $points } points ; le bot planner en fait { $planner } avec les mêmes dés.
daily-allowed = Depuis votre château, ces dés permettaient { $points } points.
daily-allowed-least = Depuis votre château, ces dés permettaient au moins { $points } points.
daily-share = À partager :
daily-check = Tout le monde peut vérifier : dicegame replay { $code }
daily-code = { $code } n’est pas le code d’une partie : un caractère est faux ou manque
daily-no-code = ce texte ne contient pas de code comme 1-20261122-5HGZMSEKYCF1BH02SZAYFH
daily-edition = l’édition { $edition } du domaine du { $date } est inconnue : le programme est trop ancien ou le code est faux
daily-right = Vérifié : ces coups rapportent { $points } points.
pad-daily-alone = --daily a son propre domaine et ses propres dés : ni LAYOUT, ni --random, ni --seed
daily-wrong = Le texte annonce { $claimed } points, mais ses coups en rapportent { $points }.
table-no-nudge = ce n’est pas à { $name } de jouer
serve-certificate-both = un certificat a besoin de sa clé : donnez --certificate FICHIER et --key FICHIER
serve-certificate = { $file } ne convient pas pour https : { $reason } ; il faut un certificat et sa clé non chiffrée, tous deux au format PEM
serve-key-of-another = { $key } est la clé d’un autre certificat
serve-not-readable = ce fichier ou { $key } ne contient rien de tel, ou il est endommagé

## Web: refusals

## Bots and their reasons

bot-unknown = il n’y a pas de bot « { $name } » ; attendu : { $bots } ou search:BUDGET
bot-chance = hasard
bot-nothing = cela ne change rien
bot-saves-worker = un ouvrier pour plus tard, quand aucun nombre ne convient
bot-area = { $kind } de { $size ->
    [one] 1 case
   *[other] { $size } cases
 } : { $left ->
    [0] fini
   *[other] encore { $left }
 }
bot-in-short = { $what } ; { $choice }
bot-choice = au prochain tour, { $combinations } des { $all } combinaisons de couleur et de nombre conviennent
bot-points = { $points ->
    [one] +{ $points } point tout de suite
   *[other] +{ $points } points tout de suite
 }
bot-change = { $about } ({ $state }) { $change }
bot-mean = { $points } points jusqu’à la fin de la partie, sur tous les prochains lancers et les parties essayées
bot-mean-of-rolls = { $points } points jusqu’à la fin de la partie, la moyenne sur tous les prochains lancers
bot-best-of-positions = le meilleur coup trouvé en { $positions } positions ; { $looked } de ses { $turns } meilleurs coups comparés
bot-best-in-time = le meilleur coup trouvé en { $seconds } s ; { $looked } de ses { $turns } meilleurs coups comparés
bot-tuning = les bots s’exercent sur ce domaine, une seule fois : environ { $seconds } s ...
bot-tuning-behind = les bots s’exercent sur ce domaine en arrière-plan, une seule fois, environ { $seconds } s ; la partie ne les attend pas
bot-greedy-points = { $change } points tout de suite
bot-greedy-circles = { $change } cercles
bot-greedy-areas = { $change } territoires commencés, cases ouvertes

# What the planner looks at on a sheet: a thing, and the state of it.
feature-area = { $size ->
    [one] territoire { $color } de { $size } case
   *[other] territoire { $color } de { $size } cases
 }
feature-area-left = encore { $left }, { $access }
feature-far = loin
feature-two-steps = à deux pas
feature-one-in-reach = 1 à portée
feature-more-in-reach = plusieurs à portée
feature-castle = château { $color }
feature-plain-castle = château sans bonus
feature-beside = { $numbers ->
    [one] { $numbers } nombre voisin
   *[other] { $numbers } nombres voisins
 }
feature-finishing = couleur à finir : { $color }
feature-left = encore { $left }
feature-circles = cercles : { $bonus }
feature-circles-left = il en reste { $circles }
feature-open = cases ouvertes
feature-combinations = { $combinations ->
    [one] { $combinations } combinaison convient
   *[other] { $combinations } combinaisons conviennent
 }
feature-numbers = nombres possibles : { $color }
feature-fit = { $number ->
    [one] { $number } convient
   *[other] { $number } conviennent
 }
feature-open-color = cases ouvertes : { $color }
feature-in-reach = { $hexes } à portée
feature-colors = couleurs pour le { $pip }
feature-marked = cases remplies
feature-of-them = { $hexes } au total

# Why the planner likes a turn: the color, the circles or the choice that it changes, and how that is afterwards.
topic-circles = cercles : { $bonus }
topic-choice = choix dans les tours suivants
topic-area = { $area } : { $state }
topic-complete = complet

# Matches, ratings and the look back.
match-base-layout = { $layout } est un domaine du jeu de base ; les bots jouent au jeu de dés
match-no-castle = { $layout } n’a pas de château de départ
match-slow-search = { $bot } est trop lent à une table avec votre propre bot ; prenez planner ou search:1
rating-band = « { $text } » n’est pas une difficulté ; attendu : easy, medium, hard ou BAS..HAUT, par exemple 0.95..1.05
rating-refused-spread = abandon : { $number } domaines de suite ne convenaient pas ; le plus petit écart était d’environ { $spread } points
rating-refused-difficulty = abandon : { $number } domaines de suite ne convenaient pas ; leur difficulté allait d’environ { $low } à { $high }
hindsight-unfinished = la partie n’est pas finie ; dicegame play --resume la reprend
look-back-waits = compilation, encore environ { $seconds } s
look-back-share = calcul : { $percent } %
look-back-skips = { $what } ... (Ctrl-C passe cette étape)
simulation-needs-numpy = les parties simulées ont besoin de numpy ; il s’installe avec : { $how }

# What dicegame match prints. The words from match-bot to match-wins stand above columns.
match-solo = Domaine { $name }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en solo, graine { $seed }
match-table = Domaine { $name }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à une table, graine { $seed }
match-base = Domaine { $name }, { $players } joueurs, édition { $edition } : chaque bot dans { $games } parties, à une place parmi { $against }, graine { $seed }
match-base-table = Domaine { $name }, { $players } joueurs, édition { $edition } : { $games } parties à une même table, graine { $seed }
match-with = { $match }, avec { $names }
match-base-solo = Domaine { $name }, jeu en solo avec l’objectif { $target }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } par bot, graine { $seed } : la moyenne est le nombre de cases remplies, sur { $hexes }
match-playing = parties en cours
match-bot = bot
match-mean = moyenne
match-deviation = écart-type
match-error = erreur
match-wins = victoires (95 %)
match-step = { $higher } contre { $lower } : { $points } points, erreur type { $error } avec les mêmes dés ({ $unpaired } sinon)
match-luck-free = sans la chance aux dés : { $points } points, erreur type { $error }
match-sanity = contrôle en solo : { $higher } contre { $lower } { $points } points, erreur type { $error }
match-mirror = contrôle à deux places : { $higher } contre { $lower } { $points } points, erreur type { $error }

# What dicegame rate prints. rate-points, rate-finished and rate-seen stand before lists, in a column.
rate-title = Domaine { $name } : { $word }, difficulté { $index } ({ $games } parties en solo par bot)
rate-base-title = Domaine { $name } : { $word }, difficulté { $index } ({ $games } parties à { $players } de chaque bot, édition { $edition })
rate-base-with = vaut pour les parties avec { $names } ; facile, moyen et difficile ont été mesurés sans extensions
rate-base-without = vaut pour les parties sans extensions
rate-base-solo = { $layout } est un domaine du jeu en solo, qu’on gagne ou qu’on perd : il n’y a donc pas d’évaluation en points ; dicegame match planner --layout { $layout } --solo dit combien de fois le planificateur gagne
rate-base-starts = selon le château de départ : { $starts } (erreur type { $error })
rate-base-phases = par manche :
rate-base-tiles = tuiles placées :
rate-base-seats = places dans l’ordre du jeu, points au-dessus de la moyenne et parties gagnées : { $seats } (erreur type { $error })
rate-source-areas = territoires
rate-source-phases = manches
rate-source-colors = couleurs achevées
rate-source-livestock = bétail
rate-source-sales = ventes
rate-source-watchtowers = tours de guet
rate-source-goods = marchandises
rate-source-silver = argent
rate-source-workers = ouvriers
rate-source-monasteries = monastères
rate-bot = { $points } points, erreur type { $error }, écart-type { $deviation } ; 10 % sous { $low }, la moitié sous { $middle }, 90 % sous { $high }
rate-starts = meilleur départ : { $best } ({ $starts } ; mêmes dés, erreur type d’une différence { $error })
rate-points = points :
rate-finished = complétées :
rate-seen = à voir :
rate-predicts = (ce qui se voit prédit { $share } de la difficulté de nouveaux domaines)
rate-of-sales = ventes
rate-of-finished-colors = couleurs complétées
rate-of-areas = territoires
rate-of-single-hexes = cases isolées
rate-of-areas-of-four-and-more = territoires de quatre cases et plus
rate-of-borders = frontières
rate-of-borders-of-castles = frontières des châteaux
rate-of-castle-distance = distance des châteaux
rate-of-castles-from-the-rim = distance des châteaux au bord
rate-of-colors-beside-castles = couleurs à côté des châteaux
rate-of-spread = dispersion

# A bot of one's own: FILE.py:FUNCTION.
own-bot-name = « { $text } » ne nomme pas de fonction ; attendu : FICHIER.py:FONCTION, par exemple { $example }
own-bot-no-file = { $file } : ce fichier n’existe pas
own-bot-no-function = { $file } n’a pas de fonction « { $function } » ; attendu : def { $function }({ $arguments }): ...
own-bot-syntax = { $file }, ligne { $line } : { $error }
own-bot-cannot-run = { $file } ne s’exécute pas : { $error }
own-bot-failed = { $bot } a échoué : { $error }
own-bot-in-line = { $error } (ligne { $line })
own-bot-text = { $bot } a rendu un texte qui n’est pas un coup : { $error }
own-bot-returned = { $bot } a rendu { $value } ; attendu : un des coups permis, ou son texte
own-bot-illegal = { $bot } a choisi { $move }, ce qui n’est pas permis : { $reason }

# Les parties simulées, et une grappe qui les joue.
simulation-too-large = un domaine de { $hexes } cases est trop grand pour les parties simulées, qui ont de la place pour { $most }
fast-compiling = compilation, une seule fois : environ { $seconds } s ...
fast-compiled = compilé en { $seconds } s
fast-no-numba = numba manque : les parties sont simulées environ cent fois plus lentement ; il s’installe avec : { $how }
prepare-left = compilation { $number } sur { $total } ; encore environ { $seconds } s
prepare-done = tout est compilé, dans { $folder }
prepare-nothing = tout est compilé ; il n’y a rien à faire
fast-behind-left = la compilation continue en arrière-plan, encore environ { $seconds } s
fast-behind = compilation en arrière-plan pour bot:search et le retour sur la partie, une seule fois, environ { $seconds } s ; la partie n’attend pas
install-extra = make { $extra } (ou pip install -e '.[{ $extra }]' dans le dossier de padgen)
install-extra-pipx = pipx install --force 'padgen-{ $version }-py3-none-any.whl[{ $extra }]', avec le fichier dont il a été installé
install-extra-pip = pip install 'padgen-{ $version }-py3-none-any.whl[{ $extra }]', avec le fichier dont il a été installé
fast-extra = rien ne peut être compilé : numba manque ; il s’installe avec : { $how }
fast-not-kept = le code machine ne peut pas être gardé dans { $folder } : le dossier n’est pas accessible en écriture, il faudrait donc compiler à chaque fois
fast-waiting = un autre processus compile ; attente d’environ { $seconds } s ...
cluster-extra = --cluster a besoin de joblib et de Dask ; ils s’installent avec : { $how }
cluster-silent = --cluster { $address } : aucun ordonnanceur Dask n’y répond : { $error }
cluster-no-workers = --cluster { $address } : l’ordonnanceur n’a pas de worker ; dask worker { $address } en démarre un
base-numbered = { $name }-{ $number }
base-which-start = sur quelle case commence votre château
heading-take = Prendre une tuile du plateau
heading-place = Placer une tuile dans son domaine
heading-turn = Le tour d’un joueur
heading-black-depot = Le dépôt noir central
heading-buildings = Les bâtiments
heading-workers = Ouvriers
heading-ship = Bateau
heading-tiles = Extensions
heading-white-castles = Les châteaux blancs
heading-inns = Les auberges
heading-routes = Les routes commerciales
heading-shields = Les blasons
base-players = le jeu de base se joue à 2, 3 ou 4, pas à { $players }
base-each-player = chacun des { $players } joueurs a besoin d’un domaine et d’un château de départ
base-boards = { $boards ->
        [one] { $boards } plateau
       *[other] { $boards } plateaux
    } pour { $players } joueurs ; il en faut un pour chacun
base-edition = { $edition } : il n’y a pas d’édition de ce nom ; attendu : { $editions }
base-no-mode = il n’y a pas de mode « { $mode } » ; attendu : solo
base-solo-players = le jeu en solo se joue seul, pas à { $players }
base-solo-2011 = la boîte de 2011 n’a pas de jeu en solo ; omettez l’édition ou jouez à deux ou plus
base-target = l’objectif du jeu en solo est de { $first } à { $last } points, pas de { $target }
base-needs-posts = { $layout } a { $posts ->
        [0] zéro borne
        [one] 1 borne
       *[other] { $posts } bornes
    } ; pour jouer avec les bornes, chaque domaine doit en avoir { $needed }, comme 11a à 11f
base-no-module = il n’y a pas d’extension « { $name } » ; attendu : { $names }
base-module-2011 = la boîte de 2011 n’a pas { $name ->
        [tiles] de tuiles supplémentaires
        [castles] de châteaux blancs
        [inns] d’auberges
        [borders] de bornes
        [routes] de routes commerciales
       *[shields] de blasons
    } ; omettez-les ou jouez avec l’édition de 2019
base-module-solo = le jeu en solo se joue sans { $name ->
        [tiles] tuiles supplémentaires
        [castles] châteaux blancs
        [inns] auberges
        [borders] bornes
        [routes] routes commerciales
       *[shields] blasons
    } ; omettez-les
base-dice-layout = { $layout } est un plan du jeu de dés ; le jeu de base en demande un à lui, comme base-1
base-many-hexes = { $layout } a { $hexes } cases ; on peut jouer sur { $most } au plus
base-no-numbers = { $layout } a des cases sans numéro ; il en faut un sur chaque case
base-no-castles = { $layout } n’a pas de case de château pour commencer
base-start = { $layout } : le château de départ ne peut pas être sur la case { $hex } ; attendu : { $free }
base-no-start = « { $text } » n’est pas une case pour le château de départ ; attendu : { $free }
base-no-reading = il n’y a pas d’interprétation « { $name } » ; attendu : { $names }
base-not-record = ce n’est pas l’enregistrement d’un jeu de base ; attendu : { "{" }"game": "base", "record": { $version }, "edition": ...
base-readings = attendu : "readings", une table comme { "{" }"tie": "most"{ "}" }
base-record-with = attendu : "with", une liste comme ["inns", "shields"], "mode", un texte, "target", un nombre entier, "box", une table
base-record-version = un enregistrement avec des extensions, un mode ou sa propre boîte porte "record": { $version }
base-event = attendu : { "{" }"setup": ...{ "}" }, "deal", "roll", "move" avec "player" et "text", ou "undo" avec "player"
base-not-chance-data = « { $key } » n’est pas comme attendu, par exemple { $example }
base-not-chance = « { $text } » est illisible ; attendu par exemple roll 3 5 | 2 2 | 4 : les dés de chaque joueur, puis le dé blanc
base-not-a-die = « { $text } » n’est pas sur un dé ; attendu : de 1 à 6
base-not-removed = « { $text } » n’est pas un dépôt avec une tuile ; attendu par exemple 3 cow-2
base-not-numbers = « { $text } » n’est pas une suite de nombres ; attendu par exemple 3+11+7
base-not-a-move = « { $text } » n’est pas un coup ; attendu par exemple dé 4 prends banque de 3 (? montre toutes les formes)
base-no-tile = il n’y a pas de tuile « { $text } » ; attendu un nom comme { $names }
base-which-tile = « { $text } » convient à plusieurs tuiles : { $names }
base-no-shield = il n’y a pas de blason « { $text } » ; attendu : blason 1 à blason { $last }
base-no-part = « { $text } » n’est pas une partie de la pose ; attendu : { $parts }
base-no-move-fits = aucun coup possible maintenant ne convient à « { $text } »
base-which-move = « { $text } » convient à { $number } coups ; précisez le coup
base-no-good = il n’y a pas de marchandise « { $text } » ; attendu : { $names }
base-chance-first = il faut d’abord { $what ->
        [setup] la mise en place : trois marchandises pour chacun
        [deal] poser les tuiles et marchandises de la manche
       *[other] lancer les dés
    }
base-chance-stays = ce n’est pas la dernière chose sortie, ou quelqu’un a déjà joué
base-nothing-back = { $name } n’a pas de coup à reprendre : c’est possible jusqu’à de nouvelles tuiles, de nouveaux dés ou le coup d’un autre
base-other-turn = ce n’est pas à { $name } de jouer, mais à { $due }
base-start-goods = attendu : { $goods } marchandises pour chacun des { $players } joueurs
base-shields = attendu : ces nombres de blasons dans les dépôts 1 à 6 : { $numbers } ; tous différents, de 1 à { $last }
base-no-shields = cette partie se joue sans blasons ; omettez-les dans la mise en place
base-routes = attendu : { $each } cartes de routes commerciales par personne ; toutes différentes, de 1 à { $last }
base-no-routes = cette partie se joue sans routes commerciales ; omettez leurs cartes dans la mise en place
base-shield-twice = le blason { $shield } n’est qu’une fois dans les dépôts
base-card-twice = il n’y a qu’une carte { $card }
base-no-card = il n’y a pas de carte « { $text } » des routes commerciales ; attendu : des numéros de 1 à { $last } ou les trois cases de chaque carte, comme { $example }
base-unknown-card = aucune carte des routes commerciales n’a les cases { $text } ; si la vôtre les a, saisissez toutes les cartes dans un fichier de boîte
base-roll-players = attendu : deux dés pour chacun des { $players } joueurs, et le dé blanc
base-removed-none = tous les dépôts sont vides ; aucune tuile ne part
base-removed-missing = la tuile qui part ce tour-ci manque ; ajoutez son dépôt et son nom, par exemple 3 cow-2
base-removed = ce tour-ci, une tuile du dépôt { $depot } part ; choisissez-en une qui s’y trouve
base-deal-depot = le dépôt { $depot } reçoit d’autres tuiles ; attendu : { $colors }
base-deal-black = le dépôt noir reçoit { $tiles } tuiles
base-deal-goods = une manche a { $goods } marchandises
base-none-left = { $left ->
    [0] il ne reste plus de { $tile } dans la boîte de { $edition } : tout est déjà sorti
   *[other] trop de { $tile } : il n’en reste que { $left } dans la boîte de { $edition }
 }
base-no-black-left = { $left ->
    [0] il ne reste plus de { $tile } à dos noir dans la boîte de { $edition } : tout est déjà sorti
   *[other] trop de { $tile } à dos noir : il n’en reste que { $left } dans la boîte de { $edition }
 }
base-not-in-box = introuvable dans la boîte de { $edition } : { $tile }
base-only-black = { $tile } a un dos noir et ne va que dans le dépôt noir
base-never-black = { $tile } n’a pas de dos noir et ne va que dans les dépôts 1 à 6
base-no-goods-left = il n’y a que { $each } marchandises de chaque couleur ; trop sont de couleur { $good }
base-before = avant la partie
base-phase = manche { $phase }
base-because = { $what } ({ $rule })
base-not-legal = ce n’est pas possible maintenant
base-owed-action = il faut d’abord l’action du château : prends, pose, vends ou ouvriers, sans dé
base-owed-as-castle = il faut d’abord une action, comme par un château : prends, pose, vends ou ouvriers, sans dé
base-owed-free-castle = il faut d’abord l’action du château : prends, pose, vends ou ouvriers, sans dé ; ou, par le blason 11, prends avec un blason de n’importe quel dépôt
base-owed-white = il faut d’abord l’action du château blanc, avec le { $number } blanc : blanc prends, blanc pose, blanc vends ou blanc ouvriers
base-owed-place = il faut d’abord la mairie : pose avec une tuile en réserve, ou renonce
base-owed-as-town-hall = il faut d’abord poser, comme par une mairie : pose avec une tuile en réserve, ou renonce
base-owed-take = il faut d’abord l’effet du bâtiment : prends, ou renonce
base-owed-as-take = il faut d’abord l’effet qui apporte une tuile : prends, ou renonce
base-owed-sell = il faut d’abord l’entrepôt : vends, ou renonce
base-owed-as-warehouse = il faut d’abord une vente, comme par un entrepôt : vends, ou renonce
base-owed-load = il faut d’abord le bateau : charge avec un dépôt, ou charge rien
base-owed-second = il faut d’abord le deuxième dépôt du bateau : charge avec un dépôt voisin, ou renonce
base-owed-keep = il faut d’abord choisir les marchandises à garder : garde et une couleur
base-owed-throw = la réserve est pleine : il faut d’abord jeter une tuile (jette)
base-owed-discard = le blason 4 n’est plus là : il faut d’abord jeter { $number ->
        [one] 1 tuile
       *[other] { $number } tuiles
    } de la réserve (jette)
base-owed-use = il faut d’abord la grue : utilise avec le bâtiment dont vous voulez l’effet, ou renonce
base-owed-gather = il faut d’abord le blason 5 : ramasse avec une couleur de marchandises, ou renonce
base-owed-from = il faut d’abord une tuile qui va directement { $place ->
        [black] du dépôt noir
       *[depots] des dépôts 1 à 6
    } au domaine : pose ... de ... en ...{ $may ->
        [yes] , ou renonce
       *[no] { "" }
    }
base-owed-tribute = il faut d’abord le tribut pour le blason { $shield } : { $means ->
        [silver] paie argent
        [worker] paie ouvrier
       *[silverworker] paie argent, paie ouvrier
    } ou abandonne
base-owed-copy = il faut d’abord le blason 6 : copie joueur avec le numéro de la personne dont les monastères serviront aussi pour vous
base-owed-parts = choisissez d’abord ce qui vient en premier : { $parts }
base-owed-exchange = il faut d’abord l’échange : cinq marchandises contre une tuile du dépôt noir, avec échange et la tuile, ou renonce
base-owed-give = il reste { $left ->
        [one] 1 des cinq marchandises
       *[other] { $left } des cinq marchandises
    } à donner : donne et une couleur
base-owed-add = le compteur est à { $counter } sur { $target } : achetez des points pour une pièce d’argent chacun avec ajoute 1{ $most ->
        [one] { "" }
       *[other] { " " }à ajoute { $most }
    }, ou renonce
base-buy-later = rien ne peut être acheté maintenant : { $first }
base-hire-later = on ne peut pas acheter d’ouvriers maintenant : { $first }
base-hire-28 = seul le monastère 28 permet d’acheter des ouvriers
base-not-own-turn = on n’achète rien pendant la fin de la manche ; achetez à votre propre tour
base-no-die-needed = cette action vient d’un effet et ne demande pas de dé ; sans « dé » et son numéro
base-say-white = c’est l’action du château blanc : dites blanc d’abord (elle compte pour { $number })
base-white-die = l’action du château blanc utilise le { $number } blanc, pas un de vos dés : dites blanc
base-no-white = le dé blanc ne sert que quand un château blanc vient d’être posé ; dites un de vos dés, par exemple dé 4 ...
base-needs-die = aucun effet ne donne cette action ; dites quel dé elle utilise, par exemple dé 4 ...
base-no-such-die = aucun dé libre ne montre { $die }
base-dice-used = les deux dés sont utilisés ; achetez une tuile ou terminez le tour avec fini
base-dice-left = les deux dés doivent être utilisés avant la fin du tour
base-no-throw = il n’y a rien à jeter maintenant
base-no-load = aucun bateau ne charge maintenant
base-no-keep = toutes les marchandises ont leur place
base-no-skip = il n’y a pas d’effet à laisser
base-must-place = dans cette partie, une tuile doit être posée (interprétation shield-14=must)
base-no-use = utilise répond à une grue qui vient d’être posée ; il n’y en a pas maintenant
base-use-white-castle = une grue ne peut utiliser un château blanc que si l’on joue avec les châteaux blancs
base-use-building = une grue utilise l’effet d’un bâtiment ; ceci n’en est pas un : { $tile }
base-use-nothing = { $tile } ne peut rien faire maintenant ; choisissez un autre bâtiment, ou renoncez
base-no-gather = on ramasse des marchandises avec le blason 5, quand un bateau vient d’être posé
base-gather-none = aucun dépôt n’a de marchandises de couleur { $good }
base-gather-full = les marchandises de couleur { $good } ne tiennent pas : trois autres couleurs sont en réserve
base-no-place-from = une tuile ne va directement d’un dépôt au domaine que par le blason 14 ou 15 à la fin d’une manche, et en solo quand une couleur est complète ; prenez-la d’abord, puis posez-la
base-from-black = maintenant la tuile vient du dépôt noir, par exemple pose banque de noir en 12
base-from-depots = maintenant la tuile vient des dépôts 1 à 6, par exemple pose banque de 3 en 12
base-no-tribute = aucun tribut n’est dû maintenant ; il est demandé à la fin d’une manche
base-tribute-order = maintenant le tribut est dû pour le blason { $shield } ; le blason 3 vient d’abord, les autres par numéro
base-tribute-3 = seul le blason 3 permet de payer le tribut en ouvriers ; payez de l’argent ou abandonnez le blason
base-without-shields = cette partie se joue sans blasons
base-shield-no-action = cette action ne peut pas prendre de blason ; seule celle d’un château vert foncé le peut, avec le blason 11
base-shield-both-dice = un blason demande les deux dés ; les deux doivent être libres
base-shield-dice = on prend un blason avec les deux dés : tapez dés prends blason { $shield } de { $depot }
base-shield-not-there = le blason { $shield } n’est pas dans le dépôt { $depot } ; { $other ->
        [0] il n’est dans aucun dépôt
       *[other] il est dans le dépôt { $other }
    }
base-shield-not-held = le blason { $shield } n’est sur aucun de vos châteaux et ne peut pas être remplacé
base-shield-no-castle = chacun de vos châteaux porte un blason ; dites lequel part, par exemple prends blason { $shield } de { $depot } pour blason { $held }
base-few-for-double = pour faire un { $number } des deux dés, il faut { $needed ->
        [one] { $needed } ouvrier
       *[other] { $needed } ouvriers
    } ; il y en a { $workers }
base-set-16 = seul le blason 16 permet de régler un dé
base-set-once = le blason 16 règle un dé par tour ; c’est déjà fait
base-set-used = les deux dés sont utilisés ; le blason 16 règle un dé libre
base-set-same = ce dé montre déjà un { $die }
base-copy-6 = seul le blason 6 permet de copier les monastères d’une autre personne
base-copy-once = le blason 6 copie déjà le joueur { $player } ; le choix reste
base-copy-nobody = il n’y a pas de joueur { $player } ; attendu : de 1 à { $players }, dans l’ordre de départ
base-copy-self = le blason 6 copie une autre personne, pas vous-même
base-no-exchange = on n’échange des marchandises contre une tuile du dépôt noir qu’en solo, juste après un bateau, et cinq pour une
base-no-give = il n’y a pas de marchandises à donner maintenant
base-give-order = les marchandises se donnent dans l’ordre des couleurs : { $good } vient avant { $last }
base-give-few = à partir de { $good }, il y a trop peu de marchandises : il en reste { $left } à donner, dans l’ordre des couleurs ; commencez par une couleur précédente
base-no-add = on n’achète des points qu’en solo, juste après en avoir gagné
base-add-many = { $points }, c’est trop : il manque { $missing ->
        [one] 1 point
       *[other] { $missing } points
    } pour l’objectif
base-no-first = il n’y a pas d’ordre à choisir maintenant ; c’est demandé en solo, quand une tuile apporte plusieurs choses
base-first-closed = « { $part } » n’est pas possible maintenant ; attendu : { $open }
base-no-depot = il n’y a pas de dépôt { $depot } ; attendu : de 1 à 6
base-not-in-depot = { $tile } n’est pas dans le dépôt { $depot }
base-not-in-black = { $tile } n’est pas dans le dépôt noir
base-take-black = les tuiles du dépôt noir s’achètent, elles ne se prennent pas
base-take-color = ce bâtiment ne prend pas { $tile }
base-not-stored = { $tile } n’est pas en réserve
base-hex-filled = la case { $hex } a déjà une tuile
base-hex-color = { $tile } ne peut pas être sur la case { $hex }, qui est pour : { $color }
base-not-beside = la case { $hex } n’est à côté d’aucune tuile
base-town = la ville de la case { $hex } a déjà un bâtiment de ce type : { $tile }
base-inn-area = le territoire de la case { $hex } a déjà une auberge, sur la case { $other } ; chaque territoire peut en recevoir une
base-no-goods = aucune marchandise en réserve n’est de couleur { $good }
base-few-workers = pour changer le { $die } en { $number }, il faut { $needed ->
        [one] { $needed } ouvrier
       *[other] { $needed } ouvriers
    } ; il y en a { $workers }
base-bought = on ne peut acheter qu’une tuile par tour
base-buy-anywhere = seul le monastère 6 permet d’acheter dans les dépôts 1 à 6
base-no-inn = il n’y a pas d’auberge à côté du dépôt noir
base-inn-beside = les auberges ne sont qu’à côté du dépôt noir ; achetez-en une avec achète auberge
base-buy-workers = seul le monastère 6 permet d’acheter avec des ouvriers
base-buy-2011 = dans l’édition de 2011, on n’achète qu’avec de l’argent
base-few-silver = il faut { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } d’argent ; il y en a { $have }
base-few-price = il faut { $price ->
        [one] { $price } ouvrier
       *[other] { $price } ouvriers
    } ; il y en a { $have }
base-no-room = la réserve est pleine, et cette partie demande une place libre pour un achat
base-load-beside = le deuxième dépôt doit être à côté du dépôt { $depot }
base-load-none = chaque dépôt donne quelque chose ; choisissez-en un
base-load-full = rien du dépôt { $depot } ne tient : trois couleurs sont en réserve
base-load-empty = il n’y a pas de marchandises dans le dépôt { $depot }
base-keep = { $good } est impossible : la couleur doit être nouvelle et se trouver dans le dépôt { $depot }
base-sold = Vendu en manche { $phase } : { $good }
base-herd = { $tile } sur la case { $hex }, manche { $phase }
base-watchtower = { $tile } sur la case { $hex }, manche { $phase }
base-no-bot = il n’y a pas de bot « { $name } » pour le jeu de base ; attendu : { $names }
base-because-points = { $change } points tout de suite
base-because-areas = { $change } territoires et couleurs commencés
base-because-store = { $change } tuiles en réserve
base-because-monasteries = { $change } monastères
base-because-goods = { $change } marchandises à vendre
base-because-means = { $change } argent, ouvriers, mines, place sur le pont
base-because-market = { $change } ce que les dépôts offrent encore
base-because-modules = { $change } blasons, routes, postes-frontières et autres extensions
base-because-nothing = pas de grand changement
base-because-finishes = achève { $color ->
       *[building] la ville
        [livestock] le pâturage
        [mine] les mines
        [ship] la rivière
        [monastery] les monastères
        [castle] les châteaux
    } de la case { $hex } : { $points } + { $bonus } points
base-because-color = achève { $what } : { $points } points
base-all = { $color ->
       *[building] toutes les villes
        [livestock] tous les pâturages
        [mine] toutes les mines
        [ship] toutes les rivières
        [monastery] tous les monastères
        [castle] tous les châteaux
    }
base-because-herd = marque le troupeau : { $points } points
base-because-sale = vend pour { $points } points
base-because-watchtower = tour de guet : { $points } points
base-because-ship = garde un bateau pour le dépôt { $depot } (marchandises : { $goods })
base-because-keeps = garde { $tile } pour la case { $hex } (nombre { $die })
base-because-later = garde { $tile } pour plus tard
base-because-placed = pour la case { $hex }, dans ce tour
base-because-next = continue : { $moves }
base-because-begun = encore { $left ->
    [one] une case
   *[other] { $left } cases
    } pour achever { $color ->
       *[building] la ville
        [livestock] le pâturage
        [mine] les mines
        [ship] la rivière
        [monastery] les monastères
        [castle] les châteaux
    } de la case { $hex }
base-because-move = { $move ->
        [take] une tuile à placer ce tour-ci ou plus tard
        [place] son effet sert maintenant
        [sell] de l’argent pour un achat
        [workers] les ouvriers changeront plus tard le nombre des dés
        [throw] fait de la place dans la réserve
        [load] des marchandises à vendre plus tard
        [keep] des marchandises à vendre plus tard
        [hire] des ouvriers contre de l’argent
        [use] l’effet de ce bâtiment sert maintenant
        [shield] des points à la fin, et son effet d’ici là
        [set] le dé convient mieux
        [copy] ces monastères aident le plus
        [gather] des marchandises à vendre plus tard
        [place-from] une tuile sans dé
        [pay] le blason vaut davantage
        [pay-worker] le blason vaut davantage
        [give-up] l’argent vaut plus que le blason
        [exchange] une tuile qui va sur toutes les cases
        [give] la couleur qui aide le moins
        [add] l’objectif se rapproche
        [first] ce que cela apporte aide pour la suite
        [skip] rien de cela ne sert maintenant
       *[end] il ne reste rien de mieux ce tour-ci
    }
base-search-plain = planifié sans simulation : le code compilé n’est pas prêt
play-no-option = ce jeu n’a pas d’option { $option } ; il a { $options }
play-other-game = le jeu de ce domaine n’a pas cette option
play-no-reading = il n’y a pas de lecture « { $name } » dans ce jeu ; docs/base-game.md donne celles du jeu de base
replay-legal-json = --legal demande --json
bound-needs-fast = le retour sur une partie du jeu de base joue des milliers de parties ; { $how }
bound-base-nothing = { $name } : aucun des { $turns } tours n’a sûrement coûté de points, comparé aux meilleurs du planificateur
bound-base = { $name } : les plus coûteux de { $turns } tours, d’après des parties jouées sur des avenirs communs
bound-base-turn = manche { $phase }, tour { $round } : { $turn } ; mieux de { $points } points (erreur type { $error }) : { $better }
base-deal-phase = la prochaine manche est { $phase }
base-no-phase = « { $text } » n’est pas une manche ; attendu : de A à E
base-heading = Les Châteaux de Bourgogne, { $edition }
base-starts-from = { $name } joue sur { $layout } et commence sur : { $castle }
base-help =
    Tapez le numéro d’un coup ou le coup lui-même ; le dé peut manquer si un seul
    convient :
      dé 4 prends banque de 3    dé 4 pose bateau en 12    dé 4 vends rouge
      dé 4 ouvriers              achète banque             fini
      avec le monastère 6 aussi : achète banque de 3 pour ouvriers
    Les effets demandent la suite : prends banque de 3, pose bateau en 12,
    vends rouge, ouvriers, charge 2, charge rien, garde rouge, jette banque,
    renonce. On peut abréger (pr b 3) et nommer les tuiles comme sur le plateau ;
    prends bateau montre les coups qui commencent ainsi. L’anglais marche aussi.
      tuile 17, tuile mairi   ce que fait une tuile
base-help-tiles = Tuiles supplémentaires : utilise banque (grue), achète ouvriers (monastère 28).
base-help-castles = Châteaux blancs : blanc prends banque de 3, blanc pose bateau en 12, blanc vends rouge, blanc ouvriers.
base-help-inns = Auberges : achète auberge, dé 4 pose auberge en 12.
base-help-borders = Bornes : rien à taper ; une chaîne de tuiles les relie.
base-help-routes = Routes commerciales : un bonus demande comme un bâtiment (prends, pose, vends, renonce) ; tuile route les explique tous.
base-help-shields = Blasons : dés prends blason 7 de 5, et pour blason 3 pour en remplacer un. Par eux : règle dé 4 à 6, copie joueur 2, ramasse rouge, pose banque de 3 en 12 ; à la fin d’une manche paie argent pour blason 7, paie ouvrier pour blason 7, abandonne blason 7. s7 abrège blason 7 ; tuile s7 l’explique.
base-help-solo = Le jeu en solo : d’abord effet, d’abord territoire ou d’abord couleur quand l’ordre est à vous ; ajoute 2 achète des points ; échange château et donne rouge pour cinq marchandises ; pose mine de noir en 12 pour une couleur complète ; renonce.
base-legend = B4 12 est la case 12, pour un bâtiment, avec le numéro 4 ; une étoile : une tuile en réserve peut y aller. B bâtiment, G animaux, M mine, S bateau, K monastère, C château. Marchandises : un chiffre pour chacune, celui du dé qui la vend : 1 turquoise, 2 violet, 3 rose, 4 rouge, 5 brun, 6 orange ; à venir : celles des tours suivants.
base-legend-bonus = Bonus : B5 donne 5 points au prochain qui remplit toutes ses cases B.
base-start-help = Tapez le numéro d’une case de château. Un château avec beaucoup de voisines laisse plus de choix ; lui-même ne donne ni points ni action. B4 12 est la case 12, pour un bâtiment, avec le numéro 4 : B bâtiment, G animaux, M mine, S bateau, K monastère, C château.
base-chance-help = Tapez ce qui est sur la table : les dés par leurs points, les marchandises par leur couleur (ou le nombre du dé qui les vend), les tuiles par leur nom (banque, mairie, vache 4) ou comme sur le plateau (mairi, vach4), un monastère aussi par son numéro. L’ordre dans un dépôt est libre. Le début des mots suffit s’il n’y en a qu’un. Avec les routes commerciales, tuile route donne les cartes et nos numéros.
base-time = Manche { $phase }, tour { $round }/5, dé blanc { $white }
base-black = Dépôt noir : { $tiles }
base-round-goods = Marchandises à venir : { $goods }
base-table = À venir : { $goods } ; bonus : { $bonus } ; pont : { $bridge }
base-hex-number = case { $hex }
base-complete = { $color ->
       *[building] Tous les bâtiments
        [livestock] Tous les animaux
        [mine] Toutes les mines
        [ship] Tous les bateaux
        [monastery] Tous les monastères
        [castle] Tous les châteaux
    }, manche { $phase } : { $size ->
        [large] grand bonus
       *[small] petit bonus
    }
base-depot = Dépôt { $depot } : { $tiles } ; marchandises : { $goods }
base-depot-tiles = { $depot } : { $tiles }
base-hex = { $hex } (numéro { $die }) { $tile }
base-empty = vide
base-area = { $color } : { $hexes }
base-player-own = { $place }. { $name } { $points } : dés { $dice } ; { $silver } argent, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; réserve : { $store } ; marchandises : { $goods } ; vendues : { $sold }
base-player = { $place }. { $name } { $points } : dés { $dice } ; { $silver } argent, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; { $store } ; march. { $goods }
base-short-warehouse = entre
base-short-watchtower = tour
base-short-carpenter = menui
base-short-church = églis
base-short-market = march
base-short-boarding-house = pensi
base-short-bank = banqu
base-short-town-hall = mairi
base-short-ship = batea
base-short-mine = mine
base-short-castle = chât
base-short-crane = grue
base-short-white-castle = chbl
base-short-goose = oie
base-short-inn = aub
base-short-face-down = cach
base-short-cow = vach
base-short-sheep = mout
base-short-pig = coch
base-short-goat = chèv
base-short-chicken = poul
base-short-monastery = mon
base-points-for = +{ $points } { $source }
base-source-areas = territoire
base-source-phases = manche
base-source-livestock = animaux
base-source-sales = points
base-source-watchtowers = tour de guet
base-source-posts = bornes
base-source-routes = route commerciale
base-change = { $signed } { $what ->
        [silver] argent
        [workers] { $number ->
            [one] ouvrier
           *[other] ouvriers
        }
       *[goods] { $number ->
            [one] marchandise
           *[other] marchandises
        }
    }
base-copied = les monastères de { $name } agissent aussi pour vous
base-counter = compteur { $counter } sur { $target }
base-target-reached = objectif atteint : une action, et le prochain objectif est { $target }
base-at-end = { $shield } { $signed } à la fin{ $kept ->
        [yes] { " " }s’il reste
       *[no] { "" }
    }
base-which-die = plusieurs dés le peuvent : dites dé { $dice }
base-enter-goes-on = Entrée continue
base-ask-goods = Les trois marchandises de { $name } (comme rouge rouge rose)
base-ask-shields = Blasons du dépôt { $depot } ({ $number ->
        [one] 1, comme 7
       *[other] { $number }, comme 7 12
    })
base-ask-route = Les { $cards } cartes de la route commerciale de { $name }, de gauche à droite : nos numéros, ou les cases, comme { $example }
base-ask-removed = La tuile qui quitte son dépôt (Entrée : la première d’après le dé blanc)
base-ask-removed-tile = La tuile qui quitte le dépôt { $depot } (Entrée : { $tile })
base-ask-removed-none = Tous les dépôts sont vides, aucune tuile ne part (Entrée)
base-ask-dice = Dés de { $names }, puis le blanc (comme { $example })
base-ask-depot = Tuiles du dépôt { $depot } ({ $colors })
base-ask-black = { $tiles } tuiles du dépôt noir
base-ask-round-goods = Les cinq marchandises de la manche, dans l’ordre
base-count = attendu : { $expected }, pas { $found }
base-rolled = Dés : { $dice }, blanc { $white }.
base-dealt = La manche { $phase } commence : nouvelles tuiles et marchandises.
base-own-goods = { $name } { $goods }
base-goods-given = Marchandises de départ : { $goods }.
base-explained = { $tile } : { $what }
base-explain-typed = Tapez par exemple : { $words }
base-explain-warehouse = quand on la place, on peut vendre toutes les marchandises d’une couleur au choix, sans dé.
base-explain-watchtower = quand on la place, 4 points.
base-explain-carpenter = quand on la place, on peut prendre en réserve un bâtiment des dépôts 1 à 6.
base-explain-church = quand on la place, on peut prendre en réserve une mine, un monastère ou un château des dépôts 1 à 6.
base-explain-market = quand on la place, on peut prendre en réserve un bateau ou une tuile d’animaux des dépôts 1 à 6.
base-explain-boarding-house = quand on la place, 4 ouvriers.
base-explain-bank = quand on la place, 2 pièces d’argent.
base-explain-town-hall = quand on la place, on peut placer aussitôt une autre tuile de la réserve, de n’importe quelle couleur ; le numéro de sa case ne compte pas.
base-explain-ship = quand on la place, on charge toutes les marchandises d’un dépôt, trois couleurs au plus en tout, et on avance d’une case sur le pont.
base-explain-mine = 1 pièce d’argent à la fin de chaque manche.
base-explain-castle = quand on la place, une action de plus, comme avec un dé de n’importe quel numéro.
base-explain-crane = quand on la place, on peut utiliser l’effet de n’importe quel bâtiment. À la fin, elle compte comme un bâtiment au choix pour vos monastères.
base-explain-white-castle = quand on la place, une action de plus avec le nombre du dé blanc ; les ouvriers peuvent le changer. { $any ->
        [yes] Une ville peut en avoir plusieurs.
       *[no] Une ville peut en avoir un.
    } (Combien ont un dos noir est peu sûr : une seule source. Regardez votre boîte.)
base-explain-inn = se trouve à côté du dépôt noir et coûte 2 pièces d’argent ; aucun effet n’en prend. Elle va sur toute case vide, une par territoire, et son territoire complet compte une case de plus.
base-explain-face-down = une tuile du dépôt noir contre cinq marchandises, en solo. Elle va sur une case de n’importe quelle couleur et la remplit, sans autre effet.
base-explain-livestock = quand on la place, { $number } points, et ceux de chaque tuile de cette espèce ({ $animal }) déjà dans ce pâturage.
base-explain-goose = quand on la place, 2 points et ceux de l’autre espèce de ce pâturage qui en donne le plus. Chaque tuile d’animaux placée là ensuite donne 2 points de plus.
base-explain-shield = { $effect } { $points } points à la fin. Tribut : 1 pièce d’argent à la fin de chaque manche.
base-explain-shield-1 = Pour les animaux, tous vos pâturages comptent comme un seul.
base-explain-shield-2 = Quand les autres reçoivent des ouvriers, vous en recevez { $reading ->
        [once] un chaque fois.
       *[each] autant.
    }
base-explain-shield-3 = Le tribut peut aussi être payé en ouvriers, même pour ce blason.
base-explain-shield-4 = Votre réserve n’a pas de limite (ici 12 tuiles).
base-explain-shield-5 = Quand vous placez un bateau, vous pouvez ramasser les marchandises d’une couleur dans tous les dépôts.
base-explain-shield-6 = Vous choisissez une fois une personne : ses monastères servent aussi pour vous, même à la fin. À deux, c’est aussitôt l’autre.
base-explain-shield-7 = Les tuiles bonus gagnées désormais comptent double.
base-explain-shield-8 = Vos mines donnent le double d’argent.
base-explain-shield-9 = Une vente donne 1 pièce d’argent par marchandise{ $reading ->
        [tiles] , pas plus avec le monastère 3.
       *[plus] , et une de plus avec le monastère 3.
    }
base-explain-shield-10 = À la fin, vos monastères à points comptent double.
base-explain-shield-11 = Quand vous placez un château vert foncé, son action peut prendre un blason de n’importe quel dépôt.
base-explain-shield-12 = Les marchandises vendues donnent le double de points.
base-explain-shield-13 = À la fin, tous vos blasons comptent double, celui-ci aussi.
base-explain-shield-14 = À la fin de chaque manche, vous { $reading ->
        [must] placez
       *[may] pouvez placer
    } une tuile directement des dépôts 1 à 6, avec son effet ; le numéro de la case ne compte pas.
base-explain-shield-15 = À la fin de chaque manche, vous { $reading ->
        [must] placez
       *[may] pouvez placer
    } une tuile directement du dépôt noir, avec son effet ; le numéro de la case ne compte pas.
base-explain-shield-16 = Une fois par tour, vous pouvez régler un dé libre sur n’importe quel nombre.
base-explain-shield-17 = Les territoires que vous complétez comptent comme le suivant en taille.
base-explain-shield-18 = Vous pouvez placer des tuiles sur toute case vide, pas seulement à côté d’autres ; couleurs et numéros comptent comme toujours.
base-explain-route = Une route commerciale : chaque marchandise vendue va sur la case suivante, depuis la gauche ; si elle en a la couleur, le bonus vient aussitôt. Ce qui est sur les cartes est probable (une source, d’après des photos). La règle n’explique pas les bonus ; voici comment nous lisons les images :
base-explain-cards = Nos numéros des cartes : { $cards }.
base-explain-card = { $card } : { $a }{ $x } { $b }{ $y } { $c }{ $z }
base-explain-route-building = bâtiment : on peut prendre un bâtiment des dépôts 1 à 6, comme par une menuiserie.
base-explain-route-church = église : on peut prendre une mine, un monastère ou un château des dépôts 1 à 6.
base-explain-route-market = marché : on peut prendre un bateau ou une tuile d’animaux des dépôts 1 à 6.
base-explain-route-place = placer : { $reading ->
        [take] on peut prendre n’importe quelle tuile des dépôts 1 à 6.
       *[place] on peut placer une tuile de la réserve, comme par une mairie.
    }
base-explain-route-sell = vendre : on peut vendre les marchandises d’une couleur, comme par un entrepôt.
base-explain-route-action = action : une action de plus, comme avec un dé de n’importe quel numéro.
base-explain-route-workers = ouvriers : 4 ouvriers.
base-explain-route-silver = argent : 2 pièces d’argent.
base-explain-route-points = points : 4 points.
base-explain-for-building = à la fin, 4 points pour chacun de ceux-ci dans votre domaine : { $building }.
base-explain-m1 = vos villes peuvent désormais avoir plusieurs bâtiments d’un même type.
base-explain-m2 = chaque mine donne aussi un ouvrier à la fin d’une manche.
base-explain-m3 = une vente, même par un entrepôt, donne 2 pièces d’argent au lieu d’une.
base-explain-m4 = une vente, même par un entrepôt, donne aussi un ouvrier.
base-explain-m5 = un bateau peut aussi charger un dépôt voisin du premier.
base-explain-m6 = l’achat du tour peut venir de n’importe quel dépôt{ $edition ->
        [2011] .
       *[other] , même pour 2 ouvriers au lieu de 2 pièces d’argent.
    }
base-explain-m7 = quand on place des animaux, chaque tuile comptée donne un point de plus.
base-explain-m8 = un ouvrier change un dé de 2 au plus.
base-explain-m9 = un dé qui place un bâtiment peut changer de 1 gratuitement.
base-explain-m10 = un dé qui place un bateau ou des animaux peut changer de 1 gratuitement.
base-explain-m11 = un dé qui place un château, une mine ou un monastère peut changer de 1 gratuitement.
base-explain-m12 = un dé qui prend une tuile dans un dépôt peut changer de 1 gratuitement.
base-explain-m13 = l’action ouvriers donne aussi une pièce d’argent ; pas une pension.
base-explain-m14 = l’action ouvriers donne 4 ouvriers au lieu de 2 ; une pension n’en donne pas plus.
base-explain-m15 = à la fin, { $points } points pour chaque couleur de marchandises vendue.
base-explain-m24 = à la fin, 4 points pour chaque espèce d’animaux dans votre domaine.
base-explain-m25 = à la fin, 1 point pour chaque marchandise vendue.
base-explain-m26 = à la fin, { $points } points pour chaque tuile bonus, grande ou petite.
base-explain-m27 = votre pion est toujours au-dessus de sa pile sur le pont, tout de suite et plus tard. Le blason 6 { $copied ->
        [yes] copie aussi cela
       *[no] ne copie pas cela
    }.
base-explain-m28 = à votre tour, 1 pièce d’argent achète 2 ouvriers, autant de fois que vous voulez ; ce n’est pas l’achat du tour.
base-explain-m29 = à la fin, 4 points pour chacun de ceux-ci dans votre domaine : { $building } (probable ; vérifiez sur votre tuile).
base-explain-solo-ship = quand on la place, on charge toutes les marchandises d’un dépôt, de toutes les couleurs ; toutes les autres quittent la partie. Puis cinq marchandises peuvent acheter une tuile du dépôt noir, qui va face cachée dans la réserve.
base-explain-solo-for-building = quand on le place, 4 points pour chacun de ceux-ci dans votre domaine : { $building }.
base-explain-solo-m15 = quand on le place, { $points } points pour chaque couleur de marchandises vendue jusque-là.
base-explain-solo-m24 = quand on le place, 4 points pour chaque espèce d’animaux dans votre domaine.
base-explain-solo-m25 = quand on le place, 1 point pour chaque marchandise vendue jusque-là.
base-explain-solo-m26 = quand on le place, { $points } points pour chaque couleur complète jusque-là.
base-group = { $number } coups
base-good = { $count } { $good } ({ $die })
score-by-tie-break = au départage : { $what }
base-because-time = { $change } avec le temps
base-start-advice = Pour débuter : { $castle } a le plus de voisines.
base-asked = → { $what }
base-buy-both = une pièce d’argent et un ouvrier ensemble n’achètent rien ; il faudrait l’interprétation payment=mixed
# Extensions, jeu en solo et boîte : comment on choisit une partie, et pourquoi certaines sont impossibles.
play-no-team = le jeu par équipes est impossible : aucune source ne montre les plateaux 12a et 12b, et les règles pour les deux domaines d’une équipe, même à vous, manquent encore
play-target-solo = l’objectif est celui du jeu en solo ; ajoutez --solo
play-no-expansion = il n’y a pas d’extension « { $name } » ; il faut { $names }
play-with-and-without = { $name } est à la fois dans --with et dans --without ; ôtez-le de l’un des deux
base-only-solo = { $layout } est un domaine du jeu en solo, pour une personne ; jouez-le avec --solo, ou choisissez un autre domaine
base-solo-board = le jeu en solo se joue sur un domaine d’îles, comme base-13a ou base-13b ; { $layout } n’en est pas un
base-boards-random = des domaines au hasard et des domaines choisis ne vont pas ensemble ; ôtez l’un des deux
box-fact = { $key } : il faut { $expected }, par exemple { $example }
box-file = fichier de la boîte
box-white-castles = les châteaux blancs parmi les bâtiments et parmi les tuiles à dos noir, 8 en tout
box-monastery-29 = "monastery" ou "black", le dos de cette tuile
box-routes = les 12 cartes des routes commerciales, trois cases chacune : le chiffre d’une marchandise, et building, church, market, place, sell, action, workers, silver ou points
box-removal = pour les dépôts 1 à 6, les couleurs des deux tuiles du jeu en solo, d’abord celle qui part en premier
base-with = On joue avec { $modules }
base-solo-setup = Le jeu en solo : remplissez toutes les cases en 25 tours ; la première action vient à { $target } points
base-likely = { $layout } : { $surety ->
        [weak] ce domaine n’est connu que faiblement ; comparez-le avec votre plateau
       *[likely] ce domaine est probable, pas sûr ; comparez-le avec votre plateau
    }
base-facts-castles = La répartition des châteaux blancs n’est connue que faiblement : { $building } parmi les bâtiments, { $black } à dos noir ; --box FILE la change
base-facts-routes = Les cartes des routes commerciales sont probables, pas sûres ; --box FILE les change
base-facts-removal = Quelle tuile d’un dépôt part en premier est probable pour le dépôt 1 et connu faiblement pour les autres ; --box FILE le change
module-tiles = tuiles
module-castles = châteaux blancs
module-inns = auberges
module-borders = bornes
module-routes = routes
module-shields = blasons

# Extensions et jeu en solo à l’écran. Titres et lettres des bonus sont courts, car ils sont en colonnes.
base-head = { $time } ; { $what }
base-modules-all = toutes les extensions
base-modules-but = tout sauf { $names }
base-solo-stands = { $points } points sur { $target }, encore { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } et { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }
base-rivers = Rivières : { $pairs }
base-phase-end = Fin de la manche { $phase }
base-coming = bonus { $bonus }, puis { $goods }
base-inns = { $line } ; auberges { $inns }
base-depot-shields = Dépôt { $depot } : blasons { $shields }
base-post = Borne { $post } : cases { $hexes }
base-leaves = Prochaine tuile à partir, par dépôt : { $tiles }
base-shields-held = blasons { $shields } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, châteaux libres : { $free })
base-posts-joined = bornes { $posts }
base-tribute-soon = Bientôt le tribut, en argent : { $players }
base-tribute-of = { $name } ({ $silver })
base-tribute-asked = tribut de { $name } pour le blason { $shield } : { $pays ->
        [both] 1 argent sur { $silver } ou 1 ouvrier sur { $workers }
       *[silver] 1 argent sur { $silver }
    }, sinon le blason est perdu
base-route = route
base-route-full = route pleine : { $spaces } cases
base-route-next = route remplie à { $filled } sur { $spaces }, ensuite un { $number } : { $bonus }
base-route-building = prendre un bâtiment
base-route-church = prendre une mine, un monastère ou un château
base-route-market = prendre un bateau ou du bétail
base-route-place = poser une tuile de la réserve
base-route-sell = vendre des marchandises
base-route-action = une action
base-route-workers = 4 ouvriers
base-route-silver = 2 argent
base-route-points = 4 points
base-bonus-building = b
base-bonus-church = e
base-bonus-market = m
base-bonus-place = p
base-bonus-sell = v
base-bonus-action = a
base-bonus-workers = o
base-bonus-silver = $
base-bonus-points = +
base-head-name = nom
base-head-points = pts
base-head-dice = dés
base-head-silver = arg
base-head-workers = ouv
base-head-bridge = puis
base-head-stored = réserve
base-head-goods = march
base-head-sold = vend
base-head-shields = blasons
base-head-posts = bornes
base-legend-inns = auberges 2 : tant d’auberges sont à côté du dépôt noir.
base-legend-borders = ^ marque les cases des bornes, et parmi les bonus le prochain pour les trois ; bornes 3/3+5 : toutes reliées, en premier avec 5 points.
base-legend-routes = route : le chiffre de la marchandise et le bonus de chaque case, > devant la prochaine. b prendre un bâtiment, e une mine, un monastère ou un château, m un bateau ou du bétail, p poser une tuile, v vendre, a une action, o 4 ouvriers, $ 2 argent, + 4 points.
base-legend-shields = s7 à côté d’un dépôt est le blason 7 ; 7 12 =16 +1 : les blasons 7 et 12, 16 points à la fin, et 1 château libre ; au dernier tour, -2 est le tribut. puis 2:1. est la case 2 du pont, en tête au prochain tour.
base-legend-solo = < marque la tuile qui part en premier si le dé blanc montre son dépôt. 31 points sur 45 : à 45 vient une action.

base-raised = { $what } (blason { $shield })
base-third-post = La troisième borne reliée, manche { $phase }
base-all-posts = Toutes les bornes reliées, { $place ->
        [first] premier bonus
       *[second] second bonus
    }, manche { $phase }
base-route-gain = Route commerciale : bonus de points, manche { $phase }
base-crane-watchtower = Grue comme tour de guet, manche { $phase }

base-removed-tile = { $tile } quitte le dépôt { $depot }.
base-shields-dealt = Blasons : { $shields }.
base-shields-in = dépôt { $depot } avec { $shields }
base-route-of = Route de { $name } : { $route }

base-black-coming = { $black } ; marchandises à venir : { $goods }
base-alone = dés { $dice } ; { $silver } argent, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } ; réserve { $store } ; march. { $goods } ; vendues { $sold }

## Mots que l’on tape : dans les coups, et commandes. Les anglais marchent aussi. `.also` en donne d’autres, séparés par des virgules

typed-die = dé
typed-take = prends
    .also = prendre
typed-place = pose
    .also = poser, place, placer
typed-sell = vends
    .also = vendre
typed-workers = ouvriers
    .also = ouvrier
typed-white = blanc
typed-dice = dés
typed-use = utilise
    .also = utiliser
typed-set = règle
    .also = régler, mets, mettre
typed-to = à
typed-copy = copie
    .also = copier
typed-player = joueur
    .also = personne
typed-gather = ramasse
    .also = ramasser
typed-pay = paie
    .also = payer, paye
typed-give-up = abandonne
    .also = abandonner
typed-exchange = échange
    .also = échanger
typed-give = donne
    .also = donner
typed-add = ajoute
    .also = ajouter
typed-first = d’abord
    .also = premier
typed-effect = effet
typed-area = territoire
typed-color = couleur
typed-black = noir
typed-route = route
    .also = routes
typed-building = bâtiment
typed-church = église
typed-market = marché
typed-action = action
typed-points = points
typed-buy = achète
    .also = acheter
typed-throw = jette
    .also = jeter
typed-load = charge
    .also = charger
typed-keep = garde
    .also = garder
typed-skip = renonce
    .also = renoncer, passe, passer
typed-end = fini
    .also = fin, finir, terminer
typed-from = de
    .also = du, dépôt
typed-at = en
    .also = à, sur, case
typed-for = pour
typed-both = deux
typed-none = rien
    .also = aucun
typed-pass = passe
    .also = passer
typed-monk = moine
typed-worker = ouvrier
typed-silver = argent
typed-single = simple
typed-double = double
command-help = aide
command-board = plateau
    .also = domaine
command-hint = conseil
    .also = indice
command-why = pourquoi
command-undo = annule
    .also = annuler
command-more = plus
    .also = tout
command-roll = lancer
    .also = lance
command-tile = tuile
command-skip = sauter
    .also = saute
command-quit = quitter

## Suivre une partie du jeu de base à table

follow-not-thing = « { $text } » n’est ni une tuile sur une case, comme 12-bank, ni une couleur de marchandises
follow-no-entry = cette partie n’a pas cette manche, ce joueur ou cette case
follow-no-choice = cette réponse n’est plus possible ; la question a changé
follow-left = attendu : l’argent, les ouvriers et les marchandises de chaque joueur, de 0 à { $most }
follow-none-left = trop de { $tile } : toutes celles de la boîte sont déjà dans des duchés
follow-not-dealt = parmi les tuiles posées jusqu’ici dans les dépôts, il ne reste aucune tuile { $tile }
follow-no-start = touchez d’abord la case de départ du château de { $name }
follow-no-tile = il ne reste aucune tuile pour cette case
follow-tile-on = { $tile } sur la case { $hex }
follow-in-phase = { $what }, manche { $phase }
follow-problem = { $name }, manche { $phase } : { $what } ne compte pas, car { $why }
follow-space = pour { $color }, nombre { $die }
follow-hex = case { $hex } : { $what }
follow-ask-herd = { $known ->
    [0] { $name }, manche { $phase } : laquelle de ces tuiles a été posée en premier ?
   *[other] { $name }, manche { $phase } : laquelle de ces tuiles a été posée ensuite ?
 }
follow-ask-first = { $known ->
    [0] Manche { $phase }, { $what } : qui les a complétés en premier ?
   *[other] Manche { $phase }, { $what } : qui les a complétés ensuite ?
 }
follow-ask-bridge = { $names } ont le même score et sont sur la même case de la piste d’ordre du tour. Quel pion est au-dessus ?
follow-posts = toutes les bornes
follow-no-route = les { $spaces } cases des routes commerciales qui rapportent des points sont occupées, ou cette partie n’a pas de routes
follow-not-held = le blason { $shield } n’est sur aucun château de ce joueur
follow-no-castle = aucun château n’est libre ; touchez d’abord le blason qui a été remplacé
follow-few-inns = jusqu’à la manche { $phase }, { $number ->
    [one] une seule auberge est arrivée
   *[other] seulement { $number } auberges sont arrivées
 }
follow-shield-taken = blason { $shield } pris
follow-shield-lost = blason { $shield } rendu ou remplacé
follow-route = 4 points de la route commerciale
follow-ask-crane = { $name }, manche { $phase } : quel bâtiment la grue a-t-elle utilisé ?
follow-crane-watchtower = tour de guet : 4 points
follow-crane-other = un autre, ou aucun
follow-ask-copy = { $name }, manche { $phase } : de qui le blason 6 copie-t-il les monastères ?
follow-copy-nobody = personne n’est encore choisi
follow-hint-dice = attendu : deux dés, de 1 à 6
follow-hint-store = { $most } tuiles au plus sont en réserve, et seulement celles qui ne sont ni dans un dépôt ni dans un duché
web-follow = Suivre une partie à table
web-follow-short = La grande boîte sur une vraie table : après chaque manche, touchez ce que chacun a posé, et obtenez chaque point.
web-follow-title = Partie à table
web-follow-depth = Ce que vous saisissez
web-follow-phases = Après chaque manche
web-follow-phases-how = Touchez ce qui a été posé dans chaque domaine et ce qui a été vendu ; tous les points sont comptés.
web-follow-depots = Après chaque manche, avec les dépôts
web-follow-depots-how = Touchez aussi les tuiles de chaque manche avant son début (17 fois à deux, 29 fois à quatre) ; seules celles-ci sont alors proposées, et il y a des conseils.
web-follow-one = Chaque tour, sur ce téléphone
web-follow-one-how = Touchez les dés, les tuiles et chaque coup ; vous aurez conseils, partie à revoir et statistiques.
web-follow-each = Chaque tour, un téléphone chacun
web-follow-each-how = Vous saisissez les dés et les tuiles ; les autres rejoignent avec un code et saisissent leurs coups.
web-follow-player = Joueur { $number }
web-follow-own-duchies = Domaines différents
web-follow-mend = Tuiles par manche. Touchez un nombre pour changer ce qui est entré.
web-follow-entry = Manche { $phase }, { $name }
web-follow-go-on = Continuer
web-follow-look = Les autres voient les domaines avec ce code, ou avec le lien :
web-follow-hand = Ce qui a été fait
web-follow-sold = Marchandises vendues
web-follow-goods = { $color } : { $count } vendues ; touchez pour une de plus
web-follow-looking = Vous voyez ce qu’entre le téléphone de l’hôte.
web-follow-start = Où commence le château de { $name } ? Touchez une case dorée.
web-follow-so-far = Tuiles : { $tiles }. Marchandises vendues : { $goods }.
web-follow-tap = Touchez ce que { $name } a posé à la manche { $phase }, dans l’ordre ; puis les marchandises vendues.
web-follow-at = Manche { $phase } : { $name }
web-follow-save = Enregistrer le changement
web-follow-which = Quelle tuile est ici ?
web-follow-change = Changer
web-follow-remove = Enlever
web-follow-duchy-of = Domaine de { $name }
web-follow-order = L’ordre compte
web-follow-order-why-herd = Les animaux marquent encore une fois ceux du même pâturage, donc un autre ordre rapporte d’autres points.
web-follow-order-why-first = Qui complète une couleur en premier reçoit la grande tuile bonus, le deuxième la petite.
web-follow-order-why-bridge = En cas d’égalité, le plus en retrait sur la piste d’ordre du tour gagne.
web-follow-problems = { $count ->
    [one] Une saisie n’est plus valable
   *[other] { $count } saisies ne sont plus valables
 }
web-follow-check = À vérifier
web-follow-problems-how = Elles ne comptent pas. Changez-les, ou ce dont elles dépendent.
web-follow-left-title = Ce qui reste
web-follow-left-silver = argent
web-follow-left-worker = ouvriers
web-follow-left-good = en stock
web-follow-left-how = Les marchandises en stock sont celles qui n’ont pas été vendues.
web-follow-finish = Voir le score
web-follow-hint = Conseil pour { $name }
web-follow-hint-dice = Pour finir, touchez les deux dés
web-follow-hint-gone = Touchez les tuiles qui ne sont plus là
web-follow-hint-store = Touchez les tuiles en réserve
web-follow-hint-goods = Marchandises en réserve
web-follow-hint-rest = Argent, ouvriers et tour
web-follow-hint-round = tour
web-follow-hint-how = Ce qui est saisi ici reste jusqu’au prochain conseil. Le robot ne sait pas quelles marchandises sont dans les dépôts ni ce qu’ont les autres.
web-follow-solo = La partie en solitaire ne peut pas être suivie ici, car elle n’a pas de points ; ouvrez pour elle une table avec de vrais dés.
web-follow-inn = Si c’est une auberge, touchez encore une fois la case.
web-follow-shields = Blasons : { $count }
web-follow-shields-of = Blasons de { $name }
web-follow-shields-take = Nouveau : touchez-le à sa place dans l’ordre
web-follow-shields-lose = Touchez ce qui a été rendu ou remplacé
web-follow-shields-entered = Saisi dans cette manche : touchez pour l’enlever
web-follow-one-question = Une question
web-follow-order-why-crane = Seule une tour de guet rapporte des points tout de suite. Ce que la grue pose ou vend d’autre se saisit comme d’habitude.
web-follow-order-why-copy = À la fin, ces monastères comptent pour les deux joueurs.

## Records and history

# Saving and sharing a finished game.
keep-faults = { $file } : ni enregistré ni partagé, car il y a des erreurs
endscore-files = des fichiers sont attendus, ou --ask seul ; dicegame template affiche un fichier à remplir
endscore-output = seul --ask a des réponses à écrire
keep-not-together = ne va pas avec { $options }
keep-nothing = seul --save enregistre quelque chose
keep-kept = { $file } : enregistré dans { $history }
keep-already = { $file } : déjà enregistré dans { $history }
keep-today = { $file } : pas de date ; la partie est datée d’aujourd’hui, { $day }
keep-no-code = { $file } : pas de code QR : le lien est trop long
keep-wide-code = { $file } : le code QR fait { $width } colonnes : élargissez la fenêtre ou réduisez les lettres pour le lire

# Files of saved games.
exchange-foreign = ce fichier ne contient pas de parties enregistrées ; attendu : le fichier que donne « Télécharger toutes les parties »
exchange-newer = ce fichier vient d’une version plus récente ; rechargez ces pages ou mettez le programme à jour
exchange-broken = la partie { $number } de ce fichier est abîmée ; aucune partie n’a été ajoutée

# The history.
history-none = { $history } : pas d’historique ici ; dicegame endscore FICHIER --save en commence un, --book nomme un autre fichier
history-locked = { $history } : un autre programme l’utilise ; fermez-le ou réessayez plus tard
history-unwritable = { $history } : impossible à ouvrir ou à écrire ({ $reason }) ; nommez un autre fichier avec --book
history-damaged = { $history } : abîmé, ou pas un historique ({ $reason }) ; rien n’a été écrit ; déplacez-le ou nommez un autre fichier avec --book
history-checked = { $history } : abîmé ({ $reason }) ; rien n’a été écrit ; déplacez-le ou nommez un autre fichier avec --book
history-foreign = { $history } : la base d’un autre programme ; rien n’a été écrit ; déplacez-la ou nommez un autre fichier avec --book
history-newer = { $history } : fait par un dicegame plus récent ; mettez dicegame à jour ou nommez un autre fichier avec --book
history-empty = pas de parties dans { $history } ; --save en ajoute une
history-empty-player = pas de parties de { $player } dans { $history } ; --save en ajoute une
history-id = ID
history-removed = Supprimée : { $date }, { $game } : { $players }
history-no-game = { $found ->
        [0] il n’y a pas de partie « { $id } »
       *[other] { $found } parties commencent par « { $id } »
    } ; dicegame history --player NOM montre l’ID de chaque partie, et last est la dernière
history-player = joueur
history-game = jeu
history-duchy = domaine
history-of-dice = jeu de dés
history-of-base = jeu de base
history-of-seasons = saisons
history-of-solo = solo
history-of-team = équipe
history-games = parties
history-best = meilleur
history-mean = moyenne
history-wins = victoires
history-date = date
history-total = total
history-no-date = sans date
history-won = gagné
history-players = Joueurs
history-duchies = Domaines
history-records = Meilleurs résultats
history-meetings = Face à face
history-other = contre
history-won-lost = gagnées : perdues
history-difference = écart moyen

web-act-buy = Acheter
web-act-buy-both = Acheter (argent et ouvrier)
web-act-buy-workers = Acheter contre ouvriers
web-act-keep = Garder
web-act-copy = Copier les monastères de { $name }
web-act-load = Charger
web-act-load-none = Ne rien charger
web-loads-nothing = Le bateau ne charge rien : { $goods ->
        [yes] aucune marchandise ne tient dans votre réserve
       *[no] aucun dépôt n’a de marchandises
    }.
web-act-place = Poser
web-act-sell = Vendre
web-act-skip = Passer
web-act-take = Prendre
web-act-throw = Jeter
web-act-workers = Prendre des ouvriers
web-both-dice = avec les deux dés
web-for-shield = pour le blason { $shield }
web-all-moves = Tous les coups
web-area-full = Un territoire complet de { $size }.
web-area-open = Territoire de { $size } : encore { $left }. Terminé dans cette phase, il rapporte { $points } points.
web-area-plus = territoire +{ $points }
web-all-points = Total
web-base-castle-how = Touchez le château où vous commencez.
web-base-next-phase = Les territoires terminés maintenant rapportent { $points } points de plus.
web-base-next-first = Premier joueur : { $name }.
web-base-next-tiles = Cadre doré : posé pendant cette manche. Les tuiles restées dans les dépôts quittent le jeu, les marchandises restent.
web-base-roll-next = Les dés peuvent être lancés.
web-black-depot = Dépôt noir
web-bonus-left = { $color } { $points }
web-bonuses-left = Prochaines tuiles bonus : { $which }
web-by-source = Points par source
web-cannot-buy = Une tuile coûte 2 pièces d’argent, une fois par tour. Vous ne pouvez pas acheter maintenant.
web-castles-in-order = Les joueurs choisissent leur château l’un après l’autre.
web-costliest-how = Chaque coup est comparé à de meilleurs en jouant la suite de nombreuses fois, avec les mêmes dés et les mêmes tuiles.
web-costliest-none = Aucun coup n’a coûté des points de façon certaine.
web-costliest-soon = Recherche des coups les plus coûteux …
web-counter-of = points de l’objectif
web-depot = Dépôt { $depot }
web-depot-empty = Dépôt { $depot }
web-depot-no-goods = Il n’y a pas de marchandises ici.
web-depot-of = Dépôt { $depot } : { $has }
web-depots = Dépôts
web-die-chosen = Dé { $die } :
web-die-of = dé { $number }
web-do-action = Encore une action : touchez une tuile, une case ou un bouton.
web-do-add = Acheter des points contre de l’argent ?
web-do-copy = De qui les monastères vous serviront-ils aussi ?
web-do-exchange = Cinq marchandises contre une tuile du dépôt noir ?
web-do-from = Touchez la tuile, puis sa case.
web-do-gather = Quelles marchandises rassemblez-vous ?
web-do-give = Quelles marchandises donnez-vous ?
web-do-it = Le faire
web-do-keep = La réserve est pleine : quelles marchandises gardez-vous ?
web-do-load = Bateau : touchez le dépôt à charger.
web-do-parts = Que faire d’abord ?
web-do-place = Mairie : poser une autre tuile sur un nombre au choix ?
web-do-second = Un second dépôt à côté ?
web-do-sell = Entrepôt : vendre des marchandises d’une couleur ?
web-do-take = Prendre une des tuiles éclairées ?
web-do-throw = La réserve est pleine : jetez une tuile.
web-do-tribute = Payer le tribut d’un blason ?
web-do-use = Grue : l’effet de quel bâtiment ?
web-empty-place = place vide
web-end-turn = Fin du tour
web-fits = Elle convient à { $now } { $now ->
    [one] case
   *[other] cases
} maintenant{ $later ->
    [0] .
   *[other] , { $later } plus tard.
}
web-goods-how = Un { $number } les vend toutes : des points pour chacune, et une pièce d’argent.
web-goods-many = { $count } { $good }
web-goods-sold = marchandises vendues : { $count }
web-goods-to-come = marchandises à venir : { $which }
web-hex-number = Case { $number }
web-hex-of = { $color } { $number }
web-may-buy = Vous pouvez encore acheter une tuile.
web-mines-silver = argent des mines : { $count }
web-nothing-stored-yet = Aucune tuile de votre réserve ne convient ici.
web-nothing-yet = Rien encore.
web-ordinal = { $number }{ $number ->
    [1] er
   *[other] e
}
web-place-it = Touchez sa case.
web-place-not-now = Aucun dé ne la pose maintenant.
web-place-next = { $place } à la prochaine manche
web-possible = possible
web-possible-for = possible pour { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
web-roll-short = Lancer
web-round-of = manche { $round } sur { $all }
web-route-of = Route commerciale
web-set-die = Régler un dé
web-shield-of = Blason { $number }
web-since-turn = Depuis votre tour
web-source-areas = Territoires
web-share-base = Les Châteaux de Bourgogne
web-share-foot-base = Non officiel, pour le jeu de base Les Châteaux de Bourgogne
web-source-how = En gras : le plus grand nombre de la ligne. Touchez un nombre pour voir chaque point et sa règle.
web-source-phases = Phase d’achèvement
web-source-colors = Couleurs terminées
web-source-livestock = Bétail
web-source-sales = Ventes
web-source-watchtowers = Tours de guet
web-source-posts = Postes frontière
web-source-routes = Routes commerciales
web-source-monasteries = Monastères
web-source-goods = Marchandises restantes
web-source-silver = Argent restant
web-source-workers = Ouvriers restants
web-source-shields = Blasons
web-space-of = { $color } { $number }
web-storage = Réserve
web-stored = en réserve : { $tile }
web-supplies = { $silver } d’argent, { $workers ->
    [one] 1 ouvrier
   *[other] { $workers } ouvriers
}
web-tap-die = Touchez un dé.
web-tap-die-or-shield = Touchez un dé, ou un dépôt encadré pour son blason.
web-tap-lit = touchez ce qui est éclairé.
web-tiles-placed = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}, { $left } cases restantes
web-tribute-short = Pas assez d’argent pour le tribut : vous perdez { $count ->
        [one] un blason
       *[other] { $count } blasons
    }.
web-turn-done = Les deux dés sont utilisés.
web-white-die = dé blanc { $number }
web-workers-count = { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
