package rookery.desktop.screen.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.arena.Reading;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** The lab as a person uses it: a match is set up, played, paused, stopped, resumed and examined. */
final class LabWindowTest extends WindowTest {
    @BeforeEach
    void visit() throws Exception {
        window.go(new Place.Lab());
        window.await(() -> window.shows("#add-greedy"));
    }

    private void write(String id, String text) throws Exception {
        var field = (TextField) window.node("#" + id);
        TestWindow.run(() -> field.setText(text));
        window.settle();
    }

    private String written(String id) throws Exception {
        var field = (TextField) window.node("#" + id);
        return FxThread.call(field::getText);
    }

    private String words(String id) throws Exception {
        return FxThread.call(() -> ((Labeled) window.program().shell().lookup("#" + id)).getText());
    }

    private void choose(String variant) throws Exception {
        @SuppressWarnings("unchecked")
        var box = (ComboBox<String>) window.node("#field-variant");
        TestWindow.run(() -> box.setValue(variant));
    }

    private boolean mayStart() throws Exception {
        var start = (Button) window.node("#lab-start");
        return FxThread.call(() -> !start.isDisabled());
    }

    private void match(String games) throws Exception {
        choose("gardner");
        write("field-games", games);
        write("field-max-moves", "40");
        write("field-nodes", "");
        window.await(this::mayStart);
    }

    @SuppressWarnings("unchecked")
    private TableView<Object> games() throws Exception {
        return (TableView<Object>) window.node("#lab-games-table");
    }

    @Test
    void aMatchIsPlayedAndItsGamesAreOpenedInTheReview() throws Exception {
        match("12");
        assertThat(words("lab-title")).isEqualTo("Greedy – Random");
        assertThat(words("lab-games")).startsWith("12 games");
        window.press("lab-start");
        window.await(() -> window.shows("#lab-leave") && words("lab-phase").equals("Complete"));
        assertThat(words("lab-progress")).startsWith("12 of 12 games");
        assertThat(words("standing-1")).isIn("Greedy", "Random");
        window.await(() -> window.shows("#plot-elo"));
        window.press("lab-pane-2");
        var table = games();
        assertThat(FxThread.call(() -> table.getItems().size())).isEqualTo(12);
        TestWindow.run(() -> table.getSelectionModel().select(3));
        window.press("lab-open-game");
        window.await(() -> window.shows("#graph") && window.shows("#node-1"));
        assertThat(FxThread.call(() -> window.program().shell().place())).isInstanceOf(Place.Review.class);
        window.go(new Place.Lab());
        window.await(() -> window.shows("#lab-games-table"));
        assertThat(Files.exists(data.resolve("lab/0001/report.html"))).isTrue();
        assertThat(Files.exists(data.resolve("lab/0001/games.pgn"))).isTrue();
    }

    @Test
    void aRunIsPausedContinuedStoppedAndResumed() throws Exception {
        match("100000");
        window.press("lab-start");
        window.await(() -> window.shows("#live-0") && window.shows("#lab-pause"));
        window.press("lab-pause");
        window.await(() -> words("lab-phase").equals("Paused"));
        window.press("lab-continue");
        window.await(() -> words("lab-phase").equals("Running"));
        window.key(KeyCode.P);
        window.await(() -> words("lab-phase").equals("Paused"));
        window.press("lab-continue");
        // Leaving the screen does not end the run.
        window.go(new Place.Home());
        assertThat(window.shows("#rail-lab")).isTrue();
        window.go(new Place.Lab());
        window.await(() -> words("lab-phase").equals("Running") && window.shows("#lab-elo"));
        window.press("lab-stop");
        window.await(() -> window.shows("#lab-resume"));
        assertThat(words("lab-phase")).isEqualTo("Stopped");
        int played = played();
        assertThat(played).isPositive();
        window.press("lab-resume");
        window.await(() -> words("lab-phase").equals("Running") && played() > played);
        window.press("lab-stop");
        window.await(() -> window.shows("#lab-resume"));
    }

    private int played() throws Exception {
        return Integer.parseInt(words("lab-progress").split(" ")[0].replace(",", ""));
    }

    @Test
    void closingTheWindowBreaksOffAndTheNextOneOffersToGoOn() throws Exception {
        match("100000");
        window.press("lab-start");
        window.await(() -> window.shows("#lab-elo"));
        window.close();
        window = TestWindow.reopen(data);
        window.go(new Place.Lab());
        window.await(() -> window.shows("#reopen-0001"));
        assertThat(words("reopen-0001")).isEqualTo("Resume");
        window.fire("reopen-0001");
        window.await(() -> window.shows("#lab-stop") && played() > 0);
        window.press("lab-stop");
        window.await(() -> window.shows("#lab-leave"));
        window.press("lab-leave");
        window.await(() -> window.shows("#lab-start"));
        assertThat(written("field-games")).isEqualTo("100000");
        window.fire("forget-0001");
        window.fire("forget-sure-0001");
        window.await(() -> !Files.exists(data.resolve("lab/0001")));
    }

