package rookery.uci.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;
import rookery.play.house.Greedy;
import rookery.play.house.RandomMover;
import rookery.uci.server.CecpServer;
import rookery.uci.server.EnginePlayers;
import rookery.uci.server.UciServer;

/** Our engine program played by our client, over a pipe: every shipped variant, through castling, promotion, dice and the end of the game. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class ServerAndClientTest {

    static Stream<Variant> variants() {
        return Stream.concat(Variants.all().stream(), Stream.of(0, 77, 959).map(Chess960::variant));
    }

    static Stream<Variant> variantsWithoutDie() {
        return variants().filter(variant -> !variant.hasDie());
    }

    private static EnginePlayers roster() {
        return EnginePlayers.of(new Greedy(), new RandomMover());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void wholeGamesByUci(Variant variant) throws InterruptedException {
        try (Bot bot = new UciBot("pipe", () -> new PipeWire(new UciServer("Pipe", "nobody", roster(), Duration.ZERO, 3)::run), Map.of(),
                EngineTimeouts.USUAL)) {
            play(bot, variant, true);
        }
    }

    @ParameterizedTest
    @MethodSource("variantsWithoutDie")
    void wholeGamesByCecp(Variant variant) throws InterruptedException {
        try (Bot bot = new CecpBot("pipe", () -> new PipeWire(new CecpServer("Pipe", roster(), "", Duration.ZERO, 3)::run), Map.of(),
                EngineTimeouts.USUAL)) {
            play(bot, variant, false);
        }
    }

    @Test
    void usersOwnVariants(@TempDir Path folder) throws Exception {
        Variant own = Presets.FIDE.with(draft -> {
            draft.id = "kitchen";
            draft.name = "Kitchen chess";
            draft.enPassant = EnPassant.OFF;
        });
        Files.writeString(folder.resolve("kitchen.json"), VariantWriter.write(own));
        Supplier<Wire> wires = () -> new PipeWire(new UciServer("Pipe", "nobody", roster(), Duration.ZERO, 3)::run);
        try (Bot bot = new UciBot("pipe", wires, Map.of("VariantPath", folder.toString()), EngineTimeouts.USUAL)) {
            play(bot, own, true);
        }
        try (Bot bot = new UciBot("pipe", wires, Map.of(), EngineTimeouts.USUAL)) {
            assertThatThrownBy(() -> bot.choose(Position.start(own), Limits.ofNodes(50), thought -> {
            })).isInstanceOf(BotFailure.class).hasMessage("pipe does not play Kitchen chess");
        }
    }

    private static void play(Bot bot, Variant variant, boolean tells) throws InterruptedException {
        for (int game = 0; game < 2; game++) {
            bot.newGame();
            Position position = Position.start(variant);
            MoveList legal = new MoveList();
            List<Thought> thoughts = new ArrayList<>();
            // The second is there for what the first may have left behind.
            for (int ply = 0; ply < (game == 0 ? 300 : 24) && !position.outcome().isOver(); ply++) {
                legal.clear();
                position.legalMoves(legal);
                int random = legal.get(SplitMix64.below(legal.size(), SplitMix64.at(game, ply)));
                // The whole game is sent each time: late in a long one the bot is asked now and then only.
                boolean outside = position.toAct() == Actor.NATURE || ply % (ply < 60 ? 4 : 16) < (ply < 60 ? 2 : 14);
                position.make(outside ? random : bot.choose(position.copy(), Limits.ofNodes(50), thoughts::add));
            }
            assertThat(position.ply()).as(Fen.write(position)).isGreaterThan(3);
            if (tells) {
                assertThat(thoughts).isNotEmpty().allMatch(thought -> !thought.line().isEmpty());
            }
        }
    }
}
