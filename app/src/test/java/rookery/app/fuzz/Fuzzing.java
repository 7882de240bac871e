package rookery.app.fuzz;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What Jazzer calls. Its argument is the name of a target; without one the first byte of each input says which target has the rest. */
public final class Fuzzing {

    private static @Nullable FuzzTarget chosen;

    private Fuzzing() {
    }

    /** By its name, as Jazzer wants it. */
    public static void fuzzerInitialize(String[] arguments) {
        chosen = arguments.length == 0
                ? null
                : FuzzTarget.named(arguments[0]).orElseThrow(() -> new IllegalArgumentException("there is no target " + arguments[0]));
    }

    /** By its name, as Jazzer wants it. */
    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        FuzzTarget target = chosen;
        if (target != null) {
            target.read(input);
        } else if (input.length > 0) {
            FuzzTarget[] all = FuzzTarget.values();
            all[(input[0] & 0xff) % all.length].read(Arrays.copyOfRange(input, 1, input.length));
        }
    }

    /** The input with which a run over all targets reaches this one. */
    static byte[] addressed(FuzzTarget target, byte[] input) {
        byte[] all = new byte[input.length + 1];
        all[0] = (byte) target.ordinal();
        System.arraycopy(input, 0, all, 1, input.length);
        return all;
    }
}
