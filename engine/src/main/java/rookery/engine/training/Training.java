package rookery.engine.training;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import rookery.engine.dice.DiceBotProvider;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.NetInputs;
import rookery.engine.net.Nets;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.DiskFile;
import rookery.play.file.Folders;
import rookery.play.file.SetAside;
import rookery.play.record.CompactGameFile;
import rookery.play.training.TrainingProgress;
import rookery.play.training.TrainingProgress.Phase;
import rookery.play.training.TrainingResult;

/**
 * Learns a net for a variant, in a folder that keeps all progress: interrupted at any time, the same training resumes where it was. Each round plays games
 * with the net of the round before (the first with the evaluation without a net, so that the same plan gives the same net whatever is installed) and fits a
 * fresh net to the games of the last rounds. A match against the evaluation in use follows.
 */
public final class Training {

    /** The share of the time at which the playing of each round ends. The rest is for fitting and the match. */
    private static final double FIRST_PLAYED = 0.08;
    private static final double ALL_PLAYED = 0.82;
    /** Games of the trial of each net; with a die, which decides so many games, more of them. */
    private static final int SHORT_MATCH = 60;
    private static final int SHORT_MATCH_WITH_DIE = 1_000;
    /** How much less a net added only to the goals may score at equal nodes, since it is about twice as fast. */
    private static final double WORTH_OF_SPEED = 0.08;
    private static final int ROUNDS_KEPT = 3;
    static final int OUTPUTS = 4;
    /** From so many positions on, rows of its own for each zone of the king lower the loss of a net. */
    private static final int ENOUGH_FOR_ZONES = 1_000_000;
    /** Roughly how many positions fitting visits; a net that only plays the next round's games need not converge. */
    private static final int VISITS = 60_000_000;
    private static final int EARLY_VISITS = 24_000_000;
    private static final int LEAST_PASSES = 4;
    private static final int MOST_PASSES = 14;
    private static final long REPORT_NANOS = 10_000_000_000L;

    /**
     * How a training ended.
     *
     * @param net      the net with its completed card
     * @param result   the match in numbers; {@code installed} if the net passed
     */
    public record Outcome(Net net, String match, TrainingResult result) {

        /** Whether the net passed. */
        public boolean isBetter() {
            return result.installed();
        }
    }

    /** Whether nets can be learnt for the variant: for all we play, with a die or without. */
    public static boolean learns(Variant variant) {
        return !variant.hasDie() || new DiceBotProvider().plays(variant);
    }

    private final Variant variant;
    private final TrainingPlan plan;
    private final @Nullable Net begin;
    private final boolean beginInUse;
    private final Path folder;
    private final LongSupplier nanoTime;
    private final Consumer<TrainingProgress> report;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final CompactGameFile records;
    private final long started;
    private final double minutesBefore;
    private final List<Integer> played = new ArrayList<>();
    /** By round: whether its games were played with a net. */
    private final List<Boolean> playedWithNet = new ArrayList<>();

    /**
     * @param folder   used by this training alone
     * @param nanoTime the clock that measures the minutes
     * @param report   receives progress now and then
     */
    public Training(Variant variant, TrainingPlan plan, Path folder, LongSupplier nanoTime, Consumer<TrainingProgress> report) {
        this(variant, plan, Optional.empty(), folder, nanoTime, report);
    }

    /** @param begin the net from which fitting starts; it plays the first round unless it is that of another variant and loses its trial */
    public Training(Variant variant, TrainingPlan plan, Optional<Beginning> begin, Path folder, LongSupplier nanoTime,
            Consumer<TrainingProgress> report) {
        this.variant = variant;
        this.plan = plan;
        this.begin = begin.map(Beginning::net).orElse(null);
        beginInUse = begin.isPresent() && begin.get().inUse();
        this.folder = folder;
        this.nanoTime = nanoTime;
        this.report = report;
        records = new CompactGameFile(variant);
        started = nanoTime.getAsLong();
        minutesBefore = minutesBefore();
    }

    /** Asks the training to end soon and keep its progress. May be called from any thread. */
    public void stop() {
        stopped.set(true);
    }

