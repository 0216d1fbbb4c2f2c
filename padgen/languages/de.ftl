# Alles, was das Programm zu Menschen sagt, auf Deutsch. Wie eine Sprachdatei aufgebaut ist, steht am Anfang von en.ftl.

## Words that sentences are made of

language-name = Deutsch
listed = { $items }
listed-next = { $first }, { $next }
listed-and = { $most } und { $last }
listed-or = { $most } oder { $last }
listed-then = { $most }, dann { $last }
spaced = { $first } { $next }
place = Reihe { $row }, Platz { $place }
hex-at = Feld { $hex } (Reihe { $row }, Platz { $place })
decimal = { $whole },{ $part }
where-what = { $where }: { $what }

color-purple = lila
color-gray = grau
color-blue = blau
color-orange = orange
color-green = grün
color-yellow = gelb
color-turquoise = türkis
color-pink = rosa
color-red = rot
color-brown = braun
color-violet = violett

# Farben des Grundspiels: was auf ihnen liegt.
color-building = Gebäude
color-livestock = Vieh
color-mine = Mine
color-ship = Schiff
color-monastery = Kloster
color-castle = Burg
game-dice = Würfelspiel
game-base = Grundspiel

kind-purple = Kloster
    .in = im Kloster
kind-gray = Mine
    .in = in der Mine
kind-blue = Fluss
    .in = im Fluss
kind-orange = Stadt
    .in = in der Stadt
kind-green = Burg
    .in = in der Burg
kind-yellow = Weide
    .in = auf der Weide

bonus-monk = Mönch
bonus-silver = Silber
bonus-commodity = Ware
bonus-worker = Arbeiter

## Dice game: rules and turns

players-none = 0 Personen: ein Spiel braucht mindestens eine
players-too-many = zu viele Spieler; erwartet werden höchstens { $most }
player-name = '{ $name }' ist kein Name; erwartet wird eine Zeile mit höchstens 40 Zeichen
player-bot-name = '{ $name }' ist kein Bot; erwartet wird bot: und sein Name, etwa bot:planner
players-alike = zwei heißen '{ $name }'
players-alike-capitals = zwei heißen '{ $name }' und '{ $other }', gleich bis auf Groß- und Kleinschreibung
play-not-due = { $name } ist nicht am Zug
play-whose-move = { $names } sind am Zug; erwartet wird ein Name, etwa player="{ $name }"
play-not-a-value = { $given } ist kein Zug und kein Zufallsergebnis dieses Spiels; erwartet wird eines davon oder sein Text
play-people-roll = in diesem Spiel wird auf dem Tisch gewürfelt
play-turn-missing = der Zug von { $name } fehlt noch
play-over = das Spiel ist aus
play-not-over = das Spiel ist noch nicht aus
play-nothing-to-undo = nichts zurückzunehmen: Das geht nur, bis wieder gewürfelt wird
play-nothing-happened = nichts zurückzunehmen: In diesem Spiel ist noch nichts geschehen
play-no-game = ein Spiel '{ $game }' gibt es hier nicht; erwartet wird eines von { $games }
kit-not-offered = { $part ->
    [look_back] auf Spiele dieser Art gibt es keinen Rückblick: { $game }
    [rating] für dieses Spiel lassen sich Herzogtümer nicht bewerten: { $game }
    [match] für dieses Spiel gibt es keine Wettkämpfe zwischen Bots: { $game }
   *[archive] der Verlauf kann Spiele dieser Art nicht aufnehmen: { $game }
 }
play-option = { $option }: erwartet wird { $values }, nicht '{ $value }'
record-empty = in dieser Datei ist kein Spiel
record-half-a-line = in dieser Datei ist kein Spiel, nur ein Teil der ersten Zeile
record-line = Zeile { $number }: { $what }
record-in-use = dieses Spiel wird gerade in einem anderen Fenster gespielt; beende es zuerst dort
record-not-saved = { $file }: { $reason }. Im Spiel ist das nicht geschehen; alles davor ist gespeichert. Behebe das und versuche es noch einmal, oder verlass das Spiel mit aufhören und spiel später weiter.
record-changed = { $file }: Ein anderes Programm hat diese Datei verändert. Das Spiel geht in { $other } weiter; dort ist alles bisher gespeichert. Bitte wiederhole das Letzte.
record-at = { $where }: { $what }
record-drawn-again = nach dem Startwert dieses Spiels kommt hier etwas anderes; das kam schon vorher
record-roll-stays = Würfel vom Bildschirm lassen sich nicht zurücknehmen
record-text = erwartet wird '{ $key }' mit einem Text
record-number = erwartet wird '{ $key }' mit einer ganzen Zahl
record-event = erwartet wird { "{" }"{ $chance }": ...{ "}" }, { "{" }"{ $move }": ..., "player": ...{ "}" }, { "{" }"back": ...{ "}" } oder { "{" }"{ $chanceback }": ...{ "}" }
record-player = niemand heißt hier '{ $name }'
record-not-dice = keine Aufzeichnung eines Würfelspiels; erwartet wird { "{" }"dicegame": { $version }, "layout": ...
record-players = erwartet wird "players": eine Liste von Namen und Startburgen (start)
dice-no-variant = eine Variante '{ $variant }' gibt es nicht; erwartet wird { $variants }
dice-starts = { $castles ->
        [one] 1 Startburg
       *[other] { $castles } Startburgen
    } für { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }; erwartet wird eine für alle oder eine für jede
dice-double-faces = ein Sanduhrwürfel hat 0 bis 6 Seiten mit zwei Sanduhren
dice-start = Feld { $hex } ist keine Burg zum Beginnen
dice-solo-players = das Solospiel ist für eine Person, nicht für { $players }
dice-roll-first = es ist noch nicht gewürfelt
dice-turn-taken = { $name } hat in dieser Runde schon gespielt
dice-no-turn-back = { $name } hat in dieser Runde keinen Zug zurückzunehmen
dice-other-roll = { $dice } ist nicht der Wurf dieser Runde
dice-roll-played = ein Wurf lässt sich nicht mehr zurücknehmen, wenn damit gespielt wurde
dice-no-castle = dieses Fürstentum hat keine Burg zum Beginnen
dice-few-castles = verschiedene Startburgen gibt es für höchstens { $most ->
        [one] 1 Person
       *[other] { $most } Personen
    }, nicht für { $players }; wählt secret (geheim) oder same (alle dieselbe)
dice-castle-with-number = { $color } { $hex }
dice-which-castle = '{ $text }' ist keine Burg zum Beginnen; erwartet wird eine von { $castles }
dice-which-start = welche Startburg
dice-start-suggestion = Neu hier? Versuch es mit { $castle }: Von dort erwartet der Planer, ein Computerspieler, die meisten Punkte.
dice-start-help =
    Alle beginnen mit einem ausgefüllten Feld, einer Burg, und machen von dort
    Feld um Feld weiter. Eine Burg hat die Farbe ihres Quadrats und bringt dessen
    Bonus: Lila einen Mönch, Grau ein Silber, Blau eine Ware, Orange einen
    Arbeiter. Gib eine Farbe ein oder die Nummer des Feldes.
dice-roll-help =
    Gib ein, was die fünf Würfel auf dem Tisch zeigen: zwei Farben, zwei Zahlen und
    doppelt, wenn der Sanduhrwürfel zwei Sanduhren zeigt. Die Reihenfolge ist
    gleich, und Wortanfänge genügen: o b 2 4 d ist orange blau 2 4 doppelt.
dice-base-layout = { $layout } ist ein Fürstentum des Brettspiels; das Würfelspiel braucht ein eigenes, etwa a
dice-square = erwartet wird genau eine Burg mit dem Quadrat { $square }; die Burgen dieses Fürstentums: { $castles }
dice-no-castles = gar keine
dice-after-last-round = nach der letzten Runde
dice-where = Durchgang { $phase }, Runde { $round }
roll-single = { $color } { $other } { $pip } { $second }
roll-double = { $color } { $other } { $pip } { $second } doppelt
roll-expected = erwartet werden zwei Farben und zwei Zahlen, dazu doppelt bei zwei Sanduhren, etwa: orange blau 2 4 doppelt
roll-unclear = '{ $word }' ist nicht eindeutig: { $words }; { $expected }
roll-no-die = '{ $word }' steht auf keinem Würfel; { $expected }
turn-expected = '{ $text }' ist kein Zug; erwartet wird FELD=ZAHL mit einer Zahl von 1 bis 6, etwa 12=4; Mönch 12=4 oder Arbeiter 12=4; 12=4 Silber 17=2 für zwei Felder; passen für einen Arbeiter; verkaufe vor all dem
illegal-because = { $reason } (Regelheft Würfelspiel 2017, { $heading })
dice-heading-play = Spielablauf
dice-heading-bonuses = Boni einsetzen
dice-heading-commodity = Ware
dice-heading-monk = Mönch
dice-heading-worker = Arbeiter
dice-heading-silver = Silber
dice-heading-monastery = Kloster
dice-heading-mine = Mine
dice-heading-river = Fluss
dice-heading-city = Stadt
dice-heading-castle = Burg
dice-heading-pasture = Weide
illegal-sale-single = Waren werden nur bei zwei Sanduhren verkauft
illegal-sale-nothing = es ist keine Ware zum Verkaufen eingekreist
illegal-pass = wer nichts einträgt, nimmt einen Arbeiter und streicht nichts ab
illegal-no-hex = Feld { $hex } gibt es nicht; das Fürstentum hat die Felder 1 bis { $last }
illegal-bonus = nur Mönch, Silber oder Arbeiter ändern, was eingetragen wird
illegal-second-free = ein zweites Feld kostet ein Silber
illegal-needless = die Würfel erlauben { $hex }={ $pip } auch ohne { $bonus }
illegal-monk = ein Mönch ändert eine Farbe, aber kein Würfel zeigt { $pip }
illegal-worker = ein Arbeiter ändert eine Zahl, aber Feld { $hex } ist { $color }, und das zeigt kein Würfel
illegal-no-circle = es ist kein { $bonus } zum Abstreichen eingekreist
illegal-dice = die Würfel zeigen { $dice }: { $missing }
illegal-color = Feld { $hex } ist { $color }
illegal-not-rolled = { $pip } ist nicht gewürfelt
illegal-pip = kein Würfel hat die Zahl { $pip }
illegal-marked = Feld { $hex } ist schon ausgefüllt
illegal-apart = Feld { $hex } liegt neben keinem ausgefüllten Feld
illegal-city = in der Stadt von Feld { $hex } steht schon eine { $pip }; dort darf keine Zahl doppelt stehen
illegal-pasture = in der Weide von Feld { $hex } steht eine andere Zahl als { $pip }; dort müssen alle Zahlen gleich sein
illegal-castle = die Burg, Feld { $hex }, nimmt nur Zahlen ihrer Nachbarn, und neben ihr steht keine { $pip }
illegal-takes = Feld { $hex } nimmt { $pips }, nicht { $pip }
illegal-same-dice = das zweite Feld braucht mindestens einen anderen Würfel als das erste
position-roll = { $given } ist kein Wurf; erwartet wird einer oder sein Text, etwa 'orange blue 2 4 double'
position-turn = { $given } ist kein Zug; erwartet wird einer oder sein Text, etwa '12=4'
position-last-phase = Durchgang { $phase } ist der letzte

## Dice game: paper

rule-dice = Regelheft Würfelspiel 2017, { $heading }
dice-heading-setup = Spielvorbereitung
dice-heading-colors = Siegpunkte für fertige Farben
dice-heading-solo = Solospiel

score-start = Startburg, { $place }
score-castle = Burg, { $place }
score-area = { $kind } mit { $size ->
        [one] 1 Feld
       *[other] { $size } Feldern
    }, { $place }
score-sale = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } verkauft
score-first = Farbe { $color } zuerst vollendet
score-second = Farbe { $color } als Nächstes vollendet
score-finished = Farbe { $color } vollendet
score-player = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $phases })
score-rank = Platz { $rank }
score-fault = Fehler { $code }: { $fault }
score-player-fault = { $name }: Fehler { $code }: { $fault }
score-winner = { $count ->
        [one] Es gewinnt
       *[other] Es gewinnen
    } { $names } ({ $how })
score-by-points = nach Punkten
score-by-circles = nach übrigen Kreisen: { $circles }
score-shared = Punkte und übrige Kreise sind gleich
verdict-incredible = unglaublich
verdict-excellent = ausgezeichnet
verdict-well-done = gut gemacht
variant-standard = Normalspiel
variant-solo = Solospiel
score-file = { $file }: Fürstentum { $duchy }, { $variant }
score-wrote = { $name } hat notiert: { $sums }
score-wrote-phase = { $own } für Durchgang { $phase }, nicht { $points }
parts-then = { $first }; { $next }
and-more = { $listed } und { $count } weitere
mistakes-more = und { $count ->
        [one] 1 weiterer Fehler
       *[other] { $count } weitere Fehler
    }

# What cannot be right on a sheet.
fault-start-none = kein Feld ist mit x als Startburg markiert
fault-start-named = kein Feld ist mit x als Startburg markiert, obwohl die Burg { $color } angegeben ist
fault-start-many = { $count } Felder tragen ein x; es gibt nur eine Startburg
fault-start-kind = das x steht nicht in einer Burg, sondern hier: { $kind }, { $place }
fault-start-other = das x steht in der Burg { $color }, { $place }; angegeben ist aber { $start }
fault-castles-same = castles = "same", aber das ist nicht die Startburg von { $name }
fault-castles-different = castles = "different", aber das ist auch die Startburg von { $name }
fault-pip = { $kind } mit { $pip }, { $place }; dort passen nur { $allowed }
fault-city = { $pip } steht { $count }-mal in einer Stadt: { $places }
fault-pasture = verschiedene Zahlen in einer Weide: { $places }
fault-castle = in der Burg, { $place }, steht { $pip }, aber in keinem Feld daneben
fault-reach = in keiner Reihenfolge ausfüllbar, weil bis dahin kein Feld daneben ausgefüllt ist: { $places }
fault-reach-phase = in Durchgang { $phases } in keiner Reihenfolge ausfüllbar, weil bis dahin kein Feld daneben ausgefüllt ist: { $places }
fault-reach-castle = in keiner Reihenfolge ausfüllbar, weil bis dahin kein Feld daneben ausgefüllt ist oder neben der Burg keine solche Zahl steht: { $places }
fault-reach-castle-phase = in Durchgang { $phases } in keiner Reihenfolge ausfüllbar, weil bis dahin kein Feld daneben ausgefüllt ist oder neben der Burg keine solche Zahl steht: { $places }
fault-no-phase = { $kind }, { $place }: fertig, aber ohne notierten Durchgang: 0 Punkte
fault-sold-many = { $sold } in Durchgang { $phase } verkauft; höchstens { $most } waren da
fault-sold-few = { $sold } in Durchgang { $phase } verkauft; ein Verkauf nimmt alle, und vor diesem Durchgang waren schon { $fewest } eingekreist
fault-marks = bis zum Ende von Durchgang { $phase } { $marks ->
        [one] ist es 1 Eintrag
       *[other] sind es { $marks } Einträge
    } mehr, als { $rounds } Runden je Durchgang fassen; Silber für zweite Felder, eines je Runde: { $silver }
fault-circles = { $bonus }: { $unused ->
        [one] 1 Kreis
       *[other] { $unused } Kreise
    } übrig; höchstens { $most } können es sein
fault-commodities = { $circled ->
        [one] 1 Ware wurde
       *[other] { $circled } Waren wurden
    } eingekreist, aber nur { $sold } verkaufte und { $unused } übrige sind angegeben
fault-silver = { $spent } Silber fehlen, aber jedes bezahlt einen zweiten Eintrag in einer Runde, und { $pairs ->
        [one] davon kann es auf diesem Blatt höchstens eine Runde geben
       *[other] davon kann es auf diesem Blatt höchstens { $pairs } Runden geben
    }
fault-monks = { $spent ->
        [one] 1 Mönch fehlt
       *[other] { $spent } Mönche fehlen
    }, aber jeder gilt für den einzigen Eintrag einer Runde, und davon hat dieses Blatt höchstens { $marks }
fault-workers = Arbeiter: { $unused } übrig; mindestens { $fewest } müssen es sein, denn jede Runde ohne Eintrag gibt einen Arbeiter, und jeder gilt für den einzigen Eintrag einer Runde
fault-claim-none = Farbe { $color } ist angesagt, aber es gibt sie hier nicht
fault-claim = Farbe { $color } ist angesagt, aber { $empty ->
        [one] 1 Feld ist
       *[other] { $empty } Felder sind
    } nicht ausgefüllt
fault-unclaimed = Farbe { $color } ist fertig und bringt Punkte, ist aber nicht angesagt
fault-clash-both = { $color }: erster und zweiter Wert sind angesagt; man bekommt nur einen davon
fault-clash-first = { $color }: der erste Wert ist angesagt, aber die Durchgänge zeigen, dass jemand anders früher war
fault-clash-nobody = { $color }: der zweite Wert ist angesagt, aber niemand hat den ersten
fault-clash-second = { $color }: der zweite Wert ist angesagt, aber die Durchgänge widersprechen

# The file of a finished game on paper.
paper-other-game = game = "{ $game }" wertet ein anderer Befehl: dicegame endscore DATEI
paper-game = erwartet wird game = "dice" (dicegame template dice gibt eine Datei zum Ausfüllen aus)
paper-layout = layout: erwartet wird ein Name, ein Pfad oder eine Notation, etwa layout = "a"
paper-variant = variant: erwartet wird { $variants }
paper-castles = castles: erwartet { $rules }, wie die Startburgen gewählt wurden
paper-players = erwartet wird eine Tabelle [[players]] für jede Person
paper-name = Person { $number }: erwartet wird ein Name, etwa name = "Anna"
paper-name-length = der Name hat { $count } Zeichen; erwartet werden 1 bis { $most }
paper-start = start: erwartet wird das Quadrat der Startburg, { $squares }
paper-sheet = sheet: erwartet werden die Felder Reihe für Reihe, etwa sheet = """ ... """
paper-rows = sheet: { $found ->
        [one] 1 Reihe
       *[other] { $found } Reihen
    }, erwartet werden { $expected }
paper-row = sheet, Reihe { $row }: { $found ->
        [one] 1 Feld
       *[other] { $found } Felder
    }, erwartet werden { $expected } (. für ein leeres)
paper-mark = sheet, Reihe { $row }, Platz { $place }: „{ $text }“ ist kein gültiger Eintrag; erwartet wird eine Zahl von 1 bis 6 mit ihrem Durchgang, etwa 5II (oder 5), x für die Startburg, . für ein leeres Feld
paper-phases = { $key }: erwartet wird eine ganze Zahl ab 0 für jeden Durchgang, etwa { $key } = [0, 2, 0]
paper-colors = { $key }: erwartet werden Farben, etwa { $key } = ["yellow"]; es gibt { $colors }
paper-color-twice = { $key }: zweimal dieselbe Farbe
paper-brackets = { $key }: erwartet werden Farben in Klammern: { $example }
paper-unused = unused: erwartet werden Kreise, die nicht abgestrichen sind, etwa { $example }
paper-unused-numbers = unused: erwartet werden ganze Zahlen
paper-date = date: erwartet wird ein Tag, etwa date = 2026-11-20
paper-base-layout = { $name } ist ein Fürstentum des Grundspiels; erwartet wird eines des Würfelspiels, etwa a
line-number = Zeile { $line }

# The file to fill in after a game. Words in quotes and colors in English are what the file expects.
template-dice = Eine fertige Partie „Die Burgen von Burgund – Das Würfelspiel“. Füllt sie aus, danach: dicegame score DIESE-DATEI
template-layout = Name, Pfad oder Notation
template-variant = oder "solo"
template-castles = wie die Startburgen gewählt wurden: "secret" (geheim), "different" (verschieden) oder "same" (gleich); dann wird es geprüft
template-date = der Tag des Spiels
template-duchy = Das Fürstentum: P Kloster (lila), G Mine (grau), B Fluss (blau), O Stadt (orange), Y Weide (gelb); ein kleiner Buchstabe ist eine Burg und ihr Quadrat.
template-player = Person { $number }
template-start = Quadrat der Startburg: purple (lila), gray (grau), blue (blau) oder orange
template-sheet = Zahl und Durchgang jedes Felds, Reihe für Reihe: 4II ist eine 4 aus Durchgang II; x = Startburg, . = leer. Das Feld, das ein Gebiet vollendet, braucht seinen Durchgang; bei den anderen genügt 4.
template-sold = verkaufte Waren in den Durchgängen I, II, III
template-first = Farben, die diese Person zuerst vollendet hat, etwa ["yellow"] für Gelb (solo: leer lassen)
template-second = ... und als zweite
template-unused = eingekreist und nicht abgestrichen, auch in der Burgzeile
template-written = was die Person je Durchgang zusammengezählt hat; Unterschiede werden gezeigt
photo-extra = zum Lesen von Fotos fehlen OpenCV und zxing-cpp; so werden sie installiert: { $how }
photo-file = { $path } lässt sich nicht lesen: { $why }
photo-kept = { $path } gibt es schon, vielleicht mit euren Verbesserungen; die Datei blieb, wie sie war. Gebt einen anderen Namen an oder löscht sie vorher
photo-folder = { $path } ist eine Datei, aber die Bilder brauchen einen Ordner; gebt einen anderen an
photo-kind = das ist kein Bild; erwartet wird ein Foto als JPEG, PNG oder WebP
photo-broken = dieses Bild ist beschädigt oder unvollständig; bitte noch einmal aufnehmen oder schicken
photo-heic = dieses Foto hat Apples Format HEIC, das hier nicht gelesen werden kann; schickt es als JPEG, oder stellt das iPhone auf JPEG (Einstellungen, Kamera, Formate, Maximale Kompatibilität) und nehmt es noch einmal auf
photo-large = dieses Bild hat mehr als { $megapixels } Megapixel; verkleinert es, oder nehmt es mit geringerer Auflösung auf
photo-small = dieses Bild hat nur { $width } x { $height } Pixel; ein Blatt braucht mindestens { $least } auf jeder Seite
photo-heavy = diese Datei ist größer als { $megabytes } MB; verkleinert das Bild
photo-none = auf diesem Bild ist kein Blatt des Würfelspiels; fotografiert ein mit padgen gedrucktes Blatt von oben, so dass alle vier Ecken zu sehen sind
photo-unclear = auf diesem Bild ist ein Blatt, aber es lässt sich nicht sicher lesen; haltet es flacher und näher, so dass alle vier Ecken zu sehen sind
photo-old = dieses Blatt wurde mit padgen 0.1 oder 0.2 gedruckt und lässt sich nicht sicher lesen; haltet es flacher und näher, mit scharfem Code, oder tippt es ab, wie dicegame template dice es zeigt
photo-no-phases = Dieses Blatt hat keine Kästchen für die Durchgänge. Ergänzt bei der Zahl, die ein Gebiet abgeschlossen hat, den Durchgang, etwa 5II.
photo-no-sales = Dieses Blatt hat keine Kästchen für verkaufte Waren, und fertige Farben werden darauf nicht gelesen. Ergänzt beides.
photo-half = auf diesem Bild ist nur ein Teil des Blatts; geht etwas zurück, so dass alle vier Ecken zu sehen sind
photo-faint = auf diesem Blatt ist zu viel zu blass oder verdeckt ({ $count } Stellen: { $rows }), daher wurde nichts gewertet: mehr Licht, näher heran, oder zieht die Zahlen nach
photo-alone = Ein zweiter Platz zählt hier, aber die Blätter der anderen entscheiden darüber.
photo-row = Reihe { $row } ({ $places })
photo-sums = "?" steht für eine Summe, die nicht lesbar ist.
photo-whose = auf diesem Bild ist ein Blatt, aber nicht zu erkennen, welches Fürstentum; nehmt den Code scharf mit auf, oder gebt das Fürstentum an
photo-base = das ist ein Blatt des Grundspiels; nur Blätter des Würfelspiels können gelesen werden
photo-head = Von Fotos abgelesen, { $count ->
        [0] ohne Zweifel
        [one] mit einem Zweifel
       *[other] mit { $count } Zweifeln
    }. Mit den Blättern vergleichen, dann: dicegame score DIESE-DATEI
photo-variant = "solo", falls jemand allein gespielt hat
photo-empty = leer
photo-doubt-hex = Reihe { $row }, Platz { $place }: { $first } oder { $second }?
photo-doubt-sold = verkaufte Waren in Durchgang { $phase }: { $first } oder { $second }?
photo-doubt-unused = { $bonus }, eingekreist und nicht benutzt: { $first } oder { $second }?
photo-doubt-first = { $said ->
        [yes] Ist der erste Wert von { $color } wirklich eingekreist?
       *[no] Ist der erste Wert von { $color } wirklich nicht eingekreist?
    }
photo-doubt-second = { $said ->
        [yes] Ist der zweite Wert von { $color } wirklich eingekreist?
       *[no] Ist der zweite Wert von { $color } wirklich nicht eingekreist?
    }
photo-players = { $players ->
        [one] ein Name
       *[other] { $players } Namen
    } für { $sheets ->
        [one] ein Blatt
       *[other] { $sheets } Blätter
    }; nötig ist ein Name für jedes Blatt, in der Reihenfolge der Fotos, etwa --players Anna,Ben
photo-duchies = { $name } hat ein Blatt des Fürstentums { $duchy }, { $other } eins des Fürstentums { $second }; immer nur die Blätter einer Partie auf einmal ablesen
photo-doubts = { $count ->
        [one] Eine Stelle ist zweifelhaft
       *[other] { $count } Stellen sind zweifelhaft
    }, daher wurde nichts gewertet; die Datei berichtigen, dann: dicegame score { $file }
photo-doubts-place = { $name }: { $doubt }
photo-twice = mit --yes stünde auf der Standardausgabe die Wertung hinter der Partie; mit --output eine Datei für die Partie nennen
photo-confirmed = --confirmed braucht --sample: es sagt, was die behaltenen Bilder zeigen
photo-confirmed-players = { $file } hat { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
    }, die Fotos zeigen { $sheets ->
        [one] ein Blatt
       *[other] { $sheets } Blätter
    }; erwartet wird die berichtigte Datei dieser Fotos
photo-sample = { $count ->
        [one] Ein Bild einer einzelnen Stelle
       *[other] { $count } Bilder einzelner Stellen
    } in { $folder } behalten; nichts wurde verschickt

## Dice game: sheets, rules page and dice page

duchy = Fürstentum
name = Name
date = Datum
sheet = { $number } / { $total }
difficulty = Schwierigkeit
tracks = Erhalten: einkreisen. Genutzt: ankreuzen.
pasture-rule = Weide: alle gleich; Punkte × { $factor }.
pasture = Punkte × { $factor }
solo = solo: Ende am Strich
color-bonus = Farbe vollendet
first-second = 1., 2. – Deine: einkreisen. Vergeben: durchstreichen.
areas = Gebiet
dice = Normale Würfel
points = Punkte
total = Summe
sum-short = Σ
sum = Summe { $phase }
tie-note = Gleichstand: wer mehr Boni übrig hat
letter = { $color ->
    [purple] L
    [gray] Gr
    [blue] B
    [orange] O
    [yellow] Ge
    [building] G
    [livestock] V
    [mine] M
    [ship] S
    [monastery] K
    [castle] B
   *[green] Gn
}
bonus-limit = Ein Bonus pro Runde; Verkauf zählt nicht.
monk = Mönch: ein Würfel zeigt jede Farbe.
silver = Silber: ein zweites Feld mit anderem Paar.
commodity = Ware: bei doppelter Sanduhr alle verkaufen, je 1 Silber und { $points } Punkte.
worker = Arbeiter: jede Zahl. Kein brauchbares Paar: nimm einen.
sold-in = Verkauft
sale-rule = Ware: alle verkaufen { $glass } je 1 Silber, { $points } Punkte.
castle-rule = Burg: Zahl eines Nachbarfelds. Bringt ihr Quadrat.
code-link = Scannen zum Öffnen
code-short = Scan mich
unofficial = Inoffizielles Fan-Blatt
reminders = Kurzfassung
reminder-sale = Doppelte Sanduhr: Du darfst alle Waren verkaufen oder keine. Schreib die Anzahl in das Kästchen des Durchgangs.
reminder-ticks = Kreuze neben jeder Zahl, die du schreibst, den Durchgang an.
reminder-color = Vollendete Farbe: Wer sie zuerst vollendet, bekommt die erste Zahl, wer danach, die zweite. Kreise deine ein. Streiche durch, was an andere vergeben ist.
reminder-solo = Ein dicker Strich in den Zeitkästchen: Hier endet ein Durchgang, wenn du allein spielst.
sale-short = Ware: beim Verkauf 1 Silber und { $points } Punkte.
ruler = 50 mm bei Druck mit 100 %
subject = Wertungsblätter für Die Burgen von Burgund – Das Würfelspiel (inoffiziell)
license = Diese Blätter dürfen frei gedruckt, kopiert und geteilt werden (CC0 1.0). Inoffiziell; Marken gehören ihren Inhabern.
title = { $count ->
    [one] Wertungsblock: Fürstentum { $names }
   *[other] Wertungsblock: Fürstentümer { $names }
 }
rules-title = So wird gespielt
rules-subtitle = Die Burgen von Burgund – Das Würfelspiel. Für beliebig viele Personen oder allein. Alle brauchen einen Stift und ein Blatt desselben Fürstentums.
rules-page = { $page } von { $pages }
rules-head-dice = Die Würfel
rules-dice = Zwei Zahlenwürfel, zwei Farbwürfel und ein Sanduhrwürfel werden immer zusammen geworfen. Fünf normale Würfel tun es auch: zwei für Zahlen, zwei für Farben, einer für Sanduhren.
rules-head-goal = Dein Fürstentum
rules-goal = Felder einer Farbe, die aneinandergrenzen, sind ein Gebiet; eine dicke Linie umgibt es. Runde für Runde markierst du Felder: Du trägst Zahlen ein. Fertige Gebiete bringen Siegpunkte, vor allem große und frühe, und Boni.
rules-head-start = Vor der ersten Runde
rules-start = Alle wählen geheim eine grüne Burg; mehrere dürfen dieselbe haben. Kreuze ihr farbiges Quadrat an und kreise denselben Bonus in der Burgzeile ein: Er gehört dir ab sofort. Diese Burg bekommt keine Zahl. Ihr Siegpunkt steht schon bei Durchgang I.
rules-start-ways = Oder vereinbart lauter verschiedene Burgen (bis zu vier Personen): Wer würfelt, wählt zuerst, dann die anderen reihum. Oder alle nehmen dieselbe; seid ihr uneins, bestimmt sie, wer würfelt.
rules-head-round = Eine Runde
rules-roll = In jeder Runde wirft dieselbe Person alle fünf Würfel und kreuzt für jede Sanduhr ein Zeitfeld des Durchgangs an. Die anderen dürfen das auch.
rules-monastery = Kloster: 1 oder 2.
rules-mine = Mine: 3 oder 4.
rules-river = Fluss: 5 oder 6.
rules-city = Stadt: jede Zahl, aber im Gebiet keine doppelt.
rules-pasture = Weide: jede Zahl, aber im ganzen Gebiet nur diese.
rules-castle = Burg: eine Zahl, die in einem Feld daneben steht.
rules-head-area = Ein fertiges Gebiet
rules-area = Markierst du das letzte Feld eines Gebiets, schreibe seine Siegpunkte in ein Kästchen des Durchgangs:
rules-area-bonus = Es bringt auch den Bonus seiner Farbe. Kreise ihn in ihrer Zeile ein:
rules-area-monk = Mönch,
rules-area-silver = Silber,
rules-area-commodity = Ware,
rules-area-worker = Arbeiter.
rules-area-others = Eine Weide bringt keinen Bonus, aber { $factor }-mal die Siegpunkte. Eine Burg ist ein Gebiet für sich. Sie zählt { $castle } und bringt den Bonus ihres Quadrats: Kreise ihn in der Burgzeile ein. Ist eine Zeile voll, zeichne einen Kreis dazu.
rules-head-bonus = Einen Bonus nutzen
rules-bonus = Um einen Bonus zu nutzen, kreuze seinen Kreis an, in seiner Zeile oder in der Burgzeile. In einer Runde darfst du einen Bonus nutzen, nicht mehr, und zwar jeden, den du bis dahin eingekreist hast, auch in derselben Runde. Die Würfel ändern sich nur für dich. Mönch, Arbeiter und Silber gehen also nie zusammen.
rules-monk = Mönch: Ein Farbwürfel gilt als beliebige Farbe.
rules-worker = Arbeiter: Ein Zahlenwürfel gilt als beliebige Zahl.
rules-silver = Silber: Markiere ein zweites Feld mit einem anderen Paar. Mindestens einer der beiden Würfel muss ein anderer sein; er darf dasselbe zeigen.
rules-commodity = Ware: Warte auf eine doppelte Sanduhr und verkaufe sie. Verkaufen gilt nicht als Nutzen eines Bonus.
rules-head-color = Eine fertige Farbe
rules-sale = Nach einer doppelten Sanduhr dürfen alle ihre Waren verkaufen: alle oder keine. Kreuze jede Ware an, kreise dafür ein Silber ein und schreibe { $points } Siegpunkte dafür auf. Im Kasten des Durchgangs zählst du mit, wie viele du verkauft hast.
rules-mark = Alle wählen gleichzeitig einen Farbwürfel und einen Zahlenwürfel und tragen die Zahl in ein leeres Feld dieser Farbe ein, in das sie darf (siehe unten). Kreuze daneben den Durchgang an. Das Feld muss an ein markiertes grenzen, gleich welcher Farbe; in der ersten Runde ist nur die Startburg markiert. Andere dürfen dieselben Würfel nutzen.
rules-color = Eine Farbe ist fertig, wenn alle ihre Felder auf deinem Blatt markiert sind, nicht nur ein Gebiet. Sage das am Ende der Runde an. Bist du zuerst so weit, kreise die erste ihrer zwei Zahlen ein und schreibe sie in ein Kästchen des Durchgangs. Andere, die sie in derselben Runde vollenden, machen es ebenso. Alle übrigen streichen diese Zahl. Die zweite geht genauso an alle, die diese Farbe als Nächste vollenden, in einer späteren Runde.
rules-head-end = Ende eines Durchgangs, Ende des Spiels
rules-pass = Ist kein Paar für dich brauchbar? Das entscheidest nur du. Dann kreise einen Arbeiter ein, statt ein Feld zu markieren.
rules-head-numbers = Welche Zahl wohin darf
rules-end = Sind alle { $boxes } Zeitfelder eines Durchgangs angekreuzt, spielt diese Runde zu Ende. Dann beginnt der nächste Durchgang. Ist bei einer doppelten Sanduhr nur noch ein Feld frei, verfällt die zweite Sanduhr; verkaufen dürft ihr trotzdem. Nach Durchgang III zählst du die Siegpunkte jedes Durchgangs zusammen und schreibst die Summe in den Stern. Die meisten Siegpunkte gewinnen; bei Gleichstand die meisten Boni, die eingekreist und nicht angekreuzt sind. Sind auch diese gleich, teilt ihr euch den Sieg.
rules-head-example = Ein Beispiel, in Durchgang II
rules-example = Anna verkauft zwei Waren: { $sale } Siegpunkte, und sie kreist zwei Silber ein. Sie nimmt Lila und 2, das letzte Feld eines Klosters mit drei Feldern: { $monastery } Siegpunkte und einen Mönch. Sie kreuzt ein Silber an für ein zweites Paar, Grau und 3, das letzte Feld einer Mine mit zwei Feldern: { $mine } Siegpunkte und ein Silber. Nun sind alle ihre grauen Felder markiert, als Erste: { $color } Siegpunkte. Die dick umrahmten Zahlen sind neu. Für Durchgang II schreibt sie auf: { $sum }.
rules-head-solo = Allein
rules-solo = Jeder Durchgang hat genau { $rounds } Runden: Kreuze je Runde ein Zeitfeld an, bis zur dicken Linie. Sanduhren zählen nur für den Verkauf. Eine fertige Farbe bringt in Durchgang I und II die erste Zahl, in Durchgang III die zweite. Mehr als 50 Siegpunkte sind gut, mehr als 60 hervorragend, 70 oder mehr unglaublich.
dice-title = Im Voraus gewürfelt
dice-subtitle = Für Tische ohne die Würfel oder an getrennten Orten: Alle spielen dieselben Würfe. Deckt eine Liste mit einer Karte zu und legt sie Zeile für Zeile frei, oder schneidet Zeile für Zeile ab. Startwert { $seed }.
dice-game = Spiel { $number }
dice-end = Kreuzt die Sanduhren auf euren Blättern an: Sie zeigen, wann ein Durchgang endet. Der nächste geht mit der nächsten Zeile weiter. Selten braucht ein Spiel alle Zeilen; allein hat ein Durchgang { $rounds }.
dice-round = { $number }: { $first }, { $second }, { $pips }, { $others }, { $hourglasses ->
    [one] Sanduhr.
   *[other] doppelte Sanduhr.
 }

