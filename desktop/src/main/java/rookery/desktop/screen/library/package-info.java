/** The stored games: search, preview, review, export, import. */
@NullMarked
package rookery.desktop.screen.library;

import org.jspecify.annotations.NullMarked;
