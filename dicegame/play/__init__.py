"""The parts that all games share: sessions, records, events and bots. The rules of the games are in other packages."""
