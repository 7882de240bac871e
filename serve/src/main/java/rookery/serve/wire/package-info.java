/** What goes over the wire: JSON out and in, tokens, names, refusals. */
@NullMarked
package rookery.serve.wire;

import org.jspecify.annotations.NullMarked;
