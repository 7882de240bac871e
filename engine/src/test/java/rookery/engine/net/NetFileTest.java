package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.engine.Boards;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/** Nets as files, and where they are found. */
class NetFileTest {

    private static final Variant GARDNER = Boards.variant("gardner");

    @AfterEach
    void forgetTheFolder() {
        Nets.look(Path.of("none"));
    }

    private static Net read(byte[] bytes) {
        assertThat(NetFile.read(bytes)).isInstanceOf(NetFile.Reading.Whole.class);
        return ((NetFile.Reading.Whole) NetFile.read(bytes)).net();
    }

    private static String refusal(byte[] bytes) {
        assertThat(NetFile.read(bytes)).isInstanceOf(NetFile.Reading.Refused.class);
        return ((NetFile.Reading.Refused) NetFile.read(bytes)).problem();
    }

    @Test
    void comeBackAsTheyWere() {
        Net net = RandomNets.of(GARDNER, 24, 4, 1);
        Net back = read(NetFile.write(net));
        assertThat(NetFile.write(back)).isEqualTo(NetFile.write(net));
        assertThat(back.card()).isEqualTo(net.card());
        assertThat(new NetEvaluation(GARDNER, back).evaluate(Position.start(GARDNER)))
                .isEqualTo(new NetEvaluation(GARDNER, net).evaluate(Position.start(GARDNER)));
    }

    @Test
    void areRefusedWhenAnythingIsMissingOrDamaged() {
        byte[] whole = NetFile.write(RandomNets.of(GARDNER, 8, 2, 1));
        for (int length = 0; length < whole.length; length += 1 + length / 7) {
            assertThat(refusal(Arrays.copyOf(whole, length))).isNotBlank();
        }
        assertThat(refusal(Arrays.copyOf(whole, whole.length + 1))).isNotBlank();
        Random random = new Random(2);
        for (int i = 0; i < 500; i++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            assertThat(refusal(damaged)).isNotBlank();
        }
        byte[] newer = whole.clone();
        newer[4] = 9;
        assertThat(refusal(newer)).contains("version 9", "versions 1 and 2");
    }

    /** A checksum proves only that nothing changed on the way, not that whoever wrote the file meant well. */
    @Test
    void areRefusedWhenTheirNumbersAreImpossibleThoughTheChecksumIsRight() {
        byte[] whole = NetFile.write(RandomNets.of(GARDNER, 8, 2, 1));
        byte[] longer = new byte[whole.length + 3];
        System.arraycopy(whole, 0, longer, 0, whole.length - 4);
        assertThat(refusal(withChecksum(longer))).contains("3 bytes too many");
        assertThat(refusal(withFirstNumber(whole, 0x80, 0x80, 0x04))).as("32768").contains("numbers is impossible");
        assertThat(refusal(withFirstNumber(whole, 0x81, 0x80, 0x04))).as("-32769").contains("numbers is impossible");
        assertThat(refusal(withFirstNumber(whole, 0x80, 0x80, 0x7f))).contains("numbers is impossible");
        assertThat(refusal(withFirstNumber(whole, 0x80, 0x80, 0x80, 0x00))).as("four bytes").contains("numbers is impossible");
        assertThat(read(withFirstNumber(whole, 0xff, 0xff, 0x03)).row(0)[0]).isEqualTo(Short.MIN_VALUE);
        assertThat(read(withFirstNumber(whole, 0xfe, 0xff, 0x03)).row(0)[0]).isEqualTo(Short.MAX_VALUE);
    }

    /** The file with other bytes for the first number, which had one, and the checksum of that. */
    private static byte[] withFirstNumber(byte[] whole, int... bytes) {
        int first = 34 + ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(30);
        assertThat(whole[first]).isNotNegative();
        ByteBuffer changed = ByteBuffer.allocate(whole.length + bytes.length - 1).put(whole, 0, first);
        for (int each : bytes) {
            changed.put((byte) each);
        }
        return withChecksum(changed.put(whole, first + 1, whole.length - first - 1).array());
    }

