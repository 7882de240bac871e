/** Games in few bytes: how they began, each action, what the player thought, how they ended. Training data that can be moved around and put together. */
@NullMarked
package rookery.play.record;

import org.jspecify.annotations.NullMarked;
