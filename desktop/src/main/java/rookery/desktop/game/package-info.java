/** What a game on the screen is made of, without any screen: the order for one, what may be done on its board, its words. */
@NullMarked
package rookery.desktop.game;

import org.jspecify.annotations.NullMarked;
