/**
 * Strength from results: Elo with error bars, likelihood of superiority, sequential tests, rating lists of many players,
 * crosstables and standings. Pure functions of results; the same results give the same bits on every machine.
 */
@NullMarked
package rookery.arena.statistics;

import org.jspecify.annotations.NullMarked;
