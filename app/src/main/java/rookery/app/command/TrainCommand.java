package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.Nets;
import rookery.engine.training.Beginning;
import rookery.engine.training.SelfPlayTrainer;
import rookery.engine.training.Training;
import rookery.engine.training.TrainingPlan;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.play.file.UserFolders;

/** {@code rookery train VARIANT}: a net for the variant, learned by self-play. */
@Command(sortOptions = false, description = {
    "Plays games against itself, fits a net to them, and tries the net in a match against the evaluation in use. The net is installed",
    "for this variant only if it is better: its share of the points minus the 95 %% error must be above one half.",
    "Interrupt it at any time; the same command resumes where it stopped. With --games in place of --minutes the same",
    "options give the same net on every machine with any number of threads. docs/networks.md says how it works.", ""})
public final class TrainCommand implements Callable<Integer> {

    /** The folder of the user's nets within the data folder. */
    public static final String NETS = SelfPlayTrainer.NETS;

    @Parameters(index = "0", paramLabel = "VARIANT|FILE.json", description = "a variant of the catalogue, or a file of your own")
    private String name = "";

    @Option(names = "--minutes", paramLabel = "M", description = "about how long it may take (default: 20)")
    private @Nullable Double minutes;

    @Option(names = "--games", paramLabel = "N[,N...]", split = ",", description = "play this many games a round instead, however long it takes")
    private List<Integer> games = List.of();

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "3", description = "rounds of playing and fitting (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(names = "--nodes", paramLabel = "N", description = "nodes searched for each move of the games (default: 250, with a die 2500)")
    private @Nullable Long nodes;

    enum Bases {
        DERIVED(List.of(Net.Base.DERIVED)), GOALS(List.of(Net.Base.GOALS)), BOTH(List.of(Net.Base.DERIVED, Net.Base.GOALS));

        private final List<Net.Base> bases;

        Bases(List<Net.Base> bases) {
            this.bases = bases;
        }
    }

    @Option(names = "--base", paramLabel = "derived|goals|both", defaultValue = "both", description = "what the net is added to: the evaluation without a net; only the nearness to goals other than mate, which is faster and needs more games; or whichever plays better (default: ${DEFAULT-VALUE})")
    private Bases base = Bases.BOTH;

    @Option(names = "--width", paramLabel = "N", defaultValue = "64", description = "of the net, 8 to 256 (default: ${DEFAULT-VALUE})")
    private int width;

    @Option(names = "--begin", paramLabel = "VARIANT", defaultValue = "", description = "start from the net of another variant whose pieces move alike (default: from scratch)")
    private String begin = "";

    @Option(names = "--match-games", paramLabel = "N", description = "games of the match (default: 200, with a die 4000)")
    private @Nullable Integer matchGames;

    @Option(names = "--match-nodes", paramLabel = "N", defaultValue = "2000", description = "nodes searched for each move of the match (default: ${DEFAULT-VALUE})")
    private long matchNodes;

