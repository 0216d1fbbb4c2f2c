"""The parts of The Castles of Burgundy."""

from dicegame.kit import Kit

KIT = Kit(
    "base",
    playable_at="dicegame.base.playable:BASE_GAME",
    drawing_at="dicegame.terminal.games.base:BaseDrawing",
    look_back_at="dicegame.base.strength.hindsight:look_back_after_game",
    archive_at="dicegame.base.archiving:finished_game",
)
