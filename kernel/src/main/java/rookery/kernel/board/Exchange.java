package rookery.kernel.board;

/** Static exchange on a {@link MailboxBoard}: who comes off best when both sides go on taking on one square. */
final class Exchange {

    private final byte[] squares;
    private final Attackers attackers;
    /** The pieces lifted off on the way, and whence. */
    private final byte[] lifted = new byte[32];
    private final int[] liftedFrom = new int[32];

    Exchange(byte[] squares, Attackers attackers) {
        this.squares = squares;
        this.attackers = attackers;
    }

    /** As {@link Board#withstandsRecaptures} has it. */
    boolean withstands(int from, int to, int lacking, int[] values) {
        int missing = lacking;
        int side = squares[from] & 1;
        boolean reached = true;
        int lifts = 0;
        int next = from;
        do {
            lifted[lifts] = squares[next];
            liftedFrom[lifts++] = next;
            squares[next] = 0;
            side ^= 1;
            next = lifts < lifted.length ? attackers.cheapest(to, side, values) : -1;
            if (next >= 0) {
                reached = !reached;
                missing = values[squares[next] >>> 1] - missing;
            }
        } while (next >= 0 && missing >= (reached ? 1 : 0));
        for (int i = 0; i < lifts; i++) {
            squares[liftedFrom[i]] = lifted[i];
        }
        return reached;
    }
}
