package rookery.uci.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.variant.Presets;

@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class CecpServerTest {

    private final PatientBot bot = new PatientBot();
    private final Talk talk = new Talk(new CecpServer("Test", EnginePlayers.of(bot), "", Duration.ZERO, 1)::run);

    @BeforeEach
    void answerThePhone() {
        talk.expect("feature done=0");
    }

    @AfterEach
    void hangUp() {
        talk.close();
    }

    @Test
    void introducesItself() {
        List<String> words = talk.say("xboard", "protover 2").until("feature done=1");
        assertThat(words).contains("feature myname=\"Test\"", "feature option=\"Trouble -string \"",
                "feature option=\"Clear Hash -button\"");
        assertThat(words).anyMatch(line -> line.contains("memory=1") && line.contains("smp=0") && line.contains("setboard=1"));
        String variants = words.stream().filter(line -> line.contains("variants=")).findFirst().orElseThrow();
        assertThat(variants).contains("normal,fischerandom,").contains("xxl", "3check", "losalamos", "grand").doesNotContain("dice",
                "\"chess");
    }

    @Test
    void playsBlackAfterNew() {
        talk.say("new", "level 0 2:30 1.5", "time 15000", "otim 14000", "usermove e2e4").expect("move a7a5");
        assertThat(bot.events).anySatisfy(event -> assertThat(event).contains("black=PT2M30S", "white=PT2M20S", "Increment=PT1.5S"));
        talk.say("usermove d2d4").expect("move ");
        // Without the word, and in another notation.
        talk.say("Nf3").expect("move ");
        assertThat(talk.say("usermove f3f4").expect("Illegal")).isEqualTo("Illegal move: f3f4");
    }

    @Test
    void forceModeOnlyFollows() {
        talk.say("new", "force", "usermove e2e4", "usermove e7e5", "ping 3");
        assertThat(talk.until("pong 3")).containsExactly("pong 3");
        talk.say("st 1", "go").expect("move a2a3");
        talk.say("ping 4").expect("pong 4");
        talk.say("force", "remove", "undo", "setboard 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "usermove a1a8");
        assertThat(talk.expect("1-0")).isEqualTo("1-0 {White wins: checkmate}");
        assertThat(talk.say("usermove g8h8").expect("Illegal move")).endsWith("g8h8");
    }

    @Test
    void movesNowWhenAsked() {
        talk.say("new", "nopost", "force", "st 1", "sd 3", "go").expect("move");
        assertThat(talk.say("undo", "white", "black", "playother", "ping 5").until("pong 5")).hasSize(1);
    }

    @Test
    void analyses() {
        talk.say("new", "force", "analyze").expect("1 30 0 1 a2a3");
        talk.say("usermove e2e4").expect("1 30 0 1 a7a5");
        talk.say("undo").expect("1 30 0 1 a2a3");
        talk.say("ping 1").expect("pong 1");
        talk.say("setboard 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1").expect("1 30");
        talk.say("exit", "ping 2");
        assertThat(talk.until("pong 2")).noneMatch(line -> line.startsWith("move"));
    }

    @Test
    void definesVariantsThatXboardDoesNotKnow() {
        talk.say("new", "variant xxl");
        List<String> words = talk.say("ping 1").until("pong 1");
        assertThat(words.getFirst()).startsWith("setup (PNBRQ..HE..CGA.......Kpnbrq..he..cga.......k) 14x14+0_fairy rnbhcgakgcebnr/");
        assertThat(words).contains("piece A& QN", "piece H& BN", "piece C& C", "piece K& KO2", "piece P& fmWfcFifmnD");
        assertThat(talk.say("variant gardner", "ping 3").until("pong 3")).contains("piece P& fmWfcF", "piece K& K");
        assertThat(talk.say("variant capablanca", "ping 2").until("pong 2")).hasSize(1);
        assertThat(talk.say("variant dice").expect("Error")).contains("dice");
        // Ten ranks are counted from 0.
        talk.say("variant grand", "usermove e2e4").expect("move a7a6");
    }

    @Test
    void castlesAsInChess960() {
        talk.say("new", "variant fischerandom", "force", "setboard k7/8/8/8/8/8/4PPPP/6KR w H - 0 1", "usermove O-O", "ping 1");
        assertThat(talk.until("pong 1")).hasSize(1);
    }

    @Test
    void optionsReachTheBot() {
        talk.say("new", "memory 32", "option Trouble=throw", "option Clear Hash", "st 1", "usermove e2e4");
        assertThat(talk.until("move a7a5")).anyMatch(line -> line.contains("out of order"));
        assertThat(bot.events).contains("create 32");
        assertThat(talk.say("memory 99999").expect("tellusererror")).contains("Hash goes from");
    }

    @Test
    void nonsenseIsAnError() {
        assertThat(talk.say("fly to the moon").expect("Error")).isEqualTo("Error (unknown command): fly to the moon");
        assertThat(talk.say("setboard rubbish").expect("tellusererror")).contains("Illegal position");
        assertThat(talk.say("variant halma").expect("Error")).contains("halma");
        talk.say("level x y z", "st -3", "time abc", "sd", "draw", "result 1-0 {White mates}", "ping 9").expect("pong 9");
    }

    @Test
    void variantFilesAreOffered(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("kitchen.json"), VariantWriter.write(Presets.FIDE.with(draft -> {
            draft.id = "kitchen";
            draft.name = "Kitchen chess";
        })));
        Files.writeString(folder.resolve("bad.json"), "{");
        try (Talk other = new Talk(new CecpServer("Test", EnginePlayers.of(bot), folder.toString(), Duration.ZERO, 1)::run)) {
            List<String> words = other.say("protover 2").until("feature done=1");
            assertThat(words.get(1)).startsWith("tellusererror bad.json");
            assertThat(words).anyMatch(line -> line.contains("variants=") && line.contains(",kitchen\""));
            other.say("variant kitchen").expect("setup (PNBRQ................K");
        }
    }
}
