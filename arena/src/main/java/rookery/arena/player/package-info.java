/** Who takes part: players as a user writes them on a command line or in a job file, and where they come from. */
@NullMarked
package rookery.arena.player;

import org.jspecify.annotations.NullMarked;
