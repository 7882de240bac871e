package rookery.engine.net;

import java.util.Map;
import java.util.Optional;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/**
 * Turns the net of one variant into a first guess for another: pieces that move alike keep their rows, square by square, with the board stretched if
 * its size differs. Pieces that the first variant lacks start at zero.
 */
public final class Transfer {

    private final Net net;
    private final Variant from;
    private final Variant to;
    private final NetInputs source;
    private final NetInputs target;

    private Transfer(Net net, Variant from, Variant to) {
        this.net = net;
        this.from = from;
        this.to = to;
        source = NetInputs.of(from);
        target = NetInputs.of(to);
    }

    /** The first variant's net as one for the other; empty if their symmetries or counts of checks differ. */
    public static Optional<Net> of(Net net, Variant from, Variant to) {
        Transfer transfer = new Transfer(net, from, to);
        return transfer.source.isLike(transfer.target) ? Optional.of(transfer.net()) : Optional.empty();
    }

    private Net net() {
        int[][] rows = new int[target.count()][net.width()];
        int kinds = to.kinds().size();
        int squares = to.shape().squares();
        for (int relative = 0; relative < 2; relative++) {
            for (int kind = 0; kind < kinds; kind++) {
                int known = like(to.kinds().get(kind));
                for (int square = 0; known >= 0 && square < squares; square++) {
                    rows[(relative * kinds + kind) * squares + square] = net
                            .row((relative * from.kinds().size() + known) * from.shape().squares() + stretched(square)).clone();
                }
            }
        }
        int checks = target.count() - 2 * kinds * squares;
        for (int i = 0; i < checks; i++) {
            rows[2 * kinds * squares + i] = net.row(source.count() - checks + i).clone();
        }
        int[][] weights = new int[net.outputs()][];
        int[] outputBias = new int[net.outputs()];
        for (int output = 0; output < weights.length; output++) {
            weights[output] = net.weights(output);
            outputBias[output] = net.outputBias(output);
        }
        return new Net(RulesHash.of(to), net.base(), rows, net.bias(), weights, outputBias, Map.of("variant", to.id()));
    }

    private int like(PieceKind kind) {
        for (int other = 0; other < from.kinds().size(); other++) {
            PieceKind known = from.kinds().get(other);
            if (known.movement().equals(kind.movement()) && known.royal() == kind.royal() && known.pawn() == kind.pawn()) {
                return other;
            }
        }
        return -1;
    }

    private int stretched(int square) {
        BoardShape here = to.shape();
        BoardShape there = from.shape();
        return there.square(stretched(here.file(square), here.files(), there.files()),
                stretched(here.rank(square), here.ranks(), there.ranks()));
    }

    private static int stretched(int line, int lines, int others) {
        return lines <= 1 ? 0 : Math.round((float) line * (others - 1) / (lines - 1));
    }
}
