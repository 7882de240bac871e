/** The {@code with} methods of records, written by the compiler. */
@NullMarked
package rookery.withers;

import org.jspecify.annotations.NullMarked;
