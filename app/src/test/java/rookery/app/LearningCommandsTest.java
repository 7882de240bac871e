package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;
import rookery.engine.net.Nets;

/** {@code rookery train} and {@code rookery tune search}, with hardly any games. */
final class LearningCommandsTest {

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    @AfterEach
    void forgetTheFolder() {
        Nets.look(Path.of("none"));
    }

    @Test
    void searchIsTunedStepByStepAndTheEngineTakesWhatCameOut() throws IOException {
        Path numbers = folder.resolve("search.txt");
        assertThat(terminal.run("tune", "search", "gardner", "--steps", "2", "--games", "2", "--nodes", "40", "--data", folder, "--out",
                numbers))
                .isEqualTo(ExitCode.OK);
        assertThat(terminal.errors()).contains("step 1 of 2", "step 2 of 2");
        assertThat(Files.readString(numbers)).contains("null-move ", "futility ");
        // Done is done: the same again plays nothing and says the same.
        assertThat(terminal.run("tune", "search", "gardner", "--steps", "2", "--games", "2", "--nodes", "40", "--data", folder))
                .isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains(Files.readString(numbers));
        assertThat(terminal.run("match", "rookery:Hash=1,SearchFile=" + numbers, "rookery:Hash=1", "--variant", "gardner", "--games", "2",
                "--nodes", "50", "--max-moves", "20")).isEqualTo(ExitCode.OK);
    }

    /** Law 6: a player that could not be made loses no games, it is refused before the first one. */
    @Test
    void filesThatTheEngineCannotUseAreRefusedBeforeTheFirstGame() throws IOException {
        Path missing = folder.resolve("missing.txt");
        Path words = Files.writeString(folder.resolve("words.txt"), "what is this\n");
        Path binary = Files.write(folder.resolve("binary"), new byte[]{(byte) 0xff, (byte) 0xfe, 0, 1});
        for (String option : List.of("SearchFile", "EvalFile")) {
            for (Path file : List.of(missing, words, binary, folder)) {
                refused("match", "rookery:Hash=1," + option + "=" + file, "greedy", "--nodes", "10", "--quiet");
                assertThat(terminal.errors()).contains(option + ": " + file);
            }
        }
        refused("match", "rookery:Hash=1,SearchFile=" + missing, "greedy", "--nodes", "10");
        assertThat(terminal.errors()).contains("it is not there");
        Path job = Files.writeString(folder.resolve("job.json"),
                "{\"players\": [\"rookery:Hash=1,EvalFile=" + missing.toString().replace('\\', '/') + "\", \"random\"], \"nodes\": 10}");
        refused("tournament", job, "--quiet");
        refused("match", "rookery:Hash=a lot", "greedy", "--nodes", "10");
        assertThat(terminal.errors()).contains("Hash is a whole number");
    }

