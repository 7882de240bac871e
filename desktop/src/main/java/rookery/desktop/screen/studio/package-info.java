/** The studio, where a variant is made with the mouse: its board, pieces and rules, tried at once, measured by bots and shared as one file. */
@NullMarked
package rookery.desktop.screen.studio;

import org.jspecify.annotations.NullMarked;
