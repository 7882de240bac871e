package rookery.arena.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** Lets a bot play a variant many times against itself and reports on it. Mutable; {@link #stop} may be called from any thread. */
public final class BalanceRun {

    private final Variant variant;
    private final BotProvider provider;
    private final BalancePlan plan;
    private volatile boolean stopped;

    /** @param variant one whose start can be played */
    public BalanceRun(Variant variant, BotProvider provider, BalancePlan plan) {
        this.variant = variant;
        this.provider = provider;
        this.plan = plan;
    }

    /** Ends soon; the report covers the games played so far. */
    public void stop() {
        stopped = true;
    }

    /**
     * Plays and reports; blocks.
     *
     * @param progress receives the current report after each game, on this thread, without piece values
     * @throws InterruptedException if this thread is interrupted, within moments
     */
    public BalanceReport run(Consumer<BalanceReport> progress) throws InterruptedException {
        Map<Integer, BalanceGame> played = new TreeMap<>();
        AtomicInteger next = new AtomicInteger();
        List<BalancePlayer> made = new CopyOnWriteArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(plan.threads(), Thread.ofPlatform().daemon().name("balance-", 0).factory());
        try {
            CompletionService<Optional<BalanceGame>> done = new ExecutorCompletionService<>(threads);
            ThreadLocal<BalancePlayer> players = ThreadLocal.withInitial(() -> {
                BalancePlayer player = new BalancePlayer(variant, provider, plan.nodes(), plan.seed());
                made.add(player);
                return player;
            });
            for (int game = 0; game < plan.games(); game++) {
                done.submit(() -> stopped ? Optional.empty() : Optional.of(players.get().play(next.getAndIncrement())));
            }
            for (int game = 0; game < plan.games() && !stopped; game++) {
                finished(done).ifPresent(each -> played.put(each.number(), each));
                progress.accept(BalanceReport.of(variant, provider.displayName(), plan.games(), List.copyOf(played.values()), null));
            }
        } finally {
            stopped = true;
            threads.shutdownNow();
            made.forEach(BalancePlayer::close);
        }
        List<BalanceGame> games = new ArrayList<>(played.values());
        MaterialFit.Result fit = new MaterialFit(variant, plan.seed()).fit(games);
        return BalanceReport.of(variant, provider.displayName(), plan.games(), games, fit);
    }

    private static Optional<BalanceGame> finished(CompletionService<Optional<BalanceGame>> done) throws InterruptedException {
        try {
            return done.take().get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game broke off", e.getCause());
        }
    }
}
