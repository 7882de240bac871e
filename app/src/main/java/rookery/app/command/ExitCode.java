package rookery.app.command;

import java.util.Comparator;
import rookery.arena.run.TournamentRun;

/** The exit codes of {@code rookery}. */
public final class ExitCode {
    public static final int OK = 0;
    /** The work could not be done: a file is bad, a display is missing, an engine died. */
    public static final int FAILED = 1;
    /** The command line itself is wrong. */
    public static final int MISUSED = 2;

    private ExitCode() {}

    /** An incomplete run is a failure, for whatever reason. */
    static int of(TournamentRun run) {
        return run.snapshot().phase() == TournamentRun.Phase.COMPLETE ? OK : FAILED;
    }

    /** Reports an unknown command and suggests the nearest one. */
    static int noSuchCommand(Console console, String name) {
        var nearest = Tools.ALL.stream().map(Tool::name).min(Comparator.comparingInt(known -> distance(known, name)))
                .filter(known -> distance(known, name) <= 2);
        console.err().printf("rookery: there is no command '%s'%s; 'rookery help' lists them.%n", name,
                nearest.map(known -> " (did you mean '" + known + "'?)").orElse(""));
        return MISUSED;
    }

    /** The edit distance between two words. */
    static int distance(String first, String second) {
        int[] previous = new int[second.length() + 1];
        for (int column = 0; column <= second.length(); column++) previous[column] = column;
        for (int row = 1; row <= first.length(); row++) {
            int[] current = new int[second.length() + 1];
            current[0] = row;
            for (int column = 1; column <= second.length(); column++) {
                int replaced = previous[column - 1] + (first.charAt(row - 1) == second.charAt(column - 1) ? 0 : 1);
                current[column] = Math.min(replaced, Math.min(previous[column], current[column - 1]) + 1);
            }
            previous = current;
        }
        return previous[second.length()];
    }
}
