/** The output of a tournament: summaries in words, games as PGN, JSON lines and CSV, and an HTML report. */
@NullMarked
package rookery.arena.report;

import org.jspecify.annotations.NullMarked;
