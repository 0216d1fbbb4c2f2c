# All texts of the program in English. Each language is one file like this one, named by its code
# (`de.ftl`), in Fluent's syntax: https://projectfluent.org/fluent/guide/. docs/languages.md explains how to add a language.
#
# A message has a key, and fields in braces. All files have the same keys, and each message the same fields.
#
#     castle-number = the castle shows { $pip }, in { $place }
#
# Numbers choose between plural forms, by the language's own rules:
#
#     rounds = { $rounds ->
#         [one] { $rounds } round
#        *[other] { $rounds } rounds
#      }
#
# Words such as colors and buildings are messages, too. A word may have forms beside its text, each with a name that its
# language chooses; a message refers to them by the name of the field, `_` and the name of the form. A word without
# that form is said as it is. `$kind_key` is the key of the word, to choose by.
#
#     kind-blue = Fluss
#         .the = der Fluss
#     touches = { $kind_the } ist markiert
#
# A list of things is said with commas (`listed-next`), and with "and" or "or" before the last one.

## Building blocks of sentences

language-name = English
listed = { $items }
listed-next = { $first }, { $next }
listed-and = { $most } and { $last }
listed-or = { $most } or { $last }
listed-then = { $most }, then { $last }
spaced = { $first } { $next }
place = row { $row }, place { $place }
hex-at = hex { $hex } (row { $row }, place { $place })
decimal = { $whole }.{ $part }
where-what = { $where }: { $what }

color-purple = purple
color-gray = gray
color-blue = blue
color-orange = orange
color-green = green
color-yellow = yellow
color-turquoise = turquoise
color-pink = pink
color-red = red
color-brown = brown
color-violet = violet

# Colors of the base game: what lies on them.
color-building = building
color-livestock = livestock
color-mine = mine
color-ship = ship
color-monastery = monastery
color-castle = castle
game-dice = dice game
game-base = base game

kind-purple = monastery
kind-gray = mine
kind-blue = river
kind-orange = city
kind-green = castle
kind-yellow = pasture

bonus-monk = monk
bonus-silver = silver
bonus-commodity = commodity
bonus-worker = worker

## Dice game: rules and turns

players-none = 0 players: a game needs at least one
players-too-many = too many players; expected { $most } at most
player-name = '{ $name }' is not a name; expected one line of text, at most 40 characters
player-bot-name = '{ $name }' is not a bot; expected bot: and its name, such as bot:planner
players-alike = two players are called '{ $name }'
players-alike-capitals = two players are called '{ $name }' and '{ $other }', alike but for capitals
play-not-due = no turn of { $name } is due
play-whose-move = { $names } are due; name one of them, such as player="{ $name }"
play-not-a-value = { $given } is not a move or a random result of this game; expected one, or its text
play-people-roll = people roll the dice of this game
play-turn-missing = the turn of { $name } is missing
play-over = the game is over
play-not-over = the game is not over
play-nothing-to-undo = nothing to undo: a turn can be taken back until the dice are rolled again
play-nothing-happened = nothing to undo: nothing has happened in this game yet
play-no-game = there is no game '{ $game }' to play; expected one of { $games }
kit-not-offered = { $part ->
    [look_back] there is no look-back on games of this kind: { $game }
    [rating] duchies cannot be rated for the { $game }
    [match] there are no matches between bots for the { $game }
   *[archive] the history cannot keep games of this kind: { $game }
 }
play-option = { $option }: expected { $values }, not '{ $value }'
record-empty = there is no game in this file
record-half-a-line = there is no game in this file, only part of its first line
record-line = line { $number }: { $what }
record-in-use = this game is being played in another window; end it there first
record-not-saved = { $file }: { $reason }. This has not happened in the game; everything before it is saved. Solve that and try again, or leave with quit and go on later.
record-changed = { $file }: another program changed this file. The game goes on in { $other }, where everything so far is saved. Please do the last thing again.
record-at = { $where }: { $what }
record-drawn-again = by the seed of this game something else comes here; this came before
record-roll-stays = dice rolled by the program cannot be taken back
record-text = expected '{ $key }' with a text
record-number = expected '{ $key }' with a whole number
record-event = expected { "{" }"{ $chance }": ...{ "}" }, { "{" }"{ $move }": ..., "player": ...{ "}" }, { "{" }"back": ...{ "}" } or { "{" }"{ $chanceback }": ...{ "}" }
record-player = no player is called '{ $name }'
record-not-dice = not the record of a dice game; expected { "{" }"dicegame": { $version }, "layout": ...
record-players = expected "players": a list of names and starts
dice-no-variant = there is no variant '{ $variant }'; expected { $variants }
dice-starts = { $castles ->
        [one] 1 starting castle
       *[other] { $castles } starting castles
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; expected one for all or one for each
dice-double-faces = an hourglass die has 0 to 6 faces with two hourglasses
dice-start = hex { $hex } is not a castle to start from
dice-solo-players = the solo game is for one player, not { $players }
dice-roll-first = the dice are not rolled
dice-turn-taken = { $name } has taken the turn of this round
dice-no-turn-back = { $name } has no turn to take back in this round
dice-other-roll = { $dice } is not the roll of this round
dice-roll-played = a roll cannot be taken back after turns were taken with it
dice-no-castle = this layout has no castle to start from
dice-few-castles = different starting castles are for up to { $most ->
        [one] 1 player
       *[other] { $most } players
    }, not { $players }; choose secret or same
dice-castle-with-number = { $color } { $hex }
dice-which-castle = '{ $text }' is not a castle to start from; expected one of { $castles }
dice-which-start = which starting castle
dice-start-suggestion = New to this duchy? Try { $castle }: the planner, a computer player, expects most points from there.
dice-start-help =
    Every player begins with one marked hex, a castle, and goes on from there, hex
    by hex. A castle has the color of its square and earns the bonus of that
    color: purple a monk, gray a silver, blue a commodity, orange a worker. Type a
    color, or the number of the hex.
dice-roll-help =
    Type what the five dice on the table show: two colors, two pips, and double if
    the hourglass die shows two hourglasses. Any order will do, and the beginnings
    of words: o bl 2 4 d is orange blue 2 4 double.
dice-base-layout = { $layout } is a layout of the base game; the dice game needs one of its own, such as a
dice-square = expected one castle whose square is { $square }; this layout's castles are: { $castles }
dice-no-castles = none at all
dice-after-last-round = after the last round
dice-where = phase { $phase }, round { $round }
roll-single = { $color } { $other } { $pip } { $second }
roll-double = { $color } { $other } { $pip } { $second } double
roll-expected = expected two colors, two pips, and double if the hourglass is double, such as: orange blue 2 4 double
roll-unclear = '{ $word }' is not clear: { $words }; { $expected }
roll-no-die = '{ $word }' is not on any die; { $expected }
turn-expected = '{ $text }' is not a valid turn; expected HEX=PIP with a pip from 1 to 6, such as 12=4; monk 12=4 or worker 12=4; 12=4 silver 17=2 for two marks; pass for a worker; sell before any of these
illegal-because = { $reason } (Dice game rulebook 2017, { $heading })
dice-heading-play = Game play
dice-heading-bonuses = How to use bonuses
dice-heading-commodity = Commodity
dice-heading-monk = Monk
dice-heading-worker = Worker
dice-heading-silver = Silver
dice-heading-monastery = Monastery hex
dice-heading-mine = Mine hex
dice-heading-river = River hex
dice-heading-city = City hex
dice-heading-castle = Castle hex
dice-heading-pasture = Pasture hex
illegal-sale-single = commodities are sold only when the double hourglass is rolled
illegal-sale-nothing = there is no circled commodity to sell
illegal-pass = a turn without a mark takes a worker and does not check off a bonus
illegal-no-hex = there is no hex { $hex }; the duchy has hexes 1 to { $last }
illegal-bonus = only a monk, a silver or a worker changes what is marked
illegal-second-free = a second mark costs a silver
illegal-needless = the dice allow { $hex }={ $pip } even without a { $bonus }
illegal-monk = a monk changes a color, and no die shows { $pip }
illegal-worker = a worker changes a pip, and hex { $hex } is { $color }, which no die shows
illegal-no-circle = there is no circled { $bonus } to check off
illegal-dice = the dice show { $dice }: { $missing }
illegal-color = hex { $hex } is { $color }
illegal-not-rolled = { $pip } was not rolled
illegal-pip = there is no pip { $pip } on a die
illegal-marked = hex { $hex } is marked already
illegal-apart = hex { $hex } is not beside a marked hex
illegal-city = the city of hex { $hex } has a { $pip } already; its numbers must all differ
illegal-pasture = the pasture of hex { $hex } has another number than { $pip }; its numbers must all be the same
illegal-castle = the castle, hex { $hex }, takes only numbers marked beside it, and no hex beside it has a { $pip }
illegal-takes = hex { $hex } takes { $pips }, not { $pip }
illegal-same-dice = the second mark must use at least one other die than the first
position-roll = { $given } is not a roll; expected one, or its text, such as 'orange blue 2 4 double'
position-turn = { $given } is not a turn; expected one, or its text, such as '12=4'
position-last-phase = phase { $phase } is the last one

## Dice game: paper

rule-dice = Dice game rulebook 2017, { $heading }
dice-heading-setup = Game setup
dice-heading-colors = Extra victory points for completed colors
dice-heading-solo = Solo variant

score-start = starting castle at { $place }
score-castle = castle at { $place }
score-area = { $kind } of { $size } at { $place }
score-sale = { $count ->
        [one] 1 commodity
       *[other] { $count } commodities
    } sold
score-first = first to finish { $color }
score-second = second to finish { $color }
score-finished = { $color } finished
score-player = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $phases })
score-rank = rank { $rank }
score-fault = fault { $code }: { $fault }
score-player-fault = { $name }: fault { $code }: { $fault }
score-winner = { $count ->
        [one] Winner
       *[other] Winners
    }: { $names } ({ $how })
score-by-points = by points
score-by-circles = by circles left: { $circles }
score-shared = points and circles left are equal
verdict-incredible = incredible
verdict-excellent = excellent
verdict-well-done = well done
variant-standard = standard
variant-solo = solo
score-file = { $file }: duchy { $duchy }, { $variant }
score-wrote = { $name } wrote { $sums }
score-wrote-phase = { $own } for phase { $phase }, not { $points }
parts-then = { $first }; { $next }
and-more = { $listed } and { $count } more
mistakes-more = and { $count ->
        [one] 1 more mistake
       *[other] { $count } more mistakes
    }

# Faults of a sheet.
fault-start-none = no hex is marked x as the starting castle
fault-start-named = no hex is marked x as the starting castle, but the { $color } castle is given as the start
fault-start-many = { $count } hexes are marked x; expected one starting castle
fault-start-kind = x marks the { $kind } at { $place }, not a castle
fault-start-other = x marks the { $color } castle at { $place }, but the start is given as { $start }
fault-castles-same = castles = "same", but this is not { $name }’s starting castle
fault-castles-different = castles = "different", but this is also { $name }’s starting castle
fault-pip = { $pip } in the { $kind } at { $place }; it takes { $allowed }
fault-city = { $pip } occurs { $count } times in one city: { $places }
fault-pasture = different numbers in one pasture: { $places }
fault-castle = the castle at { $place } has { $pip }, but no hex beside it has that number
fault-reach = cannot be marked in any order, because no marked hex is beside it by then: { $places }
fault-reach-phase = cannot be marked in phase { $phases } in any order, because no marked hex is beside it by then: { $places }
fault-reach-castle = cannot be marked in any order, because no marked hex or no such number is beside it by then: { $places }
fault-reach-castle-phase = cannot be marked in phase { $phases } in any order, because no marked hex or no such number is beside it by then: { $places }
fault-no-phase = the { $kind } at { $place } is complete, but no phase is written in it: 0 points
fault-sold-many = { $sold } sold in phase { $phase }; at most { $most } were there to sell
fault-sold-few = { $sold } sold in phase { $phase }; a sale takes all, and { $fewest } were circled before that phase
fault-marks = by the end of phase { $phase }, { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    } more than { $rounds } rounds a phase hold; silver for second marks, one a round: { $silver }
fault-circles = { $bonus }: { $unused ->
        [one] 1 circle
       *[other] { $unused } circles
    } unused; at most { $most } can be left
fault-commodities = { $circled ->
        [one] 1 commodity was
       *[other] { $circled } commodities were
    } circled, but only { $sold } sold and { $unused } unused are entered
fault-silver = { $spent } silver gone, but each pays for a second mark in a round, and this sheet has { $pairs ->
        [one] 1 such round
       *[other] { $pairs } such rounds
    } at most
fault-monks = { $spent ->
        [one] 1 monk is
       *[other] { $spent } monks are
    } gone, but each goes for the only mark of a round, and this sheet has { $marks } such marks at most
fault-workers = worker: { $unused } unused; at least { $fewest } must be left, for every round without a mark gives a worker, and each goes for the only mark of a round
fault-claim-none = { $color } is claimed, but it has none
fault-claim = { $color } is claimed, but { $empty ->
        [one] 1 hex is
       *[other] { $empty } hexes are
    } not marked
fault-unclaimed = { $color } is complete and worth points, but not claimed
fault-clash-both = { $color }: both first and second are claimed; a player gets one of them
fault-clash-first = { $color }: first is claimed, but the phases show that another player was earlier
fault-clash-nobody = { $color }: second is claimed, but nobody claims first
fault-clash-second = { $color }: second is claimed, but the phases contradict it

# The file of a finished game on paper.
paper-other-game = game = "{ $game }" is scored by another command: dicegame endscore FILE
paper-game = expected game = "dice" (dicegame template dice prints a file to fill in)
paper-layout = layout: expected a name, a path or a notation, such as layout = "a"
paper-variant = variant: expected { $variants }
paper-castles = castles: expected { $rules }, how the starting castles were chosen
paper-players = expected a [[players]] table for each player
paper-name = player { $number }: expected a name, such as name = "Anna"
paper-name-length = the name has { $count } characters; expected 1 to { $most }
paper-start = start: expected the square of the starting castle, { $squares }
paper-sheet = sheet: expected the hexes row by row, such as sheet = """ ... """
paper-rows = sheet: { $found ->
        [one] 1 row
       *[other] { $found } rows
    }, expected { $expected }
paper-row = sheet, row { $row }: { $found ->
        [one] 1 hex
       *[other] { $found } hexes
    }, expected { $expected } (. for an empty one)
paper-mark = sheet, row { $row }, place { $place }: '{ $text }' is not a valid mark; expected a pip 1 to 6 with its phase, such as 5II (or 5), x for the starting castle, . for an empty hex
paper-phases = { $key }: expected a whole number, 0 or more, for each phase, such as { $key } = [0, 2, 0]
paper-colors = { $key }: expected colors, such as { $key } = ["yellow"]; they are { $colors }
paper-color-twice = { $key }: the same color twice
paper-brackets = { $key }: expected colors in brackets: { $example }
paper-unused = unused: expected circles not checked off, such as { $example }
paper-unused-numbers = unused: expected whole numbers
paper-date = date: expected a day, such as date = 2026-11-20
paper-base-layout = { $name } is a layout of the base game; expected one of the dice game, such as a
line-number = line { $line }

# The file to fill in after a game. Words in quotes and colors in English are what the file expects.
template-dice = A finished game of The Castles of Burgundy: The Dice Game. Fill it in, then: dicegame score THIS-FILE
template-layout = name, path or notation
template-variant = or "solo"
template-castles = how the starting castles were chosen: "secret", "different" or "same"; then it is checked
template-date = the day of the game
template-duchy = The duchy: Purple monastery, Gray mine, Blue river, Orange city, Yellow pasture; a small letter is a castle and its square.
template-player = Player { $number }
template-start = square of the starting castle: purple, gray, blue or orange
template-sheet = Pip and phase of each hex, row by row: 4II is a 4 marked in phase II; x = starting castle, . = empty. The hex that completes an area needs its phase; for the others 4 alone will do.
template-sold = commodities sold in phases I, II, III
template-first = colors this player was first to finish, such as ["yellow"] (solo: leave empty)
template-second = ... and second
template-unused = circled, not checked off, castle track included
template-written = what the player added up for each phase; differences are shown
photo-extra = reading photos needs OpenCV and zxing-cpp, and they are missing; install them with: { $how }
photo-file = { $path } cannot be read: { $why }
photo-kept = { $path } is there already, perhaps with your corrections; it was not changed. Name another file, or remove it first
photo-folder = { $path } is a file, but the pictures need a folder; name another one
photo-kind = this is not a picture; expected a photo as JPEG, PNG or WebP
photo-broken = this picture is damaged or not complete; take or send it once more
photo-heic = this photo is in Apple's format HEIC, which cannot be read here; send it as JPEG, or set the iPhone to JPEG (Settings, Camera, Formats, Most Compatible) and take it again
photo-large = this picture has more than { $megapixels } megapixels; make it smaller, or take it with a lower resolution
photo-small = this picture has only { $width } x { $height } pixels; a sheet needs at least { $least } on each side
photo-heavy = this file is larger than { $megabytes } MB; make the picture smaller
photo-none = there is no sheet of the dice game in this picture; photograph a sheet that padgen printed, from above, with all four corners in sight
photo-unclear = there is a sheet in this picture, but it cannot be read safely; hold it flatter and nearer, with all four corners in sight
photo-old = this sheet was printed by padgen 0.1 or 0.2 and cannot be read safely; hold it flatter and nearer, with its code sharp, or type it in, as dicegame template dice shows
photo-no-phases = This sheet has no boxes for the phases. Add the phase to the number that completed an area, as in 5II.
photo-no-sales = This sheet has no boxes for commodities sold, and finished colors are not read from it. Add both.
photo-half = only a part of the sheet is in this picture; go back a little, so that all four corners are in sight
photo-faint = too much on this sheet is too faint or hidden to be read ({ $count } places: { $rows }), so nothing was scored: more light, closer, or trace the numbers
photo-alone = A second place counts here, but the other players' sheets decide it.
photo-row = row { $row } ({ $places })
photo-sums = A "?" stands for a sum that is not legible.
photo-whose = there is a sheet in this picture, but its duchy cannot be recognized; keep its code in sight and sharp, or name the duchy
photo-base = this is a sheet of the base game; only sheets of the dice game can be read
photo-head = Read from photos { $count ->
        [0] without a doubt
        [one] with one doubt
       *[other] with { $count } doubts
    }. Compare it with the sheets, then: dicegame score THIS-FILE
photo-variant = "solo" if somebody played alone
photo-empty = empty
photo-doubt-hex = row { $row }, place { $place }: { $first } or { $second }?
photo-doubt-sold = commodities sold in phase { $phase }: { $first } or { $second }?
photo-doubt-unused = { $bonus }, circled and not used: { $first } or { $second }?
photo-doubt-first = { $said ->
        [yes] is the first value of { $color } really circled?
       *[no] is the first value of { $color } really not circled?
    }
photo-doubt-second = { $said ->
        [yes] is the second value of { $color } really circled?
       *[no] is the second value of { $color } really not circled?
    }
photo-players = { $players ->
        [one] one name
       *[other] { $players } names
    } for { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    }; give one name for each sheet, in the order of the photos, such as --players Anna,Ben
photo-duchies = { $name } has a sheet of duchy { $duchy }, { $other } one of duchy { $second }; read the sheets of one game at a time
photo-doubts = { $count ->
        [one] one place is doubtful
       *[other] { $count } places are doubtful
    }, so nothing was scored; correct the file, then: dicegame score { $file }
photo-doubts-place = { $name }: { $doubt }
photo-twice = with --yes the score would follow the game on stdout; name a file for the game with --output
photo-confirmed = --confirmed needs --sample: it says what the kept pictures show
photo-confirmed-players = { $file } has { $players ->
        [one] one player
       *[other] { $players } players
    }, the photos show { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    }; expected the corrected file of these photos
photo-sample = { $count ->
        [one] one picture
       *[other] { $count } pictures
    } of single places kept in { $folder }; nothing was sent anywhere

## Dice game: sheets, rules page and dice page

duchy = Duchy
name = Name
date = Date
sheet = { $number } / { $total }
difficulty = Difficulty
tracks = Earned: circle it. Used: cross it out.
pasture-rule = Pasture: all the same; points × { $factor }.
pasture = points × { $factor }
solo = solo: end at line
color-bonus = Finish a color
first-second = 1st, 2nd. Yours: circle it. Taken: strike it out.
areas = Area
dice = Ordinary dice
points = Points
total = Total
sum-short = Sum
sum = Sum { $phase }
tie-note = Tie: most bonuses left
letter = { $color ->
    [purple] P
    [gray] G
    [blue] B
    [orange] O
    [yellow] Y
    [building] B
    [livestock] G
    [mine] M
    [ship] S
    [monastery] K
    [castle] C
   *[green] C
}
bonus-limit = One bonus a round; selling does not count.
monk = Monk: one die shows any color.
silver = Silver: a second hex with another pair.
commodity = Commodity: on a double hourglass sell all, each for 1 silver and { $points } points.
worker = Worker: any number. No useful pair: take one.
sold-in = Sold
sale-rule = Commodity: sell all at { $glass } 1 silver and { $points } points each.
castle-rule = Castle: number of a hex beside it. Earns its square.
code-link = Scan to open
code-short = Scan me
unofficial = Unofficial fan sheet
reminders = Reminders
reminder-sale = Double hourglass: you may sell all commodities, or none. Write how many into the box of the phase.
reminder-ticks = Tick the phase beside each number that you write.
reminder-color = A finished color: the first player to finish it gets the first number, the next one the second. Circle yours. Strike out what others have taken.
reminder-solo = A thick line in the time boxes: here a phase ends if you play alone.
sale-short = Commodity: when you sell, it is worth 1 silver and { $points } points.
ruler = 50 mm if printed at 100 %
subject = Score sheets for The Castles of Burgundy: The Dice Game (unofficial)
license = These sheets are free to print, copy and share (CC0 1.0). Unofficial, not affiliated; trademarks belong to their owners.
title = { $count ->
    [one] Score pad: duchy { $names }
   *[other] Score pad: duchies { $names }
 }
rules-title = How to play
rules-subtitle = The Castles of Burgundy: The Dice Game. For any number of players, or alone. Everybody needs a pencil and a sheet of the same duchy.
rules-page = { $page } of { $pages }
rules-head-dice = The dice
rules-dice = Two number dice, two color dice and an hourglass die are always rolled together. Five ordinary dice do as well: two for numbers, two for colors, one for hourglasses.
rules-head-goal = Your duchy
rules-goal = Hexes of one color that touch each other are an area, inside a thick line. Round by round you mark hexes: you write numbers into them. Finished areas earn points, most of all if they are large and early, and bonuses.
rules-head-start = Before the first round
rules-start = Everybody chooses a green castle in secret; several may choose the same. Cross out its colored square, and circle the same bonus in the castle row: you own it from now on. This castle gets no number. Its point is already written down for phase I.
rules-start-ways = Or agree on castles that are all different, for up to four players: the player who rolls chooses first, then the others in turn. Or all take the same castle; if you cannot agree on one, the player who rolls chooses it.
rules-head-round = A round
rules-roll = The same player rolls all five dice in every round, and crosses out one time box of the phase for each hourglass. The others may do so, too.
rules-monastery = Monastery: 1 or 2.
rules-mine = Mine: 3 or 4.
rules-river = River: 5 or 6.
rules-city = City: any number, but none twice in an area.
rules-pasture = Pasture: any number, but only this one in the whole area.
rules-castle = Castle: a number that stands in a hex next to it.
rules-head-area = A finished area
rules-area = If you mark the last hex of an area, write its points into a points box of the phase:
rules-area-bonus = It also earns the bonus of its color. Circle it in the row of that color:
rules-area-monk = monk,
rules-area-silver = silver,
rules-area-commodity = commodity,
rules-area-worker = worker.
rules-area-others = A pasture earns no bonus, but { $factor } times the points. A castle is an area of its own. It scores { $castle }, and earns the bonus of its square: circle it in the castle row. If a row is full, draw another circle.
rules-head-bonus = Use a bonus
rules-bonus = To use a bonus, cross out its circle, in its own row or in the castle row. You may use one bonus in a round, no more, and any that you have circled by then, even in the same round. The dice change for you alone. So a monk, a worker and a silver never go together.
rules-monk = Monk: one color die counts as any color.
rules-worker = Worker: one number die counts as any number.
rules-silver = Silver: mark a second hex with another pair. At least one of its two dice must be a different die; it may show the same.
rules-commodity = Commodity: wait for a double hourglass and sell it. Selling does not count as using a bonus.
rules-head-color = A finished color
rules-sale = After a double hourglass, everybody may sell all their commodities, or none. Cross out each one, circle a silver for it, and write down { $points } points for it. In the box of the phase, keep count of how many you sold.
rules-mark = Everybody chooses one color die and one number die, all at the same time, and writes the number into an empty hex of that color that may take it (see below). Tick the phase beside it. The hex must touch a marked hex of any color; in the first round only the starting castle is marked. Others may use the same dice.
rules-color = A color is finished when all its hexes on your sheet are marked, not just one area. Say so at the end of the round. If you are the first, circle the first of its two numbers, and write it into a box of the phase. Others who finish it in the same round do the same. All other players cross that number out. The second one goes in the same way to whoever finishes this color next, in a later round.
rules-head-end = End of a phase, end of the game
rules-pass = Is no pair useful to you? You alone decide. Then circle a worker instead of marking a hex.
rules-head-numbers = Which number may go where
rules-end = When all { $boxes } time boxes of a phase are crossed out, play this round to its end. Then the next phase begins. If a double hourglass finds only one box left, the second hourglass is lost, but you may sell. After phase III, add up the points of each phase, and write the total into the star. Most points win; in a tie, most bonuses circled and not crossed out. If these are equal, too, the victory is shared.
rules-head-example = An example, in phase II
rules-example = Anna sells two commodities: { $sale } points, and she circles two silver. She uses purple and 2, the last hex of a monastery of three: { $monastery } points and a monk. She crosses out a silver for a second pair, gray and 3, the last hex of a mine of two: { $mine } points and a silver. Now all her gray hexes are marked, and she is the first: { $color } points. The numbers in heavy frames are new. For phase II she writes down { $sum }.
rules-head-solo = Alone
rules-solo = Each phase has exactly { $rounds } rounds: cross out one time box a round, as far as the thick line. Hourglasses only matter for selling. A finished color earns its first number in phases I and II, and its second in phase III. More than 50 points are well done, more than 60 excellent, 70 or more incredible.
dice-title = Dice rolled in advance
dice-subtitle = For tables without the dice, or far apart: everybody plays the same rolls. Cover a list with a card and uncover it row by row, or cut the rows off one by one. Seed { $seed }.
dice-game = Game { $number }
dice-end = Check off the hourglasses on your sheets: they tell when a phase ends. The next phase goes on with the next row. A game rarely needs all rows; alone, a phase has { $rounds }.
dice-round = { $number }: { $first }, { $second }, { $pips }, { $others }, { $hourglasses ->
    [one] hourglass.
   *[other] double hourglass.
 }

