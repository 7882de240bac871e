package rookery.app.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code rookery match A B}: how much stronger one player is than another. */
@Command(sortOptions = false, description = {"Plays a match of two players and says how much stronger the first one is.",
    "Players are bots of this installation (greedy, rookery:UCI_Elo=1500, rookery-dice:Level=Pip), other programs",
    "(uci:/usr/games/stockfish,Threads=1 or cecp:...), or packed agents (jar:my-agent.jar). A term after @ holds for",
    "one player only: @name, @tc, @movetime, @nodes, @depth.", ""})
final class MatchCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "A", description = "the first player")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "the second player")
    private String second = "";

    @Mixin
    private final JobOptions options = new JobOptions();

    private final Console console;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Arena arena = options.arena(console);
        return options.conclude(arena, arena.job(options.spec(List.of(first, second))));
    }
}
