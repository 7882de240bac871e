/** Sentences about moves, each of them proved before it is said. */
@NullMarked
package rookery.learn.words;

import org.jspecify.annotations.NullMarked;
