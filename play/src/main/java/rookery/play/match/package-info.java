/** One game and its clocks: time controls, the running clock, and the referee that owns them. */
@NullMarked
package rookery.play.match;

import org.jspecify.annotations.NullMarked;
