/** Training nets from the window; a run outlives the screens that show it. */
@NullMarked
package rookery.desktop.training;

import org.jspecify.annotations.NullMarked;
