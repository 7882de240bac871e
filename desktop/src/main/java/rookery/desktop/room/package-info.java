/** What outlives the screens: {@link rookery.desktop.room.GameRoom} has the games, {@link rookery.desktop.room.Roster} the players. */
@NullMarked
package rookery.desktop.room;

import org.jspecify.annotations.NullMarked;
