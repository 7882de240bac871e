package rookery.serve.table;

/**
 * How many tables there may be.
 *
 * @param tables    in all, those included whose games are over
 * @param botTables whose games a bot plays: bots need the processor
 */
public record TableLimits(int tables, int botTables) {
}
