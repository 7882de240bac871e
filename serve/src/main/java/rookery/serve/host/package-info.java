/** What a window that plays at a served table is told. */
@NullMarked
package rookery.serve.host;

import org.jspecify.annotations.NullMarked;
