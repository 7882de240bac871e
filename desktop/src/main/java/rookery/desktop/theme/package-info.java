/**
 * How things look on a screen: {@link rookery.desktop.theme.AppTheme} the window in light and dark, {@link rookery.desktop.theme.MarkArt} the marks on squares
 * as shapes, {@link rookery.desktop.theme.BackdropArt} what lies behind the board; {@link rookery.desktop.theme.Paints} turns colours and pictures into JavaFX's.
 */
@NullMarked
package rookery.desktop.theme;

import org.jspecify.annotations.NullMarked;
