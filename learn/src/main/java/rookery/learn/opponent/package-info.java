/** An opponent of the person's own strength. */
@NullMarked
package rookery.learn.opponent;

import org.jspecify.annotations.NullMarked;
