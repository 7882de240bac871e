/** What a tournament leaves behind: summaries in words, games as PGN, JSON lines and CSV, and a report for the browser. */
@NullMarked
package rookery.arena.report;

import org.jspecify.annotations.NullMarked;
