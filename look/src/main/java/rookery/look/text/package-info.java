/** The words of games, pieces, rules and players in three languages, and the means by which each module adds its own. */
@NullMarked
package rookery.look.text;

import org.jspecify.annotations.NullMarked;
