package rookery.engine.training;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.engine.net.Transfer;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.record.CompactGameFile;

/**
 * The quiet positions of games as inputs of a net, one record of fixed size each, for a trainer outside this program; {@code docs/networks.md} has the
 * layout. Games of several variants can go into one file where every piece has one that moves alike in the variant the net is for. Mutable while it is
 * filled.
 */
public final class PositionFile {

    private static final String MAGIC = "RKPS";
    private static final int VERSION = 1;
    private static final int FIXED = 12;

    private final Variant variant;
    private final NetInputs inputs;
    private final List<Part> parts = new ArrayList<>();

    /** The positions of some games. */
    private record Part(TrainingSet training, TrainingSet heldOut, int[] inputs) {
    }

    /** @param variant the one the net is for */
    public PositionFile(Variant variant) {
        this.variant = variant;
        inputs = NetInputs.of(variant);
    }

    /**
     * Takes the positions of a file of games; returns why it cannot, a clause for a user.
     *
     * @param of the variant of the games
     */
    public Optional<String> add(byte[] games, Variant of, int threads) throws InterruptedException {
        CompactGameFile records = new CompactGameFile(of);
        Optional<int[]> map = Transfer.inputs(variant, of);
        if (map.isEmpty() || of.shape().squares() != variant.shape().squares()) {
            return Optional.of(of.name() + " is seen in another way than " + variant.name());
        }
        for (int input : map.get()) {
            if (input < 0) {
                return Optional.of(of.name() + " has pieces that " + variant.name() + " lacks");
            }
        }
        CompactGameFile.Summary found = records.scan(games);
        if (found.games() == 0 || found.problem().isPresent()) {
            return Optional.of(found.problem().orElse("it holds no games"));
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Part>> work = new ArrayList<>();
            for (byte[] part : records.split(games, Training.PARTS)) {
                work.add(pool.submit(() -> part(records, part, of, map.get())));
            }
            for (Future<Part> each : work) {
                parts.add(each.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("reading games broke off", e.getCause());
        }
        return Optional.empty();
    }

    private static Part part(CompactGameFile records, byte[] games, Variant of, int[] map) {
        Part part = new Part(new TrainingSet(of), new TrainingSet(of), map);
        int[] number = {0};
        records.read(games, game -> (number[0]++ % Training.HELD_OUT == 0 ? part.heldOut() : part.training()).add(game, 0));
        return part;
    }

    /** How many positions there are, those held out included. */
    public int count() {
        return parts.stream().mapToInt(part -> part.training().count() + part.heldOut().count()).sum();
    }

    /** Writes header and records. */
    public void write(Path file) throws IOException {
        int most = 1;
        for (Part part : parts) {
            most = Math.max(most, Math.max(most(part.training()), most(part.heldOut())));
        }
        int checks = inputs.countsChecks() ? 2 : 0;
        int each = most + checks;
        AtomicFile.writeBytes(file, out -> {
            out.write(header(each));
            for (Part part : parts) {
                write(part.training(), false, part.inputs(), each, out);
                write(part.heldOut(), true, part.inputs(), each, out);
            }
        });
    }

    private static int most(TrainingSet set) {
        int most = 0;
        for (int i = 0; i < set.count(); i++) {
            most = Math.max(most, set.men(i));
        }
        return most;
    }

    private byte[] header(int most) {
        ByteBuffer out = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        out.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putShort((short) VERSION).put(HexFormat.of().parseHex(RulesHash.of(variant)));
        out.putInt(inputs.count()).putShort((short) most).put((byte) Training.OUTPUTS).put((byte) variant.kinds().size());
        out.put((byte) variant.shape().files()).put((byte) variant.shape().ranks());
        return out.array();
    }

    private void write(TrainingSet set, boolean heldOut, int[] map, int most, OutputStream out) throws IOException {
        int[] mover = new int[300];
        int[] other = new int[300];
        ByteBuffer record = ByteBuffer.allocate(4 * most + FIXED).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < set.count(); i++) {
            int found = set.inputs(i, mover, other);
            record.clear();
            put(record, mover, found, most, map);
            put(record, other, found, most, map);
            record.putShort((short) set.score(i)).putShort((short) set.base(Net.Base.GOALS, i))
                    .putShort((short) set.base(Net.Base.DERIVED, i));
            record.put((byte) set.result(i)).put((byte) inputs.output(set.men(i), Training.OUTPUTS)).put((byte) (heldOut ? 1 : 0));
            out.write(record.array());
        }
    }

    /** Inputs, and the number of inputs in the places that are left over. */
    private void put(ByteBuffer record, int[] seen, int found, int most, int[] map) {
        for (int i = 0; i < most; i++) {
            record.putShort((short) (i < found ? map[seen[i]] : inputs.count()));
        }
    }
}
