package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.engine.Boards;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
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
        assertThat(refusal(Arrays.copyOf(whole, whole.length + 1))).contains("bytes instead of");
        Random random = new Random(2);
        for (int i = 0; i < 500; i++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            assertThat(refusal(damaged)).isNotBlank();
        }
        byte[] newer = whole.clone();
        newer[4] = 9;
        assertThat(refusal(newer)).contains("version 9");
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
        Variant own = Boards.variant("los-alamos")
                .withStart(Boards.of(Boards.variant("los-alamos"), "rnkqnr/pppppp/6/6/PPPPPP/RNKQNR w - - 0 1").setup());
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
