package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.NamedVariant;
import rookery.arena.balance.BalancePlan;
import rookery.arena.balance.BalanceReport;
import rookery.arena.balance.BalanceRun;
import rookery.arena.balance.BalanceText;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.file.AtomicFile;

/** {@code rookery balance VARIANT}: what a few hundred games say about a variant. */
@Command(sortOptions = false, description = {
    "Lets the engine play a variant against itself and reports what happened: White's share, draws, lengths, what each piece and rule did,",
    "how many openings there are, piece values by results, and a verdict in words. The studio in the window shows the same.", ""})
final class BalanceCommand implements Callable<Integer> {

    private static final int TELL_EVERY = 25;

    @Parameters(index = "0", paramLabel = "VARIANT|FILE.json", description = "a variant of the catalogue, or a file of your own")
    private String name = "";

    @Option(names = "--games", paramLabel = "N", defaultValue = ""
            + BalancePlan.USUAL_GAMES, description = "how many (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = ""
            + BalancePlan.USUAL_NODES, description = "nodes searched for each move (default: ${DEFAULT-VALUE})")
    private long nodes;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "seed of all randomness; the same seed gives the same report (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--threads", paramLabel = "T", description = "games at the same time (default: one for each processor core)")
    private @Nullable Integer threads;

    @Option(names = "--out", paramLabel = "FILE", description = "write the report there instead")
    private @Nullable Path out;

    private final Console console;

    BalanceCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Variant variant = console.value(NamedVariant.read(name));
        if (variant == null) {
            return ExitCode.MISUSED;
        }
        int cores = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (games < 1 || games > BalancePlan.MOST_GAMES || nodes < 1 || cores < 1 || cores > 1024) {
            console.err().println("rookery: numbers out of range; see: rookery help balance.");
            return ExitCode.MISUSED;
        }
        Optional<BotProvider> player = Bots.strongest(variant, Bots.all());
        if (player.isEmpty()) {
            console.err().println("rookery: nobody here plays " + variant.name() + ".");
            return ExitCode.FAILED;
        }
        BalanceReport report = new BalanceRun(variant, player.get(), new BalancePlan(games, nodes, cores, seed)).run(this::tell);
        if (out == null) {
            console.out().print(BalanceText.of(report));
        } else {
            AtomicFile.write(out, BalanceText.of(report));
        }
        return ExitCode.OK;
    }

    private void tell(BalanceReport report) {
        if (report.games() % TELL_EVERY == 0) {
            console.err().printf(Locale.ROOT, "%d of %d games, White %.1f %%%n", report.games(), report.planned(), 100 * report.share());
        }
    }
}
