package rookery.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.engine.Boards;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.Nets;
import rookery.engine.net.RandomNets;
import rookery.kernel.position.Position;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.file.FaultyDisk;
import rookery.play.record.CompactGameFile;

/** Learning a net, on the smallest board and with hardly any games. */
class TrainingTest {

    private static final Variant GARDNER = Boards.variant("gardner");

    private static TrainingPlan plan(int threads) {
        return new TrainingPlan(0, List.of(24, 22), 2, 60, List.of(Net.Base.DERIVED, Net.Base.GOALS), 16, "", 4, 60, threads, 5);
    }

    private static byte[] trained(Path folder, int threads, List<String> told) throws IOException, InterruptedException {
        return NetFile
                .write(new Training(GARDNER, plan(threads), folder, () -> 0, each -> told.add(each.line())).run().orElseThrow().net());
    }

    @Test
    void theSameSeedGivesTheSameNetOnAnyNumberOfThreads(@TempDir Path folder) throws IOException, InterruptedException {
        byte[] one = trained(folder.resolve("one"), 1, new ArrayList<>());
        assertThat(trained(folder.resolve("three"), 3, new ArrayList<>())).isEqualTo(one);
    }

    @Test
    void twoProgramsDoNotTrainInOneFolder(@TempDir Path folder) throws IOException, InterruptedException {
        trained(folder, 1, new ArrayList<>());
        byte[] games = Files.readAllBytes(folder.resolve("round1.games"));
        List<String> refused = new ArrayList<>();
        new Training(GARDNER, plan(1), folder, () -> 0, _ -> {
            if (refused.isEmpty()) {
                assertThatThrownBy(() -> trained(folder, 1, new ArrayList<>())).hasMessageContaining("is running already");
                assertThatThrownBy(() -> Training.discard(folder)).hasMessageContaining("is running already");
                refused.add("both");
            }
        }).run();
        assertThat(refused).containsExactly("both");
        assertThat(folder.resolve("round1.games")).hasBinaryContent(games);
        Training.discard(folder);
        assertThat(folder).isDirectoryNotContaining("glob:**round*");
    }

    @Test
    void whatIsDamagedIsSetAside(@TempDir Path folder) throws IOException, InterruptedException {
        byte[] whole = trained(folder, 1, new ArrayList<>());
        byte[] games = Files.readAllBytes(folder.resolve("round2.games"));
        byte[] damaged = games.clone();
        damaged[games.length / 2] ^= 1;
        Files.write(folder.resolve("round2.games"), damaged);
        Files.writeString(folder.resolve("round1.games"), "the work of somebody else");
        for (String gone : List.of("round1.count", "round2.count", "round2.derived.net")) {
            Files.delete(folder.resolve(gone));
        }
        Files.writeString(folder.resolve("round2.goals.net"), "no net");
        List<String> told = new ArrayList<>();
        assertThat(trained(folder, 1, told)).isEqualTo(whole);
        assertThat(folder.resolve("round1.damaged.games")).hasContent("the work of somebody else");
        assertThat(folder.resolve("round2.damaged.games")).hasBinaryContent(damaged);
        assertThat(folder.resolve("round2.goals.damaged.net")).hasContent("no net");
        assertThat(folder.resolve("round2.games")).hasBinaryContent(games);
        assertThat(told).anyMatch(line -> line.contains("it does not begin like a file of games. A copy was kept as round1.damaged.games"))
                .anyMatch(line -> line.contains("is damaged. A copy was kept as round2.damaged.games"));
    }

    @Test
    void aFullDiskIsToldInWordsAndLosesNothing(@TempDir Path folder) throws IOException, InterruptedException {
        byte[] whole = trained(folder.resolve("whole"), 1, new ArrayList<>());
        Path broken = folder.resolve("broken");
        byte[] net = {};
        int failed = 0;
        for (int step = 1; net.length == 0; step++) {
            try (FaultyDisk _ = FaultyDisk.failingFrom(broken, step, "No space left on device")) {
                net = trained(broken, 1, new ArrayList<>());
            } catch (IOException e) {
                failed++;
                assertThat(e).hasMessageContaining("there is no space left on the disk");
            }
        }
        assertThat(failed).isGreaterThan(10);
        assertThat(net).isEqualTo(whole);
    }

