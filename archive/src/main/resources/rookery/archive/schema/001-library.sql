-- Profiles, players, rule sets, games and ratings. Scripts that a released program has applied are never changed; a new one follows.

CREATE TABLE profile (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT NOT NULL,
    folded  TEXT NOT NULL UNIQUE,
    avatar  TEXT NOT NULL,
    colour  TEXT NOT NULL,
    side    TEXT NOT NULL
);

CREATE TABLE profile_setting (
    profile INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (profile, name)
) WITHOUT ROWID;

-- Whoever sat at a board. The ident is null for those known by name only.
CREATE TABLE player (
    id      INTEGER PRIMARY KEY,
    ident   TEXT UNIQUE,
    name    TEXT NOT NULL,
    folded  TEXT NOT NULL
);
CREATE UNIQUE INDEX player_stranger ON player (name) WHERE ident IS NULL;

-- Rules as they were when a game was played, in the format of a variant file.
CREATE TABLE ruleset (
    id      INTEGER PRIMARY KEY,
    variant TEXT NOT NULL,
    name    TEXT NOT NULL,
    family  TEXT NOT NULL,
    json    TEXT NOT NULL,
    digest  BLOB NOT NULL UNIQUE
);

-- result: 0 unfinished, 1 White won, 2 draw, 3 Black won. day: 20261115, unknown parts 0. at: milliseconds since 1970, null for imports.
CREATE TABLE game (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    digest  BLOB NOT NULL UNIQUE,
    owner   INTEGER REFERENCES profile (id) ON DELETE SET NULL,
    white   INTEGER NOT NULL REFERENCES player (id),
    black   INTEGER NOT NULL REFERENCES player (id),
    ruleset INTEGER NOT NULL REFERENCES ruleset (id),
    result  INTEGER NOT NULL,
    reason  TEXT NOT NULL,
    day     INTEGER NOT NULL,
    plies   INTEGER NOT NULL,
    event   TEXT NOT NULL,
    round   TEXT NOT NULL,
    at      INTEGER
);
CREATE INDEX game_white ON game (white);
CREATE INDEX game_black ON game (black);
CREATE INDEX game_day ON game (day);
CREATE INDEX game_owner ON game (owner) WHERE owner IS NOT NULL;
CREATE INDEX game_ruleset ON game (ruleset);

-- The games in full, apart from the rows that lists read.
CREATE TABLE game_content (
    game    INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    content BLOB NOT NULL
);

-- What rankings are computed from. A measured rating is that of a bot at the time of the game; null for all others.
CREATE TABLE rated_game (
    game            INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    at              INTEGER NOT NULL,
    family          TEXT NOT NULL,
    white           INTEGER NOT NULL REFERENCES player (id),
    black           INTEGER NOT NULL REFERENCES player (id),
    score           REAL NOT NULL,
    white_value     REAL,
    white_deviation REAL,
    black_value     REAL,
    black_deviation REAL
);
CREATE INDEX rated_game_order ON rated_game (at, game);

-- What follows from rated_game: each player's rating after each game.
CREATE TABLE rating (
    player     INTEGER NOT NULL,
    family     TEXT NOT NULL,
    step       INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    score      REAL NOT NULL,
    measured   INTEGER NOT NULL,
    value      REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (player, family, step)
) WITHOUT ROWID;
