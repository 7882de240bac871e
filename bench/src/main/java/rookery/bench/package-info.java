/** JMH benchmarks; never part of the program. */
@NullMarked
package rookery.bench;

import org.jspecify.annotations.NullMarked;
