/**
 * What computer players think of positions, for people who look at games: {@link rookery.desktop.analysis.Analyst} thinks about one position until told
 * otherwise, {@link rookery.desktop.analysis.GameJudge} goes through a whole game. Both work on threads of their own, through {@code play.bot} only.
 */
@NullMarked
package rookery.desktop.analysis;

import org.jspecify.annotations.NullMarked;
