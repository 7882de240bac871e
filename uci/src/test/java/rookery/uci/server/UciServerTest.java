package rookery.uci.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.EngineVariants;
import rookery.uci.protocol.UciReply;
import rookery.uci.protocol.UciReplyReader;

@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class UciServerTest {

    private final PatientBot bot = new PatientBot();
    private final Talk talk = new Talk(new UciServer("Test", "nobody", EnginePlayers.of(bot), Duration.ofMillis(1), 1)::run);

    @AfterEach
    void hangUp() {
        talk.close();
    }

    @Test
    void introducesItself() {
        List<String> words = talk.say("uci").until("uciok");
        assertThat(words).startsWith("id name Test", "id author nobody").contains("option name Hash type spin default 16 min 1 max 1024",
                "option name Clear Hash type button", "option name MultiPV type spin default 1 min 1 max 256",
                "option name Ponder type check default false", "option name UCI_Chess960 type check default false",
                "option name UCI_ShowWDL type check default false", "option name VariantPath type string default <empty>");
        BotOption.Combo variants = words.stream().map(UciReplyReader::read)
                .flatMap(reply -> reply instanceof UciReply.Offer(BotOption.Combo combo) ? Stream.of(combo) : Stream.empty())
                .filter(combo -> combo.name().equals("UCI_Variant")).findFirst().orElseThrow();
        assertThat(variants.byDefault()).isEqualTo("chess");
        assertThat(variants.choices()).containsExactlyElementsOf(Variants.all().stream().map(EngineVariants::name).toList());
    }

    @Test
    void warmsUpOnceBeforeItIsReady() {
        talk.say("isready").expect("readyok");
        assertThat(bot.events).extracting(event -> event.split(" ")[0]).containsExactly("create", "choose", "new");
        talk.say("isready").expect("readyok");
        assertThat(bot.events).hasSize(3);
    }

    @Test
    void knowsAllLimits() throws InterruptedException {
        talk.say("go wtime 1000 btime 2000 winc 10 binc 20 movestogo 7 depth 3 nodes 4000 mate 2 movetime 500 searchmoves a2a3 zz e2e4");
        talk.expect("bestmove a2a3");
        assertThat(bot.events.take()).isEqualTo("create 16");
        String asked = bot.events.take();
        assertThat(asked).contains("white=PT1S", "black=PT2S", "whiteIncrement=PT0.01S", "blackIncrement=PT0.02S", "movesToGo=7", "depth=3",
                "nodes=4000", "mate=2", "moveTime=PT0.5S", "lines=1").doesNotContain("moves=[]");
        talk.say("go wtime -5 btime -5 winc -1 movetime -3").expect("bestmove");
        talk.say("go movetime 99999999999999999999 depth 99999999999 nodes -4 wtime abc").expect("bestmove");
    }

    @Test
    void answersWhileItThinks() {
        talk.say("go infinite").expect("info depth 1");
        talk.say("isready").expect("readyok");
        talk.say("uci").expect("uciok");
        assertThat(talk.rest()).isEmpty();
        talk.say("stop").expect("bestmove");
        talk.say("stop", "stop", "isready").expect("readyok");
        assertThat(talk.end()).isEmpty();
    }

    @Test
    void infiniteMeansUntilStopped() {
        talk.say("setoption name Trouble value throw", "go infinite").expect("info string the bot failed");
        talk.say("isready").expect("readyok");
        assertThat(talk.say("stop").until("bestmove")).hasSize(1);
    }

    @Test
    void aNewQuestionEndsTheOldOne() {
        talk.say("go infinite", "position startpos moves e2e4", "go infinite", "go depth 1");
        for (int i = 0; i < 3; i++) {
            talk.expect("bestmove");
        }
        assertThat(talk.end()).isEmpty();
    }

    @Test
    void pondersUntilTheMoveIsPlayed() throws InterruptedException {
        talk.say("position startpos moves e2e4 e7e5", "go ponder wtime 60000 btime 60000").expect("info depth 1");
        talk.say("isready").expect("readyok");
        assertThat(bot.events.take()).isEqualTo("create 16");
        assertThat(bot.events.take()).contains("clocks=null");
        talk.say("ponderhit").expect("bestmove");
        assertThat(bot.events.take()).contains("white=PT1M");
        talk.say("go ponder wtime 60000 btime 60000").expect("info depth 1");
        talk.say("stop").expect("bestmove");
        // A hit and a stop without anything to hit or stop.
        talk.say("ponderhit", "stop", "isready").expect("readyok");
        assertThat(talk.end()).isEmpty();
    }

    @Test
    void showsSeveralLinesAndChances() {
        talk.say("setoption name multipv value 3", "setoption name UCI_ShowWDL value true", "go depth 1");
        List<String> words = talk.until("bestmove");
        assertThat(words.subList(0, 3)).allMatch(line -> line.contains(" wdl "))
                .extracting(line -> line.replaceAll(".* multipv (\\d) .*", "$1"))
                .containsExactly("1", "2", "3");
    }

    @Test
    void optionsReachTheBot() throws InterruptedException {
        talk.say("setoption name Hash value 32", "isready").expect("readyok");
        assertThat(bot.events.take()).isEqualTo("create 32");
        talk.say("setoption name hash value 64", "go depth 1").expect("bestmove");
        assertThat(bot.events).contains("close", "create 64");
        talk.say("setoption name Clear Hash", "isready").expect("readyok");
        assertThat(bot.events).contains("press Clear Hash");
        assertThat(talk.say("setoption name Hash value 5000").expect("info string")).contains("Hash goes from 1 to 1024");
        assertThat(talk.say("setoption name Hashish value 1").expect("info string")).contains("no option");
        assertThat(talk.say("setoption name UCI_Variant value halma").expect("info string")).contains("no variant");
        talk.say("setoption name UCI_Opponent value none", "isready").expect("readyok");
    }

    @Test
    void aBotThatFailsStillMoves() {
        talk.say("setoption name Trouble value throw", "go depth 1");
        assertThat(talk.until("bestmove")).hasSize(2).first().asString().contains("out of order");
        talk.say("setoption name Trouble value illegal", "go depth 1").expect("bestmove a2a3");
        talk.say("setoption name Trouble value create", "go depth 1");
        assertThat(talk.until("bestmove").getFirst()).contains("no room");
    }

    @Test
    void badPositionsAreExplained() {
        talk.say("position fen rubbish", "d");
        assertThat(talk.until("Key").getFirst()).startsWith("info string the FEN is invalid");
        assertThat(talk.say("position fen 8/8/8/8/8/8/8/8 w - - 0 1").expect("info string")).contains("cannot be played");
        assertThat(talk.say("position startpos moves e2e4 e2e4").expect("info string")).contains("e2e4");
        assertThat(talk.say("d").until("Fen:").getLast()).contains(" b KQkq");
        talk.say("position fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "go depth 5").expect("bestmove (none)");
    }

    @Test
    void castlesInBothNotations() {
        String fen = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves ";
        talk.say(fen + "e1g1 e8a8", "d");
        assertThat(talk.expect("Fen:")).contains("2kr3r/8/8/8/8/8/8/R4RK1");
        talk.say("setoption name UCI_Chess960 value true", fen + "e1h1", "go depth 1 searchmoves e8a8").expect("bestmove e8a8");
        talk.say("setoption name UCI_Chess960 value false", fen + "e1h1", "go depth 1 searchmoves e8a8").expect("bestmove e8c8");
    }

    @Test
    void theRollTravelsWithThePosition() {
        talk.say("setoption name UCI_Variant value dice").expect("info string variant dice files 8 ranks 8");
        talk.say("position startpos", "go depth 1");
        assertThat(talk.until("bestmove (none)").getFirst()).contains("die has not been rolled");
        talk.say("position startpos moves roll 2 g1f3 roll 1", "d");
        assertThat(talk.expect("Fen:")).endsWith(" p");
        talk.say("go depth 1 searchmoves e7e5 g8f6").expect("bestmove e7e5");
        talk.say("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 N", "go depth 1").expect("bestmove b1");
    }

    @Test
    void variantFilesCanBeLoaded(@TempDir Path folder) throws Exception {
        Variant own = Presets.FIDE.with(draft -> {
            draft.id = "kitchen";
            draft.name = "Kitchen chess";
        });
        Files.writeString(folder.resolve("kitchen.json"), VariantWriter.write(own));
        Files.writeString(folder.resolve("broken.json"), "{");
        assertThat(talk.say("setoption name VariantPath value " + folder.resolve("kitchen.json"), "uci").until("uciok"))
                .anyMatch(line -> line.contains("UCI_Variant") && line.endsWith("var kitchen"));
        talk.say("setoption name UCI_Variant value kitchen").expect("info string variant kitchen files 8 ranks 8");
        assertThat(talk.say("setoption name VariantPath value " + folder).expect("info string")).contains("broken.json");
        assertThat(talk.say("setoption name VariantPath value " + folder.resolve("none.json")).expect("info string")).contains("none.json");
    }

    @Test
    void countsAndMeasures() {
        assertThat(talk.say("go perft 3").until("Nodes searched")).contains("e2e4: 600", "Nodes searched: 8902");
        talk.say("go perft 30", "stop");
        assertThat(talk.expect("Nodes searched")).contains("stopped");
        assertThat(talk.say("bench 2").until("Nodes/second")).anyMatch(line -> line.startsWith("Nodes searched  : 5"));
    }

    @Test
    void theEndOfTheInputIsTheEnd() {
        talk.say("go infinite").expect("info depth");
        talk.close();
        assertThat(talk.await()).hasSize(1).first().asString().startsWith("bestmove");
        assertThat(bot.events).last().isEqualTo("close");
    }
}
