package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.dice.DiceBotProvider;
import rookery.engine.dice.DiceTuner;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

/** {@code rookery tune dice}: fits the weights of the evaluation to self-play. */
@Command(description = {
    "Plays games against itself and fits the weights of the evaluation to how they ended, beginning with the weights in use.",
    "The same options give the same weights on every machine. One thread; the rest of the machine stays free."})
final class TuneCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "VARIANT", description = "a game with a die: dice, dice-xxl")
    private String name = "";

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "1", description = "rounds of playing and fitting (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(names = "--games", paramLabel = "N", defaultValue = "20000", description = "games a round (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--depth", paramLabel = "N", defaultValue = "2", description = "plies looked ahead in them (default: ${DEFAULT-VALUE})")
    private int depth;

    @Option(names = "--trust", paramLabel = "T", defaultValue = "0.5", description = "how much a search's word counts against the result, 0 to 1 (default: ${DEFAULT-VALUE})")
    private double trust;

    @Option(names = "--decay", paramLabel = "D", defaultValue = "0.0001", description = "how strongly weights are drawn towards zero (default: ${DEFAULT-VALUE})")
    private double decay;

    @Option(names = "--epochs", paramLabel = "N", defaultValue = "4", description = "passes over a round's positions (default: ${DEFAULT-VALUE})")
    private int epochs;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "of all that is random (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--out", paramLabel = "FILE", description = "write the weights there instead of printing them")
    private @Nullable Path out;

    private final Console console;

    TuneCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Optional<Variant> variant = Variants.named(name).filter(new DiceBotProvider()::plays);
        if (variant.isEmpty()) {
            console.err().println("rookery: “" + name + "” is no game with a die; try: rookery tune dice.");
            return ExitCode.MISUSED;
        }
        if (rounds < 1 || games < 1 || depth < 1 || depth > 4 || trust < 0 || trust > 1 || decay < 0 || epochs < 1) {
            console.err().println("rookery: numbers out of range; see: rookery help tune.");
            return ExitCode.MISUSED;
        }
        DiceTuner.Settings settings = new DiceTuner.Settings(rounds, games, depth, trust, decay, epochs, seed);
        String weights = new DiceTuner(variant.get(), settings, console.err()::println).run();
        if (out == null) {
            console.out().print(weights);
            return ExitCode.OK;
        }
        try {
            Files.writeString(out, weights);
            return ExitCode.OK;
        } catch (IOException e) {
            console.err().println("rookery: " + out + " could not be written (" + e.getMessage() + ").");
            return ExitCode.FAILED;
        }
    }
}
