/** The new-game page. {@link rookery.desktop.screen.setup.SetupState} and its reducer hold the choices. */
@NullMarked
package rookery.desktop.screen.setup;

import org.jspecify.annotations.NullMarked;