# Bilder von Fürstentümern: Texte, die vorgelesen werden.
picture-title = Fürstentum { $name }
picture-text = { $hexes } Felder, { $game }. { $areas }.
picture-areas = { $color }: Gebiete von { $sizes }
picture-rivers = Flüsse verbinden { $pairs }.
solo-surety = Solo-Fürstentum { $name } wie gedruckt: { $confidence }
picture-hex = { $place }: { $color }
picture-castle = { $place }: { $color }, Quadrat in { $square }
picture-die = { $place }: { $color }, Würfelzahl { $die }

## Player boards

board = Tableau
board-storage = Plättchenvorrat
board-goods = Waren
board-sold = Verkauft
board-silver = Silber
board-workers = Arbeiter
board-dice = Würfel
board-posts = Grenzposten: Verbinde zwei mit Plättchen für Punkte des Durchgangs, alle drei für einen Bonus.
board-areas = Gebietspunkte nach Größe
board-phases = Dazu je nach Durchgang
board-castle = eine Aktion mehr
board-monastery = neue Regeln oder Punkte
board-ship = Waren und Reihenfolge
board-mine = 1 Silber je Durchgang
board-livestock = Punkte für Tiere
board-building = keine Art doppelt je Stadt
board-tile = Plättchen { $tile } mm breit
board-part = Teil { $number } von { $total }
board-glue = Den nächsten Teil über den Streifen jenseits der gestrichelten Linie kleben.
board-title = { $count ->
    [one] Spielertableau { $names }
   *[other] Spielertableaus { $names }
 }
board-subject = Spielertableaus für Die Burgen von Burgund (inoffiziell)

## The sheet for the solo game

solosheet-title = Solospiel, Fürstentum { $name }
solosheet-rounds = Runden: nach jeder eine abhaken
solosheet-targets = Ziel: abhaken, wenn du es erreichst; dann gilt das nächste. Die zweite Zeile ist für eigene Ziele.
solosheet-counter = Punkte: eine Spielfigur zieht bis zum Ziel und dann zurück auf 0
solosheet-left = Freie Felder: für jedes gelegte Plättchen eines streichen
solosheet-start = Start: 1 Silber, 2 Arbeiter, 3 Waren und eine Burg auf einem beliebigen Burgfeld. Der Spielplan liegt wie für zwei: Jeder Durchgang beginnt mit 12 Plättchen in den Depots und 4 im schwarzen Depot.
solosheet-round = Jede Runde: Wirf beide Würfel und den weißen. Die nächste Ware kommt in das Depot des weißen Würfels. Dann kommt das erste Plättchen dieses Depots aus dem Spiel: das oberste bei 2, 3, 5 und 6, das linke bei 1 und 4. Ist das Depot leer, gilt das nächste im Uhrzeigersinn.
solosheet-rivers = Flüsse: Nur über einen Fluss kommst du von einer Insel zur anderen. Die zwei Felder an seinen Enden sind Nachbarn.
solosheet-ship = Schiff: Lade alle Waren eines Depots, beliebig viele Farben. Dann kommen die Waren aller anderen Depots aus dem Spiel. Jetzt, und nur jetzt, darfst du fünf beliebige Waren gegen ein Plättchen des schwarzen Depots tauschen. Es kommt verdeckt in dein Lager, passt auf jede Farbe und hat keine Wirkung.
solosheet-color = Farbe fertig: keine Punkte. Ein Plättchen des schwarzen Depots kommt sofort in dein Fürstentum und wirkt.
solosheet-points = Punkte: Immer wenn du welche bekommst, darfst du für je 1 Silber weitere kaufen. Ziel erreicht: Die Punkte gehen auf 0 zurück, der Rest verfällt, das Ziel sinkt um { $step }, und du hast eine Aktion wie bei einer Burg.
solosheet-monasteries = Klöster: Die mit Punkten werten, wenn du sie legst. Nummer 26 bringt 3 für jede bis dahin fertige Farbe.
solosheet-end = Ende: Du gewinnst, sobald alle { $hexes } Felder belegt sind. Sind sie es nach 25 Runden nicht, verlierst du.
solosheet-level = Stufe: Mit einem ersten Ziel von 45 bis 49 wird es leichter, mit 51 bis { $most } schwerer.
solo-odds = Aussichten: Ein Bot, der vorausplant, gewinnt von 100 Partien { $easier } mit dem ersten Ziel 45, { $usual } mit 50 und { $harder } mit 55.

## Score pads

scorepad-base-2011 = Die Burgen von Burgund (2011)
scorepad-base-2019 = Die Burgen von Burgund (2019)
scorepad-seasons = Im Schutze der Burg
scorepad-subtitle = Schlusswertung
scorepad-split = Links im Feld: wie viele. Rechts: die Siegpunkte.
scorepad-disputed = Darüber gibt es Streit: Die englischen Regeln sagen die wenigsten leeren Felder, manche spielen die meisten. Einigt euch vor dem Spiel.
scorepad-narrow = { $players } Spalten wären schmaler als { $least } mm; größeres Papier, weniger Blätter je Seite oder weniger Personen wählen
scorepad-each = je
scorepad-total = Summe
scorepad-tie = Gleichstand: { $rules }; danach geteilter Platz.
scorepad-no-tie = Gleichstand: siehe Spielregel; sie liegt uns dafür nicht vor.
scorepad-title = Wertungsblock: { $game }
scorepad-subject = Blöcke für die Schlusswertung (inoffiziell)

# Die Seite zum Ausmessen eines Druckers. X, Y und Optionen bleiben, wie sie sind.
calibration-title = Messseite
calibration-subject = Eine Seite zum Ausmessen eines Druckers
calibration-front = Dein Drucker, Vorderseite
calibration-back = Dein Drucker, Rückseite
calibration-intro = Drucke beide Seiten mit 100 %, ohne „An Seite anpassen“. Miss dann mit einem Lineal.
calibration-turned = Das ist die Rückseite des Blatts, gewendet über die lange Kante.
calibration-head-place = Wo der Druck liegt
calibration-place = Miss von der linken Papierkante bis zur langen senkrechten Linie und von der oberen Kante bis zur langen waagerechten Linie. Beide sollten { $edge } mm entfernt sein.
calibration-x = X = { $edge } − Abstand von links = ____________ mm
calibration-y = Y = { $edge } − Abstand von oben = ____________ mm
calibration-head-size = Größe
calibration-size = Dieses Lineal sollte stimmen. Stimmt es nicht, verkleinert dein Drucker die Seite: Suche nach 100 % oder „Tatsächliche Größe“.
calibration-head-margin = Rand
calibration-margin = Jede Marke am rechten Rand ist so viele mm von ihm entfernt, wie daneben steht. Die kleinste, die ganz gedruckt ist, ist der kleinste --margin.
calibration-head-line = Dünnste Linie
calibration-line = Die erste Linie ohne Lücken ist die dünnste, die dein Drucker kann. Die unserer Blätter haben mindestens 0,25 pt.
calibration-head-pencil = Dunkelster Grund für einen Bleistift
calibration-pencil = Schreibe mit deinem Bleistift in jede Fläche eine Zahl. Ist eine auf Armlänge nicht zu lesen, drucke mit --style low-ink, oder nimm einen weicheren Bleistift.
calibration-head-hexes = Kleinstes Feld
calibration-hexes = Jede Option druckt Felder in dieser Größe. Schreibe in jedes eine Zahl, und wähle die kleinsten, in die du gern schreibst.
calibration-light = Halte das Blatt gegen das Licht: Beide Kreuze sollten sich decken.

## End scoring

# The dialogue of dicegame endscore --ask.
ask-hello = Enter nimmt, was in [Klammern] steht; „zurück“ geht zur Frage davor zurück; ? erklärt die Frage; Strg-C hört auf.
ask-help-choice = Gib eines dieser Wörter ein, oder seinen Anfang: { $known }.
ask-help-words = Gib beliebige dieser Wörter ein, oder ihre Anfänge, mit Leerzeichen oder Kommas dazwischen: { $known }. „alle“ heißt: alle davon, „keine“: keines.
ask-help-counts = Gib Wörter mit ihren Zahlen ein, etwa { $first } 2, { $second } 1; was fehlt, zählt als 0. Die Wörter: { $known }.
ask-help-numbers = Gib die Nummern ein, mit Leerzeichen oder Kommas dazwischen, etwa 15, 17. „keine“ heißt: keine.
ask-help-two = Gib zwei Zahlen ein, für jedes Mitglied des Teams eine, etwa 87, 95.
ask-help-number = Gib eine ganze Zahl ein.
ask-help-day = Gib heute, gestern oder Jahr, Monat und Tag ein, etwa 2026-11-20.
ask-help-players = Gib die Namen mit Kommas dazwischen ein, etwa Anna, Ben; höchstens { $most }.
ask-help-name = Gib einen Namen ein, den sonst niemand hat.
ask-help-names = Gib zwei Namen ein, mit einem Komma dazwischen.
ask-go-on = Mit dem Spiel weitermachen, das nicht zu Ende eingegeben wurde (Antworten bisher: { $count })? [{ $default }]
ask-first = das ist die erste Frage
ask-asked = gefragt
ask-word-back = zurück
ask-word-none = keine
ask-word-all = alle
ask-word-yes = ja
ask-word-no = nein
ask-word-today = heute
ask-word-yesterday = gestern
ask-cannot-be = das kann nicht sein; { $name }: { $fault }
ask-of = { $name }: { $what }
ask-level = Gleichstand! { $name }: { $what } (Enter, wenn es niemand weiß)
ask-game = Spiel (base: Grundspiel, seasons: Im Schutze der Burg)
ask-sure = Alles richtig? Enter zeigt das Ergebnis
ask-edition = Ausgabe
ask-mode = Spielart ({ $modes })
ask-expansions = Erweiterungen, die zur Wertung beitragen, von { $expansions }
ask-date = Tag des Spiels: heute, gestern oder etwa 2026-11-20 (Enter lässt ihn weg)
ask-players = Personen
ask-names = Namen der Spieler, mit Kommas dazwischen
ask-team-name = Name von Team { $number }
ask-members = Die zwei Personen von { $team }
ask-name = Name von Person { $number }
ask-two-players = Person { $first }, Person { $second }
ask-track-two = Punkte von { $first } und { $second } auf der Leiste
ask-track = Punkte auf der Siegpunktleiste
ask-counter = Punkte auf dem Siegpunktzähler am Ende des Spiels
ask-goods = nicht verkaufte Waren
ask-silver = Silber
ask-workers = Arbeiter
ask-rounds = gespielte Runden, höchstens { $most }
ask-spaces-left = freie Felder im Fürstentum
ask-monasteries = Nummern der Klöster (gelbe Plättchen) im Fürstentum
ask-shields = Nummern der Schilde, 1 bis { $most }, die nach dem Tribut von Durchgang E noch da sind
ask-copies = wessen Klöster Schild 6 kopiert
ask-building = { $building_small } im Fürstentum (Kloster { $number })
ask-crane = der Kran liegt im Fürstentum, 0 oder 1
ask-livestock = Tierarten, von { $kinds }
ask-sold = verkaufte Waren, etwa { $example }; von { $colors }
ask-sold-routes = verkaufte Waren (auch auf Handelsrouten), etwa { $example }; von { $colors }
ask-bonus-tiles = Bonusplättchen, große und kleine
ask-post-bonus = Zählt der Bonus für alle drei Grenzposten als Bonusplättchen ({ $readings })? Die Schachtel von 2019 hat kein Plättchen dafür, die spätere Special Edition hat eines
ask-empty-spaces = freie Felder im Fürstentum
ask-turn-order = Platz auf der Brücke am Ende, 1 = vorn
ask-tie = Gleichstand: welche Zahl freier Felder gewinnt, { $ties }? Die englischen Regelhefte sagen fewest (die wenigsten), andere spielen most (die meisten)
ask-team-tie = Gleichstand der Teams: welche Zahl freier Felder gewinnt, { $ties }? Das Regelheft 2019 sagt most (die meisten), das der späteren Special Edition fewest (die wenigsten)
ask-winter = Winterseite des Spielplans (ja, nein)
ask-erected = Errichtete Bauwerke, von { $buildings }
ask-points = Punkte vor der Schlusswertung
ask-helpers = Gehilfen, ein Platz noch einmal für einen zweiten, von { $places }
ask-towers = Errichtete Türme, von allen
ask-houses = Errichtete Häuser, von allen
ask-unbuilt = Übrige Bauwerke auf dem Spielplan
ask-forge = Silberbarren in der Schmiede
ask-talers = Taler
ask-bars = Silberbarren
ask-resources = Rohstoffe, etwa { $example }; von { $resources }
ask-layout = Fürstentum: Buchstabe oder Name, eine Datei, oder die Notation, die auf dem Blatt steht
ask-help-layout = Gib ein, was auf den Blättern steht: den Buchstaben des Fürstentums, etwa a, oder seine Notation, die mit dice: beginnt. Auch der Pfad einer Datei ist möglich.
ask-row = Reihe { $row } ({ $hexes })
ask-help-row = Gib die Einträge dieser Reihe mit Leerzeichen dazwischen ein: 5II oder 52 für eine 5 aus Durchgang II, 5 ohne notierten Durchgang, x für die Startburg, ein Punkt für ein leeres Feld. Die Buchstaben zeigen Farbe und Nummer der Felder.
ask-sheet-faults = { $name }: das kann nicht stimmen: { $faults }. Enter lässt es so, zurück berichtigt es
ask-sold-phases = verkaufte Waren in den Durchgängen I, II und III
ask-help-phases = Gib drei Zahlen mit Leerzeichen dazwischen ein, eine für jeden Durchgang, etwa 1 0 2.
ask-first-colors = Farben mit den Punkten für die erste Vollendung, aus { $colors }
ask-second-colors = Farben mit den Punkten für die zweite Vollendung, aus { $colors }
ask-unused = nicht abgestrichene Kreise, die bei Gleichstand zählen, etwa { $example }; aus { $circles }
ask-written = eigene Summen der Durchgänge, etwa 12 20 8 (Enter lässt sie weg)

# Rules, as they are cited.
rule-base = Regelheft { $edition }, { $heading }
rule-seasons = Regelheft Im Schutze der Burg, { $heading }
heading-end-2011 = Spielende
heading-end-2019 = Ende des Spiels
heading-monastery = Kloster { $number }
heading-shield = Schild { $number }
heading-crane = Erweiterungen: Kran
heading-base-setup = Spielaufbau
heading-additional = Weitere Regeln
heading-watchtower = Wachturm
heading-livestock = Tiere
heading-duchies = Erweiterungen: Neue Fürstentümer
heading-solo = Solospiel
heading-sell = Waren verkaufen
heading-points = Schlusswertung
heading-keep = Bergfried
heading-tavern = Taverne
heading-gates = Tore
heading-stable = Stall
heading-servants-house = Gesindehaus
heading-market = Markt
heading-palace = Palas
heading-forge = Schmiede
heading-granary = Kornspeicher

# Lines of a score.
end-of-member = { $what }, { $name }
end-counter = Siegpunktzähler
end-copied = { $what }, kopiert von { $name }
end-crane = Kran, gezählt als { $building }
end-shield = Schild { $number }
end-palace-silver = Palas: Silber als { $resource }
end-palace = Palas: { $resource }

# What cannot be.
tile-monastery = Kloster { $number }
tile-shield = Schild { $number }
end-effect-none = am Ende keine Punkte.
end-no-monastery = in der Ausgabe { $edition } gibt es nicht: Kloster { $number }; erwartet wird 1 bis { $most }
end-no-shield = in der Ausgabe { $edition } gibt es nicht: Schild { $number }; erwartet wird 1 bis { $most }
end-no-shields = in der Ausgabe { $edition } gibt es nicht: Schild { $number }; dort gibt es keine
end-no-building = in der Ausgabe { $edition } gibt es nicht: Gebäude „{ $word }“; erwartet wird { $known }
end-no-livestock = in der Ausgabe { $edition } gibt es nicht: Tierart „{ $word }“; erwartet wird { $known }
end-negative = { $key } = { $number }; erwartet wird 0 oder mehr
end-twice-other = { $tile } liegt auch bei { $names }; es gibt nur eines davon
end-twice = { $tile } ist { $count }-mal eingegeben; es gibt nur eines davon
end-too-many = { $count } { $what_small }; möglich sind höchstens { $most }
end-too-many-all = { $count } { $what_small } bei allen zusammen; in der Schachtel sind { $supply }
end-goods-sold = verkaufte Waren ({ $color })
end-bonus-tiles = Bonusplättchen
end-bonus-tiles-beyond = { $count } Bonusplättchen; erwartet werden höchstens { $most }, oder { $more }, falls der Bonus für alle Grenzposten als Plättchen zählt: { $setting }
end-cranes = Kräne
end-shields = { $count } Schilde; höchstens { $most }, einer auf jeder Burg
end-goods-beyond = { $count } Waren bei allen Spielern, verkauft und unverkauft; bei dieser Spielerzahl sind { $most } im Spiel
end-shields-beyond = { $count } Schilde bei allen Spielern; bei dieser Spielerzahl liegen { $most } auf dem Spielplan
end-hexes-buildings = { $count } Gebäude; erwartet höchstens { $most }, eines auf jedem ihrer Felder
end-hexes-monasteries = { $count } Klöster; erwartet höchstens { $most }, eines auf jedem ihrer Felder
end-spaces-beyond = { $spaces } freie Felder, aber nach den anderen Angaben liegt auf mindestens { $tiles } von { $hexes } Feldern ein Plättchen
end-order-beyond = turn_order = { $number }; erwartet 1 bis { $most }, eine für jeden Spieler
end-rounds-beyond = rounds = { $rounds }; das Solospiel hat { $most } Runden
end-copies-self = kopiert wird der eigene Name; erwartet wird ein anderer
end-copies-nobody = kopiert wird „{ $name }“, aber so heißt hier niemand; erwartet wird: { $names }
end-nobody-else = sonst spielt niemand mit
end-copies-shield = kopiert wird ohne Schild { $shield }; gebt den Schild ein oder lasst das Kopieren weg
end-order = Platz { $number } auf der Brücke hat auch { $names }; die Plätze sind verschieden, auch im Stapel
end-unbuilt = nur { $unbuilt } Bauwerke übrig, aber nicht errichtet sind { $buildings }; erwartet werden { $least } oder mehr
end-seasons-pieces = { $what }: { $count } bei allen Spielern und in der Schmiede; die Schachtel hat { $most } (wahrscheinlich: aus öffentlichen Auszügen der Spielregel)
end-seasons-tiles = { $count } Bauplättchen (erected, towers, houses und unbuilt); die Schachtel hat { $most } (wahrscheinlich: aus öffentlichen Auszügen der Spielregel)
end-seasons-helpers = { $count } Gehilfen; bei dieser Zahl von Spielern hat jeder { $most } (wahrscheinlich: aus öffentlichen Auszügen der Spielregel)
end-granary-stands = { $place }: ein Gehilfe, aber das Bauwerk steht nicht ({ $building }); das gibt es nur auf der Winterseite
end-stands = { $place }: ein Gehilfe, aber das Bauwerk steht nicht ({ $building }); nennt es bei den errichteten Bauwerken
end-helpers = { $place }: zusammen { $count } Gehilfen, aber nur { $room ->
        [one] 1 Platz
       *[other] { $room } Plätze
    }

# Notes below a score.
end-no-key = { $name }: nicht angegeben: { $key }; zählt 0
end-no-copies = { $name }: was kopiert wird, ist nicht angegeben; Schild { $shield } kopiert niemandes Klöster
end-no-building-count = { $name }: nicht angegeben: { $building }; zählt 0 für Kloster { $number }
end-no-key-for = { $name }: nicht angegeben: { $key }; zählt 0 für Kloster { $numbers }
end-no-shared-key = nicht angegeben: { $key }; zählt 0 für: { $places }
end-no-key-the = { $name }: nicht angegeben: { $key }; zählt 0 für: { $place }
end-odd-taler = { $name }: der überzählige Taler bleibt; ein Gehilfe im Markt tauscht Paare
end-level = Gleichstand von { $names }: gebt für { $lacking } ein: { $key }; dann entscheidet: { $rule }
end-team-tie-most = die meisten freien Felder entscheiden diesen Gleichstand der Teams, so das Regelheft 2019, Teamspiel; das der späteren Special Edition sagt die wenigsten. Mit { $setting }: { $places }
end-team-tie-fewest = die wenigsten freien Felder entscheiden diesen Gleichstand der Teams, wie gewählt und wie im Regelheft der späteren Special Edition; das Regelheft 2019, Teamspiel, sagt die meisten. Mit { $setting }: { $places }
end-place = { $rank }. { $name }
end-tie-fewest = die wenigsten freien Felder entscheiden diesen Gleichstand, so die englischen Regelhefte beider Ausgaben; das ist umstritten: eine große Online-Plattform und andere halten es für einen Übersetzungsfehler und spielen die meisten. Mit { $setting }: { $places }
end-tie-most = die meisten freien Felder entscheiden diesen Gleichstand, wie gewählt; die englischen Regelhefte beider Ausgaben sagen die wenigsten, was andere für einen Übersetzungsfehler halten. Mit { $setting }: { $places }
end-solo-points = ein Solospiel ist gewonnen oder verloren: Waren, Silber, Arbeiter, Klöster und Schilde zählen am Ende nichts (Regelheft 2019, Solospiel)
end-tribute = Schilde zählen nur, wenn sie nach dem Tribut von Durchgang E noch da sind; er wird vor der Schlusswertung gezahlt (Regelheft 2019, Schilde)
end-no-mode = das Regelheft { $edition } hat kein solches Spiel ({ $mode }); gewertet wird nach dem Regelheft 2019
end-both-score = die Klöster { $numbers } werten beide { $building }: prüft [tiles]
end-solo-unknown = ob das Solospiel gewonnen ist, ist nicht bekannt: gib die gespielten Runden und die freien Felder ein
end-reading-places = freie Gehilfenplätze zählen in errichteten Bauwerken, Schmiede und Markt; der Kornspeicher zählt weder für den Bergfried noch für die Taverne
end-reading-carts = Gehilfen auf den Karren, der Reiter und der Wirt zählen nicht
end-reading-silver = das Silber, das alle für den Palas in Rohstoffe tauschen, kommt in die Schmiede, bevor sie gewertet wird
end-reading-stones = Silber für den Palast zählt als Stein, den besten Rohstoff; dazu müssen so viele Steine auf den Karren liegen, was keine Angabe sagt
end-reading-best = gewählt werden die Rohstoffe mit der besten Summe für den, der wählt; bei gleicher Summe kommt am wenigsten Silber in die Schmiede
end-later-2011 = „in der Spielreihenfolge weiter hinten“ (2011) entscheidet diesen Gleichstand; gemeint sein kann der Platz auf der Brücke am Ende oder die Reihenfolge der letzten Runde
end-no-tie-break = gleiche Summen teilen den Platz: Die Seiten des Regelhefts, die uns vorliegen, nennen keinen Gleichstandsentscheid

# The printed report.
end-game-base = Die Burgen von Burgund
end-game-seasons = Im Schutze der Burg
end-edition = Ausgabe { $edition }
end-mode-team = Teamspiel
end-mode-solo = Solospiel
end-won = Gewonnen in Runde { $round }, übrige Runden: { $rounds }.
end-lost = Verloren, freie Felder: { $spaces }.
end-lost-late = Verloren: alle Felder belegt, aber nicht in { $rounds } Runden.
end-solo-result-unknown = Solospiel: ob es gewonnen ist, ist nicht bekannt.
end-shared-first = Den ersten Platz teilen sich: { $names }.
end-winner = Es gewinnt: { $names }.
end-winner-by = Es gewinnt: { $names }, durch { $what }.

# Words of the files.
word-warehouse = Warenhaus
word-watchtower = Wachturm
word-carpenter = Schreinerei
word-church = Kirche
word-market = Markt
word-boarding-house = Pension
word-bank = Bank
word-town-hall = Rathaus
word-white-castle = Weiße Burg
word-crane = Kran
word-sheep = Schaf
word-cow = Kuh
word-pig = Schwein
word-chicken = Huhn
word-goat = Ziege
word-goose = Gans
word-turquoise = türkis
word-purple = lila
word-pink = rosa
word-red = rot
word-brown = braun
word-orange = orange
word-sand = Sand
word-wood = Holz
word-clay = Lehm
word-stone = Stein
word-keep = Bergfried
word-tavern = Taverne
word-tavern-12 = Taverne, Feld 12
word-tavern-6 = Taverne, Feld 6
word-small-gate = Kleines Tor
word-big-gate = Großes Tor
word-stable = Stall
word-stable-16 = Stall, Feld 16
word-stable-12 = Stall, Feld 12
word-servants-house = Gesindehaus
word-palace = Palas
word-forge = Schmiede
word-forge-10 = Schmiede, Feld 10
word-forge-6 = Schmiede, Feld 6
word-granary = Kornspeicher
word-track = Siegpunktleiste
word-points = Punkte
word-empty_spaces = freie Felder
word-turn_order = Platz auf der Brücke
word-sold = verkaufte Waren
word-livestock = Tiere
word-bonus_tiles = Bonusplättchen
word-towers = Türme
word-houses = Häuser
word-unbuilt = übrige Bauwerke
word-talers = Taler
word-silver = Silber
word-resources = Rohstoffe
word-building = Gebäude
word-mine = Mine
word-ship = Schiff
word-monastery = Kloster
word-castle = Burg
word-face-down = verdecktes Plättchen
word-shield = Schild
    .also = Wappen
word-posts = Grenzposten

# Files of finished games.
read-expected = erwartet: { $what }
end-dice-file = game = "dice" ist ein Blatt des Würfelspiels; gewertet wird es mit: dicegame score DATEI
end-duchy-file = ein Fürstentum, kein ganzes Spiel; nachgezählt wird es mit: dicegame recount DATEI
end-game-file = ein ganzes Spiel, kein einzelnes Fürstentum; gewertet wird es mit: dicegame endscore DATEI
end-layout-file = das ist ein Fürstentum ohne Spiel; ansehen mit: padgen show DATEI
end-no-game = game: erwartet wird game = "base" oder game = "seasons"
end-no-edition = edition fehlt; erwartet wird edition = 2019 oder edition = 2011
end-solo-rounds = rounds: nur ein Solospiel hat das; erwartet wird mode = "solo"
end-tie-solo = tie: ein Solospiel kennt keinen Gleichstand; tie weglassen, oder mode = "standard"
end-tie-team = tie: für Teams gilt bei Gleichstand eine eigene Regel; tie weglassen; erwartet wird team-tie = "most" oder "fewest"
end-team-tie-mode = team-tie: nur ein Teamspiel hat das; erwartet wird mode = "team"
end-post-bonus-edition = post-bonus: die Ausgabe { $edition } hat keine Grenzposten; post-bonus weglassen, oder edition = 2019
end-member-tracks = track: erwartet wird eine Zahl für jede Person, etwa track = [87, 95]
end-players = players: erwartet wird eine Tabelle [[players]] für jede Person
end-two-teams = players: { $count } Tabellen [[players]]; mode = "team" hat zwei Teams
end-one-player = players: { $count } Tabellen [[players]]; mode = "solo" spielt eine Person
end-most-players = players: { $count } Personen; das Spiel ist für höchstens { $most }
end-no-name = name fehlt; erwartet wird name = "Anna"
end-same-names = players: { $count } heißen „{ $name }“; gebt jeder Person einen eigenen Namen
end-members = members: erwartet werden die zwei Personen des Teams, etwa members = ["Anna", "Ben"]
player-called = Person { $name }

# What a value or an answer should be, after "expected".
read-whole = eine ganze Zahl bis { $most }; da steht { $found }
read-number = eine ganze Zahl von 0 bis { $most }
read-wholes = eine Liste ganzer Zahlen, etwa { $example }
read-line = eine Zeile Text
read-name = ein Name mit 1 bis { $most } Buchstaben; es sind { $found }
read-texts = eine Liste von Texten
read-one-of = eines von { $known }; da steht '{ $found }'
read-one-of-near = eines von { $known }; ist „{ $near }“ gemeint?
read-more-letters = mehr Buchstaben; mit „{ $found }“ beginnen { $known }
read-table = eine Tabelle wie { $example }
read-once = { $word } einmal; „{ $key }“ ist dasselbe
read-flag = true oder false
read-either = { $known }
read-day = ein Tag wie 2026-11-20
read-layout = ein Fürstentum: { $reason }
read-base-layout = ein Fürstentum des Grundspiels; { $layout } gehört zum anderen Spiel ({ $game })
read-tiles = eine Tabelle, etwa [tiles] und 16 = "carpenter"
read-two = zwei Zahlen, eine für jede Person
read-counts = Wörter mit Zahlen, etwa { $first } 2, { $second } 1
read-each-once = jedes Wort einmal
read-new-name = ein Name, den sonst niemand hat
read-two-names = zwei verschiedene Namen mit einem Komma dazwischen
read-names = bis zu { $most } verschiedene Namen mit Kommas dazwischen
read-row = { $hexes } Einträge, einer für jedes Feld der Reihe; gefunden: { $found }
read-mark = eine Zahl 1 bis 6 mit ihrem Durchgang, etwa 5II oder 52, oder x für die Startburg, oder ein Punkt; gefunden: '{ $text }'
read-phases = drei Zahlen, eine für jeden Durchgang
read-players = wie viele mitgespielt haben, 2 bis 4
read-goods = die verkauften Waren, 0 oder mehr
read-rows = ein Text oder eine Liste von Texten, Reihe für Reihe
read-shields = eine Tabelle wie { $example }
read-shield = ein Schild und seine Durchgänge, etwa 1 = "B" oder 17 = "C-D"

# One finished duchy.
word-inn = Gasthaus
duchy-solo = ein Fürstentum für mehrere; { $layout } ist für das Solospiel, dessen Zähler immer wieder von vorn beginnt
duchy-missing = { $key } fehlt; erwartet wird { $example }
duchy-rows = duchy: { $found ->
        [one] 1 Reihe
       *[other] { $found } Reihen
    }; { $layout } hat { $expected }
duchy-row = duchy: Reihe { $row } hat { $found ->
        [one] 1 Wort
       *[other] { $found } Wörter
    }, erwartet werden { $expected }; ein leeres Feld ist ein Punkt
duchy-place = duchy: Reihe { $row }, Platz { $place }
duchy-herd = duchy: { $count } Tierplättchen in Durchgang { $phase }; erwartet werden höchstens { $most }
duchy-unknown-tile = unbekanntes Plättchen „{ $word }“; erwartet wird ein Plättchen mit seinem Durchgang, etwa watchtowerB, cow4A, m7C, innD
duchy-no-phase = „{ $word }“ hat keinen Durchgang; erwartet wird A bis E hinter dem Plättchen, etwa { $word }B
duchy-number = „{ $word }“: erwartet wird eine Zahl vor dem Durchgang, etwa { $example }
duchy-no-number = „{ $word }“: erwartet wird keine Zahl vor dem Durchgang, etwa { $example }
duchy-starts = { $count } Startburgen; erwartet wird ein x
duchy-wrong-color = { $tile } in { $place }; das ist ein Feld für: { $color }
duchy-animals = { $animal }, Plättchen mit { $number } Tieren
duchy-unknown = { $tile } in { $place } gibt es in der Ausgabe { $edition } nicht
duchy-unknown-shield = Schild { $number } gibt es in der Ausgabe { $edition } nicht
duchy-twice = { $tile } liegt dort { $count }-mal; es gibt nur eines davon
duchy-too-many = { $tile } liegt { $count }-mal im Fürstentum; in der Schachtel gibt es { $most }
duchy-not-connected = in Durchgang { $phase } verbindet keine Kette von Plättchen diese mit der Startburg: { $places }; nur Schild 18 erlaubt das
duchy-white-castles = { $count } weiße Burgen in der Stadt in { $place }: das Regelheft erlaubt von acht Gebäudearten je eines in einer Stadt und sagt nicht, ob das für weiße Burgen gilt
duchy-town = { $building }: { $count }-mal in der Stadt in { $place }; nur einmal je Stadt, bevor Kloster { $monastery } im Fürstentum liegt
duchy-inns = { $count } Gasthäuser im Gebiet { $color } in { $place }; nur eines je Gebiet
duchy-both = { $color } ist zugleich erste und zweite Farbe
duchy-posts = first oder second nennt die Grenzposten, aber sie sind nicht alle verbunden
duchy-claim = ein Bonusplättchen für { $color }, aber nicht alle Felder davon sind belegt

