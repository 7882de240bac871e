/** Random numbers that can be repeated: a documented generator, and the one place where seeds come from outside. */
@NullMarked
package rookery.play.chance;

import org.jspecify.annotations.NullMarked;