# Boards as pictures: texts that screen readers read out.
picture-title = Duchy { $name }
picture-text = { $hexes } hexes of the { $game }. { $areas }.
picture-areas = { $color }: areas of { $sizes }
picture-rivers = Rivers join { $pairs }.
solo-surety = Solo duchy { $name } as printed: { $confidence }
picture-hex = { $place }: { $color }
picture-castle = { $place }: { $color }, { $square } square
picture-die = { $place }: { $color }, die { $die }

## Player boards

board = Board
board-storage = Tile storage
board-goods = Goods
board-sold = Sold
board-silver = Silver
board-workers = Workers
board-dice = Dice
board-posts = Border posts: connect two with tiles for the points of the phase, all three for a bonus.
board-areas = Area points, by size
board-phases = Plus, by phase
board-castle = one more action
board-monastery = new rules or points
board-ship = goods and turn order
board-mine = 1 silver each phase
board-livestock = points for animals
board-building = no type twice in a town
board-tile = Tiles { $tile } mm wide
board-part = Part { $number } of { $total }
board-glue = Glue the next part over the strip beyond the dashed line.
board-title = { $count ->
    [one] Player board { $names }
   *[other] Player boards { $names }
 }
board-subject = Player boards for The Castles of Burgundy (unofficial)

## The sheet for the solo game

solosheet-title = Solo game, duchy { $name }
solosheet-rounds = Rounds: tick one after each
solosheet-targets = Target: tick it when you reach it, then the next one counts. The second row is for targets of your own.
solosheet-counter = Points: a piece of yours moves up to the target, then back to 0
solosheet-left = Hexes left: cross one off for each tile that you place
solosheet-start = Start: 1 silver, 2 workers, 3 goods and a castle on any castle hex. The game board lies as for two players: each phase begins with 12 tiles in the depots and 4 in the black depot.
solosheet-round = Each round: roll both dice and the white die. The next goods tile goes to the depot of the white die. Then the first tile of that depot leaves the game: the top one in 2, 3, 5 and 6, the left one in 1 and 4. If the depot is empty, it is the next one clockwise.
solosheet-rivers = Rivers: only a river leads from one island to another. The two hexes at its ends are neighbors.
solosheet-ship = Ship: load all goods of one depot, of any number of colors. Then the goods in all other depots leave the game. Now, and only now, you may give any five goods for a tile of the black depot. Store it face down: it fits any color and has no effect.
solosheet-color = Color complete: no points. A tile of the black depot goes straight into your duchy, with its effect.
solosheet-points = Points: each time you gain some, you may add more for 1 silver each. Target reached: the points go back to 0, the rest is lost, the target falls by { $step }, and you have an action as with a castle.
solosheet-monasteries = Monasteries: those that bring points score when you place them. Number 26 brings 3 for each color complete by then.
solosheet-end = End: you win as soon as all { $hexes } hexes are filled. If they are not after 25 rounds, you lose.
solosheet-level = Level: a first target of 45 to 49 makes it easier, one of 51 to { $most } harder.
solo-odds = Odds: a bot that plans ahead wins { $easier } of 100 games with a first target of 45, { $usual } with 50 and { $harder } with 55.

## Score pads

scorepad-base-2011 = The Castles of Burgundy (2011)
scorepad-base-2019 = The Castles of Burgundy (2019)
scorepad-seasons = A Castle for All Seasons
scorepad-subtitle = Final scoring
scorepad-split = In each box, the number on the left and the points on the right.
scorepad-disputed = Rulebooks and many players disagree here: the English rulebooks say fewest empty spaces, some players say most. Agree on it before the game.
scorepad-narrow = { $players } columns would be narrower than { $least } mm; choose larger paper, fewer sheets to a page, or fewer players
scorepad-each = each
scorepad-total = Total
scorepad-tie = Tie: { $rules }; then the place is shared.
scorepad-no-tie = Equal totals: see your rulebook; we do not know its rule for ties.
scorepad-title = Score pad: { $game }
scorepad-subject = Final score pads (unofficial)

# The page to measure a printer with. X, Y and options stay as they are.
calibration-title = Calibration page
calibration-subject = A page to measure a printer with
calibration-front = Your printer, front
calibration-back = Your printer, back
calibration-intro = Print both sides at 100 %, without “fit to page”. Then measure with a ruler.
calibration-turned = This is the back of the sheet, turned over its long edge.
calibration-head-place = Where the print lies
calibration-place = Measure from the left edge of the paper to the long upright line, and from the upper edge to the long level line. Both should be { $edge } mm away.
calibration-x = X = { $edge } − distance from the left = ____________ mm
calibration-y = Y = { $edge } − distance from the top = ____________ mm
calibration-head-size = Size
calibration-size = This ruler should be true. If it is not, your printer scales the page: look for 100 % or “actual size”.
calibration-head-margin = Margin
calibration-margin = The number at each mark is its distance from the right edge in mm. The smallest one that is printed whole is the smallest --margin.
calibration-head-line = Thinnest line
calibration-line = The first line without gaps is the thinnest that your printer can print. The lines of our sheets have 0.25 pt or more.
calibration-head-pencil = Darkest ground for a pencil
calibration-pencil = Write a number into each patch with your pencil. If you cannot read one at arm’s length, print with --style low-ink, or choose a softer pencil.
calibration-head-hexes = Smallest hex
calibration-hexes = Each option prints hexes of this size. Write a number into each, and choose the smallest that you like to write in.
calibration-light = Hold the sheet against the light: both crosses should meet.

## End scoring

# The dialogue of dicegame endscore --ask.
ask-hello = Enter takes the answer in [brackets]; "back" returns to the previous question; ? explains the question; Ctrl-C stops.
ask-help-choice = Type one of these words, or its beginning: { $known }.
ask-help-words = Type any of these words, or their beginnings, with spaces or commas between them: { $known }. "all" means all of them, "none" means none.
ask-help-counts = Type words with their numbers, such as { $first } 2, { $second } 1; what you leave out counts as 0. The words: { $known }.
ask-help-numbers = Type the numbers with spaces or commas between them, such as 15, 17. "none" means none.
ask-help-two = Type two numbers, one for each member of the team, such as 87, 95.
ask-help-number = Type a whole number.
ask-help-day = Type today, yesterday, or the year, the month and the day, such as 2026-11-20.
ask-help-players = Type the names with commas between them, such as Anna, Ben; at most { $most }.
ask-help-name = Type a name that nobody else has.
ask-help-names = Type two names with a comma between them.
ask-go-on = Go on with the game that was not entered to its end (answers so far: { $count })? [{ $default }]
ask-first = this is the first question
ask-asked = asked
ask-word-back = back
ask-word-none = none
ask-word-all = all
ask-word-yes = yes
ask-word-no = no
ask-word-today = today
ask-word-yesterday = yesterday
ask-cannot-be = that cannot be; { $name }: { $fault }
ask-of = { $name }: { $what }
ask-level = Level! { $name }: { $what } (Enter if nobody knows)
ask-game = Game (base, or seasons: A Castle for All Seasons)
ask-sure = Right so far? Enter for the result
ask-edition = Edition
ask-mode = Mode ({ $modes })
ask-expansions = Expansions with a part in the score, of { $expansions }
ask-date = Day of the game: today, yesterday, or such as 2026-11-20 (Enter leaves it out)
ask-players = Players
ask-names = Names of the players, with commas between them
ask-team-name = Name of team { $number }
ask-members = The two players of { $team }
ask-name = Name of player { $number }
ask-two-players = Player { $first }, Player { $second }
ask-track-two = points on the track of { $first } and { $second }
ask-track = points on the victory point track
ask-counter = points on the victory point counter when the game ended
ask-goods = unsold goods tiles
ask-silver = silver
ask-workers = workers
ask-rounds = rounds played, at most { $most }
ask-spaces-left = empty spaces left in the duchy
ask-monasteries = numbers of the monasteries (yellow tiles) in the duchy
ask-shields = numbers of the shields, 1 to { $most }, that are left after the tribute of phase E
ask-copies = whose monasteries shield 6 copies
ask-building = { $building_small } in the duchy (monastery { $number })
ask-crane = the crane is in the duchy, 0 or 1
ask-livestock = kinds of livestock, of { $kinds }
ask-sold = goods sold, such as { $example }; of { $colors }
ask-sold-routes = goods sold (on trade routes too), such as { $example }; of { $colors }
ask-bonus-tiles = bonus tiles, large and small
ask-post-bonus = Does the bonus for all three border posts count as a bonus tile ({ $readings })? The box of 2019 has no tile for it, the later Special Edition has one
ask-empty-spaces = empty spaces in the duchy
ask-turn-order = place on the bridge at the end, 1 = first
ask-tie = Tie: which empty spaces win, { $ties }? The English rulebooks say fewest, others play most
ask-team-tie = Tied teams: which empty spaces win, { $ties }? The rulebook of 2019 says most, that of the later Special Edition says fewest
ask-winter = Winter side of the board (yes, no)
ask-erected = Erected buildings, of { $buildings }
ask-points = points before the final scoring
ask-helpers = helpers, a place again for a second one, of { $places }
ask-towers = Towers erected by anyone
ask-houses = Houses erected by anyone
ask-unbuilt = Building tiles left on the board
ask-forge = Silver bars in the forge
ask-talers = talers
ask-bars = silver bars
ask-resources = resources, such as { $example }; of { $resources }
ask-layout = Duchy: its letter or name, a file, or the notation printed on the sheet
ask-help-layout = Type what is printed on the sheets: the letter of the duchy, such as a, or its notation, which begins with dice:. The path of a file will do as well.
ask-row = row { $row } ({ $hexes })
ask-help-row = Type the marks of this row with spaces between them: 5II or 52 for a 5 from phase II, 5 if no phase is written, x for the starting castle, a dot for an empty hex. The letters show the colors and numbers of the hexes.
ask-sheet-faults = { $name }: this cannot be right: { $faults }. Enter keeps it, back corrects it
ask-sold-phases = commodities sold in phases I, II and III
ask-help-phases = Type three numbers with spaces between them, one for each phase, such as 1 0 2.
ask-first-colors = colors with the points for the first to finish, of { $colors }
ask-second-colors = colors with the points for the second to finish, of { $colors }
ask-unused = circles not checked off, which break ties, such as { $example }; of { $circles }
ask-written = own sums of the phases, such as 12 20 8 (Enter leaves them out)

# Rules, as they are cited.
rule-base = { $edition } rulebook, { $heading }
rule-seasons = Seasons rulebook, { $heading }
heading-end-2011 = Game end
heading-end-2019 = End of the game
heading-monastery = Monastery { $number }
heading-shield = Shield { $number }
heading-crane = Expansions: Crane
heading-base-setup = Game setup
heading-additional = Additional rules
heading-watchtower = Watchtower
heading-livestock = Livestock
heading-duchies = Expansions: New duchies
heading-solo = The Solo Game
heading-sell = Sell goods
heading-points = Final scoring
heading-keep = The Keep
heading-tavern = The Tavern
heading-gates = The Gates
heading-stable = The Stable
heading-servants-house = The Servants' House
heading-market = The Market
heading-palace = The Palace
heading-forge = The Forge
heading-granary = Granary

# Lines of a score.
end-of-member = { $what }, { $name }
end-counter = Victory point counter
end-copied = { $what }, copied from { $name }
end-crane = Crane, counted as { $building }
end-shield = Shield { $number }
end-palace-silver = Palace: silver turned into { $resource }
end-palace = Palace: { $resource }

# Faults of an entered game.
tile-monastery = monastery { $number }
tile-shield = shield { $number }
end-effect-none = no points at the end.
end-no-monastery = no monastery { $number } in the { $edition } edition; expected 1 to { $most }
end-no-shield = no shield { $number } in the { $edition } edition; expected 1 to { $most }
end-no-shields = no shield { $number } in the { $edition } edition; it has none
end-no-building = no building '{ $word }' in the { $edition } edition; expected { $known }
end-no-livestock = no kind of livestock '{ $word }' in the { $edition } edition; expected { $known }
end-negative = { $key } = { $number }; expected 0 or more
end-twice-other = { $tile } also lies with { $names }; there is only one
end-twice = { $tile } is entered { $count } times; there is only one
end-too-many = { $count } { $what_small }; expected at most { $most }
end-too-many-all = { $count } { $what_small } among all players; the box has { $supply }
end-goods-sold = { $color } goods sold
end-bonus-tiles = bonus tiles
end-bonus-tiles-beyond = { $count } bonus tiles; expected at most { $most }, or { $more } if the bonus for all border posts counts as a tile: { $setting }
end-cranes = cranes
end-shields = { $count } shields; expected at most { $most }, one on each castle
end-goods-beyond = { $count } goods tiles among all players, sold and unsold; { $most } are in play with this number of players
end-shields-beyond = { $count } shields among all players; { $most } lie on the board with this number of players
end-hexes-buildings = { $count } buildings; expected at most { $most }, one on each of their hexes
end-hexes-monasteries = { $count } monasteries; expected at most { $most }, one on each of their hexes
end-spaces-beyond = { $spaces } empty spaces, but at least { $tiles } of { $hexes } hexes have a tile by the other entries
end-order-beyond = turn_order = { $number }; expected 1 to { $most }, one for each player
end-rounds-beyond = rounds = { $rounds }; the solo game has { $most } rounds
end-copies-self = copies names the player; expected another one
end-copies-nobody = copies names '{ $name }', who is not a player; expected one of: { $names }
end-nobody-else = nobody else plays
end-copies-shield = copies without shield { $shield }; enter the shield or leave copies out
end-order = turn_order { $number } is also { $names }'s; places differ, even in a stack
end-unbuilt = unbuilt = { $unbuilt }, but { $buildings } are not erected; expected { $least } or more
end-seasons-pieces = { $what }: { $count } among all players and in the forge; the box has { $most } (likely: from public excerpts of its rulebook)
end-seasons-tiles = { $count } building tiles (erected, towers, houses and unbuilt); the box has { $most } (likely: from public excerpts of its rulebook)
end-seasons-helpers = { $count } helpers; with this number of players each has { $most } (likely: from public excerpts of its rulebook)
end-granary-stands = a helper on { $place }, but the { $building } is not in the game; it needs winter = true
end-stands = a helper on { $place }, but the { $building } is not erected; add it to erected
end-helpers = { $count } helpers on { $place } in all; it has { $room ->
        [one] 1 place
       *[other] { $room } places
    }

# Notes below a score.
end-no-key = { $name }: { $key } is not given; counted as 0
end-no-copies = { $name }: copies is not given; shield { $shield } copies nobody's monasteries
end-no-building-count = { $name }: buildings has no { $building }; counted as 0 for monastery { $number }
end-no-key-for = { $name }: { $key } is not given; counted as 0 for monastery { $numbers }
end-no-shared-key = { $key } is not given; counted as 0 for { $places }
end-no-key-the = { $name }: { $key } is not given; counted as 0 for the { $place }
end-odd-taler = { $name }: the odd taler is kept; one helper in the market converts pairs
end-level = { $names } are tied: enter { $key } for { $lacking } to decide ({ $rule })
end-team-tie-most = the most empty spaces decide this tie of teams, as the 2019 rulebook, The Team Game, says; the rulebook of the later Special Edition says the fewest. With { $setting }: { $places }
end-team-tie-fewest = the fewest empty spaces decide this tie of teams, as chosen and as the rulebook of the later Special Edition says; the 2019 rulebook, The Team Game, says the most. With { $setting }: { $places }
end-place = { $rank }. { $name }
end-tie-fewest = the fewest empty spaces decide this tie, as the English rulebooks of both editions say; this is disputed: a large online platform and others consider it a translation error and play the most. With { $setting }: { $places }
end-tie-most = the most empty spaces decide this tie, as chosen; the English rulebooks of both editions say the fewest, which others consider a translation error. With { $setting }: { $places }
end-solo-points = a solo game is won or lost: goods, silver, workers, monasteries and shields score nothing at its end (2019 rulebook, The Solo Game)
end-tribute = shields score only if they are left after the tribute of phase E, which is paid before the final scoring (2019 rulebook, The Shields)
end-no-mode = the { $edition } rulebook has no { $mode } game; its result is by the 2019 rulebook
end-both-score = monasteries { $numbers } both score { $building }: check [tiles]
end-solo-unknown = whether the solo game was won is not known: enter the rounds played and the empty spaces
end-reading-places = free helper's places count in the erected buildings, the forge and the market; the granary counts neither for the keep nor for the tavern
end-reading-carts = helpers on the carts and the rider, and the innkeeper, do not count
end-reading-silver = the silver that all players turn into resources for the palace enters the forge before the forge scores
end-reading-stones = silver for the palace is counted as stone, the best resource; that needs as many stones on the carts, which no entry tells
end-reading-best = the choice of resources that "scores best" is the one with the best total of the player who chooses; if several are equal, the one that puts the least silver into the forge
end-later-2011 = “went later in turn order” (2011) decides this tie; it is read as the place on the bridge at the end, or as the order of the last round
end-no-tie-break = equal totals share the place: the pages of the rulebook that are known here give no tie-break

# The printed report.
end-game-base = The Castles of Burgundy
end-game-seasons = A Castle for All Seasons
end-edition = { $edition } edition
end-mode-team = team game
end-mode-solo = solo game
end-won = Won in round { $round }, rounds left: { $rounds }.
end-lost = Lost, spaces left: { $spaces }.
end-lost-late = Lost: all spaces filled, but not within { $rounds } rounds.
end-solo-result-unknown = Solo game: won or lost is not known.
end-shared-first = The first place is shared: { $names }.
end-winner = Winner: { $names }.
end-winner-by = Winner: { $names }, by { $what }.

# Words of the files.
word-warehouse = warehouse
word-watchtower = watchtower
word-carpenter = carpenter
word-church = church
word-market = market
word-boarding-house = boarding-house
word-bank = bank
word-town-hall = town-hall
word-white-castle = white-castle
word-crane = crane
word-sheep = sheep
word-cow = cow
word-pig = pig
word-chicken = chicken
word-goat = goat
word-goose = goose
word-turquoise = turquoise
word-purple = purple
word-pink = pink
word-red = red
word-brown = brown
word-orange = orange
word-sand = sand
word-wood = wood
word-clay = clay
word-stone = stone
word-keep = keep
word-tavern = tavern
word-tavern-12 = tavern-12
word-tavern-6 = tavern-6
word-small-gate = small-gate
word-big-gate = big-gate
word-stable = stable
word-stable-16 = stable-16
word-stable-12 = stable-12
word-servants-house = servants-house
word-palace = palace
word-forge = forge
word-forge-10 = forge-10
word-forge-6 = forge-6
word-granary = granary
word-track = track
word-points = points
word-empty_spaces = empty spaces
word-turn_order = turn order
word-sold = sold
word-livestock = livestock
word-bonus_tiles = bonus_tiles
word-towers = towers
word-houses = houses
word-unbuilt = unbuilt
word-talers = talers
word-silver = silver
word-resources = resources
word-building = building
word-mine = mine
word-ship = ship
word-monastery = monastery
word-castle = castle
word-face-down = face-down
word-shield = shield
word-posts = posts

# Files of finished games.
read-expected = expected { $what }
end-dice-file = game = "dice" is a sheet of the dice game; score it with: dicegame score FILE
end-duchy-file = this is one duchy, not a finished game; count it with: dicegame recount FILE
end-game-file = this is a finished game, not one duchy; score it with: dicegame endscore FILE
end-layout-file = this is a layout, not a finished game; look at it with: padgen show FILE
end-no-game = game: expected game = "base" or game = "seasons"
end-no-edition = edition is missing; expected edition = 2019 or edition = 2011
end-solo-rounds = rounds: only a solo game has it; expected mode = "solo"
end-tie-solo = tie: a solo game has no ties; leave tie out, or mode = "standard"
end-tie-team = tie: tied teams have a rule of their own; leave tie out, or expected team-tie = "most" or "fewest"
end-team-tie-mode = team-tie: only a team game has it; expected mode = "team"
end-post-bonus-edition = post-bonus: the { $edition } edition has no border posts; leave post-bonus out, or edition = 2019
end-member-tracks = track: expected a number for each member, such as track = [87, 95]
end-players = players: expected a [[players]] table for each player
end-two-teams = players: { $count } [[players]] tables; mode = "team" has two teams
end-one-player = players: { $count } [[players]] tables; mode = "solo" has one player
end-most-players = players: { $count } players; the game is for at most { $most }
end-no-name = name is missing; expected name = "Anna"
end-same-names = players: { $count } are called '{ $name }'; give each a name of their own
end-members = members: expected the two players of the team, such as members = ["Anna", "Ben"]
player-called = player { $name }

# What a value or an answer should be, after "expected".
read-whole = a whole number up to { $most }; found { $found }
read-number = a whole number from 0 to { $most }
read-wholes = a list of whole numbers, such as { $example }
read-line = a text of one line
read-name = a name of 1 to { $most } letters; found { $found }
read-texts = a list of texts
read-one-of = one of { $known }; found '{ $found }'
read-one-of-near = one of { $known }; did you mean '{ $near }'?
read-more-letters = more letters; '{ $found }' begins { $known }
read-table = a table such as { $example }
read-once = { $word } once; '{ $key }' is the same
read-flag = true or false
read-either = { $known }
read-day = a day such as 2026-11-20
read-layout = a layout: { $reason }
read-base-layout = a layout of the base game; { $layout } is of the { $game } game
read-tiles = a table, such as [tiles] and 16 = "carpenter"
read-two = two numbers, one for each member
read-counts = words with numbers, such as { $first } 2, { $second } 1
read-each-once = each word once
read-new-name = a name that nobody else has
read-two-names = two different names with a comma between them
read-names = up to { $most } different names with commas between them
read-row = { $hexes } marks, one for each hex of the row; found { $found }
read-mark = a number 1 to 6 with its phase, such as 5II or 52, or x for the starting castle, or a dot; found '{ $text }'
read-phases = three numbers, one for each phase
read-players = how many played, 2 to 4
read-goods = the goods tiles sold, 0 or more
read-rows = a text or a list of texts, row by row
read-shields = a table such as { $example }
read-shield = a shield and its phases, such as 1 = "B" or 17 = "C-D"

# One finished duchy.
word-inn = inn
duchy-solo = a duchy for several players; { $layout } is for the solo game, whose counter starts again and again
duchy-missing = { $key } is missing; expected { $example }
duchy-rows = duchy: { $found ->
        [one] 1 row
       *[other] { $found } rows
    }; the layout { $layout } has { $expected }
duchy-row = duchy: row { $row } has { $found ->
        [one] 1 word
       *[other] { $found } words
    }, expected { $expected }; an empty hex is a dot
duchy-place = duchy: row { $row }, place { $place }
duchy-herd = duchy: { $count } livestock tiles in phase { $phase }; expected at most { $most }
duchy-unknown-tile = unknown tile '{ $word }'; expected a tile and its phase such as watchtowerB, cow4A, m7C, innD
duchy-no-phase = '{ $word }' has no phase; expected A to E behind the tile, such as { $word }B
duchy-number = '{ $word }': expected a number before the phase, such as { $example }
duchy-no-number = '{ $word }': expected no number before the phase, such as { $example }
duchy-starts = { $count } starting castles; expected one x
duchy-wrong-color = { $tile } at { $place }, which is a { $color } hex
duchy-animals = { $animal } tile with { $number } animals
duchy-unknown = { $tile } at { $place } is not in the { $edition } edition
duchy-unknown-shield = shield { $number } is not in the { $edition } edition
duchy-twice = { $tile } is in the duchy { $count } times; there is only one
duchy-too-many = { $tile } is in the duchy { $count } times; the box has { $most }
duchy-not-connected = in phase { $phase }, no chain of tiles joins these to the starting castle: { $places }; only shield 18 allows that
duchy-white-castles = { $count } white castles in the town at { $place }: the rulebook allows one building of each of eight types to a town and does not say whether that goes for white castles
duchy-town = { $building } { $count } times in the town at { $place }; one to a town before monastery { $monastery } is placed
duchy-inns = { $count } inns in the { $color } area at { $place }; one to an area
duchy-both = { $color } is both first and second
duchy-posts = first or second names the border posts, but they are not all connected
duchy-claim = a bonus tile for { $color }, but not all its hexes are covered

