/**
 * What stands behind the screens and outlives them: {@link rookery.desktop.room.GameRoom} has the games, {@link rookery.desktop.room.Roster} knows who plays
 * here.
 */
@NullMarked
package rookery.desktop.room;

import org.jspecify.annotations.NullMarked;