    /** On both sides of where a number takes a byte more, and the largest there are. */
    @Test
    void keepNumbersOfEveryLength() {
        int[] numbers = {0, 1, -1, 63, -63, 64, -64, 65, -65, 8191, -8191, 8192, -8192, 8193, -8193, Short.MAX_VALUE, Short.MIN_VALUE};
        Net net = new Net(RandomNets.of(GARDNER, 8, 1, 1).rules(), Net.Base.GOALS, new int[][]{numbers, new int[numbers.length]}, numbers,
                new int[][]{new int[2 * numbers.length]}, new int[]{Integer.MIN_VALUE}, Map.of());
        Net back = read(NetFile.write(net));
        assertThat(back.row(0)).isEqualTo(numbers);
        assertThat(back.row(1)).containsOnly(0);
        assertThat(back.bias()).isEqualTo(numbers);
        assertThat(back.outputBias(0)).isEqualTo(Integer.MIN_VALUE);
    }

    /** Nets that were written before numbers took as few bytes as they need. */
    @Test
    void ofTheFirstVersionAreRead() {
        Net net = RandomNets.of(GARDNER, 8, 2, 1);
        byte[] now = NetFile.write(net);
        int card = ByteBuffer.wrap(now).order(ByteOrder.LITTLE_ENDIAN).getInt(30);
        int outputs = 2 * (2 * 8 + 4);
        ByteBuffer before = ByteBuffer.allocate(34 + card + 2 * 8 * (net.inputs() + 1) + outputs + 4).order(ByteOrder.LITTLE_ENDIAN);
        before.put(now, 0, 34 + card).putShort(4, (short) 1);
        for (int input = 0; input < net.inputs(); input++) {
            Arrays.stream(net.row(input)).forEach(weight -> before.putShort((short) weight));
        }
        Arrays.stream(net.bias()).forEach(weight -> before.putShort((short) weight));
        before.put(now, now.length - 4 - outputs, outputs);
        assertThat(NetFile.write(read(withChecksum(before.array())))).isEqualTo(now);
        assertThat(now).hasSizeLessThan(before.capacity());
        assertThat(refusal(withChecksum(Arrays.copyOf(before.array(), before.capacity() - 1)))).isNotBlank();
    }

    private static byte[] withChecksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - 4);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(bytes.length - 4, (int) sum.getValue());
        return bytes;
    }

    /** Sizes that would ask for more memory than there is are not believed. */
    @Test
    void areRefusedWhenTheirMeasuresAreImpossible() {
        byte[] whole = NetFile.write(RandomNets.of(GARDNER, 8, 2, 1));
        for (int at : new int[]{22, 26, 28, 30}) {
            for (int value : new int[]{0, -1, Integer.MAX_VALUE, 1 << 30}) {
                byte[] changed = whole.clone();
                ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
                assertThat(refusal(changed)).isNotBlank();
            }
        }
    }

    @Test
    void belongToRulesAndNotToNames() {
        byte[] bytes = NetFile.write(RandomNets.of(GARDNER, 8, 1, 1));
        assertThat(Nets.read(bytes, GARDNER.with(draft -> {
            draft.id = "mine";
            draft.name = "Mine";
        }))).isInstanceOf(NetFile.Reading.Whole.class);
        assertThat(Nets.read(bytes, Presets.FIDE)).asInstanceOf(type(NetFile.Reading.Refused.class))
                .extracting(NetFile.Reading.Refused::problem)
                .asString().contains("other rules (gardner)");
    }

    @Test
    void areUsedWhenInstalledAndIgnoredWhenDamaged(@TempDir Path folder) throws IOException {
        Variant own = Boards.variant("los-alamos").with(draft -> draft.stalemate = Stalemate.LOSS);
        Net net = RandomNets.of(own, 8, 1, 4);
        Nets.look(folder);
        assertThat(Evaluation.of(own)).isNotInstanceOf(NetEvaluation.class);
        Path file = Nets.install(net, folder);
        assertThat(Evaluation.of(own)).isInstanceOf(NetEvaluation.class);
        Files.write(file, new byte[]{1, 2, 3});
        Nets.look(folder);
        assertThat(Evaluation.of(own)).isNotInstanceOf(NetEvaluation.class);
    }
}
