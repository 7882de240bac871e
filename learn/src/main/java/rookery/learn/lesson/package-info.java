/** First steps: lessons made from a variant's rules. */
@NullMarked
package rookery.learn.lesson;

import org.jspecify.annotations.NullMarked;