# The points that a duchy shows.
recount-area = { $area }, size { $size }
recount-area-inn = { $area }, size { $size }, an inn in it
recount-from-start = { $what }, lay there from the start
recount-in-phase = { $what }, phase { $phase }
area-building = Town at { $place }
area-livestock = Pasture at { $place }
area-mine = Mines at { $place }
area-ship = River at { $place }
area-monastery = Monasteries at { $place }
area-castle = Castles at { $place }
recount-pastures = Pastures
recount-watchtower = Watchtower at { $place }
recount-crane = Crane at { $place }, if used as a watchtower
recount-herd = { $where }, phase { $phase }: { $tiles }
recount-animal = { $kind } { $number }
recount-two-posts = Two border posts connected, phase { $phase }
recount-third-post = The third border post connected, phase { $phase }, if that scores again
recount-third-post-again = The third border post connected, phase { $phase }, which scores again
recount-complete = { $what } complete in phase { $phase }: { $tile }
recount-all-posts = All border posts connected, phase { $phase }: { $tile }
color-name-building = Buildings
color-name-livestock = Livestock
color-name-mine = Mines
color-name-ship = Ships
color-name-monastery = Monasteries
color-name-castle = Castles
recount-large = large bonus tile
recount-small = small bonus tile
recount-first = bonus of the first
recount-second = bonus of the second
recount-any = bonus, if first or second
recount-sold = { $count } goods tiles sold
recount-no-sales = goods sales do not show on the duchy: enter sold and players
recount-no-firsts = who completed a color first does not show: enter first and second
recount-no-post-bonus = the rulebook does not say whether shield 7 doubles the bonus for all border posts, for which the box has no tile: enter { $points } or { $tile }
recount-no-third-post = the rulebook does not say whether connecting the third border post scores the points of the phase again: enter { $again } or { $once }
recount-no-players = bonus tiles and sales depend on the number of players: enter players
recount-no-order = the order within a phase does not show: number the tiles of the phase, such as cow4A1 cow3A2
recount-shields = a shield's line has a range in the phases in which it came or went
recount-never = points of trade routes, and of copied monasteries, do not show on the duchy
recount-title = { $name }, { $layout }, { $edition } edition
recount-sum = The duchy accounts for { $points } points.
recount-range = { $low } to { $high }
recount-too-few = The track shows { $track }: at least { $points } too few.
recount-right = The track shows { $track }: it can be right.
recount-more = The track shows { $track }: { $points } more than the duchy accounts for.

# Buildings, as many of them.
building-warehouse = Warehouses
    .small = warehouses
building-watchtower = Watchtowers
    .small = watchtowers
building-carpenter = Carpenter's workshops
    .small = carpenter's workshops
building-church = Churches
    .small = churches
building-market = Markets
    .small = markets
building-boarding-house = Boarding houses
    .small = boarding houses
building-bank = Banks
    .small = banks
building-town-hall = Town halls
    .small = town halls
building-white-castle = White castles
    .small = white castles

# What files call by these words: buildings, animals, expansions, resources, places of helpers.
thing-warehouse = warehouse
thing-watchtower = watchtower
thing-carpenter = carpenter
thing-church = church
thing-market = market
thing-boarding-house = boarding house
thing-bank = bank
thing-town-hall = town hall
thing-white-castle = white castle
thing-crane = crane
thing-sheep = sheep
thing-cow = cow
thing-pig = pig
thing-chicken = chicken
thing-goat = goat
thing-goose = goose
thing-crane-and-geese = crane and geese
thing-white-castles = white castles
thing-border-posts = border posts
thing-shields = shields
thing-sand = sand
thing-wood = wood
thing-clay = clay
thing-stone = stone
thing-keep = keep
thing-tavern = tavern
thing-tavern-12 = tavern, 12 spot
thing-tavern-6 = tavern, 6 spot
thing-small-gate = small gate
thing-big-gate = big gate
thing-stable = stable
thing-stable-16 = stable, 16 spot
thing-stable-12 = stable, 12 spot
thing-servants-house = servants house
thing-palace = palace
thing-forge = forge
thing-forge-10 = forge, 10 spot
thing-forge-6 = forge, 6 spot
thing-granary = granary

# What is scored, item by item; monasteries and shields with their numbers.
item-track = Victory point track
item-goods = Unsold goods
item-silver = Silver
item-workers = Pairs of workers
item-monastery-15 = Kinds of goods sold (15)
item-monastery-24 = Kinds of livestock (24)
item-monastery-25 = Goods sold (25)
item-monastery-26 = Bonus tiles (26)
item-shields-1-6 = Shields 1–6
item-shields-7-12 = Shields 7–12
item-shields-13-18 = Shields 13–18
item-shield-10 = Shield 10: monasteries again
item-shield-13 = Shield 13: shields again
item-building = { $building } ({ $number })

item-points = Points before the final scoring
item-keep = Keep: free helper's places
item-tavern-12 = Tavern, 12 spot: helpers
item-tavern-6 = Tavern, 6 spot: pairs of helpers
item-small-gate = Small gate: towers
item-big-gate = Big gate: towers
item-stable-16 = Stable, 16 spot: houses
item-stable-12 = Stable, 12 spot: houses
item-servants-house = Servants' house: tiles not built
item-market = Market, one helper: pairs of talers
item-market-both = Market, both helpers: talers
item-palace = Palace: up to 5 resources a helper
item-forge-10 = Forge, 10 spot: silver bars
item-forge-6 = Forge, 6 spot: pairs of silver bars
item-granary = Granary (winter): 10, 7 or 3 a helper

# Ties.
tie-fewest-spaces = fewest empty spaces in the duchy
tie-most-spaces = most empty spaces in the duchy
tie-farthest-behind = farthest behind in turn order
tie-spaces = empty spaces
tie-turn-order = turn order

# Layout files.
layoutfile-game = expected game = "dice" or game = "base"
layoutfile-finished = this is a finished game, not a layout; score it with: dicegame { $command } FILE
layoutfile-record = this is the record of a game, not a layout; show it with: dicegame replay FILE, or go on with: dicegame play --resume FILE
layoutfile-no-die = only the base game has die numbers
layoutfile-first = expected first = [q, r], the place of the first hex of the rows
layoutfile-posts = expected pairs of neighboring rim hexes, such as { $example }
layoutfile-links = expected pairs of hexes that a river joins, such as { $example }
layoutfile-text = expected { $key } = a text
layoutfile-texts = expected { $key } = a list of texts
layoutfile-lines = expected { $key } = a text or a list of texts, row by row
layoutfile-example = expected { $example }
layoutfile-numbers = expected { $example }, whole numbers from 0 to 999
layoutfile-at-least-one = { $table } = 0: expected at least 1
layoutfile-color = unknown color '{ $color }'; expected { $colors }
layoutfile-table = unknown table '{ $table }'; expected { $tables }
layoutfile-row = unknown row '{ $row }' in { $table }; expected { $example }

# What is wrong with a duchy.
problem-hexes = { $found ->
    [one] 1 hex, expected { $expected }
   *[other] { $found } hexes, expected { $expected }
 }
problem-parts = { $parts } separate parts; all hexes must be connected
problem-unreached = { $found ->
    [one] 1 hex cannot be reached
   *[other] { $found } hexes cannot be reached
 } from the castle on { $castle }; expected all hexes to be connected by touching or by links
problem-post-twice = a border post is given twice; expected each post once
problem-post-game = only boards of the base game have border posts
problem-shape = not the hexagon of rows 4-5-6-7-6-5-4
problem-color = { $found ->
    [one] 1 { $color } hex, expected { $expected }
   *[other] { $found } { $color } hexes, expected { $expected }
 }
problem-area = { $area } has { $size }, expected { $smallest } to { $largest }
problem-castle-size = { $area } has { $size }; a castle is a single hex
problem-squares = { $found ->
    [one] 1 castle whose square is { $color }, expected { $expected }
   *[other] { $found } castles whose square is { $color }, expected { $expected }
 }
problem-towns = { $found ->
    [one] 1 town, expected { $fewest } to { $most }
   *[other] { $found } towns, expected { $fewest } to { $most }
 }
problem-no-die = { $found ->
    [one] 1 hex without a die number
   *[other] { $found } hexes without a die number
 }
problem-dice = { $found ->
    [one] die number { $die } is on 1 hex, expected { $expected }
   *[other] die number { $die } is on { $found } hexes, expected { $expected }
 }
problem-overlap = the hexes overlap or leave gaps
problem-polygon = an area of { $color } is not the polygon that its hexes form
problem-edges = the outline has { $edges } edges, expected { $expected }
problem-bug = { $name }: { $problem }; this is a bug in padgen, please report it
area-at = the { $color } area at { $place }

# Why something is not a valid layout.
layout-text = { $text }: expected one line of printable text, without { $character }
layout-no-hexes = the layout is empty: it has no hexes
layout-hex = { $place }: { $what }
layout-no-name = the layout needs a name
layout-post-hexes = border post { $post }: expected two neighboring hexes of the layout
layout-post-rim = border post { $post }: these hexes do not meet on the rim
layout-link-game = only duchies of the base game have links; leave them out
layout-link-hexes = link { $link }: there is no hex { $hex }; expected two hexes of the layout
layout-link-itself = link { $link }: this joins a hex to itself; expected two different hexes
layout-link-touch = link { $link }: these hexes touch, so they are neighbors without a link; expected two hexes that do not touch
layout-link-twice = link { $link }: it is given twice; expected each link once
layout-composition = composition: expected a count for each of { $colors }
layout-towns = composition: the base game needs a number of towns, the dice game has none
layout-color = { $color } is not a color of the { $game }; expected one of { $colors }
layout-castle = a castle needs a square, one of { $squares }
layout-square = only castles of the dice game have a square

# The files to fill in after a game. Words in quotes and colors in English are what the files expect.
template-base = A finished game of The Castles of Burgundy. Fill it in, then: dicegame endscore FILE
template-seasons = A finished game of A Castle for All Seasons. Fill it in, then: dicegame endscore FILE
template-lines = Lines may be left out: an absent number counts as 0. docs/end-scoring.md explains every line.
template-edition = 2011 or 2019
template-mode = standard, team or solo
template-base-layout = the duchy that all play; or inside each player's part
template-tie = "most": ties go to the most empty spaces, not to the fewest as the English rulebooks say (disputed)
template-team-tie = "fewest": ties of teams go to the fewest empty spaces, as in the later Special Edition, not to the most as in 2019
template-post-bonus = "tile": the bonus for all border posts counts as a bonus tile, as in the later Special Edition
template-tiles = only where your monasteries score other buildings than dicegame thinks
template-team = Team { $letter }
template-members = the two players of the team
template-track = points on the victory point track, 100/200 tile included
template-counter = points on the victory point counter when the game ended
template-tracks = points on the victory point track of each member, 100/200 tile included
template-goods = unsold goods tiles
template-monasteries = numbers of the yellow tiles placed in the duchy, 1 to { $most }, such as [15, 17]
template-buildings = placed in the duchy
template-livestock = kinds placed: { $kinds }, such as { $example }
template-livestock-geese = kinds placed: { $kinds } ({ $geese }: expansion), such as { $example }
template-sold-goods = sold goods tiles
template-sold-routes = sold goods tiles, those on trade routes too
template-other-name = { $other } is { $name }
template-bonus-tiles = large and small
template-shields = shield numbers, 1 to { $most }, only those left after the tribute of phase E
template-copies = shield 6: the name of the player whose monasteries count too
template-rounds = rounds played
template-spaces-left = empty spaces left in the duchy
template-empty-spaces = empty spaces in the duchy; only a tie asks for it
template-turn-order = place on the bridge at the end, 1 = first; only a tie asks for it
template-winter = true on the winter side of the board
template-erected = Buildings that were erected; strike the others. The forge and the market always stand.
template-by-anyone = erected, by anyone
template-unbuilt = building tiles left on the board
template-forge = silver bars in the forge before the final scoring
template-places = helpers: the places where the player's helpers stand; a name again for a second helper. The places are
template-points = before the final scoring
template-helpers = such as { $example }
template-bars = silver bars
template-recount = A finished duchy to count again. Fill it in, then: dicegame recount FILE
template-rows = The duchy row by row, a word for each hex: tile and phase A-E. Examples: watchtowerB, boarding-houseC, cow4A, goose2B, shipC, mineA, castleD, m7C (monastery 7), innD; x is the starting castle, . is empty. Where the order within a phase is known, put its number behind: cow4A1 cow3A2.
template-colors = The colors of the hexes (B building, G livestock, M mine, S ship, K monastery, C castle):
template-phases = shields and the phases in which they lay in the duchy; "B" is from B to the end
template-players = how many played: bonus tiles and sales depend on it
template-sold-number = goods tiles sold
template-large = colors completed first (large bonus tile): { $colors }
template-small = second (small bonus tile)
template-post-bonus-seven = bonus for all border posts: "points", or "tile" if shield 7 doubles it
template-third-post = connecting the third border post: "again" if it scores the points of the phase again, or "once"
template-compare = what the track says, to compare

## Layout files and notation

# Files and texts.
file-unreadable = cannot be read: { $reason }
file-missing = No such file or directory
file-folder = Is a directory
file-forbidden = Permission denied
file-too-large = { $most ->
    [one] larger than a megabyte; expected a small text file
   *[other] larger than { $most } MB; is it the right file?
 }
file-no-folder = Not a directory
file-exists = File exists
file-read-only = Read-only file system
file-disk-full = No space left on device
file-long-name = File name too long
file-bad-name = no file can have this name
file-not-text = not a text file in UTF-8
file-not-utf-8 = not a text file in UTF-8: line { $line } is in another encoding; save it as UTF-8
file-photo = a photo, not a text file; photos of sheets of the dice game are read with: dicegame read PHOTO
file-empty-folder = a folder; expected a .toml or .json file in it
text-invalid = not valid { $format }: { $reason } (at { $where })
text-place = line { $line }, column { $column }
text-end = line { $line }, the end of the text
text-json-lines = JSON with several lines, each on its own; a recorded game is shown and scored with: dicegame replay FILE
text-too-deep = not valid { $format }: a number is too long, or brackets are nested too deep
text-no-object = expected a JSON object, such as { $example }
text-twice = '{ $key }' is given twice
text-unknown-key = unknown key '{ $key }'; expected one of { $known }
text-unknown-key-near = unknown key '{ $key }'; did you mean '{ $near }'?
text-near = { $what }; did you mean '{ $near }'?

layout-no-game = { $text }: there is no game { $game }; a notation starts with dice: or base:
layout-unknown = no layout named { $text }; did you mean { $names }? (padgen list shows all names; for a file write its path, such as ./mine.toml)
layout-unknown-name = no layout named { $text }; expected a name such as { $names } (padgen list shows all names; for a file write its path, such as ./mine.toml)
layout-unknown-here = no layout named { $text }; expected a name such as a or base-1, or a notation such as dice:PP/OgO/YY
layout-long = { $text }: too long; expected at most { $most } letters

# Why no new duchies were found.
new-hexes = { $name } has { $hexes } hexes; padgen makes duchies of up to { $most }
new-no-dice = the dice game has no die numbers to shuffle; only duchies of the base game have them
new-like = no duchy can be like { $name }: { $problem }
new-sizes-game = { $name } is a duchy of the { $game }, so its area sizes do not fit duchies of the { $other }
new-sizes = no duchy like { $like } can have the area sizes of { $name }: { $problem }
new-areas = { $hexes } { $color } hexes cannot form areas of { $smallest } to { $largest } hexes
new-areas-counted = { $hexes } { $color } hexes cannot form { $fewest } to { $most } areas of { $smallest } to { $largest } hexes
new-symmetry = the shape of { $name } has no symmetry that a duchy could have
new-no-more = { $count ->
    [one] there is only 1 such duchy
   *[other] there are no more than { $count } such duchies
 }
new-none = there are no such duchies
new-not-found = no duchy of this kind was found in { $tries } tries
new-no-further = after { $count } different duchies, no further one was found in { $tries } tries
new-shuffle = the die numbers could not be shuffled without equal neighbors in { $tries } tries

# All commands.
cli-warning = warning: { $text }
cli-see-help = { $command }: { $message } (see { $command } --help)
usage-missing = { $name } is missing
usage-value = { $name }: { $what }
usage-wrong-value = { $name }: '{ $value }' is not valid; expected { $expected }
usage-expected = { $what }; expected { $expected }
usage-no-option = there is no option { $option }
usage-without-value = { $option } needs a value
usage-flag = { $option } takes no value
usage-no-command = there is no command '{ $word }'
usage-extra = unexpected: { $words }
usage-file = the name of a file
usage-number = a number
usage-whole-number = a whole number
usage-least = { $number }, at least { $least }
usage-range = { $number } from { $least } to { $most }
cli-stopped = { $command }: stopped
cli-seed = seed { $seed }
cli-tried = { $tried } tried
progress-share = { $what }: { $percent } %
progress-tried = { $what }: { $done } of { $total }, { $tried } tried
progress-left = { $count }; about { $left } left
time-seconds = { $seconds } s
time-minutes = { $minutes } min
cli-illegal = { $name } is not legal: { $code }: { $problem }
cli-illegal-more = { $name } is not legal: { $code }: { $problem } (and { $more } more; padgen validate shows all)
cli-language = '{ $language }' is not one of { $languages }.
cli-offset = '{ $text }' is not an offset; expected two numbers of mm, at most 20, to the right and down, as in 0.5,-1

# Writing files.
output-name = -o: expected the name of a file, or - for stdout
output-ending = { $path }: this will be a { $ending } file; name it { $right }
output-other-kind = { $path }: this file exists and is of another kind, so it was not replaced; choose another name
output-exists = { $path }: this file exists, so nothing was asked; choose another name
output-failed = { $path }: cannot be written: { $reason }
output-folder = it is a folder; name a file in it
output-protected = the file there is protected
output-no-folder = there is no folder { $folder }

# padgen list, show and validate. The labels stand in a column.
list-name = name
list-game = game
list-also = also called
list-confidence = confidence
list-show = padgen show NAME shows a layout and its source.
confidence-sure = sure
confidence-likely = likely
show-no-areas = 0 hexes
show-areas = { $count ->
    [one] 1 hex in areas of { $sizes }
   *[other] { $count } hexes in areas of { $sizes }
 }
show-notation = notation
show-no-notation = none: not a hexagon
show-links-no-notation = none: a notation cannot hold rivers
show-posts = posts
show-where = where these meet: { $places }
show-no-posts-game = { $where }; they cannot be played: border posts are played with 3, here are { $found }
show-links = rivers
show-joined = join hexes that do not touch: { $pairs }
show-also = also
show-source = source
show-confidence = confidence
show-not-given = not given
show-rating = rating
show-rated = { $word }, index { $index }: { $bot } scores { $mean } points on average in { $games } games alone (standard error { $error })
show-start = { $color } { $points }
rating-easy = easy
rating-medium = medium
rating-hard = hard
show-legal = legal

# padgen generate.
generate-out-one = expected only one of --out, --notation and --json
generate-out-name = expected the name of a folder
option-choice = { $option }: '{ $value }' is not one of { $known }
generate-game = { $name } is a duchy of the { $game }
generate-grain = --grain has no effect: the area sizes are those of --sizes { $sizes }
generate-no-notation = duchies like { $name } are not hexagons and have no notation; use --out DIR or --json
generate-left-out = notations leave out { $what } of { $name }; layout files (--out DIR) keep them
generate-composition = the composition
generate-tables = the tables
generate-posts = the border posts
generate-exists = { $path } already exists; nothing was written
generate-exist = { $path } and { $more } more of these files already exist; nothing was written
generate-stopped = stopped: { $done } of { $total ->
        [one] 1 duchy was
       *[other] { $total } duchies were
    } written to { $folder }, each file whole
generate-partly = { $error }; { $done } of { $total } were written to { $folder }
generate-failed = { $folder }: { $reason }; { $done } of { $total ->
        [one] 1 duchy was
       *[other] { $total } duchies were
    } written
generate-making = Making duchies
generate-writing = Writing duchies
generate-looking = looking for duchies: { $asked }; a bot plays { $games } games on each, and { $more } on those that come close; gives up after { $most } misses in a row
generate-trying = playing on duchy { $number }
generate-rating = { $word } { $index }, castles { $spread } points apart
generate-rating-of = { $name }: { $rating }
generate-board-rating = { $word } { $index }, planners make { $mean } ± { $error } points without expansions

# padgen pad and scorepad.
pad-old-pages = this is the old name of --sheets; give only one of them
pad-what = expected either layouts or --random N
pad-what-example = expected either layouts or --random N, as in padgen pad a
notation-expected = not a notation: { $text }; expected dice: or base: and rows of letters
notation-no-dice = only base-game notations have die numbers after a semicolon
layout-no-rows = the layout is empty: expected rows of letters
layout-even-rows = { $rows } rows; a hexagon has an odd number of rows, 7 on a printed duchy
layout-row = row { $row } has { $letters ->
        [one] 1 letter
       *[other] { $letters } letters
    }, expected { $expected } in a hexagon of { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
layout-picture = line { $line } of the picture, column { $column }: expected each row half a hex (one column) from the one above
layout-letter = { $where }: unknown letter { $letter }; the { $game } has { $letters }
layout-dice-rows = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } of die numbers; the layout has { $expected }
layout-dice-row = row { $row } has { $numbers ->
        [one] 1 die number
       *[other] { $numbers } die numbers
    }, expected { $expected }
layout-die = { $where }: die number { $digit }; expected 1 to 6, or . for none
layout-die-number = only hexes of the base game have a die number, from 1 to 6

# Ratings in layout files.
rating-expected = expected { $key } = { $what }
rating-index = a number above 0, such as 1.05
rating-points = a number of points
rating-few-points = a number of points below 1000
rating-games = a whole number of games above 0
rating-bot = the name of the bot that played
rating-starts = { $example }, points for each starting castle

## Command line

warning = warning: { $what }
seed = seed { $seed }
pad-places-file = expected the name of a file of its own, such as places.json
pad-random-counts = each new duchy gets one sheet; leave out --sheets (or --pages) and --mix
pad-random-missing = the options under "What the duchies are like" are for new duchies: add --random N
pad-seed = nothing here is random; use --seed with --random N or --dice-sheet
pad-left-out = { $sheets } sheets are too few for all layouts; left out: { $names }
pad-more = { $sheets } sheets instead of { $asked }, to fill the back of the last page
pad-letters = cannot print { $letters } in the name of { $names }: the typeface has Latin, Greek and Cyrillic letters
sheet-small = duchy { $name } does not fit on { $paper }: boxes would be smaller than 3 mm; use larger paper, or fewer sheets to a page
pad-link = { $link } is not a link for a code; expected an address such as https://example.org/?layout=, without spaces and #, of at most { $most } letters
pad-large = { $sheets ->
    [one] the paper is too small for large print; use larger paper
   *[other] { $sheets } sheets to a page are too small for large print; use larger paper, or fewer sheets to a page
 }
pad-per-page = { $sheets } sheets to a page; expected 1, 2 or 4
pad-small = { $sheets ->
        [one] 1 sheet on
       *[other] { $sheets } sheets on
    } { $paper } would be smaller than A6; use larger paper, or fewer sheets to a page
pad-fold-duplex = fronts and backs are printed side by side to be folded; leave out duplex
pad-fold-binding = folded sheets have their fold at one edge; leave out binding
pad-press-home = a print shop cuts, folds and adjusts by itself; leave out cut, fold and the offsets
paper-unknown = '{ $paper }' is not a paper size; expected { $known }, or width and height in mm, as in 200x250
paper-large = { $paper } is too large; the largest paper is { $most } mm long
pad-two-games = dice-game sheets and base-game boards cannot share a pad; print them one after the other
pad-not-boards = this is for sheets of the dice game, not for player boards
pad-only-boards = this is for player boards of the base game
pad-start = start: duchy { $name } has no castle with a { $color } square
pad-drawing-boards = Drawing boards
pad-drawing-sheets = Drawing sheets
pad-drawing-extras = Drawing the other pages
pad-drawing-pages = Drawing pages

## Terminal

play-help-hint = Type ? for help.
play-prompt = { $prompt }:
play-player = Player
play-help-moves = Type the number of a move, or the move itself.
play-help-words =
    Dots: several turns; the number shows them, Enter the board again. Or a word:
      more   list every turn, one by one
      board  show the duchy again (board Ben: that of Ben)
      hint   show three good turns; a, b or c takes one, why shows the sums
      undo   take the last turn back, until the dice are rolled again;
             with real dice also a mistyped roll or deal
      quit   leave; the game is saved, and dicegame play --resume continues it
play-help-question = Or a word: board shows the board again, quit leaves.
play-standing = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
play-others = The others: { $standings }
play-all = All
play-question = { $name }, { $question } ({ $choices })?
play-question-secret = { $name }, { $question } ({ $choices }, typed unseen)?
play-enter-draws = Enter goes on
play-what-came = What came up
play-came = Came up: { $result }.
play-enter-ends = Enter ends the game
play-undo-answer = undo takes the last answer back
play-undo-move = undo takes the last turn back
play-undo-chance = undo takes { $what ->
    [deal] the deal
    [setup] the first goods
   *[other] the roll
 } back
