/** How much of a dice game was luck and how much was skill. */
@NullMarked
package rookery.play.luck;

import org.jspecify.annotations.NullMarked;
