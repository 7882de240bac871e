/** Sentences about moves, each proved before it is shown. */
@NullMarked
package rookery.learn.words;

import org.jspecify.annotations.NullMarked;