# What a duchy tells of the track.
recount-area = { $area }, Größe { $size }
recount-area-inn = { $area }, Größe { $size }, mit Gasthaus
recount-from-start = { $what }, lag von Anfang an dort
recount-in-phase = { $what }, Durchgang { $phase }
area-building = Stadt in { $place }
area-livestock = Weide in { $place }
area-mine = Minen in { $place }
area-ship = Fluss in { $place }
area-monastery = Klöster in { $place }
area-castle = Burgen in { $place }
recount-pastures = Weiden
recount-watchtower = Wachturm in { $place }
recount-crane = Kran in { $place }, falls als Wachturm genutzt
recount-herd = { $where }, Durchgang { $phase }: { $tiles }
recount-animal = { $kind } { $number }
recount-two-posts = Zwei Grenzposten verbunden, Durchgang { $phase }
recount-third-post = Der dritte Grenzposten verbunden, Durchgang { $phase }, falls das noch einmal zählt
recount-third-post-again = Der dritte Grenzposten verbunden, Durchgang { $phase }, was noch einmal zählt
recount-complete = { $what } fertig in Durchgang { $phase }: { $tile }
recount-all-posts = Alle Grenzposten verbunden, Durchgang { $phase }: { $tile }
color-name-building = Gebäude
color-name-livestock = Tiere
color-name-mine = Minen
color-name-ship = Schiffe
color-name-monastery = Klöster
color-name-castle = Burgen
recount-large = großes Bonusplättchen
recount-small = kleines Bonusplättchen
recount-first = Bonus des Ersten
recount-second = Bonus des Zweiten
recount-any = Bonus, falls zuerst oder als Nächstes vollendet
recount-sold = { $count } Waren verkauft
recount-no-sales = Verkäufe sieht man dem Fürstentum nicht an: gebt sold und players ein
recount-no-firsts = wer eine Farbe zuerst vollendet hat, sieht man nicht: gebt first und second ein
recount-no-post-bonus = das Regelheft sagt nicht, ob Schild 7 den Bonus für alle Grenzposten verdoppelt, für den es kein Plättchen gibt: gebt { $points } oder { $tile } ein
recount-no-third-post = das Regelheft sagt nicht, ob der dritte verbundene Grenzposten die Punkte des Durchgangs noch einmal bringt: gebt { $again } oder { $once } ein
recount-no-players = Bonusplättchen und Verkäufe hängen von der Zahl der Personen ab: gebt players ein
recount-no-order = die Reihenfolge in einem Durchgang sieht man nicht: nummeriert die Plättchen des Durchgangs, etwa cow4A1 cow3A2
recount-shields = die Zeile eines Schilds hat eine Spanne in den Durchgängen, in denen er kam oder ging
recount-never = Punkte von Handelsrouten und kopierten Klöstern sieht man dem Fürstentum nicht an
recount-title = { $name }, { $layout }, Ausgabe { $edition }
recount-sum = Aus dem Fürstentum folgen { $points } Punkte.
recount-range = { $low } bis { $high }
recount-too-few = Die Leiste zeigt { $track }: mindestens { $points } zu wenig.
recount-right = Die Leiste zeigt { $track }: das kann stimmen.
recount-more = Die Leiste zeigt { $track }: { $points } mehr, als aus dem Fürstentum folgen.

# Buildings, as many of them.
building-warehouse = Warenhäuser
building-watchtower = Wachtürme
building-carpenter = Schreinereien
building-church = Kirchen
building-market = Märkte
building-boarding-house = Pensionen
building-bank = Banken
building-town-hall = Rathäuser
building-white-castle = Weiße Burgen

# What files call by these words: buildings, animals, expansions, resources, places of helpers.
thing-warehouse = Warenhaus
thing-watchtower = Wachturm
thing-carpenter = Schreinerei
thing-church = Kirche
thing-market = Markt
thing-boarding-house = Pension
thing-bank = Bank
thing-town-hall = Rathaus
thing-white-castle = Weiße Burg
thing-crane = Kran
thing-sheep = Schaf
thing-cow = Kuh
thing-pig = Schwein
thing-chicken = Huhn
thing-goat = Ziege
thing-goose = Gans
thing-crane-and-geese = Kran und Gänse
thing-white-castles = Weiße Burgen
thing-border-posts = Grenzposten
thing-shields = Schilde
thing-sand = Sand
thing-wood = Holz
thing-clay = Lehm
thing-stone = Stein
thing-keep = Bergfried
thing-tavern = Taverne
thing-tavern-12 = Taverne, Feld 12
thing-tavern-6 = Taverne, Feld 6
thing-small-gate = Kleines Tor
thing-big-gate = Großes Tor
thing-stable = Stall
thing-stable-16 = Stall, Feld 16
thing-stable-12 = Stall, Feld 12
thing-servants-house = Gesindehaus
thing-palace = Palas
thing-forge = Schmiede
thing-forge-10 = Schmiede, Feld 10
thing-forge-6 = Schmiede, Feld 6
thing-granary = Kornspeicher

# What is scored, item by item; monasteries and shields with their numbers.
item-track = Siegpunktleiste
item-goods = Nicht verkaufte Waren
item-silver = Silber
item-workers = Paare von Arbeitern
item-monastery-15 = Verkaufte Warensorten (15)
item-monastery-24 = Tierarten (24)
item-monastery-25 = Verkaufte Waren (25)
item-monastery-26 = Bonusplättchen (26)
item-shields-1-6 = Schilde 1–6
item-shields-7-12 = Schilde 7–12
item-shields-13-18 = Schilde 13–18
item-shield-10 = Schild 10: Klöster noch einmal
item-shield-13 = Schild 13: Schilde noch einmal
item-building = { $building } ({ $number })

item-points = Punkte vor der Schlusswertung
item-keep = Bergfried: freie Gehilfenplätze
item-tavern-12 = Taverne, Feld 12: Gehilfen
item-tavern-6 = Taverne, Feld 6: Paare von Gehilfen
item-small-gate = Kleines Tor: Türme
item-big-gate = Großes Tor: Türme
item-stable-16 = Stall, Feld 16: Häuser
item-stable-12 = Stall, Feld 12: Häuser
item-servants-house = Gesindehaus: ungebaute Bauwerke
item-market = Markt, ein Gehilfe: Paare von Talern
item-market-both = Markt, beide Gehilfen: Taler
item-palace = Palas: bis zu 5 Rohstoffe je Gehilfe
item-forge-10 = Schmiede, Feld 10: Silberbarren
item-forge-6 = Schmiede, Feld 6: Paare von Silberbarren
item-granary = Kornspeicher (Winter): 10, 7 oder 3 je Gehilfe

# Ties.
tie-fewest-spaces = die wenigsten freien Felder im Fürstentum
tie-most-spaces = die meisten freien Felder im Fürstentum
tie-farthest-behind = am weitesten hinten in der Zugreihenfolge
tie-spaces = freie Felder
tie-turn-order = Zugreihenfolge

# Layout files.
layoutfile-game = erwartet wird game = "dice" oder game = "base"
layoutfile-finished = ein ganzes Spiel, kein Fürstentum; gewertet wird es mit: dicegame { $command } DATEI
layoutfile-record = die Aufzeichnung eines Spiels, kein Fürstentum; ansehen mit: dicegame replay DATEI, weiterspielen mit: dicegame play --resume DATEI
layoutfile-no-die = nur das Grundspiel hat Würfelzahlen
layoutfile-first = erwartet wird first = [q, r], wo das erste Feld der Reihen liegt
layoutfile-posts = erwartet werden Paare benachbarter Randfelder, etwa { $example }
layoutfile-links = erwartet werden Paare von Feldern, die ein Fluss verbindet, etwa { $example }
layoutfile-text = erwartet wird { $key } = ein Text
layoutfile-texts = erwartet wird { $key } = eine Liste von Texten
layoutfile-lines = erwartet wird { $key } = ein Text oder eine Liste von Texten, Reihe für Reihe
layoutfile-example = erwartet wird { $example }
layoutfile-numbers = erwartet wird { $example }, ganze Zahlen von 0 bis 999
layoutfile-at-least-one = { $table } = 0: erwartet wird mindestens 1
layoutfile-color = unbekannte Farbe „{ $color }“; es gibt { $colors }
layoutfile-table = unbekannte Tabelle „{ $table }“; es gibt { $tables }
layoutfile-row = unbekannte Zeile „{ $row }“ in { $table }; erwartet wird { $example }

# Was an einem Fürstentum nicht stimmt.
problem-hexes = { $found ->
    [one] 1 Feld statt { $expected }
   *[other] { $found } Felder statt { $expected }
 }
problem-parts = { $parts } getrennte Teile; alle Felder müssen zusammenhängen
problem-unreached = { $found ->
    [one] 1 Feld ist
   *[other] { $found } Felder sind
 } von der Burg nicht erreichbar ({ $castle }); alle Felder müssen sich berühren oder verbunden sein
problem-post-twice = ein Grenzposten steht zweimal da; erwartet wird jeder nur einmal
problem-post-game = nur Tableaus des Grundspiels haben Grenzposten
problem-shape = nicht das Sechseck mit den Reihen 4-5-6-7-6-5-4
problem-color = Felder in { $color }: { $found } statt { $expected }
problem-area = { $area }, hat { $size } Felder statt { $smallest } bis { $largest }
problem-castle-size = { $area }, hat { $size } Felder; eine Burg ist ein einzelnes Feld
problem-squares = Burgen mit Quadrat in { $color }: { $found } statt { $expected }
problem-towns = { $found ->
    [one] 1 Stadt statt { $fewest } bis { $most }
   *[other] { $found } Städte statt { $fewest } bis { $most }
 }
problem-no-die = { $found ->
    [one] 1 Feld ohne Würfelzahl
   *[other] { $found } Felder ohne Würfelzahl
 }
problem-dice = { $found ->
    [one] die Würfelzahl { $die } steht auf 1 Feld statt auf { $expected }
   *[other] die Würfelzahl { $die } steht auf { $found } Feldern statt auf { $expected }
 }
problem-overlap = die Felder überlappen sich oder lassen Lücken
problem-polygon = ein Gebiet in { $color } ist nicht das Vieleck, das seine Felder bilden
problem-edges = der Umriss hat { $edges } Kanten statt { $expected }
problem-bug = { $name }: { $problem }; das ist ein Fehler von padgen, bitte melde ihn
area-at = das Gebiet { $color }, { $place }

# Was kein Fürstentum sein kann.
layout-text = { $text }: erwartet wird eine Zeile druckbarer Text, ohne { $character }
layout-no-hexes = das Fürstentum ist leer: es hat keine Felder
layout-hex = { $place }: { $what }
layout-no-name = das Fürstentum braucht einen Namen
layout-post-hexes = Grenzposten { $post }: erwartet werden zwei benachbarte Felder des Fürstentums
layout-post-rim = Grenzposten { $post }: diese Felder treffen sich nicht am Rand
layout-link-game = nur Fürstentümer des Grundspiels haben Verbindungen; lass sie weg
layout-link-hexes = Verbindung { $link }: es gibt kein Feld { $hex }; erwartet werden zwei Felder des Fürstentums
layout-link-itself = Verbindung { $link }: sie verbindet ein Feld mit sich selbst; erwartet werden zwei verschiedene Felder
layout-link-touch = Verbindung { $link }: diese Felder berühren sich und sind auch ohne Verbindung Nachbarn; erwartet werden zwei Felder, die sich nicht berühren
layout-link-twice = Verbindung { $link }: sie steht zweimal da; erwartet wird jede nur einmal
layout-composition = composition: erwartet wird eine Anzahl für jede der Farben { $colors }
layout-towns = composition: das Grundspiel braucht eine Anzahl von Städten, das Würfelspiel hat keine
layout-color = { $color } ist keine Farbe im { $game }; erwartet wird eine von { $colors }
layout-castle = eine Burg braucht ein Quadrat, eines von { $squares }
layout-square = nur Burgen des Würfelspiels haben ein Quadrat

# The files to fill in after a game. Words in quotes and colors in English are what the files expect.
template-base = Eine fertige Partie „Die Burgen von Burgund“. Füllt sie aus, danach: dicegame endscore DATEI
template-seasons = Eine fertige Partie „Im Schutze der Burg“. Füllt sie aus, danach: dicegame endscore DATEI
template-lines = Zeilen dürfen fehlen: Eine fehlende Zahl zählt 0. docs/end-scoring.md erklärt jede Zeile.
template-edition = 2011 oder 2019
template-mode = standard, team oder solo
template-base-layout = das Fürstentum, das alle spielen; oder im Teil jeder Person
template-tie = "most": bei Gleichstand gewinnen die meisten freien Felder, nicht die wenigsten wie in den englischen Regelheften (umstritten)
template-team-tie = "fewest": bei Gleichstand der Teams gewinnen die wenigsten freien Felder wie in der späteren Special Edition, nicht die meisten wie 2019
template-post-bonus = "tile": der Bonus für alle Grenzposten zählt als Bonusplättchen wie in der späteren Special Edition
template-tiles = nur, wenn eure Klöster andere Gebäude werten, als dicegame annimmt
template-team = Team { $letter }
template-members = die zwei Personen des Teams
template-track = Punkte auf der Siegpunktleiste, mit dem Plättchen 100/200
template-counter = Punkte auf dem Siegpunktzähler am Ende des Spiels
template-tracks = Punkte auf der Siegpunktleiste für jedes Mitglied, mit dem Plättchen 100/200
template-goods = nicht verkaufte Waren
template-monasteries = Nummern der gelben Plättchen im Fürstentum, 1 bis { $most }, etwa [15, 17]
template-buildings = im Fürstentum
template-livestock = Tierarten im Fürstentum: { $kinds }, etwa { $example }
template-livestock-geese = Tierarten im Fürstentum: { $kinds } ({ $geese }: Erweiterung), etwa { $example }
template-sold-goods = verkaufte Waren
template-sold-routes = verkaufte Waren, auch die auf Handelsrouten
template-other-name = { $other } ist { $name }
template-bonus-tiles = große und kleine
template-shields = Nummern der Schilde, 1 bis { $most }, nur die nach dem Tribut von Durchgang E noch vorhandenen
template-copies = Schild 6: der Name der Person, deren Klöster auch zählen
template-rounds = gespielte Runden
template-spaces-left = freie Felder im Fürstentum
template-empty-spaces = freie Felder im Fürstentum; nur bei Gleichstand nötig
template-turn-order = Platz auf der Brücke am Ende, 1 = vorn; nur bei Gleichstand nötig
template-winter = true auf der Winterseite des Spielplans, sonst false
template-erected = Gebaute Bauwerke; streicht die anderen. Schmiede und Markt stehen immer.
template-by-anyone = gebaut, von allen zusammen
template-unbuilt = Bauplättchen, die auf dem Spielplan liegen
template-forge = Silberbarren in der Schmiede vor der Schlusswertung
template-places = helpers: die Plätze, auf denen Gehilfen der Person stehen; für einen zweiten steht der Name noch einmal. Die Plätze:
template-points = vor der Schlusswertung
template-helpers = etwa { $example }
template-bars = Silberbarren
template-recount = Ein fertiges Fürstentum zum Nachzählen. Füllt es aus, danach: dicegame recount DATEI
template-rows = Das Fürstentum Reihe für Reihe, ein Wort für jedes Feld: Plättchen und Durchgang A-E. Beispiele: watchtowerB (Wachturm), boarding-houseC (Pension), cow4A (Kühe), goose2B (Gänse), shipC (Schiff), mineA (Mine), castleD (Burg), m7C (Kloster 7), innD (Gasthaus); x ist die Startburg, . ist leer. Ist die Reihenfolge in einem Durchgang bekannt, steht ihre Nummer dahinter: cow4A1 cow3A2.
template-colors = Die Farben der Felder (B Gebäude, G Vieh, M Mine, S Schiff, K Kloster, C Burg):
template-phases = Schilde und die Durchgänge, in denen sie im Fürstentum lagen; "B" ist von B bis zum Ende
template-players = wie viele mitspielten: Bonusplättchen und Verkäufe hängen davon ab
template-sold-number = verkaufte Waren
template-large = zuerst vollendete Farben (großes Bonusplättchen): { $colors }
template-small = als Nächstes vollendet (kleines Bonusplättchen)
template-post-bonus-seven = Bonus für alle Grenzposten: "points", oder "tile", wenn Schild 7 ihn verdoppelt
template-third-post = der dritte Grenzposten: "again", wenn er die Punkte des Durchgangs noch einmal bringt, oder "once"
template-compare = was die Leiste zeigt, zum Vergleichen

## Layout files and notation

# Files and texts.
file-unreadable = nicht lesbar: { $reason }
file-missing = Die Datei gibt es nicht
file-folder = Das ist ein Ordner
file-forbidden = Keine Berechtigung
file-too-large = { $most ->
    [one] größer als ein Megabyte; erwartet wird eine kleine Textdatei
   *[other] größer als { $most } MB; ist es die richtige Datei?
 }
file-no-folder = Das ist kein Ordner
file-exists = Die Datei gibt es schon
file-read-only = Hier lässt sich nur lesen
file-disk-full = Der Speicher ist voll
file-long-name = Der Name ist zu lang
file-bad-name = so kann keine Datei heißen
file-not-text = keine Textdatei in UTF-8
file-not-utf-8 = keine Textdatei in UTF-8: Zeile { $line } ist anders kodiert; speichere die Datei als UTF-8
file-photo = ein Foto, keine Textdatei; Fotos von Blättern des Würfelspiels liest: dicegame read FOTO
file-empty-folder = ein Ordner; erwartet wird darin eine Datei .toml oder .json
text-invalid = kein gültiges { $format }, { $where }: „{ $reason }“
text-place = Zeile { $line }, Spalte { $column }
text-end = Zeile { $line }, Ende des Textes
text-json-lines = JSON mit mehreren Zeilen, jede für sich; ein aufgezeichnetes Spiel zeigt und wertet: dicegame replay DATEI
text-too-deep = kein gültiges { $format }: eine Zahl ist zu lang, oder Klammern sind zu tief verschachtelt
text-no-object = erwartet wird ein JSON-Objekt, etwa { $example }
text-twice = '{ $key }' steht zweimal da
text-unknown-key = unbekannter Schlüssel „{ $key }“; es gibt { $known }
text-unknown-key-near = unbekannter Schlüssel „{ $key }“; ist „{ $near }“ gemeint?
text-near = { $what }; ist „{ $near }“ gemeint?

layout-no-game = { $text }: ein Spiel { $game } gibt es nicht; eine Notation beginnt mit dice: oder base:
layout-unknown = kein Fürstentum heißt { $text }; ist { $names } gemeint? (padgen list zeigt alle Namen; für eine Datei gib ihren Pfad an, etwa ./mine.toml)
layout-unknown-name = kein Fürstentum heißt { $text }; erwartet wird ein Name wie { $names } (padgen list zeigt alle Namen; für eine Datei gib ihren Pfad an, etwa ./mine.toml)
layout-unknown-here = kein Fürstentum heißt { $text }; erwartet wird ein Name wie a oder base-1 oder eine Notation wie dice:PP/OgO/YY
layout-long = { $text }: zu lang; erlaubt sind höchstens { $most } Zeichen

# Warum es solche neuen Fürstentümer nicht gibt.
new-hexes = { $name } hat { $hexes } Felder; padgen macht Fürstentümer mit bis zu { $most }
new-no-dice = im Würfelspiel gibt es keine Würfelzahlen zu mischen; nur Fürstentümer des Grundspiels haben welche
new-like = kein Fürstentum kann wie { $name } sein: { $problem }
new-sizes-game = { $name } gehört zum { $game }, also passen seine Gebietsgrößen nicht zum { $other }
new-sizes = kein Fürstentum wie { $like } kann die Gebietsgrößen von { $name } haben: { $problem }
new-areas = { $hexes } Felder in { $color } lassen sich nicht in Gebiete von { $smallest } bis { $largest } Feldern teilen
new-areas-counted = { $hexes } Felder in { $color } lassen sich nicht in { $fewest } bis { $most } Gebiete von { $smallest } bis { $largest } Feldern teilen
new-symmetry = die Form von { $name } hat keine Symmetrie, die ein Fürstentum haben könnte
new-no-more = { $count ->
    [one] es gibt nur 1 solches Fürstentum
   *[other] es gibt nicht mehr als { $count } solche Fürstentümer
 }
new-none = es gibt keine solchen Fürstentümer
new-not-found = in { $tries } Versuchen wurde kein solches Fürstentum gefunden
new-no-further = nach { $count } verschiedenen Fürstentümern wurde in { $tries } Versuchen kein weiteres gefunden
new-shuffle = in { $tries } Versuchen ließen sich die Würfelzahlen nicht ohne gleiche Nachbarn mischen

# Alle Befehle.
cli-warning = Warnung: { $text }
cli-see-help = { $command }: { $message } (siehe { $command } --help)
usage-missing = { $name } fehlt
usage-value = { $name }: { $what }
usage-wrong-value = { $name }: '{ $value }' geht nicht; erwartet wird { $expected }
usage-expected = { $what }; erwartet wird { $expected }
usage-no-option = die Option { $option } gibt es nicht
usage-without-value = { $option } braucht einen Wert
usage-flag = { $option } hat keinen Wert
usage-no-command = den Befehl '{ $word }' gibt es nicht
usage-extra = zu viel angegeben: { $words }
usage-file = der Name einer Datei
usage-number = eine Zahl
usage-whole-number = eine ganze Zahl
usage-least = { $number } ab { $least }
usage-range = { $number } von { $least } bis { $most }
cli-stopped = { $command }: abgebrochen
cli-seed = Startwert { $seed }
cli-tried = { $tried } versucht
progress-share = { $what }: { $percent } %
progress-tried = { $what }: { $done } von { $total }, { $tried } versucht
progress-left = { $count }; noch etwa { $left }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
cli-illegal = { $name } ist nicht regelgerecht: { $code }: { $problem }
cli-illegal-more = { $name } ist nicht regelgerecht: { $code }: { $problem } (und { $more } weitere; padgen validate zeigt alle)
cli-language = '{ $language }' ist keine der Sprachen { $languages }.
cli-offset = '{ $text }' ist kein Versatz; erwartet werden zwei Zahlen in mm bis 20, nach rechts und nach unten, etwa 0.5,-1

# Dateien schreiben.
output-name = -o: erwartet wird der Name einer Datei oder - für die Standardausgabe
output-ending = { $path }: das wird eine { $ending }-Datei; sie sollte { $right } heißen
output-other-kind = { $path }: hier liegt schon eine Datei anderer Art, sie wurde nicht ersetzt; wähle einen anderen Namen
output-exists = { $path }: diese Datei gibt es schon, darum wurde nichts gefragt; wähle einen anderen Namen
output-failed = { $path }: kann nicht geschrieben werden: { $reason }
output-folder = das ist ein Ordner; nenne eine Datei darin
output-protected = die Datei dort ist geschützt
output-no-folder = es gibt keinen Ordner { $folder }

# padgen list, show und validate. Die Wörter stehen in einer Spalte.
list-name = Name
list-game = Spiel
list-also = heißt auch
list-confidence = Sicherheit
list-show = padgen show NAME zeigt ein Fürstentum und seine Quelle.
confidence-sure = sicher
confidence-likely = wahrscheinlich
show-no-areas = 0 Felder
show-areas = { $count ->
    [one] 1 Feld in Gebieten von { $sizes }
   *[other] { $count } Felder in Gebieten von { $sizes }
 }
show-notation = Notation
show-no-notation = keine: kein Sechseck
show-links-no-notation = keine: eine Notation kennt keine Flüsse
show-posts = Posten
show-where = wo sich diese treffen: { $places }
show-no-posts-game = { $where }; sie lassen sich nicht spielen: mit Grenzposten spielt man mit 3, hier sind es { $found }
show-links = Flüsse
show-joined = verbinden Felder, die sich nicht berühren: { $pairs }
show-also = auch
show-source = Quelle
show-confidence = Sicherheit
show-not-given = nicht angegeben
show-rating = Bewertung
show-rated = { $word }, Index { $index }: { $bot } erreicht allein im Mittel { $mean } Punkte in { $games } Spielen (Standardfehler { $error })
show-start = { $color } { $points }
rating-easy = leicht
rating-medium = mittel
rating-hard = schwer
show-legal = regelgerecht

# padgen generate.
generate-out-one = erwartet wird nur eines von --out, --notation und --json
generate-out-name = erwartet wird der Name eines Ordners
option-choice = { $option }: „{ $value }“ gehört nicht zu { $known }
generate-game = { $name } ist ein Fürstentum für: { $game }
generate-grain = --grain bewirkt nichts: die Gebietsgrößen sind die von --sizes { $sizes }
generate-no-notation = Fürstentümer wie { $name } sind keine Sechsecke und haben keine Notation; nimm --out DIR oder --json
generate-left-out = in Notationen fehlen { $what } von { $name }; Dateien (--out DIR) behalten sie
generate-composition = die Zusammensetzung
generate-tables = die Tabellen
generate-posts = die Grenzposten
generate-exists = { $path } gibt es schon; nichts wurde geschrieben
generate-exist = { $path } und { $more } weitere dieser Dateien gibt es schon; nichts wurde geschrieben
generate-stopped = abgebrochen: { $done } von { $total ->
        [one] 1 Fürstentum wurden
       *[other] { $total } Fürstentümern wurden
    } nach { $folder } geschrieben, jede Datei ganz
generate-partly = { $error }; { $done } von { $total } wurden nach { $folder } geschrieben
generate-failed = { $folder }: { $reason }; { $done } von { $total ->
        [one] 1 Fürstentum wurden
       *[other] { $total } Fürstentümern wurden
    } geschrieben
generate-making = Fürstentümer entstehen
generate-writing = Fürstentümer werden geschrieben
generate-looking = gesucht werden Fürstentümer: { $asked }; ein Bot spielt auf jedem { $games } Partien und { $more } auf denen, die nahekommen; nach { $most } Fehlversuchen in Folge ist Schluss
generate-trying = gespielt wird auf Fürstentum { $number }
generate-rating = { $word } { $index }, Burgen { $spread } Punkte auseinander
generate-rating-of = { $name }: { $rating }
generate-board-rating = { $word } { $index }, Planer erreichen { $mean } ± { $error } Punkte ohne Erweiterungen

# padgen pad und scorepad.
pad-old-pages = so hieß --sheets früher; gib nur eines von beiden an
pad-what = erwartet werden entweder Fürstentümer oder --random N
pad-what-example = erwartet werden Fürstentümer, etwa padgen pad a, oder --random N
notation-expected = keine Notation: { $text }; erwartet wird dice: oder base: und Reihen von Buchstaben
notation-no-dice = nur Notationen des Grundspiels haben Würfelzahlen nach einem Strichpunkt
layout-no-rows = das Fürstentum ist leer: erwartet werden Reihen von Buchstaben
layout-even-rows = { $rows } Reihen; ein Sechseck hat eine ungerade Zahl von Reihen, ein gedrucktes Fürstentum 7
layout-row = Reihe { $row } hat { $letters ->
        [one] 1 Buchstaben
       *[other] { $letters } Buchstaben
    }, im Sechseck mit { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } sind es { $expected }
layout-picture = Zeile { $line } des Bildes, Spalte { $column }: erwartet wird jede Reihe um ein halbes Feld (eine Spalte) gegen die darüber verschoben
layout-letter = { $where }: unbekannter Buchstabe { $letter }; dieses Spiel ({ $game }) hat { $letters }
layout-dice-rows = { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } mit Würfelzahlen; das Fürstentum hat { $expected }
layout-dice-row = Reihe { $row } hat { $numbers ->
        [one] 1 Würfelzahl
       *[other] { $numbers } Würfelzahlen
    }, erwartet werden { $expected }
layout-die = { $where }: Würfelzahl { $digit }; erwartet wird 1 bis 6, oder . für keine
layout-die-number = nur Felder des Grundspiels haben eine Würfelzahl, von 1 bis 6

# Bewertungen in Dateien.
rating-expected = erwartet wird { $key } = { $what }
rating-index = eine Zahl über 0, etwa 1.05
rating-points = eine Anzahl von Punkten
rating-few-points = eine Anzahl von Punkten unter 1000
rating-games = eine ganze Zahl von Spielen über 0
rating-bot = der Name des Bots, der gespielt hat
rating-starts = { $example }, Punkte für jede Startburg

## Command line

warning = Warnung: { $what }
seed = Startwert { $seed }
pad-places-file = erwartet wird der Name einer eigenen Datei, etwa places.json
pad-random-counts = das zählt die Blätter selbst; lass --sheets (oder --pages) und --mix weg
pad-random-missing = die Optionen unter "What the duchies are like" gelten neuen Fürstentümern: ergänze --random N
pad-seed = hier ist nichts zufällig; --seed gehört zu --random N oder --dice-sheet
pad-left-out = { $sheets } Blätter sind zu wenige für alle Fürstentümer; es fehlen: { $names }
pad-more = { $sheets } Blätter statt { $asked }, damit die letzte Rückseite voll wird
pad-letters = { $letters } im Namen von { $names } lässt sich nicht drucken: die Schrift hat lateinische, griechische und kyrillische Buchstaben
sheet-small = das Fürstentum { $name } passt nicht auf { $paper }: Kästchen wären kleiner als 3 mm; nimm größeres Papier oder weniger Blätter auf eine Seite
pad-link = { $link } ist kein Link für einen Code; erwartet wird eine Adresse wie https://example.org/?layout=, ohne Leerzeichen und #, mit höchstens { $most } Zeichen
pad-large = { $sheets ->
    [one] das Papier ist zu klein für große Schrift; nimm größeres Papier
   *[other] { $sheets } Blätter auf einer Seite sind zu klein für große Schrift; nimm größeres Papier oder weniger Blätter auf eine Seite
 }
pad-per-page = { $sheets } Blätter auf einer Seite; erwartet werden 1, 2 oder 4
pad-small = { $sheets ->
        [one] 1 Blatt auf { $paper } wäre
       *[other] { $sheets } Blätter auf { $paper } wären
    } kleiner als A6; nimm größeres Papier oder weniger Blätter auf eine Seite
pad-fold-duplex = Vorder- und Rückseite stehen nebeneinander und werden gefaltet; duplex weglassen
pad-fold-binding = gefaltete Blätter haben an einer Kante den Falz; binding weglassen
pad-press-home = eine Druckerei schneidet, faltet und richtet selbst aus; cut, fold und die Versätze weglassen
paper-unknown = '{ $paper }' ist keine Papiergröße; erwartet wird { $known } oder Breite und Höhe in mm, etwa 200x250
paper-large = { $paper } ist zu groß; das größte Papier ist { $most } mm lang
pad-two-games = Blätter des Würfelspiels und Tableaus des Grundspiels passen nicht in einen Block; druck sie nacheinander
pad-not-boards = das gilt für Blätter des Würfelspiels, nicht für Tableaus
pad-only-boards = das gilt für Tableaus des Grundspiels
pad-start = start: das Fürstentum { $name } hat keine Burg mit Quadrat in { $color }
pad-drawing-boards = Tableaus werden gezeichnet
pad-drawing-sheets = Blätter werden gezeichnet
pad-drawing-extras = Die übrigen Seiten werden gezeichnet
pad-drawing-pages = Seiten werden gezeichnet

## Terminal

play-help-hint = ? zeigt die Hilfe.
play-prompt = { $prompt }:
play-player = Spieler
play-help-moves = Gib die Nummer eines Zuges ein oder den Zug selbst.
play-help-words =
    Punkte: mehrere Züge; die Nummer zeigt sie, Enter wieder alles. Oder ein Wort:
      mehr     alle Züge einzeln zeigen
      brett    das Fürstentum zeigen (brett Ben: das von Ben)
      hinweis  drei gute Züge; a, b oder c nimmt einen, warum zeigt die Rechnung
      zurück   den letzten Zug zurücknehmen, solange nicht neu gewürfelt ist;
               mit echten Würfeln auch Vertipptes: Würfe, Plättchen
      aufhören Schluss; gespeichert ist alles, weiter mit dicegame play --resume
play-help-question = Oder ein Wort: brett zeigt das Fürstentum noch einmal, aufhören hört auf.
play-standing = { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
play-others = Die anderen: { $standings }
play-all = Alle
play-question = { $name }, { $question } ({ $choices })?
play-question-secret = { $name }, { $question } ({ $choices }; niemand sieht die Eingabe)?
play-enter-draws = Enter geht weiter
play-what-came = Was ist gekommen
play-came = Gekommen: { $result }.
play-enter-ends = Enter beendet das Spiel
play-undo-answer = zurück nimmt die letzte Antwort zurück
play-undo-move = zurück nimmt den letzten Zug zurück
play-undo-chance = zurück nimmt { $what ->
    [deal] die neuen Plättchen
    [setup] die ersten Waren
   *[other] den Wurf
 } zurück
play-undo-roll-hint = (zurück, falls das vertippt war)
play-nothing-here = '{ $word }' bewirkt hier nichts; ? zeigt, was geht.
play-your-turn = { $name }, du bist dran:
play-your-turn-only = Enter: { $move }. { $name }, du bist dran:
play-group = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
 }
play-your-turn-part = { $name }, welcher davon (Enter: wieder alle)?
dice-group-sell = { $choice ->
    [none] Waren behalten
   *[other] erst alle Waren verkaufen
 }
dice-group-bonus = { $choice ->
    [none] mit den Würfeln, wie sie sind
    [monk] ein Mönch für jede Würfelfarbe
    [worker] ein Arbeiter für jede Augenzahl
   *[silver] ein Silber für einen zweiten Eintrag
 }
dice-group-second = { $hex } und ein weiteres Feld
play-no-such-number = Es gibt die Züge 1 bis { $number }.
play-move-taken-back = { $name } nimmt den Zug zurück
play-roll-taken-back = { $what ->
    [deal] Die neuen Plättchen sind zurückgenommen.
    [setup] Die ersten Waren sind zurückgenommen.
   *[other] Der Wurf ist zurückgenommen.
 }
