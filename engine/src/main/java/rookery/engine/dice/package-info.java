/** Search where a die decides which pieces may move: expectation nodes, win probability as the score. */
@NullMarked
package rookery.engine.dice;

import org.jspecify.annotations.NullMarked;