play-undo-roll-hint = (type undo if that was a mistake)
play-nothing-here = '{ $word }' does nothing here; type ? for help.
play-your-turn = { $name }, your turn:
play-your-turn-only = Enter: { $move }. { $name }, your turn:
play-group = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
 }
play-your-turn-part = { $name }, which of these (Enter goes back)?
dice-group-sell = { $choice ->
    [none] keep the commodities
   *[other] sell all commodities first
 }
dice-group-bonus = { $choice ->
    [none] with the dice as they are
    [monk] a monk for any color of die
    [worker] a worker for any pip
   *[silver] a silver for a second mark
 }
dice-group-second = mark { $hex } and another hex
play-no-such-number = There are turns 1 to { $number }.
play-move-taken-back = { $name } takes the turn back
play-roll-taken-back = { $what ->
    [deal] The deal is taken back.
    [setup] The first goods are taken back.
   *[other] The roll is taken back.
 }
play-roll-corrected = { $what ->
    [deal] The deal was mistyped, and is taken back
    [setup] The first goods were mistyped, and are taken back
   *[other] The roll was mistyped, and is taken back
 }
play-hints = Good turns, the best one first; a letter takes one, why shows the sums:
play-why = The points that the bot expects until the end; then what it likes and dislikes:
hint-reasons = { $value } points to come; { $reasons }
look-back-of-dice = How many points were possible with these dice, known in advance? (Ctrl-C skips this)
look-back-of-base = Which turns cost points, by what could be known when they were played? (Ctrl-C skips this)
look-back-of-any = Which turns cost points? (Ctrl-C skips this)
play-looking = looking ...
play-look-back-skipped = Skipped; dicegame bound computes it from a record.
play-whose-board = '{ $name }' is not clear; expected one of { $names }
play-saved-in = This game is saved in { $file }.
play-going-on = Going on with { $file }.
play-finished = The game in { $file } is finished.
play-saved = saved; go on with: dicegame play --resume { $file }
play-not-begun = no game was begun
play-file-exists = { $file }: this file exists; continue it with --resume, or name another file
play-file-folder = { $file } is a folder; name a file in it, such as { $example }
play-dropped = { $file }: the last line is half-written and was dropped: '{ $text }'
play-damaged = { $file } is damaged from line { $number } on, perhaps because two programs wrote to it: { $fault }
play-left-out = The lines before it are a sound game. It can go on in a new file, and this file stays as it is. { $lines ->
    [one] One line is left out:
   *[other] { $lines } lines are left out:
 }
play-enter-sound = Enter goes on without them, quit leaves:
play-enter-again = Enter tries again, quit leaves:
replay-unfinished = The game is not finished; the points so far:
replay-sound-part = The game goes on from here, in a new file, with: dicegame play --resume { $file }
replay-step = Enter goes on, q stops:
replay-duchy = Duchy { $name }, { $variant ->
    [solo] solo
   *[other] standard
 }
dice-help =
    Type the number of a turn, or the turn itself:
      12=4              mark hex 12 with a 4
      monk 12=4         ... checking off a monk: any color of die will do
      worker 12=4       ... checking off a worker: any pip will do
      12=4 silver 17=2  mark two hexes, checking off a silver
      pass              take a worker instead
      sell ...          sell all commodities first, at a double hourglass: sell 12=4
dice-legend =
    P monastery (1 or 2), G mine (3 or 4), B river (5 or 6),
    O city (all different), Y pasture (all the same),
    p g b o castle and its square (a number beside it);
    12 is the number of a hex: they count row by row, from the upper left
dice-starts-from = { $name } starts from { $castle }
dice-hex = { $hex } { $state ->
    [marked] has { $pip }
    [start] is the starting castle
    [legal] can be marked now
   *[empty] is empty
 }
dice-area = { $color } { $kind }: { $hexes }.
dice-castle-area = { $color } { $kind }, square { $square }: { $hexes }.
dice-time-and-roll = { $time }, dice: { $dice }
dice-not-rolled = not rolled
dice-time = Phase { $phase }, round { $round }, time { $boxes } of { $all }
dice-time-solo = Phase { $phase }, round { $round } of { $rounds }
dice-standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $phases })
dice-circles = Circles to use: { $circles }
dice-circles-of = { $bonus } { $number }
dice-color-bonus = Color bonus: { $values }
dice-color-value = { $color } { $values }
dice-color-gone = gone
dice-color-done = done
dice-effect = { $what }: { $changes }
dice-marks = mark { $hexes }
dice-marked-hex = { $kind } { $hex }
dice-finishes = { $color } finished
dice-takes-worker = take a worker
dice-change = { $what ->
    [monk] { $number ->
        [one] { $signed } monk
       *[other] { $signed } monks
     }
    [silver] { $number ->
        [one] { $signed } silver
       *[other] { $signed } silver
     }
    [commodity] { $number ->
        [one] { $signed } commodity
       *[other] { $signed } commodities
     }
    [worker] { $number ->
        [one] { $signed } worker
       *[other] { $signed } workers
     }
   *[points] { $number ->
        [one] { $signed } point
       *[other] { $signed } points
     }
 }
dice-enter-rolls = Enter rolls the dice
dice-what-was-rolled = Dice (such as: orange blue 2 4 double)
dice-rolled = Rolled: { $dice }.
dice-may-sell = A double hourglass: commodities may be sold.
dice-first-finished = { $names }: first to finish { $color }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dice-second-finished = { $names }: second to finish { $color }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dice-phase-ended = Phase { $phase } has ended; phase { $next } begins.
dice-event-roll = Phase { $phase }, round { $round }: { $dice }
dice-allowed = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; these dice allowed at least { $best } (at most { $most })
dice-allowed-exactly = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; these dice allowed { $best } (and no more)
dice-nothing-cost = { $allowed }; no turn cost anything.
dice-costliest = { $allowed }; { $whose ->
    [bot] its
   *[person] your
 } { $number ->
    [one] costliest turn was
    [2] two costliest turns were
   *[other] three costliest turns were
 }:
dice-costly = { $time }, { $dice }: { $turn } cost { $points ->
    [one] { $points } point
   *[other] { $points } points
 } against { $better }.
roll-phase-begins = Phase { $phase } begins.
roll-prompt = Enter rolls the dice, q stops:
roll-help =
    This rolls the dice for people who write on paper. Everybody uses the same
    roll: mark a hex, or take a worker. The hourglass die moves the time on; at a
    double hourglass everybody may sell all commodities. A phase ends with its
    time.
roll-stopped = stopped in phase { $phase }, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
roll-line = { $time }: { $dice }
roll-may-sell = A double hourglass: everybody may sell all commodities.
roll-last-round = This is the last round of phase { $phase }.
roll-over = The game is over. dicegame score adds up the paper sheets.
play-resume-alone = --resume takes everything from the file; leave out the other options
play-seed-table = --seed fixes dice rolled on the screen, not those on the table

## Web: pages

web-name = The Duchy Table
web-skip = To the content
web-menu = Menu
web-unofficial = Unofficial, for The Castles of Burgundy: The Dice Game and its big brothers; not affiliated with their makers. All drawings and words are our own.
web-sorry = That did not work
web-to-home = Home
web-line-kept = No connection. Your tap is kept, and sent as soon as there is one.
web-line-gone = No connection to the server, trying again …
web-line-sent = The connection is back. Your tap has arrived.
web-line-working = Still working, one moment …
web-home-lead = Play the dice game on every phone in the room, or score a game on paper.
web-code = Code of a table
web-join-button = Join
web-new = New table
web-companion = Companion
web-companion-lead = You play on paper; this page rolls the dice and keeps the time.
web-roll = Roll the dice
web-table = Table { $code }
web-duchy = Duchy
web-duchy-name = Duchy { $name }
web-new-any = a new one
web-new-easy = a new easy one
web-new-medium = a new medium one
web-new-hard = a new hard one
web-notation = Or a notation, as on printed sheets
web-games = Game
web-variant = Game
web-variant-standard = standard game
web-variant-solo = solo: one player, 8 rounds a phase
web-start-rule = Starting castles
web-start-secret = each chooses in secret
web-start-different = all different
web-start-same = all the same
web-dice = Dice
web-dice-screen = rolled here
web-dice-table = rolled on the table, the host taps them in
web-hints-allowed = hints allowed
web-your-name = Your name
web-open-table = Open the table
web-seat-you = you
web-seat-host = you, host
web-free-for = for a friend
web-free-add = add one
web-games-solo = alone
web-games-team = in teams
web-a-table = A table for you
web-more-tables = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
web-new-here = New here?
web-play-against-lead = She plays well. About 15 minutes.
web-base-game = The base game
web-daily-short = the same dice for everyone
web-daily-lead = The same duchy and dice for everyone, today.
web-puzzle-short = one best turn: which?
web-games-own-lead = each is kept by itself
web-games-kept = { $count ->
    [one] 1 game, best and mean
   *[other] { $count } games, best and mean
}
web-score-sheet = Score a sheet
web-score-short-device = tap in what you wrote
web-print-sheets = Print sheets
web-dice-to-roll = Dice to roll
web-duchy-any = new
web-duchy-own = yours
web-base-against = against { $name }, at once
web-duchies = Duchies
web-duchies-same = One for all
web-duchies-each = One each
web-duchies-random = Random
web-duchies-each-lead = All begin with this one; at the table everybody can choose another.
web-duchy-change = Change the duchy of { $name }: { $duchy }
web-duchy-of = Duchy of { $name }
web-solo-short = solo
web-solo-target = solo, first target { $points }
web-solo-game = The solo game
web-first-target = First target, in points
web-expansions = Expansions
web-option-edition = Edition
web-option-edition-2019 = 2019
web-option-edition-2011 = 2011
web-option-start = Starting castles
web-option-start-open = in turn
web-option-start-secret = in secret
web-option-tiles = Extra tiles
web-option-castles = White castles
web-option-inns = Inns
web-option-borders = Border posts
web-option-routes = Trade routes
web-option-shields = Shields
web-about-tiles = Monasteries 27 and 28, the crane and the geese.
web-about-castles = A white castle brings an action with the number of the white die.
web-about-inns = An inn fits on any hex, and its area counts one hex more.
web-about-borders = Points for joining the three posts, if all duchies have them: 11a to 11f.
web-borders-if-all = border posts if all duchies have them
web-about-routes = Sold goods lie in a row and bring a bonus where the color fits.
web-about-shields = Two equal dice take a shield for a castle; each costs a silver a phase.
web-about-solo = Choose duchy 13a or 13b, and play alone: fill all hexes in 25 rounds. It has no expansions.
web-readings = Where the rules leave a choice
web-readings-lead = The usual game has none of these.
web-reading-tie = Of players with equal points, the one with the most empty hexes wins, not the fewest.
web-reading-dice = You may leave dice unused.
web-reading-room = Only with an empty place in storage can you buy a tile, or take one by an effect.
web-reading-circle = For monastery 5, depots 6 and 1 are not neighbors.
web-reading-payment = Monastery 6 can also be paid with a silver and a worker.
web-reading-order = The last tie goes to whoever played later in the last round.
web-reading-monastery-29 = Monastery 29 scores town halls, not white castles.
web-reading-white-castles = A town may have any number of white castles.
web-reading-third-post = Joining the third border post does not bring the points again.
web-reading-post-bonus = The bonus for all three border posts is a bonus tile, for monastery 26 and shield 7.
web-reading-route-place = On trade routes, “place” takes a tile from depots 1 to 6 instead of placing a stored one.
web-reading-shield-2 = Shield 2 brings one worker, however many the other player gets.
web-reading-shield-4 = When shield 4 is lost, all but three stored tiles are thrown away at once.
web-reading-shield-9 = With monastery 3, shield 9 brings a silver for each goods tile and no other.
web-reading-shield-14 = Shields 14 and 15 must be used, if a tile fits.
web-reading-phase-end = At the end of a phase, tribute and mines come before shields 14 and 15.
web-reading-copy-27 = Shield 6 copies monastery 27, too.
web-reading-solo-area = Alone, the points of an area and those of its phase count one after the other.
web-reading-building = Monastery { $number } scores
web-readings-other = { $count ->
    [one] 1 rule read otherwise
   *[other] { $count } rules read otherwise
}
web-rules-last = as last time
web-free-short = free
web-invitation = Come and play with us
web-seats = Seats
web-you = You
web-you-alone = You
web-remove = Remove
web-remove-name = Remove { $name }
web-leave = Leave
web-another-name = Another player at this phone
web-full = The table is full.
web-sit = Sit down
web-add-bot = Add a bot
web-bot-planner = Margot (planner): plays well
web-bot-expert = Isabeau (expert): plays better, looks at every next roll
web-bot-search = Philibert (search): plays best, thinks for two seconds at most
web-bot-greedy = Gaspard (greedy): looks at one turn only
web-bot-random = Colin (random): any legal turn
web-bot-base-planner = Margot (planner): plays well, plans her whole turn
web-bot-base-search = Philibert (search): plays best, tries his best turns in many simulated rounds
web-bot-base-greedy = Gaspard (greedy): looks at one move only
web-bot-base-random = Colin (random): any legal move
web-host-begins = The host begins when everybody sits.
web-players-needed = This game is for { $fewest } to { $most } players.
web-invite-how = Others join with this code, or with the link on their own phones:
web-invite-only-here = Only this computer can open this address. Phones need the one that the server shows for your network. If it shows none, start it again with: dicegame serve --host 0.0.0.0
web-qr = QR code of the link
web-castles = Starting castles
web-castles-secret = Everybody chooses in secret; then all are shown.
web-castles-alone = Choose where you begin: the colored square of the castle is your first bonus.
web-castles-different = One after the other; all choose a different castle.
web-castles-same = One castle for everybody.
web-castle-of = Starting castle of { $name }
web-hand-over = Hand the phone to { $name }.
web-i-am = I am { $name }
web-chosen = has chosen
web-chooses = choosing …
web-single = 1 hourglass
web-double = 2 hourglasses
web-and = and
web-begin-title = Begin
web-where-begin = Where do you begin?
web-bonus-title-monk = Monk
web-bonus-title-silver = Silver
web-bonus-title-commodity = Commodity
web-bonus-title-worker = Worker
web-bonus-for-monk = a die of any color
web-bonus-for-silver = a second hex
web-bonus-for-commodity = to sell for points
web-bonus-for-worker = a die of any number
web-play-against = Play against { $name }
web-bot-plays-planner = plays well
web-bot-plays-random = just begins
web-bot-plays-greedy = grabs points
web-bot-plays-search = looks ahead
web-bot-plays-base-search = plays best
web-bot-plays-expert = plays best
web-play-alone = Play alone
web-play-alone-lead = the solo game
web-with-friends = With friends
web-with-friends-lead = a phone for each
web-device-with-friends = around this device
web-today = Today
web-on-paper = On paper
web-score-short = by photo or by hand
web-pads-short = score sheets of any duchy
web-companion-short = dice for the table
web-club-short = an evening together
web-your-table = Your table
web-scan-or-type = Scan to sit down, or type this code at
web-send-link = Send
web-a-bot = bot
web-here = here
web-another-short = Another name
web-begin-with = { $count ->
    [one] Begin alone
   *[other] Begin with { $count }
 }
web-what-dice-allowed = What the dice allowed
web-replay-lead = every round, with values
web-files-of-game = Pictures and files
web-puzzle-second-try = Look again: which hex brings more?
web-puzzle-show = Show it
web-puzzle-next = Next puzzle
web-rules-usual = as usual
web-board-free = { $kind }, row { $row }, place { $place }
web-board-written = { $kind }, row { $row }, place { $place }: { $number }
web-board-takes = { $kind }, row { $row }, place { $place }: { $numbers }
web-board-costs = { $kind }, row { $row }, place { $place }, { $bonus }
web-corner-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-corner-color = { $color } { $values }
web-corner-colors = Finish a color: { $values }
web-did-mark = { $pip } in the { $kind }
web-did-worker = took a worker
web-best-worker = taking a worker
web-write-number = Write { $number }
web-write-both = Write both
web-token = { $bonus }: { $count }
web-your-move = Your move
web-nothing-fits = Nothing fits, not even with a bonus.
web-nothing-fits-now = Nothing fits without a bonus.
web-kind-title = { $kind }
web-costs-monk = A monk makes a die any color.
web-costs-silver = One silver, two hexes.
web-costs-worker = A worker makes a die any number.
web-second-dashed = A second hex: dashed.
web-tap-second = Tap the second hex.
web-tap-gold = Tap a gold hex.
web-dashed-costs = Dashed costs a bonus.
web-last-turn = Last turn of phase { $phase }.
web-illegal-dice = The dice show no { $kind }.
web-illegal-marked = A number is written there already.
web-illegal-apart = It is not beside a written hex yet.
web-illegal-city = This city has a { $pip } already.
web-illegal-pasture = The numbers of a pasture must all be the same: not { $pip }.
web-illegal-castle = A castle needs a number from beside it: not { $pip }.
web-illegal-takes = Here only { $pips } fits, not { $pip }.
web-illegal-same-dice = The second hex needs another die.
web-refused = Not now: { $reason }.
web-areas-next = In phase { $phase }, areas of 1, 2, 3 … hexes bring { $points } points.
web-area-of = { $count ->
    [one] Area of { $count } hex
   *[other] Area of { $count } hexes
 }
web-coach-less = { $points } less than
web-my-duchy = My duchy
web-why = Why?
web-sell-short = Sell
web-sell-count = Sell { $count }
web-take-worker-short = Take a worker
web-instead = instead of a number
web-hint-less = Hint { $number }: { $points } less.
web-phase-over = Phase { $phase } is over
web-begin-phase = Begin phase { $phase }
web-area-rule = What areas are worth
web-coach-name = Coach
web-auto-name = Dice roll by themselves
web-the-others = The others
web-sold = all commodities sold first
web-with-monk = with a monk
web-with-silver = with a silver
web-with-worker = with a worker
web-gain-points = { $count ->
    [one] point
   *[other] points
 }
web-gain-monk = { $count ->
    [one] monk
   *[other] monks
 }
web-gain-silver = { $count ->
    [one] silver
   *[other] silver
 }
web-gain-commodity = { $count ->
    [one] commodity
   *[other] commodities
 }
web-gain-worker = { $count ->
    [one] worker
   *[other] workers
 }
web-phase = Phase { $phase }
web-phase-short = Phase { $phase }
web-round = round { $round }
web-boxes = time { $boxes } of { $all }
web-last-round = This is the last round of the game.
web-last-of-phase = This is the last round of phase { $phase }.
web-waiting-for = Waiting for { $names }.
web-bots-think = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
 }
web-host-goes-on = Everybody is done. The host continues.
web-finish = Count the points
web-enter-dice = What was rolled?
web-chance-example = For example: { $text }
web-color-die = Color die { $number }
web-pip-die = Number die { $number }
web-enter = Enter
web-enter-goods = Goods at the start
web-enter-tiles = Phase { $phase }: tiles and goods
web-entered = Entered so far
web-enter-next = What can be entered now
web-enter-die = { $name }: { $place ->
    [1] first die
   *[other] second die
 }
web-enter-white = The white die
web-enter-removed = Which tile leaves its depot?
web-enter-depot = Depot { $depot }: { $color }. Which tile?
web-enter-black = Black depot, tile { $place } of { $all }
web-enter-round-good = Goods of round { $round }
web-enter-start-good = { $name }: goods { $place } of { $all }
web-enter-all = Compare all with the table, then enter it. Tap what is wrong.
web-enter-refused = This is not left in the box. Choose another one.
web-unroll = Correct the dice
web-looking-at = Looking at the sheet of { $name }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-circles = Circles to use
web-which-number = Which number?
web-choose-again = choose again
web-confirm-worker = Take the worker
web-you-did = Done:
web-undo = Take it back
web-hints = Hints
web-hint = Hint
web-worth = worth about { $value } points in the long run
web-players = Players
web-player = Player
web-points-head = Points
web-hexes = Hexes
web-done = done
web-thinks = thinks …
web-sit-as = Sit down as { $name }
web-color-values = Finish a color first / second
web-color-values-solo = Finish a color
web-free-seat = Free the seat of { $name }
web-free-seat-how = Was a phone lost, or has a browser forgotten its player? Free the seat; then it can be taken again with the link.
web-reload = Reload
web-over = The game is over
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
 }
web-by-points = by points
web-by-remaining-circles = by circles left
web-by-shared = points and circles left are equal
web-rating-incredible = incredible
web-rating-excellent = excellent
web-rating-well-done = well done
web-allowed-exactly = With these dice, known in advance, exactly { $points } points were possible.
web-allowed-at-least = With these dice, known in advance, at least { $points } points were possible.
web-allowed-soon = Computing how many points were possible …
web-costliest = The costliest turns
web-costly-better = better:
web-round-by-round = Round by round
web-place-of = Place { $place } of { $count }
web-best-new = Your best so far
web-best-so-far = Your best: { $points }
web-every-point = Every point
web-points-how = Tap a line to see its hexes and its rule.
web-point-start = starting castle
web-point-castle = castle
web-point-area = { $kind } of { $size }
web-record = The record as a file
web-replay = Replay
web-replay-of = Replay: { $names }
web-back = Back
web-forward = Forward
web-to-begin = Begin
web-to-end = End
web-delete-how = The result, the record and the replay are removed for everybody. Games saved on the server stay.
web-delete-button = Remove it for good
web-to-table = To the table
web-chart-phases = Points by phase
web-chart-end = end
web-share = One picture to share
web-share-png = Save as PNG
web-share-svg = Save as SVG
web-share-button = Share
web-share-copied = Copied
web-share-solo = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-share-winner = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[other] { $names } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }
web-share-foot = Unofficial, for The Castles of Burgundy: The Dice Game
web-curve = Points round by round
web-moment = Moment of the game
web-show-moment = Show
web-autoplay = Play
web-pause = Pause
web-values-of = What would { $bot } do?
web-values-show = Show all turns with their values
web-values-hide = Hide
web-values-best = The turn that was played is the best one.
web-values-cost = The turn that was played cost { $points } points.
web-values-unknown = This bot did not look at the turn that was played.
web-values-why = About the best turn:
web-values-turn = Turn
web-values-end = Expected at the end
web-values-less = Less
web-values-played = played
web-values-all = { $count ->
    [one] The only turn
   *[other] All { $count } turns
 }
web-values-whose = Whose opinion
web-play-on = Play on from here
web-play-on-how = From here ({ $when }) you take the turns of { $name } yourself, at a separate table. This game stays as it is.
web-play-on-alone = Play on from here ({ $when }) at a separate table. This game stays as it is.
web-play-on-same = With the same dice; the others play as they did
web-play-on-same-alone = With the same dice
web-play-on-new = With new dice
web-lines = Other lines
web-line-from = This is another line of an earlier game: { $name } plays again from here ({ $when }).
web-line-from-alone = This is another line of an earlier game, played again from here: { $when }.
web-line-same-dice = The dice are the same, and the others play as they did.
web-line-same-dice-alone = The dice are the same.
web-line-new-dice = The dice are new.
web-line-result = As played: { $before }. In this line: { $now }.
web-line-other = The game as it was played
web-line-begins = { $name } ({ $when })
web-line-go-on = Go on playing
web-line-as-played = { $name }, as played
web-coach-thinks = The coach is thinking …
web-coach-best = Coach: that was the best turn.
web-rolled = Rolled
web-took-back = takes the turn back
web-unrolled = The dice are corrected
web-log = What happened
web-game-begins = The game begins
web-game-ends = The game ends
web-your-turn = { $name }, your turn.
web-your-turn-alone = Your turn.
web-companion-how = You play on paper with your own sheets. This page rolls the dice for everybody, checks off the hourglasses and says when a phase ends: for a video call, or a table without the dice. Others can watch it on their own phones.
web-phase-begins = Phase { $phase } begins.
web-may-sell = A double hourglass: everybody may sell all commodities.
web-then-score = Then count the points:
web-host-rolls = The host rolls; the dice appear here.
web-host-away = The host has not been here for a while.
web-take-over = Take over as host
web-stand-in = { $name } acts as host until the host is back.
web-invite-look = Others see the dice with this code, or with the link:
web-rolls-before = Rolls so far

