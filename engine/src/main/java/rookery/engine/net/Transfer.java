package rookery.engine.net;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/**
 * Turns the net of one variant into a first guess for another: pieces that move alike keep their rows, square by square, with the board stretched if
 * its size differs. Pieces that the first variant lacks start at zero, counts of checks too; where only the first counts checks, none has been given.
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

    /** The first variant's net as one for the other; empty if they see their boards in different ways. */
    public static Optional<Net> of(Net net, Variant from, Variant to) {
        Transfer transfer = new Transfer(from, to);
        return transfer.source.isLike(transfer.target) ? Optional.of(transfer.net(net)) : Optional.empty();
    }

    /** For each kind of piece of the second variant the number of the kind of the first that moves alike, -1 where there is none. */
    public static int[] kinds(Variant from, Variant to) {
        return to.kinds().stream().mapToInt(kind -> like(kind, from)).toArray();
    }

    private Net net(Net net) {
        int[] inputs = inputs();
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
        return new Net(RulesHash.of(to), net.base(), rows, bias(net), weights, outputBias, card(net));
    }

    /** What is known of the net; the match that admitted it was played in the other variant. */
    private Map<String, String> card(Net net) {
        Map<String, String> card = new TreeMap<>(net.card());
        card.put("variant", to.id());
        card.remove("match");
        return card;
    }

    private int[] bias(Net net) {
        int[] bias = net.bias().clone();
        for (int relative = 0; relative < 2 && target.checks() == 0 && source.checks() > 0; relative++) {
            int[] none = net.row(2 * from.kinds().size() * from.shape().squares() + relative * source.checks());
            for (int i = 0; i < bias.length; i++) {
                bias[i] = Math.clamp(bias[i] + none[i], Short.MIN_VALUE, Short.MAX_VALUE);
            }
        }
        return bias;
    }

    /** For each input of the target the input of the source that means the same, -1 where there is none. */
    private int[] inputs() {
        int[] all = new int[target.count()];
        Arrays.fill(all, -1);
        int[] kinds = kinds(from, to);
        int squares = to.shape().squares();
        for (int relative = 0; relative < 2; relative++) {
            for (int kind = 0; kind < kinds.length; kind++) {
                for (int square = 0; kinds[kind] >= 0 && square < squares; square++) {
                    all[(relative * kinds.length + kind) * squares + square] = (relative * from.kinds().size() + kinds[kind])
                            * from.shape().squares() + stretched(square);
                }
            }
            for (int given = 0; given < Math.min(source.checks(), target.checks()); given++) {
                all[2 * kinds.length * squares + relative * target.checks() + given] = 2 * from.kinds().size() * from.shape().squares()
                        + relative * source.checks() + given;
            }
        }
        return all;
    }

    /** Where several move alike the one with the same letter, or else the first. */
    private static int like(PieceKind kind, Variant from) {
        int found = -1;
        for (int other = 0; other < from.kinds().size(); other++) {
            PieceKind known = from.kinds().get(other);
            if (known.movement().equals(kind.movement()) && known.royal() == kind.royal() && known.pawn() == kind.pawn()
                    && (found < 0 || known.symbol().equals(kind.symbol()))) {
                found = other;
            }
        }
        return found;
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
