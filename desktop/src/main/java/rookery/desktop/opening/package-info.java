/** What the library's games played in a position, for every screen that shows one. */
@NullMarked
package rookery.desktop.opening;

import org.jspecify.annotations.NullMarked;