# The ten lessons. The numbers in their reasons come from the rules.
lesson-unknown = There is no lesson { $number }; they go from 1 to { $last }.
lesson-not-asked = This lesson asks for something else. Tap one of the gold hexes.
lesson-goal = The goal
lesson-goal-ask = Whoever has the most points wins. Areas bring points: hexes of one color inside a dark line, once they all have a number. The blue river on the left lacks one hex. Tap it!
lesson-goal-right = The river is full: { $brings } points, you see them on the star. It also brings a bonus; more about that soon.
lesson-goal-weaker = You may do that, but its area has other empty hexes: { $brings } points so far. The river lacks one hex only and brings { $best }.
lesson-numbers = Colors and numbers
lesson-numbers-ask = A color die and a number die together fill one hex, next to one you have. Hexes show what they take. ≠: each number once in the area. =: always the same. Where can the 3 go?
lesson-numbers-right = A yellow die, and an empty pasture. Its = means: the next hex of this pasture must be a 3, too.
lesson-illegal-dice = This hex needs a color die that shows { $color }. Only orange and yellow were rolled.
lesson-illegal-city = Orange was rolled, but this city has a { $pip } already. ≠ means: each number only once in the area.
lesson-illegal-pasture = Yellow was rolled, but this pasture has begun with another number. = means: the same number again.
lesson-castle = Castles
lesson-castle-ask = Green castles take a number that stands right next to them. The castle with the gem has a 1 beside it. You write into an orange hex next to it: is 3 better, or 1?
lesson-castle-right = 3 is better: now the castle takes { $numbers }, and { $chances } of 36 rolls have one of them. With another 1 it would be { $few }. A full castle brings 1 point and the bonus on it.
lesson-castle-weaker = You may, but then the castle still takes { $numbers } only: { $chances } of 36 rolls have it. Which number gives the castle a second chance?
lesson-time = Hourglasses and phases
lesson-time-ask = Every hourglass rolled fills a box at the top right. This is the last one: after this turn, phase I of three is over. From phase to phase, full areas bring less. Which do you fill now?
lesson-time-right = { $brings } points: large areas bring more. In phase II this city would bring only { $later }. The small river can wait, it loses just 1.
lesson-time-weaker = { $brings } now, and then the large city for { $later } in phase II: { $sum } together. In another order it would be { $most }.
lesson-worker = Workers
lesson-worker-ask = A bonus helps you, one a turn. A worker makes a number die any number. Gold hexes are free, dashed ones cost your worker. Where do you get the most?
lesson-worker-right = The worker made a die a 3, and the pasture is full: { $brings } points, because pastures count double. Full cities bring workers. If you cannot write, you take one instead.
lesson-worker-weaker = That brings { $brings } points. The pasture with the 3 lacks just one more 3: { $best } points. A worker can be that 3.
lesson-monk = Monks
lesson-monk-ask = A monk makes a color die any color, once. No blue was rolled, but a 6. Dashed hexes cost your monk. Where do you get the most?
lesson-monk-right = The monk made a die blue, and the river is full: { $brings } points. Full monasteries, the purple areas, bring monks.
lesson-monk-weaker = That brings { $brings } points. The river below lacks one hex and would bring { $best }. All it needs is a blue die: the monk.
lesson-silver = Silver
lesson-silver-ask = You write one hex a turn. Silver pays for a second one, with another pair of dice. The city on the right lacks two hexes: fill both. Tap the first, then the second.
lesson-silver-right = { $brings } points in one turn! At least one die of the second pair has to be another one. Full mines, the gray areas, bring silver.
lesson-silver-weaker = That brings { $brings } points. With the silver you can get { $best }: tap one of the two hexes of the city on the right, then the other.
lesson-goods = Commodities
lesson-goods-ask = You have 2. They can only be sold when a double hourglass is rolled, as now: all or none, by the switch below. Decide, then write as usual.
lesson-goods-right = Sold: { $sale } points and { $silver } silver. Selling is free, so you may use a silver in the same turn.
lesson-goods-weaker = You kept your commodities, but the next double hourglass may be long in coming. Sold now, they bring { $sale } points and { $silver } silver. Use the switch first.
lesson-color = Finished colors
lesson-color-ask = Whoever is first to fill all hexes of a color gets the points at the top right, the second gets fewer. You and Margot both lack one gray hex. It is your turn.
lesson-color-right = All gray hexes are full, and you are first: { $first } extra points. Margot will only get { $second }.
lesson-color-weaker = That brings { $brings } points. But if Margot is first to fill gray, you get { $second } instead of { $first }. And your gray hex would bring { $best } now.
lesson-alone = A turn on your own
lesson-alone-ask = Now without help: look at the dice, at your bonuses and at what lacks just one hex. How many points can you make in this turn?
lesson-alone-right = { $brings } points, the best there is: commodities sold, silver used, two areas full. You know the game now!
lesson-alone-weaker = { $brings } points, well done. But { $best } are possible: think of the two hourglasses, and of what silver can do.
lesson-base-1 = Every turn you use two dice. Tap the 6.
lesson-base-2 = A 6 takes a tile from depot 6. Tap the bank: it brings 2 silver when you place it.
lesson-base-3 = The bank waits in storage. Your 3 places it: same color, number 3, beside one of your tiles.
lesson-base-4 = A full area: 1 point for one hex, and 10 more in phase A. Early areas bring most. You can undo until you end your turn.
lesson-base-5 = The white die sent goods to depot 4 twice. A ship can fetch them, and there is one in depot 4. Tap the 4.
lesson-base-6 = Take the ship.
lesson-base-7 = Your 2 places it in the river, beside your castle.
lesson-base-8 = A ship loads the goods of one depot, and moves you ahead on the bridge. Tap depot 4.
lesson-base-9 = Three red goods! Whoever is ahead on the bridge begins the next round. End your turn.
lesson-base-10 = Colin placed a ship, too. He lies on top of you on the bridge, so he began this round. Tap the 4.
lesson-base-11 = A 4 sells red goods: 2 points each, and 1 silver.
lesson-base-12 = A worker changes a die by 1. Your 1 becomes a 2: take the castle from depot 2.
lesson-base-13 = Six points for the goods; the worker is paid. End your turn.
lesson-base-14 = Now the castle. It goes on a 6. Tap the 6.
lesson-base-15 = A castle brings one more action, with any number you like.
lesson-base-16 = Any number, so any depot: take the cows from depot 3.
lesson-base-17 = Once a turn, 2 silver buy a tile from the black depot. Tap it.
lesson-base-18 = The same animal is worth the most. Buy the 4 cows.
lesson-base-19 = A die that fits nothing still brings 2 workers.
lesson-base-20 = A castle, cows twice and workers, all in one turn. End it.
lesson-base-21 = Two tiles wait, and both dice fit. Tap the 1.
lesson-base-22 = Livestock brings its number: 3 cows, 3 points.
lesson-base-23 = The same animal in the same pasture counts again: 4 + 3 points.
lesson-base-24 = 27 points. Five rounds make a phase; after it, mines bring silver. End your turn.
lesson-base-25 = 27 points in phase A: well played! Phases B to E go the same way, with new tiles.
lesson-base-not-die = Not this die yet.
lesson-base-not-black = You can buy here once a turn, for 2 silver, but later.
lesson-base-not-button = The rules allow it, but here the gold one is right.
lesson-base-not-end = There is still something to do in this turn.
lesson-base-not-seat = Each player's points, dice, silver and workers stand here.

# The first minute: home, learning, fewer taps.
web-page-yours = Your sheet
web-learn = How to play
web-learn-lead = Ten short lessons on the real board, one thing to do in each.
web-learn-begin = Begin
web-learn-go-on = Go on with lesson { $number }
web-learn-of = Lesson { $number } of { $all }
web-learn-right = Right!
web-learn-again = Try again
web-learn-show = Show me
web-learn-second = Now tap a dashed hex, and silver pays for it. A green button would write this one alone.
web-learn-sold = They will be sold. Now tap a hex, as usual.
web-learn-next = Next
web-learn-skip = Skip
web-learn-shown = Blue ring:
web-learn-do-it = Now you
web-learn-not-yet = Nothing is written yet. The green button says what you get, and writes it.
web-base-first = The first base game
web-base-first-lead = Five minutes, 24 taps, against Colin.
web-base-first-but = Here:
web-base-first-step = Tap { $number } of { $all }
web-base-first-again = From the beginning
web-base-first-on = Go on with hints
web-base-first-table = Open a table
web-rules = Rules
web-rules-lead = All rules of the dice game on one page.
web-rule-goal = Hexes of one color that touch each other are an area, inside a dark line. You write numbers into hexes. A full area brings points, most of all if it is large and early, and a bonus.
web-rule-dice = Two color dice, two number dice and an hourglass die are rolled for everybody. You use one color die together with one number die. Others may use the same ones.
web-rule-start = Everybody chooses one of the four green castles in secret, and gets its point and its bonus. Several players may have the same one. This castle has no number.
web-rule-start-ways = Or you agree on different castles, for up to four players: whoever rolls the dice chooses first, then the others in turn. Or everybody takes the same castle; if you cannot agree on one, whoever rolls chooses it.
web-rule-round = All play at the same time, with the same dice. Write one number into one empty hex: it has the color of a die, takes the number of a die, and touches a hex that you have, of any color. In the first round that is your castle. If you do not want to write, take a worker instead.
web-rule-numbers = Every color takes its own numbers:
web-rule-area = The last hex of an area brings its points at once. The table shows how many, by size and phase. It also brings the bonus of its color:
web-rule-area-others = A pasture brings no bonus, but { $factor } times the points. A castle is an area of its own: it brings { $castle } point and the bonus on it.
web-rule-bonus = You may use one bonus in a round, no more, even one that you have just got. It changes the dice for you alone.
web-rule-sale = After a double hourglass everybody may sell: all commodities or none. Each brings { $points } points and becomes a silver.
web-rule-color = Whoever is first to fill all hexes of a color gets the first number as extra points. Whoever is next, in a later round, gets the second. All who finish it in the same round get the same.
web-rule-time = Every hourglass rolled fills one of the { $boxes } time boxes of a phase. When all are full, play this round to its end; then the next phase begins. If only one box is left, a double fills just this one, and you may sell.
web-rule-end = After three phases, the most points win. In a tie, the most unused bonuses; if these are equal, too, the victory is shared.
web-rule-solo = Each phase has { $rounds } rounds. Hourglasses only matter for selling. A finished color brings its first number in phases I and II, and its second in phase III. More than 50 points are well done, more than 60 excellent, 70 or more incredible.
web-rule-size = Hexes
web-close = Close
web-turn-yours = Your turn
web-turn-others = waiting for others
web-table-play = between two rounds
web-table-lobby = not started yet
web-table-questions = castles are being chosen
web-auto = the dice roll by themselves when everybody is done; then the last turn cannot be taken back
web-hour-die = Hourglass die
web-nudge = Nudge { $name }
web-nudge-done = { $name } was nudged.
web-nudged = { $name } nudges you: everybody waits for your turn.
web-nudged-by-host = The host nudges you: everybody waits for your turn.
web-rematch = Rematch
web-rematch-join = To the rematch
web-wish-sound = Sounds
web-wish-buzz = Vibration
web-wish-notice = Notice when it is your turn
web-wish-words = Dice in words, too
web-install = On your home screen
web-install-how = Your browser can put this site on your home screen (“Install” or “Add to home screen” in its menu). Rules and companion then work without a connection, too.
web-install-now = Install
web-install-untrusted = Your browser does not trust the certificate of this server, so it does not keep these pages. Whoever runs the server can use a certificate that your phone trusts.
web-companion-phone = For this phone alone, also without a connection
web-companion-phone-script = This page needs JavaScript to roll. The other companion rolls on the server:
web-companion-again = New game
web-companion-undo = Take the roll back
web-companion-turn = Turn to the other side
web-companion-sure = Begin a new game?
web-companion-keep = Go on
web-companion-phone-lead = rolls here, nobody else sees it
web-club = Club evening
web-club-how = Everybody meets as many others as possible, and each round is the same new duchy with the same dice at all tables.
web-club-players = Who plays? One name on each line
web-club-tables = Tables
web-club-tables-usual = four at each
web-club-tables-how = Number of tables
web-club-rounds = Rounds
web-club-name = Name of the evening, if it has one
web-club-plan = Plan the evening
web-club-wait = This takes up to a minute: a bot plays each new duchy to find out how hard it is.
web-club-pdf = Print sheets and dice
web-club-csv = Standings for a spreadsheet
web-club-file = File of the evening
web-club-downloads = Print and keep
web-club-difficulty = { $index } times as hard as duchy A
web-club-complete = all results are in
web-club-enter = Enter the result
web-club-standings = Standings
web-club-ahead = beaten at tables { $share } · best { $best } · circles left { $circles }
web-club-ties = At equal points: who beat the greater share at their tables, then the best round, then the circles left.
web-club-phones = Results from every phone
web-club-scan = Scan to enter results, or type this code at
web-club-organizer = You are the organizer
web-club-hand-on = Hand on this role
web-club-hand-on-how = Whoever scans this and confirms is the organizer from then on. It works once.
web-club-take-over = Become the organizer
web-club-take-over-how = The organizer of this evening hands their role on to you.

# Pages on a device, without a server.
web-device-lead = Print pads, play the dice game and the base game alone or together at this device, and score games on paper.
web-device-stays = Everything stays on this device
web-device-private = No account, no server: nothing that you play or enter is sent anywhere. After the first visit it works without a connection, too.
web-device-missing = Several phones at one table, photographed sheets, rated duchies and club evenings need the program on a computer; its manual says how to install it.
web-device-how = The manual of the program says how to install it. It opens these pages for every phone in the room.
web-device-no-club = A club’s evening needs the program on a computer: the phones of all players report their results to it.
web-device-no-photo = Photographed sheets are read by the program on a computer; here, you enter a sheet by tapping its hexes.
web-device-new-lead = Play here: alone, against bots, or together by passing this device around.
web-device-another-name = Another player at this device
web-device-companion-how = You play on paper with your own sheets. This page rolls the dice for everybody, checks off the hourglasses and says when a phase ends.
web-device-dice-table = rolled on the table, you tap them in
web-device-delete-how = The result, the record and the replay are removed. Saved games stay.
web-device-daily-results = Played on this device
web-device-kept = Saved on this device.
web-device-pads-look = Show how it looks
web-device-storage = Your games are kept in this browser. They are lost if its data is cleared, so download them from time to time; the file also takes them to another device.

# The first page of the site, before the pages on the device are loaded.
front-head = Print a pad. Play a round.
front-lead = Score sheets of the dice game that you can read, and the games themselves, the dice game and the base game: alone, against bots, or together at one table. Nothing to install.
front-open = Open the app
front-languages = Languages
front-print = Print at once
front-print-lead = { $count } sheets in one PDF. Other styles and papers, pages of rules, player boards and brand-new duchies are in the app.
front-large = In large print, { $count } sheets of all four in turn:
front-inside = In the app
front-install = On your home screen
front-install-how = Your browser can put this page on your home screen (“Install” or “Add to home screen” in its menu). It then opens like any other app, without a connection, too.
front-licenses = Licenses
front-script = The app needs JavaScript. The PDFs below do not.
front-loading = Loading the app, once. You can print meanwhile.
front-soon = One moment: it opens as soon as it is loaded.
front-starting = Starting …
front-ready = Ready.
front-offline-ready = Ready. It now works without a connection, too.
front-update = There is a new version.
front-update-now = Update
front-second-tab = The app is open in another tab. Close that tab, and it goes on here.
front-broken = The app did not start. Reload this page; if that does not help, try another browser.
front-blocked = This browser stores nothing for this page, because cookies and data of pages are blocked. Allow them for this page, and reload it.
front-full = This device has no room left. The game goes on, but is kept only while this page is open. Make room, and it is stored by itself.
front-unstored = This browser stores nothing at the moment. The game goes on, but is kept only while this page is open, until that works again.
front-unread = Your stored games could not be read. Reload this page to try again; nothing of them is overwritten. What you play now is kept only as long as this page is open: download it.
front-stored-again = Everything is stored again.
front-download = Download my games
front-insecure = Browsers run the app only over https or on the computer itself (localhost). This address is plain http.
front-old-browser = This browser is too old for the app. Current versions of Chrome, Edge, Firefox and Safari run it.
site-no-npm = building the site needs npm and Node.js; on Debian: apt-get install npm
site-no-package = { $name } cannot be had: { $reason }
site-wrong-hash = { $name } is not the file that the site was made for: its hash is different; try again, or report it
site-not-compiled = the files of the site cannot be compiled: { $reason }
site-no-folder = { $folder } has no site; build it with: make site

## Web: scoring forms

web-score = Score
web-score-lead = Add up a finished game: dice game, base game, A Castle for All Seasons.
web-score-others = Other games
web-history = Saved games
web-history-none = No games are saved here yet. The end of a game has a button for it.
web-games-remove-how = It goes from your games. Others who played it keep it.
web-history-remove = Remove this game for good
web-history-newer = Newer games
web-history-older = Older games
web-history-players = Players
web-history-take = Take the games along
web-history-take-how = One file with all saved games. Another server, or the pages on a device, can add them to its own.
web-history-download = Download all games
web-history-file = Games from another device
web-history-import = Add them
web-history-tables = For spreadsheets and programs
web-history-taken = { $new ->
    [one] { $new } game added
   *[other] { $new } games added
 }; { $known ->
    [0] none was here before.
    [one] { $known } was here before.
   *[other] { $known } were here before.
 }
web-history-large = This file is too large: at most { $most } MB.
web-games-own = My games
web-games-none = Every game that you finish is kept here by itself. Nothing to press.
web-games-begin = Play a game
web-games-best = best
web-games-mean = mean
web-games-count = { $count ->
    [one] game
   *[other] games
}
web-games-won = won of { $count }
web-games-row = won in a row (longest: { $longest })
web-games-chart = The last games, the newest last: { $points }. Gold: won.
web-games-bots = Against bots
web-games-each = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-games-difference = { $points } points
web-games-duchies = By duchy
web-games-all = All games
web-games-alone = alone
web-games-look = Result
web-duchy-new = New duchy
web-statistics = Statistics
web-statistics-lead = who wins, how high, on which duchy
web-stat-games = { $count ->
    [one] 1 game
   *[other] { $count } games
    }
web-stat-won = { $wins } of { $games } won
web-stat-best = best { $best }
web-stat-ahead = { $points } points on average
web-stat-holder = best { $best } by { $name }
web-this-server = This server
web-backup = Download a backup
web-backup-how = One file with all tables and saved games. With it, everything comes back on this computer or another one.
web-step = Step { $step } of { $steps }
web-score-dice = The Dice Game
web-score-dice-lead = on a board, with a number pad
web-score-base = The Castles of Burgundy
web-score-base-lead = The big box of 2011 or 2019, with expansions, in teams or alone.
web-score-seasons = A Castle for All Seasons
web-score-seasons-lead = Helpers, buildings, silver and resources.
web-step-game = Game
web-step-board = Board
web-step-hexes = { $name }: hexes
web-step-rest = { $name }: other entries
web-step-result = Result
web-form-steps = Parts of the form
web-form-type-in = Type in the sheets
web-form-sheet-of = { $name }’s sheet
web-form-all-seen = That was the last hex.
web-form-hexes-written = { $written } of { $all } hexes.
web-form-tap-other = Tap any other hex.
web-form-circles = Circles
web-form-castles-any = No matter how
web-form-rules-too = Show the rules
web-form-change = Change
web-form-again = Score another game
web-form-next = Next
web-form-duchy-other = another one
web-form-notation = Notation of another duchy
web-form-choose-duchy = Choose a duchy.
web-form-player-number = Name of player { $number }
web-form-variant-solo = Solo game
web-form-phase = Phase
web-form-phase-none = not written
web-form-phase-sum = Sum of phase { $phase }
web-form-points = Points
web-form-points-of = { $name }: { $points } { $points ->
    [one] point
   *[other] points
 }
web-form-what-for = What for
web-form-number-in-hex = Number in the hex
web-form-start-mark = Start
web-form-hex-empty = Empty
web-form-sold = Commodities sold in each phase
web-form-claims = Colors finished
web-claim-none = no
web-claim-first = first
web-claim-second = second
web-form-unused = Circles not crossed out
web-form-unused-hint = Those of the castle row count, too. They break ties.
web-form-sums = The player's own addition
web-form-sums-hint = May be left out; differences are shown.
web-form-faults = This cannot be right:
web-form-so-far = So far: { $points } { $points ->
    [one] point
   *[other] points
 }
web-form-keep = Save and share
web-form-kept = Saved on this server, for its host to see.
web-form-keep-button = Save the game here
web-form-not-kept = A game with faults cannot be saved or shared.
web-form-bgstats = Add the play to BG Stats
web-form-file-download = Download as a file
web-photo = Score from photos
web-photo-take = Take a photo
web-photo-check-then = you check it, then you get the score
web-photo-several = Several sheets in one photo are fine.
web-photo-type-in = Type it in
web-photo-hard = If a photo is hard to read
web-photo-what-happens = What happens to the photos
web-photo-again = Take new photos
web-photo-doubt-hex = The gold hex could not be read for sure.
web-photo-doubt-place = This could not be read for sure.
web-photo-compare-tap = The dark labels are what was read. Tap any hex to change it.
web-photo-choose = My photos
web-photo-more = Another photo
web-photo-read = Read the sheets
web-photo-how-flat = Lay it flat, all four corners in sight.
web-photo-how-light = Use even light. Your own shadow should not fall on the sheet.
web-photo-how-several = Sheets in one photo should not overlap. Two or three sheets are fine; with more, the numbers become too small.
web-photo-tested = This was tested only with artificial photos, not yet with photos from many phones. Check what it read.
web-photo-private = Nothing leaves the server that shows this page. It does not keep your photo. The flattened sheets stay in its memory until you have confirmed them, or for half an hour at most after your last tap.
web-photo-found = { $count ->
    [0] No sheet could be read
    [one] One sheet was found
   *[other] { $count } sheets were found
 }
web-photo-names = Whose sheets are these? Delete a name to leave a sheet out.
web-photo-sheet = Sheet { $number }
web-photo-sheet-of = The sheet of { $name }, with what was read
web-photo-near = The sheet near this place
web-photo-part-tracks = The circles and the commodities sold on the sheet
web-photo-part-colors = The colors finished on the sheet
web-photo-part-sums = The sums on the sheet
web-photo-illegible = A sheet with rings around the doubtful places
web-photo-start = Check it
web-photo-drop = Drop the photos
web-photo-check = Check: { $name }
web-photo-question = Question { $number } of { $count }
web-photo-which = { $first } or { $second }?
web-photo-other = Something else
web-photo-done = Done
web-photo-compare = Is it the same on your sheet?
web-photo-compare-rest = Compare these entries with the sheet, too.
web-photo-right = The hexes are right
web-photo-score = All right: score it
web-photo-dropped-then = The flattened sheets are dropped now.
web-photo-gone = These photos have been dropped, so the sheets can no longer be shown.
web-photo-gone-go-on = Go on with what was entered
web-form-count = Count
web-form-each = Each
web-form-total = Total
web-form-other-monasteries = Other monasteries
web-form-no-points = no points at the end
web-form-nothing-yet = Nothing has been entered yet.
web-form-notes = Good to know
web-form-tie = A tie! These numbers decide it.
web-form-tiles = Your monasteries score other buildings?
web-form-tiles-hint = The star marks what the rulebook or most sources say; choose what your tiles show.
web-solo-unknown = Solo game: won or lost is not known.
web-solo-won = Won, rounds left: { $rounds }.
web-solo-lost = Lost, spaces left: { $spaces }.
web-solo-late = Lost: all spaces filled, but not within { $rounds } rounds.
web-form-first-shared = The first place is shared: { $names }.
web-form-by-other = by { $what }
web-option-standard = everybody alone
web-option-team = two teams
web-option-solo = solo game
web-option-yes = yes
web-option-no = no
web-option-fewest = fewest empty spaces, as the English rulebooks say
web-option-most = most empty spaces, as others play
web-option-team-most = most empty spaces, as the rulebook of 2019 says
web-option-team-fewest = fewest empty spaces, as the later Special Edition says
web-option-points = only points, as in the box of 2019
web-option-tile = also a bonus tile, as in the later Special Edition
web-ask-edition = Edition
web-ask-mode = How it was played
web-ask-expansions = Expansions
web-ask-date = Day of the game
web-ask-players = Players
web-ask-name = Name
web-ask-members = The two players, separated by a comma
web-ask-track = Points on the track
web-ask-goods = Unsold goods tiles
web-ask-silver = Silver
web-ask-workers = Workers
web-ask-rounds = Rounds played
web-ask-empty-spaces = Empty spaces in the duchy
web-ask-monasteries = Monasteries in the duchy
web-ask-shields = Shields left after the tribute of phase E
web-ask-copies = Whose monasteries shield 6 copies
web-ask-building = { $building } in the duchy
web-ask-crane = Crane, 0 or 1
web-ask-livestock = Kinds of livestock
web-ask-sold = Goods sold
web-ask-bonus-tiles = Bonus tiles, large and small
web-ask-turn-order = Place on the bridge at the end, 1 = first
web-ask-tie = Ties
web-ask-team-tie = Ties of teams
web-ask-post-bonus = Bonus for all border posts
web-ask-layout = Everybody’s duchy
web-ask-own-layout = Another duchy than the others
web-ask-tile = Monastery { $number }
web-ask-winter = Winter side of the board
web-ask-erected = Erected buildings
web-ask-points = Points before the final scoring
web-ask-helpers = Places of the helpers
web-ask-towers = Towers erected by anyone
web-ask-houses = Houses erected by anyone
web-ask-unbuilt = Building tiles left on the board
web-ask-forge = Silver bars in the forge
web-ask-talers = Talers
web-ask-resources = Resources

## Web: printing pads

