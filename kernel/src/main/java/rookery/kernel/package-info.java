/** The rules of any variant: boards, pieces, positions, games, notation. Nothing but java.base. */
@NullMarked
package rookery.kernel;

import org.jspecify.annotations.NullMarked;
