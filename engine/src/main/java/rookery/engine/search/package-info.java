/** The alpha-beta search over {@code Position}, one for every variant without a die: tables, move ordering, pruning, time. */
@NullMarked
package rookery.engine.search;

import org.jspecify.annotations.NullMarked;