web-pads = Print sheets
web-pads-lead = Print score sheets of any duchy, also of brand-new ones.
web-pads-which = Duchies
web-pads-known = Known
web-pads-new = Brand-new
web-pads-new-lead = Every sheet is a duchy that nobody has ever played.
web-pads-new-how = What the new ones are like
web-pads-game = Game
web-pads-sizes = Area sizes
web-pads-sizes-any = any
web-pads-grain = Areas
web-pads-grain-fine = many small ones
web-pads-grain-medium = as printed
web-pads-grain-coarse = few large ones
web-pads-seed = Number of this set
web-pads-seed-hint = The same number makes the same duchies again; clear it for new ones.
web-pads-symmetric = symmetric, as far as the colors allow
web-pads-shuffled = die numbers elsewhere
web-pads-boards = Player boards
web-pads-notation = Its notation; several, one on each line
web-pads-sheets = How many?
web-pads-other-number = Another number
web-pads-large = Large print
web-pads-large-lead = letters and boxes that are easy to read
web-pads-paper = Paper
web-pads-more = Look, language, rules
web-pads-own = A duchy of your own
web-pads-style = Look
web-pads-style-color = color
web-pads-style-gray = gray
web-pads-style-low-ink = saves ink
web-pads-style-symbols = black symbols
web-pads-style-dry-erase = for dry-erase pens
web-pads-words = Language
web-pads-start = Starting castle checked off
web-pads-mix = change the duchy from sheet to sheet
web-pads-rules = a page with the rules
web-pads-dice-sheet = dice rolled in advance, a game for each sheet
web-pads-dice-seed = Number of these dice
web-pads-shop = For the print shop
web-pads-per-page = Sheets on a page
web-pads-bleed = Bleed in mm
web-pads-duplex = two-sided
web-pads-crop-marks = crop marks
web-pads-show = Show it
web-pads-preview = What will be printed
web-pads-download = Make the PDF
web-pads-wrong = Change what is marked above, then the PDF can be made.
web-pads-counts = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
    } on { $pages ->
    [one] 1 page
   *[other] { $pages } pages
    }
web-pads-page-of = Page { $page } of { $pages }
table-bot-name = Names of people do not begin with bot:.
table-begun = The game has begun; a seat that the host frees can be taken again.
table-one-duchy = At this table all play on the same duchy; for others, open a new table with “One each”.
table-full = The table is full: { $most } of { $most } seats are taken.
table-other-name = { $sitting } sits there, not { $name }.
table-bot-stays = A bot cannot leave a game that has begun.
table-nobody = Nobody sits at the table yet.
table-not-asked = { $name } cannot choose now.
table-no-choice = This cannot be chosen.
table-not-begun = The game has not begun yet.
table-rolled-here = The dice of this table are rolled here and cannot be entered.
table-other-round = This was meant for a round that is over; nothing was changed.
table-turn-stays = This turn cannot be taken back any more: everybody is done, or the dice were rolled again.
table-roll-stays = The roll cannot be taken back: somebody has taken a turn with it.
table-no-hints = The host allows no hints at this table.
table-no-hint-due = No turn is due, so there is no hint.
table-no-seat = There is no such seat.
table-somebody-else = Somebody else sits there.
table-only-host = Only the host of the table may do this.
table-only-players = Only players of this table may do this.
table-host-here = The host is here.
table-changed = The table was changed at the same moment; try again.
table-no-history = The history cannot keep this game.
table-no-picture = There is no picture of this game.
line-nowhere = The game cannot be played on from there.
line-other-dice = The dice of this game were rolled on the table; play on with new dice.
line-not-kept = Only the game as it was played can be kept.
companion-over = The game is over: the last round was rolled.
tables-many = There are too many tables here at the moment; come back later.
tables-no-code = There is no table '{ $code }'; check the code.
tables-unreadable = The table { $code } cannot be read: { $reason }.
tables-not-stored = This could not be stored ({ $reason }), so it did not happen; the host of the server can help.
store-lost = { $file } was deleted or replaced while the server was running
store-gone = { $folder }: { $file } was deleted or replaced while the server is running; nothing is stored any more until it is back
store-rescued = all tables as they are now were copied to { $copy }; to go on with them, stop the server and start it with --data { $copy }
store-back = { $folder }: the files are back; everything is stored again
store-history-gone = { $file }: the saved games were deleted while the server is running; put the file back or bring it back with dicegame restore, or the next game that is saved begins a new one
web-nothing-stored = Nothing is stored at the moment, because { $file } was deleted or replaced on the server. Tell the host of the server.
tables-wrong-codes = Too many wrong codes from here; wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
tables-many-openings = Too many new tables from here; wait { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
tables-is-not-table = { $code } is not a table. Type the code on the start page to get there.
tables-is-not-companion = { $code } is not a companion. Type the code on the start page to get there.
tables-is-not-club = { $code } is not a club evening. Type the code on the start page to get there.
tables-is-not-followed = { $code } is not a game on a real table.
tables-when-over = This is available when the game is over.
updates-many = Too many pages are open here at the same time; close some of them.
request-too-large = Too much was sent; expected at most { $most } kB.
request-broken-off = { $client }: the connection ended before all of { $request } had arrived
request-websocket = { $client }: asked for a websocket; there is none here
request-foreign = This was sent from another site; open the page here and try again.
request-host = This server does not answer to the name { $name }. Open the address that you were given. If you run the server, start it with: dicegame serve --name { $name }
request-not-json = The body is not JSON; expected an object such as {"{"} "name": "Anna" {"}"}.
request-unreadable = What was sent could not be read.
request-no-body = The body is missing; expected a JSON object.
request-body = the body
request-missing = { $place } is missing.
request-unknown = { $place } is not a known key.
request-value = { $place }: expected { $expected }.
request-a-number = a whole number
request-a-text = a text
request-a-yes-no = true or false
request-a-object = an object with keys and values
request-a-list = a list
request-letters-least = { $count ->
    [one] at least one letter
   *[other] at least { $count } letters
  }
request-letters-most = at most { $count } letters
request-items-least = { $count ->
    [one] at least one item
   *[other] at least { $count } items
  }
request-items-most = at most { $count } items
request-least = at least { $count }
request-most = at most { $count }
request-other = something else ({ $reason })
request-broken = Something went wrong on the server; nothing was lost. Try again.
request-not-found = There is no such page.
request-method = This page cannot do that.
layout-other-game = { $layout } is a duchy of the { $game } game; expected one of the { $expected } game.
layout-unplayable = This duchy cannot be played: { $reason }.
pads-one-of = { $key }: expected one of { $known }; found '{ $found }'
pads-number = { $key }: expected a whole number from { $least } to { $most }; found '{ $found }'
pads-value = { $key }: { $reason }
pads-many-layouts = { $count } layouts; expected at most { $most }
pads-many-pages = that would be { $count } pages; expected at most { $most }: fewer boards, or larger paper
pads-left-out = { $count } sheets are too few for all layouts; left out: { $names }
pads-illegal = { $layout } is not legal: { $reason }
pads-no-page = there is no page { $page }; expected 1 to { $most }
pads-page-number = page: expected the number of a page
photos-too-large = This is too large; at most { $most } MB are accepted.
photos-busy = Too many photos are being read; try again in a moment.
photos-none = No photo was chosen. Take or choose one.
photos-often = Too many photos in a short time; try again in ten minutes.
photos-refused = { $name }: { $reason }
photos-too-many = A game has at most { $most } sheets; the others were left out.
photos-other-duchies = These sheets show different duchies, and a game has one. Delete the names of sheets from another game.
photos-no-name = No sheet has a name. Enter a name for each sheet that is to be scored.
pads-busy = Too many pads are being made; try again in a moment.
pads-often = Too many pads in a short time; try again in a minute.
saves-often = Too many games saved in a short time; try again in some minutes.
saves-faults = a game with faults cannot be saved; correct them first
saves-failed = The game could not be saved. The host of this server finds the reason in its log.
host-only = Only the person who started this server sees the saved games. When it started, it printed an address for that.
host-wrong-key = This address is not valid, or it is from an earlier start of the server. Open the one that the server printed when it started last.
store-in-use = { $file }: in use by another server; stop that one or choose another --data
store-folder = { $file }: { $reason }; choose another folder with --data
store-file = { $file }: { $reason }; move the file away or choose another --data
backup-nothing = { $folder }: there are no tables of a server here; name the folder of the server with --data
backup-unreadable = { $file }: cannot be read ({ $reason })
backup-foreign = not a backup of dicegame; nothing was changed
backup-damaged = the backup is damaged; nothing was changed
backup-large = too large for a backup of dicegame; nothing was changed
backup-newer = made by a newer dicegame; update dicegame to restore it
backup-server-runs = a server is running on { $folder }; stop it first
backup-content = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } and { $games ->
    [one] { $games } saved game
   *[other] { $games } saved games
 }
backup-made = { $content }; dicegame restore brings them back
backup-restored = { $folder }: restored { $content }
backup-kept = what was there before is kept in { $folder }: { $files }
store-foreign = not the tables of this program
store-damaged = damaged ({ $found })
serve-missing = { $module } is missing; install the web server with: { $how }
serve-open-here = open { $address } in a browser
serve-open-everywhere = open { $address } in a browser, on every phone in the room
serve-host = for you alone, the games that visitors save: { $address }
serve-name = { $name } is not a host name; expected one such as table.example.org, or an address such as 192.0.2.7, without http:// and without a port
serve-letters = '{ $text }' cannot begin codes of tables; expected some of { $letters }
serve-phones = only this computer can open it; for phones in your network: dicegame serve --host 0.0.0.0
serve-stop = Ctrl-C stops; tables are kept and go on next time
serve-cannot-listen = cannot listen at { $host } port { $port }: { $reason }; choose others with --host and --port
puzzle-unknown = there is no puzzle { $number }: dicegame puzzle --list names them
puzzle-title = Puzzle { $number } ({ $level }), a solo game on { $duchy }
puzzle-duchy = duchy { $name }
puzzle-new-duchy = a new duchy
puzzle-ask = Which turn is best? (number or text, ? for help, skip, q)
puzzle-help = A turn is best if it brings the most points by the end of the game, on average over all dice to come. board shows the sheet again, more every turn, skip goes to another puzzle, q leaves.
puzzle-right = Right: { $best } is clearly best.
puzzle-wrong = { $turn } loses { $points } points on average. Best is { $best }.
puzzle-why = { $turn }: { $reasons }
puzzle-second = The next best turn, { $turn }, brings { $points } points less: the exact mean over all next rolls.
puzzle-played = Played on to the end, no other turn comes nearer than { $points } points ({ $games } games with the same dice, standard error { $error }).
puzzle-missed = { $misses ->
    [one] One of { $all } simple players and bots misses it: { $names }.
   *[other] { $misses } of { $all } simple players and bots miss it: { $names }.
 }
puzzle-more = Enter: one more; q: enough
puzzle-solved = { $solved } of { $asked } solved.
puzzle-line = { $number }  { $level }, { $when }, { $layout }
puzzle-json-list = --json goes with --list
puzzle-number-alone = a NUMBER goes without --level and --list
daily-future = the duchy of { $date } can be played from midnight UTC on
daily-name = Please type your name: it is shown in the list of the day.
puzzle-none = There are no puzzles here.
web-daily = Duchy of the day
web-daily-how = The same duchy and the same dice for everyone, alone, 24 rounds. A new one comes at midnight UTC.
web-daily-castle = Your starting castle
web-daily-go-on = Go on with your game
web-daily-planner = Margot, a bot, has { $points } points with these dice.
web-daily-allowed = From your castle these dice allowed { $points }.
web-daily-result = Your result of the day, to share
web-daily-sheet = Every point
web-daily-results = Played on this server
web-daily-you = you
web-daily-nobody = Nobody has finished it yet.
web-daily-playing = { $count -> 
    [one] One game is still being played.
   *[other] { $count } games are still being played.
 }
web-daily-days = Other days
web-daily-done = { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-daily-place = Place { $place } of { $count }
web-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
web-months = January February March April May June July August September October November December
web-weekdays = Mo Tu We Th Fr Sa Su
web-date = { $month } { $day }
web-month-year = { $month } { $year }
web-month-before = Month before
web-month-after = Month after
web-puzzle = Puzzles
web-puzzle-lead = Find the best turn.
web-puzzle-number = Puzzle { $number }
web-puzzle-ask = One turn is clearly best. Which?
web-puzzle-right = Right: this turn is clearly best.
web-puzzle-wrong = This turn loses { $points } points on average.
web-puzzle-best = Best turn:
web-puzzle-why = Why
web-puzzle-missed = { $misses ->
    [one] One of { $all } simple players and bots misses it.
   *[other] { $misses } of { $all } simple players and bots miss it.
 }
web-puzzle-again = Look again
web-puzzle-rating = Your rating
web-puzzle-in-a-row = Right in a row
web-puzzle-solved = Solved
web-puzzle-first-only = Only the first try counts for the rating. Harder puzzles count more.
club-title = Club evening
club-round = Round { $number }
club-table = Table { $number }
club-standings = Standings
club-dice = { $club }, round { $number }, table { $table }
club-player = Player { $number }
club-name = name
club-points = points
club-table-points = tables
club-best = best
club-circles = circles
club-played = rounds
club-rounds = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: expected 1 to { $most }
club-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }: expected 2 to { $most }
club-tables = { $players } players do not fit at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }: 2 to { $most } sit at each
club-no-round = there is no round { $number }; the evening has { $rounds }
club-no-player = '{ $name }' is not one of the players: { $names }
club-not-seated = { $name } has points but sits at no table
club-twice = { $name } sits at two places
club-score = { $name }: expected 0 to { $points } points and at most { $circles } circles
club-score-text = '{ $text }' is not a result; expected points such as 61, or 61+3 with 3 circles left
club-result = '{ $text }' is not a result; expected NAME=POINTS such as Anna=61 or Anna=61+3
club-two-results = { $name } has two results: { $one } and { $two }; enter only one
club-replaced = { $name }: { $old } was replaced by { $new }
club-expected-name = expected a text of one line, up to { $most } letters, such as { $example }
club-expected-seed = expected a whole number, 0 or more, such as { $example }
club-expected-rounds = expected one or more rounds, each under a line { $example }
club-expected-duchy = expected a text, such as { $example }
club-expected-difficulty = expected a number, such as { $example }
club-expected-between = expected a number between 0 and { $most }, such as { $example }
club-expected-tables = expected a list of tables with names, such as { $example }
club-expected-results = expected names with numbers, such as { $example }
club-expected-whole = expected a whole number from 0 to { $most }
club-no-evening = not the file of a club's evening: [[rounds]] is missing; make one with: dicegame club new
club-names = expected a list of names such as { $example }
club-exists = { $file } exists; choose another name with --name or -o
club-next = Next: dicegame club print { $file }
club-unrated = The difficulty of the duchies is not known: measuring needs compiled games ({ $how }).
club-rating = Looking for { $number } duchies that are equally hard ...
club-file = A club's evening. Correct anything by hand: names, seats, results. dicegame club reads and rewrites this file; your own comments are not kept.
club-file-seed = makes the seats, the duchies and the dice
club-file-difficulty = 1 is like duchy A, more is harder
club-file-points = such as { $example }
club-file-circles = circles left, which break ties
club-sheets = { $sheets } sheets are too many: at most { $most }. Plan fewer rounds, or two evenings.
club-key-gone = This address has been used already, or a newer one has replaced it. Ask the organizer for another.
daily-date = { $text } is not a date: expected YYYY-MM-DD, such as 2026-11-22, or today
daily-range = duchies of the day go from { $first } to { $last }
daily-title = Duchy of the day { $date }
daily-saved = Saved in { $file }: dicegame daily { $date } goes on with it.
daily-other-game = { $file } is not a game on the duchy of { $date }: choose another file with --record
daily-unfinished = this game on the duchy of { $date } is not finished
daily-result = You have { $points } points; the bot planner scored { $planner } with the same dice.
daily-allowed = From your castle these dice allowed { $points } points.
daily-allowed-least = From your castle these dice allowed at least { $points } points.
daily-share = To share:
daily-check = Anybody can check it: dicegame replay { $code }
daily-code = { $code } is not the code of a game: a letter is wrong or missing
daily-no-code = there is no code such as 1-20261122-5HGZMSEKYCF1BH02SZAYFH in this text
daily-edition = edition { $edition } of the duchy of { $date } is unknown: the program is too old or the code is wrong
daily-right = Checked: these turns earn { $points } points.
pad-daily-alone = --daily brings its own duchy and dice: no LAYOUT, no --random, no --seed
daily-wrong = The text says { $claimed } points, but its turns earn { $points }.
table-no-nudge = no turn of { $name } is due
serve-certificate-both = a certificate needs its key: give both --certificate FILE and --key FILE
serve-certificate = { $file } cannot be used for https: { $reason }; expected a certificate and its unencrypted key, both in PEM format
serve-key-of-another = { $key } is the key of another certificate
serve-not-readable = it or { $key } has nothing of the kind, or is damaged

## Web: refusals

## Bots and their reasons

bot-unknown = there is no bot '{ $name }'; expected one of { $bots }, or search:BUDGET
bot-chance = chance
bot-nothing = it changes nothing
bot-saves-worker = a worker for later, when no number fits
bot-area = { $left ->
    [0] finishes { $size ->
        [one] a { $kind }
       *[other] the { $kind } of { $size }
     }
    [one] one more hex finishes the { $kind } of { $size }
   *[other] { $left } more hexes finish the { $kind } of { $size }
 }
bot-in-short = { $what }; { $choice }
bot-choice = { $combinations } of { $all } combinations of color and number fit in the next round
bot-points = { $points ->
    [one] +{ $points } point at once
   *[other] +{ $points } points at once
 }
bot-change = { $change } for { $about } ({ $state })
bot-mean = { $points } points in the rest of the game, over all next rolls and games tried
bot-mean-of-rolls = { $points } points in the rest of the game, the mean over all next rolls
bot-best-of-positions = the best found in { $positions } positions; { $looked } of its { $turns } best turns compared
bot-best-in-time = the best found in { $seconds } s; { $looked } of its { $turns } best turns compared
bot-tuning = tuning the bots to this duchy, once: about { $seconds } s ...
bot-tuning-behind = tuning the bots to this duchy in the background, once, about { $seconds } s; the game does not wait for it
bot-greedy-points = { $change } points at once
bot-greedy-circles = { $change } circles
bot-greedy-areas = { $change } areas begun, hexes opened

# What the planner looks at on a sheet: a thing, and the state of it.
feature-area = { $color } area of { $size }
feature-area-left = { $left } to go, { $access }
feature-far = far away
feature-two-steps = two steps away
feature-one-in-reach = 1 in reach
feature-more-in-reach = several in reach
feature-castle = { $color } castle
feature-plain-castle = plain castle
feature-beside = { $numbers ->
    [one] { $numbers } number beside it
   *[other] { $numbers } numbers beside it
 }
feature-finishing = finishing { $color }
feature-left = { $left } to go
feature-circles = { $bonus } circles
feature-circles-left = { $circles } left
feature-open = open hexes
feature-combinations = { $combinations ->
    [one] { $combinations } combination fits
   *[other] { $combinations } combinations fit
 }
feature-numbers = numbers for { $color }
feature-fit = { $number ->
    [one] { $number } fits
   *[other] { $number } fit
 }
feature-open-color = open { $color } hexes
feature-in-reach = { $hexes } in reach
feature-colors = colors for { $pip }
feature-marked = marked hexes
feature-of-them = { $hexes } of them

# Why the planner likes a turn: the color, the circles or the choice that it changes, and how that is afterwards.
topic-circles = { $bonus } circles
topic-choice = choice in later rounds
topic-area = { $area }: { $state }
topic-complete = complete

# Matches, ratings and the look back.
match-base-layout = { $layout } is a layout of the base game; the bots play the dice game
match-no-castle = { $layout } has no castle to start from
match-slow-search = { $bot } is too slow at one table with a bot of your own; use planner or search:1
rating-band = '{ $text }' is not a difficulty; expected easy, medium, hard, or LOW..HIGH such as 0.95..1.05
rating-refused-spread = gave up: { $number } duchies in a row did not match; the best spread was about { $spread } points
rating-refused-difficulty = gave up: { $number } duchies in a row did not match; their difficulty was about { $low } to { $high }
hindsight-unfinished = the game is not finished; dicegame play --resume goes on with it
look-back-waits = compiling, about { $seconds } s more
look-back-share = looking: { $percent } %
look-back-skips = { $what } ... (Ctrl-C skips this)
simulation-needs-numpy = simulated games need numpy; install it with: { $how }

# What dicegame match prints. The words from match-bot to match-wins stand above columns.
match-solo = Duchy { $name }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } solo, seed { $seed }
match-table = Duchy { $name }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } at one table, seed { $seed }
match-base = Duchy { $name }, { $players } players, edition { $edition }: each bot in { $games } games in one seat among { $against }, seed { $seed }
match-base-table = Duchy { $name }, { $players } players, edition { $edition }: { $games } games at one table, seed { $seed }
match-with = { $match }, with { $names }
match-base-solo = Duchy { $name }, solo game with target { $target }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } of each bot, seed { $seed }: the mean is the number of filled hexes, of { $hexes }
match-playing = playing
match-bot = bot
match-mean = mean
match-deviation = sd
match-error = se
match-wins = wins (95 %)
match-step = { $higher } over { $lower }: { $points } points, standard error { $error } on the same dice ({ $unpaired } if unpaired)
match-luck-free = without the luck of the dice: { $points } points, standard error { $error }
match-sanity = sanity control, alone: { $higher } over { $lower } { $points } points, standard error { $error }
match-mirror = mirror control, two seats: { $higher } over { $lower } { $points } points, standard error { $error }

# What dicegame rate prints. rate-points, rate-finished and rate-seen stand before lists, in a column.
rate-title = Duchy { $name }: { $word }, difficulty { $index } ({ $games } solo games of each bot)
rate-base-title = Duchy { $name }: { $word }, difficulty { $index } ({ $games } games of { $players } of each bot, edition { $edition })
rate-base-with = holds for games with { $names }; easy, medium and hard were measured without expansions
rate-base-without = holds for games without expansions
rate-base-solo = { $layout } is a duchy of the solo game, which is won or lost, so there is no rating in points; dicegame match planner --layout { $layout } --solo says how often the planner wins
rate-base-starts = by starting castle: { $starts } (standard error { $error })
rate-base-phases = by phase:
rate-base-tiles = tiles placed:
rate-base-seats = seats in the order of play, points above the mean and games won: { $seats } (standard error { $error })
rate-source-areas = areas
rate-source-phases = phases
rate-source-colors = finished colors
rate-source-livestock = livestock
rate-source-sales = sales
rate-source-watchtowers = watchtowers
rate-source-goods = goods
rate-source-silver = silver
rate-source-workers = workers
rate-source-monasteries = monasteries
rate-bot = { $points } points, standard error { $error }, sd { $deviation }; 10 % below { $low }, half below { $middle }, 90 % below { $high }
rate-starts = best start: { $best } ({ $starts }; on the same dice, standard error of a difference { $error })
rate-points = points:
rate-finished = finished:
rate-seen = to see:
rate-predicts = (what can be seen predicts { $share } of the difficulty of new duchies)
rate-of-sales = sales
rate-of-finished-colors = finished colors
rate-of-areas = areas
rate-of-single-hexes = single hexes
rate-of-areas-of-four-and-more = areas of four and more
rate-of-borders = borders
rate-of-borders-of-castles = borders of castles
rate-of-castle-distance = castle distance
rate-of-castles-from-the-rim = castles from the rim
rate-of-colors-beside-castles = colors beside castles
rate-of-spread = spread

# A bot of one's own: FILE.py:FUNCTION.
own-bot-name = '{ $text }' does not name a function; expected FILE.py:FUNCTION, such as { $example }
own-bot-no-file = { $file }: there is no such file
own-bot-no-function = { $file } has no function '{ $function }'; expected def { $function }({ $arguments }): ...
own-bot-syntax = { $file }, line { $line }: { $error }
own-bot-cannot-run = { $file } cannot be run: { $error }
own-bot-failed = { $bot } failed: { $error }
own-bot-in-line = { $error } (line { $line })
own-bot-text = { $bot } returned a text that is not a move: { $error }
own-bot-returned = { $bot } returned { $value }; expected one of the legal moves, or the text of one
own-bot-illegal = { $bot } chose { $move }, which is illegal: { $reason }

# Simulated games, and a cluster that plays them.
simulation-too-large = a duchy of { $hexes } hexes is too large for simulated games, which have room for { $most }
fast-compiling = compiling, once: about { $seconds } s ...
fast-compiled = compiled in { $seconds } s
fast-no-numba = numba is missing, so games are simulated about a hundred times slower; install it with: { $how }
prepare-left = compiling { $number } of { $total }; about { $seconds } s left
prepare-done = everything is compiled, in { $folder }
prepare-nothing = everything is compiled; nothing to do
fast-behind-left = compiling goes on in the background, about { $seconds } s more
fast-behind = compiling for bot:search and the look back in the background, once, about { $seconds } s; the game does not wait for it
install-extra = make { $extra } (or pip install -e '.[{ $extra }]' in the folder of padgen)
install-extra-pipx = pipx install --force 'padgen-{ $version }-py3-none-any.whl[{ $extra }]', with the file that you installed it from
install-extra-pip = pip install 'padgen-{ $version }-py3-none-any.whl[{ $extra }]', with the file that you installed it from
fast-extra = there is nothing to compile with: numba is missing; install it with: { $how }
fast-not-kept = machine code cannot be kept in { $folder }: the folder cannot be written, so it would be compiled again each time
fast-waiting = another process is compiling; waiting for it, about { $seconds } s ...
cluster-extra = --cluster needs joblib and Dask; install them with: { $how }
cluster-silent = --cluster { $address }: no Dask scheduler answers there: { $error }
cluster-no-workers = --cluster { $address }: the scheduler has no workers; dask worker { $address } starts one
base-numbered = { $name }-{ $number }
base-which-start = which hex does your castle start on
heading-take = Take hex tile from game board
heading-place = Place hex tile in your duchy
heading-turn = A player’s turn
heading-black-depot = The central black depot
heading-buildings = The buildings
heading-workers = Worker chips
heading-ship = Ship
heading-tiles = Expansions
heading-white-castles = The White Castles
heading-inns = The Inns
heading-routes = The Trade Routes
heading-shields = The Shields
base-players = the base game is for 2 to 4 players, not { $players }
base-each-player = each of the { $players } players needs a duchy and a starting castle
base-boards = { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    } for { $players } players; expected one for each
base-edition = { $edition }: there is no such edition; expected { $editions }
base-no-mode = there is no mode '{ $mode }'; expected solo
base-solo-players = the solo game is for one player, not { $players }
base-solo-2011 = the box of 2011 has no solo game; leave out the edition, or play with two or more
base-target = the target of the solo game is { $first } to { $last } points, not { $target }
base-needs-posts = { $layout } has { $posts ->
        [0] no border posts
        [one] 1 border post
       *[other] { $posts } border posts
    }; to play with border posts, each duchy needs { $needed }, as 11a to 11f have