play-roll-corrected = { $what ->
    [deal] Die neuen Plättchen waren vertippt und sind zurückgenommen
    [setup] Die ersten Waren waren vertippt und sind zurückgenommen
   *[other] Der Wurf war vertippt und ist zurückgenommen
 }
play-hints = Gute Züge, der beste zuerst; ein Buchstabe nimmt ihn, warum zeigt die Rechnung:
play-why = Die Punkte, die der Bot bis zum Ende erwartet; dann, was ihm gefällt und was nicht:
hint-reasons = noch { $value } Punkte; { $reasons }
look-back-of-dice = Was hätten diese Würfel jemandem erlaubt, der sie alle kannte? (Strg-C überspringt das)
look-back-of-base = Welche Züge haben Punkte gekostet, nach dem, was man beim Spielen wissen konnte? (Strg-C überspringt das)
look-back-of-any = Welche Züge haben Punkte gekostet? (Strg-C überspringt das)
play-looking = suche ...
play-look-back-skipped = Übersprungen; dicegame bound sagt es zu einer Aufzeichnung.
play-whose-board = '{ $name }' ist nicht eindeutig; erwartet wird eines von { $names }
play-saved-in = Dieses Spiel wird in { $file } gespeichert.
play-going-on = Weiter mit { $file }.
play-finished = Das Spiel in { $file } ist zu Ende.
play-saved = gespeichert; weiter mit: dicegame play --resume { $file }
play-not-begun = kein Spiel begonnen
play-file-exists = { $file }: gibt es schon; setzt es mit --resume fort oder nennt eine andere Datei
play-file-folder = { $file } ist ein Ordner; nenne eine Datei darin, etwa { $example }
play-dropped = { $file }: die letzte Zeile ist unvollständig und wurde weggelassen: '{ $text }'
play-damaged = { $file } ist ab Zeile { $number } beschädigt, vielleicht weil zwei Programme hineingeschrieben haben: { $fault }
play-left-out = Die Zeilen davor ergeben ein gültiges Spiel. Es kann in einer neuen Datei weitergehen, und diese Datei bleibt, wie sie ist. { $lines ->
    [one] Eine Zeile bleibt weg:
   *[other] { $lines } Zeilen bleiben weg:
 }
play-enter-sound = Enter spielt ohne sie weiter, aufhören verlässt das Spiel:
play-enter-again = Enter versucht es noch einmal, aufhören verlässt das Spiel:
replay-unfinished = Das Spiel ist nicht zu Ende; die Punkte bisher:
replay-sound-part = Von hier geht das Spiel in einer neuen Datei weiter, mit: dicegame play --resume { $file }
replay-step = Enter geht weiter, q hört auf:
replay-duchy = Fürstentum { $name }, { $variant ->
    [solo] solo
   *[other] normales Spiel
 }
dice-help =
    Gib die Nummer eines Zuges ein oder den Zug selbst:
      12=4              trage eine 4 in Feld 12 ein
      Mönch 12=4        ... und streiche einen Mönch ab: jede Würfelfarbe geht
      Arbeiter 12=4     ... und streiche einen Arbeiter ab: jede Zahl geht
      12=4 Silber 17=2  fülle zwei Felder aus, streiche ein Silber ab
      passen            nimm stattdessen einen Arbeiter
      verkaufe ...      bei zwei Sanduhren zuerst alle Waren: verkaufe 12=4
dice-legend =
    P Kloster (1 oder 2), G Mine (3 oder 4), B Fluss (5 oder 6),
    O Stadt (alle verschieden), Y Weide (alle gleich),
    p g b o Burg und ihr Quadrat (eine Zahl von nebenan);
    12 ist die Nummer eines Feldes: gezählt Reihe für Reihe, von links oben
dice-starts-from = { $name } beginnt mit der Burg { $castle }
dice-hex = { $hex } { $state ->
    [marked] hat { $pip }
    [start] ist die Startburg
    [legal] kann jetzt ausgefüllt werden
   *[empty] ist leer
 }
dice-area = { $kind } ({ $color }): { $hexes }.
dice-castle-area = { $kind } ({ $color }), Quadrat { $square }: { $hexes }.
dice-time-and-roll = { $time }, Würfel: { $dice }
dice-not-rolled = nicht gewürfelt
dice-time = Durchgang { $phase }, Runde { $round }, Zeit { $boxes } von { $all }
dice-time-solo = Durchgang { $phase }, Runde { $round } von { $rounds }
dice-standing = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ({ $phases })
dice-circles = Eingekreist: { $circles }
dice-circles-of = { $bonus } { $number }
dice-color-bonus = Farbbonus: { $values }
dice-color-value = { $color } { $values }
dice-color-gone = vergeben
dice-color-done = erreicht
dice-effect = { $what }: { $changes }
dice-marks = { $hexes } ausfüllen
dice-marked-hex = { $kind } { $hex }
dice-finishes = Farbe { $color } vollendet
dice-takes-worker = einen Arbeiter nehmen
dice-change = { $what ->
    [monk] { $number ->
        [one] { $signed } Mönch
       *[other] { $signed } Mönche
     }
    [silver] { $number ->
        [one] { $signed } Silber
       *[other] { $signed } Silber
     }
    [commodity] { $number ->
        [one] { $signed } Ware
       *[other] { $signed } Waren
     }
    [worker] { $number ->
        [one] { $signed } Arbeiter
       *[other] { $signed } Arbeiter
     }
   *[points] { $number ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
     }
 }
dice-enter-rolls = Enter würfelt
dice-what-was-rolled = Würfel (etwa: orange blau 2 4 doppelt)
dice-rolled = Gewürfelt: { $dice }.
dice-may-sell = Zwei Sanduhren: Waren dürfen verkauft werden.
dice-first-finished = { $names }: zuerst die Farbe { $color } vollendet, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
dice-second-finished = { $names }: danach die Farbe { $color } vollendet, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
dice-phase-ended = Durchgang { $phase } ist zu Ende; Durchgang { $next } beginnt.
dice-event-roll = Durchgang { $phase }, Runde { $round }: { $dice }
dice-allowed = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }; diese Würfel erlaubten mindestens { $best } (höchstens { $most })
dice-allowed-exactly = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }; diese Würfel erlaubten { $best } (und nicht mehr)
dice-nothing-cost = { $allowed }; kein Zug hat etwas gekostet.
dice-costliest = { $allowed }; { $whose ->
    [bot] sein teuerster Zug
   *[person] dein teuerster Zug
 }{ $number ->
    [one] { "" }
    [2] { "" } und der nächste
   *[other] { "" } und die zwei nächsten
 }:
dice-costly = { $time }, { $dice }: { $turn } kostete { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } gegenüber { $better }.
roll-phase-begins = Durchgang { $phase } beginnt.
roll-prompt = Enter würfelt, q hört auf:
roll-help =
    Hier wird für Leute gewürfelt, die auf Papier schreiben. Alle nutzen denselben
    Wurf: ein Feld ausfüllen oder einen Arbeiter nehmen. Der Sanduhrwürfel rückt
    die Zeit vor; bei zwei Sanduhren dürfen alle ihre Waren verkaufen. Mit der
    Zeit endet der Durchgang.
roll-stopped = aufgehört in Durchgang { $phase }, nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 }
roll-line = { $time }: { $dice }
roll-may-sell = Zwei Sanduhren: Alle dürfen alle Waren verkaufen.
roll-last-round = Das ist die letzte Runde von Durchgang { $phase }.
roll-over = Das Spiel ist aus. dicegame score zählt zusammen, was auf dem Papier steht.
play-resume-alone = --resume setzt fort, was in der Datei steht; lass die anderen Optionen weg
play-seed-table = --seed legt Würfel auf dem Bildschirm fest, nicht die auf dem Tisch

## Web: pages

web-name = Der Fürstentum-Tisch
web-skip = Zum Inhalt
web-menu = Menü
web-unofficial = Inoffiziell, für Die Burgen von Burgund: Das Würfelspiel und seine großen Brüder; ohne Verbindung zu deren Herstellern. Alle Zeichnungen und Texte sind unsere eigenen.
web-sorry = Das ging nicht
web-to-home = Zur ersten Seite
web-line-kept = Keine Verbindung. Dein Tippen ist gemerkt und wird gesendet.
web-line-gone = Keine Verbindung zum Server, neuer Versuch …
web-line-sent = Die Verbindung ist wieder da. Dein Tippen ist angekommen.
web-line-working = Noch bei der Arbeit, einen Moment …
web-home-lead = Spielt das Würfelspiel auf allen Handys im Raum, oder wertet aus, was auf Papier steht.
web-code = Code eines Tischs
web-join-button = Mitspielen
web-new = Neuer Tisch
web-companion = Begleiter
web-companion-lead = Ihr spielt auf Papier; hier wird gewürfelt und die Zeit gezählt.
web-roll = Würfeln
web-table = Tisch { $code }
web-duchy = Fürstentum
web-duchy-name = Fürstentum { $name }
web-new-any = ein neues
web-new-easy = ein neues leichtes
web-new-medium = ein neues mittleres
web-new-hard = ein neues schweres
web-notation = Oder eine Notation, wie sie auf gedruckten Blättern steht
web-games = Spiel
web-variant = Spiel
web-variant-standard = normales Spiel
web-variant-solo = solo: eine Person, 8 Runden je Durchgang
web-start-rule = Startburgen
web-start-secret = alle wählen geheim
web-start-different = alle verschieden
web-start-same = alle dieselbe
web-dice = Würfel
web-dice-screen = hier gewürfelt
web-dice-table = auf dem Tisch gewürfelt, die Spielleitung tippt sie ein
web-hints-allowed = Tipps sind erlaubt
web-your-name = Dein Name
web-open-table = Tisch eröffnen
web-another-short = Noch ein Name
web-here = da
web-a-bot = Bot
web-send-link = Senden
web-scan-or-type = Scannen und hinsetzen, oder den Code eingeben auf
web-your-table = Euer Tisch
web-on-paper = Auf Papier
web-today = Heute
web-device-with-friends = an diesem Gerät
web-with-friends-lead = jeder am Handy
web-with-friends = Mit anderen
web-play-alone-lead = das Solospiel
web-play-alone = Allein spielen
web-rules-last = wie zuletzt
web-rules-usual = wie üblich
web-duchy-own = deins
web-base-against = gegen { $name }, sofort
web-duchies = Fürstentümer
web-duchies-same = Für alle
web-duchies-each = Jedem eins
web-duchies-random = Zufällig
web-duchies-each-lead = Alle beginnen mit diesem; am Tisch können alle ein anderes wählen.
web-duchy-change = Das Fürstentum von { $name } ändern: { $duchy }
web-duchy-of = Fürstentum von { $name }
web-solo-short = solo
web-solo-target = solo, erstes Ziel { $points }
web-solo-game = Das Solospiel
web-first-target = Erstes Ziel in Punkten
web-expansions = Erweiterungen
web-option-edition = Ausgabe
web-option-edition-2019 = 2019
web-option-edition-2011 = 2011
web-option-start = Startburgen
web-option-start-open = reihum
web-option-start-secret = geheim
web-option-tiles = Zusatzplättchen
web-option-castles = Weiße Burgen
web-option-inns = Gasthäuser
web-option-borders = Grenzposten
web-option-routes = Handelsrouten
web-option-shields = Schilde
web-about-tiles = Kloster 27 und 28, der Kran und die Gänse.
web-about-castles = Eine weiße Burg bringt eine Aktion mit der Zahl des weißen Würfels.
web-about-inns = Ein Gasthaus passt auf jedes Feld, und sein Gebiet zählt ein Feld mehr.
web-about-borders = Punkte für das Verbinden der drei Posten, wenn alle Fürstentümer welche haben: 11a bis 11f.
web-borders-if-all = Grenzposten, wenn alle Fürstentümer welche haben
web-about-routes = Verkaufte Waren liegen in einer Reihe und bringen einen Bonus, wo die Farbe passt.
web-about-shields = Zwei gleiche Würfel nehmen einen Schild für eine Burg; jeder kostet ein Silber je Durchgang.
web-about-solo = Wähle Fürstentum 13a oder 13b und spiele allein: Fülle alle Felder in 25 Runden. Es hat keine Erweiterungen.
web-readings = Wo die Regeln eine Wahl lassen
web-readings-lead = Das übliche Spiel hat nichts davon.
web-reading-tie = Bei gleichen Punkten gewinnt, wer die meisten leeren Felder hat, nicht die wenigsten.
web-reading-dice = Würfel dürfen ungenutzt bleiben.
web-reading-room = Nur mit einem freien Platz im Lager kannst du ein Plättchen kaufen oder durch eine Wirkung nehmen.
web-reading-circle = Für Kloster 5 sind die Depots 6 und 1 keine Nachbarn.
web-reading-payment = Kloster 6 kann auch mit einem Silber und einem Arbeiter bezahlt werden.
web-reading-order = Beim letzten Gleichstand gewinnt, wer in der letzten Runde später am Zug war.
web-reading-monastery-29 = Kloster 29 wertet Rathäuser, nicht weiße Burgen.
web-reading-white-castles = Eine Stadt darf beliebig viele weiße Burgen haben.
web-reading-third-post = Der dritte Grenzposten bringt die Punkte nicht noch einmal.
web-reading-post-bonus = Der Bonus für alle drei Grenzposten ist ein Bonusplättchen, für Kloster 26 und Schild 7.
web-reading-route-place = Auf Handelsrouten nimmt „lege“ ein Plättchen aus den Depots 1 bis 6, statt eines aus dem Lager zu legen.
web-reading-shield-2 = Schild 2 bringt einen Arbeiter, egal wie viele der andere bekommt.
web-reading-shield-4 = Geht Schild 4 verloren, kommen alle Plättchen im Lager bis auf drei sofort weg.
web-reading-shield-9 = Mit Kloster 3 bringt Schild 9 ein Silber je Ware und sonst keines.
web-reading-shield-14 = Schild 14 und 15 müssen genutzt werden, wenn ein Plättchen passt.
web-reading-phase-end = Am Ende eines Durchgangs kommen Tribut und Minen vor Schild 14 und 15.
web-reading-copy-27 = Schild 6 kopiert auch Kloster 27.
web-reading-solo-area = Allein zählen die Punkte eines Gebiets und die seines Durchgangs nacheinander.
web-reading-building = Kloster { $number } wertet
web-readings-other = { $count ->
    [one] 1 Regel anders gelesen
   *[other] { $count } Regeln anders gelesen
}
web-duchy-any = neu
web-seats = Plätze
web-you = Du
web-you-alone = Du
web-your-move = Dein Zug
web-nothing-fits = Nichts passt, auch nicht mit Bonus.
web-nothing-fits-now = Ohne Bonus passt nichts.
web-kind-title = { $kind }
web-costs-monk = Ein Mönch macht einen Würfel zu jeder Farbe.
web-costs-silver = Ein Silber, zwei Felder.
web-costs-worker = Ein Arbeiter macht einen Würfel zu jeder Zahl.
web-second-dashed = Ein zweites Feld: gestrichelt.
web-tap-second = Tippe auf das zweite Feld.
web-tap-gold = Tippe auf ein goldenes Feld.
web-dashed-costs = Gestrichelt kostet einen Bonus.
web-last-turn = Letzter Zug von Durchgang { $phase }.
web-illegal-dice = { $kind } ist nicht gewürfelt.
web-illegal-marked = Dort steht schon eine Zahl.
web-illegal-apart = Noch kein Nachbarfeld ist ausgefüllt.
web-illegal-city = In dieser Stadt steht schon eine { $pip }.
web-illegal-pasture = In einer Weide sind alle Zahlen gleich: nicht { $pip }.
web-illegal-castle = Eine Burg nimmt nur Zahlen von nebenan: nicht { $pip }.
web-illegal-takes = Hier passt nur { $pips }, nicht { $pip }.
web-illegal-same-dice = Das zweite Feld braucht einen anderen Würfel.
web-refused = Jetzt nicht: { $reason }.
web-areas-next = In Durchgang { $phase } bringen Gebiete mit 1, 2, 3 … Feldern { $points } Punkte.
web-area-of = { $count ->
    [one] Gebiet mit { $count } Feld
   *[other] Gebiet mit { $count } Feldern
 }
web-coach-less = { $points } weniger als
web-my-duchy = Mein Fürstentum
web-why = Warum?
web-sell-short = Verkaufen
web-sell-count = { $count } verkaufen
web-take-worker-short = Arbeiter nehmen
web-instead = statt einer Zahl
web-hint-less = Tipp { $number }: { $points } weniger.
web-phase-over = Durchgang { $phase } ist zu Ende
web-begin-phase = Durchgang { $phase } beginnen
web-area-rule = Was Gebiete wert sind
web-coach-name = Trainer
web-auto-name = Von allein würfeln
web-the-others = Die anderen
web-begin-title = Los geht’s
web-where-begin = Wo fängst du an?
web-bonus-title-monk = Mönch
web-bonus-title-silver = Silber
web-bonus-title-commodity = Ware
web-bonus-title-worker = Arbeiter
web-bonus-for-monk = ein Würfel in jeder Farbe
web-bonus-for-silver = ein zweites Feld
web-bonus-for-commodity = zum Verkaufen
web-bonus-for-worker = ein Würfel mit jeder Zahl
web-remove = Entfernen
web-remove-name = { $name } entfernen
web-leave = Aufstehen
web-another-name = Noch jemand an diesem Handy
web-full = Der Tisch ist voll.
web-sit = Hinsetzen
web-add-bot = Einen Bot dazusetzen
web-bot-planner = Margot (planner): spielt gut
web-bot-expert = Isabeau (expert): spielt besser, sieht jeden nächsten Wurf an
web-bot-search = Philibert (search): spielt am besten, denkt höchstens zwei Sekunden
web-bot-greedy = Gaspard (greedy): sieht nur den nächsten Zug
web-bot-random = Colin (random): irgendein erlaubter Zug
web-bot-base-planner = Margot (planner): spielt gut, plant ihren ganzen Zug
web-bot-base-search = Philibert (search): spielt am besten, erprobt seine besten Züge in vielen simulierten Runden
web-bot-base-greedy = Gaspard (greedy): sieht nur die nächste Aktion
web-bot-base-random = Colin (random): irgendeine erlaubte Aktion
web-host-begins = Die Spielleitung beginnt, wenn alle sitzen.
web-players-needed = Dieses Spiel ist für { $fewest } bis { $most } Personen.
web-invite-how = Andere kommen mit diesem Code oder dem Link auf ihrem Handy dazu:
web-invite-only-here = Diese Adresse öffnet nur dieser Computer. Handys brauchen die Adresse, die der Server für euer Netz anzeigt. Zeigt er keine, starte ihn neu mit: dicegame serve --host 0.0.0.0
web-qr = QR-Code des Links
web-castles = Startburgen
web-castles-secret = Alle wählen geheim; dann wird alles gezeigt.
web-castles-alone = Wähle, wo du beginnst: Das farbige Quadrat der Burg ist dein erster Bonus.
web-castles-different = Nacheinander; alle wählen eine andere Burg.
web-castles-same = Eine Burg für alle.
web-castle-of = Startburg von { $name }
web-hand-over = Gib das Handy an { $name } weiter.
web-i-am = Ich bin { $name }
web-chosen = hat gewählt
web-chooses = Wahl läuft …
web-single = 1 Sanduhr
web-double = 2 Sanduhren
web-and = und
web-board-written = { $kind }, Reihe { $row }, Platz { $place }: { $number }
web-board-takes = { $kind }, Reihe { $row }, Platz { $place }: { $numbers }
web-board-costs = { $kind }, Reihe { $row }, Platz { $place }, { $bonus }
web-corner-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-corner-color = { $color } { $values }
web-corner-colors = Eine Farbe fertig: { $values }
web-did-mark = { $pip } { $kind_in }
web-did-worker = hat einen Arbeiter genommen
web-best-worker = einen Arbeiter nehmen
web-write-number = { $number } eintragen
web-write-both = Beide eintragen
web-token = { $bonus }: { $count }
web-sold = vorher alle Waren verkauft
web-with-monk = mit Mönch
web-with-silver = mit Silber
web-with-worker = mit Arbeiter
web-gain-points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
web-gain-monk = { $count ->
    [one] Mönch
   *[other] Mönche
 }
web-gain-silver = { $count ->
    [one] Silber
   *[other] Silber
 }
web-gain-commodity = { $count ->
    [one] Ware
   *[other] Waren
 }
web-gain-worker = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
 }
web-phase = Durchgang { $phase }
web-phase-short = Durchg. { $phase }
web-round = Runde { $round }
web-boxes = Zeit { $boxes } von { $all }
web-last-round = Das ist die letzte Runde des Spiels.
web-last-of-phase = Das ist die letzte Runde von Durchgang { $phase }.
web-waiting-for = Es fehlt noch: { $names }.
web-bots-think = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
 }
web-host-goes-on = Alle sind fertig. Die Spielleitung macht weiter.
web-finish = Punkte zählen
web-enter-dice = Was wurde gewürfelt?
web-chance-example = Zum Beispiel: { $text }
web-color-die = Farbwürfel { $number }
web-pip-die = Zahlenwürfel { $number }
web-enter = Eintragen
web-enter-goods = Waren zu Beginn
web-enter-tiles = Durchgang { $phase }: Plättchen und Waren
web-entered = Bisher eingetragen
web-enter-next = Was jetzt eingetragen werden kann
web-enter-die = { $name }: { $place ->
    [1] erster Würfel
   *[other] zweiter Würfel
 }
web-enter-white = Der weiße Würfel
web-enter-removed = Welches Plättchen verlässt sein Depot?
web-enter-depot = Depot { $depot }: { $color }. Welches Plättchen?
web-enter-black = Schwarzes Depot, Plättchen { $place } von { $all }
web-enter-round-good = Ware der Runde { $round }
web-enter-start-good = { $name }: Ware { $place } von { $all }
web-enter-all = Alles mit dem Tisch vergleichen, dann eintragen. Falsches antippen.
web-enter-refused = Das ist nicht mehr in der Schachtel. Bitte anderes wählen.
web-unroll = Würfel berichtigen
web-looking-at = Blick auf das Blatt von { $name }
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-circles = Kreise zum Einsetzen
web-which-number = Welche Zahl?
web-choose-again = neu wählen
web-confirm-worker = Arbeiter nehmen
web-you-did = Erledigt:
web-undo = Zurücknehmen
web-hints = Tipps
web-hint = Tipp
web-worth = auf Dauer etwa { $value } Punkte wert
web-players = Alle am Tisch
web-player = Name
web-points-head = Punkte
web-hexes = Felder
web-done = fertig
web-thinks = denkt …
web-sit-as = Als { $name } hinsetzen
web-color-values = Eine Farbe zuerst / als Nächstes vollenden
web-color-values-solo = Eine Farbe vollenden
web-free-seat = Platz von { $name } freigeben
web-free-seat-how = Ein Handy ist weg, oder ein Browser hat vergessen, wer dort spielt? Gib den Platz frei; dann kann ihn jemand über den Link wieder einnehmen.
web-reload = Neu laden
web-over = Das Spiel ist aus
web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen zusammen
 }
web-by-points = nach Punkten
web-by-remaining-circles = nach übrigen Kreisen
web-by-shared = Punkte und übrige Kreise sind gleich
web-rating-incredible = unglaublich
web-rating-excellent = hervorragend
web-rating-well-done = gut gemacht
web-allowed-exactly = Diese Würfel erlaubten genau { $points } Punkte, wären sie bekannt gewesen.
web-allowed-at-least = Diese Würfel erlaubten mindestens { $points } Punkte, wären sie bekannt gewesen.
web-allowed-soon = Was die Würfel erlaubten, wird gerade ausgerechnet …
web-costliest = Die teuersten Züge
web-what-dice-allowed = Was die Würfel erlaubten
web-replay-lead = jede Runde, mit Werten
web-files-of-game = Bilder und Dateien
web-costly-better = besser:
web-round-by-round = Runde für Runde
web-place-of = Platz { $place } von { $count }
web-best-new = Neuer Rekord
web-best-so-far = Dein Rekord: { $points }
web-every-point = Jeder Punkt
web-points-how = Ein Tipp auf eine Zeile zeigt ihre Felder und ihre Regel.
web-point-start = Startburg
web-point-castle = Burg
web-point-area = { $kind } mit { $size ->
        [one] 1 Feld
       *[other] { $size } Feldern
    }
web-record = Die Aufzeichnung als Datei
web-replay = Nachspielen
web-replay-of = Nachgespielt: { $names }
web-back = Zurück
web-forward = Vor
web-to-begin = Anfang
web-to-end = Ende
web-delete-how = Ergebnis, Protokoll und Wiederholung werden für alle gelöscht. Auf dem Server gespeicherte Partien bleiben.
web-delete-button = Endgültig löschen
web-to-table = Zum Tisch
web-chart-phases = Punkte nach Durchgängen
web-chart-end = Ende
web-share = Ein Bild zum Teilen
web-share-png = Als PNG sichern
web-share-svg = Als SVG sichern
web-share-button = Teilen
web-share-copied = Kopiert
web-share-solo = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-share-winner = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
     }
   *[other] { $names } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
     }
 }
web-share-foot = Inoffiziell, zu Die Burgen von Burgund: Das Würfelspiel
web-curve = Punkte Runde für Runde
web-moment = Moment des Spiels
web-show-moment = Zeigen
web-autoplay = Abspielen
web-pause = Anhalten
web-values-of = Was würde { $bot } tun?
web-values-show = Alle Züge mit ihren Werten zeigen
web-values-hide = Ausblenden
web-values-best = Der gespielte Zug ist der beste.
web-values-cost = Der gespielte Zug hat { $points } Punkte gekostet.
web-values-unknown = Dieser Bot hat den gespielten Zug nicht betrachtet.
web-values-why = Zum besten Zug:
web-values-turn = Zug
web-values-end = Am Ende erwartet
web-values-less = Weniger
web-values-played = gespielt
web-values-all = { $count ->
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
 }
web-values-whose = Wessen Meinung
web-play-on = Von hier aus weiterspielen
web-play-on-how = Ab hier ({ $when }) machst du die Züge von { $name } selbst, an einem eigenen Tisch. Dieses Spiel bleibt, wie es ist.
web-play-on-alone = Spiel ab hier ({ $when }) an einem eigenen Tisch weiter. Dieses Spiel bleibt, wie es ist.
web-play-on-same = Mit denselben Würfeln; die anderen spielen wie damals
web-play-on-same-alone = Mit denselben Würfeln
web-play-on-new = Mit neuen Würfeln
web-lines = Andere Verläufe
web-line-from = Dies ist ein anderer Verlauf einer früheren Partie: { $name } spielt ab hier neu ({ $when }).
web-line-from-alone = Dies ist ein anderer Verlauf einer früheren Partie, neu gespielt ab hier: { $when }.
web-line-same-dice = Die Würfel sind dieselben, und die anderen spielen wie damals.
web-line-same-dice-alone = Die Würfel sind dieselben.
web-line-new-dice = Die Würfel sind neu.
web-line-result = Wie gespielt: { $before }. In diesem Verlauf: { $now }.
web-line-other = Das Spiel, wie es gespielt wurde
web-line-begins = { $name } ({ $when })
web-line-go-on = Weiterspielen
web-line-as-played = { $name }, wie gespielt
web-coach-thinks = Der Trainer überlegt …
web-coach-best = Trainer: Das war der beste Zug.
web-rolled = Gewürfelt
web-took-back = nimmt den Zug zurück
web-unrolled = Die Würfel werden berichtigt
web-log = Was geschehen ist
web-game-begins = Das Spiel beginnt
web-game-ends = Das Spiel endet
web-your-turn = { $name }, du bist dran.
web-your-turn-alone = Du bist dran.
web-companion-how = Ihr spielt auf Papier mit euren eigenen Blättern. Diese Seite würfelt für alle, hakt die Sanduhren ab und sagt, wann ein Durchgang endet: für einen Videoanruf oder einen Tisch ohne die Würfel. Andere können auf ihrem Handy zusehen.
web-phase-begins = Durchgang { $phase } beginnt.
web-may-sell = Zwei Sanduhren: Alle dürfen alle Waren verkaufen.
web-then-score = Danach die Punkte zählen:
web-host-rolls = Die Spielleitung würfelt; die Würfel erscheinen hier.
web-host-away = Die Spielleitung war eine Weile nicht da.
web-take-over = Spielleitung übernehmen
web-stand-in = { $name } vertritt die Spielleitung, bis sie zurück ist.
web-invite-look = Andere sehen die Würfel mit diesem Code oder dem Link:
web-rolls-before = Bisherige Würfe
lesson-unknown = Es gibt keine Lektion { $number }; sie gehen von 1 bis { $last }.
lesson-not-asked = In dieser Lektion geht es um etwas anderes. Tippe auf eines der goldenen Felder.
lesson-goal = Das Ziel
lesson-goal-ask = Wer die meisten Punkte hat, gewinnt. Gebiete bringen Punkte: Felder einer Farbe mit dunklem Rand, sobald überall Zahlen stehen. Dem blauen Fluss links fehlt ein Feld. Tippe darauf!
lesson-goal-right = Der Fluss ist voll: { $brings } Punkte, du siehst sie auf dem Stern. Einen Bonus bringt er auch; dazu bald mehr.
lesson-goal-weaker = Das darfst du, aber in dem Gebiet sind noch andere Felder leer: { $brings } Punkte bis jetzt. Dem Fluss fehlt nur ein Feld, und er bringt { $best }.
lesson-numbers = Farben und Zahlen
lesson-numbers-ask = Ein Farb- und ein Zahlenwürfel füllen ein Feld neben einem, das du hast. Felder zeigen, was passt. ≠: jede Zahl nur einmal im Gebiet. =: immer die gleiche. Wohin darf die 3?
lesson-numbers-right = Ein gelber Würfel und eine leere Weide. Ihr = heißt: Auch ins nächste Feld dieser Weide muss eine 3.
lesson-illegal-dice = Dieses Feld braucht den Farbwürfel { $color }. Gewürfelt sind nur Orange und Gelb.
lesson-illegal-city = Orange ist gewürfelt, aber in dieser Stadt steht schon eine { $pip }. ≠ heißt: jede Zahl nur einmal im Gebiet.
lesson-illegal-pasture = Gelb ist gewürfelt, aber auf dieser Weide steht schon eine andere Zahl. = heißt: immer die gleiche.
lesson-castle = Burgen
lesson-castle-ask = Grüne Burgen nehmen eine Zahl, die direkt neben ihnen steht. Neben der Burg mit dem Edelstein steht eine 1. Du schreibst auf ein oranges Feld daneben: Ist die 3 besser oder die 1?
lesson-castle-right = Die 3 ist besser: Jetzt nimmt die Burg { $numbers }, und { $chances } von 36 Würfen haben eine davon. Mit noch einer 1 wären es { $few }. Eine volle Burg bringt 1 Punkt und den Bonus, der darauf steht.
lesson-castle-weaker = Das darfst du, aber dann nimmt die Burg weiter nur die { $numbers }: { $chances } von 36 Würfen haben sie. Welche Zahl gibt ihr eine zweite Chance?
lesson-time = Sanduhren und Durchgänge
lesson-time-ask = Jede gewürfelte Sanduhr füllt oben rechts ein Kästchen. Dies ist das letzte: Nach diesem Zug endet Durchgang I von dreien. Von Durchgang zu Durchgang bringen volle Gebiete weniger. Welches füllst du jetzt?
lesson-time-right = { $brings } Punkte: Große Gebiete bringen mehr. In Durchgang II brächte diese Stadt nur noch { $later }. Der kleine Fluss kann warten, er verliert bloß 1.
lesson-time-weaker = { $brings } jetzt, und die große Stadt in Durchgang II für { $later }: zusammen { $sum }. In anderer Reihenfolge wären es { $most }.
lesson-worker = Arbeiter
lesson-worker-ask = Ein Bonus hilft dir, einer pro Zug. Ein Arbeiter macht einen Zahlenwürfel zu jeder Zahl. Goldene Felder sind frei, gestrichelte kosten den Arbeiter. Wo bekommst du am meisten?
lesson-worker-right = Der Arbeiter war deine 3, und die Weide ist voll: { $brings } Punkte, denn Weiden zählen doppelt. Volle Städte bringen Arbeiter, und wer nichts schreibt, bekommt auch einen.
lesson-worker-weaker = Das bringt { $brings } Punkte. Der Weide mit der 3 fehlt nur noch eine 3: { $best } Punkte. Ein Arbeiter kann diese 3 sein.
lesson-monk = Mönche
lesson-monk-ask = Ein Mönch macht einen Farbwürfel zu jeder Farbe. Blau ist nicht gewürfelt, aber eine 6. Gestrichelte Felder kosten deinen Mönch. Wo bekommst du am meisten?
lesson-monk-right = Der Mönch war dein blauer Würfel, und der Fluss ist voll: { $brings } Punkte. Volle Klöster, die lila Gebiete, bringen Mönche.
lesson-monk-weaker = Das bringt { $brings } Punkte. Dem Fluss weiter unten fehlt ein Feld, er brächte { $best }. Er braucht nur einen blauen Würfel: den Mönch.
lesson-silver = Silber
lesson-silver-ask = Du schreibst ein Feld pro Zug. Silber bezahlt ein zweites, mit einem anderen Paar Würfel. Der Stadt rechts fehlen zwei Felder: Fülle beide. Tippe auf das erste, dann auf das zweite.
lesson-silver-right = { $brings } Punkte in einem Zug! Mindestens ein Würfel des zweiten Paars muss ein anderer sein. Volle Minen, die grauen Gebiete, bringen Silber.
lesson-silver-weaker = Das bringt { $brings } Punkte. Mit dem Silber sind { $best } drin: Tippe auf eines der zwei Felder der Stadt rechts, dann auf das andere.
lesson-goods = Waren
lesson-goods-ask = Du hast 2. Verkaufen geht nur bei einer doppelten Sanduhr, wie jetzt: alle oder keine, mit dem Schalter. Entscheide dich, dann schreibe wie immer.
lesson-goods-right = Verkauft: { $sale } Punkte und { $silver } Silber. Verkaufen ist frei, du darfst also im selben Zug noch ein Silber nutzen.
lesson-goods-weaker = Du hast die Waren behalten, aber auf die nächste doppelte Sanduhr kannst du lange warten. Jetzt verkauft bringen sie { $sale } Punkte und { $silver } Silber. Tippe zuerst auf den Schalter.
lesson-color = Fertige Farben
lesson-color-ask = Wer zuerst alle Felder einer Farbe voll hat, bekommt die Punkte oben rechts, wer danach fertig wird, weniger. Dir und Margot fehlt je ein graues Feld. Du bist am Zug.
lesson-color-right = Alle grauen Felder sind voll, und du bist zuerst fertig: { $first } Punkte extra. Für Margot gibt es nur noch { $second }.
lesson-color-weaker = Das bringt { $brings } Punkte. Aber wenn Margot mit Grau zuerst fertig ist, bekommst du { $second } statt { $first }. Und dein graues Feld brächte jetzt { $best }.
lesson-alone = Ein Zug ganz allein
lesson-alone-ask = Jetzt ohne Hilfe: Schau auf die Würfel, auf deine Boni und darauf, wo nur ein Feld fehlt. Wie viele Punkte schaffst du in diesem Zug?
lesson-alone-right = { $brings } Punkte, mehr geht nicht: Waren verkauft, Silber genutzt, zwei Gebiete voll. Jetzt kennst du das Spiel!
lesson-alone-weaker = { $brings } Punkte, gut. Aber { $best } sind möglich: Denk an die zwei Sanduhren und daran, was Silber kann.
lesson-base-1 = In jedem Zug nutzt du zwei Würfel. Tippe auf die 6.
lesson-base-2 = Eine 6 nimmt ein Plättchen aus Depot 6. Tippe auf die Bank: Sie bringt 2 Silber, wenn du sie legst.
lesson-base-3 = Die Bank wartet im Lager. Deine 3 legt sie: gleiche Farbe, Zahl 3, neben ein Plättchen von dir.
lesson-base-4 = Ein volles Gebiet: 1 Punkt für ein Feld, dazu 10 in Durchgang A. Früh bringen Gebiete am meisten. Bis zum Zugende kannst du zurück.
lesson-base-5 = Der weiße Würfel legte zweimal Waren in Depot 4. Ein Schiff holt sie, und in Depot 4 liegt eins. Tippe auf die 4.
lesson-base-6 = Nimm das Schiff.
lesson-base-7 = Deine 2 legt es in den Fluss, neben deine Burg.
lesson-base-8 = Ein Schiff lädt die Waren eines Depots und bringt dich auf der Brücke voran. Tippe auf Depot 4.
lesson-base-9 = Drei rote Waren! Wer auf der Brücke vorn ist, beginnt die nächste Runde. Beende deinen Zug.
lesson-base-10 = Auch Colin legte ein Schiff. Auf der Brücke liegt er über dir, also begann er diese Runde. Tippe auf die 4.
lesson-base-11 = Eine 4 verkauft rote Waren: je 2 Punkte und zusammen 1 Silber.
lesson-base-12 = Ein Arbeiter ändert einen Würfel um 1. Aus der 1 wird eine 2: Nimm die Burg aus Depot 2.
lesson-base-13 = Sechs Punkte für die Waren; der Arbeiter ist bezahlt. Beende deinen Zug.
lesson-base-14 = Nun die Burg. Sie kommt auf eine 6. Tippe auf die 6.
lesson-base-15 = Eine Burg bringt noch eine Aktion, mit jeder Zahl, die du willst.
lesson-base-16 = Jede Zahl, also jedes Depot: Nimm die Kühe aus Depot 3.
lesson-base-17 = Einmal im Zug kaufen 2 Silber ein Plättchen aus dem schwarzen Depot. Tippe darauf.
lesson-base-18 = Gleiche Tiere bringen am meisten. Kaufe die 4 Kühe.
lesson-base-19 = Ein Würfel, der zu nichts passt, bringt immer noch 2 Arbeiter.
lesson-base-20 = Eine Burg, zweimal Kühe und Arbeiter, alles in einem Zug. Beende ihn.
lesson-base-21 = Zwei Plättchen warten, und beide Würfel passen. Tippe auf die 1.
lesson-base-22 = Vieh bringt seine Zahl: 3 Kühe, 3 Punkte.
lesson-base-23 = Das gleiche Tier auf der gleichen Weide zählt noch einmal: 4 + 3 Punkte.
lesson-base-24 = 27 Punkte. Fünf Runden sind ein Durchgang; danach bringen Minen Silber. Beende deinen Zug.
lesson-base-25 = 27 Punkte in Durchgang A: gut gespielt! Die Durchgänge B bis E gehen genauso, mit neuen Plättchen.
lesson-base-not-die = Noch nicht dieser Würfel.
lesson-base-not-black = Hier kaufst du einmal im Zug für 2 Silber, aber später.
lesson-base-not-button = Die Regeln erlauben es, aber hier ist das Goldene richtig.
lesson-base-not-end = In diesem Zug gibt es noch etwas zu tun.
lesson-base-not-seat = Hier stehen Punkte, Würfel, Silber und Arbeiter aller Spieler.

