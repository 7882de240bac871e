package rookery.uci.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/** Real CECP engines, where they are installed. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class CecpEnginesTest {

    private static ProgramProvider cecp(String name, String... arguments) {
        return ProgramProvider.probe(Programs.installed(name, arguments).withProtocol(Protocol.CECP));
    }

    /** Every third move is played for the engine, so that it has to follow. */
    private static Position play(Position position, Bot bot, Limits limits, int plies) throws InterruptedException {
        MoveList legal = new MoveList();
        for (int i = 0; i < plies && !position.outcome().isOver(); i++) {
            legal.clear();
            position.legalMoves(legal);
            int move = i % 3 == 2
                    ? legal.get(SplitMix64.below(legal.size(), SplitMix64.at(3, i)))
                    : bot.choose(position.copy(), limits, thought -> {
                    });
            if (bot.resigns(position)) {
                break;
            }
            position.make(move);
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"phalanx, -l-", "fairymax,"})
    void playsChess(String name, String argument) throws InterruptedException {
        ProgramProvider provider = argument == null ? cecp(name) : cecp(name, argument);
        assertThat(provider.displayName()).isNotEmpty();
        assertThat(provider.plays(Presets.FIDE)).isTrue();
        assertThat(provider.plays(Presets.XXL)).isFalse();
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            bot.newGame();
            Position position = play(Position.start(Presets.FIDE), bot, Limits.ofMoveTime(Duration.ofMillis(40)), 12);
            assertThat(position.ply()).isPositive();
            // A clock from the middle of a game, after taking moves back.
            position.unmake();
            position.unmake();
            Limits.Clocks clocks = new Limits.Clocks(Duration.ofSeconds(3), Duration.ofSeconds(3), Duration.ofMillis(100),
                    Duration.ofMillis(100), 0);
            assertThat(bot.choose(position.copy(), Limits.ofClocks(clocks), thought -> {
            })).isNotZero();
            bot.newGame();
            List<Thought> thoughts = new ArrayList<>();
            Position start = Position.start(Presets.FIDE);
            start.make(UciText.parse(start, "a2a3"));
            assertThat(bot.choose(start, Limits.ofNodes(2_000).withMoveTime(Duration.ofSeconds(5)), thoughts::add)).isNotZero();
        }
    }

    @Test
    void findsMateFromAPosition() throws InterruptedException {
        ProgramProvider provider = cecp("phalanx", "-l-");
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            Position mateInOne = Fen.position(Presets.FIDE, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
            assertThat(UciText.write(mateInOne, bot.choose(mateInOne.copy(), Limits.ofMoveTime(Duration.ofMillis(200)), thought -> {
            }))).isEqualTo("a1a8");
        }
    }

    @Test
    void variantsOfFairyMax() throws InterruptedException {
        ProgramProvider provider = cecp("fairymax");
        assertThat(provider.options()).extracting(BotOption::name).contains("Hash", "Resign", "Clear Hash");
        assertThat(Variants.all().stream().filter(provider::plays)).extracting(Variant::id).contains("fide", "knightmate", "capablanca");
        try (Bot bot = provider.create(BotSettings.DEFAULT.with("Hash", "8"))) {
            for (String id : List.of("knightmate", "capablanca", "fide")) {
                bot.newGame();
                Position position = play(Position.start(Variants.named(id).orElseThrow()), bot, Limits.ofMoveTime(Duration.ofMillis(30)),
                        6);
                assertThat(position.ply()).as(id).isEqualTo(6);
            }
            Position elsewhere = Fen.position(Presets.FIDE, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
            assertThatThrownBy(() -> bot.choose(elsewhere, Limits.ofDepth(2), thought -> {
            })).isInstanceOf(BotFailure.class).hasMessageContaining("usual start position");
        }
    }

    @Test
    void isRecognised() {
        EngineTimeouts impatient = EngineTimeouts.USUAL.withStart(Duration.ofSeconds(4));
        assertThat(Engine.recognise(Programs.installed("phalanx", "-l-"), impatient))
                .isInstanceOfSatisfying(Engine.Found.class,
                        found -> assertThat(found.engine().program().protocol()).isEqualTo(Protocol.CECP));
    }
}
