# Everything that the program says to people, in English. Each language is one file like this one, named by its code
# (`de.ftl`), in Fluent's syntax: https://projectfluent.org/fluent/guide/. docs/languages.md tells how to add a language.
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
# language chooses; a message asks for them by the name of the field, `_` and the name of the form. A word without
# that form is said as it is. `$kind_key` is the key of the word, to choose by.
#
#     kind-blue = Fluss
#         .the = der Fluss
#     touches = { $kind_the } ist markiert
#
# A list of things is said with commas (`listed-next`), and with "and" or "or" before the last one.

## Words that sentences are made of

language-name = English
listed = { $items }
listed-next = { $first }, { $next }
listed-and = { $most } and { $last }
listed-or = { $most } or { $last }
listed-then = { $most }, then { $last }
place = row { $row }, place { $place }

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

players-none = a game needs a player
player-name = '{ $name }' is not a name; expected one line of text, at most 40 characters
player-bot-name = '{ $name }' is not a bot; expected bot: and its name, such as bot:planner
players-alike = two players are called '{ $name }'
players-alike-capitals = two players are called '{ $name }' and '{ $other }', alike but for capitals
play-not-due = no turn of { $name } is due
play-people-roll = people roll the dice of this game
play-turn-missing = the turn of { $name } is missing
play-over = the game is over
play-not-over = the game is not over
play-nothing-to-undo = nothing to undo: a turn can be taken back until the dice are rolled again
play-no-game = there is no game '{ $game }' to play; expected one of { $games }
play-option = { $option }: expected { $values }, not '{ $value }'
record-empty = there is no game in this file
record-half-a-line = there is no game in this file, only part of its first line
record-line = line { $number }: { $what }
record-at = { $where }: { $what }
record-roll-stays = dice rolled on the screen cannot be taken back
record-text = expected '{ $key }' with a text
record-number = expected '{ $key }' with a whole number
record-event = expected { "{" }"{ $chance }": ...{ "}" }, { "{" }"{ $move }": ..., "player": ...{ "}" }, { "{" }"back": ...{ "}" } or { "{" }"{ $chanceback }": ...{ "}" }
record-player = no player is called '{ $name }'
record-not-dice = not the record of a dice game; expected { "{" }"dicegame": { $version }, "layout": ...
record-players = expected "players": a list of names and starts
dice-no-variant = there is no variant '{ $variant }'; expected { $variants }
dice-starts = { $castles } starting castles for { $players } players; expected one for all or one for each
dice-double-faces = an hourglass die has 0 to 6 faces with two hourglasses
dice-start = hex { $hex } is not a castle to start from
dice-solo-players = the solo game is for one player, not { $players }
dice-roll-first = the dice are not rolled
dice-turn-taken = { $name } has taken the turn of this round
dice-no-turn-back = { $name } has no turn to take back in this round
dice-other-roll = { $dice } is not the roll of this round
dice-roll-played = a roll cannot be taken back after turns were taken with it
dice-no-castle = this layout has no castle to start from
dice-few-castles = different starting castles are for up to { $most } players, not { $players }; choose secret or same
dice-castle-with-number = { $color } { $hex }
dice-which-castle = '{ $text }' is not a castle to start from; expected one of { $castles }
dice-which-start = which starting castle
dice-base-layout = { $layout } is a layout of the base game; the dice game needs one of its own, such as a
dice-square = expected one castle whose square is { $square }; this layout's castles are: { $castles }
dice-no-castles = none at all
dice-after-last-round = after the last round
dice-where = phase { $phase }, round { $round }
roll-single = { $color } { $other } { $pip } { $second }
roll-double = { $color } { $other } { $pip } { $second } double
roll-expected = expected two colors, two pips, and double if the hourglass is double, such as: orange blue 2 4 double
roll-unclear = '{ $word }' is not clear: { $words }; { $expected }
roll-no-die = '{ $word }' is on no die; { $expected }
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
illegal-pass = a turn without a mark takes a worker and checks off nothing
illegal-no-hex = there is no hex { $hex }; the duchy has hexes 1 to { $last }
illegal-bonus = only a monk, a silver or a worker changes what is marked
illegal-second-free = a second mark costs a silver
illegal-needless = the dice allow { $hex }={ $pip } without a { $bonus }
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

## Dice game: paper

## Dice game: sheets, rules page and dice page

