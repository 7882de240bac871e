/**
 * How boards look: {@link rookery.look.theme.BoardTheme} the squares and the colours of the marks on them, {@link rookery.look.theme.BoardSurface} the painted
 * board, {@link rookery.look.theme.Backdrop} what lies behind it.
 */
@NullMarked
package rookery.look.theme;

import org.jspecify.annotations.NullMarked;
