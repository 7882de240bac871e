/** Learning to play better. Models without a screen: immutable states, and services that screens call from a background thread. */
@NullMarked
package rookery.learn;

import org.jspecify.annotations.NullMarked;
