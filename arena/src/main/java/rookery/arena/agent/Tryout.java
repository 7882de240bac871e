package rookery.arena.agent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rookery.arena.opening.Openings;
import rookery.arena.player.Allowance;
import rookery.arena.player.Contender;
import rookery.arena.run.Adjudication;
import rookery.arena.run.Discipline;
import rookery.arena.run.Job;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.schedule.Format;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/** Lets an agent play two short games against itself before it may play others. */
public final class Tryout {

    private static final long NODES = 200;
    private static final int MOVES = 8;
    private static final Discipline STRICT = new Discipline(Duration.ofMillis(200), Duration.ofSeconds(5), false);
    private static final long LONGEST_MILLIS = 60_000;

    private Tryout() {
    }

    /** What the agent does wrong, in words; empty if it plays correctly. */
    public static List<String> problems(BotProvider provider) throws InterruptedException {
        List<Variant> variants;
        try {
            variants = Variants.all().stream().filter(provider::plays).toList();
        } catch (RuntimeException | Error e) {
            return List.of(provider.id() + ": " + AgentJar.words(e));
        }
        if (variants.isEmpty()) {
            return List.of(provider.id() + " plays none of the variants there are");
        }
        // A game with a die if it plays one, since that is where agents forget something.
        Variant variant = variants.stream().filter(Variant::hasDie).findFirst().orElse(variants.getFirst());
        Contender contender = new Contender(provider.id(), provider.id(), provider, BotSettings.DEFAULT,
                Allowance.FREE.withNodes(NODES).withDepth(2));
        Job job = new Job("Tryout", variant,
                List.of(contender, new Contender(provider.id() + " too", provider.id(), provider, BotSettings.DEFAULT,
                        contender.allowance())),
                new Format.RoundRobin(1), 2, Openings.START_POSITION, false, Adjudication.NONE.withLongest(MOVES), STRICT,
                null, 1, new JobSpec(List.of(), Map.of()));
        List<String> problems = new ArrayList<>();
        try (TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 1, game -> {
        })) {
            run.start();
            if (!run.await(LONGEST_MILLIS)) {
                problems.add(provider.id() + " is too slow: " + MOVES + " moves at " + NODES + " nodes took more than a minute");
            }
            run.games().stream().map(PlayedGame::trouble).filter(trouble -> !trouble.isEmpty()).distinct().forEach(problems::add);
        }
        return problems;
    }
}
