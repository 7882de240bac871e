/** Callbacks for a window that plays at a served table. */
@NullMarked
package rookery.serve.host;

import org.jspecify.annotations.NullMarked;
