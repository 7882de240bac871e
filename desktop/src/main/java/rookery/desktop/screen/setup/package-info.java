/** The page on which a game is put together. {@link rookery.desktop.screen.setup.SetupState} and its reducer hold what is chosen. */
@NullMarked
package rookery.desktop.screen.setup;

import org.jspecify.annotations.NullMarked;
