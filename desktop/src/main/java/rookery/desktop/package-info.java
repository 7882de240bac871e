/** The window: JavaFX screens, board, pieces, themes, sound. */
@NullMarked
package rookery.desktop;

import org.jspecify.annotations.NullMarked;
