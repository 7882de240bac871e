/** Work on a thread of its own that can be interrupted. */
@NullMarked
package rookery.play.worker;

import org.jspecify.annotations.NullMarked;
