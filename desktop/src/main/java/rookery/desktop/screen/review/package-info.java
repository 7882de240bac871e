/**
 * A game or position with the engine beside it. {@link rookery.desktop.screen.review.Notebook} holds the tree of moves, {@link
 * rookery.desktop.screen.review.ReviewState} what is shown of it.
 */
@NullMarked
package rookery.desktop.screen.review;

import org.jspecify.annotations.NullMarked;
