/**
 * How things look: {@link rookery.desktop.theme.BoardTheme} the squares and the colours of the marks on them,
 * {@link rookery.desktop.theme.BoardSurface} the painted board, {@link rookery.desktop.theme.MarkArt} the marks as shapes,
 * {@link rookery.desktop.theme.AppTheme} the window in light and dark, {@link rookery.desktop.theme.Backdrop} what lies behind the board.
 */
@NullMarked
package rookery.desktop.theme;

import org.jspecify.annotations.NullMarked;
