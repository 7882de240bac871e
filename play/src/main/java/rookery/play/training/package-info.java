/** Learning to judge a variant: who can learn, how far it has come, how it ended. */
@NullMarked
package rookery.play.training;

import org.jspecify.annotations.NullMarked;
