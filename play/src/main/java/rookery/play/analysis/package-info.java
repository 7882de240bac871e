/**
 * Analysis of positions by computer players: {@link rookery.play.analysis.Analyst} analyses one position until told otherwise, {@link
 * rookery.play.analysis.GameJudge} a whole game. Both run on their own threads and use only {@code play.bot}.
 */
@NullMarked
package rookery.play.analysis;

import org.jspecify.annotations.NullMarked;
