/** Learns a net for a variant: plays games, fits a net to them, and tests it against the evaluation in use. */
@NullMarked
package rookery.engine.training;

import org.jspecify.annotations.NullMarked;