# The first minute: home, learning, fewer taps.
web-page-yours = Dein Blatt
web-board-free = { $kind }, Reihe { $row }, Platz { $place }
web-learn = So wird gespielt
web-learn-lead = Zehn kurze Lektionen auf dem echten Plan, in jeder gibt es eines zu tun.
web-learn-begin = Los geht’s
web-learn-go-on = Weiter mit Lektion { $number }
web-learn-of = Lektion { $number } von { $all }
web-learn-right = Richtig!
web-learn-again = Noch einmal
web-learn-show = Zeig es mir
web-learn-second = Tippe jetzt auf ein gestricheltes Feld, Silber bezahlt es. Ein grüner Knopf trägt nur das eine ein.
web-learn-sold = Sie werden verkauft. Tippe jetzt auf ein Feld, wie immer.
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-shown = Blauer Ring:
web-learn-do-it = Jetzt du
web-learn-not-yet = Noch steht nichts da. Der grüne Knopf sagt, was du bekommst, und trägt es ein.
web-base-first = Das erste Grundspiel
web-base-first-lead = Fünf Minuten, 24-mal tippen, gegen Colin.
web-base-first-but = Hier:
web-base-first-step = Tipp { $number } von { $all }
web-base-first-again = Von vorn
web-base-first-on = Weiter mit Tipps
web-base-first-table = Tisch öffnen
web-rules = Regeln
web-rules-lead = Alle Regeln des Würfelspiels auf einer Seite.
web-rule-goal = Felder einer Farbe, die sich berühren, sind ein Gebiet mit dunklem Rand. In Felder trägst du Zahlen ein. Ein volles Gebiet bringt Punkte, am meisten, wenn es groß und früh fertig ist, und einen Bonus.
web-rule-dice = Zwei Farbwürfel, zwei Zahlenwürfel und ein Sanduhrwürfel werden für alle geworfen. Du nimmst einen Farbwürfel zusammen mit einem Zahlenwürfel. Andere dürfen dieselben nehmen.
web-rule-start = Alle wählen geheim eine der vier grünen Burgen und bekommen ihren Punkt und ihren Bonus. Mehrere dürfen dieselbe haben. Diese Burg hat keine Zahl.
web-rule-start-ways = Oder ihr einigt euch auf verschiedene Burgen, zu viert höchstens: Wer würfelt, wählt zuerst, dann die anderen reihum. Oder alle nehmen dieselbe; könnt ihr euch nicht einigen, wählt, wer würfelt.
web-rule-round = Alle spielen gleichzeitig mit denselben Würfeln. Trage eine Zahl in ein leeres Feld ein: Es hat die Farbe eines Würfels, nimmt die Zahl eines Würfels und berührt ein Feld, das du hast, egal in welcher Farbe. In der ersten Runde ist das deine Burg. Wer nichts eintragen will, nimmt stattdessen einen Arbeiter.
web-rule-numbers = Jede Farbe nimmt ihre eigenen Zahlen:
web-rule-area = Das letzte Feld eines Gebiets bringt sofort die Punkte. Die Tabelle zeigt, wie viele, nach Größe und Durchgang. Dazu gibt es den Bonus der Farbe:
web-rule-area-others = Eine Weide bringt keinen Bonus, dafür zählen ihre Punkte mal { $factor }. Eine Burg ist ein Gebiet für sich: Sie bringt { $castle } Punkt und den Bonus, der darauf steht.
web-rule-bonus = Pro Runde darfst du einen Bonus nutzen, nicht mehr, auch einen gerade bekommenen. Er ändert die Würfel nur für dich.
web-rule-sale = Nach einer doppelten Sanduhr dürfen alle verkaufen: alle Waren oder keine. Jede bringt { $points } Punkte und wird zu einem Silber.
web-rule-color = Wer zuerst alle Felder einer Farbe voll hat, bekommt die erste Zahl als Extrapunkte. Wer in einer späteren Runde folgt, bekommt die zweite. Alle, die in derselben Runde fertig werden, bekommen das Gleiche.
web-rule-time = Jede gewürfelte Sanduhr füllt eines der { $boxes } Zeitkästchen eines Durchgangs. Sind alle voll, wird diese Runde zu Ende gespielt; dann beginnt der nächste Durchgang. Ist nur noch ein Kästchen frei, füllt eine doppelte Sanduhr nur dieses, verkaufen darfst du trotzdem.
web-rule-end = Nach drei Durchgängen gewinnen die meisten Punkte. Bei Gleichstand zählen die meisten ungenutzten Boni; sind auch sie gleich, teilt ihr den Sieg.
web-rule-solo = Jeder Durchgang hat { $rounds } Runden. Sanduhren zählen nur fürs Verkaufen. Eine fertige Farbe bringt in Durchgang I und II ihre erste Zahl, in Durchgang III die zweite. Mehr als 50 Punkte sind gut, mehr als 60 ausgezeichnet, 70 oder mehr unglaublich.
web-rule-size = Felder
web-close = Schließen
web-turn-yours = Du bist dran
web-turn-others = andere sind dran
web-table-play = zwischen zwei Runden
web-table-lobby = noch nicht begonnen
web-table-questions = Burgen werden gerade gewählt
web-auto = gewürfelt wird von selbst, wenn alle fertig sind; der letzte Zug kann dann nicht zurückgenommen werden
web-hour-die = Sanduhrwürfel
web-nudge = { $name } anstupsen
web-nudge-done = { $name } wurde angestupst.
web-nudged = { $name } stupst dich an: Alle warten auf deinen Zug.
web-nudged-by-host = Die Spielleitung stupst dich an: Alle warten auf deinen Zug.
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-wish-sound = Geräusche
web-wish-buzz = Vibration
web-wish-notice = Hinweis, wenn du dran bist
web-wish-words = Würfel auch in Worten
web-install = Auf dem Startbildschirm
web-install-how = Dein Browser kann diese Seite auf den Startbildschirm legen („Installieren“ oder „Zum Startbildschirm“ im Menü). Regeln und Begleiter gehen dann auch ohne Verbindung.
web-install-now = Installieren
web-install-untrusted = Dein Browser vertraut dem Zertifikat dieses Servers nicht und behält die Seiten deshalb nicht. Wer den Server betreibt, kann ein Zertifikat verwenden, dem dein Telefon vertraut.
web-companion-phone = Nur für dieses Handy, auch ohne Verbindung
web-companion-phone-script = Diese Seite braucht JavaScript zum Würfeln. Der andere Begleiter würfelt auf dem Server:
web-companion-again = Neues Spiel
web-companion-undo = Wurf zurücknehmen
web-companion-turn = Zur anderen Seite drehen
web-companion-sure = Neue Partie beginnen?
web-companion-keep = Weiterspielen
web-companion-phone-lead = würfelt hier, niemand sonst sieht es
web-club = Spielabend
web-club-short = ein Abend zusammen
web-companion-short = für die Tischmitte
web-dice-to-roll = Würfel
web-club-how = Jeder trifft auf möglichst viele andere, und jede Runde ist an allen Tischen dasselbe neue Fürstentum mit denselben Würfen.
web-club-players = Wer spielt mit? In jeder Zeile ein Name
web-club-tables = Tische
web-club-tables-usual = zu viert
web-club-tables-how = Zahl der Tische
web-club-rounds = Runden
web-club-name = Name des Abends, falls er einen hat
web-club-plan = Abend planen
web-club-wait = Das dauert bis zu einer Minute: Ein Bot spielt jedes neue Fürstentum, um zu sehen, wie schwer es ist.
web-club-pdf = Blätter und Würfe drucken
web-club-csv = Tabelle für die Tabellenkalkulation
web-club-file = Datei des Abends
web-club-downloads = Drucken und behalten
web-club-difficulty = { $index }-mal so schwer wie Fürstentum A
web-club-complete = alle Ergebnisse sind da
web-club-enter = Ergebnis eintragen
web-club-standings = Tabelle
web-club-ahead = an Tischen besiegt { $share } · beste Runde { $best } · Kreise übrig { $circles }
web-club-ties = Bei Gleichstand: wer an den eigenen Tischen den größeren Anteil besiegt hat, dann die beste Runde, dann die übrigen Kreise.
web-club-phones = Ergebnisse von jedem Handy
web-club-scan = Scannen und Ergebnisse eintragen, oder diesen Code eingeben auf
web-club-organizer = Du organisierst den Abend
web-club-hand-on = Rolle weitergeben
web-club-hand-on-how = Wer das scannt und bestätigt, organisiert den Abend von da an. Es gilt einmal.
web-club-take-over = Organisation übernehmen
web-club-take-over-how = Du sollst diesen Abend von jetzt an organisieren.

# Pages on a device, without a server.
web-device-lead = Blöcke drucken, das Würfelspiel und das Grundspiel allein oder zusammen an diesem Gerät spielen und Spiele auf Papier werten.
web-device-stays = Alles bleibt auf diesem Gerät
web-device-private = Kein Konto, kein Server: Nichts, was du spielst oder eingibst, wird irgendwohin gesendet. Nach dem ersten Besuch geht es auch ohne Verbindung.
web-device-missing = Mehrere Handys an einem Tisch, fotografierte Blätter, eingestufte Fürstentümer und Clubabende brauchen das Programm auf einem Computer; seine Anleitung sagt, wie man es installiert.
web-device-how = Die Anleitung des Programms sagt, wie man es installiert. Es öffnet diese Seiten für jedes Handy im Raum.
web-device-no-club = Ein Clubabend braucht das Programm auf einem Computer: Die Handys aller Spielenden melden ihm die Ergebnisse.
web-device-no-photo = Fotografierte Blätter liest das Programm auf einem Computer; hier gibst du ein Blatt ein, indem du auf seine Felder tippst.
web-device-new-lead = Hier spielen: allein, gegen Bots oder zusammen, indem ihr dieses Gerät weitergebt.
web-device-another-name = Noch jemand an diesem Gerät
web-device-companion-how = Ihr spielt auf Papier mit euren eigenen Blättern. Diese Seite würfelt für alle, hakt die Sanduhren ab und sagt, wann ein Durchgang endet.
web-device-dice-table = auf dem Tisch gewürfelt, du tippst sie ein
web-device-delete-how = Ergebnis, Protokoll und Wiederholung werden gelöscht. Gespeicherte Spiele bleiben.
web-device-daily-results = Auf diesem Gerät gespielt
web-device-kept = Auf diesem Gerät gespeichert.
web-device-pads-look = Zeigen, wie es aussieht
web-device-storage = Deine Spiele liegen in diesem Browser. Wenn seine Daten gelöscht werden, sind sie weg; lade sie also ab und zu herunter. Mit der Datei kommen sie auch auf ein anderes Gerät.

# The first page of the site, before the pages on the device are loaded.
front-head = Block drucken. Runde spielen.
front-lead = Gut lesbare Wertungsblätter für das Würfelspiel, und die Spiele selbst, das Würfelspiel und das Grundspiel: allein, gegen Bots oder zusammen an einem Tisch. Nichts zu installieren.
front-open = App öffnen
front-languages = Sprachen
front-print = Sofort drucken
front-print-lead = { $count } Blätter in einer PDF-Datei. Andere Stile und Papiere, Seiten mit Regeln, Spielertableaus und ganz neue Fürstentümer macht die App.
front-large = In Großdruck, { $count } Blätter aller vier im Wechsel:
front-inside = In der App
front-install = Auf dem Startbildschirm
front-install-how = Dein Browser kann diese Seite auf den Startbildschirm legen („Installieren“ oder „Zum Startbildschirm“ im Menü). Dann öffnet sie sich wie jede andere App, auch ohne Verbindung.
front-licenses = Lizenzen
front-script = Die App braucht JavaScript. Die PDF-Dateien unten brauchen es nicht.
front-loading = Die App wird geladen, nur einmal. Drucken kannst du schon jetzt.
front-soon = Einen Moment: Sie öffnet sich, sobald sie geladen ist.
front-starting = Sie startet …
front-ready = Bereit.
front-offline-ready = Bereit. Jetzt geht es auch ohne Verbindung.
front-update = Es gibt eine neue Version.
front-update-now = Aktualisieren
front-second-tab = Die App ist in einem anderen Tab offen. Schließe ihn, dann geht es hier weiter.
front-broken = Die App ist nicht gestartet. Lade diese Seite neu; wenn das nicht hilft, nimm einen anderen Browser.
front-blocked = Dieser Browser speichert nichts für diese Seite, weil Cookies und Websitedaten blockiert sind. Erlaube sie für diese Seite und lade sie neu.
front-full = Auf diesem Gerät ist kein Platz mehr. Die Partie geht weiter, bleibt aber nur, solange diese Seite offen ist. Schaffe Platz, dann wird sie von selbst gespeichert.
front-unstored = Dieser Browser speichert im Moment nichts. Die Partie geht weiter, bleibt aber nur, solange diese Seite offen ist, bis es wieder geht.
front-unread = Deine gespeicherten Spiele ließen sich nicht lesen. Lade diese Seite neu, um es noch einmal zu versuchen; überschrieben wird nichts davon. Was du jetzt spielst, bleibt nur, solange diese Seite offen ist: Lade es herunter.
front-stored-again = Alles ist wieder gespeichert.
front-download = Meine Spiele herunterladen
front-insecure = Browser führen die App nur über https oder auf dem Computer selbst aus (localhost). Diese Adresse ist einfaches http.
front-old-browser = Dieser Browser ist zu alt für die App. Aktuelle Versionen von Chrome, Edge, Firefox und Safari führen sie aus.
site-no-npm = Für den Bau der Seite braucht es npm und Node.js; unter Debian: apt-get install npm
site-no-package = { $name } ist nicht zu bekommen: { $reason }
site-wrong-hash = { $name } ist nicht die Datei, für die die Seite gemacht ist: Die Prüfsumme ist eine andere; noch einmal versuchen oder melden
site-not-compiled = Die Dateien der Seite lassen sich nicht übersetzen: { $reason }
site-no-folder = In { $folder } liegt keine Seite; gebaut wird sie mit: make site

## Web: scoring forms

web-score = Wertung
web-score-lead = Ein fertiges Spiel zusammenzählen: Würfelspiel, Grundspiel, Im Schutze der Burg.
web-score-short = mit Foto oder von Hand
web-score-sheet = Blatt auswerten
web-score-others = Andere Spiele
web-history = Gespeicherte Spiele
web-history-none = Hier sind noch keine Spiele gespeichert. Am Ende eines Spiels gibt es einen Knopf dafür.
web-games-remove-how = Sie verschwindet aus deinen Partien. Wer mitgespielt hat, behält sie.
web-history-remove = Dieses Spiel endgültig entfernen
web-history-newer = Neuere Spiele
web-history-older = Ältere Spiele
web-history-players = Wer gespielt hat
web-history-take = Die Spiele mitnehmen
web-history-take-how = Eine Datei mit allen gespeicherten Spielen. Ein anderer Server oder die Seiten auf einem Gerät können sie zu den eigenen hinzufügen.
web-history-download = Alle Spiele herunterladen
web-history-file = Spiele von einem anderen Gerät
web-history-import = Hinzufügen
web-history-tables = Für Tabellen und Programme
web-history-taken = { $new ->
    [one] { $new } Spiel hinzugefügt
   *[other] { $new } Spiele hinzugefügt
 }; { $known ->
    [0] keines war schon hier.
    [one] { $known } war schon hier.
   *[other] { $known } waren schon hier.
 }
web-history-large = Diese Datei ist zu groß: höchstens { $most } MB.
web-games-own = Meine Partien
web-games-none = Jede Partie, die du zu Ende spielst, wird hier von selbst aufgehoben. Du musst nichts drücken.
web-games-begin = Eine Partie spielen
web-games-best = Rekord
web-games-mean = im Schnitt
web-games-count = { $count ->
    [one] Partie
   *[other] Partien
}
web-games-won = von { $count } gewonnen
web-games-row = Siege in Folge (längste Reihe: { $longest })
web-games-chart = Die letzten Partien, die neueste zuletzt: { $points }. Gold: gewonnen.
web-games-bots = Gegen Bots
web-games-each = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
web-games-difference = { $points } Punkte
web-games-duchies = Nach Fürstentum
web-games-all = Alle Partien
web-games-alone = allein
web-games-look = Ergebnis
web-duchy-new = Neues Fürstentum
web-statistics = Statistik
web-statistics-lead = wer gewinnt, wie hoch, auf welchem Fürstentum
web-stat-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
    }
web-stat-won = { $wins } von { $games } gewonnen
web-stat-best = Rekord { $best }
web-stat-ahead = im Schnitt { $points } Punkte
web-stat-holder = Rekord { $best } von { $name }
web-this-server = Dieser Server
web-backup = Sicherung herunterladen
web-backup-how = Eine Datei mit allen Tischen und gespeicherten Spielen. Damit kommt alles zurück, auf diesem Rechner oder einem anderen.
web-step = Schritt { $step } von { $steps }
web-score-dice = Das Würfelspiel
web-score-dice-lead = auf einem Plan, mit Zifferntasten
web-score-base = Die Burgen von Burgund
web-score-base-lead = Die große Schachtel von 2011 oder 2019, mit Erweiterungen, im Team oder allein.
web-score-seasons = Im Schutze der Burg
web-score-seasons-lead = Gehilfen, Bauwerke, Silber und Rohstoffe.
web-step-game = Spiel
web-step-board = Plan
web-step-hexes = { $name }: Felder
web-step-rest = { $name }: weitere Einträge
web-step-result = Ergebnis
web-form-steps = Teile des Formulars
web-form-type-in = Blätter eintippen
web-form-sheet-of = Blatt von { $name }
web-form-all-seen = Das war das letzte Feld.
web-form-hexes-written = { $written } von { $all } Feldern.
web-form-tap-other = Tippe auf jedes andere Feld.
web-form-circles = Kreise
web-form-castles-any = Egal wie
web-form-rules-too = Regeln zeigen
web-form-change = Ändern
web-form-again = Noch ein Spiel werten
web-form-next = Weiter
web-form-duchy-other = ein anderes
web-form-notation = Notation eines anderen Fürstentums
web-form-choose-duchy = Bitte ein Fürstentum wählen.
web-form-player-number = Name von Person { $number }
web-form-variant-solo = Solospiel
web-form-phase = Durchgang
web-form-phase-none = nicht notiert
web-form-phase-sum = Summe von Durchgang { $phase }
web-form-points = Punkte
web-form-points-of = { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
web-form-what-for = Wofür
web-form-number-in-hex = Zahl im Feld
web-form-start-mark = Start
web-form-hex-empty = Leer
web-form-sold = Verkaufte Waren in jedem Durchgang
web-form-claims = Fertige Farben
web-claim-none = nein
web-claim-first = zuerst
web-claim-second = als Nächstes
web-form-unused = Kreise, die nicht abgestrichen sind
web-form-unused-hint = Die der Burgreihe zählen mit. Sie entscheiden bei Gleichstand.
web-form-sums = Was der Spieler zusammengezählt hat
web-form-sums-hint = Kann leer bleiben; Unterschiede werden gezeigt.
web-form-faults = Das kann nicht stimmen:
web-form-so-far = Bisher: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
web-form-keep = Aufheben und teilen
web-form-kept = Auf diesem Server gespeichert; wer ihn betreibt, sieht es.
web-form-keep-button = Spiel hier speichern
web-form-not-kept = Ein Spiel mit Fehlern wird weder gespeichert noch geteilt.
web-form-bgstats = Die Partie zu BG Stats hinzufügen
web-form-file-download = Als Datei herunterladen
web-photo = Vom Foto werten
web-photo-take = Ein Foto machen
web-photo-check-then = du prüfst es, dann kommen die Punkte
web-photo-several = Mehrere Blätter auf einem Foto sind in Ordnung.
web-photo-type-in = Eintippen
web-photo-hard = Wenn ein Foto schwer zu lesen ist
web-photo-what-happens = Was mit den Fotos geschieht
web-photo-again = Neue Fotos machen
web-photo-doubt-hex = Das goldene Feld war nicht sicher zu lesen.
web-photo-doubt-place = Das war nicht sicher zu lesen.
web-photo-compare-tap = Die dunklen Schilder zeigen, was gelesen wurde. Tippe auf ein Feld, um es zu ändern.
web-photo-choose = Meine Fotos
web-photo-more = Noch ein Foto
web-photo-read = Blätter lesen
web-photo-how-flat = Leg das Blatt flach hin, alle vier Ecken im Bild.
web-photo-how-light = Sorge für gleichmäßiges Licht. Dein eigener Schatten sollte nicht auf das Blatt fallen.
web-photo-how-several = Blätter auf einem Foto sollten sich nicht überdecken. Zwei oder drei gehen gut; bei mehr werden die Zahlen zu klein.
web-photo-tested = Das wurde nur mit künstlichen Fotos erprobt, noch nicht mit denen vieler Handys. Prüfe, was gelesen wurde.
web-photo-private = Nichts verlässt den Server, der diese Seite zeigt. Er behält dein Foto nicht. Die entzerrten Blätter bleiben in seinem Arbeitsspeicher, bis du sie bestätigt hast, höchstens aber eine halbe Stunde nach dem letzten Antippen.
web-photo-found = { $count ->
    [0] Kein Blatt ließ sich lesen
    [one] Ein Blatt gefunden
   *[other] { $count } Blätter gefunden
 }
web-photo-names = Wessen Blätter sind das? Ein Blatt ohne Namen wird weggelassen.
web-photo-sheet = Blatt { $number }
web-photo-sheet-of = Das Blatt von { $name } mit dem, was gelesen wurde
web-photo-near = Das Blatt an dieser Stelle
web-photo-part-tracks = Die Kreise und die verkauften Waren auf dem Blatt
web-photo-part-colors = Die fertigen Farben auf dem Blatt
web-photo-part-sums = Die Summen auf dem Blatt
web-photo-illegible = Ein Blatt mit Ringen um die zweifelhaften Stellen
web-photo-start = Prüfen
web-photo-drop = Fotos verwerfen
web-photo-check = Prüfen: { $name }
web-photo-question = Frage { $number } von { $count }
web-photo-which = { $first } oder { $second }?
web-photo-other = Etwas anderes
web-photo-done = Fertig
web-photo-compare = Steht das so auf deinem Blatt?
web-photo-compare-rest = Vergleiche auch diese Angaben mit dem Blatt.
web-photo-right = Die Felder stimmen
web-photo-score = Alles richtig: werten
web-photo-dropped-then = Die entzerrten Blätter werden dabei verworfen.
web-photo-gone = Diese Fotos wurden verworfen; die Blätter lassen sich nicht mehr zeigen.
web-photo-gone-go-on = Mit den Eingaben weitermachen
web-form-count = Zählen
web-form-each = Je
web-form-total = Summe
web-form-other-monasteries = Andere Klöster
web-form-no-points = am Ende keine Punkte
web-form-nothing-yet = Noch ist nichts eingetragen.
web-form-notes = Gut zu wissen
web-form-tie = Gleichstand! Diese Zahlen entscheiden.
web-form-tiles = Eure Klöster werten andere Gebäude?
web-form-tiles-hint = Der Stern zeigt, was die Regel oder die meisten Quellen sagen; bitte wählen, was auf euren Plättchen steht.
web-solo-unknown = Solospiel: ob es gewonnen ist, ist nicht bekannt.
web-solo-won = Gewonnen, übrige Runden: { $rounds }.
web-solo-lost = Verloren, freie Felder: { $spaces }.
web-solo-late = Verloren: alle Felder belegt, aber nicht innerhalb von { $rounds } Runden.
web-form-first-shared = Der erste Platz ist geteilt: { $names }.
web-form-by-other = durch: { $what }
web-option-standard = jeder für sich
web-option-team = zwei Teams
web-option-solo = Solospiel
web-option-yes = ja
web-option-no = nein
web-option-fewest = die wenigsten freien Felder, so die englischen Regelhefte
web-option-most = die meisten freien Felder, wie andere spielen
web-option-team-most = die meisten freien Felder, so das Regelheft 2019
web-option-team-fewest = die wenigsten freien Felder, so die spätere Special Edition
web-option-points = nur Punkte, wie in der Schachtel von 2019
web-option-tile = auch ein Bonusplättchen, wie in der späteren Special Edition
web-ask-edition = Ausgabe
web-ask-mode = Spielweise
web-ask-expansions = Erweiterungen
web-ask-date = Tag des Spiels
web-ask-players = Spieler
web-ask-name = Name
web-ask-members = Die beiden Spieler, mit Komma dazwischen
web-ask-track = Punkte auf der Leiste
web-ask-goods = Unverkaufte Waren
web-ask-silver = Silber
web-ask-workers = Arbeiter
web-ask-rounds = Gespielte Runden
web-ask-empty-spaces = Freie Felder im Fürstentum
web-ask-monasteries = Klöster im Fürstentum
web-ask-shields = Schilde nach dem Tribut von Durchgang E
web-ask-copies = Wessen Klöster Schild 6 kopiert
web-ask-building = { $building } im Fürstentum
web-ask-crane = Kran, 0 oder 1
web-ask-livestock = Tierarten
web-ask-sold = Verkaufte Waren
web-ask-bonus-tiles = Bonusplättchen, große und kleine
web-ask-turn-order = Platz auf der Brücke am Ende, 1 = vorn
web-ask-tie = Gleichstand
web-ask-team-tie = Gleichstand der Teams
web-ask-post-bonus = Bonus für alle Grenzposten
web-ask-layout = Das Fürstentum von allen
web-ask-own-layout = Ein anderes Fürstentum als die anderen
web-ask-tile = Kloster { $number }
web-ask-winter = Winterseite des Spielplans
web-ask-erected = Errichtete Bauwerke
web-ask-points = Punkte vor der Schlusswertung
web-ask-helpers = Felder der Gehilfen
web-ask-towers = Türme, die jemand errichtet hat
web-ask-houses = Häuser, die jemand errichtet hat
web-ask-unbuilt = Bauwerksplättchen, die übrig sind
web-ask-forge = Silberbarren in der Schmiede
web-ask-talers = Taler
web-ask-resources = Rohstoffe

## Web: printing pads

web-pads = Blätter drucken
web-pads-short = für jedes Fürstentum
web-print-sheets = Blätter drucken
web-score-short-device = antippen, was du geschrieben hast
web-games-kept = { $count ->
    [one] 1 Partie, Rekord und Schnitt
   *[other] { $count } Partien, Rekord und Schnitt
}
web-games-own-lead = jede bleibt von selbst hier
web-puzzle-short = Welcher Zug ist der beste?
web-daily-short = gleiche Würfel für alle
web-daily-lead = Heute für alle dasselbe Fürstentum und dieselben Würfe.
web-base-game = Das Grundspiel
web-bot-plays-expert = ist die Beste
web-bot-plays-search = denkt voraus
web-bot-plays-base-search = ist der Beste
web-bot-plays-greedy = greift zu
web-bot-plays-random = fängt erst an
web-bot-plays-planner = spielt gut
web-play-against-lead = Sie spielt gut. Etwa 15 Minuten.
web-play-against = Gegen { $name } spielen
web-new-here = Neu hier?
web-more-tables = { $count ->
    [one] Noch 1 Tisch
   *[other] Noch { $count } Tische
}
web-a-table = Ein Tisch für dich
web-invitation = Spiel mit uns
web-free-short = frei
web-begin-with = { $count ->
    [1] Allein beginnen
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
   *[other] Mit { $count } beginnen
}
web-seat-you = du
web-seat-host = du, Leitung
web-free-for = für andere
web-free-add = noch jemand
web-games-solo = allein
web-games-team = in Teams
web-pads-lead = Wertungsblätter jedes Fürstentums drucken, auch ganz neuer.
web-pads-which = Fürstentümer
web-pads-known = Bekannte
web-pads-new = Ganz neue
web-pads-new-lead = Jedes Blatt ist ein Fürstentum, das noch niemand gespielt hat.
web-pads-new-how = Wie die neuen sein sollen
web-pads-game = Spiel
web-pads-sizes = Gebietsgrößen
web-pads-sizes-any = beliebig
web-pads-grain = Gebiete
web-pads-grain-fine = viele kleine
web-pads-grain-medium = wie gedruckt
web-pads-grain-coarse = wenige große
web-pads-seed = Nummer dieses Satzes
web-pads-seed-hint = Dieselbe Nummer ergibt dieselben Fürstentümer wieder; leer gibt es neue.
web-pads-symmetric = symmetrisch, soweit die Farben es erlauben
web-pads-shuffled = Würfelzahlen anderswo
web-pads-boards = Tableaus
web-pads-notation = Seine Notation; mehrere, jede in einer Zeile
web-pads-sheets = Wie viele?
web-pads-other-number = Andere Anzahl
web-pads-large = Großdruck
web-pads-large-lead = Schrift und Kästchen, die man leicht liest
web-pads-paper = Papier
web-pads-more = Aussehen, Sprache, Regeln
web-pads-own = Ein eigenes Fürstentum
web-pads-style = Aussehen
web-pads-style-color = farbig
web-pads-style-gray = grau
web-pads-style-low-ink = spart Tinte
web-pads-style-symbols = schwarze Zeichen
web-pads-style-dry-erase = zum Abwischen
web-pads-words = Sprache
web-pads-start = Abgestrichene Startburg
web-pads-mix = das Fürstentum von Blatt zu Blatt wechseln
web-pads-rules = eine Seite mit den Regeln
web-pads-dice-sheet = vorab gewürfelte Runden, eine Partie für jedes Blatt
web-pads-dice-seed = Nummer dieser Würfe
web-pads-shop = Für die Druckerei
web-pads-per-page = Blätter auf einer Seite
web-pads-bleed = Beschnitt in mm
web-pads-duplex = beidseitig
web-pads-crop-marks = Schnittmarken
web-pads-show = Zeigen
web-pads-preview = Was gedruckt wird
web-pads-download = PDF machen
web-pads-wrong = Ändere, was oben steht, dann lässt sich das PDF machen.
web-pads-counts = { $sheets ->
    [one] 1 Blatt
   *[other] { $sheets } Blätter
    } auf { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
    }
web-pads-page-of = Seite { $page } von { $pages }
table-bot-name = Namen von Menschen beginnen nicht mit bot:.
table-begun = Das Spiel hat schon begonnen; einen Platz, den die Spielleitung freigibt, kann wieder jemand einnehmen.
table-one-duchy = An diesem Tisch spielen alle auf demselben Fürstentum; für andere eröffne einen neuen Tisch mit „Jedem eins“.
table-full = Der Tisch ist voll: { $most } von { $most } Plätzen sind besetzt.
table-other-name = Dort sitzt { $sitting }, nicht { $name }.
table-bot-stays = Ein Bot kann ein begonnenes Spiel nicht verlassen.
table-nobody = Noch sitzt niemand am Tisch.
table-not-asked = { $name } wählt jetzt nicht.
table-no-choice = Das kann nicht gewählt werden.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-rolled-here = An diesem Tisch wird hier gewürfelt; Würfe werden nicht eingegeben.
table-other-round = Das war für eine Runde gedacht, die schon vorbei ist; nichts wurde geändert.
table-turn-stays = Dieser Zug lässt sich nicht mehr zurücknehmen: Alle sind fertig, oder es wurde schon gewürfelt.
table-roll-stays = Der Wurf lässt sich nicht mehr berichtigen: Jemand hat schon damit gespielt.
table-no-hints = An diesem Tisch sind keine Tipps erlaubt.
table-no-hint-due = Kein Zug ist fällig, also gibt es keinen Tipp.
table-no-seat = Diesen Platz gibt es nicht.
table-somebody-else = Dort sitzt jemand anders.
table-only-host = Das darf nur die Spielleitung.
table-only-players = Das dürfen nur die Spieler dieses Tisches.
table-host-here = Die Spielleitung ist da.
table-changed = Im selben Moment hat sich am Tisch etwas geändert; versuch es noch einmal.
table-no-history = Dieses Spiel kann nicht im Verlauf gespeichert werden.
table-no-picture = Von diesem Spiel gibt es kein Bild.
line-nowhere = Von dort aus lässt sich das Spiel nicht weiterspielen.
line-other-dice = Die Würfel dieses Spiels wurden am Tisch geworfen; spiele mit neuen Würfeln weiter.
line-not-kept = Nur das Spiel, wie es gespielt wurde, kann aufbewahrt werden.
companion-over = Das Spiel ist aus: Die letzte Runde ist gewürfelt.
tables-many = Hier gibt es gerade zu viele Tische; komm später wieder.
tables-no-code = Einen Tisch '{ $code }' gibt es nicht; sieh dir den Code noch einmal an.
tables-unreadable = Der Tisch { $code } lässt sich nicht lesen: { $reason }.
tables-not-stored = Das ließ sich nicht speichern ({ $reason }), also ist es nicht geschehen; wer den Server betreibt, kann helfen.
store-lost = { $file } wurde bei laufendem Server gelöscht oder ersetzt
store-gone = { $folder }: { $file } wurde bei laufendem Server gelöscht oder ersetzt; bis die Datei wieder da ist, wird nichts mehr gespeichert
store-rescued = alle Tische, wie sie jetzt sind, wurden nach { $copy } kopiert; um mit ihnen weiterzumachen, beende den Server und starte ihn mit --data { $copy }
store-back = { $folder }: die Dateien sind wieder da; alles wird wieder gespeichert
store-history-gone = { $file }: die gespeicherten Partien wurden gelöscht, während der Server läuft; leg die Datei zurück oder hol sie mit dicegame restore wieder, sonst beginnt die nächste gespeicherte Partie eine neue
web-nothing-stored = Zurzeit wird nichts gespeichert, weil { $file } auf dem Server gelöscht oder ersetzt wurde. Sag es der Person, die den Server betreibt.
tables-wrong-codes = Zu viele falsche Codes von hier; warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
tables-many-openings = Zu viele neue Tische von hier; warte { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}.
tables-is-not-table = { $code } ist kein Tisch. Tippe den Code auf der Startseite ein, dann kommst du hin.
tables-is-not-companion = { $code } ist kein Begleiter. Tippe den Code auf der Startseite ein, dann kommst du hin.
tables-is-not-club = { $code } ist kein Spielabend. Tippe den Code auf der Startseite ein, dann kommst du hin.
tables-is-not-followed = { $code } ist keine Partie an einem echten Tisch.
tables-when-over = Das gibt es, wenn das Spiel aus ist.
updates-many = Hier sind zu viele Seiten zugleich offen; schließe einige davon.
request-too-large = Das war zu viel; erlaubt sind höchstens { $most } kB.
request-broken-off = { $client }: die Verbindung endete, bevor { $request } ganz angekommen war
request-websocket = { $client }: wollte einen Websocket; hier gibt es keinen
request-foreign = Das kam von einer anderen Website; öffne die Seite hier und versuch es noch einmal.
request-host = Dieser Server heißt nicht { $name }. Öffne die Adresse, die du bekommen hast. Wenn du den Server betreibst, starte ihn mit: dicegame serve --name { $name }
request-not-json = Der Inhalt ist kein JSON; erwartet wird ein Objekt wie {"{"} "name": "Anna" {"}"}.
request-unreadable = Das Gesendete ist nicht lesbar.
request-no-body = Der Inhalt fehlt; erwartet wird ein JSON-Objekt.
request-body = der Inhalt
request-missing = { $place } fehlt.
request-unknown = { $place } ist kein bekannter Schlüssel.
request-value = { $place }: erwartet wird { $expected }.
request-a-number = eine ganze Zahl
request-a-text = ein Text
request-a-yes-no = true oder false
request-a-object = ein Objekt mit Schlüsseln und Werten
request-a-list = eine Liste
request-letters-least = { $count ->
    [one] mindestens ein Buchstabe
   *[other] mindestens { $count } Buchstaben
  }
request-letters-most = höchstens { $count } Buchstaben
request-items-least = { $count ->
    [one] mindestens ein Eintrag
   *[other] mindestens { $count } Einträge
  }
request-items-most = höchstens { $count } Einträge
request-least = mindestens { $count }
request-most = höchstens { $count }
request-other = etwas anderes ({ $reason })
request-broken = Hier ging etwas schief; verloren ist nichts. Versuch es noch einmal.
request-not-found = Diese Seite gibt es nicht.
request-method = Das geht auf dieser Seite nicht.
layout-other-game = { $layout } ist ein Fürstentum des anderen Spiels ({ $game }); erwartet wird eines von { $expected }.
layout-unplayable = Dieses Fürstentum ist nicht spielbar: { $reason }.
pads-one-of = { $key }: erwartet wird eines von { $known }; da steht '{ $found }'
pads-number = { $key }: erwartet wird eine ganze Zahl von { $least } bis { $most }; da steht '{ $found }'
pads-value = { $key }: { $reason }
pads-many-layouts = { $count } Fürstentümer; erlaubt sind höchstens { $most }
pads-many-pages = das wären { $count } Seiten; erlaubt sind höchstens { $most }: weniger Tableaus oder größeres Papier
pads-left-out = { $count } Blätter sind zu wenige für alle Fürstentümer; es fehlen: { $names }
pads-illegal = { $layout } ist nicht regelgerecht: { $reason }
pads-no-page = Seite { $page } gibt es nicht; erwartet wird 1 bis { $most }
pads-page-number = page: erwartet wird die Nummer einer Seite
photos-too-large = Das ist zu groß; erlaubt sind höchstens { $most } MB.
photos-busy = Gerade werden zu viele Fotos gelesen; versuch es gleich noch einmal.
photos-none = Es wurde kein Foto gewählt. Nimm eines auf oder wähle eines.
photos-often = Zu viele Fotos in kurzer Zeit; versuch es in zehn Minuten noch einmal.
photos-refused = { $name }: { $reason }
photos-too-many = Eine Partie hat höchstens { $most } Blätter; die übrigen wurden weggelassen.
photos-other-duchies = Diese Blätter zeigen verschiedene Fürstentümer; eine Partie hat nur eines. Lösche die Namen der Blätter aus einer anderen Partie.
photos-no-name = Kein Blatt hat einen Namen. Gib für jedes Blatt, das gewertet werden soll, einen Namen ein.
pads-busy = Gerade werden zu viele Blöcke gemacht; versuch es gleich noch einmal.
pads-often = Zu viele Blöcke in kurzer Zeit; versuch es in einer Minute noch einmal.
saves-often = Zu viele gespeicherte Spiele in kurzer Zeit; versuch es in einigen Minuten noch einmal.
saves-faults = ein Spiel mit Fehlern wird nicht gespeichert; behebt sie zuerst
saves-failed = Das Spiel konnte nicht gespeichert werden. Wer den Server betreibt, findet den Grund in seinem Protokoll.
host-only = Nur wer diesen Server gestartet hat, sieht die gespeicherten Spiele. Beim Start hat er dafür eine Adresse ausgegeben.
host-wrong-key = Diese Adresse gilt nicht, oder sie stammt von einem früheren Start des Servers. Öffne die, die der Server beim letzten Start ausgegeben hat.
store-in-use = { $file }: wird von einem anderen Server benutzt; beende ihn oder wähle mit --data einen anderen Ordner
store-folder = { $file }: { $reason }; wähle mit --data einen anderen Ordner
store-file = { $file }: { $reason }; verschiebe die Datei oder wähle mit --data einen anderen Ordner
backup-nothing = { $folder }: hier liegen keine Tische eines Servers; nenne den Ordner des Servers mit --data
backup-unreadable = { $file }: nicht lesbar ({ $reason })
backup-foreign = keine Sicherung von dicegame; nichts wurde geändert
backup-damaged = die Sicherung ist beschädigt; nichts wurde geändert
backup-large = zu groß für eine Sicherung von dicegame; nichts wurde geändert
backup-newer = stammt von einem neueren dicegame; aktualisiere dicegame, um sie zurückzuspielen
backup-server-runs = auf { $folder } läuft ein Server; beende ihn zuerst
backup-content = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
 } und { $games ->
    [one] { $games } gespeichertes Spiel
   *[other] { $games } gespeicherte Spiele
 }
