package rookery.kernel.variant;

/**
 * How king and rook may castle. A rule about attacked squares holds under every goal; landing on an attacked square is never allowed where
 * check must be answered.
 *
 * @param partner       the kind number of the piece the king castles with; 0 switches castling off
 * @param outOfCheck    the king may castle while attacked
 * @param throughAttack the king may cross attacked squares
 * @param rookMayJump   only the squares the king crosses and lands on need be empty
 * @param anyRook       every unmoved rook on the king's rank has the right at the start, not just the outermost one on each side
 * @param kingSteps     how far the king goes towards the rook; 0 when the files below say where it lands
 * @param eastFile      file (from 0) on which the king lands when it castles towards the last file
 * @param westFile      file on which the king lands when it castles towards the a-file
 * @param king          the kind number of the piece that castles where it is not the royal one; else 0
 */
public record Castling(int partner, boolean outOfCheck, boolean throughAttack, boolean rookMayJump, boolean anyRook, int kingSteps,
        int eastFile, int westFile, int king) implements WithCastling {

    public Castling(int partner, boolean outOfCheck, boolean throughAttack, boolean rookMayJump, boolean anyRook, int kingSteps,
            int eastFile,
            int westFile) {
        this(partner, outOfCheck, throughAttack, rookMayJump, anyRook, kingSteps, eastFile, westFile, 0);
    }

    public static final Castling OFF = new Castling(0, false, false, false, false, 2, 0, 0);

    /** Castling by the laws of chess: the king moves two squares. */
    public static Castling strict(int partner) {
        return new Castling(partner, false, false, false, false, 2, 0, 0);
    }

    /** The king lands on fixed files, as in Chess960 (2 and 6) or on ten files (2 and 8). */
    public static Castling toFiles(int partner, int westFile, int eastFile) {
        return new Castling(partner, false, false, false, false, 0, eastFile, westFile);
    }

    public boolean isOn() {
        return partner != 0;
    }
}
