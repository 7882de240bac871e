/** The participants: players as written on a command line or in a job file, and their sources. */
@NullMarked
package rookery.arena.player;

import org.jspecify.annotations.NullMarked;
