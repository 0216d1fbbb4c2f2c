"""The parts of The Dice Game."""

from dicegame.kit import Kit

KIT = Kit(
    "dice",
    playable_at="dicegame.dice.playable:DICE_GAME",
    drawing_at="dicegame.terminal.games.dice:DiceDrawing",
    view_at="dicegame.web.games.dice.game_view:DiceView",
    look_back_at="dicegame.dice.strength.hindsight:look_back_on",
    rating_at="dicegame.dice.strength.solo_rating:RATINGS",
    match_at="dicegame.dice.strength.match_games:play_match",
    archive_at="dicegame.dice.archiving:finished_game",
    preparation_at="dicegame.dice.strength.preparation:PREPARATION",
)
