package rookery.uci.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** Whatever an engine does, it costs that engine's game and nothing else. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class HostileEngineTest {

    private static final Duration SHORT = Duration.ofMillis(400);
    private static final Duration LONG = Duration.ofSeconds(60);
    /** For engines that answer in the end: a busy machine may take long over it. */
    private static final EngineTimeouts PATIENT = new EngineTimeouts(LONG, LONG, LONG, LONG, LONG, Duration.ofMillis(200));
    /** For engines that never answer. */
    private static final EngineTimeouts QUICK = new EngineTimeouts(LONG, LONG, SHORT, SHORT, SHORT, Duration.ofMillis(200));
    private static final Limits TINY = Limits.ofMoveTime(Duration.ofMillis(10));

    private static ProgramProvider provider(String mood, EngineTimeouts timeouts) {
        return ProgramProvider.probe(Programs.hostile(mood), timeouts);
    }

    private static Position start() {
        return Position.start(Presets.FIDE);
    }

    @ParameterizedTest
    @CsvSource({"dies-at-once, 60000, broke down (exit code 3): cannot find my network", "silent, 600, no uciok",
        "floods-at-once, 600, no uciok", "never-uciok, 600, no uciok", "half-uciok, 600, no uciok"})
    void doesNotEvenStart(String mood, int millis, String words) {
        EngineTimeouts impatient = new EngineTimeouts(Duration.ofMillis(millis), SHORT, SHORT, SHORT, SHORT, SHORT);
        assertThatThrownBy(() -> ProgramProvider.probe(Programs.hostile(mood), impatient)).isInstanceOf(BotFailure.class)
                .hasMessageStartingWith("Hostile ").hasMessageContaining(words);
    }

    @Test
    void neverGetsReady() {
        EngineTimeouts impatient = new EngineTimeouts(Duration.ofSeconds(30), SHORT, SHORT, SHORT, SHORT, SHORT);
        ProgramProvider provider = ProgramProvider.probe(Programs.hostile("never-ready"), impatient);
        assertThatThrownBy(() -> provider.create(BotSettings.DEFAULT)).isInstanceOf(BotFailure.class).hasMessageContaining("no readyok");
    }

    @ParameterizedTest
    @CsvSource({"dies, broke down (exit code 139): segmentation fault", "dies-half-way, ended by itself", "illegal, e2e5",
        "nonsense, no move",
        "null-move, 0000", "closes-output, closed its output"})
    void losesTheGameWithAMessage(String mood, String words) {
        losesTwice(mood, PATIENT, words);
    }

    @ParameterizedTest
    @CsvSource({"hangs", "floods", "endless-line"})
    void losesTheGameWhenItDoesNotAnswer(String mood) {
        losesTwice(mood, QUICK, "even when told to stop");
    }

    private static void losesTwice(String mood, EngineTimeouts timeouts, String words) {
        try (Bot bot = provider(mood, timeouts).create(BotSettings.DEFAULT)) {
            bot.newGame();
            assertThatThrownBy(() -> bot.choose(start(), TINY, thought -> {
            })).isInstanceOf(BotFailure.class).hasMessageStartingWith("Hostile").hasMessageContaining(words);
            // The next game has a new process, and meets the same fate.
            bot.newGame();
            assertThatThrownBy(() -> bot.choose(start(), TINY, thought -> {
            })).isInstanceOf(BotFailure.class);
        }
    }

    @ParameterizedTest
    @CsvSource({"huge-line", "slow-lines", "early-bestmove", "ignores-quit"})
    void isHeardAllTheSame(String mood) throws InterruptedException {
        try (Bot bot = provider(mood, PATIENT).create(BotSettings.DEFAULT)) {
            bot.newGame();
            List<Thought> thoughts = new ArrayList<>();
            assertThat(UciText.write(start(), bot.choose(start(), Limits.ofMoveTime(Duration.ofSeconds(20)), thoughts::add)))
                    .isEqualTo("e2e4");
            assertThat(thoughts.stream().filter(thought -> !thought.line().isEmpty()).count())
                    .isEqualTo(mood.equals("huge-line") || mood.equals("slow-lines") ? 1 : 0);
            assertThat(UciText.write(start(), bot.choose(start(), Limits.ofMoveTime(Duration.ofSeconds(20)), thoughts::add)))
                    .isEqualTo("e2e4");
        }
    }

    @Test
    void oddOptionsBecomeUsableOnes() {
        EngineCard card = provider("odd-options", PATIENT).card();
        assertThat(card.name()).isEqualTo("Odd");
        assertThat(card.options()).extracting(option -> option.name() + "=" + option.defaultText()).containsExactly("Twice=10", "Empty=x",
                "Wrong=a", "Type Default=", "Press Me=", "Huge=0");
    }

    @Test
    void anInterruptStopsIt() throws InterruptedException {
        try (Bot bot = provider("needs-stop", PATIENT).create(BotSettings.DEFAULT)) {
            Thread.currentThread().interrupt();
            int move = bot.choose(start(), Limits.UNLIMITED, thought -> {
            });
            assertThat(Thread.interrupted()).isTrue();
            assertThat(UciText.write(start(), move)).isEqualTo("e2e4");
        }
    }

    @Test
    void anInterruptEndsWhatDoesNotStop() {
        try (Bot bot = provider("hangs", QUICK).create(BotSettings.DEFAULT)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> bot.choose(start(), Limits.UNLIMITED, thought -> {
            })).isInstanceOf(BotFailure.class).hasMessageContaining("stop");
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aMissingProgramIsSaidToBeMissing() {
        EngineProgram nothing = EngineProgram.of("/no/such/engine");
        assertThatThrownBy(() -> ProgramProvider.probe(nothing)).isInstanceOf(BotFailure.class)
                .hasMessage("engine cannot be started: there is no file /no/such/engine");
    }

    @Test
    void noProcessOutlivesItsBot() throws Exception {
        for (String mood : List.of("ignores-quit", "floods", "hangs")) {
            Bot bot = provider(mood, PATIENT).create(BotSettings.DEFAULT);
            assertThat(children(mood)).isNotZero();
            bot.close();
            for (int i = 0; i < 200 && children(mood) > 0; i++) {
                Thread.onSpinWait();
                TimeUnit.MILLISECONDS.sleep(50);
            }
            assertThat(children(mood)).as(mood).isZero();
        }
    }

    // E-05: descendants were asked for when the engine had ended, and had none any more.
    @Test
    @EnabledOnOs(OS.LINUX)
    void noChildOutlivesAnEngineThatQuits() throws Exception {
        awaitEnd(provider("forks", PATIENT).card());
    }

    // E-05
    @Test
    @EnabledOnOs(OS.LINUX)
    void noChildOutlivesAnEngineThatDies() throws Exception {
        ProgramWire wire = ProgramWire.open(Programs.hostile("forks-and-dies"), PATIENT, "quit");
        EngineCard card;
        try (UciSession session = UciSession.open(wire, "Hostile", Map.of(), PATIENT)) {
            card = session.card();
            assertThat(forked(card)).hasSize(2).allMatch(ProcessHandle::isAlive);
            wire.send("go movetime 10");
            assertThatThrownBy(() -> session.receive(LONG.toNanos())).isInstanceOf(BotFailure.class);
        }
        awaitEnd(card);
    }

    private static List<ProcessHandle> forked(EngineCard card) {
        return Stream.of(card.author().split(" ")).flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream()).toList();
    }

    private static void awaitEnd(EngineCard card) throws Exception {
        for (ProcessHandle child : forked(card)) {
            child.onExit().get(60, TimeUnit.SECONDS);
        }
    }

    private static long children(String mood) {
        return ProcessHandle.current().children().filter(ProcessHandle::isAlive)
                .filter(child -> child.info().arguments().map(List::of).orElse(List.of()).contains(mood)).count();
    }
}
