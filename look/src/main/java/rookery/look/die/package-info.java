/** The die of dice chess as a drawing. */
@NullMarked
package rookery.look.die;

import org.jspecify.annotations.NullMarked;
