package rookery.arena.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.opening.Openings;
import rookery.arena.player.Contender;
import rookery.arena.schedule.Format;
import rookery.arena.schedule.Tournament;
import rookery.arena.statistics.Sprt;
import rookery.kernel.variant.Variant;

/**
 * Everything that decides which games are played and how; two runs of the same job with players limited by nodes or depth play the same games.
 *
 * @param gamesEach how many games a pairing has
 * @param shuffled  whether the openings of a book are used in random order
 * @param sprt      the test that ends a match of two players; null for none
 * @param spec      what the user asked for
 */
public record Job(String event, Variant variant, List<Contender> players, Format format, int gamesEach, Openings openings, boolean shuffled,
        Adjudication adjudication, Strictness strictness, @Nullable Sprt sprt, long seed, JobSpec spec) {

    public Job {
        players = List.copyOf(players);
    }

    public Tournament tournament() {
        return new Tournament(players.size(), format, gamesEach, openings.order(shuffled), seed);
    }

    public List<String> names() {
        return players.stream().map(Contender::name).toList();
    }

    /** Whether the clock affects the results, so that they cannot be repeated exactly. */
    public boolean isTimed() {
        return players.stream().anyMatch(player -> player.allowance().isTimed());
    }

    /** How many games this machine can play at once without slowing each other down. */
    public int usualConcurrency(int processors) {
        int threads = players.stream().mapToInt(Contender::threads).max().orElse(1);
        return Math.max(1, (isTimed() ? processors - 1 : processors) / threads);
    }
}