base-no-module = there is no expansion '{ $name }'; expected { $names }
base-module-2011 = the box of 2011 has no { $name ->
        [tiles] extra tiles
        [castles] white castles
        [inns] inns
        [borders] border posts
        [routes] trade routes
       *[shields] shields
    }; leave them out, or play the edition of 2019
base-module-solo = the solo game is played without { $name ->
        [tiles] extra tiles
        [castles] white castles
        [inns] inns
        [borders] border posts
        [routes] trade routes
       *[shields] shields
    }; leave them out
base-dice-layout = { $layout } is a layout of the dice game; the base game needs one of its own, such as base-1
base-many-hexes = { $layout } has { $hexes } hexes; the base game can be played on at most { $most }
base-no-numbers = { $layout } has hexes without a number; the base game needs one on every hex
base-no-castles = { $layout } has no castle hex to start from
base-start = { $layout }: the starting castle cannot lie on hex { $hex }; expected { $free }
base-no-start = '{ $text }' is not a castle hex to start from; expected { $free }
base-no-reading = there is no reading '{ $name }'; expected one of { $names }
base-not-record = not the record of a base game; expected { "{" }"game": "base", "record": { $version }, "edition": ...
base-readings = expected "readings": a table such as { "{" }"tie": "most"{ "}" }
base-record-with = expected "with": a list such as ["inns", "shields"], "mode": a text, "target": a whole number, "box": a table
base-record-version = a record with expansions, a mode or a box of its own says "record": { $version }
base-event = expected { "{" }"setup": ...{ "}" }, "deal", "roll", "move" with "player" and "text", or "undo" with "player"
base-not-chance-data = '{ $key }' is not as expected, such as { $example }
base-not-chance = '{ $text }' cannot be read; expected something like roll 3 5 | 2 2 | 4: each player’s dice, then the white die
base-not-a-die = '{ $text }' is not on a die; expected 1 to 6
base-not-removed = '{ $text }' is not a depot and a tile; expected something like 3 cow-2
base-not-numbers = '{ $text }' is not a row of numbers; expected something like 3+11+7
base-not-a-move = '{ $text }' is not a move; expected something like die 4 take bank from 3 (type ? for all forms)
base-no-tile = there is no tile '{ $text }'; expected a name such as { $names }
base-which-tile = '{ $text }' fits several tiles: { $names }
base-no-shield = there is no shield '{ $text }'; expected shield-1 to shield-{ $last }
base-no-part = '{ $text }' is not a part of a placement; expected { $parts }
base-no-move-fits = '{ $text }' fits no move that is possible now
base-which-move = '{ $text }' fits { $number } moves; type more of the move
base-no-good = there are no goods '{ $text }'; expected one of { $names }
base-chance-first = first comes { $what ->
        [setup] the setup: three goods for each player
        [deal] the deal: the tiles and goods of the phase
       *[other] the roll
    }
base-chance-stays = this was not the last thing that came up, or somebody has moved since
base-nothing-back = { $name } has no move to take back: that is possible until tiles, dice or another player’s move have come
base-other-turn = it is not the turn of { $name }, but of { $due }
base-start-goods = expected { $goods } goods for each of { $players } players
base-shields = expected these numbers of shields in depots 1 to 6: { $numbers }; all different, from 1 to { $last }
base-no-shields = this game is played without shields; leave them out of the setup
base-routes = expected { $each } cards of trade routes for each player; all different, from 1 to { $last }
base-no-routes = this game is played without trade routes; leave their cards out of the setup
base-shield-twice = shield { $shield } lies in the depots only once
base-card-twice = there is only one card { $card }
base-no-card = there is no trade route card '{ $text }'; expected numbers from 1 to { $last }, or the three spaces of each card, such as { $example }
base-unknown-card = no trade route card has the spaces { $text }; if yours does, enter all cards in a box file
base-roll-players = expected two dice for each of { $players } players, and the white die
base-removed-none = all depots are empty, so no tile leaves
base-removed-missing = the tile that leaves this round is missing; add its depot and its name, such as 3 cow-2
base-removed = in this round a tile of depot { $depot } leaves; choose one that lies there
base-deal-depot = depot { $depot } gets other tiles; expected { $colors }
base-deal-black = the black depot gets { $tiles } tiles
base-deal-goods = a phase has { $goods } goods
base-none-left = { $left ->
    [0] no more { $tile } is left: every one in the box of { $edition } has been dealt
   *[other] too many { $tile }: the box of { $edition } has only { $left } left
 }
base-no-black-left = { $left ->
    [0] no more { $tile } with a black back is left: every one in the box of { $edition } has been dealt
   *[other] too many { $tile } with a black back: the box of { $edition } has only { $left } left
 }
base-not-in-box = the box of { $edition } has no { $tile }
base-only-black = { $tile } has a black back; it only lies in the black depot
base-never-black = { $tile } has no black back; it only lies in depots 1 to 6
base-no-goods-left = there are only { $each } goods of each color; too many are { $good }
base-before = before the game
base-phase = phase { $phase }
base-because = { $what } ({ $rule })
base-not-legal = this is not possible now
base-owed-action = first comes the castle’s action: take, place, sell or workers, without a die
base-owed-as-castle = first comes an action, as by a castle: take, place, sell or workers, without a die
base-owed-free-castle = first comes the castle’s action: take, place, sell or workers, without a die; or with shield 11 take a shield from any depot
base-owed-white = first comes the white castle’s action, with the white { $number }: white take, white place, white sell or white workers
base-owed-place = first comes the town hall: place a stored tile, or skip
base-owed-as-town-hall = first comes a tile, as by a town hall: place a stored one, or skip
base-owed-take = first comes the building’s effect: take a tile, or skip
base-owed-as-take = first comes the effect that brings a tile: take one, or skip
base-owed-sell = first comes the warehouse: sell goods, or skip
base-owed-as-warehouse = first comes a sale, as by a warehouse: sell goods, or skip
base-owed-load = first comes the ship: load a depot, or none
base-owed-second = first comes the ship’s second depot: load one beside the first, or skip
base-owed-keep = first choose which goods fit into storage: keep and a color
base-owed-throw = the storage is full: first throw one of the stored tiles
base-owed-discard = shield 4 is gone: { $number ->
        [one] first throw 1 stored tile
       *[other] first throw { $number } stored tiles
    }
base-owed-use = first comes the crane: use and a building whose effect you want, or skip
base-owed-gather = first comes shield 5: gather and a color of goods, or skip
base-owed-from = first comes a tile that goes straight from { $place ->
        [black] the black depot
       *[depots] depots 1 to 6
    } into the duchy: place ... from ... at ...{ $may ->
        [yes] , or skip
       *[no] { "" }
    }
base-owed-tribute = first comes the tribute for shield { $shield }: { $means ->
        [silver] pay silver
        [worker] pay worker
       *[silverworker] pay silver, pay worker
    } or give up
base-owed-copy = first comes shield 6: copy player and the number of the one whose monasteries shall work for you
base-owed-parts = first choose what comes first: { $parts }
base-owed-exchange = first comes the exchange: give five goods for a tile of the black depot with exchange and the tile, or skip
base-owed-give = { $left ->
        [one] 1 of the five goods is
       *[other] { $left } of the five goods are
    } still to be given: give and a color
base-owed-add = the counter is at { $counter } of { $target }: buy points for a silver each with add 1{ $most ->
        [one] { "" }
       *[other] { " " }to add { $most }
    }, or skip
base-buy-later = nothing can be bought now: { $first }
base-hire-later = workers cannot be bought now: { $first }
base-hire-28 = only monastery 28 sells workers
base-not-own-turn = nothing is bought while the phase ends; buy in your own turn
base-no-die-needed = this action is granted by an effect and needs no die; leave out 'die' and its number
base-say-white = this is the white castle’s action: say white before it (it counts as a { $number })
base-white-die = the white castle’s action uses the white { $number }, not a die of yours: say white
base-no-white = the white die is used only when a white castle has just been placed; say a die of yours, such as die 4 ...
base-needs-die = no effect grants this action; say which die it uses, such as die 4 ...
base-no-such-die = no unused die shows { $die }
base-dice-used = both dice are used; buy a tile, or end the turn with end
base-dice-left = both dice must be used before the turn ends
base-no-throw = nothing has to be thrown away now
base-no-load = no ship is loading now
base-no-keep = all goods have their place now
base-no-skip = there is no effect to skip
base-must-place = in this game a tile must be placed (reading shield-14=must)
base-no-use = use answers a crane that was just placed; now there is none
base-use-white-castle = a crane can use a white castle only if the game is played with white castles
base-use-building = a crane uses the effect of a building; { $tile } is none
base-use-nothing = { $tile } can do nothing now; choose another building, or skip
base-no-gather = goods are gathered with shield 5, when a ship has just been placed
base-gather-none = no depot has { $good } goods
base-gather-full = { $good } goods do not fit: three other colors are in storage
base-no-place-from = a tile goes straight from a depot into the duchy only by shield 14 or 15 at the end of a phase, and in the solo game when a color is complete; take it first, then place it
base-from-black = now the tile comes from the black depot, such as place bank from black at 12
base-from-depots = now the tile comes from depots 1 to 6, such as place bank from 3 at 12
base-no-tribute = no tribute is due now; it is asked for at the end of a phase
base-tribute-order = now tribute is due for shield { $shield }; shield 3 comes first, the others by number
base-tribute-3 = only with shield 3 can tribute be paid in workers; pay silver, or give the shield up
base-without-shields = this game is played without shields
base-shield-no-action = this action cannot take a shield; only that of a dark green castle can, with shield 11
base-shield-both-dice = a shield takes both dice; they must both be unused
base-shield-dice = a shield is taken with both dice: type dice take shield-{ $shield } from { $depot }
base-shield-not-there = shield { $shield } is not in depot { $depot }; { $other ->
        [0] it is in no depot
       *[other] it is in depot { $other }
    }
base-shield-not-held = shield { $shield } is not on a castle of yours, so it cannot be replaced
base-shield-no-castle = each of your castles carries a shield; say which one goes, such as take shield-{ $shield } from { $depot } for shield-{ $held }
base-few-for-double = to make both dice a { $number } takes { $needed ->
        [one] 1 worker
       *[other] { $needed } workers
    }; there { $workers ->
        [0] is none
        [one] is 1
       *[other] are { $workers }
    }
base-set-16 = only with shield 16 can a die be set
base-set-once = shield 16 sets one die a turn; it has done so
base-set-used = both dice are used; shield 16 sets an unused one
base-set-same = this die shows a { $die } already
base-copy-6 = only with shield 6 can another player’s monasteries be copied
base-copy-once = shield 6 copies player { $player } already; the choice stays
base-copy-nobody = there is no player { $player }; expected 1 to { $players }, in starting order
base-copy-self = shield 6 copies another player, not yourself
base-no-exchange = goods buy a tile of the black depot only right after a ship, in the solo game, and for five of them
base-no-give = no goods are to be given now
base-give-order = goods are given in the order of the colors: { $good } comes before { $last }
base-give-few = from { $good } on there are too few goods: { $left ->
        [one] 1 is
       *[other] { $left } are
    } still to be given, in the order of the colors; begin with an earlier color
base-no-add = points are bought only in the solo game, right after points were gained
base-add-many = { $points } is too many: { $missing ->
        [one] 1 point is
       *[other] { $missing } points are
    } missing to the target
base-no-first = nothing has an order to choose now; that is asked for in the solo game, when a tile brings several things
base-first-closed = '{ $part }' is not open now; expected { $open }
base-no-depot = there is no depot { $depot }; expected 1 to 6
base-not-in-depot = { $tile } does not lie in depot { $depot }
base-not-in-black = { $tile } does not lie in the black depot
base-take-black = tiles of the black depot are bought, not taken
base-take-color = this building does not take { $tile }
base-not-stored = { $tile } is not in storage
base-hex-filled = hex { $hex } has a tile already
base-hex-color = { $tile } cannot lie on hex { $hex }, which is for { $color }
base-not-beside = hex { $hex } is not beside a tile
base-town = the town of hex { $hex } already has a building of this type: { $tile }
base-inn-area = the area of hex { $hex } has an inn already, on hex { $other }; each area may get one
base-no-goods = no { $good } goods are in storage
base-few-workers = to change the { $die } to { $number } takes { $needed ->
        [one] 1 worker
       *[other] { $needed } workers
    }; there { $workers ->
        [0] is none
        [one] is 1
       *[other] are { $workers }
    }
base-bought = only one tile can be bought in a turn
base-buy-anywhere = only with monastery 6 can tiles be bought from depots 1 to 6
base-no-inn = no inn lies beside the black depot
base-inn-beside = inns lie only beside the black depot; buy one with buy inn
base-buy-workers = only with monastery 6 can a tile be bought for workers
base-buy-2011 = in the edition of 2011 tiles are bought for silver only
base-few-silver = this costs { $price } silver; there { $have ->
        [0] is none
       *[other] is { $have }
    }
base-few-price = this costs { $price ->
        [one] 1 worker
       *[other] { $price } workers
    }; there { $have ->
        [0] is none
        [one] is 1
       *[other] are { $have }
    }
base-no-room = the storage is full, and this game needs an empty place for a purchase
base-load-beside = the second depot must be beside depot { $depot }
base-load-none = every depot gives something; choose one
base-load-full = nothing of depot { $depot } fits: three colors are in storage
base-load-empty = there are no goods in depot { $depot }
base-keep = { $good } cannot be kept: it must be new, and lie in depot { $depot }
base-sold = Sold in phase { $phase }: { $good }
base-herd = { $tile } on hex { $hex }, phase { $phase }
base-watchtower = { $tile } on hex { $hex }, phase { $phase }
base-no-bot = there is no bot '{ $name }' for the base game; expected one of { $names }
base-because-points = { $change } points at once
base-because-areas = { $change } areas and colors begun
base-because-store = { $change } tiles in storage
base-because-monasteries = { $change } monasteries
base-because-goods = { $change } goods to sell
base-because-means = { $change } silver, workers, mines, place on the bridge
base-because-market = { $change } what the depots still offer
base-because-modules = { $change } shields, routes, border posts and other expansions
base-because-nothing = no great change
base-because-finishes = finishes { $color ->
       *[building] the town
        [livestock] the pasture
        [mine] the mines
        [ship] the river
        [monastery] the monasteries
        [castle] the castles
    } of hex { $hex }: { $points } + { $bonus } points
base-because-color = finishes { $what }: { $points } points
base-all = { $color ->
       *[building] all towns
        [livestock] all pastures
        [mine] all mines
        [ship] all rivers
        [monastery] all monasteries
        [castle] all castles
    }
base-because-herd = scores the herd: { $points } points
base-because-sale = sells for { $points } points
base-because-watchtower = watchtower: { $points } points
base-because-ship = keeps a ship for depot { $depot } (goods there: { $goods })
base-because-keeps = keeps { $tile } for hex { $hex } (number { $die })
base-because-later = keeps { $tile } for later
base-because-placed = for hex { $hex }, in this turn
base-because-next = goes on: { $moves }
base-because-begun = { $left ->
    [one] one more hex finishes
   *[other] { $left } more hexes finish
    } { $color ->
       *[building] the town
        [livestock] the pasture
        [mine] the mines
        [ship] the river
        [monastery] the monasteries
        [castle] the castles
    } of hex { $hex }
base-because-move = { $move ->
        [take] a tile to place in this turn or later
        [place] its effect helps now
        [sell] silver for a purchase
        [workers] workers change the numbers of dice later
        [throw] makes room in the storage
        [load] goods to sell later
        [keep] goods to sell later
        [hire] workers for silver
        [use] the effect of that building helps now
        [shield] points at the end, and what it does until then
        [set] the die fits better
        [copy] those monasteries help most
        [gather] goods to sell later
        [place-from] a tile without a die
        [pay] the shield is worth more
        [pay-worker] the shield is worth more
        [give-up] the silver is worth more than the shield
        [exchange] a tile that fits every hex
        [give] the color that helps least
        [add] the target comes nearer
        [first] what it brings helps the rest
        [skip] nothing of it helps now
       *[end] nothing better is left in this turn
    }
base-search-plain = planned without playing on: the compiled code is not ready
play-no-option = this game has no option { $option }; it has { $options }
play-other-game = the game on this duchy does not have this option
play-no-reading = there is no reading '{ $name }' in this game; docs/base-game.md lists those of the base game
replay-legal-json = --legal needs --json
bound-needs-fast = the look back on a base game plays thousands of games; { $how }
bound-base-nothing = { $name }: none of { $turns } turns surely cost points, compared with the planner's best ones
bound-base = { $name }: the costliest of { $turns } turns, by games played on over common futures
bound-base-turn = phase { $phase }, round { $round }: { $turn }; better by { $points } points (standard error { $error }): { $better }
base-deal-phase = the next phase is { $phase }
base-no-phase = '{ $text }' is not a phase; expected A to E
base-heading = The Castles of Burgundy, { $edition }
base-starts-from = { $name } plays on { $layout } and starts from { $castle }
base-help =
    Type the number of a move, or the move itself; die ... may be left out where
    only one die can do it:
      die 4 take bank from 3    die 4 place ship at 12    die 4 sell red
      die 4 workers             buy bank                  end
      with monastery 6 also: buy bank from 3, buy bank from 3 for workers
    Effects ask further: take bank from 3, place ship at 12, sell red, workers,
    load 2, load none, keep red, throw bank, skip. Words may be shortened (t b 3),
    and tiles named as on the board. The beginning of a move, such as take ship,
    lists the moves that start with these words.
      tile 17, tile thall   what a tile does
base-help-tiles = Extra tiles: use bank (crane), buy workers (monastery 28).
base-help-castles = White castles: white take bank from 3, white place ship at 12, white sell red, white workers.
base-help-inns = Inns: buy inn, die 4 place inn at 12.
base-help-borders = Border posts: nothing to type; a chain of tiles joins them.
base-help-routes = Trade routes: a bonus asks as a building does (take, place, sell, skip); tile route explains them all.
base-help-shields = Shields: dice take shield-7 from 5, and for shield-3 to replace one. They may ask for: set die 4 to 6, copy player 2, gather red, place bank from 3 at 12; at the end of a phase pay silver for shield-7, pay worker for shield-7, give up shield-7. s7 is short for shield-7; tile s7 explains it.
base-help-solo = The solo game: first effect, first area or first color where the order is yours; add 2 buys points; exchange castle and give red for five goods; place mine from black at 12 for a complete color; skip.
base-legend = B4 12 is hex 12, for a building, with number 4; a star: something stored can be placed there now. B building, G livestock, M mine, S ship, K monastery, C castle. Goods: a digit for each tile, the number of the die that sells it: 1 turquoise, 2 purple, 3 pink, 4 red, 5 brown, 6 orange; to come: those of the next rounds.
base-legend-bonus = Bonus tiles: B5 gives 5 points to whoever next fills all B hexes.
base-start-help = Type the number of a castle hex. A castle with many neighbors leaves more choice; it gives no points and no action by itself. B4 12 is hex 12, for a building, with number 4: B building, G livestock, M mine, S ship, K monastery, C castle.
base-chance-help = Type what lies on the table: dice by their pips, goods by color (or the number of the die that sells them), tiles by name (bank, town hall, cow 4) or as on the board (thall, cow4), a monastery also by its number. The order in a depot does not matter. Beginnings of words will do if only one fits. With trade routes, tile route lists the cards and our numbers.
base-time = Phase { $phase }, round { $round }/5, white { $white }
base-black = Black depot: { $tiles }
base-round-goods = Goods to come: { $goods }
base-table = To come: { $goods }; bonus tiles: { $bonus }; bridge: { $bridge }
base-hex-number = hex { $hex }
base-complete = All { $color ->
       *[building] buildings
        [livestock] livestock
        [mine] mines
        [ship] ships
        [monastery] monasteries
        [castle] castles
    }, phase { $phase }: { $size ->
        [large] large bonus
       *[small] small bonus
    }
base-depot = Depot { $depot }: { $tiles }; goods: { $goods }
base-depot-tiles = { $depot }: { $tiles }
base-hex = { $hex } (number { $die }) { $tile }
base-empty = empty
base-area = { $color }: { $hexes }
base-player-own = { $place }. { $name } { $points }: dice { $dice }; { $silver } silver, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }; storage: { $store }; goods: { $goods }; sold: { $sold }
base-player = { $place }. { $name } { $points }: dice { $dice }; { $silver } silver, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }; stored { $store }; goods { $goods }
base-short-warehouse = wareh
base-short-watchtower = tower
base-short-carpenter = carp
base-short-church = churc
base-short-market = markt
base-short-boarding-house = board
base-short-bank = bank
base-short-town-hall = thall
base-short-ship = ship
base-short-mine = mine
base-short-castle = castl
base-short-crane = crane
base-short-white-castle = white
base-short-goose = goose
base-short-inn = inn
base-short-face-down = fdown
base-short-cow = cow
base-short-sheep = shp
base-short-pig = pig
base-short-goat = goat
base-short-chicken = chck
base-short-monastery = mon
base-points-for = +{ $points } { $source }
base-source-areas = area
base-source-phases = phase
base-source-livestock = livestock
base-source-sales = points
base-source-watchtowers = watchtower
base-source-posts = border posts
base-source-routes = trade route
base-change = { $signed } { $what ->
        [silver] silver
        [workers] { $number ->
            [one] worker
           *[other] workers
        }
       *[goods] goods
    }
base-copied = the monasteries of { $name } work for you, too
base-counter = counter { $counter } of { $target }
base-target-reached = target reached: an action, and the next target is { $target }
base-at-end = { $shield } { $signed } at the end{ $kept ->
        [yes] { " " }if kept
       *[no] { "" }
    }
base-which-die = more than one die can do this: say die { $dice }
base-enter-goes-on = Enter goes on
base-ask-goods = The three goods of { $name } (such as red red pink)
base-ask-shields = Shields in depot { $depot } ({ $number ->
        [one] 1, such as 7
       *[other] { $number }, such as 7 12
    })
base-ask-route = The { $cards } trade route cards of { $name } from left to right: our numbers, or the spaces such as { $example }
base-ask-removed = The tile that leaves its depot (Enter: the first by the white die)
base-ask-removed-tile = The tile that leaves depot { $depot } (Enter: { $tile })
base-ask-removed-none = All depots are empty, so no tile leaves (Enter)
base-ask-dice = Dice of { $names }, then the white one (such as { $example })
base-ask-depot = Tiles of depot { $depot } ({ $colors })
base-ask-black = { $tiles } tiles of the black depot
base-ask-round-goods = The five goods of the phase, in their order
base-count = expected { $expected }, not { $found }
base-rolled = Rolled: { $dice }, white { $white }.
base-dealt = Phase { $phase } begins: new tiles and goods.
base-own-goods = { $name } { $goods }
base-goods-given = Goods to begin with: { $goods }.
base-explained = { $tile }: { $what }
base-explain-typed = Type, for example: { $words }
base-explain-warehouse = when placed, you may sell all goods of one color of your choice, without a die.
base-explain-watchtower = when placed, 4 points.
base-explain-carpenter = when placed, you may take a building from depots 1 to 6 into storage.
base-explain-church = when placed, you may take a mine, monastery or castle from depots 1 to 6 into storage.
base-explain-market = when placed, you may take a ship or livestock tile from depots 1 to 6 into storage.
base-explain-boarding-house = when placed, 4 workers.
base-explain-bank = when placed, 2 silver.
base-explain-town-hall = when placed, you may place another stored tile of any color at once; the number of its hex does not matter.
base-explain-ship = when placed, load all goods of one depot, of at most three colors in all, and move one space forward on the bridge.
base-explain-mine = 1 silver at the end of each phase.
base-explain-castle = when placed, one more action, as with a die of any number.
base-explain-crane = when placed, you may use the effect of any building. At the end it counts as one building of your choice for your monasteries.
base-explain-white-castle = when placed, one more action with the number of the white die; workers may change it. { $any ->
        [yes] A town may have several.
       *[no] A town may have one.
    } (How many have a black back is weak: one source. See what your box has.)
