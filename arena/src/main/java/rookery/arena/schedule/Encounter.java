package rookery.arena.schedule;

/** A meeting of two players: the first has White in the first game, then colours alternate. */
record Encounter(int number, int round, int first, int second) {
}