duchy = Duchy
name = Name
date = Date
sheet = Sheet { $number } of { $total }
difficulty = Difficulty
tracks = Earned: circle it. Used: cross it out.
all-different = all different
all-same = all the same
neighbor = number of a neighbor
pasture = points × { $factor }
solo = solo: the phase ends
color-bonus = Finish a color:
first-second = first / second
areas = area
dice = Ordinary dice:
points = Points
total = Total
bonus-title = One bonus a round; selling is none:
monk = Monk: one die shows any color.
silver = Silver: a second hex with another pair.
commodity = Commodity: on a double hourglass sell all, each for 1 silver and { $points } points.
worker = Worker: one die shows any number.
no-pair = No useful pair of dice: take a worker.
hint = Add I, II or III on the hex that completes an area: the sheet can be scored later.
unofficial = Unofficial fan sheet
ruler = 50 mm if printed at 100 %
subject = Score sheets for The Castles of Burgundy: The Dice Game (unofficial)
license = These sheets are free to print, copy and share (CC0 1.0). Unofficial, not affiliated; trademarks belong to their owners.
title = { $count ->
    [one] Score pad: duchy { $names }
   *[other] Score pad: duchies { $names }
 }
rules-title = How to play
rules-subtitle = The Castles of Burgundy: The Dice Game, in short. One sheet and one pencil for each player; the same duchy for all.
rules-start = Start: Everybody secretly picks one castle, crosses out its square and circles the same bonus in the castle row. It carries no number. Its point is already written in column I.
rules-round = A round: One player rolls all five dice for everybody and crosses out a time box for each hourglass rolled. Then everybody at once picks one color die and one number die, and writes the number into a hex of that color which touches a hex already marked. The dice stay where they are: others may use the same ones.
rules-numbers = Which number: Neighboring hexes of one color are an area. Each color has its own rule.
rules-monastery = Monastery: 1 or 2.
rules-mine = Mine: 3 or 4.
rules-river = River: 5 or 6.
rules-city = City: no number twice in an area.
rules-pasture = Pasture: one number for a whole area.
rules-castle = Castle: the number of a marked neighbor.
rules-area = A finished area: Whoever marks the last hex of an area writes its points into the column of the phase; larger and earlier is worth more. It also earns the bonus of its color: circle one on the left. A pasture earns no bonus but counts { $factor } times; a castle counts { $castle } and earns the bonus of its square: circle it in the castle row.
rules-bonus = Bonuses: At most one in a round; cross out a circle to use it. Monk: a color die shows any color for you. Worker: a number die shows any number for you. Silver: mark a second hex, with a pair in which at least one die is another.
rules-sale = Double hourglass: Before you mark, you may sell all your commodities (cross them out), or none. Each earns { $points } points, and a silver to circle. Selling is no bonus. It works even if only one time box was left.
rules-color = A finished color: Tell the others at the end of the round. Everybody who finishes it in the first such round gets the first number, everybody in the next such round the second; then cross it out.
rules-pass = No useful pair? Circle a worker instead of marking a hex.
rules-end = The end: A phase ends after the round that fills its column of { $boxes } boxes; a surplus hourglass is lost. The game ends after three phases. Add up the columns: most points win, in a tie most bonuses left.
rules-solo = Alone: Each phase has { $rounds } rounds; roll the hourglass only for selling. A finished color earns its first number in phases I and II, its second in III. More than 50 points is well done, more than 60 excellent, 70 or more incredible.
dice-title = Dice rolled in advance
dice-subtitle = For tables without the dice, or far apart: everybody plays the same rounds. Cover the list and uncover it round by round. Seed { $seed }.
dice-game = Game { $number }
dice-end = The line is the end of the phase; rounds below it are for solo games, which have { $rounds } a phase.

## Player boards

# Boards as pictures: texts that screen readers read out.
picture-title = Duchy { $name }
picture-text = { $hexes } hexes of the { $game }. { $areas }.
picture-areas = { $color }: areas of { $sizes }
picture-hex = { $place }: { $color }
picture-castle = { $place }: { $color }, { $square } square
picture-die = { $place }: { $color }, die { $die }

board = Board
board-storage = tile storage
board-goods = goods
board-sold = sold
board-silver = silver
board-workers = workers
board-dice = dice
board-tile = Tiles { $tile } mm wide
board-part = Part { $number } of { $total }
board-glue = Glue the next part over the strip beyond the dashed line.
board-title = { $count ->
    [one] Player board { $names }
   *[other] Player boards { $names }
 }
