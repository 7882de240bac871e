/** The window: JavaFX screens and the services behind them. */
@NullMarked
package rookery.desktop;

import org.jspecify.annotations.NullMarked;
