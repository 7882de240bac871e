/**
 * What computer players think of positions, for people who look at games: {@link rookery.play.analysis.Analyst} thinks about one position until told
 * otherwise, {@link rookery.play.analysis.GameJudge} goes through a whole game. Both work on threads of their own, through {@code play.bot} only.
 */
@NullMarked
package rookery.play.analysis;

import org.jspecify.annotations.NullMarked;