board-subject = Player boards for The Castles of Burgundy (unofficial)

## Score pads

scorepad-base-2011 = The Castles of Burgundy (2011)
scorepad-base-2019 = The Castles of Burgundy (2019)
scorepad-seasons = A Castle for All Seasons
scorepad-subtitle = Final scoring
scorepad-each = each
scorepad-total = Total
scorepad-tie = Tie: { $rules }; then the place is shared.
scorepad-no-tie = Equal totals: see your rulebook; its rule for ties is not known to us.
scorepad-title = Score pad: { $game }
scorepad-subject = Final score pads (unofficial)

## End scoring

# Buildings, as many of them.
building-warehouse = Warehouses
building-watchtower = Watchtowers
building-carpenter = Carpenter's workshops
building-church = Churches
building-market = Markets
building-boarding-house = Boarding houses
building-bank = Banks
building-town-hall = Town halls
building-white-castle = White castles

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
item-shields-1-6 = Shields 1-6
item-shields-7-12 = Shields 7-12
item-shields-13-18 = Shields 13-18
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

## Layout files and notation

# What is wrong with a duchy.
problem-hexes = { $found ->
    [one] 1 hex, expected { $expected }
   *[other] { $found } hexes, expected { $expected }
 }
problem-parts = { $parts } separate parts; all hexes must be connected
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

# What cannot be a layout.
layout-text = { $text }: expected one line of printable text, without { $character }
layout-no-hexes = the layout is empty: it has no hexes
layout-hex = { $place }: { $what }
layout-no-name = the layout needs a name
layout-rating = only duchies of the dice game have a rating
layout-post-hexes = border post { $post }: expected two neighboring hexes of the layout
layout-post-rim = border post { $post }: these hexes do not meet on the rim
layout-composition = composition: expected a count for each of { $colors }
layout-towns = composition: the base game needs a number of towns, the dice game has none
layout-color = { $color } is not a color of the { $game }; expected one of { $colors }
layout-castle = a castle needs a square, one of { $squares }
layout-square = only castles of the dice game have a square
layout-die = only hexes of the base game have a die number, from 1 to 6

# Ratings in layout files.
rating-expected = expected { $key } = { $what }
rating-index = a number above 0, such as 1.05
rating-points = a number of points
rating-few-points = a number of points below 1000
rating-games = a whole number of games above 0
rating-bot = the name of the bot that played
rating-starts = { $example }, points for each starting castle

# Names of layouts.
layout-no-game = { $text }: there is no game { $game }; a notation starts with dice: or base:
layout-unknown = no layout named { $text }; did you mean { $names }? (padgen list shows all names; for a file write its path, such as ./mine.toml)
layout-unknown-name = no layout named { $text }; expected a name such as { $names } (padgen list shows all names; for a file write its path, such as ./mine.toml)
layout-unknown-here = no layout named { $text }; expected a name such as a or base-1, or a notation such as dice:PP/OgO/YY
layout-long = { $text }: too long; expected at most { $most } letters

# Why there are no such new duchies.
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
new-no-further = after { $count } different duchies no further one was found in { $tries } tries
new-shuffle = the die numbers could not be shuffled without equal neighbors in { $tries } tries

## Command line

# All commands.
cli-warning = warning: { $text }
cli-see-help = { $command }: { $message } (see { $command } --help)
cli-stopped = { $command }: stopped
cli-seed = seed { $seed }
cli-tried = { $tried } tried
cli-unlawful = { $name } is not lawful: { $code }: { $problem }
cli-unlawful-more = { $name } is not lawful: { $code }: { $problem } (and { $more } more; padgen validate shows all)
cli-language = '{ $language }' is not one of { $languages }.

# Writing files.
output-name = -o: expected the name of a file, or - for stdout
output-other-kind = { $path }: this file exists and is of another kind, so it was not replaced; choose another name
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
show-no-areas = 0 hexes
show-areas = { $count ->
    [one] 1 hex in areas of { $sizes }
   *[other] { $count } hexes in areas of { $sizes }
 }
show-notation = notation
show-no-notation = none: not a hexagon
show-posts = posts
show-where = where these meet: { $places }
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
show-lawful = lawful

