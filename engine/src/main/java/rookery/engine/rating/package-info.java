/** How strong our opponents were found to be. */
@NullMarked
package rookery.engine.rating;

import org.jspecify.annotations.NullMarked;
