/**
 * The Learn screen: puzzles, first lessons, openings and progress. {@link rookery.desktop.screen.learn.LearnScreen} shows one {@link
 * rookery.desktop.screen.learn.LearnTab} at a time; each tab keeps its state while its view comes and goes.
 */
@NullMarked
package rookery.desktop.screen.learn;

import org.jspecify.annotations.NullMarked;
