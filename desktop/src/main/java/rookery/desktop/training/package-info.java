/** Learning nets from the window: what goes on outlives the screens that show it. */
@NullMarked
package rookery.desktop.training;

import org.jspecify.annotations.NullMarked;