# padgen generate.
generate-out-one = expected only one of --out, --notation and --json
generate-out-name = expected the name of a folder
generate-game = { $name } is a duchy of the { $game }
generate-grain = --grain has no effect: the area sizes are those of --sizes { $sizes }
generate-rated = only duchies of the dice game can be rated, not those of the { $game }
generate-no-notation = duchies like { $name } are not hexagons and have no notation; use --out DIR or --json
generate-left-out = notations leave out { $what } of { $name }; layout files (--out DIR) keep them
generate-composition = the composition
generate-tables = the tables
generate-posts = the border posts
generate-exists = { $path } already exists; nothing was written
generate-exist = { $path } and { $more } more of these files already exist; nothing was written
generate-stopped = stopped: { $done } of { $total } duchies were written to { $folder }, each file whole
generate-partly = { $error }; { $done } of { $total } were written to { $folder }
generate-failed = { $folder }: { $reason }; { $done } of { $total } duchies were written
generate-making = Making duchies
generate-writing = Writing duchies

# padgen pad and scorepad.
pad-old-pages = this is the old name of --sheets; give only one of them
pad-what = expected either layouts or --random N
pad-what-example = expected either layouts or --random N, as in padgen pad a
pad-random-counts = this counts the sheets itself; leave out --sheets (or --pages) and --mix
pad-random-missing = the options under "What the duchies are like" are for new duchies: add --random N
pad-seed = nothing here is random; --seed goes with --random N or --dice-sheet
pad-left-out = { $sheets } sheets are too few for all layouts; left out: { $names }
pad-more = { $sheets } sheets instead of { $asked }, to fill the back of the last page
pad-per-page = { $sheets } sheets to a page; expected 1, 2 or 4
pad-small = { $sheets } sheets on { $paper } would be smaller than A6; use larger paper, or fewer sheets to a page
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
play-help-moves = Type the number of a move, or the move itself.
play-help-words =
    Or a word:
      more   show all turns          board  show the duchy again (board Ben: that of Ben)
      hint   three good turns, and what speaks for them
      undo   take the last turn back, as long as the dice are not rolled again;
             with dice on the table also a mistyped roll, before anybody has taken a turn
      quit   leave; the game is saved, and dicegame play --resume goes on with it
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
play-undo-move = undo takes the last turn back
play-undo-chance = undo takes the roll back
play-undo-roll-hint = (undo, if that was mistyped)
play-nothing-here = '{ $word }' does nothing here; type ? for what does.
play-your-turn = { $name }, your turn:
play-no-such-number = There are turns 1 to { $number }.
play-move-taken-back = { $name } takes the turn back
play-roll-taken-back = The roll is taken back.
play-roll-corrected = The roll was mistyped, and is taken back
play-hints = What the planner would do, the points it expects from here on, and why:
hint-reasons = { $value } points: { $reasons }
play-look-back = What did these dice allow to someone who knew them all? (Ctrl-C skips this)
play-looking = looking ...
play-look-back-skipped = Skipped; dicegame bound tells it of a record.
play-whose-board = '{ $name }' is not clear; expected one of { $names }
play-more = ... and { $number } more: type more
play-saved-in = This game is saved in { $file }.
play-going-on = Going on with { $file }.
play-saved = saved; go on with: dicegame play --resume { $file }
play-not-begun = no game was begun
play-file-exists = { $file }: exists; go on with it by --resume, or name another file
play-dropped = { $file }: the last line is half-written and was dropped: '{ $text }'
replay-unfinished = The game is not finished; the points so far:
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
      sell ...          sell all commodities first (double hourglass), before any of these
dice-legend =
    P monastery (1 or 2), G mine (3 or 4), B river (5 or 6), O city (all different),
    Y pasture (all the same), p g b o castle and its square (a number beside it)
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
roll-stopped = stopped in phase { $phase }, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
roll-line = { $time }: { $dice }
roll-may-sell = A double hourglass: everybody may sell all commodities.
roll-last-round = This is the last round of phase { $phase }.
roll-over = The game is over. dicegame score adds up what is on paper.

## Web: pages

