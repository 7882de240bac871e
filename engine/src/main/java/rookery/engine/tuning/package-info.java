/** Improves the evaluation's weights from games the engine plays against itself. */
@NullMarked
package rookery.engine.tuning;

import org.jspecify.annotations.NullMarked;
