/** Static evaluation: a tuned evaluation for orthodox pieces, a derived one for everything else. */
@NullMarked
package rookery.engine.evaluation;

import org.jspecify.annotations.NullMarked;