backup-made = { $content }; dicegame restore spielt sie zurück
backup-restored = { $folder }: zurückgespielt: { $content }
backup-kept = was vorher da war, liegt jetzt in { $folder }: { $files }
store-foreign = nicht die Tische dieses Programms
store-damaged = beschädigt ({ $found })
serve-missing = { $module } fehlt; der Webserver wird installiert mit: { $how }
serve-open-here = öffne { $address } im Browser
serve-open-everywhere = öffne { $address } im Browser, auf jedem Handy im Raum
serve-host = nur für dich, die Spiele, die Besucher speichern: { $address }
serve-name = { $name } ist kein Rechnername; erwartet wird einer wie table.example.org oder eine Adresse wie 192.0.2.7, ohne http:// und ohne Port
serve-letters = '{ $text }': damit können Codes von Tischen nicht beginnen; erwartet werden einige von { $letters }
serve-phones = nur dieser Computer öffnet sie; für Handys in eurem Netz: dicegame serve --host 0.0.0.0
serve-stop = Strg-C beendet; die Tische bleiben und gehen beim nächsten Mal weiter
serve-cannot-listen = kann an { $host } Port { $port } nicht lauschen: { $reason }; wähle andere mit --host und --port
puzzle-unknown = ein Rätsel { $number } gibt es nicht: dicegame puzzle --list nennt alle
puzzle-title = Rätsel { $number } ({ $level }), eine Solopartie auf { $duchy }
puzzle-duchy = dem Fürstentum { $name }
puzzle-new-duchy = einem neuen Fürstentum
puzzle-ask = Welcher Zug ist der beste? (Nummer oder Text, ? hilft, überspringen, q)
puzzle-help = Am besten ist der Zug, der bis zum Ende der Partie im Mittel über alle kommenden Würfe die meisten Punkte bringt. brett zeigt das Blatt noch einmal, mehr alle Züge, überspringen geht zum nächsten Rätsel, q hört auf.
puzzle-right = Richtig: { $best } ist klar am besten.
puzzle-wrong = { $turn } verliert im Mittel { $points } Punkte. Am besten ist { $best }.
puzzle-why = { $turn }: { $reasons }
puzzle-second = Der nächstbeste Zug, { $turn }, bringt { $points } Punkte weniger: das genaue Mittel über alle nächsten Würfe.
puzzle-played = Zu Ende gespielt, kommt kein anderer Zug näher als { $points } Punkte heran ({ $games } Partien mit denselben Würfeln, Standardfehler { $error }).
puzzle-missed = { $misses ->
    [one] Einer von { $all } einfachen Spielern und Bots übersieht ihn: { $names }.
   *[other] { $misses } von { $all } einfachen Spielern und Bots übersehen ihn: { $names }.
 }
puzzle-more = Enter: noch eins; q: genug
puzzle-solved = { $solved } von { $asked } gelöst.
puzzle-line = { $number }  { $level }, { $when }, { $layout }
puzzle-json-list = --json gehört zu --list
puzzle-number-alone = eine NUMMER steht ohne --level und --list
daily-future = das Fürstentum vom { $date } kann ab Mitternacht (UTC) gespielt werden
daily-name = Bitte gib deinen Namen ein: Er steht in der Liste des Tages.
puzzle-none = Hier gibt es keine Rätsel.
web-daily = Fürstentum des Tages
web-daily-how = Dasselbe Fürstentum und dieselben Würfe für alle, allein, 24 Runden. Um Mitternacht (UTC) kommt ein neues.
web-daily-castle = Deine Startburg
web-daily-go-on = Weiterspielen
web-daily-planner = Margot, ein Bot, kommt mit diesen Würfeln auf { $points } Punkte.
web-daily-allowed = Von deiner Burg aus erlaubten diese Würfel { $points }.
web-daily-result = Dein Tagesergebnis, zum Teilen
web-daily-sheet = Alle Punkte
web-daily-results = Auf diesem Server gespielt
web-daily-you = du
web-daily-nobody = Noch niemand ist fertig.
web-daily-playing = { $count -> 
    [one] Eine Partie läuft noch.
   *[other] { $count } Partien laufen noch.
 }
web-daily-days = Andere Tage
web-daily-done = { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-daily-place = Platz { $place } von { $count }
web-daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
 }
web-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
web-weekdays = Mo Di Mi Do Fr Sa So
web-date = { $day }. { $month }
web-month-year = { $month } { $year }
web-month-before = Monat davor
web-month-after = Monat danach
web-puzzle = Rätsel
web-puzzle-lead = Finde den besten Zug.
web-puzzle-number = Rätsel { $number }
web-puzzle-ask = Ein Zug ist klar der beste. Welcher?
web-puzzle-right = Richtig: Dieser Zug ist klar der beste.
web-puzzle-wrong = Dieser Zug verliert im Mittel { $points } Punkte.
web-puzzle-best = Bester Zug:
web-puzzle-why = Warum
web-puzzle-missed = { $misses ->
    [one] Von { $all } einfachen Spielern und Bots übersieht ihn einer.
   *[other] Von { $all } einfachen Spielern und Bots übersehen ihn { $misses }.
 }
web-puzzle-again = Noch einmal ansehen
web-puzzle-second-try = Schau noch einmal: Welches Feld bringt mehr?
web-puzzle-show = Zeig ihn
web-puzzle-next = Nächstes Rätsel
web-puzzle-rating = Deine Wertung
web-puzzle-in-a-row = Richtig in Folge
web-puzzle-solved = Gelöst
web-puzzle-first-only = Für die Wertung zählt nur der erste Versuch. Schwerere Rätsel zählen mehr.
club-title = Spielabend
club-round = Runde { $number }
club-table = Tisch { $number }
club-standings = Tabelle
club-dice = { $club }, Runde { $number }, Tisch { $table }
club-player = Spieler { $number }
club-name = Name
club-points = Punkte
club-table-points = Tische
club-best = beste
club-circles = Kreise
club-played = Runden
club-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }: erwartet werden 1 bis { $most }
club-players = { $players } Spieler: erwartet werden 2 bis { $most }
club-tables = { $players } Spieler passen nicht an { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }: An jedem sitzen 2 bis { $most }
club-no-round = eine Runde { $number } gibt es nicht; der Abend hat { $rounds }
club-no-player = „{ $name }“ spielt nicht mit; es spielen: { $names }
club-not-seated = { $name } hat Punkte, sitzt aber an keinem Tisch
club-twice = { $name } sitzt an zwei Plätzen
club-score = { $name }: erwartet werden 0 bis { $points } Punkte und höchstens { $circles } Kreise
club-score-text = „{ $text }“ ist kein Ergebnis; erwartet werden Punkte wie 61, oder 61+3 mit 3 übrigen Kreisen
club-result = „{ $text }“ ist kein Ergebnis; erwartet wird NAME=PUNKTE wie Anna=61 oder Anna=61+3
club-two-results = { $name } hat zwei Ergebnisse: { $one } und { $two }; gib nur eines ein
club-replaced = { $name }: { $old } wurde durch { $new } ersetzt
club-expected-name = erwartet wird ein Text in einer Zeile, höchstens { $most } Zeichen, etwa { $example }
club-expected-seed = erwartet wird eine ganze Zahl ab 0, etwa { $example }
club-expected-rounds = erwartet werden eine oder mehr Runden, jede unter einer Zeile { $example }
club-expected-duchy = erwartet wird ein Text, etwa { $example }
club-expected-difficulty = erwartet wird eine Zahl, etwa { $example }
club-expected-between = erwartet wird eine Zahl zwischen 0 und { $most }, etwa { $example }
club-expected-tables = erwartet wird eine Liste von Tischen mit Namen, etwa { $example }
club-expected-results = erwartet werden Namen mit Zahlen, etwa { $example }
club-expected-whole = erwartet wird eine ganze Zahl von 0 bis { $most }
club-no-evening = keine Datei eines Vereinsabends: [[rounds]] fehlt; eine neue macht: dicegame club new
club-names = erwartet wird eine Liste von Namen wie { $example }
club-exists = { $file } gibt es schon; wählt mit --name oder -o einen anderen Namen
club-next = Weiter: dicegame club print { $file }
club-unrated = Wie schwer die Fürstentümer sind, ist nicht bekannt: Zum Messen braucht es kompilierte Partien ({ $how }).
club-rating = Gesucht werden { $number } gleich schwere Fürstentümer ...
club-file = Ein Spielabend. Alles lässt sich von Hand ändern: Namen, Plätze, Ergebnisse. dicegame club liest diese Datei und schreibt sie neu; eigene Kommentare gehen dabei verloren.
club-file-seed = bestimmt Plätze, Fürstentümer und Würfe
club-file-difficulty = 1 ist wie Fürstentum A, mehr ist schwerer
club-file-points = etwa { $example }
club-file-circles = übrige Kreise, bei Gleichstand
club-sheets = { $sheets } Blätter sind zu viele: höchstens { $most }. Plane weniger Runden oder zwei Abende.
club-key-gone = Diese Adresse wurde schon benutzt oder durch eine neuere ersetzt. Frag die Person, die den Abend organisiert, nach einer anderen.
daily-date = { $text } ist kein Datum: erwartet wird JJJJ-MM-TT, etwa 2026-11-22, oder today
daily-range = Fürstentümer des Tages gibt es von { $first } bis { $last }
daily-title = Fürstentum des Tages { $date }
daily-saved = Gespeichert in { $file }: Mit dicegame daily { $date } geht es weiter.
daily-other-game = { $file } ist keine Partie auf dem Fürstentum vom { $date }: Wählt mit --record eine andere Datei
daily-unfinished = diese Partie auf dem Fürstentum vom { $date } ist nicht zu Ende
daily-result = Du hast { $points } Punkte; der Bot planner kommt mit denselben Würfeln auf { $planner }.
daily-allowed = Von deiner Burg aus erlaubten diese Würfel { $points } Punkte.
daily-allowed-least = Von deiner Burg aus erlaubten diese Würfel mindestens { $points } Punkte.
daily-share = Zum Teilen:
daily-check = Alle können es nachprüfen: dicegame replay { $code }
daily-code = { $code } ist nicht der Code einer Partie: Ein Zeichen ist falsch oder fehlt
daily-no-code = in diesem Text steht kein Code wie 1-20261122-5HGZMSEKYCF1BH02SZAYFH
daily-edition = Ausgabe { $edition } des Fürstentums vom { $date } ist unbekannt: Das Programm ist zu alt oder der Code falsch
daily-right = Geprüft: Diese Züge bringen { $points } Punkte.
pad-daily-alone = --daily hat sein eigenes Fürstentum und eigene Würfel: kein LAYOUT, kein --random, kein --seed
daily-wrong = Der Text nennt { $claimed } Punkte, aber seine Züge bringen { $points }.
table-no-nudge = { $name } ist gerade nicht am Zug
serve-certificate-both = ein Zertifikat braucht seinen Schlüssel: --certificate DATEI und --key DATEI gehören zusammen
serve-certificate = { $file } taugt nicht für https: { $reason }; erwartet werden ein Zertifikat und sein unverschlüsselter Schlüssel, beide im PEM-Format
serve-key-of-another = { $key } ist der Schlüssel eines anderen Zertifikats
serve-not-readable = darin oder in { $key } steht nichts dergleichen, oder es ist beschädigt

## Web: refusals

## Bots and their reasons

bot-unknown = einen Bot '{ $name }' gibt es nicht; es gibt { $bots } oder search:BUDGET
bot-chance = Zufall
bot-nothing = ändert nichts
bot-saves-worker = ein Arbeiter für später, wenn keine Zahl passt
bot-area = { $kind } mit { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
 }: { $left ->
    [0] vollendet
   *[other] noch { $left }
 }
bot-in-short = { $what }; { $choice }
bot-choice = nächste Runde passen { $combinations } von { $all } Kombinationen aus Farbe und Zahl
bot-points = { $points ->
    [one] sofort +{ $points } Punkt
   *[other] sofort +{ $points } Punkte
 }
bot-change = { $change } für { $about } ({ $state })
bot-mean = { $points } Punkte im Rest der Partie, über alle nächsten Würfe und alle probierten Partien
bot-mean-of-rolls = { $points } Punkte im Rest der Partie, der Mittelwert über alle nächsten Würfe
bot-best-of-positions = das Beste, was er in { $positions } Stellungen fand; { $looked } seiner { $turns } besten Züge verglichen
bot-best-in-time = das Beste, was er in { $seconds } s fand; { $looked } seiner { $turns } besten Züge verglichen
bot-tuning = die Bots üben auf diesem Fürstentum, nur dieses eine Mal: etwa { $seconds } s ...
bot-tuning-behind = die Bots üben im Hintergrund auf diesem Fürstentum, nur dieses eine Mal, etwa { $seconds } s; die Partie wartet nicht darauf
bot-greedy-points = { $change } Punkte sofort
bot-greedy-circles = { $change } Kreise
bot-greedy-areas = { $change } begonnene Gebiete, neue offene Felder

# What the planner looks at on a sheet: a thing, and the state of it.
feature-area = { $size ->
    [one] Gebiet { $color } mit { $size } Feld
   *[other] Gebiet { $color } mit { $size } Feldern
 }
feature-area-left = noch { $left }, { $access }
feature-far = weit weg
feature-two-steps = zwei Schritte entfernt
feature-one-in-reach = 1 erreichbar
feature-more-in-reach = mehrere erreichbar
feature-castle = Burg { $color }
feature-plain-castle = Burg ohne Bonus
feature-beside = { $numbers ->
    [one] eine Zahl daneben
   *[other] { $numbers } Zahlen daneben
 }
feature-finishing = Farbe { $color } vollenden
feature-left = noch { $left }
feature-circles = { $bonus } in Kreisen
feature-circles-left = übrig { $circles }
feature-open = offene Felder
feature-combinations = { $combinations ->
    [one] { $combinations } Kombination passt
   *[other] { $combinations } Kombinationen passen
 }
feature-numbers = Zahlen für { $color }
feature-fit = { $number ->
    [one] { $number } passt
   *[other] { $number } passen
 }
feature-open-color = offene Felder { $color }
feature-in-reach = { $hexes } erreichbar
feature-colors = Farben für die Zahl { $pip }
feature-marked = ausgefüllte Felder
feature-of-them = { $hexes } davon

# Why the planner likes a turn: the color, the circles or the choice that it changes, and how that is afterwards.
topic-circles = Kreise: { $bonus }
topic-choice = Auswahl in späteren Runden
topic-area = { $area }: { $state }
topic-complete = vollendet

# Matches, ratings and the look back.
match-base-layout = { $layout } ist ein Fürstentum des Grundspiels; die Bots spielen das Würfelspiel
match-no-castle = { $layout } hat keine Burg zum Beginnen
match-slow-search = { $bot } ist an einem Tisch mit einem eigenen Bot zu langsam; nehmt planner oder search:1
rating-band = '{ $text }' ist keine Schwierigkeit; erwartet wird easy, medium, hard oder TIEF..HOCH, etwa 0.95..1.05
rating-refused-spread = aufgegeben: { $number } Fürstentümer nacheinander passten nicht; der kleinste Abstand war etwa { $spread } Punkte
rating-refused-difficulty = aufgegeben: { $number } Fürstentümer nacheinander passten nicht; ihre Schwierigkeit war etwa { $low } bis { $high }
hindsight-unfinished = die Partie ist nicht zu Ende; dicegame play --resume setzt sie fort
look-back-waits = wird noch etwa { $seconds } s übersetzt
look-back-share = rechnet: { $percent } %
look-back-skips = { $what } ... (Strg-C überspringt das)
simulation-needs-numpy = simulierte Partien brauchen numpy; es wird installiert mit: { $how }

# What dicegame match prints. The words from match-bot to match-wins stand above columns.
match-solo = Fürstentum { $name }, { $games ->
        [one] 1 Solospiel
       *[other] { $games } Solospiele
    }, Startwert { $seed }
match-table = Fürstentum { $name }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } an einem Tisch, Startwert { $seed }
match-base = Fürstentum { $name }, { $players } Personen, Ausgabe { $edition }: jeder Bot in { $games } Partien auf einem Platz unter { $against }, Startwert { $seed }
match-base-table = Fürstentum { $name }, { $players } Personen, Ausgabe { $edition }: { $games } Partien an einem Tisch, Startwert { $seed }
match-with = { $match }, mit { $names }
match-base-solo = Fürstentum { $name }, Solospiel mit Ziel { $target }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } je Bot, Startwert { $seed }: Das Mittel ist die Zahl der belegten Felder, von { $hexes }
match-playing = Spiele laufen
match-bot = Bot
match-mean = Mittel
match-deviation = Streuung
match-error = Fehler
match-wins = Siege (95 %)
match-step = { $higher } gegen { $lower }: { $points } Punkte, Standardfehler { $error } mit denselben Würfeln (sonst { $unpaired })
match-luck-free = ohne das Glück der Würfel: { $points } Punkte, Standardfehler { $error }
match-sanity = Kontrolle allein: { $higher } gegen { $lower } { $points } Punkte, Standardfehler { $error }
match-mirror = Kontrolle an zwei Plätzen: { $higher } gegen { $lower } { $points } Punkte, Standardfehler { $error }

# What dicegame rate prints. rate-points, rate-finished and rate-seen stand before lists, in a column.
rate-title = Fürstentum { $name }: { $word }, Schwierigkeit { $index } ({ $games } Solospiele jedes Bots)
rate-base-title = Fürstentum { $name }: { $word }, Schwierigkeit { $index } ({ $games } Partien zu { $players } mit jedem Bot, Ausgabe { $edition })
rate-base-with = gilt für Partien mit { $names }; leicht, mittel und schwer wurden ohne Erweiterungen gemessen
rate-base-without = gilt für Partien ohne Erweiterungen
rate-base-solo = { $layout } ist ein Fürstentum des Solospiels, das man gewinnt oder verliert; eine Bewertung in Punkten gibt es dafür nicht. dicegame match planner --layout { $layout } --solo sagt, wie oft der Planer gewinnt
rate-base-starts = nach Startburg: { $starts } (Standardfehler { $error })
rate-base-phases = nach Durchgang:
rate-base-tiles = gelegte Plättchen:
rate-base-seats = Plätze in Zugfolge, Punkte über dem Mittel und gewonnene Partien: { $seats } (Standardfehler { $error })
rate-source-areas = Gebiete
rate-source-phases = Durchgänge
rate-source-colors = vollendete Farben
rate-source-livestock = Tiere
rate-source-sales = Verkäufe
rate-source-watchtowers = Wachtürme
rate-source-goods = Waren
rate-source-silver = Silber
rate-source-workers = Arbeiter
rate-source-monasteries = Klöster
rate-bot = { $points } Punkte, Standardfehler { $error }, Streuung { $deviation }; 10 % unter { $low }, die Hälfte unter { $middle }, 90 % unter { $high }
rate-starts = beste Startburg: { $best } ({ $starts }; auf denselben Würfeln, Standardfehler einer Differenz { $error })
rate-points = Punkte:
rate-finished = vollendet:
rate-seen = zu sehen:
rate-predicts = (was man sieht, sagt { $share } der Schwierigkeit neuer Fürstentümer voraus)
rate-of-sales = Verkäufe
rate-of-finished-colors = fertige Farben
rate-of-areas = Gebiete
rate-of-single-hexes = einzelne Felder
rate-of-areas-of-four-and-more = Gebiete ab vier Feldern
rate-of-borders = Grenzen
rate-of-borders-of-castles = Grenzen der Burgen
rate-of-castle-distance = Abstand der Burgen
rate-of-castles-from-the-rim = Abstand der Burgen vom Rand
rate-of-colors-beside-castles = Farben neben Burgen
rate-of-spread = Verteilung

# A bot of one's own: FILE.py:FUNCTION.
own-bot-name = '{ $text }' nennt keine Funktion; erwartet wird DATEI.py:FUNKTION, etwa { $example }
own-bot-no-file = { $file }: diese Datei gibt es nicht
own-bot-no-function = { $file } hat keine Funktion '{ $function }'; erwartet wird def { $function }({ $arguments }): ...
own-bot-syntax = { $file }, Zeile { $line }: { $error }
own-bot-cannot-run = { $file } läuft nicht: { $error }
own-bot-failed = { $bot } ist gescheitert: { $error }
own-bot-in-line = { $error } (Zeile { $line })
own-bot-text = { $bot } hat einen Text zurückgegeben, der kein Zug ist: { $error }
own-bot-returned = { $bot } hat { $value } zurückgegeben; erwartet wird einer der erlaubten Züge oder sein Text
own-bot-illegal = { $bot } wählte { $move }, und das ist nicht erlaubt: { $reason }

# Simulierte Partien, und ein Cluster, der sie spielt.
simulation-too-large = ein Fürstentum mit { $hexes } Feldern ist zu groß für simulierte Partien; sie haben Platz für { $most }
fast-compiling = es wird übersetzt, nur dieses eine Mal: etwa { $seconds } s ...
fast-compiled = übersetzt in { $seconds } s
fast-no-numba = numba fehlt, deshalb werden Spiele etwa hundertmal langsamer simuliert; es wird installiert mit: { $how }
prepare-left = übersetzt wird { $number } von { $total }; noch etwa { $seconds } s
prepare-done = alles ist übersetzt, in { $folder }
prepare-nothing = alles ist übersetzt; es gibt nichts zu tun
fast-behind-left = nebenbei wird noch etwa { $seconds } s übersetzt
fast-behind = übersetzt wird nebenbei für bot:search und den Rückblick, nur dieses eine Mal, etwa { $seconds } s; das Spiel wartet nicht darauf
install-extra = make { $extra } (oder pip install -e '.[{ $extra }]' im Ordner von padgen)
install-extra-pipx = pipx install --force 'padgen-{ $version }-py3-none-any.whl[{ $extra }]', mit der Datei, aus der es installiert wurde
install-extra-pip = pip install 'padgen-{ $version }-py3-none-any.whl[{ $extra }]', mit der Datei, aus der es installiert wurde
fast-extra = hier kann nichts übersetzt werden: numba fehlt; es wird installiert mit: { $how }
fast-not-kept = Maschinencode lässt sich nicht in { $folder } aufheben: Der Ordner ist nicht beschreibbar, also würde jedes Mal neu übersetzt
fast-waiting = ein anderer Prozess übersetzt gerade; warte auf ihn, etwa { $seconds } s ...
cluster-extra = --cluster braucht joblib und Dask; beides wird installiert mit: { $how }
cluster-silent = --cluster { $address }: dort antwortet kein Dask-Scheduler: { $error }
cluster-no-workers = --cluster { $address }: der Scheduler hat keine Worker; dask worker { $address } startet einen
base-numbered = { $name }-{ $number }
base-which-start = auf welchem Feld liegt deine Startburg
heading-take = Sechseckplättchen vom Spielplan nehmen
heading-place = Sechseckplättchen ins Fürstentum legen
heading-turn = Spielzug
heading-black-depot = Das schwarze Depot
heading-buildings = Die Gebäude
heading-workers = Arbeiter
heading-ship = Schiff
heading-tiles = Erweiterungen
heading-white-castles = Die Weißen Burgen
heading-inns = Die Gasthäuser
heading-routes = Die Handelsrouten
heading-shields = Die Schilde
base-players = das Grundspiel ist für 2 bis 4 Personen, nicht für { $players }
base-each-player = alle { $players } Spieler brauchen ein Fürstentum und eine Startburg
base-boards = { $boards ->
        [one] 1 Spielertableau
       *[other] { $boards } Spielertableaus
    } für { $players } Spieler; erwartet wird eines für jeden
base-edition = { $edition }: diese Ausgabe gibt es nicht; erwartet wird { $editions }
base-no-mode = eine Spielart „{ $mode }“ gibt es nicht; erwartet wird solo
base-solo-players = das Solospiel ist für eine Person, nicht für { $players }
base-solo-2011 = in der Schachtel von 2011 gibt es kein Solospiel; lass die Ausgabe weg oder spiele zu zweit oder mehr
base-target = das Ziel des Solospiels liegt bei { $first } bis { $last } Punkten, nicht bei { $target }
base-needs-posts = { $layout } hat { $posts ->
        [0] keine Grenzposten
       *[other] { $posts } Grenzposten
    }; mit Grenzposten braucht jedes Fürstentum { $needed }, wie 11a bis 11f sie haben