    @Test
    void aJobFileGivesTheSameFormAgain() throws Exception {
        match("64");
        window.fire("add-pathfinder");
        write("player-2", "pathfinder:@name=Third,@nodes=5");
        write("field-tc", "2+0.02");
        window.fire("field-format-1");
        var file = data.resolve("mine.json");
        files.choose(file);
        window.press("job-save");
        window.await(() -> Files.exists(file));
        if (!(JobSpec.read(Files.readString(file)) instanceof Reading.Read<JobSpec>(JobSpec spec))) throw new AssertionError("no job");
        assertThat(spec).isEqualTo(new JobSpec(List.of("greedy", "random", "pathfinder:@name=Third,@nodes=5"),
                Map.of("variant", "gardner", "games", "64", "max-moves", "40", "tc", "2+0.02", "format", "gauntlet")));
        window.fire("remove-0");
        write("field-games", "2");
        write("field-tc", "");
        files.choose(file);
        window.press("job-open");
        window.await(() -> written("field-games").equals("64"));
        assertThat(written("field-tc")).isEqualTo("2+0.02");
        assertThat(written("player-0")).isEqualTo("greedy");
        assertThat(written("player-2")).isEqualTo("pathfinder:@name=Third,@nodes=5");
        window.await(this::mayStart);
        var file2 = data.resolve("again.json");
        files.choose(file2);
        window.press("job-save");
        window.await(() -> Files.exists(file2));
        assertThat(Files.readString(file2)).isEqualTo(Files.readString(file));
    }

    @Test
    void whatIsWrongIsSaidAtItsField() throws Exception {
        match("10");
        write("field-games", "many");
        window.await(() -> window.shows("#problem-games"));
        assertThat(words("problem-games")).startsWith("A whole number from 1 to");
        assertThat(mayStart()).isFalse();
        write("field-games", "10");
        write("field-tc", "soon");
        window.await(() -> window.shows("#problem-tc") && !window.shows("#problem-games"));
        write("field-tc", "");
        write("player-1", "gredy");
        window.await(() -> window.shows("#problem-player-1"));
        assertThat(words("problem-player-1")).isEqualTo("There is no player “gredy” here.");
        window.fire("remove-1");
        window.await(() -> window.shows("#problem-players"));
        assertThat(words("problem-players")).isEqualTo("At least two players are needed.");
        window.fire("add-random");
        write("field-concurrency", "0");
        window.await(() -> words("problem-concurrency").startsWith("A whole number"));
        write("field-concurrency", "1");
        write("field-openings", data.resolve("none.pgn").toString());
        window.await(() -> window.shows("#problem-openings"));
        write("field-openings", "");
        window.await(this::mayStart);
    }

    @Test
    void aBadJarIsRefusedWithItsReason() throws Exception {
        var jar = data.resolve("bad.jar");
        Files.writeString(jar, "no jar at all");
        TestWindow.run(() -> ((LabScreen) window.program().shell().screen()).accept(new LabIntent.Drop(List.of(jar))));
        window.await(() -> window.shows(".dialog-card"));
        assertThat(window.text(".dialog-title")).isEqualTo("bad.jar cannot play");
        assertThat(window.text(".dialog-text")).isNotBlank();
        assertThat(Files.exists(data.resolve("agents/bad.jar"))).isFalse();
        window.key(KeyCode.ESCAPE);
    }

    @Test
    void theOptionsOfAPlayerBecomeItsLine() throws Exception {
        window.fire("options-0");
        window.await(() -> window.shows("#term-name"));
        write("term-name", "One");
        write("term-nodes", "few");
        window.await(() -> window.shows("#term-nodes-problem"));
        write("term-nodes", "7");
        var accept = (Button) window.node(".dialog-buttons .accent");
        TestWindow.run(accept::fire);
        window.await(() -> written("player-0").equals("greedy:@name=One,@nodes=7"));
        window.await(() -> words("lab-title").equals("One – Random"));
    }

    @Test
    void everySettingOfTheCommandIsInTheForm() throws Exception {
        for (var name : JobReader.SETTINGS.keySet()) {
            var first = List.of("format", "order").contains(name) ? "#field-" + name + "-0" : "#field-" + name;
            assertThat(FxThread.call(() -> window.program().shell().lookup(first))).as(name).isNotNull();
        }
    }
}
