package rookery.app.command;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.play.chance.Seeds;
import rookery.uci.server.EnginePlayers;
import rookery.uci.server.UciServer;

/** {@code rookery uci}: the engine for any chess program that speaks UCI. */
@Command(description = {"Speaks UCI on standard input and output, so that any chess program can use the engine; docs/uci.md describes it.",
    "Plays every variant: setoption name UCI_Variant value xxl."})
final class UciEngineCommand implements Callable<Integer> {

    @Option(names = "--bot", paramLabel = "ID", description = "let this bot play instead of the engine")
    private @Nullable String bot;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "where random numbers start (default: unpredictable)")
    private @Nullable Long seed;

    @Option(names = "--warm-up", paramLabel = "MS", defaultValue = "700", description = "how long getting ready for a variant may take, in milliseconds (default: ${DEFAULT-VALUE})")
    private int warmUp;

    private final Console console;

    UciEngineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        EnginePlayers players = OurEngine.players(bot, true, console);
        if (players == null) {
            return ExitCode.MISUSED;
        }
        new UciServer(OurEngine.NAME, OurEngine.AUTHOR, players, Duration.ofMillis(Math.clamp(warmUp, 0, 60_000)),
                seed == null ? Seeds.fresh() : seed).run(console.in(), console.out());
        return ExitCode.OK;
    }
}
