/** Players, clocks and the referee of one game; knows no engine and no screen. */
@NullMarked
package rookery.play;

import org.jspecify.annotations.NullMarked;
