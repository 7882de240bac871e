/** The first screen: a quiet board, and one click to everything. */
@NullMarked
package rookery.desktop.screen.home;

import org.jspecify.annotations.NullMarked;
