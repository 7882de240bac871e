package rookery.desktop.screen.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.arena.run.JobSpec;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.position.Position;
import rookery.play.bot.BotProvider;

/** What reaches beyond the form of the lab: agents dropped onto the window, games of the user's own, parts, other machines, training data. */
final class LabReachTest extends WindowTest {
    @BeforeEach
    void visit() throws Exception {
        window.go(new Place.Lab());
        window.await(() -> window.shows("#add-greedy"));
    }

    private LabScreen screen() {
        return (LabScreen) window.program().shell().screen();
    }

    private void set(LabIntent... intents) throws Exception {
        TestWindow.run(() -> List.of(intents).forEach(screen()::accept));
        window.settle();
    }

    private void load(List<String> players, Map<String, String> settings) throws Exception {
        show(new JobSpec(players, settings));
        window.await(this::mayStart);
    }

    private void show(JobSpec spec) throws Exception {
        files.choose(Files.writeString(data.resolve("given.json"), spec.json()));
        window.press("job-open");
        window.await(() -> FxThread.call(() -> screen().store().state().form().spec().equals(spec)));
    }

    private String words(String id) throws Exception {
        return FxThread.call(() -> ((Labeled) window.program().shell().lookup("#" + id)).getText());
    }

    private String written(String id) throws Exception {
        var field = (TextField) window.node("#" + id);
        return FxThread.call(field::getText);
    }

    private boolean mayStart() throws Exception {
        return FxThread.call(() -> window.program().shell().lookup("#lab-start") instanceof Button start && !start.isDisabled());
    }

    private void playToTheEnd() throws Exception {
        window.await(this::mayStart);
        window.press("lab-start");
        window.await(() -> window.shows("#lab-leave") && words("lab-phase").equals("Complete"));
    }

    private void backToTheForm() throws Exception {
        window.press("lab-leave");
        window.await(() -> window.shows("#lab-start"));
    }

