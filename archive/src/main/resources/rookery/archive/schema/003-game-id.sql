-- The id a game had while it was played; null for games that were taken in from files.
ALTER TABLE game ADD COLUMN uid TEXT;
CREATE UNIQUE INDEX game_uid ON game (uid) WHERE uid IS NOT NULL;
