/** A rule set as data: every type here is a record, an enum or a sealed interface. */
@NullMarked
package rookery.kernel.variant;

import org.jspecify.annotations.NullMarked;
