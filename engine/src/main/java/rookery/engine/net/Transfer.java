package rookery.engine.net;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
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

    private Transfer(Variant from, NetInputs source, Variant to, NetInputs target) {
        this.from = from;
        this.source = source;
        this.to = to;
        this.target = target;
    }

    /** The first variant's net as one for the other; empty if they see their boards in different ways. */
    public static Optional<Net> of(Net net, Variant from, Variant to) {
        if (haveSameRules(from, to)) {
            return Optional.of(net);
        }
        NetInputs source = NetInputs.of(from, net);
        NetInputs target = source.hasZones() ? NetInputs.withZones(to) : NetInputs.of(to);
        return source.isLike(target) ? Optional.of(new Transfer(from, source, to, target).net(net)) : Optional.empty();
    }

    /** Whether nets of both see their boards in the same way, as those of the same rules always do. */
    public static boolean isPossible(Variant from, Variant to) {
        return haveSameRules(from, to) || NetInputs.of(from).isLike(NetInputs.of(to));
    }

    private static boolean haveSameRules(Variant from, Variant to) {
        return RulesHash.of(from).equals(RulesHash.of(to));
    }

    /** The net with rows of its own for each zone of the king, the same in all of them to begin with; empty if the variant's nets have no zones. */
    public static Optional<Net> withZones(Net net, Variant variant) {
        NetInputs zoned = NetInputs.withZones(variant);
        if (!zoned.hasZones()) {
            return Optional.empty();
        }
        int[][] rows = IntStream.range(0, zoned.count()).mapToObj(input -> net.row(input % net.inputs()).clone()).toArray(int[][]::new);
        return Optional.of(with(net, rows, net.bias(), variant));
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
        return with(net, rows, bias(net), to);
    }

    /** The net with other rows, and a card without the match that admitted it: another net played that. */
    private static Net with(Net net, int[][] rows, int[] bias, Variant to) {
        int[][] weights = new int[net.outputs()][];
        int[] outputBias = new int[net.outputs()];
        for (int output = 0; output < weights.length; output++) {
            weights[output] = net.weights(output);
            outputBias[output] = net.outputBias(output);
        }
        Map<String, String> card = new TreeMap<>(net.card());
        card.put("variant", to.id());
        card.remove("match");
        return new Net(RulesHash.of(to), net.base(), rows, bias, weights, outputBias, card);
    }

    /** Where only the first counts checks, none has been given: what that means in the mean of its zones. */
    private int[] bias(Net net) {
        int[] bias = net.bias().clone();
        if (target.checks() > 0 || source.checks() == 0) {
            return bias;
        }
        int none = 2 * from.kinds().size() * source.places();
        for (int i = 0; i < bias.length; i++) {
            int sum = 0;
            for (int zone = 0; zone < source.zones(); zone++) {
                int first = zone * source.perZone() + none;
                sum += net.row(first)[i] + net.row(first + source.checks())[i];
            }
            bias[i] = Math.clamp(bias[i] + Math.round((float) sum / source.zones()), Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return bias;
    }

    /** For each input of the target the input of the source that means the same, -1 where there is none. */
    private int[] inputs() {
        int[] all = new int[target.count()];
        Arrays.fill(all, -1);
        for (int zone = 0; zone < target.zones(); zone++) {
            fill(all, zone * target.perZone(), zone % source.zones() * source.perZone());
        }
        return all;
    }

    private void fill(int[] all, int first, int firstOfSource) {
        int[] kinds = kinds(from, to);
        for (int relative = 0; relative < 2; relative++) {
            for (int kind = 0; kind < kinds.length; kind++) {
                for (int place = 0; kinds[kind] >= 0 && place < (source.hasHands() ? target.places() : target.squares()); place++) {
                    all[first + (relative * kinds.length + kind) * target.places() + place] = firstOfSource
                            + (relative * from.kinds().size() + kinds[kind]) * source.places() + nearest(place);
                }
            }
            for (int given = 0; given < Math.min(source.checks(), target.checks()); given++) {
                all[first + 2 * kinds.length * target.places() + relative * target.checks() + given] = firstOfSource
                        + 2 * from.kinds().size() * source.places() + relative * source.checks() + given;
            }
        }
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

    /** The place of the source that is nearest to one of the target. */
    private int nearest(int place) {
        return place < target.squares()
                ? stretched(place)
                : source.squares() + Math.min(place - target.squares(), source.places() - source.squares() - 1);
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