    @Test
    void whatWasBrokenOffGoesOnToTheSameNet(@TempDir Path folder) throws IOException, InterruptedException {
        byte[] whole = trained(folder.resolve("whole"), 2, new ArrayList<>());
        Path broken = folder.resolve("broken");
        Training stopped = new Training(GARDNER, plan(1), broken, () -> 0, line -> {
        });
        stopped.stop();
        assertThat(stopped.run()).isEmpty();
        // A crash in the middle of writing a game of the second round.
        trained(broken, 1, new ArrayList<>());
        Path games = broken.resolve("round2.games");
        byte[] all = Files.readAllBytes(games);
        Files.write(games, Arrays.copyOf(all, all.length * 2 / 3));
        for (String gone : List.of("round2.count", "round2.goals.net", "round2.derived.net")) {
            Files.delete(broken.resolve(gone));
        }
        assertThat(trained(broken, 2, new ArrayList<>())).isEqualTo(whole);
        assertThat(Files.readAllBytes(games)).isEqualTo(all);
    }

    @Test
    void theLossOnGamesHeldOutFallsAndTheCardTellsHowToDoItAgain(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> told = new ArrayList<>();
        TrainingPlan plan = new TrainingPlan(0, List.of(160), 1, 60, List.of(Net.Base.GOALS), 16, "", 4, 60, 2, 5);
        var net = new Training(GARDNER, plan, folder, () -> 0, each -> told.add(each.line())).run().orElseThrow().net();
        List<Double> losses = told.stream().filter(line -> line.contains("held-out loss"))
                .map(line -> Double.valueOf(line.substring(line.lastIndexOf(' ') + 1))).toList();
        assertThat(losses.getLast()).isLessThan(losses.getFirst());
        assertThat(net.card()).containsEntry("variant", "gardner").containsKeys("positions", "match", "loss").containsEntry("command",
                "rookery train gardner --games 160 --rounds 1 --nodes 60 --width 16 --base goals --match-games 4 --match-nodes 60 --seed 5");
        List<Integer> plies = new ArrayList<>();
        new CompactGameFile(GARDNER).read(folder.resolve("round1.games"), game -> plies.add(game.plies().size()));
        assertThat(plies).hasSize(160);
        int all = plies.stream().mapToInt(Integer::intValue).sum();
        assertThat((double) Files.size(folder.resolve("round1.games")) / all).isLessThan(4.0);
    }

    @Test
    void gamesOfChess960BeginWithManyArrays(@TempDir Path folder) throws IOException, InterruptedException {
        TrainingPlan plan = new TrainingPlan(0, List.of(12), 1, 30, List.of(Net.Base.GOALS), 8, "", 4, 30, 2, 5);
        assertThat(new Training(Presets.CHESS960, plan, folder, () -> 0, _ -> {}).run()).isPresent();
        Set<String> starts = new HashSet<>();
        var read = new CompactGameFile(Presets.CHESS960).read(folder.resolve("round1.games"), game -> starts.add(game.fen()));
        assertThat(read.problem()).isEmpty();
        assertThat(starts).hasSizeGreaterThan(8).doesNotContain("");
    }

    private static Training begun(Beginning beginning, Path folder, List<String> told) {
        TrainingPlan plan = new TrainingPlan(0, List.of(20), 1, 60, List.of(Net.Base.GOALS), 16, "gardner", 2, 60, 1, 5);
        return new Training(GARDNER, plan, Optional.of(beginning), folder, () -> 0, each -> told.add(each.line()));
    }

    /** A trial at few nodes says less of it than the match that admitted it. */
    @Test
    void theNetInUsePlaysFirstWithoutATrial(@TempDir Path folder) throws IOException, InterruptedException {
        Net poor = RandomNets.of(GARDNER, 8, 1, 4);
        List<String> told = new ArrayList<>();
        begun(new Beginning(poor, true), folder.resolve("use"), told).run();
        assertThat(told.getFirst()).isEqualTo("the net of gardner, which is in use, plays first");
        assertThat(told).noneMatch(line -> line.contains("against the evaluation without a net: "));
        assertThat(folder.resolve("use").resolve("round1.games")).hasBinaryContent(games(Optional.of(poor)));
        told.clear();
        begun(new Beginning(poor, false), folder.resolve("other"), told).run();
        assertThat(told.getFirst()).startsWith("the net of gardner against the evaluation without a net: 60 games");
        assertThat(folder.resolve("other").resolve("round1.games")).hasBinaryContent(games(Optional.empty()));
    }

