/**
 * What stands behind the screens and outlives them. A room keeps what is going on in it while one is elsewhere in the program, and answers the screen's
 * questions about the rest of the program, its hall: {@link rookery.desktop.room.GameRoom} has the one game, {@link rookery.desktop.room.ReviewRoom} the
 * notebook; {@link rookery.desktop.room.Entrance} and {@link rookery.desktop.room.Roster} know who plays here.
 */
@NullMarked
package rookery.desktop.room;

import org.jspecify.annotations.NullMarked;
