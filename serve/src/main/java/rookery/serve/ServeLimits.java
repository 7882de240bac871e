package rookery.serve;

/**
 * A server's limits; requests beyond them are refused with a message.
 *
 * @param body              bytes of a request's body
 * @param streams           open streams in all
 * @param streamsFromOne    open streams from one address; a class may sit behind one
 * @param requestBurst      requests from one address at once
 * @param requestsPerSecond requests from one address, in the long run
 * @param tables            tables in all, including finished games
 * @param botTables         tables with a bot, which needs CPU time
 * @param beginBurst        games begun from one address at once; in the long run one every two seconds
 * @param intentBurst       intents of one player at once; in the long run ten a second
 */
public record ServeLimits(int body, int streams, int streamsFromOne, int requestBurst, int requestsPerSecond, int tables, int botTables,
        int beginBurst, int intentBurst) {

    public static final ServeLimits USUAL = new ServeLimits(8 << 10, 2_000, 1_500, 2_000, 500, 1_000, 100, 60, 30);
}
