"""Programs that make the shipped data: trained weights and nets, puzzles, thresholds, proofs, tables. Not installed."""
