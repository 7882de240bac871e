/** Exact values of dice chess with two kings and one more piece, by value iteration. */
@NullMarked
package rookery.engine.tablebase;

import org.jspecify.annotations.NullMarked;
