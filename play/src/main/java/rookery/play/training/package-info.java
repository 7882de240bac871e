/** Training an evaluation for a variant: the trainer, its progress, its result. */
@NullMarked
package rookery.play.training;

import org.jspecify.annotations.NullMarked;
