/** Learned evaluations: what a net sees of a position, how it judges, the file it lies in, and where nets are found. */
@NullMarked
package rookery.engine.net;

import org.jspecify.annotations.NullMarked;
