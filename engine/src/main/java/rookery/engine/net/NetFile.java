package rookery.engine.net;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;
import rookery.kernel.catalogue.RulesHash;

/**
 * The file format of a net. {@code docs/networks.md} has the same table; both must agree. All numbers are little-endian, and the reader checks every
 * one of them.
 *
 * <pre>
 *   4  "RKNT"      2  version 2     16  hash of the rules     4  inputs     2  width     1  outputs
 *   1  what it is added to: 0 the goals' terms, 1 the evaluation without a net              4  bytes of the card
 *   n  card: UTF-8, a line "name: value" for each thing to be known
 *   1 to 3 for each of inputs * width   rows, input by input      1 to 3 for each of width   bias
 *   2 * width * outputs  weights of each output, the mover's view first, one byte each
 *   4 * outputs          bias of each output
 *   4  CRC-32 of all that stands before
 * </pre>
 *
 * Most weights of a row are small, so a number n takes as many bytes as it needs: 2 * n, or -2 * n - 1 if it is negative, seven bits a byte, the lowest
 * first; the eighth bit says that another byte follows. Version 1, which is still read, has two bytes for each.
 */
public final class NetFile {

    private static final String MAGIC = "RKNT";
    private static final int VERSION = 2;
    private static final int TWO_BYTES_EACH = 1;
    private static final int HASH_BYTES = RulesHash.LENGTH / 2;
    private static final int HEADER = 4 + 2 + HASH_BYTES + 4 + 2 + 2 + 4;
    private static final int LONGEST_CARD = 1 << 16;
    private static final int CHECKSUM = 4;
    private static final int BITS = 7;
    private static final int LOW_BITS = 0x7f;
    private static final int MORE = 0x80;
    private static final int MOST_BYTES = 3;

    /** The result of reading bytes. */
    public sealed interface Reading {

        record Whole(Net net) implements Reading {
        }

        /** @param problem why it is not a net, a clause for a user */
        record Refused(String problem) implements Reading {
        }
    }

    private NetFile() {
    }

    /** Whether the bytes begin like a net. */
    public static boolean isNet(byte[] bytes) {
        return bytes.length >= 4 && new String(bytes, 0, 4, StandardCharsets.US_ASCII).equals(MAGIC);
    }

    public static byte[] write(Net net) {
        byte[] card = cardText(net.card()).getBytes(StandardCharsets.UTF_8);
        if (card.length > LONGEST_CARD) {
            throw new IllegalArgumentException("the card of a net has at most " + LONGEST_CARD + " bytes, this one " + card.length);
        }
        ByteBuffer out = ByteBuffer.allocate(mostBytes(net.inputs(), net.width(), net.outputs(), card.length))
                .order(ByteOrder.LITTLE_ENDIAN);
        out.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putShort((short) VERSION).put(HexFormat.of().parseHex(net.rules()));
        out.putInt(net.inputs()).putShort((short) net.width()).put((byte) net.outputs()).put((byte) net.base().ordinal())
                .putInt(card.length).put(card);
        for (int input = 0; input < net.inputs(); input++) {
            writeAll(net.row(input), out);
        }
        writeAll(net.bias(), out);
        for (int output = 0; output < net.outputs(); output++) {
            for (int weight : net.weights(output)) {
                out.put((byte) weight);
            }
        }
        for (int output = 0; output < net.outputs(); output++) {
            out.putInt(net.outputBias(output));
        }
        out.putInt(checksum(out.array(), out.position()));
        return Arrays.copyOf(out.array(), out.position());
    }

    private static void writeAll(int[] weights, ByteBuffer out) {
        for (int weight : weights) {
            int rest = weight << 1 ^ weight >> 31;
            while (rest > LOW_BITS) {
                out.put((byte) (rest & LOW_BITS | MORE));
                rest >>>= BITS;
            }
            out.put((byte) rest);
        }
    }

    private static int mostBytes(long inputs, long width, long outputs, long card) {
        return Math.toIntExact(HEADER + card + MOST_BYTES * (inputs + 1) * width + bytesOfOutputs(width, outputs) + CHECKSUM);
    }

    private static long bytesOfOutputs(long width, long outputs) {
        return 2 * width * outputs + 4 * outputs;
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }

    public static Reading read(byte[] bytes) {
        if (!isNet(bytes)) {
            return new Reading.Refused("it does not begin like a net");
        }
        if (bytes.length < HEADER + CHECKSUM) {
            return new Reading.Refused("it is cut off");
        }
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).position(4);
        int version = in.getShort() & 0xffff;
        if (version != VERSION && version != TWO_BYTES_EACH) {
            return new Reading.Refused(
                    "it is of version " + version + ", and only versions " + TWO_BYTES_EACH + " and " + VERSION + " are known here");
        }
        byte[] hash = new byte[HASH_BYTES];
        in.get(hash);
        int inputs = in.getInt();
        int width = in.getShort() & 0xffff;
        int outputs = in.get() & 0xff;
        int base = in.get() & 0xff;
        int cardLength = in.getInt();
        if (inputs < 1 || inputs > Net.MOST_INPUTS || width < 1 || width > Net.LARGEST_WIDTH || outputs < 1 || outputs > Net.MOST_OUTPUTS
                || base >= Net.Base.values().length
                || cardLength < 0 || cardLength > LONGEST_CARD) {
            return new Reading.Refused("its measures are impossible");
        }
        long weights = (inputs + 1L) * width;
        long others = HEADER + cardLength + bytesOfOutputs(width, outputs) + CHECKSUM;
        if (bytes.length < others + (version == TWO_BYTES_EACH ? 2 : 1) * weights) {
            return new Reading.Refused("it is cut off");
        }
        if (checksum(bytes, bytes.length - CHECKSUM) != ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN)
                .getInt(bytes.length - CHECKSUM)) {
            return new Reading.Refused("it is damaged: its checksum is wrong");
        }
        byte[] card = new byte[cardLength];
        in.get(card);
        in.limit(Math.toIntExact(bytes.length - CHECKSUM - bytesOfOutputs(width, outputs)));
        int[][] rows = new int[inputs + 1][width];
        for (int[] row : rows) {
            if (!(version == TWO_BYTES_EACH ? readShorts(in, row) : readAll(in, row))) {
                return new Reading.Refused("one of its numbers is impossible");
            }
        }
        if (in.hasRemaining()) {
            return new Reading.Refused("it has " + in.remaining() + " bytes too many");
        }
        in.limit(bytes.length);
        int[][] outputWeights = new int[outputs][2 * width];
        for (int[] each : outputWeights) {
            for (int i = 0; i < each.length; i++) {
                each[i] = Math.max(in.get(), -Net.LARGEST_OUTPUT_WEIGHT);
            }
        }
        int[] outputBias = new int[outputs];
        for (int output = 0; output < outputs; output++) {
            outputBias[output] = in.getInt();
        }
        return cardOf(card)
                .<Reading>map(read -> new Reading.Whole(
                        new Net(HexFormat.of().formatHex(hash), Net.Base.values()[base], Arrays.copyOf(rows, inputs), rows[inputs],
                                outputWeights, outputBias, read)))
                .orElseGet(() -> new Reading.Refused("its card is not text"));
    }

    private static boolean readShorts(ByteBuffer in, int[] weights) {
        for (int i = 0; i < weights.length; i++) {
            weights[i] = in.getShort();
        }
        return true;
    }

    /** Returns whether they could be read: none was cut off or takes more than two bytes in memory. */
    private static boolean readAll(ByteBuffer in, int[] weights) {
        for (int i = 0; i < weights.length; i++) {
            int found = 0;
            int part = MORE;
            for (int shift = 0; (part & MORE) != 0; shift += BITS) {
                if (!in.hasRemaining() || shift == MOST_BYTES * BITS) {
                    return false;
                }
                part = in.get();
                found |= (part & LOW_BITS) << shift;
            }
            weights[i] = found >>> 1 ^ -(found & 1);
            if (weights[i] != (short) weights[i]) {
                return false;
            }
        }
        return true;
    }

    /** The card as lines. */
    public static String cardText(Map<String, String> card) {
        StringBuilder out = new StringBuilder();
        new TreeMap<>(card)
                .forEach((name, value) -> out.append(name).append(": ").append(value.replace('\n', ' ').replace('\r', ' ')).append('\n'));
        return out.toString();
    }

    private static Optional<Map<String, String>> cardOf(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            Map<String, String> card = new TreeMap<>();
            text.lines().forEach(line -> {
                int colon = line.indexOf(": ");
                if (colon > 0) {
                    card.put(line.substring(0, colon), line.substring(colon + 2));
                }
            });
            return Optional.of(card);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
