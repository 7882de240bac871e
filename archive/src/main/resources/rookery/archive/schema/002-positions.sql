-- Which positions arose in which game: for the highest 12 bits of a position's key (the bucket) the entries of the games from an id on.
-- An entry is 11 bytes: 48 more bits of the key, the game's id less the first, the ply. All entries are of games that are there.
CREATE TABLE position_page (
    bucket  INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    entries BLOB NOT NULL,
    PRIMARY KEY (bucket, first)
) WITHOUT ROWID;
