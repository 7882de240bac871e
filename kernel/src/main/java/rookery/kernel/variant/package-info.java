/** A rule set as data: every type here is a record, an enum or a sealed interface, apart from the draft in which a variant is changed. */
@NullMarked
package rookery.kernel.variant;

import org.jspecify.annotations.NullMarked;