web-name = The Duchy Table
web-skip = To the content
web-menu = Menu
web-unofficial = Unofficial, for The Castles of Burgundy: The Dice Game and its big brothers; not affiliated with their makers. All drawings and words are our own.
web-sorry = That did not work
web-to-home = To the first page
web-home-lead = Play the dice game on every phone in the room, or score what stands on paper.
web-join = Join a table
web-code = Code of the table
web-join-button = Join
web-new = New table
web-new-lead = Play here: alone, with friends on their phones, with bots.
web-companion = Companion
web-companion-lead = You play on paper; this rolls the dice and keeps the time.
web-roll = Roll the dice
web-table = Table { $code }
web-duchy = Duchy
web-duchy-name = Duchy { $name }
web-new-any = a new one
web-new-easy = a new easy one
web-new-medium = a new medium one
web-new-hard = a new hard one
web-notation = Or a notation, as it stands on printed sheets
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
web-hints-allowed = hints may be asked for
web-your-name = Your name
web-open-table = Open the table
web-seats = Seats
web-you = you
web-remove = Remove
web-remove-name = Remove { $name }
web-leave = Leave
web-nobody = Nobody sits here yet.
web-another-name = Another player at this phone
web-hot-seat = Several people can share one phone: add their names here.
web-sit = Sit down
web-add-bot = Add a bot
web-add = Add
web-bot-planner = planner: plays well
web-bot-search = search: plays best, thinks longer
web-bot-greedy = greedy: looks at one turn only
web-bot-random = random: any legal turn
web-begin = Begin
web-host-begins = The host begins when everybody sits.
web-invite = Invite
web-invite-how = Others join with this code, or with the link on their own phones:
web-invite-only-here = This address works on this computer only. For phones, start the server with: dicegame serve --host 0.0.0.0, and open here the address that it prints.
web-qr = QR code of the link
web-castles = Starting castles
web-castles-secret = Everybody chooses in secret; then all are shown.
web-castles-different = One after the other; all choose a different castle.
web-castles-same = One castle for everybody.
web-castle-of = Starting castle of { $name }
web-chosen = has chosen
web-chooses = chooses …
web-single = 1 hourglass
web-double = 2 hourglasses
web-and = and
web-mark = { $pip } in the { $kind } in row { $row }, place { $place }
web-take-worker = take a worker instead of a mark
web-sold = all commodities sold first
web-with-monk = with a monk
web-with-silver = with a silver
web-with-worker = with a worker
web-gain-points = points
web-gain-monk = monk
web-gain-silver = silver
web-gain-commodity = commodity
web-gain-worker = worker
web-phase = Phase { $phase }
web-round = round { $round }
web-round-of = round { $round } of { $rounds }
web-boxes = time { $boxes } of { $all }
web-last-round = This is the last round of the game.
web-last-of-phase = This is the last round of phase { $phase }.
web-waiting-for = Waiting for { $names }.
web-bots-think = The bots are thinking …
web-host-goes-on = Everybody is done. The host goes on.
web-finish = Count the points
web-enter-dice = What was rolled?
web-color-die = Color die { $number }
web-pip-die = Number die { $number }
web-enter = Enter
web-unroll = Correct the dice
web-page-of = Sheet of { $name }
web-looking-at = Looking at the sheet of { $name }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-circles = Circles to use
web-ways = What to do
web-way-mark = mark a hex
web-way-monk = monk: any color
web-way-silver = silver: two hexes
web-way-worker = worker: any number
web-way-pass = take a worker
web-sell = sell commodities first
web-nothing-fits = No combination of these dice fits. Use a bonus, or take a worker.
web-tap-hex = Tap a lit hex, or a combination first:
web-which-number = Which number?
web-choose-again = choose again
web-combinations = Combinations
web-confirm = Write it in
web-you-did = Done:
web-undo = Take it back
web-hints = Hints
web-hint = Hint
web-worth = worth about { $value } points in the long run
web-players = Players
web-player = Player
web-points-head = Points
web-hexes = Hexes
web-this-round = This round
web-done = done
web-thinks = thinks …
web-free = (seat is free)
web-sit-as = Sit down as { $name }
web-color-values = Finish a color first / second
web-color-values-solo = Finish a color
web-host-tools = For the host
web-free-seat = Free the seat of { $name }
web-free-seat-how = A phone is lost, or a browser has forgotten its player? Free the seat; then it can be taken again with the link.
web-reload = Look again
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
web-allowed-exactly = These dice allowed exactly { $points } points, had they been known.
web-allowed-at-least = These dice allowed at least { $points } points, had they been known.
web-allowed-soon = What the dice allowed is being worked out …
web-costliest = The costliest turns
web-costly = Round { $round }, { $roll }: { $turn } – cost { $cost } points; better: { $better }.
web-every-point = Every point
web-phase-head = Phase
web-what = For what
web-save = Save to the history
web-saved = Kept in the history.
web-record = The record as a file
web-replay = Replay
web-replay-of = Replay of table { $code }
web-back = Back
web-forward = Forward
web-to-begin = Begin
web-to-end = End
web-to-table = To the table
web-rolled = Rolled
web-took-back = takes the turn back
web-unrolled = The dice are corrected
web-game-begins = The game begins
web-game-ends = The game ends
web-your-turn = { $name }, your turn.
web-your-turn-alone = Your turn.
web-companion-how = You play on paper with your own sheets. This page rolls the dice for everybody, checks off the hourglasses and says when a phase ends: for a video call, or a table without the dice. Others can watch it on their own phones.
web-phase-begins = Phase { $phase } begins.
web-may-sell = A double hourglass: everybody may sell all commodities.
web-then-score = Then count the points:
web-host-rolls = The host rolls; the dice appear here.
web-invite-look = Others see the dice with this code, or with the link:
web-rolls-before = Rolls so far

