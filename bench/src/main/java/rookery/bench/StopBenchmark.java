package rookery.bench;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import rookery.engine.bot.EngineProvider;
import rookery.engine.dice.DiceBotProvider;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;

/** How long a thinking bot takes to answer after the referee has interrupted it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 20)
@Measurement(iterations = 200)
@Fork(1)
public class StopBenchmark {

    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration THOUGHT = Duration.ofMillis(100);

    /** Where every move takes something and there are thousands: no end of a line is ever quiet. */
    private static final String CROWDED = "crowded";

    @Param({"fide", "xxl", "dice", CROWDED})
    String game = "";

    private Bot bot = (position, limits, progress) -> 0;
    private Position position = Position.start(Variants.named("fide").orElseThrow());
    private Thread thinker = Thread.currentThread();

    @Setup(Level.Trial)
    public void prepare() {
        Variant variant = game.equals(CROWDED) ? crowded() : Variants.named(game).orElseThrow();
        BotProvider provider = variant.hasDie() ? new DiceBotProvider() : new EngineProvider();
        bot = provider.create(variant.hasDie() ? BotSettings.DEFAULT.with("Level", "Laplace") : BotSettings.DEFAULT);
        position = Position.start(variant);
        if (variant.hasDie()) {
            MoveList rolls = new MoveList();
            position.legalMoves(rolls);
            position.make(rolls.get(0));
        }
    }

    /** The largest board there is, amazons everywhere, the kings behind walls of their own. */
    private static Variant crowded() {
        String black = "/" + "a".repeat(16);
        String white = "/" + "A".repeat(16);
        String board = "k" + "a".repeat(15) + black.repeat(2) + ("/" + "AaaA".repeat(4) + "/" + "aAAa".repeat(4)).repeat(5)
                + white.repeat(2) + "/" + "A".repeat(15) + "K";
        String text = """
                {"id": "crowded", "board": "16x16", "goals": ["checkmate"], "summary": "Amazons everywhere.", "start": "%s w - - 0 1",
                 "pieces": {"A": {"name": "amazon", "moves": "QN"}, "K": {"name": "king", "moves": "K", "royal": true}}}"""
                .formatted(board);
        return switch (VariantReader.read(text)) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(var problems) -> throw new IllegalStateException(problems.toString());
        };
    }

    @Setup(Level.Invocation)
    public void think() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Position own = position.copy();
        thinker = Thread.ofPlatform().start(() -> {
            begun.countDown();
            try {
                bot.choose(own, Limits.ofMoveTime(LONG), _ -> {
                });
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        begun.await();
        Thread.sleep(THOUGHT);
    }

    @Benchmark
    public boolean stop() throws InterruptedException {
        thinker.interrupt();
        thinker.join();
        return thinker.isAlive();
    }

    @TearDown(Level.Trial)
    public void close() {
        bot.close();
    }
}
