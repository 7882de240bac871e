/** Fits the evaluation's weights to games the engine plays against itself. */
@NullMarked
package rookery.engine.tuning;

import org.jspecify.annotations.NullMarked;
