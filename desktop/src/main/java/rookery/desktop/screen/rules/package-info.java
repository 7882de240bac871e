/** A page of rules for every variant: the board, the pieces with their moves drawn, and the rules in plain words. */
@NullMarked
package rookery.desktop.screen.rules;

import org.jspecify.annotations.NullMarked;
