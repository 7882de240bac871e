package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;
import rookery.engine.net.Nets;

/** {@code rookery train}, {@code rookery net} and {@code rookery tune search}, with hardly any games. */
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

    @Test
    void searchIsTunedInSeveralGamesInTurn() {
        assertThat(
                terminal.run("tune", "search", "gardner", "los-alamos", "--steps", "2", "--games", "2", "--nodes", "40", "--data", folder))
                .isEqualTo(ExitCode.OK);
        assertThat(terminal.errors()).contains("step 1 of 2, gardner", "step 2 of 2, los-alamos");
        assertThat(terminal.run("tune", "search", "gardner", "dice")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("there is no variant “dice” without a die");
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
        assertThat(terminal.run("train", "fide", "--begin", "racing-kings", "--data", folder)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("sees the board in another way");
        Path net = folder.resolve("gardner.net");
        assertThat(terminal.run("train", "gardner", "--begin", "los-alamos", "--games", "20", "--rounds", "1", "--nodes", "20",
                "--match-games",
                "2", "--match-nodes", "20", "--data", folder, "--out", net)).isEqualTo(ExitCode.OK);
        assertThat(terminal.errors()).contains("the net of los-alamos against the evaluation without a net");
        assertThat(net).exists();
        terminal.clear();
        assertThat(terminal.run("train", "gardner", "--begin", "gardner", "--games", "20", "--rounds", "1", "--nodes", "20",
                "--match-games",
                "2", "--match-nodes", "20", "--data", folder)).isEqualTo(ExitCode.OK);
        assertThat(terminal.errors()).contains("the net of gardner, which is in use, plays first")
                .doesNotContain("against the evaluation without a net: ");
    }

    /** Plays forty games of the variant and returns their file. */
    private Path games(String variant) throws IOException {
        Path data = folder.resolve(variant);
        assertThat(terminal.run("train", variant, "--games", "40", "--rounds", "1", "--nodes", "20", "--width", "8", "--base", "goals",
                "--match-games", "2", "--match-nodes", "20", "--data", data, "--out", folder.resolve(variant + ".net")))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
        try (var files = Files.find(data.resolve("training"), 2, (file, _) -> file.endsWith("round1.games"))) {
            return files.findFirst().orElseThrow();
        }
    }

    private void plays(Path net, String variant) {
        assertThat(terminal.run("match", "rookery:Hash=1,EvalFile=" + net, "rookery:Hash=1", "--variant", variant, "--games", "2",
                "--nodes", "50", "--max-moves", "10")).as(terminal.errors()).isEqualTo(ExitCode.OK);
    }

    /** Gothic's pieces are Capablanca's: one net learns from the games of both, and plays both. */
    @Test
    void aNetIsFittedToGamesOfSisterVariants() throws IOException {
        Path gothic = games("gothic");
        Path capablanca = games("capablanca");
        List<byte[]> fitted = new ArrayList<>();
        for (String seedAndThreads : List.of("5 1", "5 3", "6 3")) {
            Path net = folder.resolve("fitted " + seedAndThreads);
            terminal.clear();
            assertThat(terminal.run("net", "fit", "--for", "capablanca", "--width", "16", "--passes", "2", "--seed",
                    seedAndThreads.substring(0, 1), "--threads", seedAndThreads.substring(2), "--out", net, capablanca, gothic))
                    .as(terminal.errors()).isEqualTo(ExitCode.OK);
            assertThat(terminal.errors()).doesNotContain(" 0 positions").contains("80 games, ", "pass 1 of 2, held-out loss ",
                    "pass 2 of 2, held-out loss ");
            fitted.add(Files.readAllBytes(net));
        }
        assertThat(fitted.get(1)).as("with any number of threads").isEqualTo(fitted.get(0));
        assertThat(fitted.get(2)).as("with another seed").isNotEqualTo(fitted.get(0));
        Path net = folder.resolve("fitted 5 1");
        plays(net, "capablanca");

        Path admitted = folder.resolve("admitted.net");
        assertThat(terminal.run("net", "card", net, "--set", "match=2 games: +2 =0 -0", "--out", admitted)).isEqualTo(ExitCode.OK);
        terminal.clear();
        assertThat(terminal.run("net", "card", admitted)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("1280 inputs, width 16", "variant: capablanca", "games: 80", "match: 2 games: +2 =0 -0",
                "command: rookery net fit --for capablanca --width 16 --base goals --passes 2 --results 10 --seed 5 round1.games round1.games");

        Path transferred = folder.resolve("transferred.net");
        assertThat(terminal.run("net", "transfer", admitted, "--from", "capablanca", "--for", "gothic", "--out", transferred))
                .isEqualTo(ExitCode.OK);
        terminal.clear();
        assertThat(terminal.run("net", "card", transferred)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("variant: gothic", "; rookery net transfer --from capablanca --for gothic")
                .doesNotContain("match");
        plays(transferred, "gothic");
    }

    @Test
    void aNetWithZonesPlaysAndBecomesThatOfASister() throws IOException {
        Path zoned = folder.resolve("zoned.net");
        assertThat(terminal.run("net", "fit", "--for", "capablanca", "--width", "8", "--passes", "1", "--zones", "--results", "30", "--out",
                zoned, games("gothic"))).as(terminal.errors()).isEqualTo(ExitCode.OK);
        terminal.clear();
        assertThat(terminal.run("net", "card", zoned)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("5120 inputs, width 8",
                "--base goals --zones --passes 1 --results 30 --seed 1 round1.games");
        plays(zoned, "capablanca");
        Path janus = folder.resolve("janus.net");
        assertThat(terminal.run("net", "transfer", zoned, "--from", "capablanca", "--for", "janus", "--out", janus)).isEqualTo(ExitCode.OK);
        plays(janus, "janus");
    }

    /** What a net knows is not lost when its games are: new ones only change it. */
    @Test
    void aNetLearnsOnFromNewGames() throws IOException {
        Path games = games("gothic");
        Path first = folder.resolve("first.net");
        assertThat(terminal.run("net", "fit", "--for", "gothic", "--width", "8", "--passes", "2", "--zones", "--out", first, games))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
        double before = heldOutLoss();
        Path second = folder.resolve("second.net");
        assertThat(terminal.run("net", "fit", "--for", "gothic", "--begin", first, "--passes", "1", "--out", second, games))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
        assertThat(heldOutLoss()).as("after one pass more").isLessThan(before);
        terminal.clear();
        assertThat(terminal.run("net", "card", second)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("5120 inputs, width 8, 4 outputs, on top of goals",
                "command: rookery net fit --for gothic --begin first.net --passes 1 --results 10 --seed 1 round1.games");
        plays(second, "gothic");

        Path plain = folder.resolve("plain.net");
        assertThat(terminal.run("net", "fit", "--for", "gothic", "--width", "8", "--passes", "1", "--out", plain, games))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
        Path zoned = folder.resolve("zoned.net");
        assertThat(terminal.run("net", "fit", "--for", "gothic", "--begin", plain, "--zones", "--passes", "1", "--out", zoned, games))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
        terminal.clear();
        assertThat(terminal.run("net", "card", zoned)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("5120 inputs, width 8", "--begin plain.net --zones --passes 1", ", before 0.");
        plays(zoned, "gothic");

        Path none = folder.resolve("none.net");
        refused("net", "fit", games, "--for", "gothic", "--begin", games, "--out", none);
        assertThat(terminal.errors()).contains("round1.games cannot be used");
        refused("net", "fit", games, "--for", "capablanca", "--begin", first, "--out", none);
        assertThat(terminal.errors()).contains("trained for other rules");
        refused("net", "fit", games, "--for", "gothic", "--begin", folder, "--out", none);
        assertThat(terminal.errors()).contains("is not a file");
    }

    /** Orda's armies differ; horde's White has no king, on whose place zones depend. */
    @Test
    void aNetLearnsOnWhereSidesDifferAndHasZonesWhereThereAreKings() throws IOException {
        Path games = games("orda");
        Path zoned = folder.resolve("zoned.net");
        assertThat(terminal.run("net", "fit", "--for", "orda", "--begin", folder.resolve("orda.net"), "--zones", "--passes", "1", "--out",
                zoned, games)).as(terminal.errors()).isEqualTo(ExitCode.OK);
        terminal.clear();
        assertThat(terminal.run("net", "card", zoned)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("10240 inputs, width 8");
        refused("net", "fit", games, "--for", "horde", "--zones", "--out", folder.resolve("none.net"));
        assertThat(terminal.errors()).contains("nets of Horde have no zones");
    }

    /** That of the last pass of the last command. */
    private double heldOutLoss() {
        String told = terminal.errors();
        return Double.parseDouble(told.substring(told.lastIndexOf("loss ") + 5).lines().findFirst().orElseThrow());
    }

    @Test
    void gamesAndNetsThatDoNotFitAreRefused() throws IOException {
        Path games = games("gothic");
        Path net = folder.resolve("gothic.net");
        Path none = folder.resolve("none");
        refused("net", "fit", games, "--for", "grand", "--out", none);
        assertThat(terminal.errors()).contains("another board than Grand chess");
        refused("net", "fit", games, "--for", "janus", "--out", none);
        assertThat(terminal.errors()).contains("has pieces that move like none in Janus chess");
        refused("net", "fit", net, "--for", "gothic", "--out", none);
        assertThat(terminal.errors()).contains("does not begin like a file of games");
        refused("net", "fit", games, "--for", "gothic", "--out", net);
        assertThat(terminal.errors()).contains("already exists; it was left untouched");
        refused("net", "fit", games, "--for", "dice", "--out", none);
        assertThat(terminal.errors()).contains("are made by rookery train");
        refused("net", "fit", games, "--for", "gothic");
        assertThat(terminal.errors()).contains("where to write with --out");
        refused("net", "fit", folder, "--for", "gothic", "--out", none);
        assertThat(terminal.errors()).contains("is not a file");
        for (String option : List.of("--width", "--passes", "--threads")) {
            refused("net", "fit", games, "--for", "gothic", "--out", none, option, "0");
            assertThat(terminal.errors()).contains("passes from 1 to 1000");
        }
        refused("net", "fit", games, "--for", "gothic", "--out", none, "--results", "101");
        assertThat(terminal.errors()).contains("from 0 to 100 percent");
        byte[] whole = Files.readAllBytes(games);
        Path cut = Files.write(folder.resolve("cut.games"), Arrays.copyOf(whole, whole.length - 3));
        refused("net", "fit", games, cut, "--for", "gothic", "--out", none);
        assertThat(terminal.errors()).contains("cut.games cannot be used: it is cut off after 39 games");
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;
        refused("net", "fit", Files.write(folder.resolve("damaged.games"), changed), "--for", "gothic", "--out", none);
        assertThat(terminal.errors()).contains("is damaged");

        refused("net", "transfer", net, "--from", "capablanca", "--for", "janus", "--out", none);
        assertThat(terminal.errors()).contains("trained for other rules");
        refused("net", "card", games);
        refused("net", "card", games, "--set", "match=won", "--out", none);
        assertThat(terminal.errors()).contains("is not a net");
        refused("net", "card", net, "--set", "match=won");
        refused("net", "card", net, "--set", "a name=a value", "--out", none);
        assertThat(terminal.errors()).contains("a name of small letters");
        assertThat(none).doesNotExist();
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
