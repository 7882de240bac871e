package rookery.engine.net;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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
 *   4  "RKNT"      2  version 1     16  hash of the rules     4  inputs     2  width     1  outputs
 *   1  what it is added to: 0 the goals' terms, 1 the evaluation without a net              4  bytes of the card
 *   n  card: UTF-8, a line "name: value" for each thing to be known
 *   2 * inputs * width   rows, input by input      2 * width   bias
 *   2 * width * outputs  weights of each output, the mover's view first, one byte each
 *   4 * outputs          bias of each output
 *   4  CRC-32 of all that stands before
 * </pre>
 */
public final class NetFile {

    private static final String MAGIC = "RKNT";
    private static final int VERSION = 1;
    private static final int HASH_BYTES = RulesHash.LENGTH / 2;
    private static final int HEADER = 4 + 2 + HASH_BYTES + 4 + 2 + 2 + 4;
    private static final int LONGEST_CARD = 1 << 16;
    private static final int CHECKSUM = 4;

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
        ByteBuffer out = ByteBuffer.allocate(size(net.inputs(), net.width(), net.outputs(), card.length)).order(ByteOrder.LITTLE_ENDIAN);
        out.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putShort((short) VERSION).put(HexFormat.of().parseHex(net.rules()));
        out.putInt(net.inputs()).putShort((short) net.width()).put((byte) net.outputs()).put((byte) net.base().ordinal())
                .putInt(card.length).put(card);
        for (int input = 0; input < net.inputs(); input++) {
            for (int weight : net.row(input)) {
                out.putShort((short) weight);
            }
        }
        for (int weight : net.bias()) {
            out.putShort((short) weight);
        }
        for (int output = 0; output < net.outputs(); output++) {
            for (int weight : net.weights(output)) {
                out.put((byte) weight);
            }
        }
        for (int output = 0; output < net.outputs(); output++) {
            out.putInt(net.outputBias(output));
        }
        return out.putInt(checksum(out.array(), out.position())).array();
    }

    private static int size(long inputs, long width, long outputs, long card) {
        return Math.toIntExact(HEADER + card + 2 * inputs * width + 2 * width + 2 * width * outputs + 4 * outputs + CHECKSUM);
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
        if (version != VERSION) {
            return new Reading.Refused("it is of version " + version + ", and only version " + VERSION + " is known here");
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
        if (bytes.length != size(inputs, width, outputs, cardLength)) {
            return new Reading.Refused("it has " + bytes.length + " bytes instead of " + size(inputs, width, outputs, cardLength));
        }
        if (checksum(bytes, bytes.length - CHECKSUM) != ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN)
                .getInt(bytes.length - CHECKSUM)) {
            return new Reading.Refused("it is damaged: its checksum is wrong");
        }
        byte[] card = new byte[cardLength];
        in.get(card);
        int[][] rows = new int[inputs][];
        for (int input = 0; input < inputs; input++) {
            rows[input] = shorts(in, width);
        }
        int[] bias = shorts(in, width);
        int[][] weights = new int[outputs][2 * width];
        for (int[] each : weights) {
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
                        new Net(HexFormat.of().formatHex(hash), Net.Base.values()[base], rows, bias, weights, outputBias, read)))
                .orElseGet(() -> new Reading.Refused("its card is not text"));
    }

    private static int[] shorts(ByteBuffer in, int count) {
        int[] all = new int[count];
        for (int i = 0; i < count; i++) {
            all[i] = in.getShort();
        }
        return all;
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
