package rookery.app.command;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.play.chance.Seeds;
import rookery.uci.server.CecpServer;
import rookery.uci.server.EnginePlayers;

/** {@code rookery xboard}: the engine for XBoard, WinBoard and other programs that speak their protocol. */
@Command(description = {"Speaks CECP, the protocol of XBoard and WinBoard, on standard input and output; docs/uci.md describes it.",
    "Offers every variant without a die, also those XBoard does not know: xboard -fcp \"rookery xboard\" -variant xxl."})
final class XboardCommand implements Callable<Integer> {

    @Option(names = "--bot", paramLabel = "ID", description = "let this bot play instead of the engine")
    private @Nullable String bot;

    @Option(names = "--variants", paramLabel = "PATH", defaultValue = "", description = "a variant file, or a folder of them, to offer too")
    private String variants = "";

    @Option(names = "--seed", paramLabel = "NUMBER", description = "where random numbers start (default: unpredictable)")
    private @Nullable Long seed;

    private final Console console;

    XboardCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        EnginePlayers players = OurEngine.players(bot, false, console);
        if (players == null) {
            return ExitCode.MISUSED;
        }
        new CecpServer(OurEngine.NAME, players, variants, Duration.ofMillis(500), seed == null ? Seeds.fresh() : seed).run(console.in(),
                console.out());
        return ExitCode.OK;
    }
}
