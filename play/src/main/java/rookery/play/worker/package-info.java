/** Interruptible work on a separate thread. */
@NullMarked
package rookery.play.worker;

import org.jspecify.annotations.NullMarked;