    private void refused(Object... command) {
        terminal.clear();
        assertThat(terminal.run(command)).as(terminal.errors()).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).doesNotContain("Exception").doesNotContain("java.");
        assertThat(terminal.output()).isEmpty();
    }

    @Test
    void wishesThatCannotBeAreRefusedInWords() {
        assertThat(terminal.run("tune", "search", "dice")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("there is no variant “dice” without a die");
        assertThat(terminal.run("tune", "search", "fide", "--games", "3")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("games of a step come in pairs");
    }

    @Test
    void aNetMayBeginWithThatOfAnotherVariantIfThereIsOne() {
        assertThat(terminal.run("train", "gothic", "--begin", "nothing", "--data", folder)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("--begin: there is no variant “nothing” without a die");
        assertThat(terminal.run("train", "fide", "--begin", "three-check", "--data", folder)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("sees the board in another way");
        Path net = folder.resolve("gardner.net");
        assertThat(terminal.run("train", "gardner", "--begin", "los-alamos", "--games", "20", "--rounds", "1", "--nodes", "20",
                "--match-games",
                "2", "--match-nodes", "20", "--data", folder, "--out", net)).isEqualTo(ExitCode.OK);
        assertThat(terminal.errors()).contains("the net of los-alamos against the evaluation without a net");
        assertThat(net).exists();
    }

    @Test
    void positionsGoToOtherTrainersAndNetsToSisterGames() throws IOException {
        assertThat(terminal.run("train", "gothic", "--games", "40", "--rounds", "1", "--nodes", "20", "--width", "8", "--base", "goals",
                "--match-games",
                "2", "--match-nodes", "20", "--data", folder, "--out", folder.resolve("gothic.net"))).isEqualTo(ExitCode.OK);
        Path games;
        try (var files = Files.find(folder.resolve("training"), 2, (file, _) -> file.endsWith("round1.games"))) {
            games = files.findFirst().orElseThrow();
        }
        // Gothic's pieces are Capablanca's: its games can be learnt from there, and its net played with.
        Path positions = folder.resolve("ten.positions");
        assertThat(terminal.run("net", "positions", games, "--for", "capablanca", "--out", positions)).as(terminal.errors())
                .isEqualTo(ExitCode.OK);
        ByteBuffer header = ByteBuffer.wrap(Files.readAllBytes(positions)).order(ByteOrder.LITTLE_ENDIAN);
        int told = Integer.parseInt(
                terminal.output().lines().filter(line -> line.contains(" positions in ")).findFirst().orElseThrow().split(" ")[0]);
        int inputs = header.getInt(22);
        int each = header.getShort(26);
        assertThat(inputs).isEqualTo(1280);
        assertThat(header.capacity()).isEqualTo(64 + told * (4 * each + 12));
        for (int i = 0; i < told; i++) {
            for (int seen = 0; seen < 2 * each; seen++) {
                assertThat((int) header.getShort(64 + i * (4 * each + 12) + 2 * seen)).isBetween(0, inputs);
            }
        }
        Path net = folder.resolve("capablanca.net");
        assertThat(terminal.run("net", "transfer", folder.resolve("gothic.net"), "--from", "gothic", "--for", "capablanca", "--out", net))
                .isEqualTo(ExitCode.OK);
        assertThat(terminal.run("match", "rookery:Hash=1,EvalFile=" + net, "rookery:Hash=1", "--variant", "capablanca", "--games", "2",
                "--nodes", "50",
                "--max-moves", "10")).as(terminal.errors()).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("net", "card", net)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("1280 inputs, width 8", "variant: capablanca");

        refused("net", "positions", games, "--for", "grand", "--out", folder.resolve("none"));
        refused("net", "positions", games, "--for", "janus", "--out", folder.resolve("none"));
        assertThat(terminal.errors()).contains("has pieces that Janus chess lacks");
        refused("net", "positions", net, "--for", "gothic", "--out", folder.resolve("none"));
        refused("net", "positions", games, "--for", "gothic", "--out", net);
        assertThat(terminal.errors()).contains("already exists; it was left untouched");
        refused("net", "transfer", net, "--from", "gothic", "--for", "janus", "--out", folder.resolve("none"));
        assertThat(terminal.errors()).contains("trained for other rules");
        refused("net", "card", games);
        byte[] whole = Files.readAllBytes(games);
        refused("net", "positions", Files.write(folder.resolve("cut.games"), Arrays.copyOf(whole, whole.length - 3)), "--for", "gothic",
                "--out",
                folder.resolve("none"));
        assertThat(terminal.errors()).contains("it is cut off after 39 games");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Test
    void aGameWithADieLearnsLikeTheOthers() {
        Path net = folder.resolve("dice.net");
        assertThat(terminal.run("train", "dice", "--games", "20", "--rounds", "1", "--nodes", "20", "--width", "8", "--match-games", "2",
                "--match-nodes", "20", "--data", folder, "--out", net)).isEqualTo(ExitCode.OK);
        assertThat(terminal.errors()).contains("fitting on top of derived");
        assertThat(net).exists();
        assertThat(terminal.run("train", "dice", "--base", "goals", "--data", folder)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("with a die a net is always added");
    }
}
