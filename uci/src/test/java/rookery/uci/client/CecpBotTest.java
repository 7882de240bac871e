package rookery.uci.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.uci.protocol.BoundedLines;

/** The CECP client against an engine that says what the test wants. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
final class CecpBotTest {

    private static final Duration SHORT = Duration.ofMillis(300);
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final EngineTimeouts PATIENT = new EngineTimeouts(LONG, LONG, LONG, LONG, LONG, SHORT);
    private static final String FEATURES = "feature ping=1 setboard=1 usermove=1 myname=\"Fake 1\" variants=\"normal,fischerandom,10x10+0_grand\" done=1";

    private final List<PipeWire> wires = new ArrayList<>();

    /** Answers {@code go} with those lines. */
    private Bot bot(String features, String... answer) {
        return bot(PATIENT, features, answer);
    }

    private Bot bot(EngineTimeouts timeouts, String features, String... answer) {
        return new CecpBot("Fake", () -> {
            PipeWire wire = new PipeWire((in, out) -> serve(in, out, features, answer));
            wires.add(wire);
            return wire;
        }, Map.of(), timeouts);
    }

    private static void serve(InputStream in, OutputStream out, String features, String... answer) throws IOException {
        BoundedLines lines = new BoundedLines(in, 10_000);
        int gos = 0;
        for (String line = lines.next(true); line != null; line = lines.next(true)) {
            String reply = "";
            if (line.startsWith("protover")) {
                reply = features;
            } else if (line.startsWith("ping ")) {
                reply = "pong " + line.substring(5);
            } else if (line.equals("go")) {
                reply = answer.length == 0 ? "" : answer[Math.min(gos++, answer.length - 1)].replace(';', '\n');
                if (reply.equals("die")) {
                    return;
                }
            } else if (line.equals("?") && answer.length == 0) {
                reply = "move e2e4";
            } else if (line.startsWith("usermove h2h3")) {
                reply = "Illegal move: h2h3";
            }
            out.write((reply + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Position start(String... moves) {
        Position position = Position.start(Presets.FIDE);
        for (String move : moves) {
            position.make(UciText.parse(position, move));
        }
        return position;
    }

    private static int choose(Bot bot, Position position, Limits limits) throws InterruptedException {
        return bot.choose(position.copy(), limits, thought -> {
        });
    }

    @Test
    void tellsTheGameMoveByMove() throws InterruptedException {
        Limits.Clocks clocks = new Limits.Clocks(Duration.ofSeconds(125), Duration.ofSeconds(60), Duration.ofSeconds(2),
                Duration.ofSeconds(2), 0);
        try (Bot bot = bot(FEATURES, "move e7e5", "My move is : Nc6")) {
            bot.newGame();
            choose(bot, start("e2e4"), Limits.ofClocks(clocks));
            choose(bot, start("e2e4", "e7e5", "g1f3"), Limits.ofClocks(clocks));
            assertThat(wires.getFirst().sent().lines().filter(line -> !line.startsWith("accepted"))).containsExactly("xboard", "protover 2",
                    "post",
                    "easy", "ping 1", "new", "force", "level 0 1 2", "usermove e2e4", "ping 2", "time 6000", "otim 12500", "go", "force",
                    "usermove g1f3", "ping 3", "time 6000", "otim 12500", "go", "force");
            // Something else was played meanwhile: from the beginning.
            choose(bot, start("e2e4", "d7d5", "g1f3", "d5e4", "f3e5"), Limits.ofDepth(3));
            assertThat(wires.getFirst().sent()).endsWith("""
                    new
                    force
                    sd 3
                    st 3600
                    usermove e2e4
                    usermove d7d5
                    usermove g1f3
                    usermove d5e4
                    usermove f3e5
                    ping 4
                    go
                    force
                    """);
        }
    }

    @Test
    void variantsAndPositions() throws InterruptedException {
        try (Bot bot = bot(FEATURES, "move O-O")) {
            Position castle = Fen.position(Presets.CHESS960, "k7/8/8/8/8/8/4PPPP/6KR w H - 0 1");
            assertThat(choose(bot, castle, Limits.ofDepth(1))).isEqualTo(UciText.parse(castle, "g1h1"));
            assertThat(wires.getFirst().sent()).contains("variant fischerandom\nforce\nsetboard k7/8/8/8/8/8/4PPPP/6KR w K - 0 1\n");
        }
        Position grand = Position.start(Variants.named("grand").orElseThrow());
        try (Bot bot = bot(FEATURES, "move d2d4")) {
            // Ten ranks are counted from 0.
            assertThat(UciText.write(grand, choose(bot, grand, Limits.ofDepth(1)))).isEqualTo("d3d5");
            grand.make(UciText.parse(grand, "d3d5"));
        }
        try (Bot bot = bot(FEATURES, "move e7e5")) {
            choose(bot, grand, Limits.ofDepth(1));
            assertThat(wires.getLast().sent()).contains("variant grand\n", "usermove d2d4\n");
        }
    }

    @Test
    void showsWhatItThinks() throws InterruptedException {
        List<Thought> thoughts = new ArrayList<>();
        try (Bot bot = bot(FEATURES, "1 20 0 30 e4 e5;telluser hello;2. 100003 12 900 e2e4 e7e5 Qh5;offer draw;move e2e4")) {
            bot.choose(start(), Limits.ofDepth(2), thoughts::add);
            assertThat(bot.offersDraw(start())).isTrue();
            assertThat(bot.resigns(start())).isFalse();
        }
        assertThat(thoughts).extracting(Thought::score).containsExactly(new Score.Centipawns(20), null, new Score.Mate(3));
        assertThat(thoughts.getLast().line()).hasSize(3);
        assertThat(thoughts.getLast().nanos()).isEqualTo(120_000_000);
    }

    @ParameterizedTest
    @CsvSource({"resign", "0-1 {White resigns}"})
    void mayResign(String words) throws InterruptedException {
        try (Bot bot = bot(FEATURES, words)) {
            assertThat(start().isLegal(choose(bot, start(), Limits.ofDepth(2)))).isTrue();
            assertThat(bot.resigns(start())).isTrue();
        }
    }

    @Test
    void movesWhenToldTo() throws InterruptedException {
        try (Bot bot = bot(FEATURES)) {
            assertThat(choose(bot, start(), Limits.ofMoveTime(Duration.ofMillis(20)))).isNotZero();
            assertThat(wires.getFirst().sent()).contains("st 1\n", "go\n?\n");
            Thread.currentThread().interrupt();
            assertThat(choose(bot, start(), Limits.UNLIMITED)).isNotZero();
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"30000, move e2e5, e2e5", "30000, 1/2-1/2 {Draw by feeling}, the game is over", "30000, die, the engine ended",
        "200, nothing, even when told", "200, Error (unknown command): go, even when told"})
    void losesTheGameWithAMessage(int millis, String words, String message) {
        Duration answer = Duration.ofMillis(millis);
        try (Bot bot = bot(new EngineTimeouts(LONG, LONG, answer, answer, answer, SHORT), FEATURES, words)) {
            for (int i = 0; i < 2; i++) {
                bot.newGame();
                assertThatThrownBy(() -> choose(bot, start(), Limits.ofMoveTime(Duration.ofMillis(10)))).isInstanceOf(BotFailure.class)
                        .hasMessageContaining(message);
            }
        }
    }

    @Test
    void whoRefusesALegalMoveHasLost() {
        try (Bot bot = bot(FEATURES, "move e7e5")) {
            assertThatThrownBy(() -> choose(bot, start("h2h3"), Limits.ofDepth(1))).isInstanceOf(BotFailure.class)
                    .hasMessageContaining("Illegal move: h2h3");
        }
    }

    @ParameterizedTest
    @CsvSource({"hello, no feature", "feature ping=1, no feature done=1"})
    void mustIntroduceItself(String features, String message) {
        EngineTimeouts impatient = new EngineTimeouts(SHORT, LONG, LONG, LONG, LONG, SHORT);
        assertThatThrownBy(() -> bot(impatient, features)).isInstanceOf(BotFailure.class).hasMessageContaining(message);
    }
}