    @Option(names = "--threads", paramLabel = "T", description = "processor cores to use (default: all)")
    private @Nullable Integer threads;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "seed of all randomness (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--out", paramLabel = "FILE", description = "write the net there too, better or not")
    private @Nullable Path out;

    @Option(names = "--data", paramLabel = "DIR", description = "the program's data folder, instead of the usual one")
    private @Nullable Path data;

    @Option(names = "--fresh", description = "discard what an earlier run of the same training has done")
    private boolean fresh;

    private final Console console;

    TrainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Variant variant = console.value(NamedVariant.read(name));
        if (variant == null) {
            return ExitCode.MISUSED;
        }
        Optional<String> problem = problem(variant);
        if (problem.isPresent()) {
            console.err().println("rookery: " + problem.get() + ".");
            return ExitCode.MISUSED;
        }
        Path home = data == null ? UserFolders.usual().data() : data;
        Folders.makePrivate(home);
        Nets.look(home.resolve(NETS));
        int cores = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        TrainingPlan plan = new TrainingPlan(games.isEmpty() ? minutes == null ? 20 : minutes : 0, gamesOfRounds(), rounds,
                nodes == null ? TrainingPlan.usualNodes(variant) : nodes, variant.hasDie() ? Bases.DERIVED.bases : base.bases, width, begin,
                matchGames == null ? TrainingPlan.usualMatchGames(variant) : matchGames, matchNodes, cores, seed);
        Path work = home.resolve(SelfPlayTrainer.WORK).resolve(plan.folderName(variant));
        if (fresh) {
            Training.discard(work);
        }
        Optional<Beginning> first = begin.isEmpty() ? Optional.empty() : transferred(variant);
        if (!begin.isEmpty() && first.isEmpty()) {
            return ExitCode.MISUSED;
        }
        Training training = new Training(variant, plan, first, work, System::nanoTime, each -> console.err().println(each.line()));
        return run(training, home, variant);
    }

    /** The net of the variant to begin from, converted to this variant; reports it if there is none. */
    private Optional<Beginning> transferred(Variant variant) {
        if (!(NamedVariant.read(begin) instanceof Reading.Read<Variant>(Variant other)) || other.hasDie() != variant.hasDie()) {
            console.err().println(
                    "rookery: --begin: there is no variant “" + begin + "” " + (variant.hasDie() ? "with" : "without") + " a die.");
            return Optional.empty();
        }
        Optional<Net> known = Nets.of(other);
        if (known.isEmpty()) {
            console.err().println("rookery: --begin: " + other.name() + " has no net; 'rookery train " + begin + "' makes one.");
            return Optional.empty();
        }
        Optional<Beginning> first = Beginning.of(known.get(), other, variant);
        if (first.isEmpty()) {
            console.err().println("rookery: --begin: the net of " + other.name() + " sees the board in another way than one of "
                    + variant.name() + " would.");
        }
        return first;
    }

    private List<Integer> gamesOfRounds() {
        List<Integer> all = new ArrayList<>(games);
        while (!all.isEmpty() && all.size() < rounds) {
            all.add(all.getLast());
        }
        return all;
    }

    private Optional<String> problem(Variant variant) {
        if (!Training.learns(variant)) {
            return Optional.of("“" + name + "” is played with a die and not won by taking a king; no engine of ours plays it");
        }
        if (variant.hasDie() && base == Bases.GOALS) {
            return Optional.of("--base goals: with a die a net is always added to the evaluation without one");
        }
        if (!games.isEmpty() && minutes != null) {
            return Optional.of("give either --minutes or --games");
        }
        if (rounds < 1 || rounds > 20 || games.size() > rounds || games.stream().anyMatch(each -> each < 20)
                || minutes != null && !(minutes > 0)
                || nodes != null && nodes < 20 || width < 8 || width > Net.LARGEST_WIDTH || matchGames != null && matchGames < 2
                || matchNodes < 20
                || threads != null && (threads < 1 || threads > 1024)) {
            return Optional.of("numbers out of range; see: rookery help train");
        }
        return Optional.empty();
    }

    private int run(Training training, Path home, Variant variant) throws IOException, InterruptedException {
        Optional<Training.Outcome> outcome = BrokenOff.whenAsked(training::stop, training::run);
        return outcome.isEmpty() ? ExitCode.FAILED : conclude(outcome.get(), home, variant);
    }

    private int conclude(Training.Outcome outcome, Path home, Variant variant) throws IOException {
        console.out().println(outcome.match());
        if (out != null) {
            AtomicFile.writeBytes(out, bytes -> bytes.write(NetFile.write(outcome.net())));
            console.out().println("written to " + out);
        }
        if (outcome.isBetter()) {
            console.out().println("better than the evaluation in use: installed for " + variant.name() + " in "
                    + Nets.install(outcome.net(), home.resolve(NETS)));
        } else {
            console.out().println("not proven better than the evaluation in use: not installed");
        }
        return ExitCode.OK;
    }
}
