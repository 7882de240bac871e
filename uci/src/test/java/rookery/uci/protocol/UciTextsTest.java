package rookery.uci.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** What is written is read again, and what others write is understood. */
final class UciTextsTest {

    @ParameterizedTest
    @ValueSource(strings = {"uci", "debug on", "debug off", "isready", "setoption name Clear Hash", "setoption name Move Overhead value 30",
        "setoption name SyzygyPath value <empty>", "ucinewgame", "position startpos", "position startpos moves e2e4 e7e5",
        "position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 moves a1a2", "position startpos moves roll 1 e2e4 roll 6", "go infinite",
        "go ponder wtime 1 btime 2 winc 3 binc 4",
        "go wtime -100 btime 0 winc 0 binc 0 movestogo 40", "go depth 5 nodes 100 mate 3 movetime 1000 searchmoves e2e4 d2d4", "go perft 4",
        "stop", "ponderhit", "quit",
        "bench", "bench 9", "d", "xyzzy"})
    void commands(String line) {
        UciCommand command = UciCommandReader.read(line);
        assertThat(command).isNotNull();
        assertThat(command.text()).isEqualTo(line);
    }

    @Test
    void commandsOfOthers() {
        assertThat(UciCommandReader.read("  joho debug   on ")).isEqualTo(new UciCommand.Debug(true));
        assertThat(UciCommandReader.read(" \t ")).isNull();
        assertThat(UciCommandReader.read("go searchmoves e2e4 roll 3 depth 4")).isEqualTo(
                new UciCommand.Go(null, null, 0, 0, 0, 4, 0, 0, null, false, false, List.of("e2e4", "roll 3")));
        assertThat(UciCommandReader.read("go depth ten wtime 5"))
                .isEqualTo(new UciCommand.Go(5L, null, 0, 0, 0, 0, 0, 0, null, false, false, List.of()));
        assertThat(UciCommandReader.read("position")).isInstanceOf(UciCommand.Unknown.class);
        assertThat(UciCommandReader.read("setoption Hash 3")).isInstanceOf(UciCommand.Unknown.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"id name Some Engine 1.0", "id author A, B & C", "uciok", "readyok", "bestmove e2e4",
        "bestmove e2e4 ponder e7e5", "bestmove (none)", "bestmove 0000",
        "option name Hash type spin default 16 min 1 max 1024", "option name Ponder type check default false",
        "option name Style type combo default so so var so so var wild",
        "option name File type string default <empty>", "option name Clear Hash type button", "info string anything at all",
        "info depth 5 seldepth 9 multipv 2 score cp -31 upperbound wdl 100 700 200 nodes 5000 nps 500000 hashfull 3 time 10 pv e2e4 e7e5",
        "info depth 3 multipv 1 score mate -2 nodes 10 nps 1000 time 10 pv e2e4 roll 3 string why not", "hello world"})
    void replies(String line) {
        assertThat(UciReplyReader.read(line).text()).isEqualTo(line);
    }

    @Test
    void repliesOfOthers() {
        assertThat(UciReplyReader.read("info depth 20 currmove e2e4 currmovenumber 3")).isInstanceOfSatisfying(UciReply.Progress.class,
                found -> assertThat(found.score()).isNull());
        assertThat(UciReplyReader.read("info score lowerbound cp 5")).isInstanceOfSatisfying(UciReply.Progress.class,
                found -> assertThat(found.bound()).isEqualTo(Thought.Bound.AT_LEAST));
        assertThat(UciReplyReader.read("info pv e2e4 depth 3 score cp 99999999999")).isInstanceOfSatisfying(UciReply.Progress.class,
                found -> {
                    assertThat(found.moves()).containsExactly("e2e4");
                    assertThat(found.depth()).isEqualTo(3);
                    assertThat(found.score()).isEqualTo(new Score.Centipawns(1_000_000_000));
                });
        assertThat(UciReplyReader.read("bestmove NULL")).isEqualTo(new UciReply.BestMove(null, null));
        assertThat(UciReplyReader.read("")).isInstanceOf(UciReply.Unknown.class);
    }

    @Test
    void chancesAndCentipawns() {
        for (double chance : new double[]{0.01, 0.2, 0.5, 0.8, 0.99}) {
            assertThat(Expectations.expectation(new Score.Centipawns(Expectations.centipawns(chance)))).isBetween(chance - 0.005,
                    chance + 0.005);
            UciReply.Chances shown = Expectations.chances(new Score.WinProbability(chance));
            assertThat(shown.win() + shown.draw() + shown.loss()).isEqualTo(1000);
            assertThat(shown.expectation()).isBetween(chance - 0.001, chance + 0.001);
        }
        assertThat(Expectations.centipawns(0.8)).isEqualTo(250);
        assertThat(Expectations.chances(new Score.Mate(3))).isEqualTo(new UciReply.Chances(1000, 0, 0));
        assertThat(Expectations.chances(new Score.Mate(0))).isEqualTo(new UciReply.Chances(0, 0, 1000));
    }

