/** The library of games, profiles and ratings, and the journals of unfinished games. Start with {@link Library}. */
@NullMarked
package rookery.archive;

import org.jspecify.annotations.NullMarked;
