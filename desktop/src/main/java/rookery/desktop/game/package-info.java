/** The parts of a displayed game that several screens share: its board, its texts, and the quiet game of the home screen; and the choice of a variant. */
@NullMarked
package rookery.desktop.game;

import org.jspecify.annotations.NullMarked;
