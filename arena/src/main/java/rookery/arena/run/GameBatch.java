package rookery.arena.run;

import java.util.Arrays;
import java.util.List;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.schedule.ScheduledGame;

/** Games as texts on their way to other machines and back, and what is done with them there. */
public final class GameBatch {

    private GameBatch() {
    }

    /** A game to play, as text. */
    public static String text(ScheduledGame game) {
        return String.join(" ", Integer.toString(game.number()), Integer.toString(game.round()), Integer.toString(game.pairing()),
                Integer.toString(game.pair()), Integer.toString(game.white()), Integer.toString(game.black()),
                Integer.toString(game.opening()),
                Long.toString(game.seed()));
    }

    private static ScheduledGame game(String text) {
        String[] words = text.split(" ");
        int[] numbers = Arrays.stream(words, 0, 7).mapToInt(Integer::parseInt).toArray();
        return new ScheduledGame(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6],
                Long.parseLong(words[7]));
    }

    /**
     * Plays games one after another on this machine.
     *
     * @param job   a job file
     * @param games as {@link #text} writes them
     * @return the games played, as {@link #read} reads them
     * @throws IllegalStateException if this machine cannot play that job
     */
    public static List<String> play(String job, PlayerSource source, List<String> games) throws InterruptedException {
        Reading<Job> reading = JobSpec.read(job).then(spec -> JobReader.read(spec, source));
        Job known = switch (reading) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new IllegalStateException(String.join("; ", problems));
        };
        try (TournamentRun run = TournamentRun.of(known, games.stream().map(GameBatch::game).toList(), 1)) {
            run.start();
            run.await(Long.MAX_VALUE / 2_000_000);
            if (run.failure() != null) {
                throw new IllegalStateException(run.failure());
            }
            return run.games().stream().map(GameLine::write).toList();
        }
    }

    public static PlayedGame read(String line) {
        return GameLine.read(line).orElseThrow(() -> new IllegalArgumentException("not a game: " + line));
    }
}
