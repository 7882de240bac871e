/** How fair and how lively a game is: bots play it many times, and what happened is counted and put into words. */
@NullMarked
package rookery.arena.balance;

import org.jspecify.annotations.NullMarked;