    /** Runs the training, or what is left of it; empty if it was stopped. */
    public Optional<Outcome> run() throws IOException, InterruptedException {
        try (DiskFile _ = locked(folder)) {
            return runAlone();
        }
    }

    /** Deletes what an earlier run of the training in that folder has done. */
    public static void discard(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (DiskFile _ = locked(folder); DirectoryStream<Path> files = Files.newDirectoryStream(folder, "{round*,minutes}")) {
                for (Path each : files) {
                    Files.delete(each);
                }
            }
        }
    }

    /** Keeps other programs out until the file is closed. */
    private static DiskFile locked(Path folder) throws IOException {
        Folders.makePrivate(folder);
        DiskFile lock = DiskFile.open(folder.resolve(".lock"));
        if (!lock.lock()) {
            lock.close();
            throw new IOException("the same training is running already, in this or another program: " + folder);
        }
        return lock;
    }

    private Optional<Outcome> runAlone() throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(plan.threads(), Thread.ofPlatform().daemon().name("training-", 0).factory());
        try {
            Optional<Net> player = firstPlayer(threads);
            Net net = null;
            for (int round = 1; round <= plan.rounds(); round++) {
                playedWithNet.add(player.isPresent());
                play(round, player, threads);
                if (stopped.get()) {
                    return Optional.empty();
                }
                Candidate best = best(round, player, threads);
                net = best.net();
                // After few games a net may well lose to the previous player, which then continues.
                player = best.share() >= 0.5 ? Optional.of(best.net()) : player;
            }
            Outcome outcome = judge(Objects.requireNonNull(net), threads);
            return stopped.get() ? Optional.empty() : Optional.of(outcome);
        } finally {
            threads.shutdownNow();
            keepMinutes();
        }
    }

    private Optional<Net> firstPlayer(ExecutorService threads) throws InterruptedException {
        if (begin == null) {
            return Optional.empty();
        }
        if (beginInUse) {
            tell(Phase.PLAYING, 1, 0, 0, "the net of " + plan.begin() + ", which is in use, plays first");
            return Optional.of(begin);
        }
        SelfMatch.Result result = new SelfMatch(variant, Optional.of(begin), Optional.empty(), plan.nodes(), plan.seed()).play(trialPairs(),
                threads);
        tell(Phase.TRYING, 1, 0, 0, "the net of " + plan.begin() + " against the evaluation without a net: " + result);
        return result.share() >= 0.5 ? Optional.of(begin) : Optional.empty();
    }

    private int trialPairs() {
        return (variant.hasDie() ? Math.min(SHORT_MATCH_WITH_DIE, plan.matchGames()) : SHORT_MATCH) / 2;
    }

    /** What nets are added to: one that starts from another net keeps that net's base; with a die the exact part always stays. */
    private List<Net.Base> bases() {
        if (variant.hasDie()) {
            return List.of(Net.Base.DERIVED);
        }
        return begin == null ? plan.bases() : List.of(begin.base());
    }

    // ---- time -----------------------------------------------------------------------------------------------------

    private double minutesSoFar() {
        return minutesBefore + (nanoTime.getAsLong() - started) / 60e9;
    }

    private Path minutesFile() {
        return folder.resolve("minutes");
    }

    private double minutesBefore() {
        try {
            return Files.exists(minutesFile()) ? Double.parseDouble(Files.readString(minutesFile()).strip()) : 0;
        } catch (IOException | NumberFormatException e) {
            return 0;
        }
    }

    private void keepMinutes() throws IOException {
        AtomicFile.write(minutesFile(), String.format(Locale.ROOT, "%.3f%n", minutesSoFar()));
    }

    /** The minute at which playing ends in a round; later rounds, with better players, get more time. */
    private double lastMinute(int round) {
        double share = plan.rounds() == 1
                ? ALL_PLAYED
                : FIRST_PLAYED + (ALL_PLAYED - FIRST_PLAYED) * round * (round + 1) / (plan.rounds() * (plan.rounds() + 1));
        return plan.minutes() * share;
    }

    private String timeLeft() {
        return plan.minutes() > 0 ? String.format(Locale.ROOT, ", %.1f min left", Math.max(0, plan.minutes() - minutesSoFar())) : "";
    }

    // ---- playing --------------------------------------------------------------------------------------------------

    private Path gamesFile(int round) {
        return folder.resolve("round" + round + ".games");
    }

    private Path countFile(int round) {
        return folder.resolve("round" + round + ".count");
    }

    /** Plays the games of a round that are missing. */
    private void play(int round, Optional<Net> net, ExecutorService threads)
            throws IOException, InterruptedException {
        Path file = gamesFile(round);
        int already = repaired(round, file);
        if (Files.exists(countFile(round))) {
            played.add(already);
            return;
        }
        int wanted = plan.games().isEmpty() ? Integer.MAX_VALUE : plan.games().get(round - 1);
        long[] reported = {nanoTime.getAsLong()};
        AtomicInteger next = new AtomicInteger(already);
        int[] written = {already};
        Map<Integer, byte[]> waiting = new TreeMap<>();
        try (DiskFile open = DiskFile.open(file)) {
            open.seek(open.length());
            OutputStream out = new BufferedOutputStream(open.output());
            List<Future<?>> players = new ArrayList<>();
            for (int i = 0; i < plan.threads(); i++) {
                players.add(threads.submit(() -> {
                    SelfPlayer player = new SelfPlayer(variant, net, plan.nodes(), plan.seed() + round);
                    while (!stopped.get() && (plan.minutes() == 0 || minutesSoFar() < lastMinute(round))) {
                        int number = next.getAndIncrement();
                        if (number >= wanted) {
                            break;
                        }
                        byte[] bytes = records.bytes(player.play(number));
                        synchronized (waiting) {
                            waiting.put(number, bytes);
                            // In order of number, so that the file always holds the first games.
                            for (byte[] ready = waiting.remove(written[0]); ready != null; ready = waiting.remove(written[0])) {
                                out.write(ready);
                                written[0]++;
                            }
                            if (nanoTime.getAsLong() - reported[0] > REPORT_NANOS) {
                                reported[0] = nanoTime.getAsLong();
                                out.flush();
                                tell(Phase.PLAYING, round, written[0], 0, String.format(Locale.ROOT,
                                        "round %d of %d, playing: %d games%s", round, plan.rounds(), written[0], timeLeft()));
                            }
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> player : players) {
                await(player);
            }
            out.flush();
            open.sync();
        }
        played.add(written[0]);
        if (!stopped.get()) {
            AtomicFile.write(countFile(round), written[0] + "\n");
        }
        tell(Phase.PLAYING, round, written[0], 0,
                String.format(Locale.ROOT, "round %d of %d, played: %d games%s", round, plan.rounds(), written[0], timeLeft()));
    }

    private static <T> T await(Future<T> work) throws IOException, InterruptedException {
        try {
            return work.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException problem) {
                throw problem;
            }
            throw new IllegalStateException("training broke off", e.getCause());
        }
    }

    /** How many complete games the file has. Truncates the game that a crash cut off, sets damaged ones aside, and creates a missing file. */
    private int repaired(int round, Path file) throws IOException {
        if (Files.exists(file)) {
            byte[] bytes = Files.readAllBytes(file);
            CompactGameFile.Summary found = records.scan(bytes);
            if (found.problem().isPresent() && !records.isCutOff(bytes, found)) {
                setAside(round, file, found.problem().get());
            }
            if (found.bytes() > 0) {
                if (found.bytes() < bytes.length) {
                    try (DiskFile open = DiskFile.open(file)) {
                        open.truncate(found.bytes());
                    }
                }
                return found.games();
            }
        }
        AtomicFile.writeBytes(file, out -> out.write(records.header()));
        return 0;
    }

    private void setAside(int round, Path file, String problem) throws IOException {
        Path aside = SetAside.copy(file);
        tell(Phase.PLAYING, round, 0, 0, file + ": " + problem + ". A copy was kept as " + aside.getFileName());
    }

    // ---- fitting --------------------------------------------------------------------------------------------------

    /** A net and its share of the points against the round's player, adjusted for its speed. */
    private record Candidate(Net net, double share) {
    }

    private Path netFile(int round, Net.Base base) {
        return folder.resolve("round" + round + "." + base.name().toLowerCase(Locale.ROOT) + ".net");
    }

    /** Fits a net of each base to the games so far and finds the best in short matches. */
    private Candidate best(int round, Optional<Net> player, ExecutorService threads)
            throws IOException, InterruptedException {
        Candidate best = null;
        TrainingSplit positions = null;
        for (Net.Base base : bases()) {
            Optional<Net> kept = kept(round, netFile(round, base));
            if (kept.isEmpty() && positions == null) {
                positions = positions(round, threads);
            }
            Net net = kept.isPresent() ? kept.get() : fit(round, base, Objects.requireNonNull(positions), threads);
            SelfMatch.Result result = new SelfMatch(variant, Optional.of(net), player, plan.nodes(), plan.seed() + round).play(trialPairs(),
                    threads);
            tell(Phase.TRYING, round, 0, 0,
                    String.format(Locale.ROOT, "round %d of %d, tried on top of %s against the player so far: %s%s", round, plan.rounds(),
                            base.name().toLowerCase(Locale.ROOT), result, timeLeft()));
            double share = result.share() + (base == Net.Base.GOALS && bases().size() > 1 ? WORTH_OF_SPEED : 0);
            if (best == null || share > best.share()) {
                best = new Candidate(net, share);
            }
        }
        return Objects.requireNonNull(best);
    }

    private Optional<Net> kept(int round, Path file) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return switch (Nets.read(Files.readAllBytes(file), variant)) {
            case NetFile.Reading.Whole(Net net) -> Optional.of(net);
            case NetFile.Reading.Refused(String problem) -> {
                setAside(round, file, problem);
                yield Optional.empty();
            }
        };
    }

    /** The positions of the last rounds. */
    private TrainingSplit positions(int round, ExecutorService threads) throws IOException, InterruptedException {
        TrainingSplit all = new TrainingSplit(variant);
        for (int each = Math.max(1, round - ROUNDS_KEPT + 1); each <= round; each++) {
            double share = TrainingSplit.shareOfResult(variant, playedWithNet.get(each - 1));
            all.add(Files.readAllBytes(gamesFile(each)), variant, share, threads);
        }
        tell(Phase.FITTING, round, 0, all.training().count(), String.format(Locale.ROOT,
                "round %d of %d: %d positions, %d held out; score and result agree in %.1f %%%s", round,
                plan.rounds(), all.training().count(), all.heldOut().count(), 100 * all.training().agreement(), timeLeft()));
        return all;
    }

    private Net fit(int round, Net.Base base, TrainingSplit positions, ExecutorService threads) throws IOException, InterruptedException {
        TrainingSet training = positions.training();
        String words = "round " + round + " of " + plan.rounds() + ", fitting on top of " + base.name().toLowerCase(Locale.ROOT) + ": ";
        int passes = Math.clamp((long) (round == plan.rounds() ? VISITS : EARLY_VISITS) / Math.max(1, training.count()), LEAST_PASSES,
                MOST_PASSES);
        Trainer trainer = trainer(round, base, positions, passes, threads);
        double before = trainer.lossOfBase();
        tell(round, training.count(), 0, passes, before,
                words + String.format(Locale.ROOT, "held-out loss before %.5f%s", before, timeLeft()));
        int useful = run(round, trainer, words, passes, training.count());
        if (2 * useful < passes) {
            // With so few positions that further passes overfit, the rate must have fallen by the time the net is best.
            Trainer shorter = trainer(round, base, positions, useful + 1, threads);
            run(round, shorter, words, useful + 1, training.count());
            trainer = shorter.leastLoss() < trainer.leastLoss() ? shorter : trainer;
        }
        Net net = trainer.quantised(RulesHash.of(variant),
                Map.of("variant", variant.id(), "positions", Integer.toString(training.count()), "loss",
                        String.format(Locale.ROOT, "%.5f, without the net %.5f", trainer.leastLoss(), before)));
        AtomicFile.writeBytes(netFile(round, base), out -> out.write(NetFile.write(net)));
        return net;
    }

    private Trainer trainer(int round, Net.Base base, TrainingSplit positions, int passes, ExecutorService threads) {
        return new Trainer(positions.training(), positions.heldOut(), inputs(positions.training()),
                new Trainer.Settings(base, begin == null ? plan.width() : begin.width(), begin == null ? OUTPUTS : begin.outputs(), passes,
                        plan.seed() + round, begin, false),
                threads);
    }

    /** A net that begins with another one has its inputs; a fresh one has zones where there are positions enough for them. */
    private NetInputs inputs(TrainingSet training) {
        return begin != null
                ? NetInputs.of(variant, begin)
                : training.count() < ENOUGH_FOR_ZONES ? NetInputs.of(variant) : NetInputs.withZones(variant);
    }

    private int run(int round, Trainer trainer, String words, int passes, int positions) throws InterruptedException {
        return trainer.run((pass, loss) -> tell(round, positions, pass, passes, loss,
                words + String.format(Locale.ROOT, "pass %d of %d, held-out loss %.5f%s", pass, passes, loss, timeLeft())));
    }

    // ---- telling --------------------------------------------------------------------------------------------------

    private void tell(Phase phase, int round, int games, int positions, String line) {
        report.accept(new TrainingProgress(phase, round, plan.rounds(), games, positions, 0, 0, Double.NaN, minutesLeft(), line));
    }

    private void tell(int round, int positions, int pass, int passes, double loss, String line) {
        report.accept(new TrainingProgress(Phase.FITTING, round, plan.rounds(), 0, positions, pass, passes, loss, minutesLeft(), line));
    }

    private double minutesLeft() {
        return plan.minutes() > 0 ? Math.max(0, plan.minutes() - minutesSoFar()) : Double.NaN;
    }

    // ---- judging --------------------------------------------------------------------------------------------------

    private Outcome judge(Net net, ExecutorService threads) throws InterruptedException {
        tell(Phase.MATCH, plan.rounds(), 0, 0, "match: " + plan.matchGames() + " games at " + plan.matchNodes()
                + " nodes a move against the evaluation in use" + timeLeft());
        SelfMatch.Result result = SelfMatch.againstUsual(variant, net, plan.matchNodes(), plan.seed())
                .play(plan.matchGames() / 2, threads);
        Map<String, String> card = new LinkedHashMap<>(net.card());
        card.put("rounds", Integer.toString(plan.rounds()));
        card.put("nodes", Long.toString(plan.nodes()));
        card.put("command", command());
        card.put("match", result + " at " + plan.matchNodes() + " nodes a move against "
                + Nets.inUse(variant).map(this::named).orElse("the evaluation without a net"));
        card.put("width", Integer.toString(net.width()));
        card.put("base", net.base().name().toLowerCase(Locale.ROOT));
        return new Outcome(net.withCard(card), result.toString(), new TrainingResult(result.games(), result.won(), result.drawn(),
                result.lost(), result.share(), result.error(), result.isBetter()));
    }

    private String named(Nets.NetInUse used) {
        return used.of().equals(variant) ? "the net before" : "the net of " + used.of().name();
    }

    /** The command that reproduces the net on any machine. */
    private String command() {
        return "rookery train " + variant.id() + " --games " + String.join(",", played.stream().map(String::valueOf).toList())
                + " --rounds "
                + plan.rounds() + " --nodes " + plan.nodes() + " --width " + plan.width() + " --base "
                + (plan.bases().size() > 1 ? "both" : plan.bases().getFirst().name().toLowerCase(Locale.ROOT)) + " --match-games "
                + plan.matchGames()
                + " --match-nodes "
                + plan.matchNodes() + (plan.begin().isEmpty() ? "" : " --begin " + plan.begin()) + " --seed " + plan.seed();
    }
}