    @Test
    void linesAreBounded() throws IOException {
        byte[] text = ("one\r\n" + "x".repeat(20) + "\n\nhalf").getBytes(StandardCharsets.UTF_8);
        BoundedLines lines = new BoundedLines(new ByteArrayInputStream(text), 10);
        assertThat(List.of(lines.next(true), lines.next(true), lines.next(true), lines.next(true))).containsExactly("one", "x".repeat(10),
                "", "half");
        assertThat(lines.next(true)).isNull();
        BoundedLines strict = new BoundedLines(new ByteArrayInputStream("bestmove e7e8".getBytes(StandardCharsets.UTF_8)), 100);
        assertThat(strict.next(false)).isNull();
    }

    @Test
    void everyShippedVariantIsFoundByItsName() {
        for (Variant variant : Variants.all()) {
            assertThat(EngineVariants.named(EngineVariants.name(variant))).contains(variant);
            List<String> offer = List.of("chess", EngineVariants.name(variant));
            assertThat(EngineVariants.request(variant, offer, true)).as(variant.id()).isPresent();
        }
        assertThat(EngineVariants.request(Presets.CHESS960, List.of("chess"), false)).isEmpty();
        assertThat(EngineVariants.request(Presets.CASUAL, List.of("chess"), true)).isEmpty();
        assertThat(EngineVariants.request(Presets.CLASSIC, List.of("normal"), false)).contains(new EngineVariants.Request("normal", false));
        assertThat(EngineVariants.fischer(Presets.FIDE)).isEqualTo(Presets.CHESS960);
        assertThat(EngineVariants.fischer(Presets.XXL)).isEqualTo(Presets.XXL);
    }

    @Test
    void features() {
        assertThat(CecpFeatures.read("feature ping=1 myname=\"A = b\" option=\"Resign Now -check 0\" done=1")).containsExactly(
                new CecpFeatures.Feature("ping", "1"), new CecpFeatures.Feature("myname", "A = b"),
                new CecpFeatures.Feature("option", "Resign Now -check 0"), new CecpFeatures.Feature("done", "1"));
        assertThat(CecpFeatures.read("features are fine")).isEmpty();
        assertThat(CecpFeatures.read("feature myname=\"open")).containsExactly(new CecpFeatures.Feature("myname", "open"));
        assertThat(CecpFeatures.read("feature x=")).containsExactly(new CecpFeatures.Feature("x", ""));
        assertThat(CecpFeatures.option("Level -combo easy /// *hard /// easy"))
                .isEqualTo(new BotOption.Combo("Level", "hard", List.of("easy", "hard"), ""));
        assertThat(CecpFeatures.option("Size -spin 5 1 x")).isNull();
        // Found by Jazzer: a star with nothing behind it.
        assertThat(CecpFeatures.option("Level -combo easy /// *")).isEqualTo(new BotOption.Combo("Level", "easy", List.of("easy"), ""));
        assertThat(CecpFeatures.variants("normal,14x14+0_xxl, normal,,3check")).containsExactly("normal", "xxl", "3check");
    }

    @ParameterizedTest
    @CsvSource({"fide, e2e4, e2e4", "fide, Nf3, g1f3", "fide, e2e5,", "grand, e2e4, e3e5", "grand, a0a4,", "fide, @@@@,",
        "xxl, a2a4, a2a4"})
    void movesByCecp(String variant, String text, String expected) {
        Position position = Position.start(Variants.named(variant).orElseThrow());
        int move = CecpMoves.parse(position, text);
        assertThat(move == 0 ? null : UciText.write(position, move)).isEqualTo(expected);
    }

    @Test
    void castlingByCecp() {
        Position usual = Fen.position(Presets.FIDE, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        for (String text : List.of("e1g1", "O-O", "0-0", "O-O+")) {
            assertThat(CecpMoves.write(usual, CecpMoves.parse(usual, text))).isEqualTo("e1g1");
        }
        Position shuffled = Fen.position(Presets.CHESS960, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertThat(CecpMoves.write(shuffled, CecpMoves.parse(shuffled, "O-O-O"))).isEqualTo("O-O-O");
    }
}
