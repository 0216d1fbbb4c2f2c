"""How the data that ships was made: trained weights and nets, puzzles, thresholds, proofs, tables of docs. Not installed."""
