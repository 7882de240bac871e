/** The wire format: JSON, tokens, names, refusals. */
@NullMarked
package rookery.serve.wire;

import org.jspecify.annotations.NullMarked;