    /** The first round's games of the plan above. */
    private static byte[] games(Optional<Net> net) throws IOException {
        CompactGameFile records = new CompactGameFile(GARDNER);
        SelfPlayer player = new SelfPlayer(GARDNER, net, 60, 6);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(records.header());
        for (int game = 0; game < 20; game++) {
            file.write(records.bytes(player.play(game)));
        }
        return file.toByteArray();
    }

    @Test
    void onlyTheNetOfTheSameRulesIsInUse() {
        Net net = RandomNets.of(GARDNER, 8, 1, 4);
        assertThat(Beginning.of(net, GARDNER, GARDNER.with(draft -> draft.id = "mine"))).map(Beginning::inUse).contains(true);
        assertThat(Beginning.of(net, GARDNER, Boards.variant("los-alamos"))).map(Beginning::inUse).contains(false);
        assertThat(Beginning.of(net, GARDNER, Boards.variant("racing-kings"))).isEmpty();
    }

    /** Which may be that of the game from which this one differs only in its draws. */
    @Test
    void aNewNetMustBeatTheEvaluationInUse(@TempDir Path folder) throws IOException, InterruptedException {
        Variant endless = GARDNER.with(draft -> draft.draws = DrawRules.NONE);
        Position start = Position.start(endless);
        Thinker usual = Thinker.usual(endless, 200, 1);
        assertThat(usual.think(start)).isEqualTo(Thinker.of(endless, Nets.of(GARDNER), 200, 1).think(start))
                .isNotEqualTo(Thinker.of(endless, Optional.empty(), 200, 1).think(start));
        TrainingPlan plan = new TrainingPlan(0, List.of(20), 1, 40, List.of(Net.Base.GOALS), 8, "", 2, 40, 2, 5);
        Net net = new Training(endless, plan, folder, () -> 0, _ -> {}).run().orElseThrow().net();
        assertThat(net.card().get("match")).endsWith(" at 40 nodes a move against the net of Gardner minichess");
        assertThat(new SelfPlayTrainer().installed(endless)).isPresent().isEqualTo(new SelfPlayTrainer().installed(GARDNER));
    }

    /** A net that plays against itself wins as often as it loses: that is the evaluation in use on the other side. */
    @Test
    void theMatchIsAgainstTheEvaluationInUse() throws InterruptedException {
        Variant endless = GARDNER.with(draft -> draft.draws = DrawRules.NONE);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            SelfMatch.Result result = SelfMatch.againstUsual(endless, Nets.of(GARDNER).orElseThrow(), 100, 3).play(12, threads);
            assertThat(result.won()).isEqualTo(result.lost()).isPositive();
        } finally {
            threads.shutdownNow();
        }
    }

    /** With a die it is the same training, on top of what the die makes certain. */
    @Test
    void aGameWithADieLearnsANetToo(@TempDir Path folder) throws IOException, InterruptedException {
        List<byte[]> nets = new ArrayList<>();
        for (int threads : List.of(1, 3)) {
            TrainingPlan plan = new TrainingPlan(0, List.of(30), 1, 50, List.of(Net.Base.DERIVED), 8, "", 4, 50, threads, 5);
            Net net = new Training(Presets.DICE, plan, folder.resolve("by" + threads), () -> 0, _ -> {}).run().orElseThrow().net();
            assertThat(net.base()).isEqualTo(Net.Base.DERIVED);
            assertThat(Nets.read(NetFile.write(net), Presets.DICE)).isInstanceOf(NetFile.Reading.Whole.class);
            nets.add(NetFile.write(net));
        }
        assertThat(nets.get(1)).isEqualTo(nets.get(0));
        new CompactGameFile(Presets.DICE).read(folder.resolve("by1").resolve("round1.games"),
                game -> assertThat(game.result()).isIn(0, 1, 2));
    }
}
