package rookery.engine.training;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.engine.net.Transfer;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.variant.Variant;
import rookery.play.record.CompactGameFile;

/**
 * Fits nets to games that were played before: of the variant the net is for, and of sister variants, whose pieces it has too. Mutable: first all games are
 * added, then nets are fitted.
 */
public final class NetFitter implements AutoCloseable {

    private final Variant variant;
    private final NetInputs inputs;
    private final TrainingSplit positions;
    private final ExecutorService threads;
    private int games;

    /**
     * @param variant the one the net is for
     * @param inputs  those of the net
     */
    public NetFitter(Variant variant, NetInputs inputs, int threads) {
        this.variant = variant;
        this.inputs = inputs;
        positions = new TrainingSplit(variant);
        this.threads = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("fitting-", 0).factory());
    }

    /**
     * Takes the positions of a file of games; returns why it cannot, a clause for a user.
     *
     * @param of            the variant of the games
     * @param shareOfResult the weight of a game's result against the search's scores, from 0 to 1
     */
    public Optional<String> add(byte[] file, Variant of, double shareOfResult) throws InterruptedException {
        if (of.hasDie()) {
            return Optional.of("its games are played with a die");
        }
        if (!of.shape().equals(variant.shape()) || !Transfer.isPossible(of, variant)) {
            return Optional.of(of.name() + " has another board than " + variant.name() + ", or is set up in another way");
        }
        if (Arrays.stream(Transfer.kinds(variant, of)).anyMatch(kind -> kind < 0)) {
            return Optional.of(of.name() + " has pieces that move like none in " + variant.name());
        }
        if (of.wild().drops().hasHands() && !variant.wild().drops().hasHands()) {
            return Optional.of("pieces can be in hand in " + of.name() + ", but not in " + variant.name());
        }
        CompactGameFile.Summary found = new CompactGameFile(of).scan(file);
        if (found.games() == 0 || found.problem().isPresent()) {
            return Optional.of(found.problem().orElse("it holds no games"));
        }
        if (!positions.add(file, of, shareOfResult, threads)) {
            return Optional.of("some of its games are against the rules");
        }
        games += found.games();
        return Optional.empty();
    }

    /** Fits a net from nothing, whose card has all but the match; a line is told for each pass. */
    public Net fit(Net.Base base, int width, int passes, long seed, String command, Consumer<String> told) throws InterruptedException {
        return fit(new Trainer.Settings(base, width, Training.OUTPUTS, passes, seed), command, told);
    }

    /** Fits a net that begins as another one of the same variant and inputs, otherwise like the other {@code fit}. */
    public Net fitOn(Net begin, int passes, long seed, String command, Consumer<String> told) throws InterruptedException {
        return fit(new Trainer.Settings(begin.base(), begin.width(), begin.outputs(), passes, seed, begin, true), command, told);
    }

    private Net fit(Trainer.Settings settings, String command, Consumer<String> told) throws InterruptedException {
        TrainingSet training = positions.training();
        Trainer trainer = new Trainer(training, positions.heldOut(), inputs, settings, threads);
        double before = settings.begin() == null ? trainer.lossOfBase() : trainer.heldOutLoss();
        told.accept(String.format(Locale.ROOT,
                "%d games, %d positions, %d held out; score and result agree in %.1f %%; held-out loss before %.5f",
                games, training.count(), positions.heldOut().count(), 100 * training.agreement(), before));
        trainer.run((pass, loss) -> told
                .accept(String.format(Locale.ROOT, "pass %d of %d, held-out loss %.5f", pass, settings.passes(), loss)));
        Map<String, String> card = new LinkedHashMap<>();
        card.put("variant", variant.id());
        card.put("games", Integer.toString(games));
        card.put("positions", Integer.toString(training.count()));
        card.put("loss", String.format(Locale.ROOT, "%.5f, %s %.5f", trainer.leastLoss(),
                settings.begin() == null ? "without the net" : "before", before));
        card.put("width", Integer.toString(settings.width()));
        card.put("base", settings.base().name().toLowerCase(Locale.ROOT));
        card.put("command", command);
        return trainer.quantised(RulesHash.of(variant), card);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
