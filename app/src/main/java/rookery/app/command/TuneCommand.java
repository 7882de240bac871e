package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.dice.DiceBotProvider;
import rookery.engine.dice.DiceTuner;
import rookery.engine.tuning.SearchTuner;
import rookery.engine.tuning.Tuner;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.DiskTrouble;
import rookery.play.file.UserFolders;

/** {@code rookery tune VARIANT}: fits the weights of the evaluation to self-play; {@code rookery tune search}: the numbers of search. */
@Command(description = {
    "Plays games against itself and fits the weights of the evaluation to how they ended, beginning with the weights in use.",
    "The same options give the same weights on every machine. One thread; the rest of the machine stays free.", "",
    "'rookery tune search [VARIANT...]' tunes the numbers that search prunes and reduces by instead (SPSA): in each step two sets of",
    "numbers that differ at random play some games, and all numbers go a little towards the winner. Interrupt it at any time; the same",
    "command resumes where it stopped. A match with rookery:SearchFile=FILE says whether it was worth it.", ""})
final class TuneCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "VARIANT|search", description = "whose evaluation to tune: fide, xxl, dice, dice-xxl ...; or search itself")
    private String name = "";

    @Parameters(index = "1..*", paramLabel = "VARIANT", description = "search: the games it is tuned in, one a step in turn (default: fide)")
    private List<String> tunedIn = List.of("fide");

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "1", description = "rounds of playing and fitting (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(names = "--games", paramLabel = "N", description = "games a round (default: 20000 with a die, 3000 without); search: games a step (16)")
    private @Nullable Integer games;

    @Option(names = "--depth", paramLabel = "N", defaultValue = "2", description = "with a die: plies looked ahead in them (default: ${DEFAULT-VALUE})")
    private int depth;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1500", description = "without a die, and search: nodes searched for each of their moves (default: ${DEFAULT-VALUE})")
    private long nodes;

    @Option(names = "--trust", paramLabel = "T", defaultValue = "0.5", description = "weight of the search's score against the result, 0 to 1 (default: ${DEFAULT-VALUE})")
    private double trust;

    @Option(names = "--decay", paramLabel = "D", defaultValue = "0.0001", description = "with a die: how strongly weights are pulled towards zero (default: ${DEFAULT-VALUE})")
    private double decay;

    @Option(names = "--epochs", paramLabel = "N", defaultValue = "4", description = "with a die: passes over a round's positions (default: ${DEFAULT-VALUE})")
    private int epochs;

    @Option(names = "--steps", paramLabel = "N", defaultValue = "300", description = "without a die, and search: steps of the descent (default: ${DEFAULT-VALUE})")
    private int steps;

    @Option(names = "--pull", paramLabel = "P", defaultValue = "2e-9", description = "without a die: how strongly weights are pulled back to those in use (default: ${DEFAULT-VALUE})")
    private double pull;

    @Option(names = "--share", paramLabel = "S", defaultValue = "1", description = "without a die: how far to move towards the fitted weights, 0 to 1 (default: ${DEFAULT-VALUE})")
    private double share;

    @Option(names = "--rate", paramLabel = "R", defaultValue = "0.3", description = "search: how far numbers go towards the winner of a step (default: ${DEFAULT-VALUE})")
    private double rate;

    @Option(names = "--threads", paramLabel = "T", defaultValue = "1", description = "search: processor cores to use (default: ${DEFAULT-VALUE})")
    private int threads;

    @Option(names = "--data", paramLabel = "DIR", description = "search: the program's data folder, instead of the usual one")
    private @Nullable Path data;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "seed of all randomness (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--from", paramLabel = "FILE", description = "with a die: begin with the weights written there instead of those in use")
    private @Nullable Path from;

    @Option(names = "--out", paramLabel = "FILE", description = "write the weights there instead of printing them")
    private @Nullable Path out;

    private final Console console;

    TuneCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (name.equals("search")) {
            return search();
        }
        Optional<Variant> variant = Variants.named(name);
        if (variant.isEmpty()) {
            console.err().println("rookery: there is no variant “" + name + "”; see: rookery variant list.");
            return ExitCode.MISUSED;
        }
        if (rounds < 1 || games != null && games < 1 || depth < 1 || depth > 4 || nodes < 1 || trust < 0 || trust > 1 || decay < 0
                || epochs < 1 || steps < 0 || pull < 0 || share < 0 || share > 1) {
            console.err().println("rookery: numbers out of range; see: rookery help tune.");
            return ExitCode.MISUSED;
        }
        Optional<String> weights = variant.get().hasDie() ? withDie(variant.get()) : withoutDie(variant.get());
        if (weights.isEmpty()) {
            console.err().println("rookery: the evaluation of “" + name + "” has no weights of its own; try fide, xxl or dice.");
            return ExitCode.MISUSED;
        }
        return write(weights.get());
    }

    private Integer search() throws IOException, InterruptedException {
        List<Variant> variants = new ArrayList<>();
        for (String each : tunedIn) {
            Optional<Variant> variant = Variants.named(each).filter(found -> !found.hasDie());
            if (variant.isEmpty()) {
                console.err().println("rookery: there is no variant “" + each + "” without a die; see: rookery variant list.");
                return ExitCode.MISUSED;
            }
            variants.add(variant.get());
        }
        int gamesOfStep = games == null ? 16 : games;
        if (gamesOfStep < 2 || gamesOfStep % 2 == 1 || nodes < 20 || steps < 1 || !(rate > 0 && rate <= 10) || threads < 1
                || threads > 1024) {
            console.err().println("rookery: numbers out of range (games of a step come in pairs); see: rookery help tune.");
            return ExitCode.MISUSED;
        }
        Path home = data == null ? UserFolders.usual().data() : data;
        Path place = home.resolve("tuning")
                .resolve("search-" + variants.stream().map(Variant::id).collect(Collectors.joining("+")) + "-n" + nodes + "-g" + gamesOfStep
                        + "-k" + steps
                        + "-r" + rate + "-s" + seed + ".txt");
        SearchTuner tuner = new SearchTuner(variants, new SearchTuner.Settings(steps, gamesOfStep / 2, nodes, rate, threads, seed),
                place,
                console.err()::println);
        SearchTuner.Outcome outcome = BrokenOff.whenAsked(tuner::stop, tuner::run);
        if (!outcome.isDone()) {
            console.err().println("rookery: interrupted; the same command resumes.");
            return ExitCode.FAILED;
        }
        return write(outcome.numbers().text());
    }

    private Optional<String> withDie(Variant variant) {
        if (!new DiceBotProvider().plays(variant)) {
            return Optional.empty();
        }
        DiceTuner.Settings settings = new DiceTuner.Settings(rounds, games == null ? 20_000 : games, depth, trust, decay, epochs, seed);
        DiceTuner tuner = new DiceTuner(variant, settings, console.err()::println);
        if (from != null && !tuner.begin(read(from))) {
            console.err().println("rookery: " + from + " does not hold weights of “" + name + "”; those in use are taken instead.");
        }
        return Optional.of(tuner.run());
    }

    /** Empty if the file cannot be read: it holds no weights either. */
    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException _) {
            return "";
        }
    }

    private Optional<String> withoutDie(Variant variant) {
        Tuner.Settings settings = new Tuner.Settings(games == null ? 3_000 : games, nodes, steps, trust, pull, share, seed);
        return Tuner.of(variant, settings, console.err()::println).map(Tuner::run);
    }

    private Integer write(String weights) {
        if (out == null) {
            console.out().print(weights);
            return ExitCode.OK;
        }
        try {
            AtomicFile.write(out, weights);
            return ExitCode.OK;
        } catch (IOException e) {
            console.err().println("rookery: " + out + " could not be written: " + DiskTrouble.words(e) + ".");
            return ExitCode.FAILED;
        }
    }
}
