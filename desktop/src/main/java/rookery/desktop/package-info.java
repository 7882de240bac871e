/** The window: JavaFX screens and what stands behind them. */
@NullMarked
package rookery.desktop;

import org.jspecify.annotations.NullMarked;
