/** How strong a player is believed to be, and how a result changes that belief. */
@NullMarked
package rookery.play.rating;

import org.jspecify.annotations.NullMarked;
