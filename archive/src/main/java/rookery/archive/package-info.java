/** The library of games, profiles and ratings, and the journal of a running game. {@link Library} is where to begin. */
@NullMarked
package rookery.archive;

import org.jspecify.annotations.NullMarked;
