/** Actions of a game packed into numbers, and reusable lists of them. */
@NullMarked
package rookery.kernel.move;

import org.jspecify.annotations.NullMarked;
