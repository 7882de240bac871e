/** What a person has played, solved and learnt, in numbers. */
@NullMarked
package rookery.learn.progress;

import org.jspecify.annotations.NullMarked;
