package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.report.GameResults;
import rookery.arena.statistics.Crosstable;
import rookery.arena.statistics.PlayerRating;
import rookery.arena.statistics.RatingList;

/** {@code rookery ratings RUN...}: one list of ratings from the games of several runs. */
@Command(description = {"Rates the players of one or more finished matches and tournaments together, by all games between them.",
    "Players of the same name are the same player. Ratings lie around zero unless anchors say otherwise."})
final class RatingsCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "RUN", description = "the folder of a run (its --out), or a games.jsonl")
    private List<Path> runs = new ArrayList<>();

    @Option(names = "--anchor", paramLabel = "NAME=RATING", description = "holds a player's rating fixed; may be given again")
    private Map<String, Double> anchors = new TreeMap<>();

    private final Console console;

    RatingsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        GameResults games = new GameResults();
        for (Path run : runs) {
            Path file = Files.isDirectory(run) ? run.resolve("games.jsonl") : run;
            try {
                games.read(file);
            } catch (IOException e) {
                console.err().println("rookery ratings: " + file + " cannot be read: " + e.getMessage() + ".");
                return ExitCode.FAILED;
            }
        }
        Crosstable table = games.table();
        if (table.games().isEmpty()) {
            console.err().println("rookery ratings: there is no finished game to rate anybody by.");
            return ExitCode.FAILED;
        }
        for (String name : anchors.keySet()) {
            if (!table.players().contains(name)) {
                console.err().println("rookery ratings: the anchor “" + name + "” played none of these games; players are "
                        + String.join(", ", table.players()) + ".");
                return ExitCode.MISUSED;
            }
        }
        print(RatingList.of(table, anchors));
        return ExitCode.OK;
    }

    private void print(RatingList ratings) {
        int width = Math.max(6, ratings.ratings().stream().mapToInt(rating -> rating.name().length()).max().orElse(6));
        console.out().printf("%-" + width + "s %8s %7s %7s %8s%n", "player", "rating", "95 %", "games", "score");
        for (PlayerRating rating : ratings.ranked()) {
            console.out().printf(Locale.ROOT, "%-" + width + "s %8s %7s %7d %6.1f %%%n", rating.name(),
                    rating.isRated() ? Math.round(rating.rating()) : "?", rating.isRated() ? "± " + Math.round(rating.margin()) : "",
                    rating.results().count(), 100 * rating.results().mean());
        }
    }
}