## Web: scoring forms

web-score = Score
web-score-lead = Add up a finished game: dice game, base game, A Castle for All Seasons.
web-step = Step { $step } of { $steps }
web-score-which = Which game did you play?
web-score-dice = The Dice Game
web-score-dice-lead = Tap in what stands on the sheets; every point comes with its rule.
web-score-base = The Castles of Burgundy
web-score-base-lead = The big box of 2011 or 2019, with expansions, in teams or alone.
web-score-seasons = A Castle for All Seasons
web-score-seasons-lead = Helpers, buildings, silver and resources.
web-step-game = The game
web-step-hexes = { $name }: hexes
web-step-rest = { $name }: other entries
web-step-result = Result
web-form-steps = Parts of the form
web-form-next = Next
web-form-next-to = Next: { $step }
web-form-duchy-other = another one
web-form-notation = Notation of another duchy
web-form-notation-hint = It is printed on every sheet of ours, such as dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY.
web-form-choose-duchy = Choose a duchy.
web-form-players-hint = Leave empty what is not needed.
web-form-player-number = Name of player { $number }
web-form-variant-standard = Several players, or one for practice
web-form-variant-solo = Solo game
web-form-date = Day of the game
web-form-phase = Phase
web-form-phase-none = not written
web-form-phase-sum = Sum of phase { $phase }
web-form-points = Points
web-form-points-of = { $name }: { $points } points
web-form-what-for = What for
web-form-tap-hex = Tap a hex, then its number.
web-form-hexes-hint = The phase stays for the next hex. After a number the next empty hex is chosen; tap any other.
web-form-number-in-hex = Number in the hex
web-form-start-mark = starting castle
web-form-hex-empty = nothing there
web-form-sold = Commodities sold in each phase
web-form-claims = Colors finished
web-claim-none = no
web-claim-first = first
web-claim-second = second
web-form-unused = Circles not crossed out
web-form-unused-hint = Those of the castle row count, too. They break ties.
web-form-sums = The player's own addition
web-form-sums-hint = May be left out; differences are shown.
web-form-winner = { $count ->
    [one] Winner: { $names },
   *[other] Winners: { $names },
 }
web-form-faults = This cannot be right:
web-form-so-far = So far: { $points } points
web-form-keep = Keep and share
web-form-kept = Kept in { $where }
web-form-keep-button = Save to history
web-form-not-kept = A game with faults is neither kept nor shared.
web-form-bgstats = Add the play to BG Stats
web-form-file-download = Download as a file
web-form-file-show = Show as a file
web-form-end-lead = Only what your tiles ask for is shown; more appears when you choose monasteries, shields or helpers.
web-form-count = Count
web-form-each = Each
web-form-total = Total
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
web-ask-edition = Edition
web-ask-mode = How it was played
web-ask-expansions = Expansions with a part in the score
web-ask-date = Day of the game
web-ask-players = Players
web-ask-name = Name
web-ask-members = The two players, with a comma between
web-ask-track = Points on the track
web-ask-goods = Unsold goods tiles
web-ask-silver = Silver
web-ask-workers = Workers
web-ask-rounds = Rounds played
web-ask-empty-spaces = Empty spaces in the duchy
web-ask-monasteries = Monasteries (yellow tiles) in the duchy, by number
web-ask-shields = Shields, by number
web-ask-copies = Whose monasteries shield 6 copies
web-ask-building = { $building } in the duchy
web-ask-crane = Crane, 0 or 1
web-ask-livestock = Kinds of livestock
web-ask-sold = Goods sold
web-ask-bonus-tiles = Bonus tiles, large and small
web-ask-turn-order = Place on the bridge at the end, 1 = first
web-ask-layout = Duchy of all players (for the history)
web-ask-own-layout = Duchy, if it differs
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

