/** An opponent of one's own strength. */
@NullMarked
package rookery.learn.opponent;

import org.jspecify.annotations.NullMarked;
