/**
 * A game or position with the engine beside it. {@link rookery.desktop.screen.review.Notebook} holds the tree of moves, {@code EngineRequests} asks engines about
 * it, {@link rookery.desktop.screen.review.ReviewState} is what is shown.
 */
@NullMarked
package rookery.desktop.screen.review;

import org.jspecify.annotations.NullMarked;
