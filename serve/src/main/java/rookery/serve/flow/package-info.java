/** Numbered events for any number of streams, and work in order. */
@NullMarked
package rookery.serve.flow;

import org.jspecify.annotations.NullMarked;
