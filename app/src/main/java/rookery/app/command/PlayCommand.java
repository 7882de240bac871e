package rookery.app.command;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.play.file.UserFolders;
import rookery.play.match.Venue;
import rookery.terminal.PlayRequest;
import rookery.terminal.TerminalPlay;
import rookery.terminal.TerminalStreams;

/** {@code rookery play}: a game in the terminal, or by a script. */
@Command(sortOptions = false, description = {"Plays a game in the terminal; 'help' there lists what can be typed.",
    "Without anything else you play White in ordinary chess against Thrush, an opponent of average strength.",
    "Every move is saved at once: an unfinished game can be resumed with --resume, or in the window.",
    "If the output is not a terminal it is in lines for scripts, described in docs/terminal.md.", ""})
final class PlayCommand implements Callable<Integer> {

    @Parameters(index = "0", arity = "0..1", paramLabel = "VARIANT|FILE", description = "a variant's name (default: fide) or file, an XXL configuration, or a game to resume")
    private @Nullable String target;

    @Option(names = "--white", paramLabel = "P", description = "who plays White: human, human:NAME, or a player as in 'match' (greedy, rookery:UCI_Elo=1500, uci:/usr/games/stockfish); against one person the other side is the computer's")
    private @Nullable String white;

    @Option(names = "--black", paramLabel = "P", description = "the same for Black")
    private @Nullable String black;

    @Option(names = "--tc", paramLabel = "T", description = "clock: 300+2 (seconds+increment), 40/5400:1800, =30 (seconds a move) ... (default: none)")
    private @Nullable String control;

    @Option(names = "--fen", paramLabel = "FEN", description = "the first position; such a game is not rated")
    private @Nullable String fen;

    @Option(names = "--seed", paramLabel = "N", description = "seed of dice, bots and shuffled pieces, to repeat a game")
    private @Nullable Long seed;

    @Option(names = "--resume", arity = "0..1", fallbackValue = "", paramLabel = "ID", description = "resume an unfinished game, the last one without ID; 'library list --unfinished' lists them")
    private @Nullable String resume;

    @Option(names = "--friendly", description = "the game is not rated, even if NAME is a user of this program")
    private boolean friendly;

    @Option(names = "--plain", description = "lines without colours, for screen readers")
    private boolean plain;

    @Option(names = "--data", paramLabel = "DIR", description = "the folder with games and library, instead of the usual one")
    private @Nullable Path data;

    private final Console console;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        PlayRequest request = new PlayRequest(target, white, black, control, fen, seed, resume, friendly, plain,
                data == null ? UserFolders.usual().data() : data);
        return new TerminalPlay(streams(console), Venue.standard(), InstantSource.system()).run(request);
    }

    static TerminalStreams streams(Console console) {
        boolean terminal = console.isSystem() && TerminalStreams.isTerminal(System.getenv());
        return new TerminalStreams(console.in(), console.out(), console.err(), terminal);
    }
}
