/** Many games: matches, tournaments, statistics, ratings, self-play, the environment for agents. */
@NullMarked
package rookery.arena;

import org.jspecify.annotations.NullMarked;
