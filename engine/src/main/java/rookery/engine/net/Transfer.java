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

    private final Variant from;
    private final Variant to;
    private final NetInputs source;
    private final NetInputs target;

    private Transfer(Variant from, Variant to) {
        this.from = from;
        this.to = to;
        source = NetInputs.of(from);
        target = NetInputs.of(to);
    }

    /** The first variant's net as one for the other; empty if their symmetries or counts of checks differ. */
    public static Optional<Net> of(Net net, Variant from, Variant to) {
        return inputs(from, to).map(each -> net(net, each, to));
    }

    /**
     * For each input of a net for the second variant the input of a net for the first that means the same, -1 where there is none; nothing where the two
     * see their boards in different ways.
     */
    public static Optional<int[]> inputs(Variant from, Variant to) {
        Transfer transfer = new Transfer(from, to);
        return transfer.source.isLike(transfer.target) ? Optional.of(transfer.inputs()) : Optional.empty();
    }

    private int[] inputs() {
        int[] all = new int[target.count()];
        int kinds = to.kinds().size();
        int squares = to.shape().squares();
        for (int relative = 0; relative < 2; relative++) {
            for (int kind = 0; kind < kinds; kind++) {
                int known = like(to.kinds().get(kind));
                for (int square = 0; square < squares; square++) {
                    all[(relative * kinds + kind) * squares + square] = known < 0
                            ? -1
                            : (relative * from.kinds().size() + known) * from.shape().squares() + stretched(square);
                }
            }
        }
        int checks = target.count() - 2 * kinds * squares;
        for (int i = 0; i < checks; i++) {
            all[2 * kinds * squares + i] = source.count() - checks + i;
        }
        return all;
    }

    private static Net net(Net net, int[] inputs, Variant to) {
        int[][] rows = new int[inputs.length][];
        for (int input = 0; input < rows.length; input++) {
            rows[input] = inputs[input] < 0 ? new int[net.width()] : net.row(inputs[input]).clone();
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