base-no-module = eine Erweiterung „{ $name }“ gibt es nicht; erwartet wird: { $names }
base-module-2011 = in der Schachtel von 2011 gibt es keine { $name ->
        [tiles] Zusatzplättchen
        [castles] Weißen Burgen
        [inns] Gasthäuser
        [borders] Grenzposten
        [routes] Handelsrouten
       *[shields] Schilde
    }; lass sie weg oder spiele die Ausgabe von 2019
base-module-solo = das Solospiel spielt man ohne { $name ->
        [tiles] Zusatzplättchen
        [castles] Weiße Burgen
        [inns] Gasthäuser
        [borders] Grenzposten
        [routes] Handelsrouten
       *[shields] Schilde
    }; lass sie weg
base-dice-layout = { $layout } ist ein Plan des Würfelspiels; das Grundspiel braucht einen eigenen, etwa base-1
base-many-hexes = { $layout } hat { $hexes } Felder; spielbar sind höchstens { $most }
base-no-numbers = { $layout } hat Felder ohne Zahl; das Grundspiel braucht auf jedem eine
base-no-castles = { $layout } hat kein Burgfeld für die Startburg
base-start = { $layout }: auf Feld { $hex } kann die Startburg nicht liegen; erwartet wird { $free }
base-no-start = „{ $text }“ ist kein Feld für die Startburg; erwartet wird { $free }
base-no-reading = die Auslegung „{ $name }“ gibt es nicht; erwartet wird: { $names }
base-not-record = keine Aufzeichnung eines Grundspiels; erwartet wird { "{" }"game": "base", "record": { $version }, "edition": ...
base-readings = erwartet wird "readings": eine Tabelle wie { "{" }"tie": "most"{ "}" }
base-record-with = erwartet wird "with": eine Liste wie ["inns", "shields"], "mode": ein Text, "target": eine ganze Zahl, "box": eine Tabelle
base-record-version = eine Aufzeichnung mit Erweiterungen, Modus oder eigener Schachtel hat "record": { $version }
base-event = erwartet wird { "{" }"setup": ...{ "}" }, "deal", "roll", "move" mit "player" und "text" oder "undo" mit "player"
base-not-chance-data = „{ $key }“ ist nicht wie erwartet, etwa { $example }
base-not-chance = „{ $text }“ ist nicht zu lesen; erwartet wird etwa roll 3 5 | 2 2 | 4: die Würfel jedes Spielers, dann der weiße
base-not-a-die = „{ $text }“ steht auf keinem Würfel; erwartet wird 1 bis 6
base-not-removed = „{ $text }“ ist kein Depot mit einem Plättchen; erwartet wird etwa 3 cow-2
base-not-numbers = „{ $text }“ ist keine Reihe von Zahlen; erwartet wird etwa 3+11+7
base-not-a-move = „{ $text }“ ist kein Zug; erwartet wird etwa Würfel 4 nimm Bank aus 3 (? zeigt alle Formen)
base-no-tile = ein Plättchen „{ $text }“ gibt es nicht; erwartet wird ein Name wie { $names }
base-which-tile = „{ $text }“ passt auf mehrere Plättchen: { $names }
base-no-shield = einen Schild „{ $text }“ gibt es nicht; erwartet wird Schild 1 bis Schild { $last }
base-no-part = „{ $text }“ ist kein Teil eines Legens; erwartet wird { $parts }
base-no-move-fits = zu „{ $text }“ passt gerade kein Zug
base-which-move = „{ $text }“ passt auf { $number } Züge; tippe mehr vom Zug
base-no-good = Waren „{ $text }“ gibt es nicht; erwartet wird: { $names }
base-chance-first = zuerst { $what ->
        [setup] kommt der Aufbau: drei Waren für jeden
        [deal] werden die Plättchen und Waren des Durchgangs ausgelegt
       *[other] wird gewürfelt
    }
base-chance-stays = das kam nicht zuletzt, oder es wurde schon gezogen
base-nothing-back = { $name } hat keinen Zug zurückzunehmen: das geht, bis Plättchen, Würfel oder ein anderer Zug kamen
base-other-turn = nicht { $name } ist am Zug, sondern { $due }
base-start-goods = erwartet werden { $goods } Waren für jeden der { $players } Spieler
base-shields = erwartet werden so viele Schilde in den Depots 1 bis 6: { $numbers }; alle verschieden, von 1 bis { $last }
base-no-shields = dieses Spiel hat keine Schilde; lass sie beim Aufbau weg
base-routes = erwartet werden { $each } Karten der Handelsrouten für jede Person; alle verschieden, von 1 bis { $last }
base-no-routes = dieses Spiel hat keine Handelsrouten; lass ihre Karten beim Aufbau weg
base-shield-twice = Schild { $shield } liegt nur einmal in den Depots
base-card-twice = die Karte { $card } gibt es nur einmal
base-no-card = eine Karte „{ $text }“ der Handelsrouten gibt es nicht; erwartet werden Nummern von 1 bis { $last } oder die drei Felder jeder Karte, etwa { $example }
base-unknown-card = keine Karte der Handelsrouten hat die Felder { $text }; wenn deine sie hat, trag alle Karten in eine Schachteldatei ein
base-roll-players = erwartet werden zwei Würfel für jeden der { $players } Spieler und der weiße
base-removed-none = alle Depots sind leer; es geht kein Plättchen
base-removed-missing = es fehlt, welches Plättchen in dieser Runde geht; nenne Depot und Plättchen, etwa 3 cow-2
base-removed = in dieser Runde geht ein Plättchen aus Depot { $depot }; nenne eines, das dort liegt
base-deal-depot = in Depot { $depot } kommen andere Plättchen; erwartet wird: { $colors }
base-deal-black = ins schwarze Depot kommen { $tiles } Plättchen
base-deal-goods = ein Durchgang hat { $goods } Waren
base-none-left = { $left ->
    [0] { $tile } ist nicht mehr übrig: aus der Schachtel von { $edition } lagen schon alle aus
   *[other] zu oft { $tile }: in der Schachtel von { $edition } sind davon nur noch übrig: { $left }
 }
base-no-black-left = { $left ->
    [0] { $tile } mit schwarzer Rückseite ist nicht mehr übrig: aus der Schachtel von { $edition } lagen schon alle aus
   *[other] zu oft { $tile } mit schwarzer Rückseite: in der Schachtel von { $edition } sind davon nur noch übrig: { $left }
 }
base-not-in-box = in der Schachtel von { $edition } gibt es nicht: { $tile }
base-only-black = { $tile } hat eine schwarze Rückseite und liegt nur im schwarzen Depot
base-never-black = { $tile } hat keine schwarze Rückseite und liegt nur in den Depots 1 bis 6
base-no-goods-left = von jeder Farbe gibt es nur { $each } Waren; zu viele sind { $good }
base-before = vor dem Spiel
base-phase = Durchgang { $phase }
base-because = { $what } ({ $rule })
base-not-legal = das geht jetzt nicht
base-owed-action = zuerst kommt die Aktion der Burg: nimm, lege, verkaufe oder Arbeiter, ohne Würfel
base-owed-as-castle = zuerst kommt eine Aktion wie durch eine Burg: nimm, lege, verkaufe oder Arbeiter, ohne Würfel
base-owed-free-castle = zuerst kommt die Aktion der Burg: nimm, lege, verkaufe oder Arbeiter, ohne Würfel; oder durch Schild 11 nimm und ein Schild aus irgendeinem Depot
base-owed-white = zuerst kommt die Aktion der Weißen Burg mit der weißen { $number }: weiß nimm, weiß lege, weiß verkaufe oder weiß Arbeiter
base-owed-place = zuerst kommt das Rathaus: lege und ein gelagertes Plättchen, oder verzichte
base-owed-as-town-hall = zuerst kommt ein Plättchen wie durch ein Rathaus: lege und ein gelagertes, oder verzichte
base-owed-take = zuerst kommt die Wirkung des Gebäudes: nimm, oder verzichte
base-owed-as-take = zuerst kommt die Wirkung, die ein Plättchen bringt: nimm, oder verzichte
base-owed-sell = zuerst kommt das Warenhaus: verkaufe, oder verzichte
base-owed-as-warehouse = zuerst kommt ein Verkauf wie durch ein Warenhaus: verkaufe, oder verzichte
base-owed-load = zuerst kommt das Schiff: lade und ein Depot, oder lade nichts
base-owed-second = zuerst kommt das zweite Depot des Schiffs: lade und eines daneben, oder verzichte
base-owed-keep = zuerst ist zu wählen, welche Waren ins Lager kommen: behalte und eine Farbe
base-owed-throw = das Lager ist voll: zuerst kommt eines der Plättchen darin weg (entferne)
base-owed-discard = Schild 4 ist weg: zuerst { $number ->
        [one] kommt 1 Plättchen
       *[other] kommen { $number } Plättchen
    } aus dem Lager weg (entferne)
base-owed-use = zuerst kommt der Kran: nutze und ein Gebäude, dessen Wirkung du willst, oder verzichte
base-owed-gather = zuerst kommt Schild 5: sammle und eine Farbe von Waren, oder verzichte
base-owed-from = zuerst kommt ein Plättchen, das direkt aus { $place ->
        [black] dem schwarzen Depot
       *[depots] den Depots 1 bis 6
    } ins Fürstentum geht: lege ... aus ... auf ...{ $may ->
        [yes] , oder verzichte
       *[no] { "" }
    }
base-owed-tribute = zuerst kommt der Tribut für Schild { $shield }: { $means ->
        [silver] zahle Silber
        [worker] zahle Arbeiter
       *[silverworker] zahle Silber, zahle Arbeiter
    } oder gib auf
base-owed-copy = zuerst kommt Schild 6: kopiere Spieler und die Nummer der Person, deren Klöster auch für dich wirken sollen
base-owed-parts = zuerst ist zu wählen, was zuerst kommt: { $parts }
base-owed-exchange = zuerst kommt der Tausch: gib fünf Waren für ein Plättchen des schwarzen Depots mit tausche und dem Plättchen, oder verzichte
base-owed-give = von den fünf Waren { $left ->
        [one] fehlt noch 1
       *[other] fehlen noch { $left }
    }: gib und eine Farbe
base-owed-add = der Zähler steht auf { $counter } von { $target }: kaufe Punkte für je ein Silber mit plus 1{ $most ->
        [one] { "" }
       *[other] { " " }bis plus { $most }
    }, oder verzichte
base-buy-later = jetzt kann nichts gekauft werden: { $first }
base-hire-later = jetzt können keine Arbeiter gekauft werden: { $first }
base-hire-28 = nur mit Kloster 28 kann man Arbeiter kaufen
base-not-own-turn = am Ende des Durchgangs wird nichts gekauft; kaufe in deinem eigenen Zug
base-no-die-needed = diese Aktion kommt von einer Wirkung und braucht keinen Würfel; „Würfel“ und die Zahl entfallen
base-say-white = das ist die Aktion der Weißen Burg: sag weiß davor (sie gilt als { $number })
base-white-die = die Aktion der Weißen Burg benutzt die weiße { $number }, keinen eigenen Würfel: sag weiß
base-no-white = der weiße Würfel gilt nur, wenn gerade eine Weiße Burg gelegt wurde; nenne einen eigenen, etwa Würfel 4 ...
base-needs-die = keine Wirkung gibt diese Aktion; nenne den Würfel, etwa Würfel 4 ...
base-no-such-die = kein freier Würfel zeigt { $die }
base-dice-used = beide Würfel sind benutzt; kaufe ein Plättchen oder beende den Zug mit fertig
base-dice-left = vor dem Ende des Zugs müssen beide Würfel benutzt sein
base-no-throw = jetzt muss nichts weg
base-no-load = jetzt lädt kein Schiff
base-no-keep = alle Waren haben jetzt ihren Platz
base-no-skip = es gibt keine Wirkung, die entfallen kann
base-must-place = in diesem Spiel muss ein Plättchen gelegt werden (Auslegung shield-14=must)
base-no-use = nutze gilt für einen Kran, der gerade gelegt wurde; jetzt gibt es keinen
base-use-white-castle = ein Kran kann eine Weiße Burg nur nutzen, wenn mit Weißen Burgen gespielt wird
base-use-building = ein Kran nutzt die Wirkung eines Gebäudes; keines ist: { $tile }
base-use-nothing = { $tile } kann jetzt nichts bewirken; wähle ein anderes Gebäude, oder verzichte
base-no-gather = Waren sammelt man mit Schild 5, wenn gerade ein Schiff gelegt wurde
base-gather-none = in keinem Depot liegen Waren dieser Farbe: { $good }
base-gather-full = diese Waren passen nicht: { $good }; drei andere Farben sind im Lager
base-no-place-from = direkt aus einem Depot geht ein Plättchen nur durch Schild 14 oder 15 am Ende eines Durchgangs ins Fürstentum, und im Solospiel, wenn eine Farbe vollständig ist; nimm es erst, dann lege es
base-from-black = jetzt kommt das Plättchen aus dem schwarzen Depot, etwa lege Bank aus schwarz auf 12
base-from-depots = jetzt kommt das Plättchen aus den Depots 1 bis 6, etwa lege Bank aus 3 auf 12
base-no-tribute = jetzt ist kein Tribut fällig; er wird am Ende eines Durchgangs verlangt
base-tribute-order = jetzt ist der Tribut für Schild { $shield } fällig; Schild 3 kommt zuerst, die anderen nach ihrer Nummer
base-tribute-3 = nur mit Schild 3 kann Tribut in Arbeitern gezahlt werden; zahle Silber oder gib den Schild auf
base-without-shields = in diesem Spiel gibt es keine Schilde
base-shield-no-action = diese Aktion kann keinen Schild nehmen; nur die einer dunkelgrünen Burg kann es, mit Schild 11
base-shield-both-dice = ein Schild braucht beide Würfel; beide müssen noch frei sein
base-shield-dice = einen Schild nimmt man mit beiden Würfeln: tippe Würfel nimm Schild { $shield } aus { $depot }
base-shield-not-there = Schild { $shield } liegt nicht in Depot { $depot }, { $other ->
        [0] auch in keinem anderen
       *[other] sondern in Depot { $other }
    }
base-shield-not-held = Schild { $shield } liegt auf keiner deiner Burgen und kann nicht ersetzt werden
base-shield-no-castle = jede deiner Burgen trägt einen Schild; sag, welcher geht, etwa nimm Schild { $shield } aus { $depot } für Schild { $held }
base-few-for-double = um aus beiden Würfeln eine { $number } zu machen, braucht es { $needed } Arbeiter; da sind { $workers }
base-set-16 = nur mit Schild 16 kann ein Würfel gestellt werden
base-set-once = Schild 16 stellt einen Würfel in jedem Zug; das ist schon geschehen
base-set-used = beide Würfel sind benutzt; Schild 16 stellt einen freien
base-set-same = dieser Würfel zeigt schon eine { $die }
base-copy-6 = nur mit Schild 6 können die Klöster einer anderen Person kopiert werden
base-copy-once = Schild 6 kopiert schon Spieler { $player }; die Wahl bleibt
base-copy-nobody = einen Spieler { $player } gibt es nicht; erwartet wird 1 bis { $players }, in der Reihenfolge zu Beginn
base-copy-self = Schild 6 kopiert eine andere Person, nicht dich selbst
base-no-exchange = Waren tauscht man nur im Solospiel und gleich nach einem Schiff gegen ein Plättchen des schwarzen Depots, fünf für eines
base-no-give = jetzt sind keine Waren abzugeben
base-give-order = Waren gibt man in der Reihenfolge der Farben ab: { $good } kommt vor { $last }
base-give-few = ab { $good } sind es zu wenige Waren: { $left ->
        [one] 1 fehlt
       *[other] { $left } fehlen
    } noch, in der Reihenfolge der Farben; beginne mit einer früheren Farbe
base-no-add = Punkte kauft man nur im Solospiel, gleich nachdem es Punkte gab
base-add-many = { $points } ist zu viel: zum Ziel { $missing ->
        [one] fehlt 1 Punkt
       *[other] fehlen { $missing } Punkte
    }
base-no-first = jetzt gibt es keine Reihenfolge zu wählen; das wird im Solospiel gefragt, wenn ein Plättchen mehreres bringt
base-first-closed = „{ $part }“ ist jetzt nicht offen; erwartet wird { $open }
base-no-depot = Depot { $depot } gibt es nicht; erwartet wird 1 bis 6
base-not-in-depot = { $tile } liegt nicht in Depot { $depot }
base-not-in-black = { $tile } liegt nicht im schwarzen Depot
base-take-black = Plättchen aus dem schwarzen Depot werden gekauft, nicht genommen
base-take-color = dieses Gebäude nimmt { $tile } nicht
base-not-stored = { $tile } liegt nicht im Lager
base-hex-filled = auf Feld { $hex } liegt schon ein Plättchen
base-hex-color = { $tile } kann nicht auf Feld { $hex } liegen; es ist für: { $color }
base-not-beside = Feld { $hex } liegt neben keinem Plättchen
base-town = die Stadt von Feld { $hex } hat schon ein Gebäude dieser Art: { $tile }
base-inn-area = das Gebiet von Feld { $hex } hat schon ein Gasthaus, auf Feld { $other }; jedes Gebiet darf eines bekommen
base-no-goods = keine Waren im Lager sind { $good }
base-few-workers = um aus der { $die } eine { $number } zu machen, braucht es { $needed } Arbeiter; da sind { $workers }
base-bought = in einem Zug kann nur ein Plättchen gekauft werden
base-buy-anywhere = nur mit Kloster 6 kann aus den Depots 1 bis 6 gekauft werden
base-no-inn = neben dem schwarzen Depot liegt kein Gasthaus
base-inn-beside = Gasthäuser liegen nur neben dem schwarzen Depot; kaufe eines mit kaufe Gasthaus
base-buy-workers = nur mit Kloster 6 kann für Arbeiter gekauft werden
base-buy-2011 = in der Ausgabe von 2011 wird nur für Silber gekauft
base-few-silver = das kostet { $price } Silber; da { $have ->
        [0] ist keines
       *[other] ist { $have }
    }
base-few-price = das kostet { $price } Arbeiter; da sind { $have }
base-no-room = das Lager ist voll, und in diesem Spiel braucht ein Kauf einen freien Platz
base-load-beside = das zweite Depot muss neben Depot { $depot } liegen
base-load-none = jedes Depot gibt etwas her; wähle eines
base-load-full = aus Depot { $depot } passt nichts: drei Farben sind im Lager
base-load-empty = in Depot { $depot } sind keine Waren
base-keep = { $good } geht nicht: die Farbe muss neu sein und in Depot { $depot } liegen
base-sold = In Durchgang { $phase } verkauft: { $good }
base-herd = { $tile } auf Feld { $hex }, Durchgang { $phase }
base-watchtower = { $tile } auf Feld { $hex }, Durchgang { $phase }
base-no-bot = für das Grundspiel gibt es keinen Bot „{ $name }“; erwartet wird: { $names }
base-because-points = { $change } Punkte sofort
base-because-areas = { $change } begonnene Gebiete und Farben
base-because-store = { $change } Plättchen im Lager
base-because-monasteries = { $change } Klöster
base-because-goods = { $change } Waren zum Verkaufen
base-because-means = { $change } Silber, Arbeiter, Minen, Platz auf der Brücke
base-because-market = { $change } was die Lager noch bieten
base-because-modules = { $change } Wappen, Handelswege, Grenzposten und andere Erweiterungen
base-because-nothing = keine große Änderung
base-because-finishes = vollendet { $color ->
       *[building] die Stadt
        [livestock] die Weide
        [mine] die Minen
        [ship] den Fluss
        [monastery] die Klöster
        [castle] die Burgen
    } mit Feld { $hex }: { $points } + { $bonus } Punkte
base-because-color = vollendet { $what }: { $points } Punkte
base-all = { $color ->
       *[building] alle Städte
        [livestock] alle Weiden
        [mine] alle Minen
        [ship] alle Flüsse
        [monastery] alle Klöster
        [castle] alle Burgen
    }
base-because-herd = wertet die Herde: { $points } Punkte
base-because-sale = verkauft für { $points } Punkte
base-because-watchtower = Wachturm: { $points } Punkte
base-because-ship = behält ein Schiff für Lager { $depot } (Waren dort: { $goods })
base-because-keeps = behält { $tile } für Feld { $hex } (Zahl { $die })
base-because-later = behält { $tile } für später
base-because-placed = für Feld { $hex }, noch in diesem Zug
base-because-next = weiter: { $moves }
base-because-begun = noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
    }, dann ist { $color ->
       *[building] die Stadt mit Feld { $hex } vollendet
        [livestock] die Weide mit Feld { $hex } vollendet
        [mine] das Minengebiet mit Feld { $hex } vollendet
        [ship] der Fluss mit Feld { $hex } vollendet
        [monastery] das Klostergebiet mit Feld { $hex } vollendet
        [castle] das Burggebiet mit Feld { $hex } vollendet
    }
base-because-move = { $move ->
        [take] ein Plättchen für diesen Zug oder später
        [place] seine Wirkung hilft jetzt
        [sell] Silber zum Einkaufen
        [workers] Arbeiter ändern später Würfelzahlen
        [throw] schafft Platz im Lager
        [load] Waren, um sie später zu verkaufen
        [keep] Waren, um sie später zu verkaufen
        [hire] Arbeiter für Silber
        [use] die Wirkung dieses Gebäudes hilft jetzt
        [shield] Punkte am Ende, und bis dahin seine Wirkung
        [set] der Würfel passt so besser
        [copy] diese Klöster helfen am meisten
        [gather] Waren, um sie später zu verkaufen
        [place-from] ein Plättchen ohne Würfel
        [pay] das Wappen ist mehr wert
        [pay-worker] das Wappen ist mehr wert
        [give-up] das Silber ist mehr wert als das Wappen
        [exchange] ein Plättchen, das auf jedes Feld passt
        [give] die Farbe, die am wenigsten hilft
        [add] das Ziel rückt näher
        [first] was es bringt, hilft beim Rest
        [skip] nichts davon hilft jetzt
       *[end] in diesem Zug ist nichts Besseres mehr übrig
    }
base-search-plain = geplant ohne Weiterspielen: der kompilierte Code ist nicht bereit
play-no-option = dieses Spiel hat keine Option { $option }; es hat { $options }
play-other-game = das Spiel auf diesem Fürstentum hat diese Option nicht
play-no-reading = eine Lesart '{ $name }' gibt es in diesem Spiel nicht; docs/base-game.md nennt die des Grundspiels
replay-legal-json = --legal braucht --json
bound-needs-fast = der Rückblick auf ein Grundspiel spielt Tausende Partien; { $how }
bound-base-nothing = { $name }: keiner von { $turns } Zügen hat sicher Punkte gekostet, verglichen mit den besten des Planers
bound-base = { $name }: die teuersten von { $turns } Zügen, nach Partien mit gleicher Zukunft
bound-base-turn = Durchgang { $phase }, Runde { $round }: { $turn }; besser um { $points } Punkte (Standardfehler { $error }): { $better }
base-deal-phase = der nächste Durchgang ist { $phase }
base-no-phase = „{ $text }“ ist kein Durchgang; erwartet wird A bis E
base-heading = Die Burgen von Burgund, { $edition }
base-starts-from = { $name } spielt auf { $layout } und beginnt auf { $castle }
base-help =
    Tippe die Nummer eines Zugs oder den Zug selbst; der Würfel kann entfallen, wo
    nur einer passt:
      Würfel 4 nimm Bank aus 3   Würfel 4 lege Schiff auf 12   Würfel 4 verkaufe rot
      Würfel 4 Arbeiter          kaufe Bank                    fertig
      mit Kloster 6 auch: kaufe Bank aus 3, kaufe Bank aus 3 für Arbeiter
    Wirkungen fragen weiter: nimm Bank aus 3, lege Schiff auf 12, verkaufe rot,
    Arbeiter, lade 2, lade nichts, behalte rot, entferne Bank, verzichte. Wörter
    darf man kürzen (n b 3), Plättchen nennen wie auf dem Tableau; nimm Schiff
    zeigt die Züge, die so beginnen. Englische Wörter gehen auch.
      plättchen 17, plättchen rath   was ein Plättchen bewirkt
base-help-tiles = Zusatzplättchen: nutze Bank (Kran), kaufe Arbeiter (Kloster 28).
base-help-castles = Weiße Burgen: weiß nimm Bank aus 3, weiß lege Schiff auf 12, weiß verkaufe rot, weiß Arbeiter.
base-help-inns = Gasthäuser: kaufe Gasthaus, Würfel 4 lege Gasthaus auf 12.
base-help-borders = Grenzposten: nichts zu tippen; eine Kette von Plättchen verbindet sie.
base-help-routes = Handelsrouten: ein Bonus fragt wie ein Gebäude (nimm, lege, verkaufe, verzichte); plättchen handelsroute erklärt alle.
base-help-shields = Schilde: Würfel nimm Schild 7 aus 5, und für Schild 3, um einen zu ersetzen. Durch sie: stelle Würfel 4 auf 6, kopiere Spieler 2, sammle rot, lege Bank aus 3 auf 12; am Ende eines Durchgangs zahle Silber für Schild 7, zahle Arbeiter für Schild 7, gib auf Schild 7. s7 ist kurz für Schild 7; plättchen s7 erklärt ihn.
base-help-solo = Das Solospiel: zuerst Wirkung, zuerst Gebiet oder zuerst Farbe, wo du die Reihenfolge wählst; plus 2 kauft Punkte; tausche Burg und gib rot für fünf Waren; lege Mine aus schwarz auf 12 für eine vollständige Farbe; verzichte.
base-legend = B4 12 ist Feld 12, für ein Gebäude, mit der Zahl 4; ein Stern: etwas aus dem Lager passt jetzt dorthin. B Gebäude, G Tiere, M Mine, S Schiff, K Kloster, C Burg. Waren: für jede eine Ziffer, die Zahl des Würfels, der sie verkauft: 1 türkis, 2 lila, 3 rosa, 4 rot, 5 braun, 6 orange; danach: die der nächsten Runden.
base-legend-bonus = Bonus: B5 gibt dem 5 Punkte, der als Nächstes alle B-Felder belegt.
base-start-help = Tippe die Nummer eines Burgfelds. Eine Burg mit vielen Nachbarn lässt mehr Auswahl; sie selbst gibt weder Punkte noch eine Aktion. B4 12 ist Feld 12, für ein Gebäude, mit der Zahl 4: B Gebäude, G Tiere, M Mine, S Schiff, K Kloster, C Burg.
base-chance-help = Tippe, was auf dem Tisch liegt: Würfel mit ihren Augen, Waren mit ihrer Farbe (oder der Zahl des Würfels, der sie verkauft), Plättchen mit ihrem Namen (Bank, Rathaus, Kuh 4) oder wie auf dem Tableau (rath, kuh4), ein Kloster auch mit seiner Nummer. Die Reihenfolge im Depot ist gleich. Wortanfänge genügen, wenn nur eines passt. Mit Handelsrouten zeigt plättchen handelsroute die Karten und unsere Nummern.
base-time = Durchgang { $phase }, Runde { $round }/5, weiß { $white }
base-black = Schwarzes Depot: { $tiles }
base-round-goods = Waren danach: { $goods }
base-table = Danach: { $goods }; Bonus: { $bonus }; Brücke: { $bridge }
base-hex-number = Feld { $hex }
base-complete = Alle { $color ->
       *[building] Gebäude
        [livestock] Tiere
        [mine] Minen
        [ship] Schiffe
        [monastery] Klöster
        [castle] Burgen
    }, Durchgang { $phase }: { $size ->
        [large] großer Bonus
       *[small] kleiner Bonus
    }
base-depot = Depot { $depot }: { $tiles }; Waren: { $goods }
base-depot-tiles = { $depot }: { $tiles }
base-hex = { $hex } (Zahl { $die }) { $tile }
base-empty = leer
base-area = { $color }: { $hexes }
base-player-own = { $place }. { $name } { $points }: Würfel { $dice }; { $silver } Silber, { $workers } Arbeiter; Lager: { $store }; Waren: { $goods }; verkauft: { $sold }
base-player = { $place }. { $name } { $points }: Würfel { $dice }; { $silver } Silber, { $workers } Arbeiter; Lager { $store }; Waren { $goods }
base-short-warehouse = waren
base-short-watchtower = wacht
base-short-carpenter = schre
base-short-church = kirch
base-short-market = markt
base-short-boarding-house = pensi
base-short-bank = bank
base-short-town-hall = rath
base-short-ship = schif
base-short-mine = mine
base-short-castle = burg
base-short-crane = Kran
base-short-white-castle = wBurg
base-short-goose = Gans
base-short-inn = Gasth
base-short-face-down = verd
base-short-cow = kuh
base-short-sheep = schf
base-short-pig = schw
base-short-goat = zieg
base-short-chicken = huhn
base-short-monastery = kl
base-points-for = +{ $points } { $source }
base-source-areas = Gebiet
base-source-phases = Durchgang
base-source-livestock = Tiere
base-source-sales = Punkte
base-source-watchtowers = Wachturm
base-source-posts = Grenzposten
base-source-routes = Handelsroute
base-change = { $signed } { $what ->
        [silver] Silber
        [workers] Arbeiter
       *[goods] { $number ->
            [one] Ware
           *[other] Waren
        }
    }
base-copied = die Klöster von { $name } wirken auch für dich
base-counter = Zähler { $counter } von { $target }
base-target-reached = Ziel erreicht: eine Aktion, und das nächste Ziel ist { $target }
base-at-end = { $shield } am Ende { $signed }{ $kept ->
        [yes] , wenn er bleibt
       *[no] { "" }
    }
base-which-die = das können mehrere Würfel: sag Würfel { $dice }
base-enter-goes-on = Enter geht weiter
base-ask-goods = Die drei Waren von { $name } (etwa rot rot rosa)
base-ask-shields = Schilde in Depot { $depot } ({ $number ->
        [one] 1, etwa 7
       *[other] { $number }, etwa 7 12
    })
base-ask-route = Die { $cards } Karten der Handelsroute von { $name } von links nach rechts: unsere Nummern oder die Felder, etwa { $example }
base-ask-removed = Das Plättchen, das sein Depot verlässt (Enter: das erste nach dem weißen Würfel)
base-ask-removed-tile = Das Plättchen, das Depot { $depot } verlässt (Enter: { $tile })
base-ask-removed-none = Alle Depots sind leer, es geht kein Plättchen (Enter)
base-ask-dice = Würfel von { $names }, dann der weiße (etwa { $example })
base-ask-depot = Plättchen in Depot { $depot } ({ $colors })
base-ask-black = { $tiles } Plättchen im schwarzen Depot
base-ask-round-goods = Die fünf Waren des Durchgangs, der Reihe nach
base-count = erwartet werden { $expected }, nicht { $found }
base-rolled = Gewürfelt: { $dice }, weiß { $white }.
base-dealt = Durchgang { $phase } beginnt: neue Plättchen und Waren.
base-own-goods = { $name } { $goods }
base-goods-given = Waren zu Beginn: { $goods }.
base-explained = { $tile }: { $what }
base-explain-typed = Tippe zum Beispiel: { $words }
base-explain-warehouse = beim Legen darfst du alle Waren einer Farbe deiner Wahl verkaufen, ohne Würfel.
base-explain-watchtower = beim Legen: 4 Punkte.
base-explain-carpenter = beim Legen darfst du ein Gebäude aus den Depots 1 bis 6 ins Lager nehmen.
base-explain-church = beim Legen darfst du eine Mine, ein Kloster oder eine Burg aus den Depots 1 bis 6 ins Lager nehmen.
base-explain-market = beim Legen darfst du ein Schiff oder ein Tierplättchen aus den Depots 1 bis 6 ins Lager nehmen.
base-explain-boarding-house = beim Legen: 4 Arbeiter.
base-explain-bank = beim Legen: 2 Silber.
base-explain-town-hall = beim Legen darfst du sofort ein weiteres Plättchen beliebiger Farbe aus dem Lager legen; die Zahl seines Felds spielt keine Rolle.
base-explain-ship = beim Legen: lade alle Waren eines Depots, höchstens drei Farben im Ganzen, und rücke auf der Brücke ein Feld vor.
base-explain-mine = am Ende jedes Durchgangs 1 Silber.
base-explain-castle = beim Legen: noch eine Aktion, wie mit einem Würfel beliebiger Zahl.
base-explain-crane = beim Legen darfst du die Wirkung eines beliebigen Gebäudes nutzen. Am Ende zählt er für deine Klöster als ein Gebäude deiner Wahl.
base-explain-white-castle = beim Legen: noch eine Aktion mit der Zahl des weißen Würfels; Arbeiter dürfen sie ändern. { $any ->
        [yes] Eine Stadt darf mehrere haben.
       *[no] Eine Stadt darf eine haben.
    } (Wie viele eine schwarze Rückseite haben, ist unsicher: nur eine Quelle. Sieh in deiner Schachtel nach.)
base-explain-inn = liegt neben dem schwarzen Depot und kostet 2 Silber; keine Wirkung nimmt eines. Es passt auf jedes leere Feld, eines in jedes Gebiet, und sein Gebiet zählt, wenn es vollständig ist, ein Feld mehr.
base-explain-face-down = ein Plättchen des schwarzen Depots für fünf Waren, im Solospiel. Es passt auf ein Feld jeder Farbe und füllt es, ohne weitere Wirkung.
base-explain-livestock = beim Legen: { $number } Punkte und die jedes Plättchens dieser Art ({ $animal }), das schon auf dieser Weide liegt.
base-explain-goose = beim Legen: 2 Punkte und die der einen anderen Tierart auf dieser Weide, die am meisten gibt. Jedes Tierplättchen, das später dort liegt, gibt 2 Punkte mehr.
base-explain-shield = { $effect } { $points } Punkte am Ende. Tribut: 1 Silber am Ende jedes Durchgangs.
base-explain-shield-1 = Für Tiere gelten alle deine Weiden als eine.
base-explain-shield-2 = Wenn andere Arbeiter bekommen, bekommst du { $reading ->
        [once] jedes Mal einen.
       *[each] ebenso viele.
    }
