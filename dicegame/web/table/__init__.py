"""Tables, at which people play on their phones: the seats, the settings, the games, and the file that stores them all."""
