-- The players' ratings as the game's tags say them; 0 where nothing is known.
ALTER TABLE game ADD COLUMN white_elo INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN black_elo INTEGER NOT NULL DEFAULT 0;
