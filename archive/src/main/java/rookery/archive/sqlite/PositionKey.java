package rookery.archive.sqlite;

import java.util.IdentityHashMap;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Variant;

/**
 * Identifies positions by 64 bits that are the same in every run: the kernel's key, salted by board and pieces. The die is ignored. Rule sets with the same
 * board and pieces share positions. Caches variants; mutable, for one thread.
 */
final class PositionKey {

    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;
    private final IdentityHashMap<Variant, Long> salts = new IdentityHashMap<>();

    long of(Position position) {
        return bare(position).key() ^ salts.computeIfAbsent(position.variant(), PositionKey::salt);
    }

    private static Position bare(Position position) {
        return position.roll() != 0
                && Position.of(position.variant(), position.setup().withRoll(0)) instanceof Verdict.Playable(Position unrolled)
                        ? unrolled
                        : position;
    }

    /** FNV-1a over the board size and the pieces in their order, on which the kernel's key depends. */
    private static long salt(Variant variant) {
        StringBuilder text = new StringBuilder(variant.shape().files() + "x" + variant.shape().ranks());
        for (PieceKind kind : variant.kinds()) {
            text.append(' ').append(kind.letter()).append(':').append(kind.movement().betza());
        }
        long hash = OFFSET;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return hash;
    }
}
