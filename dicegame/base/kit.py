"""The parts of The Castles of Burgundy."""

from dicegame.kit import Kit

KIT = Kit(
    "base",
    playable_at="dicegame.base.playable:BASE_GAME",
    drawing_at="dicegame.terminal.games.base:BaseDrawing",
    look_back_at="dicegame.base.strength.hindsight:look_back_on",
    rating_at="dicegame.base.strength.table_rating:RATINGS",
    match_at="dicegame.base.strength.match_games:play_match",
    archive_at="dicegame.base.archiving:finished_game",
    preparation_at="dicegame.base.strength.preparation:PREPARATION",
)