base-explain-shield-3 = Tribut kann auch in Arbeitern gezahlt werden, auch für diesen Schild.
base-explain-shield-4 = Du kannst beliebig viele Plättchen lagern (hier bis zu 12).
base-explain-shield-5 = Wenn du ein Schiff legst, darfst du alle Waren einer Farbe aus allen Depots sammeln.
base-explain-shield-6 = Du wählst einmal eine Person: deren Klöster wirken auch für dich, auch am Ende. Zu zweit ist es sofort die andere.
base-explain-shield-7 = Bonusplättchen, die du von nun an bekommst, zählen doppelt.
base-explain-shield-8 = Deine Minen geben doppelt Silber.
base-explain-shield-9 = Ein Verkauf gibt 1 Silber für jede Ware{ $reading ->
        [tiles] , mit Kloster 3 nicht mehr.
       *[plus] , mit Kloster 3 noch eines dazu.
    }
base-explain-shield-10 = Am Ende zählen deine Klöster, die Punkte geben, doppelt.
base-explain-shield-11 = Wenn du eine dunkelgrüne Burg legst, darf ihre Aktion einen Schild aus irgendeinem Depot nehmen.
base-explain-shield-12 = Verkaufte Waren geben doppelt Punkte.
base-explain-shield-13 = Am Ende zählen alle deine Schilde doppelt, auch dieser.
base-explain-shield-14 = Am Ende jedes Durchgangs { $reading ->
        [must] legst du
       *[may] darfst du
    } ein Plättchen direkt aus den Depots 1 bis 6{ $reading ->
        [must] { "" }
       *[may] { " " }legen
    }, mit seiner Wirkung; die Zahl des Felds spielt keine Rolle.
base-explain-shield-15 = Am Ende jedes Durchgangs { $reading ->
        [must] legst du
       *[may] darfst du
    } ein Plättchen direkt aus dem schwarzen Depot{ $reading ->
        [must] { "" }
       *[may] { " " }legen
    }, mit seiner Wirkung; die Zahl des Felds spielt keine Rolle.
base-explain-shield-16 = Einmal in deinem Zug darfst du einen freien Würfel auf eine beliebige Zahl stellen.
base-explain-shield-17 = Gebiete, die du vollendest, zählen wie das nächstgrößere.
base-explain-shield-18 = Du darfst Plättchen auf jedes leere Feld legen, nicht nur neben andere; Farbe und Zahl gelten wie sonst.
base-explain-route = Eine Handelsroute: jede verkaufte Ware kommt auf das nächste Feld, von links; hat sie dessen Farbe, kommt sofort sein Bonus. Was auf den Karten steht, ist wahrscheinlich (eine Quelle, nach Fotos). Die Regel erklärt die Boni nicht; so lesen wir die Bilder:
base-explain-cards = Unsere Nummern der Karten: { $cards }.
base-explain-card = { $card }: { $a }{ $x } { $b }{ $y } { $c }{ $z }
base-explain-route-building = Gebäude: du darfst ein Gebäude aus den Depots 1 bis 6 nehmen, wie durch eine Schreinerei.
base-explain-route-church = Kirche: du darfst eine Mine, ein Kloster oder eine Burg aus den Depots 1 bis 6 nehmen.
base-explain-route-market = Markt: du darfst ein Schiff oder ein Tierplättchen aus den Depots 1 bis 6 nehmen.
base-explain-route-place = legen: { $reading ->
        [take] du darfst irgendein Plättchen aus den Depots 1 bis 6 nehmen.
       *[place] du darfst ein gelagertes Plättchen legen, wie durch ein Rathaus.
    }
base-explain-route-sell = verkaufen: du darfst Waren einer Farbe verkaufen, wie durch ein Warenhaus.
base-explain-route-action = Aktion: noch eine Aktion, wie mit einem Würfel beliebiger Zahl.
base-explain-route-workers = Arbeiter: 4 Arbeiter.
base-explain-route-silver = Silber: 2 Silber.
base-explain-route-points = Punkte: 4 Punkte.
base-explain-for-building = am Ende 4 Punkte für jedes davon in deinem Fürstentum: { $building }.
base-explain-m1 = in deinen Städten dürfen von nun an mehrere Gebäude einer Art stehen.
base-explain-m2 = jede Mine gibt am Ende eines Durchgangs auch einen Arbeiter.
base-explain-m3 = ein Verkauf, auch durch ein Warenhaus, gibt 2 Silber statt 1.
base-explain-m4 = ein Verkauf, auch durch ein Warenhaus, gibt auch einen Arbeiter.
base-explain-m5 = ein Schiff darf auch ein Depot neben dem ersten laden.
base-explain-m6 = der eine Kauf eines Zugs darf aus jedem Depot kommen{ $edition ->
        [2011] .
       *[other] , auch für 2 Arbeiter statt 2 Silber.
    }
base-explain-m7 = wenn du Tiere legst, gibt jedes gewertete Plättchen einen Punkt mehr.
base-explain-m8 = ein Arbeiter ändert einen Würfel um bis zu 2.
base-explain-m9 = ein Würfel, der ein Gebäude legt, darf umsonst um 1 geändert werden.
base-explain-m10 = ein Würfel, der ein Schiff oder Tiere legt, darf umsonst um 1 geändert werden.
base-explain-m11 = ein Würfel, der eine Burg, eine Mine oder ein Kloster legt, darf umsonst um 1 geändert werden.
base-explain-m12 = ein Würfel, der ein Plättchen aus einem Depot nimmt, darf umsonst um 1 geändert werden.
base-explain-m13 = die Aktion Arbeiter gibt auch ein Silber, eine Pension nicht.
base-explain-m14 = die Aktion Arbeiter gibt 4 Arbeiter statt 2, eine Pension nicht mehr als sonst.
base-explain-m15 = am Ende { $points } Punkte für jede Farbe verkaufter Waren.
base-explain-m24 = am Ende 4 Punkte für jede Tierart in deinem Fürstentum.
base-explain-m25 = am Ende 1 Punkt für jede verkaufte Ware.
base-explain-m26 = am Ende { $points } Punkte für jedes Bonusplättchen, groß oder klein.
base-explain-m27 = deine Figur liegt in ihrem Stapel auf der Brücke immer oben, sofort und später. Schild 6 kopiert das { $copied ->
        [yes] auch
       *[no] nicht
    }.
base-explain-m28 = in deinem Zug kauft 1 Silber 2 Arbeiter, beliebig oft; das ist nicht der eine Kauf des Zugs.
base-explain-m29 = am Ende 4 Punkte für jedes davon in deinem Fürstentum: { $building } (wahrscheinlich; sieh auf deinem Plättchen nach).
base-explain-solo-ship = beim Legen: lade alle Waren eines Depots, beliebig viele Farben; alle anderen Waren kommen aus dem Spiel. Dann darfst du fünf Waren gegen ein Plättchen des schwarzen Depots tauschen, das verdeckt in dein Lager kommt.
base-explain-solo-for-building = beim Legen 4 Punkte für jedes davon in deinem Fürstentum: { $building }.
base-explain-solo-m15 = beim Legen { $points } Punkte für jede Farbe bisher verkaufter Waren.
base-explain-solo-m24 = beim Legen 4 Punkte für jede Tierart in deinem Fürstentum.
base-explain-solo-m25 = beim Legen 1 Punkt für jede bisher verkaufte Ware.
base-explain-solo-m26 = beim Legen { $points } Punkte für jede bisher vollständige Farbe.
base-group = { $number } Züge
base-good = { $count } { $good } ({ $die })
score-by-tie-break = nach Gleichstand: { $what }
base-because-time = { $change } durch die Zeit
base-start-advice = Für Neulinge: { $castle } hat die meisten Nachbarn.
base-asked = → { $what }
base-buy-both = ein Silber und ein Arbeiter zusammen kaufen nichts; dafür bräuchte dieses Spiel die Auslegung payment=mixed
# Erweiterungen, Solospiel und Schachtel: wie ein Spiel gewählt wird, und warum manche nicht gehen.
play-no-team = das Teamspiel geht nicht: keine Quelle zeigt die Pläne 12a und 12b, und Regeln für zwei Fürstentümer eines Teams, auch für eigene, gibt es hier noch nicht
play-target-solo = das Ziel gehört zum Solospiel; ergänze --solo
play-no-expansion = eine Erweiterung „{ $name }“ gibt es nicht; erwartet wird { $names }
play-with-and-without = { $name } steht in --with und in --without; lass es in einem davon weg
base-only-solo = { $layout } ist ein Fürstentum des Solospiels, für eine Person; spiel es mit --solo, oder wähl ein anderes
base-solo-board = das Solospiel braucht ein Fürstentum aus Inseln wie base-13a oder base-13b; { $layout } ist keines
base-boards-random = zufällige und gewählte Fürstentümer gehen nicht zusammen; lass eins von beiden weg
box-fact = { $key }: erwartet { $expected }, etwa { $example }
box-file = Datei der Schachtel
box-white-castles = die weißen Burgen unter den Gebäuden und unter den Plättchen mit schwarzer Rückseite, zusammen 8
box-monastery-29 = "monastery" oder "black", die Rückseite dieses Plättchens
box-routes = die 12 Karten der Handelsrouten mit je drei Feldern: die Zahl einer Ware und building, church, market, place, sell, action, workers, silver oder points
box-removal = für die Depots 1 bis 6 die Farben der beiden Plättchen des Solospiels, zuerst das, das zuerst geht
base-with = Es gelten: { $modules }
base-solo-setup = Das Solospiel: Füll alle Felder in 25 Runden; die erste Aktion gibt es bei { $target } Punkten
base-likely = { $layout }: { $surety ->
        [weak] dieses Fürstentum ist nur schwach belegt; vergleich es mit deinem Plan
       *[likely] dieses Fürstentum ist wahrscheinlich, aber nicht sicher so; vergleich es mit deinem Plan
    }
base-facts-castles = Wie sich die weißen Burgen verteilen, ist schwach belegt: { $building } unter den Gebäuden, { $black } mit schwarzer Rückseite; --box FILE ändert es
base-facts-routes = Die Karten der Handelsrouten sind wahrscheinlich, aber nicht sicher so; --box FILE ändert sie
base-facts-removal = Welches Plättchen eines Depots zuerst geht, ist für Depot 1 wahrscheinlich und für die anderen schwach belegt; --box FILE ändert es
module-tiles = Zusatzplättchen
module-castles = weiße Burgen
module-inns = Gasthäuser
module-borders = Grenzposten
module-routes = Handelsrouten
module-shields = Schilde

# Erweiterungen und Solospiel auf dem Bildschirm. Überschriften und Buchstaben sind kurz, weil sie in Spalten stehen.
base-head = { $time }; { $what }
base-modules-all = alle Erweiterungen
base-modules-but = alles ohne { $names }
base-solo-stands = { $points } von { $target } Punkten, noch { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } und { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }
base-rivers = Flüsse: { $pairs }
base-phase-end = Ende von Durchgang { $phase }
base-coming = Bonus { $bonus }, dann { $goods }
base-inns = { $line }; Gasthäuser { $inns }
base-depot-shields = Depot { $depot }: Schilde { $shields }
base-post = Grenzposten { $post }: Felder { $hexes }
base-leaves = Als Nächstes geht je Depot: { $tiles }
base-shields-held = Schilde { $shields } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, freie Burgen: { $free })
base-posts-joined = Posten { $posts }
base-tribute-soon = Bald Tribut, in Silber: { $players }
base-tribute-of = { $name } ({ $silver })
base-tribute-asked = Tribut von { $name } für Schild { $shield }: { $pays ->
        [both] 1 von { $silver } Silber oder 1 von { $workers } Arbeitern
       *[silver] 1 von { $silver } Silber
    }, sonst ist der Schild verloren
base-route = Route
base-route-full = Route voll: { $spaces } Felder
base-route-next = Route: { $filled } von { $spaces } belegt, als Nächstes eine { $number }: { $bonus }
base-route-building = ein Gebäude nehmen
base-route-church = eine Mine, ein Kloster oder eine Burg nehmen
base-route-market = ein Schiff oder Tier nehmen
base-route-place = ein gelagertes Plättchen legen
base-route-sell = Waren verkaufen
base-route-action = eine Aktion
base-route-workers = 4 Arbeiter
base-route-silver = 2 Silber
base-route-points = 4 Punkte
base-bonus-building = g
base-bonus-church = k
base-bonus-market = m
base-bonus-place = l
base-bonus-sell = v
base-bonus-action = a
base-bonus-workers = w
base-bonus-silver = $
base-bonus-points = +
base-head-name = Person
base-head-points = Pkt
base-head-dice = Würfel
base-head-silver = Si
base-head-workers = Arb
base-head-bridge = dann
base-head-stored = Lager
base-head-goods = Waren
base-head-sold = verk
base-head-shields = Schilde
base-head-posts = Posten
base-legend-inns = Gasthäuser 2: So viele Gasthäuser liegen neben dem schwarzen Depot.
base-legend-borders = ^ zeigt die Felder der Grenzposten, und bei den Bonusplättchen den nächsten Bonus für alle drei; Posten 3/3+5: alle verbunden, dazu 5 Punkte Bonus.
base-legend-routes = Route: je Feld die Zahl der Ware und der Bonus, > vor dem nächsten. g ein Gebäude nehmen, k Mine, Kloster oder Burg, m Schiff oder Tier, l ein Plättchen legen, v verkaufen, a eine Aktion, w 4 Arbeiter, $ 2 Silber, + 4 Punkte.
base-legend-shields = s7 neben einem Depot ist Schild 7; 7 12 =16 +1: Schilde 7 und 12, am Ende 16 Punkte, dazu 1 freie Burg; in der letzten Runde ist -2 der Tribut. dann 2:1. heißt: Feld 2 der Brücke, in der nächsten Runde vorn.
base-legend-solo = < zeigt das Plättchen, das zuerst geht, wenn der weiße Würfel sein Depot zeigt. 31 von 45 Punkten: bei 45 kommt eine Aktion.

base-raised = { $what } (Schild { $shield })
base-third-post = Der dritte Grenzposten verbunden, Durchgang { $phase }
base-all-posts = Alle Grenzposten verbunden, { $place ->
        [first] erster Bonus
       *[second] zweiter Bonus
    }, Durchgang { $phase }
base-route-gain = Handelsroute: Bonuspunkte, Durchgang { $phase }
base-crane-watchtower = Kran als Wachturm, Durchgang { $phase }

base-removed-tile = { $tile } verlässt Depot { $depot }.
base-shields-dealt = Schilde: { $shields }.
base-shields-in = Depot { $depot } mit { $shields }
base-route-of = Route von { $name }: { $route }

base-black-coming = { $black }; Waren danach: { $goods }
base-alone = Würfel { $dice }; { $silver } Silber, { $workers } Arbeiter; Lager { $store }; Waren { $goods }; verkauft { $sold }

## Wörter, die man tippt: in Zügen, und Befehle. Die englischen gehen immer auch. `.also` nennt weitere Wörter dafür, mit Kommas

typed-die = Würfel
typed-take = nimm
    .also = nehme, nehmen
typed-place = lege
    .also = leg, legen
typed-sell = verkaufe
    .also = verkauf, verkaufen
typed-workers = Arbeiter
typed-white = weiß
typed-dice = Würfel
    .also = beide
typed-use = nutze
    .also = nutzen, benutze, benutzen
typed-set = stelle
    .also = stell, stellen, drehe, setze
typed-to = auf
    .also = zu
typed-copy = kopiere
    .also = kopieren
typed-player = Spieler
    .also = Person
typed-gather = sammle
    .also = sammeln
typed-pay = zahle
    .also = zahlen, bezahle
typed-give-up = gib auf
    .also = gebe auf, aufgeben
typed-exchange = tausche
    .also = tauschen
typed-give = gib
    .also = gebe, geben
typed-add = plus
    .also = ergänze, addiere
typed-first = zuerst
    .also = erst
typed-effect = Wirkung
    .also = Effekt
typed-area = Gebiet
typed-color = Farbe
typed-black = schwarz
typed-route = Handelsroute
    .also = Route, Handelsrouten, Routen
typed-building = Gebäude
typed-church = Kirche
typed-market = Markt
typed-action = Aktion
typed-points = Punkte
typed-buy = kaufe
    .also = kauf, kaufen
typed-throw = entferne
    .also = wirf, entfernen
typed-load = lade
    .also = laden
typed-keep = behalte
    .also = behalten
typed-skip = verzichte
    .also = verzichten, passe, passen, überspringe, überspringen
typed-end = fertig
    .also = Ende, beende, beenden
typed-from = aus
    .also = von, Depot
typed-at = auf
    .also = Feld
typed-for = für
typed-both = beides
typed-none = nichts
    .also = keines
typed-pass = passen
    .also = passe
typed-monk = Mönch
typed-worker = Arbeiter
typed-silver = Silber
typed-single = einfach
typed-double = doppelt
command-help = hilfe
command-board = brett
    .also = fürstentum, tableau
command-hint = hinweis
    .also = tipp
command-why = warum
command-undo = zurück
    .also = rückgängig
command-more = mehr
    .also = alle
command-roll = würfeln
    .also = würfle
command-tile = plättchen
command-skip = überspringen
command-quit = aufhören

## Eine Partie des Grundspiels am Tisch verfolgen

follow-not-thing = „{ $text }“ ist weder ein Plättchen auf einem Feld, etwa 12-bank, noch eine Warenfarbe
follow-no-entry = diesen Durchgang, diese Person oder dieses Feld gibt es in der Partie nicht
follow-no-choice = diese Antwort ist nicht mehr möglich; die Frage ist eine andere geworden
follow-left = erwartet: Silber, Arbeiter und Waren jeder Person, von 0 bis { $most }
follow-none-left = zu viele { $tile }: alle aus der Schachtel liegen schon in Fürstentümern
follow-not-dealt = von den bisher ausgelegten Plättchen ist kein { $tile } mehr übrig
follow-no-start = tippt zuerst an, wo die Burg von { $name } beginnt
follow-no-tile = kein Plättchen ist übrig, das auf dieses Feld passt
follow-tile-on = { $tile } auf Feld { $hex }
follow-in-phase = { $what }, Durchgang { $phase }
follow-problem = { $name }, Durchgang { $phase }: { $what } zählt nicht, denn: { $why }
follow-space = für { $color }, Zahl { $die }
follow-hex = Feld { $hex }: { $what }
follow-ask-herd = { $known ->
    [0] { $name }, Durchgang { $phase }: Was davon wurde zuerst gelegt?
   *[other] { $name }, Durchgang { $phase }: Was davon wurde als Nächstes gelegt?
 }
follow-ask-first = { $known ->
    [0] Durchgang { $phase }, { $what }: Wer hatte sie zuerst vollständig?
   *[other] Durchgang { $phase }, { $what }: Wer hatte sie als Nächstes vollständig?
 }
follow-ask-bridge = { $names } haben gleich viele Punkte und stehen auf demselben Feld der Reihenfolge. Wessen Stein liegt oben?
follow-posts = alle Grenzposten
follow-no-route = alle { $spaces } Felder der Handelsrouten, die Punkte bringen, sind belegt, oder diese Partie hat keine Handelsrouten
follow-not-held = Schild { $shield } liegt auf keiner Burg dieser Person
follow-no-castle = keine Burg ist frei; tippt zuerst den Schild an, der ersetzt wurde
follow-few-inns = bis Durchgang { $phase } { $number ->
    [one] ist erst ein Gasthaus
   *[other] sind erst { $number } Gasthäuser
 } gekommen
follow-shield-taken = Schild { $shield } genommen
follow-shield-lost = Schild { $shield } abgegeben oder ersetzt
follow-route = 4 Punkte der Handelsroute
follow-ask-crane = { $name }, Durchgang { $phase }: Welches Gebäude hat der Kran genutzt?
follow-crane-watchtower = Wachturm: 4 Punkte
follow-crane-other = ein anderes oder keines
follow-ask-copy = { $name }, Durchgang { $phase }: Wessen Klöster kopiert Schild 6?
follow-copy-nobody = noch niemand gewählt
follow-hint-dice = erwartet: zwei Würfel, von 1 bis 6
follow-hint-store = höchstens { $most } Plättchen liegen im Vorrat, und nur solche, die weder in einem Depot noch in einem Fürstentum sind
web-follow = Eine Partie am Tisch verfolgen
web-follow-short = Die große Schachtel am echten Tisch: nach jedem Durchgang antippen, was alle gelegt haben, und jeden Punkt bekommen.
web-follow-title = Partie am Tisch
web-follow-depth = Was eingetragen wird
web-follow-phases = Nach jedem Durchgang
web-follow-phases-how = Tippt an, was in jedes Fürstentum gelegt und was verkauft wurde; alle Punkte werden gezählt.
web-follow-depots = Nach jedem Durchgang, mit den Depots
web-follow-depots-how = Tippt vor jedem Durchgang auch seine Plättchen an (17-mal zu zweit, 29-mal zu viert); dann stehen nur diese zur Wahl, und es gibt Tipps.
web-follow-one = Jeder Zug, auf diesem Handy
web-follow-one-how = Tippt Würfel, Plättchen und jeden Zug an; dafür gibt es Tipps, Wiederholung und Statistik.
web-follow-each = Jeder Zug, jeder am eigenen Handy
web-follow-each-how = Du trägst Würfel und Plättchen ein; die anderen kommen mit einem Code dazu und tragen ihre Züge ein.
web-follow-player = Person { $number }
web-follow-own-duchies = Verschiedene Fürstentümer
web-follow-mend = Plättchen je Durchgang. Tippt auf eine Zahl, um die Eingabe zu ändern.
web-follow-entry = Durchgang { $phase }, { $name }
web-follow-go-on = Weiter
web-follow-look = Andere sehen die Fürstentümer mit diesem Code oder dem Link:
web-follow-hand = Was getan wurde
web-follow-sold = Verkaufte Waren
web-follow-goods = { $color }: { $count } verkauft; antippen für eine mehr
web-follow-looking = Du siehst, was auf dem Handy der Spielleitung eingegeben wird.
web-follow-start = Wo beginnt die Burg von { $name }? Tippt auf ein goldenes Feld.
web-follow-so-far = Plättchen: { $tiles }. Waren verkauft: { $goods }.
web-follow-tap = Tippt an, was { $name } in Durchgang { $phase } gelegt hat, der Reihe nach; dann die verkauften Waren.
web-follow-at = Durchgang { $phase }: { $name }
web-follow-save = Änderung speichern
web-follow-which = Was liegt hier?
web-follow-change = Ändern
web-follow-remove = Wegnehmen
web-follow-duchy-of = Fürstentum von { $name }
web-follow-order = Die Reihenfolge zählt
web-follow-order-why-herd = Tiere werten gleiche Tiere ihrer Weide noch einmal, darum bringt eine andere Reihenfolge andere Punkte.
web-follow-order-why-first = Wer eine Farbe zuerst vollständig hat, bekommt das große Bonusplättchen, als Zweites das kleine.
web-follow-order-why-bridge = Bei Gleichstand gewinnt, wer auf der Leiste der Reihenfolge am weitesten hinten steht.
web-follow-problems = { $count ->
    [one] Eine Eingabe stimmt nicht mehr
   *[other] { $count } Eingaben stimmen nicht mehr
 }
web-follow-check = Bitte prüfen
web-follow-problems-how = Sie zählen nicht. Ändert sie, oder das, wovon sie abhängen.
web-follow-left-title = Was übrig ist
web-follow-left-silver = Silber
web-follow-left-worker = Arbeiter
web-follow-left-good = Waren
web-follow-left-how = Waren im Lager sind die, die nicht verkauft wurden.
web-follow-finish = Wertung zeigen
web-follow-hint = Tipp für { $name }
web-follow-hint-dice = Zuletzt die zwei Würfel antippen
web-follow-hint-gone = Tippt die Plättchen an, die weg sind
web-follow-hint-store = Tippt die Plättchen im Vorrat an
web-follow-hint-goods = Waren im Vorrat
web-follow-hint-rest = Silber, Arbeiter und Runde
web-follow-hint-round = Runde
web-follow-hint-how = Was hier steht, bleibt bis zum nächsten Tipp. Der Bot weiß nicht, welche Waren in den Depots liegen und was die anderen haben.
web-follow-solo = Das Solospiel lässt sich hier nicht verfolgen, denn es hat keine Punkte; öffne dafür einen Tisch mit echten Würfeln.
web-follow-inn = Ist das ein Gasthaus, tippt das Feld noch einmal an.
web-follow-shields = Schilde: { $count }
web-follow-shields-of = Schilde von { $name }
web-follow-shields-take = Neu: antippen, wo es in der Reihenfolge kam
web-follow-shields-lose = Antippen, was abgegeben oder ersetzt wurde
web-follow-shields-entered = In diesem Durchgang eingetragen: antippen nimmt den Schild weg
web-follow-one-question = Eine Frage
web-follow-order-why-crane = Nur ein Wachturm bringt sofort Punkte. Was der Kran sonst legt oder verkauft, wird wie üblich eingetragen.
web-follow-order-why-copy = Am Ende zählen diese Klöster für beide.

## Records and history

# Saving and sharing a finished game.
keep-faults = { $file }: weder gespeichert noch geteilt, da es Fehler enthält
endscore-files = erwartet werden Dateien oder allein --ask; dicegame template druckt eine leere Datei
endscore-output = nur mit --ask gibt es Antworten zu schreiben
keep-not-together = geht nicht zusammen mit { $options }
keep-nothing = nur mit --save wird etwas aufgehoben
keep-kept = { $file }: gespeichert in { $history }
keep-already = { $file }: schon gespeichert in { $history }
keep-today = { $file }: kein Datum angegeben; es gilt heute, { $day }
keep-no-code = { $file }: kein QR-Code: der Link ist zu lang dafür
keep-wide-code = { $file }: der QR-Code ist { $width } Spalten breit: macht das Fenster breiter oder die Schrift kleiner, um ihn zu lesen

# Files of saved games.
exchange-foreign = diese Datei enthält keine gespeicherten Spiele; erwartet wird die Datei von „Alle Spiele herunterladen“
exchange-newer = diese Datei stammt von einer neueren Version; lade diese Seiten erst neu, oder aktualisiere das Programm
exchange-broken = Spiel { $number } in dieser Datei ist beschädigt; kein Spiel wurde hinzugefügt

# The history.
history-none = { $history }: dort ist keine Sammlung; dicegame endscore DATEI --save beginnt eine, --book nennt eine andere Datei
history-locked = { $history }: ein anderes Programm benutzt sie gerade; schließt es oder versucht es später noch einmal
history-unwritable = { $history }: lässt sich nicht öffnen oder schreiben ({ $reason }); nennt mit --book eine andere Datei
history-damaged = { $history }: beschädigt oder keine Sammlung ({ $reason }); nichts wurde geschrieben; verschiebt sie oder nennt mit --book eine andere Datei
history-checked = { $history }: beschädigt ({ $reason }); nichts wurde geschrieben; verschiebt sie oder nennt mit --book eine andere Datei
history-foreign = { $history }: die Datenbank eines anderen Programms; nichts wurde geschrieben; verschiebt sie oder nennt mit --book eine andere Datei
history-newer = { $history }: von einem neueren dicegame; aktualisiert dicegame oder nennt mit --book eine andere Datei
history-empty = in { $history } sind keine Spiele; mit --save kommt eines dazu
history-empty-player = in { $history } sind keine Spiele von { $player }; mit --save kommt eines dazu
history-id = ID
history-removed = Entfernt: { $date }, { $game }: { $players }
history-no-game = { $found ->
        [0] ein Spiel '{ $id }' gibt es nicht
       *[other] { $found } Spiele beginnen mit '{ $id }'
    }; dicegame history --player NAME zeigt die ID jedes Spiels, und last ist das letzte
history-player = Person
history-game = Spiel
history-duchy = Fürstentum
history-of-dice = Würfelspiel
history-of-base = Grundspiel
history-of-seasons = Jahreszeiten
history-of-solo = solo
history-of-team = Team
history-games = Spiele
history-best = bestes
history-mean = Mittel
history-wins = Siege
history-date = Datum
history-total = Summe
history-no-date = ohne Datum
history-won = gewonnen
history-players = Wer gespielt hat
history-duchies = Fürstentümer
history-records = Beste Ergebnisse
history-meetings = Direkter Vergleich
history-other = gegen
history-won-lost = gewonnen : verloren
history-difference = mittlerer Abstand

web-act-buy = Kaufen
web-act-buy-both = Kaufen (Silber und Arbeiter)
web-act-buy-workers = Für Arbeiter kaufen
web-act-keep = Behalten
web-act-copy = Klöster von { $name } kopieren
web-act-load = Laden
web-act-load-none = Nichts laden
web-loads-nothing = Das Schiff lädt nichts: { $goods ->
        [yes] keine der Waren passt in dein Lager
       *[no] kein Depot hat Waren
    }.
web-act-place = Legen
web-act-sell = Verkaufen
web-act-skip = Auslassen
web-act-take = Nehmen
web-act-throw = Abwerfen
web-act-workers = Arbeiter nehmen
web-both-dice = mit beiden Würfeln
web-for-shield = für Schild { $shield }
web-all-moves = Alle Züge
web-all-points = Summe
web-area-full = Ein fertiges Gebiet mit { $size }.
web-area-open = Gebiet mit { $size }: noch { $left }. In diesem Durchgang fertig bringt es { $points } Punkte.
web-area-plus = Gebiet +{ $points }
web-base-castle-how = Tippe auf die Burg, bei der du beginnst.
web-base-next-first = Es beginnt: { $name }.
web-base-next-phase = Jetzt fertige Gebiete bringen { $points } Punkte mehr.
web-base-next-tiles = Goldrahmen: in diesem Durchgang gelegt. Plättchen in Depots verlassen das Spiel, Waren bleiben.
web-base-roll-next = Die Würfel können rollen.
web-black-depot = Schwarzes Depot
web-bonus-left = { $color } { $points }
web-bonuses-left = Nächste Bonusplättchen: { $which }
web-by-source = Punkte nach Quelle
web-cannot-buy = Ein Plättchen kostet 2 Silber, einmal im Zug. Jetzt kannst du nicht kaufen.
web-castles-in-order = Die Burgen werden der Reihe nach gewählt.
web-costliest-how = Jeder Zug wird mit besseren verglichen: durch viele Partien, die von dort weitergespielt werden, alle mit denselben Würfeln und Plättchen.
web-costliest-none = Kein Zug hat nachweislich Punkte gekostet.
web-costliest-soon = Die teuersten Züge werden gesucht …
web-counter-of = Punkte des Ziels
web-depot = Depot { $depot }
web-depot-empty = Depot { $depot }
web-depot-no-goods = Hier liegen keine Waren.
web-depot-of = Depot { $depot }: { $has }
web-depots = Depots
web-die-chosen = Würfel { $die }:
web-die-of = Würfel { $number }
web-do-action = Noch eine Aktion: Tippe auf Plättchen, Feld oder Knopf.
web-do-add = Punkte für Silber kaufen?
web-do-copy = Wessen Klöster sollen auch für dich wirken?
web-do-exchange = Fünf Waren für ein Plättchen des schwarzen Depots?
web-do-from = Tippe auf das Plättchen, dann auf sein Feld.
web-do-gather = Welche Waren sammelst du?
web-do-give = Welche Waren gibst du ab?
web-do-it = So machen
web-do-keep = Das Lager ist voll: Welche Waren behältst du?
web-do-load = Schiff: Tippe auf das Depot, das du lädst.
web-do-parts = Was kommt zuerst?
web-do-place = Rathaus: noch ein Plättchen auf eine beliebige Zahl?
web-do-second = Ein zweites Depot daneben?
web-do-sell = Lagerhaus: Waren einer Farbe verkaufen?
web-do-take = Eines der leuchtenden Plättchen nehmen?
web-do-throw = Der Vorrat ist voll: Wirf ein Plättchen ab.
web-do-tribute = Tribut für einen Schild zahlen?
web-do-use = Kran: Wirkung welches Gebäudes?
web-empty-place = leerer Platz
web-end-turn = Zug beenden
web-fits = Es passt jetzt auf { $now } { $now ->
    [one] Feld
   *[other] Felder
}{ $later ->
    [0] .
   *[other] , später auf { $later }.
}
web-goods-how = Eine { $number } verkauft alle: Punkte für jede, und ein Silber.
web-goods-many = { $count } { $good }
web-goods-sold = verkaufte Waren: { $count }
web-goods-to-come = kommende Waren: { $which }
web-hex-number = Feld { $number }
web-hex-of = { $color } { $number }
web-may-buy = Du darfst noch ein Plättchen kaufen.
web-nothing-stored-yet = Kein Plättchen in deinem Vorrat passt hierher.
web-mines-silver = Minen: { $count } Silber
web-nothing-yet = Noch nichts.
web-ordinal = { $number }.
web-place-it = Tippe auf das Feld.
web-place-not-now = Kein Würfel legt es jetzt.
web-place-next = { $place } in der nächsten Runde
web-possible = möglich
web-possible-for = möglich für { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
web-roll-short = Würfeln
web-round-of = Runde { $round } von { $all }
web-route-of = Handelsweg
web-set-die = Würfel stellen
web-share-base = Die Burgen von Burgund
web-share-foot-base = Inoffiziell, zum Grundspiel Die Burgen von Burgund
web-shield-of = Schild { $number }
web-since-turn = Seit deinem Zug
web-source-areas = Gebiete
web-source-how = Fett: das Meiste einer Zeile. Ein Tipp auf eine Zahl zeigt jeden Punkt mit seiner Regel.
web-source-phases = Durchgang der Fertigstellung
web-source-colors = Fertige Farben
web-source-livestock = Vieh
web-source-sales = Verkäufe
web-source-watchtowers = Wachtürme
web-source-posts = Grenzposten
web-source-routes = Handelswege
web-source-monasteries = Klöster
web-source-goods = Übrige Waren
web-source-silver = Übriges Silber
web-source-workers = Übrige Arbeiter
web-source-shields = Schilde
web-space-of = { $color } { $number }
web-storage = Vorrat
web-stored = im Vorrat: { $tile }
web-supplies = { $silver } Silber, { $workers } Arbeiter
web-tap-die = Tippe auf einen Würfel.
web-tap-die-or-shield = Tippe auf einen Würfel, oder für einen Schild auf ein Depot im Rahmen.
web-tap-lit = Tippe an, was leuchtet.
web-tiles-placed = { $count } Plättchen, noch { $left } Felder
web-tribute-short = Das Silber reicht nicht für den Tribut: Du verlierst { $count ->
        [one] einen Schild
       *[other] { $count } Schilde
    }.
web-turn-done = Beide Würfel sind benutzt.
web-white-die = weißer Würfel { $number }
web-workers-count = { $count } Arbeiter
