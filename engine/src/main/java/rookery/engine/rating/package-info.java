/** The measured strength of our opponents. */
@NullMarked
package rookery.engine.rating;

import org.jspecify.annotations.NullMarked;
