/** Where the games of a tournament begin: openings from a file, random ones, or the start position. */
@NullMarked
package rookery.arena.opening;

import org.jspecify.annotations.NullMarked;
