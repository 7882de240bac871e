package rookery.serve.table;

/**
 * How many tables there may be.
 *
 * @param tables    in all, including finished games
 * @param botTables with a bot, which needs CPU time
 */
public record TableLimits(int tables, int botTables) {
}
