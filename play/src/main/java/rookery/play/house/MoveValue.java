package rookery.play.house;

import rookery.kernel.position.Position;

/** What a simple bot thinks a legal move is worth; only the order matters. */
@FunctionalInterface
interface MoveValue {

    int of(Position position, int move);
}
