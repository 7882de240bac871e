/** Learned evaluations: what a net sees of a position, how it evaluates it, its file format, and where nets are found. */
@NullMarked
package rookery.engine.net;

import org.jspecify.annotations.NullMarked;
