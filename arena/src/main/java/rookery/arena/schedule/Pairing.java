package rookery.arena.schedule;

/** A meeting of two players: the first has White in the first game, then colours alternate. */
record Pairing(int number, int round, int first, int second) {
}