base-explain-inn = lies beside the black depot and costs 2 silver; no effect takes one. It fits on any empty hex, one in each area, and its area counts one hex more when complete.
base-explain-face-down = a tile of the black depot for five goods, in the solo game. It fits on a hex of any color and fills it, without any other effect.
base-explain-livestock = when placed, { $number } points, and those of each { $animal } tile that already lies in this pasture.
base-explain-goose = when placed, 2 points, and those of the one other kind in this pasture that gives most. Each livestock tile placed there later scores 2 more for them.
base-explain-shield = { $effect } { $points } points at the end. Tribute: 1 silver at the end of each phase.
base-explain-shield-1 = For livestock, all your pastures count as one.
base-explain-shield-2 = When others get workers, you get { $reading ->
        [once] one each time.
       *[each] as many.
    }
base-explain-shield-3 = Tribute can also be paid in workers, for this shield, too.
base-explain-shield-4 = You can store any number of tiles (here up to 12).
base-explain-shield-5 = When you place a ship, you may gather all goods of one color from all depots.
base-explain-shield-6 = You choose a player once: that player’s monasteries work for you, too, also at the end. With two players this is the other one at once.
base-explain-shield-7 = Bonus tiles that you gain from now on score double.
base-explain-shield-8 = Your mines give double silver.
base-explain-shield-9 = A sale gives 1 silver for each goods tile{ $reading ->
        [tiles] , with monastery 3 no more.
       *[plus] , and with monastery 3 one more.
    }
base-explain-shield-10 = At the end your monasteries that score count double.
base-explain-shield-11 = When you place a dark green castle, its action may take a shield from any depot.
base-explain-shield-12 = Sold goods score double.
base-explain-shield-13 = At the end all your shields score double, this one, too.
base-explain-shield-14 = At the end of each phase you { $reading ->
        [must] place
       *[may] may place
    } a tile straight from depots 1 to 6, with its effect; the number of the hex does not matter.
base-explain-shield-15 = At the end of each phase you { $reading ->
        [must] place
       *[may] may place
    } a tile straight from the black depot, with its effect; the number of the hex does not matter.
base-explain-shield-16 = Once a turn you may set an unused die to any number.
base-explain-shield-17 = Areas that you complete score as the next larger one.
base-explain-shield-18 = You may place tiles on any empty hex, not only beside others; colors and numbers count as ever.
base-explain-route = A trade route: each sold goods tile goes on the next space, from the left; if it has the color of the space, its bonus comes at once. What is on the cards is likely (one source, from photos). The rulebook does not explain the bonuses; these are our readings of the pictures:
base-explain-cards = Our numbers of the cards: { $cards }.
base-explain-card = { $card }: { $a }{ $x } { $b }{ $y } { $c }{ $z }
base-explain-route-building = building: you may take a building from depots 1 to 6, as by a carpenter.
base-explain-route-church = church: you may take a mine, monastery or castle from depots 1 to 6.
base-explain-route-market = market: you may take a ship or livestock tile from depots 1 to 6.
base-explain-route-place = place: { $reading ->
        [take] you may take any tile from depots 1 to 6.
       *[place] you may place a stored tile, as by a town hall.
    }
base-explain-route-sell = sell: you may sell goods of one color, as by a warehouse.
base-explain-route-action = action: one more action, as with a die of any number.
base-explain-route-workers = workers: 4 workers.
base-explain-route-silver = silver: 2 silver.
base-explain-route-points = points: 4 points.
base-explain-for-building = at the end, 4 points for each of these in your duchy: { $building }.
base-explain-m1 = a town of yours may have several buildings of one type from now on.
base-explain-m2 = each mine also gives a worker at the end of a phase.
base-explain-m3 = a sale, also that of a warehouse, gives 2 silver instead of 1.
base-explain-m4 = a sale, also that of a warehouse, also gives a worker.
base-explain-m5 = a ship may also load a depot beside the first one.
base-explain-m6 = the one purchase of a turn may come from any depot{ $edition ->
        [2011] .
       *[other] , and may be paid with 2 workers instead of 2 silver.
    }
base-explain-m7 = when you place livestock, each tile that scores gives a point more.
base-explain-m8 = a worker changes a die by up to 2.
base-explain-m9 = a die that places a building may be changed by 1 for nothing.
base-explain-m10 = a die that places a ship or livestock may be changed by 1 for nothing.
base-explain-m11 = a die that places a castle, mine or monastery may be changed by 1 for nothing.
base-explain-m12 = a die that takes a tile from a depot may be changed by 1 for nothing.
base-explain-m13 = the action workers also gives a silver; a boarding house does not.
base-explain-m14 = the action workers gives 4 workers instead of 2; a boarding house gives no more.
base-explain-m15 = at the end, { $points } points for each color of goods that you have sold.
base-explain-m24 = at the end, 4 points for each kind of livestock in your duchy.
base-explain-m25 = at the end, 1 point for each goods tile that you have sold.
base-explain-m26 = at the end, { $points } points for each bonus tile that you have, large or small.
base-explain-m27 = your piece is always on top of its stack on the bridge, at once and later. Shield 6 { $copied ->
        [yes] copies this, too
       *[no] does not copy this
    }.
base-explain-m28 = in your turn, 1 silver buys 2 workers, any number of times; it is not the one purchase of the turn.
base-explain-m29 = at the end, 4 points for each of these in your duchy: { $building } (likely; check your tile).
base-explain-solo-ship = when placed, load all goods of one depot, of any number of colors; all other goods leave the game. Then five goods may buy a tile of the black depot, which is stored face down.
base-explain-solo-for-building = when placed, 4 points for each of these in your duchy: { $building }.
base-explain-solo-m15 = when placed, { $points } points for each color of goods that you have sold so far.
base-explain-solo-m24 = when placed, 4 points for each kind of livestock in your duchy.
base-explain-solo-m25 = when placed, 1 point for each goods tile that you have sold so far.
base-explain-solo-m26 = when placed, { $points } points for each color that you have completed so far.
base-group = { $number } moves
base-good = { $count } { $good } ({ $die })
score-by-tie-break = by tie-break: { $what }
base-because-time = { $change } as the time passes
base-start-advice = For beginners: { $castle } has the most neighbors.
base-asked = → { $what }
base-buy-both = a silver and a worker together buy nothing; this game would need the reading payment=mixed
# Expansions, the solo game and the box: how a game is chosen, and why some games cannot be played.
play-no-team = the team game cannot be played: no source shows the boards 12a and 12b, and rules for two duchies of a team, also of one’s own, are not there yet
play-target-solo = the target is for the solo game; add --solo
play-no-expansion = there is no expansion '{ $name }'; expected { $names }
play-with-and-without = { $name } is named in --with and in --without; leave it out of one of them
base-only-solo = { $layout } is a duchy of the solo game, for one player; play it with --solo, or choose another duchy
base-solo-board = the solo game is for a duchy of islands, such as base-13a or base-13b; { $layout } is none
base-boards-random = random duchies cannot be combined with chosen ones; leave out one of both
box-fact = { $key }: expected { $expected }, such as { $example }
box-file = box file
box-white-castles = the white castles among the buildings and among the black-backed tiles, 8 in all
box-monastery-29 = "monastery" or "black", the back of that tile
box-routes = the 12 cards of trade routes, three spaces each: the number of a good, and building, church, market, place, sell, action, workers, silver or points
box-removal = for depots 1 to 6, the colors of the two tiles of the solo game, first the one that leaves first
base-with = Played with { $modules }
base-solo-setup = The solo game: fill all hexes in 25 rounds; the first action comes at { $target } points
base-likely = { $layout }: { $surety ->
        [weak] this duchy is only weakly known; compare it with your board
       *[likely] this duchy is likely, not sure; compare it with your board
    }
base-facts-castles = The split of the white castle tiles is weakly known: { $building } among the buildings, { $black } with a black back; --box FILE changes it
base-facts-routes = The cards of the trade routes are likely, not sure; --box FILE changes them
base-facts-removal = Which tile of a depot leaves first is likely for depot 1, and weakly known for the others; --box FILE changes it
module-tiles = extra tiles
module-castles = white castles
module-inns = inns
module-borders = border posts
module-routes = trade routes
module-shields = shields

# Expansions and the solo game on the screen. Headings and letters of bonuses are short, because they stand in columns.
base-head = { $time }; { $what }
base-modules-all = all expansions
base-modules-but = all expansions but { $names }
base-solo-stands = { $points } of { $target } points, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } left
base-rivers = Rivers: { $pairs }
base-phase-end = End of phase { $phase }
base-coming = bonus { $bonus }, then { $goods }
base-inns = { $line }; inns { $inns }
base-depot-shields = Depot { $depot }: shields { $shields }
base-post = Border post { $post }: hexes { $hexes }
base-leaves = Next tile to leave, by depot: { $tiles }
base-shields-held = shields { $shields } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, free castles: { $free })
base-posts-joined = posts { $posts }
base-tribute-soon = Tribute soon, in silver: { $players }
base-tribute-of = { $name } ({ $silver })
base-tribute-asked = tribute of { $name } for shield { $shield }: { $pays ->
        [both] 1 silver or 1 worker of { $silver } and { $workers }
       *[silver] 1 silver of { $silver }
    }, or the shield is lost
base-route = route
base-route-full = route full: { $spaces } spaces
base-route-next = route { $filled } of { $spaces } filled, next a { $number }: { $bonus }
base-route-building = take a building
base-route-church = take a mine, monastery or castle
base-route-market = take a ship or livestock
base-route-place = place a stored tile
base-route-sell = sell goods
base-route-action = an action
base-route-workers = 4 workers
base-route-silver = 2 silver
base-route-points = 4 points
base-bonus-building = b
base-bonus-church = c
base-bonus-market = m
base-bonus-place = p
base-bonus-sell = s
base-bonus-action = a
base-bonus-workers = w
base-bonus-silver = $
base-bonus-points = +
base-head-name = player
base-head-points = pts
base-head-dice = dice
base-head-silver = sil
base-head-workers = wrk
base-head-bridge = next
base-head-stored = stored
base-head-goods = goods
base-head-sold = sold
base-head-shields = shields
base-head-posts = posts
base-legend-inns = inns 2: so many inns lie beside the black depot.
base-legend-borders = ^ marks the hexes of the border posts, and among the bonus tiles the next bonus for all three; posts 3/3+5: all joined, first with 5 points.
base-legend-routes = route: the number of a good and the bonus of each space, > before the next one. b take a building, c a mine, monastery or castle, m a ship or livestock, p place a tile, s sell, a an action, w 4 workers, $ 2 silver, + 4 points.
base-legend-shields = s7 beside a depot is shield 7; 7 12 =16 +1: shields 7 and 12, worth 16 points at the end, and 1 free castle; in the last round -2 is the tribute. next 2:1. is space 2 of the bridge, first in the next round.
base-legend-solo = < marks the tile that leaves first if the white die shows its depot. 31 of 45 points: at 45 comes an action.

base-raised = { $what } (shield { $shield })
base-third-post = The third border post connected, phase { $phase }
base-all-posts = All border posts connected, { $place ->
        [first] first
       *[second] second
    }, phase { $phase }
base-route-gain = Trade route: bonus of points, phase { $phase }
base-crane-watchtower = Crane as watchtower, phase { $phase }

base-removed-tile = { $tile } leaves depot { $depot }.
base-shields-dealt = Shields: { $shields }.
base-shields-in = depot { $depot } with { $shields }
base-route-of = Route of { $name }: { $route }

base-black-coming = { $black }; goods to come: { $goods }
base-alone = dice { $dice }; { $silver } silver, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }; stored { $store }; goods { $goods }; sold { $sold }

## Words that players type: in moves, and commands. English ones always work, too. `.also` lists other words for the same, with commas

typed-die = die
typed-take = take
typed-place = place
typed-sell = sell
typed-workers = workers
typed-white = white
typed-dice = dice
typed-use = use
typed-set = set
typed-to = to
typed-copy = copy
typed-player = player
typed-gather = gather
typed-pay = pay
typed-give-up = give up
typed-exchange = exchange
typed-give = give
typed-add = add
typed-first = first
typed-effect = effect
typed-area = area
typed-color = color
    .also = colour
typed-black = black
typed-route = route
    .also = routes
typed-building = building
typed-church = church
typed-market = market
typed-action = action
typed-points = points
typed-buy = buy
typed-throw = throw
typed-load = load
typed-keep = keep
typed-skip = skip
typed-end = end
typed-from = from
typed-at = at
typed-for = for
typed-both = both
typed-none = none
typed-pass = pass
typed-monk = monk
typed-worker = worker
typed-silver = silver
typed-single = single
typed-double = double
command-help = help
command-board = board
command-hint = hint
command-why = why
command-undo = undo
command-more = more
command-roll = roll
command-tile = tile
command-skip = skip
command-quit = quit

## Following a base game on a real table

follow-not-thing = '{ $text }' is neither a tile on a hex, such as 12-bank, nor a color of goods
follow-no-entry = there is no such phase, player or hex in this game
follow-no-choice = this answer is not possible any more; the question has changed
follow-left = expected silver, workers and goods of each player, from 0 to { $most }
follow-none-left = too many { $tile }: all that are in the box lie in duchies already
follow-not-dealt = no { $tile } of those dealt so far is left
follow-no-start = tap first where the castle of { $name } starts
follow-no-tile = no tile that fits this hex is left
follow-tile-on = { $tile } on hex { $hex }
follow-in-phase = { $what }, phase { $phase }
follow-problem = { $name }, phase { $phase }: { $what } does not count, because { $why }
follow-space = for { $color }, number { $die }
follow-hex = hex { $hex }: { $what }
follow-ask-herd = { $known ->
    [0] { $name }, phase { $phase }: which of these was placed first?
   *[other] { $name }, phase { $phase }: which of these was placed next?
 }
follow-ask-first = { $known ->
    [0] Phase { $phase }, { $what }: who completed them first?
   *[other] Phase { $phase }, { $what }: who completed them next?
 }
follow-ask-bridge = { $names } have the same points and stand on one space of the turn order track. Whose piece is on top?
follow-posts = all border posts
follow-no-route = all { $spaces } spaces of trade routes that bring points are used, or this game has no trade routes
follow-not-held = shield { $shield } is not on a castle of this player
follow-no-castle = no castle is free; first tap the shield that was replaced
follow-few-inns = until phase { $phase } only { $number ->
    [one] one inn has
   *[other] { $number } inns have
 } come
follow-shield-taken = shield { $shield } taken
follow-shield-lost = shield { $shield } given up or replaced
follow-route = 4 points of the trade route
follow-ask-crane = { $name }, phase { $phase }: which building did the crane use?
follow-crane-watchtower = watchtower: 4 points
follow-crane-other = another one, or none
follow-ask-copy = { $name }, phase { $phase }: whose monasteries does shield 6 copy?
follow-copy-nobody = nobody is chosen yet
follow-hint-dice = expected two dice, from 1 to 6
follow-hint-store = at most { $most } tiles can be stored, and only some that are neither in a depot nor in a duchy
web-follow = Follow a game on the table
web-follow-short = The big box on a real table: after each phase, tap what everybody placed, and get every point.
web-follow-title = Game on the table
web-follow-depth = What is entered
web-follow-phases = After each phase
web-follow-phases-how = Tap what was placed in each duchy and what was sold; all points are counted.
web-follow-depots = After each phase, with the depots
web-follow-depots-how = Also tap the tiles of each phase before it begins (17 taps for two players, 29 for four); then only these are offered, and hints are possible.
web-follow-one = Every turn, on this phone
web-follow-one-how = Tap the dice, the tiles and every move; you get hints, the replay and statistics.
web-follow-each = Every turn, a phone each
web-follow-each-how = You enter dice and tiles; the others join with a code and enter their own moves.
web-follow-player = Player { $number }
web-follow-own-duchies = Different duchies
web-follow-mend = Tiles by phase. Tap a number to change what was entered.
web-follow-entry = Phase { $phase }, { $name }
web-follow-go-on = Go on
web-follow-look = Others see the duchies with this code, or with the link:
web-follow-hand = What was done
web-follow-sold = Goods sold
web-follow-goods = { $color }: { $count } sold; tap for one more
web-follow-looking = You see what the host’s phone enters.
web-follow-start = Where does the castle of { $name } start? Tap a gold hex.
web-follow-so-far = Tiles: { $tiles }. Goods sold: { $goods }.
web-follow-tap = Tap what { $name } placed in phase { $phase }, in order; then the goods sold.
web-follow-at = Phase { $phase }: { $name }
web-follow-save = Save the change
web-follow-which = What lies here?
web-follow-change = Change it
web-follow-remove = Take it away
web-follow-duchy-of = Duchy of { $name }
web-follow-order = The order matters
web-follow-order-why-herd = Livestock scores the same animals in its pasture once more, so another order brings other points.
web-follow-order-why-first = The first to complete a color gets the large bonus tile, the second the small one.
web-follow-order-why-bridge = Of players who are tied, the one farthest behind on the turn order track wins.
web-follow-problems = { $count ->
    [one] One entry does not hold any more
   *[other] { $count } entries do not hold any more
 }
web-follow-check = Please check
web-follow-problems-how = They do not count. Change them, or what they depend on.
web-follow-left-title = What is left
web-follow-left-silver = silver
web-follow-left-worker = workers
web-follow-left-good = goods
web-follow-left-how = Goods stored are those that were not sold.
web-follow-finish = Show the score
web-follow-hint = Hint for { $name }
web-follow-hint-dice = Last, tap the two dice
web-follow-hint-gone = Tap the tiles that are gone
web-follow-hint-store = Tap the tiles in storage
web-follow-hint-goods = Goods in storage
web-follow-hint-rest = Silver, workers and round
web-follow-hint-round = round
web-follow-hint-how = What is entered here stays until the next hint. The bot does not know which goods lie in the depots and what the others have.
web-follow-solo = The solo game cannot be followed here, because it has no points to count; open a table with real dice for it.
web-follow-inn = If this is an inn, tap the hex once more.
web-follow-shields = Shields: { $count }
web-follow-shields-of = Shields of { $name }
web-follow-shields-take = New: tap it in its place in the order
web-follow-shields-lose = Tap what was given up or replaced
web-follow-shields-entered = Entered in this phase: tap to take it away
web-follow-one-question = One question
web-follow-order-why-crane = Only a watchtower brings points at once. What else the crane places or sells is entered as usual.
web-follow-order-why-copy = At the end, these monasteries score for both players.

## Records and history

# Saving and sharing a finished game.
keep-faults = { $file }: neither kept nor shared, since it has faults
endscore-files = expected files, or --ask alone; dicegame template prints an empty file
endscore-output = only --ask has answers to write
keep-not-together = cannot be given together with { $options }
keep-nothing = only --save has something to keep
keep-kept = { $file }: kept in { $history }
keep-already = { $file }: already kept in { $history }
keep-today = { $file }: no date given; the play is dated today, { $day }
keep-no-code = { $file }: no QR code, because the link is too long
keep-wide-code = { $file }: the QR code is { $width } columns wide: make the window wider or its letters smaller to scan it

# Files of saved games.
exchange-foreign = this file has no saved games; expected the file that “Download all games” gives
exchange-newer = this file was written by a newer version; reload or update this one first
exchange-broken = game { $number } in this file is damaged; no game was added

# The history.
history-none = { $history }: there is no history; dicegame endscore FILE --save starts one, --book names another file
history-locked = { $history }: another program is using it; close that program, or try again later
history-unwritable = { $history }: cannot be opened or written ({ $reason }); name another file with --book
history-damaged = { $history }: damaged, or not a history ({ $reason }); nothing was written; move it away or name another file with --book
history-checked = { $history }: damaged ({ $reason }); nothing was written; move it away or name another file with --book
history-foreign = { $history }: the database of another program; nothing was written; move it away or name another file with --book
history-newer = { $history }: made by a newer dicegame; update dicegame, or name another file with --book
history-empty = no games saved in { $history }; save one with: dicegame endscore FILE --save
history-empty-player = no games of { $player } kept in { $history }; the scorers keep one with --save
history-id = ID
history-removed = Removed: { $date }, { $game }: { $players }
history-no-game = { $found ->
        [0] there is no game '{ $id }'
       *[other] { $found } games begin with '{ $id }'
    }; dicegame history --player NAME shows the ID of each game, and last is the last one
history-player = player
history-game = game
history-duchy = duchy
history-of-dice = dice
history-of-base = base
history-of-seasons = seasons
history-of-solo = solo
history-of-team = team
history-games = games
history-best = best
history-mean = mean
history-wins = wins
history-date = date
history-total = total
history-no-date = no date
history-won = won
history-players = Players
history-duchies = Duchies
history-records = Best results
history-meetings = Head to head
history-other = against
history-won-lost = won : lost
history-difference = mean difference

web-act-buy = Buy
web-act-buy-both = Buy (silver and worker)
web-act-buy-workers = Buy for workers
web-act-keep = Keep
web-act-copy = Copy { $name }’s monasteries
web-act-load = Load
web-act-load-none = Load nothing
web-loads-nothing = The ship loads nothing: { $goods ->
        [yes] none of the goods fit into your storage
       *[no] no depot has goods
    }.
web-act-place = Place
web-act-sell = Sell
web-act-skip = Skip
web-act-take = Take
web-act-throw = Throw away
web-act-workers = Take workers
web-both-dice = with both dice
web-for-shield = for shield { $shield }
web-all-moves = All moves
web-all-points = Total
web-area-full = A complete area of { $size }.
web-area-open = Area of { $size }: { $left } to go. Complete in this phase, it brings { $points } points.
web-area-plus = area +{ $points }
web-base-castle-how = Tap the castle where you begin.
web-base-next-first = First: { $name }.
web-base-next-phase = Areas completed now bring { $points } more points.
web-base-next-tiles = Gold frames: placed in this phase. The tiles left in the depots go out of the game, goods stay.
web-base-roll-next = The dice can be rolled.
web-black-depot = Black depot
web-bonus-left = { $color } { $points }
web-bonuses-left = Next bonus tiles: { $which }
web-by-source = Points by source
web-cannot-buy = A tile costs 2 silver, once a turn. You cannot buy now.
web-castles-in-order = The players choose their castles one after another.
web-costliest-how = Each turn is compared with better ones by many games played on from there, all with the same dice and tiles.
web-costliest-none = No turn was found that surely cost points.
web-costliest-soon = Looking for the costliest turns …
web-counter-of = points of the target
web-depot = Depot { $depot }
web-depot-empty = Depot { $depot }
web-depot-no-goods = No goods lie here.
web-depot-of = Depot { $depot }: { $has }
web-depots = Depots
web-die-chosen = Die { $die }:
web-die-of = die { $number }
web-do-action = One more action: tap a tile, a hex or a button.
web-do-add = Buy points for silver?
web-do-copy = Whose monasteries shall work for you, too?
web-do-exchange = Five goods for a tile of the black depot?
web-do-from = Tap the tile, then its hex.
web-do-gather = Which goods do you gather?
web-do-give = Which goods do you give?
web-do-it = Do it
web-do-keep = Storage is full: which goods do you keep?
web-do-load = Ship: tap the depot to load.
web-do-parts = What comes first?
web-do-place = Town hall: place another tile on any number?
web-do-second = A second depot beside it?
web-do-sell = Warehouse: sell goods of one color?
web-do-take = Take one of the lit tiles?
web-do-throw = Storage is full: throw a tile away.
web-do-tribute = Pay the tribute for a shield?
web-do-use = Crane: which building’s effect?
web-empty-place = empty place
web-end-turn = End turn
web-fits = It fits on { $now } { $now ->
    [one] hex
   *[other] hexes
} now{ $later ->
    [0] .
   *[other] , { $later } later.
}
web-goods-how = A { $number } sells all of them: points for each, and a silver.
web-goods-many = { $count } { $good }
web-goods-sold = goods sold: { $count }
web-goods-to-come = goods to come: { $which }
web-hex-number = Hex { $number }
web-hex-of = { $color } { $number }
web-may-buy = You may still buy a tile.
web-mines-silver = mines: { $count } silver
web-nothing-stored-yet = No tile in your storage fits here.
web-nothing-yet = Nothing yet.
web-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
web-place-it = Tap its hex.
web-place-not-now = No die places it now.
web-place-next = { $place } in the next round
web-possible = possible
web-possible-for = possible for { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
web-roll-short = Roll
web-round-of = round { $round } of { $all }
web-route-of = Trade route
web-set-die = Set a die
web-share-base = The Castles of Burgundy
web-share-foot-base = Unofficial, for the base game of The Castles of Burgundy
web-shield-of = Shield { $number }
web-since-turn = Since your turn
web-source-areas = Areas
web-source-how = Bold: the most in a row. Tap a number to see each point with its rule.
web-source-phases = Phase of completion
web-source-colors = Colors completed
web-source-livestock = Livestock
web-source-sales = Sales
web-source-watchtowers = Watchtowers
web-source-posts = Border posts
web-source-routes = Trade routes
web-source-monasteries = Monasteries
web-source-goods = Goods left
web-source-silver = Silver left
web-source-workers = Workers left
web-source-shields = Shields
web-space-of = { $color } { $number }
web-storage = Storage
web-stored = stored: { $tile }
web-supplies = { $silver } silver, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
web-tap-die = Tap a die.
web-tap-die-or-shield = Tap a die, or a framed depot for its shield.
web-tap-lit = tap what is lit.
web-tiles-placed = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $left } hexes left
web-tribute-short = Not enough silver for the tribute: you lose { $count ->
        [one] a shield
       *[other] { $count } shields
    }.
web-turn-done = Both dice are used.
web-white-die = white die { $number }
web-workers-count = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