    /** The first example, compiled and packed as its project does it. */
    private Path agent() throws Exception {
        var classes = Files.createDirectories(data.resolve("classes"));
        var path = place(Position.class) + File.pathSeparator + place(BotProvider.class);
        assertThat(
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-nowarn", "-d", classes.toString(), "-cp", path,
                        Path.of("../examples/java/OnePlyAgent.java").toString()))
                .isZero();
        var jar = data.resolve("my-agent.jar");
        try (var out = Files.newOutputStream(jar); var zip = new ZipOutputStream(out); var all = Files.walk(classes)) {
            for (var each : all.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
                Files.copy(each, zip);
            }
            zip.putNextEntry(new ZipEntry("META-INF/services/" + BotProvider.class.getName()));
            zip.write("agent.OnePlyAgent".getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    private static Path place(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void anAgentDroppedOntoTheWindowLoadsAndPlays() throws Exception {
        show(new JobSpec(List.of("random"), Map.of("variant", "dice", "games", "4", "max-moves", "60")));
        set(new LabIntent.Drop(List.of(agent())));
        window.await(() -> window.shows("#player-1") && written("player-1").startsWith("jar:"));
        assertThat(Files.exists(data.resolve("agents/my-agent.jar"))).as("kept for the next time").isTrue();
        window.await(() -> words("lab-title").equals("Random – One ply"));
        playToTheEnd();
        assertThat(words("lab-progress")).startsWith("4 of 4 games");
        assertThat(List.of(words("standing-1"), words("standing-2"))).containsExactlyInAnyOrder("Random", "One ply");
        assertThat(Files.readString(data.resolve("lab/0001/games.jsonl"))).contains("my-agent.jar").contains("\"trouble\": \"\"");
    }

    @Test
    void aPartPlayedHereAndOnePlayedThereArePutTogether() throws Exception {
        load(List.of("greedy", "random"), Map.of("variant", "gardner", "games", "8", "max-moves", "40", "seed", "3"));
        playToTheEnd();
        backToTheForm();
        for (var part : List.of("1/2", "2/2")) {
            set(new LabIntent.Part(part));
            playToTheEnd();
            assertThat(words("lab-progress")).startsWith("4 of 4 games");
            backToTheForm();
        }
        files.choose(data.resolve("lab/0002/journal.jsonl"), data.resolve("lab/0003/journal.jsonl"));
        window.fire("merge");
        window.await(() -> window.shows("#lab-leave") && words("lab-phase").equals("Complete"));
        assertThat(words("lab-progress")).startsWith("8 of 8 games");
        for (var name : List.of("games.pgn", "games.jsonl", "games.csv", "report.html")) {
            assertThat(data.resolve("lab/0004").resolve(name)).hasSameBinaryContentAs(data.resolve("lab/0001").resolve(name));
        }
        backToTheForm();
        files.choose(data.resolve("lab/0002/journal.jsonl"), data.resolve("lab/0002/journal.jsonl"));
        window.fire("merge");
        window.await(() -> window.shows(".notice"));
        assertThat(window.text(".notice-text")).contains("are both part 1/2");
    }

    @Test
    void otherMachinesPlayTheSameGames() throws Exception {
        load(List.of("greedy", "random"), Map.of("variant", "gardner", "games", "20", "max-moves", "40"));
        set(new LabIntent.Where("mars"));
        window.await(() -> FxThread.call(() -> !screen().store().state().problems("where").isEmpty()));
        assertThat(words("problem-where")).startsWith("Nothing here can play on “mars”.");
        assertThat(mayStart()).isFalse();
        set(new LabIntent.Where("home"), new LabIntent.Part("1/2"));
        window.await(() -> FxThread.call(() -> !screen().store().state().problems("part").isEmpty()));
        set(new LabIntent.Part(""));
        int opened = HomeGrid.OPENED.get();
        playToTheEnd();
        assertThat(HomeGrid.OPENED.get()).isEqualTo(opened + 1);
        window.await(() -> HomeGrid.CLOSED.get() == HomeGrid.OPENED.get());
        assertThat(words("lab-progress")).startsWith("20 of 20 games");
        backToTheForm();
        assertThat(FxThread.call(() -> screen().store().state().form().command())).endsWith(" --on home");
        set(new LabIntent.Where(""));
        playToTheEnd();
        assertThat(data.resolve("lab/0002/report.html")).hasSameBinaryContentAs(data.resolve("lab/0001/report.html"));
    }

    @Test
    void aGameOfTheUsersOwnIsPlayedAndABadFileToldInFull() throws Exception {
        var good = Files.writeString(data.resolve("tiny.json"), "{\"extends\": \"gardner\", \"id\": \"tiny\", \"name\": \"Tiny chess\"}");
        var bad = Files.writeString(data.resolve("bad.json"),
                "{\"extends\": \"gardner\", \"id\": \"bad\", \"castling\": \"sometimes\", \"board\": \"huge\"}");
        load(List.of("greedy", "random"), Map.of("games", "2", "max-moves", "40"));
        files.choose(bad);
        window.fire("variant-choose");
        window.await(() -> window.shows("#problem-variant"));
        assertThat(words("problem-variant")).contains("castling", "board");
        // Dropped it is the same as chosen.
        set(new LabIntent.Drop(List.of(good)));
        window.await(() -> words("lab-games").contains("Tiny chess"));
        assertThat(window.shows("#problem-variant")).isFalse();
        playToTheEnd();
        assertThat(Files.readString(data.resolve("lab/0001/games.pgn"))).contains("[Variant \"");
    }

    @Test
    void theGamesOfARunAreSavedInEveryFormTheCommandsWrite() throws Exception {
        load(List.of("greedy", "random"), Map.of("variant", "gardner", "games", "2", "max-moves", "40"));
        playToTheEnd();
        for (var name : List.of("my.pgn", "my.jsonl", "my.csv", "my.html", "my.bin", "positions.jsonl")) {
            var file = data.resolve(name);
            files.choose(file);
            window.fire("lab-save");
            window.await(() -> Files.exists(file));
        }
        assertThat(data.resolve("my.pgn")).hasSameBinaryContentAs(data.resolve("lab/0001/games.pgn"));
        assertThat(data.resolve("my.jsonl")).hasSameBinaryContentAs(data.resolve("lab/0001/games.jsonl"));
        assertThat(data.resolve("my.csv")).hasSameBinaryContentAs(data.resolve("lab/0001/games.csv"));
        assertThat(data.resolve("my.html")).hasSameBinaryContentAs(data.resolve("lab/0001/report.html"));
        assertThat(Files.readAllBytes(data.resolve("my.bin"))).startsWith("RKTD".getBytes(StandardCharsets.US_ASCII));
        assertThat(data.resolve("positions.jsonl")).content().startsWith("{\"game\"");
    }
}