web-pads = Pads
web-pads-lead = Print score sheets of any duchy, also of brand-new ones.
web-pads-which = Duchies
web-pads-known = known ones, or your own
web-pads-new = brand-new ones, never played before
web-pads-game = Game
web-pads-sizes = Area sizes
web-pads-grain = Areas
web-pads-grain-fine = many small ones
web-pads-grain-medium = as printed
web-pads-grain-coarse = few large ones
web-pads-seed = Seed
web-pads-seed-hint = The same seed makes the same duchies again; empty it for new ones.
web-pads-symmetric = symmetric, as far as the colors allow
web-pads-shuffled = die numbers elsewhere
web-pads-boards = Player boards of The Castles of Burgundy
web-pads-notation = Notations of other duchies, one a line
web-pads-how = Sheets
web-pads-sheets = Number of sheets
web-pads-paper = Paper
web-pads-style = Look
web-pads-style-color = color
web-pads-style-gray = gray
web-pads-style-low-ink = saves ink
web-pads-style-symbols = black symbols
web-pads-words = Language
web-pads-start = Starting castle checked off
web-pads-mix = change the duchy from sheet to sheet
web-pads-rules = a page with the rules
web-pads-dice-sheet = dice rolled in advance, a game for each sheet
web-pads-dice-seed = Seed of the dice
web-pads-shop = For the print shop
web-pads-per-page = Sheets on a page
web-pads-bleed = Bleed in mm
web-pads-duplex = two-sided
web-pads-crop-marks = crop marks
web-pads-show = Show
web-pads-preview = What will be printed
web-pads-download = Download the PDF
web-pads-counts = sheets: { $sheets }, pages: { $pages }
web-pads-page-of = Page { $page } of { $pages }

## Web: refusals

## Bots and their reasons

bot-unknown = there is no bot '{ $name }'; expected one of { $bots }, or search:BUDGET
bot-chance = chance
bot-nothing = it changes nothing
bot-points = { $points ->
    [one] +{ $points } point at once
   *[other] +{ $points } points at once
 }
bot-change = { $change } { $about } ({ $state })
bot-mean = { $points } points in the rest of the game, over all next rolls and games tried
bot-greedy-points = { $change } points at once
bot-greedy-circles = { $change } circles
bot-greedy-areas = { $change } areas begun, hexes opened

# What the planner looks at on a sheet: a thing, and the state of it.
feature-area = { $color } area of { $size }
feature-area-left = { $left } to go, { $access }
feature-far = far away
feature-two-steps = two steps away
feature-one-in-reach = 1 in reach
feature-more-in-reach = more in reach
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

# Matches, ratings and the look back.
match-base-layout = { $layout } is a layout of the base game; the bots play the dice game
match-no-castle = { $layout } has no castle to start from
match-slow-search = { $bot } is too slow at one table with a bot of your own; use planner or search:1
rating-band = '{ $text }' is not a difficulty; expected easy, medium, hard, or LOW..HIGH such as 0.95..1.05
rating-refused-spread = { $number } duchies in a row did not match; the best spread was about { $spread } points
rating-refused-difficulty = { $number } duchies in a row did not match; their difficulty was about { $low } to { $high }
hindsight-unfinished = the game is not finished; dicegame play --resume goes on with it

# A bot of one's own: FILE.py:FUNCTION.
own-bot-name = '{ $text }' names no function; expected FILE.py:FUNCTION, such as { $example }
own-bot-no-file = { $file }: there is no such file
own-bot-no-function = { $file } has no function '{ $function }'; expected def { $function }(position, roll, turns): ...
own-bot-syntax = { $file }, line { $line }: { $error }
own-bot-cannot-run = { $file } cannot be run: { $error }
own-bot-failed = { $bot } failed: { $error }
own-bot-in-line = { $error } (line { $line })
own-bot-text = { $bot } returned a text that is not a turn: { $error }
own-bot-returned = { $bot } returned { $value }; expected one of the legal turns, or the text of one
own-bot-illegal = { $bot } chose { $turn }, which is illegal: { $reason }

## Records and history
