/** The settings page; changes apply at once, with a board to try them on. */
@NullMarked
package rookery.desktop.screen.options;

import org.jspecify.annotations.NullMarked;
