/** The studio, in which a variant is made by mouse: its board, pieces and rules, tried at once, measured by bots and shared as one file. */
@NullMarked
package rookery.desktop.screen.studio;

import org.jspecify.annotations.NullMarked;
