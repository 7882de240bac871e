/** The parts of a displayed game that several screens share: its frames, the moves on its board, its texts. */
@NullMarked
package rookery.desktop.game;

import org.jspecify.annotations.NullMarked;
