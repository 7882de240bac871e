/** One search for every variant; provides bots. */
@NullMarked
package rookery.engine;

import org.jspecify.annotations.NullMarked;
