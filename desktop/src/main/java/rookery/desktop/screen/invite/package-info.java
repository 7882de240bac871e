/** The page of a game over the network: the link and its picture, who has come, and what is open meanwhile. */
@NullMarked
package rookery.desktop.screen.invite;

import org.jspecify.annotations.NullMarked;
